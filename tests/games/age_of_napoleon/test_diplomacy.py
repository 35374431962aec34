"""Diplomacy: whose turn, what may be aimed at, and how far a country moves."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import PlayCard, Target
from estafette.games.age_of_napoleon.diplomacy import (
    begin_diplomacy,
    both_have_passed,
    cannot_aim,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.politics import aim, diplomacy, pass_all
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


def why_not(game, side, country):
    refusal = cannot_aim(game, side, country)
    return refusal.rule if refusal else None


@rule("age-of-napoleon diplomacy.alternate")
def test_after_one_card_the_other_player_plays_or_passes():  # v.dip.alternate
    hand = {"french": ["talleyrand", "diplomatic-mission"], "coalition": ["mud"]}
    referee = diplomacy(given(hand=hand))

    aim(referee, "talleyrand", "portugal")

    referee.choose(Pass())  # the answer to the card
    assert referee.decision.seat == COALITION
    assert referee.decision.key == "window.diplomacy"
    referee.choose(Pass())
    assert referee.decision.seat == FRENCH


@rule("age-of-napoleon diplomacy.end")
def test_two_passes_in_a_row_end_the_phase():  # v.dip.end
    hand = {"french": ["talleyrand"], "coalition": ["mud"]}
    referee = diplomacy(given(hand=hand, first="coalition"))

    referee.choose(Pass())
    assert not referee.is_over
    referee.choose(Pass())

    assert referee.is_over
    assert both_have_passed(referee.game)


@rule("age-of-napoleon diplomacy.pass-not-final", "age-of-napoleon diplomacy.end")
def test_who_has_passed_may_play_if_the_other_has_played_since():  # v.dip.pass-again
    hand = {"french": ["talleyrand"], "coalition": ["queen-luise"]}
    referee = diplomacy(given(hand=hand))
    referee.choose(Pass())

    referee.choose(PlayCard("queen-luise-1"))
    referee.choose(Pass(), Pass())  # no Fouché, no Prussian corps

    assert referee.decision.seat == FRENCH
    assert PlayCard("talleyrand-1") in referee.options


@rule("age-of-napoleon diplomacy.end")
def test_what_was_aimed_at_is_forgotten_when_the_phase_is_over():
    game = given(hand={"coalition": ["english-gold", "mud"]}, first="coalition")
    referee = diplomacy(game)
    aim(referee, "english-gold", "spain")
    assert list(game.aims) == ["spain"]

    pass_all(referee)

    assert game.aims == {}


@rule("age-of-napoleon diplomacy.alternate")
def test_a_new_phase_begins_with_the_first_player_and_nothing_aimed_at():
    game = given(first="coalition", active="french")
    game.passes = 2

    begin_diplomacy(game)

    assert (game.active, game.passes, game.aims) == (COALITION, 0, {})


@rule("age-of-napoleon diplomacy.step", "age-of-napoleon card.english-gold")
def test_a_card_moves_a_country_one_step():  # v.dip.one-step
    game = given(hand={"coalition": ["english-gold"]}, first="coalition")

    aim(diplomacy(game), "english-gold", "spain")

    assert game.status["spain"] == "nc"


@rule("age-of-napoleon diplomacy.step", "age-of-napoleon card.diplomatic-mission")
def test_a_card_of_either_side_moves_towards_its_player():  # v.dip.one-step-2
    game = given(hand={"french": ["diplomatic-mission"]})

    aim(diplomacy(game), "diplomatic-mission", "portugal")

    assert game.status["portugal"] == "fa"


@rule("age-of-napoleon diplomacy.one-card-per-country")
def test_a_player_aims_one_card_a_year_at_a_country():  # v.dip.same-country-twice
    hand = {"coalition": ["william-pitt", "queen-luise", "english-gold"]}
    game = given(hand=hand, status={"preussen": "fa", "spain": "fa"}, first="coalition")
    referee = diplomacy(game)

    aim(referee, "william-pitt", "preussen")

    assert game.status["preussen"] == "nc"
    assert why_not(game, COALITION, "preussen") == "diplomacy.one-card-per-country"
    assert referee.refusal(PlayCard("queen-luise-1")).rule == "diplomacy.no-effect-illegal"


@rule("age-of-napoleon diplomacy.one-card-per-country")
def test_he_may_aim_another_card_at_another_country():  # v.dip.two-countries
    game = given(hand={"coalition": ["english-gold", "queen-luise"]}, first="coalition")
    referee = diplomacy(game)
    aim(referee, "english-gold", "spain")

    aim(referee, "queen-luise")
    pass_all(referee)

    assert game.status["preussen"] == "cm"


@rule("age-of-napoleon diplomacy.fr-cards.not-britain")
@rule("age-of-napoleon diplomacy.co-cards.not-france")
def test_no_card_affects_britain_or_france():  # v.dip.fr-immune-britain
    game = given(hand={"french": ["diplomatic-mission"]})
    referee = diplomacy(game)
    referee.choose(PlayCard("diplomatic-mission-1"))

    assert referee.refusal(Target("britain")).rule == "diplomacy.fr-cards.not-britain"
    assert why_not(game, COALITION, "france") == "diplomacy.co-cards.not-france"
    assert why_not(game, COALITION, "britain") == "diplomacy.no-effect-illegal"
    assert why_not(game, FRENCH, "tirol") == "diplomacy.no-effect-illegal"


@rule("age-of-napoleon diplomacy.fr-cards.not-ic")
def test_french_cards_do_not_affect_an_insurgent_country():  # v.dip.fr-immune-ic
    game = given(status={"spain": "ic"})

    assert why_not(game, FRENCH, "spain") == "diplomacy.fr-cards.not-ic"
    assert why_not(game, COALITION, "spain") == "diplomacy.no-effect-illegal"


@rule("age-of-napoleon diplomacy.fr-cards.not-nc-occupied-by-coalition")
@rule("age-of-napoleon diplomacy.occupier-may")
def test_the_french_leave_alone_what_the_coalition_occupies():  # v.dip.fr-immune-nc-co
    game = given(status={"spain": "nc"}, wellington="castilla")

    assert why_not(game, FRENCH, "spain") == "diplomacy.fr-cards.not-nc-occupied-by-coalition"
    assert why_not(game, COALITION, "spain") is None


@rule("age-of-napoleon diplomacy.co-cards.not-nc-occupied-by-fa")
@rule("age-of-napoleon surrender.occupied-nc.diplomacy")
def test_the_coalition_leaves_alone_what_the_french_occupy():  # v.dip.co-immune-nc-fr
    game = given(status={"austria": "nc"}, davout="osterreich")

    assert why_not(game, COALITION, "austria") == "diplomacy.co-cards.not-nc-occupied-by-fa"


@rule("age-of-napoleon diplomacy.occupier-may")
@rule("age-of-napoleon surrender.occupied-nc.diplomacy")
def test_the_occupier_may_aim_at_what_he_occupies():  # v.dip.occupier-own-card
    hand = {"french": ["imperial-marriage"]}
    game = given(hand=hand, status={"austria": "nc"}, davout="osterreich")
    referee = diplomacy(game)

    aim(referee, "imperial-marriage")

    assert game.status["austria"] == "fa"


@rule(
    "age-of-napoleon diplomacy.occupier-may",
    "age-of-napoleon neutrality.occupied.change-of-occupier",
)
def test_a_new_occupier_shuts_out_the_old_one():  # v.gap.occupier-change
    game = given(status={"austria": "nc"}, kutusov="osterreich")

    assert why_not(game, FRENCH, "austria") == "diplomacy.fr-cards.not-nc-occupied-by-coalition"


@rule("age-of-napoleon diplomacy.co-cards.not-fd", "age-of-napoleon diplomacy.fd-fixed")
def test_no_diplomacy_card_affects_a_dominion():  # v.dip.co-immune-fd, v.rec.fd-fixed
    game = given()

    assert why_not(game, COALITION, "italia") == "diplomacy.co-cards.not-fd"
    assert why_not(game, FRENCH, "italia") == "diplomacy.fd-fixed"


@rule("age-of-napoleon diplomacy.no-effect-illegal")
@pytest.mark.parametrize(
    ("side", "country", "allowed"),
    [(FRENCH, "bayern", False), (COALITION, "bayern", True), (COALITION, "russia", False)],
)
def test_a_country_at_the_end_of_the_scale_goes_no_further(side, country, allowed):
    assert (why_not(given(), side, country) is None) is allowed  # v.dip.end-of-scale


@rule("age-of-napoleon diplomacy.no-effect-illegal")
def test_a_card_that_moves_nobody_cannot_be_played():
    hand = {"french": ["imperial-marriage", "talleyrand"]}
    referee = diplomacy(given(hand=hand, status={"austria": "fa"}))

    refusal = referee.refusal(PlayCard("imperial-marriage-1"))

    assert (refusal.rule, refusal.key) == ("diplomacy.no-effect-illegal", "diplomacy.no-target")


@rule("age-of-napoleon diplomacy.cancel.closed", "age-of-napoleon diplomacy.cancel")
def test_two_cards_that_cancelled_close_a_country_for_the_year():  # v.gap.cancel-closed
    hand = {"coalition": ["william-pitt", "metternich"], "french": ["imperial-marriage"]}
    game = given(hand=hand, status={"austria": "nc"}, first="coalition")
    referee = diplomacy(game)
    aim(referee, "william-pitt", "austria")
    referee.choose(Pass(), Pass())  # no Fouché, no Austrian corps

    aim(referee, "imperial-marriage")

    referee.choose(Pass())  # no Fouché
    assert game.status["austria"] == "nc"
    assert why_not(game, COALITION, "austria") == "diplomacy.cancel.closed"
    assert why_not(game, FRENCH, "austria") == "diplomacy.cancel.closed"
    assert referee.refusal(PlayCard("metternich-1")).rule == "diplomacy.no-effect-illegal"


@rule("age-of-napoleon card.fouche", "age-of-napoleon diplomacy.blocked-card-not-aimed")
@rule("age-of-napoleon diplomacy.fouche-reaction")
def test_a_card_that_fouche_stops_was_never_aimed():  # v.dip.fouche, v.gap.fouche-turn
    hand = {"coalition": ["queen-luise", "mud"], "french": ["fouche", "depot"]}
    game = given(hand=hand, first="coalition")
    referee = diplomacy(game)
    aim(referee, "queen-luise")

    referee.choose(PlayCard("fouche-1"))

    assert game.status["preussen"] == "nc"
    assert {"queen-luise-1", "fouche-1"} <= set(game.deck.discard)
    assert why_not(game, COALITION, "preussen") is None
    assert referee.fact("mission.stopped") == {"card": "queen-luise", "country": "preussen"}
    assert (referee.decision.seat, referee.decision.key) == (FRENCH, "window.diplomacy")
    assert game.mission is None


@rule("age-of-napoleon diplomacy.fouche-reaction")
def test_fouche_answers_and_is_not_played_in_turn():
    referee = diplomacy(given(hand={"french": ["fouche", "talleyrand"]}))

    assert referee.refusal(PlayCard("fouche-1")).rule == "cards.use.phase"


@rule("age-of-napoleon diplomacy.blocked-card-not-aimed")
def test_a_stopped_card_cancels_nothing():
    hand = {"coalition": ["queen-luise", "mud"], "french": ["fouche", "treaty-of-tilsit"]}
    game = given(hand=hand, first="coalition")
    referee = diplomacy(game)
    aim(referee, "queen-luise")
    referee.choose(PlayCard("fouche-1"))

    aim(referee, "treaty-of-tilsit", "preussen")

    assert game.status["preussen"] == "fa"
