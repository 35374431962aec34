"""[campaign.activation.one-army] What bounds the choice of an army, whoever is to lead it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from estafette.engine import Refusal

from .cost import cannot_pay
from .insurgents import in_arms
from .sides import Side
from .state import Game


class Orders(Struct, frozen=True):
    """What is the same for all who could be named, found once."""

    own: Mapping[str, str]  # where each corps of the side stands
    unpaid: Refusal | None
    rebels: Sequence[str]
    islands: frozenset[str]
    ports: frozenset[str]


def orders_for(game: Game, side: Side) -> Orders:
    """[campaign.activation.cost] Whom a side may send, and what hinders all of them."""
    own = {corps: area for area, army in game.armies(side).items() for corps in army}
    unpaid = None if game.major_campaign else cannot_pay(game, side)  # a card has paid
    return Orders(own, unpaid, in_arms(game, own), game.islands, game.ports)
