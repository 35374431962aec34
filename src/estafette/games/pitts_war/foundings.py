"""[poland.partition.1793] [italy.create] Poland, Italy, the Rhine and Westphalia."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def partition_poland(game: Game) -> None:
    """[poland.partition.1793] The year’s blazons.

    With [poland.partition.1795] [poland.partition.control].
    """
    unwritten()


def found_italy(game: Game) -> None:
    """[italy.create] [italy.areas] The kingdom, and the crown areas it takes."""
    unwritten()


def found_duchy(game: Game, *, by_peace: bool) -> None:
    """[poland.duchy.by-marker] [poland.duchy.by-peace] [poland.duchy.extent] The Grand Duchy."""
    unwritten()


def found_rhine_and_westphalia(game: Game) -> Procedure[None]:
    """[rhine.create] [westphalia.create] By the Erfurt marker."""
    unwritten()
    yield from ()


def disband_hanoverians(game: Game) -> None:
    """[westphalia.hanover-army-removed] When Hanover is under French control."""
    unwritten()
