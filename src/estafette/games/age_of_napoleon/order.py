"""[seq.first-player.choice] Who acts first in a phase, and whose turn it is to act."""

from estafette.engine import Procedure, ask

from .actions import ActFirst
from .sides import Side
from .state import Game


def choose_order(game: Game) -> Procedure[None]:
    """[seq.first-player.choice] The player with first choice says who acts first."""
    chooser = game.first_choice
    choice = yield ask(
        chooser,
        "order.who-first",
        rule="seq.first-player.choice",
        offers=[ActFirst(chooser), ActFirst(chooser.enemy)],
    )
    assert isinstance(choice, ActFirst)
    game.first = Side(choice.side)
    game.tell("order.first", side=game.first)


def keep_order(game: Game) -> None:
    """[seq.first-player.other-phases] Elsewhere the player with first choice acts first."""
    game.first = game.first_choice


def first_acts(game: Game) -> None:
    """[campaign.rounds.alternate] The side that acts first has its turn."""
    hand_over_to(game, game.first)


def second_acts(game: Game) -> None:
    """[campaign.rounds.alternate] Then the other side."""
    hand_over_to(game, game.first.enemy)


def hand_over_to(game: Game, side: Side) -> None:
    """It is this side's turn, and it has not finished."""
    game.active = side
    game.is_done = False


def is_done(game: Game) -> bool:
    """Has the side whose turn it is finished?"""
    return game.is_done
