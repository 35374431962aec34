"""[order.target-needed] What an order may aim at, and when two orders are the same."""

from functools import lru_cache

from estafette.engine import Refusal, refuse

from .affairs import Order
from .control import controller
from .ground import Ground
from .printed import Printed
from .ruses import true_hex
from .sides import ATTACKS, HOLDS, Army, Kind, Side
from .start import feature
from .state import Game


def in_range(game: Game, starts: tuple[str, ...]) -> frozenset[str]:
    """[order.target-range] Within 10 MP, or on roads and trails that begin there."""
    return places_around(game.ground, starts, game.printed.tables.ranges.order)


@lru_cache(maxsize=512)
def places_around(ground: Ground, starts: tuple[str, ...], limit: int) -> frozenset[str]:
    """[order.target-range] The same wherever pieces stand."""
    near = ground.span(starts, limit)
    begun = [net for net in ground.networks if not net.isdisjoint(near)]
    return near.union(*begun)


def listed(printed: Printed, ground: Ground, places: frozenset[str]) -> list[str]:
    """[order.target-needed] As one writes them: those with a name first, then the others."""
    hexes = [hex_ for hex_ in ground.hexes if hex_ in places]
    return sorted(hexes, key=lambda hex_: hex_ not in printed.named)


def starts_of(game: Game, formation: str) -> tuple[str, ...]:
    """[order.target-range] Where the leader and the units that he commands stand."""
    if formation in game.hidden:
        return (true_hex(game, formation),)
    if formation.startswith("hq-"):
        return (game.hqs[game.army_of(formation)],)
    leader = game.leader_of(formation)
    if leader == formation:
        units = [unit for corps in game.wings[leader] for unit in game.units_under(corps)]
    elif "/" in formation:
        units = [unit for unit in game.printed.divisions[formation] if unit in game.where]
    else:
        units = game.units_of(formation)
    hexes = [game.where[unit] for unit in units]
    if leader is not None and leader in game.leaders:
        hexes.insert(0, game.leaders[leader])
    return tuple(dict.fromkeys(hexes))


def aimed(game: Game, side: Side, kind: Kind, hex_: str, route: tuple[str, ...] = ()) -> Order:
    """[order.target-needed] [order.defence.attack-limit] An order as it is written."""
    target = feature(game, hex_)
    ours: tuple[str, ...] = ()
    if kind is Kind.DEFENCE:
        ours = tuple([each for each in target if is_ours(game, side, each)])
    return Order(kind, target, route=route, ours=ours)


def is_ours(game: Game, side: Side, hex_: str) -> bool:
    """[order.defence.attack-limit] [victory.control] Does a side control a hex?"""
    return controller(game, hex_) is side


def supply_edge(game: Game, army: Army) -> tuple[str, ...]:
    """[order.general-retreat.target] Where the supply of an army comes from."""
    edge = game.ground.edges[game.printed.armies[army].edge]
    return edge + game.sheet.supply.get(army, ())


def distance_to(game: Game, target: tuple[str, ...], hexes: tuple[str, ...]) -> int:
    """In hexes, between the nearest two."""
    distance = game.ground.distance
    return min([distance(here, there) for here in target for there in hexes], default=0)


def type_of(kind: Kind) -> Kind:
    """[order.give.same-type-pairs] Attack and Probe are one type, Defence and Delay another."""
    if kind in ATTACKS:
        return Kind.ATTACK
    return Kind.DEFENCE if kind in HOLDS else kind


def is_same(game: Game, one: Order, other: Order) -> bool:
    """[order.give.must-differ] Of one type, and less than 10 hexes apart."""
    if type_of(one.kind) is not type_of(other.kind):
        return False
    return distance_to(game, one.target, other.target) < game.printed.tables.ranges.apart


def standing(game: Game, to: str) -> list[Order]:
    """[order.give.must-differ] The order in force, and those that are on their way or wait."""
    found = [game.commands[to].order] if to in game.commands else []
    return found + [dispatch.orders[0] for dispatch in game.dispatches if dispatch.to == to]


def repeats(to: str, order: Order, other: Order) -> Refusal:
    """The clause that says it best."""
    facts = {"formation": to, "kind": other.kind}
    if order.kind is other.kind and ({*order.target} & {*other.target} or not order.target):
        return refuse("order.give.no-repeat", "orders.repeated", **facts)
    facts["hex"] = other.target[0]
    if order.kind is not other.kind:
        return refuse("order.give.same-type-pairs", "orders.same-type", **facts)
    return refuse("order.give.must-differ", "orders.too-near", **facts)
