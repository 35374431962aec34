"""A die that markers may weigh upon: the one way in which the chapters roll such dice."""

from estafette.engine import Procedure

from .affairs import Trial
from .events import Moment, may_play, window
from .sides import Side
from .state import Game


def roll(
    game: Game,
    trial: Trial,
    *,
    rule: str = "",
    own: Moment | None = None,
    enemy: Moment | None = None,
) -> Procedure[int]:
    """[component.dice] The trial lies on the table, markers are played, the die falls.

    `rule` is the clause of those markers, if there can be any. Says the modified result. One that
    is sure or void is not rolled: look at the trial itself.
    """
    game.trial = trial
    for side, moment in ((trial.side, own), (trial.side.enemy, enemy)):
        if moment is not None and may_play(game, side, moment):
            yield from play_upon(game, trial, side, moment, rule)
    if not (trial.is_sure or trial.is_void):
        trial.die = game.dice.d6()
        tell_roll(game, trial)
    game.trial = None
    return trial.total


def play_upon(game: Game, trial: Trial, side: Side, moment: Moment, rule: str) -> Procedure[None]:
    """[event.play.timing] One marker after the other, until the side is content or all is void."""
    while not trial.is_void:
        if not (yield from window(game, side, moment, rule=rule)):
            return


def tell_roll(game: Game, trial: Trial) -> None:
    """What was rolled, and every modifier by its name."""
    game.tell(
        "trial.rolled",
        what=trial.what,
        side=trial.side,
        area=trial.area,
        die=trial.die,
        tally=list(trial.tally),
        total=trial.total,
    )
