"""Rounds for the clause tests, played by the sequence itself.

play = rounds(game, 2)
act(play, EMPIRE, Pass())
act(play, COALITION, Operate(), Activate("fleet-lobo"), Go("atlantique-sud"), Pass())
"""

from estafette.engine import Action, Decision, Pass, Play, Refusal
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import Side
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.victory import outcome

ACTION = "round.which-action"


def rounds(game: Game, number: int) -> Play:
    """The table stands before the Empire's action in this round."""
    game.round = number
    lines = enumerate(SEQUENCE.lines)
    game.place = next(at for at, line in lines if "sequence.round.order" in line.path)
    game.lasting = {}
    return Play(SEQUENCE, game, outcome, lambda: None)


def asked(play: Play) -> Decision:
    """What is asked now."""
    assert isinstance(play.asked, Decision)
    return play.asked


def act(play: Play, side: Side, *answers: Action) -> None:
    """It is for this side to act, and it does so."""
    assert (asked(play).key, asked(play).seat) == (ACTION, side)
    choose(play, *answers)


def choose(play: Play, *answers: Action) -> None:
    """Answers one after the other, whoever is asked."""
    for each in answers:
        refusal = asked(play).why_not(each)
        assert refusal is None, (asked(play).key, each, refusal)
        play.go_on(each)


def done(play: Play) -> None:
    """Whatever is still asked in this action is passed."""
    for _ in range(20):
        if asked(play).key == ACTION:
            return
        choose(play, Pass())
    raise AssertionError(asked(play).key)


def refusal(play: Play, action: Action) -> Refusal:
    """Why this answer is refused; a test that asks about a legal answer fails."""
    found = asked(play).why_not(action)
    assert found is not None, f"{action} is allowed"
    return found
