"""[budget.no-saving] What the resources of an open budget are worth: what they can still buy.

What nobody can spend is lost when the budget is closed: nobody gains by putting off its end.
"""

from collections.abc import Mapping

from .powers import manager
from .production import price_of_step
from .prospects import side_sign
from .sides import ENGLAND, Side
from .state import Game

HALF, MINOR = 0.04, 0.05  # half a resource point; a minor's step that is still to be placed
GIFT = 0.01  # half a point that has changed hands: it had better stay where it was
WITHDRAWN = 0.5  # a counter that has to leave the map


def treasury(game: Game, signs: Mapping[str, float]) -> float:
    """[budget.no-saving] What may still be spent in this budget, or in the next."""
    lead = sum([HALF * points * signs[power] for power, points in game.credit.items()])
    books = game.books
    if books is None:
        return lead
    for power in game.queue:
        if points := game.resources.get(power, 0):
            lead += HALF * min(points, wanted(game, power)) * signs[power]
    lead -= GIFT * sum([points * signs[power] for power, points in game.received.items()])
    for side, steps in books.minor_steps.items():
        lead += MINOR * steps * side_sign(Side(side))
    if books.withdrawing:
        lead -= WITHDRAWN * manager_sign(game, books.withdrawing)
    return lead


def wanted(game: Game, power: str) -> int:
    """[budget.build] What a power could spend on its corps, its fleets and England's card."""
    printed, cost = game.printed, game.printed.tables.cost
    ready = (game.reserve - game.resting) | game.steps.keys()
    pieces = [piece for piece in printed.pieces_of[power] if piece in ready]
    found = cost.fleet * any(piece in printed.fleets for piece in pieces)
    for piece in pieces:
        if piece in printed.corps:
            missing = printed.corps[piece].steps - game.steps.get(piece, 0)
            found += missing * price_of_step(game, piece)
    if power == ENGLAND and game.books is not None and not game.books.has_bought_card:
        found += cost.card
    return found


def manager_sign(game: Game, spender: str) -> float:
    """[budget.who] For whom a budget is made: a side's own minors, or a power's."""
    return side_sign(Side(spender) if spender in tuple(Side) else manager(game, spender))
