"""[supply.sources] Who is in supply: lines over land and sea to the sources of a power."""

from collections.abc import Iterable

from .sides import COALITION, Side
from .state import Game
from .unwritten import unwritten


def is_supplied(game: Game, side: Side, area: str, armies: Iterable[str] = ()) -> bool:
    """[supply.line] Can the force of a side in an area (or these of its armies) trace a line?"""
    unwritten()
    return True


def is_area_supplied(game: Game, area: str, power: str) -> bool:
    """[recruit.income.supplied] [control.effect.vp] Is an area in supply for a power?"""
    unwritten()
    return True


def sources(game: Game, power: str) -> list[str]:
    """[supply.sources] Capital, Key stars and fortresses of the homeland that its side controls."""
    unwritten()
    return []


def has_sea_control(game: Game, side: Side) -> bool:
    """[supply.sea-control.coalition] [supply.sea-control.france] Is the sea open to a side?"""
    unwritten()
    return side is COALITION
