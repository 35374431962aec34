"""[forced-alliance.trigger] Forced alliances: made, kept and betrayed."""

from estafette.engine import Procedure

from .entry import bring_in, sort_flags
from .sides import ALLIED, Side
from .state import Game, less
from .status import set_stance


def force(game: Game, power: str, victor: Side) -> None:
    """[forced-alliance.trigger] The peace is over and the power joins its conqueror."""
    game.treaties = less(game.treaties, power)
    set_stance(game, power, ALLIED[victor])
    game.forced += (power,)
    sort_flags(game)
    game.tell("alliance.forced", power=power, side=victor)


def betray(game: Game, power: str) -> Procedure[None]:
    """[forced-alliance.broken.units-home] [forced-alliance.broken.retreat] A marker breaks it."""
    conqueror = game.side_of(power)
    assert conqueror is not None
    game.tell("alliance.broken", power=power)
    yield from bring_in(game, power, conqueror.enemy)


def free_homelands(game: Game) -> None:
    """[recruit.income.forced-ally] Homelands without units of the conqueror.

    With [forced-alliance.one-rp]. From then on the ally draws its full points.
    """
    for power in game.forced:
        if power not in game.freed and not is_trodden(game, power):
            game.freed += (power,)
            game.tell("alliance.freed", power=power)


def is_trodden(game: Game, power: str) -> bool:
    """[forced-alliance.one-rp] Do the conqueror's armies, or his friends', stand on its land?"""
    side, power_of = game.side_of(power), game.printed.power_of
    return any(
        power_of[army] != power and game.side(army) is side
        for area in game.land_of(power)
        for army in game.stacks.get(area, ())
    )
