"""[p.4] Setting up: what lies on the table before the first turn."""

import pytest

from estafette.engine import Dice, Setup, secret_of
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.start import (
    cards_of,
    new_game,
)
from tests.games.napoleon_1815.position import the_box
from tests.referee import rule

BOX = the_box()
FARMS = ["hougoumont", "la-haye-sainte", "papelotte", "mont-saint-jean"]
STANDARD_FLAGS = {
    "maubeuge": Army.FRENCH,
    "beaumont": Army.FRENCH,
    "bruxelles": Army.ANGLO_ALLIED,
    "ath": Army.ANGLO_ALLIED,
    "alost": Army.ANGLO_ALLIED,
    **dict.fromkeys(FARMS, Army.ANGLO_ALLIED),
    "namur": Army.PRUSSIAN,
}
CAMPAIGN = {
    "beaumont": ["napoleon", "drouot", "lobau", "vandamme"],
    "solre-sur-sambre": ["d-erlon", "reille"],
    "walcourt": ["grouchy"],
    "philippeville": ["gerard"],
    "maubeuge": ["ney"],
    "bruxelles": ["wellington", "picton", "brunswick"],
    "braine-le-comte": ["orange"],
    "ath": ["hill"],
    "ninove": ["uxbridge"],
    "namur": ["blucher", "gneisenau", "pirch"],
    "charleroi": ["ziethen"],
}


def start(scenario="campaign-1815", *, seed="a test", **options):
    agreed = {"players": "2", "rules": "conscript", "combat": "cards", "fourrager": "on"}
    return new_game(BOX, Setup(scenario, {**agreed, **options}), Dice(secret_of(seed)))


def by_zone(game):
    zones = {}
    for block, zone in game.zone.items():
        zones.setdefault(zone, []).append(block)
    return zones


# vector d.set.two-players
@rule("napoleon-1815 setup.players.two")
def test_with_two_players_one_seat_runs_both_coalition_armies():
    game = start()

    assert game.players == 2
    assert list(game.hands) == ["french", "coalition"]
    assert game.armies("french") == (Army.FRENCH,)
    assert set(game.armies("coalition")) == {Army.ANGLO_ALLIED, Army.PRUSSIAN}
    assert game.owner("wellington") == game.owner("blucher") == "coalition"


# vector d.set.two-players
@rule("napoleon-1815 setup.players.seats")
def test_the_french_face_the_board_from_the_south():
    game = start()
    french = [BOX.zones[game.zone[b]].lat for b in game.zone if BOX.camp_of[b] is FRENCH]
    coalition = [BOX.zones[game.zone[b]].lat for b in game.zone if BOX.camp_of[b] is COALITION]

    assert max(french) < min(coalition)


# vector d.set.scenario
@rule(
    "napoleon-1815 setup.scenario",
    "napoleon-1815 setup.markers",
    "napoleon-1815 scenario.supplies.setup",
    "napoleon-1815 scenario.supplies.turns",
    "napoleon-1815 scenario.supplies.fortified-positions",
    "napoleon-1815 scenario.campaign-1815.setup",
)
def test_the_campaign_is_set_up():
    game = start()

    assert by_zone(game) == CAMPAIGN
    assert (game.turn, len(game.sheet.turns)) == (1, 8)
    assert game.track == 8
    assert game.positions == FARMS
    assert game.due == {"thielmann": 2, "bulow": 4}
    assert "frederick" not in game.zone
    assert "lamarque" not in game.zone
    assert game.sheet.entered == ()
    assert game.sheet.alert_distance == 2


# vector d.proposal.flags
@rule("napoleon-1815 scenario.control.standard", "napoleon-1815 control.marker.zones")
@pytest.mark.parametrize("scenario", ["campaign-1815", "ligny-quatre-bras", "waterloo-wavre"])
def test_standard_control_is_two_french_flags_and_eight_of_the_coalition(scenario):
    game = start(scenario)

    assert game.flags == STANDARD_FLAGS
    assert game.track == game.sheet.track


# vector d.scenario.intro
@rule(
    "napoleon-1815 scenario.intro-ligny.setup",
    "napoleon-1815 scenario.intro-ligny.no-flags",
    "napoleon-1815 scenario.intro-ligny.area",
)
def test_the_introduction_is_set_up_on_ten_zones_without_flags():
    game = start("intro-ligny")

    assert by_zone(game) == {
        "fleurus": ["napoleon", "drouot", "vandamme", "gerard", "grouchy"],
        "ligny": ["blucher", "ziethen", "pirch"],
        "sombreffe": ["thielmann", "gneisenau"],
    }
    assert (game.infantry["ziethen"], game.cavalry["ziethen"]) == (6, 1)
    assert (len(game.sheet.turns), game.track) == (3, 3)
    assert game.due == {"lobau": 2}
    assert game.sheet.reinforcement[0].zone == "charleroi"
    assert (game.flags, game.positions) == ({}, [])
    assert len(BOX.grounds["intro-ligny"]) == 10
    assert game.sheet.entered == ("frederick", "lamarque")


@rule("napoleon-1815 scenario.intro-ligny.area")
def test_connections_that_leave_the_area_of_the_introduction_do_not_exist():
    game = start("intro-ligny")

    assert game.neighbours("mazy") == ("fleurus", "sombreffe", "gembloux")
    assert game.neighbours("fleurus") == ("charleroi", "chatelet", "gosselies", "ligny", "mazy")
    assert "namur" in start().neighbours("mazy")


# vector d.scenario.ligny-quatre-bras
@rule(
    "napoleon-1815 scenario.ligny-quatre-bras.setup",
    "napoleon-1815 scenario.supplies.setup",
    "napoleon-1815 scenario.supplies.reinforcements",
)
def test_ligny_and_quatre_bras_is_set_up():
    game = start("ligny-quatre-bras")

    assert by_zone(game) == {
        "frasnes": ["ney"],
        "gosselies": ["reille"],
        "marchienne": ["d-erlon"],
        "charleroi": ["napoleon", "drouot", "lobau"],
        "fleurus": ["vandamme", "grouchy"],
        "chatelet": ["gerard"],
        "waterloo": ["wellington", "picton"],
        "bruxelles": ["brunswick"],
        "nivelles": ["orange"],
        "enghien": ["hill", "uxbridge"],
        "sombreffe": ["blucher", "gneisenau"],
        "ligny": ["ziethen"],
        "mazy": ["pirch"],
        "namur": ["thielmann"],
    }
    assert (len(game.sheet.turns), game.track) == (4, 6)
    assert (game.infantry["ziethen"], game.cavalry["ziethen"]) == (6, 1)
    assert game.due == {"bulow": 2}
    assert (game.sheet.reinforcement[0].zone, game.positions) == ("hannut", FARMS)


# vector d.scenario.waterloo-wavre
@rule(
    "napoleon-1815 scenario.waterloo-wavre.setup",
    "napoleon-1815 scenario.supplies.fortified-positions",
)
def test_waterloo_and_wavre_is_set_up_with_frederick_on_the_board():
    game = start("waterloo-wavre")

    assert by_zone(game) == {
        "la-belle-alliance": ["napoleon", "drouot", "ney", "d-erlon", "reille"],
        "plancenoit": ["lobau"],
        "gembloux": ["grouchy", "vandamme", "gerard"],
        "mont-saint-jean": ["wellington", "uxbridge", "brunswick"],
        "hougoumont": ["hill"],
        "la-haye-sainte": ["orange"],
        "papelotte": ["picton"],
        "hal": ["frederick"],
        "wavre": ["blucher", "gneisenau", "bulow", "pirch", "thielmann"],
        "limal": ["ziethen"],
    }
    assert (len(game.sheet.turns), game.track) == (3, 5)
    assert game.positions == FARMS
    assert "lamarque" not in game.zone
    assert game.due == {}
    assert game.strength("reille") == 6


@rule("napoleon-1815 setup.oob", "napoleon-1815 oob.strength-track")
def test_the_scenario_may_change_the_infantry_or_the_cavalry_of_a_corps():
    game = start("waterloo-wavre")

    assert (game.infantry["gneisenau"], game.cavalry["gneisenau"]) == (1, 1)
    assert (game.infantry["ziethen"], game.cavalry["ziethen"]) == (4, 1)
    assert (game.infantry["orange"], game.cavalry["orange"]) == (6, 1)
    assert (game.infantry["uxbridge"], game.cavalry["uxbridge"]) == (0, 5)
    assert (game.infantry["lamarque"], game.cavalry["lamarque"]) == (2, 0)


# vector d.set.start-state
@rule("napoleon-1815 setup.deck.shuffle", "napoleon-1815 setup.start-state")
def test_play_starts_with_full_decks_empty_hands_and_fresh_troops():
    game = start("ligny-quatre-bras")

    assert game.hands == {"french": [], "coalition": []}
    for camp in (FRENCH, COALITION):
        assert len(game.decks[camp].pile) == 36
        assert game.decks[camp].discard == []
    assert set(game.fatigue.values()) == {0}
    assert set(game.fatigue) == {b.id for b in BOX.blocks.values() if b.kind == "corps"}
    assert game.activated == set()
    assert (game.broken, game.axes, game.gone, game.lasting) == ([], {}, [], {})


@rule("napoleon-1815 setup.deck.shuffle")
def test_the_decks_are_shuffled():
    one, other = start(seed="one"), start(seed="other")

    for camp in (FRENCH, COALITION):
        in_order = cards_of(BOX, camp, 2, True)
        assert sorted(one.decks[camp].pile) == sorted(in_order)
        assert one.decks[camp].pile != in_order
        assert one.decks[camp].pile != other.decks[camp].pile
    assert one.decks[FRENCH].pile == start(seed="one").decks[FRENCH].pile


# vector d.three.swap
@rule("napoleon-1815 three.setup.swap-cards", "napoleon-1815 component.cards.three-player")
def test_with_three_players_five_cards_are_replaced():
    game = start(players="3")
    decks = {
        c: {BOX.cards[card].number for card in game.decks[c].pile} for c in (FRENCH, COALITION)
    }

    assert decks[COALITION] == set(range(1, 37)) - {25} | {78}
    assert decks[FRENCH] == set(range(37, 73)) - {42, 61, 67, 70} | {79, 80, 81, 82}
    assert len(decks[COALITION] | decks[FRENCH]) == 72


@rule("napoleon-1815 three.setup.swap-cards")
@pytest.mark.parametrize(
    ("new", "old", "title"),
    [
        (78, 25, "aide-de-camp"),
        (79, 42, "eclaireurs"),
        (80, 61, "eclaireurs"),
        (81, 67, "hussards"),
        (82, 70, "hussards"),
    ],
)
def test_a_replacing_card_has_the_figures_of_the_replaced_one(new, old, title):
    one, other = BOX.cards[f"{title}-{new}"], BOX.cards[f"{title}-{old}"]

    assert one.replaces == old
    assert (one.only, other.only) == ("three", "two")
    assert (one.value, one.face, one.recovery) == (other.value, other.face, other.recovery)


@rule("napoleon-1815 setup.rules-level")
def test_the_options_agreed_on_are_kept():
    plain = start()
    other = start(players="3", rules="grognard", combat="dice", fourrager="off")

    assert (plain.players, plain.grognard, plain.with_dice, plain.fourrager) == (
        2,
        False,
        False,
        True,
    )
    assert (other.players, other.grognard, other.with_dice, other.fourrager) == (
        3,
        True,
        True,
        False,
    )
    assert list(other.hands) == ["french", "prussian", "anglo-allied"]
    assert "marche-forcee-83" in other.decks[FRENCH].pile
    assert "fourrager-51" not in other.decks[FRENCH].pile
