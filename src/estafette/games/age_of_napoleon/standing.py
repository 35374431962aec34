"""What is read off the table, once for every change: who serves whom, who stands where.

The states of the countries and the places of the corps are replaced when they change, never
altered: a reading holds the very things it was read from, and so knows when it is out of date.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from estafette.engine import Shared

from .printed import Printed, sides_under
from .sides import (
    BRITAIN,
    COALITION,
    CONTROLLER,
    FRANCE,
    FRENCH,
    INSURGENT,
    NEUTRAL,
    Side,
    Status,
)

READINGS = 256  # so many are remembered by what is worked out from them


class Politics(Shared):
    """[def.status.set] What follows from the states of the countries alone."""

    def __init__(self, printed: Printed, status: Mapping[str, Status]) -> None:
        self.printed = printed
        self.status = status
        self.sides = sides_under(printed, printed.masters_in(status))
        self.insurgents = frozenset([c for c, state in status.items() if state is INSURGENT])
        # An area with a state is a country itself: a minor, or an area that is detached.
        self.countries = {
            id_: id_ if id_ in status else area.country for id_, area in printed.areas.items()
        }
        # [neutrality.violation.minor] [neutrality.violation.major-capital] What may be violated.
        neutrals = [printed.countries[c] for c, state in status.items() if state is NEUTRAL]
        self.neutral = frozenset([country.capital or country.id for country in neutrals])

    @cached_property
    def controllers(self) -> Mapping[str, Side | None]:
        """[def.control.french] [def.control.coalition] Who controls each country, if anybody."""
        found = {country: CONTROLLER[state] for country, state in self.status.items()}
        return {**found, FRANCE: FRENCH, BRITAIN: COALITION}

    @cached_property
    def friends(self) -> Mapping[str, Side | None]:
        """[def.area.friendly] [def.area.neutral] The side to which each area is friendly."""
        return {area: self.controllers[country] for area, country in self.countries.items()}

    @cached_property
    def areas(self) -> Mapping[str, Sequence[str]]:
        """[def.detachable-areas] The areas that belong to each country now."""
        return {
            country: [area for area in areas if area == country or area not in self.status]
            for country, areas in self.printed.areas_of.items()
        }

    @cached_property
    def gates(self) -> Mapping[str, str]:
        """[def.occupied-nc] The capitals of the neutral majors: who stands there occupies them."""
        majors = [country for country in self.status if self.status[country] is NEUTRAL]
        capitals = {country: self.printed.countries[country].capital for country in majors}
        return {country: capital for country, capital in capitals.items() if capital}

    @cached_property
    def minors(self) -> Mapping[Side, Sequence[str]]:
        """[strategy.draw.detached-count] The minors and detached areas that a side controls."""
        majors = self.printed.majors
        return {
            side: [c for c, at in self.status.items() if CONTROLLER[at] is side and c not in majors]
            for side in Side
        }


class Standing(Shared):
    """[def.army] The armies of each side, by area, in the order in which their corps are listed."""

    def __init__(self, where: Mapping[str, str], politics: Politics) -> None:
        self.where = where
        self.status = politics.status
        self.politics = politics
        found: dict[Side | None, dict[str, list[str]]] = {FRENCH: {}, COALITION: {}, None: {}}
        sides = politics.sides
        for corps, area in where.items():
            armies = found[sides[corps]]
            if area in armies:
                armies[area].append(corps)
            else:
                armies[area] = [corps]
        self.armies: Mapping[Side | None, Mapping[str, Sequence[str]]] = found

    def holder(self, area: str) -> Side | None:
        """Whose corps stand in an area on which no battle waits."""
        for side, armies in self.armies.items():
            if area in armies:
                return side
        return None

    @cached_property
    def occupiers(self) -> Mapping[str, Side]:
        """[def.occupied-nc] The neutral majors that are occupied, and by whom."""
        gates = self.politics.gates.items()
        found = {country: self.holder(capital) for country, capital in gates}
        return {country: side for country, side in found.items() if side is not None}

    @cached_property
    def occupied(self) -> tuple[tuple[str, Side], ...]:
        """The same, for whoever wants to remember by it."""
        return tuple(self.occupiers.items())
