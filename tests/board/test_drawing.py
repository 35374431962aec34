"""Where hexes lie on a drawing."""

from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Direction, Drawing, Hex, Numbering, Parity, Point, Top
from tests.board.maps import hexes

FLAT = Drawing(Top.FLAT, size=10.0, origin=Point(100.0, 50.0))
POINTY = Drawing(Top.POINTY, size=10.0, origin=Point(100.0, 50.0))
DRAWINGS = [FLAT, POINTY]
HERE = Hex(3, -2)


def almost(point):
    return pytest.approx(point)


def test_the_first_hex_lies_at_the_origin():
    assert FLAT.centre(Hex(0, 0)) == POINTY.centre(Hex(0, 0)) == (100.0, 50.0)


def test_north_is_up_on_a_flat_topped_map_and_east_is_right_on_a_pointy_topped_one():
    assert FLAT.centre(Hex(0, 0).neighbour(Direction.N)) == almost((100, 50 - 10 * sqrt(3)))
    east = Direction.called("E", Top.POINTY)
    assert POINTY.centre(Hex(0, 0).neighbour(east)) == almost((100 + 10 * sqrt(3), 50))


def test_a_flat_topped_hex_has_its_first_two_corners_at_the_right_of_the_top():
    corners = FLAT.corners(Hex(0, 0))

    assert corners[0] == almost((105, 50 - 5 * sqrt(3)))
    assert corners[1] == almost((110, 50))


def test_a_pointy_topped_hex_has_its_first_corner_at_the_top():
    corners = POINTY.corners(Hex(0, 0))

    assert corners[0] == almost((100, 40))
    assert corners[1] == almost((100 + 5 * sqrt(3), 45))


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_every_hex_is_regular(drawing):
    centre, corners = drawing.centre(HERE), drawing.corners(HERE)

    assert all(isclose(dist(centre, corner), 10) for corner in corners)
    assert all(
        isclose(dist(one, two), 10)
        for one, two in zip(corners, corners[1:] + corners[:1], strict=True)
    )


@pytest.mark.parametrize("drawing", DRAWINGS)
@pytest.mark.parametrize("direction", Direction)
def test_a_corner_of_a_hex_is_drawn_where_its_three_hexes_meet(drawing, direction):
    corner = HERE.corner(direction)

    assert drawing.corner(corner) == almost(drawing.corners(HERE)[direction])
    assert all(
        isclose(dist(drawing.centre(hex_), drawing.corner(corner)), 10) for hex_ in corner.hexes
    )


@pytest.mark.parametrize("drawing", DRAWINGS)
@pytest.mark.parametrize("direction", Direction)
def test_a_hexside_is_drawn_halfway_between_its_hexes(drawing, direction):
    side = HERE.hexside(direction)
    one, two = drawing.side(side)
    a, b = drawing.centre(side.a), drawing.centre(side.b)

    assert isclose(dist(one, two), 10)
    assert ((one.x + two.x) / 2, (one.y + two.y) / 2) == almost(((a.x + b.x) / 2, (a.y + b.y) / 2))


@pytest.mark.parametrize("drawing", DRAWINGS)
@given(hex_=hexes(), direction=st.sampled_from(Direction), share=st.floats(0, 0.99))
def test_a_point_on_the_way_from_a_centre_to_a_corner_lies_in_the_hex(
    drawing, hex_, direction, share
):
    centre, corner = drawing.centre(hex_), drawing.corners(hex_)[direction]
    point = Point(
        centre.x + share * (corner.x - centre.x), centre.y + share * (corner.y - centre.y)
    )

    assert drawing.hex_at(point) == hex_


@pytest.mark.parametrize("pushed", Parity)
def test_the_pushed_columns_of_a_flat_topped_map_stand_half_a_hex_lower(pushed):
    numbering = Numbering(Top.FLAT, pushed)
    rows = {column: FLAT.centre(numbering.hex_at(column, 4)).y for column in range(-4, 8)}

    straight, lower = rows[1 - pushed], rows[int(pushed)]
    assert lower - straight == pytest.approx(5 * sqrt(3))
    assert all(
        rows[column] == pytest.approx(lower if column % 2 == pushed else straight)
        for column in rows
    )


@pytest.mark.parametrize("pushed", Parity)
def test_the_pushed_rows_of_a_pointy_topped_map_stand_half_a_hex_to_the_right(pushed):
    numbering = Numbering(Top.POINTY, pushed)
    columns = {row: POINTY.centre(numbering.hex_at(4, row)).x for row in range(-4, 8)}

    straight, right = columns[1 - pushed], columns[int(pushed)]
    assert right - straight == pytest.approx(5 * sqrt(3))
    assert all(
        columns[row] == pytest.approx(right if row % 2 == pushed else straight) for row in columns
    )
