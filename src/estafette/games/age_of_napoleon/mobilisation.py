"""[table.mobilisation] Which corps may be raised, how many, and how many may be on the map."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from .printed import Corps, Printed
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
from .standing import READINGS, Politics
from .state import Game
from .tables import MobilisationRow

REFORMED = {AUSTRIA: "ref-austria", PREUSSEN: "ref-preussen"}


class Levy(Struct, frozen=True):
    """What a row of the table gives: corps on the map at most, and new corps in one phase."""

    limit: int
    new: int


def limit(game: Game, pool: str) -> int:
    """[reinforcement.deploy.mobilisation-limit] The most corps of a pool on the map."""
    return levies(game.politics, tuple(game.reformed))[pool].limit


def yearly_number(game: Game, pool: str) -> int:
    """[reinforcement.deploy.yearly-number] The most new corps of a pool in one phase, as printed.

    What cards of the phase add or forbid is in `game.extra` and `game.barred`.
    """
    return levies(game.politics, tuple(game.reformed))[pool].new


@lru_cache(READINGS)
def levies(politics: Politics, reformed: tuple[str, ...]) -> Mapping[str, Levy]:
    """[reform.austria.effect] [reform.prussia.effect] What each row gives in this world."""
    table, found = politics.printed.mobilisation, dict[str, Levy]()
    for pool in politics.printed.pools:
        row = table[REFORMED[pool] if pool in reformed else pool]
        numbers = [numbered(politics, row, pool, number) for number in (row.limit, row.new)]
        found[pool] = Levy(*numbers)
    return found


def numbered(politics: Politics, row: MobilisationRow, pool: str, number: int) -> int:
    """[reinforcement.deploy.star-french-control] One corps under French control, if starred."""
    if row.per:  # [reinforcement.deploy.french-minors]
        return len(politics.minors[FRENCH]) // number
    if row.star and politics.controllers[pool] is FRENCH:
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
    due = is_due(game.printed.corps[corps], game.year, game.reformed, game.invaded)
    return due and game.in_reserve(corps)


def is_due(corps: Corps, year: int, reformed: Sequence[str], invaded: bool) -> bool:
    """[reinforcement.deploy.available] Has its year come, or is its condition met?"""
    if corps.after == "reform":  # [reinforcement.deploy.availability-trigger]
        return corps.pool in reformed
    if corps.after == "invasion":  # [invasion.trigger]
        return invaded
    return year >= corps.year


def reserve(game: Game) -> list[str]:
    """[def.reserve] All the corps that are available, in the order of their sheet."""
    due = due_corps(game.printed, game.year, tuple(game.reformed), game.invaded)
    out = {*game.where, *game.prisoners, *game.lost}
    return [corps for corps in due if corps not in out]


@lru_cache(READINGS)
def due_corps(
    printed: Printed, year: int, reformed: tuple[str, ...], invaded: bool
) -> tuple[str, ...]:
    corps = printed.corps.values()
    return tuple([each.id for each in corps if is_due(each, year, reformed, invaded)])


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
