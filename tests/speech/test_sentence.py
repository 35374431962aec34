"""A sentence in parts says what the same sentence says in one piece."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine import Messages
from estafette.engine.marks import DIE, END, NAME, WORDS
from estafette.speech import Part, plain
from estafette.speech.sentence import sentence

LANGUAGES = ("en", "fr")
NAMES = {
    "ligny": "Ligny",
    "ath": "Ath",
    "le-roeulx": "Le Rœulx",
    "quatre-bras": "Les Quatre-Bras",
    "guard": "la Garde",
    "minus": "-3",
    "block-7": "№ 7",
}
LINES = """
name-hougoumont = Hougoumont
    .de = d’Hougoumont
    .a = en ce château
plain = { $it }.
of = Retraite { DE($it) } !
to = Marche { A($it) } : halte.
head = { CAP($it) } recule. { CAP(DE($it)) } : { COUNT($it) }.
inside = { DE(CAP($it)) } x{ $it }
dice = { DIE($it) } ; { CAP(DIE($it)) }
chosen = { $it ->
    [ath] Ath : { $it }
   *[other] { $it }
}
move-card = carte
"""


@pytest.fixture(scope="module")
def messages(tmp_path_factory) -> Messages:
    folder = tmp_path_factory.mktemp("text")
    for language in LANGUAGES:
        (folder / language).mkdir()
        (folder / language / "game.ftl").write_text(LINES, "utf-8")
    return Messages([folder], NAMES, strict=True)


def in_parts(messages: Messages, key: str, it: object, language: str = "fr") -> list[Part]:
    return list(sentence(messages.mark(key, {"it": it}, language)))


def test_a_name_is_a_part_of_its_own_with_its_id(messages):
    assert in_parts(messages, "plain", "ligny") == [Part("Ligny", "ligny"), Part(".")]


def test_each_name_of_a_list_is_a_part(messages):
    assert in_parts(messages, "plain", ("ligny", "ath", "guard")) == [
        Part("Ligny", "ligny"),
        Part(", "),
        Part("Ath", "ath"),
        Part(" et "),
        Part("la Garde", "guard"),
        Part("."),
    ]


@pytest.mark.parametrize(
    ("key", "it", "before", "name"),
    [
        ("of", "ath", "Retraite d’", Part("Ath", "ath")),
        ("of", "le-roeulx", "Retraite du ", Part("Rœulx", "le-roeulx")),
        ("of", "guard", "Retraite de ", Part("la Garde", "guard")),
        ("of", "hougoumont", "Retraite d’", Part("Hougoumont", "hougoumont")),
        ("to", "quatre-bras", "Marche aux ", Part("Quatre-Bras", "quatre-bras")),
        ("to", "hougoumont", "Marche ", Part("en ce château", "hougoumont")),
    ],
)
def test_a_preposition_stays_outside_the_name(messages, key, it, before, name):
    assert in_parts(messages, key, it)[:2] == [Part(before), name]


def test_a_marked_name_takes_its_capital(messages):
    assert in_parts(messages, "head", "guard")[0] == Part("La Garde", "guard")


def test_the_names_in_a_sum_are_marked_and_its_words_are_not(messages):
    tally = [("move.card", 4), ("ligny", -1)]

    assert in_parts(messages, "plain", tally) == [
        Part("4 (carte) −\u00a01 ("),
        Part("Ligny", "ligny"),
        Part(")."),
    ]


def test_a_die_is_a_part_of_its_own(messages):
    assert in_parts(messages, "dice", 5) == [
        Part("5", die=5),
        Part("\u202f; "),
        Part("5", die=5),
    ]
    assert in_parts(messages, "dice", (6, 2))[:3] == [
        Part("6", die=6),
        Part(" et "),
        Part("2", die=2),
    ]


def test_what_is_no_number_is_no_die(messages):
    assert not [part for part in in_parts(messages, "dice", "ath") if part.die]


def test_an_id_that_nobody_knows_is_not_marked(messages):
    assert in_parts(messages, "plain", "elephants") == [Part("elephants.")]


def test_a_marked_id_still_selects(messages):
    assert in_parts(messages, "chosen", "ath") == [Part("Ath\u00a0: "), Part("Ath", "ath")]


@pytest.mark.parametrize("forged", [f"{NAME}ath{WORDS}Ligny{END}", f"{DIE}6{WORDS}6{END}", END])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_can_forge_a_mark(messages, forged, language):
    parts = in_parts(messages, "plain", forged, language)

    assert not [part for part in parts if part.id or part.die]
    assert plain(tuple(parts)) == messages.say("plain", {"it": forged}, language)


names = st.sampled_from([*NAMES, "hougoumont", "elephants", "", "-5", "move.card"]) | st.text(
    max_size=4
)
facts = st.one_of(
    names,
    st.integers(),
    st.booleans(),
    st.floats(),
    st.none(),
    st.lists(names | st.integers(-9, 9), max_size=4),
    st.lists(st.tuples(st.sampled_from(["move.card", "ligny", "ath"]), st.integers(-5, 5))),
)


@given(
    facts,
    st.sampled_from(["plain", "of", "to", "head", "inside", "dice", "chosen"]),
    st.sampled_from(LANGUAGES),
)
def test_the_marks_change_no_word(messages, it, key, language):
    assert plain(sentence(messages.mark(key, {"it": it}, language))) == messages.say(
        key, {"it": it}, language
    )
