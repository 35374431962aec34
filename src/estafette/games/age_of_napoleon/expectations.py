"""What can be expected of printed things once for all: for `judgement`, which is in a hurry."""

from bisect import bisect_right
from enum import Enum, auto
from functools import cache
from itertools import product

from msgspec import Struct

from estafette.board import Graph

from .printed import Printed
from .sides import BRITAIN, FRANCE, FRENCH, Kind, Status
from .tables import HandRow, TableSheet

LEVY = 0.18  # cards: a place on the map that next year's recruits may fill
FIRM = 0.3  # cards: a dominion is out of the reach of diplomats
DEAD = 0.04  # cards: for each point of a corps that is lost for good
NEAR = (
    1.0,
    0.55,
    0.32,
    0.19,
    0.12,
    0.07,
    0.04,
    0.02,
)  # what an army weighs upon a place, by distance


class Need(Enum):
    """[victory.french.decisive] What the French need of a country."""

    OURS = auto()
    BOWED = auto()  # theirs, or occupied
    FREE = auto()  # not their enemies'


class Chances(Struct, frozen=True):
    """[table.battle] Of a battle between two columns: who wins, and who loses how many corps.

    `fatal` is the chance that one's first corps is lost for good.
    """

    wins: float
    loses: float
    destroys: float
    fatal: float


class Ground(Struct, frozen=True):
    """What is printed and asked for again and again."""

    rounds: int
    worth: dict[tuple[str, Status], float]
    need: dict[str, Need]
    marginal: tuple[str, ...]
    marginal_from: int
    paris: str
    capital: dict[str, str]
    near: dict[str, dict[str, float]]
    distance: dict[str, dict[str, int]]
    near_capitals: tuple[tuple[str, dict[str, float]], ...]
    dead: dict[str, float]
    columns: tuple[int, ...]
    battle: dict[tuple[int, int], Chances]

    def odds(self, ours: int, theirs: int) -> Chances:
        """[table.battle] The chances of a battle between two strengths."""
        columns = self.columns
        return self.battle[
            bisect_right(columns, max(0, ours)) - 1, bisect_right(columns, max(0, theirs)) - 1
        ]


@cache
def ground_of(printed: Printed) -> Ground:
    graph = printed.winter_ground
    majors = [c for c in printed.of_kind(Kind.MAJOR) if c not in (FRANCE, BRITAIN)]
    columns = range(len(printed.tables.battle.columns))
    far = {a: {b: distance(graph, a, b) for b in graph} for a in graph}
    near = {a: {b: nearness(far[a][b]) for b in graph} for a in graph}
    capitals = [printed.countries[country].capital for country in (FRANCE, *majors)]
    return Ground(
        rounds=len(printed.tables.rounds.months),
        worth={(c, s): worth(printed, c, s) for c, s in product(printed.countries, Status)},
        need=needs(printed),
        marginal=printed.tables.victory.marginal,
        marginal_from=printed.tables.victory.marginal_from,
        paris=printed.countries[FRANCE].capital,
        capital={country: printed.countries[country].capital for country in majors},
        near=near,
        distance=far,
        near_capitals=tuple([(capital, near[capital]) for capital in capitals]),
        dead={corps: cost(printed, corps) for corps in printed.corps},
        columns=printed.tables.battle.columns,
        battle={(a, d): chances(printed.tables, a, d) for a in columns for d in columns},
    )


def worth(printed: Printed, country: str, status: Status) -> float:
    """[table.hand] [table.mobilisation] The cards and corps that a state gives, to the French."""
    hand, levies = printed.tables.hand, printed.mobilisation
    if status is Status.NEUTRAL:
        return 0.0
    is_major = bool(printed.countries[country].capital)
    row = hand.of(country) if is_major else HandRow("", 1, 1)
    group = 1 if is_major else hand.group
    if status in (Status.ALLY, Status.DOMINION):
        corps = 1 if is_major else 1 / levies["french-minors"].limit
        return row.french / group + LEVY * corps + (FIRM if status is Status.DOMINION else 0)
    corps = levies[country].limit if is_major else 0.5
    cards = row.coalition / group
    if status is Status.INSURGENT:  # [strategy.draw.ic-major] [strategy.draw.ic-minor]
        cards = cards - 1 if is_major else 0.0
    return -cards - LEVY * corps


def needs(printed: Printed) -> dict[str, Need]:
    """[victory.adjacent-countries] [victory.french.decisive] What each country must be."""
    border = [
        there for area in printed.areas_of[FRANCE] for there in printed.ground.neighbours(area)
    ]
    touching = {printed.areas[area].country for area in border}
    bowed = printed.tables.victory.decisive
    return {
        country: Need.OURS if country in touching else Need.BOWED if country in bowed else Need.FREE
        for country in printed.countries
    }


def distance(graph: Graph, a: str, b: str) -> int:
    """How many areas apart; what only the sea joins is out of reach."""
    areas = graph.distance(a, b)
    return len(NEAR) if areas is None else areas


def nearness(distance: int) -> float:
    """What an army weighs upon a place so far away."""
    return NEAR[max(0, distance)] if distance < len(NEAR) else 0.0


def cost(printed: Printed, corps: str) -> float:
    """[def.permanent-loss] What is lost with a corps for ever, to the French."""
    worth = DEAD * (printed.corps[corps].fresh + 1)
    return -worth if printed.side_of[corps] is FRENCH else worth


def chances(tables: TableSheet, attacker: int, defender: int) -> Chances:
    """[battle.winner.most-losses] [battle.tie.extra-roll] All falls of the dice, counted."""
    strong, weak = tables.battle.columns[attacker], tables.battle.columns[defender]
    lead = tables.tie_break.at(strong, 1) - tables.tie_break.at(weak, 1)
    tie = len([1 for a, d in product(range(1, 7), repeat=2) if a + lead > d]) / 36
    wins = loses = destroys = fatal = 0.0
    for one, other in product(range(1, 7), repeat=2):
        ours, theirs = tables.battle.at(strong, one), tables.battle.at(weak, other)
        wins += (tie if ours == theirs else ours > theirs) / 36
        destroys += (ours + (ours > theirs)) / 36  # [battle.losses.plus-one]
        loses += (theirs + (theirs > ours)) / 36
        fatal += (theirs > ours or 0 < theirs == ours) / 36  # [battle.losses.round-winner]
    return Chances(wins, loses, destroys, fatal)
