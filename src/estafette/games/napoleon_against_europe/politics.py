"""What is read off the statuses and the territories, once for every change.

Statuses, owners and flags are replaced when they change, never altered: a reading holds the very
things it was read from, and so knows when it is out of date.
"""

from collections.abc import Mapping
from functools import cached_property

from estafette.engine import Shared

from .affairs import Status
from .printed import Printed
from .sides import COALITION, EMPIRE, FRANCE, Kind, Side, Standing

NOBODY = Status(Standing.NONE)
READINGS = 256  # so many are remembered by what is worked out from them


class Politics(Shared):
    """[coalition.definition] [map.national-territory] Who stands with whom, whose land it is."""

    def __init__(
        self, printed: Printed, status: Mapping[str, Status], owner: Mapping[str, str]
    ) -> None:
        self.printed = printed
        self.status = status
        self.owner = owner
        self.sides = {
            country: side_under(printed, status, country) for country in printed.countries
        }
        self.countries = {zone: owner[of] for zone, of in printed.province_of.items()}

    @cached_property
    def coalition(self) -> tuple[str, ...]:
        """[coalition.definition] The major powers at war with France."""
        majors = self.printed.majors
        return tuple([each for each in majors if each != FRANCE and self.sides[each] is COALITION])

    @cached_property
    def key_zones(self) -> Mapping[str, list[str]]:
        """[conquest.major.conditions] The key zones of each country's territory."""
        found: dict[str, list[str]] = {country: [] for country in self.printed.countries}
        for zone in self.printed.keys:
            found[self.countries[zone]].append(zone)
        return found


def side_under(printed: Printed, status: Mapping[str, Status], country: str) -> Side | None:
    """[coalition.definition] The side for which a country is at war; None outside the war.

    [revolt.list] A revolt is the Coalition's. [status.ally.of-whom] The ally of a neutral power
    is as neutral as that one.
    """
    if printed.countries[country].kind is Kind.REVOLT:
        return COALITION
    stands = status.get(country, NOBODY)
    if stands.kind is Standing.MEMBER:
        return Side(stands.of)
    if stands.kind in (Standing.ALLY, Standing.ANNEXED, Standing.PART):
        return side_under(printed, status, stands.of) if stands.of else None
    if stands.kind in (Standing.PROTECTORATE, Standing.CONFEDERATION):
        return EMPIRE
    return None


class Flags(Shared):
    """[control.take.flag] Which side controls each zone: by its flag, else as its owner's."""

    def __init__(self, politics: Politics, flags: Mapping[str, str]) -> None:
        self.politics = politics
        self.flags = flags
        sides = politics.sides
        self.holders = {**politics.countries, **flags}
        self.controllers = {zone: sides[country] for zone, country in self.holders.items()}
