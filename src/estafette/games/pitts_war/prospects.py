"""What may come of where the armies stand: who is near which prize, and who could take it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from .affairs import March
from .attrition import marching_modifiers, must_test
from .expectations import NEAR, PRIZE, Ground, mean_attrition
from .sides import ALOOF, COALITION, FRANCE, FRENCH, PEACE
from .state import Game

CROWD = 10.0  # steps: more in one place add nothing
HUNGRY, WORN = 0.5, 0.85  # of its strength
RETIRED, STANDS_ASIDE = 0.5, 0.15  # of what a power has, for its old side, in a peace or aloof
AT_HOME = 0.8  # of what France has, while it keeps a peace: its armies grow, and nobody attacks
IN_TIME, LATE = 0.1, 0.6  # of an army that must leave a land: there is time, or none
FIDGET = 0.01  # what it costs a force to walk about for nothing, a point
TAKEN = 1.6  # of a prize: what it is worth to take it, for who loses it loses more
PACE = 3  # Movement Points of a force that has not rolled for them yet

Signs: TypeAlias = Mapping[str, float]


class Field(Struct):
    """The armies of both sides: strength by area, and what looms over each prize."""

    french: dict[str, float]
    coalition: dict[str, float]
    steps: float  # of the French, less those of the Coalition
    taken: float = 0.0  # areas of the enemy in which an army stands
    standing: dict[str, float] = {}  # and the prizes among them
    over_french: list[float] = []
    over_coalition: list[float] = []


def signs_of(game: Game) -> dict[str, float]:
    """[diplomacy.status] What a power's things count for the French: 1, -1, or something between.

    A power that has left the war will most likely come back to its side.
    """
    found = {}
    for power, stance in game.stance.items():
        side, share = stance.side, 1.0
        if side is None:
            share = RETIRED if stance is PEACE else STANDS_ASIDE if stance is ALOOF else 0.0
            side = game.fought_for.get(power)
        found[power] = 0.0 if side is None else share if side is FRENCH else -share
    if found[FRANCE] == RETIRED:
        found[FRANCE] = AT_HOME
    return found


def muster(game: Game, ground: Ground, signs: Signs) -> Field:
    """[unit.steps] [unit.tactical-modifier] What each side has in every area, in steps."""
    field = Field({}, {}, 0.0)
    hungry, worn, steps = game.unsupplied, game.worn, game.steps
    forces, power_of, strays = ground.forces, game.printed.power_of, game.strays
    flags, annexed, home, worth = game.flags, game.annexed, game.printed.home_of, ground.worth
    total = 0.0
    for area, stack in game.stacks.items():
        strength = sign = 0.0
        for army in stack:
            force = forces[army][steps[army]]
            if strays and army in strays:
                sign = 1.0 if strays[army] is FRENCH else -1.0
            else:
                sign = signs[power_of[army]]
            total += sign * force
            if army in hungry:
                force *= HUNGRY
            elif army in worn:
                force *= WORN
            strength += force
        if sign == 1.0:
            field.french[area] = strength
        elif sign == -1.0:
            field.coalition[area] = strength
        if signs.get(flags.get(area) or annexed.get(area) or home[area], 0.0) == -sign != 0.0:
            field.taken += sign * worth.get(area, 0.0)
            if worth.get(area, 0.0) >= PRIZE:
                field.standing[area] = sign
    best: dict[str, float] = {}
    for leader, area in game.leaders.items():
        best[area] = max(best.get(area, 0.0), ground.leaders[leader])
    for area, talent in best.items():  # [activation.commander.majority] one commands
        side = field.french if area in field.french else field.coalition
        if area in side:
            side[area] += talent
    field.steps = total
    return field


def pressure(game: Game, ground: Ground, signs: Signs, field: Field) -> float:
    """The prizes that the French may hope to take, less those that they may lose.

    Each by who is near it and who guards it.
    """
    ours = field.over_french = looming(ground, field.french)
    theirs = field.over_coalition = looming(ground, field.coalition)
    flags, annexed, home = game.flags, game.annexed, game.printed.home_of
    found = 0.0
    for index, prize in enumerate(ground.prizes):
        held = signs[flags.get(prize) or annexed.get(prize) or home[prize]]
        if held == -1.0:
            if our := ours[index]:
                found += ground.value[index] * odds(our, theirs[index])
        elif held == 1.0 and (their := theirs[index]):
            found -= ground.value[index] * odds(their, ours[index])
    return found


def odds(strong: float, weak: float) -> float:
    """How likely the first is to have its way: by the squares of both."""
    return strong * strong / (strong * strong + weak * weak + 1)


def looming(ground: Ground, forces: Mapping[str, float]) -> list[float]:
    """The strength of a side around each prize, less of it from afar, more of it together."""
    found, shares = [0.0] * len(ground.prizes), ground.shares
    for area, force in forces.items():
        if force > CROWD:
            force = CROWD
        for index, share in shares[area]:
            found[index] += force * share
    return found


def promise(game: Game, ground: Ground, signs: Signs, field: Field, march: March) -> float:
    """[movement.path] What the force on the march may still come to, beyond what it hopes for."""
    points, spent = PACE, 0
    if march.is_rolled:
        points = march.points
        spent = game.printed.tables.movement.at(march.potential) - points
    armies = game.printed.armies
    if points <= 0 or any(armies[army].homebound for army in march.armies):
        return -FIDGET * spent
    foes, other = field.coalition, -1.0
    ours, theirs = field.over_french, field.over_coalition
    if march.side is COALITION:
        foes, other, ours, theirs = field.french, 1.0, theirs, ours
    force = sum([ground.forces[army][game.steps[army]] for army in march.armies])
    force += max([ground.leaders[leader] for leader in march.leaders], default=0.0)
    flags, annexed, home = game.flags, game.annexed, game.printed.home_of
    best = 0.0
    for index, far in ground.near[march.area]:
        prize = ground.prizes[index]
        if signs[flags.get(prize) or annexed.get(prize) or home[prize]] == other:
            share = NEAR[max(far + 1 - points, 0)] if far else 1.0
            gain = TAKEN * share * odds(force, foes.get(prize, 0.0))
            gain -= odds(ours[index], theirs[index])
            best = max(best, ground.value[index] * gain)
    return best - FIDGET * spent


def attrition_to_come(game: Game, march: March) -> float:
    """[attrition.timing] The steps that the test of a march will cost on the average."""
    if march.is_tested or not march.armies or not must_test(game):
        return 0.0
    modifier = sum([amount for _, amount in marching_modifiers(game, march)])
    return mean_attrition(game.printed, game.strength(march.armies), modifier)


def stragglers(game: Game, ground: Ground) -> float:
    """[peace.conqueror-must-leave] Steps in a land whose peace is kept: they must be gone in time.

    Those of the French, less those of the Coalition.
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
            lead += risk * steps if treaty.victor is FRENCH else -risk * steps
    return lead
