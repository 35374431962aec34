"""The tables of the rulebook and the numbers in its text, by name. Costs are in half points."""

from msgspec import Struct


class Fire(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.fire] Step losses by firing strength from 1 to 24 and two dice from 2 to 12."""

    losses: tuple[tuple[int, ...], ...]


class Reduction(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.reduction] Strengths from 1 to 24 less 25, 50 and 75 per cent."""

    minus_25: tuple[int, ...]
    minus_50: tuple[int, ...]
    minus_75: tuple[int, ...]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.terrain] What a hex or hexside takes off an attacker, and what it costs to cross."""

    assault: int
    bombardment: int
    charge: int
    infantry: int
    other: int
    never: tuple[str, ...] = ()


class Effects(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.terrain] The lines of the Terrain Effects Table."""

    town: Effect
    chateau: Effect
    forest: Effect
    stream: Effect
    ridge: Effect
    bridge: Effect


class Movement(Struct, frozen=True, forbid_unknown_fields=True):
    """[movement.cost.road] Costs and allowances in half points."""

    clear: int
    road: int
    trail: int
    trace: int
    leave_zoc: int
    headquarters: int
    leader: int


class Local(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.local-decision] By the leader's value."""

    bad: tuple[int, ...]
    acts: tuple[int, ...]
    reserve: int


class Shifts(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.shifts] Columns to the right."""

    reserve: int
    attack: int
    face_to_face: int
    division_cavalry: int
    general_retreat: int
    confused: int
    direct: int


class Compliance(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.compliance] The lowest roll for each result, column by column."""

    first: int
    r4: tuple[int, ...]
    t1: tuple[int, ...]
    c: tuple[int, ...]


class Confidence(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.confidence] What is added to the leader's value."""

    attack: int
    attack_demoralised: int
    objective: int
    defence_demoralised: int


class Morale(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.morale] Base morale, its modifiers and its limits."""

    base: int
    nassau: int
    dutch: int
    weak_prussian: int
    weak: int
    old_guard: int
    british_defence: int
    british_cavalry: int
    least: int
    most: int
    step_lost: int
    demoralised: int
    artillery: int
    flank: int
    guard: int
    leader: int
    reserve: int
    recoil: int
    shelter: int
    adjacent: int
    exhausted: int


class Pursuit(Struct, frozen=True, forbid_unknown_fields=True):
    """[pursuit-value.default] Pursuit values."""

    base: int
    british: int
    guard: int


class Ranges(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.ranges] In hexes, or in half points where the table counts points."""

    command: int
    instant: int
    speed: int
    order: int
    apart: int
    radius: int
    cohesion: int
    doctrine: int
    bombardment: int
    far: int
    charge: int
    day: int
    rain: int
    night: int
    supply: int
    proximity: int
    failed: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in the text."""

    stack: int
    initial_margin: int
    coordinated: int
    leader_lost: int
    replacement: int
    rally: int
    rallied: int
    hq_level: int
    hq_value: int
    recoil_level: int
    general_retreat: int
    huge: int
    instant_attack: int
    r4: int
    r5: int
    rout: int
    direct: int
    ops_morale: int
    panic: int
    hq_points: int
    sixes_support: int


class Hidden(Struct, frozen=True, forbid_unknown_fields=True):
    """[table.hidden] The lowest die that reveals a march, by the turns it has been hidden."""

    revealed: tuple[int, ...]
    foreign: int
    points: int
    cavalry: int


class Turns(Struct, frozen=True, forbid_unknown_fields=True):
    """[proposal.turns] [proposal.weather] [proposal.morning-release] The hours."""

    dawn: int
    dusk: int
    rain_from: str
    rain_to: str
    supply: int
    release: tuple[int, ...]


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    fire: Fire
    reduction: Reduction
    terrain: Effects
    movement: Movement
    local: Local
    shifts: Shifts
    compliance: Compliance
    confidence: Confidence
    morale: Morale
    pursuit: Pursuit
    ranges: Ranges
    limits: Limits
    hidden: Hidden
    turns: Turns
