"""Message files for tests, in both languages."""

from pathlib import Path


def write(folder: Path, english: str, french: str, name: str = "game.ftl") -> Path:
    for language, lines in (("en", english), ("fr", french)):
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / name).write_text(lines, "utf-8")
    return folder
