"""What a position promises: the state of the ranks, contact, ground within reach, orders given."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from .affairs import Order
from .ground import Ground
from .printed import Printed
from .sides import ATTACKS, HOLDS, MARCHES, RETREATS, Kind, Side, Status, Terrain
from .state import Game
from .zones import enemies_beside

STEP, DISORDER = 0.45, 0.25  # of the strength: a step lost, a marker
LOST_TOUCH, TOUCH = 0.1, 4  # of the strength of a unit more than so many hexes from its leader
FADING = (1.0, 0.85, 0.65, 0.47, 0.33, 0.22, 0.15, 0.1, 0.07, 0.04)  # of a unit, by the distance
SHARE = 0.7  # of an objective that would change hands if the strong took what they want
SLOW = 5.0  # turns: with so many left half of what is within reach is still to be had
FIGHT = 0.5  # of the mean losses in an assault that may be made
SHELTER = {Terrain.TOWN: 0.75, Terrain.CHATEAU: 0.5, Terrain.FOREST: 0.5}
GUN = 0.12  # of the strength of guns within range of a target
AIM = 0.12  # of the points at a target, for whoever has orders to take or hold it
NEARLY = {Status.SENT: 0.7, Status.ONE_TURN: 0.9, Status.R4: 0.6, Status.R5: 0.4, Status.DAWN: 0.8}
IDLE = 0.02  # of the strength of a corps in Reserve, for each turn that is left
STAFF = 1.5  # a commander in chief beside his HQ
EXPOSED = 2.0  # an HQ or a leader without troops beside the enemy


class Field(Struct):
    """Where the armies stand, and how strong: worked out once for a position."""

    sides: dict[str, Side]
    strengths: dict[str, float]


def survey(game: Game) -> Field:
    """[assault.exchange] The stacks on the map, each with what it brings to an assault."""
    side_of, stacks = game.printed.side_of, game.stacks
    return Field(
        {hex_: side_of[stack[0]] for hex_, stack in stacks.items()},
        {hex_: strength_of(game, stack) for hex_, stack in stacks.items()},
    )


def order_in_the_ranks(game: Game, side: Side) -> float:
    """[steps.two] [disorganisation.halves] What lies on the units that still stand."""
    worth = 0.0
    side_of, units, losses = game.printed.side_of, game.printed.units, game.losses
    for unit in game.where:
        if side_of[unit] is side:
            strength = game.strength(unit)
            if losses.get(unit):
                worth -= STEP * (units[unit].front - strength)
            if unit in game.disorganised:
                worth -= DISORDER * strength
    return worth + staff(game, side)


def staff(game: Game, side: Side) -> float:
    """[capacity.away-one] [hq.destroyed] Where the commanders are, and in what company."""
    worth = 0.0
    for army, hex_ in game.hqs.items():
        if game.printed.armies[army].side is side:
            worth += STAFF if game.leaders.get(game.chief(army)) == hex_ else 0.0
            worth -= alone(game, hex_, side)
    for leader, hex_ in game.leaders.items():
        if game.side_of_leader(leader) is side:
            worth -= alone(game, hex_, side) / 2
    return worth


def alone(game: Game, hex_: str, side: Side) -> float:
    """[leader.displaced] [hq.destroyed] Is nobody there to protect what stands in a hex?"""
    if game.holder(hex_) is side:
        return 0.0
    return EXPOSED if enemies_beside(game, hex_, side) else EXPOSED / 10


def contact(game: Game, field: Field, side: Side) -> float:
    """[table.fire] What fire across the line may do to the enemy, and guns from behind it."""
    worth, enemy, sides = 0.0, side.enemy, field.sides
    for hex_, holder in sides.items():
        if holder is enemy:
            near = game.ground.neighbours[hex_]
            ours = sum([field.strengths[there] for there in near if sides.get(there) is side])
            if ours:
                shelter = SHELTER.get(game.ground.terrain[hex_], 1.0)
                worth += FIGHT * mean_losses(game, ours * shelter)
            worth += GUN * guns_upon(game, hex_, side)
    return worth


def guns_upon(game: Game, hex_: str, side: Side) -> float:
    """[artillery.bombard.range] The guns that stand two hexes from an enemy stack."""
    found = 0
    for there in game.ground.near(hex_)[6:]:
        for unit in game.stacks.get(there, ()):
            if game.printed.side_of[unit] is side and game.unit(unit).arm.is_artillery:
                found += game.strength(unit)
    return min(found, 8)


def strength_of(game: Game, stack: Sequence[str]) -> float:
    """[assault.cavalry-half] [disorganisation.halves] What a stack brings to an assault."""
    total = 0.0
    for unit in stack:
        strength = float(game.strength(unit))
        if game.unit(unit).arm.is_cavalry:
            strength /= 2
        total += strength / 2 if unit in game.disorganised else strength
    return total


def mean_losses(game: Game, strength: float) -> float:
    """[table.fire] Steps that a strength takes off the enemy in a round, on the average."""
    rows = means(game.printed)
    return rows[min(round(strength), len(rows) - 1)]


@cache
def means(printed: Printed) -> tuple[float, ...]:
    """[table.fire] The mean of each row over two dice; nothing for no strength."""
    ways = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    rows = [
        sum([a * b for a, b in zip(row, ways, strict=True)]) / 36
        for row in printed.tables.fire.losses
    ]
    return (0.0, *rows)


def ground_to_gain(game: Game, field: Field, side: Side, left: int) -> float:
    """[victory.control] What a side may hope to take of the objectives that the enemy holds."""
    worth = 0.0
    near = left / (left + SLOW)
    for objective in game.sheet.objective:
        if game.control[objective.hex] is not side:
            ours = weight_upon(game, field, objective.hex, side)
            theirs = weight_upon(game, field, objective.hex, side.enemy)
            if ours:
                worth += SHARE * near * objective.points * ours**2 / (ours**2 + theirs**2)
    return worth


def weight_upon(game: Game, field: Field, hex_: str, side: Side) -> float:
    """The strength of a side around a hex, that of each stack by its distance."""
    away, weight, far = distances(game.ground, hex_), 0.0, len(FADING)
    for there, strength in field.strengths.items():
        distance = away[there]
        if distance < far and field.sides[there] is side:
            weight += FADING[distance] * strength
    return weight


@cache
def distances(ground: Ground, hex_: str) -> dict[str, int]:
    """From one hex to all others."""
    return {there: ground.distance(hex_, there) for there in ground.hexes}


def intentions(game: Game, side: Side, left: int) -> float:
    """[order.types] What the orders of a side are good for, those on their way included."""
    worth = 0.0
    for corps in game.formations(side):
        units = game.units_under(corps)
        now = purpose(game, side, corps, game.order_of(corps), left)
        soon = [
            NEARLY[each.status] * purpose(game, side, corps, each.orders[0], left)
            + (1 - NEARLY[each.status]) * now
            for each in game.dispatches
            if each.to == corps
        ]
        worth += sum([game.strength(unit) for unit in units]) * max([now, *soon])
        worth -= LOST_TOUCH * strength_astray(game, corps, units)
    return worth


def strength_astray(game: Game, corps: str, units: Sequence[str]) -> int:
    """[command.range.three] The strength of a corps that is far from its leader."""
    hex_ = game.leaders.get(game.leader_of(corps) or "")
    if hex_ is None:
        return 0
    away, where = distances(game.ground, hex_), game.where
    return sum([game.strength(unit) for unit in units if away[where[unit]] > TOUCH])


def purpose(game: Game, side: Side, corps: str, order: Order, left: int) -> float:
    """[order.types] What an order promises, for each point of the strength of a corps."""
    if order.kind in RETREATS:
        return -2 * IDLE * left
    if order.kind is Kind.RESERVE or not order.target:
        return -IDLE * left
    here = game.leaders.get(game.leader_of(corps) or "", order.target[0])
    way = min([game.ground.distance(here, hex_) for hex_ in order.target])
    prize = 0.0
    for objective in game.sheet.objective:
        distance = min([game.ground.distance(objective.hex, hex_) for hex_ in order.target])
        if distance > 2:
            continue
        is_ours = game.control[objective.hex] is side
        if is_ours == (order.kind in HOLDS) or (order.kind in MARCHES and not is_ours):
            prize += objective.points * (1 - distance / 4)
    if order.kind in ATTACKS and not prize:
        prize = 1.0
    return AIM * prize / (10 + way) - (IDLE if order.kind in MARCHES else 0.0)
