"""[recruit.income.stars] Recruitment Points: what each power has to spend."""

from .sides import Side
from .state import Game
from .unwritten import unwritten


def reckon_income(game: Game) -> None:
    """[recruit.income.stars] [recruit.none-on-entry] Stars, credits and debits of every power."""
    unwritten()


def income(game: Game, power: str) -> int:
    """[recruit.income.stars] [table.recruitment] What its stars give this year."""
    unwritten()
    return 0


def treasury(game: Game, side: Side) -> dict[str, int]:
    """[recruit.own-units-only] The points left to each power that this side runs."""
    unwritten()
    return {}


def close_books(game: Game) -> None:
    """[recruit.no-saving] [recruit.france-saves] Unspent points are lost."""
    unwritten()


def garrison_debt(game: Game, power: str) -> int:
    """[scenario.1792.polish-garrison] Points lost for steps that are missing in Poland."""
    unwritten()
    return 0
