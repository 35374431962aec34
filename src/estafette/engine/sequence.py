"""The sequence of play: a table of steps. Between two steps a match can be saved."""

from collections.abc import Callable, Generator
from typing import Any, NoReturn

from msgspec import Struct

from .decision import Decision, Procedure, Together, Unanswerable
from .state import State


class Outcome(Struct, frozen=True):
    """How it ended: the side that won (None is a draw), and the clause that says so."""

    winner: str | None
    rule: str
    key: str
    facts: dict[str, Any] = {}


class Ended(Exception):
    """Sudden victory: the game is over in the middle of a step."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.key)
        self.outcome = outcome


def end(outcome: Outcome) -> NoReturn:
    """The game stops here."""
    raise Ended(outcome)


class Step(Struct, frozen=True):
    """One line of the sequence of play. With `until`, it is repeated until that is true."""

    rule: str
    procedure: Callable[..., Procedure[None] | None]
    by: str | None = None
    until: Callable[[Any], bool] | None = None


class Line(Struct, frozen=True):
    """A step, or a leap (`step` is None), at its place in the unfolded sequence."""

    path: tuple[str, ...]
    step: Step | None
    leap: int = 0
    until: Callable[[Any], bool] | None = None


class Sequence:
    """Steps and sequences in order. With `until` it is repeated; the outermost goes round for ever.

    The sequence is unfolded once into numbered lines; `game.place` is the number of the line
    that comes next, so the place in the deepest nest is saved as one number.
    """

    def __init__(
        self,
        *parts: "Step | Sequence",
        rule: str = "",
        until: Callable[[Any], bool] | None = None,
    ) -> None:
        self.parts = parts
        self.rule = rule
        self.until = until
        self.lines: list[Line] = []
        self._unfold(self.lines, (rule,) if rule else ())

    def path(self, place: int) -> tuple[str, ...]:
        """The clauses that lead to a place: turn, phase, step."""
        return self.lines[place % len(self.lines)].path

    def _unfold(self, lines: list[Line], path: tuple[str, ...]) -> None:
        for part in self.parts:
            where = (*path, part.rule) if part.rule else path
            first = len(lines)
            if part.until is not None:
                lines.append(Line(where, None, until=part.until))
            if isinstance(part, Step):
                lines.append(Line(where, part))
            else:
                part._unfold(lines, where)
            if part.until is not None:
                lines.append(Line(where, None, leap=first))
                lines[first] = Line(where, None, leap=len(lines), until=part.until)


class Play:
    """A game under way: the procedure in hand and the decision it stopped at."""

    asked: Decision | Together | None
    outcome: Outcome | None

    def __init__(
        self,
        sequence: Sequence,
        game: Any,
        outcome_of: Callable[[Any], Outcome | None],
        keep: Callable[[], None],
    ) -> None:
        self.sequence = sequence
        self.game = game
        self.outcome_of = outcome_of
        self.keep = keep
        self.outcome = None
        self._procedure: Generator[Any, Any, Any] = iter_nothing()
        self.go_on(None)

    def go_on(self, answer: Any) -> None:
        """To the next question that must be asked, or to the end."""
        try:
            self.asked = self._next_question(answer)
        except Ended as ended:
            self.asked, self.outcome = None, ended.outcome

    def _next_question(self, answer: Any) -> Decision | Together | None:
        while True:
            try:
                asked: Decision | Together = self._procedure.send(answer)
            except StopIteration:
                if not self._next_step():
                    return None
                answer = None
                continue
            if type(asked) is Together:
                return asked
            assert type(asked) is Decision
            options = asked.options
            if len(options) > 1 or asked.always:
                return asked
            if not options:
                raise Unanswerable(asked)
            answer = options[0]

    def _next_step(self) -> bool:
        """On to the next step that asks; False when there is an outcome."""
        game: State = self.game
        lines = self.sequence.lines
        while True:
            outcome = self.outcome_of(game)
            if outcome is not None:
                self.outcome = outcome
                return False
            line = lines[game.place]
            step = line.step
            if step is None:
                done = line.until is None or line.until(game)
                game.place = (line.leap if done else game.place + 1) % len(lines)
                continue
            result = step.procedure(game) if step.by is None else step.procedure(game, step.by)
            if isinstance(result, Generator):
                self.keep()
                game.place = (game.place + 1) % len(lines)
                self._procedure = result
                return True
            game.place = (game.place + 1) % len(lines)


def iter_nothing() -> Generator[Any, Any, None]:
    """A procedure that is over before it asks."""
    return
    yield
