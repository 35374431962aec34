"""What is kept of a match: its choices, the table at rest, and what may be wrong with either."""

from typing import Any

from msgspec import Struct

from estafette.engine import Action, Paper, Refusal, Setup, Told


class Unread(Action, frozen=True):
    """An answer of which the rules in hand know nothing, as it was written."""

    raw: dict[str, Any]


class Entry(Struct, frozen=True, gc=False):
    """One choice of the log, with what chance answered and what was told after it."""

    number: int
    seat: str
    action: Action
    chance: tuple[int | str, ...] = ()
    told: tuple[Told, ...] = ()
    final: bool = False


class Saved(Struct, frozen=True):
    """A match at rest: the table at the last step and the choices made since."""

    setup: Setup
    table: bytes
    number: int
    choices: tuple[tuple[str, Action], ...] = ()


class Diverged(Exception):
    """A choice that was once legal is no longer so: rules or data have changed."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(number, refusal)
        self.number = number
        self.refusal = refusal

    def __str__(self) -> str:
        return f"choice {self.number}: {self.refusal.key} [{self.refusal.rule}]"


class Unimaginable(Exception):
    """No guess at what the seat cannot know agrees with what it has seen."""


def answers_in(entry: Entry) -> tuple[Action, ...]:
    """The answers of a choice: those of a paper one by one."""
    action = entry.action
    return action.answers if isinstance(action, Paper) else (action,)
