"""[card.surrender-no] [card.napoleonic-dynasty] The cards of the Surrender phase."""

from ..events import Moment, card
from ..sides import Side, Status
from ..state import Game


@card("surrender-no", at=Moment.SURRENDER)
def surrender_no(game: Game, side: Side) -> None:
    """[card.surrender-no] The country does not surrender this year."""
    assert game.surrender is not None
    game.surrender.spared = True
    game.tell("surrender.spared", country=game.surrender.country)


@card("napoleonic-dynasty", at=Moment.SURRENDERED)
def napoleonic_dynasty(game: Game, side: Side) -> None:
    """[card.napoleonic-dynasty] It becomes a dominion instead of a neutral or an ally."""
    assert game.surrender is not None
    game.surrender.status = Status.DOMINION
    game.tell("surrender.dynasty", country=game.surrender.country)
