"""Lines of sight over hexes, and what stops them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Hex, Hexside, can_see, line, rises_between
from tests.board.geometry import cut, enters, hand

EYE = Hex(0, 0)
DISC = EYE.disc(4)
SIDES = [Hexside(a, b) for a in DISC for b in a.neighbours() if a < b and b in DISC]
CORNERS = sorted({corner for side in SIDES for corner in side.ends if {*corner.hexes} <= {*DISC}})
N, NE, SE, S, SW, NW = EYE.neighbours()
BEYOND = Hex(1, -2)
"""The hex behind the side between N and NE."""

spots = st.sampled_from(DISC)
woods = st.sets(spots, max_size=25)
hedges = st.sets(st.sampled_from(SIDES), max_size=30)


def hides(*hexes):
    return set(hexes).__contains__


def nothing(_):
    return False


def test_open_ground_hides_nothing():
    assert all(can_see(EYE, hex_, nothing) for hex_ in DISC)


def test_a_hex_in_between_hides_what_lies_behind_it():
    assert not can_see(EYE, Hex(0, -2), hides(N))
    assert can_see(EYE, Hex(0, -2), hides(NE, NW))


def test_the_ends_of_a_line_never_hide():
    assert can_see(EYE, Hex(0, -2), hides(EYE, Hex(0, -2)))
    assert can_see(EYE, N, hides(EYE, N))
    assert can_see(EYE, EYE, hides(EYE))


def test_a_line_along_a_hexside_is_stopped_only_if_both_sides_hide():
    assert can_see(EYE, BEYOND, hides(N))
    assert can_see(EYE, BEYOND, hides(NE))
    assert not can_see(EYE, BEYOND, hides(N, NE))


def test_one_hex_on_each_hand_at_different_places_does_not_stop_a_line():
    assert can_see(EYE, Hex(2, -4), hides(N, Hex(2, -3)))
    assert not can_see(EYE, Hex(2, -4), hides(Hex(1, -3), Hex(2, -3)))


def test_a_hedge_hides_what_lies_behind_it_even_next_door():
    hedge = Hexside(EYE, N)

    assert not can_see(EYE, N, nothing, hides(hedge))
    assert not can_see(Hex(0, 1), N, nothing, hides(hedge))
    assert can_see(EYE, NE, nothing, hides(hedge))


def test_a_hedge_does_not_hide_from_a_line_that_runs_along_it():
    along = Hexside(N, NE)

    assert can_see(EYE, BEYOND, nothing, hides(along))
    assert can_see(EYE, BEYOND, nothing, hides(along), ends_hide=True)
    assert not can_see(EYE, BEYOND, hides(N, NE), hides(along))


def test_a_line_slips_past_the_end_of_a_hedge_unless_ends_hide():
    hedge = Hexside(EYE, N)

    assert can_see(EYE, BEYOND, nothing, hides(hedge))
    assert not can_see(EYE, BEYOND, nothing, hides(hedge), ends_hide=True)


def test_hedges_that_meet_from_both_hands_stop_a_line_through_their_corner():
    assert not can_see(EYE, BEYOND, nothing, hides(Hexside(EYE, N), Hexside(EYE, NE)))
    assert can_see(EYE, BEYOND, nothing, hides(Hexside(EYE, N), Hexside(NE, BEYOND)))


def test_a_hedge_on_one_hand_and_a_wood_on_the_other_stop_a_line():
    assert not can_see(EYE, BEYOND, hides(NE), hides(Hexside(EYE, N)))
    assert can_see(EYE, BEYOND, hides(N), hides(Hexside(EYE, N)))


@given(spots, spots, woods, hedges, st.booleans())
def test_sight_is_the_same_both_ways(eye, target, wood, hedge, ends_hide):
    def sight(one, two):
        return can_see(one, two, wood.__contains__, hedge.__contains__, ends_hide=ends_hide)

    assert sight(eye, target) == sight(target, eye)
    assert can_see(eye, target, wood.__contains__) == can_see(target, eye, wood.__contains__)


@given(spots, spots, woods, hedges, st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 5))
def test_sight_does_not_depend_on_where_the_ground_lies_nor_how_it_is_turned(
    eye, target, wood, hedge, q, r, sixths
):
    def moved(hex_):
        return hex_.rotated(sixths).shifted(q, r)

    other_wood = {moved(hex_) for hex_ in wood}
    other_hedge = {Hexside(moved(side.a), moved(side.b)) for side in hedge}

    assert can_see(eye, target, wood.__contains__, hedge.__contains__) == can_see(
        moved(eye), moved(target), other_wood.__contains__, other_hedge.__contains__
    )


@given(spots, spots, woods)
def test_sight_over_woods_agrees_with_exact_geometry(eye, target, wood):
    between = wood - {eye, target}
    beside = [hex_ for hex_ in between if not enters(eye, target, hex_)]
    stopped = any(enters(eye, target, hex_) for hex_ in between) or any(
        (overlap := cut(eye, target, a, b)) and not overlap.is_point
        for a in beside
        for b in beside
        if a.distance(b) == 1
    )

    assert can_see(eye, target, wood.__contains__) == (not stopped)


@given(spots, spots, woods, hedges, st.booleans())
def test_sight_past_hedges_agrees_with_exact_geometry(eye, target, wood, hedge, ends_hide):
    corners = {corner: point for corner in CORNERS if (point := cut(eye, target, *corner.hexes))}
    crossed = {
        side
        for side in SIDES
        if (point := cut(eye, target, side.a, side.b))
        and point.is_point
        and point not in corners.values()
    }
    stopped = (
        any(enters(eye, target, hex_) for hex_ in wood - {eye, target})
        or bool(crossed & hedge)
        or any(closed(eye, target, corner, wood, hedge, ends_hide) for corner in corners)
    )

    assert can_see(eye, target, wood.__contains__, hedge.__contains__, ends_hide=ends_hide) == (
        not stopped
    )


def closed(eye, target, corner, wood, hedge, ends_hide):
    """On which hands something hides at a corner: both close it, or any end of a hedge."""
    woods_by = {
        hand(eye, target, [hex_])
        for hex_ in corner.hexes
        if hex_ in wood and not enters(eye, target, hex_)
    }
    hedges_by = {
        hand(eye, target, far.hexes)
        for side in corner.hexsides
        if side in hedge
        for far in side.ends
        if far != corner
    } - {0}
    return {-1, +1} <= woods_by | hedges_by or (ends_hide and bool(hedges_by))


@pytest.mark.parametrize(
    ("heights", "seen"),
    [
        ((2, 3, 2), False),
        ((2, 2, 2), True),
        ((3, 2, 1), True),
        ((3, 3, 1), False),
        ((4, 1, 3, 1), False),
        ((4, 3, 1, 1), True),
        ((4, 1, 2, 1), True),
        ((0, 1, 2, 3), True),
        ((0, 1, 3, 3), False),
    ],
)
def test_a_hex_hides_if_it_rises_above_the_line_between_the_heights_of_the_ends(heights, seen):
    row = {Hex(0, index): height for index, height in enumerate(heights)}
    eye, *_, target = row

    masks = rises_between(eye, target, row[eye], row[target], row.__getitem__)

    assert can_see(eye, target, masks) is seen


def test_who_stands_higher_than_his_ground_sees_over_more():
    row = {Hex(0, 0): 1, Hex(0, 1): 2, Hex(0, 2): 1}
    eye, _, target = row

    on_foot = rises_between(eye, target, 1, 1, row.__getitem__)
    in_towers = rises_between(eye, target, 2, 2, row.__getitem__)
    in_one_tower = rises_between(eye, target, 2, 1, row.__getitem__)

    assert not can_see(eye, target, on_foot)
    assert can_see(eye, target, in_towers)
    assert not can_see(eye, target, in_one_tower)


@st.composite
def relief(draw):
    return {hex_: draw(st.integers(0, 4)) for hex_ in DISC}


@given(spots, spots, relief())
def test_sight_over_heights_is_the_same_both_ways(eye, target, heights):
    def sight(one, two):
        ground = heights.__getitem__
        return can_see(one, two, rises_between(one, two, heights[one], heights[two], ground))

    assert sight(eye, target) == sight(target, eye)


@given(spots, spots, relief())
def test_heights_are_compared_as_exact_fractions(eye, target, heights):
    masks = rises_between(eye, target, heights[eye], heights[target], heights.__getitem__)

    for hex_ in line(eye, target).hexes[1:-1]:
        share = Fraction(eye.distance(hex_), eye.distance(target))
        level = heights[eye] + share * (heights[target] - heights[eye])
        assert masks(hex_) == (heights[hex_] > level)
