"""What may come of where the armies stand: who is near which star, and who could take it."""

from collections import deque
from collections.abc import Mapping
from functools import cache

from .control import controller
from .printed import Printed
from .sides import COALITION, FRENCH, Side
from .state import Game

REACH = 4  # areas from a star: nobody thinks of one farther away
NEAR = tuple([1 / (1 + far) for far in range(REACH + 1)])  # what is left of a hope so far away
CROWD = 9  # steps: more in one place add nothing
TALENT = 0.35  # steps: a point of a tactical modifier or of a leader's rating
HUNGRY, WORN = 0.5, 0.85  # of its strength


def strengths(game: Game) -> dict[Side, dict[str, float]]:
    """[unit.steps] [unit.tactical-modifier] What each side has in every area, in steps."""
    found: dict[Side, dict[str, float]] = {side: {} for side in Side}
    hungry, worn = game.unsupplied, game.worn
    for area, stack in game.stacks.items():
        side = game.side(stack[0])
        if side is None:
            continue
        force = 0.0
        for army in stack:
            share = HUNGRY if army in hungry else WORN if army in worn else 1.0
            force += share * (game.steps[army] + TALENT * game.face(army).tactical)
        found[side][area] = min(force, CROWD)
    for leader, area in game.leaders.items():
        printed = game.printed.leaders[leader]
        side = game.side_of(printed.power)
        if side is not None and area in found[side]:
            found[side][area] += TALENT * (printed.battle + printed.strategic)
    return found


def pressure(game: Game, forces: Mapping[Side, Mapping[str, float]]) -> float:
    """The stars that the French may hope to take, less those that they may lose.

    Each by who is near it and who guards it.
    """
    french, coalition = (looming(game.printed, forces[side]) for side in (FRENCH, COALITION))
    found = 0.0
    for star in {**french, **coalition}:
        holder = controller(game, star)
        if holder is None:
            continue
        ours, theirs = french.get(star, 0.0), coalition.get(star, 0.0)
        worth = (game.printed.stars[star] + is_capital(game, star)) / (ours + theirs + 1)
        found += worth * ours if holder is COALITION else -worth * theirs
    return found


def looming(printed: Printed, forces: Mapping[str, float]) -> dict[str, float]:
    """The strength of a side around each star, less of it from afar."""
    found: dict[str, float] = {}
    near = stars_near(printed)
    for area, force in forces.items():
        for star, share in near[area]:
            found[star] = found.get(star, 0.0) + force * share
    return found


def is_capital(game: Game, area: str) -> int:
    """[surrender.trigger] A capital is worth a star more: its loss may end a war."""
    return int(game.printed.areas[area].is_capital)


@cache
def stars_near(printed: Printed) -> Mapping[str, tuple[tuple[str, float], ...]]:
    """The stars around every area, and what is left of a hope at their distance."""
    near: dict[str, list[tuple[str, float]]] = {area: [] for area in printed.areas}
    for star in printed.stars:
        for area, far in around(printed, star).items():
            near[area].append((star, NEAR[far]))
    return {area: tuple(stars) for area, stars in near.items()}


def around(printed: Printed, start: str) -> dict[str, int]:
    """How far the areas around a star are from it, over borders that armies cross."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        area = waiting.popleft()
        if found[area] < REACH:
            for near in printed.ground.neighbours(area):
                if near not in found:
                    found[near] = found[area] + 1
                    waiting.append(near)
    return found
