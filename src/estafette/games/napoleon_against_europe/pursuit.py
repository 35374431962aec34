"""[pursuit.when] The victor's horse rides down a demoralised enemy."""

from estafette.engine import Procedure

from .affairs import Battle, Host, Trial
from .command import cavalry_steps
from .events import Moment, window
from .losses import lose, regroup
from .modifiers import tactical
from .organisation import commander
from .printed import ENEMY_CAVALRY
from .state import Game


def pursue(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[None]:
    """[pursuit.losses] [pursuit.modifiers] Each point above six is a loss, a step or a depot."""
    rule, free = "pursuit.modifiers", game.printed.tables.pursuit.free
    trial = game.trial = Trial("pursuit", winner.side, battle.zone)
    trial.tally = modifiers(game, winner, loser)
    while (yield from window(game, winner.side, Moment.PURSUIT, rule=rule, zone=battle.zone)):
        pass
    trial.die = game.dice.d6()
    tell_die(game, trial, free)
    while trial.total > free:
        stake = {"losses": trial.total - free}
        if not (yield from window(game, loser.side, Moment.ENEMY_PURSUIT, rule=rule, **stake)):
            break
    losses = max(trial.total - free, 0)
    game.trial = None
    yield from lose(game, loser.side, loser.heads, losses, depots=True)
    regroup(game, loser)


def tell_die(game: Game, trial: Trial, free: int) -> None:
    game.tell(
        "pursuit.rolls",
        side=trial.side,
        zone=trial.zone,
        die=trial.die,
        tally=trial.tally,
        lines=len(trial.tally),
        total=trial.total,
        losses=max(trial.total - free, 0),
    )


def modifiers(game: Game, winner: Host, loser: Host) -> list[tuple[str, int]]:
    """[pursuit.modifiers] [pursuit.two-armies] The chief's attack value, horse and its generals.

    [option.pursuit-enemy-cavalry] If so agreed the horse of the beaten covers them.
    """
    lines = []
    if chief := chief_of(game, winner):
        lines.append((chief, tactical(game, chief, is_attacker=True)))
    lines.append(("pursuit.cavalry", horse(game, winner)))
    if game.plays_with(ENEMY_CAVALRY):
        lines.append(("pursuit.enemy-cavalry", -horse(game, loser)))
    return [line for line in lines if line[1]]


def chief_of(game: Game, winner: Host) -> str:
    """[pursuit.modifiers] Who commands now: the victor may have been hit after the losses."""
    is_there = any(game.forces[head].general == winner.commander for head in winner.heads)
    return winner.commander if is_there else commander(game, winner.heads)


def horse(game: Game, host: Host) -> int:
    """[pursuit.modifiers] Cavalry reserve steps and cavalry generals; no special units."""
    found = 0
    for head in host.heads:
        force = game.forces[head]
        found += cavalry_steps(game, force)
        for general in (force.general, *force.subordinates):
            found += bool(general) and game.printed.generals[general].cavalry
    return found
