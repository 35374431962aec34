"""[table.mobilisation] Which corps may be raised, how many, and how many may be on the map."""

from .control import minors_of
from .sides import (
    AUSTRIA,
    FRENCH,
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
    return max(0, limit(game, pool) - len(game.printed.members[pool] & game.where.keys()))


def is_available(game: Game, corps: str) -> bool:
    """[reinforcement.deploy.available] In the reserve, its year come or its condition met."""
    printed = game.printed.corps[corps]
    if printed.after == "reform":  # [reinforcement.deploy.availability-trigger]
        is_due = printed.pool in game.reformed
    elif printed.after == "invasion":  # [invasion.trigger]
        is_due = game.invaded
    else:
        is_due = game.year >= printed.year
    return is_due and game.in_reserve(corps)


def serves(game: Game, corps: str) -> Side | None:
    """Who may raise a corps now; None if its home is not on its side."""
    return game.politics.raisers[corps]
