"""What can be said of the map and the tables before any game: worths, distances, mean losses."""

from collections import deque
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from .printed import Printed
from .sides import FRANCE, MAJOR

REPUBLIC, CAPITAL_OF_A_POWER = "republic", 1.2  # stars: what a capital is worth besides its stars
STAR, CONQUEST, FLAG = 1.0, 0.8, 0.15  # a star, a conquest of the Republic, any other area
NEAR = (1.0, 0.6, 0.36, 0.2, 0.1)  # what is left of a force so many areas from a prize
REACH = len(NEAR) - 1  # nobody thinks of one farther away
TALENT = 0.35  # steps: a point of a tactical modifier or of a leader's rating
EDGE = 1.2  # a point on the die multiplies what a force can do
PACE = 0.5  # points on the die: what a leader's strategic rating, or his cavalry, is worth
PRIZE = 0.7  # the least worth for which armies march
FACES = (1, 2, 3, 4, 5, 6)


class Ground(Struct, frozen=True):
    """The map as a general sees it. `near` lists the prizes around an area and how far they are."""

    worth: Mapping[str, float]
    home: Mapping[str, float]  # the worth of each power's homeland of 1792
    prizes: tuple[str, ...]
    value: tuple[float, ...]  # of each prize
    near: Mapping[str, tuple[tuple[int, int], ...]]
    shares: Mapping[str, tuple[tuple[int, float], ...]]  # and what is left of a force there
    beside: Mapping[str, tuple[str, ...]]
    capitals: Mapping[str, tuple[str, ...]]  # of the major powers
    stars_of: Mapping[str, tuple[str, ...]]  # the star areas of each power's homeland
    minors: Mapping[str, tuple[str, ...]]  # the areas of each minor that nobody holds when empty
    conquests: tuple[str, ...]
    forces: Mapping[str, tuple[float, ...]]  # of each army, by its steps
    tactics: Mapping[str, tuple[float, ...]]  # what each army adds to the die, by its steps
    leaders: Mapping[str, float]  # what each is worth, in steps
    command: Mapping[str, float]  # and what he adds to the die


@cache
def ground_of(printed: Printed) -> Ground:
    areas = printed.areas
    worth = {area: worth_of(printed, area) for area in areas if area not in printed.open}
    prizes = tuple([area for area in worth if worth[area] >= PRIZE])
    near: dict[str, list[tuple[int, int]]] = {area: [] for area in areas}
    for index, prize in enumerate(prizes):
        for area, far in around(printed, prize).items():
            near[area].append((index, far))
    homes = printed.areas_of
    return Ground(
        worth,
        {power: sum([worth.get(area, 0.0) for area in land]) for power, land in homes.items()},
        prizes,
        tuple([worth[prize] for prize in prizes]),
        {area: tuple(found) for area, found in near.items()},
        {area: tuple([(n, NEAR[far]) for n, far in found]) for area, found in near.items()},
        {area: tuple(printed.land.neighbours(area)) for area in areas},
        {power: printed.countries[power].capitals for power in printed.majors},
        {p: tuple([a for a in land if a in printed.stars]) for p, land in homes.items()},
        {
            power: tuple([area for area in homes[power] if area not in printed.open])
            for power, country in printed.countries.items()
            if country.kind is not MAJOR and homes[power]
        },
        tuple([area for area in areas if REPUBLIC in areas[area].marks]),
        {army: forces_of(printed, army) for army in printed.armies},
        {army: tactics_of(printed, army) for army in printed.armies},
        {
            leader.id: TALENT * (leader.battle + leader.strategic + leader.cavalry)
            for leader in printed.leaders.values()
        },
        {
            leader.id: leader.battle + PACE * (leader.strategic + leader.cavalry)
            for leader in printed.leaders.values()
        },
    )


def worth_of(printed: Printed, area: str) -> float:
    """[recruit.income.stars] [republic.annex] [surrender.trigger] What it is worth to hold it."""
    sheet = printed.areas[area]
    worth = STAR * sheet.stars + CONQUEST * (REPUBLIC in sheet.marks)
    if area in printed.countries[sheet.power].capitals and sheet.power != FRANCE:
        worth += CAPITAL_OF_A_POWER
    return worth or FLAG


def forces_of(printed: Printed, army: str) -> tuple[float, ...]:
    """[unit.steps] [unit.tactical-modifier] What an army is worth in the field, in steps."""
    faces = printed.faces[army]
    most = max(faces)
    known = [n + TALENT * faces[n].tactical if n in faces else float(n) for n in range(1, most + 1)]
    return (0.0, *known)


def tactics_of(printed: Printed, army: str) -> tuple[float, ...]:
    """[unit.tactical-modifier] What an army adds to the die, by its steps."""
    faces = printed.faces[army]
    return tuple([float(faces[n].tactical) if n in faces else 0.0 for n in range(max(faces) + 1)])


def strength(steps: float, modifier: float) -> float:
    """[battle.modifiers.own] What a force can do in the field, in steps without a modifier."""
    return float(steps * EDGE**modifier)


def around(printed: Printed, start: str) -> dict[str, int]:
    """How far the areas around a prize are from it, by land: few ever cross a strait."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        area = waiting.popleft()
        if found[area] < REACH:
            for near in printed.land.neighbours(area):
                if near not in found:
                    found[near] = found[area] + 1
                    waiting.append(near)
    return found


@cache
def mean_attrition(printed: Printed, steps: int, modifier: int) -> float:
    """[table.attrition] The steps that a test costs on the average."""
    table = printed.tables.attrition
    return sum([table.at(steps, die + modifier)[0] for die in FACES]) / len(FACES)


@cache
def mean_losses(printed: Printed, modifier: int, large: bool) -> float:
    """[table.combat] The steps that a side inflicts on the average, its own steps apart."""
    cells = [printed.tables.combat.at(die + modifier, large=large) for die in FACES]
    more = [(7 - cell.extra) / 6 if cell.extra else 0.0 for cell in cells]
    return sum([cell.steps + extra for cell, extra in zip(cells, more, strict=True)]) / len(FACES)


@cache
def chance_to_win(lead: int) -> float:
    """[battle.resolve.winner] The chance that the higher die is this side's, with half of ties."""
    ahead = [a + lead - b for a in FACES for b in FACES]
    return sum([1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in ahead]) / len(ahead)
