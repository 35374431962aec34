"""[battle.morale.majority] The morale of corps and of forces."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Morale
from .powers import controller, side_of
from .sides import SPAIN, Side
from .state import Game

DOS_DE_MAYO = "22C"


def settle(game: Game, side: Side, corps: Sequence[str]) -> Procedure[tuple[int, bool]]:
    """[battle.morale.majority] [battle.morale.tie] The morale of most steps; a tie is chosen.

    Says too whether it was chosen among equals.
    """
    equals = commonest(game, corps)
    choice = yield ask(
        side,
        "battle.which-morale",
        rule="battle.morale.tie",
        offers=[Morale(value) for value in equals],
        unless=partial(cannot_be_morale, equals),
        kind=Morale,
    )
    assert isinstance(choice, Morale)
    return choice.value, len(equals) > 1


def commonest(game: Game, corps: Sequence[str]) -> list[int]:
    """[battle.morale.majority] The morale that most steps have, or those that tie for it."""
    held: Counter[int] = Counter()
    for each in corps:
        held[morale_of(game, each)] += game.steps[each]
    most = max(held.values())
    return sorted([value for value, steps in held.items() if steps == most], reverse=True)


def cannot_be_morale(equals: list[int], choice: Morale) -> Refusal | None:
    """[battle.morale.tie] Only a morale that as many steps have as any other."""
    if choice.value not in equals:
        return refuse("battle.morale.majority", "battle.not-that-morale", value=choice.value)
    return None


def morale_of(game: Game, corps: str) -> int:
    """[battle.morale.capital] [battle.morale.russia] A corps whose capitals are lost has one less.

    Not so the Spaniards in their War of Liberation.
    """
    printed = game.printed.corps[corps]
    return printed.morale - has_lost_capital(game, printed.nation)


def has_lost_capital(game: Game, nation: str) -> bool:
    """[battle.morale.capital] Are all the capitals of a country in the enemy's hands?"""
    capitals, side = game.printed.countries[nation].capitals, side_of(game, nation)
    if not capitals or side is None:
        return False
    if nation == SPAIN and DOS_DE_MAYO in game.events:
        return False
    return all(controller(game, capital) is side.enemy for capital in capitals)
