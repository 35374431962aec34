"""The battle table, the dice, the winner, the tie."""

import pytest

from estafette.games.age_of_napoleon.battle import roll, roll_once
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Battle, Engaged
from tests.games.age_of_napoleon.battling import battle, commit_all, met
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

TABLE = {  # strength: corps destroyed with each die; tie-break modifier
    0: ([0, 0, 0, 0, 0, 1], 0),
    5: ([0, 0, 0, 0, 0, 1], 0),
    6: ([0, 0, 0, 0, 1, 1], 1),
    10: ([0, 0, 0, 0, 1, 1], 1),
    11: ([0, 0, 1, 1, 1, 1], 2),
    15: ([0, 0, 1, 1, 1, 1], 2),
    16: ([0, 1, 1, 1, 1, 2], 3),
    20: ([0, 1, 1, 1, 1, 2], 3),
    21: ([1, 1, 1, 1, 2, 2], 4),
    25: ([1, 1, 1, 1, 2, 2], 4),
    26: ([1, 1, 1, 2, 2, 2], 5),
    30: ([1, 1, 1, 2, 2, 2], 5),
    31: ([1, 1, 2, 2, 2, 3], 6),
    35: ([1, 1, 2, 2, 2, 3], 6),
    36: ([1, 2, 2, 2, 3, 3], 7),
    60: ([1, 2, 2, 2, 3, 3], 7),
}


def decided(attacker: int, defender: int, *dice: int, boxes: tuple[int, int] = (4, 4)) -> Battle:
    """A French attack of these strengths, after these dice."""
    fight = met(attacker, defender, boxes=boxes)
    roll(given(dice=dice), fight)
    return fight


@rule("age-of-napoleon table.battle", "age-of-napoleon battle.roll")
@pytest.mark.parametrize("strength", TABLE, ids=lambda strength: f"v.tab.battle.{strength}")
def test_the_table_gives_the_corps_destroyed(strength):
    engaged = [Engaged(FRENCH, "napoleon", tally=[("napoleon", strength)]) for _ in range(6)]

    for die, each in enumerate(engaged, start=1):
        roll_once(given(dice=[die]), each)

    assert [each.destroys for each in engaged] == TABLE[strength][0]


@rule("age-of-napoleon table.battle.tbm")
@pytest.mark.parametrize("strength", TABLE, ids=lambda strength: f"v.tab.battle.{strength}")
def test_the_table_gives_the_tie_break_modifier(strength):
    assert the_box().tables.tie_break.at(strength, 1) == TABLE[strength][1]


@rule("age-of-napoleon battle.winner.most-losses")
@pytest.mark.parametrize(("dice", "winner"), [((5, 4), FRENCH), ((1, 6), COALITION)])
def test_who_inflicts_more_losses_wins(dice, winner):
    fight = decided(22, 17, *dice)

    assert fight.winner is winner
    assert not fight.tied


@rule("age-of-napoleon battle.winner.compare-table", "age-of-napoleon battle.losses.cap")
def test_the_table_decides_even_where_there_is_less_to_lose():  # v.rec.compare-table
    fight = decided(22, 17, 5, 4, boxes=(4, 1))

    assert (fight.attacker.destroys, fight.defender.destroys) == (2, 1)
    assert fight.winner is FRENCH
    assert (fight.attacker.losses, fight.defender.losses) == (1, 1)


@rule("age-of-napoleon battle.losses.plus-one")
def test_a_victory_without_a_tie_costs_the_loser_one_more():
    fight = decided(27, 15, 4, 5)

    assert (fight.attacker.losses, fight.defender.losses) == (1, 2 + 1)


@rule("age-of-napoleon battle.losses.plus-one")
def test_a_beaten_attacker_loses_one_more_too():
    fight = decided(15, 27, 5, 4)

    assert fight.winner is COALITION
    assert (fight.attacker.losses, fight.defender.losses) == (2 + 1, 1)


@rule("age-of-napoleon battle.tie.extra-roll", "age-of-napoleon table.battle.tbm")
def test_a_tie_is_broken_by_a_second_die_and_the_modifier():  # v.bat.tie-tbm
    fight = decided(23, 12, 1, 3, 1, 4)

    assert fight.tied
    assert (fight.attacker.second, fight.defender.second) == (1, 4)
    assert fight.winner is COALITION  # 1 + 4 against 4 + 2
    assert (fight.attacker.losses, fight.defender.losses) == (1, 1)


@rule("age-of-napoleon battle.tie.extra-roll")
def test_the_higher_total_wins_though_nobody_was_lost():  # v.bat.zero-zero
    fight = decided(4, 3, 2, 5, 3, 2)

    assert fight.winner is FRENCH
    assert (fight.attacker.losses, fight.defender.losses) == (0, 0)


@rule("age-of-napoleon battle.tie.extra-roll", "age-of-napoleon battle.retreat.loser")
def test_who_loses_the_second_roll_retreats():  # v.bat.zero-zero
    game = given(wellington="bayern", junot="bayern", dice=[2, 4, 2, 3], exhausted=["wellington"])

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert game.where == {"wellington": "bayern", "junot": "wurttemberg"}
    assert referee.fact("battle.won") == {"side": COALITION, "area": "bayern", "tied": True}


@rule("age-of-napoleon battle.tie.no-extra-loss")
@pytest.mark.parametrize("second", [(6, 1), (1, 6)])
def test_the_second_roll_destroys_nobody(second):  # v.bat.tie-no-plus-one
    fight = decided(18, 18, 3, 3, *second)

    assert (fight.attacker.losses, fight.defender.losses) == (1, 1)


@rule("age-of-napoleon battle.tie.double-defender")
def test_the_defender_wins_a_double_tie():  # v.bat.double-tie
    fight = decided(18, 18, 3, 3, 3, 3)

    assert fight.winner is COALITION


@rule("age-of-napoleon battle.roll")
def test_each_side_rolls_one_die_and_the_attacker_first():
    game = given(davout="bayern", soult="bayern", karl="bayern", dice=[4, 2])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)

    rolled = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert [(facts["side"], facts["die"]) for facts in rolled] == [(FRENCH, 4), (COALITION, 2)]
    assert [facts["destroys"] for facts in rolled] == [1, 0]
