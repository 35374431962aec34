"""[action.movement] The movement of formations: who moves, and whither."""

from collections.abc import Sequence
from functools import partial

from estafette.engine import Action, Decision, Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import CloseUp, DropOff, Extend, Go, LeaveMap, PickUp, Shift, Take, TakeStack
from .affairs import Moving
from .bounds import Errand, cannot_go, goals
from .duties import owes
from .exits import cannot_leave_map
from .extended import (
    cannot_close,
    cannot_extend,
    cannot_shift,
    closings,
    extensions,
    redeploy,
    shifts,
)
from .eyes import has_secrets
from .leaders import fail_orders
from .mustering import (
    cannot_drop,
    cannot_pick_up,
    cannot_take,
    cannot_take_stack,
    companions,
    errand_for,
    fellows,
    pieces_at_hand,
    stacks_at_hand,
)
from .obligations import begin_duties, cannot_finish, cannot_loiter, end_duties
from .paths import cannot_enter, movement_allowance
from .reinforcement import call_up
from .sides import Side
from .state import Game
from .steps import bring_in_headquarters, leave, meet_enemy, put_down, show_line, travel

__all__ = [
    "begin_movement",
    "begin_reserve_movement",
    "cannot_enter",
    "end_movement",
    "is_over",
    "move_next",
    "movement_allowance",
]


def begin_movement(game: Game) -> None:
    """[action.movement] [reinforcement.entry] Reinforcements come up, and nobody has moved yet."""
    call_up(game, game.acting)
    begin_duties(game)
    game.columns, game.hand, game.is_marching = {}, (), True


def begin_reserve_movement(game: Game, side: Side) -> None:
    """[sequence.phase5.reserve] HQs come on to the map, and nobody has moved yet."""
    bring_in_headquarters(game, side)
    game.columns, game.hand, game.is_marching = {}, (), True


def end_movement(game: Game) -> None:
    """[action.movement] Nobody moves any more; from now on orders may demand something else."""
    end_duties(game)


def is_over(game: Game) -> bool:
    """[action.movement] Has the player done with his moves?"""
    return not game.is_marching


def move_next(game: Game, side: Side) -> Procedure[None]:
    """[action.movement] One piece or stack; the one in hand, or whom the player takes now."""
    pieces: Sequence[str] = game.hand
    if not pieces:
        choice = yield which(game, side)
        if not isinstance(choice, Take | TakeStack):
            game.is_marching = False
            yield from fail_orders(game)
            return
        pieces = in_hand(game, choice)
    next_ = yield from move(game, pieces)
    game.hand = () if next_ is None else tuple(in_hand(game, next_))


def in_hand(game: Game, choice: Take | TakeStack) -> Sequence[str]:
    """[movement.stack.drop-pickup] Whom the player has taken to move."""
    return [choice.piece] if isinstance(choice, Take) else companions(game, choice.hex)


def which(game: Game, side: Side) -> Decision:
    """[action.movement] Who moves next?"""
    pieces = pieces_at_hand(game, side)
    return ask(
        side,
        "movement.which",
        rule="action.movement",
        offers=[Take(piece) for piece in pieces],
        unless=partial(cannot_take, game, side),
        kind=Take,
        also=(
            Offers(
                tuple([TakeStack(hex_) for hex_ in stacks_at_hand(game, pieces)]),
                partial(cannot_take_stack, game, side),
                TakeStack,
            ),
            Offers((Pass(),), partial(cannot_finish, game, side), Pass),
        ),
        always=has_secrets(game, side),
    )


def move(game: Game, pieces: Sequence[str]) -> Procedure[Take | TakeStack | None]:
    """[movement.allowance] As far as points and orders go; says who was taken in hand instead."""
    moving = begin_move(game, pieces)
    choice: Action | None = None
    while moving.units:
        meet_enemy(game, moving)
        errand = errand_for(game, moving)
        choice = yield where_to(game, moving, errand)
        if isinstance(choice, Pass | Take | TakeStack):
            break
        yield from obey(game, moving, errand, choice)
    put_down(game, moving)
    game.moving = None
    return choice if isinstance(choice, Take | TakeStack) else None


def begin_move(game: Game, pieces: Sequence[str]) -> Moving:
    """[movement.stack.drop-pickup] Each counts its own points."""
    places = {**game.where, **game.leaders, **{f"hq-{a}": hex_ for a, hex_ in game.hqs.items()}}
    moving = Moving(units=list(pieces), start=places.get(pieces[0], ""))
    moving.used = dict.fromkeys(pieces, 0)
    game.moving = moving
    return moving


def where_to(game: Game, moving: Moving, errand: Errand) -> Decision:
    """[movement.allowance] Where to, with whom; or is that all?"""
    going = errand.going
    here = going.start or going.entry
    return ask(
        going.side,
        "movement.where",
        rule="movement.allowance",
        offers=[Go(hex_) for hex_ in goals(errand)],
        unless=partial(cannot_march, game, errand),
        kind=Go,
        also=partial(besides, game, moving, errand),
        facts={"pieces": list(moving.units), "hex": here, **points(going.points)},
        always=has_secrets(game, going.side),
    )


def besides(game: Game, moving: Moving, errand: Errand) -> tuple[Offers, ...]:
    """[movement.stack.drop-pickup] What else may be done, worked out when somebody looks."""
    return (
        Offers(joining(game, moving, errand), partial(cannot_pick_up, game, moving), PickUp),
        Offers(
            tuple([DropOff(unit) for unit in moving.units if len(moving.units) > 1]),
            partial(cannot_drop, moving),
            DropOff,
        ),
        Offers(leaving(game, errand), partial(why_not_leave, game, errand), LeaveMap),
        *lines(game, errand),
        *others(game, moving, errand),
        Offers((Pass(),), partial(cannot_stay, game, moving, errand), Pass),
    )


def lines(game: Game, errand: Errand) -> tuple[Offers, ...]:
    """[option.extended.deploy] What a brigade may do with its line, if that was agreed."""
    if not game.plays_with("extended-line"):
        return ()
    return (
        Offers(extensions(game, errand), partial(cannot_extend, game, errand), Extend),
        Offers(shifts(game, errand), partial(cannot_shift, game, errand), Shift),
        Offers(closings(game, errand), partial(cannot_close, game, errand), CloseUp),
    )


def others(game: Game, moving: Moving, errand: Errand) -> tuple[Offers, ...]:
    """[action.movement] Whoever has come as far as he wishes may give way to the next."""
    if not moving.entered:
        return ()
    side, along = errand.going.side, moving.units
    at_hand = [piece for piece in pieces_at_hand(game, side) if piece not in along]
    pieces = [Take(piece) for piece in at_hand]
    stacks = [
        TakeStack(hex_)
        for hex_ in stacks_at_hand(game, at_hand)
        if not any(unit in along for unit in game.at(hex_))
    ]
    refusal = partial(cannot_hand_over, game, moving, errand)
    return (Offers(tuple(pieces), refusal, Take), Offers(tuple(stacks), refusal, TakeStack))


def cannot_hand_over(
    game: Game, moving: Moving, errand: Errand, choice: Take | TakeStack
) -> Refusal | None:
    """[order.must-move-speed] Why the next may not be taken in hand yet."""
    side = errand.going.side
    if isinstance(choice, Take):
        if choice.piece in moving.units:
            return refuse("movement.allowance", "movement.in-hand", piece=choice.piece)
        refusal = cannot_take(game, side, choice)
    else:
        refusal = cannot_take_stack(game, side, choice)
    return refusal or cannot_stay(game, moving, errand, Pass())


def points(half_points: int) -> dict[str, int | bool]:
    """As players count them."""
    return {"points": half_points // 2, "half": half_points % 2 == 1}


def joining(game: Game, moving: Moving, errand: Errand) -> tuple[PickUp, ...]:
    """[movement.stack.drop-pickup] Those in the hex, or at the edge, who could go along."""
    going = errand.going
    if not going.is_combat or (going.start and not moving.entered):
        return ()
    beside = game.at(going.start) if going.start else fellows(game, moving.units[0])
    return tuple([PickUp(unit) for unit in beside if unit not in moving.units])


def leaving(game: Game, errand: Errand) -> tuple[LeaveMap, ...]:
    """[movement.exit.not-eliminated] Offered where it can be done."""
    start = errand.going.start
    if not start or cannot_leave_map(game, errand.going) is not None:
        return ()
    return (LeaveMap(),)


def cannot_march(game: Game, errand: Errand, choice: Go) -> Refusal | None:
    """[movement.allowance] Why not to that hex."""
    return cannot_go(game, errand, choice.hex) or cannot_loiter(game, errand, choice.hex)


def why_not_leave(game: Game, errand: Errand, _: LeaveMap) -> Refusal | None:
    if not errand.going.start:
        return refuse("movement.exit.not-eliminated", "exit.not-at-edge")
    return cannot_leave_map(game, errand.going)


def cannot_stay(game: Game, moving: Moving, errand: Errand, _: Pass) -> Refusal | None:
    """[order.must-move-speed] Why a move is not at an end: the order demands more of it."""
    if not errand.halt:
        errand.halt.append(why_go_on(game, moving, errand))
    return errand.halt[0]


def why_go_on(game: Game, moving: Moving, errand: Errand) -> Refusal | None:
    if not any(cannot_march(game, errand, Go(hex_)) is None for hex_ in goals(errand)):
        return None
    return owes(game, errand, moving.spent) or cannot_loiter(game, errand, errand.going.start)


def obey(game: Game, moving: Moving, errand: Errand, choice: Action) -> Procedure[None]:
    """[movement.allowance] What was chosen is done."""
    match choice:
        case Go(hex_):
            yield from travel(game, moving, errand, hex_)
        case PickUp(unit):
            moving.units.append(unit)
            moving.used[unit] = 0
        case DropOff(unit):
            moving.units.remove(unit)
            game.moved |= {unit}
        case LeaveMap():
            leave(game, moving)
        case Extend() | Shift() | CloseUp():
            redeploy(game, moving, errand, choice)
            yield from show_line(game, moving)
