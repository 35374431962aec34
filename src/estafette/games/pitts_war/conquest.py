"""[conquest.when] Minors that are conquered, and what the French Republic annexes."""

from estafette.engine import Procedure

from .control import controller
from .entry import bring_in
from .fate import eliminate
from .liberation import end_liberation
from .sides import FRANCE, FRENCH, INSURGENTS, POLES, SPAIN, Side
from .state import Game, less

REPUBLIC = "republic"


def annex_conquests(game: Game) -> None:
    """[republic.annex] Light-blue areas under French control become part of France."""
    if game.side_of(FRANCE) is not FRENCH:
        return
    for area, printed in game.printed.areas.items():
        if REPUBLIC not in printed.marks or game.owner(area) == FRANCE:
            continue
        if controller(game, area) is FRENCH:
            game.annexed = {**game.annexed, area: FRANCE}
            game.flags = less(game.flags, area)
            game.tell("conquest.annexed", area=area, power=FRANCE)


def begin_conquests(game: Game) -> None:
    """[conquest.when] Every minor that is conquered is to be dealt with."""
    powers = [power for power in game.stance if conqueror(game, power) is not None]
    game.unchecked = tuple(powers)


def all_are_conquered(game: Game) -> bool:
    """[conquest.when] Has every minor been dealt with?"""
    return not game.unchecked


def conquer_minor(game: Game) -> Procedure[None]:
    """[conquest.minor.joins] The next minor that is conquered changes sides.

    With [conquest.minor.units]: wherever its armies were, they go home.
    """
    power, *left = game.unchecked
    game.unchecked = tuple(left)
    victor = conqueror(game, power)
    if victor is None:
        return
    game.tell("conquest.conquered", power=power, side=victor)
    if power == SPAIN and victor is FRENCH:
        yield from end_liberation(game)
        return
    dismiss_unwilling(game, power, victor)
    yield from bring_in(game, power, victor)


def dismiss_unwilling(game: Game, power: str, victor: Side) -> None:
    """[conquest.minor.poland-exception] [republic.piedmont-army] Who never serves the victor.

    The Poles fight on for France; the army of Piedmont is not there for France to command.
    """
    for army in game.printed.armies_of[power]:
        only = game.printed.armies[army].only
        if army not in game.where or not only or only == victor:
            continue
        if army == POLES:
            game.strays = {**game.strays, army: FRENCH}
            game.tell("conquest.fights-on", army=army)
        else:
            eliminate(game, army)


def conqueror(game: Game, power: str) -> Side | None:
    """[conquest.minor.condition] The side that controls every area of it.

    With [spain.liberation.conquest]: areas without city, fortress or port do not count, unless
    its own side stands in them.
    """
    side = game.side_of(power)
    if side is None or not is_conquerable(game, power):
        return None
    enemy, is_taken = side.enemy, False
    for area in game.land_of(power):
        held = controller(game, area)
        if held is enemy:
            is_taken = True
        elif held is side or area not in game.printed.open:
            return None
    return enemy if is_taken else None


def is_conquerable(game: Game, power: str) -> bool:
    """[conquest.minor.condition] [spain.liberation.minor] Minors, and Spain since its rising."""
    return power != INSURGENTS and not game.is_major(power)
