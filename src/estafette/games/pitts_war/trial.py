"""A die that markers may weigh upon: the one way in which the chapters roll such dice."""

from estafette.engine import Procedure

from .affairs import Trial
from .events import Moment, window
from .state import Game


def roll(
    game: Game,
    trial: Trial,
    *,
    rule: str,
    own: Moment | None = None,
    enemy: Moment | None = None,
) -> Procedure[int]:
    """[component.dice] The trial lies on the table, markers are played, the die falls.

    Says the modified result. One that is sure or void is not rolled: look at the trial itself.
    """
    game.trial = trial
    if own is not None:
        yield from window(game, trial.side, own, rule=rule)
    if enemy is not None:
        yield from window(game, trial.side.enemy, enemy, rule=rule)
    if not (trial.is_sure or trial.is_void):
        trial.die = game.dice.d6()
        tell_roll(game, trial)
    game.trial = None
    return trial.total


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
