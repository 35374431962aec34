"""[movement.slowest] How far a force on the march can go."""

from .affairs import March
from .state import Game


def marching_heads(march: March) -> list[str]:
    """[activation.two-armies] The force on the march, and the other army of its group."""
    if march.companion:
        return [head for head in (march.head, march.companion) if head]
    return [march.head] if march.head else []


def basic_factor(game: Game, march: March) -> int:
    """[movement.slowest] [movement.weather] The lowest factor of its units, less in bad weather."""
    return max(slowest(game, marching_heads(march)) + weather(game), 0)


def slowest(game: Game, heads: list[str]) -> int:
    """[movement.slowest] The lowest movement factor among the corps of these forces."""
    sheets = game.printed.corps
    return min([sheets[corps].movement for head in heads for corps in game.forces[head].corps])


def weather(game: Game) -> int:
    """[movement.weather] [weather.rounds] What the season takes off."""
    rounds = game.printed.tables.rounds
    return rounds.bad_weather_movement if game.is_bad_weather else 0


def slow_down(game: Game, march: March) -> None:
    """[forced-march.slower-units] Who takes slower units in loses the difference at once."""
    factor = basic_factor(game, march)
    if factor < march.allowance:
        lost = march.allowance - factor
        march.points = max(march.points - lost, 0)
        march.allowance = factor
        game.tell("march.slowed", force=march.head, lost=lost, points=march.points)


def spend(game: Game, march: March, points: int) -> None:
    """[movement.max] Movement points are spent; whoever is with the force has moved this round."""
    march.points -= points
    march.spent += points
    mark_moved(game, march)


def mark_moved(game: Game, march: March) -> None:
    """[combine.once-per-round] The units of this force have had their move.

    [depot.convert] It has done something: depots may be turned and taken along again (R-390).
    """
    march.handled = []
    march.dropped = [piece for piece in march.dropped if piece not in game.printed.depots]
    for head in marching_heads(march):
        if head in game.forces:
            game.moved |= set(game.forces[head].pieces)
