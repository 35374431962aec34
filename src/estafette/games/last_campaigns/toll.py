"""[demoralisation.corps.trigger] What has been lost, in printed strength, and what can be borne."""

from collections.abc import Iterator

from .sides import Army
from .state import Game


def counted(game: Game, unit: str) -> int:
    """[demoralisation.army.trigger] What a unit is counted with when it is lost."""
    return game.printed.counted[game.scenario][unit]


def lost(game: Game) -> Iterator[str]:
    """[demoralisation.corps.lifted] The units eliminated, or lost for good; not those rallied."""
    yield from game.eliminated
    yield from game.gone


def corps_toll(game: Game, corps: str) -> int:
    """[demoralisation.corps.trigger] The strength of the eliminated units of a corps.

    [division.separate-formation] A division counts with the corps that it was printed in.
    """
    corps_of, worth = game.printed.corps_of, game.printed.counted[game.scenario]
    return sum([worth[unit] for unit in lost(game) if corps_of[unit] == corps])


def division_toll(game: Game, division: str) -> int:
    """[option.proximity.division-demoralised] The strength that a division has lost."""
    return sum([counted(game, unit) for unit in lost(game) if game.division(unit) == division])


def army_toll(game: Game, army: Army) -> int:
    """[demoralisation.army.trigger] The strength of the destroyed units of an army."""
    army_of, worth = game.printed.army_of, game.printed.counted[game.scenario]
    return sum([worth[unit] for unit in lost(game) if army_of[unit] is army])


def army_tolls(game: Game) -> dict[Army, int]:
    """[demoralisation.army.trigger] The same for every army, at one look."""
    army_of, worth = game.printed.army_of, game.printed.counted[game.scenario]
    found = dict.fromkeys(Army, 0)
    for unit in lost(game):
        found[army_of[unit]] += worth[unit]
    return found


def limit_of(game: Game, corps: str) -> int:
    """[proposal.limits] What a corps can bear, with what operations have changed of it (20.9)."""
    return game.printed.formations[corps].limit + game.limit_changes.get(corps, 0)


def level_of(game: Game, army: Army) -> int:
    """[demoralisation.army.trigger] What an army can bear: less without its HQ or its Guard."""
    level = game.sheet.levels[army].demoralisation + game.level_changes.get(army, 0)
    return max(level, 1)
