"""Shelves for the laboratory: the specimen as it is, and the specimen out of order."""

from collections.abc import Mapping
from typing import Any

import msgspec

from estafette.engine import Outcome, Rules, Track, View
from tests.specimen import RULES

GAME = RULES.id
LAST_HOUR = 6


def shelf() -> Mapping[str, Rules]:
    return {GAME: RULES}


def breaking_shelf() -> Mapping[str, Rules]:
    """In the second hour of this one the rules fall over."""
    return {GAME: msgspec.structs.replace(RULES, outcome=breaks)}


def endless_shelf() -> Mapping[str, Rules]:
    """Night never falls on this one."""
    return {GAME: msgspec.structs.replace(RULES, outcome=never)}


def stillborn_shelf() -> Mapping[str, Rules]:
    """This one cannot even be set up."""
    return {GAME: msgspec.structs.replace(RULES, start=breaks)}


def blind_shelf() -> Mapping[str, Rules]:
    """This one can be played, but nobody who looks on sees anything."""
    return {GAME: msgspec.structs.replace(RULES, view=breaks)}


def late_shelf() -> Mapping[str, Rules]:
    """The pawn of this one has left its track when anybody looks."""
    return {GAME: msgspec.structs.replace(RULES, view=late)}


def late(game: Any, seat: str | None) -> View:
    return View(seat, (), tracks=(Track("track.hour", LAST_HOUR + 1, 1, LAST_HOUR),))


def breaks(game: Any, *others: Any) -> Outcome | None:
    if others or game.hour > 1:
        raise RuntimeError("the bridge is gone")
    return None


def never(game: Any) -> Outcome | None:
    return None
