"""[winter.cards.limit] The cards of the Winter Attrition phase."""

from ..events import Moment, card
from ..sides import Side
from ..state import Game


@card("depot", at=Moment.QUARTERS)
def depot(game: Game, side: Side) -> None:
    """[card.depot] One's own army, about to roll, finds stores."""
    assert game.quarters is not None
    game.quarters.depot = True


@card("scorched-earth", at=Moment.RAVAGE)
def scorched_earth(game: Game, side: Side) -> None:
    """[card.scorched-earth] The enemy army, about to roll, finds nothing."""
    assert game.quarters is not None
    game.quarters.scorched = True


@card("hard-winter", at=Moment.WINTER)
def hard_winter(game: Game, side: Side) -> None:
    """[card.hard-winter] A hard winter for every army in the north."""
    game.hard_winter = True
    game.tell("winter.is-hard")
