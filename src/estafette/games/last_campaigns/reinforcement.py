"""[reinforcement.entry] Reinforcements: when they come, where, with which orders."""

from collections.abc import Iterable

from .affairs import Command, Order
from .printed import clock
from .roads import entry_rate, may_use_roads
from .sheets import Reinforcement
from .sides import Army, Kind, Side, Terrain
from .start import order_of
from .state import Game, less
from .zones import is_in_zoc


def due_now(game: Game, side: Side) -> list[int]:
    """[reinforcement.entry] The groups of a side whose turn has come."""
    groups = game.sheet.reinforcement
    return [
        number
        for number in game.due
        if clock(groups[number].turn) <= game.hour and game.side(groups[number].units[0]) is side
    ]


def call_up(game: Game, side: Side) -> None:
    """[reinforcement.entry] Those whose turn has come wait at the edge, under their orders."""
    for number in due_now(game, side):
        group = game.sheet.reinforcement[number]
        give_orders(game, group)
        game.due = tuple([each for each in game.due if each != number])
        pieces = [*group.leaders, *group.units]
        game.waiting = {**game.waiting, **dict.fromkeys(pieces, group.entry)}
        game.tell("reinforcement.due", side=side, pieces=pieces, hex=group.entry)


def give_orders(game: Game, group: Reinforcement) -> None:
    """[reinforcement.listed-order] [reinforcement.default-order] The order that they come with.

    A corps that fights already keeps its order, and those who come march to join it.
    """
    orders = orders_of(game, group)
    corps = game.corps(group.units[0])
    if not game.units_under(corps) and corps not in game.commands:
        game.commands[corps] = Command(orders[0], orders[1:], since=game.turn)
    elif game.order_of(corps).kind is not Kind.MARCH:
        game.astray = {**game.astray, **dict.fromkeys(group.units, orders[0])}


def orders_of(game: Game, group: Reinforcement) -> tuple[Order, ...]:
    """[reinforcement.listed-order] As the scenario says, or else a march to their HQ (R-137)."""
    if group.orders:
        return tuple([order_of(game, each) for each in group.orders])
    army = game.printed.army_of[group.units[0]]
    if army in game.hqs:
        return (Order(Kind.MARCH, (game.hqs[army],)),)
    return (Order(Kind.MARCH, (first_town(game, group.entry),)),)


def first_town(game: Game, entry: str) -> str:
    """[reinforcement.no-hq-stop] The first town on the road of entry, or the entry itself."""
    found, ground = [entry], game.ground
    for here in found:
        if ground.terrain[here] is Terrain.TOWN:
            return here
        found += [
            there
            for there in ground.neighbours[here]
            if ground.rate(here, there) is not None and there not in found
        ]
    return entry


def is_hq_due(game: Game, army: Army) -> bool:
    """[reinforcement.no-hq-stop] Is it time for an HQ that was not on the map at the start?"""
    if army in game.hqs or army in game.hqs_lost or game.hqs_destroyed.get(army):
        return False
    return any(
        each.army is army and clock(each.turn) <= game.hour for each in game.sheet.headquarters
    )


def entry_of(game: Game, entry: str, side: Side) -> str:
    """[reinforcement.blocked] The entry hex, or the nearest hex of that edge that is free."""
    if is_free(game, entry, side):
        return entry
    ground = game.ground
    edge = [hex_ for edge in ground.edges.values() if entry in edge for hex_ in edge]
    free = [hex_ for hex_ in edge if is_free(game, hex_, side)]
    return min(free, key=lambda hex_: (ground.distance(entry, hex_), hex_), default="")


def is_free(game: Game, hex_: str, side: Side) -> bool:
    """[reinforcement.blocked] Neither held nor covered by the enemy."""
    return game.holder(hex_) is not side.enemy and not is_in_zoc(game, hex_, side.enemy)


def entry_cost(game: Game, pieces: Iterable[str], hex_: str, *, mounted: bool) -> int:
    """[reinforcement.queue-cost] [reinforcement.road-start] The n-th pays the hex n times."""
    units = [piece for piece in pieces if piece in game.printed.units]
    price = terrain_cost(game, hex_, mounted=mounted)
    if len(units) < 2 and (not units or may_use_roads(game, units[0])):
        rate = entry_rate(game, hex_)
        price = price if rate is None else rate
    return price * (1 + entered_by(game, hex_) if units else 1)


def terrain_cost(game: Game, hex_: str, *, mounted: bool) -> int:
    """The cheapest way into a hex of the edge, across no stream."""
    ground = game.ground
    return min(ground.cost(there, hex_, mounted=mounted) for there in ground.neighbours[hex_])


def entered_by(game: Game, hex_: str) -> int:
    """[reinforcement.queue-cost] How many stacks have come by a hex in this turn."""
    turn, stacks = game.queue.get(hex_, (-1, 0))
    return stacks if turn == game.turn else 0


def note_entry(game: Game, pieces: Iterable[str], hex_: str) -> None:
    """[reinforcement.queue-cost] They are on the map, and the next ones come behind them."""
    for piece in pieces:
        game.waiting = less(game.waiting, piece)
    if any(piece in game.printed.units for piece in pieces):
        game.queue = {**game.queue, hex_: (game.turn, entered_by(game, hex_) + 1)}
