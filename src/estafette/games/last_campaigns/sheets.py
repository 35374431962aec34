"""The files of the box, as they are written."""

from msgspec import Struct

from .sides import Arm, Army, Kind, Role, Side


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.map.grid] A named place; town and village make town hexes."""

    id: str
    name: str
    kind: str
    hexes: tuple[str, ...]


class Chateau(Struct, frozen=True, forbid_unknown_fields=True):
    """[chateau.single-infantry] A walled farm or manor."""

    id: str
    name: str
    hex: str


class Submap(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.map.submaps] The columns and rows on which a battle is fought, ends included."""

    id: str
    columns: tuple[int, int]
    rows: tuple[int, int]


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.map.built-binding] A stream or a ridge, hexside by hexside."""

    id: str
    name: str
    sides: tuple[str, ...]


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """[movement.cost.road] A paved road or a trail, hex by hex."""

    id: str
    name: str
    kind: str
    hexes: tuple[str, ...]


class MapSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.map.grid] The map of the campaign."""

    columns: int
    rows: int
    terrain: tuple[str, ...]
    levels: tuple[str, ...]
    bridges: tuple[tuple[str, str], ...]
    place: tuple[Place, ...]
    chateau: tuple[Chateau, ...]
    submap: tuple[Submap, ...]
    stream: tuple[Course, ...]
    ridge: tuple[Course, ...]
    road: tuple[Road, ...]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.units] A combat unit: brigade, regiment or batteries."""

    id: str
    name: str
    formation: str
    division: str
    arm: Arm
    front: int
    back: int
    movement: int
    source: int
    marks: tuple[str, ...] = ()


class UnitSheet(Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[Unit, ...]


class ArmySheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.hq.one-per-cc] An army, its commander in chief and its edge of the map."""

    id: Army
    name: str
    side: Side
    chief: str
    edge: str


class Formation(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.marker.formation] A corps or cavalry corps with its activation marker."""

    id: str
    name: str
    army: Army
    leader: str
    kind: str
    limit: int

    @property
    def is_cavalry(self) -> bool:
        return self.kind == "cavalry"


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.leaders] A leader and his command value."""

    id: str
    name: str
    army: Army
    role: Role
    value: int
    wing: tuple[str, ...] = ()
    leads: tuple[str, ...] = ()


class FormationSheet(Struct, frozen=True, forbid_unknown_fields=True):
    army: tuple[ArmySheet, ...]
    formation: tuple[Formation, ...]
    leader: tuple[Leader, ...]


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.points] A hex that scores for whoever controls it."""

    hex: str
    name: str
    points: int
    side: Side


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """[movement.exit.not-eliminated] Hexes by which units that leave score for their side."""

    side: Side
    hexes: tuple[str, ...]
    points: int


class SetUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit stands; `division` is a divisional order, `to` the corps it is attached to."""

    unit: str
    hex: str
    division: bool = False
    to: str = ""


class SetOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """[order.one-at-a-time] The order that a formation, or a division of it, begins with."""

    order: Kind
    formation: str = ""
    target: str = ""


class Reinforcement(Struct, frozen=True, forbid_unknown_fields=True):
    """[reinforcement.entry] Who comes when, where and with which orders."""

    turn: str
    entry: str
    leaders: tuple[str, ...]
    units: tuple[str, ...]
    orders: tuple[SetOrder, ...]
    to: str = ""


class HeadquartersDue(Struct, frozen=True, forbid_unknown_fields=True):
    """[reinforcement.no-hq-stop] An HQ that comes later."""

    army: Army
    turn: str
    entry: str


class Bands(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.points] From which difference on a result holds."""

    french_decisive: int
    french_marginal: int
    allied_marginal: int


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.limits] An army in a scenario: its strength and what it can bear."""

    strength: int
    demoralisation: int
    disintegration: int = 0


class StepsScore(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.quatre-bras] Units each of whose steps scores for the enemy."""

    units: tuple[str, ...]
    points: int


class Arrival(Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """[scenario.ligny] [scenario.quatre-bras] A corps that may come on a die."""

    formation: str
    since: str
    needs: int
    entry: str


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.ligny] A scenario as it is set up."""

    id: str
    name: str
    map: str
    first: str
    last: str
    reduced: tuple[str, ...]
    third: tuple[str, ...]
    release: bool
    objective: tuple[Objective, ...]
    unit: tuple[SetUnit, ...]
    order: tuple[SetOrder, ...]
    reinforcement: tuple[Reinforcement, ...]
    bands: Bands
    levels: dict[Army, Level]
    leaders: dict[str, str]
    hqs: dict[Army, str] = {}
    exit: tuple[Exit, ...] = ()
    headquarters: tuple[HeadquartersDue, ...] = ()
    chiefs: dict[Army, str] = {}
    wings: dict[str, tuple[str, ...]] = {}
    supply: dict[Army, tuple[str, ...]] = {}
    steps_score: StepsScore | None = None
    arrival: Arrival | None = None
