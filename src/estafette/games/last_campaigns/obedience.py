"""[order.types] What an order lets units do, and what it demands of them."""

from estafette.engine import Refusal, refuse

from .affairs import Order
from .command_range import is_in_command
from .sides import ATTACKS, MARCHES, RETREATS, Kind, Terrain
from .state import Game
from .zones import is_in_chateau, is_in_enemy_zoc


def cannot_attack(game: Game, unit: str, hex_: str) -> Refusal | None:
    """[order.no-attack-scope] Why a unit may not assault or charge a hex; None if it may.

    Bombardment and reaction charges do not ask.
    """
    order = game.order(unit)
    match order.kind:
        case Kind.RESERVE:
            return refuse("order.reserve.no-attack", "order.no-attack-reserve", unit=unit)
        case Kind.DELAY:
            return refuse("order.delay.no-attack", "order.no-attack-delay", unit=unit)
        case kind if kind in RETREATS:
            return refuse("order.withdrawal.no-attack", "order.no-attack-withdrawal", unit=unit)
        case Kind.DEFENCE if hex_ not in order.ours:
            return refuse("order.defence.attack-limit", "order.no-attack-defence", hex=hex_)
    if refusal := cannot_come_near(game, unit, order, hex_):
        return refusal
    if not is_in_command(game, unit):
        return refuse("command.range.out-limits", "order.out-of-command", unit=unit)
    return None


def cannot_come_near(game: Game, unit: str, order: Order, hex_: str) -> Refusal | None:
    """[weather.no-zoc-entry] Whoever is not yet beside the enemy would have to go up to him."""
    if hex_ in game.ground.neighbours[game.where[unit]]:
        return None
    if game.is_night:
        return refuse("night.no-zoc-entry", "movement.zoc-night", hex=hex_)
    if game.is_rain:
        return refuse("weather.no-zoc-entry", "movement.zoc-rain", hex=hex_)
    if order.kind in MARCHES:
        return refuse("order.march.cancelled-at-zoc", "movement.zoc-march", hex=hex_)
    if unit in game.halted or game.formation(unit) in game.halted:
        return refuse("order.sequence.delayed-attack", "movement.zoc-halted", hex=hex_)
    return None


def must_assault(game: Game, unit: str) -> bool:
    """[assault.compulsory] [chateau.never-compelled] [artillery.never-compelled] Has it to?"""
    if game.order(unit).kind not in ATTACKS or game.unit(unit).arm.is_artillery:
        return False
    if unit in game.charged or unit in game.bombarded or is_in_chateau(game, game.where[unit]):
        return False
    return is_in_enemy_zoc(game, unit) and is_in_command(game, unit)


def is_on_the_road(game: Game, unit: str) -> bool:
    """[order.withdrawal.flank] [order.withdrawal.flank-not-in-town] Is a column in retreat caught?

    In a road or trail hex, but not in a town nor alone in a chateau (R-140).
    """
    here = game.where[unit]
    if game.order(unit).kind not in RETREATS or here not in game.ground.roads:
        return False
    return game.ground.terrain[here] is not Terrain.TOWN and not is_in_chateau(game, here)


def order_of_piece(game: Game, piece: str) -> Order | None:
    """[order.one-at-a-time] The order that binds a unit, a leader or an HQ; a free man has none."""
    if piece in game.printed.units:
        return game.order(piece)
    if piece not in game.printed.leaders:
        return game.order_of(piece)
    formation = led_by(game, piece)
    return game.order_of(formation) if formation else None


def led_by(game: Game, leader: str) -> str:
    """[leader-move.formation-leader] The corps that a leader leads himself, if any.

    A corps that acts now comes first.
    """
    corps = [each for each, by in game.in_place_of.items() if by == leader]
    own = game.printed.led_by.get(leader)
    if own is not None and own not in game.in_place_of:
        corps.append(own)
    acting = [each for each in corps if each in game.active]
    return next(iter([*acting, *corps]), "")
