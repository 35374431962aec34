"""[p.17-19] The blue cards, with two players."""

import pytest

from estafette.engine import Deck, Pass, refuse
from estafette.games.napoleon_1815.cards.initiative import (
    Feed,
    Reinforce,
    Supply,
    TakeCard,
)
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.initiative import blue_cards
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.view import view
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

REDS = ("empereur-souffrant-55", "empereur-souffrant-56", "pluie-65")


def declare(game):
    return Referee(game, blue_cards(game))


def play(card, game):
    """The first who is asked plays this card."""
    referee = declare(game)
    referee.choose(PlayCard(card))
    return referee


def shown_hand(game, seat, holder):
    return next(cards for cards in view(game, seat).cards if cards.id == f"hand-{holder}").open


@rule("napoleon-1815 card.c.a-bruxelles.duration", "napoleon-1815 cards.discard.lasting")
def test_to_brussels_lies_on_the_table_for_the_turn():
    game = given(hand={"coalition": ["a-bruxelles"]})
    play("a-bruxelles-1", game)

    assert game.lasting == {"a-bruxelles-1": "coalition"}
    assert game.in_force("a-bruxelles")
    assert game.decks[COALITION].discard == []


@rule("napoleon-1815 cards.discard.lasting")
def test_the_approach_march_lies_on_the_table_for_the_turn():
    game = given(hand={"french": ["marche-d-approche"]})
    play("marche-d-approche-60", game)

    assert game.lasting == {"marche-d-approche-60": "french"}


# vector d.card.aide-two
@rule("napoleon-1815 card.c.aide-de-camp.two")
def test_the_aide_de_camp_shows_the_french_hand_to_the_coalition():
    game = given(hand={"french": ["reserve", "elan", "audace"], "coalition": ["aide-de-camp"]})
    assert shown_hand(game, "coalition", "french") == ()
    referee = declare(game)
    referee.choose(Pass(), PlayCard("aide-de-camp-25"))

    assert referee.is_over
    assert game.shown == {"coalition": ["audace-39", "elan-47", "reserve-68"]}
    assert len(shown_hand(game, "coalition", "french")) == 3
    assert not game.aide
    assert game.uncovered
    seen = next(told for told in referee.told if told.key == "card.hand-seen")
    assert seen.to == ("coalition",)
    assert seen.facts == {"seat": "french", "cards": ("audace-39", "elan-47", "reserve-68")}
    assert referee.fact("card.hand-looked-at") == {"seat": "french"}


@rule("napoleon-1815 card.f.eclaireurs.two")
def test_scouts_show_the_coalition_hand_to_the_french():
    game = given(hand={"french": ["eclaireurs"], "coalition": ["carre", "tenir"]})
    referee = play("eclaireurs-42", game)

    assert referee.decision.seat == "coalition"
    assert game.shown == {"french": ["carre-6", "tenir-32"]}
    assert [face.id for face in shown_hand(game, "french", "coalition")] == ["carre-6", "tenir-32"]
    assert shown_hand(game, None, "coalition") == ()
    assert game.hands["coalition"] == ["carre-6", "tenir-32"]


@rule("napoleon-1815 card.f.eclaireurs.two", "napoleon-1815 cards.discard.secret")
def test_in_what_order_the_cards_were_drawn_that_scouts_see_is_not_shown():
    game = given(hand={"french": ["eclaireurs"], "coalition": ["tenir", "carre"]})
    play("eclaireurs-42", game)

    assert game.hands["coalition"] == ["tenir-32", "carre-6"]
    assert [face.id for face in shown_hand(game, "french", "coalition")] == ["carre-6", "tenir-32"]
    assert [face.id for face in shown_hand(game, "coalition", "coalition")] == game.hands[COALITION]


# vector d.card.anticipation
@rule("napoleon-1815 card.x.anticipation.effect")
def test_anticipation_takes_any_card_of_the_pile_unseen_and_shuffles_the_rest():
    game = given(hand={"french": ["anticipation"]})
    deck = game.decks[FRENCH]
    deck.discard = [deck.pile.pop() for _ in range(15)]
    before = list(deck.pile)
    referee = play("anticipation-37", game)

    assert (referee.decision.seat, referee.decision.key) == (
        "french",
        "card.anticipation.which-card",
    )
    assert referee.decision.rule == "card.x.anticipation.effect"
    offered = [choice.card for choice in referee.options]
    assert offered == sorted(card for card in before if card not in REDS)
    game.uncovered = False
    referee.choose(TakeCard("organisation-64"))

    assert referee.is_over
    assert game.hands["french"] == ["organisation-64"]
    assert len(deck.pile) == len(before) - 1 == 19
    assert sorted(deck.pile) == sorted(card for card in before if card != "organisation-64")
    assert deck.pile != [card for card in before if card != "organisation-64"]
    assert game.uncovered
    heard = [told.key for told in referee.told if told.is_heard_by("coalition")]
    assert heard == ["card.played", "card.anticipation.taken"]
    assert referee.fact("card.anticipation.taken") == {"seat": "french"}
    kept = next(told for told in referee.told if told.key == "draw.kept")
    assert (kept.to, kept.facts) == (("french",), {"cards": ("organisation-64",)})


# vector d.card.anticipation-red
@rule("napoleon-1815 card.x.anticipation.no-red")
def test_a_red_card_cannot_be_anticipated():
    game = given(hand={"french": ["anticipation"]}, deck={"french": ["pluie"]})
    referee = play("anticipation-37", game)

    assert referee.refusal(TakeCard("pluie-65")) == refuse(
        "card.x.anticipation.no-red", "card.anticipation.red", card="pluie-65"
    )


@rule("napoleon-1815 card.x.anticipation.effect")
def test_only_the_draw_pile_is_searched():
    game = given(hand={"french": ["anticipation"]})
    game.decks[FRENCH].discard = [game.decks[FRENCH].pile.pop()]
    referee = play("anticipation-37", game)

    refusal = referee.refusal(TakeCard(game.decks[FRENCH].discard[0]))
    assert refusal.rule == "card.x.anticipation.effect"
    assert referee.refusal(TakeCard("carre-6")) == refuse(
        "card.x.anticipation.effect", "card.anticipation.not-there"
    )


@rule("napoleon-1815 card.x.anticipation.effect")
def test_a_single_card_that_can_be_anticipated_is_still_asked_for():
    game = given(hand={"french": ["anticipation"]})
    game.decks[FRENCH] = Deck(pile=["pluie-65", "elan-47"])
    referee = play("anticipation-37", game)

    assert referee.options == (TakeCard("elan-47"),)


@rule("napoleon-1815 card.x.anticipation.no-red")
@pytest.mark.parametrize("pile", [[], ["pluie-65"]])
def test_anticipation_finds_nothing_in_a_pile_without_other_cards(pile):
    game = given(hand={"french": ["anticipation"]})
    game.decks[FRENCH] = Deck(pile=list(pile), discard=["elan-47"])
    referee = play("anticipation-37", game)

    assert referee.is_over
    assert game.hands["french"] == []
    assert referee.fact("card.anticipation.nothing") == {"seat": "french"}


@rule("napoleon-1815 card.f.hussards.two")
def test_hussars_discard_a_card_of_the_coalition_hand_at_random():
    lost = set()
    for seed in range(12):
        game = given(hand={"french": ["hussards"], "coalition": ["carre", "tenir", "panique"]})
        game.dice.used = 64 * seed
        referee = play("hussards-67", game)
        (gone,) = game.decks[COALITION].discard
        lost.add(gone)
        assert len(game.hands["coalition"]) == 2
        assert gone not in game.hands["coalition"]
        assert referee.fact("card.hussards.lost") == {"seat": "coalition", "card": gone}
        assert game.uncovered

    assert lost == {"carre-6", "tenir-32", "panique-20"}


# vector d.card.hussards-empty
@rule("napoleon-1815 card.f.hussards.two")
def test_hussars_find_nothing_in_an_empty_hand():
    game = given(hand={"french": ["hussards"]})
    referee = play("hussards-67", game)

    assert referee.is_over
    assert game.decks[COALITION].discard == []
    assert game.decks[FRENCH].discard == ["hussards-67"]
    assert referee.fact("card.hussards.nothing") == {"seat": "coalition"}


# vector d.card.reserve
@rule("napoleon-1815 card.x.reserve.draw", "napoleon-1815 card.x.reserve.red")
def test_reserve_draws_two_cards_and_discards_the_red_ones_without_effect():
    game = given(hand={"french": ["reserve"]}, deck={"french": ["pluie-65", "elan-47"]})
    referee = play("reserve-68", game)

    assert game.hands["french"] == ["elan-47"]
    assert game.decks[FRENCH].discard == ["pluie-65", "reserve-68"]
    assert not game.is_raining()
    assert game.lasting == {}
    assert referee.fact("draw.red-cancelled") == {"seat": "french", "card": "pluie-65"}


@rule("napoleon-1815 card.x.reserve.draw")
def test_reserve_draws_no_more_than_two():
    game = given(hand={"coalition": ["reserve"]}, deck={"coalition": ["carre", "tenir", "panique"]})
    play("reserve-30", game)

    assert game.hands["coalition"] == ["carre-6", "tenir-32"]


# vector d.card.renforts
@rule(
    "napoleon-1815 card.c.renforts.add",
    "napoleon-1815 card.c.renforts.no-vp",
    "napoleon-1815 card.c.renforts.no-revival",
)
def test_reinforcements_add_an_infantry_point_without_changing_the_track():
    game = given(
        hill="ath",
        uxbridge="ninove",
        gone=["brunswick"],
        hand={"coalition": ["renforts"]},
        track=10,
    )
    referee = play("renforts-27", game)

    assert (referee.decision.seat, referee.decision.key) == (
        "coalition",
        "card.reinforce.which-corps",
    )
    assert referee.decision.rule == "card.c.renforts.add"
    assert referee.refusal(Reinforce("brunswick")) == refuse(
        "card.c.renforts.no-revival", "card.corps-gone", corps="brunswick"
    )
    assert referee.options == (Reinforce("hill"), Reinforce("uxbridge"))
    referee.choose(Reinforce("hill"))
    assert (game.infantry["hill"], game.strength("hill")) == (5, 5)
    assert game.track == 10
    columns = game.printed.tables.combat_cards
    assert columns.at(game.strength("hill"), 1) == 2


@rule("napoleon-1815 card.c.renforts.add")
def test_the_point_added_is_infantry_even_for_a_cavalry_corps():
    game = given(uxbridge="ninove", hand={"coalition": ["renforts"]})
    referee = play("renforts-27", game)
    referee.choose(Reinforce("uxbridge"))

    assert (game.infantry["uxbridge"], game.cavalry["uxbridge"]) == (1, 5)
    added = {told.key: told for told in referee.told}
    assert added["card.reinforce.added"].facts == {"corps": "uxbridge"}
    assert not added["card.reinforce.added"].is_heard_by("french")
    assert added["card.reinforce.added-unseen"].facts == {"army": Army.ANGLO_ALLIED}
    assert added["card.reinforce.added-unseen"].is_heard_by("french")


# vector d.card.renforts-maximum
@rule("napoleon-1815 oob.strength-maximum", "napoleon-1815 card.c.renforts.add")
def test_no_corps_is_raised_above_eight_points():
    game = given(
        orange="nivelles", thielmann="namur", ney="ligny", hand={"coalition": ["renforts"]}
    )
    referee = play("renforts-27", game)

    assert referee.refusal(Reinforce("orange")) == refuse(
        "oob.strength-maximum", "card.reinforce.full", corps="orange", most=8
    )
    assert referee.refusal(Reinforce("ney")) == refuse(
        "card.c.renforts.add", "card.not-yours", block="ney"
    )
    assert referee.refusal(Reinforce("blucher")).rule == "card.c.renforts.add"
    assert referee.refusal(Reinforce("bulow")) == refuse(
        "card.c.renforts.add", "card.reinforce.off-board", corps="bulow"
    )
    assert referee.options == (Reinforce("thielmann"),)
    referee.choose(Reinforce("thielmann"))
    assert game.strength("thielmann") == 8


@rule("napoleon-1815 oob.strength-maximum")
def test_reinforcements_need_a_corps_that_can_take_a_point():
    game = given(orange="nivelles", hand={"coalition": ["renforts"]})

    assert declare(game).refusal(PlayCard("renforts-27")) == refuse(
        "oob.strength-maximum", "card.reinforce.nobody"
    )


@rule("napoleon-1815 card.c.ravitaillement")
def test_resupply_takes_two_fatigue_off_one_pile_as_its_player_wishes():
    game = given(
        orange="nivelles",
        pirch="nivelles",
        hill="ath",
        ney="mons",
        fatigue={"orange": 3, "pirch": 1, "hill": 4, "ney": 2},
        hand={"coalition": ["ravitaillement"]},
    )
    referee = play("ravitaillement-24", game)
    assert referee.options == (Supply("nivelles"), Supply("ath"))
    assert (referee.decision.key, referee.decision.rule) == (
        "card.ravitaillement.which-zone",
        "card.c.ravitaillement",
    )
    assert referee.refusal(Supply("mons")) == refuse(
        "card.c.ravitaillement", "card.ravitaillement.nobody", zone="mons"
    )
    referee.choose(Supply("nivelles"))

    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.c.ravitaillement")
    assert referee.decision.facts == {"left": 2}
    assert referee.refusal(Feed("hill")) == refuse(
        "card.c.ravitaillement", "card.ravitaillement.elsewhere", corps="hill"
    )
    assert referee.refusal(Feed("ney")) == refuse(
        "card.c.ravitaillement", "card.not-yours", block="ney"
    )
    referee.choose(Feed("pirch"))
    assert referee.decision.facts == {"left": 1}
    assert referee.refusal(Feed("pirch")) == refuse(
        "oob.fatigue.remove", "recovery.not-tired", corps="pirch"
    )
    referee.choose(Feed("orange"))

    assert referee.is_over
    fatigue = [game.fatigue[corps] for corps in ("orange", "pirch", "hill", "ney")]
    assert fatigue == [2, 0, 4, 2]
    told = referee.fact("card.ravitaillement.supplied")
    assert told == {"seat": "coalition", "zone": "nivelles"}


@rule("napoleon-1815 card.c.ravitaillement")
def test_both_fatigues_may_come_off_one_corps():
    game = given(hill="ath", fatigue={"hill": 4}, hand={"coalition": ["ravitaillement"]})
    play("ravitaillement-24", game).choose(Feed("hill"), Feed("hill"))

    assert game.fatigue["hill"] == 2


@rule("napoleon-1815 card.c.ravitaillement", "napoleon-1815 oob.hidden")
def test_a_rested_pile_is_asked_about_like_a_tired_one():
    game = given(hill="ath", hand={"coalition": ["ravitaillement"]})
    referee = play("ravitaillement-24", game)

    assert referee.decision.key == "card.ravitaillement.which-corps"
    assert referee.options == (Pass(),)
    referee.choose(Pass(), Pass())
    assert referee.is_over
    assert game.decks[COALITION].discard == ["ravitaillement-24"]


@rule("napoleon-1815 card.c.ravitaillement", "napoleon-1815 cards.specific-over-general")
def test_resupply_needs_a_pile_on_the_board():
    game = given(hand={"coalition": ["ravitaillement"]})

    assert declare(game).refusal(PlayCard("ravitaillement-24")) == refuse(
        "card.c.ravitaillement", "card.ravitaillement.no-pile"
    )


@rule("napoleon-1815 card.f.vive-l-empereur")
def test_every_french_corps_with_napoleon_removes_one_fatigue():
    game = given(
        napoleon="ligny",
        drouot="ligny",
        ney="ligny",
        lobau="ligny",
        gerard="mazy",
        pirch="ligny",
        fatigue={"drouot": 3, "ney": 1, "gerard": 2, "pirch": 2},
        hand={"french": ["vive-l-empereur"]},
    )
    referee = play("vive-l-empereur-72", game)

    assert referee.is_over
    corps = ("drouot", "ney", "lobau", "gerard", "pirch")
    assert [game.fatigue[c] for c in corps] == [2, 0, 0, 2, 2]


@rule("napoleon-1815 card.f.vive-l-empereur", "napoleon-1815 cards.specific-over-general")
def test_vive_l_empereur_needs_the_emperor():
    game = given(ney="ligny", hand={"french": ["vive-l-empereur"]})

    assert declare(game).refusal(PlayCard("vive-l-empereur-72")) == refuse(
        "card.f.vive-l-empereur", "card.vive-l-empereur.absent"
    )


@rule("napoleon-1815 cards.use.event")
def test_a_card_may_be_played_for_its_event_in_its_phase():
    game = given(napoleon="ligny", hand={"french": ["vive-l-empereur", "elan"]})
    referee = declare(game)

    assert referee.options == (PlayCard("vive-l-empereur-72"), Pass())
