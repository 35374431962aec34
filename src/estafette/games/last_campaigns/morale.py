"""[morale.base.default] Morale and pursuit values, and the tests that are rolled against them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from .demoralisation import is_unit_demoralised
from .doctrine import filled
from .eyes import hearers
from .fate import eliminate
from .fatigue import is_exhausted
from .guard import is_old_guard
from .initiative import note_retreat
from .sides import INFANTRY, Army, Kind, Role, Side
from .state import Game

NEVER_ROUTS = ("reaction", "square")

Line: TypeAlias = tuple[str, int]


def stands_firm(
    game: Game, side: Side, units: Sequence[str], *, attacking: bool, weights: Sequence[Line]
) -> bool:
    """[retreat.involuntary.test] Do these units stay, with all that weighs upon them?"""
    extra = sum([amount for _, amount in weights])
    value = group_morale(game, units, attacking=attacking, extra=extra)
    own = {unit: morale(game, unit, attacking=attacking, extra=extra) for unit in units}
    mine = lines(game, best(game, units, attacking), attacking)
    reckon(game, side, units, [*mine, *weights], value)
    return roll(game, side, own, value, "retreat")


def reckon(game: Game, side: Side, units: Sequence[str], sum_: Sequence[Line], value: int) -> None:
    """[table.morale] Why the morale of units is not what it was, for whoever sees them.

    [command.written-or-markers] That a unit is in Reserve is nobody else's business.
    """
    if len(sum_) > 1:
        to = (side,) if game.orders_are_written else hearers(game, units)
        game.tell("morale.reckoned", to=to, units=list(units), sum=sum_, value=value)


def test(game: Game, side: Side, units: Sequence[str], value: int, why: str) -> bool:
    """[morale.test.procedure] One die, not above the morale; with 20.10 some may rout."""
    return roll(game, side, {unit: morale(game, unit) for unit in units}, value, why)


def roll(game: Game, side: Side, own: Mapping[str, int], value: int, why: str) -> bool:
    """[morale.test.procedure] [option.rout.unit] Each unit answers for its own morale as well."""
    die = game.dice.d6()
    passed = die <= value
    facts = {"side": side, "units": list(own), "die": die, "value": value, "why": why}
    game.tell("morale.test", to=hearers(game, own), passed=passed, **facts)
    if not passed and why not in NEVER_ROUTS and game.plays_with("rout"):
        rout(game, [unit for unit in own if is_routed(game, die, own[unit])])
    return passed


def rout(game: Game, units: Sequence[str]) -> None:
    """[option.rout.spread] They are eliminated, and panic runs on; nobody tests twice (R-103)."""
    asked, running = set(units), list(units)
    while running:
        unit = running.pop(0)
        near = [other for other in beside(game, unit) if other not in asked]
        game.tell("morale.rout", unit=unit)
        note_retreat(game, [unit])
        eliminate(game, unit)
        asked |= {*near}
        for other in near:
            die, value = game.dice.d6(), morale(game, other)
            game.tell(
                "morale.test",
                to=hearers(game, [other]),
                side=game.side(other),
                units=[other],
                die=die,
                value=value,
                why="rout",
                passed=die <= value,
            )
            if is_routed(game, die, value):
                running.append(other)


def is_routed(game: Game, die: int, value: int) -> bool:
    """[option.rout.unit] By three or more above its morale."""
    return die - value >= game.printed.tables.limits.rout


def beside(game: Game, unit: str) -> list[str]:
    """[option.rout.spread] Friends in the same hex and in those around it, each once.

    [option.extended.deploy] A line that panics, or is beside, does so with both of its hexes.
    """
    side, here = game.side(unit), filled(game, unit)
    around = dict.fromkeys(
        [*here, *[there for hex_ in here for there in game.ground.neighbours[hex_]]]
    )
    friends = [other for hex_ in around if game.holder(hex_) is side for other in game.at(hex_)]
    return [other for other in dict.fromkeys(friends) if other != unit]


def group_morale(
    game: Game, units: Iterable[str], *, attacking: bool = False, extra: int = 0
) -> int:
    """[morale.test.group] The best of the infantry, else of the cavalry, else of the guns."""
    return bounded(game, unbounded(game, best(game, units, attacking), attacking) + extra)


def best(game: Game, units: Iterable[str], attacking: bool) -> str:
    """[morale.test.group] The unit whose morale counts for all."""
    return max(testers(game, units), key=lambda unit: unbounded(game, unit, attacking))


def testers(game: Game, units: Iterable[str]) -> list[str]:
    """[morale.test.group] The units of the arm that tests for all."""
    units = list(units)
    arms = {unit: game.unit(unit).arm for unit in units}
    infantry = [unit for unit in units if arms[unit] is INFANTRY]
    cavalry = [unit for unit in units if arms[unit].is_cavalry]
    return infantry or cavalry or units


def morale(game: Game, unit: str, *, attacking: bool = False, extra: int = 0) -> int:
    """[morale.mod.cumulative] [morale.limits] Of one unit; `extra` is what the situation adds."""
    return bounded(game, unbounded(game, unit, attacking) + extra)


def bounded(game: Game, sum_: int) -> int:
    """[morale.limits] Only the final sum is kept within its bounds."""
    table = game.printed.tables.morale
    return max(table.least, min(table.most, sum_))


def unbounded(game: Game, unit: str, attacking: bool) -> int:
    """[table.morale] The base value and whatever lies on the unit itself (R-58)."""
    return sum([amount for _, amount in lines(game, unit, attacking)])


def lines(game: Game, unit: str, attacking: bool) -> Iterator[Line]:
    """[table.morale] The same line by line."""
    table = game.printed.tables.morale
    yield "morale.base", base(game, unit, attacking)
    if game.losses.get(unit, 0) and not is_steady(game, unit):
        yield "morale.step-lost", table.step_lost  # [morale.mod.step-loss]
    if is_exhausted(game, unit):
        yield "morale.exhausted", table.exhausted  # [option.fatigue.exhausted-morale]
    elif is_unit_demoralised(game, unit):
        yield "morale.demoralised", table.demoralised  # [morale.mod.demoralised]
    if has_leader(game, unit):
        yield "morale.leader", table.leader
    if game.order(unit).kind is Kind.RESERVE:
        yield "morale.reserve", table.reserve  # [morale.mod.reserve]


def base(game: Game, unit: str, attacking: bool) -> int:
    """[morale.base.default] The value of its nation and arm, less the recoil of the Guard."""
    table = game.printed.tables.morale
    value = printed_base(game, unit, attacking)
    if game.recoiled and game.army_of(game.unit(unit).formation) is Army.FRENCH:
        value += table.recoil  # [guard.recoil.morale]
    return value


def printed_base(game: Game, unit: str, attacking: bool) -> int:
    """[morale.base.nassau] [morale.base.dutch] [morale.base.prussian-weak] and the best of them."""
    table, sheet = game.printed.tables.morale, game.unit(unit)
    if "nassau" in sheet.marks:
        return table.nassau
    if "dutch" in sheet.marks:
        return table.dutch
    if is_old_guard(game, unit):
        return table.old_guard
    if "british" in sheet.marks:
        if sheet.arm.is_cavalry:
            return table.british_cavalry
        if sheet.arm is INFANTRY and not attacking:
            return table.british_defence  # [morale.base.british-infantry-defence]
    is_prussian = game.army_of(sheet.formation) is Army.PRUSSIAN
    if is_prussian and sheet.arm is INFANTRY and sheet.front <= table.weak:
        return table.weak_prussian
    return table.base


def is_steady(game: Game, unit: str) -> bool:
    """[morale.mod.step-loss-exempt] British infantry and all the King's German Legion."""
    sheet = game.unit(unit)
    return "kgl" in sheet.marks or ("british" in sheet.marks and sheet.arm is INFANTRY)


def has_leader(game: Game, unit: str) -> bool:
    """[morale.mod.leader] Its own leader, or a wing commander or commander in chief of its army."""
    hex_, army = game.where[unit], game.army_of(game.unit(unit).formation)
    for leader, where in game.leaders.items():
        if leader in game.rallied:
            continue  # [rally.leader-busy]
        if where == hex_ and game.printed.leaders[leader].army is army:
            if game.role(leader) is not Role.FORMATION:
                return True
            if leader == game.leader_of(game.corps(unit)):
                return True
    return False


def pursuit_value(game: Game, unit: str) -> int:
    """[pursuit-value.default] How hard cavalry is to hold back."""
    table, marks = game.printed.tables.pursuit, game.unit(unit).marks
    if "guard-cavalry" in marks:
        return table.guard
    return table.british if "british" in marks else table.base
