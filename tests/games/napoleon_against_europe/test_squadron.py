"""[2.1, 17.1, 17.2.2, 17.2.3] Fleets and squadrons: counters, activation, stacking, waters."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Drop, Go, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.fate import sink
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.squadron import (
    cannot_sail,
    movement,
    room_at_sea,
    sailable,
)
from estafette.games.napoleon_against_europe.waters import WATERS, cannot_operate, cannot_pass
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    on_cruise,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, flag, stand, table, the_box
from tests.referee import Referee, rule


@rule("napoleon-against-europe fleet.attributes")
def test_a_fleet_has_a_flag_initiative_movement_a_tactical_value_and_one_step() -> None:
    ball = the_box().fleets["fleet-ball"]
    assert (ball.nation, ball.initiative, ball.movement, ball.tactical) == ("angleterre", 1, 6, 2)
    game = bare()
    at_sea(game, "lion", "fleet-ball")
    sink(game, "fleet-ball")
    assert "fleet-ball" not in game.fleets
    assert "fleet-ball" in game.reserve


@rule("napoleon-against-europe fleet.circled-movement")
def test_the_circled_fleets_are_those_with_limits() -> None:
    limited = {fleet.nation for fleet in the_box().fleets.values() if fleet.restricted}
    assert limited == {*WATERS, "russie"}


@rule("napoleon-against-europe component.fleet.french")
def test_the_french_fleets() -> None:
    french = [fleet for fleet in the_box().fleets.values() if fleet.nation == "france"]
    names = {fleet.name for fleet in french}
    assert {"Ganteaume", "Missiessy", "Villeneuve", "Emériau"} < names
    assert len(french) == 5
    assert the_box().fleets["fleet-emeriau"].tactical == 0
    assert table().fleets["fleet-emeriau"].where == "toulon"


@rule("napoleon-against-europe component.fleet.english")
def test_the_english_fleets() -> None:
    english = [fleet for fleet in the_box().fleets.values() if fleet.nation == "angleterre"]
    names = {fleet.name for fleet in english}
    assert {
        *("Keith", "Cornwallis", "Stirling", "Nelson", "Collingwood", "Calder", "Ball"),
    } < names
    assert len(english) >= 11
    for scenario, number in (("1805", 9), ("1809", 10)):
        there = [f for f in table(scenario).fleets if the_box().fleets[f].nation == "angleterre"]
        assert len(there) == number
    assert "fleet-nelson" not in table("1809").fleets
    assert the_box().fleets["fleet-ball"].tactical == 2
    assert table().fleets["fleet-ball"].where == "lion"


@rule("napoleon-against-europe component.fleet.others")
def test_the_other_fleets() -> None:
    nations = [fleet.nation for fleet in the_box().fleets.values()]
    counts = {nation: nations.count(nation) for nation in nations}
    del counts["france"], counts["angleterre"]
    one_each = ("turquie", "hollande", "danemark", "suede", "portugal", "naples")
    assert counts == {"espagne": 3, "russie": 2, **dict.fromkeys(one_each, 1)}
    assert the_box().fleets["fleet-gravina"].nation == "espagne"


@rule("napoleon-against-europe naval.activation")
def test_each_fleet_costs_a_point_and_not_all_need_sail() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-keith", "fleet-cotton")
    referee = on_cruise(game, COALITION, "fleet-nelson", 3)
    referee.choose(Take("fleet-keith"), Pass())
    assert game.points == 1
    assert game.voyage is not None
    assert game.voyage.fleets == ["fleet-nelson", "fleet-keith"]
    assert game.fleets["fleet-cotton"].where == "manche"


@rule("napoleon-against-europe naval.activation")
def test_with_one_point_one_fleet_sails() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-keith")
    on_cruise(game, COALITION, "fleet-nelson", 1)
    assert game.points == 0
    assert game.voyage is not None
    assert game.voyage.fleets == ["fleet-nelson"]


@rule("napoleon-against-europe naval.activation")
def test_a_fleet_sails_once_a_round_and_only_for_its_own_side() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-villeneuve")
    assert sailable(game, COALITION) == ["fleet-nelson"]
    refusal = cannot_sail(game, COALITION, "fleet-villeneuve")
    assert refusal is not None
    assert refusal.rule == "naval.activation"
    game.moved |= {"fleet-nelson"}
    assert sailable(game, COALITION) == []


@rule("napoleon-against-europe naval.move.no-merge")
def test_a_squadron_picks_nobody_up_but_leaves_fleets_behind() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-keith")
    at_sea(game, "golfe-de-gascogne", "fleet-cotton")
    voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"))
    assert Take("fleet-cotton") not in referee.options
    for stranger in ("fleet-cotton", "fleet-ball"):
        refusal = referee.refusal(Drop(stranger))
        assert (refusal.rule, refusal.facts["fleet"]) == ("naval.move.no-merge", stranger)
    referee.choose(Drop("fleet-keith"))
    assert referee.refusal(Drop("fleet-nelson")).key == "voyage.not-in-squadron"  # the last one
    referee.choose(Go("finisterre"))
    assert game.fleets["fleet-keith"].where == "golfe-de-gascogne"
    assert game.fleets["fleet-cotton"].where == "golfe-de-gascogne"
    assert game.fleets["fleet-nelson"].where == "finisterre"


@rule("napoleon-against-europe naval.move.no-merge")
def test_fleets_that_met_in_one_round_sail_together_in_the_next() -> None:
    """[naval.portuguese-join]"""
    game = bare()
    in_port(game, "lisbonne", "fleet-lobo")
    in_port(game, "gibraltar", "fleet-nelson", "fleet-keith")
    referee = on_cruise(game, COALITION, "fleet-lobo", 1)
    referee.choose(Go("atlantique-sud"), Go("alboran"), Go("gibraltar"), Pass())
    assert game.voyage is None
    assert game.fleets["fleet-lobo"] == game.fleets["fleet-nelson"]
    refusal = cannot_sail(game, COALITION, "fleet-lobo", ["fleet-nelson"])
    assert refusal is not None
    game.moved = frozenset()
    referee = on_cruise(game, COALITION, "fleet-nelson", 3)
    referee.choose(Take("fleet-keith"), Take("fleet-lobo"))
    assert game.voyage is not None
    assert len(game.voyage.fleets) == 3


@rule("napoleon-against-europe naval.move.no-merge")
def test_fleets_that_lie_in_two_places_are_no_squadron() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    at_sea(game, "manche", "fleet-keith")
    refusal = cannot_sail(game, COALITION, "fleet-keith", ["fleet-nelson"])
    assert refusal is not None
    assert refusal.rule == "naval.move.no-merge"
    at_sea(game, "manche", "fleet-nelson")
    assert cannot_sail(game, COALITION, "fleet-keith", ["fleet-nelson"]) is None


@rule("napoleon-against-europe naval.corsairs.box")
def test_fleets_come_back_from_the_corsairs_one_by_one() -> None:
    game = bare()
    game.fleets |= dict.fromkeys(("fleet-nelson", "fleet-keith"), Berth("corsairs"))
    refusal = cannot_sail(game, COALITION, "fleet-keith", ["fleet-nelson"])
    assert refusal is not None
    assert refusal.rule == "naval.corsairs.box"


@rule("napoleon-against-europe naval.stack.squadron")
@rule("napoleon-against-europe force.squadron")
def test_a_squadron_has_three_fleets_at_most() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith", "fleet-cotton", "fleet-ball")
    others = ["fleet-nelson", "fleet-keith", "fleet-cotton"]
    refusal = cannot_sail(game, COALITION, "fleet-ball", others)
    assert refusal is not None
    assert refusal.rule == "naval.stack.squadron"
    assert cannot_sail(game, COALITION, "fleet-ball", others[:2]) is None
    referee = on_cruise(game, COALITION, "fleet-nelson", 5)
    referee.choose(Take("fleet-keith"), Take("fleet-cotton"))
    assert game.points == 2


@rule("napoleon-against-europe naval.stack.sea-zone")
def test_ships_in_port_and_in_boxes_do_not_count_at_sea() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-keith")
    in_port(game, "portsmouth", "fleet-cotton")
    before(game, "anvers", "fleet-ball")
    assert room_at_sea(game, "manche", COALITION) == 1
    at_sea(game, "manche", "fleet-cotton")
    voyage(game, COALITION, "fleet-cotton", points=0)
    assert room_at_sea(game, "manche", COALITION) == 0


@rule("napoleon-against-europe naval.stack.sea-zone")
def test_no_fleet_is_left_where_three_are_at_sea() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier", "fleet-saumarez")
    at_sea(game, "manche", "fleet-nelson", "fleet-keith")
    voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    referee = sailed(game)
    assert referee.refusal(Drop("fleet-keith")).rule == "naval.stack.sea-zone"


@rule("napoleon-against-europe naval.stack.excess")
def test_a_fourth_fleet_at_sea_is_lost_when_the_squadron_stops() -> None:
    """[d2.naval.zone-limit]"""
    game = bare()
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier", "fleet-saumarez")
    at_sea(game, "mer-du-nord", "fleet-keith")
    voyage(game, COALITION, "fleet-keith")
    referee = sailed(game)
    referee.choose(Go("manche"), Pass())
    assert len(referee.options) == 4
    referee.choose(Take("fleet-gambier"))
    assert "fleet-gambier" not in game.fleets
    assert game.fleets["fleet-keith"].where == "manche"


@rule("napoleon-against-europe naval.stack.excess")
def test_three_fleets_at_sea_are_no_excess() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier")
    at_sea(game, "mer-du-nord", "fleet-keith")
    voyage(game, COALITION, "fleet-keith")
    referee = sailed(game)
    referee.choose(Go("manche"), Pass())
    assert referee.is_over
    assert len(game.fleets) == 3


@rule("napoleon-against-europe naval.move.costs")
def test_a_squadron_is_as_fast_as_its_slowest_fleet() -> None:
    game = bare()
    assert movement(game, ["fleet-nelson"]) == 6
    assert movement(game, ["fleet-nelson", "fleet-lobo"]) == 4
    game.round = 5
    assert movement(game, ["fleet-nelson"]) == 5


@rule("napoleon-against-europe naval.bosphorus")
@rule("napoleon-against-europe naval.bosphorus.controlled")
def test_everybody_passes_the_bosphorus_until_a_side_holds_constantinople() -> None:
    """[d.naval.bosphorus]"""
    game = bare()
    way = ("mer-noire-ouest", "marmara")
    assert cannot_pass(game, ["fleet-siniavine"], *way) is None
    assert cannot_pass(game, ["fleet-villeneuve"], *way[::-1]) is None
    flag(game, "france", "constantinople")
    refusal = cannot_pass(game, ["fleet-siniavine"], *way)
    assert refusal is not None
    assert refusal.rule == "naval.bosphorus.controlled"
    assert cannot_pass(game, ["fleet-villeneuve"], *way) is None
    assert cannot_pass(game, ["fleet-siniavine"], "marmara", "egee") is None


@rule("napoleon-against-europe naval.gibraltar")
def test_gibraltar_closes_nothing() -> None:
    """[d.naval.bosphorus]"""
    game = bare()
    assert cannot_pass(game, ["fleet-villeneuve"], "alboran", "atlantique-sud") is None
    flag(game, "france", "gibraltar")
    assert cannot_pass(game, ["fleet-nelson"], "atlantique-sud", "alboran") is None


@rule("napoleon-against-europe naval.limits.russia")
def test_one_russian_fleet_is_outside_its_waters_at_a_time() -> None:
    """[d4.naval.limits]"""
    game = bare()
    at_sea(game, "egee", "fleet-siniavine")
    at_sea(game, "detroit", "fleet-crown")
    refusal = cannot_pass(game, ["fleet-crown"], "detroit", "mer-du-nord")
    assert refusal is not None
    assert refusal.rule == "naval.limits.russia"
    assert cannot_pass(game, ["fleet-siniavine"], "egee", "ionienne") is None
    at_sea(game, "mer-noire-est", "fleet-siniavine")
    assert cannot_pass(game, ["fleet-crown"], "detroit", "mer-du-nord") is None


@rule("napoleon-against-europe naval.limits.russia")
def test_two_russian_fleets_do_not_leave_their_waters_together() -> None:
    game = bare()
    both = ["fleet-siniavine", "fleet-crown"]
    at_sea(game, "detroit", *both)
    refusal = cannot_pass(game, both, "detroit", "mer-du-nord")
    assert refusal is not None
    assert refusal.rule == "naval.limits.russia"
    assert cannot_pass(game, both, "detroit", "baltique-ouest") is None


@rule("napoleon-against-europe weather.winter.baltic")
def test_nobody_leaves_the_ice_in_winter() -> None:
    game = bare()
    way = ("golfe-finlande", "baltique-est")
    assert cannot_pass(game, ["fleet-crown"], *way) is None
    game.round = 6
    refusal = cannot_pass(game, ["fleet-crown"], *way)
    assert refusal is not None
    assert refusal.rule == "weather.winter.baltic"


@rule("napoleon-against-europe naval.limits.baltic")
@rule("napoleon-against-europe naval.limits.gibraltar")
@pytest.mark.parametrize(
    ("fleet", "start", "to", "clause"),
    [
        ("fleet-cederstrom", "detroit", "mer-du-nord", "naval.limits.baltic"),
        ("fleet-fischer", "detroit", "mer-du-nord", "naval.limits.baltic"),
        ("fleet-seyid-ali", "alboran", "atlantique-sud", "naval.limits.gibraltar"),
        ("fleet-forteguerri", "alboran", "atlantique-sud", "naval.limits.gibraltar"),
    ],
)
def test_some_fleets_stay_in_their_waters(fleet: str, start: str, to: str, clause: str) -> None:
    """[d2.naval.swedish]"""
    game = bare()
    stand(game, danemark="empire", turquie="coalition")
    at_sea(game, start, fleet)
    refusal = cannot_pass(game, [fleet], start, to)
    assert refusal is not None
    assert refusal.rule == clause
    assert cannot_operate(game, [fleet], start) is None
    assert cannot_pass(game, ["fleet-nelson"], start, to) is None


@rule("napoleon-against-europe naval.move.costs")
def test_a_voyage_ends_when_its_player_says_so() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-emeriau")
    voyage(game, EMPIRE, "fleet-emeriau")
    referee: Referee = sailed(game)
    referee.choose(Pass())
    assert game.voyage is None
