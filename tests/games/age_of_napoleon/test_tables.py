"""The printed tables, cell by cell."""

import pytest

from estafette.games.age_of_napoleon import actions, tables
from estafette.games.age_of_napoleon.command import Terms
from estafette.games.age_of_napoleon.events import Event
from estafette.games.age_of_napoleon.march import Reach
from estafette.games.age_of_napoleon.mobilisation import limit, yearly_number
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.strategy import hand_size
from tests.games.age_of_napoleon.position import given, kinds_in, the_box
from tests.referee import rule

# Vectors: v.tab.attrition.2, v.tab.attrition.4, v.tab.attrition.5, v.tab.attrition.6-plus;
# v.tab.battle.0, v.tab.battle.5, v.tab.battle.6, v.tab.battle.10, v.tab.battle.15,
# v.tab.battle.16, v.tab.battle.20, v.tab.battle.21, v.tab.battle.25, v.tab.battle.26,
# v.tab.battle.31, v.tab.battle.35, v.tab.battle.60; v.tab.hand.austria, v.tab.hand.russia,
# v.tab.hand.preussen; v.tab.mobilisation.austria, v.tab.mobilisation.ref-austria,
# v.tab.mobilisation.british-minors, v.tab.mobilisation.france, v.tab.mobilisation.ref-preussen,
# v.tab.mobilisation.russia, v.tab.mobilisation.spain.

NOBODY = {country: "nc" for country in the_box().countries if country not in ("france", "britain")}
NOBODY |= dict.fromkeys(("tirol", "dalmatien", "polen", "sachsen"))


@pytest.mark.parametrize("kind", [*kinds_in(tables), *kinds_in(actions), Event, Terms, Reach])
def test_what_is_printed_answered_or_worked_out_stays_as_it_is(kind):
    assert kind.__struct_config__.frozen


@pytest.mark.parametrize("kind", kinds_in(tables))
def test_a_table_with_a_line_that_nobody_reads_is_no_table(kind):
    assert kind.__struct_config__.forbid_unknown_fields


@rule("age-of-napoleon table.attrition")
@pytest.mark.parametrize(
    ("die", "lost"),
    [
        (1, [1, 1, 1, 2, 2, 2, 3, 3]),
        (2, [0, 1, 1, 1, 2, 2, 2, 3]),
        (3, [0, 0, 1, 1, 1, 2, 2, 2]),
        (4, [0, 0, 1, 1, 1, 1, 2, 2]),
        (5, [0, 0, 0, 1, 1, 1, 1, 2]),
        (6, [0, 0, 0, 0, 1, 1, 1, 1]),
    ],
)
def test_every_cell_of_the_attrition_table(die, lost):
    table = the_box().tables.attrition

    assert [table.at(corps, die) for corps in range(3, 11)] == lost


@rule("age-of-napoleon table.attrition")
def test_the_attrition_table_has_no_end():
    table = the_box().tables.attrition

    assert table.at(3, -2) == table.at(3, 1)
    assert table.at(10, 9) == table.at(10, 6)
    assert table.at(12, 1) == table.at(10, 1)


@rule("age-of-napoleon table.battle")
@pytest.mark.parametrize(
    ("die", "destroyed"),
    [
        (1, [0, 0, 0, 0, 1, 1, 1, 1]),
        (2, [0, 0, 0, 1, 1, 1, 1, 2]),
        (3, [0, 0, 1, 1, 1, 1, 2, 2]),
        (4, [0, 0, 1, 1, 1, 2, 2, 2]),
        (5, [0, 1, 1, 1, 2, 2, 2, 3]),
        (6, [1, 1, 1, 2, 2, 2, 3, 3]),
    ],
)
def test_every_cell_of_the_battle_table(die, destroyed):
    table = the_box().tables.battle

    assert [table.at(least, die) for least in (0, 6, 11, 16, 21, 26, 31, 36)] == destroyed
    assert [table.at(most, die) for most in (5, 10, 15, 20, 25, 30, 35, 60)] == destroyed


@rule("age-of-napoleon table.battle.tbm")
def test_the_tie_break_modifier_rises_with_the_column():
    table = the_box().tables.tie_break

    assert [table.at(least, 1) for least in (0, 6, 11, 16, 21, 26, 31, 36)] == [*range(8)]
    assert [table.at(most, 1) for most in (5, 10, 15, 20, 25, 30, 35, 60)] == [*range(8)]


@rule("age-of-napoleon table.hand")
@pytest.mark.parametrize(
    ("country", "french", "coalition", "insurgent"),
    [("austria", 2, 3, 2), ("russia", 2, 3, 2), ("preussen", 1, 2, 1), ("spain", 2, 2, 1)],
)
def test_a_country_gives_cards_to_whoever_controls_it(country, french, coalition, insurgent):
    states = {state: given(status={**NOBODY, country: state}) for state in ("fa", "cm", "ic")}

    assert hand_size(states["fa"], FRENCH) == 5 + french
    assert hand_size(states["cm"], COALITION) == 4 + coalition
    assert hand_size(states["ic"], COALITION) == 4 + insurgent


@rule("age-of-napoleon table.hand")
def test_a_reformed_prussia_gives_one_card_more():  # v.tab.hand.ref-preussen
    states = {
        state: given(status={**NOBODY, "preussen": state}, reformed=["preussen"])
        for state in ("fa", "cm", "ic")
    }

    assert hand_size(states["fa"], FRENCH) == 5 + 2
    assert hand_size(states["cm"], COALITION) == 4 + 3
    assert hand_size(states["ic"], COALITION) == 4 + 2


@rule("age-of-napoleon table.hand")
def test_france_gives_five_cards_and_britain_four():  # v.tab.hand.france, v.tab.hand.britain
    game = given(status=NOBODY)

    assert (hand_size(game, FRENCH), hand_size(game, COALITION)) == (5, 4)


@rule("age-of-napoleon table.hand")
def test_three_minors_give_a_card_to_either_side():
    french = given(status={**NOBODY, "bayern": "fa", "italia": "fd", "holland": "fa"})
    coalition = given(status={**NOBODY, "bayern": "cm", "italia": "cm", "holland": "cm"})

    assert (hand_size(french, FRENCH), hand_size(coalition, COALITION)) == (6, 5)


@rule("age-of-napoleon table.mobilisation")
@pytest.mark.parametrize(
    ("pool", "reformed", "most", "new"),
    [
        *[("austria", False, 6, 3), ("austria", True, 8, 4), ("britain", False, 2, 1)],
        *[("british-minors", False, 2, 1), ("france", False, 10, 5), ("preussen", False, 4, 2)],
        *[("preussen", True, 6, 3), ("russia", False, 8, 4), ("spain", False, 4, 2)],
    ],
)
def test_every_row_of_the_mobilisation_table(pool, reformed, most, new):
    game = given(status={"preussen": "cm", "spain": "cm"}, reformed=[pool] if reformed else [])

    assert (limit(game, pool), yearly_number(game, pool)) == (most, new)


@rule("age-of-napoleon table.mobilisation")
@pytest.mark.parametrize("pool", ["austria", "preussen", "russia", "spain"])
def test_a_starred_row_gives_one_corps_to_the_french(pool):
    game = given(status={pool: "fa"})

    assert (limit(game, pool), yearly_number(game, pool)) == (1, 1)
