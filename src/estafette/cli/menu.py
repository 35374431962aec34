"""The options of a question, numbered, and what the player meant by what he typed."""

import re
from collections.abc import Sequence
from itertools import groupby
from unicodedata import combining, normalize

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from estafette.engine import Action, Decision
from estafette.speech import Speech, plain

LONG = 9  # more options than this are grouped under headings
FEW = 6  # more lines than this are set side by side, if they are short


class Line(Struct, frozen=True):
    """An option: its number, its sentence, and the heading under which it stands.

    `usual` is how the same answer is worded elsewhere: whoever types “pass” passes.
    """

    number: int
    action: Action
    sentence: str
    usual: str
    heading: str


class Menu:
    """All options of one decision; a long list is put in order under headings."""

    def __init__(self, speech: Speech, decision: Decision) -> None:
        offered = [(speech.heading(action), action) for action in decision.options]
        order = {title: place for place, title in enumerate(dict.fromkeys(t for t, _ in offered))}
        self.is_grouped = len(offered) > LONG and len(order) * 2 <= len(offered)
        if self.is_grouped:
            offered.sort(key=lambda pair: (not pair[0], order[pair[0]]))
        self.lines = [
            Line(
                number,
                action,
                plain(speech.answer(decision, action)),
                plain(speech.action(action)),
                title,
            )
            for number, (title, action) in enumerate(offered, start=1)
        ]

    def numbered(self, number: int) -> Line | None:
        return self.lines[number - 1] if 0 < number <= len(self.lines) else None

    def matching(self, letters: str) -> list[Line]:
        """The options that hold all the words typed; a sentence typed whole stands alone."""
        typed = folded(letters)
        whole = [line for line in self.lines if typed in map(folded, (line.sentence, line.usual))]
        return whole or [line for line in self.lines if holds(line.sentence, letters)]

    def example(self) -> tuple[int, str]:
        """The number of an option, and a word that means this option and no other."""
        for line in self.lines:
            for word in re.findall(r"[^\W\d]{3,}", line.sentence.casefold()):
                if self.matching(word) == [line]:
                    return line.number, word
        return self.lines[0].number, self.lines[0].sentence

    def drawn(self, width: int, lines: Sequence[Line] | None = None) -> RenderableType:
        """All of them, or those given; short ones side by side."""
        figures = len(str(len(self.lines)))
        if lines is not None or not self.is_grouped:
            return Padding(side_by_side(lines or self.lines, figures, width), (0, 2))
        parts: list[RenderableType] = []
        for title, group in groupby(self.lines, key=lambda line: line.heading):
            indent = 2 if title else 0
            if title:
                parts.append(Text(title, "bold"))
            parts.append(
                Padding(side_by_side(list(group), figures, width - indent), (0, 0, 0, indent))
            )
        return Padding(Group(*parts), (0, 2))


def side_by_side(lines: Sequence[Line], figures: int, width: int) -> RenderableType:
    """Short options in columns, long ones below each other."""
    entries = [entry(line, figures) for line in lines]
    widest = max(len(text) for text in entries)
    if len(entries) <= FEW or widest * 2 + 8 > width:
        return Group(*entries)
    return Columns(entries, padding=(0, 3), column_first=True)


def entry(line: Line, figures: int) -> Text:
    text = Text(f"{line.number:>{figures}} ", "bold cyan")
    return text.append(line.sentence, "default not bold")


def holds(sentence: str, typed: str) -> bool:
    """Does every word typed begin some word of the sentence?"""
    words = re.findall(r"\w+", folded(sentence))
    wanted = re.findall(r"\w+", folded(typed))
    return bool(wanted) and all(any(word.startswith(w) for word in words) for w in wanted)


def folded(text: str) -> str:
    """Without capitals and accents: what fingers type in a hurry."""
    plain = normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not combining(letter))
