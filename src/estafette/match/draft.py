"""A plan of several answers, tried on a fork: the match itself knows nothing of it.

It goes as far as a choice could be taken back: where chance falls in, something hidden is shown
or somebody else is asked, it ends. So it tells a seat no more than it knows.
"""

from collections.abc import Sequence

from msgspec import Struct

from estafette.engine import Action, Refusal, Told, View

from .match import Match

Line = tuple[Action, ...]  # the answers of one step, in order


class Drafted(Struct, frozen=True):
    """A line of a plan that holds: its answers, what is told of it, the table before and after.

    Of a line with which the plan ends nothing is told: what follows from it is not known yet.
    """

    actions: Line
    told: tuple[Told, ...] = ()
    before: View | None = None
    after: View | None = None


class Draft(Struct, frozen=True):
    """How far a plan goes: the fork on which its lines were tried, and what became of each.

    `is_open` while the last line waits for the rest of its answers; `is_closed` when nothing can
    be planned beyond it. Lines that do not hold are left out, with the reason.
    """

    match: Match
    lines: tuple[Drafted, ...]
    refused: tuple[tuple[Action, Refusal], ...] = ()
    is_open: bool = False
    is_closed: bool = False


def draft(match: Match, seat: str, plan: Sequence[Line], secret: str) -> Draft:
    """The lines of a plan, one after the other; by dice that are not those of the match."""
    wanted, refused = [line for line in plan if line], []
    while True:
        trial = Trial(match.fork(secret, telling=True), seat)
        for place, line in enumerate(wanted):
            wrong = trial.lay(line)
            if wrong is not None:
                refused.append(wrong)
                del wanted[place]
                break
            if trial.is_closed:
                held = trial.known()
                table = match.fork(secret, telling=True)
                table.repeat([(seat, action) for action in held])
                return Draft(table, tuple(trial.lines), tuple(refused), is_closed=True)
        else:
            return Draft(trial.match, tuple(trial.lines), tuple(refused), trial.is_open)


class Trial:
    """Lines are laid on a fork until one of them is refused or ends the plan."""

    def __init__(self, match: Match, seat: str) -> None:
        self.match = match
        self.seat = seat
        self.lines: list[Drafted] = []
        self.is_closed = False
        self.seen = match.view(seat)

    @property
    def is_open(self) -> bool:
        """Is a step begun, and not done?"""
        return bool(self.lines) and not self.match.is_between_steps

    def known(self) -> list[Action]:
        """All answers but the one that ended the plan."""
        return [action for line in self.lines for action in line.actions][:-1]

    def lay(self, line: Line) -> tuple[Action, Refusal] | None:
        """One line; what of it is refused, and why."""
        match, seat = self.match, self.seat
        before, heard = self.seen, len(match.log)
        for place, action in enumerate(line):
            number = match.number
            if refusal := match.choose(seat, action):
                return action, refusal
            if match.number == number:
                continue  # drafted: nothing can have been shown
            entry = match.log[-1]
            if entry.chance or entry.final or match.decision(seat) is None:
                self.is_closed = True
                self.lines.append(Drafted(line[: place + 1]))
                return None
        told = [each for entry in match.log[heard:] for each in entry.told]
        mine = tuple([each for each in told if each.is_heard_by(seat)])
        self.seen = match.view(seat)
        self.lines.append(Drafted(line, mine, before, self.seen))
        return None
