"""[command.range.three] Command range, and every other distance that a rider has to cover."""

from estafette.board import Reach

from .doctrine import is_commanded
from .sides import Side
from .state import Game
from .zones import zone


def is_in_command(game: Game, unit: str) -> bool:
    """[command.range.three] [command.range.divisional-exception] Is a unit in command?"""
    formation = game.formation(unit)
    if "/" in formation or unit in game.direct:
        return True  # [division.free-of-range] [option.direct.units]
    if game.plays_with("doctrine"):
        return is_commanded(game, unit)
    here = leader_hex(game, formation)
    if here is None:
        return False
    most = game.printed.tables.ranges.command
    if game.ground.distance(here, game.where[unit]) > most:
        return False  # no hex costs less than a half point
    return game.where[unit] in range_of(game, here, game.side(unit))


def leader_hex(game: Game, formation: str) -> str | None:
    """Where the leader of a formation is; None if he has fallen or is not on the map."""
    leader = game.leader_of(formation)
    return None if leader is None else game.leaders.get(leader)


def range_of(game: Game, here: str, side: Side) -> Reach:
    """[command.range.three] The hexes in which a leader would command a unit.

    As long as the enemy holds his ground it hangs on who stands in his zone of control alone.
    """
    front, most = game.front(side.enemy), game.printed.tables.ranges.command
    key = here, zone(game, side.enemy).intersection(game.stacks)
    found = None if game.charging else front.ranges.get(key)
    if found is None:
        found = trace(game, here, most, mounted=False, through_zoc=False, side=side)
        if not game.charging:
            front.ranges[key] = found
    return found


def trace(
    game: Game,
    start: str,
    limit: int,
    *,
    mounted: bool,
    through_zoc: bool = True,
    side: Side | None = None,
) -> Reach:
    """[movement.cost.command-trace] How far it is from a hex, in half points (R-64, R-75).

    No path enters a hex that the enemy holds. Unless it may pass `through_zoc`, it ends in a hex of
    an enemy zone of control in which no friend stands (command.range.zoc-trace). Without a `side`
    the one that stands in the first hex is meant, or else the one whose action this is.
    """
    ours = side or side_at(game, start)
    ground, stacks = game.ground, game.stacks
    held, barred = game.front(ours.enemy).held, zone(game, ours.enemy)
    traces = ground.traces[mounted]
    reached = Reach([start])
    buckets: list[list[str]] = [[start], *[[] for _ in range(limit)]]
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if reached[here] < spent:
                continue
            if not through_zoc and here in barred and here != start and here not in stacks:
                continue
            for there, price in traces[here]:
                total = spent + price
                if total > limit or there in held or total >= reached.get(there, total + 1):
                    continue
                reached[there], reached.before[there] = total, here
                buckets[total].append(there)
    return reached


def side_at(game: Game, hex_: str) -> Side:
    """Whose hex this is: of the units, the leaders or the HQ in it."""
    holder = game.holder(hex_)
    if holder is not None:
        return holder
    for leader, where in game.leaders.items():
        if where == hex_:
            return game.side_of_leader(leader)
    for army, where in game.hqs.items():
        if where == hex_:
            return game.printed.armies[army].side
    return game.acting
