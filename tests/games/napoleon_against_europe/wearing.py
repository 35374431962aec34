"""Attrition tests for the clause tests: one test, and what weighed on its die."""

from estafette.games.napoleon_against_europe.attrition import test as attrition_test
from estafette.games.napoleon_against_europe.state import Game
from tests.referee import Referee


def trial_of(game: Game, head: str, **toil: object) -> Referee:
    """A force takes a test; no bonus is taken and no depot spent unless the test says so."""
    return Referee(game, attrition_test(game, head, **toil))  # type: ignore[arg-type]


def tally(referee: Referee) -> list[tuple[str, int]]:
    return list(referee.fact("attrition.rolled")["tally"])
