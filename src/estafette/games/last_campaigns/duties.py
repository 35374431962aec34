"""[order.must-move-speed] What an order demands: who must move, and how far."""

from estafette.engine import Refusal, refuse

from .approach import enemy_distance, progress, target_distance
from .bounds import Errand, can, cannot_go, goals, is_far_attacker
from .obedience import led_by, order_of_piece
from .paths import Going, own_allowance
from .roads import is_jammed
from .sides import ATTACKS, MARCHES, ON_THE_ROAD, Kind
from .state import Game
from .zones import is_in_enemy_zoc, is_in_zoc, zone

GUNS_ALONE = 2  # [order.attack.bombardment-counts] turns


def owes(game: Game, errand: Errand, spent: int) -> Refusal | None:
    """[order.must-move-speed] What whoever moves still has to do, if he can; None if nothing."""
    going = errand.going
    if not going.start:
        return owes_entry(game, going)
    if not going.is_combat:
        return owes_ride(game, errand, spent)
    for unit in going.pieces:
        kind = game.order(unit).kind
        if kind in ATTACKS and owes_approach(game, errand, unit):
            return refuse("order.attack.approach", "movement.must-approach", unit=unit)
        if kind in ON_THE_ROAD and owes_march(game, errand, unit, spent):
            rule = "order.march.approach" if kind in MARCHES else "order.withdrawal.away"
            return refuse(rule, "movement.must-march", unit=unit)
    return None


def owes_entry(game: Game, going: Going) -> Refusal | None:
    """[reinforcement.entry] [option.fatigue.reinforcements-wait] By night they may wait for day."""
    if game.is_night and game.plays_with("fatigue"):
        order = order_of_piece(game, going.pieces[0])
        if order is None or order.kind is not Kind.FORCED_MARCH:
            return None
    return refuse("reinforcement.entry", "movement.must-enter", pieces=list(going.pieces))


def owes_approach(game: Game, errand: Errand, unit: str) -> bool:
    """[order.attack.approach] At least one hex nearer in each turn, up to two hexes away."""
    going, order = errand.going, game.order(unit)
    if not is_far_attacker(game, going, unit, errand.outset):
        return False
    is_nearer = progress(game, order, going.side, errand.outset)
    return not is_nearer(going.start) and can(game, errand, is_nearer)


def owes_march(game: Game, errand: Errand, unit: str, spent: int) -> bool:
    """[order.march.approach] [order.withdrawal.away] As far as the slowest of them could (R-65)."""
    going, order = errand.going, game.order(unit)
    if unit not in going.in_command or going.start in order.target:
        return False
    if spent >= pace(game, game.formation(unit)) or is_held_up(game, errand, unit):
        return False
    return can(game, errand, progress(game, order, going.side, going.start))


def owes_ride(game: Game, errand: Errand, spent: int) -> Refusal | None:
    """[order.defence.approach] [order.leader-must-follow] What a leader has to do."""
    piece, going = errand.going.pieces[0], errand.going
    order, formation = order_of_piece(game, piece), led_by(game, piece)
    if order is None or not formation or going.start in order.target:
        return None
    if order.kind is Kind.DEFENCE:
        return owes_post(game, errand, formation, spent)
    if order.kind not in ON_THE_ROAD or spent >= pace(game, formation):
        return None
    if can(game, errand, progress(game, order, going.side, going.start)):
        return refuse("order.leader-must-follow", "movement.leader-must-march", leader=piece)
    return None


def owes_post(game: Game, errand: Errand, formation: str, spent: int) -> Refusal | None:
    """[order.defence.approach] He rides to his post, at least as fast as the slowest marches."""
    here, order = errand.going.start, game.order_of(formation)
    if game.commands[formation].on_spot or spent >= pace(game, formation):
        return None
    before = target_distance(game, order, here)
    if before <= game.printed.tables.ranges.radius:
        return None
    if can(game, errand, lambda hex_: target_distance(game, order, hex_) < before):
        return refuse("order.defence.approach", "movement.leader-to-post", formation=formation)
    return None


def pace(game: Game, formation: str) -> int:
    """[order.must-move-speed] The half points of the slowest unit of a formation."""
    return min([own_allowance(game, unit) for unit in game.units_of(formation)], default=0)


def is_held_up(game: Game, errand: Errand, unit: str) -> bool:
    """[order.march.jam] Do friends ahead keep a unit on the march off its road?"""
    going, order, here = errand.going, game.order(unit), errand.going.start
    if not going.by_road:
        return False
    ground, is_onward = game.ground, progress(game, order, going.side, here)
    ahead = [
        there
        for there in ground.neighbours[here]
        if ground.rate(here, there) is not None and is_onward(there)
    ]
    return bool(ahead) and all(is_jammed(game, going.side, here, there) for there in ahead)


def is_hindered(game: Game, errand: Errand) -> bool:
    """[order.leader-must-follow] Is it only for want of command that a unit cannot approach?"""
    going = errand.going
    for unit in going.pieces:
        if is_far_attacker(game, going, unit, errand.outset):
            is_nearer = progress(game, game.order(unit), going.side, errand.outset)
            nearer = any(is_nearer(hex_) for hex_ in goals(errand))
            return nearer and not owes_approach(game, errand, unit)
    return False


def owes_contact(game: Game, formation: str) -> bool:
    """[order.attack.must-attack] [order.attack.enter-zoc-each-turn] Must somebody close in?"""
    command = game.commands.get(formation)
    if command is None or command.order.kind is not Kind.ATTACK:
        return False
    units = game.units_of(formation)
    if any(game.where[unit] in command.order.target for unit in units):
        return False
    in_zoc = [unit for unit in units if is_in_enemy_zoc(game, unit)]
    if command.in_contact:
        return all(unit in game.locked for unit in in_zoc)
    if in_zoc or any(unit in game.charged for unit in units) or not is_near(game, units):
        return False  # [order.attack.cavalry-charges]
    fired = any(unit in game.bombarded for unit in units)
    return not fired or command.guns > GUNS_ALONE


def is_near(game: Game, units: list[str]) -> bool:
    """[order.attack.must-attack] Is a unit within two hexes of the enemy?"""
    near = game.printed.tables.ranges.radius
    return any(enemy_distance(game, game.side(unit), game.where[unit]) <= near for unit in units)


def can_close_in(game: Game, errand: Errand) -> bool:
    """[order.attack.enter-zoc-each-turn] Could this move end in an enemy zone of control?"""
    near = zone(game, errand.going.side.enemy)
    return any(hex_ in near and cannot_go(game, errand, hex_) is None for hex_ in goals(errand))


def cannot_hang_back(game: Game, errand: Errand, hex_: str) -> Refusal | None:
    """[order.attack.enter-zoc-each-turn] The last who can close in has to."""
    if hex_ and is_in_zoc(game, hex_, errand.going.side.enemy):
        return None
    return refuse("order.attack.enter-zoc-each-turn", "movement.must-close")
