"""A game speaks: the same words for everybody who draws them."""

import pytest

from estafette.engine import Action, Outcome, Pass, Refusal, Rules, Sheet, Told, ask
from estafette.games import find
from estafette.speech import Part, Speech, plain, speech_for
from estafette.speech.speech import LONGEST_REMEMBERED, messages_for
from tests.contract.cases import for_every_game, printed_of
from tests.contract.speech import ledger_of
from tests.specimen import RULES
from tests.specimen.march import March
from tests.words import words_of

PRINTED = RULES.read(None)
CAMPAIGN = find("napoleon-1815")


def speech(language: str = "en", rules: Rules = RULES) -> Speech:
    return Speech(rules, printed_of(rules), language)


class Unite(Action, frozen=True):
    """An answer that names several things first."""

    blocks: tuple[str, ...]
    space: str


class Wait(Action, frozen=True):
    """An answer that names nothing."""

    hours: int


def test_whatever_is_said_comes_in_parts():
    speaks = speech()
    question = ask("vanguard", "impulse.which", rule="6.1", offers=[March("dragoons", "mill")])

    assert speaks.action(March("dragoons", "mill")) == (
        Part("Dragoons", "dragoons"),
        Part(" march to "),
        Part("the Mill", "mill"),
    )
    assert plain(speaks.question(question)) == speaks.say("impulse.which", {})
    assert plain(speaks.action(Pass())) == "Pass"
    for said in (
        speaks.told(Told("rally.die", {"block": "dragoons", "die": 4, "losses": 2}, None)),
        speaks.refusal(Refusal("6.1", "rally.die", {"block": "dragoons", "die": 4, "losses": 2})),
        speaks.sheet(Sheet("rally.die", {"block": "dragoons", "die": 4, "losses": 2})),
    ):
        assert said[0] == Part("Dragoons", "dragoons")
        assert Part("4", die=4) in said


def test_what_passing_means_may_have_words_of_its_own():
    plainly, slipping = (
        ask("vanguard", key, rule="6.1", offers=[March("dragoons", "mill")], or_else=Pass())
        for key in ("impulse.which", "card.counter-march-which")
    )

    assert plain(speech().answer(plainly, Pass())) == "Pass"
    assert plain(speech().answer(slipping, Pass())) == "Nobody slips away"
    assert plain(speech("fr").answer(slipping, Pass())) == "Personne ne se dérobe"
    assert speech().answer(slipping, March("dragoons", "mill")) == speech().action(
        March("dragoons", "mill")
    )


def test_an_outcome_may_name_its_winner():
    speaks = speech("en", find("last-campaigns"))
    won = {
        side: plain(
            speaks.outcome(Outcome(side, "", "victory.collapse", {"army": "", "points": 9}))
        )
        for side in ("french", "allied")
    }

    assert won["french"].startswith("The French win")
    assert won["allied"].startswith("The Allies win")


def test_a_heading_names_the_first_particular():
    speaks = speech()

    assert speaks.heading(March("dragoons", "mill")) == "Dragoons"
    assert speaks.heading(Unite(("dragoons", "fusiliers"), "mill")) == "Dragoons, Fusiliers"
    assert speaks.heading(Wait(3)) == ""
    assert speaks.heading(Pass()) == ""


def test_settings_and_their_choices_have_titles():
    speaks = speech("fr", CAMPAIGN)

    assert speaks.setting("rules") == "Niveau des règles"
    assert speaks.setting_choice("rules", "conscript") == "Conscrit\u00a0: les pavés sont visibles"
    assert speaks.setting("unheard") == ""
    assert speaks.setting_choice("unheard", "of") == "of"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_side_and_seat_has_a_letter_of_its_own_whoever_asks_first(language):
    one, other = speech(language, CAMPAIGN), speech(language, CAMPAIGN)
    sides = ["prussian", "anglo-allied", "coalition", "french"]

    assert [one.letter(side) for side in sides] == [other.letter(side) for side in sides[::-1]][
        ::-1
    ]
    assert set(one.letters()) == set(sides)
    assert len(set(one.letters().values())) == len(sides)
    assert one.letters() == {side: one.letter(side) for side in one.letters()}


def test_a_side_that_nobody_plays_takes_a_letter_that_is_free():
    speaks = speech("en", CAMPAIGN)

    assert speaks.letter("french") == "F"
    assert speaks.letter("fusiliers") not in speaks.letters().values()
    assert len({speaks.letter("f"), speaks.letter("ff"), speaks.letter("fff")}) == 3


@for_every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_can_be_found_in_the_two_lists(rules: Rules, language: str) -> None:
    """As whoever draws the table in a browser finds it."""
    speaks = speech(language, rules)
    words, names = speaks.words(), speaks.names()
    kinds = ("", "kind", "figure", "track", "mark", "step", "card", "scenario", "ground")
    keys, clauses = words_of(rules).keys(language), [clause.id for clause in ledger_of(rules)]
    ids = [*names, *words, *sorted(keys), *clauses, "unheard-of"]

    def found(kind: str, id_: str) -> str:
        for key in (f"{kind}.{id_}", id_):
            if word := words.get(key.replace(".", "-")):
                return word
        name = names.get(id_, id_)
        return id_.replace("-", " ") if name == id_ else name

    assert len(words) > 20
    assert [found(kind, id_) for kind in kinds for id_ in ids] == [
        speaks.word(kind, id_) for kind in kinds for id_ in ids
    ]


@for_every_game
def test_the_lists_hold_every_printed_id_and_every_message_without_facts(rules: Rules) -> None:
    messages, printed = words_of(rules), printed_of(rules)
    speaks = speech("fr", rules)
    whole = {key for key in messages.keys("fr") if not messages.variables(key, "fr")}

    assert set(speaks.names()) >= set(printed.names)
    assert set(speaks.words()) == {key for key in whole if not key.startswith("name-")}
    assert speaks.words()["option-pass"] == "Passer"
    assert not [word for word in speaks.words().values() if "⟨" in word]


def test_a_game_is_given_its_words_once_for_each_box_and_language():
    french = speech_for(RULES, PRINTED, "fr")

    assert speech_for(RULES, PRINTED, "fr") is french
    assert speech_for(RULES, PRINTED, "en") is not french
    assert speech_for(CAMPAIGN, printed_of(CAMPAIGN), "fr") is not french
    assert messages_for(RULES, PRINTED) is messages_for(RULES, RULES.read(None))


def test_what_is_remembered_is_not_taken_for_something_like_it():
    speaks = speech()
    asked = [(1, "1"), (True, "true"), ("1", "1"), (1.0, "1"), ((1, "mill"), "1 and the Mill")]

    for _ in range(2):
        for item, words in asked:
            assert plain(speaks.sentence("list.item", {"item": item})) == words
    assert speaks.sentence("list.item", {"item": "mill"}) == (Part("the Mill", "mill"),)
    assert speaks.sentence("list.item", {"item": ["mill"]}) == (Part("the Mill", "mill"),)


def test_nothing_is_remembered_that_an_outsider_has_blown_up():
    speaks = speech()
    facts = {"name": "x" * LONGEST_REMEMBERED}

    once, twice = (speaks.sentence("decision.unknown-name", facts) for _ in range(2))

    assert once == twice
    assert once is not twice
    assert speaks.action(Pass()) is speaks.action(Pass())
    assert speaks.wording(Pass()) is not speaks.wording(Pass())


@pytest.mark.parametrize("fact", [object(), 10**30, "\ud800", b"x", {1, 2}])
def test_no_fact_is_too_strange_to_be_said(fact):
    assert plain(speech().sentence("list.item", {"item": fact}))
