"""[division.orders] Divisions under orders of their own, and divisions lent to another corps."""

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .actions import Recall
from .affairs import Command, Order
from .sides import Kind, Side
from .start import feature
from .state import Game, less
from .wings import is_in_range

ALONE = 1  # [division.leader-value] the value of a division that has no leader


def leader_value(game: Game, formation: str) -> int:
    """[compliance.check] What the leader of a formation is worth when orders are weighed.

    [division.reattach.penalty] One less for each strange division after the first; never below 0.
    """
    if "/" in formation:
        return ALONE
    leader = game.leader_of(formation)
    if leader is None:
        return 0
    return max(game.value(leader) - max(len(strangers(game, formation)) - 1, 0), 0)


def strangers(game: Game, corps: str) -> list[str]:
    """[division.reattach.penalty] The divisions of other corps that are with this one."""
    lent = [division for division, to in game.attached.items() if to == corps]
    return [each for each in lent if each.partition("/")[0] != corps and on_map(game, each)]


def on_map(game: Game, division: str) -> list[str]:
    """The units of a division that stand on the map."""
    return [unit for unit in game.printed.divisions[division] if unit in game.where]


def divisions_of(game: Game, corps: str) -> list[str]:
    """[division.orders] Those with units on the map; the guns of a corps are no division."""
    own = [each for each in game.printed.divisions_of[corps] if each not in game.attached]
    return [division for division in own + strangers(game, corps) if on_map(game, division)]


def sent_away(game: Game, side: Side) -> list[str]:
    """[division.separate-formation] The divisions of a side under orders of their own."""
    found = [each for each in game.commands if "/" in each]
    return [each for each in found if game.side_of_formation(each) is side]


def is_beside_leader(game: Game, division: str, corps: str) -> bool:
    """[division.recall] Are all units of a division in range of the leader of a corps?"""
    leader = game.leader_of(corps)
    if leader is None or leader not in game.leaders:
        return False
    hexes = dict.fromkeys([game.where[unit] for unit in on_map(game, division)])
    return all(is_in_range(game, leader, hex_) for hex_ in hexes)


def cannot_recall(game: Game, side: Side, choice: Recall) -> Refusal | None:
    """[division.recall] Only an order that the leader of the corps gave, and only in his range.

    Of the divisions of the enemy one is not told who has sent them where.
    """
    division = choice.division
    if division not in game.commands or game.side_of_formation(division) is not side:
        return refuse("division.recall", "division.not-away", division=division)
    corps = game.corps_of(division)
    if game.commands[division].by != game.leader_of(corps):
        return refuse("division.countermand", "division.not-his", division=division)
    if not is_beside_leader(game, division, corps):
        return refuse("division.recall", "division.out-of-range", division=division)
    return None


def merge(game: Game, division: str) -> None:
    """[division.recall] Division and corps are one formation again."""
    game.commands.pop(division, None)
    game.dispatches = tuple([each for each in game.dispatches if each.to != division])


def attach(game: Game, division: str, corps: str) -> None:
    """[division.reattach] From now on the division is activated with that corps."""
    if division.partition("/")[0] == corps:
        game.attached = less(game.attached, division)
    else:
        game.attached = {**game.attached, division: corps}
    merge(game, division)


def rejoin_order(game: Game, corps: str) -> Order:
    """[division.countermand] A March to the leader of its corps (R-81)."""
    leader = game.leader_of(corps)
    assert leader is not None
    return Order(Kind.MARCH, feature(game, game.leaders[leader]))


def set_out(game: Game, division: str, command: Command, corps: str) -> None:
    """[division.countermand] [division.reattach] What an order to join a corps brings about.

    To rejoin its own the division marches until it is in range; another takes it over at once.
    """
    if game.corps_of(division) != corps:
        attach(game, division, corps)
        game.tell("division.attached", division=division, formation=corps, to=hearers(game, corps))
    else:
        game.commands[division] = replace(command, joins=corps)


def close_up(game: Game, side: Side) -> None:
    """[division.countermand] Those on their way back who have come into range."""
    for division in sent_away(game, side):
        corps = game.commands[division].joins
        if division in game.hidden:
            continue
        if not on_map(game, division):
            merge(game, division)
        elif corps and is_beside_leader(game, division, corps):
            merge(game, division)
            game.tell("division.rejoins", division=division, to=hearers(game, division))
        elif corps and game.leader_of(corps) in game.leaders:
            command = game.commands[division]
            game.commands[division] = replace(command, order=rejoin_order(game, corps))


def hearers(game: Game, formation: str) -> tuple[str, ...] | None:
    """[command.written-or-markers] Written orders are for their own side alone."""
    return (game.side_of_formation(formation),) if game.orders_are_written else None
