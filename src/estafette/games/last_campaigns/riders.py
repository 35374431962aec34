"""[charge.eligibility] Cavalry on its way to a charge: where it may ride, and onto what."""

from collections.abc import Collection, Iterable

from msgspec import Struct

from estafette.engine import Refusal, refuse

from .fire import reduction
from .ground import BRIDGE, STREAM
from .sides import RETREATS, Side, Terrain
from .state import Game
from .zones import is_in_chateau


class Rider(Struct, frozen=True, gc=False):
    """A charging unit: where it set out, and the hex from which it comes into the target hex."""

    unit: str
    start: str
    entry: str
    target: str


def cannot_ride(game: Game, start: str, by: str, target: str) -> Refusal | None:
    """[charge.eligibility] [charge.terrain] Why cavalry may not charge from here to there.

    `by` is the hex in between, or the start itself if the target is adjacent.
    """
    refusal = cannot_pass(game, start, by, target)
    if refusal is not None:
        return refusal
    if is_in_chateau(game, target):
        return refuse("charge.not-into-chateau", "charge.chateau", hex=target)
    if BRIDGE in game.ground.marks(by, target):
        return refuse("charge.not-over-bridge", "charge.bridge", hex=target)
    if not reduction(game, "charge", by, target):
        return refuse("charge.terrain", "charge.no-strength", hex=target)
    return None


def cannot_pass(game: Game, start: str, by: str, target: str) -> Refusal | None:
    """[charge.intermediate-empty] Two hexes away, the hex in between must be empty and clear."""
    ground = game.ground
    distance = ground.distance(start, target)
    if not 1 <= distance <= game.printed.tables.ranges.charge:
        return refuse("charge.eligibility", "charge.too-far", hex=target)
    if distance == 1:
        return None if by == start else refuse("charge.eligibility", "charge.roundabout", hex=by)
    near = ground.neighbours
    if by not in near[start] or by not in near[target]:
        return refuse("charge.eligibility", "charge.roundabout", hex=by)
    if game.at(by):
        return refuse("charge.intermediate-empty", "charge.way-occupied", hex=by)
    if ground.terrain[by] is not Terrain.CLEAR or ground.marks(start, by) & {STREAM, BRIDGE}:
        return refuse("charge.terrain", "charge.broken-ground", hex=by)
    return None


def ways(game: Game, start: str, target: str) -> list[str]:
    """The hexes from which a charge could come into a target hex, whether it may or not."""
    ground = game.ground
    if ground.distance(start, target) == 1:
        return [start]
    return [by for by in ground.neighbours[start] if by in ground.neighbours[target]]


def friends_beside(game: Game, target: str, side: Side, but: Collection[str]) -> tuple[str, ...]:
    """[charge.mod.flank] The hexes beside a target in which the chargers have friends already."""
    side_of = game.printed.side_of
    return tuple(
        [
            there
            for there in game.ground.neighbours[target]
            if any(side_of[unit] is side and unit not in but for unit in game.at(there))
        ]
    )


def is_on_flank(game: Game, entry: str, target: str, friends: Iterable[str]) -> bool:
    """[charge.mod.flank] [charge.mod.flank-immune] Is this a flank, with friends over there?"""
    ground = game.ground
    if ground.terrain[target] is Terrain.TOWN or is_in_chateau(game, target):
        return False
    near = ground.neighbours[entry]
    return any(there != entry and there not in near for there in friends)


def is_in_column(game: Game, target: str, defenders: Iterable[str]) -> bool:
    """[charge.mod.withdrawal-flank] Withdrawing along a road, they are all flank (R-140)."""
    ground = game.ground
    if target not in ground.roads or ground.terrain[target] is Terrain.TOWN:
        return False
    return any(game.order(unit).kind in RETREATS for unit in defenders)
