"""[spain.start] Whether the French may set foot in Spain."""

from estafette.engine import Refusal, refuse

from .sides import COALITION, FRENCH, PORTUGAL, SPAIN, Stance
from .state import Game

BAYONNE = "f-bayonne"  # in `lasting`, once the trap is sprung
OUTSIDE = (Stance.NEUTRAL, Stance.ALOOF)


def cannot_enter_spain(game: Game, area: str) -> Refusal | None:
    """[spain.french-entry.neutral] [spain.french-entry.bayonne] Why the French may not enter.

    A forced ally lets them in [forced-alliance.passage]; in a land at peace they keep to its terms.
    """
    if game.owner(area) != SPAIN:
        return None
    stance = game.stance[SPAIN]
    if stance in OUTSIDE:
        return refuse("spain.french-entry.neutral", "spain.neutral", area=area)
    if stance is not Stance.FRENCH or BAYONNE in game.lasting or SPAIN in game.forced:
        return None
    if is_peninsula_invaded(game):
        return None
    return refuse("spain.french-entry.bayonne", "spain.before-bayonne", area=area)


def is_peninsula_invaded(game: Game) -> bool:
    """[spain.french-entry.bayonne] Are others than Portuguese in Spain or Portugal?"""
    printed = game.printed
    return any(
        printed.power_of[army] != PORTUGAL
        for power in (SPAIN, PORTUGAL)
        for area in printed.areas_of[power]
        for army in game.at(area, COALITION)
    )


def is_risen_or_won(game: Game) -> bool:
    """[spain.liberation.minor] Has the War of Liberation begun, or been won?"""
    return game.liberation or game.liberated


def may_be_courted(game: Game) -> bool:
    """[spain.diplomacy-until-bayonne] May an allied Spain still be won over by diplomacy?"""
    if BAYONNE in game.lasting or SPAIN in game.forced or is_risen_or_won(game):
        return False
    return game.side_of(SPAIN) in (FRENCH, COALITION)
