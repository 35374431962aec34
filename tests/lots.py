"""Chance that falls the same way in every run: a test that hangs on luck fails today, not some day.

What a program would draw from the system (the secret of a match, the whims of a player) comes from
a lot instead: in the tests from their own names, in a server of theirs from its environment.
"""

import os
from importlib import import_module
from random import Random

LOT = "ESTAFETTE_TEST_LOT"  # the lot of a process that a test starts
DRAWING = (
    "estafette.match.match",
    "estafette.cli.play",
    "estafette.cli.laboratory",
    "estafette.cli.counsel",
    "estafette.server.desk.seating",
    "estafette.server.desk.counsel",
    "estafette.server.desk.clocks",
    "estafette.server.minds.work",
)


def draw_alike(lot: str) -> None:
    """From now on this process draws what this lot holds."""
    drawing = Random(lot)

    def token_hex(size: int) -> str:
        return drawing.randbytes(size).hex()

    for name in DRAWING:
        vars(import_module(name))["token_hex"] = token_hex


if LOT in os.environ:  # in a server, and in the processes that think for it
    draw_alike(os.environ[LOT])
