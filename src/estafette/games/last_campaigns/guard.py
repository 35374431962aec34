"""[guard.retreat-test] The Imperial Guard: what it does to those it fights, and its recoil."""

from collections.abc import Iterable

from .sides import ALLIED, INFANTRY, Army
from .state import Game


def is_old_guard(game: Game, unit: str) -> bool:
    """[morale.base.old-guard] The grenadiers and chasseurs, printed 7-4 (R-116)."""
    sheet = game.unit(unit)
    return "old-guard" in sheet.marks and sheet.arm is INFANTRY


def awe(game: Game, enemies: Iterable[str]) -> int:
    """[guard.retreat-test] [morale.mod.guard-opponent] What it takes off in a retreat test."""
    is_there = any(is_old_guard(game, enemy) for enemy in enemies)
    return game.printed.tables.morale.guard if is_there else 0


def recoil(game: Game, units: Iterable[str]) -> None:
    """[guard.recoil.morale] [guard.recoil.level] "La Garde recule": once in a game (R-29)."""
    if game.recoiled or not any(is_old_guard(game, unit) for unit in units):
        return
    game.recoiled = True
    game.tell("guard.recoils")
    if any(game.printed.armies[army].side is ALLIED for army in (*game.broken, *game.shattered)):
        return
    change = game.level_changes.get(Army.FRENCH, 0) - game.printed.tables.limits.recoil_level
    game.level_changes = {**game.level_changes, Army.FRENCH: change}
    game.tell("guard.level-drops")
