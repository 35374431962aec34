"""[16] Weather."""

import pytest

from estafette.games.napoleon_against_europe.actions import Go
from estafette.games.napoleon_against_europe.end_of_activation import last_tests
from estafette.games.napoleon_against_europe.round import end_round
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.squadron import movement
from estafette.games.napoleon_against_europe.waters import cannot_pass
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    in_port,
    on_campaign,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import Referee, rule


@rule("napoleon-against-europe weather.rounds")
@pytest.mark.parametrize(
    ("round_", "points"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 3), (6, 3), (7, 3)]
)
def test_bad_weather_and_winter_take_a_point_from_everybody(round_: int, points: int) -> None:
    """[d.rounds.weather] [ex1805.r5.weather]"""
    game = bare()
    game.round = round_
    put(game, "strasbourg", "fr-corps-9", general="ney")
    on_campaign(game, EMPIRE, "ney")
    assert game.march is not None
    assert game.march.points == points
    assert movement(game, ["fleet-nelson"]) == points + 2


@rule("napoleon-against-europe weather.rounds")
def test_the_end_of_the_phase_knows_no_weather() -> None:
    game = bare(dice=[1])
    game.round = 6
    put(game, "munich", "au-corps-1")
    game.unsupplied |= {"au-corps-1"}
    referee = Referee(game, last_tests(game, COALITION))
    assert referee.fact("attrition.rolled")["tally"] == [("attrition.unsupplied", 2)]


@rule("napoleon-against-europe weather.winter.baltic")
@pytest.mark.parametrize(("round_", "is_open"), [(4, True), (5, True), (6, False), (7, False)])
def test_in_winter_nothing_moves_in_the_ice(round_: int, is_open: bool) -> None:
    """[d.naval.winter-assault]"""
    game = bare()
    game.round = round_
    at_sea(game, "baltique-est", "fleet-crown")
    refusal = cannot_pass(game, ["fleet-crown"], "baltique-est", "golfe-finlande")
    assert (refusal is None) is is_open
    assert is_open or (refusal is not None and refusal.rule == "weather.winter.baltic")


@rule("napoleon-against-europe weather.winter.baltic")
def test_a_fleet_frozen_in_its_port_stays_there() -> None:
    game = bare()
    in_port(game, "saint-petersbourg", "fleet-crown")
    game.round = 6
    voyage(game, COALITION, "fleet-crown")
    referee = sailed(game)
    assert referee.is_over
    assert game.fleets["fleet-crown"].where == "saint-petersbourg"
    game.round = 5
    voyage(game, COALITION, "fleet-crown")
    assert Go("golfe-finlande") in sailed(game).options


@rule("napoleon-against-europe weather.rounds")
@rule("napoleon-against-europe attrition.mod.winter")
def test_the_last_tests_of_the_year_know_no_winter() -> None:
    game = bare(dice=[1])
    put(game, "munich", "fr-corps-9", general="ney", is_demoralised=True)
    game.round = 6
    end_round(game)
    assert game.is_winter
    referee = Referee(game, last_tests(game, EMPIRE))
    tally = dict(referee.fact("attrition.rolled")["tally"])
    assert "attrition.demoralised" in tally
    assert "attrition.winter" not in tally
