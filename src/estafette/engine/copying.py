"""A copy of what lies on the table, written once for every game from the types of its fields."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct


class Shared:
    """Printed things: every table holds the same one, and no save holds any."""


SHARED = (Shared, int, str, bool, float, bytes, NoneType, tuple, frozenset)


@cache
def copier(kind: type[Struct]) -> Callable[[Any], Any]:
    """The function that copies structs of this kind: what can change is copied, the rest shared."""
    names: dict[str, Any] = {}
    lines = ["def copy(old):", "    new = old.__copy__()"]
    for field, hint in get_type_hints(kind).items():
        if field in kind.__struct_fields__ and not is_shared(hint):
            lines.append(f"    new.{field} = {copied(hint, f'old.{field}', names)}")
    lines.append("    return new")
    exec("\n".join(lines), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def is_shared(hint: Any) -> bool:
    """Nothing of this type ever changes, so two tables may hold the same one."""
    if hint is Any or hint is object:
        return True
    origin = get_origin(hint) or hint
    if origin in (Union, UnionType):
        return all(is_shared(part) for part in get_args(hint))
    if not isinstance(origin, type):
        return True
    if issubclass(origin, Struct):
        return bool(origin.__struct_config__.frozen)
    if origin in (Mapping, Sequence):  # whoever holds one may read it and replace it, no more
        return all(is_shared(part) for part in get_args(hint))
    if issubclass(origin, tuple):
        return all(part is ... or is_shared(part) for part in get_args(hint))
    return issubclass(origin, (*SHARED, Enum))


def copied(hint: Any, what: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of this type."""
    origin = get_origin(hint) or hint
    parts = get_args(hint)
    if origin in (Union, UnionType):
        kinds = [part for part in parts if part is not NoneType]
        if len(kinds) == 1:
            return f"None if {what} is None else {copied(kinds[0], what, names)}"
    if origin is list or origin is dict or origin is set:
        inner = parts[-1] if parts else object
        if is_shared(inner):
            return f"{what}.copy()"
        if origin is dict:
            copies = f"{{k: {copied(inner, 'v', names)} for k, v in {what}.items()}}"
            return f"{copies} if {what} else {{}}"
        if origin is list:
            return f"[{copied(inner, 'v', names)} for v in {what}] if {what} else []"
    if isinstance(origin, type) and issubclass(origin, Struct):
        name = f"copy_{len(names)}_{origin.__name__}"
        names[name] = copier(origin)
        return f"{name}({what})"
    raise TypeError(f"a state cannot hold a {hint}: nobody knows how to copy it")
