"""Placement, reinforcements by the track, leaders who come and go."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Place, Retreat
from estafette.games.pitts_war.arrivals import (
    begin_arrivals,
    dismiss_by_year,
    leaders_due,
    place_arrival,
)
from estafette.games.pitts_war.fate import reduce
from estafette.games.pitts_war.placement import cannot_place, places_for
from estafette.games.pitts_war.sides import FRENCH, Until
from tests.games.pitts_war.position import given, the_box
from tests.games.pitts_war.test_supply import surrounded
from tests.referee import Referee, rule


def rule_at(game, piece, area, steps=1):
    refusal = cannot_place(game, piece, area, steps)
    return refusal and refusal.rule


@rule(
    "pitts-war placement.where",
    "pitts-war placement.supplied",
    "pitts-war placement.no-revolt",
)
@pytest.mark.parametrize(
    ("area", "refused"),
    [
        ("lyon", "placement.no-revolt"),
        ("corsica", "placement.supplied"),
        ("vendee", "placement.where"),
        ("dijon", None),
        ("brest", None),
    ],
)
def test_a_recruit_comes_to_a_supplied_town_that_is_not_in_revolt(area, refused):
    """[rv.placement]"""
    game = given(year=1793, lyon_federals="lyon")

    assert rule_at(game, "fr-alps", area) == refused
    assert (area in places_for(game, "fr-alps")) is (refused is None)


@rule("pitts-war placement.supplied")
def test_a_homeland_fortress_that_is_cut_off_takes_recruits():
    """[rec.placement-mantua]"""
    game = given(flags=surrounded("mantua", "france"))

    assert rule_at(game, "au-italy", "mantua") is None
    assert "mantua" in places_for(game, "au-italy")


@rule("pitts-war placement.supplied")
def test_nobody_is_placed_in_a_town_that_the_enemy_holds():
    game = given(flags={"graz": "france"})

    assert cannot_place(game, "au-italy", "graz").key == "placement.occupied"
    assert "graz" not in places_for(game, "au-italy")


@rule("pitts-war placement.free-of-enemy", "pitts-war placement.stacking")
def test_enemies_and_a_full_town_bar_a_recruit():
    """[rd.placement]"""
    game = given(au_germany="vienna 3", fr_north="linz")

    assert rule_at(game, "au-galicia", "vienna") == "stacking.no-leader"
    assert rule_at(game, "au-galicia", "linz") == "placement.free-of-enemy"
    assert rule_at(game, "au-galicia", "graz") is None
    assert not {"vienna", "linz"} & set(places_for(game, "au-galicia"))


@rule("pitts-war placement.stacking")
def test_an_army_of_three_needs_more_room_than_one_of_one():
    game = given(au_germany="vienna 1")

    assert rule_at(game, "au-italy", "vienna", 3) == "stacking.no-leader"
    assert rule_at(game, "au-italy", "vienna", 2) is None


@rule("pitts-war placement.homeland")
def test_the_homeland_is_that_of_1792_and_what_was_annexed_since():
    flags = {"brussels": "france"}
    game = given(flags=flags, annexed={"nice": "france", "lille": "austria"})

    assert rule_at(game, "fr-alps", "brussels") == "placement.homeland"
    assert rule_at(game, "fr-alps", "lille") == "placement.homeland"
    assert rule_at(game, "fr-alps", "nice") is None
    assert "nice" in places_for(game, "fr-alps")
    assert not {"brussels", "lille"} & set(places_for(game, "fr-alps"))


def test_what_is_offered_is_what_is_allowed():
    flags = surrounded("toulouse", "spain") | {"nice": "france", "lille": "austria"}
    game = given(flags=flags, fr_north="paris 3", pr_rhine="metz", vendeans="vendee")
    allowed = [a for a in the_box().areas if cannot_place(game, "fr-alps", a) is None]

    assert places_for(game, "fr-alps") == allowed
    assert "toulouse" not in allowed


def test_a_minor_places_its_army_in_any_town_of_its_own():
    everywhere = dict.fromkeys(the_box().areas, "france")
    game = given(flags=everywhere | {"munich": None, "regensburg": None})

    assert places_for(game, "bavarians") == ["munich", "regensburg"]


@rule("pitts-war placement.where", "pitts-war leader.needs-own-army")
def test_a_leader_comes_to_an_army_of_his_nation_at_home():
    game = given(au_germany="vienna", pr_rhine="graz", au_galicia="munich")

    assert places_for(game, "charles") == ["vienna"]
    assert rule_at(game, "charles", "graz") == "leader.needs-own-army"
    assert rule_at(game, "charles", "munich") == "placement.homeland"


@rule("pitts-war stacking.max-leaders")
def test_a_fourth_leader_finds_no_room():
    leaders = dict.fromkeys(["napoleon", "massena", "moreau"], "paris")
    game = given(year=1798, fr_north="paris", **leaders)

    assert rule_at(game, "jourdan", "paris") == "stacking.max-leaders"


# The track.


def arrivals(game):
    return Referee(game, place_arrival(game))


@rule(
    "pitts-war reinforce.track",
    "pitts-war reinforce.full-strength",
    "pitts-war reinforce.free",
)
def test_the_armies_of_the_year_come_whole_and_free():
    game = given(year=1794, active="french", facts={"points": {"france": 1}})
    begin_arrivals(game)
    assert game.due == ("fr-sambre-meuse",)

    referee = arrivals(game)
    assert referee.refusal(Place("fr-alps", "paris")).rule == "reinforce.track"
    referee.choose(Place("fr-sambre-meuse", "paris"))
    assert game.steps == {"fr-sambre-meuse": 3}
    assert (game.due, game.points, game.is_done) == ((), {"france": 1}, False)


@rule("pitts-war rhine.unit")
def test_the_rhine_comes_with_one_step():
    place = {"year": 1808, "active": "french", "stance": {"empire": "french"}}
    game = given("great-empire", **place, facts={"due": ("imperials",), "founded": ("empire",)})

    arrivals(game).choose(Place("imperials", "erfurt"))
    assert game.steps == {"imperials": 1}


@rule("pitts-war reinforce.track")
def test_each_side_places_its_own():
    game = given(year=1804, stance={"russia": "coalition"}, active="coalition")
    begin_arrivals(game)

    assert game.due == ("fr-grand-army", "fr-cav-res", "ru-guard")
    pieces = {option.piece for option in arrivals(game).options if isinstance(option, Place)}
    assert pieces == {"ru-guard"}


@rule("pitts-war reinforce.track")
def test_an_army_that_is_on_the_map_or_lost_does_not_come_again():
    game = given(year=1804, fr_cav_res="paris", facts={"lost": ("fr-grand-army",)})
    begin_arrivals(game)

    assert game.due == ("ru-guard",)


@rule("pitts-war reinforce.track")
@pytest.mark.parametrize("year", [1806, 1808])
def test_neither_the_prussians_nor_the_peninsula_come_free(year):
    """[R-153]"""
    game = given("great-empire", year=year, stance={"prussia": "coalition"})
    begin_arrivals(game)

    assert game.due == ()


@rule("pitts-war placement.delayed")
def test_an_army_that_finds_no_place_waits_for_a_later_year():
    """[rec.placement-delayed]"""
    everywhere = dict.fromkeys(the_box().areas_of["france"], "austria")
    game = given(year=1794, active="french", flags=everywhere)
    begin_arrivals(game)
    assert arrivals(game).is_over
    assert (game.due, game.is_done) == (("fr-sambre-meuse",), True)

    game.year, game.flags, game.is_done = 1795, {}, False
    begin_arrivals(game)
    arrivals(game).choose(Place("fr-sambre-meuse", "paris"))


@rule("pitts-war placement.delayed")
def test_a_side_may_also_keep_an_army_back():
    game = given(year=1794, active="french", facts={"due": ("fr-sambre-meuse",)})

    arrivals(game).choose(Pass())
    assert (game.due, game.is_done) == (("fr-sambre-meuse",), True)


@rule("pitts-war card.c.landwehr.rebuild")
def test_the_landwehr_comes_back_free_the_year_after():
    """[mea.landwehr]"""
    stance = {"prussia": "coalition"}
    facts = {"lasting": {"c-landwehr": Until.EVER}}
    game = given(year=1814, active="coalition", stance=stance, facts=facts, pr_landwehr="berlin")
    reduce(game, "pr-landwehr")
    begin_arrivals(game)

    arrivals(game).choose(Place("pr-landwehr", "berlin"))
    assert game.steps == {"pr-landwehr": 1}


@rule("pitts-war card.c.landwehr.rebuild")
def test_the_landwehr_rests_while_prussia_is_out_of_the_war_or_the_marker_unplayed():
    facts = {"lasting": {"c-landwehr": Until.EVER}}
    game = given(year=1814, stance={"prussia": "peace"}, facts=facts)
    begin_arrivals(game)
    assert game.due == ()

    game = given(year=1814)
    begin_arrivals(game)
    assert game.due == ()


# Leaders.


@rule("pitts-war leader.army-commanders", "pitts-war reinforce.track")
def test_a_leader_comes_in_his_year_if_his_power_is_at_war():
    game = given(year=1796, active="french", fr_italy="marseille 2", au_germany="vienna")
    assert {"napoleon", "charles", "hoche"} <= set(leaders_due(game))
    assert not {"massena", "wellington"} & set(leaders_due(game))

    referee = arrivals(game)
    assert referee.refusal(Place("charles", "vienna")).rule == "reinforce.track"
    assert referee.refusal(Place("massena", "marseille")).rule == "reinforce.track"
    referee.choose(Place("napoleon", "marseille"))
    assert game.leaders == {"napoleon": "marseille"}
    assert "napoleon" not in leaders_due(game)


@rule("pitts-war leader.never-die")
def test_a_leader_who_has_left_the_game_does_not_come_back():
    game = given(year=1796, facts={"lost": ("napoleon",)})

    assert "napoleon" not in leaders_due(game)


@rule("pitts-war table.turn-track")
@pytest.mark.parametrize(("year", "goes"), [(1796, False), (1797, True)])
def test_a_leader_leaves_before_the_year_of_his_exit(year, goes):
    game = given(year=year, hoche="lille", fr_north="lille 3", fr_alps="lille 1")
    referee = Referee(game, dismiss_by_year(game))

    assert ("hoche" in game.lost) is goes
    if goes:
        referee.choose(Retreat("fr-alps", "reims"))
    assert referee.is_over


@rule("pitts-war card.c.disgrace")
@pytest.mark.parametrize(("year", "goes"), [(1809, False), (1810, True)])
def test_a_leader_in_disgrace_leaves_at_the_end_of_his_last_year(year, goes):
    """[mea.disgrace]"""
    game = given(
        year=year, massena="lille", fr_north="lille", facts={"disgraced": {"massena": 1810}}
    )
    Referee(game, dismiss_by_year(game))

    assert ("massena" in game.lost) is goes
    assert ("massena" in game.leaders) is not goes
    assert game.leaders_at("lille", FRENCH) == ([] if goes else ["massena"])


def test_named_leaders_stay_to_the_end():
    game = given(year=1814, napoleon="lille", fr_north="lille")
    Referee(game, dismiss_by_year(game))

    assert "napoleon" not in game.lost
