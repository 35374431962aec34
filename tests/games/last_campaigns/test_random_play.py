"""Battles played at random come to an end, whatever was agreed before them."""

from random import Random
from typing import Any

import pytest

from estafette.engine import Dice, Play, Together, secret_of, settle
from estafette.games.last_campaigns.printed import OPTIONAL
from estafette.games.last_campaigns.sequence import SEQUENCE
from estafette.games.last_campaigns.start import new_game
from estafette.games.last_campaigns.victory import outcome
from tests.games.last_campaigns.position import the_box

TOO_LONG = 60_000  # decisions


def played(scenario: str, seed: int, **options: str) -> Play:
    """A game in which every answer is drawn by lot, with the dice of the same seed."""
    printed, lot = the_box(), Random(seed)
    setup = settle(printed, scenario, {id_.replace("_", "-"): to for id_, to in options.items()})
    game = new_game(printed, setup, Dice(secret_of(seed)))
    play = Play(SEQUENCE, game, outcome, lambda: None)
    for _ in range(TOO_LONG):
        asked: Any = play.asked
        if asked is None:
            break
        decision = lot.choice(asked.decisions) if isinstance(asked, Together) else asked
        answer = lot.choice(decision.options)
        game.clear()
        play.go_on((decision.seat, answer) if isinstance(asked, Together) else answer)
    return play


@pytest.mark.parametrize("scenario", ["ligny", "quatre-bras", "la-belle-alliance", "wavre"])
def test_a_battle_at_random_ends(scenario: str) -> None:
    assert played(scenario, 1).outcome is not None


@pytest.mark.parametrize("first", range(3))
def test_a_battle_ends_with_a_third_of_the_options(first: int) -> None:
    agreed = dict.fromkeys(OPTIONAL[first::3], "yes")
    assert played("quatre-bras", first, orders="written", **agreed).outcome is not None
