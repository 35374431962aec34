"""The dice of a battle: columns, losses, who takes them, who has won."""

import pytest

from estafette.games.pitts_war.actions import Lose
from estafette.games.pitts_war.losses import find_winner, is_large, roll_dice, take_losses
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import battle, faced, inflicted, lead, pass_all, rolled
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


@rule(
    "pitts-war battle.resolve.winner",
    "pitts-war battle.resolve.roll",
    "pitts-war battle.losses.inflict",
    "pitts-war battle.losses.from",
)
def test_the_higher_result_wins_whatever_the_losses():
    game = given(
        **{"fr_italy": "brussels", "au_galicia": "brussels", "hessians": "brussels"},
        dice=[4, 4, 4],
    )
    referee = battle(game, "brussels", out_of="lille")
    lead(referee, "au-galicia")

    assert [rolled(referee, side)["total"] for side in (FRENCH, COALITION)] == [6, 5]
    assert inflicted(referee) == {FRENCH: 1, COALITION: 1}  # bd.winner-losses
    assert (game.steps["fr-italy"], game.steps["au-galicia"]) == (2, 1)
    assert referee.fact("battle.won")["side"] is FRENCH


COLUMNS = [
    ({"fr_italy": 3, "fr_alps": 2}, {"au_germany": 3, "au_galicia": 2}, False),
    ({"fr_italy": 3, "fr_alps": 2}, {"au_germany": 3, "au_italy": 3}, True),
    ({"fr_italy": 3, "fr_alps": 1}, {"au_germany": 3, "au_italy": 3, "hessians": 1}, False),
    ({"fr_italy": 3, "fr_north": 3, "fr_alps": 1}, {"au_germany": 3, "au_italy": 1}, False),
]


@rule("pitts-war battle.resolve.column", "pitts-war battle.steps-counted")
@pytest.mark.parametrize(("french", "coalition", "large"), COLUMNS)
def test_large_battles_need_eleven_steps_and_five_a_side(french, coalition, large):
    pieces = {army: f"brussels {steps}" for army, steps in (french | coalition).items()}
    game = given(**pieces)

    assert is_large(game, faced(game)) is large  # bat.column.10-11 rv.battle.steps


def dice_of(tallies, dice, *, large=False, **pieces):
    """A battle whose sides have these totals of modifiers."""
    game = given(**pieces, dice=dice)
    fight = faced(game)
    for engaged, amount in zip(fight.sides, tallies, strict=True):
        engaged.tally = [("battle.ratio", amount)]
    if large:
        game.battle.is_large = True
    roll_dice(game)
    return game


FIVE = {"fr_italy": "brussels", "au_germany": "brussels"}


@rule("pitts-war battle.losses.dr")
@pytest.mark.parametrize(("second", "steps"), [(4, 2), (3, 1)])
def test_a_second_die_may_cost_one_more(second, steps):
    game = dice_of((2, -4), [5, 1, second], **FIVE)

    assert game.battle.attacker.inflicts == steps  # bat.dr
    assert game.battle.defender.losses == steps
    assert game.battle.attacker.losses == 0


@rule("pitts-war table.combat")
def test_off_the_table_the_edge_is_read_and_the_true_result_compared():
    game = dice_of((-4, 8), [3, 4, 5], **FIVE)

    assert (game.battle.attacker.total, game.battle.defender.total) == (-1, 12)
    assert game.battle.attacker.inflicts == 0  # bat.out-of-range
    assert game.battle.defender.inflicts == 3
    assert find_winner(game) is COALITION


@rule("pitts-war table.combat.col-1-10")
@pytest.mark.parametrize(
    ("total", "sure", "least"),
    [
        *((2, 0, 0), (3, 0, 5), (4, 0, 4), (5, 0, 2), (6, 1, 0)),
        *((7, 1, 4), (8, 1, 3), (9, 2, 0), (10, 2, 5)),
    ],
)
def test_the_left_hand_column(total, sure, least):
    cell = the_box().tables.combat.at(total, large=False)

    assert (cell.steps, cell.extra) == (sure, least)  # bat.crt-left


@rule("pitts-war battle.resolve.column")
def test_large_battles_read_the_right_hand_column():
    pieces = dict.fromkeys(("fr_italy", "fr_north", "au_germany", "au_italy"), "brussels 3")
    game = dice_of((0, 0), [3, 6], **pieces)

    assert [each.inflicts for each in game.battle.sides] == [1, 2]
    assert game.battle.is_large


@rule("pitts-war battle.losses.cap")
def test_nobody_inflicts_more_than_its_own_steps():
    game = dice_of((3, -4), [6, 1], fr_alps="brussels 1", au_germany="brussels")

    assert game.battle.attacker.inflicts == 1  # bat.cap


def tied(**pieces):
    game = given(**pieces)
    fight = faced(game)
    for engaged in fight.sides:
        engaged.die = 6
        engaged.commander = engaged.leaders[0] if engaged.leaders else ""
    return game


@rule("pitts-war battle.resolve.tie-leader")
@pytest.mark.parametrize(("leader", "winner"), [("hoche", FRENCH), ("brunswick", COALITION)])
def test_on_a_tie_a_leader_beats_none(leader, winner):
    pieces = {"fr_italy": "brussels", "pr_rhine": "brussels"}

    assert find_winner(tied(**pieces, **{leader: "brussels"})) is winner


@rule("pitts-war battle.resolve.tie-strategic")
@pytest.mark.parametrize(
    ("french", "coalition", "winner"),
    [("dumouriez", "blucher", COALITION), ("hoche", "charles", FRENCH)],
)
def test_on_a_tie_the_better_strategist_wins(french, coalition, winner):
    pieces = {"fr_italy": "brussels", "pr_rhine": "brussels", "au_germany": "brussels"}

    game = tied(**pieces, **{french: "brussels", coalition: "brussels"})
    assert find_winner(game) is winner  # bat.tie-strategic


@rule("pitts-war battle.resolve.tie-defender")
@pytest.mark.parametrize("leaders", [{}, {"dumouriez": "brussels", "charles": "brussels"}])
def test_on_a_tie_between_equals_the_defender_wins(leaders):
    game = tied(fr_italy="brussels", au_germany="brussels", **leaders)

    assert find_winner(game) is COALITION  # bat.tie-none


@rule("pitts-war battle.resolve.annihilation")
def test_who_is_eliminated_has_lost_in_every_case():
    game = given(fr_italy="brussels", hessians="brussels", dice=[3, 6])
    referee = battle(game, "brussels", out_of="lille")

    assert rolled(referee, FRENCH)["total"] == 3 + 2 + 2
    assert "hessians" not in game.where  # bd.annihilated
    assert referee.fact("battle.won")["side"] is FRENCH


@rule("pitts-war battle.resolve.annihilation")
def test_a_result_that_is_higher_saves_nobody():
    game = given(fr_alps="brussels 2", hessians="brussels 1", dice=[5, 6])
    fight = faced(game)
    fight.attacker.die, fight.defender.die, fight.defender.losses = 5, 6, 1
    Referee(game, take_losses(game, COALITION))

    assert find_winner(game) is FRENCH


@rule("pitts-war battle.resolve.annihilation")
def test_when_both_are_eliminated_nobody_wins():
    game = given(fr_alps="brussels 1", hessians="brussels 1", dice=[6, 6])
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over
    assert game.where == {}
    assert "battle.nobody-left" in referee.keys
    assert game.flags == {}
    assert game.march.is_over


def suffers(number, lead, *, claims=False, leaders=(), **pieces):
    """The French take so many losses at Brussels."""
    game = given(year=1805, **pieces, **dict.fromkeys(leaders, "brussels"))
    french = faced(game).attacker
    french.lead, french.losses, french.is_claiming = lead, number, claims
    return Referee(game, take_losses(game, FRENCH))


@rule("pitts-war battle.modifier.tactical.first-loss")
def test_the_lead_unit_takes_the_first_loss_and_the_rest_is_free():
    referee = suffers(2, "fr-alps", fr_alps="brussels", fr_italy="brussels")

    assert referee.game.steps == {"fr-alps": 1, "fr-italy": 3}
    assert referee.decision.rule == "battle.losses.from"
    assert set(referee.options) == {Lose("fr-alps"), Lose("fr-italy")}
    referee.choose(Lose("fr-italy"))
    assert referee.game.steps == {"fr-alps": 1, "fr-italy": 2}
    assert referee.is_over


@rule("pitts-war battle.modifier.tactical.first-loss")
def test_another_army_is_refused_for_the_first_loss():
    game = given(fr_alps="brussels", fr_north="brussels 2", fr_rhine="brussels 2")
    french = faced(game).attacker
    french.lead, french.losses, french.is_claiming = "fr-alps", 1, True
    referee = Referee(game, take_losses(game, FRENCH))

    refusal = referee.refusal(Lose("fr-alps"))
    assert refusal.rule == "battle.losses.cavalry-first"
    assert referee.refusal(Lose("fr-italy")).rule == "battle.losses.from"
    assert set(referee.options) == {Lose("fr-north"), Lose("fr-rhine")}


@rule("pitts-war battle.losses.cavalry-first", "pitts-war battle.modifier.tactical.first-loss")
def test_a_lead_unit_of_cavalry_takes_both_losses():
    referee = suffers(2, "fr-north", claims=True, fr_north="brussels", fr_alps="brussels")

    assert referee.is_over  # ex.losses.lead-cavalry
    assert referee.game.steps == {"fr-north": 1, "fr-alps": 2}


@rule("pitts-war battle.modifier.cavalry.loss")
def test_who_claimed_superiority_loses_cavalry_first():
    referee = suffers(1, "fr-italy", claims=True, fr_italy="brussels", fr_cav_res="brussels")

    assert referee.is_over  # bd.cavalry-loss
    assert referee.game.where == {"fr-italy": "brussels"}
    assert referee.game.battle.attacker.destroyed == ["fr-cav-res"]


@rule("pitts-war battle.losses.cavalry-first")
def test_cavalry_first_then_the_lead_unit_then_whom_one_likes():
    pieces = dict.fromkeys(("fr_italy", "fr_cav_res", "fr_alps"), "brussels")
    referee = suffers(3, "fr-italy", claims=True, **pieces)

    assert referee.game.steps == {"fr-italy": 2, "fr-alps": 2}
    assert set(referee.options) == {Lose("fr-italy"), Lose("fr-alps")}


@rule("pitts-war battle.losses.cavalry-leader")
def test_a_leaders_cavalry_costs_no_army_anything():
    pieces = {"fr_italy": "brussels", "fr_alps": "brussels"}
    referee = suffers(1, "fr-italy", claims=True, leaders=["murat"], **pieces)

    assert referee.is_over
    assert referee.game.steps == {"fr-italy": 2, "fr-alps": 2}


def test_losses_beyond_the_last_step_are_forgotten():
    referee = suffers(3, "fr-alps", fr_alps="brussels 1")

    assert referee.is_over
    assert referee.game.where == {}
    assert referee.game.battle.attacker.losses == 0


def test_losses_of_both_sides_are_simultaneous():
    game = given(fr_alps="brussels 1", imperials="brussels 1", dice=[6, 6])
    referee = battle(game, "brussels", out_of="lille")
    pass_all(referee)

    assert inflicted(referee) == {FRENCH: 1, COALITION: 1}
