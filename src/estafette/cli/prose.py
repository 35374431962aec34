"""Sentences that keep French punctuation on the line of its word."""

from typing import Any

from rich.containers import Lines
from rich.text import Text

HARD = "\u00a0\u202f"  # the space of a colon and the narrow one of a question mark
HELD = "\ue000\ue001"  # what stands for them while lines are broken: no space, so no break

TO_HELD = str.maketrans(HARD, HELD)
TO_HARD = str.maketrans(HELD, HARD)


class Prose(Text):
    """Text that is never broken at a hard space, which Rich takes for any other."""

    def wrap(self, *arguments: Any, **others: Any) -> Lines:
        held = self.copy()
        held.plain = self.plain.translate(TO_HELD)
        lines = Text.wrap(held, *arguments, **others)
        for line in lines:
            line.plain = line.plain.translate(TO_HARD)
        return lines
