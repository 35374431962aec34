"""A map of hexes."""

import pytest

from estafette.board import Bounds, Hex, HexMap, Numbering, Parity, Top, reach

NUMBERING = Numbering(Top.FLAT, Parity.EVEN)
FIELD = HexMap.rectangle(Bounds(1, 5, 1, 4), NUMBERING)


def numbers(hexes):
    return [FIELD.number_of(hex_) for hex_ in hexes]


def test_a_rectangle_has_every_column_and_row_in_printed_order():
    printed = [f"{column:02}{row:02}" for column in range(1, 6) for row in range(1, 5)]

    assert numbers(FIELD) == printed
    assert len(FIELD) == 20
    assert FIELD.bounds == Bounds(1, 5, 1, 4)


def test_a_hex_is_found_by_its_number_if_it_is_on_the_map():
    assert FIELD.at("0302") == NUMBERING.hex_of("0302")
    assert FIELD.at("0302") in FIELD
    assert NUMBERING.hex_of("0602") not in FIELD
    with pytest.raises(KeyError, match="0602"):
        FIELD.at("0602")
    with pytest.raises(KeyError):
        FIELD.number_of(NUMBERING.hex_of("0602"))


def test_the_order_in_which_hexes_are_given_changes_nothing():
    again = HexMap([*reversed(FIELD.hexes), FIELD.hexes[0]], NUMBERING)

    assert again.hexes == FIELD.hexes


def test_neighbours_off_the_map_are_left_out():
    assert numbers(FIELD.neighbours(FIELD.at("0101"))) == ["0201", "0102"]
    assert numbers(FIELD.neighbours(FIELD.at("0201"))) == ["0301", "0302", "0202", "0102", "0101"]
    assert numbers(FIELD.neighbours(FIELD.at("0302"))) == numbers(FIELD.at("0302").neighbours())


def test_the_edge_is_the_hexes_that_touch_the_outside():
    inside = {"0202", "0203", "0302", "0303", "0402", "0403"}

    assert set(numbers(FIELD.edge)) == set(numbers(FIELD)) - inside
    assert all(len(FIELD.neighbours(FIELD.at(number))) == 6 for number in inside)


def test_a_hole_has_an_edge_too():
    middle = FIELD.at("0302")
    holed = HexMap((hex_ for hex_ in FIELD if hex_ != middle), NUMBERING)

    assert set(holed.edge) == set(FIELD.edge) | set(middle.neighbours())


def test_each_hexside_between_two_hexes_of_the_map_is_there_once():
    pairs = {frozenset((a, b)) for a in FIELD for b in FIELD if a.distance(b) == 1}

    assert len(FIELD.hexsides) == len(pairs)
    assert {frozenset((side.a, side.b)) for side in FIELD.hexsides} == pairs


def test_a_disc_is_cut_off_where_the_map_ends():
    assert numbers(FIELD.disc(FIELD.at("0101"), 1)) == ["0101", "0201", "0102"]
    assert len(FIELD.disc(FIELD.at("0302"), 1)) == 7


def test_a_map_without_hexes_is_refused():
    with pytest.raises(ValueError, match="without hexes"):
        HexMap([], NUMBERING)


def test_a_map_is_a_graph_of_its_numbers():
    graph = FIELD.graph()

    assert graph.nodes == tuple(numbers(FIELD))
    assert set(graph.neighbours("0302")) == set(numbers(FIELD.neighbours(FIELD.at("0302"))))
    assert all(
        graph.distance(a, b) == FIELD.at(a).distance(FIELD.at(b)) for a in graph for b in graph
    )


def test_the_borders_of_the_graph_are_what_lies_on_the_hexsides():
    stream, road = NUMBERING.hexside_of("0302N"), NUMBERING.hexside_of("0302SE")

    graph = FIELD.graph(kinds={stream: "stream"}, marks={road: ["road", "ridge"]})

    crossed, followed = graph.border("0302", "0301"), graph.border("0402", "0302")
    assert crossed is not None
    assert (crossed.kind, crossed.marks) == ("stream", frozenset())
    assert followed is not None
    assert (followed.kind, followed.marks) == ("plain", frozenset({"road", "ridge"}))


def test_a_stream_on_the_outer_edge_marks_no_border():
    outer = NUMBERING.hexside_of("0101N")

    graph = FIELD.graph(kinds={outer: "stream"})

    assert len(graph.borders) == len(FIELD.hexsides)
    assert {border.kind for border in graph.borders} == {"plain"}


def test_reach_on_a_map_of_hexes_is_a_disc():
    centre = Hex(0, 0).shifted(20, 20)
    field = HexMap(centre.disc(6), Numbering(Top.POINTY, Parity.ODD))

    reached = reach(field.graph(), field.number_of(centre), 4, lambda _border, _here, _there: 1)

    assert {field.at(number) for number in reached} == set(centre.disc(4))
    assert all(cost == centre.distance(field.at(number)) for number, cost in reached.items())
