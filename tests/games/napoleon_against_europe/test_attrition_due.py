"""[13.6.1] When an attrition test is due, and who takes it."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Drop,
    Go,
    Hasten,
    Lose,
    PickUp,
    Take,
)
from estafette.games.napoleon_against_europe.attrition import is_due
from estafette.games.napoleon_against_europe.attrition import test_march as march_trial
from estafette.games.napoleon_against_europe.end_of_activation import check_supply, must_test
from estafette.games.napoleon_against_europe.march import finish
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put, store
from tests.games.napoleon_against_europe.wearing import tally, trial_of
from tests.referee import Referee, rule


@rule("napoleon-against-europe attrition.steps-counted")
def test_who_was_left_on_the_way_or_taken_up_is_not_tested() -> None:
    game = bare(dice=[1])
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "ulm", "fr-corps-11")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Hasten(1), Go("bade"), Drop("fr-corps-10"), Go("ulm"), PickUp("fr-corps-11"))
    game.dice.loaded = [6]
    referee.choose(Pass())
    facts = referee.fact("attrition.rolled")
    assert facts["total"] == 6 + 1 - 2
    assert facts["lost"] == 0
    assert game.steps["fr-corps-11"] == 2


@rule("napoleon-against-europe attrition.steps-counted")
def test_who_is_taken_up_and_marches_on_is_tested() -> None:
    game = bare(dice=[6, 1])
    put(game, "strasbourg", "fr-corps-9", general="davout")
    put(game, "bade", "corps-bade", "corps-wurtemberg", general="oudinot")
    orders = (Hasten(2), Go("bade"), PickUp("oudinot"), Go("ulm"), Pass())
    referee = marching(game, "davout", *orders)
    assert referee.fact("attrition.rolled")["tally"] == [("attrition.march", 2)]
    assert Lose("corps-wurtemberg") in referee.options


@rule("napoleon-against-europe attrition.steps-counted")
def test_who_is_laid_down_in_the_zone_of_the_test_does_not_escape_it() -> None:
    game = bare(dice=[6, 1])
    corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11", "fr-corps-12")
    army = {"army": "grande-armee", "subordinates": ["davout"]}
    put(game, "strasbourg", *corps, general="napoleon", **army)
    left = [Drop(each) for each in ("fr-corps-9", "davout", "fr-corps-10", "fr-corps-11")]
    referee = marching(game, "napoleon", Hasten(3), Go("bade"), *left, Pass())
    assert referee.fact("attrition.rolled")["total"] == 6 + 3 - 2
    referee.choose(Lose("fr-corps-10"))
    assert game.steps["fr-corps-10"] == 1
    assert set(game.forces["grande-armee"].corps) == set(corps)


@rule("napoleon-against-europe attrition.steps-counted")
def test_who_was_left_on_the_way_is_out_of_it() -> None:
    game = bare(dice=[6, 1])
    corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11")
    put(game, "strasbourg", *corps, general="davout")
    referee = marching(game, "davout", Hasten(3), Go("bade"), Drop("fr-corps-9"), Go("ulm"), Pass())
    assert Lose("fr-corps-9") not in referee.options
    assert Lose("fr-corps-10") in referee.options


@rule("napoleon-against-europe attrition.when.forced-march")
@rule("napoleon-against-europe attrition.sieges-first")
def test_the_test_of_a_forced_march_comes_at_its_end_after_the_sieges() -> None:
    """[ex1805.r5.napoleon-attrition]"""
    game = bare(dice=[4, 4, 5])
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4", "fr-elite-5", "fr-corps-9")
    put(game, "salzbourg", *corps, general="napoleon", army="grande-armee")
    flag(game, "france", "salzbourg", "munich")
    referee = on_campaign(game, EMPIRE, "napoleon")
    referee.choose(Hasten(2), Go("vienne"), Besiege())
    assert referee.fact("siege.rolled")["result"] == "breach"
    assert "attrition.rolled" not in referee.keys
    referee.choose(Pass(), Pass())
    facts = referee.fact("attrition.rolled")
    assert (facts["total"], facts["star"], facts["lost"]) == (4, 5, 2)
    assert referee.keys.index("siege.rolled") < referee.keys.index("attrition.rolled")
    referee.choose(Lose("fr-corps-9"), Lose("fr-corps-9"))
    assert "fr-corps-9" not in game.steps


@rule("napoleon-against-europe attrition.when.forced-march")
def test_no_step_is_detached_for_the_last_fortress_before_the_test() -> None:
    game = bare(dice=[6])
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    put(game, "salzbourg", *corps, general="napoleon", army="grande-armee")
    flag(game, "france", "salzbourg", "munich")
    store(game, "salzbourg", "depot-france-1")
    referee = on_campaign(game, EMPIRE, "napoleon")
    march_ = game.march
    assert march_ is not None
    referee.choose(PickUp("depot-france-1"), Hasten(1), Go("vienne"))
    march_.points = 1
    referee.choose(Besiege())
    refusal = referee.refusal(Lose("fr-elite-1"))
    assert refusal.rule == "attrition.when.forced-march"
    referee.choose(Lose("depot-france-1"))
    assert "vienne" not in game.empty


@rule("napoleon-against-europe attrition.when.unsupplied")
@rule("napoleon-against-europe unsupplied.attrition")
def test_an_unsupplied_force_is_tested_at_the_end_of_its_activation() -> None:
    game = bare(dice=[1])
    put(game, "moscou", "fr-corps-9", "fr-corps-10", general="ney")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Pass())
    assert tally(referee) == [("attrition.unsupplied", 2), ("attrition.french", -2)]
    assert referee.is_over


@rule("napoleon-against-europe attrition.when.unsupplied")
@rule("napoleon-against-europe unsupplied.attrition")
def test_an_unsupplied_force_is_tested_before_its_first_battle() -> None:
    """[d4.unsupplied.attrition]"""
    game = bare(dice=[1, 6, 6, 1, 1])
    put(game, "moscou", "fr-corps-9", "fr-corps-10", general="ney")
    near = game.printed.ground.neighbours("moscou")[0]
    put(game, near, "ru-corps-1")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go(near))
    while "battle.rolls" not in referee.keys and "battle.rout" not in referee.keys:
        referee.choose(referee.options[0])
    assert referee.keys.count("attrition.rolled") == 1
    assert referee.keys.index("attrition.rolled") < referee.keys.index("battle.begins")


@rule("napoleon-against-europe attrition.when.unsupplied")
def test_a_supplied_force_that_marches_as_usual_is_not_tested() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="ney")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("bade"), Pass())
    assert referee.is_over
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe attrition.one-test")
def test_an_unsupplied_force_on_a_forced_march_takes_one_test() -> None:
    """[d.attrition.one-test]"""
    game = bare(dice=[1])
    put(game, "moscou", "fr-corps-9", general="ney")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Hasten(2), Pass())
    assert referee.keys.count("attrition.rolled") == 1
    assert tally(referee) == [
        ("attrition.march", 2),
        ("attrition.unsupplied", 2),
        ("attrition.french", -2),
    ]


@rule("napoleon-against-europe attrition.when.redeploy")
def test_a_redeployment_is_tested_without_march_or_winter() -> None:
    game = bare(dice=[6])
    game.round = 6
    head = put(game, "munich", "au-corps-1", general="jean")
    assert tally(trial_of(game, head, redeploying=True, forced=3)) == []


@rule("napoleon-against-europe unsupplied.mixed.attrition")
def test_only_the_unsupplied_part_is_tested_for_want_of_supply() -> None:
    """[d.unsupplied.half]"""
    game = bare(dice=[6, 6])
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    head = put(game, "munich", *corps, general="charles")
    game.unsupplied |= {"au-corps-1"}
    march(game, head, is_unsupplied=True)
    referee = Referee(game, march_trial(game, head))
    facts = referee.fact("attrition.rolled")
    assert (facts["total"], facts["lost"]) == (8, 1)
    assert referee.is_over
    assert game.steps == {"au-corps-1": 1, "au-corps-2": 2, "au-corps-3": 2}


@rule("napoleon-against-europe unsupplied.mixed.attrition")
def test_hungry_corps_that_a_force_in_supply_takes_along_are_tested() -> None:
    game = bare(dice=[6, 6])
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="davout")
    put(game, "bade", "corps-baviere")
    game.unsupplied |= {"corps-baviere"}
    referee = marching(game, "davout", Go("bade"), PickUp("corps-baviere"), Go("ulm"), Pass())
    assert tally(referee) == [("attrition.unsupplied", 2)]
    assert game.steps == {"fr-corps-9": 2, "fr-corps-10": 2, "corps-baviere": 1}


@rule("napoleon-against-europe unsupplied.mixed.attrition")
def test_hungry_corps_do_not_escape_their_test_where_they_are_laid_down() -> None:
    game = bare(dice=[6, 6])
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="davout")
    put(game, "bade", "corps-baviere")
    game.unsupplied |= {"corps-baviere"}
    taken = (Go("bade"), PickUp("corps-baviere"), Go("ulm"), Drop("corps-baviere"))
    marching(game, "davout", *taken, Pass())
    assert game.steps["corps-baviere"] == 1


@rule("napoleon-against-europe attrition.steps-counted")
def test_hungry_corps_that_are_taken_up_at_the_end_or_left_on_the_way_are_not_tested() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9", "fr-corps-10", general="davout")
    put(game, "bade", "fr-corps-11")
    put(game, "ulm", "fr-corps-12")
    game.unsupplied |= {"fr-corps-11", "fr-corps-12"}
    taken = (Go("bade"), PickUp("fr-corps-11"), Drop("fr-corps-11"))
    referee = marching(game, "davout", *taken, Go("ulm"), PickUp("fr-corps-12"), Pass())
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe attrition.two-armies")
def test_each_army_of_a_group_is_tested_by_itself() -> None:
    """[d2.two-armies.battle]"""
    game = bare(dice=[1, 1])
    put(game, "munich", "fr-corps-9", general="napoleon", army="grande-armee")
    put(game, "munich", "fr-corps-10", general="massena", army="armee-d-italie")
    on_the_way = march(game, "grande-armee", companion="armee-d-italie", asked=1)
    assert is_due(game, on_the_way)
    on_the_way.is_over = True
    referee = Referee(game, finish(game, on_the_way))
    forces = [told.facts["force"] for told in referee.told if told.key == "attrition.rolled"]
    assert forces == ["grande-armee", "armee-d-italie"]


@rule("napoleon-against-europe attrition.two-armies")
def test_the_second_army_is_tested_though_the_first_has_perished() -> None:
    game = bare(dice=[1])
    put(game, "munich", "fr-corps-10", general="massena", army="armee-d-italie")
    on_the_way = march(game, "armee-d-italie", is_unsupplied=True)
    on_the_way.companion = "grande-armee"  # lost in its own test
    referee = Referee(game, march_trial(game, "armee-d-italie"))
    assert [told.key for told in referee.told] == ["attrition.rolled"]


@rule("napoleon-against-europe attrition.one-test")
@rule("napoleon-against-europe forced-march.test")
def test_who_was_tested_before_his_battle_is_not_tested_again_at_the_end() -> None:
    game = bare(dice=[1, 6, 6, 1, 1, 1, 1])
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4")
    put(game, "salzbourg", *corps, general="napoleon", army="grande-armee")
    flag(game, "france", "munich", "salzbourg")
    put(game, "graz", "au-corps-1", reduced=["au-corps-1"])
    referee = on_campaign(game, EMPIRE, "napoleon")
    referee.choose(Hasten(1), Go("graz"))
    while not referee.is_over:
        options = referee.options
        referee.choose(Pass() if Pass() in options else options[0])
    assert "battle.won" in referee.keys
    assert referee.keys.count("attrition.rolled") == 1


@rule("napoleon-against-europe attrition.when.end-phase")
@pytest.mark.parametrize(
    ("state", "is_tested"),
    [({}, False), ({"is_sheltered": True}, True), ({"is_demoralised": True}, True)],
)
def test_whoever_is_besieged_or_demoralised_is_tested_at_the_end_even_in_supply(
    state: dict[str, bool], is_tested: bool
) -> None:
    game = bare()
    head = put(game, "gibraltar", "en-corps-3", **state)
    game.sieges = {"gibraltar": 0} if "is_sheltered" in state else {}
    check_supply(game)
    assert not game.unsupplied
    assert must_test(game, head, COALITION) is is_tested


@rule(
    "napoleon-against-europe unit.special.step", "napoleon-against-europe attrition.steps-counted"
)
@pytest.mark.parametrize(("spared", "lost"), [(False, 1), (True, 0)])
def test_a_special_unit_is_a_step_more_if_the_whole_force_is_tested(
    spared: bool, lost: int
) -> None:
    game = bare(dice=[6])
    corps = ["fr-elite-1", "fr-elite-2", "fr-elite-3", *(["fr-elite-4"] if spared else [])]
    put(
        game,
        "munich",
        *corps,
        general="napoleon",
        army="grande-armee",
        specials=["cavalerie-de-la-garde"],
        reduced=["fr-elite-1"],
    )
    toil = {"whole": True, "spared": ["fr-elite-4"] if spared else []}
    referee = trial_of(game, "grande-armee", **toil)  # five steps, or six
    assert referee.fact("attrition.rolled")["lost"] == lost


@rule("napoleon-against-europe depot.spend")
def test_a_mobile_depot_is_offered_before_a_fixed_one() -> None:
    game = bare(dice=[1])
    put(game, "munich", "fr-elite-1", general="ney")
    store(game, "munich", "depot-france-1", is_fixed=True)
    store(game, "munich", "depot-france-2")
    referee = trial_of(game, "ney", whole=True)
    assert referee.options == (Take("depot-france-2"), Pass())


@rule("napoleon-against-europe depot.spend.one")
def test_the_depot_of_a_marching_force_is_not_that_of_its_interceptor() -> None:
    game = bare(dice=[1])
    put(game, "munich", "fr-elite-1", general="ney")
    put(game, "vienne", "au-corps-1", general="charles")
    store(game, "munich", "depot-france-1")
    store(game, "vienne", "depot-autriche-1")
    march(game, "ney", has_spent_depot=True)
    referee = trial_of(game, "charles", spent=1)
    assert referee.options == (Take("depot-autriche-1"), Pass())
    assert "attrition.rolled" in trial_of(game, "ney", forced=1).keys


@rule(
    "napoleon-against-europe attrition.two-armies",
    "napoleon-against-europe attrition.steps-counted",
)
def test_who_was_laid_down_is_tested_with_one_of_two_armies() -> None:
    game = bare(dice=[6])
    put(game, "bade", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "bade", "fr-elite-3", general="davout", army="armee-d-italie")
    put(game, "bade", "fr-corps-9")
    told = {"companion": "armee-d-italie", "dropped": ["fr-corps-9"], "asked": 3}
    march(game, "grande-armee", "strasbourg", **told)
    referee = Referee(game, march_trial(game, "armee-d-italie"))
    assert referee.is_over
    assert game.steps["fr-elite-3"] == 1
    game.dice.loaded = [6, 1]
    referee = Referee(game, march_trial(game, "grande-armee"))
    assert Lose("fr-corps-9") in referee.options
