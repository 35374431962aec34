"""`estafette rules` finds clauses, and counts those that tests show."""

import json

import pytest

from estafette.engine import Ledger
from tests.cli.shelf import GAME, estafette
from tests.specimen import RULES

LEDGER = Ledger.read(RULES.folder / "box" / "rules.toml")

A_TEST = """
@rule("{game} {clause}")
def test_{number}():
    assert True
"""


@pytest.fixture
def tests_citing(tmp_path):
    """A folder of tests that cite some clauses of the specimen."""

    def written(clauses):
        words = [
            A_TEST.format(game=GAME, clause=clause, number=number)
            for number, clause in enumerate(clauses)
        ]
        (tmp_path / "tests").mkdir()
        (tmp_path / "tests" / "test_it.py").write_text("\n".join(words), "utf-8")
        return str(tmp_path / "tests")

    return written


def test_a_clause_is_shown_by_its_id():
    result = estafette("rules", GAME, "5.3")

    assert result.exit_code == 0
    assert "5.3" in result.output
    assert "5 Orders" in result.output
    assert "laid face down under the orders" in result.output


def test_a_clause_is_shown_in_french():
    output = estafette("rules", GAME, "3.1", language="fr").output

    assert LEDGER["3.1"].fr in output


def test_clauses_are_found_by_their_words():
    found = json.loads(estafette("rules", GAME, "impulse", "more", "--json").output)

    assert "5.3" in [clause["id"] for clause in found]


def test_a_long_list_is_cut_unless_all_is_wanted():
    few = estafette("rules", GAME)
    every = estafette("rules", GAME, "--all")

    assert f"{len(LEDGER) - 12} more clauses" in few.output
    assert "more clauses" not in every.output
    assert LEDGER.clauses[-1].id in every.output


def test_coverage_without_a_gap_is_a_success(tests_citing):
    result = estafette("rules", "--coverage", "--tests", tests_citing(c.id for c in LEDGER))

    assert result.exit_code == 0
    assert "100.0%" in result.output


def test_a_missing_clause_is_listed_and_fails(tests_citing):
    tests = tests_citing(clause.id for clause in LEDGER if clause.id != "5.3")

    result = estafette("rules", GAME, "--missing", "--tests", tests)

    assert result.exit_code == 1
    assert f"{GAME} 5.3" in result.output
    assert f"{GAME} 5.2" not in result.output


def test_coverage_is_told_as_json(tests_citing):
    result = estafette("rules", "--coverage", "--json", "--tests", tests_citing(["5.3"]))

    found = json.loads(result.output)[GAME]
    assert result.exit_code == 1
    assert (found["covered"], found["total"]) == (1, len(LEDGER))
    assert "5.2" in found["missing"]


def test_a_citation_of_nothing_is_a_mistake(tests_citing):
    result = estafette("rules", "--coverage", "--tests", tests_citing(["99.9"]))

    assert result.exit_code == 2
    assert "99.9" in result.stderr


def test_the_tests_of_the_checkout_are_found():
    result = estafette("rules", GAME, "--coverage", "--json")

    assert json.loads(result.output)[GAME]["total"] == len(LEDGER)
