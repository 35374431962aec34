"""[demoralisation.corps.trigger] Corps that have lost heart, and armies that break."""

from .fatigue import is_tired
from .proximity import are_panicked, is_division_broken
from .sides import Army
from .state import Game
from .toll import army_toll, army_tolls, corps_toll, level_of, limit_of


def is_demoralised(game: Game, formation: str) -> bool:
    """[demoralisation.corps.trigger] Has a corps, or the corps of a division, lost too much?

    [demoralisation.corps.lifted] It is reckoned afresh each time, so that rally undoes it.
    [option.fatigue.not-cumulative] A tired formation counts as demoralised, and only once.
    """
    if formation.startswith("hq-"):
        return False
    if game.weary and is_tired(game, formation):
        return True
    if not (game.eliminated or game.gone or game.limit_changes):
        return False
    corps = formation.partition("/")[0]
    if not game.plays_with("proximity"):
        return corps_toll(game, corps) >= limit_of(game, corps)
    if formation in game.commands and formation != corps:
        return is_division_broken(game, formation)
    return corps in are_panicked(game)


def is_unit_demoralised(game: Game, unit: str) -> bool:
    """[demoralisation.corps.effects] Does a unit suffer from the state of its own corps?

    [division.separate-formation] Neither a divisional order nor another corps changes that.
    """
    if not (game.weary or game.eliminated or game.gone or game.limit_changes):
        return False
    division = game.division(unit)
    if division in game.commands:
        return is_demoralised(game, division)
    return is_demoralised(game, game.printed.units[unit].formation)


def is_army_demoralised(game: Game, army: Army) -> bool:
    """[demoralisation.army.trigger] Has an army reached its level, now or before?"""
    if army in game.broken:
        return True
    return army in game.sheet.levels and army_toll(game, army) >= level_of(game, army)


def break_armies(game: Game) -> None:
    """[demoralisation.army.tie] [victory.collapse] Who breaks now; who is not active first."""
    armies, tolls = game.printed.armies, army_tolls(game)
    for side in (game.acting.enemy, game.acting):
        for army, level in game.sheet.levels.items():
            if armies[army].side is not side:
                continue
            if army not in game.broken and tolls[army] >= level_of(game, army):
                game.broken += (army,)
                game.tell("army.demoralised", army=army)
            if army not in game.shattered and 0 < level.disintegration <= tolls[army]:
                game.shattered += (army,)
                game.tell("army.disintegrates", army=army)
