"""[card.fleets-only-if-stated] Squadrons that a card sends to sea, on either side."""

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Take
from ..sides import Side
from ..squadron import sailable, sailing
from ..state import Game
from ..voyage import set_sail

FLEETS, STEPS, MALUS = 3, 6, -1  # [card.f.camp-de-boulogne] [card.c.expedition-maritime]


def no_fleet(game: Game, side: Side) -> Refusal | None:
    """[naval.activation] A fleet of this side can sail."""
    if sailable(game, side):
        return None
    return refuse("naval.activation", "card.no-fleet", side=side)


def send_expedition(
    game: Game, side: Side, card: str, fleets: list[str], clause: str
) -> Procedure[None]:
    """A squadron that can land an army: six steps instead of two, one less instead of three."""
    yield from send_squadron(game, side, card, fleets, FLEETS, clause)
    voyage = sailing(game)
    voyage.steps, voyage.penalty = STEPS, MALUS


def send_squadron(
    game: Game, side: Side, card: str, fleets: list[str], most: int, clause: str
) -> Procedure[None]:
    """One of these fleets sails without points, with others that lie beside it."""
    choice = yield ask(
        side, "card.which-fleet", rule=clause, offers=[Take(fleet) for fleet in fleets]
    )
    assert isinstance(choice, Take)
    yield from set_sail(game, side, choice.piece, grant=card, most=most)
