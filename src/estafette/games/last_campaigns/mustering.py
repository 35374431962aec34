"""[term.activated] Who may be taken in hand to move, alone or together."""

from collections.abc import Collection, Sequence

from estafette.engine import Refusal, refuse

from .actions import DropOff, PickUp, Take, TakeStack
from .activation import activated, is_activated
from .affairs import Moving
from .bounds import Errand
from .doctrine import SLOWER, is_far_column, is_on_road, is_slowed
from .headquarters import army_of, cannot_move_hq, headquarters_of
from .obedience import led_by, order_of_piece
from .paths import (
    Going,
    allowance_together,
    going_of_units,
    is_pinned,
    movement_allowance,
)
from .reinforcement import entry_cost, entry_of
from .sides import ON_THE_ROAD, RETREATS, Arm, Kind, Role, Side
from .state import Game


def pieces_at_hand(game: Game, side: Side) -> list[str]:
    """[term.activated] Those of a side that have not moved and might."""
    units = activated(game, side, besides=game.moved)
    leaders = [each for each in game.leaders if is_at_hand(game, each, side)]
    return [*leaders, *units, *newcomers(game, side), *hqs_at_hand(game, side)]


def hqs_at_hand(game: Game, side: Side) -> list[str]:
    """[hq.moves-on-order] In the Reserve step, those under orders."""
    if not game.reserves:
        return []
    hqs = [piece for piece in headquarters_of(game, side) if piece not in game.moved]
    return [piece for piece in hqs if cannot_move_hq(game, piece) is None]


def newcomers(game: Game, side: Side) -> list[str]:
    """[reinforcement.entry] Those who wait at the edge of the map, when their corps acts."""
    if game.reserves:
        return []
    return [piece for piece in game.waiting if is_of_action(game, piece, side)]


def is_of_action(game: Game, piece: str, side: Side) -> bool:
    """[reinforcement.entry] Does a piece come with a corps that acts now?"""
    if piece in game.printed.units:
        return game.side(piece) is side and game.corps(piece) in game.active
    if game.side_of_leader(piece) is not side:
        return False
    formation = led_by(game, piece)
    return formation in game.active if formation else True


def is_at_hand(game: Game, leader: str, side: Side) -> bool:
    """[leader-move.formation-leader] [leader-move.cc-once] Is this a step in which he may move?"""
    if game.side_of_leader(leader) is not side or leader in game.moved:
        return False
    corps = led_by(game, leader)
    if corps in game.active and (not game.reserves or game.order_of(corps).kind is Kind.RESERVE):
        return True
    if game.role(leader) is Role.CHIEF:
        if leader in game.direct.values() and leader not in game.called:
            return False  # [option.direct.units] he moves with those whom he commands
        return leader not in game.chiefs_moved
    if leader in game.wings:  # [wing.moves-once]
        acts = any(corps in game.active for corps in game.wings[leader])
        return acts and leader not in game.chiefs_moved
    return False


def cannot_take(game: Game, side: Side, choice: Take) -> Refusal | None:
    """[action.movement] Why a piece does not move now; None if it may."""
    piece = choice.piece
    if piece in game.moved:
        return refuse("movement.allowance", "movement.has-moved", piece=piece)
    if piece in game.waiting:
        return cannot_bring_in(game, [piece], side)
    if piece in game.leaders:
        return cannot_ride_out(game, piece, side)
    if piece in game.where:
        return cannot_march_off(game, piece, side)
    if piece in headquarters_of(game, side):
        return cannot_move_hq(game, piece)
    return refuse("term.activated", "movement.not-on-map")


def cannot_march_off(game: Game, unit: str, side: Side) -> Refusal | None:
    """[term.activated] [artillery.bombard.no-move] Why a unit stays where it is."""
    if game.side(unit) is not side or not is_activated(game, unit):
        return refuse("term.activated", "movement.not-activated", piece=unit)
    if unit in game.bombarded and game.unit(unit).arm is Arm.FOOT_ARTILLERY:
        return refuse("artillery.bombard.no-move", "movement.has-fired", unit=unit)
    if unit in game.charged:
        return refuse("charge.no-further-action", "movement.has-charged", unit=unit)
    if game.formation(unit) in game.hidden:
        return refuse("option.hidden.stays", "movement.is-hidden", unit=unit)
    return is_pinned(game, unit)


def cannot_ride_out(game: Game, leader: str, side: Side) -> Refusal | None:
    """[option.hidden.stays] Why a leader stays where he is, or seems to be."""
    if refusal := cannot_leave_post(game, leader, side):
        return refusal
    if led_by(game, leader) in game.hidden:
        return refuse("option.hidden.stays", "movement.is-hidden", unit=leader)
    return None


def cannot_leave_post(game: Game, leader: str, side: Side) -> Refusal | None:
    """[night.leaders-fixed] [order.reserve.leader-fixed] Why a leader does not move now."""
    if leader in game.chiefs_moved:
        return refuse("leader-move.cc-once", "movement.chief-has-moved", leader=leader)
    if not is_at_hand(game, leader, side):
        return refuse("leader-move.formation-leader", "movement.leader-not-now", leader=leader)
    order = order_of_piece(game, leader)
    if game.is_night and not marches_by_night(game, leader):
        return refuse("night.leaders-fixed", "movement.leader-night", leader=leader)
    if order is not None and order.kind is Kind.RESERVE:
        return refuse("order.reserve.leader-fixed", "movement.leader-reserve", leader=leader)
    return None


def marches_by_night(game: Game, leader: str) -> bool:
    """[option.fatigue.forced-march] With 20.8 a march or a retreat goes on through the night."""
    order = order_of_piece(game, leader)
    return (
        game.plays_with("fatigue")
        and order is not None
        and order.kind in (Kind.FORCED_MARCH, *RETREATS)
    )


def stacks_at_hand(game: Game, pieces: Collection[str]) -> list[str]:
    """[movement.stack.drop-pickup] Hexes from which two or more of those at hand could go."""
    known = {*pieces}
    stacks = [(hex_, stack) for hex_, stack in game.stacks.items() if len(stack) > 1]
    pairs = [hex_ for hex_, stack in stacks if len(known.intersection(stack)) > 1]
    return [hex_ for hex_ in pairs if len(companions(game, hex_)) > 1]


def companions(game: Game, hex_: str) -> list[str]:
    """[movement.stack.drop-pickup] The units of a hex that may move now."""
    stack = game.at(hex_)
    side = game.acting
    return [
        unit
        for unit in stack
        if unit not in game.extended and cannot_take(game, side, Take(unit)) is None
    ]


def cannot_take_stack(game: Game, side: Side, choice: TakeStack) -> Refusal | None:
    """[movement.stack.drop-pickup] Why no stack moves off from a hex."""
    hex_ = choice.hex
    if hex_ not in game.ground.at or game.holder(hex_) is not side:
        return refuse("term.activated", "movement.no-stack")
    if len(companions(game, hex_)) > 1:
        return None
    unable = [cannot_take(game, side, Take(unit)) for unit in game.at(hex_)]
    reasons = [refusal for refusal in unable if refusal is not None]
    return reasons[0] if reasons else refuse("movement.stack.drop-pickup", "movement.no-stack")


def cannot_pick_up(game: Game, moving: Moving, choice: PickUp) -> Refusal | None:
    """[movement.stack.drop-pickup] Why a unit does not go along from here."""
    unit, first = choice.unit, moving.units[0]
    here = game.at(game.where[first]) if first in game.where else fellows(game, first)
    is_free = unit in here and unit not in moving.units and unit not in game.extended
    if not is_free or (first in game.where and not moving.entered):
        return refuse("movement.stack.drop-pickup", "movement.not-here")
    if first in game.waiting and cannot_bring_in(game, [*moving.units, unit], game.acting):
        return refuse("reinforcement.queue-cost", "reinforcement.next-turn", piece=unit)
    return cannot_take(game, game.acting, Take(unit))


def fellows(game: Game, unit: str) -> list[str]:
    """[reinforcement.entry] The units that wait to enter by the same hex."""
    entry = game.waiting.get(unit)
    return [
        each
        for each, hex_ in game.waiting.items()
        if hex_ == entry and each in game.printed.units and game.corps(each) in game.active
    ]


def cannot_drop(moving: Moving, choice: DropOff) -> Refusal | None:
    """[movement.stack.drop-pickup] Why a unit is not left behind."""
    if choice.unit in moving.units and len(moving.units) > 1:
        return None
    return refuse("movement.stack.drop-pickup", "movement.not-along")


def cannot_bring_in(game: Game, pieces: Sequence[str], side: Side) -> Refusal | None:
    """[reinforcement.queue-cost] [reinforcement.blocked] Why somebody does not enter now."""
    piece = pieces[0]
    if not is_of_action(game, piece, side):
        return refuse("reinforcement.entry", "movement.not-activated", piece=piece)
    going = going_of(game, pieces, 0)
    if not going.entry:
        return refuse("reinforcement.blocked", "reinforcement.no-way-in", piece=piece)
    if going.toll > going.points:
        return refuse("reinforcement.queue-cost", "reinforcement.next-turn", piece=piece)
    return None


def errand_for(game: Game, moving: Moving) -> Errand:
    """[movement.allowance] Whoever is in hand, from where he is now."""
    going = going_of(game, moving.units, moving.spent)
    if going.is_combat:
        going.points = points_left(game, moving)
        going.column = column_before(game, moving.units)
    going.came = tuple(moving.entered)
    return Errand(game, going, moving.start)


def points_left(game: Game, moving: Moving) -> int:
    """[movement.stack.drop-pickup] Of whoever has least; each counts its own."""
    left = min([2 * game.unit(unit).movement - moving.used[unit] for unit in moving.units])
    if is_slowed(game, moving.units):
        left -= SLOWER
    if moving.pledged:  # [charge.mod.backlash.declare]
        left = min(left, moving.pledged - moving.spent)
    return max(left, 0)


def going_of(game: Game, pieces: Sequence[str], spent: int) -> Going:
    """Units together, a leader or an HQ, on the map or about to enter it."""
    piece = pieces[0]
    if piece in game.printed.units:
        going = going_of_units(game, pieces, allowance_together(game, pieces) - spent)
    else:
        going = going_of_others(game, piece, movement_allowance(game, piece) - spent)
    if not going.start and piece in game.waiting:
        going.entry = entry_of(game, game.waiting[piece], going.side)
        if going.entry:
            going.toll = entry_cost(game, pieces, going.entry, mounted=going.is_mounted)
    return going


def going_of_others(game: Game, piece: str, points: int) -> Going:
    """[leader.moves-as-cavalry] [hq.infantry-costs] A leader or an HQ."""
    is_leader = piece in game.printed.leaders
    order = order_of_piece(game, piece)
    if is_leader:
        side, start = game.side_of_leader(piece), game.leaders.get(piece, "")
    else:
        army = army_of(piece)
        side, start = game.printed.armies[army].side, game.hqs[army]
    return Going(
        side=side,
        pieces=(piece,),
        start=start,
        points=points,
        is_mounted=is_leader,
        by_road=order is not None and order.kind in ON_THE_ROAD,
        ignores_zoc=True,
        is_combat=False,
    )


def column_before(game: Game, units: Sequence[str]) -> frozenset[str] | None:
    """[option.doctrine.column-definition] The path that the first of their division went.

    Nobody forms columns on the road, and whoever is in none has lost the point already.
    """
    there = [unit for unit in units if unit in game.where]
    if is_slowed(game, there):
        return None
    bound = [unit for unit in there if is_far_column(game, unit) and not is_on_road(game, unit)]
    divisions = [game.division(unit) for unit in bound]
    paths = [frozenset(game.columns[each]) for each in divisions if each in game.columns]
    return frozenset.intersection(*paths) if paths else None
