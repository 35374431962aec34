"""Set-ups for the clause tests: what stands in a zone, in words that can be held to the rulebook.

    seen(game, "lille") == "napoleon of grande-armee, davout, murat: 4 fr-elite, fr-garde-; 1 depot"

Corps of one kind are counted; a reduced one bears a minus sign.
"""

import re
from collections import Counter

from estafette.games.napoleon_against_europe.state import Game


def seen(game: Game, zone: str) -> str:
    """The force of a zone and its depots."""
    heads = game.zones.get(zone, ())
    assert len(heads) <= 1, heads
    words = force_of(game, heads[0]) if heads else "nobody"
    depots = [depot for depot, where in game.stores.items() if where == zone]
    fixed = [depot for depot in depots if depot in game.fixed]
    if fixed:
        return f"{words}; {len(fixed)} fixed depot"
    return f"{words}; {len(depots)} depot" if depots else words


def force_of(game: Game, head: str) -> str:
    force = game.forces[head]
    chiefs = [f"{force.general} of {force.army}" if force.army else force.general]
    chiefs += sorted(force.subordinates)
    units = Counter(
        re.sub(r"-\d+$", "", corps) + "-" * (game.steps[corps] < game.printed.corps[corps].steps)
        for corps in force.corps
    )
    units.update(force.specials)
    counted = [f"{number} {unit}" if number > 1 else unit for unit, number in units.items()]
    corps = ", ".join(counted)
    return f"{', '.join(chiefs)}: {corps}" if force.general else corps


def steps(game: Game, zone: str) -> int:
    """The steps of a zone, special units included."""
    forces = [game.forces[head] for head in game.zones[zone]]
    return sum(
        sum(game.steps[corps] for corps in force.corps) + len(force.specials) for force in forces
    )


def fleets(game: Game, kind: str, where: str) -> list[str]:
    """The fleets at sea, in a port or in a blockade box there, by name."""
    return sorted(
        fleet.removeprefix("fleet-")
        for fleet, berth in game.fleets.items()
        if (berth.kind, berth.where) == (kind, where)
    )
