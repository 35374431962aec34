"""What a game says of chance: which facts matter, and which words go with them."""

from estafette.engine import Hazard, Pass, Stake, by


def test_a_reading_keeps_the_facts_that_were_named_and_no_others():
    facts = {"die": 4, "hits": 1, "space": "ford"}

    assert by("hits", "space")(facts) == {"hits": 1, "space": "ford"}
    assert by()(facts) == {}


def test_the_words_of_a_result_are_named_by_the_hazard_and_the_event():
    losses = Hazard("odds.losses", {"combat.inflicts": by("losses")}, apart=("camp",))

    assert losses.words_for("combat.inflicts") == "odds.losses.inflicts"


def test_unless_a_game_says_otherwise_every_answer_is_meant_and_something_hidden_weighs_on_it():
    stake = Stake("fire.which", (Pass,), (Hazard("odds.hits", {"fire.volley": by("hits")}),))

    assert stake.when(None, "french", Pass())
    assert not stake.is_open(None, "french")
