"""[movement.allowance] How far whoever moves can come, and what it costs him."""

from collections.abc import Sequence

from msgspec import Struct

from estafette.board import Reach
from estafette.engine import Refusal, refuse

from .command_range import is_in_command
from .demoralisation import is_unit_demoralised
from .doctrine import SLOWER, is_slowed
from .fatigue import is_exhausted
from .roads import is_jammed, may_use_roads, surcharge
from .sides import INFANTRY, MARCHES, ON_THE_ROAD, Kind, Side
from .state import Game
from .zones import is_in_zoc, zone


class Going(Struct):
    """Who goes: units that move together, or a leader, or an HQ; and what holds for all of them.

    `came` are the hexes entered so far in this move. A piece that is not on the map yet has no
    `start`; the hex by which it enters and what that costs stand in `entry` and `toll`.
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

    Of two ways that cost the same the one farther from the enemy is taken.
    """
    reached = Reach([going.start or going.entry])
    if not going.start:
        reached[going.entry] = going.toll
        if going.toll > going.points:
            return Reach([])
    if not any(is_exhausted(game, piece) for piece in going.pieces if going.is_combat):
        spread(game, going, reached)
    if going.start and not going.came:
        take_one_hex(game, going, reached)
    return reached


def spread(game: Game, going: Going, reached: Reach) -> None:
    """The search itself, from the cheapest hex up."""
    first = next(iter(reached))
    most, before, is_barred = going.points, reached.before, Bars(game, going)
    steps, threatened = game.ground.steps[going.is_mounted], is_barred.front.threatened
    buckets: list[list[str]] = [[] for _ in range(most + 1)]
    buckets[reached[first]].append(first)
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if reached[here] < spent:
                continue
            leaving, came = spent + is_barred.toll(here), before.get(here)
            for there, price in steps[here]:
                known = reached.get(there)
                if known is not None and known <= spent:
                    continue
                if going.by_road:
                    price = step_cost(game, going, here, there, came or last_but_one(going, here))
                total = leaving + price
                if total > most or (known is not None and known < total) or is_barred[there]:
                    continue
                if known == total:  # is the enemy within charge range of the other way alone?
                    other = before.get(there)
                    if other not in threatened or here in threatened:
                        continue
                reached[there], before[there] = total, here
                if known != total:
                    buckets[total].append(there)


class Bars(dict[str, bool]):
    """[movement.allowance] Which hexes cannot be entered: worked out when the search meets them."""

    def __init__(self, game: Game, going: Going) -> None:
        super().__init__()
        self.game, self.going = game, going
        self.front, self.zone = game.front(going.side.enemy), zone(game, going.side.enemy)
        self.price = 0 if going.ignores_zoc else game.printed.tables.movement.leave_zoc

    def __missing__(self, hex_: str) -> bool:
        is_near = hex_ in self.zone or hex_ in self.front.held
        barred = self[hex_] = is_near and why_barred(self.game, self.going, hex_) is not None
        return barred

    def toll(self, hex_: str) -> int:
        """[zoc.leave.entered-this-move] [zoc.leave.orders] One point more out of an enemy ZOC."""
        return self.price if hex_ in self.zone else 0


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
    if going.ignores_zoc or not is_in_zoc(game, here, going.side.enemy):
        return 0
    return game.printed.tables.movement.leave_zoc


def step_cost(game: Game, going: Going, here: str, there: str, came: str | None) -> int:
    """[movement.cost.two-values] [movement.cost.bridge-road] One hex, by road or across country."""
    ground = game.ground
    if not going.by_road:
        return ground.cost(here, there, mounted=going.is_mounted)
    price = ground.rate(here, there)
    is_free = not going.is_combat or not is_jammed(game, going.side, here, there)
    if price is not None and is_free:  # nobody hinders leaders and HQs
        return price
    extra = 0
    if came is not None and going.is_combat:
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
    if unit in game.halted or game.formation(unit) in game.halted:
        return refuse("order.sequence.delayed-attack", "movement.zoc-halted", hex=hex_)
    if not is_led:
        return refuse("command.range.out-movement", "movement.zoc-out-of-command", unit=unit)
    return None


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
