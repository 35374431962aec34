"""Hexes, their sides and their corners."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Corner, Direction, Hex, Hexside, Top
from tests.board.maps import hexes

HERE = Hex(3, -1)


def test_a_hex_is_saved_as_its_two_coordinates():
    assert msgspec.json.encode(HERE) == b"[3,-1]"
    assert msgspec.json.decode(b"[3,-1]", type=Hex) == HERE


def test_the_six_neighbours_go_clockwise_from_the_north():
    assert HERE.neighbours() == tuple(HERE.neighbour(direction) for direction in Direction)
    assert HERE.neighbours() == HERE.ring(1)
    assert HERE.neighbour(Direction.N) == Hex(3, -2)
    assert HERE.neighbour(Direction.SE) == Hex(4, -1)


@pytest.mark.parametrize("direction", Direction)
def test_a_direction_leads_to_a_neighbour_and_back(direction):
    there = HERE.neighbour(direction)

    assert HERE.direction_to(there) is direction
    assert there.neighbour(direction.opposite) == HERE


def test_no_direction_leads_to_a_hex_that_is_not_adjacent():
    with pytest.raises(ValueError, match="not adjacent"):
        HERE.direction_to(HERE)
    with pytest.raises(ValueError, match="not adjacent"):
        HERE.direction_to(HERE.ring(2)[0])


def test_directions_turn_clockwise():
    assert Direction.N.turned(1) is Direction.NE
    assert Direction.N.turned(-1) is Direction.NW
    assert Direction.SE.opposite is Direction.NW
    assert Direction.S.turned(12) is Direction.S


@pytest.mark.parametrize("top", Top)
def test_a_direction_is_found_again_by_its_name_on_the_map(top):
    for direction in Direction:
        assert Direction.called(direction.compass(top), top) is direction


def test_only_a_pointy_topped_map_has_an_east():
    assert Direction.called("E", Top.POINTY).compass(Top.FLAT) == "SE"
    with pytest.raises(ValueError, match="no direction E on a flat-topped map"):
        Direction.called("E", Top.FLAT)


@given(hexes())
def test_the_three_cube_coordinates_add_up_to_nothing(hex_):
    assert hex_.q + hex_.r + hex_.s == 0


@given(hexes(), hexes())
def test_distance_is_that_of_the_longest_cube_coordinate(a, b):
    assert a.distance(b) == max(abs(a.q - b.q), abs(a.r - b.r), abs(a.s - b.s))


@given(hexes(), hexes(), hexes())
def test_distance_is_a_metric(a, b, c):
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes(), st.integers(1, 8))
def test_a_ring_has_six_times_its_radius_in_hexes_each_touching_the_next(centre, radius):
    ring = centre.ring(radius)

    assert len(set(ring)) == len(ring) == 6 * radius
    assert {centre.distance(hex_) for hex_ in ring} == {radius}
    assert all(a.distance(b) == 1 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


@given(hexes(), st.integers(0, 8))
def test_a_disc_is_all_that_lies_within_its_radius(centre, radius):
    disc = centre.disc(radius)

    assert disc[0] == centre
    assert len(set(disc)) == len(disc) == 3 * radius * (radius + 1) + 1
    assert max(centre.distance(hex_) for hex_ in disc) == radius


def test_a_ring_without_radius_is_its_centre_and_less_is_refused():
    assert HERE.ring(0) == (HERE,)
    with pytest.raises(ValueError, match="no radius -1"):
        HERE.ring(-1)
    with pytest.raises(ValueError, match="no radius -1"):
        HERE.disc(-1)


@given(hexes(), hexes())
def test_six_sixths_of_a_turn_come_back_and_no_fewer_do(hex_, centre):
    turns = [hex_.rotated(sixths, around=centre) for sixths in range(7)]

    assert turns[6] == hex_
    assert len(set(turns)) == (1 if hex_ == centre else 6)
    assert {centre.distance(turn) for turn in turns} == {centre.distance(hex_)}


@given(hexes(), st.integers(-9, 9), st.integers(-9, 9))
def test_turns_add_up(hex_, one, two):
    assert hex_.rotated(one).rotated(two) == hex_.rotated(one + two)


@given(hexes(), hexes(), hexes(), st.integers(0, 5))
def test_a_turn_keeps_distances(a, b, centre, sixths):
    assert a.rotated(sixths, centre).distance(b.rotated(sixths, centre)) == a.distance(b)


@pytest.mark.parametrize("direction", Direction)
def test_a_sixth_of_a_turn_is_clockwise(direction):
    turned = HERE.neighbour(direction).rotated(1, around=HERE)

    assert turned == HERE.neighbour(direction.turned(1))


@given(hexes(), st.sampled_from(Direction))
def test_a_hexside_is_the_same_from_either_hex(hex_, direction):
    there = hex_.neighbour(direction)
    side = hex_.hexside(direction)

    assert side == there.hexside(direction.opposite) == Hexside(there, hex_)
    assert hash(side) == hash(Hexside(there, hex_))
    assert side.a < side.b
    assert (side.other(hex_), side.other(there)) == (there, hex_)


def test_a_hexside_read_from_data_is_canonical():
    assert msgspec.json.decode(b"[[4,-1],[3,-1]]", type=Hexside) == HERE.hexside(Direction.SE)


def test_only_adjacent_hexes_share_a_hexside():
    with pytest.raises(ValueError, match="not adjacent"):
        Hexside(HERE, HERE)
    with pytest.raises(ValueError, match="not adjacent"):
        Hexside(HERE, HERE.ring(2)[1])
    with pytest.raises(ValueError, match="does not lie on"):
        HERE.hexside(Direction.N).other(HERE.neighbour(Direction.S))


@given(hexes())
def test_a_hex_has_six_sides_and_six_corners(hex_):
    assert len({hex_.hexside(direction) for direction in Direction}) == 6
    assert len({hex_.corner(direction) for direction in Direction}) == 6


@given(hexes(), st.sampled_from(Direction))
def test_a_hexside_ends_in_the_corners_on_either_hand(hex_, direction):
    side = hex_.hexside(direction)

    assert set(side.ends) == {hex_.corner(direction.turned(-1)), hex_.corner(direction)}
    assert side.ends == tuple(sorted(side.ends))
    assert all(side in corner.hexsides for corner in side.ends)


@given(hexes(), st.sampled_from(Direction))
def test_a_corner_is_the_same_from_its_three_hexes(hex_, direction):
    corner = hex_.corner(direction)
    a, b, c = corner.hexes

    assert a < b < c
    assert Corner(c, a, b) == Corner(b, c, a) == corner
    assert set(corner.hexsides) == {Hexside(a, b), Hexside(b, c), Hexside(c, a)}
    assert all(corner in {each.corner(way) for way in Direction} for each in corner.hexes)


def test_three_hexes_in_a_row_meet_in_no_corner():
    row = [HERE, HERE.neighbour(Direction.N), HERE.neighbour(Direction.S)]

    with pytest.raises(ValueError, match="do not meet in a corner"):
        Corner(*row)
