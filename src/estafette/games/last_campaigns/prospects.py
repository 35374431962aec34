"""What a position promises: the state of the ranks, contact, ground within reach."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from .ground import Ground, make_room
from .printed import Printed
from .sides import ALLIED, FRENCH, Side, Terrain
from .state import Game
from .ways import Remembered
from .zones import enemies_beside

TOUCH = 4  # hexes: a unit farther from its leader is astray
STEP, DISORDER = 0.45, 0.25  # of the strength: a step lost, a marker
FADING = (1.0, 0.85, 0.65, 0.47, 0.33, 0.22, 0.15, 0.1, 0.07, 0.04)  # of a unit, by the distance
SHARE = 0.7  # of an objective that would change hands if the strong took what they want
SLOW = 5.0  # turns: with so many left half of what is within reach is still to be had
FIGHT = 0.5  # of the mean losses in an assault that may be made
SHELTER = {Terrain.TOWN: 0.75, Terrain.CHATEAU: 0.5, Terrain.FOREST: 0.5}
GUN, MOST_GUNS = 0.12, 8  # of the strength of guns two hexes from a target; no more than so much
STAFF = 1.5  # a commander in chief beside his HQ
EXPOSED = 2.0  # an HQ or a leader without troops beside the enemy
STANDINGS: "dict[tuple[Any, ...], Standing]" = {}


class Field(Struct):
    """Where the armies stand, and how strong: worked out once for a position."""

    sides: dict[str, Side]
    strengths: dict[str, float]
    guns: dict[Side, dict[str, int]]  # their strength, by side and hex

    def held(self, side: Side) -> frozenset[str]:
        """The hexes in which a side stands."""
        return frozenset([hex_ for hex_, holder in self.sides.items() if holder is side])


class Standing(Struct):
    """What a position is worth whatever the orders: remembered, since orders come by the dozen."""

    lead: float  # of the French, in points
    weights: dict[Side, list[float]]  # upon each objective
    bodies: dict[str, "Body"]  # the corps, and the divisions under orders of their own


class Body(Struct, frozen=True):
    """[term.formation] A formation on the map."""

    side: Side
    strength: int
    astray: int  # of its strength, how much is far from its leader
    post: str  # where its leader is, or its first unit


def standing_of(game: Game) -> Standing:
    """[term.formation] Read off the table once for every change of it."""
    key = bearings(game)
    found = STANDINGS.get(key)
    if found is None:
        make_room(STANDINGS)
        field = survey(game)
        lead = order_in_the_ranks(game, FRENCH) + contact(game, field, FRENCH)
        lead -= order_in_the_ranks(game, ALLIED) + contact(game, field, ALLIED)
        found = STANDINGS[key] = Standing(lead, weights_upon(game, field), mustered(game))
    return found


def bearings(game: Game) -> tuple[Any, ...]:
    """All that bears on it: where everybody stands, and in what state."""
    return (
        game.printed,
        game.scenario,
        *game.stacks.items(),
        *game.losses.items(),
        game.disorganised,
        *game.leaders.items(),
        *game.hqs.items(),
        *game.extended.items(),
        *game.attached.items(),
        *game.in_place_of.items(),
        *[formation for formation in game.commands if "/" in formation],
    )


def mustered(game: Game) -> dict[str, Body]:
    """[division.separate-formation] The formations on the map, each with those under its order."""
    found: dict[str, Body] = {}
    divisions = [each for each in game.commands if "/" in each]
    for formation in (*game.formations(FRENCH), *game.formations(ALLIED), *divisions):
        units = game.units_of(formation)
        if units:
            post = game.leaders.get(game.leader_of(formation) or "", game.where[units[0]])
            strength = sum([game.strength(unit) for unit in units])
            astray = strength_astray(game, formation, units)
            found[formation] = Body(game.side(units[0]), strength, astray, post)
    return found


def survey(game: Game) -> Field:
    """[assault.exchange] The stacks on the map, each with what it brings to an assault."""
    side_of, stacks, whole = game.printed.side_of, game.stacks, whole_stacks(game.printed)
    strengths = {hex_: whole[stack] for hex_, stack in stacks.items()}
    for unit in [*game.losses, *game.disorganised]:
        for hex_ in (game.where.get(unit), game.extended.get(unit)):
            if hex_ is not None:
                strengths[hex_] = strength_of(game, stacks[hex_])
    sides = {hex_: side_of[stack[0]] for hex_, stack in stacks.items()}
    return Field(sides, strengths, guns_of(game))


@cache
def whole_stacks(printed: Printed) -> Remembered[tuple[str, ...], float]:
    """[assault.cavalry-half] What a stack brings to an assault as long as it is unhurt."""
    brings = {
        unit.id: unit.front / 2 if unit.arm.is_cavalry else float(unit.front)
        for unit in printed.units.values()
    }
    return Remembered(lambda stack: sum([brings[unit] for unit in stack]))


@cache
def batteries(printed: Printed) -> tuple[str, ...]:
    """[artillery.bombard.range] The units that are guns."""
    return tuple([unit.id for unit in printed.units.values() if unit.arm.is_artillery])


def guns_of(game: Game) -> dict[Side, dict[str, int]]:
    """[artillery.bombard.range] Where the guns of both sides stand, and how strong."""
    side_of, where = game.printed.side_of, game.where
    found: dict[Side, dict[str, int]] = {FRENCH: {}, ALLIED: {}}
    for unit in batteries(game.printed):
        if unit in where:
            guns, hex_ = found[side_of[unit]], where[unit]
            guns[hex_] = guns.get(hex_, 0) + game.strength(unit)
    return found


def order_in_the_ranks(game: Game, side: Side) -> float:
    """[steps.two] [disorganisation.halves] What lies on the units that still stand."""
    worth, where = 0.0, game.where
    side_of, units = game.printed.side_of, game.printed.units
    for unit in game.losses:
        if unit in where and side_of[unit] is side:
            worth -= STEP * (units[unit].front - game.strength(unit))
    for unit in game.disorganised:
        if side_of[unit] is side:
            worth -= DISORDER * game.strength(unit)
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
    worth, ground, strengths = 0.0, game.ground, field.strengths
    ours, theirs = field.held(side), field.held(side.enemy)
    for hex_ in theirs:
        near = ground.neighbours[hex_]
        if not ours.isdisjoint(near):
            strength = sum([strengths[there] for there in near if there in ours])
            shelter = SHELTER.get(ground.terrain[hex_], 1.0)
            worth += FIGHT * mean_losses(game, strength * shelter)
    return worth + cannonade(ground, field.guns[side], theirs)


def cannonade(ground: Ground, guns: dict[str, int], targets: frozenset[str]) -> float:
    """[artillery.bombard.range] What guns may do to those two hexes away."""
    aimed: dict[str, int] = {}
    for hex_, strength in guns.items():
        beyond = ground.near[hex_][len(ground.neighbours[hex_]) :]
        if not targets.isdisjoint(beyond):
            for there in beyond:
                if there in targets:
                    aimed[there] = aimed.get(there, 0) + strength
    return GUN * sum([min(strength, MOST_GUNS) for strength in aimed.values()])


def strength_of(game: Game, stack: Sequence[str]) -> float:
    """[assault.cavalry-half] [disorganisation.halves] What a stack brings to an assault."""
    total, units = 0.0, game.printed.units
    for unit in stack:
        strength = float(game.strength(unit))
        if units[unit].arm.is_cavalry:
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


def ground_to_gain(game: Game, standing: Standing, left: int) -> float:
    """[victory.control] What the French may hope to take of the objectives, less what they fear."""
    worth, weights = 0.0, standing.weights
    for index, objective in enumerate(game.sheet.objective):
        side = game.control[objective.hex].enemy
        ours, theirs = weights[side][index], weights[side.enemy][index]
        if ours:
            hope = objective.points * ours**2 / (ours**2 + theirs**2)
            worth += hope if side is FRENCH else -hope
    return SHARE * left / (left + SLOW) * worth


def weights_upon(game: Game, field: Field) -> dict[Side, list[float]]:
    """The strength of both sides around each objective, that of each stack by its distance."""
    near, goals = nearness(game.printed, game.scenario), game.sheet.objective
    weights = {FRENCH: [0.0] * len(goals), ALLIED: [0.0] * len(goals)}
    sides = field.sides
    for hex_, strength in field.strengths.items():
        if hex_ in near:
            upon = weights[sides[hex_]]
            for index, share in near[hex_]:
                upon[index] += share * strength
    return weights


@cache
def nearness(printed: Printed, scenario: str) -> Mapping[str, Sequence[tuple[int, float]]]:
    """For each hex what is left of a strength there at the objectives, by their number."""
    ground, found = printed.ground(scenario), dict[str, list[tuple[int, float]]]()
    for index, objective in enumerate(printed.sheets[scenario].objective):
        for hex_ in ground.within(objective.hex, len(FADING) - 1):
            share = FADING[ground.distance(objective.hex, hex_)]
            found.setdefault(hex_, []).append((index, share))
    return found


def strength_astray(game: Game, corps: str, units: Sequence[str]) -> int:
    """[command.range.three] The strength of a corps that is far from its leader."""
    hex_ = game.leaders.get(game.leader_of(corps) or "")
    if hex_ is None:
        return 0
    distance, where = game.ground.distance, game.where
    return sum([game.strength(unit) for unit in units if distance(hex_, where[unit]) > TOUCH])
