"""[movement.drop-off] Those who fall out of the ranks of a march, and those who fall in."""

from estafette.engine import Refusal, refuse

from .actions import Join, Leave
from .affairs import March
from .bounds import keeps_armistice
from .control import is_neutral
from .passage import EGYPTIAN_EXPEDITION, FREE_PASSAGE
from .state import Game


def cannot_join(game: Game, choice: Join) -> Refusal | None:
    """[movement.pick-up] [activation.leader-pick-up] Why this piece may not be picked up."""
    march, piece = game.march, choice.piece
    assert march is not None
    if piece not in joinable(game, march):
        return refuse("movement.pick-up", "march.not-here", area=march.area)
    if not march.leaders:
        return refuse("movement.pick-up", "march.no-leader")
    if piece in game.moved or piece in game.led:
        return refuse("movement.pick-up", "march.has-moved", piece=piece)
    if piece in march.dropped:
        return refuse("movement.drop-off", "march.left-behind", piece=piece)
    if refusal := keeps_armistice(game, piece):
        return refusal
    return is_leader_alone(game, piece, march.armies)


def joinable(game: Game, march: March) -> list[str]:
    """[movement.pick-up] The armies and leaders of the side in the area that do not march."""
    here = (*game.at(march.area, march.side), *game.leaders_at(march.area, march.side))
    return [piece for piece in here if piece not in march.armies and piece not in march.leaders]


def is_leader_alone(game: Game, piece: str, armies: list[str]) -> Refusal | None:
    """[leader.needs-own-army] A leader goes only where there is an army of his nation."""
    leader = game.printed.leaders.get(piece)
    if leader is None or any(game.printed.power_of[army] == leader.power for army in armies):
        return None
    return refuse("leader.needs-own-army", "march.leader-alone", leader=piece)


def join(game: Game, march: March, piece: str) -> None:
    """[movement.pick-up] An army or a leader goes along."""
    ranks = march.leaders if piece in game.printed.leaders else march.armies
    ranks.append(piece)
    game.tell("march.joined", piece=piece, area=march.area)


def those_who_could_stay(march: March) -> tuple[str, ...]:
    """[movement.drop-off] Who may fall out of the ranks: never one who is alone."""
    is_alone = len(march.armies) == 1 and not march.leaders
    return () if is_alone else (*march.armies, *march.leaders)


def cannot_leave(game: Game, choice: Leave) -> Refusal | None:
    """[movement.drop-off] Why this piece may not be left behind."""
    march, piece = game.march, choice.piece
    assert march is not None
    if piece not in march.armies and piece not in march.leaders:
        return refuse("movement.drop-off", "march.not-along")
    if march.grant == FREE_PASSAGE and is_neutral(game, march.area):
        return refuse("card.c.libre-passage", "march.nobody-stays", area=march.area)
    if march.grant == EGYPTIAN_EXPEDITION:
        return refuse("card.f.expedition-egypte.assault", "march.must-land")
    if len(march.armies) == 1 and piece in march.armies:
        return refuse("movement.drop-off", "march.nobody-left")
    if game.is_sub_impulse and {*march.leaders} <= {*those_leaving(game, march, piece)}:
        return refuse("turn.leader-subimpulse", "march.leader-leads")
    if piece in march.leaders:
        stay = [army for army in game.stacks[march.area] if army not in march.armies]
        return is_leader_alone(game, piece, stay)
    return None


def those_leaving(game: Game, march: March, piece: str) -> list[str]:
    """[leader.needs-own-army] A piece, and the leaders who would have no army of their nation."""
    left = [army for army in march.armies if army != piece]
    alone = [leader for leader in march.leaders if is_leader_alone(game, leader, left)]
    return [piece, *[leader for leader in alone if leader != piece]]


def leave(game: Game, march: March, piece: str) -> None:
    """[movement.drop-off] Who is left on the way has moved; who never left has not."""
    for each in those_leaving(game, march, piece):
        ranks = march.leaders if each in march.leaders else march.armies
        ranks.remove(each)
        march.dropped.append(each)
        if march.came_from:
            mark_moved(game, [each])
        game.tell("march.left", piece=each, area=march.area)


def mark_moved(game: Game, pieces: list[str]) -> None:
    """[activation.once] These have had their move in this impulse, or sub-impulse."""
    if game.is_sub_impulse:
        game.led |= {*pieces}
    else:
        game.moved |= {*pieces}


def settle_moved(game: Game, march: March) -> None:
    """[movement.joined-have-moved] [activation.joined-unit] The force, and all it ends up with."""
    areas = {game.where[army] for army in march.armies if army in game.where}
    for area in areas:
        leaders = [leader for leader, here in game.leaders.items() if here == area]
        mark_moved(game, [*game.stacks[area], *leaders])
