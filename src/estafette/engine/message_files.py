"""The files of messages: cut into entries at once, each parsed when it is first needed.

A house of five games has some twelve thousand entries in two languages, and a program that says a
few sentences needs a few dozen of them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

NARROW_SPACE = "\u202f"
HARD_SPACE = "\u00a0"

# What may stand at the beginning of a line: an entry, a comment, or a piece of the entry above it.
# The line break before it is a part of it: a search for a letter is much faster than for a place.
MARGIN = re.compile(
    r"\n(?:(?P<id>-?[a-zA-Z][a-zA-Z0-9_-]*) *=|(?P<comment>#)|(?P<stray>[^\s\[{}*.]))", re.A
)
REMARK = re.compile(r"#{1,3}(?: .*)?\n?[ \n]*")  # a comment stands alone on its line

Entry: TypeAlias = ftl.Message | ftl.Term


class MessagesError(ValueError):
    """The message files cannot be used as they are written."""


class Cutting(NamedTuple):
    """An entry where it is written: from the break before its first line to that of the next."""

    file: Path
    whole: str
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.whole[self.start + 1 : self.end]

    @property
    def line(self) -> int:
        return self.whole.count("\n", 0, self.start) + 1


class Entries(Mapping[str, Entry]):
    """Every message of a language under its id, every term under its id with the hyphen."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._cuttings = cuttings(language, folders)
        self.messages = frozenset([id_ for id_ in self._cuttings if not id_.startswith("-")])
        self._parsed: dict[str, Entry] = {}

    def __getitem__(self, id_: str) -> Entry:
        entry = self._parsed.get(id_)
        if entry is None:
            entry = parsed(self._cuttings[id_])
            if self.language == "fr":
                space(entry)
            self._parsed[id_] = entry  # when it is as it will stay: others look as well
        return entry

    def __contains__(self, id_: object) -> bool:
        return id_ in self._cuttings

    def __iter__(self) -> Iterator[str]:
        return iter(self._cuttings)

    def __len__(self) -> int:
        return len(self._cuttings)


def cuttings(language: str, folders: Iterable[Path]) -> dict[str, Cutting]:
    """Every entry of a language; none may be written twice."""
    found: dict[str, Cutting] = {}
    for folder in folders:
        files = sorted((folder / language).glob("*.ftl"))
        if not files:
            raise MessagesError(f"no messages in {folder / language}")
        for file in files:
            for id_, cutting in cut(file):
                if id_ in found:
                    raise MessagesError(f"{id_} is in {found[id_].file} and again in {file}")
                found[id_] = cutting
    return found


def cut(file: Path) -> Iterator[tuple[str, Cutting]]:
    """The entries of a file by their ids, each up to where the next or a comment begins."""
    whole = "\n" + file.read_text("utf-8")
    edges = list(MARGIN.finditer(whole))
    ends = [*(edge.start() for edge in edges[1:]), len(whole)]
    if whole[: edges[0].start() if edges else None].strip(" \n"):
        raise MessagesError(f"{file}:1: Expected an entry start")
    for edge, end in zip(edges, ends, strict=False):
        cutting = Cutting(file, whole, edge.start(), end)
        if edge.lastgroup == "id":
            yield edge["id"], cutting
        elif edge.lastgroup == "stray" or not REMARK.fullmatch(cutting.text):
            raise MessagesError(f"{file}:{cutting.line}: Expected an entry start")


def parsed(cutting: Cutting) -> Entry:
    body = FluentResource(cutting.text).body
    if len(body) == 1 and isinstance(body[0], ftl.Message | ftl.Term):
        return body[0]
    wrong = [entry.annotations[0].message for entry in body if isinstance(entry, ftl.Junk)]
    raise MessagesError(f"{cutting.file}:{cutting.line}: {'; '.join(filter(None, wrong))}")


def space(entry: Entry) -> None:
    """French punctuation holds on to its word; the files are written with plain spaces."""
    for node in nodes(entry):
        if isinstance(node, ftl.TextElement):
            text = re.sub(" (?=[;!?])", NARROW_SPACE, node.value)
            node.value = re.sub("(?<=«) | (?=[:»])", HARD_SPACE, text)


def quoted(entry: Entry) -> Iterator[str]:
    """The ids of the messages and terms that an entry quotes."""
    for node in nodes(entry):
        if isinstance(node, ftl.MessageReference):
            yield node.id.name
        if isinstance(node, ftl.TermReference):
            yield f"-{node.id.name}"


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A piece of a message file and every piece inside it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)
