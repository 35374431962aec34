"""[command.range.no-leaving] Where a move may end: command, orders, cohesion, stacking."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TypeAlias

from estafette.board import Reach
from estafette.engine import Refusal, refuse

from .affairs import Order
from .approach import Wanted, enemy_distance, progress, target_distance
from .command_range import leader_hex, range_of
from .doctrine import is_commanded
from .fatigue import cannot_march_on
from .leaders import is_within_radius
from .obedience import led_by, order_of_piece
from .paths import Going, reach_of, why_barred
from .sides import ATTACKS, HOLDS, ON_THE_ROAD, RETREATS, Kind
from .stacking import cannot_stack, may_mix
from .state import Game
from .ways import Remembered
from .zones import is_in_enemy_zoc, is_in_zoc

Limit: TypeAlias = Callable[[str], Refusal | None]


class Errand:
    """Whoever moves, as far as he can come from where he is, and what was found out about it."""

    def __init__(self, game: Game, going: Going, outset: str) -> None:
        self.game = game
        self.going = going
        self.outset = outset  # where the whole move began
        self.stops = Remembered(self._stop)  # why the move may not end in a hex
        self.best: dict[str, int] = {}  # by corps, how near to its leader they could come
        self.must_close: bool | None = None  # [order.attack.enter-zoc-each-turn] the last that can?
        self.halt: list[Refusal | None] = []  # whether the move may end where it is

    @cached_property
    def reach(self) -> Reach:
        """[movement.allowance] The hexes that can be reached, searched when somebody asks."""
        return reach_of(self.game, self.going)

    def _stop(self, hex_: str) -> Refusal | None:
        for limit in self.limits:
            refusal = limit(hex_)
            if refusal is not None:
                return refusal
        return None

    @cached_property
    def limits(self) -> list[Limit]:
        """[command.range.priority] What bears on where the move may end."""
        return limits_of(self.game, self)

    @cached_property
    def pressed(self) -> dict[str, Wanted]:
        """[order.attack.approach] Those who must come nearer and can."""
        return pressed(self.game, self)


def goals(errand: Errand) -> list[str]:
    """The hexes other than the one where he stands."""
    start = errand.going.start
    return [hex_ for hex_ in errand.reach if hex_ != start]


def cannot_go(game: Game, errand: Errand, hex_: str) -> Refusal | None:
    """[movement.allowance] Why whoever moves may not go to a hex; None if he may."""
    going = errand.going
    if hex_ not in errand.reach or hex_ == going.start:
        return why_out_of_reach(game, going, hex_)
    refusal = errand.stops[hex_]
    if refusal is None and errand.pressed:
        return cannot_shirk(game, errand, hex_)
    return refusal


def why_out_of_reach(game: Game, going: Going, hex_: str) -> Refusal:
    if hex_ not in game.ground.at:
        return refuse("movement.allowance", "movement.off-map")
    barred = why_barred(game, going, hex_)
    return barred or refuse("movement.allowance", "movement.too-far", hex=hex_)


def cannot_stop(errand: Errand, hex_: str) -> Refusal | None:
    """[command.range.priority] Why a move may not end in a hex, whatever the order demands."""
    return errand.stops[hex_]


def limits_of(game: Game, errand: Errand) -> list[Limit]:
    """[command.range.priority] What has to be asked of every hex, in the order of its weight."""
    going = errand.going
    if not going.is_combat:
        post = post_limit(game, errand)
        return [] if post is None else [post]
    found: list[Limit | None] = []
    for unit in going.pieces:
        found.append(partial(cannot_march_on, game, unit) if game.is_night else None)
        found.append(range_limit(game, errand, unit))
        found.append(order_limit(game, errand, unit))
        found.append(cohesion_limit(game, going, unit))
    found.append(partial(cannot_crowd, game, going))
    return [limit for limit in found if limit is not None]


def range_limit(game: Game, errand: Errand, unit: str) -> Limit | None:
    """[command.range.no-leaving] What binds a unit to its leader, if anything does."""
    formation = game.formation(unit)
    if "/" in formation or unit not in game.where or unit in game.direct:
        return None
    post = leader_hex(game, formation)
    if post is None:
        return None
    is_in_range = commanded(game, errand, unit, post)
    return partial(cannot_leave_range, game, errand, unit, post, is_in_range)


def cannot_leave_range(
    game: Game, errand: Errand, unit: str, post: str, is_in_range: Wanted, hex_: str
) -> Refusal | None:
    """[command.range.no-leaving] [command.range.out-return] Units stay with their leader."""
    if is_in_range(hex_):
        return None
    if unit in errand.going.in_command:
        return refuse("command.range.no-leaving", "movement.leaves-range", unit=unit)
    way = game.ground.way_to((post,))
    if way[hex_] > nearest(game, errand, unit, post) or way[hex_] >= way[game.where[unit]]:
        return refuse("command.range.out-return", "movement.not-back", unit=unit)
    return None


def commanded(game: Game, errand: Errand, unit: str, post: str) -> Wanted:
    """[command.range.three] [option.doctrine.range] In which hexes a unit would be in command."""
    if game.plays_with("doctrine"):
        return partial(is_commanded, game, unit)
    return range_of(game, post, errand.going.side).__contains__


def nearest(game: Game, errand: Errand, unit: str, post: str) -> int:
    """[command.range.out-return] As near to the leader as the move could end; 0 is in command."""
    formation, going = game.formation(unit), errand.going
    if formation not in errand.best:
        way = game.ground.way_to((post,))
        room = [hex_ for hex_ in goals(errand) if cannot_crowd(game, going, hex_) is None]
        if any(map(commanded(game, errand, unit, post), room)):
            errand.best[formation] = 0
        else:
            errand.best[formation] = min([way[hex_] for hex_ in room], default=0)
    return errand.best[formation]


def order_limit(game: Game, errand: Errand, unit: str) -> Limit | None:
    """[order.delay.not-away] [order.probe.two-units] What an order forbids its units."""
    order, here, going = game.order(unit), game.where.get(unit), errand.going
    if here is None or unit not in going.in_command:
        return None
    if order.kind is Kind.DELAY:
        return partial(cannot_give_ground, game, order, unit, here)
    if order.kind is Kind.PROBE:
        return partial(cannot_probe, game, going, unit)
    if order.kind in ON_THE_ROAD:
        return partial(cannot_turn_away, progress(game, order, going.side, here), order, unit)
    return None


def cannot_turn_away(onward: Wanted, order: Order, unit: str, hex_: str) -> Refusal | None:
    """[order.march.approach] [order.withdrawal.away] Nearer to the target, or away from him."""
    if onward(hex_):
        return None
    if order.kind in RETREATS:
        return refuse("order.withdrawal.away", "movement.not-away", unit=unit)
    if hex_ in order.target:
        return None
    return refuse("order.march.approach", "movement.not-nearer", unit=unit)


def cannot_give_ground(
    game: Game, order: Order, piece: str, here: str, hex_: str
) -> Refusal | None:
    """[order.delay.not-away] Under Delay nobody goes farther from the target (R-69)."""
    if target_distance(game, order, hex_) <= target_distance(game, order, here):
        return None
    return refuse("order.delay.not-away", "movement.away-from-target", piece=piece)


def cannot_probe(game: Game, going: Going, unit: str, hex_: str) -> Refusal | None:
    """[order.probe.two-units] No more than two units of the formation near the enemy."""
    if not is_in_zoc(game, hex_, going.side.enemy):
        return None
    formation, most = game.formation(unit), game.printed.tables.limits.stack
    there = [
        each
        for each in game.units_of(formation)
        if each not in going.pieces and is_in_enemy_zoc(game, each)
    ]
    if len(there) + len(going.pieces) > most:
        return refuse("order.probe.two-units", "movement.probe-full", formation=formation)
    return None


def cohesion_limit(game: Game, going: Going, unit: str) -> Limit | None:
    """[division.cohesion] What binds a unit to those of its division who will move no more."""
    formation = game.formation(unit)
    if "/" not in formation or unit in game.direct:
        return None
    others = [each for each in game.units_of(formation) if each not in going.pieces]
    return partial(cannot_scatter, game, unit, [e for e in others if is_settled(game, e)])


def cannot_scatter(game: Game, unit: str, others: list[str], hex_: str) -> Refusal | None:
    """[division.cohesion] A division with an order of its own ends its march together."""
    limit = game.printed.tables.ranges.cohesion
    distance, here = game.ground.distance, game.where.get(unit)
    for other in others:
        apart = distance(hex_, game.where[other])
        if apart > limit and (here is None or apart >= distance(here, game.where[other])):
            return refuse("division.cohesion", "movement.scatters", unit=unit, other=other)
    return None


def is_settled(game: Game, unit: str) -> bool:
    """Will a unit move no more in this action?"""
    return unit in game.moved or game.corps(unit) not in game.active


def cannot_crowd(game: Game, going: Going, hex_: str) -> Refusal | None:
    """[stacking.when] Nobody stops where there is no room, unless those there may still go."""
    if hex_ not in game.stacks and len(going.pieces) == 1:
        return None
    refusal = cannot_stack(game, hex_, going.pieces)
    if refusal is None:
        return None
    stay = [unit for unit in game.at(hex_) if unit not in going.pieces and is_settled(game, unit)]
    limit = game.printed.tables.limits.stack
    if len(stay) + len(going.pieces) > limit:
        return refusal
    if any(not may_mix(game, unit, other) for unit in going.pieces for other in stay):
        return refusal
    return None


def post_limit(game: Game, errand: Errand) -> Limit | None:
    """[order.defence.stay] [order.delay.not-away] What binds a leader or an HQ to its order."""
    piece, here = errand.going.pieces[0], errand.going.start
    order = order_of_piece(game, piece)
    if order is None or not here or order.kind in (*ATTACKS, Kind.RESERVE):
        return None
    if order.kind in HOLDS:
        return partial(cannot_quit_post, game, led_by(game, piece), order, here)
    onward = progress(game, order, errand.going.side, here)
    return partial(cannot_ride_off, onward, order, piece)


def cannot_ride_off(onward: Wanted, order: Order, piece: str, hex_: str) -> Refusal | None:
    """[order.march.approach] [order.withdrawal.away] A leader goes where his men go."""
    if onward(hex_) or hex_ in order.target:
        return None
    rule = "order.withdrawal.away" if order.kind in RETREATS else "order.march.approach"
    return refuse(rule, "movement.leader-not-nearer", piece=piece)


def cannot_quit_post(
    game: Game, formation: str, order: Order, here: str, hex_: str
) -> Refusal | None:
    """[order.defence.approach] [order.defence.stay] [order.delay.stay] He comes near and stays."""
    if is_within_radius(game, formation, hex_):
        return None
    rule = "defence" if order.kind is Kind.DEFENCE else "delay"
    if game.commands[formation].on_spot:
        return refuse(f"order.{rule}.stay", "movement.quits-post", formation=formation)
    if order.kind is Kind.DELAY:
        return cannot_give_ground(game, order, formation, here, hex_)
    if target_distance(game, order, hex_) >= target_distance(game, order, here):
        return refuse("order.defence.approach", "movement.leader-to-post", formation=formation)
    return None


def cannot_shirk(game: Game, errand: Errand, hex_: str) -> Refusal | None:
    """[order.attack.approach] Whoever must come nearer to the enemy, and can, goes nowhere else."""
    for unit, is_nearer in errand.pressed.items():
        if not is_nearer(hex_):
            return refuse("order.attack.approach", "movement.not-at-enemy", unit=unit)
    return None


def pressed(game: Game, errand: Errand) -> dict[str, Wanted]:
    """[order.attack.approach] Those who must come nearer and can, and which hexes are nearer."""
    going, found = errand.going, dict[str, Wanted]()
    if not going.is_combat or not going.start:
        return found
    for unit in going.pieces:
        if is_far_attacker(game, going, unit, errand.outset):
            is_nearer = progress(game, game.order(unit), going.side, errand.outset)
            if can(game, errand, is_nearer):
                found[unit] = is_nearer
    return found


def is_far_attacker(game: Game, going: Going, unit: str, outset: str) -> bool:
    """[order.attack.approach] Is a unit under Attack or Probe more than two hexes away?"""
    if not outset or game.order(unit).kind not in ATTACKS or unit not in going.in_command:
        return False
    near = game.printed.tables.ranges.radius
    return enemy_distance(game, going.side, outset) > near


def can(game: Game, errand: Errand, wanted: Wanted) -> bool:
    """Is there a hex where the move could end, and that is wanted?"""
    return any(wanted(hex_) and cannot_stop(errand, hex_) is None for hex_ in goals(errand))
