"""Forces that leave for the nearest friendly area, and armies that go home."""

import pytest

from estafette.games.pitts_war.actions import Place, Retreat
from estafette.games.pitts_war.homecoming import (
    nearest_friendly,
    rings,
    send_home,
    settle,
    withdraw,
)
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


@rule("pitts-war peace.allied-forces-leave")
def test_the_nearest_areas_are_counted_border_by_border():
    game = given()
    near = list(rings(game, "munich"))

    assert sorted(near[0]) == sorted(the_box().ground.neighbours("munich"))
    assert "vienna" in near[1]
    assert "brunn" in near[2]
    areas = [area for ring in near for area in ring]
    assert len(areas) == len(set(areas))
    assert "munich" not in areas
    assert "cairo" not in areas


@rule("pitts-war peace.allied-forces-leave")
def test_a_force_leaves_for_the_nearest_friendly_areas():
    game = given(fr_alps="kassel")
    assert nearest_friendly(game, "kassel", FRENCH) == ["munster"]

    game.flags = {**game.flags, "erfurt": "france"}
    assert sorted(nearest_friendly(game, "kassel", FRENCH)) == ["erfurt", "munster"]


@rule("pitts-war card.c.scharnhorst.retreat", "pitts-war card.f.campo-formio.french-leave")
def test_an_open_area_is_a_friend_but_under_nobodys_control():
    game = given(fr_alps="kassel", flags={"cologne": "france"})

    assert nearest_friendly(game, "kassel", FRENCH) == ["cologne", "munster"]
    assert nearest_friendly(game, "kassel", FRENCH, held=True) == ["cologne"]
    assert nearest_friendly(game, "kassel", FRENCH, outside=["cologne"]) == ["munster"]
    referee = Referee(game, withdraw(game, "kassel", FRENCH, held=True))
    assert referee.is_over
    assert game.where == {"fr-alps": "cologne"}


@rule("pitts-war peace.allied-forces-leave")
@pytest.mark.parametrize(
    "pieces",
    [{"imperials": "munster"}, {"fr_italy": "munster 2"}],
    ids=["an enemy is there", "it is full"],
)
def test_a_refuge_has_room_and_no_enemy(pieces):
    game = given(fr_alps="kassel 2", flags={"cologne": "france"}, **pieces)

    assert nearest_friendly(game, "kassel", FRENCH) == ["cologne"]


@rule("pitts-war peace.allied-forces-leave")
def test_an_area_of_ones_own_in_which_an_enemy_stands_is_no_refuge():
    game = given(fr_alps="kassel 2", flags={"cologne": "france"}, imperials="cologne")

    assert nearest_friendly(game, "kassel", FRENCH) == ["munster"]


@rule("pitts-war peace.allied-forces-leave", "pitts-war spain.french-entry.bayonne")
def test_a_refuge_is_an_area_where_the_force_may_go():
    french = {"spain": "french", "portugal": "french"}
    game = given("great-empire", year=1807, stance=french, fr_alps="lisbon", sp_south="madrid 1")

    found = nearest_friendly(game, "lisbon", FRENCH)
    assert found
    assert {game.owner(area) for area in found} == {"portugal"}


@rule("pitts-war peace.allied-forces-leave")
def test_armies_and_leaders_leave_together_at_no_cost():
    game = given(fr_alps="kassel", fr_italy="kassel 2", moreau="kassel", saxons="kassel 1")
    game.strays["saxons"] = FRENCH
    referee = Referee(game, withdraw(game, "kassel", FRENCH))

    assert referee.is_over
    assert game.where == dict.fromkeys(["fr-alps", "fr-italy", "saxons"], "munster")
    assert game.leaders == {"moreau": "munster"}
    assert referee.fact("homecoming.withdrawn") == {
        **{"area": "kassel", "refuge": "munster", "armies": ["fr-alps", "fr-italy", "saxons"]}
    }


@rule("pitts-war peace.allied-forces-leave")
def test_the_owner_of_the_force_chooses_among_equals():
    game = given(fr_alps="kassel", flags={"erfurt": "france"})
    referee = Referee(game, withdraw(game, "kassel", FRENCH))

    assert referee.decision.seat == "french"
    assert referee.decision.facts == {"area": "kassel", "armies": ["fr-alps"]}
    assert set(referee.options) == {Retreat("", "erfurt"), Retreat("", "munster")}
    referee.choose(Retreat("", "erfurt"))
    assert game.where == {"fr-alps": "erfurt"}


@rule("pitts-war peace.repatriate")
def test_those_who_are_leaving_too_are_in_nobodys_way():
    game = given(fr_alps="vienna", au_germany="lyon")
    referee = Referee(game, send_home(game, ["au-germany", "fr-alps"]))

    assert Place("au-germany", "vienna") in referee.options
    referee.choose(Place("au-germany", "vienna"), Place("fr-alps", "lyon"))
    assert game.where == {"au-germany": "vienna", "fr-alps": "lyon"}
    other = given(fr_alps="vienna", au_germany="lyon")
    referee = Referee(other, send_home(other, ["au-germany"]))
    assert referee.refusal(Place("au-germany", "vienna")).key == "homecoming.occupied"
    assert referee.refusal(Place("au-germany", "lyon")).rule == "peace.repatriate"


@rule("pitts-war peace.repatriate")
def test_there_must_be_room_at_home():
    game = given(au_germany="lyon 3", au_galicia="vienna 1")
    referee = Referee(game, send_home(game, ["au-germany"]))

    assert referee.refusal(Place("au-germany", "vienna")).rule == "stacking.no-leader"
    assert Place("au-germany", "linz") in referee.options


@rule("pitts-war peace.repatriate")
def test_a_leader_without_an_army_leaves_the_map():
    game = given(au_germany="lyon", charles="lyon", au_galicia="metz", year=1797)
    referee = Referee(game, send_home(game, ["au-germany", "au-galicia"]))

    referee.choose(Place("au-germany", "linz"))
    assert "charles" not in game.leaders


@rule("pitts-war peace.repatriate")
def test_an_army_that_finds_no_place_gives_its_steps_as_points():
    game = given(imperials="lyon 2", flags={"erfurt": "france", "wurzburg": "france"})
    game.credit = {"empire": 1}

    assert Referee(game, send_home(game, ["imperials"])).is_over
    assert game.where == {"imperials": "munster"}
    full = given(imperials="lyon 2", fr_alps="munster", flags=game.flags)
    full.credit = {"empire": 1}
    referee = Referee(full, send_home(full, ["imperials"]))
    assert full.credit == {"empire": 3}
    assert full.where == {"fr-alps": "munster"}
    assert referee.fact("homecoming.disbanded")["steps"] == 2


@rule("pitts-war peace.repatriate")
def test_an_army_that_is_not_on_the_map_is_placed_with_its_steps():
    game = given(flags={"stralsund": "france"})
    game.stance = {**game.stance, "sweden": game.stance["austria"]}
    game.flags = {**game.flags, "rostock": "britain"}
    game.stance = {**game.stance, "britain": game.stance["austria"]}

    referee = Referee(game, settle(game, "swedes", ("stralsund", "rostock"), 2))
    assert referee.is_over
    assert (game.where, game.steps) == ({"swedes": "rostock"}, {"swedes": 2})
    assert game.side("swedes") is COALITION
