"""[naval.capacity.who] Naval capacity: which fleets carry which armies, and what is left of it."""

from estafette.engine import Refusal, refuse

from .affairs import March
from .sides import FRANCE, REVOLT, Side
from .state import Game


def board(game: Game, march: March) -> dict[str, int] | Refusal:
    """[naval.capacity.steps] The steps that each power would carry; or why they cannot sail."""
    taken: dict[str, int] = {}
    for army in march.armies:
        carrier = carrier_of(game, march.side, army, taken)
        if not carrier:
            return no_ship(game, march.side, army)
        taken[carrier] = taken.get(carrier, 0) + game.steps[army]
    return taken


def carrier_of(game: Game, side: Side, army: str, taken: dict[str, int]) -> str:
    """[naval.capacity.carry] Its own fleet, or for a minor that of a major ally; else nobody's."""
    power, steps = game.printed.power_of[army], game.steps[army]
    for fleet in fleets_for(game, side, power):
        if room(game, fleet) - taken.get(fleet, 0) >= steps:
            return fleet
    return ""


def fleets_for(game: Game, side: Side, power: str) -> list[str]:
    """[naval.capacity.carry] The powers whose ships may take an army of this one on board."""
    country = game.printed.countries[power]
    if game.is_major(power) or country.kind is REVOLT:
        return [power]
    majors = [p for p in game.allies(side) if game.is_major(p)]
    majors.sort(key=lambda major: major != country.patron)
    return [power, *majors]


def room(game: Game, power: str) -> int:
    """[naval.capacity.steps] The steps that a power may still carry this year."""
    return game.printed.countries[power].fleet - game.shipped.get(power, 0)


def no_ship(game: Game, side: Side, army: str) -> Refusal:
    """[naval.capacity.who] Why nobody carries an army."""
    power = game.printed.power_of[army]
    if power == FRANCE:
        return refuse("naval.france-none", "sea.france")
    fleets = fleets_for(game, side, power)
    if any(game.printed.countries[fleet].fleet for fleet in fleets):
        left = max([room(game, fleet) for fleet in fleets])
        return refuse("naval.capacity.steps", "sea.full", army=army, left=left)
    if any(game.printed.countries[ally].fleet for ally in game.allies(side)):
        return refuse("naval.capacity.carry", "sea.not-carried", army=army, power=power)
    return refuse("naval.capacity.who", "sea.no-fleet", power=power)
