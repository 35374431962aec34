"""[charge.mod.square] Form square!"""

from collections.abc import Sequence

from .morale import group_morale, test
from .sides import INFANTRY
from .state import Game


def forms_square(game: Game, defenders: Sequence[str]) -> bool:
    """[charge.mod.square] [charge.mod.square-disorganised] Does the infantry stand in square?"""
    infantry = [unit for unit in defenders if game.unit(unit).arm is INFANTRY]
    if not infantry:
        return False
    if any(unit in game.disorganised for unit in infantry):
        game.tell("charge.no-square", units=infantry)
        return False
    side = game.side(infantry[0])
    value = group_morale(game, infantry, attacking=False, extra=0)
    return test(game, side, infantry, value, "square")
