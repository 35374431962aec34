"""Exact geometry by fractions, slow and plain, to hold the board's lines against.

A hex is the points whose three oblique distances from its centre are at most one; a hexside is
where two hexes overlap, a corner where three do. A line is cut to each of them in turn.
"""

from fractions import Fraction
from typing import NamedTuple

OBLIQUE = ((2, 1), (1, 2), (1, -1))


class Cut(NamedTuple):
    """The part of a line, from 0 at one end to 1 at the other, that lies within something."""

    first: Fraction
    last: Fraction

    @property
    def is_point(self):
        return self.first == self.last


def cut(a, b, *hexes):
    """The part of the line that lies in all these hexes, sides and corners included, or None."""
    first, last = Fraction(0), Fraction(1)
    for hex_ in hexes:
        for along_q, along_r in OBLIQUE:
            start = along_q * (a.q - hex_.q) + along_r * (a.r - hex_.r)
            slope = along_q * (b.q - a.q) + along_r * (b.r - a.r)
            if slope == 0:
                if abs(start) > 1:
                    return None
                continue
            enter, leave = sorted((Fraction(-1 - start, slope), Fraction(1 - start, slope)))
            first, last = max(first, enter), min(last, leave)
    return Cut(first, last) if first <= last else None


def enters(a, b, hex_):
    """Does the line cross the inside of a hex, and not only touch it?"""
    found = cut(a, b, hex_)
    if found is None:
        return False
    q, r = point_of(a, b, (found.first + found.last) / 2)
    return all(abs(x * (q - hex_.q) + y * (r - hex_.r)) < 1 for x, y in OBLIQUE)


def point_of(a, b, share):
    return a.q + share * (b.q - a.q), a.r + share * (b.r - a.r)


def hand(a, b, hexes):
    """On which hand of the line the middle of some hexes lies: -1 left, +1 right, 0 neither."""
    q = Fraction(sum(hex_.q for hex_ in hexes), len(hexes)) - a.q
    r = Fraction(sum(hex_.r for hex_ in hexes), len(hexes)) - a.r
    turn = (b.q - a.q) * r - (b.r - a.r) * q
    return (turn > 0) - (turn < 0)
