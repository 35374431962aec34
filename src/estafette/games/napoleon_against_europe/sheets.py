"""The sheets of the box: how map, counters, cards and scenarios are written."""

from msgspec import Struct

from .sides import Kind, Period, Phase, Side, Standing, Star

PLAIN, BRIDGE, RIVER = "plain", "bridge", "river"
PASS, MOUNTAIN, STRAIT, WHOLE_MOVE = "pass", "mountain", "strait", "whole-move"


class Country(Struct, frozen=True, forbid_unknown_fields=True):
    """[power.major-list] A country; one that comes `later` is created by play.

    [entity.rhine.members] [entity.westphalia.provinces] `rhine` is the mark R, `westphalia` W.
    """

    id: str
    name: str
    kind: Kind
    capitals: tuple[str, ...] = ()
    units: bool = False
    rhine: bool = False
    westphalia: bool = False
    later: bool = False

    @property
    def is_major(self) -> bool:
        return self.kind is Kind.MAJOR


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.borders] A province and the country that owns it in 1805."""

    id: str
    name: str
    country: str
    polish: bool = False
    westphalia: bool = False
    feudal: bool = False


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.zones] A zone and what is on it; `port` is the sea its anchor looks on."""

    id: str
    name: str
    province: str
    lat: float
    lon: float
    capital: str = ""
    town: bool = False
    key: bool = False
    fortress: int = 0
    port: str = ""
    blockade: bool = False
    poor: bool = False
    marsh: bool = False
    open: bool = False

    @property
    def is_open(self) -> bool:
        """[control.free-passage] [control.no-marker] No fortress, no port, no town."""
        return not (self.town or self.fortress or self.port)


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.sea-zone] A sea zone; `ice` closes it in winter."""

    id: str
    name: str
    lat: float
    lon: float
    group: str
    neighbours: tuple[str, ...]
    ice: bool = False


class BorderLine(Struct, frozen=True, forbid_unknown_fields=True):
    """[movement.terrain-table] What lies between two zones; a strait is on a `sea`."""

    ends: tuple[str, str]
    kind: str
    sea: str = ""
    free: bool = False


class MapSheet(Struct, frozen=True, forbid_unknown_fields=True):
    country: tuple[Country, ...]
    province: tuple[Province, ...]
    zone: tuple[Zone, ...]
    sea: tuple[Sea, ...]
    border: tuple[BorderLine, ...]


class Corps(Struct, frozen=True, forbid_unknown_fields=True):
    """[unit.corps.attributes] An army corps; `combat` is its value at each strength, full first."""

    id: str
    name: str
    nation: str
    combat: tuple[int, ...]
    morale: int
    movement: int
    number: int = 0
    stars: int = 0
    cavalry: bool = False
    boxed: bool = False
    militia: bool = False
    landwehr: bool = False
    dot: bool = False
    mark: str = ""
    entry: str = ""
    card: str = ""
    known: tuple[str, ...] = ()

    @property
    def steps(self) -> int:
        """[unit.steps] Its steps at full strength."""
        return len(self.combat)


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """[unit.special.count] A special unit."""

    id: str
    name: str
    nation: str
    bonus: int
    card: str
    cavalry: bool = False


class General(Struct, frozen=True, forbid_unknown_fields=True):
    """[general.attributes] A general; `by` says what brings in one without a year."""

    id: str
    name: str
    nation: str
    initiative: int
    command: int
    attack: int
    defence: int
    rank: int
    enters: int
    leaves: int = 0
    replaces: str = ""
    by: str = ""
    cavalry: bool = False
    known: tuple[str, ...] = ()


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """[marker.army.count] An army marker."""

    id: str
    name: str
    nation: str


class Depots(Struct, frozen=True, forbid_unknown_fields=True):
    """[depot.role] The depots of a power."""

    nation: str
    count: int


class Fleet(Struct, frozen=True, forbid_unknown_fields=True):
    """[fleet.attributes] A fleet; one that is `lost` once sunk is never rebuilt."""

    id: str
    name: str
    nation: str
    movement: int
    initiative: int = 0
    tactical: int = 0
    restricted: bool = False
    lost: bool = False
    known: tuple[str, ...] = ()


class CounterSheet(Struct, frozen=True, forbid_unknown_fields=True):
    corps: tuple[Corps, ...]
    special: tuple[Special, ...]
    general: tuple[General, ...]
    army: tuple[Army, ...]
    depot: tuple[Depots, ...]
    fleet: tuple[Fleet, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """[card.number] A card: `combat` is the mark CC, `war` GE, `supplied` needs supply."""

    id: str
    number: int
    side: Side
    period: Period
    name: str
    value: int
    phases: tuple[Phase, ...]
    source: str
    clauses: tuple[str, ...]
    permanent: str = ""
    star: Star | None = None
    combat: bool = False
    war: bool = False
    naval: bool = False
    supplied: bool = False
    escalation: int = 0
    vp: int = 0
    in_1815: bool = False
    removed_1809: bool = False


class CardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Stands(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.statuses-1805] How a country stands at the beginning, and with whom."""

    country: str
    kind: Standing
    side: str
    of: str = ""


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.1805.setup] What stands in one place; what is `free` its player chooses."""

    id: str
    side: str
    nation: str
    at: str
    choices: tuple[str, ...]
    default: str
    generals: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    corps: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()
    fleets: tuple[str, ...] = ()
    mobile: int = 0
    depots: int = 0
    command: int = 0
    free: bool = False
    free_generals: int = 0
    default_generals: tuple[str, ...] = ()
    free_fleets: int = 0
    default_fleets: tuple[str, ...] = ()


class ReserveSheet(Struct, frozen=True, forbid_unknown_fields=True):
    corps: tuple[str, ...] = ()
    generals: tuple[str, ...] = ()
    fleets: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    undeployed_minors: tuple[str, ...] = ()


class History(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.1809.history] What happened before the first round (R-115).

    `lasting` are things that go on from the start, by name; `forced_until` the last year of a
    forced peace that then becomes a forced alliance.
    """

    beaten: tuple[str, ...] = ()  # by France
    events: tuple[str, ...] = ()
    reformed: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    forced_until: dict[str, int] = {}


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: years, piles, statuses, set-up, levels; `replacements` of an army a round."""

    id: str
    name: str
    year: int
    last: int
    round: int
    round_one: str
    first_side: Side
    ends_after: str
    period: Period
    hand_empire: int
    hand_coalition: int
    order: tuple[str, ...]
    cards_empire: tuple[str, ...]
    cards_coalition: tuple[str, ...]
    fixed_hand_empire: tuple[str, ...]
    fixed_hand_coalition: tuple[str, ...]
    removed: tuple[str, ...]
    status: tuple[Stands, ...]
    placement: tuple[Placement, ...]
    victory: int = 0
    escalation: int = 0
    replacements: int = 0
    are_permanents_drawn: bool = False  # [scenario.1815.cards.empire] they are cards of the pile
    royalists_need_depot: bool = False  # [scenario.1815.special.royalists] a British one, in a port
    reserve: ReserveSheet = ReserveSheet()
    history: History = History()
    control: dict[str, tuple[str, ...]] = {}
    territory: dict[str, tuple[str, ...]] = {}
