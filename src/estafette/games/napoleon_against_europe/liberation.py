"""[spain.liberation-war.start] The Spanish War of Liberation: how it begins, and how it is won."""

from functools import cache

from estafette.engine import Procedure, Refusal, refuse

from . import war
from .control import counts
from .mobilisation import deploy, is_nowhere
from .powers import heads_in, side_of
from .printed import Printed
from .sides import COALITION, EMPIRE, PORTUGAL, SPAIN
from .standing import territory
from .state import Game

DOS_DE_MAYO, BAYONNE = "22C", "24F"
MADRID = "madrid"
IBERIA = (SPAIN, PORTUGAL)  # [map.iberian-peninsula]


def is_on(game: Game) -> bool:
    """[spain.liberation-war.start] Is Spain at war for its freedom?"""
    return DOS_DE_MAYO in game.events and side_of(game, SPAIN) is COALITION


def is_won(game: Game) -> bool:
    """[spain.liberation-war.end] Has the Empire Madrid and every port of the peninsula?

    Gibraltar, which is English, is not asked for.
    """
    places = (MADRID, *iberian_ports(game.printed))
    return all(counts(game, zone, EMPIRE) for zone in places)


@cache
def iberian_ports(printed: Printed) -> tuple[str, ...]:
    """[map.iberian-peninsula] The ports of Spain and Portugal."""
    return tuple([port for port in printed.ports if port in iberian_zones(printed)])


@cache
def iberian_zones(printed: Printed) -> tuple[str, ...]:
    """[map.iberian-peninsula] The zones of Spain and Portugal, as printed."""
    provinces = printed.provinces
    return tuple(
        [zone for zone, of in printed.province_of.items() if provinces[of].country in IBERIA]
    )


def cannot_rise(game: Game) -> Refusal | None:
    """[card.c.dos-de-mayo.proposal] Why Spain does not rise; None if it may.

    The trap of Bayonne has been sprung, or French troops stand in Spain.
    """
    if side_of(game, SPAIN) is COALITION:
        return refuse("spain.liberation-war.start", "liberation.at-war")
    if BAYONNE in game.events or is_occupied(game):
        return None
    return refuse("card.c.dos-de-mayo.proposal", "liberation.no-cause")


def is_occupied(game: Game) -> bool:
    """Are there troops of the Empire in Spain?"""
    return any(
        game.forces[head].nation != SPAIN
        for zone in territory(game, SPAIN)
        for head in heads_in(game, zone, EMPIRE)
    )


def rise(game: Game) -> Procedure[None]:
    """[spain.liberation-war.start] Spain goes over to the Coalition, and its militia takes arms."""
    game.tell("liberation.begins")
    yield from war.bring_in(game, SPAIN, COALITION)
    for corps in militia(game):
        free = [zone for zone in territory(game, SPAIN) if not heads_in(game, zone, EMPIRE)]
        yield from deploy(game, COALITION, corps, free)


def militia(game: Game) -> list[str]:
    """The militia that waits for the rising."""
    return [
        each.id
        for each in game.printed.corps.values()
        if each.card == DOS_DE_MAYO and is_nowhere(game, each.id)
    ]
