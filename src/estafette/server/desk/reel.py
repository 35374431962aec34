"""A match that is looked at again, quickly in both directions."""

import asyncio
from collections.abc import Sequence

from estafette.match import Entry, Match, Saved

from .live import Live, written_of
from .waking import begun, first, repeat

STOPS = 32  # choices from one place to go back to, to the next


class Reel:
    """One match for looking at, led to where it is wanted; nobody plays on it."""

    def __init__(self, live: Live) -> None:
        self.undone = live.row.undone
        self.lock = asyncio.Lock()
        self._game, self._written = live.game, written_of(live)
        self._match: Match | None = None
        self._stops: dict[int, Saved] = {}

    def match_at(self, number: int, log: Sequence[Entry]) -> Match:
        """The match after so many choices of its log; it is good until the next call.

        What was played before the rules were mended is told again as far as they agree.
        """
        match, self._match = self._match, None
        if match is None:
            match = self._begin(number)
        if match.number > number or number >= self._written.sealed > match.number:
            self._begin(number)
            nearest = max(stop for stop in self._stops if stop <= number)
            match = Match.wake(self._game.rules, self._game.printed, self._stops[nearest])
        while match.number < number:
            repeat(match, log[match.number])
            if match.number % STOPS == 0 and match.number not in self._stops:
                self._stops[match.number] = match.saved()
        self._match = match
        return match

    def _begin(self, number: int) -> Match:
        """Before the first choice, or where the rules were mended, whichever leads there."""
        written = self._written
        start = written.sealed if number >= written.sealed else 0
        if start in self._stops:
            return Match.wake(self._game.rules, self._game.printed, self._stops[start])
        game, seats = self._game, written.seats
        match = first(game, written) if start else begun(game, written.row, seats)
        self._stops[start] = match.saved()
        return match
