"""Troops at sea for the clause tests: aboard a fleet, and before an enemy port."""

from estafette.games.napoleon_against_europe.affairs import Load
from estafette.games.napoleon_against_europe.sides import COALITION
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import (
    before,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, stand


def aboard(game: Game, fleet: str, *corps: str, **more: str) -> None:
    """These troops are aboard a fleet of the voyage under way."""
    assert game.voyage is not None
    for each in corps:
        game.steps.setdefault(each, game.printed.corps[each].steps)
    game.voyage.loads = {**game.voyage.loads, fleet: Load(corps=corps, **more)}


def expedition(port: str, *dice: int, fleet: str = "fleet-cornwallis", **more: object) -> Game:
    """An English fleet with two steps aboard lies before an enemy port."""
    game = bare(dice=dice)
    stand(game, naples="empire")
    before(game, port, fleet)
    voyage(game, COALITION, fleet, **more)
    aboard(game, fleet, "en-corps-3")
    return game
