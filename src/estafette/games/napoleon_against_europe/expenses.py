"""[budget.build] What a budget may be spent on: the counters that a question names."""

from functools import partial

from estafette.engine import Offers

from .actions import PlayCard
from .events import Moment, cannot_play, fitting_cards
from .minors import corps_of
from .sides import Side
from .state import Game


def card_offers(game: Game, side: Side) -> Offers:
    """[card.chain-in-budget] The events of the budget phase, at any moment of it."""
    return Offers(
        tuple(fitting_cards(game, side, Moment.BUDGET)),
        partial(cannot_play, game, side, Moment.BUDGET),
        PlayCard,
    )


def buildable(game: Game, power: str) -> list[str]:
    """[budget.build] What a power has in reserve but its generals; one depot stands for all.

    [siege.result.honours] It is one that comes back free, if there is any.
    """
    printed = game.printed
    mine = [
        piece
        for piece in printed.pieces_of[power]
        if (piece in game.reserve or piece in game.returning) and piece not in printed.generals
    ]
    depots = [piece for piece in mine if piece in printed.depots]
    free = [piece for piece in depots if piece in game.returning]
    return [piece for piece in mine if piece not in depots] + (free or depots)[:1]


def reduced_corps(game: Game, nation: str) -> list[str]:
    sheets = game.printed.corps
    return [
        corps
        for corps in corps_of(game, nation)
        if 0 < game.steps.get(corps, 0) < sheets[corps].steps
    ]


def generals_in_reserve(game: Game, nation: str) -> list[str]:
    """[reserve.definition] [reserve.generals-deploy-when] The generals a player may draw upon."""
    return [
        piece
        for piece in game.printed.pieces_of[nation]
        if piece in game.reserve and piece in game.printed.generals
    ]
