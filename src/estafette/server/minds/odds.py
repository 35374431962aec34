"""Odds that are weighed outside the web process."""

from msgspec import Struct

from estafette.ai import Budget, Stop
from estafette.engine import Action
from estafette.odds import Odds, odds

from .work import Position


class Weigh(Struct, frozen=True):
    """What may come of one answer, as far as the seat can know."""

    position: Position
    seat: str
    answer: Action
    budget: Budget

    def do(self, stop: Stop) -> Odds:
        return odds(self.position.chair(self.seat), self.answer, self.budget, stop)
