"""Who controls what: friendly, neutral and enemy ground, occupation, and changes of state."""

from collections.abc import Sequence

from .sides import (
    ALLY,
    AUSTRIA,
    DETACHABLE,
    FRANCE,
    INSURGENT,
    MEMBER,
    NEUTRAL,
    Side,
    Status,
)
from .state import Game

AT_WAR_WITH_FRANCE = (MEMBER, INSURGENT)
SCALE = (ALLY, NEUTRAL, MEMBER)


def set_status(game: Game, country: str, status: Status) -> None:
    """[def.status.set] A country falls into a state; only what follows of itself follows.

    Corps are placed, kept or sent home by the rule that changes the state, which knows how.
    """
    before = game.status.get(country)
    game.status = {**game.status, country: status}
    game.tell("country.status", country=country, status=status)
    if country == AUSTRIA and status in AT_WAR_WITH_FRANCE and before not in AT_WAR_WITH_FRANCE:
        game.tirol_due = True  # [insurrection.start.tirol-timing]
    return_detached(game)


def return_detached(game: Game) -> None:
    """[def.detached-return] A detached C.M. goes home to a ruler that is C.M. or I.C.

    One at which a card was aimed this year waits for the end of Diplomacy: the enemy may still
    cancel that card (NOTES.md, R-12).
    """
    for area in game.printed.of_kind(DETACHABLE):
        if area in game.aims:
            continue
        ruler = game.printed.countries[area].ruler
        if game.status.get(area) is MEMBER and game.status[ruler] in AT_WAR_WITH_FRANCE:
            game.status = {each: state for each, state in game.status.items() if each != area}
            game.tell("country.returned", area=area, ruler=ruler)


def step_towards(status: Status, side: Side) -> Status | None:
    """[diplomacy.step] The next state on the scale towards a side; None at its end or off it."""
    if status not in SCALE:
        return None
    there = SCALE.index(status) + (-1 if side is Side.FRENCH else 1)
    return SCALE[there] if 0 <= there < len(SCALE) else None


def occupier(game: Game, country: str) -> Side | None:
    """[def.occupied-nc] Whose corps hold the capital of a neutral major.

    Any other way into that capital is a violation, so that whoever stands there occupies it.
    """
    return game.standing.occupiers.get(country)


def friend_of(game: Game, area: str) -> Side | None:
    """[def.area.friendly] [def.area.neutral] The side to which an area is friendly, if any."""
    return game.politics.friends[area]


def is_friendly(game: Game, area: str, side: Side) -> bool:
    return friend_of(game, area) is side


def is_insurgent(game: Game, country: str) -> bool:
    return game.status.get(country) is INSURGENT


def is_closed_neutral(game: Game, area: str) -> bool:
    """[neutrality.violation.minor] [neutrality.violation.major-capital] Entering would violate.

    The capital of an occupied neutral is open: its occupier is there, or is driven out.
    """
    if area not in game.politics.neutral:
        return False
    return area not in game.printed.capitals or game.holder(area) is None


def is_at_home(game: Game, corps: str) -> bool:
    """[def.own-country] Does a corps on the map stand in the country it belongs to?"""
    home, here = game.printed.corps[corps].home, game.where[corps]
    return game.country_of(here) == home if is_major(game, home) else here == home


def is_major(game: Game, country: str) -> bool:
    return country in game.printed.majors


def homes_of(game: Game, country: str) -> list[str]:
    """A country, and those of its areas that have corps of their own."""
    tied = game.printed.tied
    areas = game.areas_of(country)
    return [country, *[area for area in areas if area in tied and area != country]]


def corps_of(game: Game, country: str) -> list[str]:
    """The corps on the map that belong to a country, wherever they stand."""
    homes = homes_of(game, country)
    return [c for home in homes for c in game.printed.tied[home] if c in game.where]


def bordering_france(game: Game) -> list[str]:
    """[victory.adjacent-countries] The countries with an area that touches a French one."""
    ground = game.printed.ground
    areas = [there for here in game.areas_of(FRANCE) for there in ground.neighbours(here)]
    found = dict.fromkeys([game.country_of(area) for area in areas])
    return [country for country in found if country != FRANCE]


def minors_of(game: Game, side: Side) -> Sequence[str]:
    """[strategy.draw.detached-count] The minors and detached areas that a side controls."""
    return game.politics.minors[side]
