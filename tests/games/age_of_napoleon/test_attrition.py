"""Attrition by march."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Detach,
    Enter,
    Evade,
    Halt,
    Intercept,
    Lose,
    NameAttacker,
    PlayCard,
)
from estafette.games.age_of_napoleon.attrition import (
    check_march,
    is_hard_going,
    lose_to_attrition,
    must_check,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import March
from tests.games.age_of_napoleon.campaigning import march, sail
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import Referee, rule

FOUR = dict.fromkeys(["napoleon", "davout", "soult", "murat"], "flandre")
FIVE = FOUR | {"ney": "flandre"}


def moved(areas, **marks):
    """A march over so many areas."""
    return March(FRENCH, "napoleon", ["napoleon"], "flandre", "bayern", entered=areas, **marks)


@rule(
    "age-of-napoleon march-attrition.trigger.four-areas",
    "age-of-napoleon march-attrition.trigger.three-and-battle",
    "age-of-napoleon march-attrition.trigger.forced-march",
    "age-of-napoleon march-attrition.trigger.sea-none",
)
@pytest.mark.parametrize(
    ("army", "battle", "checks"),
    [
        (moved(3), False, False),
        (moved(4), False, True),
        (moved(5), False, True),
        (moved(2), True, False),
        (moved(3), True, True),
        (moved(1, forced=True), False, True),
        (moved(1, rough=True), False, True),
        (moved(1, rough=True, by_sea=True), True, False),
    ],
)
def test_the_reasons_for_a_check(army, battle, checks):
    assert must_check(given(), army, battle=battle) is checks


@rule(
    "age-of-napoleon march-attrition.trigger.marsh",
    "age-of-napoleon march-attrition.trigger.mountain",
    "age-of-napoleon march-attrition.trigger.winter",
)
@pytest.mark.parametrize(
    ("area", "number", "hard"),
    [
        *[("polen", 2, True), ("tirol", 2, True), ("bayern", 2, False)],
        *[("bayern", 4, False), ("bayern", 5, True), ("bayern", 6, True)],
    ],
)
def test_marsh_mountain_and_winter_are_hard_going(area, number, hard):
    assert is_hard_going(given(in_round=number), area) is hard


@rule("age-of-napoleon march-attrition.trigger.four-areas", "age-of-napoleon march-attrition.table")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 0)])
def test_four_corps_over_four_areas(die, lost):  # v.mov.rating4-army
    game = given(**FOUR, dice=[die])

    referee = march(game, "napoleon", "rhenanie", "wurttemberg", "bayern", "bohmen")
    for corps in ["murat", "soult"][:lost]:
        referee.choose(Lose(corps))

    assert referee.is_over
    assert len(game.prisoners) == lost
    assert game.lost == []
    assert game.exhausted == set(game.where)
    assert referee.fact("attrition.march")["lost"] == lost


@rule("age-of-napoleon march-attrition.trigger.enter-only")
def test_entering_mountains_is_checked_and_leaving_them_is_not():  # v.mar.mountain
    stack = dict.fromkeys(["massena", "eugene", "marmont"], "italia")
    game = given(in_round=2, dice=[6, 6], **stack)

    march(game, "massena", "tirol").choose(Halt())
    assert game.dice.loaded == [6]
    assert "massena" in game.exhausted

    game.moved, game.exhausted, game.spent = set(), set(), []
    march(game, "massena", "bayern").choose(Halt())
    assert game.dice.loaded == [6]
    assert game.exhausted == set()


@rule("age-of-napoleon march-attrition.trigger.marsh")
@rule("age-of-napoleon march-attrition.loss.else-prisoners")
def test_a_corps_lost_in_a_summer_marsh_is_captured():  # v.mar.marsh
    stack = dict.fromkeys(["bagration", "essen", "dokhturov"], "lithuania")
    game = given(status={"preussen": "cm"}, in_round=2, dice=[1], **stack)

    referee = march(game, "bagration", "polen")
    referee.choose(Halt(), Lose("essen"))

    assert game.prisoners == ["essen"]
    assert game.exhausted == {"bagration", "dokhturov"}


@rule("age-of-napoleon march-attrition.trigger.winter")
@rule("age-of-napoleon march-attrition.loss.winter-permanent")
def test_a_corps_lost_on_a_winter_march_is_lost_for_good():  # v.mar.winter-loss
    game = given(in_round=5, dice=[4], **FIVE)

    referee = march(game, "napoleon", "rhenanie")
    referee.choose(Halt(), Lose("ney"))

    assert game.lost == ["ney"]
    assert game.prisoners == []


@rule("age-of-napoleon march-attrition.loss.else-prisoners")
def test_the_fourth_round_is_not_yet_winter():  # v.mar.round4
    game = given(in_round=4, dice=[4], hand={"french": ["forced-march"]}, **FIVE)

    referee = march(game, "napoleon", "rhenanie")
    referee.choose(PlayCard("forced-march-1"), Halt(), Lose("ney"))

    assert game.prisoners == ["ney"]


@rule("age-of-napoleon march-attrition.trigger.forced-march")
@pytest.mark.parametrize("areas", [["rhenanie"], ["rhenanie", "wurttemberg", "bayern", "bohmen"]])
def test_a_forced_march_is_checked_however_short(areas):  # v.mar.forced
    stack = dict.fromkeys(["soult", "ney", "junot"], "flandre")
    game = given(dice=[6], hand={"french": ["forced-march"]}, **stack)

    referee = march(game, "soult")
    referee.choose(PlayCard("forced-march-1"), *[Enter(area) for area in areas])
    if not referee.is_over:
        referee.choose(Halt())

    assert game.dice.loaded == []
    assert game.exhausted == set(stack)


@rule("age-of-napoleon march-attrition.trigger.three-and-battle")
def test_three_areas_and_no_battle_are_no_reason():  # v.mar.three-no-battle
    game = given(in_round=2, bagration="bayern", dice=[1], **FOUR)

    referee = march(game, "napoleon", "rhenanie", "wurttemberg")
    referee.choose(Pass(), Enter("bayern"), Evade("bohmen"), Pass())

    assert referee.is_over
    assert game.dice.loaded == [1]
    assert game.exhausted == set()


@rule("age-of-napoleon march-attrition.small-army")
def test_two_corps_make_no_check():  # v.mar.two-corps
    game = given(in_round=6, davout="flandre", ney="flandre", dice=[1])

    march(game, "davout", "rhenanie").choose(Halt())

    assert game.dice.loaded == [1]
    assert game.exhausted == set()


@rule("age-of-napoleon march-attrition.exhausts", "age-of-napoleon march-attrition.timing")
@rule("age-of-napoleon march-attrition.trigger.three-and-battle")
def test_the_army_is_tired_before_the_battle():  # v.mar.exhaust
    game = given(mack="bayern", dice=[6], **FOUR)

    march(game, "napoleon", "rhenanie", "wurttemberg", "bayern")

    assert len(game.clashes) == 1
    assert game.exhausted == set(FOUR)
    assert sum(game.battle_rating(corps) for corps in FOUR) == 15


@rule("age-of-napoleon march-attrition.once")
def test_many_reasons_make_one_check():  # v.gap.five-areas
    game = given(in_round=2, dice=[3, 1], hand={"french": ["forced-march"]}, **FIVE)

    referee = march(game, "napoleon", "lorraine", "wurttemberg", "tirol", "bayern")
    referee.choose(PlayCard("forced-march-1"), Enter("bohmen"), Lose("ney"))

    assert referee.is_over
    assert game.prisoners == ["ney"]
    assert game.dice.loaded == [1]


@rule("age-of-napoleon march-attrition.timing")
def test_a_corps_dropped_in_the_last_area_is_counted():
    stack = dict.fromkeys(["davout", "ney", "junot"], "flandre")
    game = given(dice=[6], **stack)

    referee = march(game, "davout", "holland")
    referee.choose(Detach("junot"), Halt())

    assert game.exhausted == set(stack)


@rule("age-of-napoleon march-attrition.trigger.winter", "age-of-napoleon movement.entry-order")
def test_corps_dropped_on_a_winter_march_check_when_the_army_goes_on():
    left = ["ney", "davout", "murat", "soult"]
    stack = dict.fromkeys([*left, "napoleon", "lannes"], "lorraine")
    game = given(in_round=5, dice=[1, 6], **stack)

    referee = march(game, "napoleon", "rhenanie")
    referee.choose(*[Detach(corps) for corps in left], Enter("wurttemberg"))
    assert referee.decision.key == "attrition.which-corps"
    referee.choose(Lose("ney"), Halt())

    assert game.lost == ["ney"]
    assert game.exhausted == {"davout", "murat", "soult"}
    assert game.dice.loaded == [6]  # two corps went on, and find their bread


@rule("age-of-napoleon march-attrition.once")
def test_corps_dropped_on_the_way_check_once_even_if_the_army_comes_back():
    stack = dict.fromkeys([*FIVE, "lannes", "lefebvre"], "flandre")
    game = given(dice=[6, 6], **stack)

    referee = march(game, "napoleon", "holland")
    referee.choose(*[Detach(corps) for corps in ("ney", "davout", "murat")])
    referee.choose(Enter("hannover"), Enter("holland"), Halt())

    checks = [told.facts["corps"] for told in referee.told if told.key == "attrition.march"]
    assert checks == [3, 3]


@rule("age-of-napoleon march-attrition.timing")
def test_corps_dropped_before_the_hard_going_do_not_check():
    stack = dict.fromkeys([*FIVE], "flandre")
    game = given(dice=[6], **stack)

    referee = march(game, "napoleon", "rhenanie")
    referee.choose(*[Detach(corps) for corps in ("ney", "davout", "murat")])
    referee.choose(Enter("holland"), Halt())

    assert game.dice.loaded == [6]


@rule("age-of-napoleon march-attrition.timing")
def test_a_corps_that_never_left_is_not_counted():
    stack = dict.fromkeys(["davout", "ney", "junot"], "holland")
    game = given(dice=[6], **stack)

    referee = march(game, "davout")
    referee.choose(Detach("junot"), Enter("flandre"), Enter("holland"), Halt())

    assert game.dice.loaded == [6]


@rule("age-of-napoleon march-attrition.timing")
def test_a_garrison_does_not_check_with_the_army_that_comes():
    game = given(davout="flandre", ney="flandre", junot="holland", dice=[6])

    march(game, "davout", "holland").choose(Halt())

    assert game.dice.loaded == [6]


@rule("age-of-napoleon march-attrition.trigger.sea-none")
def test_a_landing_in_winter_is_not_checked():
    places = {"hill": "britain", "moore": "portugal", "graham": "portugal"}
    game = given(britannia=True, in_round=5, status={"portugal": "cm"}, dice=[1], **places)

    sail(game, "hill", "portugal")

    assert game.exhausted == set()
    assert game.dice.loaded == [1]


@rule("age-of-napoleon attrition.choice-of-losses")
def test_a_corps_already_exhausted_is_lost_first():  # v.rec.attrition-choice
    game = given(dice=[1], exhausted=["soult"], **FOUR)

    Referee(game, check_march(game, FRENCH, list(FOUR)))

    assert game.prisoners == ["soult"]


@rule("age-of-napoleon attrition.choice-of-losses")
def test_the_owner_chooses_among_equals():
    game = given(exhausted=["soult", "murat"], **FOUR)

    referee = Referee(game, lose_to_attrition(game, FRENCH, list(FOUR), 3, for_good=False))
    assert referee.decision.seat == FRENCH
    for corps in ("napoleon", "ney"):
        assert referee.refusal(Lose(corps)).rule == "attrition.choice-of-losses"
    referee.choose(Lose("murat"))
    assert set(referee.options) == {Lose("napoleon"), Lose("davout")}
    referee.choose(Lose("davout"))

    assert game.prisoners == ["murat", "soult", "davout"]


@rule("age-of-napoleon march-attrition.table")
@pytest.mark.parametrize(
    ("die", "losses"),
    [
        (1, [1, 1, 1, 2, 2, 2, 3, 3]),
        (2, [0, 1, 1, 1, 2, 2, 2, 3]),
        (3, [0, 0, 1, 1, 1, 2, 2, 2]),
        (4, [0, 0, 1, 1, 1, 1, 2, 2]),
        (5, [0, 0, 0, 1, 1, 1, 1, 2]),
        (6, [0, 0, 0, 0, 1, 1, 1, 1]),
    ],
)
def test_the_table_gives_the_corps_lost(die, losses):  # v.tab.attrition.*
    corps = [*the_box().pools["france"], *the_box().pools["french-minors"]]
    for count, lost in zip(range(3, 11), losses, strict=True):
        army = corps[1 : count + 1]
        game = given(dice=[die])
        game.where = dict.fromkeys(army, "rhenanie")
        referee = Referee(game, check_march(game, FRENCH, army))
        while not referee.is_over:
            referee.choose(referee.options[0])
        assert len(game.prisoners) == lost


@rule("age-of-napoleon movement.entry-order")
def test_whoever_marched_checks_before_whoever_intercepted():
    stack = dict.fromkeys(["karl", "hiller", "kienmayer"], "osterreich")
    game = given(dice=[6, 5], **stack, **dict.fromkeys(["soult", "ney", "junot"], "wurttemberg"))

    referee = march(game, "soult", "tirol")
    referee.choose(Intercept("karl"), Halt(), NameAttacker(FRENCH))

    rolls = [told.facts for told in referee.told if told.key == "attrition.march"]
    assert [(roll["side"], roll["die"]) for roll in rolls] == [(FRENCH, 6), (COALITION, 5)]
    assert len(game.clashes) == 1
