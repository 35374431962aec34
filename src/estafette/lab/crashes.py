"""What broke, written down where the study was asked for, whoever played it."""

from pathlib import Path

from msgspec.structs import replace

from .trial import Fault, Result


def filed(result: Result, game: str, crashes: Path | None) -> Result:
    """The result with its fault written into the folder; without a folder nothing is written."""
    if result.fault is None:
        return result
    kept = replace(result.fault, story="", record="")
    if crashes is not None:
        kept = replace(kept, file=str(write_down(result, result.fault, game, crashes)))
    return replace(result, fault=kept)


def write_down(result: Result, fault: Fault, game: str, crashes: Path) -> Path:
    """The match up to the answer that broke it, and the traceback beside it."""
    crashes.mkdir(parents=True, exist_ok=True)
    name = "".join(letter if letter.isalnum() else "-" for letter in result.seed)
    path = crashes / f"{game}-{result.setup.scenario}-{name}.jsonl"
    story = path.with_suffix(".txt")
    if fault.story:
        story.write_text(f"{game} {result.setup}\nseed {result.seed}\n\n{fault.story}", "utf-8")
    if not fault.record:
        return story
    path.write_bytes(fault.record.encode())
    return path
