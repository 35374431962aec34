"""Losses of a given weight, for the tests of limits, levels and points."""

from itertools import combinations

from estafette.games.last_campaigns.state import Game


def fallen(game: Game, *units: str) -> None:
    """These units lie among the eliminated, and nowhere else."""
    for unit in units:
        assert unit not in game.where, unit
    game.eliminated = {**game.eliminated, **dict.fromkeys(units, 0)}


def losing(game: Game, corps: str, strength: int) -> None:
    """Just so much strength is lost, of corps ("pr-i pr-ii") or of all ("pr-")."""
    game.eliminated = {}
    named, sides = corps.split(), tuple([each for each in corps.split() if each.endswith("-")])
    everybody = game.printed.units.values()
    units = [u for u in everybody if u.formation in named or u.formation.startswith(sides)]
    free = sorted([u for u in units if u.id not in game.where], key=lambda each: -each.front)
    while free and free[0].front < strength - 12:
        strength -= free[0].front
        fallen(game, free.pop(0).id)
    for count in range(5):
        for some in combinations(free, count):
            if sum([each.front for each in some]) == strength:
                fallen(game, *[each.id for each in some])
                return
    raise AssertionError(strength)
