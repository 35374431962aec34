"""The match, and another world that a seat might take for it: is there anything to tell them apart?

`Match.imagined` draws worlds until one looks like the match, and so hides what is given away. Here
one is drawn and no second: the guess at all that is hidden is laid on the table of the last step,
the choices since are made again by the same dice, and whatever goes another way is a difference. A
world that looks like the match is then carried on beside it, choice by choice, by the same dice.

What is chosen in the open may be impossible in the other world, and much is shown in the course of
play; `deductions.toml` names what one may find out so, with the clause that shows it. Everything
else is a secret given away.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from itertools import permutations, takewhile
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct, json, toml
from msgspec.structs import replace

from estafette.engine import Action, Dice, Paper, Pass, Told, renamed, secret_of
from estafette.match import Match, question

from .looking import sent

FILE = Path(__file__).with_name("deductions.toml")

WAYS = ("told", "asked", "seen", "chosen")
ALIKE = "alike"

Asked: TypeAlias = tuple[tuple[str, str, bool], ...]  # who is asked what, and were it in vain


class Difference(Struct, frozen=True):
    """Where two worlds part: in what is told, asked, seen or chosen, by its key and its facts."""

    way: str
    keys: tuple[str, ...]
    facts: tuple[str, ...] = ()
    more: str = ""  # what is told in one world while the other asks

    def __str__(self) -> str:
        return f"{self.way}: {' or '.join(self.keys)} {', '.join(self.facts)} {self.more}".rstrip()


GUESSED = Difference("guessed", ())  # what was answered in secret, and not as it was
SEEN_BEFORE = Difference("seen-before", ())  # what is guessed otherwise was seen for a moment
OTHER_DICE = Difference("dice", ())  # more fell in secret in one world: those after them differ


class Deduction(Struct, frozen=True, forbid_unknown_fields=True):
    """What one may find out, and by which clause.

    One of: an event that is `told` (the `facts` that may differ; without them, or if it is `alone`,
    it may be told in one world and not in the other), a question that is `asked` or not, or two of
    which one is asked instead of the other, a part of what is `seen`, the question to which an
    answer is `chosen` in the open. `later`: only of worlds carried on side by side. Several keys
    have spaces between them. What is too rare to be met in a night is `shown` in a test.
    """

    clause: str
    why: str
    told: str = ""
    facts: tuple[str, ...] = ()
    alone: bool = False
    asked: str = ""
    seen: str = ""
    chosen: str = ""
    later: bool = False
    shown: str = ""

    def __post_init__(self) -> None:
        if len([way for way in WAYS if getattr(self, way)]) != 1:
            raise ValueError("one of: told, asked, seen, chosen")

    def __str__(self) -> str:
        return f"{self.way}: {' '.join(self.keys)}"

    @property
    def way(self) -> str:
        return next(way for way in WAYS if getattr(self, way))

    @property
    def keys(self) -> list[str]:
        named: str = getattr(self, self.way)
        return named.split()

    def explains(self, difference: Difference, *, later: bool) -> bool:
        if self.later and not later:
            return False
        keys = (difference.more,) if self.way == "told" and difference.more else difference.keys
        if self.way != difference.way and keys is difference.keys:
            return False
        if difference.facts and not {*difference.facts} <= {*self.facts}:
            return False
        if self.facts and not difference.facts and not self.alone:
            return False
        if self.way == "asked":
            return any(matches(keys, order) for order in permutations(self.keys))
        return any(matches((key,), (named,)) for key in keys for named in self.keys)


def matches(keys: Sequence[str], named: Sequence[str]) -> bool:
    """Is each key the one that is named in its place?"""
    return len(keys) == len(named) and all(map(fnmatchcase, keys, named))


# By game and by what was found: how often worlds were alike, and what told them apart.
found: Counter[tuple[str, str]] = Counter()


@cache
def deductions() -> dict[str, tuple[Deduction, ...]]:
    """By game, what one may find out."""
    return toml.decode(FILE.read_bytes(), type=dict[str, tuple[Deduction, ...]])


def explained(match: Match, difference: Difference, *, later: bool = False) -> str:
    """What the game names to explain a difference; nothing if it names nothing."""
    if difference in (GUESSED, SEEN_BEFORE, OTHER_DICE):
        return difference.way
    for deduction in deductions().get(match.rules.id, ()):
        if deduction.explains(difference, later=later):
            return str(deduction)
    return ""


class World:
    """What a seat might take a match for: all that it cannot know redrawn, by the same dice."""

    def __init__(self, match: Match, seat: str | None, lot: str) -> None:
        self.seat = seat
        self._dice = Dice(secret_of(lot))
        match = match._known_to(seat)
        guess = match.rules.imagine(match.game, seat, self._dice)
        kept, number = match._kept[-1]
        table = kept.copy()
        table.told = []
        self._names = match.rules.suppose(table, guess)
        self.match = Match(match.rules, match.setup, table, number=number)

    def catch_up(self, match: Match, asked: Sequence[Asked], seen: bytes) -> Difference | None:
        """The choices since the last step once more; what first goes another way, if anything.

        `asked` is what was asked before each; `seen` is what the seat sees of the match. What is
        answered in secret is guessed.
        """
        match = match._known_to(self.seat)
        parted = self._made_again(match, asked, seen)
        if parted and parted != GUESSED and self._was_seen(match):
            return SEEN_BEFORE
        return parted

    def _made_again(self, match: Match, asked: Sequence[Asked], seen: bytes) -> Difference | None:
        seat, other = self.seat, self.match
        told = heard(match._since or (), seat)
        for index, (who, action) in enumerate(match._choices):
            if index <= match._open_choices and questions(other) != asked[index]:
                return self._asked_otherwise(match, told, index, asked[index])
            decision = other.decision(who)
            is_open = index < match._open_choices or who == seat
            if decision is None or (is_open and decision.is_seen_by(seat)):
                refusal = other.choose(who, renamed(action, self._names))
            else:
                refusal = other.choose(who, self._dice.pick(decision.options))
            if refusal is not None:
                return self._parted(told) or chosen(asked[index], who, seat)
        parted = self._difference(match, told, self._heard(), seen)
        secret = match._choices[match._open_choices :]
        if parted and any(who != seat for who, _ in secret):
            return GUESSED
        return self._but_for_dice(parted, match._since or (), other._since or ())

    def _was_seen(self, match: Match) -> bool:
        """Has the seat seen for a moment of this step what it guesses anew now?"""
        kept, number = match._kept[-1]
        for made in range(len(match._choices)):
            then = Match(match.rules, match.setup, kept.copy(), number=number)
            then.repeat(match._choices[:made])
            if not self._names.keys() <= {*match.rules.hidden(then.game, self.seat)}:
                return True
        return False

    def _asked_otherwise(
        self, match: Match, told: Sequence[Told], index: int, asked: Asked
    ) -> Difference:
        """Another question is put here before this choice of a step, and why as far as is heard."""
        since = match.log[len(match.log) - len(match._choices) + index :] if match.log else []
        later = sum([len(heard(entry.told, self.seat)) for entry in since])
        mine, its = told[: len(told) - later], self._heard()
        difference = in_questions(asked, questions(self.match))
        if len(mine) > len(its):
            difference = replace(difference, more=mine[len(its)].key)
        return self._parted(mine) or difference

    def carry_on(
        self, match: Match, who: str, action: Action, asked: Asked, seen: bytes
    ) -> Difference | None:
        """The answer that has just been given there, given here; what goes another way.

        Of what somebody else drafts the seat knows nothing before it is handed in.
        """
        if who != self.seat:
            if match.drafted:
                return self._difference(match._known_to(self.seat), (), (), seen)
            action = match.log[-1].action
        if self.match.choose(who, self.reading(who, action)):
            return chosen(asked, who, self.seat)
        return self.parted(match, seen)

    def reading(self, who: str, action: Action) -> Action:
        """A choice as it is made here: of what the seat does not see, something that is offered."""
        if isinstance(action, Paper) and who != self.seat:
            return self._paper(who, action)
        read = action if who == self.seat else renamed(action, self._names)
        decision = self.match.decision(who)
        hidden = decision is not None and not decision.is_seen_by(self.seat)
        if decision is not None and hidden and read not in decision.options:
            read = self._dice.pick(decision.options)
        return read

    def _paper(self, who: str, paper: Paper[Action]) -> Action:
        """What is handed in here: as far as it can be what was handed in there."""
        other, number, written = self.match.fork(), self.match.number, iter(paper.answers)
        while other.number == number and (decision := other.decision(who)):
            answer = renamed(next(written, Pass()), self._names)
            if answer not in decision.options:
                answer = self._dice.pick(decision.options)
            assert other.choose(who, answer) is None
        return other.log[-1].action if other.log else paper

    def parted(self, match: Match, seen: bytes) -> Difference | None:
        """What went another way at the last choice, which has been made there and here."""
        match = match._known_to(self.seat)
        mine, its = just_told(match), just_told(self.match)
        parted = self._difference(match, heard(mine, self.seat), heard(its, self.seat), seen)
        parted = self._but_for_dice(parted or self._final(match), mine, its)
        self.match.game.dice.used = match.game.dice.used  # nobody knows how many fell in secret
        return parted

    def _but_for_dice(
        self, parted: Difference | None, mine: Sequence[Told], its: Sequence[Told]
    ) -> Difference | None:
        """Had more dice fallen in secret in one world, before anything was heard otherwise?

        What is told next then goes by other dice; what is asked next does not excuse itself by dice
        that fall after all that was heard.
        """
        if parted is None:
            return None
        same = in_common(heard(mine, self.seat), heard(its, self.seat))
        most = same + (parted.way == "told")
        before = [dice_unheard(told, self.seat, most) for told in (mine, its)]
        return parted if before[0] == before[1] else OTHER_DICE

    def _final(self, match: Match) -> Difference | None:
        """What may be taken back in one world alone, or not for the same reason."""
        if self.seat is None:
            return None
        both = [each.why_no_undo(self.seat) for each in (match, self.match)]
        keys = tuple([why.key if why else "" for why in both])
        return None if both[0] == both[1] else Difference("undo", keys)

    def _difference(
        self, match: Match, mine: Sequence[Told], its: Sequence[Told], seen: bytes
    ) -> Difference | None:
        """What the seat hears, is asked and sees in one world alone; the first of it.

        Of two worlds of which one has told more, the other has stopped to ask.
        """
        other, seat = self.match, self.seat
        here, there = questions(match), questions(other)
        if len(mine) != len(its) and here != there:
            shorter = min(len(mine), len(its))
            stopped, more = (here, its) if len(mine) < len(its) else (there, mine)
            asking = replace(in_questions(stopped, stopped), more=more[shorter].key)
            return in_told(mine[:shorter], its[:shorter]) or asking
        if parted := in_told(mine, its):
            return parted
        if here != there or match.moment != other.moment:
            return in_questions(here, there)
        if sent(match.outcome) != sent(other.outcome):
            return Difference("seen", ("outcome",))
        if sent(question(match.decision(seat))) != sent(question(other.decision(seat))):
            return in_questions(here, there)
        return in_views(seen, sent(other.view(seat)))

    def _heard(self) -> list[Told]:
        return [told for _, told in self.match.told(self.seat)]

    def _parted(self, told: Sequence[Told]) -> Difference | None:
        """What has been told otherwise already."""
        its = self._heard()
        return in_told(told[: len(its)], its)


def in_common(mine: Sequence[Told], its: Sequence[Told]) -> int:
    """How much was told alike before anything was told otherwise."""
    pairs = zip(mine, its, strict=False)
    return sum([1 for _ in takewhile(lambda pair: sent(pair[0]) == sent(pair[1]), pairs)])


def in_told(mine: Sequence[Told], its: Sequence[Told]) -> Difference | None:
    for one, two in zip(mine, its, strict=False):
        if sent(one) != sent(two):
            if one.key != two.key:
                return Difference("told", (one.key, two.key))
            every = sorted({*one.facts, *two.facts})
            facts = [f for f in every if sent(one.facts.get(f)) != sent(two.facts.get(f))]
            return Difference("told", (one.key,), tuple(facts))
    longer = [*mine[len(its) :], *its[len(mine) :]]
    return Difference("told", (longer[0].key, "")) if longer else None


def in_questions(mine: Asked, its: Asked) -> Difference:
    keys = [key for _, key, _ in (*mine, *its)]
    return Difference("asked", tuple(dict.fromkeys(keys)))


def in_views(one: bytes, two: bytes) -> Difference | None:
    if one == two:
        return None
    mine, its = json.decode(one), json.decode(two)
    parts = [part for part in {**mine, **its} if mine.get(part) != its.get(part)]
    return Difference("seen", tuple(parts))


def chosen(asked: Asked, who: str, seat: str | None) -> Difference:
    """An answer that is refused in the other world; one's own can never be."""
    way = "refused" if who == seat else "chosen"
    return Difference(way, tuple([key for each, key, _ in asked if each == who]))


def questions(match: Match) -> Asked:
    """By these alone a player of ours may go in how long he takes to answer."""
    return tuple([(asked.seat, asked.key, asked.always) for asked in match.open])


def dice_unheard(told: Sequence[Told], seat: str | None, most: int) -> int:
    """How many dice fell unheard by this seat, before it heard the last of so many things."""
    dice, rest = 0, most
    for each in told:
        if rest == 0:
            break
        if each.is_heard_by(seat):
            rest -= 1
        else:
            dice += dice_in(each)
    return dice


def dice_in(told: Told) -> int:
    """A die, several, or the sum of two."""
    return ("die" in told.facts) + len(told.facts.get("dice", ())) + 2 * ("roll" in told.facts)


def just_told(match: Match) -> Sequence[Told]:
    """After the last answer: what is drafted tells nothing."""
    return () if match.drafted else match.log[-1].told


def heard(told: Iterable[Told], seat: str | None) -> list[Told]:
    return [each for each in told if each.is_heard_by(seat)]
