"""[movement.allowance] What happens on the way, hex by hex."""

from collections.abc import Sequence
from typing import Any

from estafette.engine import SPECTATOR, Procedure

from . import reaction
from .affairs import Command, Moving, Order
from .approach import progress
from .bounds import Errand
from .control import note_passage
from .disorder import leave_zoc
from .doctrine import is_far_column
from .eyes import hearers, may_inspect
from .fate import leave_map, move, place_hq, post, put
from .headquarters import army_of, is_hq, name_of
from .leaders import trample
from .lines import face
from .obedience import order_of_piece
from .orders import blocked
from .reinforcement import entry_of, first_town, is_hq_due, note_entry
from .sides import MARCHES, Kind, Role, Side
from .state import Game
from .way_points import pass_way_points
from .zones import is_in_zoc


def travel(game: Game, moving: Moving, errand: Errand, hex_: str) -> Procedure[None]:
    """[movement.allowance] By the cheapest way to a hex, as long as nobody interferes."""
    path = errand.reach.path_to(hex_)
    assert path is not None
    going, spent = errand.going, moving.spent
    used = dict(moving.used)
    moving.planned = spent + errand.reach[hex_]
    moving.goals.append(hex_)
    tell_move(game, moving.units, going.start, hex_)
    for there in path if not going.start else path[1:]:
        price = errand.reach[there]
        yield from enter(game, moving, errand, there)
        moving.spent = spent + price
        for piece in moving.units:
            moving.used[piece] = used[piece] + price
        if not moving.units or not (yield from is_free_to_go(game, moving, there)):
            break


def enter(game: Game, moving: Moving, errand: Errand, there: str) -> Procedure[None]:
    """[leader.displaced] [hq.destroyed] One hex: whoever is alone in it gives way."""
    going = errand.going
    if not going.is_combat:
        ride(game, moving.units[0], there)
    else:
        march(game, moving.units, there)
        moving.units = [unit for unit in moving.units if unit in game.where]
        if not moving.units:
            return  # [option.rout.unit] as they left the enemy's zone of control
        yield from trample(game, there, going.side)
    moving.entered.append(there)
    note_way_in(game, moving.units, there)
    pass_way_points(game, moving.units, there)


def march(game: Game, units: Sequence[str], there: str) -> None:
    """[advanced.retreat.last-to-leave-zoc] They leave one hex and are in the next."""
    here = game.where.get(units[0])
    for unit in units:
        if here is None:
            put(game, unit, there)
        else:
            move(game, unit, there)
    if here is not None:
        leave_zoc(game, units, here)
    note_passage(game, there)


def ride(game: Game, piece: str, there: str) -> None:
    """A leader or an HQ is in the next hex."""
    if is_hq(piece):
        place_hq(game, army_of(piece), there)
    else:
        post(game, piece, there)


def note_way_in(game: Game, pieces: Sequence[str], there: str) -> None:
    """[reinforcement.queue-cost] Those who wait behind them have to wait longer."""
    coming = [piece for piece in pieces if piece in game.waiting]
    if coming:
        note_entry(game, coming, there)


def is_free_to_go(game: Game, moving: Moving, there: str) -> Procedure[bool]:
    """[reaction.trigger.enter] Enemy cavalry may fall upon those who have come near."""
    units = [piece for piece in moving.units if piece in game.printed.units]
    if not units:
        return True
    may_go = yield from reaction.react(game, there, units, "enter", came_from=came_from(moving))
    moving.units = [unit for unit in moving.units if game.where.get(unit) == there]
    if not may_go:
        game.moved |= {*units}
        moving.units = []
    return may_go


def show_line(game: Game, moving: Moving) -> Procedure[None]:
    """[option.extended.deploy] Enemy cavalry may fall upon either half of a line."""
    unit = moving.units[0]
    moving.planned = moving.spent
    for hex_ in (game.where[unit], game.extended.get(unit, "")):
        if not hex_ or not moving.units:
            continue
        yield from trample(game, hex_, game.side(unit))
        face(game, [hex_])
        yield from is_free_to_go(game, moving, hex_)


def came_from(moving: Moving) -> str:
    """The hex before the one that was entered last."""
    return moving.entered[-2] if len(moving.entered) > 1 else moving.start


def put_down(game: Game, moving: Moving) -> None:
    """[leader-move.cc-once] The move is over."""
    game.moved |= {*moving.used}
    for piece in moving.used:
        if piece in game.leaders and is_great_man(game, piece):
            game.chiefs_moved |= {piece}
        if piece in game.where and is_far_column(game, piece):
            division = game.division(piece)
            game.columns = {division: tuple(moving.entered), **game.columns}


def is_great_man(game: Game, leader: str) -> bool:
    """[leader-move.cc-once] [wing.moves-once] Commanders in chief and of wings move once a turn."""
    return game.role(leader) is Role.CHIEF or leader in game.wings


def leave(game: Game, moving: Moving) -> None:
    """[movement.exit.not-eliminated] Off the map."""
    for unit in moving.units:
        leave_map(game, unit, game.where[unit])
    moving.units = []


def meet_enemy(game: Game, moving: Moving) -> None:
    """[order.march.cancelled-at-zoc] A march that leads into the enemy's arms is at an end."""
    stopped = [piece for piece in moving.units if is_stopped(game, piece)]
    if stopped:
        blocked(game, stopped)


def is_stopped(game: Game, piece: str) -> bool:
    """[order.cancel.blocked] Can a piece on the march go nearer only past the enemy?"""
    order = order_of_piece(game, piece)
    here = game.where.get(piece) or game.leaders.get(piece)
    if order is None or here is None or order.kind not in MARCHES or here in order.target:
        return False
    side = side_of_piece(game, piece)
    is_onward = progress(game, order, side, here)
    ahead = [there for there in game.ground.neighbours[here] if is_onward(there)]
    return bool(ahead) and all(is_barred(game, there, side) for there in ahead)


def is_barred(game: Game, hex_: str, side: Side) -> bool:
    return game.holder(hex_) is side.enemy or is_in_zoc(game, hex_, side.enemy)


def side_of_piece(game: Game, piece: str) -> Side:
    if piece in game.printed.units:
        return game.side(piece)
    return game.side_of_leader(piece)


def tell_move(game: Game, pieces: Sequence[str], start: str, hex_: str) -> None:
    """[stacking.inspect] The enemy hears who moves only if he can see them."""
    if game.told is None:
        return  # nobody listens
    piece = pieces[0]
    side = side_of_piece(game, piece) if not is_hq(piece) else hq_side(game, piece)
    enemy, names = side.enemy, list(pieces)
    is_known = hearers(game, pieces) is None and not goes_under(game, pieces, hex_, enemy)
    whence: dict[str, Any] = {"start": start} if start else {}
    key = "movement.moves" if start else "movement.enters"
    if piece not in game.printed.units or is_known:
        game.tell(key, pieces=names, hex=hex_, **whence)
        return
    unseen = "movement.unseen" if start else "movement.enters-unseen"
    game.tell(key, to=(side,), pieces=names, hex=hex_, **whence)
    game.tell(unseen, to=(enemy, SPECTATOR), count=len(pieces), hex=hex_, **whence)


def goes_under(game: Game, pieces: Sequence[str], hex_: str, enemy: Side) -> bool:
    """[stacking.inspect] Will they be part of a stack that the enemy cannot look through?"""
    return len({*game.at(hex_), *pieces}) > 1 and not may_inspect(game, enemy, hex_)


def hq_side(game: Game, piece: str) -> Side:
    return game.printed.armies[army_of(piece)].side


def bring_in_headquarters(game: Game, side: Side) -> None:
    """[reinforcement.no-hq-stop] An HQ that is due comes in and goes to the first town."""
    for army, sheet in game.printed.armies.items():
        if sheet.side is not side or not is_hq_due(game, army):
            continue
        entry = next(each.entry for each in game.sheet.headquarters if each.army is army)
        hex_ = entry_of(game, entry, side)
        if hex_:
            place_hq(game, army, hex_)
            target = (first_town(game, entry),)
            game.commands[name_of(army)] = Command(Order(Kind.MARCH, target), since=game.turn)
            game.tell("hq.enters", army=army, hex=hex_)
