"""[poland.partition.1793] [italy.create] Poland, Italy, the Rhine and Westphalia."""

from estafette.engine import Procedure

from .control import controller
from .entry import bring_in
from .fate import bring_back, lose_for_good, take_off
from .sides import (
    DUCHY,
    EMPIRE,
    FRENCH,
    HANOVER,
    HANOVERIANS,
    IMPERIALS,
    ITALY,
    POLES,
    PRUSSIA,
    Stance,
)
from .state import Game, less
from .status import set_stance

WALEWSKA = "f-walewska"  # in `lasting`: what the Grand Duchy took from Prussia is still to count
MILAN, VENICE, WARSAW = "milan", "venice", "warsaw"
RHENISH = (EMPIRE, HANOVER, "hanse", "hesse", "mecklenburg")


def partition_poland(game: Game) -> None:
    """[poland.partition.1793] The year’s blazons.

    With [poland.partition.1795] [poland.partition.control].
    """
    for area in game.printed.areas.values():
        if area.blazon == game.year:
            game.annexed = {**game.annexed, area.id: area.partition}
            game.flags = less(game.flags, area.id)
            game.tell("founding.partition", area=area.id, power=area.partition)


def found_italy(game: Game) -> None:
    """[italy.create] [italy.areas] The kingdom, and the crown areas it takes."""
    if ITALY not in game.founded:
        if controller(game, MILAN) is not FRENCH or controller(game, VENICE) is not FRENCH:
            return
        found(game, ITALY)
    if game.side_of(ITALY) is not FRENCH:
        return
    for area in game.printed.areas.values():
        if "crown" not in area.marks or game.owner(area.id) == ITALY:
            continue
        if controller(game, area.id) is FRENCH:
            hand_over(game, area.id, ITALY)


def found_duchy(game: Game) -> None:
    """[poland.duchy.by-marker] [poland.duchy.by-peace] [poland.duchy.extent] The Grand Duchy.

    Warsaw and every green area of Prussia's; its army comes free with the next reinforcements.
    """
    found(game, DUCHY)
    for area in game.printed.areas.values():
        is_green = "duchy" in area.marks and game.owner(area.id) == PRUSSIA
        if is_green or area.id == WARSAW:
            hand_over(game, area.id, DUCHY)
    if game.in_reserve(POLES) and POLES not in game.due:
        game.due += (POLES,)


def found(game: Game, power: str) -> None:
    """[italy.create] [poland.duchy.by-marker] A new power, ally of France."""
    game.founded += (power,)
    set_stance(game, power, Stance.FRENCH)
    game.entered = {**game.entered, power: game.year}
    game.tell("founding.founded", power=power)


def hand_over(game: Game, area: str, power: str) -> None:
    """[italy.areas] [poland.duchy.extent] An area becomes part of a new power."""
    game.annexed = {**game.annexed, area: power}
    game.flags = less(game.flags, area)
    game.tell("founding.area", area=area, power=power)


def found_rhine_and_westphalia(game: Game) -> Procedure[None]:
    """[rhine.create] [westphalia.create] By the Erfurt marker.

    With [card.f.erfurt.allies]. Both counters are turned over, and come free with the next
    reinforcements.
    """
    for army in (IMPERIALS, HANOVERIANS):
        if army in game.where:
            take_off(game, army)
        elif army in game.lost:
            bring_back(game, army)
        if army not in game.due:
            game.due += (army,)
    game.founded += (EMPIRE, HANOVER)
    game.tell("founding.rhine")
    game.tell("founding.westphalia")
    for power in RHENISH:
        if game.side_of(power) is not FRENCH:
            yield from bring_in(game, power, FRENCH)


def disband_hanoverians(game: Game) -> None:
    """[westphalia.hanover-army-removed] When Hanover is under French control."""
    if HANOVERIANS in game.lost or HANOVER in game.founded:
        return
    if all(controller(game, area) is FRENCH for area in game.printed.areas_of[HANOVER]):
        lose_for_good(game, HANOVERIANS)
