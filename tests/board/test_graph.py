"""Places and the borders between them."""

import msgspec
import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Border, Graph
from tests.board.maps import graphs

RIVER = Border("lodi", "milan", "river", frozenset({"bridge"}))
PLAIN = Border("lodi", "crema")
LOMBARDY = Graph(["milan", "lodi", "crema", "mantua"], [PLAIN, RIVER])


def network(graph):
    plain = nx.Graph()
    plain.add_nodes_from(graph.nodes)
    plain.add_edges_from(border.ends for border in graph.borders)
    return plain


def test_a_border_is_the_same_from_either_end():
    border = Border("milan", "lodi", "river", frozenset({"bridge"}))

    assert border == RIVER
    assert hash(border) == hash(RIVER)
    assert border.ends == ("lodi", "milan")


def test_a_border_leads_from_each_end_to_the_other():
    assert RIVER.other("lodi") == "milan"
    assert RIVER.other("milan") == "lodi"
    with pytest.raises(ValueError, match="crema is no end of the border lodi - milan"):
        RIVER.other("crema")


def test_a_border_is_read_from_data_in_canonical_form():
    data = {"a": "milan", "b": "lodi", "kind": "river", "marks": ["bridge"]}

    assert msgspec.convert(data, Border) == RIVER


def test_a_border_never_changes():
    with pytest.raises(AttributeError):
        RIVER.kind = "plain"  # type: ignore[misc]


def test_a_graph_knows_what_lies_between_two_nodes():
    assert LOMBARDY.border("milan", "lodi") is RIVER
    assert LOMBARDY.border("lodi", "milan") is RIVER
    assert LOMBARDY.border("milan", "crema") is None


def test_neighbours_stand_in_the_order_of_the_nodes():
    assert LOMBARDY.neighbours("lodi") == ("milan", "crema")
    assert LOMBARDY.borders_of("lodi") == (RIVER, PLAIN)
    assert LOMBARDY.ways("lodi") == (("milan", RIVER), ("crema", PLAIN))
    assert LOMBARDY.neighbours("mantua") == ()


def test_the_order_of_the_borders_changes_nothing_but_their_list():
    other = Graph(LOMBARDY.nodes, reversed(LOMBARDY.borders))

    assert [other.ways(node) for node in other] == [LOMBARDY.ways(node) for node in LOMBARDY]


def test_a_graph_is_a_collection_of_its_nodes():
    assert list(LOMBARDY) == ["milan", "lodi", "crema", "mantua"]
    assert len(LOMBARDY) == 4
    assert "lodi" in LOMBARDY
    assert "paris" not in LOMBARDY


def test_two_graphs_of_the_same_ground_are_two_graphs():
    twin = Graph(LOMBARDY.nodes, LOMBARDY.borders)

    assert twin != LOMBARDY
    assert {LOMBARDY: "this", twin: "that"}[LOMBARDY] == "this"


def test_the_parts_of_a_graph_cannot_be_replaced():
    with pytest.raises(AttributeError):
        LOMBARDY.nodes = ()  # type: ignore[misc]


@pytest.mark.parametrize(
    ("nodes", "borders", "complaint"),
    [
        (["lodi"], [Border("lodi", "milan")], "border lodi - milan: unknown node milan"),
        (["lodi"], [Border("lodi", "lodi")], "border lodi - lodi is a loop"),
        (
            ["lodi", "milan"],
            [Border("lodi", "milan"), Border("milan", "lodi", "river")],
            "border lodi - milan is doubled",
        ),
        (["lodi", "milan", "lodi"], [], "doubled node: lodi"),
    ],
)
def test_unsound_ground_is_refused_by_name(nodes, borders, complaint):
    with pytest.raises(ValueError, match=complaint):
        Graph(nodes, borders)


def test_an_unknown_node_is_never_taken_for_a_lonely_one():
    with pytest.raises(KeyError, match="paris"):
        LOMBARDY.neighbours("paris")
    with pytest.raises(KeyError, match="paris"):
        LOMBARDY.distance("lodi", "paris")
    with pytest.raises(KeyError, match="paris"):
        LOMBARDY.distance("paris", "lodi")
    with pytest.raises(ValueError, match="unknown node: paris"):
        LOMBARDY.within(["lodi", "paris"])
    with pytest.raises(ValueError, match="unknown node: paris"):
        LOMBARDY.without(["paris"])


def test_a_part_of_the_map_keeps_the_borders_inside_it_and_the_order():
    part = LOMBARDY.within({"crema", "lodi"})

    assert part.nodes == ("lodi", "crema")
    assert part.borders == (PLAIN,)
    assert LOMBARDY.without({"milan", "mantua"}).nodes == part.nodes
    assert LOMBARDY.without(["lodi"]).borders == ()


def test_a_node_without_a_way_is_at_no_distance():
    assert LOMBARDY.distance("milan", "crema") == 2
    assert LOMBARDY.distance("milan", "milan") == 0
    assert LOMBARDY.distance("milan", "mantua") is None


def test_a_map_in_two_pieces_says_so():
    assert LOMBARDY.components() == (("milan", "lodi", "crema"), ("mantua",))
    assert not LOMBARDY.is_connected()
    assert LOMBARDY.without(["mantua"]).is_connected()
    assert Graph([], []).is_connected()


@given(graphs())
def test_neighbours_are_mutual(graph):
    for here in graph:
        for there, border in graph.ways(here):
            assert here in graph.neighbours(there)
            assert graph.border(there, here) is border
            assert border.other(here) == there


@given(graphs())
def test_distances_agree_with_networkx(graph):
    lengths = dict(nx.all_pairs_shortest_path_length(network(graph)))

    for a in graph:
        for b in graph:
            assert graph.distance(a, b) == lengths[a].get(b)


@given(graphs())
def test_pieces_agree_with_networkx(graph):
    assert set(map(frozenset, graph.components())) == set(
        map(frozenset, nx.connected_components(network(graph)))
    )


@given(graphs(), st.data())
def test_within_and_without_cut_the_same_line(graph, data):
    kept = data.draw(st.sets(st.sampled_from(graph.nodes)))

    part = graph.within(kept)
    rest = graph.without(set(graph.nodes) - kept)

    assert part.nodes == rest.nodes == tuple(node for node in graph if node in kept)
    assert part.borders == rest.borders
    assert nx.utils.graphs_equal(network(part), network(graph).subgraph(kept))
