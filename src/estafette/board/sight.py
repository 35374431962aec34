"""Lines of sight over hexes, and what stops them. Whole numbers only, the same both ways."""

from collections.abc import Callable
from typing import TypeAlias

from .hexes import Hex, Hexside
from .lines import Flank, Gap, line

Hides: TypeAlias = Callable[[Hex], bool]
HexsideHides: TypeAlias = Callable[[Hexside], bool]
Height: TypeAlias = Callable[[Hex], int]


def can_see(
    eye: Hex,
    target: Hex,
    hides: Hides,
    hexside_hides: HexsideHides | None = None,
    *,
    ends_hide: bool = False,
) -> bool:
    """Is the straight line between two centres free of hexes and hexsides that hide?

    The two ends never hide. A line along a hexside, or through a corner, is stopped only by what
    hides on both hands; with `ends_hide`, also by touching the end of one hexside that hides.
    """
    path = line(eye, target)
    if any(map(hides, path.hexes[1:-1])):
        return False
    if hexside_hides is None:
        return not any(hides(side.a) and hides(side.b) for side in path.along)
    if any(map(hexside_hides, path.crossed)):
        return False
    return not any(is_closed(gap, hides, hexside_hides, ends_hide) for gap in path.gaps)


def is_closed(gap: Gap, hides: Hides, hexside_hides: HexsideHides, ends_hide: bool) -> bool:
    """Does what hides around a corner stop the line that passes through it?"""
    if ends_hide and any(map(hexside_hides, gap.left.hexsides + gap.right.hexsides)):
        return True
    return all(is_hidden(flank, hides, hexside_hides) for flank in (gap.left, gap.right))


def is_hidden(flank: Flank, hides: Hides, hexside_hides: HexsideHides) -> bool:
    return any(map(hides, flank.hexes)) or any(map(hexside_hides, flank.hexsides))


def rises_between(
    eye: Hex, target: Hex, eye_height: int, target_height: int, height: Height
) -> Hides:
    """A question for `can_see`: does a hex rise above the straight line between two heights?

    How far along a hex lies is counted in hexes. One that only touches the line does not hide.
    """

    def hides(hex_: Hex) -> bool:
        before, after = eye.distance(hex_), hex_.distance(target)
        return height(hex_) * (before + after) > eye_height * after + target_height * before

    return hides
