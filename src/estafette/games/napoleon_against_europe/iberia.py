"""[movement.iberia.closed] The Iberian peninsula: who may enter it, and who may stay."""

from collections.abc import Collection
from functools import cache

from estafette.engine import Refusal, refuse

from .affairs import Force
from .command import steps_in
from .powers import side_of, side_of_force
from .printed import Printed
from .sides import COALITION, EMPIRE, FRANCE, PORTUGAL, SPAIN, Period
from .state import Game

BAYONNE, BLOCKADE, DOS_DE_MAYO = "24F", "25F", "22C"
# [card.f.piege-de-bayonne.proposal] [card.f.blocus-continental.proposal] Steps there.
LIMITS = {BAYONNE: 8, BLOCKADE: 6}


def land_of(game: Game, zone: str) -> str:
    """The country of the peninsula in which a zone lies, if it lies there."""
    return peninsula(game.printed).get(zone, "")


@cache
def peninsula(printed: Printed) -> dict[str, str]:
    """Every zone of the peninsula, and the country in which it lies."""
    provinces = [*printed.provinces_of[SPAIN], *printed.provinces_of[PORTUGAL]]
    return {
        zone: printed.provinces[each].country
        for each in provinces
        for zone in printed.zones_of[each]
    }


def is_free(game: Game) -> bool:
    """[movement.iberia.lifted] Are the restrictions over?"""
    return DOS_DE_MAYO in game.events or game.period is Period.CHATIMENTS


def keys(game: Game) -> list[str]:
    """[movement.iberia.cards] The cards that have opened the peninsula."""
    return [card for card in LIMITS if card in game.events]


def cannot_enter(
    game: Game, force: Force, zone: str, along: Collection[str] = ()
) -> Refusal | None:
    """[movement.iberia.closed] Why this force may not go there; None if nothing hinders it.

    [movement.iberia.portugal] [movement.iberia.coalition] A card opens the peninsula, to so many
    steps of all who go `along` [activation.two-armies].
    """
    land = land_of(game, zone)
    if not land or land == force.nation or is_free(game):
        return None
    if not keys(game):
        return refuse("movement.iberia.closed", "iberia.closed", zone=zone)
    if side_of_force(game, force) is COALITION or force.nation == SPAIN:
        return None
    if force.nation != FRANCE:
        return refuse("movement.iberia.portugal", "iberia.french-only", zone=zone)
    most = max([LIMITS[card] for card in keys(game)])
    if steps_beyond(game, force, along) > most:
        return refuse("movement.iberia.cards", "iberia.too-many", zone=zone, limit=most)
    return None


def steps_beyond(game: Game, force: Force, along: Collection[str] = ()) -> int:
    """[movement.iberia.cards] The Empire's steps in the peninsula, Spain's left out, with these."""
    guests = [
        other
        for other in game.forces.values()
        if (land_of(game, other.zone) or other.head in along)
        and other.nation != SPAIN
        and other.head != force.head
        and side_of_force(game, other) is EMPIRE
    ]
    return sum([steps_in(game, each) for each in (*guests, force)])


def is_let_through(game: Game, force: Force, zone: str) -> bool:
    """[movement.iberia.cards] Does a card let the French cross a Spain that is neutral?"""
    return force.nation == FRANCE and land_of(game, zone) == SPAIN and bool(keys(game))


def cannot_stay(game: Game, force: Force, zone: str) -> Refusal | None:
    """[spain.closed-before-cards] The French stay in Spain only after both cards (R-38)."""
    if land_of(game, zone) != SPAIN or force.nation == SPAIN or is_free(game):
        return None
    if side_of_force(game, force) is not EMPIRE or side_of(game, SPAIN) is COALITION:
        return None
    if len(keys(game)) == len(LIMITS):
        return None
    return refuse("spain.closed-before-cards", "iberia.cannot-stay", zone=zone)


def cannot_be_left(game: Game, force: Force, piece: str) -> Refusal | None:
    """[spain.closed-before-cards] Why a force leaves none of its own behind; Spaniards may stay."""
    if game.printed.nation_of[piece] == SPAIN:
        return None
    return cannot_stay(game, force, force.zone)
