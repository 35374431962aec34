"""A match told again from its file, as far as the file is true."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import (
    ALGORITHM,
    Action,
    Dice,
    Outcome,
    Paper,
    Rules,
    Setup,
    commitment,
    decode,
    encode,
    settle,
)
from estafette.engine.packing import inflated

from .entry import Diverged, Entry, Saved
from .file import (
    Choice,
    Header,
    MatchFile,
    MatchFileError,
    Mend,
    as_written,
    unwrapped,
    wrong,
)
from .match import Match
from .paper import draft_again, reader

BY_OTHER_RULES = frozenset(  # what need not be a lie where other rules were played by
    {
        "file.other-setup",
        "file.other-seats",
        "file.refused",
        "file.chance-differs",
        "file.after-the-end",
        "file.wrong-seat",
        "file.bad-action",
        "file.breaks",
        "file.bad-table",
        "file.other-table",
        "file.outcome-differs",
    }
)


class Span(Struct, frozen=True):
    """Choices made by the same rules, from the beginning or from where those were mended."""

    first: int
    end: int
    rules: int
    line: int = 1  # where the file says so
    mend: Mend | None = None


def spans(file: MatchFile) -> list[Span]:
    """The parts of a file, in order; MatchFileError if its mends cannot be where they say.

    Rules that are no other than before have not been mended.
    """
    found = [Span(0, len(file.choices), file.header.rules)]
    for place, mend in enumerate(file.header.mends):
        before, line = found[-1], file.mend_line(place)
        if not before.first <= mend.number <= before.end or mend.rules == before.rules:
            raise wrong("file.stray-mend", line)
        found[-1] = replace(before, end=mend.number)
        found.append(Span(mend.number, before.end, mend.rules, line, mend))
    return found


def replay(rules: Rules, printed: Any, file: MatchFile, upto: int | None = None) -> Match:
    """The match of a file with so many of its choices made; MatchFileError at the first lie.

    What was played before the rules were mended stands in the log as it is written, whether or
    not the rules in hand would have it so.
    """
    last = len(file.choices)
    wanted = last if upto is None else upto
    if not 0 <= wanted <= last:
        raise wrong("file.no-such-choice", choice=wanted, last=last)
    span = [each for each in spans(file) if each.first <= wanted][-1]
    match = start(rules, printed, file, span)
    before = [] if span.mend is None else log_before(rules, printed, file, span.first)
    try:
        for choice in file.choices[span.first : wanted]:
            make(match, choice, file, span)
    except MatchFileError as problem:
        if span.rules == rules.version or problem.key not in BY_OTHER_RULES:
            raise
        raise other_rules(file, span, rules, match.number) from problem
    match.log = [*before, *match.log]
    if wanted == last:
        check_outcome(file, match.outcome)
        if file.drafted is not None and upto is None:
            draft_again(match, msgspec.json.encode(file.drafted))
    return match


def told(rules: Rules, printed: Any, file: MatchFile, span: Span) -> Iterator[Match]:
    """The match before the first choice of a part, and again after each."""
    match = start(rules, printed, file, span)
    check_continuation(match, file)
    yield match
    for choice in file.choices[span.first : span.end]:
        make(match, choice, file, span)
        check_continuation(match, file)
        yield match


def start(rules: Rules, printed: Any, file: MatchFile, span: Span) -> Match:
    """The match where a part of the file begins."""
    setup, dice = checked_setup(rules, printed, file.header), checked_dice(file.header)
    table = span.mend.table if span.mend else None
    if span.mend is not None and table is None:
        raise wrong("file.no-secret", span.line)
    try:
        if table is None:
            return Match(rules, setup, rules.start(printed, setup, dice))
        saved = Saved(setup, inflated(unwrapped(table, span.line)), span.first)
        match = Match.wake(rules, printed, saved)
    except MatchFileError:
        raise
    except Exception as error:  # a box or a table may be broken in any way whatever
        raise broken_off(file, span, span.first) from error
    if match.game.dice.secret != dice.secret:
        raise wrong("file.broken-commitment", span.line)
    return match


def check_table(match: Match, span: Span) -> None:
    """A part begins at a step, from the table to which the choices before it lead.

    From the table of an earlier step, dice that have been seen could be thrown once more.
    """
    if span.mend is None or span.mend.table is None:
        raise wrong("file.no-secret", span.line)
    try:
        table = inflated(unwrapped(span.mend.table, span.line))
        kept = decode(match.rules.state, table, match.game.printed)
    except (ValueError, RecursionError) as error:
        raise wrong("file.bad-table", span.line, choice=span.first) from error
    saved = match.saved()
    if saved.number != span.first or saved.table != encode(kept):
        raise wrong("file.other-table", span.line, choice=span.first)


def log_before(rules: Rules, printed: Any, file: MatchFile, number: int) -> list[Entry]:
    """The choices before a number; what was told of them is known as far as our rules go."""
    found: dict[int, Entry] = {}
    for span in [each for each in spans(file) if each.end <= number]:
        with suppress(MatchFileError):  # from there on other rules have to tell it
            for match in told(rules, printed, file, span):
                found |= {entry.number: entry for entry in match.log[-1:]}
    return [found.get(each.number) or untold(rules, each, file) for each in file.choices[:number]]


def untold(rules: Rules, choice: Choice, file: MatchFile) -> Entry:
    """A choice of which only the file knows."""
    number, line = choice.number, file.line(choice.number)
    return Entry(number, choice.seat, action_of(rules, choice, line), choice.chance)


def other_rules(file: MatchFile, span: Span, rules: Rules, number: int) -> MatchFileError:
    """By the rules in hand it goes otherwise; those by which it was played might prove it."""
    facts = {"rules": span.rules, "known": rules.version, "choice": number}
    return wrong("file.other-rules", file.line(number), **facts)


def broken_off(file: MatchFile, span: Span, number: int) -> MatchFileError:
    """The rules come to no end with a choice: a table that the file brings along is to blame."""
    if span.mend is not None:
        return wrong("file.bad-table", span.line, choice=span.first)
    return wrong("file.breaks", file.line(number), choice=number)


def checked_setup(rules: Rules, printed: Any, header: Header) -> Setup:
    """What was agreed, if this game, these rules and this box can keep to it."""
    if header.game != rules.id:
        raise wrong("file.other-game", 1, game=header.game, known=rules.id)
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
        raise wrong(
            "file.broken-continuation", file.line(match.number) - 1, choice=continues.number
        )


def make(match: Match, choice: Choice, file: MatchFile, span: Span) -> None:
    """One choice of the file is made, if it is legal and chance answers as it says."""
    number, line = match.number, file.line(match.number)
    check_turn(match, choice, line)
    action = action_of(match.rules, choice, line)
    try:
        refusal = match.choose(choice.seat, action)
    except Exception as error:  # by other rules, or from a forged table, anything may happen
        raise broken_off(file, span, number) from error
    if refusal:
        rule = refusal.rule or "none"
        told = wrong("file.refused", line, choice=number, reason=refusal.key, rule=rule)
        raise told from Diverged(number, refusal)
    if match.number == number or match.log[-1].action != action:  # not a whole paper
        raise wrong("file.refused", line, choice=number, reason="paper.unfinished", rule="none")
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
    for stray in stray_fields(action, choice.action):
        reason = f"Object contains unknown field `{stray}`"
        raise wrong("file.bad-action", line, choice=choice.number, reason=reason)
    return action


def stray_fields(action: Action, raw: dict[str, Any]) -> Iterator[str]:
    """What is written of an answer, or of one on a paper, that its kind does not have."""
    fields = {*action.__struct_encode_fields__, action.__struct_config__.tag_field}
    yield from sorted(raw.keys() - fields)
    if isinstance(action, Paper):
        for answer, written in zip(action.answers, raw["answers"], strict=True):
            yield from stray_fields(answer, written)


def check_outcome(file: MatchFile, outcome: Outcome | None) -> None:
    """The end that a file tells of is the one that the rules find."""
    if file.outcome is None:
        return
    found = None if outcome is None else as_written(outcome, Outcome)
    if found != file.outcome:
        raise wrong(
            "file.outcome-differs", file.line(len(file.choices)), **ends(found, file.outcome)
        )


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
