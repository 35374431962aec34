"""[scenario.1809.politics.powers] Prussia after Tilsit: a forced peace with a term."""

from .sides import FRANCE, Standing
from .standing import set_standing, status_of
from .state import Game


def is_bound(game: Game, power: str) -> bool:
    """[scenario.1809.politics.powers] Is a forced peace one whose end the scenario has fixed?

    No die is rolled for its end.
    """
    if power not in game.sheet.history.forced_until:
        return False
    return status_of(game, power).kind is Standing.FORCED_PEACE and is_as_begun(game, power)


def is_as_begun(game: Game, power: str) -> bool:
    treaty = game.treaties.get(power)
    return treaty is not None and treaty.year < game.sheet.year


def tighten(game: Game) -> None:
    """[scenario.1809.politics.powers] The year is over: such a peace becomes a forced alliance."""
    for power, year in game.sheet.history.forced_until.items():
        if game.year >= year and is_bound(game, power):
            set_standing(game, power, Standing.FORCED_ALLIANCE, FRANCE)
            game.tell("peace.tightened", power=power, country=FRANCE)
