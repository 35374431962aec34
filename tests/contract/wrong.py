"""Answers that a hostile client might send: well formed, and not what was offered."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Action, Decision, Dice, secret_of
from estafette.match import Match

from .cases import Case


def wrong_answers(case: Case, match: Match, decision: Decision, most: int) -> list[Action]:
    """Some answers of the same kinds as those offered, about other things."""
    dice = Dice(secret_of(f"{case.name}/wrong {match.number} {decision.seat}"))
    names = sorted(case.printed.names)
    offered = [offer for offers in decision.offered for offer in offers.offers]
    models = dice.shuffled([*decision.options, *offered])[:most]
    wrong = [altered for model in models for altered in alterations(model, names, dice)]
    return [action for action in wrong if action not in decision.options][:most]


def alterations(model: Any, names: list[str], dice: Dice) -> Iterator[Any]:
    """The same answer with one of its fields changed to another value of the same type."""
    for field in model.__struct_fields__:
        value = altered(getattr(model, field), names, dice)
        if value is not None:
            yield replace(model, **{field: value})


def altered(value: Any, names: list[str], dice: Dice) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return dice.pick([value - 1, value + 1, -value, value + 1_000])
        case str():
            return dice.pick(names)
        case tuple() if value:
            changed = altered(value[0], names, dice)
            return dice.pick([(), value + value[:1], (changed, *value[1:])])
        case Struct():
            return next(iter(alterations(value, names, dice)), None)
    return None
