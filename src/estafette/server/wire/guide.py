"""What goes over the wire of a first-match guide; `guide.py` writes it from a game's file."""

from typing import Any

from msgspec import Struct

from estafette.speech import Sentence


class Occasion(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a remark of a guide fits: of each list that is given, one must be there.

    `rules` are clauses of the question, `kinds` types of answer that are offered, `path` clauses
    of the sequence of play, `sheets` and `lines` keys of what lies on the table and of what was
    told; of `after`, the remarks that must have been made, none may be missing.
    """

    rules: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class GuideStep(Struct, frozen=True, omit_defaults=True):
    """A remark of a first-match guide; `hint` is part of an answer that one might try."""

    id: str
    title: str
    sentence: Sentence
    when: Occasion
    points: tuple[str, ...] = ()
    hint: dict[str, Any] = {}


class Guide(Struct, frozen=True):
    """A walk through the beginning of a scenario, for whoever plays this seat the first time."""

    game: str
    scenario: str
    seat: str
    steps: tuple[GuideStep, ...]
