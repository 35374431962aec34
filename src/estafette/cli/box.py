"""`estafette box check`: what is printed, what is reconstructed, and whether the box is sound."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from typer import Context, Exit

from estafette.engine import Box, BoxError, Rules, read_box
from estafette.speech import Speech

from .desk import Desk, read_corrected
from .help import Door

UNSOUND = 1
FOLDER = "box"


class Report(Struct, frozen=True):
    """A box and what is wrong with it, in sentences."""

    game: str
    box: Box | None
    faults: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        return not self.faults

    def as_data(self) -> Mapping[str, Any]:
        box = self.box
        return {
            "game": self.game,
            "sound": self.is_sound,
            "faults": self.faults,
            "fingerprint": box.fingerprint if box else None,
            "files": {file: box.provenance.get(file) for file in box.files} if box else {},
            "overlaid": box.overlaid if box else (),
        }


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags
    door = Door(desk, "box")
    app.add_typer(door)

    @door.callback()
    def box(context: Context) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    @door.named("check")
    def check(
        game: Annotated[str | None, flags.argument("game", "printed.check.game")] = None,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        reports = [examined(desk, rules, box) for rules in desk.chosen(game)]
        if json:
            desk.print_json([report.as_data() for report in reports])
        else:
            for report in reports:
                print_report(desk, report)
        if not all(report.is_sound for report in reports):
            raise Exit(UNSOUND)


def examined(desk: Desk, rules: Rules, overlay: Path | None) -> Report:
    """The box read as a match would read it, and the game's own questions put to it."""
    try:
        box = read_box(rules.folder / FOLDER, overlay)
    except BoxError as error:
        return Report(rules.id, None, (desk.words(error.key, **error.facts),))
    try:
        printed = read_corrected(rules, overlay)
    except BoxError as error:
        return Report(rules.id, box, (desk.words(error.key, **error.facts),))
    speech = Speech(rules, printed, desk.language)
    faults = rules.check(printed)
    return Report(rules.id, box, tuple([speech.say(key, facts) for key, facts in faults]))


def print_report(desk: Desk, report: Report) -> None:
    words, console = desk.words, desk.console
    console.print()
    console.print(Text(report.game, "bold cyan"))
    if report.box:
        console.print(Padding(sources(desk, report.box), (0, 0, 0, 2)))
        for change in report.box.overlaid:
            console.print(Padding(words("printed.overlaid", what=change), (0, 0, 0, 2)))
    for fault in report.faults:
        console.print(Padding(Text(f"✗ {fault}", "red"), (0, 0, 0, 2)))
    if report.is_sound:
        console.print(Padding(Text(f"✓ {words('printed.sound')}", "green"), (0, 0, 0, 2)))
    else:
        console.print(Padding(words("printed.unsound", faults=len(report.faults)), (0, 0, 0, 2)))


def sources(desk: Desk, box: Box) -> Group:
    """File by file: printed or reconstructed, and on what basis."""
    parts: list[RenderableType] = []
    for file in box.files:
        provenance = box.provenance.get(file)
        source = f"source-{provenance.source}" if provenance else "unsaid"
        style = "green" if source == "source-printed" else "yellow"
        parts.append(Text.assemble(f"{file}  ", (desk.words(f"printed.{source}"), style)))
        if provenance and provenance.basis:
            parts.append(Padding(Text(provenance.basis, "dim"), (0, 0, 0, 4)))
        if provenance and provenance.printed:
            printed = desk.words("printed.all-the-same", fields=list(provenance.printed))
            parts.append(Padding(Text(printed, "dim"), (0, 0, 0, 4)))
    return Group(*parts)
