"""Marks in a text around what it names and what was thrown, for whoever draws more than letters.

A mark is made of characters of private use, which no language writes: one that opens, the id or
the number of the die, one before the words themselves, one after them.
"""

import re
from collections.abc import Callable, Iterator

NAME, DIE, WORDS, END = "\ue000", "\ue001", "\ue002", "\ue003"
UNREADABLE = "\ufffd"

BORDER = re.compile(f"[{NAME}{DIE}][^{WORDS}]*{WORDS}|{END}")
MARKED = re.compile(f"([{NAME}{DIE}])([^{WORDS}]*){WORDS}([^{END}]*){END}")
FOREIGN = re.compile(f"[{NAME}-{END}]")


def named(words: str, id_: str) -> str:
    """Words that name something."""
    return f"{NAME}{id_}{WORDS}{words}{END}" if words else ""


def thrown(words: str, die: int) -> str:
    """Words, mostly a figure, that stand for a die."""
    return f"{DIE}{die}{WORDS}{words}{END}"


def unmarked(text: str) -> str:
    return BORDER.sub("", text) if END in text else text


def washed(text: str) -> str:
    """A text from outside, without anything that could pass for a mark of ours."""
    return FOREIGN.sub(UNREADABLE, text)


def parts(text: str) -> Iterator[tuple[str, str, int]]:
    """A marked text cut up: words, the id that they name, the die that they stand for."""
    done = 0
    for found in MARKED.finditer(text):
        if found.start() > done:
            yield text[done : found.start()], "", 0
        sort, what, words = found.groups()
        yield (words, what, 0) if sort == NAME else (words, "", int(what))
        done = found.end()
    if done < len(text):
        yield text[done:], "", 0


def rewritten(text: str, rewrite: Callable[[str], str]) -> str:
    """The words rewritten letter for letter as if no mark were there; the marks stay in place."""
    bare = unmarked(text)
    words = rewrite(bare)
    if bare == text:
        return words
    if words == bare:
        return text
    kept, done = [], 0
    for stretch, border in zip(BORDER.split(text), [*BORDER.findall(text), ""], strict=True):
        kept += [words[done : done + len(stretch)], border]
        done += len(stretch)
    return "".join(kept)


def after_marks(text: str) -> int:
    """Where the first letter stands."""
    start = 0
    while found := BORDER.match(text, start):
        start = found.end()
    return start
