"""What can be said of map, counters and tables before any game: worths, distances, mean losses."""

from collections.abc import Mapping
from functools import cache
from heapq import heappop, heappush

from msgspec import Struct

from .printed import Printed
from .sheets import MOUNTAIN, PASS, RIVER, STRAIT, Corps, General, Zone
from .sides import FRANCE

# In victory points: what it is worth to hold a zone.
PARIS, CAPITAL, FRENCH_KEY, KEY, SEAT = 3.0, 1.5, 2.0, 1.0, 0.5
LEVEL, PORT, TOWN, COUNTRYSIDE = 0.25, 0.1, 0.1, 0.02
PRIZE = 0.45  # the least worth for which armies march
TOLL = {RIVER: 1.4, PASS: 1.4, STRAIT: 2.0, MOUNTAIN: 2.5}  # zones: what a border is as good as
REACH, FADES = 5.0, 0.62  # zones: nobody thinks of a prize farther away; what a zone leaves
GOAL, FARTHEST, DRAWS = (
    1.0,
    14.0,
    0.84,
)  # the least worth of a goal of armies; zones; what one leaves
COURAGE, MEDIAN = 0.06, 4  # of a corps' strength: a point of its morale, above or below this one
EDGE = 1.13  # a point on the dice multiplies what a force can do
MARKER, SPECIAL = 0.4, 0.8  # points on the dice: an army, a special unit
CAREER, RATING = 0.05, 0.06  # victory points: a general on the map, and each of his points
TWO_DICE = tuple([one + two for one in range(1, 7) for two in range(1, 7)])
WIDEST = 14  # points on the dice: nobody is ahead by more
MOST = 24  # what weighs on the dice, at most


class Ground(Struct, frozen=True):
    """The map as a general sees it; `shares` is what is left of a force around each prize."""

    worth: Mapping[str, float]
    prizes: tuple[str, ...]
    value: tuple[float, ...]  # of each prize
    place: Mapping[str, int]  # the index of each prize
    shares: Mapping[str, tuple[tuple[int, float], ...]]
    goals: Mapping[str, tuple[tuple[str, float], ...]]  # what draws a force: the strongest first
    near: Mapping[str, Mapping[str, float]]  # what a zone leaves of a force in those around it
    beside: Mapping[str, tuple[str, ...]]
    able: Mapping[str, tuple[float, ...]]  # what each corps can do, by its steps
    stars: Mapping[str, int]  # what each corps adds to the dice as a spearhead
    talent: Mapping[str, float]  # what a general adds to the dice
    career: Mapping[str, float]  # and what he is worth


@cache
def ground_of(printed: Printed) -> Ground:
    """The map as it will be looked at in every game."""
    worth = {zone.id: worth_of(printed, zone) for zone in printed.zones.values()}
    prizes = tuple([zone for zone in worth if worth[zone] >= PRIZE])
    shares: dict[str, list[tuple[int, float]]] = {zone: [] for zone in worth}
    goals: dict[str, list[tuple[str, float]]] = {zone: [] for zone in worth}
    near = {zone: around(printed, zone, REACH) for zone in worth}
    for index, prize in enumerate(prizes):
        for zone, far in near[prize].items():
            shares[zone].append((index, FADES**far))
        if worth[prize] >= GOAL:
            for zone, far in around(printed, prize, FARTHEST).items():
                goals[zone].append((prize, worth[prize] * DRAWS**far))
    return Ground(
        worth,
        prizes,
        tuple([worth[prize] for prize in prizes]),
        {prize: index for index, prize in enumerate(prizes)},
        {zone: tuple(found) for zone, found in shares.items()},
        {zone: tuple(sorted(found, key=lambda goal: -goal[1])) for zone, found in goals.items()},
        {zone: {at: FADES**far for at, far in found.items()} for zone, found in near.items()},
        {zone: tuple(printed.ground.neighbours(zone)) for zone in worth},
        {corps.id: able_of(corps) for corps in printed.corps.values()},
        {corps.id: corps.stars for corps in printed.corps.values()},
        {general.id: talent_of(general) for general in printed.generals.values()},
        {general.id: career_of(general) for general in printed.generals.values()},
    )


def worth_of(printed: Printed, zone: Zone) -> float:
    """[conquest.major.conditions] [victory.points-table] What it is worth to hold a zone."""
    country = printed.countries[printed.provinces[zone.province].country]
    worth = LEVEL * zone.fortress + PORT * bool(zone.port) + TOWN * zone.town
    if zone.id in country.capitals:
        seat = PARIS if country.id == FRANCE else CAPITAL
        worth += seat if country.is_major else SEAT
    if zone.key:
        worth += FRENCH_KEY if country.id == FRANCE else KEY
    return worth or COUNTRYSIDE


def around(printed: Printed, start: str, reach: float) -> dict[str, float]:
    """How far the zones around one are from it, over land and straits."""
    found: dict[str, float] = {}
    waiting = [(0.0, start)]
    while waiting:
        far, zone = heappop(waiting)
        if zone in found:
            continue
        found[zone] = far
        for near in printed.ground.neighbours(zone):
            further = far + TOLL.get(printed.border(zone, near).kind, 1.0)
            if near not in found and further <= reach:
                heappush(waiting, (further, near))
    return found


@cache
def distances(printed: Printed, zone: str) -> dict[str, float]:
    """How far the zones around one are from it, as far as armies march in a year."""
    return around(printed, zone, FARTHEST)


def able_of(corps: Corps) -> tuple[float, ...]:
    """[unit.corps.attributes] What a corps can do in the field, by its steps."""
    courage = 1 + COURAGE * (corps.morale + corps.stars - MEDIAN)
    return (0.0, *[value * courage for value in reversed(corps.combat)])


def talent_of(general: General) -> float:
    """[battle.general.commander] What a general adds to the dice, on the average."""
    return (general.attack + general.defence) / 2


def career_of(general: General) -> float:
    """[general.attributes] What a general on the map is worth."""
    points = general.attack + general.defence + general.initiative
    return CAREER + RATING * points


@cache
def chance_to_win(ahead: int) -> float:
    """[battle.winner] The chance that two dice with so many points more beat two others."""
    more = max(min(ahead, WIDEST), -WIDEST)
    rolls = [(own + more, other) for own in TWO_DICE for other in TWO_DICE]
    return sum([own > other for own, other in rolls]) / len(rolls)


@cache
def mean_losses(printed: Printed, size: str, weight: int) -> float:
    """[battle.table] The steps that a side inflicts on the average, with so much on its dice."""
    table, weight = printed.tables.battle, max(min(weight, MOST), -MOST)
    return sum([table.at(size, dice + weight).losses for dice in TWO_DICE]) / len(TWO_DICE)
