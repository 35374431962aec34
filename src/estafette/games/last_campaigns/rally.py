"""[rally.eligibility] Rally: eliminated units come back to a leader in Reserve, out of sight."""

from functools import partial
from itertools import pairwise

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Rally, RallyPair, Restore, StandAside
from .command_range import is_in_command
from .demoralisation import is_army_demoralised, is_unit_demoralised
from .eyes import hearers
from .fate import eliminate, move, rally, restore
from .printed import HOURS, clock
from .sides import Kind, Side
from .state import Game
from .zones import is_in_zoc


def rally_units(game: Game, side: Side) -> Procedure[None]:
    """[sequence.phase1.rally] Units try to rally, one after the other, as long as one can."""
    while True:
        units = [unit for unit in game.eliminated if game.side(unit) is side]
        broken = [unit for unit in game.where if is_broken(game, unit) and game.side(unit) is side]
        if not units and not broken:
            return
        choice = yield from choose(game, side, units, broken)
        match choice:
            case Rally(unit):
                yield from attempt(game, unit)
            case RallyPair(unit, other):
                yield from attempt_pair(game, unit, other)
            case Restore(unit):
                pull_together(game, unit)
            case _:
                return


def choose(
    game: Game, side: Side, units: list[str], broken: list[str]
) -> Procedure[Rally | RallyPair | Restore | Pass]:
    """[rally.placement] Which unit is next? `Pass` is always an answer, and often the only one.

    [command.written-or-markers] Whether its leader is in Reserve by now, or elsewhere, silence
    would tell.
    """
    offers: list[Rally | RallyPair | Restore] = [
        *[Rally(unit) for unit in units if game.steps(unit) > 1],
        *[Restore(unit) for unit in broken],
        *[RallyPair(*pair) for pair in pairs(game, units)],
    ]
    choice = yield ask(
        side,
        "rally.which",
        rule="rally.eligibility",
        offers=offers,
        unless=partial(cannot_rally, game),
        kind=Rally,
        or_else=Pass(),
        always=game.orders_are_written and any(is_expected(game, offer) for offer in offers),
    )
    assert isinstance(choice, Rally | RallyPair | Restore | Pass)
    return choice


def pairs(game: Game, units: list[str]) -> list[tuple[str, str]]:
    """[rally.one-step-pair] One-step units with the same values, each with the next like it.

    Which of its likes a unit is paired with makes no difference but to their corps.
    """
    found: dict[object, list[str]] = {}
    for unit in units:
        if game.steps(unit) == 1:
            sheet = game.unit(unit)
            values = (sheet.front, sheet.movement, sheet.arm, game.printed.army_of[unit])
            found.setdefault(values, []).append(unit)
    linked = [pair for alike in found.values() for pair in pairwise(alike)]
    return linked + [(two, one) for one, two in linked]


def is_expected(game: Game, choice: Rally | RallyPair | Restore) -> bool:
    """[rally.eligibility] Might it come back, as far as its enemy sees?"""
    match choice:
        case Rally(unit):
            return has_slept(game, unit)
        case RallyPair(unit, other):
            return has_slept(game, unit) and has_slept(game, other)
        case Restore():
            return True


def cannot_rally(game: Game, choice: Rally | RallyPair | Restore) -> Refusal | None:
    """[rally.eligibility] [rally.reserve-needed] Why a unit cannot come back now."""
    if refusal := cannot_return(game, choice):
        return refusal
    if game.order_of(game.formation(choice.unit)).kind is not Kind.RESERVE:
        return refuse("rally.reserve-needed", "rally.not-in-reserve", unit=choice.unit)
    return None


def cannot_return(game: Game, choice: Rally | RallyPair | Restore) -> Refusal | None:
    """[rally.eligibility] Why it cannot come back whatever its leader's order is."""
    unit = choice.unit
    if isinstance(choice, Restore):
        return cannot_restore(game, unit)
    if unit not in game.eliminated:
        return refuse("rally.unsupplied-lost", "rally.not-eliminated", unit=unit)
    if not has_slept(game, unit):
        return refuse("rally.eligibility", "rally.too-early", unit=unit)
    if isinstance(choice, RallyPair):
        return cannot_pair(game, unit, choice.other) or cannot_be_led(game, unit, 2)
    if game.steps(unit) == 1:
        return refuse("rally.one-step-pair", "rally.needs-another", unit=unit)
    return cannot_be_led(game, unit, 1) or cannot_make_room(game, unit)


def cannot_pair(game: Game, unit: str, other: str) -> Refusal | None:
    """[rally.one-step-pair] Two units exactly alike, both eliminated, one army's."""
    if (unit, other) not in pairs(game, list(game.eliminated)):
        return refuse("rally.one-step-pair", "rally.not-alike", unit=unit, other=other)
    if not has_slept(game, other):
        return refuse("rally.eligibility", "rally.too-early", unit=other)
    return cannot_make_room(game, unit)


def cannot_restore(game: Game, unit: str) -> Refusal | None:
    """[steps.huge.rally-on-map] A huge unit at its third step, in command and otherwise alike."""
    if not is_broken(game, unit):
        return refuse("steps.huge.rally-on-map", "rally.not-broken", unit=unit)
    refusal = cannot_be_led(game, unit, 1)
    if refusal is None and not is_in_command(game, unit):
        return refuse("steps.huge.rally-on-map", "rally.out-of-command", unit=unit)
    return refusal


def cannot_be_led(game: Game, unit: str, count: int) -> Refusal | None:
    """[rally.leader-unseen] [rally.two-per-turn] It is the leader's work."""
    leader = leader_of(game, unit)
    if leader is None or leader not in game.leaders:
        return refuse("rally.placement", "rally.no-leader", unit=unit)
    if is_watched(game, leader):
        return refuse("rally.leader-unseen", "rally.leader-seen", leader=leader)
    if game.rallied.get(leader, 0) + count > game.printed.tables.limits.rallied:
        return refuse("rally.two-per-turn", "rally.enough", leader=leader)
    return None


def cannot_make_room(game: Game, unit: str) -> Refusal | None:
    """[rally.displaces] Is there room with the leader, or can somebody stand aside?"""
    leader = leader_of(game, unit)
    assert leader is not None
    hex_ = game.leaders[leader]
    if len(game.at(hex_)) < game.printed.tables.limits.stack or room_beside(game, hex_):
        return None
    return refuse("rally.displaces", "rally.no-room", leader=leader)


def attempt(game: Game, unit: str) -> Procedure[None]:
    """[rally.demoralised-roll] [rally.demoralised-fail] Back, or lost for good."""
    count(game, unit, 1)
    if not has_heart(game, unit):
        eliminate(game, unit, for_good=True)
        return
    yield from bring_back(game, unit)


def attempt_pair(game: Game, unit: str, other: str) -> Procedure[None]:
    """[rally.one-step-pair] [rally.one-step-pair-demoralised] One for the price of two (R-85)."""
    count(game, unit, 2)
    failed = [each for each in (unit, other) if not has_heart(game, each)]
    for each in failed or [other]:
        eliminate(game, each, for_good=True)
    if not failed:
        yield from bring_back(game, unit)


def pull_together(game: Game, unit: str) -> None:
    """[steps.huge.rally-on-map] Where it stands; a roll that fails changes nothing (R-139)."""
    count(game, unit, 1)
    if has_heart(game, unit):
        restore(game, unit)


def count(game: Game, unit: str, units: int) -> None:
    """[rally.two-per-turn] [rally.demoralised-counts] It counts, whatever comes of it."""
    leader = leader_of(game, unit)
    assert leader is not None
    game.rallied = {**game.rallied, leader: game.rallied.get(leader, 0) + units}


def has_heart(game: Game, unit: str) -> bool:
    """[rally.demoralised-roll] Only the demoralised, corps or army, roll for it."""
    army = game.printed.army_of[unit]
    if not (is_unit_demoralised(game, unit) or is_army_demoralised(game, army)):
        return True
    die = game.dice.d6()
    passed = die <= game.printed.tables.limits.rally
    game.tell("rally.roll", unit=unit, die=die, passed=passed)
    return passed


def bring_back(game: Game, unit: str) -> Procedure[None]:
    """[rally.placement] [rally.displaces] In the leader's hex, whoever is in the way aside."""
    leader = leader_of(game, unit)
    assert leader is not None
    hex_ = game.leaders[leader]
    if len(game.at(hex_)) >= game.printed.tables.limits.stack:
        choice = yield ask(
            game.side(unit),
            "rally.who-stands-aside",
            rule="rally.displaces",
            offers=[
                StandAside(each, there)
                for each in game.at(hex_)
                for there in room_beside(game, hex_)
            ],
            facts={"unit": unit},
        )
        assert isinstance(choice, StandAside)
        move(game, choice.unit, choice.hex)
        game.tell("rally.aside", to=hearers(game, [choice.unit]), unit=choice.unit, hex=choice.hex)
    rally(game, unit, hex_)


def room_beside(game: Game, hex_: str) -> list[str]:
    """[rally.displaces] The adjacent hexes with room that lie in no enemy zone of control."""
    side = next(iter([game.side(unit) for unit in game.at(hex_)]), None)
    if side is None:
        return []
    most = game.printed.tables.limits.stack
    return [
        there
        for there in game.ground.neighbours[hex_]
        if game.holder(there) is not side.enemy
        and len(game.at(there)) < most
        and not is_in_zoc(game, there, side.enemy)
    ]


def leader_of(game: Game, unit: str) -> str | None:
    """[rally.placement] The leader to whom a unit comes back: that of its corps."""
    return game.leader_of(game.corps(unit))


def is_broken(game: Game, unit: str) -> bool:
    """[steps.huge.rally-on-map] Does a huge unit stand on its third step?"""
    return game.losses.get(unit, 0) == 2


def is_watched(game: Game, leader: str) -> bool:
    """[rally.leader-unseen] Is a leader in the line of sight of enemy units?"""
    hex_, enemy = game.leaders[leader], game.side_of_leader(leader).enemy
    ground, far = game.ground, game.visibility
    return any(
        ground.distance(there, hex_) <= far and ground.sight.sees(there, hex_)
        for there, stack in game.stacks.items()
        if game.printed.side_of[stack[0]] is enemy
    )


def has_slept(game: Game, unit: str) -> bool:
    """[rally.eligibility] Has a night turn begun since a unit was eliminated?"""
    turns, first = game.printed.tables.turns, clock(game.sheet.first)
    hours = range(first + game.eliminated[unit] + 1, first + game.turn + 1)
    return any(not turns.dawn <= hour % HOURS < turns.dusk for hour in hours)
