"""A key and its facts, into French or English."""

import re
from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine.grammar import a, de
from estafette.engine.marks import parts
from estafette.engine.message_files import MessagesError
from estafette.engine.messages import LANGUAGES, Messages
from estafette.engine.phrase import Phrase
from tests.engine.wordbook import write

NAMES = {
    "ligny": "Ligny",
    "ath": "Ath",
    "le-roeulx": "Le Rœulx",
    "quatre-bras": "Les Quatre-Bras",
    "la-haye-sainte": "La Haye Sainte",
    "napoleon": "Napoléon",
    "orange": "Orange",
}


class Side(StrEnum):
    FRENCH = "french"


@pytest.fixture
def words(tmp_path):
    """Messages made of the lines given for each language, or of the same lines for both."""

    def written(english: str, french: str | None = None, **how) -> Messages:
        write(tmp_path / "text", english, english if french is None else french)
        return Messages([tmp_path / "text"], NAMES, **{"strict": True, **how})

    return written


def test_a_dotted_key_finds_the_message_with_hyphens(words):
    messages = words("march-no-road = No road.", "march-no-road = Aucune route.")

    assert messages.say("march.no-road", {}, "en") == "No road."
    assert messages.say("march.no-road", {}, "fr") == "Aucune route."


def test_a_language_is_opened_when_somebody_speaks_it(words):
    messages = words("here = Here.", "here = Ici.", strict=False)
    assert not messages._books

    assert messages.has("here")
    assert messages.say("here", {}, "fr") == "Ici."
    assert list(messages._books) == ["fr"]


def test_an_id_is_read_as_its_printed_name(words):
    messages = words("here = { $area } holds.")

    assert messages.say("here", {"area": "le-roeulx"}, "en") == "Le Rœulx holds."


def test_a_name_message_goes_before_the_printed_name(words):
    messages = words("name-orange = The Prince of Orange", "name-orange = Le prince d’Orange")

    assert messages.name("orange", "en") == "The Prince of Orange"
    assert messages.name("orange", "fr") == "Le prince d’Orange"
    assert messages.name("ligny", "fr") == "Ligny"


def test_an_unknown_id_is_shown_as_it_stands(words):
    messages = words("here = { $area } holds.")

    assert messages.name("east-bank", "fr") == "east-bank"
    assert messages.say("here", {"area": "east-bank"}, "en") == "east-bank holds."


def test_a_member_of_an_enumeration_is_the_id_it_stands_for(words):
    messages = words("name-french = the French\nwon = { $side } won.")

    assert messages.say("won", {"side": Side.FRENCH}, "en") == "the French won."


def test_an_id_selects_as_an_id_and_is_read_as_a_name(words):
    messages = words("who = { $area ->\n    [ath] Here: { $area }\n   *[other] There: { $area }\n}")

    assert messages.say("who", {"area": "ath"}, "en") == "Here: Ath"
    assert messages.say("who", {"area": "ligny"}, "en") == "There: Ligny"


def test_a_boolean_selects_true_or_false(words):
    messages = words("seen = { $seen ->\n    [true] face up\n   *[false] face down\n}")

    assert messages.say("seen", {"seen": True}, "en") == "face up"
    assert messages.say("seen", {"seen": False}, "en") == "face down"


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(0, "0 losses", "0 perte"), (1, "1 loss", "1 perte"), (2, "2 losses", "2 pertes")],
)
def test_numbers_follow_the_plurals_of_the_language(words, count, english, french):
    messages = words(
        "hits = { $hits ->\n    [one] { $hits } loss\n   *[other] { $hits } losses\n}",
        "hits = { $hits ->\n    [one] { $hits } perte\n   *[other] { $hits } pertes\n}",
    )

    assert messages.say("hits", {"hits": count}, "en") == english
    assert messages.say("hits", {"hits": count}, "fr") == french


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (1815, "1815", "1815"),
        (9_999, "9999", "9999"),
        (72_000, "72,000", "72\u202f000"),
        (-3, "−3", "−3"),
        (0.5, "0.5", "0,5"),
    ],
)
def test_a_number_is_written_as_the_language_does(words, number, english, french):
    messages = words("men = ({ $men })")

    assert messages.say("men", {"men": number}, "en") == f"({english})"
    assert messages.say("men", {"men": number}, "fr") == f"({french})"


def test_a_hyphen_between_figures_is_no_minus(words):
    messages = words("day = On { $day }.")

    assert messages.say("day", {"day": "1815-06-18"}, "en") == "On 1815-06-18."


@pytest.mark.parametrize(
    ("ids", "english", "french"),
    [
        ([], "nothing", "rien"),
        (["ath"], "Ath", "Ath"),
        (["ath", "ligny"], "Ath and Ligny", "Ath et Ligny"),
        (("ath", "le-roeulx", "x"), "Ath, Le Rœulx and x", "Ath, Le Rœulx et x"),
        ([3, 5, 6], "3, 5 and 6", "3, 5 et 6"),
    ],
)
def test_a_list_is_joined_as_the_language_does(words, ids, english, french):
    messages = words("list = { $ids }")

    assert messages.say("list", {"ids": ids}, "en") == english
    assert messages.say("list", {"ids": ids}, "fr") == french


HOUSE = Messages([])


@given(st.lists(st.from_regex(r"[a-z]{1,8}", fullmatch=True), min_size=2, max_size=12))
def test_a_list_keeps_every_item_in_order(ids):
    joined = HOUSE.say("list.item", {"item": ids}, "en")

    head, _, last = joined.rpartition(" and ")
    assert [*head.split(", "), last] == ids


def test_the_length_of_a_list_can_choose_the_sentence(words):
    messages = words(
        "tired = { COUNT($who) ->\n"
        "    [0] Nobody is tired.\n    [one] { $who } is tired.\n   *[other] { $who } are tired.\n}"
    )

    assert messages.say("tired", {"who": []}, "en") == "Nobody is tired."
    assert messages.say("tired", {"who": "ath"}, "en") == "Ath is tired."
    assert messages.say("tired", {"who": ["ath"]}, "en") == "Ath is tired."
    assert messages.say("tired", {"who": ["ath", "ligny"]}, "en") == "Ath and Ligny are tired."


TALLY = "card = { $tally }\nmove-card = card\nmove-extra = extra corps"
TALLY_FR = "card = { $tally }\nmove-card = carte\nmove-extra = corps de plus"


def test_a_tally_shows_its_working(words):
    messages = words(TALLY, TALLY_FR)
    tally = [("move.card", 4), ["move.extra", -1], ("napoleon", 1)]

    english = messages.say("card", {"tally": tally}, "en")
    french = messages.say("card", {"tally": tally}, "fr")

    assert english == "4 (card) − 1 (extra corps) + 1 (Napoléon)"
    assert french == "4 (carte) −\u00a01 (corps de plus) +\u00a01 (Napoléon)"


def test_a_tally_that_begins_below_zero_begins_with_its_sign(words):
    messages = words(TALLY)

    assert messages.say("card", {"tally": [("move.extra", -1)]}, "en") == "−1 (extra corps)"


def test_pairs_of_ids_are_no_tally(words):
    messages = words("roads = { $roads }")

    assert messages.say("roads", {"roads": [["ath", "ligny"]]}, "en") == "Ath and Ligny"


def test_the_words_of_a_tally_are_not_taken_for_ids(words):
    messages = words("card = { $tally }\nfruit = orange")

    assert messages.say("card", {"tally": [("fruit", 2)]}, "en") == "2 (orange)"


def test_a_line_of_a_tally_without_words_is_missing(words):
    strict, lenient = words(TALLY), words(TALLY, strict=False)

    with pytest.raises(KeyError, match=r"move\.unheard"):
        strict.say("card", {"tally": [("move.unheard", 2)]}, "en")
    assert lenient.say("card", {"tally": [("move.unheard", 2)]}, "en") == "2 (⟨move.unheard⟩)"


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("Ligny", "de Ligny", "à Ligny"),
        ("Ath", "d’Ath", "à Ath"),
        ("Le Rœulx", "du Rœulx", "au Rœulx"),
        ("Les Quatre-Bras", "des Quatre-Bras", "aux Quatre-Bras"),
        ("La Haye Sainte", "de La Haye Sainte", "à La Haye Sainte"),
        ("le IIᵉ corps", "du IIᵉ corps", "au IIᵉ corps"),
        ("la Garde", "de la Garde", "à la Garde"),
        ("l’Armée du Nord", "de l’Armée du Nord", "à l’Armée du Nord"),
        ("Écosse", "d’Écosse", "à Écosse"),
        ("Œttingen", "d’Œttingen", "à Œttingen"),
        ("Ypres", "d’Ypres", "à Ypres"),
        ("Yarmouth", "de Yarmouth", "à Yarmouth"),
        ("Hal", "de Hal", "à Hal"),
        ("Lefebvre", "de Lefebvre", "à Lefebvre"),
        ("Le", "de Le", "à Le"),
    ],
)
def test_french_prepositions_hold_on_to_their_name(name, of, to):
    assert de(name) == of
    assert a(name) == to


def test_prepositions_are_written_in_french_and_left_out_in_english(words):
    messages = words(
        "road = From { DE($here) } to { A($there) }.",
        "road = La route { DE($here) } { A($there) }.",
    )
    facts = {"here": "ath", "there": "quatre-bras"}

    assert messages.say("road", facts, "en") == "From Ath to Les Quatre-Bras."
    assert messages.say("road", facts, "fr") == "La route d’Ath aux Quatre-Bras."


def test_a_preposition_is_repeated_before_each_name_of_a_list(words):
    messages = words("from = { DE($areas) }")

    assert (
        messages.say("from", {"areas": ["ligny", "ath", "le-roeulx"]}, "fr")
        == "de Ligny, d’Ath et du Rœulx"
    )


def test_a_name_may_write_its_own_prepositions(words):
    messages = words(
        "name-ligny = Hougoumont\n    .de = d’Hougoumont\n    .a = en Hougoumont\n"
        "road = { DE($here) } { A($here) } { $here }"
    )

    assert messages.say("road", {"here": "ligny"}, "fr") == "d’Hougoumont en Hougoumont Hougoumont"


@pytest.mark.parametrize(
    ("name", "of", "said"),
    [
        ("IIe corps", "du IIe corps", "Le IIe corps marche, et le IIe corps."),
        ("milice", "de la milice", "La milice marche, et la milice."),
        ("armée", "de l’armée", "L’armée marche, et l’armée."),
        ("gardes", "des gardes", "Les gardes marche, et les gardes."),
        ("Oudinot", "d’Oudinot", "Oudinot marche, et Oudinot."),
    ],
)
def test_a_name_that_says_its_preposition_has_its_article(words, name, of, said):
    messages = words(
        f"name-guard = {name}\n    .de = {of}\n"
        "march = { CAP(LE($who)) } marche, et { LE($who) }."
    )

    assert messages.say("march", {"who": "guard"}, "fr") == said
    assert messages.say("march", {"who": "ath"}, "fr") == "Ath marche, et Ath."


def test_a_name_is_capitalised_at_the_head_of_a_sentence(words):
    messages = words(
        "name-guard = the Guard\nfalls = { CAP($who) } falls back.",
        "name-guard = la Garde\nfalls = { CAP($who) } recule. { CAP(DE($who)) } : rien.",
    )

    assert messages.say("falls", {"who": "guard"}, "en") == "The Guard falls back."
    assert (
        messages.say("falls", {"who": "guard"}, "fr") == "La Garde recule. De la Garde\u00a0: rien."
    )


def test_a_die_is_read_as_its_number(words):
    messages = words("roll = { DIE($die) }!")

    assert messages.say("roll", {"die": 6}, "en") == "6!"
    assert messages.say("roll", {"die": (6, 1)}, "en") == "6 and 1!"
    assert messages.say("roll", {"die": "ath"}, "en") == "Ath!"


def test_marks_are_set_only_for_whoever_wants_them(words):
    messages = words("here = { $area } holds.")

    assert "ath" not in messages.say("here", {"area": "ath"}, "en")
    assert "ath" in messages.mark("here", {"area": "ath"}, "en")
    assert messages.mark("here", {"area": "elsewhere"}, "en") == "elsewhere holds."


def test_french_punctuation_takes_spaces_that_do_not_break(words):
    messages = words("cry = « { $who } » : halt ! who ? yes ; no")

    assert (
        messages.say("cry", {"who": "ath"}, "fr")
        == "«\u00a0Ath\u00a0»\u00a0: halt\u202f! who\u202f? yes\u202f; no"
    )
    assert messages.say("cry", {"who": "ath"}, "en") == "« Ath » : halt ! who ? yes ; no"


def test_nothing_is_wrapped_in_isolation_marks(words):
    messages = words("here = { $area } holds { $n }.")

    said = messages.say("here", {"area": "ath", "n": 2}, "en")

    assert not re.search("[\u2066-\u2069]", said)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_missing_message_is_an_error_in_strict_mode_and_shown_otherwise(words, language):
    strict, lenient = words("here = Here."), words("here = Here.", strict=False)

    with pytest.raises(KeyError, match=rf"march\.no-road.*{language}"):
        strict.say("march.no-road", {}, language)
    with pytest.raises(KeyError, match=rf"march\.no-road.*{language}"):
        strict.mark("march.no-road", {}, language)
    assert lenient.say("march.no-road", {}, language) == "⟨march.no-road⟩"
    assert lenient.mark("march.no-road", {}, language) == "⟨march.no-road⟩"


def test_a_name_in_an_unknown_language_is_an_error_in_strict_mode_and_shown_otherwise(words):
    strict, lenient = words("here = Here."), words("here = Here.", strict=False)

    with pytest.raises(KeyError, match="ath"):
        strict.name("ath", "de")
    assert lenient.name("ath", "de") == "⟨ath⟩"


def test_a_missing_fact_is_an_error_in_strict_mode_and_shown_otherwise(words):
    strict, lenient = (words("here = { $area } holds.", strict=mode) for mode in (True, False))

    with pytest.raises(KeyError, match=r"here \[fr\] lacks area"):
        strict.say("here", {"zone": "ath"}, "fr")
    assert lenient.say("here", {"zone": "ath"}, "fr") == "⟨area⟩ holds."


def test_a_fault_in_a_message_is_an_error_in_strict_mode_and_readable_otherwise(words):
    faulty = "here = { elsewhere } holds { UNHEARD($area) }."
    strict, lenient = (words(faulty, strict=mode) for mode in (True, False))

    with pytest.raises(MessagesError, match=r"here \[en\].*elsewhere"):
        strict.say("here", {"area": "ath"}, "en")
    assert lenient.say("here", {"area": "ath"}, "en") == "{elsewhere} holds UNHEARD()."


@pytest.mark.parametrize(
    "fact", [None, object(), {"a": 1}, [["a"]], [[]], "x" * 5000, b"x", 10**30, -1e300]
)
def test_no_fact_raises_before_a_player(words, fact):
    messages = words("here = { $it } { DE($it) } { A($it) } { CAP($it) }.", strict=False)

    assert all(isinstance(messages.say("here", {"it": fact}, each), str) for each in LANGUAGES)


def test_the_variables_of_a_message_include_those_of_what_it_quotes(words):
    messages = words(
        "outer = { $a } { inner } { -term }\n"
        "inner = { DE($b) } { $c ->\n    [one] { $d }\n   *[other] { outer }\n}\n"
        "-term = { $e }"
    )

    assert messages.variables("outer", "en") == {"a", "b", "c", "d"}
    with pytest.raises(KeyError, match="nowhere"):
        messages.variables("nowhere", "en")


def test_a_message_is_there_when_both_languages_have_it(words):
    messages = words("march-both = x\nmarch-one = x", "march-both = x")

    assert messages.has("march.both")
    assert not messages.has("march.one")
    assert "march-one" in messages.keys("en") - messages.keys("fr")


def test_a_name_may_be_made_of_others(tmp_path):
    write(
        tmp_path / "text",
        "near = { $id } (S of { $place })\nhere = { $hex } holds.",
        "near = { $id } (au S { DE($place) })\n    .de = de l’hex { $id }\n"
        "here = { DE($hex) } ; { $hex }",
    )
    names = {**NAMES, "2743": Phrase("near", {"place": "quatre-bras"})}
    messages = Messages([tmp_path / "text"], names, strict=True)

    assert messages.name("2743", "en") == "2743 (S of Les Quatre-Bras)"
    assert messages.say("here", {"hex": "2743"}, "fr") == (
        "de l’hex 2743\u202f; 2743 (au S des Quatre-Bras)"
    )
    marked = list(parts(messages.mark("here", {"hex": "2743"}, "en")))
    assert marked == [("2743 (S of Les Quatre-Bras)", "2743", 0), (" holds.", "", 0)]


def test_a_name_has_a_short_form(words):
    messages = words(
        "here = { SHORT($unit) }, { DE(SHORT($unit)) }, { SHORT($count) }\n"
        "name-husson = la brigade Husson (2e, 61e)\n    .de = de la brigade Husson (2e, 61e)\n"
        "short-orange = Slender Billy",
    )

    assert messages.say("here", {"unit": "husson", "count": 3}, "fr") == (
        "la brigade Husson, de la brigade Husson, 3"
    )
    assert messages.say("here", {"unit": "orange", "count": 3}, "en").startswith("Slender Billy,")
