"""[disorganisation.removal] [advanced.recovery.test] Order is restored at the end of the turn."""

from .eyes import hearers
from .fate import reorganise
from .fatigue import is_exhausted
from .morale import morale, roll
from .state import Game
from .zones import enemies_beside

WAKEFUL = 5  # [option.fatigue.exhausted-recovery] the lowest die


def recover(game: Game) -> None:
    """[sequence.phase5.disorganisation] Markers come off, or their units test for it."""
    for unit in [each for each in game.where if each in game.disorganised]:
        if unit not in game.where:
            continue  # routed by another's test
        if not game.plays_with("recovery") or has_recovered(game, unit):
            reorganise(game, unit)


def has_recovered(game: Game, unit: str) -> bool:
    """[advanced.recovery.test] By its morale; [option.fatigue.exhausted-recovery] or by 5-6."""
    if is_exhausted(game, unit):
        die = game.dice.d6()
        passed = die >= WAKEFUL
        game.tell("recovery.exhausted", to=hearers(game, [unit]), unit=unit, die=die, passed=passed)
        return passed
    value = morale(game, unit, extra=situation(game, unit))
    passed = roll(game, game.side(unit), {unit: value}, value, "recovery")
    return passed and unit in game.where


def situation(game: Game, unit: str) -> int:
    """[advanced.recovery.terrain] [advanced.recovery.adjacent] What is added for this test only."""
    table, hex_ = game.printed.tables.morale, game.where[unit]
    extra = table.shelter if is_shelter(game, hex_) else 0
    near = enemies_beside(game, hex_, game.side(unit))
    if any(enemy not in game.disorganised for there in near for enemy in game.at(there)):
        extra += table.adjacent
    return extra


def is_shelter(game: Game, hex_: str) -> bool:
    """[advanced.recovery.terrain] Is this terrain that reduces an attacker?"""
    effect = getattr(game.printed.tables.terrain, game.ground.terrain[hex_], None)
    return effect is not None and effect.assault > 0
