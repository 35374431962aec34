"""[neutral-move.land] Powers outside the war move their units inside their own territory."""

from functools import partial

from msgspec import Struct

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import depots
from .actions import Activate, Go, PickUp
from .fate import change, store
from .organisation import merge
from .powers import country_of, manager, side_of
from .prussian_army import cannot_leave_border
from .sides import Standing
from .squadron import PORT, SEA, put, room_in_port, sea_of
from .stacking import cannot_be_one, outranks_army
from .standing import status_of
from .state import Game
from .terrain import cost
from .waters import cannot_pass, is_frozen

OUTSIDE = (Standing.NEUTRAL, Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE)


class Walk(Struct):
    """A force on its way: the points that it has left, and the depots that go with it."""

    head: str
    left: int
    depots: list[str] = []


def begin(game: Game) -> None:
    """[neutral-move.control] The powers outside the war that have something to move."""
    game.moved = frozenset()
    powers = game.printed.tables.order.powers
    game.queue = tuple([power for power in powers if movers(game, power)])


def is_over(game: Game) -> bool:
    """[neutral-move.control] Have all powers outside the war moved?"""
    return not game.queue


def move(game: Game) -> Procedure[None]:
    """[neutral-move.control] One force or fleet of the power whose turn it is, or it has done."""
    power = game.queue[0]
    choice = yield ask(
        manager(game, power),
        "neutral-move.which",
        rule="neutral-move.control",
        offers=[Activate(piece) for piece in movers(game, power)],
        unless=partial(has_moved, game),
        kind=Activate,
        or_else=Pass(),
        facts={"power": power},
    )
    if not isinstance(choice, Activate):
        game.queue = game.queue[1:]
        game.moved = frozenset()
    elif choice.piece in game.fleets:
        yield from sail(game, choice.piece)
    else:
        yield from walk(game, choice.piece)


def movers(game: Game, power: str) -> list[str]:
    """[neutral-move.land] [neutral-move.fleets] Forces and fleets of a power outside the war."""
    if side_of(game, power) is not None or status_of(game, power).kind not in OUTSIDE:
        return []
    forces = [
        head
        for head, force in game.forces.items()
        if force.nation == power and head not in game.provided and not force.is_sheltered
    ]
    return forces + [each for each in game.fleets if game.printed.fleets[each].nation == power]


def has_moved(game: Game, choice: Activate) -> Refusal | None:
    """[neutral-move.land] Each moves once."""
    force = game.forces.get(choice.piece)
    pieces = (choice.piece,) if force is None else force.pieces
    if any(piece in game.moved for piece in pieces):
        return refuse("neutral-move.land", "neutral-move.has-moved", piece=choice.piece)
    return None


def walk(game: Game, head: str) -> Procedure[None]:
    """[neutral-move.land] A force goes as far as its basic factor, zone by zone, at home."""
    force = game.forces[head]
    trip = Walk(head, min([game.printed.corps[each].movement for each in force.corps]))
    while (yield from go_on(game, trip)):
        pass
    game.moved |= set(game.forces[trip.head].pieces)
    join(game, trip.head)


def go_on(game: Game, trip: Walk) -> Procedure[bool]:
    """[neutral-move.land] [depot.moved-by] A zone entered or a depot taken along; False: a halt."""
    force = game.forces[trip.head]
    stores = [depot for depot, zone in game.stores.items() if zone == force.zone]
    choice = yield ask(
        manager(game, force.nation),
        "neutral-move.where",
        rule="neutral-move.land",
        offers=[Go(each) for each in game.printed.ground.neighbours(force.zone)],
        unless=partial(cannot_walk, game, trip),
        kind=Go,
        also=(
            Offers(
                tuple([PickUp(each) for each in stores if each not in trip.depots]),
                partial(cannot_carry, game, trip),
                PickUp,
            ),
            Offers((Pass(),), partial(cannot_halt, game, trip), Pass),
        ),
        facts={"force": trip.head, "left": trip.left},
    )
    match choice:
        case Go(zone):
            trip.left -= cost(game, force.zone, zone)
            trip.head = change(game, trip.head, zone=zone)
            for depot in trip.depots:
                store(game, depot, zone)
            game.tell("neutral-move.goes", force=trip.head, zone=zone)
        case PickUp(depot):
            trip.depots.append(depot)
            game.tell("redeploy.carries", depot=depot, force=trip.head)
        case _:
            return False
    return True


def cannot_carry(game: Game, trip: Walk, choice: PickUp) -> Refusal | None:
    """[depot.moved-by] Why this depot does not go with a force outside the war."""
    if choice.piece not in game.stores:
        return refuse("depot.moved-by", "depot.not-here", zone=game.forces[trip.head].zone)
    return depots.cannot_carry(game, trip.head, choice.piece)


def cannot_walk(game: Game, trip: Walk, order: Go) -> Refusal | None:
    """[neutral-move.land] Why a force may not go into this zone; None if it may.

    There is no forced march. [combine.must-go-on] Who finds friends that cannot take him in must
    be able to go on.
    """
    force, zone = game.forces[trip.head], order.zone
    if zone not in game.printed.zones or country_of(game, zone) != force.nation:
        return refuse("neutral-move.land", "neutral-move.abroad", zone=zone, power=force.nation)
    if zone not in game.printed.ground.neighbours(force.zone):
        return refuse("movement.common-border", "march.no-border", start=force.zone, to=zone)
    price = cost(game, force.zone, zone)
    if price > trip.left:
        return refuse("neutral-move.land", "neutral-move.too-far", zone=zone, left=trip.left)
    if reason := cannot_leave_border(game, trip.head, zone):
        return reason
    reason = cannot_stay(game, trip, zone)
    if reason is None or has_way_on(game, trip, zone, trip.left - price):
        return None
    return reason


def cannot_stay(game: Game, trip: Walk, zone: str) -> Refusal | None:
    """[stacking.one-force] Why a force may not stop in a zone: its friends cannot take it in."""
    there = compatriots(game, zone, game.forces[trip.head].nation)
    others = [head for head in there if head != trip.head]
    if not others:
        return None
    reason = outranks_army(game, (trip.head,), others)
    return reason or cannot_be_one(game, [trip.head, *others], zone)


def has_way_on(game: Game, trip: Walk, zone: str, points: int) -> bool:
    """[combine.must-go-on] Is there a zone at home, within reach, in which the force may stop?"""
    nation, best, queue = game.forces[trip.head].nation, {zone: points}, [zone]
    for here in queue:
        for to in game.printed.ground.neighbours(here):
            left = best[here] - cost(game, here, to)
            if left < 0 or left <= best.get(to, -1) or country_of(game, to) != nation:
                continue
            if cannot_leave_border(game, trip.head, to):
                continue
            if cannot_stay(game, trip, to) is None:
                return True
            best[to] = left
            queue.append(to)
    return False


def cannot_halt(game: Game, trip: Walk, choice: Pass) -> Refusal | None:
    """[combine.must-go-on] Why a force may not stop here, as long as it can go on."""
    zone = game.forces[trip.head].zone
    reason = cannot_stay(game, trip, zone)
    near = game.printed.ground.neighbours(zone) if reason else ()
    return reason if any(cannot_walk(game, trip, Go(to)) is None for to in near) else None


def compatriots(game: Game, zone: str, nation: str) -> list[str]:
    """The forces of a nation in a zone, outside any fortress."""
    heads = game.zones.get(zone, ())
    forces = [game.forces[head] for head in heads]
    return [each.head for each in forces if each.nation == nation and not each.is_sheltered]


def join(game: Game, head: str) -> None:
    """[stacking.one-force] Whoever comes to friends is one force with them, if they can be one."""
    force = game.forces[head]
    for other in compatriots(game, force.zone, force.nation):
        if other != head and cannot_be_one(game, [head, other], force.zone) is None:
            merge(game, head, other)
            return


def sail(game: Game, fleet: str) -> Procedure[None]:
    """[neutral-move.fleets] A fleet goes to a port at home, or to a sea on which one looks."""
    power = game.printed.fleets[fleet].nation
    reach = reachable(game, fleet)
    choice = yield ask(
        manager(game, power),
        "neutral-move.sail",
        rule="neutral-move.fleets",
        offers=[Go(each) for each in (*reach, *ports_on(game, reach))],
        unless=partial(cannot_end, game, fleet, reach),
        kind=Go,
        or_else=Pass(),
        facts={"fleet": fleet},
    )
    game.moved |= {fleet}
    if isinstance(choice, Go):
        put(game, [fleet], SEA if choice.zone in game.printed.seas else PORT, choice.zone)
        game.tell("neutral-move.sails", fleet=fleet, zone=choice.zone)


def ports_on(game: Game, seas: dict[str, int]) -> list[str]:
    return [port for sea in seas for port in game.printed.ports_on[sea]]


def reachable(game: Game, fleet: str) -> dict[str, int]:
    """[naval.move.costs] The sea zones that a fleet can reach, with the points left there."""
    lies, points = game.fleets[fleet], game.printed.fleets[fleet].movement
    start = sea_of(game, lies)
    if is_frozen(game, start):
        return {}
    found = {start: points - (lies.kind == PORT)}
    for sea in (queue := [start]):
        for there in game.printed.waters.neighbours(sea):
            is_open = cannot_pass(game, [fleet], sea, there) is None
            if there not in found and found[sea] > 0 and is_open:
                found[there] = found[sea] - 1
                queue.append(there)
    return found


def cannot_end(game: Game, fleet: str, reach: dict[str, int], order: Go) -> Refusal | None:
    """[neutral-move.fleets] Why a fleet may not end its move there; None if it may."""
    power, place = game.printed.fleets[fleet].nation, order.zone
    if place in game.printed.seas:
        if not any(country_of(game, port) == power for port in game.printed.ports_on[place]):
            return refuse("neutral-move.fleets", "neutral-move.far-from-home", zone=place)
        return has_no_berth(game, fleet, place)
    if place not in game.printed.ports or country_of(game, place) != power:
        return refuse("neutral-move.fleets", "neutral-move.foreign-port", zone=place, power=power)
    if reach.get(game.printed.ports[place], 0) < 1:
        return refuse("naval.move.port", "neutral-move.no-point-left", zone=place)
    if room_in_port(game, place) < 1:
        return refuse("map.port", "voyage.port-full", port=place)
    return None


def has_no_berth(game: Game, fleet: str, sea: str) -> Refusal | None:
    """[naval.stack.squadron] Are three fleets of its power at sea there already?"""
    fleets, nation = game.printed.fleets, game.printed.fleets[fleet].nation
    there = [
        each
        for each, lies in game.fleets.items()
        if lies.kind == SEA and lies.where == sea and fleets[each].nation == nation
    ]
    most = game.printed.tables.limits.squadron
    if fleet not in there and len(there) >= most:
        return refuse("naval.stack.squadron", "voyage.sea-full", sea=sea)
    return None
