"""Revolts by the track and by marker, and the Spanish Guerrillas."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Enter, FallBack, Place, PlayMarker, Root
from estafette.games.pitts_war.affairs import Clash
from estafette.games.pitts_war.arrivals import begin_arrivals, place_arrival
from estafette.games.pitts_war.command import commander
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.events import Moment, cannot_play
from estafette.games.pitts_war.guerrillas import (
    blocks,
    deploy_guerrillas,
    is_spain_risen,
    remove,
)
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.supply import is_supplied
from estafette.games.pitts_war.uprising import region, rise_by_marker, rise_up
from tests.games.pitts_war.marching import marching
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


@rule(
    "pitts-war scenario.1792.revolts.vendee",
    "pitts-war scenario.1792.revolts.federalists",
    "pitts-war scenario.1792.revolts.when",
)
def test_the_vendee_lyon_and_toulon_rise_in_1793():
    """[scn.1793-revolts]"""
    game = given("liberty-or-death", year=1793, active="coalition")
    begin_arrivals(game)

    for _ in range(3):
        assert Referee(game, place_arrival(game)).is_over
    assert game.where == {
        "vendeans": "vendee", "lyon-federals": "lyon", "toulon-federals": "marseille",
    }  # fmt: skip
    assert game.steps == {"vendeans": 2, "lyon-federals": 1, "toulon-federals": 1}
    assert (game.due, game.clashes, game.is_done) == ((), [], False)


@rule("pitts-war scenario.1792.revolts.when")
def test_the_french_do_not_place_revolts():
    game = given("liberty-or-death", year=1793, active="french")
    begin_arrivals(game)
    Referee(game, place_arrival(game))

    assert game.where == {}
    assert "vendeans" in game.due


@rule("pitts-war reinforce.revolt.placement")
def test_a_revolt_breaks_out_on_free_ground_if_there_is_any():
    """[rd.revolt-free]"""
    game = given(fr_coastal="rennes")
    Referee(game, rise_up(game, "chouans", 1))
    assert game.where == {"fr-coastal": "rennes", "chouans": "brest"}

    game = given()
    referee = Referee(game, rise_up(game, "chouans", 1))
    referee.choose(Place("chouans", "rennes"))
    assert (game.where, game.clashes) == ({"chouans": "rennes"}, [])


@rule("pitts-war reinforce.revolt.displace")
def test_where_there_is_none_the_enemy_goes_to_the_nearest_friendly_area_outside():
    """[rd.revolt-displaces]"""
    near = the_box().land.neighbours("lyon")
    flags = dict.fromkeys([area for area in near if area != "grenoble"], "austria")
    game = given(year=1793, flags=flags, fr_italy="lyon 2", napoleon="lyon")
    Referee(game, rise_up(game, "lyon-federals", 1))

    assert game.where == {"fr-italy": "grenoble", "lyon-federals": "lyon"}
    assert game.leaders == {"napoleon": "grenoble"}
    assert game.clashes == []


@rule("pitts-war reinforce.revolt.displace")
def test_the_nearest_refuge_is_never_in_the_uprising_itself_nor_overfull():
    near = the_box().land.neighbours("lyon")
    game = given(year=1793, fr_italy="lyon 2", fr_alps="grenoble 2", pr_rhine="dijon")
    referee = Referee(game, rise_up(game, "lyon-federals", 1))

    offered = {option.area for option in referee.options}
    assert offered == set(near) - {"marseille", "grenoble", "dijon", "bern", "chambery"}
    referee.choose(FallBack("clermont"))
    assert game.where["fr-italy"] == "clermont"


@rule("pitts-war reinforce.revolt.displace")
def test_the_refuge_may_be_two_areas_away():
    near = the_box().land.neighbours("lyon")
    game = given(year=1793, flags=dict.fromkeys(near, "austria"), fr_italy="lyon 2")
    referee = Referee(game, rise_up(game, "lyon-federals", 1))

    assert referee.options
    assert not {option.area for option in referee.options} & set(near)


@rule("pitts-war reinforce.revolt.battle")
def test_where_there_is_no_refuge_either_a_battle_is_fought():
    """[rd.revolt-battle]"""
    flags = dict.fromkeys([a for a in the_box().areas if a not in the_box().open], "austria")
    others = {"vendeans": "vendee", "au_germany": "munster", "ru_baltic": "pinsk"}
    game = given(year=1793, flags=flags, fr_italy="lyon 2", **others)
    Referee(game, rise_up(game, "lyon-federals", 1))

    assert game.where["fr-italy"] == game.where["lyon-federals"] == "lyon"
    assert game.clashes == [Clash("lyon", COALITION)]


@rule("pitts-war card.c.louis-xvii")
def test_a_marker_does_not_drive_the_enemy_out_but_fights_him():
    game = given(fr_coastal="vendee")
    Referee(game, rise_by_marker(game, "vendeans", 1, ("vendee",)))

    assert game.stacks["vendee"] == ("fr-coastal", "vendeans")
    assert game.clashes == [Clash("vendee", COALITION)]


@rule("pitts-war reinforce.revolt.placement", "pitts-war stacking.always")
def test_a_revolt_that_finds_no_room_waits():
    place = {"year": 1793, "active": "coalition", "facts": {"due": ("vendeans",)}}
    game = given(**place, stance={"britain": "coalition"}, br_anglo_dutch="vendee 2")
    assert Referee(game, place_arrival(game)).is_over
    assert (game.due, game.is_done) == (("vendeans",), True)

    game = given(**place, stance={"france": "peace"}, fr_coastal="vendee 2")
    assert Referee(game, place_arrival(game)).is_over
    assert game.due == ("vendeans",)


@rule("pitts-war reinforce.revolt.placement")
def test_a_marker_finds_the_area_that_has_room():
    stance = {"britain": "coalition"}
    game = given(stance=stance, br_anglo_dutch="brest 2", br_med_sea="brest 1")
    assert Referee(game, rise_by_marker(game, "chouans", 1, ("rennes", "brest"))).is_over

    assert game.where["chouans"] == "rennes"


@rule("pitts-war unit.highlighted")
def test_revolt_units_have_a_region_or_a_town_of_their_own():
    game = given()

    assert region(game, "chouans") == ("rennes", "brest")
    assert region(game, "toulon-federals") == ("marseille",)
    revolts = [army for army in the_box().armies.values() if army.revolt]
    assert all(army.homebound for army in revolts)


# Guerrillas.

LIBERATION = {"liberation": True}


def deploy(**pieces):
    game = given(year=1809, stance={"spain": "coalition"}, facts=LIBERATION, **pieces)
    return game, Referee(game, deploy_guerrillas(game))


@rule("pitts-war guerrilla.appear")
def test_guerrillas_appear_in_spain_where_no_enemy_is():
    game, referee = deploy(fr_north="madrid", guerrilla_2="seville")
    assert referee.decision.seat == "coalition"
    assert referee.refusal(Place("guerrilla-1", "madrid")).key == "guerrilla.enemies"
    assert referee.refusal(Place("guerrilla-1", "lisbon")).key == "guerrilla.not-spain"
    assert referee.refusal(Place("guerrilla-2", "burgos")).key == "guerrilla.not-this"
    assert Pass() not in referee.options

    referee.choose(Place("guerrilla-1", "burgos"), Pass())
    assert game.guerrillas == {"guerrilla-1": "burgos", "guerrilla-2": "seville"}


@rule("pitts-war guerrilla.appear")
def test_there_are_guerrillas_only_in_the_war_of_liberation():
    assert not is_spain_risen(given(year=1809))
    assert is_spain_risen(given(year=1809, facts=LIBERATION))


@rule("pitts-war guerrilla.appear")
def test_no_guerrilla_appears_when_the_french_are_everywhere():
    armies = [*the_box().armies_of["france"], "italians", "saxons"]
    areas = the_box().areas_of["spain"]
    stance = {"spain": "coalition", "kingdom-of-italy": "french", "saxony": "french"}
    pieces = {
        army.replace("-", "_"): f"{area} 1" for army, area in zip(armies, areas, strict=False)
    }
    game = given(year=1809, stance=stance, facts=LIBERATION, **pieces)

    assert len(pieces) == len(areas)
    assert Referee(game, deploy_guerrillas(game)).is_over
    assert game.guerrillas == {}


@rule("pitts-war guerrilla.move")
def test_a_guerrilla_may_move_to_a_neighbouring_area_without_enemies():
    game, referee = deploy(fr_north="burgos", guerrilla_1="madrid", guerrilla_2="cadiz")
    assert referee.refusal(Place("guerrilla-1", "burgos")).key == "guerrilla.enemies"
    assert referee.refusal(Place("guerrilla-1", "cadiz")).key == "guerrilla.too-far"
    assert referee.refusal(Place("guerrilla-2", "seville")).key == "guerrilla.not-this"

    referee.choose(Place("guerrilla-1", "valencia"), Place("guerrilla-2", "seville"))
    assert game.guerrillas == {"guerrilla-1": "valencia", "guerrilla-2": "seville"}


@rule("pitts-war guerrilla.move")
def test_a_guerrilla_does_not_leave_spain():
    _, referee = deploy(guerrilla_1="badajoz", guerrilla_2="cadiz")

    assert referee.refusal(Place("guerrilla-1", "lisbon")).key == "guerrilla.not-spain"


@rule("pitts-war guerrilla.not-combat-unit", "pitts-war guerrilla.effect")
def test_a_guerrilla_holds_nothing_and_is_no_army():
    flags = {"burgos": "france"}
    game = given(year=1809, stance={"spain": "coalition"}, flags=flags, guerrilla_1="burgos")

    assert len(the_box().guerrillas) == 2
    assert game.holder("burgos") is None
    assert controller(game, "burgos") is FRENCH
    assert blocks(game, "burgos")
    assert not blocks(game, "madrid")
    assert commander(game, [], []) == ""


@rule("pitts-war guerrilla.effect")
def test_a_guerrilla_among_french_armies_has_no_effect():
    game = given(year=1809, guerrilla_1="burgos", fr_north="burgos")

    assert not blocks(game, "burgos")


@rule("pitts-war guerrilla.remove")
def test_driving_a_guerrilla_out_costs_two_points_more():
    """[con.guerrilla]"""
    flags = dict.fromkeys(the_box().areas_of["spain"], "france")
    place = {"year": 1809, "stance": {"spain": "coalition"}, "flags": flags}
    game = given(**place, fr_north="madrid", guerrilla_1="valencia")
    referee = marching(game, "madrid", 3)

    referee.choose(Enter("valencia"), Root("guerrilla-1"))
    assert (game.march.points, game.guerrillas) == (0, {})


@rule("pitts-war guerrilla.remove")
def test_a_guerrilla_that_was_driven_out_appears_again():
    """[con.guerrilla]"""
    game, _ = deploy(guerrilla_1="valencia", guerrilla_2="cadiz")
    remove(game, "guerrilla-1")
    assert game.guerrillas == {"guerrilla-2": "cadiz"}

    referee = Referee(game, deploy_guerrillas(game))
    referee.choose(Place("guerrilla-1", "valencia"), Pass())
    assert game.guerrillas["guerrilla-1"] == "valencia"


@pytest.mark.parametrize("steps", [1, 2])
def test_a_revolt_comes_with_the_steps_it_is_given(steps):
    game = given()
    Referee(game, rise_up(game, "vendeans", steps))

    assert game.steps == {"vendeans": steps}


@rule("pitts-war card.f.amiens.no-war", "pitts-war card.f.armistice")
@rule("pitts-war card.c.quartiers-hiver")
@pytest.mark.parametrize("truce", ["f-amiens", "f-armistice", "c-quartiers-hiver"])
def test_in_a_truce_nobody_rises_among_the_enemy(truce):
    game = given(fr_coastal="rennes", lasting={truce: "impulse"})
    Referee(game, rise_by_marker(game, "chouans", 1, region(game, "chouans")))
    assert (game.where["chouans"], game.clashes) == ("brest", [])

    game = given(fr_coastal="vendee", lasting={truce: "impulse"})
    game.hands[COALITION].append("c-louis-xvii")
    held = PlayMarker("c-louis-xvii")
    refusal = cannot_play(game, COALITION, Moment.TURN, held)
    assert refusal.rule.startswith(f"card.{truce[0]}.{truce[2:]}")


@rule("pitts-war supply.revolt.home", "pitts-war supply.line")
def test_who_stands_among_insurgents_at_home_needs_a_line_of_his_own():
    stance = {"britain": "coalition"}
    game = given(year=1794, vendeans="vendee 2", br_med_sea="vendee 1", stance=stance)

    assert is_supplied(game, COALITION, "vendee", ["vendeans"])
    assert not is_supplied(game, COALITION, "vendee")
