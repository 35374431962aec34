"""[peace.vanquished-home] The beaten come home: corps and generals, and fleets to ports."""

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Go, Take
from .command import cannot_hold
from .fate import (
    berth,
    change,
    dissolve,
    enlist,
    sail_away,
    sink,
    spend_depot,
    store,
    take_aboard,
    to_reserve,
)
from .mobilisation import home_ports
from .placement import cannot_lead, cannot_station, join_force, station
from .powers import controller, country_of, manager, side_of
from .sides import Side
from .squadron import BOX, PORT, SEA, room_at_sea, room_in_port
from .standing import key_zones, minors_of, territory
from .state import Game


class Column(Struct):
    """What a nation brings home: counters still in the hand, corps with their steps."""

    power: str
    nation: str
    hand: list[str]
    steps: dict[str, int]


def come_home(game: Game, power: str) -> Procedure[None]:
    """[peace.vanquished-home] What the beaten and their minors have abroad is placed at home.

    The land of a minor is abroad for its protector, and the other way round (R-532).
    """
    for nation in (power, *minors_of(game, power)):
        yield from set_down(game, pick_up(game, power, nation))


def pick_up(game: Game, power: str, nation: str) -> Column:
    """The counters that a nation has outside its own land, corps first.

    [depot.faces] Its mobile depots come along, fixed ones are lost (R-539).
    """
    lands = set(territory(game, nation))
    abroad = [
        head
        for head, force in game.forces.items()
        if force.nation == nation and force.zone not in lands
    ]
    forces = [dissolve(game, head) for head in abroad]
    steps = {corps: game.steps.pop(corps) for force in forces for corps in force.corps}
    game.unsupplied -= set(steps)
    others = [piece for force in forces for piece in force.pieces if piece not in steps]
    return Column(power, nation, [*steps, *others, *load_depots(game, nation, lands)], steps)


def load_depots(game: Game, nation: str, lands: set[str]) -> list[str]:
    """[depot.faces] The mobile depots of a nation abroad, taken up; fixed ones are destroyed."""
    depots = game.printed.depots
    abroad = [
        each for each, zone in game.stores.items() if depots[each] == nation and zone not in lands
    ]
    mobile = [depot for depot in abroad if depot not in game.fixed]
    for depot in abroad:
        if depot in game.fixed:
            spend_depot(game, depot)
            game.tell("depot.lost", depot=depot)
        else:
            take_aboard(game, depot)
    return mobile


def set_down(game: Game, column: Column) -> Procedure[None]:
    """[peace.vanquished-home] One counter after the other, in the order and places one likes.

    Corps must be placed; generals, markers and special units may go to the reserve.
    """
    hand = column.hand
    while hand:
        corps = [piece for piece in hand if piece in column.steps]
        is_free = all(cannot_settle(game, column, Take(each)) for each in corps)
        choice = yield ask(
            manager(game, column.power),
            "peace.which-piece",
            rule="peace.vanquished-home",
            offers=[Take(piece) for piece in hand],
            unless=partial(cannot_settle, game, column),
            kind=Take,
            or_else=Pass() if is_free else (),
            facts={"power": column.power},
        )
        if not isinstance(choice, Take):
            break
        hand.remove(choice.piece)
        yield from settle(game, column, choice.piece)
    for piece in hand:
        to_reserve(game, piece)


def settle(game: Game, column: Column, piece: str) -> Procedure[None]:
    """[peace.vanquished-home] A counter is placed in one of the zones that can take it."""
    choice = yield ask(
        manager(game, column.power),
        "peace.which-home",
        rule="peace.vanquished-home",
        offers=[Go(zone) for zone in homes(game, column, piece)],
        unless=partial(cannot_house, game, column, piece),
        facts={"piece": piece},
    )
    assert isinstance(choice, Go)
    house(game, column, piece, choice.zone)
    game.tell("peace.comes-home", piece=piece, zone=choice.zone)


def cannot_settle(game: Game, column: Column, choice: Take) -> Refusal | None:
    """[peace.vanquished-home] Why this counter cannot be placed yet; None if it can."""
    piece = choice.piece
    for zone in homes(game, column, piece) if piece in column.hand else ():
        if cannot_house(game, column, piece, Go(zone)) is None:
            return None
    return refuse("peace.vanquished-home", "peace.no-home", piece=piece)


def homes(game: Game, column: Column, piece: str) -> list[str]:
    """[peace.vanquished-home] Key zones; a minor's corps goes to its own land.

    If no key zone has room for a corps, the rest of the country is open (R-286).
    """
    if column.nation != column.power:
        return territory(game, column.nation)
    keys = key_zones(game, column.power)
    if piece not in column.steps:
        return keys
    steps = column.steps[piece]
    if all(cannot_station(game, piece, steps, zone) for zone in keys):
        return territory(game, column.power)
    return keys


def cannot_house(game: Game, column: Column, piece: str, choice: Go) -> Refusal | None:
    """[peace.vanquished-home] [command.limit] Why a zone cannot take it; None if it can."""
    zone = choice.zone
    if zone not in territory(game, column.nation):
        return refuse("peace.vanquished-home", "peace.abroad", zone=zone, power=column.nation)
    if piece in column.steps:
        return cannot_station(game, piece, column.steps[piece], zone)
    if piece in game.printed.depots or host(game, piece, zone):
        return None
    return refuse("peace.vanquished-home", "peace.nobody-there", piece=piece, zone=zone)


def host(game: Game, piece: str, zone: str) -> str:
    """[peace.vanquished-home] Whom a general, a marker or a special unit joins in a zone."""
    nation = game.printed.nation_of[piece]
    for head in game.zones.get(zone, ()):
        if game.forces[head].nation == nation and fits(game, piece, head):
            return head
    return ""


def fits(game: Game, piece: str, head: str) -> bool:
    """[army.definition] [unit.special.entry] A marker needs a general, a special unit an army."""
    force = game.forces[head]
    if piece in game.printed.generals:
        return cannot_lead(game, piece, head) is None
    if piece in game.printed.armies:
        return bool(force.general) and not force.army
    enlarged = replace(force, specials=(*force.specials, piece))
    return bool(force.army) and cannot_hold(game, enlarged) is None


def house(game: Game, column: Column, piece: str, zone: str) -> None:
    """[peace.vanquished-home] A corps or a depot is in the zone; others join a force there."""
    if piece in column.steps:
        station(game, piece, column.steps[piece], zone)
        return
    if piece in game.printed.depots:
        store(game, piece, zone)
        return
    head = host(game, piece, zone)
    if piece in game.printed.generals:
        join_force(game, piece, head)
        return
    enlist(game, piece)
    force = game.forces[head]
    if piece in game.printed.armies:
        change(game, head, army=piece)
    else:
        change(game, head, specials=(*force.specials, piece))


def clear_harbours(game: Game, power: str) -> Procedure[None]:
    """[peace.vanquished-home] Foreign ships leave its ports; its own fleets come into them then.

    Those that hunted corsairs come home like the rest.
    """
    nation_of = game.printed.nation_of
    nations = (power, *minors_of(game, power))
    away = [each for each in game.fleets if nation_of[each] in nations and is_away(game, each)]
    for fleet in away:
        sail_away(game, fleet)
    for fleet, lies in list(game.fleets.items()):
        if nation_of[fleet] in nations or lies.kind not in (PORT, BOX):
            continue
        side = side_of(game, nation_of[fleet])
        if side is not None and country_of(game, lies.where) in nations:
            yield from put_to_sea(game, fleet, side)
    for fleet in away:
        yield from anchor(game, fleet)


def is_away(game: Game, fleet: str) -> bool:
    """[peace.vanquished-home] Is a fleet anywhere but in a port of its own country?"""
    lies = game.fleets[fleet]
    return lies.kind != PORT or country_of(game, lies.where) != game.printed.nation_of[fleet]


def anchor(game: Game, fleet: str) -> Procedure[None]:
    """[peace.vanquished-home] A fleet comes into a port of its country, if one has room."""
    nation = game.printed.nation_of[fleet]
    ports = home_ports(game, nation)
    if not ports:
        sink(game, fleet)
        return
    choice = yield ask(
        manager(game, nation),
        "peace.which-port",
        rule="peace.vanquished-home",
        offers=[Go(port) for port in ports],
        facts={"fleet": fleet},
    )
    assert isinstance(choice, Go)
    berth(game, fleet, PORT, choice.zone)
    game.tell("peace.anchors", fleet=fleet, port=choice.zone)


def put_to_sea(game: Game, fleet: str, side: Side) -> Procedure[None]:
    """[peace.no-war] A foreign fleet leaves port, or the box before it, for the sea (R-287).

    If there is no room at sea it goes to a port of its side; without one it is lost.
    """
    sea = game.printed.ports[game.fleets[fleet].where]
    if room_at_sea(game, sea, side) > 0:
        berth(game, fleet, SEA, sea)
        game.tell("peace.puts-to-sea", fleet=fleet, sea=sea)
        return
    ports = [port for port in game.printed.ports if is_haven(game, port, side)]
    if not ports:
        sink(game, fleet)
        return
    choice = yield ask(
        side,
        "peace.which-port",
        rule="peace.no-war",
        offers=[Go(port) for port in ports],
        facts={"fleet": fleet},
    )
    assert isinstance(choice, Go)
    berth(game, fleet, PORT, choice.zone)
    game.tell("peace.anchors", fleet=fleet, port=choice.zone)


def is_haven(game: Game, port: str, side: Side) -> bool:
    """Is this a port of the side with room for a fleet?"""
    return controller(game, port) is side and room_in_port(game, port) > 0
