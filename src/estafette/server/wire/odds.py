"""Odds over the wire: what chance may bring after an answer."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estafette.speech import Sentence

from .kinds import Number


class OddsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What may come of this answer to the question of this number and count of takings-back?"""

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    action: dict[str, Any]
    undone: Number | None = None


class OddsLine(Struct, frozen=True):
    """A result, its chance, and the bounds that hold the truth 19 times in 20."""

    sentence: Sentence
    chance: float
    low: float
    high: float


class OddsChart(Struct, frozen=True):
    """Something that chance decides, and its results in order."""

    sentence: Sentence
    lines: tuple[OddsLine, ...]


class OddsSheet(Struct, frozen=True):
    """What chance may bring after an answer: counted exactly, or tried out so many times.

    Nobody steps in meanwhile where he may pass; who must choose takes what looks best at a glance.
    """

    seat: str
    number: int
    undone: int
    action: dict[str, Any]
    exact: bool
    samples: int
    charts: tuple[OddsChart, ...]
