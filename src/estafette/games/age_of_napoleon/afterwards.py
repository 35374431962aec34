"""What would come of the armies if some of them stood elsewhere: for `judgement`."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from .camps import Army, Camp, Front, army_of, fronts
from .expectations import Ground, ground_of
from .printed import Printed
from .prospects import Prospects, battle, between
from .sides import FRENCH, Side
from .standing import Standing

MOVES = 4096  # so many are remembered
CAUGHT = 0.7  # of a stronger enemy's blow: he may intercept

# The hope of the French, by what may come of the armies, and by cards gained besides.
Hope: TypeAlias = Callable[[Prospects, float], float]

# A side, its turns and its enemy's, whether the next is its own, and whether it is winter.
Turn: TypeAlias = tuple[Side, int, int, bool, bool]


@lru_cache(MOVES)
def moved(
    standing: Standing,
    exhausted: frozenset[str],
    printed: Printed,
    turn: Turn,
    start: str,
    corps: tuple[str, ...],
    area: str,
    alone: bool,
) -> tuple[Prospects, float]:
    """What may come of the armies when a band has gone there, and what may become of the band.

    `alone`: whoever stood there is driven off. Most tables that are imagined ask the same.
    """
    side, ours, theirs, is_next, winter = turn
    ground = ground_of(printed)
    front, foes = fronts(standing, exhausted, printed)[:: 1 if side is FRENCH else -1]
    own, enemies = dict(front.armies), dict(foes.armies)
    stay = [each for each in standing.armies[side].get(start, ()) if each not in corps]
    own.pop(start, None)
    if stay:
        own[start] = army_of(ground, exhausted, stay, start)
    band = army_of(ground, exhausted, corps, area)
    own[area] = band.joined(own[area]) if area in own else band
    beaten = enemies.pop(area, None) if alone else None
    camp = Camp(side, Front(ground, own), ours, ours, is_next)
    enemy = Camp(side.enemy, Front(ground, enemies), theirs, theirs, not is_next)
    if beaten is not None:
        country = ground.country[area]
        enemy.front.hosts[country] = enemy.front.hosts.get(country, 0) + beaten.count
    pair = (camp, enemy) if side is FRENCH else (enemy, camp)
    view = between(ground, standing.politics.status, *pair, winter)
    return view, danger(ground, area, own[area], band, enemy)


@lru_cache(MOVES)
def driven(
    standing: Standing,
    exhausted: frozenset[str],
    printed: Printed,
    turn: Turn,
    area: str,
    back: str,
) -> Prospects:
    """What may come of the armies when one side is driven out of an area, to where it came from.

    Those who came from nowhere still stand somewhere in the country.
    """
    side, ours, theirs, is_next, winter = turn
    ground = ground_of(printed)
    front, foes = fronts(standing, exhausted, printed)[:: 1 if side is FRENCH else -1]
    own = dict(front.armies)
    beaten = own.pop(area, None)
    if beaten is not None and back:
        own[back] = beaten.joined(own[back]) if back in own else beaten
    camp = Camp(side, Front(ground, own), ours, ours, is_next)
    if beaten is not None and not back:
        country = ground.country[area]
        camp.front.hosts[country] = camp.front.hosts.get(country, 0) + beaten.count
    enemy = Camp(side.enemy, foes, theirs, theirs, not is_next)
    pair = (camp, enemy) if side is FRENCH else (enemy, camp)
    return between(ground, standing.politics.status, *pair, winter)


def danger(ground: Ground, area: str, army: Army, band: Army, enemy: Camp) -> float:
    """[interception.range] What a stronger enemy may do to those who come there."""
    worst, far = 0.0, ground.distance[area]
    if not enemy.turns or area in enemy.armies:
        return worst
    for there, foe in enemy.armies.items():
        if far[there] == 1 and foe.power > army.power and foe.speed >= band.speed:
            worst = max(worst, battle(ground, foe.power, foe, army.power, army))
    return CAUGHT * worst
