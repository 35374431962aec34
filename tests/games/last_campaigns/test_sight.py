"""Lines of sight: woods, towns, chateaux, ridges and heights."""

import pytest

from estafette.board import Bounds, HexMap, Hexside
from estafette.games.last_campaigns.eyes import sees
from estafette.games.last_campaigns.ground import NUMBERING
from estafette.games.last_campaigns.sides import Terrain
from estafette.games.last_campaigns.sight import Sight
from tests.games.last_campaigns.position import given
from tests.referee import rule

MAP = HexMap.rectangle(Bounds(1, 12, 1, 12), NUMBERING)
AT = {MAP.number_of(hex_): hex_ for hex_ in MAP}


def field(levels=None, ridges=(), **terrain):
    """A plain of level 1; `forest="0404 0405"` plants woods."""
    kinds = dict.fromkeys(AT, Terrain.CLEAR)
    for kind, hexes in terrain.items():
        kinds |= dict.fromkeys(hexes.split(), Terrain(kind))
    heights = dict.fromkeys(AT, 1) | (levels or {})
    sides = frozenset(Hexside(AT[one], AT[two]) for one, two in ridges)
    return Sight(AT, kinds, heights, sides)


@rule("last-campaigns los.blocking")
@pytest.mark.parametrize("kind", ["forest", "town", "chateau"])
def test_woods_towns_and_chateaux_in_between_hide_what_lies_behind(kind):
    sight = field(**{kind: "0504"})
    assert not sight.sees("0503", "0505")
    assert sight.sees("0503", "0504")
    assert field(**{kind: "0503 0505"}).sees("0503", "0505")


@rule("last-campaigns los.blocking")
def test_open_ground_hides_nothing():
    assert field().sees("0502", "0508")


@rule("last-campaigns los.blocking")
def test_a_ridge_that_is_crossed_hides_what_lies_behind():
    assert not field(ridges=[("0504", "0505")]).sees("0503", "0506")


@rule("last-campaigns los.ridge-own-hex")
def test_a_ridge_of_the_own_hex_hides_too():
    sight = field(ridges=[("0503", "0504")])
    assert not sight.sees("0503", "0505")
    assert sight.sees("0503", "0504")
    assert not sight.can_fire("0503", "0504")


@rule("last-campaigns los.ridge-ends")
def test_the_end_of_a_ridge_hides_too():
    """From 0305 to 0505 the line runs along the hexside of the two hexes between them."""
    between = sorted({*beside("0305")} & {*beside("0505")})
    assert len(between) == 2
    assert field().sees("0305", "0505")
    assert not field(ridges=[("0305", between[0])]).sees("0305", "0505")


@rule("last-campaigns los.along-ridge")
def test_along_a_ridge_both_sides_must_hide_to_block():
    one, two = sorted({*beside("0305")} & {*beside("0505")})
    ridge = [(one, two)]
    assert field(ridges=ridge).sees("0305", "0505")
    assert field(ridges=ridge, forest=one).sees("0305", "0505")
    assert not field(ridges=ridge, forest=f"{one} {two}").sees("0305", "0505")


@rule("last-campaigns los.ridge-and-terrain")
def test_a_gap_between_a_ridge_and_a_wood_is_closed():
    one, two = sorted({*beside("0305")} & {*beside("0505")})
    assert field(forest=one).sees("0305", "0505")
    assert not field(forest=one, ridges=[("0505", two)]).sees("0305", "0505")


@rule("last-campaigns los.higher-between-lower", "last-campaigns los.elevation-counts")
@pytest.mark.parametrize(
    ("levels", "blocked"), [([2, 3, 2], True), ([3, 2, 2, 3], False), ([2, 2, 2], False)]
)
def test_what_is_higher_than_both_ends_hides(levels, blocked):
    assert is_blocked(levels) is blocked


@rule("last-campaigns los.same-as-upper-end")
def test_what_is_as_high_as_the_higher_end_hides_the_lower_one_both_ways():
    assert is_blocked([3, 3, 2])
    assert is_blocked([2, 3, 3])


@rule("last-campaigns los.intermediate-level")
@pytest.mark.parametrize(
    ("levels", "blocked"),
    [([3, 1, 2, 1], True), ([3, 2, 1, 1], False), ([3, 2, 2, 1], False), ([1, 2, 1, 3], True)],
)
def test_a_step_in_the_slope_hides_what_is_close_below_it(levels, blocked):
    assert is_blocked(levels) is blocked


def is_blocked(levels):
    """Along one column of hexes of these heights."""
    hexes = [f"05{row + 2:02}" for row in range(len(levels))]
    return not field(dict(zip(hexes, levels, strict=True))).sees(hexes[0], hexes[-1])


def beside(hex_):
    return [MAP.number_of(each) for each in MAP.neighbours(AT[hex_])]


@rule(
    "last-campaigns los.range.day",
    "last-campaigns los.range.rain",
    "last-campaigns los.range.night",
)
@pytest.mark.parametrize(
    ("hour", "hexes"), [("16 14:00", 8), ("17 16:00", 4), ("16 23:00", 1), ("17 22:00", 1)]
)
def test_how_far_one_sees_depends_on_the_hour_and_the_weather(hour, hexes):
    game = given("campaign")
    game.turn = game.printed.track("campaign").index(hour)
    assert game.visibility == hexes


@rule("last-campaigns los.range.day")
def test_nobody_sees_beyond_eight_hexes():
    game = given()
    here = "3558"
    far = [hex_ for hex_ in game.ground.ring(here, 9) if game.ground.sight.sees(here, hex_)]
    near = [hex_ for hex_ in game.ground.ring(here, 2) if game.ground.sight.sees(here, hex_)]
    assert far
    assert not any(sees(game, here, hex_) for hex_ in far)
    assert all(sees(game, here, hex_) for hex_ in near)
