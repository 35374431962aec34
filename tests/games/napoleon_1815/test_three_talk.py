"""[p.16] Three players: when the allies may talk, and how they exchange cards."""

import pytest

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.initiative import (
    Exchange,
    OfferCard,
    blue_cards,
    exchange,
    may_confer,
)
from estafette.games.napoleon_1815.recovery import end_turn
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

TOGETHER = {"wellington": "quatre-bras", "blucher": "marbais"}
APART = {"wellington": "quatre-bras", "blucher": "sombreffe"}


def declare(**position):
    game = given(players=3, **position)
    return game, Referee(game, blue_cards(game))


# vector d.three.talk-adjacent
@rule(
    "napoleon-1815 three.communication.forbidden",
    "napoleon-1815 three.communication.allowed",
    "napoleon-1815 three.communication.commanders",
)
@pytest.mark.parametrize(
    ("commanders", "talk"),
    [
        (TOGETHER, True),
        ({"wellington": "ligny", "blucher": "ligny"}, True),
        (APART, False),
        ({"wellington": "ligny"}, False),
        ({"blucher": "ligny"}, False),
    ],
)
def test_the_allies_may_talk_while_their_commanders_are_near(commanders, talk):
    game = given(players=3, **commanders)

    assert game.may_talk() is talk
    game.aide = True
    assert game.may_talk()


@rule("napoleon-1815 three.communication.forbidden")
def test_without_leave_to_talk_no_card_is_exchanged():
    game = given(players=3, **APART, hand={"prussian": ["carre"], "anglo-allied": ["tenir"]})

    assert Referee(game, exchange(game)).is_over


@rule("napoleon-1815 three.communication.commanders", "napoleon-1815 three.communication.allowed")
def test_allies_who_may_talk_exchange_cards_if_both_agree():
    game = given(players=3, **TOGETHER, hand={"prussian": ["carre"], "anglo-allied": ["tenir"]})
    referee = Referee(game, exchange(game))

    assert {decision.seat for decision in referee.open} == {"prussian", "anglo-allied"}
    assert {decision.key for decision in referee.open} == {"exchange.which-card"}
    assert {decision.rule for decision in referee.open} == {"three.communication.allowed"}
    assert referee.refusal(OfferCard("tenir-32"), by="prussian") == refuse(
        "cards.term.played", "card.not-in-hand"
    )
    referee.choose(OfferCard("carre-6"), by="prussian")
    assert referee.told == []
    referee.choose(OfferCard("tenir-32"), by="anglo-allied")

    prussian = referee.of("prussian")
    assert (prussian.key, prussian.rule) == ("exchange.agree", "three.communication.allowed")
    assert prussian.facts == {"gives": ("carre-6",), "takes": ("tenir-32",)}
    assert game.uncovered
    referee.choose(Exchange(), by="anglo-allied")
    assert game.hands["prussian"] == ["carre-6"]
    referee.choose(Exchange(), by="prussian")
    assert game.hands["prussian"] == ["tenir-32"]
    assert game.hands["anglo-allied"] == ["carre-6"]
    assert referee.is_over


@rule("napoleon-1815 three.communication.allowed")
def test_the_enemy_sees_that_cards_change_hands_but_not_which():
    game = given(players=3, **TOGETHER, hand={"prussian": ["carre"]})
    referee = Referee(game, exchange(game))
    referee.choose(OfferCard("carre-6"), by="prussian")
    referee.choose(Exchange(), by="prussian")
    referee.choose(Exchange(), by="anglo-allied")

    assert game.hands == {"french": [], "prussian": [], "anglo-allied": ["carre-6"]}
    heard = [(told.key, told.facts) for told in referee.told if told.is_heard_by("french")]
    assert heard == [("exchange.given-unseen", {"seat": "anglo-allied"})]
    ours = [(told.key, told.facts) for told in referee.told if told.is_heard_by("prussian")]
    assert ours == [
        ("exchange.offered", {"seat": "prussian", "card": "carre-6"}),
        ("exchange.given", {"seat": "anglo-allied", "card": "carre-6"}),
    ]


@rule("napoleon-1815 three.communication.allowed")
@pytest.mark.parametrize("unwilling", ["prussian", "anglo-allied"])
def test_one_who_does_not_agree_stops_the_exchange(unwilling):
    game = given(players=3, **TOGETHER, hand={"prussian": ["carre"], "anglo-allied": ["tenir"]})
    referee = Referee(game, exchange(game))
    referee.choose(OfferCard("carre-6"), by="prussian")
    referee.choose(Pass(), by="anglo-allied")
    for seat in ("prussian", "anglo-allied"):
        referee.choose(Pass() if seat == unwilling else Exchange(), by=seat)

    assert referee.is_over
    assert game.hands["prussian"] == ["carre-6"]
    assert game.hands["anglo-allied"] == ["tenir-32"]
    declined = next(told for told in referee.told if told.key == "exchange.declined")
    assert not declined.is_heard_by("french")


@rule("napoleon-1815 three.communication.allowed")
def test_an_exchange_goes_on_but_no_card_goes_back():
    game = given(
        players=3, **TOGETHER, hand={"prussian": ["carre", "panique"], "anglo-allied": ["tenir"]}
    )
    referee = Referee(game, exchange(game))
    referee.choose(OfferCard("carre-6"), by="prussian")
    referee.choose(Pass(), by="anglo-allied")
    referee.choose(Exchange(), by="prussian")
    game.uncovered = False
    referee.choose(Exchange(), by="anglo-allied")

    assert game.uncovered
    assert referee.refusal(OfferCard("carre-6"), by="anglo-allied") == refuse(
        "three.communication.allowed", "exchange.once", card="carre-6"
    )
    referee.choose(OfferCard("panique-20"), by="prussian")
    referee.choose(Pass(), by="anglo-allied")
    referee.choose(Exchange(), by="prussian")
    referee.choose(Exchange(), by="anglo-allied")
    assert referee.of("anglo-allied").options == (OfferCard("tenir-32"), Pass())
    referee.choose(Pass(), by="anglo-allied")
    assert referee.is_over
    assert game.hands["anglo-allied"] == ["tenir-32", "carre-6", "panique-20"]


# vector d.card.aide-three
@rule("napoleon-1815 card.c.aide-de-camp.three", "napoleon-1815 three.communication.allowed")
def test_the_aide_de_camp_lets_the_allies_talk_and_exchange_until_the_turn_ends():
    hand = {"french": ["elan"], "prussian": ["aide-de-camp", "carre"]}
    game, referee = declare(**APART, hand=hand)
    referee.choose(Pass())
    assert not game.may_talk()
    referee.choose(PlayCard("aide-de-camp-78"))

    assert referee.decision.key == "exchange.which-card"
    assert game.may_talk()
    assert game.shown == {}
    referee.choose(Pass(), by="prussian")
    assert referee.is_over
    assert "card.aide-de-camp.talk" in referee.keys
    end_turn(game)
    assert not game.may_talk()


@rule("napoleon-1815 three.communication.commanders")
def test_an_operation_that_brings_the_commanders_together_lets_the_allies_exchange_once():
    game = given(
        players=3,
        wellington="waterloo",
        picton="waterloo",
        blucher="la-hulpe",
        ziethen="la-hulpe",
        hand={"prussian": ["marche-forcee"], "anglo-allied": ["tenir"]},
    )

    referee = Referee(game, exchange(game))
    assert {decision.key for decision in referee.open} == {"exchange.which-card"}
    referee.choose(Pass(), by="prussian")
    referee.choose(Pass(), by="anglo-allied")

    assert referee.is_over
    assert not may_confer(game)
    assert Referee(game, exchange(game)).is_over
    end_turn(game)
    assert not game.conferred
