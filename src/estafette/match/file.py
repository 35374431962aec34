"""A match as a file: lines of JSON for what was agreed, for its box, for each choice, for the end.

Between the box and the choices there is a line for each time that the rules were mended. A file of
the first version has no line for its box, which must be found by its fingerprint.
"""

import os
import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from estafette.engine import ALGORITHM, Facts, Outcome, commitment, mixed

from .entry import Entry, Unread
from .match import Match
from .paper import draft_of
from .seals import Answers, seal

T = TypeVar("T")

FORMAT = "estafette-match"
VERSION = 2
READABLE = (1, 2)

LARGEST = 16 * 2**20  # bytes in a file: a hundred times the longest match
LONGEST = 64 * 2**10  # bytes in a line
LONGEST_PACKED = 2**20  # bytes in a line that holds a box or a table
DEEPEST = 16  # brackets within brackets

Hexadecimal = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2}){1,64}\Z")]
Share = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Bytes = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2})*\Z")]
HOLDS_PACKED = re.compile(rb'\s*\{\s*"(?:box|mend)"\s*:')
Packed = Annotated[str, Meta(pattern=r"^[A-Za-z0-9+/]*={0,2}\Z")]


class MatchFileError(Exception):
    """What is wrong with a match file: a key and facts for the message room, and the line."""

    def __init__(self, key: str, facts: Facts | None = None, line: int | None = None) -> None:
        super().__init__(key, facts, line)
        self.key = key
        self.facts: Facts = facts or {}
        self.line = line

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{where}{self.key}" + (f" ({facts})" if facts else "")


def wrong(key: str, line: int | None = None, /, **facts: Any) -> MatchFileError:
    return MatchFileError(key, facts, line)


class DiceLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The dice of a match: their commitment from the start, their secret when it may be shown.

    The commitment binds the secret alone; with `shares`, the dice are thrown with both. `undone` is
    how often choices had been taken back, where what chance answered is sealed.
    """

    algorithm: str
    commitment: Hexadecimal
    secret: Hexadecimal | None = None
    shares: dict[str, Share] = {}
    undone: Annotated[int, Meta(ge=0)] = 0

    def seal(self, number: int, chance: Answers) -> Answers:
        """What chance answered to a choice, put under a seal."""
        if self.secret is None:
            raise wrong("file.no-secret", 1)
        return seal(self.secret, self.undone, number, chance)

    def thrown_with(self, seats: Sequence[str]) -> str:
        """The secret that the dice have in them, if it may be known."""
        if self.secret is None:
            raise wrong("file.no-secret", 1)
        return mixed(self.secret, [self.shares[seat] for seat in seats if seat in self.shares])


class Continues(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The match that this one plays on from: its promise, and how many choices are taken over.

    `given` is the chance of those choices and of the set-up before them, byte by byte; it is left
    out, like the secret, while somebody must not know it.
    """

    commitment: Hexadecimal
    number: Annotated[int, Meta(ge=0)]
    given: Bytes | None = None


class Mend(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the rules were mended under way: what came before stands as it was played.

    From `number` on the match goes by these `rules`, from the `table` as it then stood; by them it
    would have gone otherwise from `choice` on. Both are left out, like the secret, while somebody
    must not know them. `clauses` says which ones were mended.
    """

    number: Annotated[int, Meta(ge=0)]
    rules: int
    choice: Annotated[int, Meta(ge=0)] | None = None
    clauses: tuple[str, ...] = ()
    table: Packed | None = None

    def sealed(self) -> "Mend":
        """What may be known of it while the match is under way."""
        return replace(self, choice=None, table=None)


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what was agreed before the match; `mends` have lines of their own."""

    format: str
    version: int
    game: str
    rules: int
    scenario: str
    options: dict[str, str]
    box: str
    seats: tuple[str, ...]
    dice: DiceLine
    overlay: str | None = None
    players: dict[str, str] = {}
    started: str | None = None
    continues: Continues | None = None
    mends: tuple[Mend, ...] = ()


class BoxLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The second line: the box that the match is played with, all its numbers."""

    box: Packed


class MendLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line before the choices for each time that the rules were mended."""

    mend: Mend


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """One choice; `action` is None where the holder of the file may not know it yet.

    So long as he may not know all of the match, what chance answered is under a seal.
    """

    number: int
    seat: str
    action: dict[str, Any] | None
    chance: Answers


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a match that has ended."""

    outcome: Outcome


class DraftLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a match that was left while somebody wrote on a paper."""

    drafted: dict[str, Any]


class MatchFile(Struct, frozen=True):
    """A match as written down; `warning` says what was lost of a file cut short."""

    header: Header
    choices: tuple[Choice, ...] = ()
    outcome: Outcome | None = None
    warning: MatchFileError | None = None
    box: bytes | None = None
    drafted: dict[str, Any] | None = None

    def line(self, number: int) -> int:
        """The line of a choice, or of the end if that is its number."""
        return self.mend_line(len(self.header.mends)) + number

    def mend_line(self, place: int) -> int:
        """The line that tells of a mend: the first of them has the place 0."""
        return place + (2 if self.box is None else 3)


def write(
    path: Path,
    match: Match,
    *,
    held: Collection[str] = (),
    players: Mapping[str, str] | None = None,
    started: str | None = None,
    overlay: str | None = None,
) -> MatchFile:
    """Put a match on disk, whole or not at all, as those who hold these seats may keep it."""
    file = record(match, held=held, players=players, started=started, overlay=overlay)
    put(path, file)
    return file


def sealed(match: Match, seat: str) -> MatchFile:
    """What a seat may keep while the match runs: no secret, no dice, and only its own choices."""
    return record(match, held=(seat,))


def record(
    match: Match,
    *,
    held: Collection[str] = (),
    players: Mapping[str, str] | None = None,
    started: str | None = None,
    overlay: str | None = None,
    dice: DiceLine | None = None,
    continues: Continues | None = None,
    rules: int | None = None,
    mends: Sequence[Mend] = (),
) -> MatchFile:
    """A match as those who hold these seats may keep it.

    Once it has ended, or when they hold every seat, they may keep all of it; until then the
    secret of the dice and the choices of the others are left out, and what chance answered to
    anybody is sealed: some dice fall before one side's eyes only. `dice` tells of a secret with
    shares in it, `continues` of another match before this one, `rules` of those by which it began
    and `mends` of where they were mended.
    """
    if [entry.number for entry in match.log] != list(range(match.number)):
        raise wrong("file.incomplete", choices=match.number, known=len(match.log))
    whole = match.outcome is not None or set(match.seats) <= set(held)
    if dice is None:
        secret = bytes.fromhex(match.game.dice.secret).hex()
        dice = DiceLine(ALGORITHM, commitment(secret), secret)
    under = None if whole else dice
    dice = replace(dice, undone=0) if whole else replace(dice, secret=None)
    if not whole:
        continues = continues and replace(continues, given=None)
        mends = [mend.sealed() for mend in mends]
    header = Header(
        format=FORMAT,
        version=VERSION,
        game=match.rules.id,
        rules=match.rules.version if rules is None else rules,
        scenario=match.setup.scenario,
        options=match.setup.options,
        box=match.game.printed.fingerprint,
        seats=match.seats,
        dice=dice,
        overlay=overlay,
        players=dict(players or {}),
        started=started,
        continues=continues,
        mends=tuple(mends),
    )
    choices = [choice_of(entry, whole or entry.seat in held, under) for entry in match.log]
    outcome = match.outcome and as_written(match.outcome, Outcome)
    draft = draft_of(match) if whole else None
    drafted = None if draft is None else msgspec.json.decode(draft, type=dict[str, Any])
    box = match.game.printed.packed
    return MatchFile(header, tuple(choices), outcome, box=box, drafted=drafted)


def choice_of(entry: Entry, shown: bool, under: DiceLine | None) -> Choice:
    """A choice of the log; what chance answered is put under a seal of the dice, if need be."""
    action = entry.action
    raw = action.raw if isinstance(action, Unread) else as_written(action, dict[str, Any])
    chance = entry.chance if under is None else under.seal(entry.number, entry.chance)
    return Choice(entry.number, entry.seat, raw if shown else None, chance)


def as_written(thing: Any, kind: type[T]) -> T:
    """A thing as it would come back from a file: enums are strings, tuples are lists."""
    return msgspec.json.decode(msgspec.json.encode(thing, order="deterministic"), type=kind)


def put(path: Path, file: MatchFile) -> None:
    """Write a file whole or not at all: whoever looks finds the old one or the new one."""
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with part.open("xb") as stream:
            stream.write(written(file))
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    with suppress(OSError):  # not every system lets a folder be synchronised
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def written(file: MatchFile) -> bytes:
    """The bytes of a match file."""
    box = [] if file.box is None else [BoxLine(b64encode(file.box).decode())]
    mends = [MendLine(mend) for mend in file.header.mends]
    lines: list[Struct] = [replace(file.header, mends=()), *box, *mends, *file.choices]
    if file.outcome is not None:
        lines.append(Ending(file.outcome))
    if file.drafted is not None:
        lines.append(DraftLine(file.drafted))
    return b"".join(
        [msgspec.json.format(msgspec.json.encode(line), indent=0) + b"\n" for line in lines]
    )


def read(path: Path) -> MatchFile:
    """The match file at this path; MatchFileError names what is wrong with it and where."""
    try:
        with path.open("rb") as stream:
            text = stream.read(LARGEST + 1)
    except OSError as error:
        raise wrong("file.unreadable", reason=error.strerror or str(error)) from error
    return parse(text)


def parse(text: bytes) -> MatchFile:
    """A match file from its bytes: its form is checked here, its truth by `replay`."""
    if len(text) > LARGEST:
        raise wrong("file.too-large", most=LARGEST)
    records, warning = records_of(text)
    if not records:
        raise wrong("file.empty")
    header, line = header_of(records[0]), 2
    box, mends = None, []
    if is_next(records, line, "box"):
        box = unwrapped(converted(records[line - 1], BoxLine, line).box, line)
        line += 1
    while is_next(records, line, "mend"):
        mends.append(converted(records[line - 1], MendLine, line).mend)
        line += 1
    drafted = None
    if len(records) >= line and "drafted" in records[-1]:
        drafted = converted(records[-1], DraftLine, len(records)).drafted
        del records[-1]
    ended = len(records) > 1 and "outcome" in records[-1]
    choices = records[line - 1 : len(records) - ended]
    return MatchFile(
        replace(header, mends=tuple(mends)),
        tuple([numbered(choice, number, line) for number, choice in enumerate(choices)]),
        converted(records[-1], Ending, line + len(choices)).outcome if ended else None,
        warning,
        box,
        drafted,
    )


def is_next(records: Sequence[dict[str, Any]], line: int, field: str) -> bool:
    return len(records) >= line and field in records[line - 1]


def unwrapped(text: str, line: int) -> bytes:
    """The bytes that a line holds."""
    try:
        return b64decode(text, validate=True)
    except NotBase64 as error:
        raise wrong("file.bad-line", line, reason=str(error)) from error


def records_of(text: bytes) -> tuple[list[dict[str, Any]], MatchFileError | None]:
    """The lines as objects; a last line that was cut off is lost, and a warning says so."""
    records: list[dict[str, Any]] = []
    for line, words in enumerate(BytesIO(text), start=1):
        try:
            records.append(record_of(words, line))
        except MatchFileError as error:
            if error.key != "file.not-json" or words.endswith(b"\n") or line == 1:
                raise
            return records, wrong("file.truncated", line)
    return records, None


def record_of(words: bytes, line: int) -> dict[str, Any]:
    """One line as an object, refused before it can do harm."""
    most = LONGEST_PACKED if HOLDS_PACKED.match(words) else LONGEST
    if len(words) > most:
        raise wrong("file.long-line", line, most=most)
    try:
        record = msgspec.json.decode(words)
    except RecursionError:
        raise wrong("file.deep-line", line, most=DEEPEST) from None
    except ValueError as error:  # msgspec's own errors and those of UTF-8
        raise wrong("file.not-json", line, reason=str(error)) from error
    if is_deep(record, DEEPEST):
        raise wrong("file.deep-line", line, most=DEEPEST)
    if not isinstance(record, dict):
        raise wrong("file.bad-line", line, reason="not an object")
    return record


def is_deep(value: Any, left: int) -> bool:
    """Are there more brackets within brackets than this?"""
    if not isinstance(value, dict | list):
        return False
    inside = value.values() if isinstance(value, dict) else value
    return left == 0 or any(is_deep(part, left - 1) for part in inside)


def header_of(record: dict[str, Any]) -> Header:
    """The first line, if it belongs to a match file of a version that we know."""
    if record.get("format") != FORMAT:
        raise wrong("file.other-format", 1)
    if record.get("version") not in READABLE:
        raise wrong("file.other-version", 1, version=str(record.get("version")), known=VERSION)
    if "mends" in record:
        raise wrong("file.bad-line", 1, reason="Object contains unknown field `mends`")
    return converted(record, Header, 1)


def numbered(record: dict[str, Any], number: int, first: int) -> Choice:
    """A choice, if it bears the number that its place gives it."""
    line = first + number
    choice = converted(record, Choice, line)
    if choice.number != number:
        raise wrong("file.misnumbered", line, found=choice.number, due=number)
    return choice


def converted(record: dict[str, Any], kind: type[T], line: int) -> T:
    try:
        return msgspec.convert(record, kind)
    except msgspec.ValidationError as error:
        raise wrong("file.bad-line", line, reason=str(error)) from error
