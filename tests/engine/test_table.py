"""A printed table and how it is read."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine import Table

FIRE = Table("7.42", columns=(1, 2, 4), rows=((0, 0, 1), (0, 1, 2), (1, 2, 3)))


@pytest.mark.parametrize(("value", "column"), [(1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_column_is_read_from_its_head_up_to_the_next(value, column, die):
    assert FIRE.at(value, die) == FIRE.rows[die - 1][column]


@pytest.mark.parametrize("value", [0, -7])
def test_below_the_first_column_the_first_is_read(value):
    assert [FIRE.at(value, die) for die in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.parametrize("value", [5, 400])
def test_beyond_the_last_column_the_last_is_read(value):
    assert [FIRE.at(value, die) for die in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize("die", [1, 0, -3])
def test_below_the_first_row_the_first_is_read(die):
    assert FIRE.at(4, die) == 1


@pytest.mark.parametrize("die", [3, 4, 11])
def test_beyond_the_last_row_the_last_is_read(die):
    assert FIRE.at(4, die) == 3


@given(value=st.integers(), die=st.integers())
def test_any_value_and_any_die_read_an_entry(value, die):
    assert FIRE.at(value, die) in {entry for row in FIRE.rows for entry in row}


def test_a_row_that_is_too_short_or_too_long_is_refused_by_the_clause():
    with pytest.raises(ValueError, match=r"table 7\.42: every row needs 2 entries"):
        Table("7.42", (1, 2), ((0, 0), (0,)))
    with pytest.raises(ValueError, match="every row needs 2 entries"):
        Table("7.42", (1, 2), ((0, 0, 0),))


def test_a_table_without_rows_is_refused():
    with pytest.raises(ValueError, match="table 7"):
        Table("7", (1, 2), ())


@pytest.mark.parametrize("columns", [(2, 1), (1, 1)])
def test_the_heads_of_the_columns_must_rise(columns):
    with pytest.raises(ValueError, match=r"table 7: .* must rise"):
        Table("7", columns, ((0, 0),))


def test_a_table_in_a_box_refuses_fields_that_nobody_knows():
    printed = {"rule": "7", "columns": [1], "rows": [[0]]}

    assert msgspec.convert(printed, Table) == Table("7", (1,), ((0,),))
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        msgspec.convert(printed | {"colour": "red"}, Table)
