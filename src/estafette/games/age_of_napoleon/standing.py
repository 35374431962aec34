"""What is read off the table, once for every change: who serves whom, who stands where.

The states of the countries and the places of the corps are replaced when they change, never
altered: a reading holds the very things it was read from, and so knows when it is out of date.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from estafette.engine import Shared

from .printed import Printed, sides_under
from .sides import (
    ALLY,
    BRITAIN,
    COALITION,
    CONTROLLER,
    DOMINION,
    FRANCE,
    FRENCH,
    INSURGENT,
    MEMBER,
    NEUTRAL,
    Side,
    Status,
)


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
        self.neutral = frozenset([area for area in printed.areas if self._is_neutral(area)])

    def _is_neutral(self, area: str) -> bool:
        """[neutrality.violation.minor] [neutrality.violation.major-capital] May it be violated?"""
        country = self.countries[area]
        if self.status.get(country) is not NEUTRAL:
            return False
        return self.printed.countries[country].capital in ("", area)

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
    def minors(self) -> Mapping[Side, Sequence[str]]:
        """[strategy.draw.detached-count] The minors and detached areas that a side controls."""
        majors = self.printed.majors
        return {
            side: [c for c, at in self.status.items() if CONTROLLER[at] is side and c not in majors]
            for side in Side
        }

    @cached_property
    def raisers(self) -> Mapping[str, Side | None]:
        """Who may raise each corps now; None if its home is not on its side."""
        return {corps: self._raiser(corps) for corps in self.printed.corps}

    def _raiser(self, corps: str) -> Side | None:
        printed, side = self.printed.corps[corps], self.printed.side_of[corps]
        if printed.home == printed.pool:  # a major's own
            return self.controllers[printed.pool]
        status = self.status.get(printed.home)
        if status is None:  # a detachable area that is not detached
            ruler = self.printed.countries[printed.home].ruler
            is_met = side is COALITION and self.controllers[ruler] is COALITION
        elif side is FRENCH:  # [reinforcement.deploy.french-minors.home]
            is_met = status in (ALLY, DOMINION)
        else:  # [reinforcement.deploy.british-minors.home]
            is_met = status is MEMBER  # [reinforcement.deploy.attached-corps.which]
        return side if is_met else None


class Standing(Shared):
    """[def.army] The armies of each side, by area, in the order in which their corps are listed."""

    def __init__(self, where: Mapping[str, str], politics: Politics) -> None:
        self.where = where
        self.politics = politics
        found: dict[Side | None, dict[str, list[str]]] = {FRENCH: {}, COALITION: {}, None: {}}
        french, coalition, sides = found[FRENCH], found[COALITION], politics.sides
        for corps, area in where.items():
            side = sides[corps]
            armies = french if side is FRENCH else coalition if side is COALITION else found[None]
            if area in armies:
                armies[area].append(corps)
            else:
                armies[area] = [corps]
        self.armies: Mapping[Side | None, Mapping[str, Sequence[str]]] = found
