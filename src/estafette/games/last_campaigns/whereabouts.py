"""Where a hex lies, for whoever reads its number: the place in it, or the nearest and which way."""

from collections.abc import Mapping

from estafette.board import Hex
from estafette.engine import Phrase

from .ground import NUMBERING
from .sheets import MapSheet, Submap


def whereabouts(sheet: MapSheet, named: Mapping[str, str]) -> dict[str, Phrase]:
    """[proposal.map.grid] Every hex of the map with the words for it.

    [proposal.map.submaps] A hex of a battle is known by a place that can be read on its map; so
    the campaign, which has them all, comes last.
    """
    found: dict[str, Phrase] = {}
    for submap in sorted(sheet.submap, key=size):
        hexes = numbered(submap)
        for hex_, place in nearest_places(hexes, named).items():
            if hexes[hex_] not in found:
                found[hexes[hex_]] = words(hex_, place, named[hexes[place]])
    return found


def size(submap: Submap) -> int:
    (first, last), (top, bottom) = submap.columns, submap.rows
    return (last - first + 1) * (bottom - top + 1)


def numbered(submap: Submap) -> dict[Hex, str]:
    """[proposal.map.grid] The hexes of a part of the map with their numbers."""
    (first, last), (top, bottom) = submap.columns, submap.rows
    return {
        NUMBERING.hex_at(column, row): f"{column:02}{row:02}"
        for column in range(first, last + 1)
        for row in range(top, bottom + 1)
    }


def nearest_places(hexes: Mapping[Hex, str], named: Mapping[str, str]) -> dict[Hex, Hex]:
    """For every hex the nearest that has a name: outward from all of them at once."""
    found = {hex_: hex_ for hex_, number in hexes.items() if number in named}
    reached = list(found)
    for here in reached:
        for there in here.neighbours():
            if there in hexes and there not in found:
                found[there] = found[here]
                reached.append(there)
    return found


def words(hex_: Hex, place: Hex, name: str) -> Phrase:
    """By the name of the place, and on which side of it the hex lies unless it is the place."""
    if hex_ == place:
        return Phrase("hex.named", {"place": name})
    return Phrase("hex.near", {"place": name, "bearing": bearing(place, hex_)})


def bearing(here: Hex, there: Hex) -> str:
    """On which of eight sides of a hex another lies: north, north-east and so on.

    South is counted in half hexes; a column is so much wider that 7:10 and 4:1 bound due east and
    due north, each an eighth of the circle.
    """
    east, south = there.q - here.q, 2 * (there.r - here.r) + (there.q - here.q)
    vertical = "" if 10 * abs(south) < 7 * abs(east) else "south" if south > 0 else "north"
    horizontal = "" if 4 * abs(east) < abs(south) else "east" if east > 0 else "west"
    return f"{vertical}-{horizontal}".strip("-")
