"""A match as a learner meets it: one seat after the other, its options in pages of fixed width."""

from collections.abc import Mapping

from estafette.ai import Player
from estafette.ai.player import answers_to
from estafette.engine import Action, Decision
from estafette.match import Chair, Match

from .course import Course
from .encoding import Observation


class IllegalChoice(ValueError):
    """An index at which this page has no option."""

    def __init__(self, seat: str, index: int, count: int) -> None:
        super().__init__(f"{seat} has no option {index}: there are {count} on this page")


class Drill:
    """One match of a course. Seats that have a player are answered for; the others are asked.

    Seats that choose in secret at the same time are asked one after the other: what the first one
    answered is in nobody else's view. Where a question has more options than a page holds, the
    last index of the page leads to the next one, and none leads back.
    """

    def __init__(
        self,
        course: Course,
        match: Match,
        players: Mapping[str, Player] | None = None,
        *,
        page: int = 0,
    ) -> None:
        self.course = course
        self.match = match
        self.page = page
        self._players = players or {}
        self._answers: list[Action] | None = None
        self._let_others_answer()

    @property
    def is_over(self) -> bool:
        return not self.match.open

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        return self.match.open[0]

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.decision.seat

    @property
    def options(self) -> list[Action]:
        """The answers on this page, in the order in which they were offered."""
        answers, start = self._all(), self._start
        if not self.has_more:
            return answers[start:]
        return answers[start : start + self.course.encoding.width - 1]

    @property
    def has_more(self) -> bool:
        """Does the last index lead to another page?"""
        return len(self._all()) - self._start > self.course.encoding.width

    @property
    def legal(self) -> list[int]:
        """The indices that may be chosen."""
        indices = list(range(len(self.options)))
        return [*indices, self.course.encoding.width - 1] if self.has_more else indices

    def choose(self, index: int) -> None:
        """The option of this index, or the next page."""
        if index not in self.legal:
            raise IllegalChoice(self.seat, index, len(self.legal))
        if self.has_more and index == self.course.encoding.width - 1:
            self.page += 1
            return
        self._answer(self.seat, self.options[index])
        self._let_others_answer()

    def observation(self, seat: str) -> Observation:
        """What a seat sees; options only if it is its turn."""
        encoding, view = self.course.encoding, self.match.view(seat)
        if self.is_over or seat != self.seat:
            return encoding.observation(view, self.match.decision(seat))
        return encoding.observation(
            view, self.decision, self.options, page=self.page, more=self.has_more
        )

    def reward(self, seat: str) -> float:
        """1 for a seat whose side has won, -1 if another side has, 0 for a draw or no end yet."""
        outcome = self.match.outcome
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner == self.course.rules.side(seat) else -1.0

    def _let_others_answer(self) -> None:
        while not self.is_over and (player := self._players.get(self.seat)) is not None:
            self._answer(self.seat, player.choose(Chair(self.match, self.seat)))

    def _answer(self, seat: str, action: Action) -> None:
        self.match.repeat([(seat, action)])
        self.page, self._answers = 0, None

    @property
    def _start(self) -> int:
        """The number of the first answer on this page."""
        return self.page * (self.course.encoding.width - 1)

    def _all(self) -> list[Action]:
        if self._answers is None:
            self._answers = answers_to(self.decision)
        return self._answers
