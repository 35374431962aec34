"""Shelves for the laboratory: the specimen as it is, and the specimen out of order."""

from collections.abc import Mapping
from typing import Any

import msgspec

from estafette.engine import Outcome, Rules
from tests.specimen import RULES

GAME = RULES.id


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


def breaks(game: Any, *others: Any) -> Outcome | None:
    if others or game.hour > 1:
        raise RuntimeError("the bridge is gone")
    return None


def never(game: Any) -> Outcome | None:
    return None
