"""Chance that falls the same way in every run: a test that hangs on luck fails today, not some day.

What a program would draw from the system (the secret of a match, the whims of a player) comes from
a lot instead: in the tests from their own names, in a server of theirs from its environment. Each
module draws from a lot of its own, so that none changes what another draws. In a server every draw
is the same, as is a thinker's whim anywhere: who asks first, and which process answers, changes
nothing.
"""

import os
from collections.abc import Callable
from importlib import import_module
from random import Random

LOT = "ESTAFETTE_TEST_LOT"  # the lot of a process that a test starts
NIGHT = os.environ.get("ESTAFETTE_NIGHT", "")  # by night every lot is another
DRAWING = (
    "estafette.match.match",
    "estafette.cli.play",
    "estafette.cli.laboratory",
    "estafette.cli.counsel",
    "estafette.server.desk.plans",
    "estafette.server.desk.seating",
    "estafette.server.desk.clocks",
)
THINKING = ("estafette.server.desk.counsel", "estafette.server.minds.work")

NAMING = (  # ids, tokens and names of files stay as the system draws them: no order is theirs
    "estafette.learning.aec",
    "estafette.lab.postgresql",
    "estafette.match.file",
    "estafette.server.accounts",
    "estafette.server.hub",
    "estafette.server.minds.cluster",
)


def draw_alike(lot: str, *, serving: bool = False) -> None:
    """From now on this process draws what this lot holds."""
    for name in DRAWING:
        drawing = whim if serving else stream
        vars(import_module(name))["token_hex"] = drawing(f"{NIGHT}/{lot}/{name}")
    for name in THINKING:
        vars(import_module(name))["token_hex"] = whim(f"{NIGHT}/{lot}/{name}")


def stream(lot: str) -> Callable[[int], str]:
    """One draw after the other."""
    drawing = Random(lot)
    return lambda size: drawing.randbytes(size).hex()


def whim(lot: str) -> Callable[[int], str]:
    """Always the same draw."""
    return lambda size: Random(lot).randbytes(size).hex()


if LOT in os.environ:  # in a server, and in the processes that think for it
    draw_alike(os.environ[LOT], serving=True)
