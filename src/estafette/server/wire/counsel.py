"""Counsel over the wire: what the marshal would do now, and how a match went once it is over."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from estafette.speech import Sentence

from .kinds import Number
from .play import Option


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What would the marshal do? For the question of this number and count of takings-back."""

    seat: Annotated[str, Meta(max_length=60)]
    number: Number
    undone: Number | None = None


class Advice(Struct, frozen=True):
    """An answer, and the chance that the side of the seat wins with it."""

    option: Option
    chance: float


class Hint(Struct, frozen=True):
    """The answers that the marshal likes best, the best first."""

    seat: str
    number: int
    undone: int
    advice: tuple[Advice, ...]


class CostlyChoice(Struct, frozen=True):
    """A choice that cost its side something: the chance with it, and with the better answer."""

    number: int
    seat: str
    side: str
    chosen: Sentence
    better: Sentence
    chance: float
    best: float


class Analysis(Struct, frozen=True, omit_defaults=True):
    """How a finished match went, as far as it has been found out.

    `curve` has a point before every choice and one after the last: the chance of each of the
    `sides`, a draw counting for half. `share` is how much of the work is done while it lasts.
    """

    state: Literal["none", "running", "done"]
    share: float = 0.0
    sides: tuple[str, ...] = ()
    curve: tuple[tuple[float, ...], ...] = ()
    costly: tuple[CostlyChoice, ...] = ()
