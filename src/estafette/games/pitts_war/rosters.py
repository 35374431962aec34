"""[turn.reinforcement.actions] The recruitment of a year on one sheet, power by power."""

from collections.abc import Iterator

from estafette.engine import Figure, Roster, Row

from .absorption import most
from .arrivals import waiting_for
from .recruitment import is_available
from .sides import BRITAIN, Side
from .state import Game
from .status import runner


def rosters(game: Game) -> tuple[Roster, ...]:
    """[recruit.own-units-only] What the side whose turn it is has to spend, and on whom."""
    side = game.active
    if not game.points:
        return ()
    rows = [row for power in spenders(game, side) for row in rows_of(game, power, side)]
    return (Roster("roster.recruits", tuple(rows), {"year": game.year, "side": side}),)


def spenders(game: Game, side: Side) -> list[str]:
    """[recruit.uk-transfer] Who has points, who may be given some, and for whom pieces wait."""
    waiting = {power_of(game, piece) for piece in waiting_for(game, side)}
    paid = side is runner(game, BRITAIN) and game.points.get(BRITAIN, 0) > 0
    return [
        power
        for power in game.stance
        if runner(game, power) is side
        and (game.points.get(power) or power in waiting or (paid and game.is_major(power)))
    ]


def power_of(game: Game, piece: str) -> str:
    leader = game.printed.leaders.get(piece)
    return leader.power if leader else game.printed.power_of[piece]


def rows_of(game: Game, power: str, side: Side) -> Iterator[Row]:
    """A power with its points, and under it every army that could gain a step."""
    yield Row(power, (Figure("figure.points", game.points.get(power, 0)),))
    due = waiting_for(game, side)
    for army in game.printed.armies_of[power]:
        full = most(game, army)
        if army in game.where:
            if game.steps[army] < full:
                yield army_row(game, army, game.steps[army], 1, *hardships(game, army))
        elif army in due:
            yield army_row(game, army, full, 0, "due")
        elif is_available(game, army):
            yield army_row(game, army, 0, 1, "reserve")
    for leader in game.printed.leaders_of[power]:
        if leader in due:
            yield Row(leader, marks=("due",), group=power)


def hardships(game: Game, army: str) -> tuple[str, ...]:
    return ("unsupplied",) if army in game.unsupplied else ()


def army_row(game: Game, army: str, steps: int, cost: int, *marks: str) -> Row:
    """[recruit.cost] An army: its steps now and at most, and what the next one costs."""
    figures = (Figure("figure.steps", steps, most(game, army)), Figure("figure.cost", cost))
    return Row(army, figures, marks, group=game.printed.power_of[army])
