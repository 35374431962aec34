"""[victory.auto.when] Victory points, automatic and final victory, the end of a year."""

from estafette.engine import Outcome, end

from .events import lapse
from .sides import Until
from .state import Game
from .unwritten import unwritten


def check_victory(game: Game) -> None:
    """[turn.end.vp] [turn.end.last-turn] Points are counted, and somebody may have won."""
    game.points_of_victory = victory_points(game)
    if game.year == game.sheet.last:
        end(Outcome(None, "victory.final.draw", "victory.draw"))


def victory_points(game: Game) -> int:
    """[victory.auto.france] The snapshot of this moment."""
    unwritten()
    return 0


def end_year(game: Game) -> None:
    """[turn.end.advance] What lasted a year is over, and the turn marker moves on."""
    lapse(game, Until.YEAR)
    if game.is_end_of_period:
        lapse(game, Until.PERIOD)
    game.approached = []
    game.shipped = {}
    game.year += 1
    game.tell("year.begins", year=game.year)


def outcome(game: Game) -> Outcome | None:
    """[turn.last-turn-victory] Games end in the End of Turn Phase only."""
    return None
