"""What a straight line between two hex centres meets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Corner, Flank, Gap, Hex, Hexside, line
from tests.board.geometry import cut, enters, hand
from tests.board.maps import hexes

CENTRE = Hex(0, 0)
DISC = CENTRE.disc(5)
SIDES = [Hexside(a, b) for a in DISC for b in a.neighbours() if a < b and b in DISC]
CORNERS = sorted({corner for side in SIDES for corner in side.ends if {*corner.hexes} <= {*DISC}})
N, NE, SE, S, SW, NW = CENTRE.neighbours()


def shares_of_line(target, hexes_of, things):
    """The things that the line from the centre meets, in order, with their cuts."""
    found = [(cut(CENTRE, target, *hexes_of(thing)), thing) for thing in things]
    return sorted((part, thing) for part, thing in found if part is not None)


def pair(side):
    return side.a, side.b


def test_a_line_down_a_row_crosses_the_sides_between_its_hexes():
    path = line(CENTRE, Hex(0, -3))

    assert path.hexes == (CENTRE, Hex(0, -1), Hex(0, -2), Hex(0, -3))
    assert path.crossed == tuple(Hexside(Hex(0, -row), Hex(0, -row - 1)) for row in range(3))
    assert path.along == ()
    assert path.gaps == ()


def test_a_line_between_two_neighbours_runs_along_the_side_that_they_share():
    path = line(CENTRE, Hex(1, -2))

    assert path.hexes == (CENTRE, Hex(1, -2))
    assert path.crossed == ()
    assert path.along == (Hexside(N, NE),)
    assert path.gaps == (
        Gap(
            Corner(CENTRE, N, NE),
            left=Flank((N,), (Hexside(CENTRE, N),)),
            right=Flank((NE,), (Hexside(CENTRE, NE),)),
        ),
        Gap(
            Corner(N, NE, Hex(1, -2)),
            left=Flank((N,), (Hexside(N, Hex(1, -2)),)),
            right=Flank((NE,), (Hexside(NE, Hex(1, -2)),)),
        ),
    )


def test_a_line_through_a_corner_brushes_the_third_hex():
    path = line(CENTRE, Hex(4, 1))

    assert path.hexes == (CENTRE, SE, Hex(2, 0), Hex(2, 1), Hex(3, 1), Hex(4, 1))
    assert path.gaps[0] == Gap(
        Corner(SE, Hex(2, 0), Hex(1, 1)),
        left=Flank((), (Hexside(SE, Hex(2, 0)),)),
        right=Flank((Hex(1, 1),), (Hexside(SE, Hex(1, 1)), Hexside(Hex(1, 1), Hex(2, 0)))),
    )


def test_a_line_to_its_own_hex_meets_nothing_else():
    path = line(CENTRE, CENTRE)

    assert path.hexes == (CENTRE,)
    assert path.crossed == path.along == ()
    assert path.gaps == ()


@pytest.mark.parametrize("target", DISC[1:], ids=str)
def test_the_hexes_crossed_are_those_of_exact_geometry_in_order(target):
    met = shares_of_line(target, lambda hex_: (hex_,), DISC)

    assert line(CENTRE, target).hexes == tuple(
        hex_ for _, hex_ in met if enters(CENTRE, target, hex_)
    )


@pytest.mark.parametrize("target", DISC[1:], ids=str)
def test_the_hexsides_crossed_and_run_along_are_those_of_exact_geometry_in_order(target):
    path = line(CENTRE, target)
    points = {part for part, _ in shares_of_line(target, lambda corner: corner.hexes, CORNERS)}
    met = shares_of_line(target, pair, SIDES)

    assert path.along == tuple(side for part, side in met if not part.is_point)
    assert path.crossed == tuple(side for part, side in met if part.is_point and part not in points)


@pytest.mark.parametrize("target", DISC[1:], ids=str)
def test_the_gaps_are_the_corners_of_exact_geometry_in_order(target):
    met = shares_of_line(target, lambda corner: corner.hexes, CORNERS)

    assert [gap.corner for gap in line(CENTRE, target).gaps] == [corner for _, corner in met]


@pytest.mark.parametrize("target", DISC[1:], ids=str)
def test_each_flank_of_a_gap_holds_what_lies_on_that_hand(target):
    for gap in line(CENTRE, target).gaps:
        beside = [hex_ for hex_ in gap.corner.hexes if not enters(CENTRE, target, hex_)]
        for flank, side in ((gap.left, -1), (gap.right, +1)):
            assert set(flank.hexes) == {
                hex_ for hex_ in beside if hand(CENTRE, target, [hex_]) == side
            }
            assert set(flank.hexsides) == {
                hexside
                for hexside in gap.corner.hexsides
                if hand_of_side(target, hexside, gap.corner) == side
            }


def hand_of_side(target, hexside, corner):
    """The side begins on the line, so its other end says on which hand it lies."""
    (far,) = (end for end in hexside.ends if end != corner)
    return hand(CENTRE, target, far.hexes)


@given(hexes(), hexes())
def test_a_line_is_the_same_both_ways(a, b):
    there, back = line(a, b), line(b, a)

    assert there.hexes == back.hexes[::-1]
    assert there.crossed == back.crossed[::-1]
    assert there.along == back.along[::-1]
    assert [gap.corner for gap in there.gaps] == [gap.corner for gap in reversed(back.gaps)]
    for gap, reverse in zip(there.gaps, reversed(back.gaps), strict=True):
        assert set(gap.left.hexsides) == set(reverse.right.hexsides)
        assert set(gap.right.hexsides) == set(reverse.left.hexsides)
        assert gap.left.hexes == reverse.right.hexes
        assert gap.right.hexes == reverse.left.hexes


@given(hexes(), hexes(), hexes())
def test_a_line_moves_with_its_ends(a, b, by):
    moved = line(a.shifted(by.q, by.r), b.shifted(by.q, by.r))

    assert moved.hexes == tuple(hex_.shifted(by.q, by.r) for hex_ in line(a, b).hexes)


@given(hexes(), hexes(), st.integers(1, 5))
def test_a_line_turns_with_its_ends(a, b, sixths):
    turned = line(a.rotated(sixths), b.rotated(sixths))

    assert turned.hexes == tuple(hex_.rotated(sixths) for hex_ in line(a, b).hexes)


@given(hexes(), hexes())
def test_every_hex_that_a_line_crosses_lies_on_a_shortest_way(a, b):
    assert all(a.distance(hex_) + hex_.distance(b) == a.distance(b) for hex_ in line(a, b).hexes)
