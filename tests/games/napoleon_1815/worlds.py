"""Two worlds that one seat cannot tell apart, and a match that goes on from a position.

match = at(given(grognard=True, grouchy="ligny"), "operations.content")
other = at(swapped(game, "grouchy", "d-erlon"), "operations.content")
assert seen(match, "coalition") == seen(other, "coalition")
"""

from typing import Any

from estafette.engine import settle
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.fog import lay_blocks
from estafette.games.napoleon_1815.sequence import SEQUENCE
from estafette.games.napoleon_1815.state import Game
from estafette.match import Match
from tests.games.napoleon_1815.position import the_box


def at(game: Game, step: str, phase: str = "") -> Match:
    """The match of which this is the table before a step."""
    paths = [line.path for line in SEQUENCE.lines]
    game.place = next(n for n, path in enumerate(paths) if path[-1] == step and phase in path[-2])
    rules = "grognard" if game.grognard else "conscript"
    agreed = {"players": str(game.players), "rules": rules}
    return Match(RULES, settle(the_box(), game.scenario, agreed), game)


def swapped(game: Game, one: str, other: str) -> Game:
    """The same table to the enemy: two upright blocks stand in each other's place."""
    twin = game.copy()
    lay_blocks(twin, {one: other, other: one})
    return twin


def seen(match: Match, seat: str | None) -> tuple[Any, ...]:
    """What a seat sees and has heard, and who is asked."""
    told = [(told.key, told.facts) for _, told in match.told(seat)]
    return match.view(seat), told, [decision.seat for decision in match.open]
