"""[term.activated] Who acts now, and which markers there are besides those of the corps."""

from .eyes import is_covered
from .sides import Kind, Side
from .state import Game

COORDINATED, NIGHT, PLAYER = "coordinated-", "night-", "turn-"  # with the side


def is_activated(game: Game, unit: str) -> bool:
    """[term.activated] Does a unit act now? Those in Reserve act in the Reserve step alone."""
    if is_away(game, unit):
        return False
    if unit in game.direct:
        return game.direct[unit] in game.called  # [option.direct.units]
    return acts_with_corps(game, unit)


def seems_activated(game: Game, unit: str) -> bool:
    """[option.hidden.stays] [option.direct.units] Does a unit act now, as far as its enemy sees?

    That it is not where its counter is, or waits for his chief, is known to its owner alone; so is
    whether it belongs to a division in Reserve, if orders are written, and all that of a covered
    one: it might be any.
    """
    if is_covered(game, unit):
        is_led = bool(game.called) and game.side(unit) is game.acting
        return is_led or game.corps(unit) in game.active
    chief = game.direct.get(unit)
    if chief in game.spent:
        return chief in game.called
    if game.orders_are_written:
        return game.corps(unit) in game.active
    return acts_with_corps(game, unit)


def acts_with_corps(game: Game, unit: str) -> bool:
    """[term.activated] [sequence.phase5.reserve] By the marker of its corps, or in Reserve."""
    if game.corps(unit) not in game.active:
        return False
    return (game.order(unit).kind is Kind.RESERVE) == game.reserves


def is_away(game: Game, unit: str) -> bool:
    """[option.hidden.stays] Is a unit on a hidden march, and not where its counter is?"""
    return bool(game.hidden) and game.formation(unit) in game.hidden


def activated(game: Game, side: Side, besides: frozenset[str]) -> list[str]:
    """[term.activated] The units of a side on the map that act now, besides some."""
    called = {*game.direct, *[unit for corps in game.active for unit in game.units_under(corps)]}
    called -= besides
    ours = [unit for unit in game.where if unit in called and game.side(unit) is side]
    return [unit for unit in ours if is_activated(game, unit)]


def corps_in_reserve(game: Game, side: Side) -> tuple[str, ...]:
    """[sequence.phase5.reserve] The corps that have units under a Reserve order."""
    found = {
        game.corps(unit)
        for unit in game.where
        if game.side(unit) is side and game.order(unit).kind is Kind.RESERVE
    }
    return tuple([corps for corps in game.printed.formations if corps in found])
