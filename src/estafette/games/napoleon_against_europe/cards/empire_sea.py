"""[card.fleets-only-if-stated] The Empire's cards of the sea."""

from estafette.engine import Procedure, Refusal, refuse

from .. import campaign
from ..events import Moment, card, last
from ..sides import COALITION, Side, Until
from ..squadron import PORT, sailable
from ..state import Game
from .squadrons import no_fleet, send_expedition


@card("10F", at=Moment.SQUADRON)
def heavy_weather(game: Game, side: Side) -> None:
    """[card.f.gros-temps] [card.f.gros-temps.proposal] The Coalition cannot find ships this round.

    Its squadrons do not intercept at sea, and roll for whoever leaves a blockaded port.
    """
    last(game, "10F", Until.ROUND)
    game.tell("card.heavy-weather", side=COALITION)


@card("11F", at=Moment.ROUND, unless=no_fleet)
def camp_of_boulogne(game: Game, side: Side) -> Procedure[None]:
    """[card.f.camp-de-boulogne] Three fleets sail as one squadron, and can land an army.

    Its maritime assault has six steps instead of two, and one less instead of three.
    """
    yield from send_expedition(game, side, "11F", sailable(game, side), "card.f.camp-de-boulogne")


def no_fleet_in_port(game: Game, side: Side) -> Refusal | None:
    """[card.f.combinaison-navale] A fleet of the Empire lies in a port."""
    if fleets_in_port(game, side):
        return None
    return refuse("card.f.combinaison-navale", "card.no-fleet-in-port", side=side)


@card("15F", at=Moment.ROUND, unless=no_fleet_in_port)
def naval_combination(game: Game, side: Side) -> None:
    """[card.f.combinaison-navale] Four fleets sail, from whatever ports, past the blockades."""
    campaign.begin(game, side, "15F", 4, fleets=4, only=fleets_in_port(game, side))


def fleets_in_port(game: Game, side: Side) -> list[str]:
    return [fleet for fleet in sailable(game, side) if game.fleets[fleet].kind == PORT]


@card("35F", at=(Moment.DIPLOMACY, Moment.ROUND))
def privateers(game: Game, side: Side) -> None:
    """[card.f.corsaires] The Coalition has a card less from now on, unless a fleet hunts them."""
    last(game, "35F", Until.EVER)
    game.tell("card.privateers", side=COALITION)
