"""[ic.move-abroad] What corps of an insurgent country may not do beyond its borders."""

from collections.abc import Iterable

from estafette.engine import Refusal, refuse

from .state import Game


def cannot_go(game: Game, army: Iterable[str], area: str, *, attack: bool) -> Refusal | None:
    """[ic.no-attack-abroad] [ic.move-abroad] Why an army with insurgents may not go there."""
    if not game.politics.insurgents:
        return None
    for corps in army:
        country = country_in_arms(game, corps)
        if not country or game.country_of(area) == country:
            continue
        if attack:
            return refuse("ic.no-attack-abroad", "insurgents.attack-abroad", corps=corps)
        if is_far_from(game, country, area):
            return refuse("ic.move-abroad", "insurgents.too-far", corps=corps)
    return None


def in_arms(game: Game, army: Iterable[str]) -> list[str]:
    """The corps of an army that belong to an insurgent country."""
    if not game.politics.insurgents:
        return []
    return [corps for corps in army if country_in_arms(game, corps)]


def country_in_arms(game: Game, corps: str) -> str:
    """The insurgent country to which a corps belongs; empty if there is none."""
    insurgents = game.politics.insurgents
    if not insurgents:
        return ""
    home = game.printed.corps[corps].home
    country = home if home in game.status else game.printed.countries[home].ruler
    return country if country in insurgents else ""


def is_far_from(game: Game, country: str, area: str) -> bool:
    """[ic.move-abroad] Is this area more than one away from the country?"""
    near = (area, *game.neighbours(area))
    return not any(game.country_of(here) == country for here in near)
