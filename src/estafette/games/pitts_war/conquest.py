"""[conquest.when] Minors that are conquered, and what the French Republic annexes."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def annex_conquests(game: Game) -> None:
    """[republic.annex] Light-blue areas under French control become part of France."""
    unwritten()


def begin_conquests(game: Game) -> None:
    """[conquest.when] Every minor is to be checked."""
    unwritten()


def conquer_minor(game: Game) -> Procedure[None]:
    """[conquest.minor.joins] The next minor that is conquered changes sides."""
    unwritten()
    yield from ()


def all_are_conquered(game: Game) -> bool:
    """[conquest.when] Has every minor been checked?"""
    unwritten()
    return True


def conqueror(game: Game, power: str) -> Side | None:
    """[conquest.minor.condition] The side that controls every area of it.

    With [spain.liberation.conquest].
    """
    unwritten()
    return None
