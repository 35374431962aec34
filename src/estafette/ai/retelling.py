"""A match gone through again after its end, piece by piece; each piece may be done anywhere.

A piece is small, so that whoever lends a hand is soon free for those who play. What it finds does
not depend on how the match was cut: every number has a seed of its own.
"""

from collections.abc import Iterator, Sequence
from operator import sub
from random import Random
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Action, Rules
from estafette.match import Chair, Match, Saved

from .budget import Budget, Watch
from .counsel import chance_with
from .marshal import Marshal
from .outlook import Future, Habits, fresh_secret, worth
from .player import Stop, answers_to, asked_of

STEPS = 4  # of the sequence of play that a spectator looks ahead
MOST = 80  # answers, at most, on that way

Values: TypeAlias = tuple[float, ...]  # one for each side


class Course(Struct, frozen=True):
    """A whole match: how it stood before its first choice, and every choice."""

    start: Saved
    choices: tuple[tuple[str, Action], ...]

    def retold(self, rules: Rules, printed: Any, upto: int) -> Iterator[Match]:
        """The match before its first choice, and after each up to a number."""
        match = Match.wake(rules, printed, self.start)
        yield match
        for choice in self.choices[:upto]:
            match.repeat([choice])
            yield match


class Story(Struct, frozen=True):
    """What every piece needs: the course of a match with its rules, and the seed of all chance."""

    rules: Rules
    printed: Any
    course: Course
    seed: int | str

    @property
    def speakers(self) -> dict[str, str]:
        """For each side, in the order of the seats, the first seat that plays for it."""
        found: dict[str, str] = {}
        for seat in self.rules.seats(self.course.start.setup):
            found.setdefault(self.side(seat), seat)
        return found

    def side(self, seat: str) -> str:
        return str.__str__(self.rules.side(seat))

    def worths(self, match: Match) -> Values:
        return tuple([worth(match, seat) for seat in self.speakers.values()])

    def at(self, numbers: Sequence[int]) -> Iterator[Match]:
        """The match at each of these numbers, which are in order."""
        wanted = frozenset(numbers)
        upto = max(numbers, default=0)
        for match in self.course.retold(self.rules, self.printed, upto):
            if match.number in wanted:
                yield match


class Overview(Struct, frozen=True):
    """The judgement of every position, and the numbers of the choices that might have differed."""

    judged: tuple[Values, ...]
    free: tuple[int, ...]


class Regret(Struct, frozen=True):
    """A choice beside the answer that was better: the chance of the side with each of them."""

    number: int
    seat: str
    side: str
    chosen: Action
    better: Action
    chance: float
    best: float

    @property
    def cost(self) -> float:
        return self.best - self.chance


class Survey(Struct, frozen=True):
    """The match is gone through once, without a thought."""

    def do(self, story: Story, stop: Stop) -> Overview:
        judged: list[Values] = []
        free: list[int] = []
        choices = story.course.choices
        for match in story.at(range(len(choices) + 1)):
            judged.append(story.worths(match))
            if match.number < len(choices):
                chair = Chair(match, choices[match.number][0])
                if len(answers_to(asked_of(chair))) > 1:
                    free.append(match.number)
        return Overview(tuple(judged), tuple(free))


class Glances(Struct, frozen=True):
    """From some numbers on, a spectator who sees everything looks where it may lead.

    For each number: what every glance adds to the judgement; nothing where the match has ended.
    """

    numbers: tuple[int, ...]
    budget: Budget

    def do(self, story: Story, stop: Stop) -> tuple[tuple[Values, ...], ...]:
        purse = Purse(self.budget, len(self.numbers))
        return tuple(
            [tuple(glances(story, match, purse.next(), stop)) for match in story.at(self.numbers)]
        )


class Weighing(Struct, frozen=True):
    """Some choices are weighed by what their seats could know, as far as the budget goes."""

    numbers: tuple[int, ...]
    budget: Budget
    careful: bool = True

    def do(self, story: Story, stop: Stop) -> tuple[Regret, ...]:
        purse = Purse(self.budget, len(self.numbers))
        return tuple(
            [
                found
                for match in story.at(self.numbers)
                if (allowance := purse.next()) and not stop()
                if (found := regret(story, match, allowance, self.careful, stop))
            ]
        )


Piece: TypeAlias = Survey | Glances | Weighing


def glances(story: Story, match: Match, allowance: Budget | None, stop: Stop) -> Iterator[Values]:
    """What each glance ahead adds to the judgement of a position; the dice are thrown afresh."""
    if allowance is None or not match.open:
        return
    random = Random(f"{story.seed} glances {match.number}")
    watch, habits, here = Watch(allowance), Habits(), story.worths(match)
    while watch.spent < 1 and not stop():
        fork = match.fork(fresh_secret(random))
        Future(fork, match.open[0].seat, habits, random, STEPS, MOST).to_the_end()
        yield tuple(map(sub, story.worths(fork), here))
        watch.tick()


def regret(
    story: Story, match: Match, allowance: Budget, careful: bool, stop: Stop
) -> Regret | None:
    """The choice made at this number beside the best that its seat could have known of.

    What looks best among many owes it to luck in part. With care, it is compared with what was
    chosen on other tables than those on which it was found.
    """
    seat, chosen = story.course.choices[match.number]
    chair, seed = Chair(match, seat), f"{story.seed} {match.number}"
    others = [answer for answer in answers_to(asked_of(chair)) if answer != chosen]
    allowed = part(allowance, 0.5) if careful else allowance
    if allowed.iterations == 0:
        return None
    race = Marshal(f"{seed} race", allowed, stop=stop).search(chair, [chosen, *others])
    better = race.ranking()[0]
    if better == chosen:
        return None
    if careful:
        race = Marshal(f"{seed} duel", allowed, stop=stop).search(chair, [chosen, better])
    if not race.gains[chosen] or not race.gains[better]:
        return None
    chance, best = [chance_with(race, answer) for answer in (chosen, better)]
    return Regret(match.number, str.__str__(seat), story.side(seat), chosen, better, chance, best)


def part(budget: Budget, share: float) -> Budget:
    if budget.seconds is not None:
        return Budget(seconds=budget.seconds * share)
    return Budget(iterations=round((budget.iterations or 0) * share))


class Purse:
    """A budget handed out evenly; time that is left over falls to those who come later."""

    def __init__(self, budget: Budget, places: int) -> None:
        self._budget = budget
        self._places = places
        self._place = 0
        self._begun = monotonic()

    def next(self) -> Budget | None:
        """What may be spent at the next place; None where those before it spent it all."""
        before, self._place = self._place, self._place + 1
        if self._budget.seconds is not None:
            due = self._budget.seconds * self._place / self._places
            left = due - (monotonic() - self._begun)
            return Budget(seconds=left) if left > 0 else None
        all_of_it = self._budget.iterations or 0
        share = all_of_it * self._place // self._places - all_of_it * before // self._places
        return Budget(iterations=share) if share else None
