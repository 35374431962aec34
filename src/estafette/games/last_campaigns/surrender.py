"""[supply.check-0900] Units without supply at nine in the morning lay down their arms."""

from .fate import eliminate
from .printed import HOURS
from .state import Game
from .supply import is_connected, open_roads


def is_roll_call(game: Game) -> bool:
    """[supply.check-0900] Is this the 9:00 turn?"""
    return game.hour % HOURS == game.printed.tables.turns.supply


def check_supply(game: Game) -> None:
    """[supply.check-0900] [rally.unsupplied-lost] They are lost for good, and all at once."""
    roads = {army: open_roads(game, army) for army in game.printed.armies}
    army_of = game.printed.army_of
    cut_off = [
        unit
        for unit, hex_ in game.where.items()
        if not is_connected(game, hex_, roads[army_of[unit]], game.side(unit))
    ]
    for unit in cut_off:
        game.tell("supply.surrenders", unit=unit)
        eliminate(game, unit, for_good=True)
