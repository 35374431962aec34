"""The victory and escalation tracks."""

from estafette.engine import Outcome, end

from .sides import COALITION, EMPIRE, Period
from .state import Game


def score(game: Game, *, victory: int = 0, escalation: int = 0, why: str) -> None:
    """[card.mark-esc-vp] [victory.points-table] Both levels move, and the game may end at once.

    [war.second-declaration] Escalation is no longer tracked in Les Châtiments.
    """
    if escalation and game.period is Period.EPOPEE:
        game.escalation = max(game.escalation + escalation, 0)
        game.tell("track.escalation", level=game.escalation, change=escalation, why=why)
    if victory:
        shift(game, victory, why)
        check_levels(game)


def shift(game: Game, victory: int, why: str) -> None:
    """[victory.points-table] The level of victory moves; whether anybody has won is seen later."""
    game.victory += victory
    game.tell("track.victory", level=game.victory, change=victory, why=why)


def check_levels(game: Game) -> None:
    """[victory.empire-twenty] [victory.coalition-zero] Twenty wins, nought loses.

    1815 is played for one year and has no level of its own.
    """
    limits = game.printed.tables.limits
    if game.sheet.ends_after != "victory":
        return
    if game.victory >= limits.victory_empire:
        end(Outcome(EMPIRE, "victory.empire-twenty", "outcome.empire-twenty"))
    if game.victory <= limits.victory_coalition:
        end(Outcome(COALITION, "victory.coalition-zero", "outcome.coalition-zero"))
