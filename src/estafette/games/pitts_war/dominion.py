"""[control.initial] How the map is shared out: whose every area is, and who holds it.

This changes when a flag is raised, a land is annexed or a power changes its stance; between two
such moments many questions are asked of it. The last answer is kept with the printed map, beside
what it was worked out from: it serves only a table on which exactly that lies.
"""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from .ground import Ground, ground_of
from .printed import Printed
from .sides import COALITION, EGYPT, FRENCH, SPAIN, Side, Stance
from .state import Game

CLOSED_LANDS = (SPAIN, EGYPT)  # with rules of their own


class Lines(Struct, frozen=True):
    """[supply.line] Where the lines of a power lead.

    `supplied` is None where Guerrillas sit on a source or a port: one must look area by area.
    """

    sources: int
    fed: int
    supplied: int | None


class Network(Struct, frozen=True):
    """[supply.line] What a side holds, and the open ground over which its lines may run.

    Each piece of ground that hangs together comes with all that lies next to it.
    """

    side: Side | None
    held: int
    passable: int
    near: tuple[int, ...]
    at_sea: bool
    pieces: tuple[tuple[int, int], ...]
    lines: dict[str, Lines] = {}  # of the powers that were asked about so far


class Dominion(Struct, frozen=True):
    """The lands of the powers and what either side controls, as bits.

    The first fields are what lay on the table; all others follow from them.
    """

    flags: Mapping[str, str]
    annexed: Mapping[str, str]
    stance: Mapping[str, Stance]
    founded: tuple[str, ...]
    is_spain_minor: bool

    land: dict[str, int]  # [placement.homeland] of each power now
    flagged: int
    held: dict[Side, int]  # [control.initial] but for open areas, which armies hold
    at_war: int  # open areas that belong to a power of either side
    plain: int  # [neutral.closed] open to everybody whom nothing binds
    armies: dict[Side, frozenset[str]]  # of the powers of each side, on the map or not
    outposts: tuple[str, ...]  # the open areas, by name
    networks: dict[tuple[object, ...], Network]  # those looked at so far


class Desk(Struct):
    """Where the last answer lies."""

    last: Dominion | None = None


@cache
def desk_of(printed: Printed) -> Desk:
    """One desk for each printed map."""
    return Desk()


def dominion_of(game: Game) -> Dominion:
    """How the map is shared out now: as it was when last asked, if nothing has changed.

    What it hangs on is only ever replaced, so mostly the very same things lie there still.
    """
    desk = desk_of(game.printed)
    last = desk.last
    if (
        last is not None
        and (last.flags is game.flags or last.flags == game.flags)
        and (last.stance is game.stance or last.stance == game.stance)
        and (last.annexed is game.annexed or last.annexed == game.annexed)
        and last.founded == game.founded
        and last.is_spain_minor is (game.liberation or game.liberated)
    ):
        return last
    desk.last = new = survey(game)
    return new


def survey(game: Game) -> Dominion:
    """[control.initial] The whole map is looked at, area by area where it is not as printed."""
    ground, stance = ground_of(game.printed), game.stance
    land = lands(game, ground)
    of_side = {FRENCH: 0, COALITION: 0}
    closed = 0
    for power, bits in land.items():
        side = stance[power].side if power in stance else None
        if side is not None:
            of_side[side] |= bits
        if power in CLOSED_LANDS:
            closed |= bits
    at_war = of_side[FRENCH] | of_side[COALITION]
    flagged = sum([ground.bit[area] for area in game.flags])
    held = {side: bits & ~flagged for side, bits in of_side.items()}
    for area, power in game.flags.items():
        side = stance[power].side if power in stance else None
        if side is not None:
            held[side] |= ground.bit[area]
    return Dominion(
        flags=game.flags,
        annexed=game.annexed,
        stance=stance,
        founded=game.founded,
        is_spain_minor=game.liberation or game.liberated,
        land=land,
        flagged=flagged,
        held={side: bits & ~ground.open for side, bits in held.items()},
        at_war=at_war & ground.open,
        plain=(at_war | flagged) & ~closed,
        armies={side: frozenset(armies_of(game, side)) for side in Side},
        outposts=ground.outposts,
        networks={},
    )


def lands(game: Game, ground: Ground) -> dict[str, int]:
    """[placement.homeland] `game.land_of` of every power, as bits."""
    land = ground.home.copy()
    for area, taker in game.annexed.items():
        bit = ground.bit[area]
        land[game.printed.home_of[area]] &= ~bit
        land[taker] |= bit
    return land


def armies_of(game: Game, side: Side) -> list[str]:
    """[intro.sides] Every army whose power is of a side."""
    armies = game.printed.armies_of
    return [army for power in game.allies(side) for army in armies[power]]
