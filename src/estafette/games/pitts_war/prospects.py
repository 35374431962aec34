"""What may come of where the armies stand: who is near which prize, and who could take it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import log
from typing import TypeAlias

from msgspec import Struct
from msgspec import field as filled

from .affairs import March
from .attrition import marching_modifiers, must_test
from .expectations import NEAR, PRIZE, Ground, mean_attrition, strength
from .lay import Lay, aims_from
from .sides import COALITION, FRENCH, Side
from .state import Game

MASS, LEVY = 18.0, 6.0  # what armies are worth together; steps that a side can raise soon
HOPE = 0.6  # of a prize within reach
HUNGRY, WORN = 0.5, 0.85  # of its strength
IN_TIME, LATE = 0.1, 0.6  # of an army that must leave a land: there is time, or none
FIDGET = 0.01  # what it costs a force to walk about for nothing, a point
TAKEN = 1.6  # of a prize: what it is worth to take it, for who loses it loses more
PACE = 3  # Movement Points of a force that has not rolled for them yet

Forces: TypeAlias = tuple[tuple[str, float], ...]  # of a side, by area


class Field(Struct):
    """The armies of both sides: strength by area, and their chances with each prize."""

    french: dict[str, float]
    coalition: dict[str, float]
    steps: list[float] = filled(default_factory=lambda: [LEVY, LEVY])  # of each side
    armies: float = 0.0  # what the French have, before the Coalition: by the ratio of both
    step: tuple[float, float] = (1.0, 1.0)  # what one more is worth to each side
    massed: float = 0.0  # what the French stacks can do in the field, less those of the Coalition
    taken: float = 0.0  # areas of the enemy in which an army stands
    standing: dict[str, float] = {}  # and the prizes among them
    over_french: tuple[float, ...] = ()  # the chances of the French to take each prize
    over_coalition: tuple[float, ...] = ()


def muster(game: Game, ground: Ground, lay: Lay) -> Field:
    """[unit.steps] [unit.tactical-modifier] What each side has in every area."""
    field, contested = Field({}, {}), battlefields(game)
    holders, worth = lay.holders, ground.worth
    march, command = game.march, ground.command
    marching = march.area if march is not None and not march.is_over else ""
    best: dict[str, float] = {}
    for leader, area in game.leaders.items():  # [activation.commander.majority] one commands
        best[area] = max(best.get(area, 0.0), command[leader])
    for area, stack in game.stacks.items():
        if area in contested or area == marching:
            for armies, leaders in companies(game, area, stack):
                talent = max([command[leader] for leader in leaders], default=0.0)
                sign = enlist(game, ground, lay, field, area, armies, talent)
        else:
            sign = enlist(game, ground, lay, field, area, stack, best.get(area, 0.0))
        if holders[area] == -sign != 0.0 and area not in contested:
            field.taken += sign * worth.get(area, 0.0)
            if worth.get(area, 0.0) >= PRIZE:
                field.standing[area] = sign
    field.massed = sum(field.french.values()) - sum(field.coalition.values())
    field.armies = MASS * log(field.steps[0] / field.steps[1])
    field.step = MASS / field.steps[0], MASS / field.steps[1]
    return field


def battlefields(game: Game) -> set[str]:
    """[battle.obligatory] Where both sides stand until it is fought out."""
    found = {clash.area for clash in game.clashes}
    if game.battle is not None:
        found.add(game.battle.area)
    return found


def companies(game: Game, area: str, stack: Sequence[str]) -> Iterator[tuple[list[str], list[str]]]:
    """[movement.drop-off] The forces of an area with their leaders.

    Each side has its own, and those who march have left the others behind.
    """
    march = game.march
    gone = {*march.armies, *march.leaders} if march is not None else set()
    for side in Side:
        armies = [army for army in stack if (game.side(army) or FRENCH) is side]
        leaders = game.leaders_at(area, side) if armies else []
        for goes in (True, False):
            force = [army for army in armies if (army in gone) is goes]
            if force:
                yield force, [leader for leader in leaders if (leader in gone) is goes]


def enlist(
    game: Game,
    ground: Ground,
    lay: Lay,
    field: Field,
    area: str,
    armies: Sequence[str],
    talent: float,
) -> float:
    """[unit.steps] A force is counted; says for whom it stands."""
    able = lead = sign = 0.0
    steps, strays, hungry, worn = game.steps, game.strays, game.unsupplied, game.worn
    signs, forces, tactics = lay.of_armies, ground.forces, ground.tactics
    of_sides = field.steps
    for army in armies:
        now = steps[army]
        sign = signs[army]
        if strays and army in strays:
            sign = 1.0 if strays[army] is FRENCH else -1.0
        if sign < 0.0:
            of_sides[1] -= sign * forces[army][now]
        else:
            of_sides[0] += sign * forces[army][now]
        able += now * (HUNGRY if army in hungry else WORN if army in worn else 1.0)
        if tactics[army][now] > lead:
            lead = tactics[army][now]
    if sign == 1.0 or sign == -1.0:
        found = field.french if sign > 0.0 else field.coalition
        found[area] = found.get(area, 0.0) + strength(able, lead + talent)
    return sign


def pressure(lay: Lay, field: Field) -> float:
    """The prizes that the French may hope to take, less those that they may lose.

    Each by who is near it and who guards it.
    """
    found, field.over_french, field.over_coalition = hopes_and_fears(
        lay, tuple(field.french.items()), tuple(field.coalition.items())
    )
    return HOPE * found


@lru_cache(maxsize=512)
def hopes_and_fears(
    lay: Lay, french: Forces, coalition: Forces
) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    """What the prizes in reach come to, and the chances of each side with every one of them.

    Whoever thinks about his next move asks this again and again of the same armies.
    """
    ours, theirs = chances(lay, 0, french, coalition), chances(lay, 1, coalition, french)
    found, holders = 0.0, lay.prizes.values()
    for held, value, hope, fear in zip(holders, lay.ground.value, ours, theirs, strict=True):
        if held == -1.0:
            found += value * hope
        elif held == 1.0:
            found -= value * fear
    return found, ours, theirs


def chances(lay: Lay, whose: int, forces: Forces, guards: Forces) -> tuple[float, ...]:
    """How likely the best placed force of a side is to have its way with each prize it aims at."""
    against = [guard * guard for guard in looming(lay, whose, guards)]
    found = [0.0] * len(against)
    for area, force in forces:
        square = force * force
        for index, share in aims_from(lay, area)[whose]:
            if share > found[index]:  # no chance is better than that
                chance = share * square / (square + against[index] + 1.0)
                if chance > found[index]:
                    found[index] = chance
    return tuple(found)


def looming(lay: Lay, whose: int, guards: Forces) -> list[float]:
    """The strength around each prize aimed at, less of it from afar, more of it together."""
    found = [0.0] * len(lay.prizes)
    for area, force in guards:
        for index, share in aims_from(lay, area)[whose]:
            found[index] += force * share
    return found


def odds(strong: float, weak: float) -> float:
    """How likely the first is to have its way: by the squares of both."""
    return strong * strong / (strong * strong + weak * weak + 1)


def promise(game: Game, ground: Ground, lay: Lay, field: Field, march: March) -> float:
    """[movement.path] What the force on the march may still come to, beyond what it hopes for."""
    points, spent = PACE, 0
    if march.is_rolled:
        points = march.points
        spent = game.printed.tables.movement.at(march.potential) - points
    armies = game.printed.armies
    if points <= 0 or any(armies[army].homebound for army in march.armies):
        return -FIDGET * spent
    foes, other = field.coalition, -1.0
    ours = field.over_french
    if march.side is COALITION:
        foes, other, ours = field.french, 1.0, field.over_coalition
    lead = max([ground.tactics[army][game.steps[army]] for army in march.armies], default=0.0)
    lead += max([ground.command[leader] for leader in march.leaders], default=0.0)
    force = strength(game.strength(march.armies), lead)
    best = 0.0
    for index, far in ground.near[march.area]:
        prize = ground.prizes[index]
        if lay.holders[prize] == other:
            share = NEAR[max(far + 1 - points, 0)] if far else 1.0
            gain = TAKEN * share * odds(force, foes.get(prize, 0.0))
            gain -= HOPE * ours[index]
            best = max(best, ground.value[index] * gain)
    return best - FIDGET * spent


def attrition_to_come(game: Game, march: March) -> float:
    """[attrition.timing] The steps that the test of a march will cost on the average."""
    if march.is_tested or not march.armies or not must_test(game):
        return 0.0
    modifier = sum([amount for _, amount in marching_modifiers(game, march)])
    return mean_attrition(game.printed, game.strength(march.armies), modifier)


def stragglers(game: Game, ground: Ground, field: Field) -> float:
    """[peace.conqueror-must-leave] Steps in a land whose peace is kept: they must be gone in time.

    What those of the French are worth, less those of the Coalition.
    """
    lead = 0.0
    for area, stack in game.stacks.items():
        treaty = game.treaties.get(game.annexed.get(area) or game.printed.home_of[area])
        if (
            treaty is not None
            and treaty.until >= game.year
            and game.side(stack[0]) is treaty.victor
        ):
            steps = sum([ground.forces[army][game.steps[army]] for army in stack])
            risk = IN_TIME if treaty.until > game.year else LATE
            lead += risk * steps * (field.step[0] if treaty.victor is FRENCH else -field.step[1])
    return lead
