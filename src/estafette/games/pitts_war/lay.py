"""Whose everything is, as a general counts it: for the French, for the Coalition, or in between.

This changes when a flag is raised, a land is annexed or a power changes its stance; between two
such moments many positions are judged. As with `dominion.py`, the last answer is kept beside what
it was worked out from, and serves only a table on which exactly that lies.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from .expectations import Ground, ground_of
from .printed import Printed
from .sides import ALOOF, FRANCE, FRENCH, PEACE, Side, Stance
from .state import Game

RETIRED, STANDS_ASIDE = 0.5, 0.15  # of what a power has, for its old side, in a peace or aloof
AT_HOME = 0.8  # of what France has, while it keeps a peace: its armies grow, and nobody attacks
HELD = 0.6  # of an area under a foreign flag: it pays nothing and may be lost again
HUNGRY = 0.5  # of a star held without supply

Signs: TypeAlias = Mapping[str, float]
Aims: TypeAlias = tuple[tuple[int, float], ...]  # prizes, and what is left of a force there


class Lay(Struct, frozen=True, eq=False):
    """Whom each power and each area counts for: 1 is the French, -1 the Coalition.

    The first fields are what lay on the table; all others follow from them.
    """

    flags: Mapping[str, str]
    annexed: Mapping[str, str]
    stance: Mapping[str, Stance]
    fought_for: Mapping[str, Side]

    ground: Ground
    signs: Signs  # of the powers
    of_armies: Signs  # by their powers
    holders: Signs  # of those who hold the areas
    prizes: dict[str, float]  # the prizes among them
    land: float  # what the French hold, before the Coalition
    aims: dict[str, tuple[Aims, Aims]]  # of the French and of the Coalition, around an area


class Desk(Struct):
    """Where the last answer lies."""

    last: Lay | None = None


@cache
def desk_of(printed: Printed) -> Desk:
    """One desk for each printed map."""
    return Desk()


def lay_of(game: Game) -> Lay:
    """Whose everything is now: as it was when last asked, if nothing has changed."""
    desk = desk_of(game.printed)
    last = desk.last
    if (
        last is not None
        and (last.flags is game.flags or last.flags == game.flags)
        and (last.stance is game.stance or last.stance == game.stance)
        and (last.annexed is game.annexed or last.annexed == game.annexed)
        and (last.fought_for is game.fought_for or last.fought_for == game.fought_for)
    ):
        return last
    ground, signs = ground_of(game.printed), signs_of(game)
    flags, annexed, home = game.flags, game.annexed, game.printed.home_of
    powers = {area: flags.get(area) or annexed.get(area) or home[area] for area in home}
    holders = {area: signs.get(power, 0.0) for area, power in powers.items()}
    desk.last = new = Lay(
        flags=flags,
        annexed=annexed,
        stance=game.stance,
        fought_for=game.fought_for,
        ground=ground,
        signs=signs,
        of_armies={army: signs.get(p, 0.0) for army, p in game.printed.power_of.items()},
        holders=holders,
        prizes={prize: holders[prize] for prize in ground.prizes},
        land=land(game, ground, signs),
        aims={},
    )
    return new


def signs_of(game: Game) -> dict[str, float]:
    """[diplomacy.status] What a power's things count for the French: 1, -1, or something between.

    A power that has left the war will most likely come back to its side.
    """
    found = {}
    for power, stance in game.stance.items():
        side, share = stance.side, 1.0
        if side is None:
            share = RETIRED if stance is PEACE else STANDS_ASIDE if stance is ALOOF else 0.0
            side = game.fought_for.get(power)
        found[power] = 0.0 if side is None else share if side is FRENCH else -share
    if found[FRANCE] == RETIRED:
        found[FRANCE] = AT_HOME
    return found


def land(game: Game, ground: Ground, signs: Signs) -> float:
    """[recruit.income.stars] [republic.annex] Areas, by who holds them and whose they are."""
    worth, home_of, annexed = ground.worth, game.printed.home_of, game.annexed
    lead = sum([signs[power] * home for power, home in ground.home.items() if power in signs])
    for area, owner in annexed.items():
        lead += (signs[owner] - signs.get(home_of[area], 0.0)) * worth.get(area, 0.0)
    for area, power in game.flags.items():
        owner = annexed.get(area) or home_of[area]
        lead += (HELD * signs[power] - signs.get(owner, 0.0)) * worth.get(area, 0.0)
    return lead - HUNGRY * starving(game, ground, signs)


def starving(game: Game, ground: Ground, signs: Signs) -> int:
    """[control.effect.vp] Stars under a French flag that no friendly area lies next to."""
    stars, flags, annexed = game.printed.stars, game.flags, game.annexed
    home, found = game.printed.home_of, 0
    for area, power in flags.items():
        if power == FRANCE and area in stars:
            near = [flags.get(n) or annexed.get(n) or home[n] for n in ground.beside[area]]
            if all(signs.get(each) != 1.0 for each in near):
                found += stars[area]
    return found


def aims_from(lay: Lay, area: str) -> tuple[Aims, Aims]:
    """The prizes about an area that the other side holds: for the French, for the Coalition."""
    aims = lay.aims.get(area)
    if aims is None:
        held, near = tuple(lay.prizes.values()), lay.ground.shares[area]
        of_french = tuple([aim for aim in near if held[aim[0]] == -1.0])
        of_coalition = tuple([aim for aim in near if held[aim[0]] == 1.0])
        aims = lay.aims[area] = of_french, of_coalition
    return aims
