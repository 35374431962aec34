"""[18] Objectives, points, and the end of a battle."""

import pytest

from estafette.engine import Ended
from estafette.games.last_campaigns.control import controller, update_control
from estafette.games.last_campaigns.fate import move, take_off
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army
from estafette.games.last_campaigns.victory import (
    check_collapse,
    difference,
    outcome,
    points_of,
    tally,
)
from tests.games.last_campaigns.losing import losing
from tests.games.last_campaigns.position import given, table
from tests.referee import rule


@rule("last-campaigns victory.occupation")
def test_the_last_to_have_had_a_unit_in_a_hex_occupies_it() -> None:
    game = given("ligny", fr_iii_billard="4358")
    assert game.control["4358"] is ALLIED
    update_control(game)
    assert game.control["4358"] is FRENCH
    move(game, "fr-iii-billard", "4160")
    update_control(game)
    assert controller(game, "4358") is FRENCH


@rule("last-campaigns victory.control")
def test_a_zone_of_control_alone_controls_a_hex() -> None:
    game = given("ligny", fr_iii_billard="4359")
    assert "4359" in game.ground.neighbours["4358"]
    update_control(game)
    assert game.control["4358"] is FRENCH


@rule("last-campaigns victory.control")
def test_two_zones_leave_a_hex_to_whoever_had_it() -> None:
    game = given("ligny", fr_iii_billard="4359", pr_i_1="4357")
    assert "4357" in game.ground.neighbours["4358"]
    update_control(game)
    assert game.control["4358"] is ALLIED
    take_off(game, "pr-i-1")
    update_control(game)
    assert game.control["4358"] is FRENCH


@rule("last-campaigns victory.collapse")
def test_the_french_lose_when_they_reach_their_level() -> None:
    game = given("ligny")
    losing(game, "fr-", 59)
    check_collapse(game)
    assert outcome(game) is None
    losing(game, "fr-", 60)
    with pytest.raises(Ended) as ended:
        check_collapse(game)
    assert ended.value.outcome.winner == ALLIED
    assert outcome(game) == ended.value.outcome


@rule("last-campaigns victory.collapse")
def test_an_allied_army_loses_only_when_it_disintegrates() -> None:
    game = given("ligny")
    losing(game, "pr-", 71)
    check_collapse(game)
    assert game.broken == (Army.PRUSSIAN,)
    losing(game, "pr-", 72)
    with pytest.raises(Ended) as ended:
        check_collapse(game)
    assert ended.value.outcome.winner == FRENCH


@rule("last-campaigns victory.points", "last-campaigns proposal.points")
def test_points_are_losses_objectives_and_headquarters() -> None:
    game = table("ligny")
    losing(game, "pr-iv", 12)
    game.hqs_destroyed = {Army.PRUSSIAN: 1, Army.FRENCH: 2}
    game.scored = {ALLIED: 3}
    assert dict(tally(game, FRENCH)) == {
        "points.losses": 12,
        "points.objectives": 20,
        "points.headquarters": 5,
        "points.special": 0,
    }
    assert points_of(game, ALLIED) == 65 + 10 + 3
    assert difference(game) == 37 - 78


@rule("last-campaigns proposal.points", "last-campaigns victory.points")
@pytest.mark.parametrize(
    ("points", "winner", "degree"),
    [
        (0, "french", "decisive"),
        (-1, "french", "marginal"),
        (-23, "french", "marginal"),
        (-24, "allied", "marginal"),
        (-45, "allied", "marginal"),
        (-46, "allied", "decisive"),
    ],
)
def test_the_difference_is_read_against_four_bands(points: int, winner: str, degree: str) -> None:
    game = given("ligny", facts={"turn": 7})
    game.scored = {FRENCH: points + 45}
    result = outcome(game)
    assert result is not None
    assert (result.winner, result.facts["degree"]) == (winner, degree)


@rule("last-campaigns victory.points")
def test_a_battle_lasts_as_long_as_its_track() -> None:
    game = table("ligny")
    game.turn = 6
    assert outcome(game) is None
    game.turn = 7
    assert outcome(game) is not None


@rule("last-campaigns scenario.wavre", "last-campaigns proposal.limits")
def test_a_unit_that_begins_on_its_third_step_counts_with_it() -> None:
    game = table("wavre")
    game.eliminated = {"pr-iii-9": 0}
    assert game.unit("pr-iii-9").front == 8
    assert dict(tally(game, FRENCH))["points.losses"] == 4
