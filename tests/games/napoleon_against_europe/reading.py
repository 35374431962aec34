"""Papers for the tests: what lies beside the map, read by a seat."""

from estafette.engine import Sheet
from estafette.games.napoleon_against_europe.papers import sheets

READ: list[Sheet] = []


def papers(game, seat=None):
    """The facts of the sheets on the table by their keys, those of a kind in order."""
    found = {}
    for sheet in sheets(game, seat):
        READ.append(sheet)
        found.setdefault(sheet.key, []).append(sheet.facts)
    return found


def under_way(game, key):
    (facts,) = papers(game)[key]
    return facts
