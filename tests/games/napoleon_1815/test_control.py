"""[p.7, p.14] Free and contested zones; control markers and the points of zones."""

import pytest

from estafette.games.napoleon_1815.operations import StayPut
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.victory import flag_for, occupy
from tests.games.napoleon_1815.marching import march, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule


# vector d.zone.free-contested
@rule("napoleon-1815 zone.free", "napoleon-1815 zone.contested")
def test_a_zone_is_free_without_enemy_corps_and_contested_with_both():
    game = given(reille="ligny", ney="quatre-bras", hill="quatre-bras", picton="genappe")
    zones = ("wavre", "ligny", "quatre-bras", "genappe")

    assert [game.is_free(zone, COALITION) for zone in zones] == [True, False, False, True]
    assert [game.is_free(zone, FRENCH) for zone in zones] == [True, True, False, False]
    assert [game.is_contested(zone) for zone in zones] == [False, False, True, False]


@rule("napoleon-1815 zone.free", "napoleon-1815 zone.contested")
def test_vedettes_and_commanders_neither_hold_nor_contest_a_zone():
    game = given(grognard=True, vedette_french_1="ligny", ziethen="ligny", napoleon="wavre")

    assert game.is_free("ligny", COALITION)
    assert game.is_free("wavre", COALITION)
    assert not game.is_contested("ligny")


# vector d.move.pass-through-town
@rule("napoleon-1815 control.change", "napoleon-1815 victory.vp.zone")
def test_a_pile_takes_control_of_a_zone_that_it_passes():
    game = given(d_erlon="lens", flags={"ath": "anglo-allied"})

    referee = march(game, "d-erlon", value=3)
    walk(referee, "ath", "silly")

    assert game.zone["d-erlon"] == "silly"
    assert game.fatigue["d-erlon"] == 0
    assert game.flags == {"ath": "french"}
    assert game.track == 9
    assert referee.fact("control.taken") == {
        "zone": "ath",
        "army": "french",
        "flag": "french",
        "points": 1,
        "track": 9,
    }


# vector d.move.contested-no-control
@rule("napoleon-1815 control.change")
def test_control_does_not_change_while_the_zone_is_contested():
    game = given(d_erlon="asse", frederick="alost", flags={"alost": "anglo-allied"})

    walk(march(game, "d-erlon", value=3), "alost")

    assert game.flags == {"alost": "anglo-allied"}
    assert game.track == 10


@rule("napoleon-1815 control.change")
def test_a_zone_without_marker_takes_none():
    game = given(d_erlon="ligny")

    walk(march(game, "d-erlon", value=3), "sombreffe")

    assert game.flags == {}
    assert game.track == 10


# vector d.control.enemy-gone
@rule("napoleon-1815 control.change.enemy-gone")
def test_who_remains_when_the_enemy_leaves_takes_control_without_fatigue():
    game = given(
        d_erlon="namur",
        thielmann="namur",
        axes={"namur": ("french", "mazy")},
        flags={"namur": "prussian"},
    )

    walk(march(game, "thielmann", value=3), "eghezee")

    assert game.flags == {"namur": "french"}
    assert game.track == 8
    assert game.fatigue["d-erlon"] == 0


@rule("napoleon-1815 control.change.enemy-gone")
def test_who_remains_when_the_enemy_is_eliminated_takes_control():
    game = given(
        d_erlon="namur",
        thielmann="namur",
        pirch="namur",
        bulow="mazy",
        axes={"namur": ("french", "mazy")},
        flags={"namur": "french"},
        fatigue={"d-erlon": 7},
        strength={"d-erlon": (1, 0)},
    )

    walk(march(game, "bulow", value=3), "namur")

    assert "d-erlon" not in game.zone
    assert game.flags == {"namur": "prussian"}
    assert game.track == 10 + 1 + 2
    assert game.fatigue["bulow"] == 0


# vector d.control.persists
@rule("napoleon-1815 control.persists")
def test_a_marker_stays_when_the_troops_have_gone():
    game = given(d_erlon="lens", flags={"ath": "anglo-allied"})
    walk(march(game, "d-erlon", value=3), "ath")
    game.activated.clear()

    walk(march(game, "d-erlon", value=3), "silly")

    assert game.flags == {"ath": "french"}
    assert game.track == 9


# vector d.victory.retake
@rule("napoleon-1815 victory.vp.zone", "napoleon-1815 victory.vp.zone.retake")
def test_a_zone_scores_again_when_it_is_retaken():
    game = given(track=8, thielmann="eghezee", flags={"namur": "french"})

    walk(march(game, "thielmann", value=3), "namur")

    assert game.flags == {"namur": "prussian"}
    assert game.track == 10


@rule("napoleon-1815 victory.vp.zone.retake")
def test_a_zone_that_passes_between_the_two_coalition_armies_keeps_its_flag():
    game = given(pirch="waterloo", flags={"bruxelles": "anglo-allied"})

    referee = march(game, "pirch", value=3)
    walk(referee, "bruxelles")

    assert game.flags == {"bruxelles": "anglo-allied"}
    assert game.track == 10
    assert "control.taken" not in referee.keys


@rule("napoleon-1815 victory.vp.zone")
@pytest.mark.parametrize(("zone", "track"), [("namur", 8), ("ath", 9), ("papelotte", 9)])
def test_a_zone_scores_its_own_value(zone, track):
    game = given(d_erlon=zone, flags={zone: "anglo-allied"})

    occupy(game, zone, ["d-erlon"])

    assert game.track == track
    assert game.flags[zone] == "french"


# vector d.position.french-alone
@rule("napoleon-1815 control.change")
def test_a_french_pile_alone_removes_the_fortified_position():
    game = given(d_erlon="plancenoit", flags={"papelotte": "anglo-allied"}, positions=["papelotte"])

    referee = march(game, "d-erlon", value=1)
    walk(referee, "papelotte")

    assert game.positions == []
    assert game.flags == {"papelotte": "french"}
    assert game.track == 9
    assert referee.fact("position.removed") == {"zone": "papelotte"}


@rule("napoleon-1815 control.change")
def test_a_fortified_position_outlasts_coalition_piles_and_contested_zones():
    game = given(
        hill="papelotte",
        picton="ohain",
        d_erlon="plancenoit",
        flags={"papelotte": "anglo-allied"},
        positions=["papelotte"],
    )

    walk(march(game, "picton", value=1), "papelotte")
    referee = march(game, "d-erlon", value=1)
    walk(referee, "papelotte")
    referee.choose(StayPut())

    assert game.positions == ["papelotte"]


@rule("napoleon-1815 victory.vp.zone")
def test_an_army_without_flags_left_places_those_of_its_ally():
    taken = ("bruxelles", "ath", "alost", "hougoumont", "papelotte")
    game = given(flags=dict.fromkeys(taken, "prussian"))
    assert flag_for(game, Army.PRUSSIAN) is Army.ANGLO_ALLIED
    assert flag_for(game, Army.ANGLO_ALLIED) is Army.ANGLO_ALLIED

    del game.flags["ath"]
    assert flag_for(game, Army.PRUSSIAN) is Army.PRUSSIAN
    assert flag_for(game, Army.FRENCH) is Army.FRENCH

    game.flags = dict.fromkeys((*taken, "la-haye-sainte", "mont-saint-jean"), Army.ANGLO_ALLIED)
    assert flag_for(game, Army.ANGLO_ALLIED) is Army.PRUSSIAN
    del game.flags["ath"]
    assert flag_for(game, Army.ANGLO_ALLIED) is Army.ANGLO_ALLIED
