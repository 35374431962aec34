"""Sieges for the clause tests: four French steps before Salzburg, and one attack."""

from estafette.games.napoleon_against_europe.siege import (
    attack,
    lay,
)
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import Referee


def before_salzburg(*dice: int, general: str = "ney", army: str = "") -> tuple[Game, str]:
    """Four French steps before Salzburg, with a siege."""
    game = bare(dice=dice)
    flag(game, "france", "munich")
    head = put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general=general, army=army)
    lay(game, head)
    return game, head


def attacked(game: Game, head: str) -> Referee:
    """One free attack of a force on the fortress where it stands."""
    return Referee(game, attack(game, head, free=True))
