"""[peace.duration] The end of a forced peace: the yearly die, and what the victor must leave."""

from estafette.engine import Procedure

from . import war
from .affairs import Treaty
from .campaign_of_1809 import is_bound, tighten
from .evacuation import clear_out
from .sides import COALITION, ENGLAND, Standing
from .standing import set_standing, victor_side
from .state import Game


def test(game: Game) -> Procedure[None]:
    """[peace.duration] The die for every forced peace, in the order of the powers.

    [scenario.1809.politics.powers] One with a fixed end turns into a forced alliance by itself.
    """
    for power in game.printed.tables.order.powers:
        if not is_at_peace(game, power) or is_bound(game, power):
            continue
        treaty = game.treaties[power]
        if is_due(game, treaty) and roll(game, power, treaty):
            yield from end(game, power)
    tighten(game)


def is_at_peace(game: Game, power: str) -> bool:
    return game.status[power].kind is Standing.FORCED_PEACE


def is_due(game: Game, treaty: Treaty) -> bool:
    """[peace.duration] [peace.second-defeat] Not in its first year, nor if it is for good."""
    return not treaty.for_good and treaty.year < game.year


def roll(game: Game, power: str, treaty: Treaty) -> bool:
    """[peace.duration] Five or more ends it; each year after the first adds two (R-89)."""
    table = game.printed.tables.peace
    years = game.year - treaty.year - 1
    tally = [("peace.years", table.bonus * years)] if years else []
    die = game.dice.d6()
    total = die + table.bonus * years
    is_over = total >= table.ends
    game.tell(
        "peace.tested",
        power=power,
        die=die,
        lines=len(tally),
        tally=tally,
        total=total,
        is_over=is_over,
    )
    return is_over


def end(game: Game, power: str) -> Procedure[None]:
    """[peace.end-neutral] [status.england-never-neutral] Neutral again; England goes to war again.

    [peace.evacuate] The victor has to be out of the country when redeployment is over (R-88);
    out of England he is taken at once (R-288).
    """
    victor = victor_side(game, power)
    if power == ENGLAND:
        yield from war.leave(game, power, victor)
        yield from war.join(game, power, COALITION)
        return
    war.sign_off(game, power)
    set_standing(game, power, Standing.NEUTRAL)
    game.tell("peace.over", power=power)
    game.leaving = {**game.leaving, power: victor}


def expel(game: Game) -> None:
    """[peace.evacuate] Redeployment is over: what is still in a country to be left is lost."""
    for country, side in game.leaving.items():
        clear_out(game, country, side)
    game.leaving = {}
