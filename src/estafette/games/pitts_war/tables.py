"""The printed tables: how each part of `box/tables.toml` is read."""

from bisect import bisect_right
from typing import Annotated

from msgspec import Meta, Struct

from .sides import FRENCH, Side

Cell = Annotated[str, Meta(pattern="^(-1)?D*$")]


class AttritionTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.attrition] Steps lost and battle penalty, by steps of the force and modified die."""

    rule: str
    columns: tuple[int, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        if not self.rows or any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError(f"table {self.rule}: every row needs {len(self.columns)} entries")

    def at(self, steps: int, die: int) -> tuple[int, bool]:
        """[attrition.resolve] The steps lost, and whether the force is worn in battle."""
        column = max(bisect_right(self.columns, steps) - 1, 0)
        cell = self.rows[min(max(die, 1), len(self.rows)) - 1][column]
        return cell.count("D"), cell.startswith("-1")


class AttritionModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    liberation: int
    scorched: int
    bad_weather: int
    unsupplied: int
    forced_march: int
    hardened: int
    hardened_from: int
    friendly: int
    raw: int
    raw_until: int


class PursuitRow(Struct, frozen=True, forbid_unknown_fields=True):
    die: int
    loss: int
    retreat: int
    either: bool = False


class PursuitTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.pursuit] What a pursuit costs the beaten side."""

    rule: str
    three_c: int
    row: tuple[PursuitRow, ...]

    def at(self, die: int) -> PursuitRow:
        return self.row[min(max(die, 1), len(self.row)) - 1]


class Inflicted(Struct, frozen=True, forbid_unknown_fields=True):
    """[battle.losses.inflict] Sure steps, and the least second die for one more (0: none)."""

    steps: int
    extra: int


class CombatRow(Struct, frozen=True, forbid_unknown_fields=True):
    die: int
    small: Inflicted
    large: Inflicted


class CombatTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.combat] Losses inflicted; the large column needs enough steps on both sides."""

    rule: str
    large: int
    each: int
    row: tuple[CombatRow, ...]

    def at(self, die: int, *, large: bool) -> Inflicted:
        row = self.row[min(max(die, 0), len(self.row) - 1)]
        return row.large if large else row.small


class BattleModifiers(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    rule: str
    half: int
    ratio: tuple[int, ...]
    overrun: int
    cavalry: int
    pass_: int
    river: int
    strait: int
    naval: int
    fortress: int
    marsh: int
    unsupplied: int
    worn: int
    untried: int
    markers: int


class MovementTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.movement-potential] Movement Points by modified die."""

    rule: str
    least: int
    points: tuple[int, ...]
    naval: int
    unsupplied: int
    bad_weather: int
    forced_march: int
    large: int
    large_force: int

    def at(self, die: int) -> int:
        return self.points[min(max(die - self.least, 0), len(self.points) - 1)]


class SpecialActions(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """[table.special-actions] Evasion, interception and marching to the guns."""

    rule: str
    needs: int
    cavalry: int
    river: int
    pass_: int


class TerrainTable(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """[table.terrain] Movement Points."""

    rule: str
    area: int
    river: int
    pass_: int
    strait: int
    city: int
    fortress: int
    guerrilla: int
    sea: int
    strait_steps: int

    def crossing(self, border: str) -> int:
        """[movement.path] What it costs to enter an area over such a border."""
        match border:
            case "clear":
                return self.area
            case "river":
                return self.area + self.river
            case "pass":
                return self.area + self.pass_
            case _:
                return self.area + self.strait


class StackingTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    steps: int
    leaders: int


class RecruitmentTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    forced_ally: int
    bernadotte: int
    late: int
    savings: int
    garrison: int
    garrison_from: int
    garrison_until: int
    random: int
    chosen: int
    conditional: tuple[str, ...]
    withheld: tuple[str, ...]


class DiplomacyTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    joins: int
    backfires: int
    extra: int
    majors_from: int


class PeaceTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    years: tuple[int, ...]
    areas: int
    drums: int
    indemnity: int


class VictoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    points: int
    period: int
    lost_stars: int
    minors: int
    allies: int
    rivals: tuple[str, ...]
    at_war: tuple[str, ...]


class BlockadeTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    loss: int
    ports: tuple[str, ...]


class Supplies(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of everything lies in the box."""

    rule: str
    areas: int
    levant: int
    french: int
    coalition: int


class Year(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.turn-track] A space of the turn track."""

    number: int
    first: Side
    french: int
    coalition: int
    joins: tuple[str, ...] = ()
    arrives: tuple[str, ...] = ()

    def draws(self, side: Side) -> int:
        return self.french if side is FRENCH else self.coalition


class TurnTrack(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    year: tuple[Year, ...]


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    attrition: AttritionTable
    attrition_modifiers: AttritionModifiers
    pursuit: PursuitTable
    combat: CombatTable
    battle: BattleModifiers
    movement: MovementTable
    special: SpecialActions
    terrain: TerrainTable
    stacking: StackingTable
    recruitment: RecruitmentTable
    diplomacy: DiplomacyTable
    peace: PeaceTable
    victory: VictoryTable
    blockade: BlockadeTable
    supplies: Supplies
    track: TurnTrack
