"""French punctuation stays on the line of its word."""

import pytest
from rich.console import Console, Group
from rich.panel import Panel

from estafette.cli.prose import Prose

QUESTION = "Où va-t-elle\u202f? Ou bien\u00a0: reste-t-elle\u202f?"


def lines(what, width: int) -> list[str]:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize("width", range(14, 40))
def test_a_line_never_begins_with_a_mark(width):
    shown = lines(Group(Prose(QUESTION)), width)

    assert "".join(shown).replace(" ", "") == QUESTION.replace(" ", "")
    assert not any(line.startswith(("?", ":", "\u202f", "\u00a0")) for line in shown)


def test_styles_stay_where_they_were():
    prose = Prose(QUESTION, "bold")
    prose.stylize("red", 3, 12)

    shown = prose.wrap(Console(width=20), 20)

    assert [span.style for line in shown for span in line.spans] == ["red"]
    assert shown[0].style == "bold"


def test_prose_is_drawn_within_a_panel():
    assert max(map(len, lines(Panel(Prose(QUESTION)), 20))) == 20
