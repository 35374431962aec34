"""Surrender Tests of major powers, and the War Drums."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Cede, PlayMarker, TakeIndemnity
from estafette.games.pitts_war.affairs import Treaty
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from estafette.games.pitts_war.state import less
from estafette.games.pitts_war.surrender import (
    all_are_tested,
    begin_surrenders,
    is_to_be_tested,
    stars_held,
    test_power,
)
from tests.games.pitts_war.position import given, road
from tests.referee import Referee, rule

test_power.__test__ = False  # a procedure of the game, not a test of ours
DRUMS = "c-tambours:austria"
VIENNA = road("strasbourg", "vienna")
FRENCH_STARS = ("paris", "bordeaux", "marseille", "lyon", "strasbourg")
WAY = ("lille", "metz", "grenoble")  # over which a line leads home to Austria


def examined(game):
    begin_surrenders(game)
    assert not all_are_tested(game)
    return Referee(game, test_power(game))


def prussia(*dice, **more):
    """Berlin is lost; Königsberg and Warsaw are held, and no army is at home."""
    stance = {"prussia": "coalition"}
    flags = road("strasbourg", "berlin")
    return given("great-empire", year=1806, stance=stance, flags=flags, dice=dice, **more)


@rule("pitts-war surrender.trigger", "pitts-war surrender.trigger.russia")
@pytest.mark.parametrize(
    ("power", "lost", "is_tested"),
    [
        *(("austria", "vienna", True), ("austria", "budapest", False)),
        *(("russia", "moscow", True), ("russia", "petersburg", True), ("russia", "kiev", False)),
    ],
)
def test_a_power_is_tested_when_the_enemy_controls_its_capital(power, lost, is_tested):
    game = given("great-empire", year=1806, flags=road("strasbourg", lost))

    begin_surrenders(game)
    assert (game.unchecked == (power,)) is is_tested
    assert all_are_tested(game) is not is_tested


@rule("pitts-war control.effect.surrender")
def test_a_capital_that_the_enemy_holds_out_of_supply_tests_nobody():
    cut_off = given("great-empire", flags=VIENNA | {"linz": None, "regensburg": None})

    assert is_to_be_tested(given("great-empire", flags=VIENNA), "austria")
    assert not is_to_be_tested(cut_off, "austria")


@rule("pitts-war surrender.trigger", "pitts-war control.effect.surrender")
@pytest.mark.parametrize("is_at_sea", [True, False])
def test_london_falls_to_an_army_that_the_sea_feeds(is_at_sea):
    game = given("great-empire", flags={"london": "france"}, facts={"french_at_sea": is_at_sea})

    assert is_to_be_tested(game, "britain") is is_at_sea


@rule("pitts-war surrender.trigger")
def test_france_is_tested_too_when_paris_is_lost():
    game = given("great-empire", year=1814, flags=road("vilna", "paris", "russia"))

    begin_surrenders(game)
    assert game.unchecked == ("france",)


@rule("pitts-war surrender.trigger", "pitts-war spain.liberation.minor")
def test_a_power_outside_the_war_and_a_spain_in_revolt_are_not_tested():
    assert not is_to_be_tested(given(stance={"austria": "peace"}, flags=VIENNA), "austria")
    risen = given(stance={"spain": "coalition"}, flags=road("bayonne", "madrid"))
    assert is_to_be_tested(risen, "spain")
    risen.liberation = True
    assert not is_to_be_tested(risen, "spain")


@rule("pitts-war surrender.roll", "pitts-war surrender.no-units")
@pytest.mark.parametrize(
    ("die", "holds"),
    [(1, True), (2, False)],
    ids=["ex.surrender.prussia", "ex.surrender.prussia.fails"],
)
def test_prussia_with_two_stars_and_no_army_at_home_holds_out_on_a_one(die, holds):
    game = prussia(die, 1)
    assert stars_held(game, "prussia") == 1

    referee = examined(game)
    assert (game.side_of("prussia") is COALITION) is holds
    assert ("surrender.holds" in referee.keys) is holds
    assert ("surrender.fails" in referee.keys) is not holds
    assert game.surrender is None or not holds


@rule("pitts-war surrender.no-units")
@pytest.mark.parametrize(("area", "stars"), [("stettin", 2), ("posen", 1), ("dresden", 1)])
def test_an_army_in_the_territory_of_1792_keeps_the_number_up(area, stars):
    assert stars_held(prussia(pr_silesia=area), "prussia") == stars


@rule("pitts-war surrender.roll")
def test_only_stars_that_it_owns_and_holds_count():
    game = prussia(pr_silesia="stettin")
    game.flags = {**game.flags, **{"konigsberg": "france", "dresden": "prussia"}}
    assert stars_held(game, "prussia") == 1

    game.annexed = less(game.annexed, "warsaw")
    assert stars_held(game, "prussia") == 0


@rule("pitts-war surrender.trigger.russia", "pitts-war surrender.roll")
@pytest.mark.parametrize(("die", "side"), [(3, COALITION), (4, None)])
def test_russia_holds_out_with_three_stars_on_a_three(die, side):
    game = given("great-empire", year=1812, flags=road("strasbourg", "moscow"), dice=[die, 1])
    game.stacks, game.where, game.steps = {"kiev": ("ru-baltic",)}, {"ru-baltic": "kiev"}, {}
    game.steps["ru-baltic"] = 1

    examined(game)  # con.russia
    assert game.side_of("russia") is side


@rule("pitts-war surrender.roll")
def test_the_next_power_waits_and_one_that_is_safe_again_is_passed_over():
    flags = VIENNA | road("strasbourg", "berlin")
    game = given(flags=flags, dice=[1], au_germany="prague")
    begin_surrenders(game)
    assert game.unchecked == ("austria", "prussia")

    Referee(game, test_power(game))
    assert game.unchecked == ("prussia",)
    game.flags = less(game.flags, "berlin")
    assert Referee(game, test_power(game)).is_over
    assert game.side_of("prussia") is COALITION
    assert all_are_tested(game)


def austria(*dice, hand=("c-tambours",), **more):
    """Vienna is lost; Budapest and Prague give three stars."""
    flags = VIENNA | more.pop("flags", {})
    year = more.pop("year", 1805)
    hands = {"coalition": list(hand)}
    pieces = {"au_germany": "prague"} | more
    return given("great-empire", year=year, flags=flags, dice=dice, hand=hands, **pieces)


@rule("pitts-war surrender.war-drums", "pitts-war card.c.tambours")
def test_the_war_drums_let_a_power_fight_on():
    game = austria(6)
    referee = examined(game)
    assert (referee.decision.key, referee.decision.seat) == ("window.surrender", "coalition")
    assert list(referee.decision.facts) == ["power"]
    assert game.surrender.power == "austria"

    referee.choose(PlayMarker("c-tambours"))  # kd.war-drums
    assert referee.is_over
    assert game.side_of("austria") is COALITION
    assert DRUMS in game.lasting
    assert (game.treaties, game.fallen, game.surrender) == ({}, (), None)


@rule("pitts-war surrender.war-drums")
def test_without_the_drums_it_surrenders():
    game = austria(6, 3)
    referee = examined(game)

    referee.choose(Pass(), Pass())
    assert game.stance["austria"] is Stance.PEACE
    assert game.fallen == (("austria", FRENCH),)
    assert game.treaties["austria"] == Treaty(FRENCH, 1807)


@rule("pitts-war card.c.tambours.price", "pitts-war forced-alliance.trigger")
def test_after_the_drums_a_surrender_costs_three_areas_and_binds():
    game = austria(6, 3, year=1806, lasting={DRUMS: "ever"})
    game.stance = {**game.stance, "bavaria": Stance.FRENCH}
    referee = examined(game)

    assert referee.decision.key == "peace.which-area"  # con.war-drums: no second refusal
    assert referee.decision.facts == {"power": "austria", "left": 3}
    referee.choose(Cede("innsbruck"), Cede("salzburg"), Cede("graz"))
    assert {"innsbruck", "salzburg", "graz"} <= {*game.annexed}
    assert game.treaties["austria"] == Treaty(FRENCH, 1808, binds=True)
    assert DRUMS not in game.lasting
    assert game.credit == {}


@rule("pitts-war card.c.tambours.indemnity")
def test_one_of_the_three_areas_may_be_turned_into_points():
    game = austria(6, 3, year=1806, lasting={DRUMS: "ever"})
    referee = examined(game)

    referee.choose(TakeIndemnity())
    assert TakeIndemnity() not in referee.options
    assert game.credit == {"france": 2}
    assert game.debit == {"austria": 2}
    assert referee.decision.facts["left"] == 2
    referee.choose(Cede("innsbruck"), Cede("salzburg"))
    assert game.treaties["austria"].binds


@rule("pitts-war card.c.tambours.indemnity")
def test_without_the_drums_there_is_no_indemnity():
    referee = examined(austria(6, 3, hand=()))

    assert TakeIndemnity() not in referee.options
    assert Cede("innsbruck") in referee.options


@rule("pitts-war card.c.tambours")
@pytest.mark.parametrize(
    ("flags", "die"), [({"vienna": None}, 1), ({}, 1)], ids=["the capital is free", "it holds out"]
)
def test_the_drums_are_forgotten_at_the_next_end_of_turn(flags, die):
    game = austria(die, lasting={DRUMS: "ever"}, hand=())
    if flags:
        game.flags = less(game.flags, "vienna")

    begin_surrenders(game)
    if game.unchecked:
        Referee(game, test_power(game))
    assert DRUMS not in game.lasting
    assert game.side_of("austria") is COALITION


def powers_tested(scenario, year, *areas):
    """The powers that take a Surrender Test when Austria has these areas of France."""
    game = given(scenario, year=year, flags=dict.fromkeys(areas + WAY, "austria"))
    begin_surrenders(game)
    return [power for power in game.unchecked if is_to_be_tested(game, power)]


@rule("pitts-war surrender.trigger", "pitts-war scenario.1792.victory.coalition")
def test_a_france_that_has_lost_liberty_or_death_takes_no_surrender_test():
    assert powers_tested("liberty-or-death", 1800, *FRENCH_STARS) == []
    assert powers_tested("liberty-or-death", 1800, *FRENCH_STARS[:-1]) == ["france"]
    assert powers_tested("liberty-or-death", 1799, *FRENCH_STARS) == ["france"]


@rule("pitts-war surrender.trigger", "pitts-war victory.auto.coalition")
@pytest.mark.parametrize(("year", "powers"), [(1794, []), (1795, ["france"])])
def test_a_france_without_a_star_at_the_end_of_a_period_takes_no_surrender_test(year, powers):
    assert powers_tested("valmy-to-waterloo", year, *FRENCH_STARS) == powers


@rule("pitts-war surrender.trigger", "pitts-war victory.final.coalition")
def test_the_fall_of_paris_in_the_last_year_does_not_save_france():
    assert powers_tested("valmy-to-waterloo", 1815, "paris") == []
    assert powers_tested("valmy-to-waterloo", 1814, "paris") == ["france"]


@rule("pitts-war surrender.trigger")
def test_france_is_tested_last():
    lost = dict.fromkeys(["paris", "lille", "dover", "rouen"], "britain")
    game = given("great-empire", year=1806, flags={**VIENNA, **lost})

    begin_surrenders(game)
    assert game.unchecked == ("austria", "france")


@rule("pitts-war surrender.trigger", "pitts-war victory.auto.coalition")
def test_a_france_to_which_the_peace_of_another_has_given_stars_back_is_tested():
    flags = dict.fromkeys(FRENCH_STARS + WAY, "austria")
    game = given("valmy-to-waterloo", year=1794, flags=flags)
    begin_surrenders(game)
    assert game.unchecked == ("france",)
    assert not is_to_be_tested(game, "france")

    game.flags = {area: power for area, power in flags.items() if area != "lyon"}
    assert is_to_be_tested(game, "france")
