"""What git remembers of a game: what was noted of it, and the boxes that were corrected since."""

import io
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from estafette.engine import Box, BoxError, read_box

from .games import Game, Noted


class Forgotten(Exception):
    """Git cannot help: it is not there, or does not know what is asked."""


def noted_last(game: Game) -> Noted | None:
    """As of the last commit: what has been written since may be written again."""
    name = game.short(game.note)
    if not git(game, "ls-tree", "--name-only", "HEAD", "--", name):
        return None
    return Noted.read(git(game, "show", f"HEAD:{name}"))


def box_before(game: Game, fingerprint: str) -> bytes:
    """The box that bore this fingerprint, packed: from the last commit that had it."""
    commits = git(game, "log", "--format=%H", "--", game.short(game.box)).decode().split()
    for commit in ["HEAD", *commits]:
        for box in boxes_at(game, commit):
            if box.fingerprint == fingerprint:
                return box.packed
    raise Forgotten(f"no commit has the box {fingerprint} of {game.id}")


def boxes_at(game: Game, commit: str) -> Iterator[Box]:
    """The box as it lay in a commit; none if there was none that can be read."""
    name = game.short(game.box)
    if not git(game, "ls-tree", commit, "--", name):
        return
    with tempfile.TemporaryDirectory(prefix="box-") as scratch:
        archive = git(game, "archive", "--format=zip", commit, "--", name)
        zipfile.ZipFile(io.BytesIO(archive)).extractall(scratch)
        try:
            yield read_box(Path(scratch) / name)
        except BoxError:
            return


def git(game: Game, *words: str) -> bytes:
    try:
        done = subprocess.run(["git", *words], cwd=game.root, capture_output=True, check=True)
    except OSError as error:
        raise Forgotten(f"git cannot be asked: {error}") from None
    except subprocess.CalledProcessError as error:
        raise Forgotten(f"git {words[0]}: {error.stderr.decode().strip()}") from None
    return done.stdout
