"""What the tests of command need: an order at once on its way, and the steps of the phase."""

from typing import Any

from estafette.engine import Procedure
from estafette.games.last_campaigns.affairs import Attempt, Dispatch, Order
from estafette.games.last_campaigns.compliance import (
    begin_receiving,
    decide_next,
    has_decided,
    receive_orders,
)
from estafette.games.last_campaigns.dispatch import rides, send
from estafette.games.last_campaigns.local_decision import note_decisions
from estafette.games.last_campaigns.orders import write_orders
from estafette.games.last_campaigns.sides import FRENCH, Kind, Side
from estafette.games.last_campaigns.start import feature
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.success import check_confidence, check_orders
from tests.referee import Referee


def order(game: Game, words: str, **facts: Any) -> Order:
    """An order in words: `attack 4856`."""
    kind, _, target = words.partition(" ")
    return Order(Kind(kind), feature(game, target) if target else (), **facts)


def sent(game: Game, by: str, to: str, *words: str, joins: str = "") -> Dispatch:
    """An order written and sent, whatever the rules say about its contents."""
    orders = tuple([order(game, each) for each in words])
    return send(game, by, to, orders, rides(game, by), joins)


def arrived(game: Game, to: str, *words: str, by: str = "napoleon", **facts: Any) -> Dispatch:
    """An order that is handed over in this turn."""
    orders = tuple([order(game, each) for each in words])
    dispatch = Dispatch(to, by, orders, sent=game.turn, arrives=game.turn, **facts)
    game.dispatches += (dispatch,)
    return dispatch


def wanted(game: Game, formation: str, *words: str, to: str = "") -> None:
    """An order that a leader has noted to give himself, or to a division."""
    orders = tuple([order(game, each) for each in words])
    game.attempts += (Attempt(formation, orders, to=to),)


def writing(game: Game, side: Side = FRENCH) -> Referee:
    """Step 3 for one side."""
    return Referee(game, write_orders(game, side))


def noting(game: Game, side: Side = FRENCH) -> Referee:
    """Step 1 for one side."""
    return Referee(game, note_decisions(game, side))


def checking(game: Game) -> Referee:
    """Step 2, for both sides."""
    return Referee(game, all_confidence(game))


def all_confidence(game: Game) -> Procedure[None]:
    check_orders(game)
    for side in Side:
        yield from check_confidence(game, side)


def receiving(game: Game) -> Referee:
    """Step 4, for both sides."""
    return Referee(game, all_mail(game))


def all_mail(game: Game) -> Procedure[None]:
    begin_receiving(game)
    for side in Side:
        receive_orders(game, side)
        while not has_decided(side, game):
            yield from decide_next(game, side)


def kind(game: Game, formation: str) -> str:
    """The kind of order that a formation is under."""
    return game.order_of(formation).kind
