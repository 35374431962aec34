"""[supply.trace] Lines of supply: a few hexes across country, then roads to the army's edge."""

from collections.abc import Iterable

from .sides import Army, Side
from .state import Game


def is_supplied(game: Game, unit: str) -> bool:
    """[supply.trace] Can a unit on the map trace a line to a source of its army?"""
    army = game.printed.army_of[unit]
    return is_connected(game, game.where[unit], open_roads(game, army), game.side(unit))


def is_connected(game: Game, hex_: str, goals: frozenset[str], side: Side) -> bool:
    """[supply.trace] [supply.blocked] Five hexes at most, none with enemy units in it."""
    seen, front = {hex_}, [hex_]
    for _ in range(game.printed.tables.ranges.supply):
        if not goals.isdisjoint(front):
            return True
        front = list(beyond(game, front, seen, side))
    return not goals.isdisjoint(front)


def beyond(game: Game, front: Iterable[str], seen: set[str], side: Side) -> Iterable[str]:
    """The free hexes next to these that have not been seen; seen from now on."""
    for here in front:
        for there in game.ground.neighbours[here]:
            if there not in seen and game.holder(there) is not side.enemy:
                seen.add(there)
                yield there


def open_roads(game: Game, army: Army) -> frozenset[str]:
    """[supply.source.french] [supply.source.prussian] [supply.source.anglo-allied] [supply.blocked]

    The sources of an army, and every road hex from which a road leads to one of them. The edge
    itself will do for whoever stands near it (R-86).
    """
    ground, side = game.ground, game.printed.armies[army].side
    found = {hex_ for hex_ in sources(game, army) if game.holder(hex_) is not side.enemy}
    front = [hex_ for hex_ in found if hex_ in ground.roads]
    while front:
        here = front.pop()
        for there in ground.neighbours[here]:
            if (
                there not in found
                and ground.rate(here, there) is not None
                and game.holder(there) is not side.enemy
            ):
                found.add(there)
                front.append(there)
    return frozenset(found)


def sources(game: Game, army: Army) -> tuple[str, ...]:
    """[supply.source.french] The army's edge of the map, and what the scenario adds to it."""
    edge = game.ground.edges[game.printed.armies[army].edge]
    return (*edge, *game.sheet.supply.get(army, ()))
