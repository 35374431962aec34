"""What lies on the table, and what is told about it."""

from functools import cache
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from .copying import Shared, copier
from .dice import Dice

S = TypeVar("S", bound="State")

SPECTATOR = ""
PASSING = ("printed", "told", "uncovered")


class Told(Struct, frozen=True, gc=False):
    """What a commentator says aloud; `to` names the seats that may hear it, None is everybody.

    Those who only watch are the seat SPECTATOR.
    """

    key: str
    facts: dict[str, Any] = {}
    to: tuple[str, ...] | None = None

    def is_heard_by(self, seat: str | None) -> bool:
        return self.to is None or (seat or SPECTATOR) in self.to


class State(Struct, kw_only=True):
    """The table of one game: each game adds its own fields, which must be plain values.

    Three fields pass through and are never saved: what is printed (shared by all matches with
    the same box), what was told and whether something hidden was shown since the last choice.
    """

    dice: Dice
    place: int = 0
    printed: Any = None
    told: list[Told] | None = []
    uncovered: bool = False

    def tell(self, key: str, /, *, to: tuple[str, ...] | None = None, **facts: Any) -> None:
        """Say what happens, to everybody or to the seats named."""
        if self.told is not None:
            self.told.append(Told(key, facts, to))

    def copy(self) -> Self:
        """The same table once more, with nothing yet told."""
        new: Self = copier(type(self))(self)
        new.dice.fallen = []
        new.told = None if self.told is None else []
        new.uncovered = False
        return new

    def clear(self) -> None:
        """What was told, thrown and shown has been written down."""
        self.uncovered = False
        if self.dice.fallen:
            self.dice.fallen = []
        if self.told:
            self.told = []


def encode(state: State, place: int | None = None) -> bytes:
    """The table as saved: the same table always gives the same bytes.

    Its place in the sequence of play is written down as this number, if one is given.
    """
    fields = {name: getattr(state, name) for name in saved_fields(type(state))}
    fields["place"] = state.place if place is None else place
    fields["dice"] = msgspec.structs.replace(state.dice, fallen=[])
    for name in fields_with_sets(type(state)) & fields.keys():
        fields[name] = steady(fields[name])
    return msgspec.json.encode(fields)


@cache
def saved_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of which a table is made: not what passes through, nor what is shared."""
    hints = get_type_hints(kind)
    mine = [name for name in kind.__struct_fields__ if name not in PASSING]
    return tuple([name for name in mine if not mentions(Shared, hints[name])])


def mentions(kind: type, hint: Any) -> bool:
    """Is this a type of that kind, alone or among others?"""
    parts = get_args(hint) or (hint,)
    return any(isinstance(part, type) and issubclass(part, kind) for part in parts)


@cache
def fields_with_sets(kind: type[Struct]) -> frozenset[str]:
    """The fields in which a set may lie, at whatever depth."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if mentions_a_set(hint))


def mentions_a_set(hint: Any) -> bool:
    origin = get_origin(hint) or hint
    if isinstance(origin, type) and issubclass(origin, Struct):
        return bool(fields_with_sets(origin))
    return origin in (set, frozenset) or any(mentions_a_set(part) for part in get_args(hint))


def steady(value: Any) -> Any:
    """Sets in the order of their members; a dict keeps its own, which rules may follow."""
    if isinstance(value, set | frozenset):
        return sorted(value)
    if isinstance(value, dict):
        return {key: steady(part) for key, part in value.items()}
    if isinstance(value, list):
        return [steady(part) for part in value]
    if isinstance(value, Struct) and not value.__struct_config__.frozen:
        return {field: steady(getattr(value, field)) for field in value.__struct_fields__}
    return value


def decode(kind: type[S], saved: bytes, printed: Any) -> S:
    """The table woken from its saved form."""
    state = msgspec.json.decode(saved, type=kind)
    state.printed = printed
    return state
