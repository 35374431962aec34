"""[naval.port-captured] Fleets driven from a port that the enemy has taken."""

from estafette.engine import Procedure, ask

from .actions import Go, Take
from .affairs import Berth, Voyage
from .blockade import slip_in
from .fate import sink
from .naval_battle import engage, fall_back
from .naval_interception import intercept
from .powers import controller
from .sides import Side
from .squadron import BOX, PORT, SEA, at_sea, in_box, in_port, movement, put, room_in_port, sailing
from .state import Game
from .waters import cannot_operate, cannot_pass, is_frozen


def flee(game: Game, zone: str) -> Procedure[None]:
    """[naval.port-captured] The fleets of a lost port sail to the nearest friendly one.

    Together if they can, else each for itself (R-662). Nobody else is at sea meanwhile: a landing
    waits until the port is without enemy ships [naval.assault.fleets-first].
    """
    captor = controller(game, zone)
    assert captor is not None
    side = captor.enemy
    fleets = in_port(game, zone, side)
    if not fleets:
        return
    game.tell("sea.must-flee", fleets=list(fleets), port=zone)
    game.voyage = fugitives(game, side, zone, fleets)
    if len(fleets) == 1 or refuges(game, zone, side):
        yield from run(game, zone)
    else:
        yield from scatter(game, side, zone, fleets)
    game.voyage = None


def scatter(game: Game, side: Side, zone: str, fleets: list[str]) -> Procedure[None]:
    """[naval.port-captured] No port takes them all in: they go one by one, in his order (R-662)."""
    left = list(fleets)
    while left:
        choice = yield ask(
            side,
            "sea.who-next",
            rule="naval.port-captured",
            offers=[Take(fleet) for fleet in left],
            facts={"port": zone},
        )
        assert isinstance(choice, Take)
        left.remove(choice.piece)
        game.voyage = fugitives(game, side, zone, [choice.piece])
        yield from run(game, zone)


def fugitives(game: Game, side: Side, zone: str, fleets: list[str]) -> Voyage:
    """[naval.port-captured] They have their movement factor, and no more."""
    return Voyage(side, list(fleets), Berth(PORT, zone), movement(game, fleets))


def run(game: Game, zone: str) -> Procedure[None]:
    """[naval.port-captured.blockaded] Past the blockade, over the seas, into the port.

    [naval.port-captured] Without a port within its movement the squadron is lost (R-81).
    """
    voyage = sailing(game)
    ways = refuges(game, zone, voyage.side)
    if not ways:
        game.tell("naval.no-refuge", fleets=list(voyage.fleets))
        for fleet in voyage.fleets:
            sink(game, fleet)
        return
    choice = yield ask(
        voyage.side,
        "sea.where",
        rule="naval.port-captured",
        offers=[Go(port) for port in ways],
        facts={"fleets": list(voyage.fleets), "port": zone},
    )
    assert isinstance(choice, Go)
    yield from break_out(game, zone)
    routes = ways[choice.zone]
    while routes[0] and voyage.fleets and not voyage.is_over:
        sea = yield from next_sea(game, routes, choice.zone)
        routes = [route[1:] for route in routes if route[0] == sea]
        yield from cross(game, sea)
    if voyage.fleets and not voyage.is_over:
        yield from slip_in(game, choice.zone, is_flight=True)


def refuges(game: Game, zone: str, side: Side) -> dict[str, list[tuple[str, ...]]]:
    """[naval.port-captured] The nearest friendly ports with room, each with the ways to it."""
    voyage, start = sailing(game), game.printed.ports[zone]
    reach = voyage.points - 2  # out of the port and into the other
    if reach < 0 or is_frozen(game, start) or cannot_operate(game, voyage.fleets, start):
        return {}
    ways: dict[str, list[tuple[str, ...]]] = {start: [(start,)]}
    edge = [start]
    for _ in range(reach + 1):
        if found := {port: ways[sea] for sea in edge for port in havens(game, sea, zone, side)}:
            return found
        further = beyond(game, ways, edge)
        ways |= further
        edge = list(further)
    return {}


def beyond(
    game: Game, ways: dict[str, list[tuple[str, ...]]], edge: list[str]
) -> dict[str, list[tuple[str, ...]]]:
    """The sea zones that are reached now for the first time, with all the shortest ways to them."""
    further: dict[str, list[tuple[str, ...]]] = {}
    for sea in edge:
        for there in game.printed.waters.neighbours(sea):
            if there not in ways and cannot_pass(game, sailing(game).fleets, sea, there) is None:
                further.setdefault(there, []).extend([(*way, there) for way in ways[sea]])
    return further


def next_sea(game: Game, routes: list[tuple[str, ...]], port: str) -> Procedure[str]:
    """[naval.port-captured] Of several shortest ways to the port the owner takes which he likes."""
    voyage = sailing(game)
    choice = yield ask(
        voyage.side,
        "sea.which-way",
        rule="naval.port-captured",
        offers=[Go(sea) for sea in dict.fromkeys([route[0] for route in routes])],
        facts={"fleets": list(voyage.fleets), "port": port},
    )
    assert isinstance(choice, Go)
    return choice.zone


def havens(game: Game, sea: str, lost: str, side: Side) -> list[str]:
    """[naval.port-captured] The friendly ports of a sea zone with room for the whole squadron."""
    number = len(sailing(game).fleets)
    return [
        port
        for port in game.printed.ports_on[sea]
        if port != lost and controller(game, port) is side and room_in_port(game, port) >= number
    ]


def break_out(game: Game, zone: str) -> Procedure[None]:
    """[naval.port-captured.blockaded] The blockading squadron fights them; survivors sail on."""
    voyage = sailing(game)
    enemy = voyage.side.enemy
    guards = in_box(game, zone, enemy)
    if not guards:
        return
    ships = {voyage.side: voyage.fleets, enemy: guards}
    winner = yield from engage(game, game.active, ships, kind=BOX, port=zone)
    voyage.is_over = not voyage.fleets
    if winner is voyage.side:
        yield from fall_back(game, enemy, in_box(game, zone, enemy), game.printed.ports[zone])


def cross(game: Game, sea: str) -> Procedure[None]:
    """[naval.port-captured] They enter a sea zone, where the enemy may intercept them.

    If they win they sail on and follow nobody; beaten, they go no further than their retreat.
    """
    voyage = sailing(game)
    lies = game.fleets[voyage.fleets[0]]
    voyage.came_from = lies.where
    put(game, voyage.fleets, SEA, sea)
    past = lies.where if lies.kind == PORT else ""
    winner = yield from intercept(game, sea, voyage.fleets, voyage.side, past=past)
    foes = at_sea(game, sea, voyage.side.enemy)
    if winner is voyage.side:
        yield from fall_back(game, voyage.side.enemy, foes, sea)
    elif winner is not None:
        voyage.is_over = True
        yield from fall_back(game, voyage.side, voyage.fleets, sea, winners=foes)
