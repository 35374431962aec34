"""What chance decides, and after which answers: so that the house can work out the odds of it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from .decision import Action, Facts

# What is left of an event's facts when only what tells one result from another is kept.
Reading: TypeAlias = Callable[[Facts], dict[str, Any]]


class Hazard(Struct, frozen=True, eq=False):
    """Something that chance decides, and the told events that say how it fell.

    `results` gives for the key of each such event the facts that tell one result from another. With
    `apart`, each value of these facts is a hazard of its own: the losses of each side. `rank` puts
    the results in an order; without it numbers rise, and all else goes by chance. The words are
    the message `key` for the title and, for each result, the one that `words_for` names.
    """

    key: str
    results: Mapping[str, Reading]
    apart: tuple[str, ...] = ()
    rank: Callable[[str, Facts], int] | None = None

    def words_for(self, told: str) -> str:
        """`odds.losses` and `combat.inflicts` give `odds.losses.inflicts`."""
        return f"{self.key}.{told.rpartition('.')[2]}"


def always(_game: Any, _seat: str, _answer: Action) -> bool:
    """Every answer of these kinds."""
    return True


def never_open(_game: Any, _seat: str) -> bool:
    """Something that the seat cannot know weighs upon it."""
    return False


class Stake(Struct, frozen=True):
    """After such an answer to this question chance decides; with the first hazard all is decided.

    `when(game, seat, answer)` may single out some of these answers, by what the seat can see.
    `is_open(game, seat)` says that nothing which the seat cannot know weighs upon it, but for
    the order of a draw pile whose cards it could name: then the odds can be counted to the end.
    """

    asked: str
    answers: tuple[type[Action], ...]
    hazards: tuple[Hazard, ...]
    when: Callable[[Any, str, Any], bool] = always
    is_open: Callable[[Any, str], bool] = never_open


def by(*names: str) -> Reading:
    """The reading that keeps the facts of these names."""

    def read(facts: Facts) -> dict[str, Any]:
        return {name: facts[name] for name in names}

    return read
