"""[movement.home-bound] Armies that may not go, or may not fight, wherever they like."""

from collections.abc import Iterable

from estafette.engine import Refusal, refuse

from .dominion import Dominion
from .ground import ground_of
from .sides import AUSTRIA, FRANCE, FRENCH
from .spain import cannot_enter_spain
from .state import Game
from .supply import GALERNE, VENDEANS

CAMPO_FORMIO = "f-campo-formio"  # in `lasting`: the Austrians keep still
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


def any_bound(game: Game, armies: Iterable[str]) -> list[str]:
    """[movement.home-bound] Those of these that are kept at home, or on their word not to fight."""
    homebound, power_of = game.printed.homebound, game.printed.power_of
    forced, lasting, found = game.forced, game.lasting, []
    for army in armies:
        is_kept = army in homebound or (forced and power_of[army] in forced)
        if is_kept or (lasting and PAROLE + army in lasting):
            found.append(army)
    return found


def range_of(game: Game, dominion: Dominion, army: str) -> int:
    """[movement.home-bound] Where a bound army may go: about its home, or once out of it anywhere.

    An army on parole may go wherever nobody stands against it.
    """
    printed, ground = game.printed.armies[army], ground_of(game.printed)
    is_kept = printed.homebound or printed.power in game.forced
    if not is_kept or (army == VENDEANS and GALERNE in game.lasting):  # [card.c.galerne]
        return ground.everywhere
    home = ground.regions[printed.revolt] if printed.revolt else dominion.land[printed.power]
    return home if home & ground.bit[game.where[army]] else ground.everywhere


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

    An army on parole defends itself, and attacks only insurgents in France. With
    [card.f.campo-formio.no-move].
    """
    for army in armies:
        if refusal := keeps_armistice(game, army):
            return refusal
        if PAROLE + army in game.lasting and not is_revolt_in_france(game, area):
            return refuse("card.f.armee-mayence.limit", "bounds.parole", army=army)
    return None


def keeps_armistice(game: Game, piece: str) -> Refusal | None:
    """[card.f.campo-formio.no-move] Austrians go nowhere in the year of Campo Formio."""
    if CAMPO_FORMIO in game.lasting and game.printed.power_of.get(piece) == AUSTRIA:
        return refuse("card.f.campo-formio.no-move", "bounds.campo-formio", army=piece)
    return None


def is_revolt_in_france(game: Game, area: str) -> bool:
    """[card.f.terreur] Do insurgents, and nobody else, stand against France on its own soil?"""
    enemies = game.at(area, FRENCH.enemy)
    return (
        game.printed.home_of[area] == FRANCE
        and bool(enemies)
        and all(game.printed.armies[army].revolt for army in enemies)
    )
