"""[demoralise.test] The test of a beaten force, and what demoralisation does to it."""

from estafette.engine import Procedure

from .affairs import Battle, Host, Trial
from .events import Moment, window
from .fate import change
from .losses import destroy, regroup
from .modifiers import SKIRMISH
from .state import Game

SURE = 6  # [demoralise.test] a die is never above it


def test_morale(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[bool]:
    """[demoralise.test] [demoralise.two-armies] One die for the whole of the beaten side.

    Says whether it is demoralised. A skirmish shakes nobody.
    """
    if battle.size == SKIRMISH:
        return False
    trial = game.trial = Trial("demoralisation", loser.side, battle.zone, loser.heads[0])
    trial.tally = modifiers(winner, loser)
    moment, rule = Moment.DEMORALISATION, "battle.cards-timing"
    while (yield from window(game, loser.side, moment, rule=rule, morale=limit(trial))):
        pass
    fails = breaks(game, trial, loser)
    game.trial = None
    if fails:
        demoralise(game, loser)
    return fails


def modifiers(winner: Host, loser: Host) -> list[tuple[str, int]]:
    """[demoralise.modifiers] Its morale, its commander, the losses it had more, its cards."""
    lines = [
        ("battle.morale", loser.morale),
        (loser.commander, loser.tactical),
        ("battle.more-losses", -max(loser.lost - winner.lost, 0)),
        *loser.nerve,
    ]
    return [line for line in lines if line[1]]


def limit(trial: Trial) -> int:
    """[demoralise.modifiers] The die may not be above this."""
    return sum([amount for _, amount in trial.tally])


def breaks(game: Game, trial: Trial, loser: Host) -> bool:
    """[demoralise.test] Is the die above the modified morale? At 0 or at 6 none is rolled."""
    most = limit(trial)
    if loser.is_steady:
        game.tell("demoralise.steady", side=loser.side)
        return False
    if most <= 0 or most >= SURE:
        fails = most <= 0
        game.tell("demoralise.sure", side=loser.side, morale=most, tally=trial.tally, fails=fails)
        return fails
    trial.die = game.dice.d6()
    fails = trial.die > most
    game.tell(
        "demoralise.rolls",
        side=loser.side,
        die=trial.die,
        tally=trial.tally,
        morale=most,
        fails=fails,
    )
    return fails


def demoralise(game: Game, loser: Host) -> None:
    """[demoralised.marker] [demoralised.twice] A marker, or the end of those who had one."""
    for head in list(loser.heads):
        if game.forces[head].is_demoralised:
            destroy(game, head)
        else:
            change(game, head, is_demoralised=True)
    regroup(game, loser)


def rally_victors(game: Game, winner: Host) -> None:
    """[rally.by-victory] Who has won a battle is in order again."""
    for head in list(winner.heads):
        if game.forces[head].is_demoralised:
            change(game, head, is_demoralised=False)
            game.tell("rally.by-victory", force=head)
