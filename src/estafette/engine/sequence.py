"""The sequence of play: a table of steps. Between two steps a match can be saved."""

from collections.abc import Callable, Generator
from functools import partial
from inspect import isgeneratorfunction
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
        super().__init__(outcome)
        self.outcome = outcome

    def __str__(self) -> str:
        return self.outcome.key


def end(outcome: Outcome) -> NoReturn:
    """The game stops here."""
    raise Ended(outcome)


class Step(Struct, frozen=True):
    """One line of the sequence of play. With `until`, it is repeated until that is true.

    With `when`, it is passed over unless that is true. A step that asks is a generator function
    itself: the table is kept before it is called. Where it is `on_paper`, all answers of its side
    are one: nobody else sees any of them, nor how many they are, before they are handed in.

    A step that matches under way do not know yet says `since` which version of the rules it is
    there: in what is written down the others keep their numbers.
    """

    rule: str
    procedure: Callable[..., Procedure[None] | None]
    by: str | None = None
    until: Callable[[Any], bool] | None = None
    when: Callable[..., bool] | None = None
    on_paper: Callable[[Any], bool] | None = None
    since: int = 0


class Line(Struct, frozen=True):
    """A step, or a fork (`step` is None), at its place in the unfolded sequence.

    At a fork one leaps out of the loop if `until` is true, and goes into it if not.
    """

    path: tuple[str, ...]
    step: Step | None = None
    when: Callable[[Any], bool] | None = None
    asks: bool = False
    until: Callable[[Any], bool] | None = None
    leap: int = 0
    into: int = 0
    since: int = 0


class Sequence:
    """Steps and sequences in order. With `until` it is repeated; the outermost goes round for ever.

    The sequence is unfolded once into numbered lines; `game.place` is the number of the line
    that comes next, so the place in the deepest nest is saved as one number. Lines are numbered as
    they stand, and those of steps that were added later after all others.
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
        places = range(len(self.lines))
        self._numbered = sorted(places, key=lambda place: (self.lines[place].since, place))

    def number_of(self, place: int) -> int:
        """By what number a place is written down."""
        return self._numbered.index(place)

    def place_of(self, number: int) -> int:
        """The place that was written down by this number."""
        return self._numbered[number]

    def path(self, place: int) -> tuple[str, ...]:
        """The clauses that lead to a place: turn, phase, step."""
        return self.lines[place % len(self.lines)].path

    def go_to_step(self, game: State) -> Line:
        """From where the game is, past leaps and whatever is not due, to the next step."""
        lines, place = self.lines, game.place
        while True:
            line = lines[place]
            until, when = line.until, line.when
            if until is not None:
                place = line.leap if until(game) else line.into
            elif when is None or when(game):
                game.place = place
                return line
            else:
                place += 1
            if place == len(lines):
                place = 0

    def _unfold(self, lines: list[Line], path: tuple[str, ...]) -> None:
        for part in self.parts:
            where = (*path, part.rule) if part.rule else path
            first, since = len(lines), part.since if isinstance(part, Step) else 0
            if part.until is not None:
                lines.append(
                    Line(where, since=since)
                )  # the fork, once it is known how far it leaps
            if isinstance(part, Step):
                lines.append(line_of(part, where))
            else:
                part._unfold(lines, where)
            if part.until is not None:
                leap, into = len(lines) + 1, first + 1
                fork = Line(where, until=part.until, leap=leap, into=into, since=since)
                lines.append(fork)
                lines[first] = fork


def line_of(step: Step, path: tuple[str, ...]) -> Line:
    """A step where it stands; what it waits for is asked of its own side."""
    when, by = step.when, step.by
    if when is not None and by is not None:
        when = partial(is_due_for, when, by)
    return Line(path, step, when, asks=isgeneratorfunction(step.procedure), since=step.since)


def is_due_for(when: Callable[[Any, str], bool], side: str, game: Any) -> bool:
    """Has this side anything to do in a step?"""
    return when(game, side)


class Play:
    """A game under way: the procedure in hand and the decision it stopped at.

    `trail` is every answer given since the last step began, the silent ones too: with the table
    as it was then, it leads here again without anybody working out what is legal.
    """

    asked: Decision | Together | None

    def __init__(
        self,
        sequence: Sequence,
        game: Any,
        outcome_of: Callable[[Any], Outcome | None],
        keep: Callable[[], None],
        trail: "list[Any] | None" = None,
    ) -> None:
        self.sequence = sequence
        self.game = game
        self.outcome_of = outcome_of
        self.keep = keep
        self.outcome: Outcome | None = None
        self.on_paper = False
        self.trail: list[Any] = []
        self._procedure: Generator[Any, Any, Any] = iter_nothing()
        if trail is None:
            self.go_on(None)
        else:
            self._retrace(trail)

    def go_on(self, answer: Any) -> None:
        """To the next question that must be asked, or to the end."""
        try:
            self.asked = self._next_question(answer)
        except Ended as ended:
            self.asked, self.outcome = None, ended.outcome

    def _retrace(self, trail: list[Any]) -> None:
        """The step that the table stands before, up to where the trail leads."""
        keep, self.keep = self.keep, do_nothing
        self.asked = None
        try:
            if self._next_step():
                self.asked = self._follow(trail)
        except Ended as ended:
            self.outcome = ended.outcome
        self.keep = keep
        self.trail = trail.copy()

    def _follow(self, trail: list[Any]) -> Decision | Together | None:
        asked: Decision | Together | None = None
        try:
            for answer in (None, *trail):
                asked = self._procedure.send(answer)
        except StopIteration:  # the game was over before the next step that asks
            self._next_step()
            return None
        return asked

    def _next_question(self, answer: Any) -> Decision | Together | None:
        while True:
            if answer is not None:
                self.trail.append(answer)
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
            if asked.always or asked.is_choice:
                return asked
            if not asked.options:
                raise Unanswerable(asked)
            answer = asked.options[0]

    def _next_step(self) -> bool:
        """On to the next step that asks; False when there is an outcome."""
        game: State = self.game
        while True:
            outcome = self.outcome_of(game)
            if outcome is not None:
                self.outcome = outcome
                return False
            line = self.sequence.go_to_step(game)
            step = line.step
            assert step is not None
            if line.asks:
                self.keep()
                self.on_paper = step.on_paper is not None and step.on_paper(game)
            result: Any = step.procedure(game) if step.by is None else step.procedure(game, step.by)
            game.place = (game.place + 1) % len(self.sequence.lines)
            if line.asks:
                self.trail = []
                self._procedure = result
                return True
            assert result is None, f"step {step.rule} has acted before it asks"


def iter_nothing() -> Generator[Any, Any, None]:
    """A procedure that is over before it asks."""
    return
    yield


def do_nothing() -> None:
    """Nobody wants to know."""
