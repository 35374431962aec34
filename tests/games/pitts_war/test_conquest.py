"""Minors that are conquered, and what the French Republic annexes."""

import pytest

from estafette.games.pitts_war.actions import Place, Raise
from estafette.games.pitts_war.conquest import (
    all_are_conquered,
    annex_conquests,
    begin_conquests,
    conquer_minor,
    conqueror,
)
from estafette.games.pitts_war.recruitment import cannot_raise, not_available
from estafette.games.pitts_war.sequence import END_OF_TURN
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

SAXON = {"dresden": "france", "leipzig": "france"}


def conquests(game):
    begin_conquests(game)
    referee = Referee(game, None)
    for _ in game.unchecked:
        referee = Referee(game, conquer_minor(game))
    return referee


@rule("pitts-war conquest.when")
def test_conquests_are_checked_every_year_after_the_annexations():
    steps = [line.step.procedure for line in END_OF_TURN.lines if line.step is not None]

    assert steps.index(annex_conquests) < steps.index(begin_conquests) < steps.index(conquer_minor)


@rule("pitts-war conquest.minor.condition", "pitts-war conquest.minor.areas")
@pytest.mark.parametrize(
    ("flags", "victor"), [(SAXON, FRENCH), ({"dresden": "france"}, None), ({}, None)]
)
def test_a_minor_is_conquered_when_the_enemy_controls_every_area_of_it(flags, victor):
    game = given(flags=flags)

    assert conqueror(game, "saxony") is victor


@rule("pitts-war conquest.minor.joins", "pitts-war conquest.minor.units")
def test_a_conquered_minor_joins_its_conqueror_and_its_armies_go_home():
    game = given(flags=SAXON, saxons="berlin 2", pr_silesia="berlin", year=1806)
    referee = conquests(game)

    assert (referee.decision.seat, referee.decision.facts) == ("french", {"army": "saxons"})
    referee.choose(Place("saxons", "leipzig"))
    assert game.side_of("saxony") is FRENCH  # con.minor-all
    assert (game.where["saxons"], game.steps["saxons"]) == ("leipzig", 2)
    assert game.where["pr-silesia"] == "berlin"
    assert game.flags == {}
    assert game.entered["saxony"] == 1806
    assert all_are_conquered(game)


@rule("pitts-war conquest.minor.condition")
def test_an_open_area_counts_only_while_its_own_side_stands_in_it():
    flags = {"erfurt": "france", "wurzburg": "france"}
    assert conqueror(given(flags=flags), "empire") is FRENCH
    assert conqueror(given(flags=flags, fr_alps="munster"), "empire") is FRENCH

    assert conqueror(given(flags=flags, imperials="munster"), "empire") is None


@rule("pitts-war conquest.minor.condition")
@pytest.mark.parametrize(
    ("power", "facts"),
    [
        ("austria", {"flags": {"vienna": "france"}}),
        ("denmark", {}),
        ("insurgents", {}),
        ("flanders", {"annexed": dict.fromkeys(["brussels", "antwerp", "luxembourg"], "france")}),
    ],
)
def test_majors_neutrals_insurgents_and_the_landless_are_not_conquered(power, facts):
    assert conqueror(given(**facts), power) is None


@rule("pitts-war conquest.minor.change-again")
def test_a_minor_may_be_conquered_back():
    game = given(stance={"saxony": "french"}, flags=dict.fromkeys(SAXON, "prussia"))

    conquests(game)
    assert game.side_of("saxony") is COALITION


@rule("pitts-war conquest.minor.joins")
def test_the_next_minor_waits_its_turn():
    flags = {**SAXON, "kassel": "france"}
    game = given(flags=flags)
    begin_conquests(game)
    assert game.unchecked == ("saxony", "hesse")

    Referee(game, conquer_minor(game))
    assert game.unchecked == ("hesse",)
    assert game.side_of("hesse") is COALITION
    game.flags = {}
    Referee(game, conquer_minor(game))
    assert game.side_of("hesse") is COALITION


@rule("pitts-war conquest.minor.poland-exception")
def test_the_poles_never_serve_the_coalition():
    game = given(
        "great-empire",
        year=1813,
        stance={"grand-duchy": "french", "prussia": "coalition"},
        annexed={"warsaw": "grand-duchy", "posen": "grand-duchy"},
        flags={"warsaw": "russia", "posen": "prussia"},
        poles="dresden",
    )
    game.points = {"grand-duchy": 1}

    conquests(game)
    assert game.side_of("grand-duchy") is COALITION
    assert game.where["poles"] == "dresden"  # con.poland
    assert game.side("poles") is FRENCH
    del game.where["poles"], game.stacks["dresden"]
    assert not_available(game, "poles").key == "recruit.never-serves"


@rule("pitts-war conquest.minor.units", "pitts-war republic.piedmont-army")
def test_the_army_of_piedmont_is_not_there_for_france():
    flags = {"turin": "france", "sardinia": "france"}
    taken = {"chambery": "france", "nice": "france"}
    game = given(flags=flags, annexed=taken, piedmontese="genoa", sardinians="rome", year=1798)

    conquests(game)
    assert game.side_of("piedmont") is FRENCH
    assert "piedmontese" not in game.where  # kd.piedmont-army
    assert game.in_reserve("piedmontese")
    game.points = {"piedmont": 1}
    assert cannot_raise(game, Raise("piedmontese", "turin")).key == "recruit.never-serves"


@rule("pitts-war republic.annex")
def test_the_republic_annexes_the_light_blue_areas_under_its_control():
    game = given(flags={"brussels": "france", "mainz": "france", "nice": "france"}, year=1794)
    game.flags = {**game.flags, "milan": "france"}

    annex_conquests(game)
    assert game.annexed == dict.fromkeys(["brussels", "mainz", "nice"], "france")  # con.republic
    assert game.flags == {"milan": "france"}


@rule("pitts-war republic.annex")
def test_nothing_is_annexed_by_a_france_that_has_laid_down_its_arms():
    game = given("great-empire", stance={"france": "peace"}, annexed={"mainz": None}, year=1810)
    game.flags = {**game.flags, "mainz": "bavaria"}

    annex_conquests(game)
    assert "mainz" not in game.annexed
    game.stance = {**game.stance, "france": Stance.FRENCH}
    annex_conquests(game)
    assert game.annexed["mainz"] == "france"
