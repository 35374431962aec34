"""[movement.terrain-table] What it costs to go from one zone into the next, and what bars the way.

The costs are printed and never change; only a card lets a force ignore rivers.
"""

from functools import cache

from estafette.engine import Refusal, refuse

from .affairs import Force
from .powers import side_of
from .printed import Printed
from .sheets import RIVER, STRAIT, WHOLE_MOVE
from .sides import Side
from .state import Game

LOBAU = "36F"  # [card.f.ile-lobau] Île Lobau: `36F:piece` lasts for the force of that piece


def cost(game: Game, start: str, to: str, force: Force | None = None) -> int:
    """[movement.cost.zone] [movement.terrain-table] The zone entered and the border to it.

    The whole move from Alexandretta to Acre is the march's affair [movement.egypt].
    """
    price = costs(game.printed)[start, to]
    if force and game.lasting and game.printed.border(start, to).kind == RIVER:
        price -= game.printed.tables.terrain.river.cost if has_bridges(game, force) else 0
    return price


@cache
def costs(printed: Printed) -> dict[tuple[str, str], int]:
    """[movement.terrain-table] What every step on the map costs, both ways."""
    found = {}
    for line in printed.lines.values():
        for start, to in (line.ends, line.ends[::-1]):
            found[start, to] = cost_of_zone(printed, to) + cost_of_border(printed, line.kind)
    return found


def cost_of_zone(printed: Printed, zone: str) -> int:
    """[movement.cost.zone] One point, or two in a marsh."""
    terrain = printed.tables.terrain
    return terrain.marsh.cost if printed.zones[zone].marsh else terrain.zone


def cost_of_border(printed: Printed, kind: str) -> int:
    """[movement.cost.river] [movement.cost.mountain] What the border adds."""
    terrain = printed.tables.terrain
    ground = {
        "river": terrain.river,
        "bridge": terrain.bridge,
        "pass": terrain.pass_,
        "mountain": terrain.mountain,
        "strait": terrain.strait,
    }
    return ground[kind].cost if kind in ground else 0


def is_difficult(game: Game, start: str, to: str, force: Force | None = None) -> bool:
    """[terrain.difficult] Does this step cost two points or more?

    [movement.egypt] From Alexandretta to Acre and back it costs a whole move.
    """
    if game.printed.border(start, to).kind == WHOLE_MOVE:
        return True
    return cost(game, start, to, force) >= game.printed.tables.terrain.difficult


def ignores_rivers(game: Game, head: str) -> bool:
    """[card.f.ile-lobau] Has this force on the map the bridges of Lobau in this round?"""
    return has_bridges(game, game.forces[head])


def has_bridges(game: Game, force: Force) -> bool:
    """[card.f.ile-lobau] Has a force, or part of one that is about to go, the bridges of Lobau?"""
    return any(mark_of(piece) in game.lasting for piece in leaders_of(force))


def leaders_of(force: Force) -> tuple[str, ...]:
    """The counter by which a force is remembered while a card works: its general, or its corps."""
    return (force.general,) if force.general else force.corps[:1]


def mark_of(piece: str) -> str:
    return f"{LOBAU}:{piece}"


def cannot_cross(game: Game, side: Side | None, start: str, to: str) -> Refusal | None:
    """[movement.common-border] [movement.strait] Why nobody of this side crosses here."""
    if (start, to) not in costs(game.printed):
        return refuse("movement.common-border", "march.no-border", start=start, to=to)
    line = game.printed.border(start, to)
    if line.kind != STRAIT or line.free or side is None:
        return None
    if is_watched(game, line.sea, side.enemy):
        return refuse("movement.strait", "march.strait", start=start, to=to, sea=line.sea)
    return None


def is_watched(game: Game, sea: str, side: Side) -> bool:
    """[movement.strait] Has this side a fleet at sea in this zone, in no port and in no box?"""
    return any(
        berth.kind == "sea"
        and berth.where == sea
        and side_of(game, game.printed.nation_of[fleet]) is side
        for fleet, berth in game.fleets.items()
    )
