"""[advanced.retreat.voluntary-test] Retreat and disorganisation: who keeps his order."""

from collections.abc import Sequence

from .fate import disorganise
from .morale import is_routed, morale, rout
from .state import Game
from .zones import is_in_zoc


def lose_order(game: Game, units: Sequence[str]) -> None:
    """[advanced.retreat.voluntary-test] [advanced.retreat.one-die] One die, to each its morale."""
    if not units or not game.plays_with("disorganised-retreat"):
        return
    die = game.dice.d6()
    values = {unit: morale(game, unit) for unit in units}
    game.tell("retreat.order", side=game.side(units[0]), units=list(units), die=die)
    disorganise(game, [unit for unit in units if die > values[unit]])
    if game.plays_with("rout"):
        rout(game, [unit for unit in units if is_routed(game, die, values[unit])])


def leave_zoc(game: Game, units: Sequence[str], hex_: str) -> None:
    """[advanced.retreat.last-to-leave-zoc] The last units to march off from before the enemy."""
    side = game.side(units[0])
    if not game.at(hex_) and is_in_zoc(game, hex_, side.enemy):
        lose_order(game, units)
