"""[card.insurrection] [card.fouche] Insurrection, and Fouché who answers."""

from functools import partial

from estafette.engine import Procedure, Refusal, refuse

from ..actions import Target
from ..events import Moment, card
from ..insurrection import cannot_rise, rise
from ..mission import send
from ..sides import Side
from ..state import Game


@card("fouche", at=Moment.ANSWER)
def fouche(game: Game, side: Side) -> None:
    """[card.fouche] The card that the enemy has just aimed has no effect."""
    assert game.mission is not None
    game.mission.void = True
    game.tell("mission.stopped", card=game.mission.card, country=game.mission.country)


def nobody_rises(game: Game, side: Side) -> Refusal | None:
    """[insurrection.start.other-targets-illegal] Is there no country to raise?"""
    if any(cannot_rise(game, country) is None for country in game.status):
        return None
    return refuse("insurrection.start.other-targets-illegal", "insurrection.nowhere")


@card("insurrection", at=Moment.INSURRECTION, unless=nobody_rises)
def insurrection(game: Game, side: Side) -> Procedure[None]:
    """[card.insurrection] A dominion, or a neutral that the French occupy, rises."""
    unless = partial(cannot_call, game)
    country = yield from send(game, side, "insurrection", game.countries(), unless)
    if country:
        rise(game, country)


def cannot_call(game: Game, choice: Target) -> Refusal | None:
    return cannot_rise(game, choice.country)
