"""The map in the box: zones, connections, bridges and what each zone is worth."""

from collections import Counter

import pytest

from estafette.games.napoleon_1815.losses import Lose, score_losses
from estafette.games.napoleon_1815.sides import Arm
from estafette.games.napoleon_1815.victory import refresh
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

BOX = the_box()


# vector d.proposal.map
@rule("napoleon-1815 map.zones-connections", "napoleon-1815 map.zone-types")
def test_the_map_is_64_zones_in_one_piece():
    kinds = Counter(zone.kind for zone in BOX.zones.values())

    assert kinds == {
        "clear": 28,
        "town": 22,
        "wooded": 7,
        "fortified-farm": 4,
        "fortified-town": 3,
    }
    assert len(BOX.zones) == 64
    assert len(BOX.connections) == 131
    assert BOX.graph.is_connected()


@rule("napoleon-1815 map.zones-connections")
def test_two_zones_are_adjacent_when_a_connection_joins_them():
    game = given()

    assert "marbais" in game.neighbours("ligny")
    assert "ligny" in game.neighbours("marbais")
    assert "quatre-bras" in game.neighbours("marbais")
    assert "quatre-bras" not in game.neighbours("ligny")
    assert game.distance("ligny", "quatre-bras") == 2


@rule("napoleon-1815 map.bridges")
def test_fifteen_connections_cross_a_river_by_a_bridge():
    rivers = Counter(BOX.connections[bridge].bridge for bridge in BOX.bridges)

    assert rivers == {"sambre": 7, "dyle": 4, "senne": 4}
    assert "charleroi--ham-sur-heure" in BOX.bridges
    assert "charleroi--fleurus" not in BOX.bridges


@rule("napoleon-1815 map.france")
def test_part_of_the_board_is_in_france():
    france = {zone.id: zone.kind for zone in BOX.zones.values() if zone.country == "france"}

    assert france == {
        "maubeuge": "fortified-town",
        "solre-sur-sambre": "clear",
        "beaumont": "town",
        "walcourt": "clear",
        "philippeville": "town",
    }


# vector d.victory.zone-values
@rule("napoleon-1815 victory.vp.zone.values", "napoleon-1815 control.marker.zones")
def test_the_ten_scoring_zones_are_worth_thirteen():
    values = {zone.id: zone.points for zone in BOX.zones.values() if zone.points}

    assert values == {
        "maubeuge": 2,
        "bruxelles": 2,
        "namur": 2,
        "beaumont": 1,
        "ath": 1,
        "alost": 1,
        "hougoumont": 1,
        "la-haye-sainte": 1,
        "papelotte": 1,
        "mont-saint-jean": 1,
    }
    assert sum(values.values()) == 13


@rule("napoleon-1815 victory.vp.zone.values", "napoleon-1815 setup.victory-goals")
def test_towns_fortified_towns_and_every_farm_score():
    kinds = Counter(zone.kind for zone in BOX.zones.values() if zone.points)

    assert kinds == {"town": 3, "fortified-town": 3, "fortified-farm": 4}


# vector d.set.goals
@rule("napoleon-1815 setup.victory-goals")
@pytest.mark.parametrize(("zone", "points"), [("beaumont", 1), ("hougoumont", 1), ("namur", 2)])
def test_taking_a_town_a_farm_or_a_fortified_town_scores(zone, points):
    game = given(hill=zone, flags={zone: "french"}, track=10)
    refresh(game, zone)

    assert game.track == 10 + points


# vector d.set.goals
@rule("napoleon-1815 setup.victory-goals")
def test_an_enemy_strength_point_scores():
    game = given(ney="ligny", track=10)
    score_losses(game, [Lose("ney", Arm.CAVALRY)])

    assert game.track == 11
