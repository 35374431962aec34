"""[order.leader-must-follow] When a formation has done what its order demands."""

from collections.abc import Iterator

from msgspec.structs import replace

from estafette.engine import Pass, Refusal, refuse

from .actions import Take
from .affairs import Moving
from .approach import progress, target_distance
from .bounds import Errand, can
from .command_range import leader_hex
from .duties import can_close_in, cannot_hang_back, is_hindered, is_near, owes, owes_contact
from .mustering import cannot_take, errand_for, pieces_at_hand
from .obedience import led_by, order_of_piece
from .paths import why_barred
from .sides import ATTACKS, HOLDS, ON_THE_ROAD, Kind, Side
from .state import Game
from .zones import is_in_enemy_zoc


def begin_duties(game: Game) -> None:
    """[order.attack.bombardment-counts] Another turn near the enemy; leaders on the spot."""
    for formation in acting_formations(game):
        command = game.commands[formation]
        if command.order.kind is Kind.ATTACK and is_near(game, game.units_of(formation)):
            game.commands[formation] = replace(command, guns=command.guns + 1)
        note_post(game, formation)


def end_duties(game: Game) -> None:
    """[order.attack.enter-zoc-each-turn] From the next turn on somebody has to close in."""
    for formation in acting_formations(game):
        command = game.commands[formation]
        if command.order.kind in ATTACKS and not command.in_contact:
            units = game.units_of(formation)
            if any(is_in_enemy_zoc(game, unit) for unit in units):
                game.commands[formation] = replace(command, in_contact=True)
        note_post(game, formation)
        note_barrier(game, formation)


def note_post(game: Game, formation: str) -> None:
    """[order.defence.stay] A leader who has come near enough is bound to the place."""
    command, here = game.commands[formation], leader_hex(game, formation)
    if here is None or command.on_spot or command.order.kind not in HOLDS:
        return
    if target_distance(game, command.order, here) <= game.printed.tables.ranges.radius:
        game.commands[formation] = replace(command, on_spot=True)


def note_barrier(game: Game, formation: str) -> None:
    """[order.defence.stay] A leader whom the enemy keeps off his target is bound where he is."""
    command, here = game.commands[formation], leader_hex(game, formation)
    if here is None or command.on_spot or command.order.kind is not Kind.DEFENCE:
        return
    if is_kept_off(game, formation, here):
        game.commands[formation] = replace(command, on_spot=True, post=here)


def is_kept_off(game: Game, formation: str, here: str) -> bool:
    """[order.defence.stay] Is there no way nearer to the target, and the enemy in front of it?"""
    leader, order = game.leader_of(formation), game.order_of(formation)
    assert leader is not None
    errand = errand_of_piece(game, leader)
    is_nearer = progress(game, order, errand.going.side, here)
    if can(game, errand, is_nearer):
        return False
    ahead = [there for there in game.ground.neighbours[here] if is_nearer(there)]
    return any(why_barred(game, errand.going, there) is not None for there in ahead)


def acting_formations(game: Game) -> list[str]:
    """[division.separate-formation] The corps that act, and their divisions with orders."""
    return [each for each in game.commands if is_acting(game, each)]


def is_acting(game: Game, formation: str) -> bool:
    if formation.startswith("hq-") or formation in game.printed.leaders:
        return False
    return game.corps_of(formation) in game.active


def cannot_finish(game: Game, side: Side, _: Pass) -> Refusal | None:
    """[order.must-move-speed] Why the movement is not at an end: somebody still has to move."""
    for errand in idle(game, side):
        if refusal := owes(game, errand, 0):
            return refusal
    if refusal := cannot_leave_contact(game, side):
        return refusal
    return cannot_hinder(game, side)


def idle(game: Game, side: Side) -> Iterator[Errand]:
    """Those in hand of whom an order may demand something, and who have not moved."""
    for piece in pieces_at_hand(game, side):
        if may_owe(game, piece) and cannot_take(game, side, Take(piece)) is None:
            yield errand_of_piece(game, piece)


def may_owe(game: Game, piece: str) -> bool:
    """A quick look: most pieces owe nothing."""
    if piece in game.waiting:
        return True
    order = order_of_piece(game, piece)
    if order is None or order.kind in (Kind.RESERVE, Kind.DELAY):
        return False
    if piece in game.printed.units:
        return order.kind in (*ATTACKS, *ON_THE_ROAD)
    return order.kind is Kind.DEFENCE or order.kind in ON_THE_ROAD


def errand_of_piece(game: Game, piece: str) -> Errand:
    start = game.where.get(piece) or game.leaders.get(piece, "")
    return errand_for(game, Moving([piece], start, used={piece: 0}))


def cannot_leave_contact(game: Game, side: Side) -> Refusal | None:
    """[order.attack.must-attack] [order.attack.enter-zoc-each-turn] Somebody has to close in."""
    for formation in acting_formations(game):
        if not game.reserves and owes_contact(game, formation) and volunteers(game, formation):
            return refuse(
                "order.attack.enter-zoc-each-turn", "movement.must-engage", formation=formation
            )
    return None


def volunteers(game: Game, formation: str, besides: tuple[str, ...] = ()) -> bool:
    """[order.attack.enter-zoc-each-turn] Is there a unit that could still close in?"""
    for unit in game.units_of(formation):
        if unit in game.moved or unit in besides:
            continue
        is_free = cannot_take(game, game.acting, Take(unit)) is None
        if is_free and can_close_in(game, errand_of_piece(game, unit)):
            return True
    return False


def cannot_loiter(game: Game, errand: Errand, hex_: str) -> Refusal | None:
    """[order.attack.enter-zoc-each-turn] The last of a formation that can close in must."""
    if errand.must_close is None:
        errand.must_close = is_last_hope(game, errand)
    return cannot_hang_back(game, errand, hex_) if errand.must_close else None


def is_last_hope(game: Game, errand: Errand) -> bool:
    """[order.attack.enter-zoc-each-turn] Can nobody else of its formation still close in?"""
    going = errand.going
    if not going.is_combat or game.reserves:
        return False
    formations = dict.fromkeys([game.formation(unit) for unit in going.pieces])
    return any(
        owes_contact(game, formation)
        and can_close_in(game, errand)
        and not volunteers(game, formation, going.pieces)
        for formation in formations
    )


def cannot_hinder(game: Game, side: Side) -> Refusal | None:
    """[order.leader-must-follow] A leader whose range holds back those who must approach."""
    for leader in list(game.leaders):
        formation = led_by(game, leader)
        if formation not in game.active or game.order_of(formation).kind not in ATTACKS:
            continue
        if cannot_take(game, side, Take(leader)) is not None:
            continue
        if holds_back(game, formation) and can_follow(game, formation, leader):
            return refuse("order.leader-must-follow", "movement.leader-must-follow", leader=leader)
    return None


def holds_back(game: Game, formation: str) -> bool:
    """[order.leader-must-follow] Can a unit not approach the enemy for want of command?"""
    for unit in game.units_of(formation):
        if unit in game.moved or cannot_take(game, game.acting, Take(unit)) is not None:
            continue
        if is_hindered(game, errand_of_piece(game, unit)):
            return True
    return False


def can_follow(game: Game, formation: str, leader: str) -> bool:
    """[order.leader-must-follow] Could he come nearer to the enemy?"""
    errand, order = errand_of_piece(game, leader), game.order_of(formation)
    going = errand.going
    return can(game, errand, progress(game, order, going.side, going.start))
