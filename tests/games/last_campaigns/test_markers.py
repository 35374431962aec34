"""[4] Markers: the Coordinated Action, the Initial Action, the cup."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Begin, Entrust, Link
from estafette.games.last_campaigns.activation import is_activated
from estafette.games.last_campaigns.markers import (
    coordinate,
    corps_of_marker,
    draws_markers,
    fill_cup,
    gains_coordination,
    take_initiative,
)
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.position import give, given, table
from tests.referee import Referee, rule


def corps_of_the_north(dice: list[int] | None = None) -> Game:
    """Napoleon with the I, II, III and VI Corps and the Guard, and Blücher with one corps."""
    game = given(
        "campaign",
        dice=dice or [],
        fr_i_quiot="2060",
        fr_ii_husson="2260",
        fr_iii_billard="2460",
        fr_vi_bellair="2660",
        fr_g_friant="2860",
        napoleon="2860",
        pr_i_1="5050",
        blucher="5050",
    )
    for corps in ("fr-i", "fr-ii", "fr-iii", "fr-vi", "fr-guard"):
        give(game, corps, "attack 2742")
    give(game, "pr-i", "defence 4856")
    return game


@rule("last-campaigns marker.coordinated.roll")
@pytest.mark.parametrize(
    ("value", "die", "gained"),
    [(4, 2, True), (4, 3, False), (3, 1, True), (3, 2, False), (2, 1, False), (5, 3, True)],
)
def test_the_die_must_be_two_less_than_the_value(value: int, die: int, gained: bool) -> None:
    assert gains_coordination(table(), value, die) is gained


@rule("last-campaigns marker.coordinated.roll")
def test_a_chief_without_his_headquarters_coordinates_less_well() -> None:
    for die, lost, gained in ((1, False, True), (1, True, False)):
        game = corps_of_the_north([die])
        game.hqs_lost = {Army.PRUSSIAN: 0} if lost else {}
        referee = Referee(game, coordinate(game, ALLIED))
        assert referee.fact("marker.coordination")["gained"] is gained


@rule(
    "last-campaigns marker.coordinated.choose",
    "last-campaigns sequence.phase2.fill-cup",
    "last-campaigns component.marker.coordinated",
)
def test_one_marker_takes_the_place_of_two() -> None:
    game = corps_of_the_north([2])
    referee = Referee(game, coordinate(game, FRENCH))
    referee.choose(Link("fr-i"))
    assert referee.refusal(Link("fr-i")).rule == "marker.coordinated.choose"
    referee.choose(Link("fr-ii"))
    fill_cup(game)
    french = [marker for marker in game.cup if marker != "pr-i"]
    assert french == ["fr-iii", "fr-vi", "fr-guard", "coordinated-french"]


@rule("last-campaigns marker.coordinated.choose", "last-campaigns sequence.phase2.rolls")
def test_nobody_need_put_two_corps_under_one_marker() -> None:
    game = corps_of_the_north([2])
    Referee(game, coordinate(game, FRENCH)).choose(Pass())
    assert game.pairs == {}


@rule("last-campaigns marker.coordinated.effect")
def test_the_two_corps_are_activated_together() -> None:
    game = corps_of_the_north()
    game.pairs = {FRENCH: ("fr-i", "fr-ii")}
    assert corps_of_marker(game, "coordinated-french") == (FRENCH, ("fr-i", "fr-ii"))
    game.active = ("fr-i", "fr-ii")
    acting = [unit for unit in game.where if is_activated(game, unit)]
    assert acting == ["fr-i-quiot", "fr-ii-husson"]


@rule("last-campaigns sequence.phase2.fill-cup", "last-campaigns sequence.phase5.reserve")
def test_a_corps_in_reserve_has_no_marker_in_the_cup() -> None:
    game = corps_of_the_north()
    give(game, "fr-vi", "reserve")
    fill_cup(game)
    assert "fr-i" in game.cup
    assert "fr-vi" not in game.cup


@rule("last-campaigns marker.initial.roll")
@pytest.mark.parametrize(("french", "allied", "wins"), [(5, 3, True), (4, 3, False)])
def test_three_more_than_the_other_give_the_initial_action(
    french: int, allied: int, wins: bool
) -> None:
    game = corps_of_the_north([french, allied])
    referee = Referee(game, take_initiative(game))
    assert referee.is_over is not wins
    assert ("marker.nobody-begins" in referee.keys) is not wins


@rule("last-campaigns marker.initial.choice", "last-campaigns marker.initial.effect")
def test_whoever_begins_is_not_in_the_cup() -> None:
    game = corps_of_the_north([6, 1])
    referee = Referee(game, take_initiative(game))
    assert Pass() in referee.options
    referee.choose(Begin("fr-ii"))
    fill_cup(game)
    assert game.initial == "fr-ii"
    assert "fr-ii" not in game.cup


@rule("last-campaigns marker.initial.choice")
def test_neither_a_corps_in_reserve_nor_one_of_the_pair_begins() -> None:
    game = corps_of_the_north([6, 1])
    give(game, "fr-vi", "reserve")
    game.pairs = {FRENCH: ("fr-i", "fr-ii")}
    referee = Referee(game, take_initiative(game))
    assert referee.refusal(Begin("fr-vi")).key == "marker.in-reserve"
    assert referee.refusal(Begin("fr-i")).key == "marker.in-the-pair"
    assert referee.refusal(Begin("fr-iv")).key == "marker.not-on-map"


@rule("last-campaigns marker.multiple-cc.choose", "last-campaigns marker.multiple-cc.subordinates")
def test_each_allied_chief_commands_his_own_army() -> None:
    game = given(
        "la-belle-alliance",
        dice=[2, 1, 6],
        acting=ALLIED,
        aa_i_byng="1719",
        aa_ii_adam="1616",
        wellington="2016",
        pr_iv_13="3015",
        blucher="3015",
    )
    for corps in ("aa-i", "aa-ii", "pr-iv"):
        give(game, corps, "defence 2016")
    referee = Referee(game, coordinate(game, ALLIED))
    assert referee.options == (Entrust("wellington"), Entrust("blucher"))
    referee.choose(Entrust("wellington"))
    assert referee.refusal(Link("pr-iv")).rule == "marker.multiple-cc.subordinates"
    referee.choose(Link("aa-i"))
    assert referee.is_over  # the second was the only one left
    referee = Referee(game, take_initiative(game))
    referee.choose(Entrust("blucher"))
    assert referee.options == (Begin("pr-iv"), Pass())
    assert referee.refusal(Begin("aa-ii")).key == "marker.in-the-pair"


@rule("last-campaigns component.marker.formation", "last-campaigns general.random-activation")
def test_every_corps_on_the_map_has_one_marker() -> None:
    game = table("ligny")
    fill_cup(game)
    assert len(game.cup) == len(set(game.cup))
    assert set(game.cup) == {"fr-iii", "fr-iv", "fr-c1", "fr-c2", "pr-i", "pr-iii"}


@rule("last-campaigns night.no-draw")
def test_at_night_without_contact_nothing_is_drawn() -> None:
    game = given("wavre", facts={"turn": 5}, fr_iii_billard="5714", pr_iii_9="5308")
    give(game, "fr-iii", "march 5408")
    assert game.is_night
    assert not draws_markers(game)
    fill_cup(game)
    assert game.cup == ("night-french", "night-allied")
    assert corps_of_marker(game, "night-french") == (FRENCH, ("fr-iii",))


@rule("last-campaigns night.no-draw")
def test_at_night_markers_are_drawn_where_enemies_touch() -> None:
    game = given("wavre", facts={"turn": 5}, fr_iii_billard="5407", pr_iii_9="5308")
    assert "5407" in game.ground.neighbours["5308"]
    assert draws_markers(game)
