"""The printed tables: how each file of numbers in `box/tables.toml` is read."""

from msgspec import Struct

from estafette.engine import Table

from .sides import FRENCH, Side


class HandRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    french: int = 0
    coalition: int = 0
    star: bool = False

    def cards(self, side: Side) -> int:
        return self.french if side is FRENCH else self.coalition


class HandTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.hand] Cards drawn for the countries controlled."""

    rule: str
    maximum: int
    group: int
    row: tuple[HandRow, ...]

    def of(self, id_: str) -> HandRow:
        return next(row for row in self.row if row.id == id_)


class MobilisationRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    limit: int
    new: int
    star: bool = False
    per: bool = False


class MobilisationTable(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.mobilisation] Corps on the map at most, and new corps a year."""

    rule: str
    row: tuple[MobilisationRow, ...]


class Reshuffle(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    below: int


class StrengthTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    home: int
    sea: int


class MovementTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    winter: int
    attack: int
    mud: int
    forced_march: int


class MarchTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    long: int
    long_and_battle: int
    smallest_army: int


class WinterTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    smallest_army: int
    depot: int
    friendly: int
    capital: int
    neutral: int
    scorched_earth: int
    insurgent: int
    barren: int
    hard_winter: int


class RoundTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    winter_from: int
    armies: int
    major_armies: int
    months: tuple[str, ...]


class YearTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    first: int
    last: int


class FirstChoice(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    french: tuple[int, ...]
    coalition: tuple[int, ...]


class SurrenderTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    order: tuple[str, ...]


class VictoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    marginal_from: int
    decisive: tuple[str, ...]
    marginal: tuple[str, ...]


class Supplies(Struct, frozen=True, forbid_unknown_fields=True):
    """[pieces.total] How much of everything lies in the box."""

    rule: str
    corps: int
    cards: int
    areas: int
    dice: int
    flags_french: int
    flags_coalition: int
    insurrection_markers: int
    reform_markers: int
    year_markers: int
    round_markers: int
    britannia_markers: int
    pieces: int


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    hand: HandTable
    reshuffle: Reshuffle
    mobilisation: MobilisationTable
    attrition: Table
    battle: Table
    tie_break: Table
    strength: StrengthTable
    movement: MovementTable
    march: MarchTable
    winter: WinterTable
    rounds: RoundTable
    years: YearTable
    first_choice: FirstChoice
    surrender: SurrenderTable
    victory: VictoryTable
    supplies: Supplies
