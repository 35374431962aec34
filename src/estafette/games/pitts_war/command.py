"""[activation.commander.majority] Leaders: who commands, who may stay, what they add."""

from collections.abc import Collection
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose, Retreat
from .bounds import cannot_go
from .control import is_friendly
from .fate import dismiss, move, reduce
from .sheets import STRAIT
from .sides import Side
from .stacking import cannot_stack, excess, limit, steps_by_power
from .state import Game


def commander(game: Game, armies: Collection[str], leaders: Collection[str]) -> str:
    """[activation.commander.majority] Who commands; empty if nobody.

    With [activation.commander.strategic]. Of equals the first named commands.
    """
    best = equal_commanders(game, armies, leaders)
    return best[0] if best else ""


def equal_commanders(game: Game, armies: Collection[str], leaders: Collection[str]) -> list[str]:
    """[activation.commander.majority] [activation.commander.free] Those who may claim command.

    First the leaders of the nation with most steps, then the best strategic bonus.
    """
    if len(leaders) < 2:
        return list(leaders)
    steps = steps_by_power(game, armies)
    printed = game.printed.leaders
    ranks = [
        (
            game.is_major(printed[leader].power),
            steps.get(printed[leader].power, 0),
            printed[leader].strategic,
        )
        for leader in leaders
    ]
    return [leader for leader, rank in zip(leaders, ranks, strict=True) if rank == max(ranks)]


def cavalry(game: Game, armies: Collection[str], leaders: Collection[str]) -> int:
    """[leader.cavalry-bonus] [unit.cavalry-symbol] C symbols of armies and leaders."""
    printed = game.printed.leaders
    return sum([game.face(army).cavalry for army in armies]) + sum(
        [printed[leader].cavalry for leader in leaders]
    )


def check_leaders(game: Game) -> None:
    """[leader.needs-own-army] Leaders without an army of their nation leave the map."""
    for leader in [each for each, area in game.leaders.items() if is_alone(game, each, area)]:
        dismiss(game, leader)


def is_alone(game: Game, leader: str, area: str) -> bool:
    """[leader.needs-own-army] Is there no army of a leader's nation in an area?"""
    power, power_of = game.printed.leaders[leader].power, game.printed.power_of
    for army in game.stacks.get(area, ()):
        if power_of[army] == power:
            return False
    return True


def disperse_excess(game: Game, area: str) -> Procedure[None]:
    """[stacking.leader-removed.withdraw] Too many for those left must go to a neighbouring area.

    With [stacking.leader-removed.convert].
    """
    if game.strength(game.stacks.get(area, ())) <= limit(game, 0):
        return
    for side in Side:
        while excess(game, area, side):
            ways = ways_out(game, area, side)
            if ways:
                yield from send_one_away(game, side, area, ways)
            else:
                yield from give_up_a_step(game, side, area)
            check_leaders(game)


def ways_out(game: Game, area: str, side: Side) -> list[Retreat]:
    """[stacking.leader-removed.withdraw] Which armies could go, and where."""
    armies, near = game.at(area, side), game.neighbours(area)
    ways = [Retreat(army, there) for army in armies for there in near]
    return [way for way in ways if cannot_withdraw(game, side, area, way) is None]


def send_one_away(game: Game, side: Side, area: str, ways: list[Retreat]) -> Procedure[None]:
    choice = yield ask(
        side,
        "stacking.who-withdraws",
        rule="stacking.leader-removed.withdraw",
        offers=ways,
        unless=partial(cannot_withdraw, game, side, area),
        kind=Retreat,
        facts={"area": area},
    )
    assert isinstance(choice, Retreat)
    move(game, choice.army, choice.area)
    if game.march is not None and choice.army in game.march.armies:
        game.march.armies.remove(choice.army)
    game.tell("stacking.withdrawn", army=choice.army, area=choice.area)


def cannot_withdraw(game: Game, side: Side, area: str, choice: Retreat) -> Refusal | None:
    """[stacking.leader-removed.withdraw] Why this army may not leave for there; None if it may."""
    army, there = choice.army, choice.area
    if army not in game.at(area, side):
        return refuse("stacking.leader-removed.withdraw", "stacking.not-here", army=army)
    border = game.printed.ground.border(area, there)
    if border is None or border.kind == STRAIT:
        return refuse("stacking.leader-removed.withdraw", "stacking.no-way", area=there)
    if not is_friendly(game, there, side) or game.at(there, side.enemy):
        return refuse("stacking.leader-removed.withdraw", "stacking.not-friendly", area=there)
    return cannot_go(game, [army], there) or cannot_stack(game, there, [army])


def give_up_a_step(game: Game, side: Side, area: str) -> Procedure[None]:
    """[stacking.leader-removed.convert] A step goes, and comes back as a point next year."""
    choice = yield ask(
        side,
        "stacking.who-is-lost",
        rule="stacking.leader-removed.convert",
        offers=[Lose(army) for army in game.at(area, side)],
        unless=partial(cannot_give_up, game.at(area, side)),
        facts={"area": area},
    )
    assert isinstance(choice, Lose)
    power = game.printed.power_of[choice.army]
    game.credit = {**game.credit, power: game.credit.get(power, 0) + 1}
    game.tell("stacking.converted", army=choice.army, power=power)
    reduce(game, choice.army)


def cannot_give_up(crowded: Collection[str], choice: Lose) -> Refusal | None:
    """[stacking.leader-removed.convert] Only the armies that are too many give up a step."""
    if choice.army not in crowded:
        return refuse("stacking.leader-removed.convert", "stacking.not-here", army=choice.army)
    return None
