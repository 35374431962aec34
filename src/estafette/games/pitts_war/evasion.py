"""[evade.who] The force that is attacked tries to slip away."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Evade
from .affairs import Trial
from .bounds import cannot_go
from .command import cavalry
from .control import is_friendly
from .events import Moment, window
from .interception import go_over, make_trial
from .stacking import cannot_stack
from .state import Game
from .trial import roll


def evade(game: Game, area: str) -> Procedure[bool]:
    """[evade.roll] [evade.success] [evade.revolt] Says whether it has gone."""
    march = game.march
    assert march is not None
    side = march.side.enemy
    choice = yield ask(
        side,
        "evasion.where",
        rule="evade.who",
        offers=[Evade(there) for there in game.printed.land.neighbours(area)],
        unless=partial(cannot_evade, game, area),
        kind=Evade,
        or_else=Pass(),
        facts={"area": area, "armies": list(march.armies)},
    )
    if not isinstance(choice, Evade):
        return False
    trial = make_trial(game, "evasion", side, area, choice.area)
    if not (yield from slips_away(game, trial)):
        game.tell("evasion.fails", side=side, area=area)
        return False
    go_over(game, trial)
    game.tell("evasion.evades", side=side, area=choice.area, armies=trial.armies)
    return True


def slips_away(game: Game, trial: Trial) -> Procedure[bool]:
    """[evade.roll] The die, and whether the enemy cuts off the retreat."""
    if cavalry(game, trial.armies, trial.leaders):  # [table.special-actions.evade-cavalry]
        trial.tally.append(("special.cavalry", game.printed.tables.special.cavalry))
    if is_revolt(game, trial):
        trial.is_sure = True
    own = None if trial.is_sure else Moment.EVASION
    total = yield from roll(game, trial, rule="evade.roll", own=own)
    if not trial.is_sure and total < game.printed.tables.special.needs:
        return False
    game.trial = trial  # it lies on the table until the enemy has spoken
    yield from window(game, trial.side.enemy, Moment.ENEMY_EVADES, rule="evade.success")
    game.trial = None
    return not trial.is_void


def is_revolt(game: Game, trial: Trial) -> bool:
    """[evade.revolt] Insurgents who slip into another area of their uprising."""
    armies = [game.printed.armies[army] for army in trial.armies]
    uprising = game.printed.areas[trial.to].uprising
    return all(army.revolt and army.revolt == uprising for army in armies)


def cannot_evade(game: Game, area: str, choice: Evade) -> Refusal | None:
    """[evade.success] Why not to that area."""
    march, there = game.march, choice.area
    assert march is not None
    side = march.side.enemy
    if there not in game.printed.land.neighbours(area):
        return refuse("evade.success", "evasion.no-way", area=area)
    if there == march.came_from:
        return refuse("evade.success", "evasion.towards-enemy", area=there)
    if not is_friendly(game, there, side) or game.at(there, march.side):
        return refuse("evade.success", "evasion.not-friendly", area=there)
    force = game.at(area, side)
    return cannot_go(game, force, there) or cannot_stack(
        game, there, force, game.leaders_at(area, side)
    )
