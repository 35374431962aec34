"""Is a match file true? Every line is checked, none is believed."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Outcome, Rules

from .file import Choice, DiceLine, Header, MatchFile, MatchFileError, wrong
from .retold import (
    BY_OTHER_RULES,
    Span,
    check_outcome,
    check_table,
    checked_dice,
    other_rules,
    spans,
    told,
)
from .seals import is_sealed

UNJUDGED = frozenset(
    {
        "file.other-game",
        "file.other-rules",
        "file.other-box",
        "file.own-box",
        "file.other-dice",
        "file.no-secret",
        "file.sealed",
        "file.breaks",
        "file.held-mended",
    }
)


class Part(Struct, frozen=True):
    """Choices that were made by the same rules; `proved` if those in hand find them true."""

    first: int
    end: int  # the number after the last
    rules: int
    proved: bool


class Verdict(Struct, frozen=True):
    """What was found true of a file, in the order it was checked, and the first thing that fails.

    `choices` counts those found legal with their chance; `outcome` is what the rules find.
    """

    checked: tuple[str, ...]
    choices: int
    outcome: Outcome | None = None
    problem: MatchFileError | None = None
    warning: MatchFileError | None = None
    parts: tuple[Part, ...] = ()

    @property
    def is_true(self) -> bool:
        return self.problem is None

    @property
    def is_judged(self) -> bool:
        """Could the file be told again here? If not, it may be true and may be untrue."""
        return self.problem is None or self.problem.key not in UNJUDGED


def verify(
    rules: Rules,
    printed: Any,
    file: MatchFile,
    held: MatchFile | None = None,
    *,
    own_box: bool = False,
) -> Verdict:
    """Is all true that a file says, and all that a seat held of it while the match ran?

    With `own_box`, what is printed is known from the file alone: it can be found untrue, but not
    true, for whoever wrote it may have printed what he liked.
    """
    inquiry = Inquiry(rules, printed, file)
    try:
        if held is not None:
            inquiry.compare(held)
        inquiry.go()
    except MatchFileError as problem:
        return inquiry.verdict(problem)
    if own_box:
        return inquiry.verdict(inquiry.unproved or wrong("file.own-box", 2))
    return inquiry.verdict(inquiry.unproved)


class Inquiry:
    """A file told again part by part; a lie ends it, what other rules have to prove does not."""

    def __init__(self, rules: Rules, printed: Any, file: MatchFile) -> None:
        self.rules = rules
        self.printed = printed
        self.file = file
        self.checked: list[str] = []
        self.parts: list[Part] = []
        self.choices = 0
        self.outcome: Outcome | None = None
        self.unproved: MatchFileError | None = None

    def compare(self, held: MatchFile) -> None:
        """Does the file agree with what a seat held of it?"""
        try:
            check_held(self.file, held)
        except MatchFileError as problem:
            if problem.key not in UNJUDGED:
                raise
            self.unproved = problem
        else:
            self.checked.append("verified.held")

    def go(self) -> None:
        file = self.file
        parts = spans(file)
        for span, following in zip(parts, [*parts[1:], None], strict=True):
            proved = self.is_proved(span, following)
            self.parts.append(Part(span.first, span.end, span.rules, proved))
        if all(part.proved for part in self.parts):
            self.checked += ["verified.choices", "verified.chance"]
        if self.parts[-1].proved:
            check_outcome(file, self.outcome)
            if file.outcome is not None:
                self.checked.append("verified.outcome")

    def is_proved(self, span: Span, following: Span | None) -> bool:
        """Do the rules in hand find a part true, and come to the table of the next?"""
        before = self.choices
        try:
            for made, match in enumerate(told(self.rules, self.printed, self.file, span)):
                self.choices, self.outcome = before + made, match.outcome
                if span.first + made == 0:
                    self.checked.append("verified.commitment")
            if following is not None:
                check_table(match, following)
        except MatchFileError as problem:
            if span.rules == self.rules.version or problem.key not in BY_OTHER_RULES:
                raise
            at = span.first + self.choices - before
            found = other_rules(self.file, span, self.rules, at)
            self.unproved = self.unproved or found
            return False
        return True

    def verdict(self, problem: MatchFileError | None) -> Verdict:
        file = self.file
        checked, parts = tuple(self.checked), tuple(self.parts)
        return Verdict(checked, self.choices, self.outcome, problem, file.warning, parts)


def check_held(file: MatchFile, held: MatchFile) -> None:
    """What a seat kept while the match ran agrees with the file that is shown.

    Choices after the last answer of chance could still be taken back, and prove nothing. Nor do
    those after a mend that came later, for it may have taken them back.
    """
    if agreed(held.header) != agreed(file.header):
        raise wrong("file.held-other", 1)
    if any(is_sealed(each.chance) for each in (*held.choices, *file.choices)):
        checked_dice(file.header)  # by another secret, or none, no seal can be judged
    dice = replace(file.header.dice, undone=held.header.dice.undone)
    binding = max([c.number + 1 for c in held.choices if had_chance(c, dice)], default=0)
    mended = later_mend(file.header, held.header)
    for number, kept in enumerate(held.choices[:binding]):
        shown = file.choices[number] if number < len(file.choices) else None
        if shown is not None and is_same(kept, shown, dice):
            continue
        if mended is not None and mended <= number:
            raise wrong("file.held-mended", file.line(number), choice=number, mended=mended)
        raise wrong("file.held-differs", file.line(number), choice=number)


def later_mend(header: Header, held: Header) -> int | None:
    """The first choice from which rules were mended after a file was held.

    Rules are mended into later ones: those by which the match was then played undo nothing.
    """
    then = max([held.rules, *[mend.rules for mend in held.mends]])
    return min((mend.number for mend in header.mends if mend.rules > then), default=None)


def agreed(header: Header) -> tuple[Any, ...]:
    """What both sides knew before the first choice."""
    before = header.continues and (header.continues.commitment, header.continues.number)
    agreed_dice = (header.dice.algorithm, header.dice.commitment, header.dice.shares, before)
    return header.game, header.scenario, header.options, header.box, agreed_dice


def had_chance(kept: Choice, dice: DiceLine) -> bool:
    """Did chance answer to a choice, be it under a seal?"""
    if is_sealed(kept.chance):
        return kept.chance != dice.seal(kept.number, ())
    return bool(kept.chance)


def is_same(kept: Choice, shown: Choice, dice: DiceLine) -> bool:
    """The same choice, as far as it was known to who kept it."""
    chance = shown.chance
    if is_sealed(kept.chance):
        chance = dice.seal(shown.number, chance)
    known = kept.action is None or kept.action == shown.action
    return known and (kept.seat, kept.chance) == (shown.seat, chance)
