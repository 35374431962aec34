"""A study as a page: who wins, how long it takes, how it ends, what comes into play."""

import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from estafette.engine import Outcome

from . import page, plots
from .findings import Findings, ScenarioTally, Span
from .plots import Bar
from .study import Ladder, Plan
from .usage import CARD, RULE, SPACE, Line

SHOWN = 12  # things most in play, and as many of the least
SHOWN_ENDINGS = 8


class Voice(Protocol):
    """The words of a report, and the names of a game, in the reader's language."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, **facts: object) -> str: ...
    def share(self, share: float) -> str: ...
    def figures(self, english: str) -> str: ...
    def game(self) -> str: ...
    def name(self, id_: str) -> str: ...
    def scenario(self, id_: str) -> str: ...
    def ending(self, outcome: Outcome) -> str: ...
    def clause(self, id_: str) -> str: ...


class Sheet(Struct, frozen=True):
    """What is told of one scenario: the count, the things in play, the colours of the sides."""

    tally: ScenarioTally
    lines: Sequence[Line]
    colours: Mapping[str, str]


def report(voice: Voice, plan: Plan, sheets: Sequence[Sheet]) -> str:
    """The whole page."""
    matches = sum(sheet.tally.matches for sheet in sheets)
    faults = sum(sheet.tally.faults for sheet in sheets)
    parts = [
        page.paragraph(voice("report.laboratory"), "over"),
        page.heading(1, voice.game()),
        page.facts(
            [
                (voice("report.matches"), voice.figures(f"{matches:,}")),
                (voice("report.players"), ", ".join(plan.players)),
                (voice("report.seed"), plan.seed),
            ]
        ),
    ]
    if faults:
        parts.append(page.paragraph(voice("simulate.faults", faults=faults), "bad"))
    for sheet in sheets:
        parts += section(voice, sheet)
    parts += [
        page.heading(2, voice("report.again")),
        page.paragraph(voice("report.again-how"), "note"),
        page.command(shlex.join(command_of(plan))),
    ]
    return page.page(voice.language, voice("report.title", game=voice.game()), parts)


def section(voice: Voice, sheet: Sheet) -> list[str]:
    found = sheet.tally.findings
    parts = [page.heading(2, voice.scenario(found.scenario))]
    if not found.decisions:
        return parts
    return [
        *parts,
        page.paragraph(voice("report.counted", matches=found.matches - found.faults), "note"),
        page.heading(3, voice("report.wins")),
        page.figure(wins(voice, sheet, found), voice("report.wins-caption")),
        shares_table(voice, found),
        page.heading(3, voice("report.lengths")),
        *lengths(voice, sheet, found),
        page.heading(3, voice("report.endings")),
        page.figure(endings(voice, sheet), voice("report.endings-caption")),
        *in_play(voice, sheet, found),
    ]


def wins(voice: Voice, sheet: Sheet, found: Findings) -> str:
    bars = [
        Bar(
            voice.name(share.side) if share.side else voice("simulate.draw"),
            share.share,
            sheet.colours.get(share.side or "", plots.QUIET),
            share.low,
            share.high,
            voice.share(share.share),
        )
        for share in found.shares
    ]
    even = 1 / max(1, len(sheet.tally.sides))
    return plots.bars(f"{found.scenario}: {voice('report.wins')}", bars, even)


def shares_table(voice: Voice, found: Findings) -> str:
    columns = [voice(f"simulate.{key}") for key in ("side", "wins", "share", "interval")]
    return page.table(
        columns,
        [
            (
                voice.name(share.side) if share.side else voice("simulate.draw"),
                voice.figures(f"{share.wins:,}"),
                voice.share(share.share),
                f"{voice.share(share.low)} – {voice.share(share.high)}",
            )
            for share in found.shares
        ],
    )


def lengths(voice: Voice, sheet: Sheet, found: Findings) -> list[str]:
    parts, always = [], []
    spans = (("turns", found.turns), ("decisions", found.decisions))
    for key, span in spans:
        if span is None:
            continue
        if span.least == span.most:
            always.append(page.paragraph(length(voice, key, span), "note"))
            continue
        title = f"{found.scenario}: {voice(f'simulate.{key}')}"
        counted = getattr(sheet.tally, key)
        drawn = plots.histogram(title, voice(f"simulate.{key}"), counted, span.median)
        parts.append(page.figure(drawn, length(voice, key, span)))
    return [*always, page.beside(*parts)] if parts else always


def length(voice: Voice, key: str, span: Span) -> str:
    said = voice(
        "simulate.length",
        least=span.least,
        median=voice.figures(f"{span.median:g}"),
        mean=voice.figures(f"{span.mean:.1f}"),
        most=span.most,
    )
    return voice("report.length", what=voice(f"simulate.{key}"), length=said)


def endings(voice: Voice, sheet: Sheet) -> str:
    """How it ended, in sentences; those that differ only in their figures stand apart."""
    total = sum(times for _, times in sheet.tally.endings)
    counted: dict[str, tuple[int, str]] = {}
    for outcome, times in sheet.tally.endings:
        sentence = voice.ending(outcome)
        before, _ = counted.get(sentence, (0, ""))
        colour = sheet.colours.get(outcome.winner or "", plots.QUIET)
        counted[sentence] = before + times, colour
    first = sorted(counted.items(), key=lambda item: (-item[1][0], item[0]))[:SHOWN_ENDINGS]
    bars = [
        Bar(sentence, times / total, colour, note=voice.share(times / total))
        for sentence, (times, colour) in first
    ]
    return plots.bars(f"{sheet.tally.scenario}: {voice('report.endings')}", bars, sentences=True)


def in_play(voice: Voice, sheet: Sheet, found: Findings) -> list[str]:
    """Cards and spaces, most and least; then the clauses that were asked for most."""
    ended = found.matches - found.faults
    parts: list[str] = []
    for kind in (CARD, SPACE):
        lines = [line for line in sheet.lines if line.kind == kind]
        if any(line.times for line in lines):
            parts += [
                page.heading(3, voice(f"report.{kind}")),
                *most_and_least(voice, kind, lines, ended),
            ]
    clauses = [line for line in sheet.lines if line.kind == RULE and line.times][:SHOWN]
    if clauses:
        columns = [voice(f"report.{key}") for key in ("clause", "in-matches", "per-match")]
        rows = [(voice.clause(line.id), *shares_of(voice, line, ended)) for line in clauses]
        parts += [page.heading(3, voice("report.rule")), page.table(columns, rows)]
    return parts


def most_and_least(voice: Voice, kind: str, lines: Sequence[Line], ended: int) -> list[str]:
    ranked = sorted(lines, key=lambda line: (-line.matches, -line.times, line.id))
    most = ranked[:SHOWN]
    least = [line for line in ranked[::-1] if line not in most][:SHOWN]
    columns = [voice(f"report.{key}") for key in (kind, "in-matches", "per-match")]
    title = f"{lines[0].scenario}: {voice(f'report.{kind}')}"
    names = distinct(voice, lines)
    bars = [
        Bar(names[line.id], line.matches / ended, note=voice.share(line.matches / ended))
        for line in most
    ]
    parts = [page.figure(plots.bars(title, bars), voice(f"report.{kind}-caption"))]
    if least:
        rows = [(names[line.id], *shares_of(voice, line, ended)) for line in least]
        parts += [page.paragraph(voice("report.least"), "note"), page.table(columns, rows)]
    return parts


def distinct(voice: Voice, lines: Sequence[Line]) -> dict[str, str]:
    """The names of things; those that share one, as the copies of a card do, add their ids."""
    names = {line.id: voice.name(line.id) for line in lines}
    borne = Counter(names.values())
    return {id_: name if borne[name] == 1 else f"{name} ({id_})" for id_, name in names.items()}


def shares_of(voice: Voice, line: Line, ended: int) -> tuple[str, str]:
    """In what share of the matches, and how often in one of them."""
    return voice.share(line.matches / ended), voice.figures(f"{line.times / ended:,.2f}")


def command_of(plan: Plan) -> list[str]:
    """The line that plays the same matches again."""
    words = ["estafette", "ladder" if isinstance(plan, Ladder) else "simulate", plan.game]
    if plan.scenario:
        words += ["--scenario", plan.scenario]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={value}"]
    if plan.all_options:
        words.append("--all-options")
    if plan.box:
        words += ["--box", plan.box]
    words += ["--players", ",".join(plan.players)]
    return [*words, "-n", str(plan.matches), "--seed", plan.seed, "--longest", str(plan.longest)]
