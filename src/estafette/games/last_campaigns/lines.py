"""[option.extended.combat] Extended lines in combat, and how they go back."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Extend
from .fate import extend, turn
from .sides import INFANTRY, Side
from .stacking import cannot_stack
from .state import Game


def face(game: Game, hexes: Collection[str]) -> None:
    """[option.extended.combat] In a combat over one of its hexes a line stands in that one."""
    for unit, other in list(game.extended.items()):
        if other in hexes and game.where[unit] not in hexes:
            turn(game, unit)


def lines_of(game: Game, units: Sequence[str]) -> dict[str, str]:
    """Those of some units that stand in line, with their other hex."""
    return {unit: game.extended[unit] for unit in units if unit in game.extended}


def hold_line(game: Game, lines: Mapping[str, str]) -> Procedure[None]:
    """[option.extended.retreat] Units that went back in line may stay so, both halves a hex back.

    `lines` are those who stood in line, with the hex of the half that is not where they are now.
    """
    for unit, other in lines.items():
        if unit not in game.where:
            continue
        side, hex_ = game.side(unit), game.where[unit]
        places = [each for each in game.ground.neighbours[hex_] if is_behind(game, each, other)]
        choice = yield ask(
            side,
            "extended.hold",
            rule="option.extended.retreat",
            offers=[Extend(each) for each in places],
            unless=partial(cannot_hold, game, side, unit, places),
            kind=Extend,
            or_else=Pass(),
            facts={"unit": unit, "hex": hex_},
        )
        if isinstance(choice, Extend):
            extend(game, unit, choice.hex)
            game.tell("extended.deploys", unit=unit, hex=hex_, other=choice.hex)


def is_behind(game: Game, hex_: str, other: str) -> bool:
    return hex_ in game.ground.neighbours[other]


def cannot_hold(
    game: Game, side: Side, unit: str, places: Sequence[str], choice: Extend
) -> Refusal | None:
    """[option.extended.retreat] The other half retreats as a unit would."""
    if choice.hex not in places:
        return refuse("option.extended.retreat", "extended.not-so")
    if game.holder(choice.hex) is side.enemy:
        return refuse("retreat.blocked", "retreat.enemy-there", hex=choice.hex)
    return cannot_fill(game, unit, (game.where[unit], choice.hex))


def cannot_fill(game: Game, unit: str, hexes: Sequence[str]) -> Refusal | None:
    """[option.extended.stacking] With guns and cavalry, but with no other infantry."""
    for hex_ in hexes:
        others = [each for each in game.at(hex_) if each != unit]
        if any(game.unit(each).arm is INFANTRY for each in others):
            return refuse("option.extended.stacking", "stacking.extended", unit=unit)
        if refusal := cannot_stack(game, hex_, [unit]):
            return refusal
    return None
