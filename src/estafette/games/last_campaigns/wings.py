"""[wing.when] Wing commanders: alone they command, beside their chief they may lead a corps."""

from estafette.engine import Refusal, refuse

from .actions import HandBack, Lead
from .affairs import Order
from .command_range import range_of
from .eyes import sees
from .sides import MARCHES, Kind, Side
from .state import Game, less
from .targets import distance_to, is_same


def wing_commanders(game: Game, side: Side) -> list[str]:
    """[wing.when] Those of a side who are on the map."""
    return [
        leader
        for leader in game.wings
        if leader in game.leaders and game.side_of_leader(leader) is side
    ]


def wing_over(game: Game, formation: str) -> str | None:
    """[wing.consistent-orders] The wing commander on the map whom a formation is under."""
    corps = game.corps_of(formation)
    over = [lc for lc, wing in game.wings.items() if corps in wing and lc in game.leaders]
    return over[0] if over else None


def is_independent(game: Game, leader: str) -> bool:
    """[wing.when] [wing.in-range-unused] Neither in range nor in sight of his chief (R-83).

    [wing.as-formation-leader.lasts] While he leads a corps he is its leader and nothing else.
    """
    if leader not in game.leaders or leader in game.in_place_of.values():
        return False
    chief = game.chief(game.printed.leaders[leader].army)
    if chief not in game.leaders:
        return True
    here, there = game.leaders[chief], game.leaders[leader]
    return not (is_in_range(game, chief, there) or sees(game, here, there))


def is_in_range(game: Game, leader: str, hex_: str) -> bool:
    """[command.range.three] Is a hex in the command range of a leader on the map?"""
    here = game.leaders[leader]
    if here == hex_:
        return True
    if game.ground.distance(here, hex_) > game.printed.tables.ranges.command:
        return False  # no hex costs less than a half point
    return hex_ in range_of(game, here, game.side_of_leader(leader))


def subordinates(game: Game, leader: str) -> list[str]:
    """[wing.consistent-orders] The formations on the map that a wing commander commands."""
    present = game.formations(game.side_of_leader(leader))
    return [corps for corps in game.wings[leader] if corps in present]


def not_consistent(game: Game, leader: str, to: str, order: Order) -> Refusal | None:
    """[wing.consistent-orders] Why a wing commander may not give this order."""
    refusal = wrong_kind(game, leader, order.kind)
    if refusal is not None:
        return refusal
    own = game.commands[leader].order
    if order.kind is Kind.RESERVE:
        return no_other_obeys(game, leader, to, own)
    if order.kind in MARCHES and own.target:  # [wing.consistent.march]
        here = game.leaders.get(game.leader_of(game.corps_of(to)) or "", game.leaders[leader])
        if distance_to(game, own.target, order.target) < distance_to(game, own.target, (here,)):
            return None
    if order.kind is own.kind and is_same(game, order, own):
        return None
    return refuse("wing.consistent-orders", "wing.not-consistent", leader=leader, kind=own.kind)


def wrong_kind(game: Game, leader: str, kind: Kind) -> Refusal | None:
    """[wing.consistent-orders] Why no order of this kind agrees with his own."""
    command = game.commands.get(leader)
    if command is None:
        return refuse("wing.consistent-orders", "wing.no-order", leader=leader)
    if kind in (command.order.kind, Kind.RESERVE, *MARCHES):
        return None
    own = command.order.kind
    return refuse("wing.consistent-orders", "wing.not-consistent", leader=leader, kind=own)


def no_other_obeys(game: Game, leader: str, to: str, own: Order) -> Refusal | None:
    """[wing.consistent.reserve] Another of his formations must have the order that he has."""
    others = [corps for corps in subordinates(game, leader) if corps != to]
    found = [game.order_of(corps) for corps in others]
    found += [
        order for each in game.dispatches if each.to in others for order in each.orders
    ]  # what he has written himself is known to him
    if any(order.kind is own.kind and is_same(game, order, own) for order in found):
        return None
    return refuse("wing.consistent.reserve", "wing.nobody-left", leader=leader, kind=own.kind)


def cannot_lead(game: Game, choice: Lead) -> Refusal | None:
    """[wing.as-formation-leader] In range of his chief, and with the corps."""
    leader, corps = choice.leader, choice.formation
    if leader not in game.leaders or corps not in game.printed.leaders[leader].leads:
        return refuse("wing.as-formation-leader", "wing.not-his", leader=leader, formation=corps)
    if leader in game.in_place_of.values():
        return refuse("wing.as-formation-leader", "wing.leads-already", leader=leader)
    chief = game.chief(game.printed.leaders[leader].army)
    here = game.leaders[leader]
    if chief not in game.leaders or not is_in_range(game, chief, here):
        return refuse("wing.as-formation-leader", "wing.far-from-chief", leader=leader)
    own = game.printed.formations[corps].leader
    if game.leaders.get(own) != here and not any(game.corps(u) == corps for u in game.at(here)):
        return refuse("wing.as-formation-leader", "wing.not-with", leader=leader, formation=corps)
    return None


def lead(game: Game, choice: Lead) -> None:
    """[wing.as-formation-leader] From now on he is the leader of that corps."""
    game.in_place_of = {**game.in_place_of, choice.formation: choice.leader}
    game.tell("wing.leads", leader=choice.leader, formation=choice.formation)


def hand_back(game: Game, choice: HandBack) -> None:
    """[wing.as-formation-leader.lasts] For as long as the player wishes."""
    leader = game.in_place_of[choice.formation]
    game.in_place_of = less(game.in_place_of, choice.formation)
    game.tell("wing.hands-back", leader=leader, formation=choice.formation)
