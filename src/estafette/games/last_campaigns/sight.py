"""[los.blocking] Lines of sight: what forest, walls, ridges and heights hide."""

from collections.abc import Mapping
from itertools import combinations

from estafette.board import Corner, Hex, Hexside, Line, line

from .sides import Terrain


class Sight:
    """Who sees whom, whatever the weather. What has been worked out is remembered."""

    def __init__(
        self,
        at: Mapping[str, Hex],
        terrain: Mapping[str, Terrain],
        levels: Mapping[str, int],
        ridges: frozenset[Hexside],
    ) -> None:
        self._at = at
        self._hiding = {at[id_] for id_, kind in terrain.items() if kind is not Terrain.CLEAR}
        self._levels = {at[id_]: level for id_, level in levels.items()}
        self._ridges = ridges
        self._known: dict[tuple[str, str], bool] = {}

    def sees(self, eye: str, target: str) -> bool:
        """[los.blocking] Adjacent hexes always see each other."""
        known = self._known.get((eye, target))
        if known is None:
            a, b = self._at[eye], self._at[target]
            known = a.distance(b) <= 1 or self._is_free(a, b)
            self._known[eye, target] = self._known[target, eye] = known
        return known

    def can_fire(self, gun: str, target: str) -> bool:
        """[los.ridge-own-hex] For fire a ridge stops even what is adjacent."""
        a, b = self._at[gun], self._at[target]
        if a.distance(b) == 1:
            return Hexside(a, b) not in self._ridges
        return self.sees(gun, target)

    def _is_free(self, a: Hex, b: Hex) -> bool:
        path = line(a, b)
        if any(side in self._ridges for side in path.crossed):
            return False
        if any(self._stops(gap.corner, path) for gap in path.gaps):
            return False
        if any(self._hides(hex_, path) for hex_ in path.hexes[1:-1]):
            return False
        return not any(
            self._hides(side.a, path) and self._hides(side.b, path) for side in path.along
        )

    def _stops(self, corner: Corner, path: Line) -> bool:
        """[los.ridge-ends] The end of a ridge, unless the line runs along that very hexside."""
        sides = [Hexside(one, two) for one, two in combinations(corner.hexes, 2)]
        return any(side in self._ridges and side not in path.along for side in sides)

    def _hides(self, hex_: Hex, path: Line) -> bool:
        """[los.blocking] [los.elevation-counts] What is off the ground hides nothing."""
        if hex_ in self._hiding:
            return True
        return hex_ in self._levels and self._rises(hex_, path)

    def _rises(self, hex_: Hex, path: Line) -> bool:
        """[los.higher-between-lower] [los.same-as-upper-end] [los.intermediate-level]"""
        levels, height = self._levels, self._levels[hex_]
        upper, lower = path.hexes[0], path.hexes[-1]
        if levels[upper] < levels[lower]:
            upper, lower = lower, upper
        top, bottom = levels[upper], levels[lower]
        if height > top:
            return True
        if top == bottom:
            return False
        if height == top:
            return True
        far = hex_.distance(upper)
        if height <= bottom or hex_.distance(lower) >= far:
            return False
        before = [other for other in path.hexes[1:-1] if other.distance(upper) < far]
        return any(levels.get(other, top) <= bottom for other in before)
