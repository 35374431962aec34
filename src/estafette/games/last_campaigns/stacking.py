"""[stacking.limit] Two combat units to a hex."""

from collections.abc import Sequence

from estafette.engine import Refusal, refuse

from .sides import INFANTRY
from .state import Game


def cannot_stack(game: Game, hex_: str, units: Sequence[str]) -> Refusal | None:
    """[stacking.limit] Why these units may not stay in a hex beside those that are there."""
    stack = game.stacks.get(hex_)
    if not stack and len(units) == 1:
        return None
    there = [unit for unit in stack or () if unit not in units]
    limit = game.printed.tables.limits.stack
    if len(there) + len(units) > limit:
        return refuse("stacking.limit", "stacking.full", hex=hex_, limit=limit)
    everybody = [*there, *units]
    if refusal := cannot_thicken(game, everybody):
        return refusal
    for unit in units:
        for other in everybody:
            if not may_mix(game, unit, other):
                return refuse("division.no-mixing", "stacking.division", unit=unit, other=other)
    return None


def cannot_thicken(game: Game, units: Sequence[str]) -> Refusal | None:
    """[option.extended.stacking] No other infantry in a hex that an extended line fills."""
    foot = [unit for unit in units if game.unit(unit).arm is INFANTRY]
    thin = [unit for unit in foot if unit in game.extended]
    if len(foot) < 2 or not thin:
        return None
    return refuse("option.extended.stacking", "stacking.extended", unit=thin[0])


def may_mix(game: Game, unit: str, other: str) -> bool:
    """[division.no-mixing] A division with orders of its own keeps away from its corps."""
    if game.unit(unit).formation != game.unit(other).formation:
        return True
    if game.division(unit) in game.attached or game.division(other) in game.attached:
        return True
    return game.formation(unit) == game.formation(other)
