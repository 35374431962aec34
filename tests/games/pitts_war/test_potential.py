"""The Movement Potential of a force: its die, its modifiers, its points."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import PlayMarker, Sail, SetOut
from estafette.games.pitts_war.potential import modifiers, roll_potential
from estafette.games.pitts_war.sea import cannot_sail
from tests.games.pitts_war.marching import name, on_march
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

AT_WAR = {"stance": {"russia": "coalition", "britain": "coalition", "portugal": "coalition"}}
UNTRAINED = {"penalties": ("f-carnot",)}


def rolled(game, area, **facts):
    """The force of an area rolls; says its modified die and its points."""
    march = on_march(game, area, is_rolled=False, **facts)
    Referee(game, roll_potential(game))
    return march.potential, march.points


def tally(game, area, **facts):
    on_march(game, area, **facts)
    return dict(modifiers(game))


@rule("pitts-war movement.potential.roll", "pitts-war table.movement-potential")
@pytest.mark.parametrize(
    ("die", "points", "sails"),
    [(1, 2, False), (2, 2, False), (3, 3, True), (4, 3, True), (5, 4, True), (6, 4, True)],
)
def test_one_die_gives_the_points_and_says_whether_the_fleet_sails(die, points, sails):
    game = given(
        br_anglo_dutch="london 2", dice=[die], **AT_WAR
    )  # mp.table.2 mp.table.3 nav.roll-2

    assert rolled(game, "london") == (die, points)
    refusal = cannot_sail(game, Sail("lisbon"))
    assert (refusal is None) is sails
    if not sails:
        assert refusal.rule == "naval.needs-mp"


@rule(
    "pitts-war table.movement-potential.mod.unsupplied",
    "pitts-war table.movement-potential.mod.bad-weather",
    "pitts-war turn.bad-weather.effects",
    "pitts-war table.movement-potential.modifiers",
    "pitts-war movement.potential.modifiers",
)
def test_everything_bad_at_once_leaves_one_point():  # mp.table.low
    pieces = {"pr_rhine": "berlin 3", "pr_silesia": "berlin 2", "pr_east_prussia": "berlin 2"}
    game = given(bad_weather=True, dice=[1], brunswick="berlin", **pieces)

    assert rolled(game, "berlin", is_unsupplied=True) == (-3, 1)
    assert tally(game, "berlin", is_unsupplied=True) == {
        "movement.unsupplied": -2,
        "movement.bad-weather": -1,
        "movement.large-force": -1,
    }


@rule(
    "pitts-war table.movement-potential.mod.leader",
    "pitts-war table.movement-potential.mod.forced-march",
    "pitts-war table.movement-potential.mod.unit",
)
def test_napoleon_with_the_grand_army_on_a_forced_march_has_seven_points():  # mp.table.high
    game = given("great-empire", year=1805, fr_grand_army="lille 3", napoleon="lille", dice=[6])

    assert rolled(game, "lille", is_forced=True) == (13, 7)
    assert tally(game, "lille", is_forced=True) == {
        "movement.units": 2,
        "movement.leader": 3,
        "movement.forced-march": 2,
    }


@rule("pitts-war movement.potential.worst-modifier")
def test_the_slowest_army_sets_the_pace():  # mp.worst-modifier
    game = given("great-empire", year=1805, fr_grand_army="lille 3", fr_north="lille 1")

    assert tally(game, "lille")["movement.units"] == 1
    game = given("great-empire", year=1805, fr_grand_army="lille 3", dutch="lille 1")
    assert "movement.units" not in tally(game, "lille")


@rule(
    "pitts-war table.movement-potential.mod.unit",
    "pitts-war scenario.1792.french-movement-penalty",
)
def test_until_carnot_french_armies_have_no_bonus_of_their_own():  # mp.french-before-carnot
    pieces = {"fr_north": "lille 3", "dumouriez": "lille"}
    game = given(year=1793, dice=[3], facts=UNTRAINED, **pieces)
    trained = given(year=1793, dice=[3], **pieces)

    assert rolled(game, "lille") == (4, 3)
    assert rolled(trained, "lille") == (5, 4)
    ally = given(italians="milan 2", facts=UNTRAINED, stance={"kingdom-of-italy": "french"})
    assert tally(ally, "milan") == {"movement.units": 1}


@rule("pitts-war table.movement-potential.mod.large-force")
@pytest.mark.parametrize(("steps", "modifier"), [(6, None), (7, -1)])
def test_seven_steps_are_slow(steps, modifier):  # mp.large-force.6-7
    pieces = {"fr_north": "lille 3", "fr_rhine": "lille 3", "moreau": "lille"}
    if steps == 7:
        pieces["fr_alps"] = "lille 1"

    assert tally(given(**pieces), "lille").get("movement.large-force") == modifier


@rule("pitts-war table.movement-potential.mod.bad-weather", "pitts-war card.f.campagne-hiver")
@pytest.mark.parametrize(
    ("bad", "hardened", "modifier"), [(False, False, None), (True, False, -1), (True, True, None)]
)
def test_bad_weather_slows_all_but_a_winter_campaign(bad, hardened, modifier):
    game = given(fr_north="lille", bad_weather=bad)

    assert tally(game, "lille", is_hardened=hardened).get("movement.bad-weather") == modifier


@rule("pitts-war movement.potential.modifiers")
def test_the_modifiers_are_told_with_the_die():
    game = given(fr_north="lille 3", massena="lille", dice=[2])
    referee = name(game, "lille", SetOut())

    assert referee.fact("trial.rolled")["tally"] == [("movement.units", 1), ("movement.leader", 2)]
    assert referee.fact("march.potential")["points"] == 4


@rule("pitts-war supply.out.movement-penalty", "pitts-war supply.out.marker")
def test_a_force_out_of_supply_is_marked_and_slow():
    pieces = {"fr_rhine": "vienna 3"}
    game = given(dice=[4], **pieces)
    referee = name(game, "vienna", SetOut())

    assert game.march.is_unsupplied
    assert game.unsupplied == {"fr-rhine"}
    assert ("movement.unsupplied", -2) in referee.fact("trial.rolled")["tally"]
    fed = given(dice=[4], fr_rhine="metz 3", facts={"unsupplied": frozenset({"fr-rhine"})})
    name(fed, "metz", SetOut())
    assert (fed.march.is_unsupplied, fed.unsupplied) == (False, frozenset())


@rule("pitts-war card.c.jambes-russes")
def test_russian_legs():  # mea.jambes
    hand = {"coalition": ["c-jambes-russes"]}
    game = given(ru_1st_army="vilna 3", year=1799, hand=hand, dice=[3], **AT_WAR)
    game.annexed = {**game.annexed, "vilna": "russia"}
    on_march(game, "vilna")
    referee = Referee(game, roll_potential(game))
    referee.choose(PlayMarker("c-jambes-russes"))

    assert (game.march.potential, game.march.points) == (5, 4)
    assert game.hands["coalition"] == []


@rule("pitts-war card.c.jambes-russes")
@pytest.mark.parametrize("pieces", [{"au_germany": "linz"}, {"ru_guard": "linz", "swedes": "linz"}])
def test_russian_legs_are_for_russians_and_nobody_else_is_asked(pieces):
    hand = {"coalition": ["c-jambes-russes"]}
    stance = {"russia": "coalition", "sweden": "coalition"}
    game = given(year=1799, hand=hand, dice=[3], stance=stance, **pieces)
    on_march(game, "linz")

    assert Referee(game, roll_potential(game)).is_over


@rule("pitts-war card.f.francs-tireurs")
def test_francs_tireurs_slow_an_enemy_in_france():  # mea.francs-tireurs
    hand = {"french": ["f-francs-tireurs"]}
    game = given(year=1814, pr_lower_rhine="reims 3", blucher="reims", hand=hand, dice=[2])
    on_march(game, "reims")
    referee = Referee(game, roll_potential(game))
    referee.choose(PlayMarker("f-francs-tireurs"))

    assert (game.march.potential, game.march.points) == (3, 3)


@rule("pitts-war card.f.francs-tireurs")
def test_francs_tireurs_are_found_in_france_only():
    hand = {"french": ["f-francs-tireurs"]}
    game = given(year=1814, pr_lower_rhine="mainz 3", hand=hand, dice=[2])
    on_march(game, "mainz")

    assert Referee(game, roll_potential(game)).is_over
    game = given(year=1814, pr_lower_rhine="reims 3", hand=hand, dice=[2])
    on_march(game, "reims")
    assert Referee(game, roll_potential(game)).options == (
        PlayMarker("f-francs-tireurs"),
        Pass(),
    )


@rule("pitts-war card.c.boue")
def test_mud_slows_both_sides_for_the_impulse():  # mea.boue
    game = given(
        fr_north="lille 3", au_germany="linz 3", lasting={"c-boue": "impulse"}, dice=[4, 4]
    )

    assert rolled(game, "lille") == (3, 3)
    assert rolled(game, "linz") == (2, 2)
