"""What one sees when one looks at a match: values that can be compared byte for byte."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from estafette.engine import Action, Facts, encode
from estafette.match import Match, question

from .cases import Case


def position(match: Match) -> tuple[Any, ...]:
    """The whole match as it stands: the table, the questions, the end, how much is answered."""
    return (
        encode(match.game),
        [question(decision) for decision in match.open],
        match.outcome,
        match.moment,
    )


def sight(match: Match, seat: str | None) -> tuple[bytes, ...]:
    """All that a seat sees and hears since the last step, as it would be sent."""
    return (
        sent(match.view(seat)),
        sent(question(match.decision(seat))),
        sent([decision.seat for decision in match.open]),
        sent([told for told in match._since if told.is_heard_by(seat)]),
    )


def sent(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def names_in(value: Any) -> Iterator[str]:
    """Every text inside a fact, an action or a list of them."""
    if isinstance(value, str):
        yield str(value)
    elif isinstance(value, Action):
        yield from names_in(facts_of(value))
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from names_in(part)


def keys_in(value: Any) -> Iterator[str]:
    """Every key of the tables inside a value."""
    if isinstance(value, Mapping):
        yield from value
        for part in value.values():
            yield from keys_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from keys_in(part)


def facts_of(action: Action) -> Facts:
    return {field: getattr(action, field) for field in action.__struct_fields__}


def hidden_from(case: Case, match: Match) -> dict[str | None, frozenset[str]]:
    """The ids that must not be named, for everybody who looks at the table."""
    return {seat: case.rules.hidden(match._known_to(seat).game, seat) for seat in case.seats()}
