"""The numbers printed on a hex map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Direction, Hex, Hexside, Numbering, Parity, Top
from tests.board.maps import hexes

WATERLOO = Numbering(Top.FLAT, Parity.EVEN)
NUMBERINGS = [Numbering(top, pushed) for top in Top for pushed in Parity]


def around(numbering, number):
    """The numbers of the six neighbours, clockwise."""
    return [numbering.number_of(hex_) for hex_ in numbering.hex_of(number).neighbours()]


@pytest.mark.parametrize(
    ("numbering", "number", "neighbours"),
    [
        (WATERLOO, "0312", "0311 0411 0412 0313 0212 0211"),
        (WATERLOO, "0412", "0411 0512 0513 0413 0313 0312"),
        (Numbering(Top.FLAT, Parity.ODD), "0312", "0311 0412 0413 0313 0213 0212"),
        (Numbering(Top.FLAT, Parity.ODD), "0412", "0411 0511 0512 0413 0312 0311"),
        (Numbering(Top.POINTY, Parity.EVEN), "0312", "0311 0411 0412 0413 0313 0212"),
        (Numbering(Top.POINTY, Parity.EVEN), "0311", "0210 0310 0411 0312 0212 0211"),
        (Numbering(Top.POINTY, Parity.ODD), "0312", "0211 0311 0412 0313 0213 0212"),
        (Numbering(Top.POINTY, Parity.ODD), "0311", "0310 0410 0411 0412 0312 0211"),
    ],
)
def test_neighbours_bear_the_numbers_printed_around_a_hex(numbering, number, neighbours):
    assert around(numbering, number) == neighbours.split()


@pytest.mark.parametrize("numbering", NUMBERINGS)
@given(column=st.integers(0, 99), row=st.integers(0, 99))
def test_a_number_leads_to_its_hex_and_back(numbering, column, row):
    number = f"{column:02}{row:02}"

    assert numbering.number_of(numbering.hex_of(number)) == number
    assert numbering.hex_of(number) == numbering.hex_at(column, row)


@pytest.mark.parametrize("numbering", NUMBERINGS)
@given(hex_=hexes())
def test_a_place_leads_to_its_hex_and_back_below_zero_too(numbering, hex_):
    assert numbering.hex_at(*numbering.place_of(hex_)) == hex_


def test_a_large_map_prints_three_digits():
    numbering = Numbering(Top.FLAT, Parity.ODD, digits=3)

    assert numbering.place_of(numbering.hex_of("007112")) == (7, 112)
    assert numbering.number_of(numbering.hex_at(7, 112)) == "007112"


@pytest.mark.parametrize("number", ["", "312", "03120", "03 2", "-312", "٠٣١٢"])
def test_what_is_no_number_is_refused_by_name(number):
    with pytest.raises(ValueError, match=f"'{number}' is no hex number of 4 digits"):
        WATERLOO.hex_of(number)


@pytest.mark.parametrize(("column", "row"), [(-1, 5), (5, -1), (100, 5), (5, 100)])
def test_a_hex_off_the_numbers_has_none(column, row):
    with pytest.raises(ValueError, match=f"column {column}, row {row} has no number"):
        WATERLOO.number_of(WATERLOO.hex_at(column, row))


def test_a_hexside_is_written_as_a_number_and_a_direction():
    side = WATERLOO.hexside_of("0312NE")

    assert side == Hexside(WATERLOO.hex_of("0312"), WATERLOO.hex_of("0411"))
    assert side == WATERLOO.hexside_of("0411SW")
    with pytest.raises(ValueError, match="no direction E"):
        WATERLOO.hexside_of("0312E")


def test_the_east_of_a_pointy_topped_hex_is_in_its_row():
    numbering = Numbering(Top.POINTY, Parity.ODD)

    assert numbering.hexside_of("0312E").b == numbering.hex_of("0412")
    assert Hex(0, 0).neighbour(Direction.called("E", Top.POINTY)) == Hex(1, 0)
