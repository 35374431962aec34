"""[table.mobilisation] Which corps may be raised, how many, and how many may be on the map."""

from .control import minors_of
from .sides import (
    ALLY,
    AUSTRIA,
    COALITION,
    DOMINION,
    FRENCH,
    MEMBER,
    PREUSSEN,
    Side,
)
from .state import Game
from .tables import MobilisationRow

REFORMED = {AUSTRIA: "ref-austria", PREUSSEN: "ref-preussen"}


def row_of(game: Game, pool: str) -> MobilisationRow:
    """[reform.austria.effect] [reform.prussia.effect] The row of the table that is read."""
    return game.printed.mobilisation[REFORMED[pool] if pool in game.reformed else pool]


def limit(game: Game, pool: str) -> int:
    """[reinforcement.deploy.mobilisation-limit] The most corps of a pool on the map."""
    row = row_of(game, pool)
    return numbered(game, row, pool, row.limit)


def yearly_number(game: Game, pool: str) -> int:
    """[reinforcement.deploy.yearly-number] The most new corps of a pool in one phase, as printed.

    What cards of the phase add or forbid is in `game.extra` and `game.barred`.
    """
    row = row_of(game, pool)
    return numbered(game, row, pool, row.new)


def numbered(game: Game, row: MobilisationRow, pool: str, number: int) -> int:
    """[reinforcement.deploy.star-french-control] One corps under French control, if starred."""
    if row.per:  # [reinforcement.deploy.french-minors]
        return len(minors_of(game, FRENCH)) // number
    if row.star and game.controller(pool) is FRENCH:
        return 1
    return number


def on_map(game: Game, pool: str) -> list[str]:
    """The corps on the map that count on a row."""
    return [corps for corps in game.printed.pools[pool] if corps in game.where]


def room(game: Game, pool: str) -> int:
    """[reinforcement.deploy.excess-kept] How many more corps of a pool the map may hold."""
    return max(0, limit(game, pool) - len(on_map(game, pool)))


def is_available(game: Game, corps: str) -> bool:
    """[reinforcement.deploy.available] In the reserve, its year come or its condition met."""
    printed = game.printed.corps[corps]
    if not game.in_reserve(corps):
        return False
    if printed.after == "reform":
        return printed.pool in game.reformed  # [reinforcement.deploy.availability-trigger]
    if printed.after == "invasion":
        return game.invaded  # [invasion.trigger]
    return game.year >= printed.year


def serves(game: Game, corps: str) -> Side | None:
    """Who may raise a corps now; None if its home is not on its side."""
    printed, side = game.printed.corps[corps], game.printed.side_of[corps]
    if printed.home == printed.pool:  # a major's own
        return game.controller(printed.pool)
    status = game.status.get(printed.home)
    if status is None:  # a detachable area that is not detached
        ruler = game.printed.countries[printed.home].ruler
        is_met = side is COALITION and game.controller(ruler) is COALITION
    elif side is FRENCH:  # [reinforcement.deploy.french-minors.home]
        is_met = status in (ALLY, DOMINION)
    else:  # [reinforcement.deploy.british-minors.home] [reinforcement.deploy.attached-corps.which]
        is_met = status is MEMBER
    return side if is_met else None
