"""[option.buy-marker.random] The optional rule by which a marker is bought for points."""

from estafette.engine import Refusal, refuse

from .actions import Buy, BuyAny
from .pools import draw
from .sides import BRITAIN, FRANCE, FRENCH, Side
from .state import Game

OPTION = "buy-markers"


def purchases(game: Game, side: Side) -> list[Buy | BuyAny]:
    """[option.buy-marker.choice] Any marker, or one of those that are not drawn yet."""
    if not game.plays_with(OPTION) or side in game.bought:
        return []
    return [BuyAny(), *[Buy(held) for held in sorted(game.pools[side])]]


def cannot_buy(game: Game, side: Side, choice: Buy | BuyAny) -> Refusal | None:
    """[option.buy-marker.random] [option.buy-marker.payer] Why not; None if it may be bought."""
    if not game.plays_with(OPTION):
        return refuse("option.buy-marker.random", "buy.not-agreed")
    if side in game.bought:
        return refuse("option.buy-marker.random", "buy.once")
    pool = game.pools[side]
    if not pool or (isinstance(choice, Buy) and choice.marker not in pool):
        return refuse("option.buy-marker.choice", "buy.not-in-pool")
    cost = price(game, choice)
    if game.points.get(payer(side), 0) < cost:
        return refuse("option.buy-marker.payer", "buy.too-dear", power=payer(side), points=cost)
    return None


def payer(side: Side) -> str:
    """[option.buy-marker.payer] France or the United Kingdom."""
    return FRANCE if side is FRENCH else BRITAIN


def price(game: Game, choice: Buy | BuyAny) -> int:
    """[option.buy-marker.random] [option.buy-marker.choice] More for a marker of one's choice."""
    table = game.printed.tables.recruitment
    return table.chosen if isinstance(choice, Buy) else table.random


def buy(game: Game, side: Side, choice: Buy | BuyAny) -> None:
    """[option.buy-marker.random] [option.buy-marker.choice] The marker comes into the hand."""
    game.points = {**game.points, payer(side): game.points[payer(side)] - price(game, choice)}
    game.bought += (side,)
    game.tell("marker.bought", side=side, chosen=isinstance(choice, Buy))
    if isinstance(choice, Buy):
        game.pools[side] = [each for each in game.pools[side] if each != choice.marker]
        game.hands[side] = [*game.hands[side], choice.marker]
        game.uncovered = True
        game.tell("marker.drew", side=side, markers=[choice.marker], to=(side,))
    else:
        draw(game, side, 1)
