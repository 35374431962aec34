"""[option.doctrine.column] The option of 20.2: columns, lines of battle and divisional command."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from .sides import INFANTRY, ON_THE_ROAD, Arm, Army, Kind, Terrain
from .state import Game
from .zones import is_in_zoc

OUT_OF_LINE = Fraction(4, 5)  # [option.doctrine.line]
THIN = Fraction(1, 2)  # [option.extended.half]
SLOWER = 2  # [option.doctrine.column] half points


def is_slowed(game: Game, units: Iterable[str]) -> bool:
    """[option.doctrine.column] Do brigades that move together lose a point for want of a column?"""
    if not game.plays_with("doctrine"):
        return False
    together = list(units)
    return any(
        game.unit(unit).arm is INFANTRY
        and not is_on_road(game, unit)
        and not (is_column(game, unit) and is_whole(game, unit, together))
        for unit in together
    )


def is_on_road(game: Game, unit: str) -> bool:
    """[option.doctrine.column] Nobody forms columns for road movement."""
    return game.order(unit).kind in ON_THE_ROAD and game.where.get(unit) in game.ground.roads


def is_whole(game: Game, unit: str, together: list[str]) -> bool:
    """[option.doctrine.column-definition] Does the whole stack of a brigade go along?"""
    here = game.where.get(unit)
    return all(other in together or game.where.get(other) != here for other in brigades(game, unit))


def is_column(game: Game, unit: str) -> bool:
    """[option.doctrine.column-definition] Is the division stacked in pairs, but for an odd one?"""
    where = [game.where.get(each, "") for each in brigades(game, unit)]
    alone = [hex_ for hex_ in where if where.count(hex_) == 1]
    return len(alone) <= len(where) % 2


def brigades(game: Game, unit: str) -> list[str]:
    """The infantry of a unit's division on the map; it alone if it is not on the map yet."""
    division = game.printed.divisions[game.division(unit)]
    found = [each for each in division if each in game.where and game.unit(each).arm is INFANTRY]
    return found if unit in found else [unit]


def is_far_column(game: Game, unit: str) -> bool:
    """[option.doctrine.column-definition] Must the stacks of this division follow one path?"""
    return game.plays_with("doctrine") and len(brigades(game, unit)) > 2


def line_factor(game: Game, unit: str) -> Fraction:
    """[option.doctrine.line] [option.doctrine.before-others] What is left out of battle order."""
    if game.unit(unit).arm is not INFANTRY:
        return Fraction(1)
    thin = THIN if unit in game.extended else Fraction(1)
    return thin * OUT_OF_LINE if is_out_of_line(game, unit) else thin


def line_reasons(factor: Fraction) -> tuple[str, ...]:
    """[option.doctrine.line] [option.extended.half] What such a factor is due to, in words."""
    thin = ("fire-extended",) if factor < OUT_OF_LINE else ()
    return (*thin, "fire-out-of-line") if factor in (OUT_OF_LINE, THIN * OUT_OF_LINE) else thin


def is_out_of_line(game: Game, unit: str) -> bool:
    return game.plays_with("doctrine") and not is_in_line(game, unit)


def is_in_line(game: Game, unit: str) -> bool:
    """[option.doctrine.line] Is the division of a unit in battle order?"""
    division = brigades(game, unit)
    if len(division) == 1:
        return True  # the last of its division meets both conditions
    where = [hex_ for each in division for hex_ in filled(game, each)]
    if any(infantry_at(game, hex_) > 1 for hex_ in where) or is_doubled(game, division):
        return False
    return are_contiguous(game, where)


def filled(game: Game, unit: str) -> list[str]:
    """[option.extended.deploy] The hex of a brigade, or the two that its line fills."""
    return [game.where[unit], *([game.extended[unit]] if unit in game.extended else [])]


def is_doubled(game: Game, division: list[str]) -> bool:
    """[option.extended.line] Does a brigade stand behind both hexes of another?"""
    thin = [unit for unit in division if unit in game.extended]
    return any(
        all(is_beside(game, hex_, other) for hex_ in filled(game, unit))
        for unit in thin
        for other in division
        if other != unit
    )


def is_beside(game: Game, hex_: str, unit: str) -> bool:
    near = game.ground.neighbours[hex_]
    return any(there in near for there in filled(game, unit))


def infantry_at(game: Game, hex_: str) -> int:
    return sum(game.unit(unit).arm is INFANTRY for unit in game.at(hex_))


def are_contiguous(game: Game, where: list[str]) -> bool:
    """[option.doctrine.line] Does one hex lead to the next?"""
    left, found = set(where[1:]), [where[0]]
    for here in found:
        beside = [there for there in game.ground.neighbours[here] if there in left]
        found += beside
        left -= {*beside}
    return not left


def improvise(game: Game) -> None:
    """[option.doctrine.improvise] Divisions that the set-up leaves out of command get orders."""
    if not game.plays_with("doctrine"):
        return
    for corps in [each for each in game.commands if "/" not in each]:
        found = commanded(game, corps, game.where)
        for division, units in game.printed.divisions.items():
            here = [unit for unit in units if unit in game.where and game.formation(unit) == corps]
            if here and not found & {*here} and game.order_of(corps).kind is not Kind.RESERVE:
                game.commands[division] = game.commands[corps]


def is_commanded(game: Game, unit: str, hex_: str = "") -> bool:
    """[option.doctrine.range] Is a unit in command, or would it be in another hex?"""
    where = game.where if not hex_ else {**game.where, unit: hex_}
    return unit in commanded(game, game.corps(unit), where)


def commanded(game: Game, corps: str, where: Mapping[str, str]) -> frozenset[str]:
    """[option.doctrine.range] The units of a corps that command reaches, link by link."""
    leader = game.leader_of(corps)
    post = None if leader is None else game.leaders.get(leader)
    if post is None:
        return frozenset()
    left = [unit for unit in where if game.formation(unit) == corps]
    found: set[str] = set()
    while True:
        fresh = [unit for unit in left if is_reached(game, unit, post, found, where)]
        if not fresh:
            return frozenset(found)
        for unit in fresh:
            found |= {*those_along(game, unit)}
        left = [unit for unit in left if unit not in found]


def those_along(game: Game, unit: str) -> list[str]:
    """[option.doctrine.range-all-brigades] In battle order one brigade stands for all."""
    return brigades(game, unit) if is_brigade(game, unit) and is_in_line(game, unit) else [unit]


def is_reached(game: Game, unit: str, post: str, found: set[str], where: Mapping[str, str]) -> bool:
    """[option.doctrine.range] Beside the leader or another link, or a gap away from one."""
    here = where[unit]
    if game.ground.distance(here, post) <= 1:
        return True
    gap = game.printed.tables.ranges.doctrine
    for other in sorted(found):
        distance = game.ground.distance(here, where[other])
        if distance <= 1 and link(game, other) != link(game, unit):
            return True
        if distance == gap and can_bridge(game, unit, other, where):
            return True
    return False


def can_bridge(game: Game, unit: str, other: str, where: Mapping[str, str]) -> bool:
    """[option.doctrine.range-gap] Does an open hex between two links carry command across?"""
    if not (passes_on(game, other) and passes_on(game, unit)) or not is_in_line(game, unit):
        return False
    ground, enemy = game.ground, game.side(unit).enemy
    return any(
        there in ground.neighbours[where[other]]
        and ground.terrain[there] is Terrain.CLEAR
        and game.holder(there) is not enemy
        and not is_in_zoc(game, there, enemy)
        for there in ground.neighbours[where[unit]]
    )


def passes_on(game: Game, unit: str) -> bool:
    """[option.doctrine.light-cavalry-link] [option.doctrine.others-no-link] Across a gap."""
    return game.unit(unit).arm in (INFANTRY, Arm.LIGHT_CAVALRY)


def link(game: Game, unit: str) -> str:
    """[option.doctrine.prussian-brigades] The division of a brigade, or the unit itself."""
    return game.division(unit) if is_brigade(game, unit) else unit


def is_brigade(game: Game, unit: str) -> bool:
    """[option.doctrine.prussian-brigades] Is this one brigade among those of a division?"""
    is_prussian = game.printed.army_of[unit] is Army.PRUSSIAN
    return game.unit(unit).arm is INFANTRY and not is_prussian
