"""[scenario.setup.exhaustive] What a line of the set-up leaves open, and where it may stand."""

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .actions import Blockade, Go
from .affairs import Berth, Force
from .powers import controller, side_of
from .sheets import Placement
from .sides import Side
from .state import Game


def lines_of(game: Game, who: str) -> list[Placement]:
    """The lines that a side, or a neutral power, sets up."""
    lines = game.sheet.placement
    if who in tuple(Side):
        return [line for line in lines if line.side == who]
    return [line for line in lines if line.side not in tuple(Side) and line.nation == who]


def moveable_lines(game: Game, who: str) -> list[Placement]:
    """The lines of land units that may stand in one zone or another."""
    return [line for line in lines_of(game, who) if len(line.choices) > 1 and line.corps]


def line_of(game: Game, piece: str) -> Placement | None:
    """The line of several zones that a counter stands for, if it stands for one."""
    for line in game.sheet.placement:
        if line.corps and len(line.choices) > 1 and (line.generals + line.corps)[0] == piece:
            return line
    return None


def free_generals(game: Game, who: str) -> list[str]:
    """Generals on the map whom no line names: their player chose them."""
    lines = lines_of(game, who)
    named = {general for line in lines for general in line.generals}
    nations = [line.nation for line in lines if line.free_generals]
    present = {
        general
        for force in game.forces.values()
        for general in (force.general, *force.subordinates)
        if general
    }
    return [
        general
        for general, sheet in game.printed.generals.items()
        if general in present and general not in named and sheet.nation in nations
    ]


def free_fleets(game: Game, who: str) -> list[str]:
    """Fleets on the map that no line names, if there is anything to choose."""
    lines = lines_of(game, who)
    named = {fleet for line in lines for fleet in line.fleets}
    nations = [line.nation for line in lines if line.free_fleets]
    return [
        fleet
        for fleet, sheet in game.printed.fleets.items()
        if fleet in game.fleets and fleet not in named and sheet.nation in nations
    ]


def free_depots(game: Game, who: str) -> list[str]:
    """[scenario.1805.setup.france.free] The mobile depots that may lie anywhere."""
    lines = lines_of(game, who)
    found = []
    for nation in dict.fromkeys([line.nation for line in lines if line.free and line.mobile]):
        mine = [depot for depot, owner in game.printed.depots.items() if owner == nation]
        fixed = sum(
            [line.mobile + line.depots for line in lines if line.nation == nation and not line.free]
        )
        found += [depot for depot in mine[fixed:] if depot in game.stores]
    return found


def swapped(force: Force, general: str, other: str) -> Force:
    """The force with another general in the place of one."""
    return replace(
        force,
        general=other if force.general == general else force.general,
        subordinates=tuple([other if each == general else each for each in force.subordinates]),
    )


def cannot_have_command(game: Game, zone: str, general: str) -> Refusal | None:
    """[scenario.1815.setup.russia] Why he has not the command value that the set-up asks for."""
    value = game.printed.generals[general].command
    for line in game.sheet.placement:
        if line.command and zone in line.choices and line.command != value:
            return refuse(
                "scenario.1815.setup.russia",
                "arrange.other-command",
                general=general,
                command=line.command,
            )
    return None


def open_berths(game: Game, fleet: str) -> list[Berth]:
    """[scenario.1815.setup.england] [scenario.1815.setup.france.fleets] Where it may lie."""
    nation = game.printed.nation_of[fleet]
    lines = [line for line in game.sheet.placement if line.nation == nation and line.free_fleets]
    if any(line.free for line in lines):
        return any_berth(game, nation)
    home = game.fleets[fleet].where
    for line in lines:
        if line.at == "port" and home in line.choices:
            return [Berth("port", port) for port in line.choices]
    return []


def any_berth(game: Game, nation: str) -> list[Berth]:
    """[scenario.1815.setup.england] A sea, a friendly port, or before a port with enemy ships."""
    side = side_of(game, nation)
    assert side is not None
    seas = [Berth("sea", sea) for sea in game.printed.seas]
    ports = [Berth("port", port) for port in game.printed.ports if controller(game, port) is side]
    hostile = {
        each.where
        for fleet, each in game.fleets.items()
        if each.kind == "port" and side_of(game, game.printed.nation_of[fleet]) is side.enemy
    }
    boxes = [Berth("box", port) for port in game.printed.ports if port in hostile]
    return seas + ports + boxes


def cannot_lie(
    game: Game, fleet: str, berths: list[Berth], choice: Go | Blockade
) -> Refusal | None:
    """[map.port] [naval.stack.sea-zone] Why a fleet may not lie there; None if it may."""
    if isinstance(choice, Blockade):
        to = Berth("box", choice.zone)
    else:
        to = Berth("sea" if choice.zone in game.printed.seas else "port", choice.zone)
    if to not in berths or to == game.fleets[fleet]:
        return refuse("scenario.setup.exhaustive", "arrange.not-there", zone=choice.zone)
    limits = game.printed.tables.limits
    most = limits.squadron if to.kind == "box" else limits.fleets_in_port
    side, nation_of = side_of(game, game.printed.nation_of[fleet]), game.printed.nation_of
    there = [each for each, berth in game.fleets.items() if berth == to]
    if to.kind == "sea":
        friends = [each for each in there if side_of(game, nation_of[each]) is side]
        if len(friends) >= limits.squadron:
            return refuse("naval.stack.sea-zone", "voyage.sea-full", sea=to.where)
    elif len(there) >= most:
        return refuse("map.port", "arrange.full", zone=to.where, limit=most)
    return None
