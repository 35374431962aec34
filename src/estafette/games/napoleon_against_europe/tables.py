"""The tables of the player aids and the numbers in the text. Costs are in half resource points."""

from bisect import bisect_right

from msgspec import Struct

from .sides import Side


class Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    """[sequence.weather-rounds] The rounds of a year."""

    number: int
    bad_weather: int
    winter: tuple[int, ...]
    bad_weather_movement: int


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """[sequence.redeploy-order] [hierarchy.allied-command] Orders of powers."""

    powers: tuple[str, ...]
    command: tuple[str, ...]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The limits and thresholds of the text."""

    hand_least: int
    hand_most: int
    diplomatic_cards: int
    escalation: int
    grand_coalition: int
    key_zone_loss: int
    transfer: int
    army_steps: int
    army_restored: int
    army_depots: int
    subordinates: int
    cavalry_steps: int
    armies_in_zone: int
    initiative_of_two_armies: int
    forced_march: int
    supply_distance: int
    fleets_in_port: int
    squadron: int
    landing_steps: int
    landing_sieges: int
    siege_marker: int
    rhine_members: int
    westphalia_provinces: int
    annexed: int
    annexed_after_tambours: int
    missing_province: int
    victory_empire: int
    victory_coalition: int
    sainte_russie_steps: int


class KeyZones(Struct, frozen=True, forbid_unknown_fields=True):
    """[hand.key-zones] Zones that give one card together, or a `permanent` one.

    They serve one `side` only, or that of their country; `passes` makes them serve an occupier
    [hand.deny-only]; those of a `state` count while it exists.
    """

    zones: tuple[str, ...]
    side: Side | None = None
    permanent: str = ""
    passes: bool = False
    state: str = ""


class HandTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[hand.size-table] The card allocation table."""

    group: tuple[KeyZones, ...]


class ForeignWar(Struct, frozen=True, forbid_unknown_fields=True):
    foreign_end: int


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """[budget.costs] The production table, in half points."""

    infantry: int
    star: int
    cavalry: int
    militia: int
    special: int
    depot: int
    army: int
    fleet: int
    card: int


class Leasts(Struct, frozen=True, forbid_unknown_fields=True):
    """[diplomacy.card-value] The least value of the card that is played."""

    major: int
    with_units: int
    without_units: int
    protectorate: int


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """[diplomacy.bonus-table] The bonus of each side for a country."""

    country: str
    empire: int
    coalition: int


class Diplomacy(Struct, frozen=True, forbid_unknown_fields=True):
    """[diplomacy.roll] The diplomatic action."""

    success: int
    beaten_by_enemy: int
    beaten_by_self: int
    free: int  # [peace.redeclare.three] attempts without a card
    free_bonus: int
    least: Leasts
    bonus: tuple[Bonus, ...]


class PeaceTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[peace.duration] The end of a forced peace, and [peace.reward] what a victor is given."""

    ends: int
    bonus: int
    reward: int


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """[movement.terrain-table] What a border or a marsh costs, and takes off the attacker."""

    cost: int
    attack: int = 0


class Terrain(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """[movement.terrain-table] [battle.terrain] The terrain effects table."""

    zone: int
    marsh: Ground
    bridge: Ground
    river: Ground
    pass_: Ground
    mountain: Ground
    strait: Ground
    landing: int
    difficult: int


class Manoeuvre(Struct, frozen=True, forbid_unknown_fields=True):
    """[interception.modifiers] [evasion.modifiers] One die: success, and what modifies it."""

    success: int
    cavalry: int
    initiative: int
    difficult: int


class Countermarch(Struct, frozen=True, forbid_unknown_fields=True):
    success: int
    difficult: int


class AttritionModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    poor: int
    winter: int
    french_majority: int
    french_only: int
    russian_only: int
    national: int
    depot: int
    unsupplied: int
    demoralised: int
    besieged: int


class Attrition(Struct, frozen=True, forbid_unknown_fields=True):
    """[attrition.table] Steps lost by number of steps and modified die."""

    columns: tuple[int, ...]
    lowest: int
    rows: tuple[tuple[str, ...], ...]
    star: int
    modifier: AttritionModifiers

    def at(self, steps: int, total: int) -> tuple[int, bool]:
        """The steps lost, and whether one more die is rolled [attrition.star]."""
        row = self.rows[min(max(total - self.lowest, 0), len(self.rows) - 1)]
        cell = row[max(bisect_right(self.columns, steps) - 1, 0)]
        return int(cell.rstrip("*")), cell.endswith("*")


class Size(Struct, frozen=True, forbid_unknown_fields=True):
    """[battle.size.major] [battle.size.skirmish] The size of a battle."""

    skirmish: int
    major: int
    major_weaker: int


class Result(Struct, frozen=True):
    """[battle.table] A result: losses, the + that decides equal results, the C of the cavalry."""

    losses: int
    plus: bool
    cavalry: bool


class BattleTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[battle.table] The combat table, and what modifies its dice."""

    columns: tuple[str, ...]
    lowest: int
    rows: tuple[tuple[str, ...], ...]
    ratio: tuple[int, ...]
    rout_ratio: int
    cavalry: int
    unsupplied: int
    interceptor: int
    demoralised: int

    def at(self, size: str, total: int) -> Result:
        row = self.rows[min(max(total - self.lowest, 0), len(self.rows) - 1)]
        cell = row[self.columns.index(size)]
        return Result(int(cell.rstrip("+C")), "+" in cell, "C" in cell)


class Pursuit(Struct, frozen=True, forbid_unknown_fields=True):
    free: int


class Wound(Struct, frozen=True, forbid_unknown_fields=True):
    wounded: int


class Rally(Struct, frozen=True, forbid_unknown_fields=True):
    cost: int


class Fortress(Struct, frozen=True, forbid_unknown_fields=True):
    steps_a_level: int


class Siege(Struct, frozen=True, forbid_unknown_fields=True):
    """[siege.table] [siege.modifiers] The least totals of honours and breach; the last repulse."""

    repulsed: int
    honours: int
    breach: int
    army: int
    citadel: int


class SeaTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[naval.intercept.roll] [naval.combat.results] Tests, loads, and results by difference."""

    success: int
    steps: int
    losses: tuple[int, ...]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """[victory.points-table] What an event is worth on the two tracks."""

    victory: int = 0
    escalation: int = 0


class PointTable(Struct, frozen=True, forbid_unknown_fields=True):
    conquest: Points
    conquest_of_england: Points
    protectorate: Points
    protectorate_lost: Points
    westphalia: Points
    confederation_lost: Points
    poland: Points
    polish_province: Points
    blockade: Points
    liberation_won: Points
    rejoins_coalition: Points
    declaration: Points
    french_key_zone: Points
    paris: Points
    mantua: Points


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Rounds
    order: Order
    limits: Limits
    hand: HandTable
    war: ForeignWar
    resources: dict[str, int]
    cost: Costs
    diplomacy: Diplomacy
    peace: PeaceTable
    terrain: Terrain
    interception: Manoeuvre
    evasion: Manoeuvre
    countermarch: Countermarch
    attrition: Attrition
    size: Size
    battle: BattleTable
    pursuit: Pursuit
    wound: Wound
    rally: Rally
    fortress: Fortress
    siege: Siege
    sea: SeaTable
    points: PointTable
