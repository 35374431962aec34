"""What is printed: the map, the countries, the corps, the cards, the tables. Read once."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct

from estafette.board import Border, Graph
from estafette.engine import Box, Lid, Scenario, Shared, Source, convert_box, read_box, read_part

from .sides import (
    BRITISH_MINORS,
    COALITION,
    CONTROLLER,
    FRENCH,
    FRENCH_MINORS,
    MAJOR,
    SIDE_OF_POOL,
    Kind,
    Phase,
    Side,
    Status,
)
from .tables import TableSheet

FOLDER = Path(__file__).parent
BOX = FOLDER / "box"

BLACK_SEA, BALTIC = "black-sea", "baltic"
ICE = "ice"


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.area-count] An area of the board; `country` is the one it belongs to undetached."""

    id: str
    name: str
    country: str
    place: str
    lat: float
    lon: float
    marks: tuple[str, ...] = ()
    coasts: tuple[str, ...] = ()

    @property
    def is_capital(self) -> bool:
        return "capital" in self.marks

    @property
    def is_barren(self) -> bool:
        return "barren" in self.marks

    @property
    def is_rough(self) -> bool:
        """[march-attrition.trigger.marsh] [march-attrition.trigger.mountain] Hard going."""
        return "marsh" in self.marks or "mountain" in self.marks

    @property
    def is_detachable(self) -> bool:
        return "detachable" in self.marks

    @property
    def is_coastal(self) -> bool:
        """[def.area.coastal] The Black Sea does not count."""
        return any(coast != BLACK_SEA for coast in self.coasts)

    @property
    def freezes(self) -> bool:
        """[baltic.areas] Its only coast is on the Baltic."""
        return self.is_coastal and all(coast in (BALTIC, BLACK_SEA) for coast in self.coasts)


class BorderLine(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.adjacency] A land border, or the ice that bears in winter."""

    ends: tuple[str, str]
    kind: str = "land"


class MapSheet(Struct, frozen=True, forbid_unknown_fields=True):
    area: tuple[Area, ...]
    border: tuple[BorderLine, ...]


class Country(Struct, frozen=True, forbid_unknown_fields=True):
    """A country: a major has a capital, a detachable area its original ruler."""

    id: str
    name: str
    kind: Kind
    capital: str = ""
    ruler: str = ""


class CountrySheet(Struct, frozen=True, forbid_unknown_fields=True):
    country: tuple[Country, ...]


class Corps(Struct, frozen=True, forbid_unknown_fields=True):
    """[def.corps] [def.corps.ratings] A corps and its ratings.

    `pool` is its row of the mobilisation table, `home` the country or area where it is raised.
    """

    id: str
    name: str
    pool: str
    home: str
    fresh: int
    exhausted: int
    movement: int
    seniority: int
    year: int = 0
    after: str = ""


class CorpsSheet(Struct, frozen=True, forbid_unknown_fields=True):
    corps: tuple[Corps, ...]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """[cards.composition] A title: whose event, in which phases, how many cards bear it."""

    id: str
    name: str
    side: str
    copies: int
    phases: tuple[Phase, ...]
    removed: bool = False

    def is_for(self, side: Side) -> bool:
        """[cards.use.side] May this side play the event?"""
        return self.side in ("either", side)


class TitleSheet(Struct, frozen=True, forbid_unknown_fields=True):
    title: tuple[Title, ...]


class Card(Struct, frozen=True):
    """[cards.deck.count] One card of the common deck."""

    id: str
    title: str


class Alignments(Struct, frozen=True, forbid_unknown_fields=True):
    """[def.status.set] The countries in each of the five states."""

    fa: tuple[str, ...] = ()
    fd: tuple[str, ...] = ()
    nc: tuple[str, ...] = ()
    cm: tuple[str, ...] = ()
    ic: tuple[str, ...] = ()

    def in_state(self, status: Status) -> tuple[str, ...]:
        countries: tuple[str, ...] = getattr(self, status.value)
        return countries


class HandSizes(Struct, frozen=True, forbid_unknown_fields=True):
    french: int
    coalition: int

    def of(self, side: Side) -> int:
        return self.french if side is FRENCH else self.coalition


class Preparation(Struct, frozen=True, forbid_unknown_fields=True):
    """How the deck is prepared: by title, how many copies go where."""

    hands: HandSizes
    removed: dict[str, int] = {}
    set_aside: dict[str, int] = {}
    discarded: dict[str, int] = {}
    random: int = 0


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.list] What a scenario gives."""

    id: str
    year: int
    round: int
    status: Alignments
    cards: Preparation
    french: dict[str, tuple[str, ...]]
    coalition: dict[str, tuple[str, ...]]
    detached: tuple[str, ...] = ()
    reformed: tuple[str, ...] = ()
    britannia: bool = False
    invaded: bool = False
    risen: tuple[str, ...] = ()
    out: tuple[str, ...] = ()

    def placed(self, side: Side) -> dict[str, tuple[str, ...]]:
        return self.french if side is FRENCH else self.coalition


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    map: MapSheet
    countries: CountrySheet
    corps: CorpsSheet
    cards: TitleSheet
    tables: TableSheet
    scenarios: dict[str, ScenarioSheet]


def read(source: Source = None) -> "Printed":
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(BOX, source))


def lid() -> Lid:
    """What can be played, without the map, the corps and the cards."""
    return Lid(scenarios_in(read_part(BOX, "scenarios", ScenarioSheet)))


def scenarios_in(sheets: Mapping[str, ScenarioSheet]) -> tuple[Scenario, ...]:
    """The scenarios, the shortest first: a newcomer takes the first."""
    ordered = sorted(sheets.values(), key=lambda sheet: -sheet.year)
    return tuple([Scenario(sheet.id) for sheet in ordered])


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.tables = sheets.tables
        self.mobilisation = {row.id: row for row in sheets.tables.mobilisation.row}
        self.areas = {area.id: area for area in sheets.map.area}
        self.countries = {country.id: country for country in sheets.countries.country}
        self.corps = {corps.id: corps for corps in sheets.corps.corps}
        self.titles = {title.id: title for title in sheets.cards.title}
        self.cards = {card.id: card for card in cards_of(sheets.cards.title)}
        self.sheets = sheets.scenarios
        borders = [Border(*border.ends, border.kind) for border in sheets.map.border]
        self.winter_ground = Graph(self.areas, borders)
        self.ground = Graph(self.areas, [border for border in borders if border.kind != ICE])
        self.near = {area: self.ground.neighbours(area) for area in self.areas}
        self.near_in_winter = {area: self.winter_ground.neighbours(area) for area in self.areas}
        self.islands = frozenset([area for area, near in self.near.items() if not near])
        self.winter_islands = frozenset([a for a, near in self.near_in_winter.items() if not near])
        self.coast = tuple([area.id for area in sheets.map.area if area.is_coastal])
        self.seniority = {corps.id: corps.seniority for corps in self.corps.values()}
        self.side_of = {corps.id: fixed_side(corps) for corps in self.corps.values()}
        self.followed = {
            id_: "" if side else self.corps[id_].pool for id_, side in self.side_of.items()
        }
        rounds = sheets.tables.rounds
        self.winter = range(rounds.winter_from, len(rounds.months) + 1)
        self.ports = frozenset(self.coast)
        self.winter_ports = frozenset([port for port in self.coast if not self.areas[port].freezes])
        self.capitals = frozenset([c.capital for c in self.countries.values() if c.capital])
        self.majors = frozenset(self.of_kind(MAJOR))
        self.rough = frozenset([area.id for area in sheets.map.area if area.is_rough])

    @cached_property
    def masters(self) -> tuple[str, ...]:
        """The countries whose own corps go with them from one side to the other."""
        return tuple(dict.fromkeys([pool for pool in self.followed.values() if pool]))

    def masters_in(self, status: Mapping[str, Status]) -> tuple[Side | None, ...]:
        """Whom the countries that are followed serve in these states."""
        return tuple([CONTROLLER[status[each]] for each in self.masters])

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """The countries of a kind, in the order of their sheet."""
        return tuple([id_ for id_, country in self.countries.items() if country.kind is kind])

    @cached_property
    def pools(self) -> Mapping[str, tuple[str, ...]]:
        """The corps that count on each row of the mobilisation table."""
        pools: dict[str, list[str]] = {}
        for corps in self.corps.values():
            pools.setdefault(corps.pool, []).append(corps.id)
        return {pool: tuple(corps) for pool, corps in pools.items()}

    @cached_property
    def members(self) -> Mapping[str, frozenset[str]]:
        """The same, for whoever only counts them."""
        return {pool: frozenset(corps) for pool, corps in self.pools.items()}

    @cached_property
    def tied(self) -> Mapping[str, tuple[str, ...]]:
        """The corps that are raised in each country or detachable area."""
        tied: dict[str, list[str]] = {country: [] for country in self.countries}
        for corps in self.corps.values():
            tied[corps.home].append(corps.id)
        return {country: tuple(corps) for country, corps in tied.items()}

    @cached_property
    def areas_of(self) -> Mapping[str, tuple[str, ...]]:
        """The areas of each country while nothing is detached; a detachable area is its own."""
        areas: dict[str, list[str]] = {country: [] for country in self.countries}
        for area in self.areas.values():
            areas[area.country].append(area.id)
            if area.is_detachable:
                areas[area.id].append(area.id)
        return {country: tuple(found) for country, found in areas.items()}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every id with its printed name; a card bears that of its title."""
        names = {area.id: area.name for area in self.areas.values()}
        names |= {country.id: country.name for country in self.countries.values()}
        names |= {corps.id: corps.name for corps in self.corps.values()}
        names |= {title.id: title.name for title in self.titles.values()}
        names |= {card.id: card.title for card in self.cards.values()}
        words = (*Side, *Status, FRENCH_MINORS, BRITISH_MINORS)
        return names | {str(word): str(word) for word in words}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios_in(self.sheets)


@cache
def sides_under(printed: Printed, masters: tuple[Side | None, ...]) -> Mapping[str, Side | None]:
    """Whom every corps serves when the countries that are followed serve these."""
    led = dict(zip(printed.masters, masters, strict=True))
    return {id_: side or led[printed.followed[id_]] for id_, side in printed.side_of.items()}


def cards_of(titles: Iterable[Title]) -> list[Card]:
    """[cards.composition] The deck, title by title and copy by copy."""
    return [
        Card(f"{title.id}-{copy}", title.id)
        for title in titles
        for copy in range(1, title.copies + 1)
    ]


def fixed_side(corps: Corps) -> Side | None:
    """The side of a corps that never changes it; None for those that follow their country."""
    if corps.pool in SIDE_OF_POOL:
        return SIDE_OF_POOL[corps.pool]
    return COALITION if corps.home != corps.pool else None
