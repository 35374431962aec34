"""Random ground for the tests of the board."""

from itertools import combinations

from hypothesis import strategies as st

from estafette.board import Border, Graph, Hex

KINDS = ("plain", "river", "pass", "strait")


@st.composite
def graphs(draw, most=9):
    """A graph of a few nodes with any borders between them, in any order."""
    nodes = [f"n{index}" for index in range(draw(st.integers(1, most)))]
    pairs = list(combinations(nodes, 2))
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    return Graph(nodes, [Border(a, b, draw(st.sampled_from(KINDS))) for a, b in chosen])


def hexes(reach=30):
    return st.builds(Hex, st.integers(-reach, reach), st.integers(-reach, reach))
