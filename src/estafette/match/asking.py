"""What a question says to whoever is asked, and what an answer names."""

from collections.abc import Container, Iterator
from typing import Any

from estafette.engine import Action, Decision


def question(decision: Decision | None) -> tuple[Any, ...] | None:
    """A decision without its reasons: what can be compared and sent."""
    if decision is None:
        return None
    return (decision.seat, decision.key, decision.rule, decision.options, decision.facts)


def unknown_name(action: Action, names: Container[str]) -> str | None:
    """The first id in an answer that is printed nowhere."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        for part in parts_of(value):
            if isinstance(part, str) and part not in names:
                return str(part)
    return None


def parts_of(value: Any) -> Iterator[Any]:
    """A value, or what lies in a tuple, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from parts_of(part)
    else:
        yield value
