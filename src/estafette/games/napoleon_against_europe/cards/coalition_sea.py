"""[card.fleets-only-if-stated] The Coalition's cards of the sea."""

from estafette.engine import Procedure, Refusal, refuse

from .. import campaign
from ..events import Moment, card
from ..modifiers import CALABRIA, is_neapolitan
from ..naval_battle import FLAGSHIP
from ..powers import controller
from ..sides import ENGLAND, NAPLES, Side
from ..squadron import sailable
from ..state import Game
from .occasion import the_engagement
from .squadrons import no_fleet, send_expedition, send_squadron

SQUADRONS, FLEETS = 2, 6  # [card.c.amiraute.proposal]


@card("1C", at=Moment.ROUND, unless=no_fleet)
def admiralty(game: Game, side: Side) -> None:
    """[card.c.amiraute] [card.c.amiraute.proposal] Two squadrons sail without points."""
    campaign.begin(game, side, "1C", SQUADRONS, fleets=FLEETS)


def no_english_squadron(game: Game, side: Side) -> Refusal | None:
    """[card.c.expedition-maritime] An English fleet can sail."""
    return nothing_english(game, side, "card.c.expedition-maritime")


def nothing_english(game: Game, side: Side, clause: str) -> Refusal | None:
    if english_fleets(game, side):
        return None
    return refuse(clause, "card.no-fleet-of", country=ENGLAND)


def english_fleets(game: Game, side: Side) -> list[str]:
    fleets = game.printed.fleets
    return [fleet for fleet in sailable(game, side) if fleets[fleet].nation == ENGLAND]


@card("9C", at=Moment.ROUND, unless=no_english_squadron)
def seaborne_expedition(game: Game, side: Side) -> Procedure[None]:
    """[card.c.expedition-maritime] An English squadron sails, and can land an army.

    Its maritime assault has six steps instead of two, and one less instead of three (R-342).
    """
    fleets = english_fleets(game, side)
    yield from send_expedition(game, side, "9C", fleets, "card.c.expedition-maritime")


def nelson_is_elsewhere(game: Game, side: Side) -> Refusal | None:
    """[card.c.nelson.proposal] Nelson's fleet is in the battle."""
    if FLAGSHIP in the_engagement(game).fleets.get(side, []):
        return None
    return refuse("card.c.nelson.proposal", "card.fleet-not-there", fleet=FLAGSHIP)


@card("10C", at=Moment.NAVAL_BATTLE, unless=nelson_is_elsewhere)
def nelson(game: Game, side: Side) -> None:
    """[card.c.nelson] One more die in this naval battle; Nelson himself is tested after it."""
    more = the_engagement(game).more
    more[side] = more.get(side, 0) + 1


def no_landing_in_calabria(game: Game, side: Side) -> Refusal | None:
    """[card.c.descente-en-calabre] An English fleet can sail, and the enemy has a port there."""
    clause = "card.c.descente-en-calabre"
    if reason := nothing_english(game, side, clause):
        return reason
    ports = [port for port in game.printed.ports if is_neapolitan(game, port)]
    if any(controller(game, port) is side.enemy for port in ports):
        return None
    return refuse(clause, "card.no-port-to-storm", country=NAPLES)


@card("21C", at=Moment.ROUND, unless=no_landing_in_calabria)
def landing_in_calabria(game: Game, side: Side) -> Procedure[None]:
    """[card.c.descente-en-calabre] One English fleet; its assault on Naples has no malus."""
    fleets = english_fleets(game, side)
    yield from send_squadron(game, side, CALABRIA, fleets, 1, "card.c.descente-en-calabre")
