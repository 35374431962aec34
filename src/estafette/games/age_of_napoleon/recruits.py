"""[reinforcement.deploy.available] Who can be called up at all, and why the others cannot."""

from estafette.engine import Refusal, refuse

from .control import is_insurgent
from .mobilisation import is_available, serves
from .sides import BRITISH_MINORS, FRENCH_MINORS, Side, Status
from .state import Game


def cannot_call_up(game: Game, side: Side, corps: str) -> Refusal | None:
    """[reinforcement.deploy.available] Why this corps is not at the disposal of a side."""
    if corps not in game.printed.corps:
        return refuse("def.corps", "muster.no-such-corps")
    if serves(game, corps) is not side:
        return does_not_serve(game, corps)
    if is_available(game, corps):
        return None
    if corps in game.prisoners:
        return refuse("reinforcement.prisoners.timing", "muster.prisoner", corps=corps)
    if corps in game.lost:
        return refuse("def.permanent-loss", "muster.lost", corps=corps)
    if corps in game.where:
        return refuse("reinforcement.deploy.available", "muster.on-map", corps=corps)
    printed = game.printed.corps[corps]
    if printed.after:
        rule = "reinforcement.deploy.availability-trigger"
        return refuse(rule, f"muster.after-{printed.after}", corps=corps)
    return refuse("reinforcement.deploy.available", "muster.year", corps=corps, year=printed.year)


def does_not_serve(game: Game, corps: str) -> Refusal:
    """[reinforcement.deploy.neutral-none] Why a corps fights for nobody, or for the enemy."""
    printed = game.printed.corps[corps]
    home, pool = printed.home, printed.pool
    if home == pool:
        if game.status.get(home) is Status.NEUTRAL:
            rule = "reinforcement.deploy.neutral-none"
            return refuse(rule, "muster.neutral", corps=corps, country=home)
        return refuse("reinforcement.deploy.optional", "muster.not-yours", corps=corps)
    if is_insurgent(game, home):
        rule = "reinforcement.deploy.co-in-major-ic.own-corps"
    elif pool == FRENCH_MINORS:
        rule = "reinforcement.deploy.french-minors.home"
    elif pool == BRITISH_MINORS:
        rule = "reinforcement.deploy.british-minors.home"
    else:
        rule = "reinforcement.deploy.attached-corps.which"
    return refuse(rule, "muster.home", corps=corps, country=home)
