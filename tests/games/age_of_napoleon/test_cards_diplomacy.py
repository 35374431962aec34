"""The diplomacy cards, one by one."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Advance, PlayCard, Target
from estafette.games.age_of_napoleon.events import Moment, cannot_play, cards_at
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.politics import aim, diplomacy, pass_all
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

NEUTRALS = {"russia": "nc", "preussen": "nc", "austria": "nc", "spain": "nc", "portugal": "nc"}


def played(side, title, country="", **table):
    """The game after a side has played one card on a country."""
    game = given(hand={side: [title]}, first=side, **table)
    referee = diplomacy(game)
    aim(referee, title, country)
    pass_all(referee)
    return game


def targets(side, title, **table):
    """The countries at which a card may be aimed."""
    referee = diplomacy(given(hand={side: [title]}, first=side, **table))
    referee.choose(PlayCard(f"{title}-1"))
    return {choice.country for choice in referee.options if isinstance(choice, Target)}


@rule("age-of-napoleon card.english-gold")
def test_english_gold_buys_any_country_open_to_the_coalition():
    found = targets("coalition", "english-gold")

    assert {"spain", "bayern", "portugal", "preussen"} <= found
    assert not found & {"italia", "austria", "france", "britain"}


@rule("age-of-napoleon card.continental-system")
def test_the_continental_system_costs_france_a_coastal_ally():  # v.dip.continental-system
    assert targets("coalition", "continental-system") == {
        *["hannover", "holland", "stato-della-chiesa", "spain"],
    }
    assert played("coalition", "continental-system", "spain").status["spain"] == "nc"


@rule("age-of-napoleon card.william-pitt")
def test_pitt_moves_a_major_country():  # v.car.pitt
    status = {"preussen": "nc", "portugal": "nc"}
    assert targets("coalition", "william-pitt", status=status) == {"preussen", "spain"}

    assert played("coalition", "william-pitt", "preussen").status["preussen"] == "cm"


@rule("age-of-napoleon card.tsar-ambition", "age-of-napoleon card.queen-luise")
@rule("age-of-napoleon card.imperial-marriage", "age-of-napoleon card.treaty-of-tilsit")
@rule("age-of-napoleon card.metternich", "age-of-napoleon card.godoy")
@pytest.mark.parametrize(
    ("side", "title", "country", "status"),
    [
        ("coalition", "tsar-ambition", "russia", "cm"),
        ("coalition", "queen-luise", "preussen", "cm"),
        ("french", "treaty-of-tilsit", "russia", "fa"),
        ("french", "treaty-of-tilsit", "preussen", "fa"),
        ("french", "imperial-marriage", "austria", "fa"),
        ("french", "metternich", "austria", "fa"),
        ("coalition", "metternich", "austria", "cm"),
        ("french", "godoy", "spain", "fa"),
        ("coalition", "godoy", "spain", "cm"),
    ],
)  # v.car.nation-cards, v.car.both-sides
def test_a_card_of_one_nation_moves_that_nation_only(side, title, country, status):
    game = played(side, title, country, status=NEUTRALS)

    changed = {
        each for each, now in game.status.items() if now != given(status=NEUTRALS).status[each]
    }
    assert changed == {country}
    assert game.status[country] == status


@rule("age-of-napoleon card.treaty-of-tilsit")
def test_tilsit_is_signed_with_russia_or_prussia():
    assert targets("french", "treaty-of-tilsit", status=NEUTRALS) == {"russia", "preussen"}


@rule("age-of-napoleon card.rhine-confederation")
def test_the_confederation_takes_a_german_minor_at_once():  # v.car.rhine
    status = {"bayern": "cm", "holland": "nc", "westfalen": "nc", "sachsen": "nc"}
    assert targets("french", "rhine-confederation", status=status) == {
        *["bayern", "westfalen", "sachsen"],
    }

    game = played("french", "rhine-confederation", "bayern", status=status)

    assert game.status["bayern"] == "fa"


@rule("age-of-napoleon card.rhine-confederation")
def test_holland_is_not_on_the_rhine_of_the_confederation():
    status = {"bayern": "cm", "westfalen": "nc", "holland": "nc"}
    referee = diplomacy(given(hand={"french": ["rhine-confederation"]}, status=status))
    referee.choose(PlayCard("rhine-confederation-1"))

    assert referee.refusal(Target("holland")).rule == "card.rhine-confederation"
    assert referee.refusal(Target("sachsen")).rule == "diplomacy.no-effect-illegal"


@rule("age-of-napoleon card.talleyrand")
def test_talleyrand_moves_a_minor_country():  # v.car.talleyrand
    found = targets("coalition", "talleyrand", status={"portugal": "fa", "tirol": "nc"})

    assert {"portugal", "tirol"} <= found
    assert not found & {"spain", "preussen"}
    status = {"portugal": "fa"}
    assert played("coalition", "talleyrand", "portugal", status=status).status["portugal"] == "nc"


@rule("age-of-napoleon card.coup-d-etat")
@pytest.mark.parametrize(("steps", "status"), [(1, "nc"), (2, "cm")])
def test_a_coup_moves_a_minor_one_step_or_two(steps, status):  # v.car.talleyrand
    hand = {"coalition": ["coup-d-etat"]}
    game = given(hand=hand, first="coalition", status={"portugal": "fa"})
    referee = diplomacy(game)
    aim(referee, "coup-d-etat", "portugal")

    for too_far in (0, 3):
        assert referee.refusal(Advance(too_far)).rule == "card.coup-d-etat"
    referee.choose(Advance(steps))

    assert game.status["portugal"] == status


@rule("age-of-napoleon card.coup-d-etat")
def test_a_coup_needs_a_minor_without_enemy_corps():
    found = targets("coalition", "coup-d-etat", status={"portugal": "fa"}, junot="portugal")

    assert "holland" in found
    assert not found & {"portugal", "spain", "italia"}


@rule("age-of-napoleon card.coup-d-etat")
def test_a_coup_goes_no_further_than_the_scale():
    hand = {"coalition": ["coup-d-etat"]}
    game = given(hand=hand, first="coalition", status={"portugal": "nc"})
    referee = diplomacy(game)

    aim(referee, "coup-d-etat", "portugal")

    assert "diplomacy.how-far" not in [referee.decision and referee.decision.key]
    assert game.status["portugal"] == "cm"


@rule("age-of-napoleon card.coup-d-etat", "age-of-napoleon diplomacy.cancel")
def test_a_coup_that_cancels_a_card_asks_nothing_more():
    hand = {"french": ["talleyrand"], "coalition": ["coup-d-etat", "mud"]}
    game = given(hand=hand, status={"portugal": "nc"})
    referee = diplomacy(game)
    aim(referee, "talleyrand", "portugal")
    referee.choose(Pass())

    aim(referee, "coup-d-etat", "portugal")

    assert game.status["portugal"] == "nc"
    assert referee.decision.key == "window.diplomacy"


@rule("age-of-napoleon card.diplomatic-mission")
def test_a_diplomatic_mission_goes_to_any_open_country():
    assert {"portugal", "austria", "russia", "preussen"} <= targets("french", "diplomatic-mission")
    assert "bayern" in targets("coalition", "diplomatic-mission")


@rule("age-of-napoleon diplomacy.no-effect-illegal")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_every_diplomacy_card_names_itself_when_no_country_is_open_to_it(side):
    game = given(status=dict.fromkeys(given().status, "fd"))
    cards = cards_at(the_box())[side, Moment.DIPLOMACY]
    game.hands[side] = list(cards)

    refusals = {card: cannot_play(game, side, Moment.DIPLOMACY, PlayCard(card)) for card in cards}

    said = {card: (refusal.key, refusal.facts["card"]) for card, refusal in refusals.items()}
    assert said == {card: ("diplomacy.no-target", title) for card, title in cards.items()}


@rule("age-of-napoleon cards.use.side")
def test_the_event_of_the_other_side_is_not_played():  # v.gen.discard-any
    referee = diplomacy(given(hand={"french": ["english-gold", "talleyrand"]}))

    assert referee.refusal(PlayCard("english-gold-1")).rule == "cards.use.side"


@rule("age-of-napoleon cards.after-play")
def test_a_played_card_lies_face_up_on_the_discard():
    game = played("coalition", "english-gold", "spain")

    assert game.deck.discard == ["english-gold-1"]
    assert game.hands["coalition"] == []
