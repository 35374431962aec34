"""A match told again from its file: every line is checked, none is believed."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from estafette.engine import ALGORITHM, Action, Dice, Outcome, Rules, Setup, commitment, settle

from .file import Choice, Header, MatchFile, MatchFileError, as_written, wrong
from .match import Diverged, Match

UNJUDGED = frozenset(
    {
        "file.other-game",
        "file.other-rules",
        "file.other-box",
        "file.other-dice",
        "file.no-secret",
        "file.sealed",
    }
)


class Verdict(Struct, frozen=True):
    """What was found true of a file, in the order it was checked, and the first thing that fails.

    `choices` counts those found legal with their chance; `outcome` is what the rules find.
    """

    checked: tuple[str, ...]
    choices: int
    outcome: Outcome | None = None
    problem: MatchFileError | None = None
    warning: MatchFileError | None = None

    @property
    def is_true(self) -> bool:
        return self.problem is None

    @property
    def is_judged(self) -> bool:
        """Could the file be told again here? If not, it may be true and may be untrue."""
        return self.problem is None or self.problem.key not in UNJUDGED


def verify(rules: Rules, printed: Any, file: MatchFile, held: MatchFile | None = None) -> Verdict:
    """Is all true that a file says, and all that a seat held of it while the match ran?"""
    checked: list[str] = []
    choices, outcome = 0, None
    try:
        if held is not None:
            check_held(file, held)
            checked.append("verified.held")
        for choices, match in enumerate(retold(rules, printed, file)):
            outcome = match.outcome
            if choices == 0:
                checked.append("verified.commitment")
        checked += ["verified.choices", "verified.chance"]
        check_outcome(file, outcome)
        if file.outcome is not None:
            checked.append("verified.outcome")
    except MatchFileError as problem:
        return Verdict(tuple(checked), choices, outcome, problem, file.warning)
    return Verdict(tuple(checked), choices, outcome, None, file.warning)


def replay(rules: Rules, printed: Any, file: MatchFile, upto: int | None = None) -> Match:
    """The match of a file with so many of its choices made; MatchFileError at the first lie."""
    last = len(file.choices)
    wanted = last if upto is None else upto
    for made, match in enumerate(retold(rules, printed, file)):
        if made == wanted:
            if made == last:
                check_outcome(file, match.outcome)
            return match
    raise wrong("file.no-such-choice", choice=wanted, last=last)


def retold(rules: Rules, printed: Any, file: MatchFile) -> Iterator[Match]:
    """The match before its first choice, and again after each, as long as the file is true."""
    setup = checked_setup(rules, printed, file.header)
    match = Match(rules, setup, rules.start(printed, setup, checked_dice(file.header)))
    check_continuation(match, file)
    yield match
    for choice in file.choices:
        make(match, choice)
        check_continuation(match, file)
        yield match


def checked_setup(rules: Rules, printed: Any, header: Header) -> Setup:
    """What was agreed, if this game, these rules and this box can keep to it."""
    if header.game != rules.id:
        raise wrong("file.other-game", 1, game=header.game, known=rules.id)
    if header.rules != rules.version:
        raise wrong("file.other-rules", 1, rules=header.rules, known=rules.version)
    if header.box != printed.fingerprint:
        raise wrong("file.other-box", 1, overlay=header.overlay or "none")
    try:
        setup = settle(printed, header.scenario, header.options)
    except ValueError as error:
        raise wrong("file.other-setup", 1, reason=str(error)) from error
    if header.seats != rules.seats(setup):
        raise wrong("file.other-seats", 1, seats=header.seats)
    return setup


def checked_dice(header: Header) -> Dice:
    """The dice as the match began, if their secret is the one that was promised."""
    dice, continues = header.dice, header.continues
    if dice.algorithm != ALGORITHM:
        raise wrong("file.other-dice", 1, dice=dice.algorithm, known=ALGORITHM)
    if dice.secret is None:
        raise wrong("file.no-secret", 1)
    if commitment(dice.secret) != dice.commitment:
        raise wrong("file.broken-commitment", 1)
    for stray in sorted(dice.shares.keys() - set(header.seats)):
        raise wrong("file.stray-share", 1, seat=stray)
    if continues is None:
        return Dice(dice.thrown_with(header.seats))
    if continues.given is None:
        raise wrong("file.no-secret", 1)
    return Dice(dice.thrown_with(header.seats), given=list(bytes.fromhex(continues.given)))


def check_continuation(match: Match, file: MatchFile) -> None:
    """The chance that was taken over lasts for the choices that were, and no further."""
    continues = file.header.continues
    if continues is None:
        return
    if continues.number > len(file.choices):
        raise wrong("file.no-such-choice", 1, choice=continues.number, last=len(file.choices))
    left, thrown = match.game.dice.given, match.game.dice.used
    if (match.number == continues.number and left) or (match.number <= continues.number and thrown):
        raise wrong("file.broken-continuation", match.number + 1, choice=continues.number)


def make(match: Match, choice: Choice) -> None:
    """One choice of the file is made, if it is legal and chance answers as it says."""
    number, line = match.number, match.number + 2
    check_turn(match, choice, line)
    if refusal := match.choose(choice.seat, action_of(match.rules, choice, line)):
        rule = refusal.rule or "none"
        told = wrong("file.refused", line, choice=number, reason=refusal.key, rule=rule)
        raise told from Diverged(number, refusal)
    answered = match.log[-1].chance
    if answered != choice.chance:
        said = choice.chance
        raise wrong("file.chance-differs", line, choice=number, answered=answered, said=said)


def check_turn(match: Match, choice: Choice, line: int) -> None:
    """It is for this choice to be made now, and for this seat to make it."""
    number, seat = choice.number, choice.seat
    if number != match.number:
        raise wrong("file.misnumbered", line, found=number, due=match.number)
    if match.outcome is not None:
        raise wrong("file.after-the-end", line, choice=number)
    if match.decision(seat) is None:
        due = [decision.seat for decision in match.open]
        raise wrong("file.wrong-seat", line, choice=number, seat=seat, due=due)


def action_of(rules: Rules, choice: Choice, line: int) -> Action:
    """The answer that a line tells of, with nothing in it that its kind does not have."""
    if choice.action is None:
        raise wrong("file.sealed", line, choice=choice.number, seat=choice.seat)
    try:
        action: Action = reader(rules.actions).decode(msgspec.json.encode(choice.action))
    except msgspec.ValidationError as error:
        reason = str(error)
        raise wrong("file.bad-action", line, choice=choice.number, reason=reason) from error
    fields = {*action.__struct_encode_fields__, action.__struct_config__.tag_field}
    for stray in sorted(choice.action.keys() - fields):
        reason = f"Object contains unknown field `{stray}`"
        raise wrong("file.bad-action", line, choice=choice.number, reason=reason)
    return action


@lru_cache
def reader(actions: Any) -> msgspec.json.Decoder[Any]:
    """What reads the answers of a game: made once, for it is dear to make and quick to use."""
    return msgspec.json.Decoder(actions)


def check_outcome(file: MatchFile, outcome: Outcome | None) -> None:
    """The end that a file tells of is the one that the rules find."""
    if file.outcome is None:
        return
    found = None if outcome is None else as_written(outcome, Outcome)
    if found != file.outcome:
        raise wrong("file.outcome-differs", len(file.choices) + 2, **ends(found, file.outcome))


def ends(found: Outcome | None, said: Outcome) -> dict[str, str]:
    """Who won and by which clause, as the rules find and as the file says."""
    if found is None:
        state = "none"
    elif (found.winner, found.rule) == (said.winner, said.rule):
        state = "particulars"
    else:
        state = "ended"
    return {
        "found": state,
        "winner": (found and found.winner) or "none",
        "rule": found.rule if found else "",
        "claimed": said.winner or "none",
        "clause": said.rule,
    }


def check_held(file: MatchFile, held: MatchFile) -> None:
    """What a seat kept while the match ran agrees with the file that is shown.

    Choices after the last answer of chance could still be taken back, and prove nothing.
    """
    if agreed(held.header) != agreed(file.header):
        raise wrong("file.held-other", 1)
    binding = max((c.number + 1 for c in held.choices if c.chance), default=0)
    for number, kept in enumerate(held.choices[:binding]):
        shown = file.choices[number] if number < len(file.choices) else None
        if shown is None or not is_same(kept, shown):
            raise wrong("file.held-differs", number + 2, choice=number)


def agreed(header: Header) -> tuple[Any, ...]:
    """What both sides knew before the first choice."""
    before = header.continues and (header.continues.commitment, header.continues.number)
    agreed_dice = (header.dice.algorithm, header.dice.commitment, header.dice.shares, before)
    return header.game, header.rules, header.scenario, header.options, header.box, agreed_dice


def is_same(kept: Choice, shown: Choice) -> bool:
    """The same choice, as far as it was known to who kept it."""
    known = kept.action is None or kept.action == shown.action
    return known and (kept.seat, kept.chance) == (shown.seat, shown.chance)
