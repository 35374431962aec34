"""[neutral.closed] What bars a force from an area: neutrals, truces, Egypt, orders to stay."""

from collections.abc import Collection

from estafette.engine import Refusal, refuse

from .affairs import March
from .bounds import CAMPO_FORMIO, any_bound, cannot_fight, cannot_go, range_of
from .control import is_enemy, is_neutral
from .dominion import dominion_of
from .sides import (
    AUSTRIA,
    CHARLES,
    DUCHY,
    EGYPT,
    FAIR,
    FRANCE,
    FRENCH,
    PEACE,
    PORTUGAL,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    SWITZERLAND,
    TURKEY,
    Side,
)
from .state import Game

# What markers leave behind in `lasting`, each under its own name.
AMIENS, ARMISTICE = "f-amiens", "f-armistice"
WINTER_QUARTERS, FREE_PASSAGE, HAREM = "c-quartiers-hiver", "c-libre-passage", "f-harem"
EGYPTIAN_EXPEDITION, SWISS_CONFEDERATION = "f-expedition-egypte", "f-confederation-suisse"

TRUCES = frozenset((AMIENS, CAMPO_FORMIO, ARMISTICE, WINTER_QUARTERS))
ITALIAN = (
    *("piedmont", "republic-of-genoa", "lombardy", "venetia"),
    *("tuscany", "papacy", "kingdom-of-naples"),
)
ARMY_OF_ITALY, CHARLES_IN_ITALY = "au-italy", "charles-in-italy"


def cannot_pass(game: Game, march: March, area: str) -> Refusal | None:
    """[neutral.closed] Why the force on the march may not set foot in an area."""
    side, armies = march.side, march.armies
    if game.side(armies[0]) is None:
        return leaves_own_land(game, armies, area)
    if is_neutral(game, area) and (refusal := is_closed(game, march, area)):
        return refusal
    refusal = cannot_go(game, armies, area)
    if refusal is None and game.lasting:
        refusal = cannot_make_war(game, side, armies, area)
    if refusal is None and game.printed.home_of[area] == EGYPT:
        refusal = no_way_to_egypt(game, march, area)
    if refusal is None and game.year == 1805:
        refusal = is_kept_in_italy(game, march, area)
    return refusal


def is_unbound(game: Game, march: March) -> bool:
    """[neutral.closed] Are neutrals, Spain and Egypt all that could be closed to the force?"""
    if game.lasting and not TRUCES.isdisjoint(game.lasting):
        return False
    return is_at_large(game, march) and not any_bound(game, march.armies)


def is_at_large(game: Game, march: March) -> bool:
    """[neutral.closed] Is it a force of a side, under no rule or marker of its own?"""
    if march.grant or game.side(march.armies[0]) is None:
        return False
    if game.year == 1805 and game.plays_with(CHARLES_IN_ITALY):
        return False
    return not (game.lasting and CAMPO_FORMIO in game.lasting)


def calm_ground(game: Game, march: March) -> int:
    """[neutral.closed] Areas that, if nobody stands in them, are surely open to the force."""
    if not is_at_large(game, march):
        return 0
    dominion = dominion_of(game)
    calm = dominion.plain
    if game.lasting and AMIENS in game.lasting:
        calm &= ~dominion.held[march.side.enemy]
    for army in any_bound(game, march.armies):
        calm &= range_of(game, dominion, army)
    return calm


def leaves_own_land(game: Game, armies: Collection[str], area: str) -> Refusal | None:
    """[neutral.run-by] The armies of a power outside the war keep to their own land."""
    power = game.printed.power_of[next(iter(armies))]
    if game.owner(area) != power or area in game.flags:
        return refuse("neutral.run-by", "march.own-land", power=power)
    if any(game.side(army) is not None for army in game.stacks.get(area, ())):
        return refuse("neutral.run-by", "march.foreigners", area=area)
    return None


def is_closed(game: Game, march: March, area: str) -> Refusal | None:
    """[neutral.closed] Why a neutral area stays shut; None for those who may come in."""
    power = game.owner(area)
    if may_stay(game, march.area, power) or may_invade(game, march, area):
        return None
    if march.side is FRENCH and power == PRUSSIA and DUCHY in game.founded:
        return None  # [poland.duchy.transit]
    if march.grant == FREE_PASSAGE:
        if all(game.owner(crossed) == power for crossed in march.crossed):
            return None
        return refuse("card.c.libre-passage", "march.one-state", area=area)
    return refuse("neutral.closed", "march.neutral", area=area, power=power)


def may_stay(game: Game, here: str, power: str) -> bool:
    """[peace.conqueror-may-stay] Who stands in a land at peace may move about in it."""
    return game.stance.get(power) is PEACE and game.owner(here) == power and here not in game.flags


def may_invade(game: Game, march: March, area: str) -> bool:
    """[neutral.invaded] [card.f.amiens.no-war] Has a marker opened this neutral to the force?"""
    if AMIENS in game.lasting:
        return False
    power = game.owner(area)
    if power == SWITZERLAND:
        return march.side is FRENCH and SWISS_CONFEDERATION in game.lasting
    if power == RUSSIA:  # [card.f.harem.russia]
        powers = {game.printed.power_of[army] for army in march.armies}
        return HAREM in game.lasting and powers == {TURKEY} and march.side is FRENCH
    return power == EGYPT and march.grant == EGYPTIAN_EXPEDITION


def cannot_make_war(game: Game, side: Side, armies: Collection[str], area: str) -> Refusal | None:
    """[card.f.amiens.no-war] Why nobody goes against the enemy there; None if there is no enemy."""
    is_defended = bool(game.at(area, side.enemy))
    if AMIENS in game.lasting and (is_defended or is_enemy(game, area, side)):
        return refuse("card.f.amiens.no-war", "march.amiens", area=area)
    if CAMPO_FORMIO in game.lasting and side is FRENCH and is_austrian(game, area):
        return refuse("card.f.campo-formio", "march.campo-formio", area=area)
    if not is_defended:
        return None
    return keeps_truce(game, area) or cannot_fight(game, armies, area)


def keeps_truce(game: Game, area: str) -> Refusal | None:
    """[card.f.amiens.no-war] [card.f.armistice] Why no battle begins in an area, whoever is there.

    With [card.c.quartiers-hiver].
    """
    if AMIENS in game.lasting:
        return refuse("card.f.amiens.no-war", "march.amiens", area=area)
    if WINTER_QUARTERS in game.lasting:
        return refuse("card.c.quartiers-hiver", "march.winter-quarters", area=area)
    if ARMISTICE in game.lasting and game.printed.home_of[area] not in (SPAIN, PORTUGAL):
        return refuse("card.f.armistice", "march.armistice", area=area)
    return None


def is_austrian(game: Game, area: str) -> bool:
    """[card.f.campo-formio] Does Austria hold an area, by right or by arms?"""
    power_of = game.printed.power_of
    return (game.flags.get(area) or game.owner(area)) == AUSTRIA or any(
        power_of[army] == AUSTRIA for army in game.stacks.get(area, ())
    )


def no_way_to_egypt(game: Game, march: March, area: str) -> Refusal | None:
    """[levant.france-entry] The French come to Egypt by the Expedition alone."""
    if march.grant == EGYPTIAN_EXPEDITION or EGYPTIAN_EXPEDITION in game.lasting:
        return None
    if any(game.printed.power_of[army] == FRANCE for army in march.armies):
        return refuse("levant.france-entry", "march.egypt", area=area)
    return None


def is_kept_in_italy(game: Game, march: March, area: str) -> Refusal | None:
    """[option.1805.charles-in-italy] Charles and the army of Italy wait for the winter of 1805."""
    if game.weather is not FAIR or not game.plays_with(CHARLES_IN_ITALY):
        return None
    if CHARLES not in march.leaders and ARMY_OF_ITALY not in march.armies:
        return None
    if is_italian(game, march.area) and not is_italian(game, area):
        return refuse("option.1805.charles-in-italy", "march.charles", area=area)
    return None


def is_italian(game: Game, area: str) -> bool:
    """[option.1805.charles-in-italy] Italy: its states of 1792, and Mantua."""
    return game.printed.home_of[area] in ITALIAN or "crown" in game.printed.areas[area].marks
