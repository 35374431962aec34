"""[entity.general] The Empire's cards that remake Europe: states, kingdoms, treaties, allies."""

from estafette.engine import Procedure, Refusal, refuse

from .. import peace, protectorate, states
from ..events import Moment, card, last
from ..poland import WALEWSKA, cannot_found_poland
from ..powers import side_of
from ..sides import EMPIRE, POLAND, SPAIN, Side, Standing, Until
from ..standing import status_of
from ..state import Game

AT = (Moment.DIPLOMACY, Moment.ROUND)


def no_confederation(game: Game, side: Side) -> Refusal | None:
    """[card.f.triomphe-d-erfurt] The Confederation of the Rhine can be created."""
    return states.cannot_found_rhine(game)


@card("20F", at=AT, unless=no_confederation)
def triumph_of_erfurt(game: Game, side: Side) -> None:
    """[card.f.triomphe-d-erfurt] The Confederation of the Rhine; its points are on the card."""
    states.found_rhine(game)


def no_poland(game: Game, side: Side) -> Refusal | None:
    """[card.f.marie-walewska] The Empire holds Warsaw in a war with the owner of Mazovia."""
    return cannot_found_poland(game)


@card("22F", at=(Moment.ROUND, Moment.OCCUPATION), unless=no_poland)
def marie_walewska(game: Game, side: Side) -> None:
    """[card.f.marie-walewska] [card.f.marie-walewska.proposal] Poland is promised.

    It is created in the conquest phase of the year, if Warsaw is still held.
    """
    last(game, WALEWSKA, Until.TURN)
    game.tell("card.promised", country=POLAND)


def nobody_for_family(game: Game, side: Side) -> Refusal | None:
    """[card.f.royaumes-de-famille] An ally can become a protectorate."""
    return protectorate.no_candidate(game)


@card("23F", at=AT, unless=nobody_for_family)
def family_kingdoms(game: Game, side: Side) -> Procedure[None]:
    """[card.f.royaumes-de-famille] An allied minor becomes a protectorate without another card."""
    country = yield from protectorate.choose(game)
    protectorate.make(game, country)


def spain_is_hostile(game: Game, side: Side) -> Refusal | None:
    """[card.f.piege-de-bayonne.proposal] Spain is allied to the Empire, or neutral."""
    is_neutral = status_of(game, SPAIN).kind is Standing.NEUTRAL
    if is_neutral or side_of(game, SPAIN) is EMPIRE:
        return None
    return refuse("card.f.piege-de-bayonne.proposal", "card.hostile", country=SPAIN)


@card("24F", at=AT, unless=spain_is_hostile)
def trap_of_bayonne(game: Game, side: Side) -> None:
    """[card.f.piege-de-bayonne] [movement.iberia.cards] Eight French steps may be in the peninsula.

    What it opens is read off the events that have been played; its marker stays on the track.
    """
    last(game, "24F", Until.EVER)
    game.tell("card.peninsula-open", steps=8)


@card("25F", at=AT)
def continental_blockade(game: Game, side: Side) -> None:
    """[card.f.blocus-continental] [blockade-continental.trigger] The blockade is launched.

    Six French steps may cross Spain to invade Portugal [card.f.blocus-continental.proposal].
    """
    last(game, "25F", Until.EVER)
    game.tell("card.blockade-launched", steps=6)


def nobody_to_meet(game: Game, side: Side) -> Refusal | None:
    """[card.f.tilsit.proposal] A power of the Coalition is shaken."""
    return peace.cannot_meet(game)


@card("26F", at=Moment.CONQUEST, unless=nobody_to_meet)
def tilsit(game: Game, side: Side) -> Procedure[None]:
    """[card.f.tilsit] A power of the Coalition makes peace without having been conquered."""
    yield from peace.dictate(game)


def no_westphalia(game: Game, side: Side) -> Refusal | None:
    """[card.f.europe-napoleonienne] Westphalia can be created."""
    return states.cannot_found_westphalia(game)


@card("45F", at=(Moment.BUDGET, *AT), unless=no_westphalia)
def napoleonic_europe(game: Game, side: Side) -> None:
    """[card.f.europe-napoleonienne] Westphalia is created; its point is on the card."""
    states.found_westphalia(game)
