"""An activation as the sequence of play leads it, and a force that is already on the march."""

from collections.abc import Generator
from typing import Any

from estafette.engine import Action, Pass
from estafette.games.pitts_war.actions import Activate, SetOut
from estafette.games.pitts_war.activation import activate, is_marching
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.impulse import pass_the_turn
from estafette.games.pitts_war.march import march_on
from estafette.games.pitts_war.sides import Side
from estafette.games.pitts_war.state import Game
from tests.referee import Referee


def turn(game: Game) -> Generator[Any, Any, None]:
    """One activation; it ends where a battle waits, or where the move is over."""
    yield from activate(game)
    while is_marching(game):
        yield from march_on(game)


def turns(game: Game) -> Generator[Any, Any, None]:
    """Activations one after the other, until both sides have passed or a battle waits."""
    while len(game.passed) < 2 and not game.clashes:
        yield from turn(game)
        pass_the_turn(game)


def turn_of(game: Game, side: str) -> Referee:
    game.active = Side(side)
    return Referee(game, turn(game))


def name(game: Game, area: str, *actions: Action) -> Referee:
    """The force of an area is named; nobody answers with a marker."""
    referee = turn_of(game, str(game.side(game.stacks[area][0])))
    go_on(referee, Activate(area), *actions)
    return referee


def go(game: Game, area: str, *actions: Action) -> Referee:
    """The force of an area sets out and does this; nobody answers with a marker."""
    return name(game, area, SetOut(), *actions)


def go_on(referee: Referee, *actions: Action) -> None:
    """Answers, while whoever may play a marker lets it be."""
    for action in actions:
        pass_by(referee)
        referee.choose(action)
    pass_by(referee)


def pass_by(referee: Referee) -> None:
    """Whoever may play a marker lets it be."""
    while referee.decision is not None and referee.decision.key.startswith("window."):
        referee.choose(Pass())


def on_march(game: Game, area: str, points: int = 6, **facts: Any) -> March:
    """All that stands in an area is on the march from there, with so many points."""
    side = game.side(game.stacks[area][0])
    assert side is not None
    game.active = side
    game.march = March(
        side,
        list(game.at(area, side)),
        game.leaders_at(area, side),
        start=area,
        area=area,
        points=points,
        potential=facts.pop("potential", 6),
        is_rolled=True,
    )
    for fact, value in facts.items():
        setattr(game.march, fact, value)
    return game.march


def marching(game: Game, area: str, points: int = 6, **facts: Any) -> Referee:
    """A force on the march, asked what it does next."""
    on_march(game, area, points, **facts)
    return Referee(game, march_all(game))


def march_all(game: Game) -> Generator[Any, Any, None]:
    """A march up to its end or to the battle that waits."""
    while is_marching(game):
        yield from march_on(game)
