"""Rounds of the sequence of play: when everybody has had his turn, tables compare best."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from estafette.engine import Sequence, Step
from estafette.match import Match

Loop: TypeAlias = tuple[int, int]  # the first and the last line of what is repeated in a round


def place_in_round(match: Match) -> int:
    """The line of the sequence of play at which the match is: the one before that to come."""
    place: int = match.game.place
    return (place - 1) % len(match.rules.sequence.lines)


def is_new_round(sequence: Sequence, before: int, now: int) -> bool:
    """From one step to the next: has the sequence begun again, and not just a loop in it?"""
    if now > before:
        return False
    return not any(first <= now and before <= last for first, last in loops_of(sequence))


@cache
def loops_of(sequence: Sequence) -> tuple[Loop, ...]:
    """Whatever is repeated within a round."""
    return tuple(loops_in(sequence.parts, 0))


def loops_in(parts: Iterable[Step | Sequence], line: int) -> Iterator[Loop]:
    for part in parts:
        last = line + lines_in(part) - 1
        if part.until is not None:
            yield line, last
        if isinstance(part, Sequence):
            yield from loops_in(part.parts, line + (part.until is not None))
        line = last + 1


def lines_in(part: Step | Sequence) -> int:
    """A loop has a line before what it repeats and one after it."""
    around = 0 if part.until is None else 2
    return around + (1 if isinstance(part, Step) else sum(map(lines_in, part.parts)))
