"""[victory.auto.france] Victory points: what France has at this moment, line by line."""

from collections.abc import Iterator
from typing import TypeAlias

from .control import controller
from .sides import COALITION, FRANCE, FRENCH, TURKEY, Side
from .state import Game
from .supply import is_area_supplied

CORSICA, SARDINIA = "corsica", "sardinia"
CITY = "city"

Score: TypeAlias = list[tuple[str, int]]  # each line by its name


def tally(game: Game) -> Score:
    """[turn.end.vp] What France scores and loses, each under its name; nothing is left out."""
    lines = (
        ("points.stars", foreign_stars(game)),
        ("points.allied-stars", allied_stars(game)),
        ("points.peaces", peaces(game)),
        ("points.forced", forced_alliances(game)),
        ("points.liberation", int(game.liberated)),
        ("points.syria", int(all(is_held(game, area, FRENCH) for area in syria(game)))),
        ("points.corsica", int(all(is_held(game, a, FRENCH) for a in (CORSICA, SARDINIA)))),
        ("points.uprisings", -uprisings(game)),
        ("points.lost-stars", -lost_stars(game)),
    )
    return [line for line in lines if line[1]]


def victory_points(score: Score) -> int:
    """[victory.auto.france] The snapshot of a moment; only past peaces are remembered."""
    return sum([amount for _, amount in score])


def foreign_stars(game: Game) -> int:
    """[victory.vp.stars] Stars held of nobody's but minors, the United Kingdom, or annexed."""
    enemies = game.printed.tables.victory.at_war
    return sum([n for area, n in conquered(game) if game.owner(area) not in enemies])


def conquered(game: Game) -> Iterator[tuple[str, int]]:
    """Stars that France holds outside its borders of 1792 and that are no ally's."""
    for area, stars in game.printed.stars.items():
        if not is_an_allys(game, area) and is_foreign(game, area) and is_held(game, area, FRENCH):
            yield area, stars


def allied_stars(game: Game) -> int:
    """[victory.vp.allied-stars] The stars that its allies have kept, or got back."""
    stars = game.printed.stars
    return sum([n for a, n in stars.items() if is_an_allys(game, a) and is_held(game, a, FRENCH)])


def is_an_allys(game: Game, area: str) -> bool:
    owner = game.owner(area)
    return owner != FRANCE and game.side_of(owner) is FRENCH


def is_foreign(game: Game, area: str) -> bool:
    """[victory.final.coalition] Outside the France of 1792?"""
    return game.printed.home_of[area] != FRANCE


def is_held(game: Game, area: str, side: Side) -> bool:
    """[control.effect.vp] Under the control of a side, and in supply for the power that has it."""
    if controller(game, area) is not side:
        return False
    return is_area_supplied(game, area, game.flags.get(area) or game.owner(area))


def syria(game: Game) -> list[str]:
    """[victory.vp.syria-corsica] The cities that Turkey has in the Levant."""
    areas = [game.printed.areas[area] for area in game.printed.areas_of[TURKEY]]
    return [area.id for area in areas if area.id in game.printed.levant and CITY in area.marks]


def peaces(game: Game) -> int:
    """[victory.vp.peace] Every mandatory peace that France has dictated, once and for good."""
    return len([power for power, victor in game.fallen if victor is FRENCH])


def forced_alliances(game: Game) -> int:
    """[victory.vp.forced-alliance] Those that hold now."""
    return len([power for power in game.forced if game.side_of(power) is FRENCH])


def uprisings(game: Game) -> int:
    """[victory.vp.minus-uprising] Uprising areas of France in which a Coalition army stands."""
    risen = [area for areas in game.printed.regions.values() for area in areas]
    return len([a for a in risen if not is_foreign(game, a) and game.holder(a) is COALITION])


def lost_stars(game: Game, to: Side | None = None) -> int:
    """[victory.vp.minus-french-stars] Stars of 1792 that France has no more, or that one has."""
    found = 0
    for area, stars in game.printed.stars.items():
        if not is_foreign(game, area):
            is_lost = controller(game, area) is to if to else not is_frances(game, area)
            found += stars if is_lost else 0
    return found


def is_frances(game: Game, area: str) -> bool:
    """[victory.auto.coalition] Under French control, or its own while France keeps a peace."""
    if game.side_of(FRANCE) is None and game.owner(area) == FRANCE:
        return area not in game.flags
    return controller(game, area) is FRENCH
