"""[map.sea-zone] The seas: who may sail where, and who controls them."""

from collections.abc import Collection, Iterable, Sequence

from estafette.engine import Refusal, refuse

from .powers import controller as land_controller
from .sides import DENMARK, NAPLES, RUSSIA, SWEDEN, TURKEY, Side
from .squadron import BOX, SEA, sea_of, side_of_fleet
from .state import Game

CONSTANTINOPLE = "constantinople"
BALTIC = ("baltic", "sound")
RUSSIAN = ("black-sea", *BALTIC)
SOUTHERN = ("mediterranean", "bosphorus", "black-sea")

# [fleet.circled-movement] Where the fleets with a circled movement factor may be.
WATERS = {SWEDEN: BALTIC, DENMARK: BALTIC, TURKEY: SOUTHERN, NAPLES: SOUTHERN}
LIMITS = {
    SWEDEN: "naval.limits.baltic",
    DENMARK: "naval.limits.baltic",
    TURKEY: "naval.limits.gibraltar",
    NAPLES: "naval.limits.gibraltar",
}


def controller(game: Game, sea: str) -> Side | None:
    """[control.sea] The side that alone has a fleet at sea in a zone."""
    there = {
        side_of_fleet(game, fleet)
        for fleet, lies in game.fleets.items()
        if lies.kind == SEA and lies.where == sea
    } - {None}
    return there.pop() if len(there) == 1 else None


def cannot_pass(game: Game, fleets: Sequence[str], start: str, to: str) -> Refusal | None:
    """[naval.move.sea] Why these fleets may not go from one sea zone to the next."""
    if to not in game.printed.waters.neighbours(start):
        return refuse("naval.move.sea", "naval.not-adjacent", start=start, to=to)
    return (
        is_frozen(game, start)
        or is_frozen(game, to)
        or is_strait_closed(game, fleets, start, to)
        or cannot_operate(game, fleets, to)
    )


def is_frozen(game: Game, sea: str) -> Refusal | None:
    """[weather.winter.baltic] In winter nothing moves beyond the limit of the ice."""
    if game.is_winter and game.printed.seas[sea].ice:
        return refuse("weather.winter.baltic", "naval.ice", sea=sea)
    return None


def is_strait_closed(game: Game, fleets: Sequence[str], start: str, to: str) -> Refusal | None:
    """[naval.bosphorus] [naval.bosphorus.controlled] Who holds Constantinople closes the Bosphorus.

    It lies between the Sea of Marmara and the Black Sea (R-161). Of Gibraltar nothing is said
    here: it closes nothing [naval.gibraltar].
    """
    groups = {game.printed.seas[start].group, game.printed.seas[to].group}
    holder = land_controller(game, CONSTANTINOPLE)
    if groups != {"bosphorus", "black-sea"} or holder is None:
        return None
    if side_of_fleet(game, fleets[0]) is holder:
        return None
    return refuse("naval.bosphorus.controlled", "naval.bosphorus", side=holder)


def cannot_operate(game: Game, fleets: Iterable[str], sea: str) -> Refusal | None:
    """[fleet.circled-movement] Why one of these fleets may not be in a sea zone."""
    group = game.printed.seas[sea].group
    going = tuple(fleets)
    for fleet in going:
        nation = game.printed.fleets[fleet].nation
        if nation in WATERS and group not in WATERS[nation]:
            return refuse(LIMITS[nation], "naval.limits", fleet=fleet, sea=sea)
        if nation == RUSSIA and group not in RUSSIAN and other_is_out(game, fleet, going):
            return refuse("naval.limits.russia", "naval.one-russian", fleet=fleet, sea=sea)
    return None


def other_is_out(game: Game, fleet: str, going: Sequence[str]) -> bool:
    """[naval.limits.russia] Is another Russian fleet outside its waters, or going with this one?"""
    fleets = game.printed.fleets
    return any(
        other != fleet
        and fleets[other].nation == RUSSIA
        and (other in going or is_out(game, other))
        for other in game.fleets
    )


def is_out(game: Game, fleet: str) -> bool:
    """[naval.limits.russia] Is a Russian fleet outside the Black Sea, the Sound and the Baltic?"""
    lies = game.fleets[fleet]
    return bool(lies.where) and game.printed.seas[sea_of(game, lies)].group not in RUSSIAN


def open_waters(game: Game, closed: Collection[str], sea: str) -> frozenset[str]:
    """[supply.sea-line] The sea zones that a line from this one may reach, itself among them."""
    if sea in closed:
        return frozenset()
    found, edge = {sea}, [sea]
    while edge:
        here = edge.pop()
        for near in game.printed.waters.neighbours(here):
            if near not in found and near not in closed:
                found.add(near)
                edge.append(near)
    return frozenset(found)


def blockaded_ports(game: Game, side: Side) -> frozenset[str]:
    """[naval.blockade.no-supply] The ports of which an enemy squadron holds the blockade box."""
    return frozenset(
        [
            lies.where
            for fleet, lies in game.fleets.items()
            if lies.kind == BOX and side_of_fleet(game, fleet) is side.enemy
        ]
    )


def closed_seas(game: Game, side: Side) -> frozenset[str]:
    """[supply.sea-line] The sea zones closed to a side: only enemy fleets are at sea there."""
    at_sea = [(fleet, lies.where) for fleet, lies in game.fleets.items() if lies.kind == SEA]
    own = [sea for fleet, sea in at_sea if side_of_fleet(game, fleet) is side]
    enemies = [sea for fleet, sea in at_sea if side_of_fleet(game, fleet) is side.enemy]
    return frozenset(enemies).difference(own)
