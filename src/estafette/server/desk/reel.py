"""A match that is looked at again, quickly in both directions."""

import asyncio
from collections.abc import Sequence

from estafette.match import Entry, Match, Saved

from .hall import Live
from .waking import begun, repeat

STOPS = 32  # choices from one place to go back to, to the next


class Reel:
    """One match for looking at, led to where it is wanted; nobody plays on it."""

    def __init__(self, live: Live) -> None:
        self.undone = live.row.undone
        self.lock = asyncio.Lock()
        self._game, self._row, self._seats = live.game, live.row, dict(live.seats)
        self._match: Match | None = None
        self._stops: dict[int, Saved] = {}

    def match_at(self, number: int, log: Sequence[Entry]) -> Match:
        """The match after so many choices of its log; it is good until the next call."""
        match = self._match
        if match is None:
            match = begun(self._game, self._row, self._seats)
            self._stops[0] = match.saved()
        if match.number > number:
            nearest = max(stop for stop in self._stops if stop <= number)
            match = Match.wake(self._game.rules, self._game.printed, self._stops[nearest])
        while match.number < number:
            repeat(match, log[match.number])
            if match.number % STOPS == 0 and match.number not in self._stops:
                self._stops[match.number] = match.saved()
        self._match = match
        return match
