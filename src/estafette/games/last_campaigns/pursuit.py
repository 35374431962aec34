"""[pursuit.option] After a charge is won: riding on, staying, or going back."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import melee, reaction, retreat
from .actions import Halt, Pursue
from .fate import move
from .morale import pursuit_value
from .riders import Rider, cannot_ride, friends_beside
from .stacking import may_mix
from .state import Game


def after_victory(
    game: Game, riders: Sequence[Rider], target: str, fled: Sequence[str]
) -> Procedure[None]:
    """[pursuit.option] [pursuit.one-round] Each victorious unit rides on, stays or goes back.

    `fled` are those who have just retreated because of a charge: they do not fire again.
    """
    goals: dict[str, list[Rider]] = {}
    staying: list[Rider] = []
    for rider in riders:
        if game.where.get(rider.unit) == target:
            goal = yield from choose_goal(game, rider, target)
            (goals.setdefault(goal, []) if goal else staying).append(rider)
    riding_on = [rider.unit for group in goals.values() for rider in group]
    yield from all_come_to_rest(game, staying, (target,), riding_on)
    for goal, group in goals.items():
        yield from pursue(game, group, target, goal, fled)


def choose_goal(game: Game, rider: Rider, here: str) -> Procedure[str]:
    """[pursuit.option] [pursuit.control-test] Which hex, or none; some cannot be held back."""
    side = game.side(rider.unit)
    prey = [there for there in game.ground.neighbours[here] if melee.enemies_at(game, there, side)]
    if all(cannot_ride(game, here, here, there) for there in prey):
        return ""
    offered = Offers(
        tuple([Pursue(rider.unit, there) for there in prey]),
        partial(cannot_pursue, game, rider.unit, here),
        Pursue,
    )
    facts = {"unit": rider.unit}
    choice = yield ask(
        side, "pursuit.whither", rule="pursuit.option", also=(offered,), or_else=Pass(), facts=facts
    )
    if not isinstance(choice, Pursue):
        if not runs_away(game, rider.unit):
            return ""
        choice = yield ask(
            side, "pursuit.must", rule="pursuit.control-test", also=(offered,), facts=facts
        )
    assert isinstance(choice, Pursue)
    return choice.hex


def cannot_pursue(game: Game, unit: str, here: str, choice: Pursue) -> Refusal | None:
    """[pursuit.option] Why not that hex: a pursuit goes as far as a charge may, and one hex."""
    if choice.unit != unit or choice.hex not in game.ground.neighbours[here]:
        return refuse("pursuit.option", "pursuit.not-adjacent")
    if not melee.enemies_at(game, choice.hex, game.side(unit)):
        return refuse("pursuit.option", "pursuit.nobody", hex=choice.hex)
    return cannot_ride(game, here, here, choice.hex)


def runs_away(game: Game, unit: str) -> bool:
    """[pursuit.control-test] A die above the pursuit value: it cannot be held back."""
    die, value = game.dice.d6(), pursuit_value(game, unit)
    game.tell("pursuit.control", unit=unit, die=die, value=value, held=die <= value)
    return die > value


def pursue(
    game: Game, riders: Sequence[Rider], here: str, goal: str, fled: Sequence[str]
) -> Procedure[None]:
    """[pursuit.option] [pursuit.end] One more round, as in a charge, and that is the end of it."""
    riders = [rider for rider in riders if game.where.get(rider.unit) == here]
    if not riders:
        return
    side = game.side(riders[0].unit)
    friends = friends_beside(game, goal, side, game.charging)
    for rider in riders:
        move(game, rider.unit, goal)
        game.tell("pursuit.rides", unit=rider.unit, hex=goal)
    going = [rider.unit for rider in riders]
    yield from reaction.react(game, goal, going, "pursuit", came_from=here)
    riders = [
        replace(rider, entry=here, target=goal)
        for rider in riders
        if game.where.get(rider.unit) == goal
    ]
    if not riders:
        game.tell("pursuit.stopped", hex=goal)
        return
    shock = melee.Shock("pursuit", riders, goal, friends, silent=fled)
    if (yield from melee.clash(game, shock)):
        yield from all_come_to_rest(game, riders, (goal, here), ())


def all_come_to_rest(
    game: Game, riders: Sequence[Rider], places: Sequence[str], passing: Sequence[str]
) -> Procedure[None]:
    """[charge.winner.options] One after the other; who comes later must find room (R-48)."""
    undecided = [rider.unit for rider in riders]
    for rider in riders:
        undecided.remove(rider.unit)
        if game.where.get(rider.unit) == places[0]:  # neither fallen nor beaten since
            yield from come_to_rest(game, rider, places, (*undecided, *passing))


def come_to_rest(
    game: Game, rider: Rider, places: Sequence[str], passing: Sequence[str]
) -> Procedure[None]:
    """[charge.winner.options] [pursuit.end] Here, or back where it set out (R-48)."""
    here = places[0]
    offers = [Halt(rider.unit, hex_) for hex_ in dict.fromkeys([*places, rider.start])]
    unless = partial(cannot_halt, game, rider, places, passing)
    if all(unless(offer) is not None for offer in offers):
        yield from retreat.retreat(game, [rider.unit], voluntary=False, start=here)
        return
    choice = yield ask(
        game.side(rider.unit),
        "charge.where-to-halt",
        rule="charge.winner.options",
        offers=offers,
        unless=unless,
        kind=Halt,
        facts={"unit": rider.unit},
        always=game.orders_are_written,  # [division.no-mixing] hangs on the orders of divisions
    )
    assert isinstance(choice, Halt)
    if choice.hex == rider.start:
        yield from melee.go_back(game, rider)
    elif choice.hex != here:
        move(game, rider.unit, choice.hex)
        game.tell("charge.goes-back", unit=rider.unit, hex=choice.hex)
        yield from reaction.react(game, choice.hex, [rider.unit], "retreat")


def cannot_halt(
    game: Game, rider: Rider, places: Sequence[str], passing: Sequence[str], choice: Halt
) -> Refusal | None:
    """[pursuit.end] [charge.winner.options] Not among enemies, and not above the stacking limit.

    Those who are only `passing` through the hex leave room.
    """
    hex_, side = choice.hex, game.side(rider.unit)
    if choice.unit != rider.unit or hex_ not in (*places, rider.start):
        return refuse("charge.winner.options", "charge.not-there", unit=rider.unit)
    if melee.enemies_at(game, hex_, side):
        return refuse("pursuit.end", "charge.enemies-there", hex=hex_)
    if hex_ == rider.start:
        return None
    limit = game.printed.tables.limits.stack
    staying = [unit for unit in game.at(hex_) if unit not in passing and unit != rider.unit]
    if len(staying) >= limit:
        return refuse("stacking.limit", "stacking.full", hex=hex_, limit=limit)
    for other in staying:
        if not may_mix(game, rider.unit, other):
            return refuse("division.no-mixing", "stacking.division", unit=rider.unit, other=other)
    return None
