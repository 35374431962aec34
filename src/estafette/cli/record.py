"""`estafette replay` and `estafette verify`: a match told again from its file."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

from rich.padding import Padding
from rich.text import Text
from typer import Exit

from estafette.engine import Told
from estafette.match import Entry, Match, Part, Verdict, verify
from estafette.speech import plain

from .desk import Desk
from .help import Door
from .opened import Opened, check_seat
from .prose import Prose
from .speech import TerminalSpeech

UNTRUE = 1
UNJUDGED = 3


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("replay")
    def replay_file(
        file: Annotated[Path, flags.file],
        to: Annotated[int | None, flags.number("--to", text="replay.to", least=0)] = None,
        seat: Annotated[str | None, flags.option("seat", "seat", "replay.seat")] = None,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        opened = Opened(desk, file, box)
        match = opened.match(to)
        check_seat(match, seat)
        story = Story(opened.speech, match, seat)
        if json:
            desk.print_json(story.as_data())
        else:
            story.print_on(desk)

    @app.named("verify")
    def verify_file(
        file: Annotated[Path, flags.file],
        held: Annotated[Path | None, flags.option("held", "file", "verify.held")] = None,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        opened = Opened(desk, file, box)
        kept = desk.read_match(held) if held else None
        verdict = verify(opened.rules, opened.printed, opened.file, kept, own_box=opened.own_box)
        show_verdict(desk, opened.speech, verdict, json)


class Story:
    """A match told aloud: to one seat, or to whoever made each choice."""

    def __init__(self, speech: TerminalSpeech, match: Match, seat: str | None) -> None:
        self.speech = speech
        self.match = match
        self.seat = seat

    def heard(self, told: Iterable[Told], by: str | None) -> Iterator[Told]:
        return (event for event in told if event.is_heard_by(self.seat or by))

    def is_told(self, entry: Entry) -> bool:
        """The choices of the others are theirs to tell."""
        return self.seat in (None, entry.seat)

    def as_data(self) -> dict[str, Any]:
        speech, match = self.speech, self.match
        return {
            "game": match.rules.id,
            "setup": match.setup,
            "number": match.number,
            "prologue": [self.sentence(told) for told in self.heard(match.prologue, None)],
            "choices": [
                {
                    "number": entry.number,
                    "seat": entry.seat,
                    "action": entry.action if self.is_told(entry) else None,
                    "text": plain(speech.action(entry.action)) if self.is_told(entry) else None,
                    "chance": entry.chance,
                    "told": [self.sentence(told) for told in self.heard(entry.told, entry.seat)],
                }
                for entry in match.log
            ],
            "outcome": match.outcome,
        }

    def sentence(self, told: Told) -> dict[str, Any]:
        return {"key": told.key, "facts": told.facts, "text": plain(self.speech.told(told))}

    def print_on(self, desk: Desk) -> None:
        speech, match, console = self.speech, self.match, desk.console
        console.print(Text(f"{speech.game} · {speech.scenario(match.setup.scenario)}", "bold"))
        self.print_told(desk, match.prologue, None)
        for entry in match.log:
            if self.is_told(entry):
                number, said = (
                    (f"{entry.number:>5} ", "dim"),
                    f"  {plain(speech.action(entry.action))}",
                )
                console.print(Text.assemble(number, speech.seat_label(entry.seat), said))
            self.print_told(desk, entry.told, entry.seat)
        if match.outcome:
            desk.tell(plain(speech.outcome(match.outcome)), "bold")
        else:
            desk.say("replay.open", number=match.number)

    def print_told(self, desk: Desk, told: Iterable[Told], by: str | None) -> None:
        for event in self.heard(told, by):
            desk.console.print(Padding(Prose(plain(self.speech.told(event))), (0, 0, 0, 8)))


def show_verdict(desk: Desk, speech: TerminalSpeech, verdict: Verdict, json: bool) -> None:
    if json:
        desk.print_json(as_data(verdict))
    else:
        print_verdict(desk, speech, verdict)
    if not verdict.is_true:
        raise Exit(UNTRUE if verdict.is_judged else UNJUDGED)


def as_data(verdict: Verdict) -> dict[str, Any]:
    problem, warning = verdict.problem, verdict.warning
    return {
        "true": verdict.is_true,
        "judged": verdict.is_judged,
        "checked": verdict.checked,
        "choices": verdict.choices,
        "outcome": verdict.outcome,
        "parts": verdict.parts,
        "problem": problem and {"key": problem.key, "facts": problem.facts, "line": problem.line},
        "warning": warning and warning.key,
    }


def print_verdict(desk: Desk, speech: TerminalSpeech, verdict: Verdict) -> None:
    """What was checked and found true, and the first thing that was not."""
    words = desk.words
    for key in verdict.checked:
        desk.tell(f"✓ {words(key)}", "green")
    for part in verdict.parts:
        print_part(desk, speech, part)
    if verdict.warning:
        desk.tell(f"! {words.of_file(verdict.warning)}", "yellow")
    if verdict.problem:
        mark, style = ("✗", "red") if verdict.is_judged else ("?", "yellow")
        desk.tell(f"{mark} {speech.wrong(verdict.problem, words)}", style)
    if verdict.is_judged:
        desk.say("verify.true" if verdict.is_true else "verify.untrue", choices=verdict.choices)
    else:
        desk.say("verify.unjudged")


def print_part(desk: Desk, speech: TerminalSpeech, part: Part) -> None:
    """By which version choices are proved, where another was played by."""
    known = speech.rules.version
    if part.rules == known or part.first == part.end:
        return
    facts = {"first": part.first, "last": part.end - 1, "rules": part.rules, "known": known}
    if part.proved:
        desk.tell(f"✓ {desk.words('verify.part-proved', **facts)}", "green")
    else:
        desk.tell(f"? {desk.words('verify.part-open', **facts)}", "yellow")
