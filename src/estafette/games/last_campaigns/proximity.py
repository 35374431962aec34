"""[option.proximity.limit] The option of 20.6: panic spreads from one corps to its neighbours."""

from .command_range import range_of
from .fatigue import is_tired
from .state import Game
from .toll import corps_toll, counted, division_toll, limit_of

SHARE = (2, 3)  # [option.proximity.division-demoralised] of the strength of a division


def are_panicked(game: Game) -> frozenset[str]:
    """[option.proximity.limit] The demoralised corps, each making the next one weaker.

    A limit is two lower for every such leader nearby, so that panic runs from corps to corps.
    """
    corps = [each for each in game.printed.formations if game.printed.formations[each].limit]
    panicked: frozenset[str] = frozenset()
    while True:
        found = frozenset(
            each
            for each in corps
            if is_tired(game, each)
            or corps_toll(game, each) >= limit_of(game, each) - panic(game, each, panicked)
        )
        if found == panicked:
            return found
        panicked = found


def panic(game: Game, corps: str, panicked: frozenset[str]) -> int:
    """[option.proximity.limit] What is taken off the limit of a corps."""
    leader = game.leader_of(corps)
    if leader is None or leader not in game.leaders:
        return 0
    return game.printed.tables.limits.panic * spreaders(game, corps, game.leaders[leader], panicked)


def spreaders(game: Game, corps: str, hex_: str, panicked: frozenset[str]) -> int:
    """[option.proximity.exempt] How many leaders of demoralised corps stand near; no cavalry."""
    side, near = game.side_of_formation(corps), game.printed.tables.ranges.proximity
    count = 0
    for other in panicked:
        leader = game.leader_of(other)
        if (
            other != corps
            and game.side_of_formation(other) is side
            and not game.printed.formations[other].is_cavalry
            and leader in game.leaders
            and game.ground.distance(game.leaders[leader], hex_) <= near
        ):
            count += 1
    return count


def is_division_broken(game: Game, division: str) -> bool:
    """[option.proximity.division-demoralised] A division under orders of its own.

    It breaks with its corps by losses, or by losing more than two thirds of itself.
    """
    corps = division.partition("/")[0]
    if corps_toll(game, corps) >= limit_of(game, corps):
        return True
    strength = sum([counted(game, unit) for unit in game.printed.divisions[division]])
    part, whole = SHARE
    fear = panic_of_division(game, division)
    return division_toll(game, division) * whole > strength * part - fear * whole


def panic_of_division(game: Game, division: str) -> int:
    """[option.proximity.divisions] [option.proximity.division-reduction] Only in range."""
    corps = division.partition("/")[0]
    leader = game.leader_of(corps)
    hexes = [game.where[unit] for unit in game.printed.divisions[division] if unit in game.where]
    if leader is None or leader not in game.leaders or not hexes:
        return 0
    reach = range_of(game, game.leaders[leader], game.side_of_formation(corps))
    if not any(hex_ in reach for hex_ in hexes):
        return 0
    panicked = are_panicked(game)
    most = max([spreaders(game, corps, hex_, panicked - {corps}) for hex_ in hexes])
    return game.printed.tables.limits.panic * most
