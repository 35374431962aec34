"""Budgets for the clause tests: a phase that has begun, with one power at its turn."""

from estafette.engine import Action, Decision, Refusal
from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.production import books_of
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.state import Game
from tests.referee import Referee

QUIET = 1811  # a year in which no general comes or goes


def opened(game: Game, spender: str, *, year: int = QUIET) -> Game:
    """The budget phase has begun and it is for this power, or side, to spend."""
    game.year = year
    begin(game)
    books_of(game).has_had_gift = True
    game.queue = (spender,)
    return game


def asked(game: Game) -> Referee:
    """The question that the power at its turn is asked now."""
    return Referee(game, spend(game))


def spent(game: Game, *answers: Action) -> None:
    """One expense, with its answers."""
    referee = asked(game)
    referee.choose(*answers)
    assert referee.is_over, referee.decision


def question(game: Game) -> Decision:
    """What the power at its turn would be asked, were it only to pass."""
    decision = next(spend(game))
    assert isinstance(decision, Decision)
    return decision


def refused(game: Game, answer: Action) -> Refusal:
    """Why this expense is refused."""
    refusal = question(game).why_not(answer)
    assert refusal is not None, f"{answer} is allowed"
    return refusal


def offered(game: Game) -> tuple[Action, ...]:
    """Every expense that is allowed."""
    return question(game).options
