"""[pursuit.condition] Pursuit after a battle."""

from estafette.engine import Pass, Procedure, ask

from .actions import Drive, Harry, Pursue
from .affairs import Battle, Trial
from .attrition import lose_steps
from .events import Moment
from .losses import survivors
from .modifiers import horse, is_broken_ground
from .state import Game
from .trial import roll

MANY = 3  # [table.pursuit.mod.three-c]


def pursue(game: Game) -> Procedure[None]:
    """[pursuit.roll] The winner pursues if he may and will.

    With [pursuit.effect] [pursuit.loser-allots].
    """
    battle = game.battle
    assert battle is not None
    if not can_pursue(game):
        return
    assert battle.winner is not None
    choice = yield ask(
        battle.winner,
        "pursuit.whether",
        rule="pursuit.condition",
        offers=[Pursue()],
        or_else=Pass(),
        facts={"area": battle.area},
    )
    if isinstance(choice, Pursue):
        yield from run_down(game, battle)


def can_pursue(game: Game) -> bool:
    """[pursuit.condition] [pursuit.barred] More C left than the loser, no marsh, no fortress."""
    battle = game.battle
    assert battle is not None
    if battle.winner is None or is_broken_ground(game, battle.area):
        return False
    winner, loser = battle.side(battle.winner), battle.side(battle.winner.enemy)
    return bool(survivors(game, loser)) and horse(game, winner) > horse(game, loser)


def run_down(game: Game, battle: Battle) -> Procedure[None]:
    """[pursuit.roll] [table.pursuit.mod.three-c] The die, and what it costs the beaten."""
    assert battle.winner is not None
    winner, loser = battle.side(battle.winner), battle.side(battle.winner.enemy)
    trial = Trial("pursuit", winner.side, battle.area, armies=survivors(game, winner))
    if horse(game, winner) >= MANY:
        trial.tally.append(("pursuit.three-c", game.printed.tables.pursuit.three_c))
    total = yield from roll(
        game,
        trial,
        rule="pursuit.roll",
        own=Moment.PURSUIT,
        enemy=Moment.ENEMY_PURSUIT,
    )
    row = game.printed.tables.pursuit.at(total)
    loss, retreat = row.loss, row.retreat
    if row.either:
        wants_a_step = yield from harry(game, battle)
        loss, retreat = (loss, 0) if wants_a_step else (0, retreat)
    game.tell("pursuit.result", side=winner.side, loss=loss, retreat=retreat)
    battle.retreats += retreat
    victims = survivors(game, loser)
    yield from lose_steps(game, loser.side, victims, loss, rule="pursuit.loser-allots")


def harry(game: Game, battle: Battle) -> Procedure[bool]:
    """[table.pursuit] On a 5 the pursuer takes a step, or drives the beaten further."""
    assert battle.winner is not None
    choice = yield ask(
        battle.winner,
        "pursuit.step-or-retreat",
        rule="table.pursuit",
        offers=[Harry(), Drive()],
        facts={"area": battle.area},
    )
    return isinstance(choice, Harry)
