"""The option of 20.2: columns, lines of battle, and command from division to division."""

from fractions import Fraction

import pytest

from estafette.games.last_campaigns.actions import Go, Take, TakeStack
from estafette.games.last_campaigns.command_range import is_in_command
from estafette.games.last_campaigns.doctrine import is_in_line, line_factor
from estafette.games.last_campaigns.fire import Share, total
from estafette.games.last_campaigns.paths import allowance_together, movement_allowance
from estafette.games.last_campaigns.sides import ALLIED, Kind
from tests.games.last_campaigns.marching import segment
from tests.games.last_campaigns.position import given, table
from tests.referee import rule

DOCTRINE = {"doctrine": "yes"}


def division(**pieces):
    """Husson and Campy are the brigades of the 5th Division."""
    return given(options=DOCTRINE, orders={"fr-ii": "defence 5463"}, active=["fr-ii"], **pieces)


@rule("last-campaigns option.doctrine.column", "last-campaigns option.doctrine.column-definition")
def test_brigades_that_are_not_in_column_lose_a_point():
    apart = division(fr_ii_husson="5463", fr_ii_campy="5462")
    assert movement_allowance(apart, "fr-ii-husson") == 6
    column = division(fr_ii_husson="5463", fr_ii_campy="5463")
    assert allowance_together(column, ["fr-ii-husson", "fr-ii-campy"]) == 8
    assert movement_allowance(column, "fr-ii-husson") == 6


@rule("last-campaigns option.doctrine.column")
def test_nobody_needs_a_column_on_the_road_or_without_the_option():
    game = given(
        options=DOCTRINE, fr_ii_husson="4449", fr_ii_campy="4349", orders={"fr-ii": "march 5351"}
    )
    assert movement_allowance(game, "fr-ii-husson") == 8
    plain = given(fr_ii_husson="5463", fr_ii_campy="5462", orders={"fr-ii": "defence 5463"})
    assert movement_allowance(plain, "fr-ii-husson") == 8


@rule("last-campaigns option.doctrine.column")
def test_the_last_brigade_of_a_division_is_a_column_and_a_line():
    game = division(fr_ii_husson="5463")
    assert movement_allowance(game, "fr-ii-husson") == 8
    assert is_in_line(game, "fr-ii-husson")


@rule("last-campaigns option.doctrine.column")
def test_cavalry_and_guns_form_no_columns():
    game = division(fr_ii_hubert="5463", fr_ii_wathiez="5460", fr_ii_art1="5463")
    assert movement_allowance(game, "fr-ii-hubert") == 14
    assert movement_allowance(game, "fr-ii-art1") == 8


def third_division(pair: str, alone: str, order: str, *, second: str = ""):
    """The 3rd Division of the Anglo-Allied I Corps: two brigades in one hex, or not, and one."""
    return given(
        "la-belle-alliance",
        options=DOCTRINE,
        aa_i_ompteda=pair,
        aa_i_chalkett=second or pair,
        aa_i_kielmansegge=alone,
        orders={"aa-i": "reserve", "aa-i/3": order},
        active=["aa-i"],
        acting=ALLIED,
    )


@rule("last-campaigns option.doctrine.column-definition")
def test_the_stacks_of_a_large_division_follow_one_path():
    game = third_division("3225", "3226", "defence 3222")
    referee = segment(game)
    referee.choose(TakeStack("3225"), Go("3221"), Take("aa-i-kielmansegge"))
    far = [hex_ for hex_ in game.ground.ring("3226", 4) if Go(hex_) in referee.options]
    assert far == ["3222"]


@rule("last-campaigns option.doctrine.column-definition")
def test_the_last_point_leads_along_the_path_and_not_only_to_it():
    """By the road he would come to the path in 1522, but the hex before it is not on it."""
    referee = segment(third_division("1422", "1328", "march 1518"))
    referee.choose(TakeStack("1422"), Go("1522"), Go("1519"), Take("aa-i-kielmansegge"))

    assert Go("1524") in referee.options
    assert Go("1523") not in referee.options
    assert Go("1522") not in referee.options


@rule("last-campaigns option.doctrine.column-definition")
def test_a_path_is_followed_though_it_ends_on_a_road():
    referee = segment(third_division("1422", "1328", "march 1518"))
    referee.choose(TakeStack("1422"), Go("1619"), Take("aa-i-kielmansegge"))

    assert Go("1524") in referee.options
    assert Go("1523") not in referee.options


@rule("last-campaigns option.doctrine.column")
def test_on_the_road_nobody_follows_a_column():
    referee = segment(third_division("1422", "1327", "march 1518"))
    referee.choose(TakeStack("1422"), Go("1522"), Go("1519"), Take("aa-i-kielmansegge"))

    assert Go("1620") in referee.options


@rule("last-campaigns option.doctrine.column")
def test_whoever_is_in_no_column_loses_his_point_but_once():
    game = third_division("3225", "3226", "defence 3222", second="3224")
    referee = segment(game)
    referee.choose(Take("aa-i-ompteda"), Go("3222"), Take("aa-i-kielmansegge"))
    far = [hex_ for hex_ in game.ground.ring("3226", 3) if Go(hex_) in referee.options]

    assert len(far) > 1


@rule("last-campaigns option.doctrine.line", "last-campaigns option.doctrine.before-others")
def test_a_division_out_of_battle_order_loses_a_fifth_before_all_else():
    stacked = division(fr_ii_soye="5463", fr_ii_bauduin="5463")
    assert line_factor(stacked, "fr-ii-soye") == Fraction(4, 5)
    assert total([Share(5, line_factor(stacked, "fr-ii-soye"))]) == 4
    contiguous = division(fr_ii_soye="5463", fr_ii_bauduin="5462")
    assert line_factor(contiguous, "fr-ii-soye") == 1
    apart = division(fr_ii_soye="5463", fr_ii_bauduin="5461")
    assert line_factor(apart, "fr-ii-soye") == Fraction(4, 5)


@rule("last-campaigns option.doctrine.line")
def test_a_brigade_stacked_with_other_infantry_is_out_of_battle_order():
    game = division(fr_ii_soye="5463", fr_ii_bauduin="5462", fr_iii_corsin="5462")
    assert line_factor(game, "fr-ii-soye") == Fraction(4, 5)
    game = division(fr_ii_soye="5463", fr_ii_bauduin="5462", fr_ii_art1="5462")
    assert line_factor(game, "fr-ii-soye") == 1


@rule(
    "last-campaigns option.doctrine.both",
    "last-campaigns option.doctrine.column",
    "last-campaigns option.doctrine.before-others",
)
def test_a_division_that_is_neither_loses_both():
    game = division(fr_ii_soye="5463", fr_ii_bauduin="5461")
    assert movement_allowance(game, "fr-ii-soye") == 6
    town = Fraction(3, 4)
    assert total([Share(5, line_factor(game, "fr-ii-soye") * town)]) == 3


@rule("last-campaigns option.doctrine.range", "last-campaigns option.doctrine.range-all-brigades")
def test_out_of_battle_order_every_brigade_must_be_beside_the_leader():
    game = division(reille="5463", fr_ii_husson="5462", fr_ii_campy="5565")
    assert not is_in_line(game, "fr-ii-husson")
    assert is_in_command(game, "fr-ii-husson")
    assert not is_in_command(game, "fr-ii-campy")


@rule("last-campaigns option.doctrine.range-all-brigades")
def test_in_battle_order_one_brigade_is_enough():
    game = division(reille="5463", fr_ii_husson="5462", fr_ii_campy="5461")
    assert is_in_command(game, "fr-ii-campy")


@rule("last-campaigns option.doctrine.range")
def test_command_passes_from_division_to_division():
    game = division(
        reille="5463",
        fr_ii_husson="5462",
        fr_ii_campy="5461",
        fr_ii_soye="5460",
        fr_ii_bauduin="5560",
    )
    assert is_in_command(game, "fr-ii-soye")
    plain = given(
        reille="5463", fr_ii_soye="5459", orders={"fr-ii": "defence 5463"}, options=DOCTRINE
    )
    assert not is_in_command(plain, "fr-ii-soye")


@rule(
    "last-campaigns option.doctrine.range-gap", "last-campaigns option.doctrine.light-cavalry-link"
)
@pytest.mark.parametrize(("cavalry", "commanded"), [("fr-ii-hubert", True), ("fr-ii-art1", False)])
def test_light_cavalry_carries_command_across_a_gap(cavalry, commanded):
    game = division(reille="5464", fr_ii_soye="5461", **{cavalry.replace("-", "_"): "5463"})
    assert is_in_command(game, cavalry)
    assert is_in_command(game, "fr-ii-soye") is commanded


@rule("last-campaigns option.doctrine.others-no-link")
def test_heavy_cavalry_passes_command_to_its_neighbours_only():
    game = given(
        options=DOCTRINE,
        drouot="5464",
        fr_g_grenadiers="5463",
        fr_g_friant="5461",
        orders={"fr-guard": "defence 5463"},
    )
    assert is_in_command(game, "fr-g-grenadiers")
    assert not is_in_command(game, "fr-g-friant")
    near = given(
        options=DOCTRINE,
        drouot="5464",
        fr_g_grenadiers="5463",
        fr_g_friant="5462",
        orders={"fr-guard": "defence 5463"},
    )
    assert is_in_command(near, "fr-g-friant")


@rule("last-campaigns option.doctrine.range-gap")
def test_an_enemy_zone_of_control_closes_the_gap():
    game = division(reille="5464", fr_ii_hubert="5463", fr_ii_soye="5461", pr_i_1="5562")
    assert not is_in_command(game, "fr-ii-soye")


@rule("last-campaigns option.doctrine.prussian-brigades")
def test_prussian_brigades_are_divisions_of_their_own():
    game = given(
        options=DOCTRINE,
        zieten="5463",
        pr_i_1="5462",
        pr_i_2="5461",
        orders={"pr-i": "defence 5463"},
    )
    assert is_in_command(game, "pr-i-2")


@rule("last-campaigns option.doctrine.range", "last-campaigns command.range.no-leaving")
def test_a_division_does_not_leave_the_chain_of_command():
    game = division(reille="5463", fr_ii_husson="5462")
    referee = segment(game)
    referee.choose(Take("fr-ii-husson"))
    assert referee.refusal(Go("5460")).rule == "command.range.no-leaving"
    assert Go("5464") in referee.options


@rule("last-campaigns option.doctrine.improvise")
def test_divisions_out_of_command_at_the_start_get_orders_of_their_own():
    plain, game = table(), table(doctrine="yes")
    added = [formation for formation in game.commands if formation not in plain.commands]
    assert added
    assert all(game.order_of(each) == game.order_of(each.partition("/")[0]) for each in added)
    bound = [unit for unit in game.where if "/" not in game.formation(unit)]
    active = [unit for unit in bound if game.order(unit).kind is not Kind.RESERVE]
    assert all(
        any(is_in_command(game, other) for other in game.printed.divisions[game.division(unit)])
        for unit in active
    )
