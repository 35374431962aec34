"""[def.command-capacity] Whom a general takes along, on a march or to intercept."""

from collections.abc import Iterable

from .state import Game


def band_of(game: Game, leader: str, others: Iterable[str]) -> list[str]:
    """[movement.leader-any] A general and the strongest of the juniors whom he may lead."""
    corps = game.printed.corps
    capacity = corps[leader].seniority
    juniors = [each for each in others if each != leader and corps[each].seniority <= capacity]
    if len(juniors) >= capacity:
        juniors.sort(key=game.battle_rating, reverse=True)
    return [leader, *juniors[: capacity - 1]]


def is_full(game: Game, leader: str, band: list[str]) -> bool:
    """[movement.leader-command] Does a general lead as many corps as he can?"""
    return len(band) >= game.printed.corps[leader].seniority


def is_senior(game: Game, corps: str, leader: str) -> bool:
    """[movement.attach.no-senior] Would this corps have to obey a general junior to its own?"""
    return game.printed.corps[corps].seniority > game.printed.corps[leader].seniority
