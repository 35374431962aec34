"""Attrition: when it is tested, what weighs on the die, what it costs."""

import pytest

from estafette.games.pitts_war import attrition
from estafette.games.pitts_war.actions import Lose
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.battle import fight
from estafette.games.pitts_war.impulse import end_impulse
from estafette.games.pitts_war.modifiers import is_worn
from estafette.games.pitts_war.occupation import check_control
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import faced, on_the_march, tally
from tests.games.pitts_war.marching import name
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def marching(game, *armies, side=FRENCH, area="", **how):
    """These armies are on the march and come to be tested."""
    here = area or game.where[armies[0]]
    game.march = March(side, list(armies), game.leaders_at(here, side), here, here, **how)
    return Referee(game, attrition.test_march(game))


def modifiers(**how):
    """The modifiers of a test of a French force of one army in Brussels."""
    given_ = {"is_friendly": False, "is_forced": True, **how.pop("march", {})}
    game = given(**{"fr_italy": "brussels", "dice": [1], "year": 1795, **how})
    referee = marching(game, "fr-italy", **given_)
    return dict(referee.fact("trial.rolled")["tally"])


def result(die, **steps):
    """Steps lost and penalty of an unmodified test, read off a march of these armies."""
    pieces = {army: f"brussels {number}" for army, number in steps.items()}
    game = given(year=1795, **pieces, dice=[die])
    before = sum(steps.values())
    game.march = March(
        *(FRENCH, list(game.where), [], "brussels", "brussels"), is_forced=True, is_friendly=True
    )
    referee = Referee(game, attrition.test_march(game))
    while not referee.is_over:
        referee.choose(referee.options[0])
    return before - game.strength(game.where), game.march.is_worn


NONE, WORN, ONE, BOTH, TWO = (0, False), (0, True), (1, False), (1, True), (2, False)
SIX = {"fr_italy": 3, "fr_north": 3}


@rule("pitts-war table.attrition.result-d", "pitts-war table.attrition.result-dr")
@rule("pitts-war attrition.resolve")
@pytest.mark.parametrize(
    ("steps", "results"),
    [
        ({"fr_alps": 1}, {5: NONE, 6: WORN}),  # att.one-step
        ({"fr_italy": 3}, {3: NONE, 4: WORN, 6: ONE}),  # att.2-3
        ({"fr_italy": 3, "fr_alps": 1}, {1: NONE, 2: WORN, 3: ONE, 6: BOTH}),  # att.4-5
        (SIX | {"fr_alps": 2}, {1: WORN, 3: ONE, 5: BOTH}),  # att.6-8
        (SIX | {"fr_rhine": 3}, {1: WORN, 2: ONE, 4: BOTH, 6: TWO}),  # att.9
    ],
)
def test_the_table_costs_steps_or_a_penalty(steps, results):
    modified_by_one = {die: result(die, **steps) for die in results}

    assert modified_by_one == results


@rule("pitts-war attrition.when.unsupplied", "pitts-war attrition.when.forced-march")
@rule("pitts-war attrition.when.second-activation", "pitts-war attrition.not-idle")
@pytest.mark.parametrize(
    ("march", "sub_impulse", "due"),
    [
        ({}, False, False),
        ({"is_unsupplied": True}, False, True),
        ({"is_forced": True}, False, True),
        ({}, True, True),
    ],
)
def test_a_test_is_due_for_want_of_supply_a_forced_march_or_a_second_move(march, sub_impulse, due):
    game = given(fr_italy="brussels", dice=[1], sub_impulse=sub_impulse)
    referee = marching(game, "fr-italy", **march)

    assert ("trial.rolled" in referee.keys) is due  # nd.second-test
    assert game.march.is_tested is due


@rule("pitts-war attrition.when.second-activation", "pitts-war table.attrition.mod.forced-march")
@pytest.mark.parametrize("forced", [False, True])
def test_a_second_move_adds_nothing_and_a_forced_march_two(forced):
    march = {"is_forced": forced}
    found = modifiers(march=march, sub_impulse=True)

    assert found == ({"attrition.forced-march": 2} if forced else {})  # nd.second-test


@rule("pitts-war attrition.timing", "pitts-war attrition.resolve")
def test_a_march_is_tested_once():
    game = given(fr_italy="brussels", dice=[1, 1], sub_impulse=True)
    referee = marching(game, "fr-italy", is_forced=True, is_unsupplied=True)
    Referee(game, attrition.test_march(game))

    assert referee.keys.count("trial.rolled") == 1  # att.one-test


@rule("pitts-war attrition.not-idle")
def test_who_was_not_activated_is_not_tested():
    game = given(fr_italy="prague", dice=[6])
    referee = Referee(game, attrition.test_march(game))
    check_control(game)
    end_impulse(game)

    assert (referee.is_over, game.steps["fr-italy"]) == (True, 3)  # nd.idle
    assert not attrition.must_test(game)


@rule("pitts-war attrition.steps-counted")
def test_only_those_who_march_count_and_lose():
    game = given(fr_italy="brussels", fr_north="brussels", dice=[3], year=1795)
    referee = marching(game, "fr-italy", is_forced=True, is_friendly=False)

    assert referee.fact("attrition.result")["worn"]  # att.left-behind: 3 + 2 in column 2-3
    assert game.steps == {"fr-italy": 3, "fr-north": 3}


@rule("pitts-war attrition.steps-counted")
def test_those_left_behind_lose_nothing():
    game = given(fr_italy="brussels", fr_north="brussels", fr_alps="brussels", dice=[4])
    referee = marching(game, "fr-italy", "fr-alps", is_forced=True)

    assert referee.refusal(Lose("fr-north")).rule == "attrition.steps-counted"
    assert set(referee.options) == {Lose("fr-italy"), Lose("fr-alps")}
    referee.choose(Lose("fr-alps"))
    assert game.steps["fr-alps"] == 1


@rule("pitts-war table.attrition.modifiers")
def test_modifiers_are_added_up():
    found = modifiers(
        year=1793, bad_weather=True, march={"is_unsupplied": True, "is_friendly": True}
    )

    assert found == {
        **{"attrition.bad-weather": 1, "attrition.unsupplied": 2, "attrition.forced-march": 2},
        **{"attrition.friendly": -1, "attrition.raw": 1},
    }


@rule("pitts-war table.attrition.mod.bad-weather")
def test_bad_weather_adds_one():
    assert modifiers(bad_weather=True)["attrition.bad-weather"] == 1
    assert "attrition.bad-weather" not in modifiers()


@rule("pitts-war table.attrition.mod.bad-weather")
def test_a_winter_campaign_takes_no_notice_of_the_weather():
    assert "attrition.bad-weather" not in modifiers(bad_weather=True, march={"is_hardened": True})


@rule("pitts-war table.attrition.mod.unsupplied")
def test_want_of_supply_adds_two():
    assert modifiers(march={"is_unsupplied": True})["attrition.unsupplied"] == 2
    assert "attrition.unsupplied" not in modifiers()


@rule("pitts-war table.attrition.mod.french-russian")
@pytest.mark.parametrize(
    ("year", "armies", "hardened"),
    [
        (1795, ["fr-italy"], False),
        (1796, ["fr-italy"], True),
        (1796, ["fr-italy", "fr-alps"], True),
        (1796, ["ru-1st-army", "ru-2nd-army"], True),
        (1796, ["ru-1st-army", "fr-italy"], False),
        (1796, ["fr-italy", "poles"], False),
        (1796, ["au-germany"], False),
    ],
)
def test_the_french_and_the_russians_are_hardened_from_1796(year, armies, hardened):
    assert attrition.is_hardened(given(year=year), armies) is hardened


@rule("pitts-war table.attrition.mod.french-russian")
def test_hardened_troops_have_one_less():
    assert modifiers(year=1796)["attrition.hardened"] == -1


@rule("pitts-war table.attrition.mod.french-1792")
@pytest.mark.parametrize(("year", "raw"), [(1792, 1), (1793, 1), (1794, 0)])
def test_the_french_of_the_first_years_have_one_more(year, raw):
    assert modifiers(year=year).get("attrition.raw", 0) == raw


@rule("pitts-war table.attrition.mod.french-1792")
def test_the_coalition_of_the_first_years_has_not():
    game = given(year=1793, au_germany="brussels", dice=[1])
    referee = marching(game, "au-germany", side=COALITION, is_forced=True, is_friendly=False)

    assert dict(referee.fact("trial.rolled")["tally"]) == {"attrition.forced-march": 2}


@rule("pitts-war table.attrition.mod.friendly-areas")
def test_marching_among_friends_takes_one_off():
    game = given(
        "great-empire",
        year=1806,
        sub_impulse=True,
        **{"fr_grand_army": "lille", "fr_north": "lille", "fr_rhine": "lille"},
        **{"napoleon": "lille", "murat": "lille"},
        dice=[3],
    )
    referee = marching(game, "fr-grand-army", "fr-north", "fr-rhine")

    assert referee.fact("trial.rolled")["total"] == 1  # att.friendly-only
    assert game.march.is_worn


@rule("pitts-war stacking.leader-removed.withdraw")
def test_a_leader_who_has_lost_his_own_leaves_too_many_behind():
    game = given(
        **{"au_reserve": "vienna 1", "imperials": "vienna", "piedmontese": "vienna"},
        **{"charles": "vienna"},
        dice=[4],
    )
    force = ("au-reserve", "imperials", "piedmontese")
    referee = marching(game, *force, side=COALITION, is_forced=True)
    referee.choose(Lose("au-reserve"))

    assert "charles" not in game.leaders
    assert referee.decision.key == "stacking.who-withdraws"


@rule("pitts-war table.attrition.mod.french-1792")
def test_a_forced_march_in_1793():
    game = given(year=1793, fr_italy="brussels", dice=[2])
    referee = marching(game, "fr-italy", is_forced=True, is_friendly=False)

    assert referee.fact("trial.rolled")["total"] == 5  # att.french-1793
    assert game.march.is_worn
    assert game.steps["fr-italy"] == 3


@rule("pitts-war table.attrition.mod.marker")
@pytest.mark.parametrize(
    ("liberation", "area", "side", "more"),
    [
        (True, "madrid", FRENCH, 1),
        (False, "madrid", FRENCH, 0),
        (True, "bayonne", FRENCH, 0),
        (True, "madrid", COALITION, 0),
    ],
)
def test_the_war_of_liberation_wears_the_french_down(liberation, area, side, more):
    army = "fr-italy" if side is FRENCH else "br-peninsula"
    pieces = {army.replace("-", "_"): area}
    stance = {"britain": "coalition"}
    game = given(year=1809, stance=stance, **pieces, facts={"liberation": liberation}, dice=[1])
    referee = marching(game, army, side=side, is_forced=True)

    assert dict(referee.fact("trial.rolled")["tally"]).get("attrition.liberation", 0) == more


@rule("pitts-war table.attrition.result-dr", "pitts-war table.attrition.result-d")
def test_a_worn_force_has_one_less_in_every_battle_of_its_activation():
    game = given(
        **{"fr_italy": "brussels", "fr_north": "brussels", "napoleon": "brussels"},
        **{"imperials": "brussels"},
        dice=[5, 2, 1, 1, 1],
    )
    march = on_the_march(game, "brussels", out_of="lille")
    march.is_forced, march.is_friendly = True, False
    referee = Referee(game, attrition.test_march(game))
    referee.choose(Lose("fr-north"))
    assert game.strength(march.armies) == 5  # bd.dr-penalty
    assert march.is_worn

    for _ in range(2):
        fight = faced(game)
        assert is_worn(game, fight.attacker)
        assert not is_worn(game, fight.defender)
    game.march = None
    assert not is_worn(game, faced(game).attacker)


@rule("pitts-war table.attrition.result-dr")
def test_the_penalty_of_the_march_weighs_on_the_die():
    game = given(fr_italy="brussels", imperials="brussels", dice=[1, 6, 1])
    march = on_the_march(game, "brussels", out_of="lille")
    march.is_worn = True
    referee = Referee(game, fight(game))

    assert tally(referee, FRENCH)["battle.worn"] == -1
    assert "battle.worn" not in tally(referee, COALITION)


@rule("pitts-war table.attrition.result-dr")
def test_the_penalty_of_a_marker_weighs_on_the_die():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels"},
        facts={"worn": frozenset({"imperials"})},
        dice=[1, 6, 1],
    )
    referee = Referee(game, fight(on_the_way(game)))

    assert tally(referee, COALITION)["battle.worn"] == -1
    assert "battle.worn" not in tally(referee, FRENCH)


def on_the_way(game):
    on_the_march(game, "brussels", out_of="lille")
    return game


@rule("pitts-war attrition.resolve")
def test_nobody_loses_more_than_there_is():
    game = given(fr_alps="brussels 1")
    referee = Referee(game, attrition.lose_steps(game, FRENCH, ["fr-alps"], 2))

    assert referee.is_over
    assert game.where == {}


@rule("pitts-war table.attrition.mod.friendly-areas")
@pytest.mark.parametrize(("area", "is_friendly"), [("lille", True), ("brussels", False)])
def test_a_force_that_sets_out_of_enemy_land_does_not_march_among_friends(area, is_friendly):
    game = given(fr_north=area, flags={"brussels": None})
    name(game, area)

    assert game.march.is_friendly is is_friendly
