"""[p.9] The recovery phase, step by step, and the end of the turn."""

import pytest

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.losses import Lose, suffer, suffer_at_once
from estafette.games.napoleon_1815.recovery import (
    Recover,
    cannot_lose,
    lose_strength,
    rest_unactivated,
)
from estafette.games.napoleon_1815.sides import COALITION, Arm
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.resting import recovery_cards
from tests.referee import Referee, rule


def cards(game):
    return Referee(game, recovery_cards(game))


def losses(game):
    return Referee(game, lose_strength(game))


# vector d.recovery.rest
@rule("napoleon-1815 recovery.unactivated")
def test_a_corps_still_to_be_activated_removes_all_its_fatigue():
    game = given(
        ney="ligny",
        hill="ath",
        gerard="mazy",
        fatigue={"ney": 7, "hill": 3, "gerard": 6},
        activated=["gerard"],
    )
    referee = Referee(game, rest_unactivated(game))

    assert game.fatigue["ney"] == game.fatigue["hill"] == 0
    assert game.fatigue["gerard"] == 6
    assert referee.fact("fatigue.removed") == {"corps": "hill", "amount": 3}


@rule("napoleon-1815 recovery.unactivated")
def test_blocks_that_are_no_corps_have_nothing_to_rest_from():
    game = given(napoleon="ligny", ney="ligny", fatigue={"ney": 1}, activated=["napoleon"])
    rest_unactivated(game)

    assert game.fatigue["ney"] == 0
    assert "napoleon" not in game.fatigue


# vector d.recovery.order-of-play
@rule("napoleon-1815 recovery.cards.order")
def test_the_french_play_their_recovery_cards_before_the_coalition():
    game = given(
        ney="ligny",
        hill="ath",
        fatigue={"ney": 4, "hill": 4},
        hand={"french": ["elan-47", "audace-39"], "coalition": ["carre-6"]},
    )
    referee = cards(game)

    assert (referee.decision.seat, referee.decision.key) == ("french", "recovery.which-card")
    assert referee.decision.rule == "recovery.cards.one-per-corps"
    referee.choose(Recover("elan-47", "ney"))
    assert referee.decision.seat == "french"
    referee.choose(Pass())
    assert referee.decision.seat == "coalition"
    referee.choose(Recover("carre-6", "hill"))
    assert referee.is_over
    assert (game.fatigue["ney"], game.fatigue["hill"]) == (3, 2)


# vector ex.recovery.no-cards
@rule("napoleon-1815 recovery.cards.one-per-corps")
def test_who_holds_no_card_does_nothing():
    game = given(vandamme="ligny", fatigue={"vandamme": 5})

    assert cards(game).is_over
    assert game.fatigue["vandamme"] == 5


@rule("napoleon-1815 recovery.cards.one-per-corps")
def test_who_holds_a_card_is_asked_even_if_no_corps_is_tired():
    game = given(ney="ligny", hand={"french": ["elan-47"]})
    referee = cards(game)

    assert referee.options == (Pass(),)
    referee.choose(Pass())
    assert referee.is_over


# vector ex.recovery.uxbridge
@rule("napoleon-1815 cards.use.recovery", "napoleon-1815 recovery.cards.one-per-corps")
def test_a_card_of_recovery_two_leaves_uxbridge_four_fatigue_and_no_loss():
    game = given(
        uxbridge="ninove",
        fatigue={"uxbridge": 6},
        activated=["uxbridge"],
        hand={"coalition": ["carre-6"]},
    )
    referee = cards(game)
    assert referee.options == (Recover("carre-6", "uxbridge"), Pass())
    referee.choose(Recover("carre-6", "uxbridge"))

    assert referee.is_over
    assert game.fatigue["uxbridge"] == 4
    assert game.hands["coalition"] == []
    assert game.decks[COALITION].discard == ["carre-6"]
    assert game.uncovered
    facts = {"seat": "coalition", "card": "carre-6", "recovery": 2}
    assert referee.fact("recovery.card") == facts
    losses(game)
    assert game.strength("uxbridge") == 5


@rule("napoleon-1815 oob.hidden", "napoleon-1815 cards.use.recovery")
def test_the_enemy_sees_the_card_but_not_the_corps_it_rests():
    game = given(hill="ath", fatigue={"hill": 3}, hand={"coalition": ["carre-6"]})
    referee = cards(game)
    referee.choose(Recover("carre-6", "hill"))

    heard = [told.key for told in referee.told if told.is_heard_by("french")]
    assert heard == ["recovery.card"]
    assert "corps" not in referee.fact("recovery.card")


@rule("napoleon-1815 cards.use.recovery")
@pytest.mark.parametrize(
    ("card", "left"), [("elan-47", 5), ("cambronne-40", 4), ("grouchy-53", 3), ("reserve-68", 5)]
)
def test_any_card_serves_by_its_recovery_box_whatever_its_event(card, left):
    game = given(ney="ligny", fatigue={"ney": 6}, hand={"french": [card]})
    cards(game).choose(Recover(card, "ney"))

    assert game.fatigue["ney"] == left


# vector d.recovery.two-cards-one-corps
@rule("napoleon-1815 recovery.cards.one-per-corps")
def test_a_corps_gets_one_card_at_most():
    game = given(
        hill="ath",
        orange="nivelles",
        fatigue={"hill": 6, "orange": 1},
        hand={"coalition": ["carre-6", "chargez-7"]},
    )
    referee = cards(game)
    referee.choose(Recover("carre-6", "hill"))

    assert referee.refusal(Recover("chargez-7", "hill")) == refuse(
        "recovery.cards.one-per-corps", "recovery.one-card", corps="hill"
    )
    assert referee.options == (Recover("chargez-7", "orange"), Pass())
    assert game.fatigue["hill"] == 4


# vector d.recovery.excess
@rule("napoleon-1815 oob.fatigue.remove")
def test_fatigue_never_falls_below_none():
    game = given(ney="ligny", fatigue={"ney": 1}, hand={"french": ["grouchy-53"]})
    referee = cards(game)
    referee.choose(Recover("grouchy-53", "ney"))

    assert game.fatigue["ney"] == 0
    assert referee.fact("fatigue.removed") == {"corps": "ney", "amount": 1}


@rule("napoleon-1815 cards.use.recovery", "napoleon-1815 cards.term.played")
def test_recovery_is_for_ones_own_corps_on_the_board_with_a_card_of_ones_hand():
    game = given(
        ney="ligny",
        napoleon="ligny",
        gerard="ligny",
        hill="ath",
        fatigue={"ney": 2, "hill": 2, "lamarque": 2},
        hand={"french": ["elan-47"]},
    )
    referee = cards(game)

    def refused(card, corps):
        refusal = referee.refusal(Recover(card, corps))
        assert refusal.facts in ({}, {"corps": corps}, {"block": corps})
        return refusal.rule, refusal.key

    assert refused("audace-39", "ney") == ("cards.term.played", "card.not-in-hand")
    assert refused("elan-47", "napoleon") == ("cards.use.recovery", "recovery.no-corps")
    assert refused("elan-47", "ligny") == ("cards.use.recovery", "recovery.no-corps")
    assert refused("elan-47", "lamarque") == ("cards.use.recovery", "recovery.off-board")
    assert refused("elan-47", "gerard") == ("oob.fatigue.remove", "recovery.not-tired")
    assert refused("elan-47", "hill") == ("recovery.cards.one-per-corps", "recovery.not-yours")


# vector d.cards.condition
@rule("napoleon-1815 cards.specific-over-general")
def test_a_card_whose_event_is_barred_still_serves_for_recovery():
    game = given(ney="ligny", fatigue={"ney": 3}, hand={"french": ["la-garde-57"]})
    cards(game).choose(Recover("la-garde-57", "ney"))

    assert game.fatigue["ney"] == 2


# vector ex.recovery.vandamme
@rule("napoleon-1815 recovery.strength-loss", "napoleon-1815 oob.strength-track")
def test_vandamme_with_five_fatigue_loses_a_point_and_the_track_rises():
    game = given(vandamme="ligny", fatigue={"vandamme": 5}, track=10)
    referee = losses(game)

    assert referee.options == (Lose("vandamme", Arm.INFANTRY),)
    referee.choose(Lose("vandamme", Arm.INFANTRY), by="french")
    assert referee.is_over
    assert game.strength("vandamme") == 4
    assert game.track == 11


# vector d.recovery.bands
@rule("napoleon-1815 recovery.strength-loss", "napoleon-1815 recovery.no-loss-below-five")
@pytest.mark.parametrize(("fatigue", "lost"), [(0, 0), (4, 0), (5, 1), (6, 1), (8, 1)])
def test_from_five_to_eight_fatigue_a_corps_loses_one_point(fatigue, lost):
    game = given(vandamme="ligny", fatigue={"vandamme": fatigue}, track=10)
    referee = losses(game)
    assert len(referee.open) == lost
    referee.choose(*[Lose("vandamme", Arm.INFANTRY)] * lost, by="french")

    assert game.strength("vandamme") == 5 - lost
    assert game.track == 10 + lost
    assert game.fatigue["vandamme"] == fatigue


@rule("napoleon-1815 oob.loss.choice", "napoleon-1815 recovery.strength-loss")
@pytest.mark.parametrize("arm", [Arm.INFANTRY, Arm.CAVALRY])
def test_the_owner_chooses_which_cube_comes_off(arm):
    game = given(gerard="ligny", fatigue={"gerard": 5})
    referee = losses(game)

    assert (referee.decision.seat, referee.decision.key) == ("french", "strength.which-arm")
    assert (referee.decision.rule, referee.decision.facts) == (
        "recovery.strength-loss",
        {"corps": "gerard"},
    )
    assert referee.refusal(Lose("hill", arm), by="french").rule == "recovery.strength-loss"
    referee.choose(Lose("gerard", arm), by="french")
    assert game.infantry["gerard"] == (3 if arm is Arm.INFANTRY else 4)
    assert game.cavalry["gerard"] == (0 if arm is Arm.CAVALRY else 1)


@rule("napoleon-1815 oob.loss.choice")
def test_no_cube_comes_off_that_is_not_there():
    game = given(vandamme="ligny", strength={"vandamme": (4, 0)})

    assert cannot_lose(game, "vandamme", Lose("vandamme", Arm.INFANTRY)) is None
    no_cavalry = refuse("oob.loss.choice", "strength.no-point", corps="vandamme")
    assert cannot_lose(game, "vandamme", Lose("vandamme", Arm.CAVALRY)) == no_cavalry


@rule("napoleon-1815 recovery.strength-loss")
def test_losses_fall_at_the_same_time_and_are_netted():
    game = given(
        vandamme="ligny",
        gerard="ligny",
        hill="ath",
        orange="nivelles",
        fatigue={"vandamme": 5, "gerard": 8, "hill": 7, "orange": 6},
        track=19,
    )
    referee = losses(game)

    assert [decision.seat for decision in referee.open] == ["french", "coalition"]
    referee.choose(Lose("hill", Arm.INFANTRY), Lose("orange", Arm.CAVALRY), by="coalition")
    assert game.strength("orange") == 8
    infantry = [Lose(corps, Arm.INFANTRY) for corps in ("vandamme", "gerard")]
    referee.choose(*infantry, by="french")

    assert referee.is_over
    assert referee.outcome is None
    assert game.track == 19
    assert [game.strength(c) for c in ("vandamme", "gerard", "hill", "orange")] == [4, 4, 3, 7]


@rule("napoleon-1815 recovery.strength-loss")
def test_a_loss_in_recovery_can_end_the_game():
    game = given(hill="ath", fatigue={"hill": 5}, track=1)

    referee = losses(game)
    referee.choose(Lose("hill", Arm.INFANTRY), by="coalition")

    assert referee.outcome.rule == "victory.french.zero"


@rule("napoleon-1815 recovery.strength-loss")
def test_a_corps_that_loses_its_last_point_is_removed():
    game = given(
        hill="ath", wellington="ath", strength={"hill": (1, 0)}, fatigue={"hill": 5}, track=10
    )
    losses(game).choose(Lose("hill", Arm.INFANTRY), by="coalition")

    assert game.gone == ["hill", "wellington"]
    assert game.track == 10 - 1 - 2


# vector ex.oob.three-fatigue
# vector d.oob.fatigue-track
@rule("napoleon-1815 oob.fatigue.suffer", "napoleon-1815 oob.fatigue-track")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (5, 8)])
def test_a_corps_that_suffers_three_fatigue_has_three_more(before, after):
    game = given(ney="ligny", fatigue={"ney": before})
    suffer(game, "ney", 3)

    assert game.fatigue["ney"] == after
    assert "ney" in game.zone


@rule("napoleon-1815 oob.fatigue-track")
def test_the_track_ends_at_eight_and_the_ninth_fatigue_removes_the_corps():
    game = given(ney="ligny", fatigue={"ney": 8}, track=5)
    Referee(game, suffer_at_once(game, ["ney"], 1, "axis.cut-fatigue"))

    assert "ney" not in game.zone
    assert game.track == 8


# vector d.card.renforts-retardes-none
@rule("napoleon-1815 card.c.renforts-retardes.none-left")
def test_a_barred_coalition_plays_no_recovery_card():
    hands = {"french": ["elan-47"], "coalition": ["carre-6"]}
    game = given(ney="ligny", hill="ath", fatigue={"ney": 4, "hill": 4}, hand=hands)
    game.recovery_barred = True
    referee = cards(game)
    referee.choose(Recover("elan-47", "ney"))

    assert referee.is_over
    assert game.fatigue["hill"] == 4
    assert referee.fact("recovery.barred") == {"seat": "coalition"}
