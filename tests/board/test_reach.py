"""How far a mover comes, and how far supply flows."""

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.board import Border, Graph, reach, supply
from tests.board.maps import graphs

#   a - b - d - e
#    \- c -/
DIAMOND = Graph(
    "abcde",
    [Border("a", "b"), Border("a", "c"), Border("b", "d"), Border("c", "d"), Border("d", "e")],
)


def one(_border, _here, _there):
    return 1


def always(_border, _here, _there):
    return True


def test_a_mover_comes_as_far_as_its_points():
    assert reach(DIAMOND, "a", 2, one) == {"a": 0, "b": 1, "c": 1, "d": 2}
    assert reach(DIAMOND, "a", 0, one) == {"a": 0}
    assert reach(DIAMOND, "a", None, one)["e"] == 3


def test_of_two_equal_paths_the_order_of_the_map_decides():
    assert reach(DIAMOND, "a", 3, one).path_to("e") == ("a", "b", "d", "e")

    other = Graph("acbde", DIAMOND.borders)

    assert reach(other, "a", 3, one).path_to("e") == ("a", "c", "d", "e")


def test_the_cheaper_path_is_taken_though_it_be_found_later():
    def muddy(border, _here, _there):
        return 3 if border.ends == ("a", "b") else 1

    reached = reach(DIAMOND, "a", 9, muddy)

    assert reached == {"a": 0, "c": 1, "b": 3, "d": 2, "e": 3}
    assert reached.path_to("b") == ("a", "b")
    assert reached.path_to("d") == ("a", "c", "d")


def test_the_path_to_the_start_is_the_start_and_there_is_none_out_of_reach():
    reached = reach(DIAMOND, "a", 2, one)

    assert reached.path_to("a") == ("a",)
    assert reached.path_to("e") is None


def test_an_impassable_border_is_not_crossed():
    def broken(border, _here, _there):
        return None if border.ends == ("d", "e") else 1

    assert "e" not in reach(DIAMOND, "a", 9, broken)


def test_a_border_may_cost_more_one_way_than_the_other():
    def uphill(_border, here, there):
        return 2 if there > here else 1

    assert reach(DIAMOND, "a", None, uphill)["e"] == 6
    assert reach(DIAMOND, "e", None, uphill)["a"] == 3


def test_a_free_border_costs_nothing():
    def free(border, _here, _there):
        return 0 if border.ends == ("d", "e") else 1

    reached = reach(DIAMOND, "a", 2, free)

    assert reached["e"] == 2
    assert reached.path_to("e") == ("a", "b", "d", "e")


def test_a_mover_ends_where_it_must_stop_but_may_leave_where_it_starts():
    def enemy(node):
        return node in {"a", "d"}

    assert reach(DIAMOND, "a", 9, one, stops=enemy) == {"a": 0, "b": 1, "c": 1, "d": 2}


def test_a_stop_is_gone_around_if_there_is_a_way():
    reached = reach(DIAMOND, "a", 9, one, stops=lambda node: node == "b")

    assert reached.path_to("d") == ("a", "c", "d")
    assert reached["b"] == 1


def test_a_cost_below_nothing_is_refused_by_name():
    with pytest.raises(ValueError, match="border a - b costs less than nothing: -1"):
        reach(DIAMOND, "a", 3, lambda _border, _here, _there: -1)


def test_to_start_from_an_unknown_node_is_refused_by_name():
    with pytest.raises(ValueError, match="unknown node: z"):
        reach(DIAMOND, "z", 3, one)
    with pytest.raises(ValueError, match="unknown node: z"):
        supply(DIAMOND, ["a", "z"], always)


def test_supply_flows_from_the_nearest_source():
    supplied = supply(DIAMOND, {"e", "a"}, always)

    assert supplied == {"a": 0, "b": 1, "c": 1, "d": 1, "e": 0}
    assert supplied.path_to("d") == ("e", "d")
    assert list(supplied) == ["a", "e", "b", "c", "d"]


def test_supply_flows_no_further_than_its_limit():
    assert supply(DIAMOND, ["a"], always, limit=1) == {"a": 0, "b": 1, "c": 1}
    assert supply(DIAMOND, ["a"], always, limit=0) == {"a": 0}


def test_supply_reaches_a_node_that_stops_it_and_goes_no_further():
    supplied = supply(DIAMOND, ["a"], always, stops=lambda node: node == "d")

    assert supplied == {"a": 0, "b": 1, "c": 1, "d": 2}


def test_a_source_hands_supply_on_even_where_supply_stops():
    assert supply(DIAMOND, ["d"], always, stops=lambda node: node == "d")["e"] == 1


def test_supply_does_not_cross_what_is_closed():
    def no_way_to_d(_border, _here, there):
        return there != "d"

    assert supply(DIAMOND, ["a"], no_way_to_d) == {"a": 0, "b": 1, "c": 1}


def test_without_a_source_nothing_is_in_supply():
    assert supply(DIAMOND, [], always) == {}


@st.composite
def marches(draw):
    """A graph, a cost for each border both ways, a start, and the nodes where one must stop."""
    graph = draw(graphs())
    price = st.none() | st.integers(0, 5)
    prices = {
        way: draw(price) for border in graph.borders for way in (border.ends, border.ends[::-1])
    }
    start = draw(st.sampled_from(graph.nodes))
    return graph, prices, start, draw(st.sets(st.sampled_from(graph.nodes)))


def roads(graph, prices, starts, stops):
    """The same march as a weighted network: no road leads out of a stop, but for the starts."""
    network = nx.DiGraph()
    network.add_nodes_from(graph.nodes)
    network.add_weighted_edges_from(
        (here, there, price)
        for (here, there), price in prices.items()
        if price is not None and (here in starts or here not in stops)
    )
    return network


@given(marches(), st.none() | st.integers(0, 20))
def test_reach_agrees_with_dijkstra(march, points):
    graph, prices, start, stops = march

    reached = reach(
        graph, start, points, lambda _, here, there: prices[here, there], stops.__contains__
    )

    network = roads(graph, prices, {start}, stops)
    assert reached == nx.single_source_dijkstra_path_length(network, start, cutoff=points)


@given(marches())
def test_every_path_can_be_marched_at_the_cost_given(march):
    graph, prices, start, stops = march

    reached = reach(
        graph, start, None, lambda _, here, there: prices[here, there], stops.__contains__
    )

    network = roads(graph, prices, {start}, stops)
    for node, total in reached.items():
        path = reached.path_to(node)
        assert path is not None
        assert (path[0], path[-1]) == (start, node)
        assert nx.path_weight(network, path, "weight") == total


@given(marches(), st.none() | st.integers(0, 6), st.data())
def test_supply_agrees_with_dijkstra_from_many_sources(march, limit, data):
    graph, prices, _, stops = march
    sources = data.draw(st.sets(st.sampled_from(graph.nodes), min_size=1))

    supplied = supply(
        graph,
        sources,
        lambda _, here, there: prices[here, there] is not None,
        limit,
        stops.__contains__,
    )

    opened = {way: None if price is None else 1 for way, price in prices.items()}
    network = roads(graph, opened, sources, stops)
    assert supplied == nx.multi_source_dijkstra_path_length(network, sources, cutoff=limit)
    for node, distance in supplied.items():
        path = supplied.path_to(node)
        assert path is not None
        assert path[0] in sources
        assert nx.path_weight(network, path, "weight") == distance
