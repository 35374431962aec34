"""What can be expected of printed things once for all: for `judgement`, which is in a hurry."""

from bisect import bisect_right
from enum import Enum, auto
from functools import cache
from itertools import product

from msgspec import Struct

from estafette.board import Graph

from .printed import Printed, Title
from .sides import BRITAIN, FRANCE, FRENCH, Kind, Phase, Side, Status
from .tables import HandRow, TableSheet, WinterTable

LEVY = 0.18  # cards: a place on the map that next year's recruits may fill
FIRM = 0.3  # cards: a dominion is out of the reach of diplomats
DEAD = 0.04  # cards: for each point of a corps that is lost for good
POLICY, RESERVE, STROKE, TRIFLE = 1.0, 0.3, 0.25, 0.1  # cards: an event one may still play
BEYOND = 20  # areas: what only the sea joins is out of reach
RANK = 10  # of a seniority, against a movement rating
FAR = 9  # areas from a capital: an army that stands there does not count

# What an event may do for the side that holds it, by the phase in which it is played.
PROMISE = {
    Phase.DIPLOMACY: POLICY,
    Phase.INSURRECTION: POLICY,
    Phase.REINFORCEMENT: TRIFLE,
    Phase.CAMPAIGN: STROKE,
    Phase.BATTLE: STROKE,
    Phase.SURRENDER: RESERVE,
    Phase.WINTER: TRIFLE,
}
LASTING = (Phase.DIPLOMACY, Phase.INSURRECTION)  # played in the next year, from what is kept


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
    country: dict[str, str]
    distance: dict[str, dict[str, int]]
    within: tuple[dict[str, frozenset[str]], ...]
    near: dict[str, tuple[float, ...]]
    index: dict[str, int]
    nothing: list[float]
    roll: dict[str, tuple[int, int, int, frozenset[str]]]
    close: dict[str, tuple[str, ...]]
    dead: dict[str, float]
    lasting: dict[tuple[str, Side], float]
    passing: dict[tuple[str, Side], float]
    frost: dict[int, dict[int, float]]
    winter: WinterTable
    quarters: dict[str, int]
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
    graph, tables = printed.winter_ground, printed.tables
    majors = [c for c in printed.of_kind(Kind.MAJOR) if c not in (FRANCE, BRITAIN)]
    columns = range(len(tables.battle.columns))
    far = {a: {b: distance(graph, a, b) for b in graph} for a in graph}
    minors = [c.id for c in printed.countries.values() if not c.capital]
    titles = {card.id: printed.titles[card.title] for card in printed.cards.values()}
    held = list(product(titles, Side))
    paris = printed.countries[FRANCE].capital
    capitals = {country: printed.countries[country].capital for country in majors}
    return Ground(
        rounds=len(tables.rounds.months),
        worth={(c, s): worth(printed, c, s) for c, s in product(printed.countries, Status)},
        need=needs(printed),
        marginal=tables.victory.marginal,
        marginal_from=tables.victory.marginal_from,
        paris=paris,
        capital=capitals,
        country={area.id: area.country for area in printed.areas.values()},
        distance=far,
        within=tuple([within(far, areas) for areas in range(FAR)]),
        near={
            a: tuple([max(0.0, 1 - far[a][c] / FAR) ** 2 for c in (paris, *capitals.values())])
            for a in graph
        },
        index={country: place for place, country in enumerate((FRANCE, *capitals))},
        nothing=[0.0] * (1 + len(capitals)),
        roll={corps: roll(printed, corps) for corps in printed.corps},
        close={a: tuple([m for m in minors if far[a][m] <= 2]) for a in graph},
        dead={corps: cost(printed, corps) for corps in printed.corps},
        lasting={(c, s): promise(titles[c], s, lasting=True) for c, s in held},
        passing={(c, s): promise(titles[c], s, lasting=False) for c, s in held},
        frost={n: frost(tables, n) for n in range(3, len(printed.corps) + 1)},
        winter=tables.winter,
        quarters={area: quarters(printed, area) for area in printed.areas},
        columns=tables.battle.columns,
        battle={(a, d): chances(tables, a, d) for a in columns for d in columns},
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
    """How many areas apart."""
    areas = graph.distance(a, b)
    return BEYOND if areas is None else areas


def within(far: dict[str, dict[str, int]], areas: int) -> dict[str, frozenset[str]]:
    """The areas around each that are so near."""
    return {a: frozenset([b for b in far if 0 < far[a][b] <= areas]) for a in far}


def roll(printed: Printed, corps: str) -> tuple[int, int, int, frozenset[str]]:
    """[def.own-country] A corps in short: its rank, fresh and exhausted, and where it is at home.

    [def.army] Of two ranks the higher leads: the more senior, of equals the faster.
    """
    each = printed.corps[corps]
    home = printed.areas_of[each.home] if each.home == each.pool else (each.home,)
    return RANK * each.seniority + each.movement, each.fresh, each.exhausted, frozenset(home)


def promise(title: Title, side: Side, *, lasting: bool) -> float:
    """[cards.use.phase] What the event of a card promises a side, this year or the next."""
    if not title.is_for(side):
        return 0.0
    return max([PROMISE[p] for p in title.phases if (p in LASTING) is lasting], default=0.0)


def cost(printed: Printed, corps: str) -> float:
    """[def.permanent-loss] What is lost with a corps for ever, to the French."""
    worth = DEAD * (printed.corps[corps].fresh + 1)
    return -worth if printed.side_of[corps] is FRENCH else worth


def frost(tables: TableSheet, number: int) -> dict[int, float]:
    """[winter.roll] The corps that an army of this number loses in winter, by its modifier."""
    return {
        modifier: sum([tables.attrition.at(number, die + modifier) for die in range(1, 7)]) / 6
        for modifier in range(-6, 7)
    }


def quarters(printed: Printed, area: str) -> int:
    """[winter.mod.capital] [winter.mod.barren] What the area itself adds to a winter die."""
    table, marks = printed.tables.winter, printed.areas[area]
    return table.capital * marks.is_capital + table.barren * marks.is_barren


def chances(tables: TableSheet, attacker: int, defender: int) -> Chances:
    """[battle.winner.most-losses] [battle.tie.extra-roll] All falls of the dice, counted."""
    strong, weak = tables.battle.columns[attacker], tables.battle.columns[defender]
    lead = tables.tie_break.at(strong, 1) - tables.tie_break.at(weak, 1)
    rolls = list(product(range(1, 7), repeat=2))
    tie = len([1 for a, d in rolls if a + lead > d]) / 36
    wins, loses, destroys, fatal = 0.0, 0, 0, 0
    for one, other in rolls:
        ours, theirs = tables.battle.at(strong, one), tables.battle.at(weak, other)
        wins += tie if ours == theirs else ours > theirs
        destroys += ours + (ours > theirs)  # [battle.losses.plus-one]
        loses += theirs + (theirs > ours)
        fatal += theirs > ours or 0 < theirs == ours  # [battle.losses.round-winner]
    return Chances(wins / 36, loses / 36, destroys / 36, fatal / 36)
