"""A turn of the Campaign phase up to the battles that wait, as the sequence of play leads it."""

from collections.abc import Generator
from typing import Any

from estafette.engine import Action, Pass
from estafette.games.age_of_napoleon.actions import Activate, Enter, Land, Sail
from estafette.games.age_of_napoleon.activation import activate, begin_turn, is_turn_over
from estafette.games.age_of_napoleon.march import march_on
from estafette.games.age_of_napoleon.state import Game
from tests.referee import Referee


def turn(game: Game) -> Generator[Any, Any, None]:
    """A side's whole turn; it ends where a battle waits."""
    begin_turn(game)
    while not is_turn_over(game) and not game.clashes:
        yield from activate(game)
        while game.march is not None and not game.clashes:
            yield from march_on(game)


def turn_of(game: Game, side: str) -> Referee:
    game.active = type(game.active)(side)
    return Referee(game, turn(game))


def march(game: Game, leader: str, *areas: str) -> Referee:
    """A general is named and marches through these areas; nobody answers with a card."""
    referee = turn_of(game, str(game.side(leader)))
    referee.choose(Activate(leader))
    go_on(referee, *[Enter(area) for area in areas])
    return referee


def go_on(referee: Referee, *actions: Action) -> None:
    """Answers, while whoever may play a card lets it be."""
    for action in actions:
        pass_by(referee)
        referee.choose(action)


def pass_by(referee: Referee) -> None:
    """Whoever may play a card lets it be."""
    while referee.decision is not None and referee.decision.key.startswith("window."):
        referee.choose(Pass())


def sail(game: Game, corps: str, area: str) -> Referee:
    """A corps of the Coalition sails to this coast."""
    referee = turn_of(game, "coalition")
    go_on(referee, Sail(corps), Land(area))
    return referee
