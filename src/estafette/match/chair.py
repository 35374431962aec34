"""A seat as its player has it: what he is asked, sees and hears, and nothing else."""

from collections.abc import Iterator
from functools import partial

from estafette.engine import Decision, Told, View

from .match import Match


class Chair:
    """Handed to a player in place of the match, whose insides would tell him everything."""

    __slots__ = ("_decision", "_imagined", "_told", "_view", "seat")

    def __init__(self, match: Match, seat: str) -> None:
        self.seat = seat
        self._decision = partial(match.decision, seat)
        self._view = partial(match.view, seat)
        self._told = partial(match.told, seat)
        self._imagined = partial(match.imagined, seat)

    @property
    def decision(self) -> Decision | None:
        """What the player is asked now, if anything."""
        return self._decision()

    def view(self) -> View:
        """The table as he sees it."""
        return self._view()

    def told(self, since: int = 0) -> Iterator[tuple[int, Told]]:
        """What he has heard since a choice."""
        return self._told(since)

    def imagined(self, secret: str) -> Match:
        """The match as it might be: whatever he cannot know is redrawn."""
        return self._imagined(secret)
