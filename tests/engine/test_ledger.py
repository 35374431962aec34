"""The index of a rulebook, and which clauses the tests show."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine.box import Provenance
from estafette.engine.ledger import (
    Clause,
    Coverage,
    Ledger,
    LedgerError,
    cited_clauses,
    folded,
    unknown_citations,
)

HEAD = 'game = "lodi"\ntitle = "Lodi"\n'
LODI = """
game  = "lodi"
title = "Lodi"

[provenance]
source = "printed"

[[clause]]
id      = "march.stop.enemy"
section = "6.2"
kind    = "rule"
en      = "A corps stops where it meets the enemy."
fr      = "Un corps s’arrête où il rencontre l’ennemi."
see     = ["march.forest"]
ruling  = "R-02"

[[clause]]
id      = "march.forest"
section = "6.3 Forêts"
kind    = "rule"
en      = "A forest costs one point more."
fr      = "La forêt coûte un point de plus ; la manœuvre n’y gagne rien."

[[clause]]
id      = "battle.retreat"
section = "7.5"
kind    = "rule"
en      = "Whoever marches to the sound of the guns may not retreat into a forest."
fr      = "Qui marche au canon ne se retire pas en forêt."

[[clause]]
id      = "battle.end"
section = "7.6"
kind    = "rule"
en      = "The third night deforests nothing, and ends the battle."
fr      = "La troisième nuit finit la bataille."
"""


def clause(id_: str, more: str = "") -> str:
    return f'[[clause]]\nid="{id_}"\nsection="1"\nkind="rule"\nen="x"\nfr="x"\n{more}\n'


@pytest.fixture
def read(tmp_path) -> Callable[[str], Ledger]:
    def written(text: str) -> Ledger:
        file = tmp_path / "rules.toml"
        file.write_text(text, "utf-8")
        return Ledger.read(file)

    return written


@pytest.fixture
def lodi(read: Callable[[str], Ledger]) -> Ledger:
    return read(LODI)


def ids(clauses: list[Clause]) -> list[str]:
    return [clause.id for clause in clauses]


def test_a_ledger_keeps_its_clauses_in_the_order_of_the_rulebook(lodi):
    assert (lodi.game, lodi.title, len(lodi)) == ("lodi", "Lodi", 4)
    assert ids(list(lodi)) == ["march.stop.enemy", "march.forest", "battle.retreat", "battle.end"]
    assert lodi.provenance == Provenance("printed")


def test_a_clause_is_found_by_its_id_and_read_in_both_languages(lodi):
    found = lodi["march.stop.enemy"]

    assert found.text("en") == "A corps stops where it meets the enemy."
    assert found.text("fr").startswith("Un corps")
    assert (found.see, found.ruling) == (("march.forest",), "R-02")
    assert "march.forest" in lodi
    assert "march.swamp" not in lodi


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + clause("a.b") + clause("a.b"), r"clause a\.b is there twice"),
        (HEAD + clause("a.b", 'see=["c.d"]'), r"clause a\.b refers to c\.d"),
        (HEAD + clause("a.b") + clause("c.d", "colour=1"), r"clause c\.d: .*colour"),
        (HEAD + clause("a.b", "see=[1]"), r"clause a\.b: .*see"),
        (HEAD + clause("a b"), "clause a b: "),
        (HEAD + clause("a.b").replace('fr="x"', 'fr=""'), r"clause a\.b: .*fr"),
        (HEAD + "[[clause]]\nen='x'", "missing required field"),
        (HEAD + "seed = 1\nclause = []", "seed"),
        (HEAD + "provenance.source = 'guessed'\nclause = []", "guessed"),
        ("title = 'Lodi'\nclause = []", "game"),
        ("clause = [", r"rules\.toml: "),
    ],
)
def test_a_ledger_that_does_not_hold_together_is_refused(read, text, said):
    with pytest.raises(LedgerError, match=said):
        read(text)


def test_a_ledger_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(LedgerError, match=r"rules\.toml"):
        Ledger.read(tmp_path / "rules.toml")


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("forest", "en", ["march.forest", "battle.retreat", "battle.end"]),
        ("FORET", "fr", ["march.forest", "battle.retreat"]),
        ("forêts", "en", ["march.forest"]),
        ("march", "en", ["march.stop.enemy", "march.forest", "battle.retreat"]),
        ("march guns", "en", ["battle.retreat"]),
        ("7.6 night", "en", ["battle.end"]),
        ("manoeuvre", "fr", ["march.forest"]),
        ("l'ennemi", "fr", ["march.stop.enemy"]),
        ("ennemi", "en", []),
        ("forest swamp", "en", []),
    ],
)
def test_a_search_wants_every_word_in_the_id_the_section_or_the_text(lodi, words, language, found):
    assert ids(lodi.search(words, language)) == found


def test_a_search_puts_a_word_of_the_id_before_a_piece_of_one(read):
    ledger = read(HEAD + clause("a.marches") + clause("b.march") + clause("march.c"))

    assert ids(ledger.search("march", "en")) == ["march.c", "b.march", "a.marches"]


def test_a_search_puts_words_in_the_id_first_and_whole_words_before_parts(read):
    ledger = read(
        HEAD
        + clause("part").replace('en="x"', 'en="Deforested."')
        + clause("whole").replace('en="x"', 'en="A forest."')
        + clause("march.forest")
        + clause("forest.march")
    )

    assert ids(ledger.search("forest", "en")) == ["forest.march", "march.forest", "whole", "part"]


def test_a_clause_searched_by_its_own_id_comes_first(read):
    ledger = read(HEAD + clause("march.stop.enemy") + clause("march.stop") + clause("a.march"))

    assert ids(ledger.search("march.stop", "en")) == ["march.stop", "march.stop.enemy"]


def test_a_search_for_nothing_gives_the_whole_ledger(lodi):
    assert lodi.search(" ", "en") == list(lodi)


@given(st.text())
def test_folding_twice_is_folding_once(text):
    assert folded(folded(text)) == folded(text)


@pytest.fixture
def tests(tmp_path):
    """A folder of tests, read for what it cites of Lodi."""

    def written(source: str) -> dict[str, tuple[str, ...]]:
        folder = tmp_path / "tests"
        (folder / "games").mkdir(parents=True, exist_ok=True)
        (folder / "games" / "test_lodi.py").write_text(source, "utf-8")
        return cited_clauses(folder).get("lodi", {})

    return written


def test_a_citation_is_found_with_its_place_and_without_running_the_test(tests):
    cited = tests('raise SystemExit\n\n@rule("lodi march.forest")\ndef test_a():\n    assert x\n')

    assert cited == {"march.forest": ("tests/games/test_lodi.py:3",)}


@pytest.mark.parametrize(
    "decorator",
    [
        '@rule("lodi a.b", "lodi c.d")',
        '@rule("lodi a.b")\n@rule("lodi c.d")',
        '@pytest.mark.rule("lodi a.b", "lodi c.d")',
        '@mark.rule("lodi a.b", "other x.y", "lodi c.d", "lodi example p. 12")\n@parametrize(1)',
    ],
)
def test_a_test_may_cite_several_clauses(tests, decorator):
    assert set(tests(f"{decorator}\ndef test_a():\n    assert x\n")) == {"a.b", "c.d"}


@pytest.mark.parametrize(
    "body",
    [
        "assert x",
        "for x in y:\n        if x:\n            assert x",
        "with pytest.raises(ValueError):\n        f()",
        "pytest.raises(ValueError, f)",
        "with a, raises(ValueError):\n        f()",
    ],
)
def test_a_test_that_can_fail_counts(tests, body):
    for kind in ("def", "async def"):
        assert set(tests(f'@rule("lodi a.b")\n{kind} test_a():\n    {body}\n')) == {"a.b"}


@pytest.mark.parametrize(
    "source",
    [
        '@rule("lodi a.b")\ndef test_a():\n    f()\n',
        '@rule("lodi a.b")\ndef test_a():\n    """assert"""\n',
        '@rule("lodi a.b")\ndef given():\n    assert x\n',
        '@rule("lodi a.b")\nclass TestA:\n    def test_a(self):\n        f()\n',
        '@rule("lodi a.b")\nclass Position:\n    def test_a(self):\n        assert x\n',
        'def outer():\n    @rule("lodi a.b")\n    def test_a():\n        assert x\n',
        '@cite("lodi a.b")\ndef test_a():\n    assert x\n',
        "@rule(target=x)\ndef test_a():\n    assert x\n",
        "@rule\ndef test_a():\n    assert x\n",
        '# @rule("lodi a.b")\ndef test_a():\n    assert x\n',
    ],
)
def test_what_shows_nothing_does_not_count(tests, source):
    assert tests(source) == {}


def test_every_game_has_its_own_citations(tests, tmp_path):
    tests('@rule("lodi a.b", "arcole a.b")\n@rule("arcole c.d")\ndef test_a():\n    assert x\n')

    assert {game: set(cited) for game, cited in cited_clauses(tmp_path / "tests").items()} == {
        "lodi": {"a.b"},
        "arcole": {"a.b", "c.d"},
    }


def test_a_class_of_tests_cites_for_itself_and_for_its_tests(tests):
    cited = tests(
        '@rule("lodi a.b")\n'
        "class TestMarch:\n"
        '    @rule("lodi c.d")\n'
        "    def test_a(self):\n"
        "        assert x\n"
        '    @rule("lodi e.f")\n'
        "    def test_b(self):\n"
        "        f()\n"
    )

    assert set(cited) == {"a.b", "c.d"}


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('@rule("a.b")\ndef test_a():\n    assert x\n', r"test_lodi\.py:1: 'a\.b' names no"),
        ("\n@rule(CLAUSE)\ndef test_a():\n    assert x\n", r"test_lodi\.py:2: .*plain string"),
        ("def test_a(:\n", r"tests/games/test_lodi\.py:1: "),
    ],
)
def test_a_citation_that_cannot_be_read_is_an_error(tests, source, said):
    with pytest.raises(LedgerError, match=said):
        tests(source)


def test_only_files_of_tests_are_read(tmp_path):
    source = '@rule("lodi a.b")\ndef test_a():\n    assert x\n'
    (tmp_path / "referee.py").write_text(source, "utf-8")

    assert cited_clauses(tmp_path) == {}


def test_coverage_counts_what_is_cited_and_lists_the_rest_in_order(lodi):
    cited = {"march.forest": ("a:1", "a:9"), "battle.end": ("b:2",)}

    assert Coverage.of(lodi, cited) == Coverage(2, 4, ("march.stop.enemy", "battle.retreat"))
    assert Coverage.of(lodi, set(cited)) == Coverage.of(lodi, cited)


def test_a_citation_of_a_clause_that_does_not_exist_is_reported_by_name_and_place(lodi, tests):
    cited = tests('@rule("lodi march.forest", "lodi march.swamp")\ndef test_a():\n    assert x\n')

    assert unknown_citations(lodi, cited) == [
        "tests/games/test_lodi.py:1 cites lodi march.swamp, which does not exist"
    ]
    with pytest.raises(LedgerError, match=r"test_lodi\.py:1 cites lodi march\.swamp"):
        Coverage.of(lodi, cited)
