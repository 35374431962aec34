"""[status.neutral.never-again] Powers that a marker takes out of the war."""

from estafette.engine import Procedure

from .entry import armies_abroad, release, sort_flags
from .homecoming import send_home, withdraw
from .sides import ALOOF, Side
from .state import Game, less
from .status import set_stance
from .supply import supplied_homeland


def make_neutral(game: Game, power: str, *, in_supply: bool = False) -> Procedure[None]:
    """[status.neutral.never-again] A power leaves the war, and its followers with it.

    Strangers leave its land, flags over it come down, and its armies go home: with `in_supply`,
    to where reinforcements may come.
    """
    side = game.side_of(power)
    leaving = [power, *[f for f in game.printed.followers[power] if game.side_of(f) is side]]
    release(game, power)
    for each in leaving:
        set_stance(game, each, ALOOF)
        game.tell("power.neutral", power=each)
    sort_flags(game)
    for each in leaving:
        yield from clear_land(game, each)
    for each in leaving:
        among = supplied_homeland(game, each) if in_supply else ()
        yield from send_home(game, armies_abroad(game, each), among=among)


def clear_land(game: Game, power: str) -> Procedure[None]:
    """[neutral.closed] Nobody's forces and nobody's flags stay on neutral ground."""
    land = game.land_of(power)
    for area in land:
        game.flags = less(game.flags, area)
    for area in land:
        for side in Side:
            if game.at(area, side):
                yield from withdraw(game, area, side)
