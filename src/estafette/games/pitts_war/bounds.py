"""[movement.home-bound] Armies that may not go, or may not fight, wherever they like."""

from collections.abc import Iterable

from estafette.engine import Refusal, refuse

from .sides import FRANCE, FRENCH
from .spain import cannot_enter_spain
from .state import Game
from .supply import GALERNE, VENDEANS

PAROLE = "parole:"  # with an army, in `lasting`: it has promised to fight insurgents only
RESTING = "resting:"  # with an army, in `lasting`: it may not move in this impulse


def cannot_go(game: Game, armies: Iterable[str], area: str) -> Refusal | None:
    """[movement.home-bound] Why these may not set foot in an area, whatever brings them."""
    for army in armies:
        power = game.printed.power_of[army]
        if game.printed.armies[army].homebound and leaves_home(game, army, area):
            return refuse("movement.home-bound", "bounds.homebound", army=army, area=area)
        if power in game.forced and leaves_home(game, army, area):
            return refuse("forced-alliance.stay-home", "bounds.forced", army=army, area=area)
        if power == FRANCE and (refusal := cannot_enter_spain(game, area)):
            return refusal
    return None


def leaves_home(game: Game, army: str, area: str) -> bool:
    """[movement.home-bound] Would an army that must stay leave its homeland?

    One that a marker has led out of it is no longer bound, nor the Vendeans of the Galerne.
    """
    if army == VENDEANS and GALERNE in game.lasting:  # [card.c.galerne]
        return False
    return is_home(game, army, game.where[army]) and not is_home(game, army, area)


def is_home(game: Game, army: str, area: str) -> bool:
    """[movement.home-bound] Its uprising area, or the homeland of its power."""
    printed = game.printed.armies[army]
    if printed.revolt:
        return game.printed.areas[area].uprising == printed.revolt
    return game.owner(area) == printed.power


def cannot_fight(game: Game, armies: Iterable[str], area: str) -> Refusal | None:
    """[card.f.armee-mayence.limit] Why these may not seek battle in an area.

    An army on parole defends itself, and attacks only insurgents in France.
    """
    for army in armies:
        if PAROLE + army in game.lasting and not is_revolt_in_france(game, area):
            return refuse("card.f.armee-mayence.limit", "bounds.parole", army=army)
    return None


def is_revolt_in_france(game: Game, area: str) -> bool:
    """[card.f.terreur] Do insurgents, and nobody else, stand against France on its own soil?"""
    enemies = game.at(area, FRENCH.enemy)
    return (
        game.printed.home_of[area] == FRANCE
        and bool(enemies)
        and all(game.printed.armies[army].revolt for army in enemies)
    )
