"""[entity.general] New states: the Confederation of the Rhine, Westphalia, Bavaria.

Poland has a file of its own. A card's printed points are those of the state that it creates.
"""

from estafette.engine import Refusal, refuse

from .control import counts
from .fate import come_back, eliminate, enter_reserve, lose_for_good
from .mobilisation import is_nowhere
from .poland import cannot_found_poland, enlarge_poland, found_poland
from .powers import side_of
from .sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    NAPLES,
    PRUSSIA,
    RHINE,
    TYROLEANS,
    WESTPHALIA,
    Period,
    Phase,
    Standing,
)
from .standing import has_beaten, provinces_of, set_standing, status_of
from .state import Game
from .tracks import score

__all__ = ["cannot_found_poland", "enlarge_poland", "found_poland"]

ERFURT, BAYONNE = "20F", "24F"
JEROME = "jerome"
TYROL = "tyrol"
RHINE_CORPS, WESTPHALIAN_CORPS = "corps-rhin", "corps-westphalie"
ALLIED = (Standing.ALLY, Standing.PROTECTORATE, Standing.CONFEDERATION)


def cannot_found_rhine(game: Game) -> Refusal | None:
    """[entity.rhine.conditions] [entity.rhine.beaten-powers] Why not yet; None if it can be."""
    if RHINE in game.status:
        return refuse("entity.rhine.end", "state.once", country=RHINE)
    for power in (AUSTRIA, PRUSSIA):
        if not has_beaten(game, EMPIRE, power):
            return refuse("entity.rhine.beaten-powers", "state.not-beaten", country=power)
    members, least = len(rhine_minors(game)), game.printed.tables.limits.rhine_members
    if members < least:
        rule = "entity.rhine.conditions"
        return refuse(rule, "state.too-few-minors", count=members, least=least)
    return None


def rhine_minors(game: Game) -> list[str]:
    """[entity.rhine.members] The minors marked R that are allied to the Empire (R-42)."""
    return [
        country.id
        for country in game.printed.countries.values()
        if country.rhine
        and status_of(game, country.id).kind in ALLIED
        and side_of(game, country.id) is EMPIRE
    ]


def found_rhine(game: Game) -> None:
    """[entity.rhine.status] The Confederation is a protectorate; its minors are members."""
    found(game, RHINE)
    for country in rhine_minors(game):
        set_standing(game, country, Standing.CONFEDERATION, FRANCE)
    enter_reserve(game, RHINE_CORPS)


def cannot_found_westphalia(game: Game) -> Refusal | None:
    """[entity.westphalia.conditions] [entity.westphalia.cards-before] Why not; None if it can."""
    if WESTPHALIA in game.status:
        return refuse("entity.westphalia.end", "state.once", country=WESTPHALIA)
    if game.period is not Period.CHATIMENTS:
        return refuse("entity.westphalia.card", "state.too-early", country=WESTPHALIA)
    for card in (ERFURT, BAYONNE):
        if card not in game.events:
            return refuse("entity.westphalia.cards-before", "state.card-first", card=card)
    rule, least = "entity.westphalia.conditions", game.printed.tables.limits.westphalia_provinces
    held = len(westphalian_provinces(game))
    if held < least:
        return refuse(rule, "state.too-few-provinces", count=held, least=least)
    if side_of(game, NAPLES) is not EMPIRE:
        return refuse(rule, "state.naples", country=NAPLES)
    return None


def westphalian_provinces(game: Game) -> list[str]:
    """[entity.westphalia.provinces] Those marked W that are the Empire's, allied or annexed."""
    return [
        province.id
        for province in game.printed.provinces.values()
        if province.westphalia and side_of(game, game.owner[province.id]) is EMPIRE
    ]


def found_westphalia(game: Game) -> None:
    """[entity.westphalia.gain] [entity.westphalia.status] A protectorate, a corps, and Jérôme."""
    found(game, WESTPHALIA)
    enter_reserve(game, WESTPHALIAN_CORPS)
    if is_nowhere(game, JEROME):
        enter_reserve(game, JEROME)


def cannot_found_bavaria(game: Game) -> Refusal | None:
    """[entity.bavaria.creation] Why Bavaria is no kingdom yet; None if it becomes one."""
    rule = "entity.bavaria.creation"
    if BAVARIA in game.states:
        return refuse(rule, "state.once", country=BAVARIA)
    if side_of(game, BAVARIA) is not EMPIRE:
        return refuse(rule, "state.not-an-ally", country=BAVARIA)
    if game.owner[TYROL] != BAVARIA:
        return refuse(rule, "state.without-tyrol", country=BAVARIA)
    return None


def found_bavaria(game: Game) -> None:
    """[entity.bavaria.creation] With Tyrol the ally of the Empire becomes a kingdom, by itself."""
    if cannot_found_bavaria(game) is None:
        game.states |= {BAVARIA}
        game.tell("state.founded", country=BAVARIA)


def found(game: Game, country: str) -> None:
    """[entity.rhine.status] [entity.westphalia.status] A state comes into being, a protectorate."""
    game.states |= {country}
    set_standing(game, country, Standing.PROTECTORATE, FRANCE)
    game.tell("state.founded", country=country)


def review(game: Game) -> None:
    """[entity.rhine.end] [entity.westphalia.end] A country has changed sides: do the states last?

    [entity.tyrol.status] Tyrol in revolt goes with Austria, or with England (R-121).
    """
    points = game.printed.tables.points
    if RHINE in game.states and not any(is_member(game, each) for each in game.status):
        end_state(game, RHINE, points.confederation_lost.victory)
    if WESTPHALIA in game.states and not what_is_left_of_westphalia(game):
        end_state(game, WESTPHALIA, -points.westphalia.victory)
    if game.owner[TYROL] == TYROLEANS:
        patron = AUSTRIA if side_of(game, AUSTRIA) is COALITION else ENGLAND
        set_standing(game, TYROLEANS, Standing.ALLY, patron)


def what_is_left_of_westphalia(game: Game) -> list[str]:
    """[entity.westphalia.end] Its lands that are neither gone over nor, if annexed, overrun."""
    lands = westphalian_provinces(game)
    if game.phase is not Phase.CONQUEST:
        return lands
    return [province for province in lands if not is_overrun(game, province)]


def is_overrun(game: Game, province: str) -> bool:
    """[entity.westphalia.end] Does the Coalition hold all of an annexed land, in supply (R-536)?

    It is no country any more, and cannot fall as one.
    """
    printed = game.printed
    if game.owner[province] == printed.provinces[province].country:
        return False
    places = [zone for zone in printed.zones_of[province] if zone not in printed.open]
    return all(counts(game, zone, COALITION) for zone in places)


def is_member(game: Game, country: str) -> bool:
    """[entity.rhine.members] Does this country belong to the Confederation?"""
    return status_of(game, country).kind is Standing.CONFEDERATION


def end_state(game: Game, country: str, victory: int) -> None:
    """[entity.rhine.end] [entity.westphalia.end] A state is gone for good, its corps too.

    What a peace has given it besides its members is France's, whose protectorate it was (R-382).
    """
    for piece in game.printed.pieces_of[country]:
        if piece in game.steps:
            eliminate(game, piece)
        come_back(game, piece)  # nor is anybody awaited who left a siege with honours
        lose_for_good(game, piece)
    game.states -= {country}
    set_standing(game, country, Standing.NONE)
    lands = dict.fromkeys(provinces_of(game, country), FRANCE)
    game.owner = {**game.owner, **lands}
    game.tell("state.ended", country=country)
    score(game, victory=victory, why=country)
