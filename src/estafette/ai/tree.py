"""What the marshal learns of the questions that may follow his answers: one tree for all tables.

A question stands in the tree after the answers that led to it, for those are what everybody has
seen; what is hidden differs from table to table, and with it what may be answered. Whoever is
asked takes what promises most to his own side: what his answers have gained so far, with some
benefit of the doubt, and before they have gained anything, how they look. A look costs a fork for
each answer, so a question is looked at once and no more, and only when it comes up again: a new
one is answered as questions of its kind have looked elsewhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, log, sqrt
from random import Random
from typing import TypeAlias

from estafette.engine import Action, Decision
from estafette.match import Match

from .outlook import answer, looks, worth
from .player import Stop, answers_to, never
from .rounds import is_new_round, place_in_round

MANY = 60  # answers after which he looks no further than to the end of the step
LONGEST = 120  # answers, at most, to the horizon
DOUBT = 0.05  # of the spread of all gains: the benefit of the doubt
HUNCH = 8  # trials: what a look is trusted for
FADING = 16  # trials of a question after which looks are half forgotten
AGAIN = 2  # times that a question comes up before it is looked at
SIGHT = 8  # questions that are looked at on one way down, at most
FAINT = 0.001  # how far answers lean that nobody has looked at
WIDEST = 8  # answers that are looked at; of more, some are drawn
WIDENING = 2.0  # answers considered at first; their number grows with the root of the trials
SPREAD = 0.2  # of gains, before any is known

# Who is asked, the key of his question, and what it is about.
Put: TypeAlias = tuple[str, str, str]
Level: TypeAlias = dict[Put, "Question"]
Path: TypeAlias = list[tuple["Question", str, Action]]
Worths: TypeAlias = Mapping[str, float]  # for each side

# How answers to a kind of question have looked: how often, and how much better than the others.
Looks: TypeAlias = dict[tuple[str, str, Action], tuple[int, float]]


class BrokenOff(Exception):
    """Somebody called on the way down: how far it was gone proves nothing."""


class Question:
    """What each answer has gained for the side that gave it, and what was asked after it."""

    __slots__ = ("after", "gains", "leanings", "total", "trials")

    def __init__(self) -> None:
        self.trials = 0
        self.total = 0.0
        self.gains: dict[Action, tuple[int, float]] = {}
        self.leanings: dict[Action, float] = {}
        self.after: dict[Action | None, Level] = {}

    def below(self, action: Action, *, secret: bool) -> Level:
        """What is asked after an answer; while others choose in secret, nobody can tell which."""
        return self.after.setdefault(None if secret else action, {})

    def note(self, action: Action, gain: float) -> None:
        trials, total = self.gains.get(action, (0, 0.0))
        self.gains[action] = trials + 1, total + gain
        self.trials += 1
        self.total += gain

    def shift(self, gain: float) -> None:
        """All gains count from another worth than before."""
        self.gains = {
            action: (trials, total - gain * trials)
            for action, (trials, total) in self.gains.items()
        }
        self.total -= gain * self.trials


class Way:
    """A way down the tree: the answers on it, and what the table was worth on the way.

    `soon` is the worth to the seat at its next question, `near` that to each side when the step is
    over, if these come before the horizon; so many answers, `within`, belong to that step.
    """

    __slots__ = ("near", "path", "soon", "within")

    def __init__(self) -> None:
        self.path: Path = []
        self.soon: float | None = None
        self.near: Worths | None = None
        self.within = 0


class Tree:
    """All that a seat has learnt since the last step of the sequence of play."""

    def __init__(self, table: Match, seat: str, looks: Looks | None = None) -> None:
        self.seat = seat
        self.level: Level = {}
        self.moment = table.moment
        self._looks: Looks = {} if looks is None else looks
        self._looks_left = 0
        self._sides = {table.rules.side(each): each for each in reversed(table.seats)}
        self._own = table.rules.side(seat)
        self._standing = dict(self.worths(table))
        self._squares, self._known = SPREAD**2, 1

    def worths(self, match: Match) -> Worths:
        """What a table is worth to each side; between two, what one gains the other loses."""
        own = worth(match, self.seat)
        if len(self._sides) == 2:
            return {side: own if side == self._own else -own for side in self._sides}
        return {side: worth(match, seat) for side, seat in self._sides.items()}

    def known(self, decision: Decision, action: Action) -> tuple[int, float]:
        """How often an answer to this question was tried before, and what it gained each time."""
        question = self.level.get(put(decision))
        trials, total = question.gains.get(action, (0, 0.0)) if question else (0, 0.0)
        return trials, total / trials if trials else 0.0

    def try_out(
        self, match: Match, action: Action, before: Worths, random: Random, stop: Stop = never
    ) -> tuple[float, float, float]:
        """What an answer gains on a table that was worth so much before; the tree grows by it.

        First up to the next question of the seat, then when the step of the sequence is over, then
        when the round is. Who is asked within the step goes by both of these: the one varies less,
        the other knows more. BrokenOff once `stop()` is true.
        """
        way, self._looks_left = Way(), SIGHT
        self._play_out(match, action, way, random, stop)
        far = self.worths(match)
        near = way.near or far
        for place, (question, side, given) in enumerate(way.path):
            proved = (near[side] + far[side]) / 2 if place < way.within else far[side]
            question.note(given, proved - before[side])
        own = self._own
        self._remember(before, far[own] - before[own])
        soon = near[own] if way.soon is None else way.soon
        return soon - before[own], near[own] - before[own], far[own] - before[own]

    def _remember(self, before: Worths, gain: float) -> None:
        """How far gains are spread, and what tables are worth on the whole before any."""
        self._squares += gain * gain
        self._known += 1
        for side, each in before.items():
            self._standing[side] += (each - self._standing[side]) / self._known

    def _play_out(self, match: Match, action: Action, way: Way, random: Random, stop: Stop) -> None:
        """On to the horizon: the end of the round or of the match, or of a step after so many."""
        level, given, place = self.level, action, place_in_round(match)
        decision = match.decision(self.seat)
        assert decision is not None
        for number in range(LONGEST):
            if stop():
                raise BrokenOff
            level = self._answer(level, match, decision, given, way.path)
            if match.is_between_steps:
                if way.near is None:
                    way.near, way.within = self.worths(match), len(way.path)
                before, place = place, place_in_round(match)
                if number >= MANY or is_new_round(match.rules.sequence, before, place):
                    return
            if not match.open:
                return
            decision = match.open[0]
            given = decision.options[0]
            if has_choice(decision):
                if decision.seat == self.seat and way.soon is None and way.near is None:
                    way.soon = worth(match, self.seat)
                given = self._pick(level.setdefault(put(decision), Question()), match, random)

    def _answer(
        self, level: Level, match: Match, decision: Decision, action: Action, path: Path
    ) -> Level:
        """The answer is given; what is asked next stands on the level below.

        Nobody sees whether there was a choice: one who had none goes down all the same.
        """
        question = level.setdefault(put(decision), Question())
        if has_choice(decision):
            path.append((question, match.rules.side(decision.seat), action))
        below = question.below(action, secret=len(match.open) > 1)
        answer(match, decision.seat, action)
        return below

    def _pick(self, question: Question, match: Match, random: Random) -> Action:
        """What promises most to the side that is asked."""
        decision = match.open[0]
        leanings = self._leanings(question, match, decision, random)
        trials, mean = question.trials, 0.0
        if trials:
            mean = question.total / trials
        doubt = DOUBT * sqrt(self._squares / self._known * log(trials + 2))
        fading = FADING / (FADING + trials)
        best, most = decision.options[0], float("-inf")
        for option in considered(leanings, trials):
            tried, total = question.gains.get(option, (0, 0.0))
            promise = (total + HUNCH * (mean + fading * leanings[option])) / (tried + HUNCH)
            promise += doubt / sqrt(tried + 1)
            if promise > most:
                best, most = option, promise
        return best

    def _leanings(
        self, question: Question, match: Match, decision: Decision, random: Random
    ) -> dict[Action, float]:
        """How much better than the others each answer looks, here or in questions of the kind."""
        seat, key, options, seen = decision.seat, decision.key, decision.options, self._looks
        if (
            self._looks_left
            and not question.leanings
            and (
                question.trials >= AGAIN
                or any((seat, key, option) not in seen for option in options)
            )
        ):
            self._look(question, match, decision, random)
        found = {}
        for option in options:
            leaning = question.leanings.get(option)
            if leaning is None:
                times, total = seen.get((seat, key, option), (1, random.uniform(-FAINT, FAINT)))
                leaning = total / times
            found[option] = leaning
        return found

    def _look(self, question: Question, match: Match, decision: Decision, random: Random) -> None:
        """The answers, or some of very many, are looked at; it is remembered for their kind too."""
        self._looks_left -= 1
        options = answers_to(decision)
        if len(options) > WIDEST:
            options = random.sample(options, WIDEST)
        values = looks(match, decision.seat, options, random)
        mean = sum(values) / len(values)
        for option, value in zip(options, values, strict=True):
            kind = decision.seat, decision.key, option
            times, total = self._looks.get(kind, (0, 0.0))
            self._looks[kind] = times + 1, total + value - mean
            question.leanings[option] = value - mean

    def follow(self, table: Match) -> bool:
        """Down to where the match has come since; False if that was never thought of.

        What was gained is counted from what the table is worth now.
        """
        number, drafted = self.moment
        since = table.answers_since(number)[drafted:]
        if not since or since[0][0] != self.seat:
            return False
        for seat, action in since:
            self.level = answered(self.level, seat, action) or {}
        decision = table.decision(self.seat)
        if decision is None or put(decision) not in self.level:
            return False
        now = self.worths(table)
        for (seat, _, _), question in all_below(self.level):
            side = table.rules.side(seat)
            question.shift(now[side] - self._standing[side])
        self.moment, self._standing = table.moment, dict(now)
        self._squares, self._known = self._squares / self._known, 1
        return True


def considered(leanings: Mapping[Action, float], trials: int) -> Sequence[Action]:
    """The answers that look best; the more often a question was answered, the more of them."""
    wide = ceil(WIDENING * sqrt(trials + 1))
    if len(leanings) <= wide:
        return list(leanings)
    return sorted(leanings, key=leanings.__getitem__, reverse=True)[:wide]


def has_choice(decision: Decision) -> bool:
    """Is there something to choose?"""
    return decision.is_choice


def put(decision: Decision) -> Put:
    return decision.seat, decision.key, repr(decision.facts)


def answered(level: Level, seat: str, action: Action) -> Level | None:
    """What was thought of after this answer of a seat; of several, what was most thought of."""
    found = [
        (question.trials, below)
        for (who, _, _), question in level.items()
        if who == seat
        for given, below in question.after.items()
        if given is None or given == action
    ]
    return max(found, key=lambda each: each[0])[1] if found else None


def all_below(level: Level) -> Iterator[tuple[Put, Question]]:
    """Every question of the tree from here on."""
    waiting = [level]
    while waiting:
        for key, question in waiting.pop().items():
            yield key, question
            waiting += question.after.values()
