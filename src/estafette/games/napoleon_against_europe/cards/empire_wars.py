"""[card.mark-ge] The Empire's foreign wars: the Coalition's units that are sent off the map."""

from estafette.engine import Procedure, Refusal, refuse

from ..budget import gain
from ..events import Moment, card
from ..foreign_war import send_corps, send_fleet
from ..powers import side_of
from ..sides import COALITION, ENGLAND, RUSSIA, TURKEY, Side
from ..state import Game

AT = (Moment.DIPLOMACY, Moment.ROUND)


@card("7F", at=AT)
def persia(game: Game, side: Side) -> Procedure[None]:
    """[card.f.perse] [card.f.perse.proposal] Two Russian steps go to Persia."""
    yield from send_corps(game, "7F", RUSSIA, 2)


def turkey_is_hostile(game: Game, side: Side) -> Refusal | None:
    """[card.f.guerre-russo-turque] Turkey is neutral, or with the Empire."""
    if side_of(game, TURKEY) is COALITION:
        return refuse("card.f.guerre-russo-turque", "card.with-coalition", country=TURKEY)
    return None


@card("16F", at=AT, unless=turkey_is_hostile)
def russo_turkish_war(game: Game, side: Side) -> Procedure[None]:
    """[card.f.guerre-russo-turque] Four Russian steps go to the Danube."""
    yield from send_corps(game, "16F", RUSSIA, 4)


@card("34F", at=AT)
def war_with_the_usa(game: Game, side: Side) -> Procedure[None]:
    """[card.f.guerre-usa] England has four resources less in the next budget, and a fleet less."""
    gain(game, ENGLAND, -8)
    yield from send_fleet(game, "34F", ENGLAND)


@card("41F", at=AT)
def caucasus_war(game: Game, side: Side) -> Procedure[None]:
    """[card.f.guerre-du-caucase] Two Russian steps go to the Caucasus."""
    yield from send_corps(game, "41F", RUSSIA, 2)
