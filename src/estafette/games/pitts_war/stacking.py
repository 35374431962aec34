"""[stacking.one-force] How much may stand together."""

from collections.abc import Collection

from estafette.engine import Refusal, refuse

from .sides import INSURGENTS, Side
from .state import Game


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
    side, table = owner_of(game, armies, leaders), game.printed.tables.stacking
    there: tuple[str, ...] = ()
    if area in game.stacks:
        there = game.at(area, side) if side else neutrals_at(game, area)
    coming = [army for army in armies if army not in there] if there else armies
    total = game.strength(there) + (game.strength(coming) if steps is None else steps)
    if total <= table.steps and not leaders:
        return None
    chiefs = {*leaders, *(game.leaders_at(area, side) if side else ())}
    if len(chiefs) > table.leaders:
        return refuse("stacking.max-leaders", "stacking.too-many-leaders", area=area)
    if total <= table.steps:
        return None
    by_power = steps_by_power(game, there)
    for army in coming:
        power = game.printed.power_of[army]
        more = game.steps[army] if steps is None else steps
        by_power[power] = by_power.get(power, 0) + more
    return too_many(game, area, by_power, chiefs)


def cannot_grow(game: Game, army: str) -> Refusal | None:
    """[stacking.always] A step more must find room where its army stands; None if it does."""
    area, side = game.where[army], game.side(army)
    by_power = steps_by_power(game, game.at(area, side) if side else neutrals_at(game, area))
    by_power[game.printed.power_of[army]] += 1
    return too_many(game, area, by_power, game.leaders_at(area, side) if side else ())


def neutrals_at(game: Game, area: str) -> tuple[str, ...]:
    """The armies in an area that serve neither side."""
    return tuple([army for army in game.stacks.get(area, ()) if game.side(army) is None])


def owner_of(game: Game, armies: Collection[str], leaders: Collection[str]) -> Side | None:
    for army in armies:
        return game.side(army)
    for leader in leaders:
        return game.side_of(game.printed.leaders[leader].power)
    return None


def steps_by_power(game: Game, armies: Collection[str]) -> dict[str, int]:
    """[stacking.leader-share] The steps of some armies, by the power they belong to."""
    found: dict[str, int] = {}
    for army in armies:
        power = game.printed.power_of[army]
        found[power] = found.get(power, 0) + game.steps[army]
    return found


def too_many(
    game: Game, area: str, by_power: dict[str, int], leaders: Collection[str]
) -> Refusal | None:
    """[stacking.no-leader] [stacking.leader] Are these too many for those who lead them?"""
    total = sum(by_power.values())
    if total <= limit(game, 0):
        return None
    most = limit(game, effective_leaders(game, by_power, leaders) if leaders else 0)
    if total <= most:
        return None
    if total <= limit(game, len(leaders)):
        return refuse("stacking.leader-share", "stacking.too-few-own", area=area, limit=most)
    rule = "stacking.leader" if leaders else "stacking.no-leader"
    return refuse(rule, "stacking.too-many", area=area, limit=most)


def limit(game: Game, leaders: int) -> int:
    """[stacking.no-leader] [stacking.leader] Three steps, and three more for each leader."""
    return game.printed.tables.stacking.steps * (1 + leaders)


def effective_leaders(game: Game, by_power: dict[str, int], leaders: Collection[str]) -> int:
    """[stacking.leader-share] How many leaders command enough steps to count.

    Of S steps under L leaders, a nation with k of them needs S * k / 2L of its own or of minor
    powers, rounded up, and no minor step serves two nations: those who lack least have them first.
    """
    chiefs: dict[str, int] = {}
    for leader in leaders:
        power = game.printed.leaders[leader].power
        chiefs[power] = chiefs.get(power, 0) + 1
    total = sum(by_power.values())
    spare = sum([n for power, n in by_power.items() if counts_as_minor(game, power)])
    lacking = []
    for power, number in chiefs.items():
        needed = -(-total * number // (2 * len(leaders)))
        lacking.append((max(needed - by_power.get(power, 0), 0), number))
    counted = 0
    for missing, number in sorted(lacking):
        if missing <= spare:
            spare -= missing
            counted += number
    return counted


def counts_as_minor(game: Game, power: str) -> bool:
    """[stacking.leader-share] Are this power's steps at the orders of anybody's leaders?"""
    return power != INSURGENTS and not game.is_major(power)


def excess(game: Game, area: str, side: Side) -> int:
    """[stacking.always] How many steps of a side stand in an area beyond its limit."""
    by_power = steps_by_power(game, game.at(area, side))
    total = sum(by_power.values())
    if total <= limit(game, 0):
        return 0
    most = limit(game, effective_leaders(game, by_power, game.leaders_at(area, side)))
    return max(total - most, 0)
