"""[order.types] Writing an order: its kind, its target, its way, and what is to follow."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Action, Procedure, Refusal, ask, refuse

from .actions import Aim, Await, Bid, Detour, Send, Stealth, Then, Tomorrow, Via
from .affairs import Order
from .capacity import in_sight, is_chief
from .sides import ATTACKS, MARCHES, Kind, Side
from .state import Game
from .targets import aimed, in_range, is_same, repeats, standing, starts_of
from .wings import not_consistent, wrong_kind

KINDS = tuple([kind for kind in Kind if kind not in (Kind.GENERAL_RETREAT, Kind.FREE)])
FOLLOWED = (*MARCHES, Kind.ATTACK)  # [order.sequence.allowed]
LONGEST = 4  # orders in a sequence; NOTES R-151
WAY_POINTS = 4
MOVES = (Kind.MARCH, Kind.WITHDRAWAL)  # [hq.moves-on-order]


class Sheet(Struct, frozen=True):
    """[order.give.record] The sheet that an order is written on."""

    seat: Side  # who holds the pen
    to: str
    by: str = ""  # empty when a leader decides for himself
    is_bad_move: bool = False  # [local.bad-move] the enemy holds the pen
    orders: tuple[Order, ...] = ()


class Scope(Struct, frozen=True):
    """[order.target-range] What an order may aim at, as far as it does not hang on its kind."""

    places: frozenset[str]
    seen: frozenset[str] | None  # [capacity.away-los] None if that does not matter
    rivals: tuple[Order, ...]  # [order.give.must-differ] from which it must differ


def draft(game: Game, sheet: Sheet) -> Procedure[tuple[Order, ...]]:
    """[order.give.record] One order, or a sequence of them."""
    while True:
        sheet = yield from add_order(game, sheet)
        sheet, is_done = yield from finish(game, sheet)
        if is_done:
            return sheet.orders


def add_order(game: Game, sheet: Sheet) -> Procedure[Sheet]:
    """[order.types] [order.target-needed] The next order of a sheet: its kind and its target."""
    scope = scope_of(game, sheet)
    choice = yield ask(
        sheet.seat,
        "orders.kind",
        rule="order.types",
        offers=[Bid(kind) for kind in kinds(game)],
        unless=partial(cannot_bid, game, sheet, scope),
        kind=Bid,
        facts={"formation": sheet.to},
    )
    assert isinstance(choice, Bid)
    if choice.kind is Kind.RESERVE:
        return with_order(sheet, Order(Kind.RESERVE))
    aim = yield ask(
        sheet.seat,
        "orders.target",
        rule="order.target-range",
        offers=[Aim(hex_) for hex_ in game.ground.hexes if hex_ in scope.places],
        unless=partial(cannot_aim, game, sheet, scope, choice.kind),
        kind=Aim,
        facts={"formation": sheet.to, "kind": choice.kind},
    )
    assert isinstance(aim, Aim)
    return with_order(sheet, written(game, sheet, choice.kind, aim.hex))


def kinds(game: Game) -> list[Kind]:
    """[order.types] [option.fatigue.forced-march] A Forced March only with the rule on fatigue."""
    is_tiring = game.plays_with("fatigue")
    return [kind for kind in KINDS if is_tiring or kind is not Kind.FORCED_MARCH]


def with_order(sheet: Sheet, order: Order) -> Sheet:
    return replace(sheet, orders=(*sheet.orders, order))


def written(game: Game, sheet: Sheet, kind: Kind, hex_: str) -> Order:
    return aimed(game, game.side_of_formation(sheet.to), kind, hex_)


def scope_of(game: Game, sheet: Sheet) -> Scope:
    """[order.give.no-repeat] Only the first order of a sequence must be a new one (NOTES R-150).

    A bad move need not be new either (R-78).
    """
    is_first = not sheet.orders and not sheet.is_bad_move
    rivals = tuple(standing(game, sheet.to)) if is_first else ()
    seen = in_sight(game, sheet.by) if sheet.by else None
    return Scope(targets(game, sheet), seen, rivals)


def targets(game: Game, sheet: Sheet) -> frozenset[str]:
    """[order.target-range] [order.sequence.range] From the formation, or the target before it.

    For a bad move the enemy measures from the leader, whom he sees (NOTES R-152).
    """
    if sheet.orders:
        return in_range(game, sheet.orders[-1].target)
    return in_range(game, outset(game, sheet))


def outset(game: Game, sheet: Sheet) -> tuple[str, ...]:
    """[order.target-range] Where one measures from: the formation, or what the enemy sees of it."""
    leader = game.leader_of(sheet.to)
    if sheet.is_bad_move and leader is not None:
        return (game.leaders[leader],)
    return starts_of(game, sheet.to)


def cannot_bid(game: Game, sheet: Sheet, scope: Scope, choice: Bid) -> Refusal | None:
    """[order.types] Why an order of this kind may not be written."""
    kind = choice.kind
    if kind not in kinds(game):
        return refuse("order.types", "orders.no-such-kind", kind=kind)
    if sheet.to.startswith("hq-") and kind not in MOVES:
        return refuse("hq.moves-on-order", "orders.hq-only-moves")
    if kind is Kind.RESERVE:
        return cannot_write(game, sheet, scope, Order(kind))
    refusal = wrong_kind(game, sheet.by, kind) if is_for_wing(game, sheet) else None
    if refusal is not None:
        return refusal
    for hex_ in likely(game, sheet, scope):
        refusal = cannot_aim(game, sheet, scope, kind, Aim(hex_))
        if refusal is None:
            return None
    return refusal


def likely(game: Game, sheet: Sheet, scope: Scope) -> Iterator[str]:
    """The places, those that a wing commander is to go to first."""
    if is_for_wing(game, sheet):
        own = game.commands[sheet.by].order.target
        yield from [hex_ for hex_ in own if hex_ in scope.places]
    for hex_ in game.ground.hexes:
        if hex_ in scope.places:
            yield hex_


def cannot_aim(game: Game, sheet: Sheet, scope: Scope, kind: Kind, choice: Aim) -> Refusal | None:
    """[order.target-range] [capacity.away-los] Why this hex may not be the target."""
    hex_ = choice.hex
    if hex_ not in scope.places:
        return refuse("order.target-range", "orders.out-of-range", hex=hex_)
    if scope.seen is not None and hex_ not in scope.seen:
        return refuse("capacity.away-los", "capacity.out-of-sight", leader=sheet.by, hex=hex_)
    if not scope.rivals and not is_for_wing(game, sheet):
        return None
    return cannot_write(game, sheet, scope, written(game, sheet, kind, hex_))


def cannot_write(game: Game, sheet: Sheet, scope: Scope, order: Order) -> Refusal | None:
    """[order.give.no-repeat] [wing.consistent-orders] Why not this order."""
    for other in scope.rivals:
        if is_same(game, order, other):
            return repeats(sheet.to, order, other)
    if is_for_wing(game, sheet):
        return not_consistent(game, sheet.by, sheet.to, order)
    return None


def is_for_wing(game: Game, sheet: Sheet) -> bool:
    """[wing.consistent-orders] Does a wing commander write?"""
    return bool(sheet.by) and not is_chief(game, sheet.by)


def finish(game: Game, sheet: Sheet) -> Procedure[tuple[Sheet, bool]]:
    """[order.sequence.allowed] Send it, or write more: says whether it is complete."""
    while True:
        last = sheet.orders[-1]
        choice = yield ask(
            sheet.seat,
            "orders.then",
            rule="order.sequence.allowed",
            or_else=tuple(endings(game, sheet)),
            facts={"formation": sheet.to, "kind": last.kind},
        )
        match choice:
            case Then():
                return sheet, False
            case Detour():
                sheet = yield from name_way_point(game, sheet)
            case Stealth():
                sheet = with_last(sheet, replace(last, hidden=True))
            case Tomorrow():
                sheet = with_last(sheet, replace(last, tomorrow=True))
            case Await():
                return with_last(sheet, replace(last, awaits=True)), True
            case _:
                return sheet, True


def endings(game: Game, sheet: Sheet) -> list[Action]:
    """[order.sequence.allowed] What may be added to an order of this kind."""
    last, found = sheet.orders[-1], list[Action]([Send()])
    if sheet.to.startswith("hq-"):
        return found
    if last.kind in FOLLOWED and len(sheet.orders) < LONGEST and can_follow(game, sheet):
        found.append(Then())
    if last.kind in (*MARCHES, *ATTACKS):
        found.append(Await())  # [order.success.await]
    if last.kind in ATTACKS and len(sheet.orders) > 1 and not last.tomorrow:
        found.append(Tomorrow())  # [order.sequence.next-day]
    if last.kind in MARCHES and len(last.route) < WAY_POINTS and way_points(game, sheet):
        found.append(Detour())  # [order.march.route]
    if may_hide(game, sheet):
        found.append(Stealth())
    return found


def may_hide(game: Game, sheet: Sheet) -> bool:
    """[option.hidden.route] The first order of a corps or division that is to go somewhere."""
    order = sheet.orders[-1]
    is_new = len(sheet.orders) == 1 and bool(order.target) and not order.hidden
    if not is_new or sheet.is_bad_move or sheet.to in game.hidden:
        return False
    return game.plays_with("hidden-movement") and sheet.to not in game.printed.leaders


def draft_detour(game: Game, sheet: Sheet) -> Procedure[tuple[Order, ...]]:
    """[option.hidden.local-decision] Another way to the same target, and nothing else."""
    order = replace(game.order_of(sheet.to), route=())
    sheet = yield from name_way_point(game, replace(sheet, orders=(order,)))
    return sheet.orders


def nothing_to_say(game: Game, sheet: Sheet) -> Refusal | None:
    """[order.give.no-repeat] Why no order at all may be written that is not on its way already."""
    if not is_for_wing(game, sheet) and not any(each.to == sheet.to for each in game.dispatches):
        return None  # there is always another kind of order
    scope, refusal = scope_of(game, sheet), None
    for kind in kinds(game):
        refusal = cannot_bid(game, sheet, scope, Bid(kind))
        if refusal is None:
            return None
    return refusal


def can_follow(game: Game, sheet: Sheet) -> bool:
    """[order.sequence.allowed] Is there any order that could come next?"""
    scope = scope_of(game, sheet)
    return any(cannot_bid(game, sheet, scope, Bid(kind)) is None for kind in KINDS)


def with_last(sheet: Sheet, order: Order) -> Sheet:
    return replace(sheet, orders=(*sheet.orders[:-1], order))


def name_way_point(game: Game, sheet: Sheet) -> Procedure[Sheet]:
    """[order.march.route] In the order of the march."""
    last, places = sheet.orders[-1], way_points(game, sheet)
    choice = yield ask(
        sheet.seat,
        "orders.way",
        rule="order.march.route",
        offers=[Via(hex_) for hex_ in game.ground.hexes if hex_ in places],
        unless=partial(cannot_pass, places),
        kind=Via,
        facts={"formation": sheet.to},
    )
    assert isinstance(choice, Via)
    return with_last(sheet, replace(last, route=(*last.route, choice.hex)))


def way_points(game: Game, sheet: Sheet) -> frozenset[str]:
    """[order.march.route] No more than 10 MP from the one before it."""
    last, limit = sheet.orders[-1], game.printed.tables.ranges.order
    before = last.route[-1:] or (sheet.orders[-2].target if len(sheet.orders) > 1 else ())
    spans = [game.ground.span(hex_, limit) for hex_ in before or outset(game, sheet)]
    return frozenset[str]().union(*spans) - {*last.target, *last.route}


def cannot_pass(places: frozenset[str], choice: Via) -> Refusal | None:
    """[order.march.route] Why the march cannot be led that way."""
    if choice.hex not in places:
        return refuse("order.march.route", "orders.no-way-point", hex=choice.hex)
    return None
