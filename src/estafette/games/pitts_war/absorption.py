"""[stacking.absorb] Armies that are taken into others."""

from collections.abc import Collection

from estafette.engine import Refusal, refuse

from .actions import Absorb
from .fate import build_up, lose_for_good, take_off
from .sides import EMPIRE, IMPERIALS, Side
from .stacking import steps_by_power, too_many
from .state import Game


def absorb(game: Game, choice: Absorb) -> None:
    """[stacking.absorb] [stacking.absorb.rebuild] One army gives its steps to another.

    Taken off, it may be raised again, unless it bears a dot.
    """
    steps = game.steps[choice.army]
    game.tell("army.absorbed", army=choice.army, by=choice.by, steps=steps)
    take_off(game, choice.army)
    if game.printed.armies[choice.army].dot:
        lose_for_good(game, choice.army)
    for _ in range(steps):
        build_up(game, choice.by)


def cannot_absorb(game: Game, choice: Absorb) -> Refusal | None:
    """[stacking.absorb.nationality] [stacking.absorb.tactical] Why not these two."""
    army, by = choice.army, choice.by
    area = game.where.get(by)
    if area is None or army == by or game.where.get(army) != area:
        return refuse("stacking.absorb", "absorb.not-together", army=army, by=by)
    if not is_kin(game, army, by):
        return refuse("stacking.absorb.nationality", "absorb.strangers", army=army, by=by)
    if abs(game.face(army).tactical - game.face(by).tactical) > 1:
        return refuse("stacking.absorb.tactical", "absorb.too-unlike", army=army, by=by)
    if game.steps[army] + game.steps[by] > most(game, by):
        return refuse("stacking.absorb", "absorb.too-many", by=by, most=most(game, by))
    return robs_a_leader(game, army, by)


def robs_a_leader(game: Game, army: str, by: str) -> Refusal | None:
    """[stacking.leader-share] Steps that change their nation may leave a leader too few."""
    power, other = game.printed.power_of[army], game.printed.power_of[by]
    side = game.side(army)
    if power == other or side is None:
        return None
    area, steps = game.where[army], game.steps[army]
    by_power = steps_by_power(game, game.at(area, side))
    by_power[power] -= steps
    by_power[other] += steps
    return too_many(game, area, by_power, game.leaders_at(area, side))


def is_kin(game: Game, army: str, by: str) -> bool:
    """[stacking.absorb.nationality] Of one power, or a minor with a major that is its ally."""
    armies = game.printed.armies
    if armies[army].revolt or armies[by].revolt or game.side(army) is not game.side(by):
        return False
    power, other = armies[army].power, armies[by].power
    return power == other or (game.is_major(other) and not game.is_major(power))


def most(game: Game, army: str) -> int:
    """[unit.steps] [rhine.unit] The most steps of an army; the Rhine never has a second."""
    if army == IMPERIALS and EMPIRE in game.founded:
        return 1
    return game.printed.full_strength[army]


def absorptions(game: Game, area: str, takers: Collection[str] | None = None) -> list[Absorb]:
    """[stacking.absorb] The pairs of an area that may become one army, by any or by some."""
    armies = game.stacks.get(area, ())
    if len(armies) < 2:
        return []
    full = game.printed.full_strength
    lacking = [by for by in armies if game.steps[by] < full[by]]
    bigger = [by for by in lacking if takers is None or by in takers]
    pairs = [Absorb(army, by) for army in armies for by in bigger if army != by]
    return [pair for pair in pairs if cannot_absorb(game, pair) is None]


def all_absorptions(game: Game, side: Side) -> list[Absorb]:
    """[stacking.absorb] The pairs of a side, wherever they stand."""
    crowded = [area for area, armies in game.stacks.items() if len(armies) > 1]
    return [
        pair for area in crowded if game.holder(area) is side for pair in absorptions(game, area)
    ]
