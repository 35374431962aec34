"""A version noted anew: under the same number only if no match goes otherwise.

That is shown by the golden playthroughs, played once more with the box with which they were noted.
A box that was corrected since is kept with the game, for the matches that were laid with it.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from estafette.engine.box import PAST

from .faults import faults_of_list, how_to_raise
from .games import Game, Noted
from .past import box_before, noted_last

Played: TypeAlias = Callable[[Game, bytes | None], str]


class Refused(Exception):
    """Nothing is noted, and why."""


def write(game: Game, play: Played) -> str:
    """Note what is found; what was done, in a sentence. Refused if the number must be raised."""
    if faults := list(faults_of_list(game)):
        raise Refused("\n".join(faults))
    before, found = noted_last(game), game.found()
    if before is None:
        check_played(game, found, play(game, None))
        game.put(found)
        return f"{game.id}: version {found.version} is noted."
    if before == found:
        game.put(found)
        return f"{game.id}: version {found.version} is noted as it was."
    conduct = play(game, None)
    check_played(game, found, conduct)
    box = box_before(game, before.box) if before.box != found.box else None
    if found.version == before.version:
        check_same(game, before, conduct if box is None else play(game, box))
    elif found.version < before.version:
        raise Refused(f"{game.id}: version {before.version} is noted; {found.version} is older.")
    kept = keep(game, before.box, box) if box else ""
    game.put(found)
    return f"{game.id}: version {found.version} is noted.{kept}"


def check_played(game: Game, found: Noted, conduct: str) -> None:
    if conduct != found.playthroughs:
        raise Refused(
            f"{game.id}: the golden playthroughs go otherwise than they are written."
            f" `ESTAFETTE_GAMES={game.id} python -m tests.playthroughs` writes them again."
        )


def check_same(game: Game, before: Noted, conduct: str) -> None:
    """A number that was noted stands for one conduct for ever."""
    if conduct != before.playthroughs:
        raise Refused(
            f"{game.id}: the golden playthroughs no longer go as by version {before.version}:"
            f" {how_to_raise(game)}, then write again."
        )


def keep(game: Game, fingerprint: str, packed: bytes) -> str:
    """The box of earlier matches stays with the game."""
    file = game.box / PAST / f"{fingerprint}.z"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(packed)
    return f" The box as it was is kept in {game.short(file)}."


def played_again(game: Game, box: bytes | None) -> str:
    """How the golden playthroughs go by the rules in hand, with today's box or with another."""
    with tempfile.TemporaryDirectory(prefix="versions-") as scratch:
        words = [sys.executable, "-m", "tests.playthroughs", "--conduct"]
        if box is not None:
            file = Path(scratch, "box")
            file.write_bytes(box)
            words += ["--box", str(file)]
        environment = {**os.environ, "ESTAFETTE_GAMES": game.id}
        done = subprocess.run(
            words, cwd=game.root, env=environment, capture_output=True, encoding="utf-8"
        )
    if done.returncode:
        raise Refused(f"{game.id}: the golden playthroughs cannot be played.\n{done.stderr}")
    return done.stdout.split()[-1]
