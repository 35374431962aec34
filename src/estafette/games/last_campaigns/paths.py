"""[movement.allowance] How far whoever moves can come, and what it costs him."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from estafette.board import Reach
from estafette.engine import Refusal, refuse

from .command_range import is_in_command
from .demoralisation import is_unit_demoralised
from .doctrine import SLOWER, is_slowed
from .fatigue import is_exhausted
from .ground import make_room
from .roads import is_jammed, may_use_roads, surcharge
from .sides import INFANTRY, MARCHES, ON_THE_ROAD, Kind, Side
from .state import Game
from .zones import is_in_zoc, zone

CHARGE_RANGE = 2  # hexes
FEW = 24  # searches that are remembered
NOBODY: Mapping[str, tuple[str, ...]] = {}


class Going(Struct):
    """Who goes: units that move together, or a leader, or an HQ; and what holds for all of them.

    `came` are the hexes entered so far in this move. A piece that is not on the map yet has no
    `start`; the hex by which it enters and what that costs stand in `entry` and `toll`. Whoever
    follows a `column` goes where it went with his last point, or not so far.
    """

    side: Side
    pieces: tuple[str, ...]
    start: str
    points: int
    is_mounted: bool
    by_road: bool
    ignores_zoc: bool
    in_command: frozenset[str] = frozenset()
    is_combat: bool = True
    came: tuple[str, ...] = ()
    entry: str = ""
    toll: int = 0
    column: frozenset[str] | None = None  # [option.doctrine.column-definition]


def going_of_units(game: Game, units: Sequence[str], points: int) -> Going:
    """[movement.cost.two-values] [movement.road.singly] What holds for units that move together."""
    arms = [game.unit(unit).arm for unit in units]
    return Going(
        side=game.side(units[0]),
        pieces=tuple(units),
        start=game.where.get(units[0], ""),
        points=points,
        is_mounted=any(arm is not INFANTRY for arm in arms),
        by_road=len(units) == 1 and may_use_roads(game, units[0]),
        ignores_zoc=all(arm.is_cavalry for arm in arms),  # [zoc.cavalry-ignores]
        in_command=frozenset([unit for unit in units if is_led(game, unit)]),
    )


def is_led(game: Game, unit: str) -> bool:
    """[command.range.out-movement] In command; whoever is about to enter the map is not yet out."""
    return unit not in game.where or is_in_command(game, unit)


def movement_allowance(game: Game, piece: str) -> int:
    """[movement.allowance] The half points of a unit, a leader or an HQ for one move."""
    tables = game.printed.tables.movement
    if piece in game.printed.leaders:
        return leader_allowance(game, piece)
    if piece not in game.printed.units:
        return tables.headquarters
    return allowance_together(game, [piece])


def leader_allowance(game: Game, leader: str) -> int:
    """[leader.half-move-when-ordering] Half in a turn in which he gives orders."""
    points = game.printed.tables.movement.leader
    return (points + 1) // 2 if game.given.get(leader) else points


def allowance_together(game: Game, units: Sequence[str]) -> int:
    """[movement.allowance] [option.doctrine.column] Of the slowest of those who move together."""
    points = min(own_allowance(game, unit) for unit in units)
    return points - SLOWER if is_slowed(game, units) else points


def own_allowance(game: Game, unit: str) -> int:
    """[demoralisation.corps.movement] One point less in a demoralised corps."""
    return 2 * (game.unit(unit).movement - is_unit_demoralised(game, unit))


def reach_of(game: Game, going: Going) -> Reach:
    """[movement.allowance] The hexes that can be reached, with the half points spent for each.

    Of two ways that cost the same the one farther from the enemy is taken. As long as the enemy
    holds his ground, what was searched for once is remembered.
    """
    if game.charging or game.weary:
        return searched(game, going)
    known, key = game.front(going.side.enemy).reaches, bearings(game, going)
    found = known.get(key)
    if found is None:
        make_room(known, FEW)
        found = known[key] = searched(game, going)
    return found


def bearings(game: Game, going: Going) -> tuple[Any, ...]:
    """All that bears on how far one comes, besides the ground and where the enemy stands."""
    if not going.is_combat:
        friends = zone(game, going.side.enemy).intersection(game.stacks)
        return (*astuple(going), friends)
    orders = [(game.order(unit), is_halted(game, unit)) for unit in going.pieces]
    return (*astuple(going), game.turn, *orders, traffic(game) if going.by_road else ())


def traffic(game: Game) -> tuple[Any, ...]:
    """[movement.road.spacing] Who stands where, and what tells who of them is on the march."""
    kinds = [(formation, command.order.kind) for formation, command in game.commands.items()]
    others = (*game.astray.items(), *game.attached.items(), *game.direct)
    return (*game.stacks.items(), *kinds, *others)


def searched(game: Game, going: Going) -> Reach:
    """[movement.allowance] Far from the enemy and off the road the ground alone decides."""
    start, can_go = going.start, not is_worn_out(game, going)
    is_free = bool(start) and not going.by_road and going.column is None
    if can_go and is_free and is_far_from_enemy(game, going):
        free = game.ground.reach(start, going.points, mounted=going.is_mounted)
        if going.came or all(there in free for there in game.ground.neighbours[start]):
            return free
    reached = Reach([start or going.entry])
    if not start:
        reached[going.entry] = going.toll
        if going.toll > going.points:
            return Reach([])
    if can_go:
        spread(game, going, reached)
    if start and not going.came:
        take_one_hex(game, going, reached)
    return reached


def is_worn_out(game: Game, going: Going) -> bool:
    """[option.fatigue.exhausted-move] Is one of those who go exhausted?"""
    return going.is_combat and any(is_exhausted(game, piece) for piece in going.pieces)


def is_far_from_enemy(game: Game, going: Going) -> bool:
    """[movement.cost.two-values] Could nobody off the road come within charge range of him?"""
    hexes = going.points // game.printed.tables.movement.clear
    return game.front(going.side.enemy).distance(going.start) > hexes + CHARGE_RANGE


def spread(game: Game, going: Going, reached: Reach) -> None:
    """The search itself, from the cheapest hex up."""
    first = next(iter(reached))
    most, before, bars = going.points, reached.before, Bars(game, going)
    path, slow = going.column or (), most if going.column is None else most - SLOWER
    steps = game.ground.steps[going.is_mounted, going.by_road]
    crowd = game.stacks if going.is_combat else NOBODY  # nobody hinders leaders and HQs
    threatened, zone_of_enemy, toll = bars.front.threatened, bars.zone, leave_toll(game, going)
    buckets: list[list[str]] = [[] for _ in range(most + 1)]
    buckets[reached[first]].append(first)
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if reached[here] < spent:
                continue
            leaving = spent + toll if here in zone_of_enemy else spent
            for there, price, ahead in steps[here]:
                known = reached.get(there, most + 1)
                if known <= spent:
                    continue
                if ahead and (there in crowd or ahead in crowd):
                    came = before.get(here) or last_but_one(going, here)
                    price = road_cost(game, going, here, there, came)
                total = leaving + price
                if total > most or known < total or (there in threatened and bars[there]):
                    continue
                if total > slow and there not in path:
                    continue
                if known == total:  # is the enemy within charge range of the other way alone?
                    if before.get(there) not in threatened or here in threatened:
                        continue
                else:
                    buckets[total].append(there)
                reached[there], before[there] = total, here


class Bars(dict[str, bool]):
    """[movement.allowance] Which hexes cannot be entered: worked out when the search meets them."""

    def __init__(self, game: Game, going: Going) -> None:
        super().__init__()
        self.game, self.going = game, going
        self.front, self.zone = game.front(going.side.enemy), zone(game, going.side.enemy)

    def __missing__(self, hex_: str) -> bool:
        is_near = hex_ in self.zone or hex_ in self.front.held
        barred = self[hex_] = is_near and why_barred(self.game, self.going, hex_) is not None
        return barred


def take_one_hex(game: Game, going: Going, reached: Reach) -> None:
    """[movement.minimum-one-hex] The hexes beside one can be entered whatever they cost."""
    for there in game.ground.neighbours[going.start]:
        if there not in reached and why_barred(game, going, there) is None:
            reached[there], reached.before[there] = going.points, going.start


def last_but_one(going: Going, here: str) -> str | None:
    """The hex from which whoever moves came into the hex where he stands."""
    if len(going.came) < 2 or going.came[-1] != here:
        return None
    return going.came[-2]


def leave_cost(game: Game, going: Going, here: str) -> int:
    """[zoc.leave.entered-this-move] [zoc.leave.orders] One point more out of an enemy ZOC."""
    return leave_toll(game, going) if is_in_zoc(game, here, going.side.enemy) else 0


def leave_toll(game: Game, going: Going) -> int:
    """[zoc.cavalry-ignores] What it costs to leave an enemy zone of control."""
    return 0 if going.ignores_zoc else game.printed.tables.movement.leave_zoc


def road_cost(game: Game, going: Going, here: str, there: str, came: str | None) -> int:
    """[movement.road.spacing] Along a road or trail, where friends may be in the way."""
    ground = game.ground
    price = ground.rate(here, there)
    if price is not None and not is_jammed(game, going.side, here, there):
        return price
    extra = 0
    if came is not None:
        extra = surcharge(game, going.side, came, here, there, mounted=going.is_mounted)
    return ground.cost(here, there, mounted=going.is_mounted) + extra


def why_barred(game: Game, going: Going, hex_: str) -> Refusal | None:
    """[movement.allowance] Why a hex cannot be entered, even in passing."""
    if game.holder(hex_) is going.side.enemy:
        return refuse("movement.allowance", "movement.enemy-there", hex=hex_)
    if not is_in_zoc(game, hex_, going.side.enemy):
        return None
    if not going.is_combat:
        return cannot_ride_into(game, going.side, hex_)
    for unit in going.pieces:
        if refusal := cannot_enter_zoc(game, unit, hex_, is_led=unit in going.in_command):
            return refusal
    return None


def cannot_enter(game: Game, unit: str, hex_: str) -> Refusal | None:
    """[zoc.entry-free] Why a unit may not move into a hex; None if it may."""
    if game.holder(hex_) is game.side(unit).enemy:
        return refuse("movement.allowance", "movement.enemy-there", hex=hex_)
    if is_in_zoc(game, hex_, game.side(unit).enemy):
        return cannot_enter_zoc(game, unit, hex_, is_led=is_led(game, unit))
    return None


def cannot_ride_into(game: Game, side: Side, hex_: str) -> Refusal | None:
    """[leader.zoc-entry] [zoc.leaders-ignore] Only where a friendly unit stands."""
    if game.holder(hex_) is side:
        return None
    return refuse("leader.zoc-entry", "movement.no-friend-there", hex=hex_)


def cannot_enter_zoc(game: Game, unit: str, hex_: str, *, is_led: bool) -> Refusal | None:
    """[order.delay.no-attack] Why a unit may not go into an enemy zone of control."""
    if game.is_night:
        return refuse("night.no-zoc-entry", "movement.zoc-night", hex=hex_)
    if game.is_rain:
        return refuse("weather.no-zoc-entry", "movement.zoc-rain", hex=hex_)
    order = game.order(unit)
    match order.kind:
        case Kind.RESERVE:
            return refuse("order.reserve.no-attack", "movement.zoc-reserve", hex=hex_)
        case Kind.DELAY:
            return refuse("order.delay.no-attack", "movement.zoc-delay", hex=hex_)
        case kind if kind in MARCHES:
            return refuse("order.march.cancelled-at-zoc", "movement.zoc-march", hex=hex_)
        case Kind.DEFENCE if not is_lost_ground(game, order.ours, hex_, game.side(unit)):
            return refuse("order.defence.attack-limit", "movement.zoc-defence", hex=hex_)
    if is_halted(game, unit):
        return refuse("order.sequence.delayed-attack", "movement.zoc-halted", hex=hex_)
    if not is_led:
        return refuse("command.range.out-movement", "movement.zoc-out-of-command", unit=unit)
    return None


def is_halted(game: Game, unit: str) -> bool:
    """[order.sequence.delayed-attack] Does a unit wait a turn before it attacks?"""
    return bool(game.halted) and (unit in game.halted or game.formation(unit) in game.halted)


def is_lost_ground(game: Game, ours: Sequence[str], hex_: str, side: Side) -> bool:
    """[order.defence.attack-limit] Does the enemy beside this hex hold ground to be retaken?"""
    return any(
        game.holder(there) is side.enemy for there in game.ground.neighbours[hex_] if there in ours
    )


def is_pinned(game: Game, unit: str) -> Refusal | None:
    """[zoc.start-locked] Why a unit may not leave the enemy zone of control it stands in."""
    here = game.where.get(unit)
    if here is None or not is_in_zoc(game, here, game.side(unit).enemy):
        return None
    kind = game.order(unit).kind
    if kind in (Kind.ATTACK, Kind.PROBE):
        return refuse("order.attack.no-leaving-zoc", "movement.pinned-attack", unit=unit)
    if game.unit(unit).arm.is_cavalry:
        return None  # [zoc.cavalry-ignores]
    if (kind in ON_THE_ROAD and kind not in MARCHES) or kind is Kind.RESERVE:
        return None  # [zoc.leave.orders]
    return refuse("zoc.start-locked", "movement.pinned", unit=unit)
