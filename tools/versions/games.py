"""A game as its version is judged: what it says of itself, and what is noted about it."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from estafette.engine.box import read_box
from estafette.games import installed

from .code import code_fingerprint
from .conduct import conduct_of, texts_in

ROOT = Path(__file__).parents[2]
NOTED = """\
# Written by `python -m tools.versions --write {game}`, and never by hand.

version      = {version}
code         = "{code}"
box          = "{box}"
playthroughs = "{playthroughs}"
"""


class Noted(Struct, frozen=True, forbid_unknown_fields=True):
    """A version, and the fingerprints of code, box and playthroughs that go by it."""

    version: int
    code: str
    box: str
    playthroughs: str

    @classmethod
    def read(cls, text: bytes) -> "Noted":
        return msgspec.toml.decode(text, type=cls)


@dataclass(frozen=True)
class Game:
    """A game of the house at `root`: its id, the version it claims, and its package."""

    id: str
    version: int
    folder: Path
    root: Path = ROOT

    @property
    def box(self) -> Path:
        return self.folder / "box"

    @property
    def playthroughs(self) -> Path:
        return self.root / "tests" / "playthroughs" / self.id

    @property
    def note(self) -> Path:
        return self.root / "tools" / "versions" / "noted" / f"{self.id}.toml"

    def noted(self) -> Noted | None:
        return Noted.read(self.note.read_bytes()) if self.note.exists() else None

    def found(self) -> Noted:
        """As it is today."""
        return Noted(
            version=self.version,
            code=code_fingerprint(self.folder),
            box=read_box(self.box).fingerprint,
            playthroughs=conduct_of(texts_in(self.playthroughs)),
        )

    def put(self, note: Noted) -> None:
        self.note.parent.mkdir(parents=True, exist_ok=True)
        self.note.write_text(NOTED.format(game=self.id, **msgspec.structs.asdict(note)), "utf-8")

    def short(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()


def games() -> list[Game]:
    """Those that lie in the house."""
    own = ROOT / "src" / "estafette" / "games"
    return [
        Game(rules.id, rules.version, rules.folder)
        for rules in installed().values()
        if rules.folder.is_relative_to(own)
    ]
