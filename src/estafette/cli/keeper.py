"""Where matches are kept: each in a file of its own in the user's data folder."""

import os
import sys
from datetime import datetime
from pathlib import Path

from typer import get_app_dir

from estafette.match import Match, write


class Keeper:
    """Writes a match down again and again; without a path it writes nothing."""

    def __init__(
        self,
        path: Path | None,
        players: dict[str, str],
        overlay: Path | None,
        started: str | None = None,
    ) -> None:
        self.path = path
        self.players = players
        self.overlay = str(overlay) if overlay else None
        self.started = started or datetime.now().astimezone().isoformat(timespec="seconds")

    def keep(self, match: Match) -> None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.write(self.path, match)

    def write(self, path: Path, match: Match) -> None:
        """All of it: whoever sits at this keyboard holds every seat."""
        write(
            path,
            match,
            held=match.seats,
            players=self.players,
            started=self.started,
            overlay=self.overlay,
        )


def new_path(game: str, scenario: str) -> Path:
    """A name that no match has yet, and that tells when the match was begun."""
    stem = f"{game}-{scenario}-{datetime.now():%Y%m%d-%H%M%S}"
    path = matches_folder() / f"{stem}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = matches_folder() / f"{stem}-{number}.jsonl"
    return path


def matches_folder() -> Path:
    return data_folder() / "matches"


def crashes_folder() -> Path:
    return data_folder() / "crashes"


def data_folder() -> Path:
    """The folder for what a user keeps, as the system wants it."""
    if sys.platform in ("win32", "darwin"):
        return Path(get_app_dir("estafette"))
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "estafette"
