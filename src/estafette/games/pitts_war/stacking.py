"""[stacking.one-force] How much may stand together, and what becomes of what is too much."""

from collections.abc import Collection

from estafette.engine import Refusal, refuse

from .sides import Side
from .state import Game
from .unwritten import unwritten


def cannot_stack(
    game: Game,
    area: str,
    armies: Collection[str],
    leaders: Collection[str] = (),
    *,
    steps: int | None = None,
) -> Refusal | None:
    """[stacking.always] Why these may not come to stand in an area; None if they may.

    `steps` are those of armies that are not on the map yet. Who is there already is not counted
    twice; of what stands there only one's own side counts.
    """
    side = owner_of(game, armies, leaders)
    there = [army for army in game.stacks.get(area, ()) if game.side(army) is side]
    coming = [army for army in armies if army not in there]
    total = game.strength(there) + (game.strength(coming) if steps is None else steps)
    chiefs = {*leaders, *(game.leaders_at(area, side) if side else ())}
    most = limit(game, len(chiefs))
    if total > most:
        return refuse("stacking.no-leader", "stacking.too-many", area=area, limit=most)
    unwritten()  # [stacking.max-leaders] [stacking.leader-share]
    return None


def owner_of(game: Game, armies: Collection[str], leaders: Collection[str]) -> Side | None:
    for army in armies:
        return game.side(army)
    for leader in leaders:
        return game.side_of(game.printed.leaders[leader].power)
    return None


def limit(game: Game, leaders: int) -> int:
    """[stacking.no-leader] [stacking.leader] Three steps, and three more for each leader."""
    return game.printed.tables.stacking.steps * (1 + leaders)
