"""Whatever a game says, it can say in both languages, and it can give its clause."""

from functools import cache
from typing import get_args

from estafette.engine import Action, Coverage, Rules, cited_clauses
from tests.words import words_of

from .cases import TESTS, for_every_game, printed_of
from .speech import LANGUAGES, label_of, ledger_of

PASS = "pass-"

cited_in = cache(cited_clauses)


@for_every_game
def test_every_answer_has_a_label(rules: Rules) -> None:
    messages = words_of(rules)
    kinds = kinds_of(rules)

    assert kinds
    for kind in kinds:
        label = label_of(kind)
        assert messages.has(label), label
        for language in LANGUAGES:
            assert messages.variables(label, language) <= set(kind.__struct_fields__)


@for_every_game
def test_only_questions_are_passed_in_words_of_their_own(rules: Rules) -> None:
    messages = words_of(rules)
    passed = {key.removeprefix(PASS) for key in messages.keys("en") if key.startswith(PASS)}

    assert {key for key in passed if not messages.has(key)} == set()
    for key in passed:
        known = messages.variables(key, "en") | messages.variables(key, "fr")
        assert messages.variables(f"{PASS}{key}", "en") <= known, key


@for_every_game
def test_both_languages_say_the_same_things_about_the_same_facts(rules: Rules) -> None:
    messages = words_of(rules)
    english, french = (messages.keys(language) for language in LANGUAGES)

    assert english == french
    assert {
        key for key in english if messages.variables(key, "en") != messages.variables(key, "fr")
    } == set()


@for_every_game
def test_games_scenarios_and_settings_have_titles(rules: Rules) -> None:
    messages = words_of(rules)
    scenarios = printed_of(rules).scenarios
    wanted = {"game.title", *[f"scenario.{scenario.id}" for scenario in scenarios]}
    wanted |= {f"setting.{option.id}" for scenario in scenarios for option in scenario.options}

    assert {key for key in wanted if not messages.has(key)} == set()


@for_every_game
def test_every_clause_of_the_sequence_exists(rules: Rules) -> None:
    ledger = ledger_of(rules)
    steps = {rule for line in rules.sequence.lines for rule in line.path}

    assert ledger.game == rules.id
    assert {rule for rule in steps if rule not in ledger} == set()


@for_every_game
def test_a_game_that_has_names_for_steps_has_one_for_each(rules: Rules) -> None:
    messages = words_of(rules)
    steps = {f"step.{rule}" for line in rules.sequence.lines if line.step for rule in line.path}
    nameless = {key for key in steps if not messages.has(key)}

    assert nameless in (set(), steps)


@for_every_game
def test_every_clause_is_shown_by_a_test(rules: Rules) -> None:
    coverage = Coverage.of(ledger_of(rules), cited_in(TESTS).get(rules.id, {}))

    assert not coverage.missing, f"{len(coverage.missing)} missing: {', '.join(coverage.missing)}"


def kinds_of(rules: Rules) -> tuple[type[Action], ...]:
    """The kinds of answers that a game knows."""
    return get_args(rules.actions) or (rules.actions,)
