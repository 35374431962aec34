"""What is printed in a game's box, as TOML, and the corrections that an owner lays over it."""

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, ValidationError, convert

from .messages import Messages
from .packing import canonical, deflated, fingerprint_of, inflated

T = TypeVar("T")
Table: TypeAlias = dict[str, Any]
Place: TypeAlias = tuple[str, ...]

Source: TypeAlias = Path | bytes | None
"""Which box: the printed one, that with an owner's corrections, or one that was kept whole."""

BOX = Path("box")  # where it lies in the folder of a game
LEDGER = "rules.toml"
PAST = "past"  # where the boxes lie that were corrected since
RECORD_KEYS = ("id", "number", "face", "ends", "block")
WHOLE = "whole"  # the place of a fault that lies in a file as a whole


class BoxError(ValueError):
    """The box cannot be used: the message that says why, and its facts."""

    def __init__(self, key: str, facts: dict[str, Any]) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return house().say(self.key, self.facts, "en")


@cache
def house() -> Messages:
    return Messages([])


class Provenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the numbers of a file come from, and the fields that come from elsewhere."""

    source: Literal["printed", "reconstructed"]
    basis: str = ""
    printed: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.source == "reconstructed" and not self.basis:
            raise ValueError("what is reconstructed needs a basis")


class Box(Struct, frozen=True):
    """Everything printed, by file; the fingerprint names exactly these numbers."""

    folder: Path
    overlay: Path | None
    files: tuple[str, ...]
    data: Table
    provenance: dict[str, Provenance]
    overlaid: tuple[str, ...]
    fingerprint: str
    packed: bytes  # the numbers as they are kept with a match


def read_box(folder: Path, source: Source = None) -> Box:
    """The files of a box, with the fields that an overlay gives in place of the printed ones.

    A box that was kept with a match comes back as it was, whatever lies in the folder today.
    """
    if isinstance(source, bytes):
        return unpacked(folder, source)
    printed = [file for file in folder.glob("*.toml") if file.name != LEDGER]
    return box_of(folder, [*printed, *folder.glob("*/*.toml")], source)


def past_box(folder: Path, fingerprint: str) -> bytes | None:
    """A box of ours that has been corrected since, as it was packed then."""
    file = folder / PAST / f"{fingerprint}.z"
    return file.read_bytes() if re.fullmatch("[0-9a-f]+", fingerprint) and file.exists() else None


def read_part(folder: Path, part: str, type_: type[T]) -> dict[str, T]:
    """The files of one folder of a box by their names, for whoever needs nothing else of it."""
    box = box_of(folder, folder.glob(f"{part}/*.toml"))
    sheets: Any = dict.__class_getitem__((str, type_))
    found: dict[str, T] = convert_box(box, dict[str, sheets])[part]
    return found


def box_of(folder: Path, printed: Iterable[Path], overlay: Path | None = None) -> Box:
    files = read_files(folder, printed)
    if not files:
        raise BoxError("box.empty", {"file": folder.name})
    changed = lay_over(files, overlay) if overlay else []
    provenance = {
        name: read_provenance(shown(folder, name), table.pop("provenance"))
        for name, table in files.items()
        if "provenance" in table
    }
    data = gather(folder, files)
    return Box(
        folder=folder,
        overlay=overlay,
        files=tuple(files),
        data=data,
        provenance=provenance,
        overlaid=tuple(changed),
        fingerprint=fingerprint_of(data),
        packed=deflated(data),
    )


def unpacked(folder: Path, packed: bytes) -> Box:
    """A box that was kept whole; BoxError if these bytes are none."""
    try:
        data = json.loads(inflated(packed))
        fingerprint = fingerprint_of(data)
    except (ValueError, RecursionError):
        raise BoxError("box.not-packed", {"file": folder.name}) from None
    if not isinstance(data, dict):
        raise BoxError("box.not-packed", {"file": folder.name})
    return Box(folder, None, (), data, {}, (), fingerprint, packed)


def convert_box(box: Box, type_: type[T]) -> T:
    """The box as a game's own structs; a field that does not fit is named with its file."""
    try:
        return convert(box.data, type_)
    except ValidationError as error:
        raise misfit(box, type_, error) from None


def read_files(folder: Path, files: Iterable[Path]) -> dict[str, Table]:
    """The tables of some files under their names inside the folder, in the order of the names."""
    if not folder.is_dir():
        raise BoxError("box.no-folder", {"file": str(folder)})
    names = sorted(file.relative_to(folder).as_posix() for file in files)
    return {name: read_file(folder, name) for name in names}


def read_file(folder: Path, name: str) -> Table:
    file = shown(folder, name)
    try:
        return tomllib.loads((folder / name).read_text("utf-8"))
    except OSError:
        raise BoxError("box.unreadable", {"file": file}) from None
    except UnicodeDecodeError:
        raise BoxError("box.not-text", {"file": file}) from None
    except tomllib.TOMLDecodeError as error:
        raise BoxError("box.syntax", {"file": file, **syntax_facts(str(error))}) from None


def syntax_facts(error: str) -> dict[str, Any]:
    """Where a file stops being TOML; line 0 stands for its end."""
    detail, _, where = error.rpartition(" (at ")
    line, column = [int(number) for number in re.findall(r"\d+", where)] or (0, 0)
    return {"place": f"{line}:{column}", "line": line, "column": column, "detail": detail}


def read_provenance(file: str, table: Any) -> Provenance:
    try:
        return convert(table, Provenance)
    except ValidationError as error:
        what, where = parted(error)
        place = "provenance" + where.strip("`$")
        raise BoxError("box.invalid", {"file": file, "place": place, "detail": what}) from None


def gather(folder: Path, files: Mapping[str, Table]) -> Table:
    """All files in one table: `map.toml` under `map`, a scenario under `scenarios` and its name."""
    data: Table = {}
    for name, table in files.items():
        *parents, stem = place_of(name)
        if parents and f"{parents[0]}.toml" in files:
            facts = {"file": shown(folder, name), "place": parents[0]}
            raise BoxError("box.doubled", facts)
        (data.setdefault(parents[0], {}) if parents else data)[stem] = table
    return data


def lay_over(files: dict[str, Table], overlay: Path) -> list[str]:
    """Correct the files of a box in place; what changed, as dotted paths."""
    changed: list[str] = []
    for name, given in read_files(overlay, overlay.rglob("*.toml")).items():
        file = shown(overlay, name)
        if name not in files:
            raise BoxError("box.stray", {"file": file})
        origin = given.pop("provenance", None)
        printed_origin = files[name].pop("provenance", {})
        files[name] = Correction(file, changed).merged(files[name], given, place_of(name))
        if origin is not None or printed_origin:
            files[name]["provenance"] = Correction(file, []).merged(
                printed_origin, origin or {}, (*place_of(name), "provenance")
            )
    return changed


class Correction(Struct, frozen=True):
    """One file of an overlay at work; `changed` gathers the dotted paths."""

    file: str
    changed: list[str]

    def merged(self, printed: Any, given: Any, place: Place) -> Any:
        """What is given in place of what is printed: tables and records field by field."""
        self.check_kind(kind(printed), given, place)
        if isinstance(printed, dict):
            return self.merged_table(printed, given, place)
        if isinstance(printed, list) and (key := record_key(printed)):
            return self.merged_records(printed, given, key, place)
        if canonical(given) != canonical(printed):
            self.changed.append(".".join(place))
        return given

    def merged_table(self, printed: Table, given: Table, place: Place) -> Table:
        table = dict(printed)
        for field, value in given.items():
            if field in printed:
                table[field] = self.merged(printed[field], value, (*place, field))
            else:
                table[field] = value
                self.changed.append(".".join((*place, field)))
        return table

    def merged_records(self, printed: list[Table], given: list[Any], key: str, place: Place) -> Any:
        """Records of the same key are merged, new ones follow, `remove = true` takes one away."""
        records = list(printed)
        met: set[str] = set()
        for number, record in enumerate(given, 1):
            self.check_kind("object", record, (*place, f"#{number}"))
            if key not in record:
                raise self.error("box.no-record-key", (*place, f"#{number}"), field=key)
            identity = identity_of(record[key])
            here = (*place, label(record[key]))
            if identity in met:
                raise self.error("box.repeated-record", here)
            met.add(identity)
            self.merge_record(records, record, key, here)
        return records

    def merge_record(self, records: list[Table], given: Table, key: str, place: Place) -> None:
        identity = identity_of(given[key])
        found = [i for i, record in enumerate(records) if identity_of(record[key]) == identity]
        if len(found) > 1:
            raise self.error("box.ambiguous-record", place)
        removed = given.get("remove") is True
        if not found:
            if removed:
                raise self.error("box.nothing-to-remove", place)
            records.append(given)
            self.changed.append(".".join(place))
        elif removed:
            del records[found[0]]
            self.changed.append(".".join(place))
        else:
            printed = records[found[0]]
            fields = {field: value for field, value in given.items() if field != key}
            place = (*place[:-1], label(printed[key]))
            records[found[0]] = self.merged_table(printed, fields, place)

    def check_kind(self, expected: str, given: Any, place: Place) -> None:
        if kind(given) != expected:
            raise self.error("box.wrong-type", place, expected=expected, found=kind(given))

    def error(self, key: str, place: Place, **facts: Any) -> BoxError:
        inside = place[len(PurePosixPath(self.file).parts) - 1 :]
        return BoxError(key, {"file": self.file, "place": ".".join(inside), **facts})


def kind(value: Any) -> str:
    """A table, a list, or a single value, whose own type is for the game's structs to judge."""
    return "object" if isinstance(value, dict) else "array" if isinstance(value, list) else "value"


def record_key(records: Sequence[Any]) -> str | None:
    """The field by which all the records of a list are known, if they have one."""
    if not records or not all(isinstance(record, dict) for record in records):
        return None
    return next((key for key in RECORD_KEYS if all(key in record for record in records)), None)


def identity_of(value: Any) -> str:
    """Two ends are the same pair either way round."""
    return canonical(sorted(map(str, value)) if isinstance(value, list) else value)


def label(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def shown(folder: Path, name: str) -> str:
    return f"{folder.name}/{name}"


def place_of(name: str) -> Place:
    return PurePosixPath(name).with_suffix("").parts


def misfit(box: Box, type_: Any, error: ValidationError) -> BoxError:
    """What does not fit the game's structs, in our words where we have them."""
    what, where = parted(error)
    steps = steps_to(box.data, type_, error, where)
    if found := re.fullmatch(r"Object (missing required|contains unknown) field `(.+)`", what):
        problem = "missing" if found[1].startswith("missing") else "unknown"
        if not steps:
            return BoxError(f"box.{problem}-part", {"file": shown(box.folder, found[2])})
        return BoxError(f"box.{problem}-field", located(box, [*steps, found[2]]))
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", what):
        types = {"expected": found[1], "found": found[2]}
        return BoxError("box.wrong-type", {**located(box, steps), **types})
    return BoxError("box.invalid", {**located(box, steps), "detail": what})


def parted(error: ValidationError) -> tuple[str, str]:
    """What is wrong, and where."""
    what, mark, where = str(error).rpartition(" - at ")
    return (what, where) if mark else (where, "")


def steps_to(data: Table, type_: Any, error: ValidationError, where: str) -> list[str | int]:
    """The way to a fault, with the keys of tables that the error leaves out."""
    steps: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", where):
        if index == "...":
            keys = [key for key in at(data, steps) if fails(data, type_, error, steps, key)]
            if not keys:
                break
            steps.append(keys[0])
        else:
            steps.append(name or int(index))
    return steps


def fails(
    data: Table, type_: Any, error: ValidationError, steps: list[str | int], key: str
) -> bool:
    """Is the same fault found when this key of a table is alone in it?"""
    alone = {key: at(data, steps)[key]}
    try:
        convert(replaced(data, steps, alone), type_)
    except ValidationError as again:
        return str(again) == str(error)
    return False


def at(data: Any, steps: Iterable[str | int]) -> Any:
    for step in steps:
        data = data[step]
    return data


def replaced(data: Any, steps: Sequence[str | int], value: Any) -> Any:
    if not steps:
        return value
    copy = data.copy()
    copy[steps[0]] = replaced(data[steps[0]], steps[1:], value)
    return copy


def located(box: Box, steps: Sequence[str | int]) -> dict[str, Any]:
    """The file and the place of a fault; the overlay's file if the overlay wrote it."""
    place = dotted(box.data, steps)
    if not place:
        return {"file": box.folder.name, "place": WHOLE}
    files = (f"{place[0]}.toml", f"{'/'.join(place[:2])}.toml")
    name = next((file for file in files if file in box.files), place[0])
    inside = place[len(place_of(name)) :]
    folder = box.overlay if box.overlay and is_overlaid(box, ".".join(place)) else box.folder
    return {"file": shown(folder, name), "place": ".".join(inside) or WHOLE}


def is_overlaid(box: Box, path: str) -> bool:
    """Did the overlay write this, something around it or something inside it?"""
    return any(
        f"{path}.".startswith(f"{change}.") or change.startswith(f"{path}.")
        for change in box.overlaid
    )


def dotted(data: Any, steps: Sequence[str | int]) -> list[str]:
    """A way through the data in words: a record by its key, else by its number from one."""
    words = []
    for step in steps:
        if isinstance(step, int):
            key = record_key(data)
            words.append(label(data[step][key]) if key else f"#{step + 1}")
        else:
            words.append(step)
        known = isinstance(step, int) or (isinstance(data, dict) and step in data)
        data = data[step] if known else None
    return words
