"""[3] The sequence of play of The Ford. Start here: every other file hangs from this page."""

from estafette.engine import Outcome, Sequence, Step

from .hours import dispatches, nightfall, nobody_shaken, rally
from .impulses import impulse, no_impulse_left
from .orders import orders
from .state import Game, Side

HOUR = Sequence(
    Step("3.1", dispatches),
    Step("3.2", orders),
    Sequence(
        Step("3.31", impulse, by=Side.VANGUARD),
        Step("3.32", impulse, by=Side.REARGUARD),
        rule="3.3",
        until=no_impulse_left,
    ),
    Step("3.4", rally, until=nobody_shaken),
    Step("3.5", nightfall),
)


def outcome(game: Game) -> Outcome | None:
    """[9.3] Asked before every step: after the last hour the key decides, or nothing does."""
    if game.hour <= game.sheet.hours:
        return None
    if game.at(game.sheet.key, Side.REARGUARD):
        return Outcome(Side.REARGUARD, "9.3", "victory.key-held", {"space": game.sheet.key})
    return Outcome(None, "9.3", "victory.nobody", {"space": game.sheet.key})
