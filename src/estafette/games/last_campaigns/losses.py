"""[combat.losses.owner-chooses] Who takes the losses."""

from collections.abc import Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose
from .fate import lose_step
from .sides import INFANTRY
from .state import Game
from .tiny import FULL, is_tiny, worth
from .zones import is_in_chateau


def take(game: Game, units: Sequence[str], steps: int) -> Procedure[list[str]]:
    """[combat.losses.owner-chooses] So many steps off these units; says which ones lost any.

    A step that a tiny unit meets only by half is completed before the next one (R-92).
    """
    lost: list[str] = []
    for number in range(steps):
        named = candidates(game, units, is_first=number == 0)
        if not named:
            break
        unit = yield from choose(game, units, named, left=steps - number)
        damaged = [other for other in units if game.losses.get(other)]
        is_half = worth(game, unit) < FULL
        lost.append(unit)
        lose_step(game, unit)
        if is_half and (others := second_half(game, units, damaged)):
            unit = yield from choose(game, units, others, left=steps - number, half=True)
            lost.append(unit)
            lose_step(game, unit)
    return list(dict.fromkeys(lost))


def candidates(game: Game, units: Sequence[str], *, is_first: bool) -> list[str]:
    """[combat.losses.first-infantry] [combat.losses.damaged-first] Who may be next (R-16)."""
    here = [unit for unit in units if unit in game.where]
    infantry = [unit for unit in here if game.unit(unit).arm is INFANTRY]
    if is_first and infantry:
        here = infantry
    return [unit for unit in here if game.losses.get(unit)] or here


def second_half(game: Game, units: Sequence[str], damaged: Sequence[str]) -> list[str]:
    """[advanced.tiny.full-step] Who may meet the other half: a tiny unit, else the next in turn.

    `damaged` are those that were so before this step: the unit just turned is not yet.
    """
    here = [unit for unit in units if unit in game.where]
    tiny = [unit for unit in here if is_tiny(game, unit)]
    return tiny or [unit for unit in here if unit in damaged] or here


def choose(
    game: Game, units: Sequence[str], named: Sequence[str], *, left: int, half: bool = False
) -> Procedure[str]:
    """[combat.losses.owner-chooses] The owner points at one of those that may take a loss."""
    here = [unit for unit in units if unit in game.where]
    open_to = [*named, *substitutes(game, named)]
    choice = yield ask(
        game.side(named[0]),
        "losses.which",
        rule="combat.losses.owner-chooses",
        offers=[Lose(unit) for unit in dict.fromkeys([*here, *open_to])],
        unless=partial(cannot_lose, game, here, open_to, half),
        kind=Lose,
        facts={"left": left, "half": half},
    )
    match choice:
        case Lose(unit):
            return unit
    raise AssertionError(choice)


def cannot_lose(
    game: Game, here: Sequence[str], named: Sequence[str], half: bool, choice: Lose
) -> Refusal | None:
    """[combat.losses.first-infantry] [combat.losses.damaged-first] Why not this unit."""
    if choice.unit in named:
        return None
    if choice.unit not in here:
        return refuse("combat.losses.owner-chooses", "losses.not-a-target")
    if half:
        return refuse("advanced.tiny.full-step", "losses.other-half", unit=choice.unit)
    if game.unit(choice.unit).arm is not INFANTRY and game.unit(named[0]).arm is INFANTRY:
        return refuse("combat.losses.first-infantry", "losses.infantry-first", unit=choice.unit)
    return refuse("combat.losses.damaged-first", "losses.damaged-first", unit=choice.unit)


def substitutes(game: Game, named: Sequence[str]) -> list[str]:
    """[chateau.loss-substitute] Infantry beside a garrison may take a loss in its place."""
    found: list[str] = []
    for unit in named:
        hex_ = game.where[unit]
        if is_in_chateau(game, hex_):
            found += [
                friend
                for there in game.ground.neighbours[hex_]
                if game.holder(there) is game.side(unit)
                for friend in game.at(there)
                if game.unit(friend).arm is INFANTRY
            ]
    return found
