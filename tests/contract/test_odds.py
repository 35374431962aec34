"""What is at stake in a game has words; whether it is true, the watchers see."""

from typing import get_args

from estafette.engine import Rules
from tests.words import words_of

from .cases import for_every_game


@for_every_game
def test_every_hazard_and_every_result_has_words(rules: Rules) -> None:
    messages = words_of(rules)
    hazards = {hazard for stake in rules.stakes for hazard in stake.hazards}
    words = {h.key for h in hazards} | {h.words_for(told) for h in hazards for told in h.results}

    assert {key for key in words if not messages.has(key)} == set()


@for_every_game
def test_a_stake_names_questions_and_answers_of_the_game(rules: Rules) -> None:
    kinds = get_args(rules.actions) or (rules.actions,)
    messages = words_of(rules)

    for stake in rules.stakes:
        assert set(stake.answers) <= set(kinds)
        assert stake.hazards
        assert messages.has(stake.asked), stake.asked
