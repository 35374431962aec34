"""What may come of where the forces stand: who is near which prize, and who could take it."""

from collections.abc import Mapping
from functools import lru_cache
from math import log
from typing import TypeAlias

from msgspec import Struct
from msgspec import field as filled

from .affairs import Force, March
from .expectations import EDGE, MARKER, PRIZE, SPECIAL, Ground, ground_of
from .lines import SOURCE, Line, is_sea_relay, line_for, relays_over_land, serves
from .politics import READINGS, Flags, Politics
from .powers import active_fortress
from .sides import COALITION, EMPIRE, FRANCE, SPAIN, TURKEY, Side, Standing
from .state import Game
from .supply import is_at_home
from .toll import left_of

MASS, LEVY = 9.0, 12.0  # what armies are worth together; steps that a side can raise soon
HOPE = 0.45  # of a prize within reach
HUNGRY, SHAKEN, SHUT_IN = 0.6, 0.6, 0.7  # of its strength
PATROL, FULL = 0.35, 3.0  # of its strength: a corps without general; what no detachment has
ASIDE, BEATEN, BOUND = 0.3, -0.35, 0.25  # of what a power has, while it is out of the war
AT_HOME, UNDER_A_FLAG = 0.5, 0.75  # of a zone of one's own, and of one taken from the enemy
STANDING = 0.5  # of a zone that will be taken when the year is over, or before
STALLED = 0.3  # of that: no flag is raised and no wall stormed without supply
WALLS = (0.25, 0.4, 0.55, 0.7)  # the chance that a siege is won, by its marker
STARVING = 0.55  # of its strength in the field: a force abroad that has no line of supply
DRAW, HOST = 0.8, 8.0  # of a goal: what it is to be on the way; the strength that goes halfway
PROMISE, STRIDE, READY = 0.45, 4, 3  # of what a march may bring; its points; before it sets out
FIDGET = 0.02  # what a point spent costs
BUSTLE = 0.08  # a counter left or turned on the way

Signs: TypeAlias = Mapping[str, float]


class Column(Struct, frozen=True):
    """[army.definition] A French army: where it is, what it can do, and in which state it is."""

    head: str
    zone: str
    able: float
    steps: float
    is_demoralised: bool


class Field(Struct):
    """The forces of both sides: strength by zone, and their chances with each prize."""

    empire: dict[str, float] = filled(default_factory=dict)
    coalition: dict[str, float] = filled(default_factory=dict)
    steps: list[float] = filled(default_factory=lambda: [LEVY, LEVY])  # of each side
    armies: float = 0.0  # what the Empire has, before the Coalition: by the ratio of both
    step: tuple[float, float] = (1.0, 1.0)  # what one more is worth to each side
    staff: float = 0.0  # the generals
    taken: float = 0.0  # zones of the enemy in which a force stands, and sieges
    over_empire: list[float] = []  # the chances of the Empire to take each prize
    over_coalition: list[float] = []
    marching: float = 0.0  # the strength of the force on the march
    starving: list[str] = []  # forces abroad that have no line of supply
    columns: list[Column] = []  # the French armies


@lru_cache(READINGS)
def signs_of(politics: Politics) -> dict[str, float]:
    """[status.france-none] What a country's things count for the Empire: 1, -1, or in between.

    A power outside the war is likely to come back to its side.
    """
    found = {}
    for country, side in politics.sides.items():
        sign = 0.0 if side is None else 1.0 if side is EMPIRE else -1.0
        if side is None and politics.printed.countries[country].is_major:
            sign = leaning(politics, country)
        found[country] = sign
    return found


def leaning(politics: Politics, power: str) -> float:
    """[peace.forced] [forced-alliance.when] Whom a power that is not at war will help."""
    status = politics.status.get(power)
    if status is not None and status.kind is Standing.FORCED_PEACE:
        return BEATEN if status.of == FRANCE else -BEATEN
    if status is not None and status.kind is Standing.FORCED_ALLIANCE:
        return BOUND
    return ASIDE if power in (SPAIN, TURKEY) else -ASIDE


@lru_cache(READINGS)
def land(control: Flags) -> float:
    """[control.every-other-zone] Zones, by who holds them and whose they are."""
    politics, worth = control.politics, ground_of(control.politics.printed).worth
    signs, countries = signs_of(politics), politics.countries
    lead = sum([signs[country] * worth[zone] for zone, country in countries.items()]) * AT_HOME
    for zone, holder in control.flags.items():
        lead += (UNDER_A_FLAG * signs[holder] - AT_HOME * signs[countries[zone]]) * worth[zone]
    return lead


def muster(game: Game, ground: Ground, signs: Signs) -> Field:
    """[force.definition] What each side has in every zone."""
    field, settled = Field(), {game.battle.zone} if game.battle is not None else set()
    lines: dict[str, Line] = {}
    march = game.march
    marchers = (march.head, march.companion) if march is not None else ()
    for force in game.forces.values():
        sign = 1.0 if force.head in game.provided else signs[force.nation]
        is_marching = march is not None and force.head in marchers
        left = left_of(game, force.head, march) if march is not None and is_marching else 1.0
        able = enlist(game, ground, field, force, sign, left)
        if abs(sign) != 1.0:
            continue
        if (force.army or is_marching) and will_starve(game, lines, force, sign):
            able *= STARVING
            field.starving.append(force.head)
        if is_marching:
            field.marching += able
        zone, found = force.zone, field.empire if sign > 0.0 else field.coalition
        found[zone] = found.get(zone, 0.0) + able
        if force.army and force.nation == FRANCE:
            steps = float(sum([game.steps[corps] for corps in force.corps]))
            field.columns.append(Column(force.head, zone, able, steps, force.is_demoralised))
        held = game.control.controllers[zone]
        if held is not None and (held is EMPIRE) is not (sign > 0.0) and zone not in settled:
            settled.add(zone)
            field.taken += sign * foothold(game, ground, field, force)
    field.taken += sieges(game, ground, field)
    field.armies = MASS * log(field.steps[0] / field.steps[1])
    field.step = MASS / field.steps[0], MASS / field.steps[1]
    return field


def foothold(game: Game, ground: Ground, field: Field, force: Force) -> float:
    """[control.take.flag] What it is worth to stand in a zone of the enemy without a fortress."""
    if active_fortress(game, force.zone):
        return 0.0
    hope = STALLED if force.head in field.starving else 1.0
    return STANDING * hope * ground.worth[force.zone]


def sieges(game: Game, ground: Ground, field: Field) -> float:
    """[siege.roll] [unsupplied.siege] What sieges promise: little where the besieger starves."""
    found, controllers = 0.0, game.control.controllers
    hungry = [game.forces[head].zone for head in field.starving]
    for zone, marker in game.sieges.items():
        sign = -1.0 if controllers[zone] is EMPIRE else 1.0
        hope = STALLED if zone in hungry else 1.0
        found += sign * hope * WALLS[min(marker, len(WALLS) - 1)] * ground.worth[zone]
    return found


def enlist(
    game: Game, ground: Ground, field: Field, force: Force, sign: float, left: float
) -> float:
    """[unit.steps] What is left of a force is counted; says what it can do in the field."""
    steps, able, hungry = game.steps, ground.able, game.unsupplied
    found = left * sum([able[corps][steps[corps]] for corps in force.corps])
    modifier = head_start(ground, force) if force.general else 0.0
    if force.is_demoralised:
        found *= SHAKEN
    if hungry and force.corps[0] in hungry:
        found *= HUNGRY
    if force.is_sheltered:
        found *= SHUT_IN
    field.steps[sign < 0.0] += abs(sign) * found
    if force.general:
        career = ground.career
        field.staff += sign * sum([career[g] for g in (force.general, *force.subordinates)])
    elif found < FULL:
        found *= PATROL
    return found * float(EDGE**modifier)


def head_start(ground: Ground, force: Force) -> float:
    """[battle.general.commander] [battle.elite.spearhead] What a force has on its dice.

    With [battle.general.subordinate] [battle.special.engage].
    """
    talent, stars = ground.talent, ground.stars
    found = talent[force.general] + max([stars[corps] for corps in force.corps])
    if force.subordinates:
        found += max([talent[general] for general in force.subordinates])
    return found + SPECIAL * len(force.specials) + MARKER * bool(force.army)


def will_starve(game: Game, lines: dict[str, Line], force: Force, sign: float) -> bool:
    """[supply.line] Has a force on foreign ground no line, whether a marker says so yet or not?"""
    zone, side = force.zone, EMPIRE if sign > 0.0 else COALITION
    if game.control.controllers[zone] is side and zone not in game.flags:
        return False
    if force.is_sheltered or is_at_home(game, force):
        return False
    line = lines.get(force.nation)
    if line is None:
        line = lines[force.nation] = line_for(game, force.nation)
    return not is_fed(game, line, zone)


def is_fed(game: Game, line: Line, zone: str) -> bool:
    """[supply.line] Over land only: for the Coalition, which rules the waves, a port will do."""
    seen, queue = {zone}, [zone]
    if not serves(game, line, zone):
        queue = relays_over_land(game, line, zone, seen)
    for here in queue:
        if serves(game, line, here) is SOURCE:
            return True
        if line.side is COALITION and is_sea_relay(game, line, here):
            return True
        queue += relays_over_land(game, line, here, seen)
    return False


def drawn(game: Game, ground: Ground, forces: Mapping[str, float], side: Side) -> float:
    """[conquest.major.conditions] How far the forces of a side are on the way to their goals."""
    controllers, enemy, found = game.control.controllers, side.enemy, 0.0
    for zone, able in forces.items():
        if able >= FULL:
            goal = first_goal(ground, zone, controllers, enemy)
            found += goal * able * able / (able * able + HOST * HOST)
    return DRAW * found


def first_goal(
    ground: Ground, zone: str, controllers: Mapping[str, Side | None], enemy: Side
) -> float:
    """What the goal in enemy hands that draws most is worth from a zone."""
    for goal, worth in ground.goals[zone]:
        if controllers[goal] is enemy:
            return worth
    return 0.0


def pressure(game: Game, ground: Ground, field: Field) -> float:
    """The prizes that the Empire may hope to take, less those that it may lose.

    Each by who is near it and who guards it.
    """
    ours, near_ours = looming(ground, field.empire)
    theirs, near_theirs = looming(ground, field.coalition)
    field.over_empire = chances(ours, near_ours, theirs)
    field.over_coalition = chances(theirs, near_theirs, ours)
    controllers, found = game.control.controllers, 0.0
    for index, prize in enumerate(ground.prizes):
        held = controllers[prize]
        if held is COALITION:
            found += ground.value[index] * field.over_empire[index]
        elif held is EMPIRE:
            found -= ground.value[index] * field.over_coalition[index]
    return HOPE * found


def looming(ground: Ground, forces: Mapping[str, float]) -> tuple[list[float], list[float]]:
    """The strength of a side around each prize, less of it from afar, and its nearest force."""
    number, shares = len(ground.prizes), ground.shares
    found, nearest = [0.0] * number, [0.0] * number
    for zone, force in forces.items():
        weight = force / (force + FULL)
        for index, share in shares[zone]:
            found[index] += force * share
            if weight * share > nearest[index]:
                nearest[index] = weight * share
    return found, nearest


def chances(own: list[float], nearest: list[float], guards: list[float]) -> list[float]:
    """How likely a side is to have its way with each prize: by the squares of both sides."""
    found = []
    for able, near, guard in zip(own, nearest, guards, strict=True):
        square = able * able
        found.append(near * square / (square + guard * guard + 1.0))
    return found


def odds(strong: float, weak: float) -> float:
    """How likely the first is to have its way: by the squares of both."""
    return strong * strong / (strong * strong + weak * weak + 1.0)


def promise(game: Game, ground: Ground, field: Field, march: March) -> float:
    """[activation.what] What the force on the march may still bring, beyond what it hopes for.

    [activation.army-gathers] An army that still gathers its corps has not counted its points.
    """
    force = game.forces.get(march.head)
    if force is None or march.is_over:
        return 0.0
    is_gathering = not (march.points or march.allowance or march.spent)
    points = READY if is_gathering else min(march.points, STRIDE)
    trouble = FIDGET * march.spent
    trouble += BUSTLE * (len(march.dropped) + len(march.handled))
    best = best_prize(game, ground, field, force.zone, march.side)
    return PROMISE * best * points / STRIDE - trouble


def best_prize(game: Game, ground: Ground, field: Field, zone: str, side: Side) -> float:
    """The most that the force on the march may go for: a prize, its goal, a weak enemy."""
    able, enemy = field.marching, side.enemy
    foes = field.coalition if side is EMPIRE else field.empire
    controllers = game.control.controllers
    goal = first_goal(ground, zone, controllers, enemy)
    best = goal * able * able / (able * able + HOST * HOST)
    for index, share in ground.shares[zone]:
        prize = ground.prizes[index]
        if controllers[prize] is enemy:
            gain = ground.value[index] * share * odds(able, foes.get(prize, 0.0))
            best = max(best, gain)
    for near in ground.beside[zone]:
        if near in foes:
            gain = foes[near] * (odds(able, foes[near]) - 0.5)
            best = max(best, PRIZE * gain)
    return best


def side_sign(side: Side) -> float:
    return 1.0 if side is EMPIRE else -1.0
