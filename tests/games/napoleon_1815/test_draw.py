"""[p.8] The draw phase: the scenario's restraints, the cards drawn, the reinforcements."""

import pytest

from estafette.engine import Deck
from estafette.games.napoleon_1815.cards.draw import Idle
from estafette.games.napoleon_1815.draw import begin_turn, draw_phase
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.view import view
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import Referee, rule

ANGLO_ALLIED = {
    "wellington": "bruxelles",
    "picton": "bruxelles",
    "brunswick": "bruxelles",
    "orange": "braine-le-comte",
    "hill": "ath",
    "uxbridge": "ninove",
}
QUIET_FRENCH = ["elan", "audace", "cambronne", "la-garde"]
QUIET_COALITION = ["carre", "tenir", "embuscade", "panique"]


def draw(game):
    return Referee(game, draw_phase(game))


# vector d.set.invasion-draw
@rule("napoleon-1815 draw.count", "napoleon-1815 scenario.supplies.invasion")
@pytest.mark.parametrize(
    ("turn", "french", "coalition"), [(1, 4, 2), (2, 3, 3), (4, 3, 3), (6, 3, 3), (7, 2, 4)]
)
def test_each_draws_what_the_invasion_card_of_the_turn_gives(turn, french, coalition):
    deck = {"french": QUIET_FRENCH, "coalition": QUIET_COALITION}
    game = given(turn=turn, deck=deck)
    referee = draw(game)

    assert referee.is_over
    assert len(game.hands["french"]) == french
    assert len(game.hands["coalition"]) == coalition
    drawn = [told.facts for told in referee.told if told.key == "draw.drawn"]
    assert drawn == [
        {"seat": "french", "count": french},
        {"seat": "coalition", "count": coalition},
    ]


@rule("napoleon-1815 cards.term.drawn")
def test_cards_are_drawn_from_the_top_of_ones_own_pile_into_the_hand():
    game = given(
        turn=3,
        deck={"french": ["elan-47", "audace-39", "cambronne-40"], "coalition": QUIET_COALITION},
    )
    draw(game)

    assert game.hands["french"] == ["elan-47", "audace-39", "cambronne-40"]
    assert game.hands["coalition"] == ["carre-6", "tenir-32", "embuscade-10"]
    assert len(game.decks[FRENCH].pile) == 33
    assert game.uncovered


@rule("napoleon-1815 cards.term.drawn")
def test_only_who_draws_hears_what_he_drew():
    game = given(turn=7, deck={"french": QUIET_FRENCH, "coalition": QUIET_COALITION})
    referee = draw(game)
    kept = [told for told in referee.told if told.key == "draw.kept"]

    assert [told.to for told in kept] == [("french",), ("coalition",)]
    assert kept[0].facts == {"cards": ("elan-47", "audace-39")}


# vector d.hand.no-limit
@rule(
    "napoleon-1815 cards.hand.no-limit",
    "napoleon-1815 draw.add-to-hand",
    "napoleon-1815 cards.use.keep",
)
def test_a_hand_of_eleven_grows_to_fifteen():
    hand = ["anticipation", "au-son-du-canon", "chargez", "confusion", "contre-ordre"]
    hand += [
        "coordination",
        "deploiement-rapide",
        "encombrement",
        "fatigue",
        "grouchy",
        "intuition",
    ]
    game = given(
        turn=1,
        hand={"french": hand},
        deck={"french": QUIET_FRENCH, "coalition": QUIET_COALITION},
    )
    kept = list(game.hands["french"])
    draw(game)

    assert len(kept) == 11
    assert len(game.hands["french"]) == 15
    assert game.hands["french"][:11] == kept


@rule("napoleon-1815 draw.count")
def test_when_pile_and_discard_are_empty_nothing_is_drawn():
    game = given(turn=3, deck={"coalition": QUIET_COALITION})
    game.decks[FRENCH] = Deck(pile=["elan-47"])
    referee = draw(game)

    assert game.hands["french"] == ["elan-47"]
    assert referee.told[0].facts == {"seat": "french", "count": 1}


# vector ex.draw.inactivite
@rule(
    "napoleon-1815 draw.red.immediate",
    "napoleon-1815 draw.red.no-replacement",
    "napoleon-1815 draw.red.discard",
    "napoleon-1815 cards.colour.red",
)
def test_a_red_card_is_played_at_once_discarded_and_not_replaced():
    game = given(
        turn=3,
        hill="ath",
        deck={
            "french": QUIET_FRENCH,
            "coalition": ["inactivite-14", "renforts-27", "marche-forcee-18"],
        },
    )
    game.decks[COALITION].discard = ["carre-6"]
    referee = draw(game)

    assert referee.is_over
    assert "hill" in game.activated
    assert game.hands["coalition"] == ["renforts-27", "marche-forcee-18"]
    assert game.decks[COALITION].discard == ["carre-6", "inactivite-14"]
    assert game.lasting == {}
    assert referee.fact("draw.red") == {"seat": "coalition", "card": "inactivite-14"}


@rule("napoleon-1815 draw.red.slot")
def test_a_red_card_lies_open_while_it_is_resolved():
    game = given(turn=3, hill="ath", orange="nivelles", deck={"coalition": ["inactivite-14"]})
    referee = draw(game)

    assert game.lasting == {"inactivite-14": "coalition"}
    shown = next(cards for cards in view(game, "french").cards if cards.id == "lasting")
    assert [face.id for face in shown.open] == ["inactivite-14"]
    referee.choose(Idle("ath"))
    assert game.lasting == {}


# vector d.draw.two-red-same-player
@rule("napoleon-1815 draw.red.multiple", "napoleon-1815 draw.red.no-replacement")
def test_two_red_cards_of_one_player_cancel_each_other():
    game = given(
        turn=3,
        deck={"french": ["empereur-souffrant-55", "elan-47", "pluie-65"], "coalition": ["carre"]},
    )
    referee = draw(game)

    assert game.lasting == {}
    assert not game.is_raining()
    assert game.hands["french"] == ["elan-47"]
    assert game.decks[FRENCH].discard == ["empereur-souffrant-55", "pluie-65"]
    cancelled = [told.facts for told in referee.told if told.key == "draw.red-cancelled"]
    assert cancelled == [
        {"seat": "french", "card": "empereur-souffrant-55"},
        {"seat": "french", "card": "pluie-65"},
    ]


# vector d.draw.two-red-two-players
@rule("napoleon-1815 draw.red.multiple", "napoleon-1815 draw.red.timing")
def test_red_cards_are_counted_after_all_have_drawn():
    game = given(
        turn=3,
        hill="ath",
        deck={"french": ["pluie-65"], "coalition": ["carre-6", "tenir-32", "inactivite-14"]},
    )
    referee = draw(game)

    assert referee.is_over
    assert game.activated == set()
    assert not game.is_raining()
    assert game.decks[FRENCH].discard == ["pluie-65"]
    assert game.decks[COALITION].discard == ["inactivite-14"]


# vector d.draw.one-red
@rule(
    "napoleon-1815 draw.red.immediate",
    "napoleon-1815 draw.red.slot",
    "napoleon-1815 card.x.pluie.duration",
)
def test_rain_drawn_alone_lies_on_the_slot_and_falls_on_both_camps():
    game = given(turn=3, deck={"french": QUIET_FRENCH, "coalition": ["pluie-21"]})
    draw(game)

    assert game.lasting == {"pluie-21": "coalition"}
    assert game.is_raining()
    assert game.decks[COALITION].discard == []


@rule("napoleon-1815 draw.red.slot")
def test_the_sick_emperor_gives_no_bonus_all_turn():
    game = given(
        turn=3,
        napoleon="ligny",
        deck={"french": ["empereur-souffrant-55", "elan-47", "audace-39"], "coalition": ["carre"]},
    )
    draw(game)

    assert game.lasting == {"empereur-souffrant-55": "french"}
    assert not game.has_napoleon(["napoleon"], bonus="combat")


# vector d.scenario.campaign-turn-1
@rule("napoleon-1815 scenario.campaign-1815.anglo-allied-turn-1")
def test_on_turn_one_of_the_campaign_the_anglo_allied_are_not_ready():
    game = given(turn=1, **ANGLO_ALLIED, ziethen="charleroi", ney="maubeuge")
    referee = Referee(game, begin_turn(game))

    assert game.activated == set(ANGLO_ALLIED)
    assert game.held == list(ANGLO_ALLIED)
    assert referee.fact("turn.held-back") == {"army": Army.ANGLO_ALLIED}
    assert referee.fact("turn.begins") == {"turn": 1, "date": "1815-06-15-morning"}


# vector d.scenario.campaign-turn-2
@rule("napoleon-1815 scenario.campaign-1815.anglo-allied-turn-2")
def test_on_turn_two_of_the_campaign_only_orange_is_ready():
    game = given(turn=2, **ANGLO_ALLIED, ziethen="charleroi", ney="maubeuge")
    begin_turn(game)

    assert game.activated == set(ANGLO_ALLIED) - {"orange"}
    assert game.held == [block for block in ANGLO_ALLIED if block != "orange"]


@rule(
    "napoleon-1815 scenario.campaign-1815.anglo-allied-turn-1",
    "napoleon-1815 scenario.campaign-1815.anglo-allied-turn-2",
)
def test_from_turn_three_of_the_campaign_all_are_ready():
    game = given(turn=3, **ANGLO_ALLIED)
    referee = Referee(game, begin_turn(game))

    assert (game.activated, game.held) == (set(), [])
    assert referee.keys == ["turn.begins"]


@rule("napoleon-1815 scenario.campaign-1815.anglo-allied-turn-1")
def test_vedettes_are_held_back_too():
    game = given(turn=1, grognard=True, hill="ath", vedette_anglo_allied_1="ath")
    begin_turn(game)

    assert game.activated == {"hill", "vedette-anglo-allied-1"}


# vector d.scenario.waterloo-wavre
@rule("napoleon-1815 scenario.waterloo-wavre.prussians")
@pytest.mark.parametrize(("turn", "held"), [(1, {"blucher", "pirch"}), (2, set())])
def test_at_wavre_only_bulow_is_ready_on_turn_one(turn, held):
    game = given(
        "waterloo-wavre", turn=turn, blucher="wavre", pirch="wavre", bulow="wavre", hill="hal"
    )
    begin_turn(game)

    assert game.activated == held
    assert game.held == []


# vector d.scenario.waterloo-wavre
@rule("napoleon-1815 scenario.waterloo-wavre.rain")
@pytest.mark.parametrize(("turn", "soaked"), [(1, True), (2, False)])
def test_the_ground_is_soaked_on_turn_one_of_waterloo(turn, soaked):
    game = given("waterloo-wavre", turn=turn)
    referee = Referee(game, begin_turn(game))

    assert game.is_raining() is soaked
    assert ("turn.soaked" in referee.keys) is soaked
    assert game.lasting == {}


@rule("napoleon-1815 scenario.waterloo-wavre.rain")
def test_red_cards_are_resolved_as_usual_on_soaked_ground():
    game = given("waterloo-wavre", turn=1, hill="hal", deck={"coalition": ["inactivite-14"]})
    referee = draw(game)

    assert referee.is_over
    assert game.activated == {"hill"}
    assert game.is_raining()


# vector d.cards.discard-secret
@rule("napoleon-1815 cards.discard.secret")
def test_nobody_sees_the_cards_of_a_discard():
    one, other = given(deck={"french": ["elan"]}), given(deck={"french": ["elan"]})
    one.decks[FRENCH].discard = [one.decks[FRENCH].pile.pop(0) for _ in range(10)]
    other.decks[FRENCH].discard = [other.decks[FRENCH].pile.pop(-2) for _ in range(10)]

    assert set(one.decks[FRENCH].discard) != set(other.decks[FRENCH].discard)
    for seat in ("french", "coalition", None):
        assert view(one, seat) == view(other, seat)
        (pile,) = [cards for cards in view(one, seat).cards if cards.id == "discard-french"]
        assert (pile.count, pile.open) == (10, ())


@rule("napoleon-1815 scenario.intro-ligny.cards")
def test_the_introduction_has_no_prussian_reinforcement():
    sheet = the_box().sheets["intro-ligny"]

    assert [reinforcement.block for reinforcement in sheet.reinforcement] == ["lobau"]
    deck = {"french": QUIET_FRENCH, "coalition": ["renforts-retardes"]}
    game = given("intro-ligny", turn=1, track=4, due={"lobau": 2}, deck=deck)
    draw(game)
    assert game.recovery_barred
    assert game.due == {"lobau": 2}
