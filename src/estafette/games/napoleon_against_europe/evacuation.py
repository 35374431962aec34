"""[peace.conqueror-units] After a peace the armies part: who stays, who leaves, who goes home."""

from functools import cache, partial
from heapq import heappop, heappush

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import homecoming, siege
from .actions import Go
from .defection import garrisons, sunder
from .depots import sweep
from .fate import change, eliminate, force_of, form, part, send_home, spend_depot
from .organisation import consolidate
from .powers import (
    active_fortress,
    controller,
    country_of,
    heads_in,
    side_of,
    side_of_force,
)
from .printed import Printed
from .sides import EMPIRE, ENGLAND, FRANCE, Side
from .stacking import cannot_stack
from .standing import heads_of_side, lands_of, minors_of, territory, victor_side
from .state import Game
from .terrain import costs

CHANNEL = "manche"


def are_parted(game: Game) -> bool:
    return not game.parting


def redeploy(game: Game) -> Procedure[None]:
    """[peace.conqueror-units] [peace.allies-leave] [peace.vanquished-home] The armies of one peace.

    First the mixed forces are undone, then the victor, the former allies and the beaten move.
    """
    power, *others = game.parting
    side = victor_side(game, power)
    undo(game, power)
    for head in heads_of_side(game, side, lands_of(game, power)):
        yield from let_go(game, power, side, head)
    yield from vacate(game, power, side.enemy, lands_of(game, power))
    for minor in minors_of(game, power):
        lose_depots(game, side, territory(game, minor))
    yield from homecoming.come_home(game, power)
    yield from homecoming.clear_harbours(game, power)
    yield from siege.settle_all(game)
    sweep(game)
    game.parting = tuple(others)


def cede_empty(game: Game, power: str, side: Side, zones: list[str]) -> Procedure[None]:
    """[peace.allies-leave] A land that the terms take is the beaten's own until then (R-640).

    This side, which fought beside it, leaves such a land like the rest of the country.
    """
    undo(game, power)
    yield from vacate(game, power, side, zones)


def vacate(game: Game, power: str, side: Side, zones: list[str]) -> Procedure[None]:
    """[peace.allies-leave] Those who fought beside a beaten power leave these lands of its."""
    for head in heads_of_side(game, side, zones):
        yield from displace(game, power, side, head)
    lose_depots(game, side, zones)


def stay_on(game: Game, power: str, side: Side, zones: list[str]) -> Procedure[None]:
    """[peace.minor-stay] A minor goes over to the victor: forces of its old friends stay.

    They besiege what they stand before; who shares a zone with the victor leaves it (R-640).
    """
    for head in heads_of_side(game, side, zones):
        if heads_in(game, game.forces[head].zone, side.enemy):
            yield from displace(game, power, side, head)
        else:
            siege.lay(game, head)


def lose_depots(game: Game, side: Side, zones: list[str]) -> None:
    """[peace.allies-leave] What a side has left behind in a land that it had to leave (R-539)."""
    for depot, zone in list(game.stores.items()):
        if zone in zones and side_of(game, game.printed.depots[depot]) is side:
            spend_depot(game, depot)
            game.tell("depot.lost", depot=depot)


def undo(game: Game, power: str) -> None:
    """[peace.vanquished-home] The beaten and each of its minors stand apart from all others.

    What has lost its general stands corps by corps.
    """
    for nation in (power, *minors_of(game, power)):
        for zone in garrisons(game, (nation,)):
            sunder(game, zone, (nation,))
            for head in game.zones.get(zone, ()):
                scatter(game, head)


def scatter(game: Game, head: str) -> None:
    """[force.definition] Without a general a force is one corps: the others stand beside it."""
    force = game.forces[head]
    if force.general or len(force.corps) < 2:
        return
    for corps in force.corps[1:]:
        part(game, head, (corps,))
        lone = force_of(game, force.zone, corps=(corps,), is_demoralised=force.is_demoralised)
        form(game, lone)


def let_go(game: Game, power: str, side: Side, head: str) -> Procedure[None]:
    """[peace.conqueror-units] A force of the victor leaves, or stays in the land of the beaten.

    [peace.no-war] In the land of a minor of the beaten none may stay.
    """
    if country_of(game, game.forces[head].zone) != power:
        yield from displace(game, power, side, head)
        return
    refuges = refuges_of(game, power, head)
    choice = yield ask(
        side,
        "peace.stay-or-leave",
        rule="peace.conqueror-units",
        offers=[Go(zone) for zone in refuges],
        unless=partial(cannot_refuge, refuges),
        kind=Go,
        or_else=Pass(),
        facts={"force": head, "zone": game.forces[head].zone, "power": power},
    )
    if isinstance(choice, Go):
        yield from move(game, head, choice.zone, side)


def displace(game: Game, power: str, side: Side, head: str) -> Procedure[None]:
    """[peace.allies-leave] A force must leave the land of a power that has made peace.

    So must a revolt's corps, whose own land the peace does not touch (R-535).
    Who has nowhere to go comes back in the next budget phase (R-285).
    """
    refuges = refuges_of(game, power, head)
    if not refuges:
        game.tell("peace.sent-home", force=head, zone=game.forces[head].zone)
        send_home(game, head)
        return
    choice = yield ask(
        side,
        "peace.where-to",
        rule="peace.allies-leave",
        offers=[Go(zone) for zone in refuges],
        unless=partial(cannot_refuge, refuges),
        kind=Go,
        facts={"force": head, "zone": game.forces[head].zone, "power": power},
    )
    assert isinstance(choice, Go)
    yield from move(game, head, choice.zone, side)


def cannot_refuge(refuges: list[str], choice: Go) -> Refusal | None:
    """[peace.conqueror-units.leave] Why a force is not placed there: only the nearest will do."""
    if choice.zone in refuges:
        return None
    return refuse("peace.conqueror-units.leave", "peace.not-nearest", zone=choice.zone)


def move(game: Game, head: str, zone: str, side: Side) -> Procedure[None]:
    """[peace.conqueror-units.leave] A force is placed elsewhere, without a test; depots follow."""
    old = game.forces[head].zone
    head = change(game, head, zone=zone, is_sheltered=False)
    game.tell("peace.moves", force=head, start=old, zone=zone)
    carry_depots(game, head, old)
    yield from consolidate(game, zone, side)


def carry_depots(game: Game, head: str, old: str) -> None:
    """[depot.moved-by] The mobile depots of a force go with it, a fixed one is lost (R-285).

    If another force of its side stays there, so do they (R-221).
    """
    force = game.forces[head]
    side = side_of_force(game, force)
    if heads_of_side(game, side, [old]):
        return
    for depot, where in list(game.stores.items()):
        if where != old or side_of(game, game.printed.depots[depot]) is not side:
            continue
        if depot in game.fixed:
            spend_depot(game, depot)
        else:
            game.stores[depot] = force.zone


def refuges_of(game: Game, power: str, head: str) -> list[str]:
    """[peace.conqueror-units.leave] The nearest fortresses of its side, by the cost of the ground.

    Those of the countries next to the beaten come first. [peace.conqueror-units.england] From
    England the French go to the Channel. Where there is no way by land, any fortress port of the
    side will do (R-285).
    """
    force = game.forces[head]
    open_to = [zone for zone in game.printed.fortresses if takes_in(game, power, head, zone)]
    if power == ENGLAND and side_of_force(game, force) is EMPIRE:
        return [zone for zone in open_to if is_on_the_channel(game, zone)]
    far = distances(game.printed, force.zone)
    reached = [zone for zone in open_to if zone in far]
    if not reached:
        return [zone for zone in open_to if zone in game.printed.ports]
    near = neighbours_of(game, power)
    reached = [zone for zone in reached if country_of(game, zone) in near] or reached
    nearest = min([far[zone] for zone in reached])
    return [zone for zone in reached if far[zone] == nearest]


def takes_in(game: Game, power: str, head: str, zone: str) -> bool:
    """[peace.conqueror-units.leave] Is this a fortress of the force's side, abroad, with room?

    [stacking.one-force] No enemy stands before it, be he too weak for a siege (R-127).
    """
    side = side_of_force(game, game.forces[head])
    if side is None or controller(game, zone) is not side or not active_fortress(game, zone):
        return False
    if zone in game.sieges or heads_in(game, zone, side.enemy):
        return False
    if country_of(game, zone) in (power, *minors_of(game, power)):
        return False
    return cannot_stack(game, (head,), zone) is None


def neighbours_of(game: Game, power: str) -> set[str]:
    """[peace.conqueror-units.leave] The countries that touch the land of a power (R-86)."""
    provinces, near = game.printed.provinces, game.printed.ground.neighbours
    printed = [
        zone
        for zone, province in game.printed.province_of.items()
        if provinces[province].country == power
    ]
    lands = [*territory(game, power), *printed]
    return {country_of(game, other) for zone in lands for other in near(zone)}


def is_on_the_channel(game: Game, zone: str) -> bool:
    """[peace.conqueror-units.england] Is it a French port on the Channel?"""
    return game.printed.ports.get(zone) == CHANNEL and country_of(game, zone) == FRANCE


@cache
def distances(printed: Printed, start: str) -> dict[str, int]:
    """[peace.conqueror-units.leave] What it costs to march anywhere, enemies or not (R-86)."""
    far, edge = {start: 0}, [(0, start)]
    price = costs(printed)
    while edge:
        spent, zone = heappop(edge)
        for near in printed.ground.neighbours(zone):
            total = spent + price[zone, near]
            if total < far.get(near, total + 1):
                far[near] = total
                heappush(edge, (total, near))
    return far


def clear_out(game: Game, country: str, side: Side) -> None:
    """[peace.evacuate] What a side still has in a country that it had to leave is destroyed."""
    for head in heads_of_side(game, side, territory(game, country)):
        game.tell("force.destroyed", force=head, zone=game.forces[head].zone)
        for corps in game.forces[head].corps:
            eliminate(game, corps)
    lose_depots(game, side, territory(game, country))
