"""[order.types] Writing an order: its kind, its target, its way, and what is to follow."""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache, partial

from msgspec.structs import replace

from estafette.engine import Action, Offers, Procedure, Refusal, ask, refuse

from .actions import Aim, Await, Bid, Detour, Send, Stealth, Then, Tomorrow, Via
from .affairs import Order, Sheet
from .capacity import in_sight, is_chief
from .ground import Ground
from .printed import Printed
from .sides import ATTACKS, MARCHES, Kind
from .start import feature
from .state import Game
from .targets import aimed, in_range, is_same, listed, repeats, standing, starts_of, type_of
from .wings import not_consistent, wrong_kind

KINDS = tuple([kind for kind in Kind if kind not in (Kind.GENERAL_RETREAT, Kind.FREE)])
USUAL = tuple([kind for kind in KINDS if kind is not Kind.FORCED_MARCH])
FOLLOWED = (*MARCHES, Kind.ATTACK)  # [order.sequence.allowed]
LONGEST = 4  # orders in a sequence; NOTES R-151
WAY_POINTS = 4
MOVES = (Kind.MARCH, Kind.WITHDRAWAL)  # [hq.moves-on-order]


class Scope:
    """[order.target-range] What an order may aim at: worked out as far as somebody asks."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.game, self.sheet = game, sheet
        self.is_for_wing = is_for_wing(game, sheet)

    @cached_property
    def places(self) -> frozenset[str]:
        """[order.target-range] [order.sequence.range] From the formation, or the target before it.

        For a bad move the enemy measures from the leader, whom he sees (NOTES R-152).
        """
        orders = self.sheet.orders
        return in_range(self.game, orders[-1].target if orders else outset(self.game, self.sheet))

    @cached_property
    def seen(self) -> frozenset[str] | None:
        """[capacity.away-los] What he sees; None if that does not matter."""
        return in_sight(self.game, self.sheet.by) if self.sheet.by else None

    @cached_property
    def rivals(self) -> Mapping[Kind, tuple[Order, ...]]:
        """[order.give.must-differ] By the kind of an order, those from which it must differ.

        [order.give.no-repeat] Only the first order of a sequence must be a new one (NOTES R-150). A
        bad move need not be new either (R-78).
        """
        is_first = not self.sheet.orders and not self.sheet.is_bad_move
        found = standing(self.game, self.sheet.to) if is_first else []
        return {
            kind: tuple([other for other in found if type_of(other.kind) is type_of(kind)])
            for kind in KINDS
        }


def draft(game: Game, sheet: Sheet) -> Procedure[tuple[Order, ...]]:
    """[order.give.record] One order, or a sequence of them."""
    while True:
        sheet = yield from add_order(game, sheet)
        sheet, is_done = yield from finish(game, sheet)
        if is_done:
            game.draft = None
            return sheet.orders


def add_order(game: Game, sheet: Sheet) -> Procedure[Sheet]:
    """[order.types] [order.target-needed] The next order of a sheet: its kind and its target."""
    game.draft, scope = sheet, Scope(game, sheet)
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
    game.draft = replace(sheet, kind=choice.kind)
    aim = yield ask(
        sheet.seat,
        "orders.target",
        rule="order.target-range",
        also=partial(targets, game, sheet, scope, choice.kind),
        facts={"formation": sheet.to, "kind": choice.kind},
    )
    assert isinstance(aim, Aim)
    return with_order(sheet, written(game, sheet, choice.kind, aim.hex))


def targets(game: Game, sheet: Sheet, scope: Scope, kind: Kind) -> tuple[Offers, ...]:
    """[order.target-range] What it may be aimed at, worked out when somebody looks."""
    offers = aims(game.printed, game.ground, scope.places)
    return (Offers(offers, partial(cannot_aim, game, sheet, scope, kind), Aim),)


@lru_cache(maxsize=256)
def aims(printed: Printed, ground: Ground, places: frozenset[str]) -> tuple[Aim, ...]:
    """[order.target-range] All places."""
    return tuple([Aim(hex_) for hex_ in listed(printed, ground, places)])


def kinds(game: Game) -> tuple[Kind, ...]:
    """[order.types] [option.fatigue.forced-march] A Forced March only with the rule on fatigue."""
    return KINDS if game.plays_with("fatigue") else USUAL


def with_order(sheet: Sheet, order: Order) -> Sheet:
    return replace(sheet, orders=(*sheet.orders, order))


def written(game: Game, sheet: Sheet, kind: Kind, hex_: str) -> Order:
    return aimed(game, game.side_of_formation(sheet.to), kind, hex_)


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
    refusal = wrong_kind(game, sheet.by, kind) if scope.is_for_wing else None
    if refusal is not None:
        return refusal
    for hex_ in likely(game, sheet, scope):
        refusal = cannot_aim(game, sheet, scope, kind, Aim(hex_))
        if refusal is None:
            return None
    return refusal


def likely(game: Game, sheet: Sheet, scope: Scope) -> Iterator[str]:
    """The places, those that a wing commander is to go to first."""
    if scope.is_for_wing:
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
    if not scope.rivals[kind] and not scope.is_for_wing:
        return None
    return cannot_write(game, sheet, scope, Order(kind, feature(game, hex_)))


def cannot_write(game: Game, sheet: Sheet, scope: Scope, order: Order) -> Refusal | None:
    """[order.give.no-repeat] [wing.consistent-orders] Why not this order."""
    for other in scope.rivals[order.kind]:
        if is_same(game, order, other):
            return repeats(sheet.to, order, other)
    if scope.is_for_wing:
        return not_consistent(game, sheet.by, sheet.to, order)
    return None


def is_for_wing(game: Game, sheet: Sheet) -> bool:
    """[wing.consistent-orders] Does a wing commander write?"""
    return bool(sheet.by) and not is_chief(game, sheet.by)


def finish(game: Game, sheet: Sheet) -> Procedure[tuple[Sheet, bool]]:
    """[order.sequence.allowed] Send it, or write more: says whether it is complete."""
    while True:
        game.draft, last = sheet, sheet.orders[-1]
        choice = yield ask(
            sheet.seat,
            "orders.then",
            rule="order.sequence.allowed",
            also=partial(ways_to_end, game, sheet),
            facts={"formation": sheet.to, "kind": last.kind},
        )
        match choice:
            case Then():
                return replace(sheet, extras=sheet.extras + 1), False
            case Detour():
                game.draft = sheet = replace(sheet, extras=sheet.extras + 1)
                sheet = yield from name_way_point(game, sheet)
            case Stealth():
                sheet = with_last(sheet, replace(last, hidden=True))
            case Tomorrow():
                sheet = with_last(sheet, replace(last, tomorrow=True))
            case Await():
                return with_last(sheet, replace(last, awaits=True)), True
            case _:
                return sheet, True


def ways_to_end(game: Game, sheet: Sheet) -> tuple[Offers, ...]:
    """[order.sequence.allowed] What may be added, worked out when somebody looks."""
    return (Offers(tuple(endings(game, sheet))),)


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
    if last.kind in MARCHES and len(last.route) < WAY_POINTS and has_way_points(game, sheet):
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
    """[option.hidden.local-decision] Another way to the same target, and nothing else.

    Who comes to light before he decides goes that way openly.
    """
    order = replace(game.order_of(sheet.to), route=(), hidden=False)
    sheet = yield from name_way_point(game, replace(sheet, orders=(order,)))
    return sheet.orders


def nothing_to_say(game: Game, sheet: Sheet) -> Refusal | None:
    """[order.give.no-repeat] Why no order at all may be written that is not on its way already."""
    if not is_for_wing(game, sheet) and not any(each.to == sheet.to for each in game.dispatches):
        return None  # there is always another kind of order
    scope = Scope(game, sheet)
    refusal = cannot_bid(game, sheet, scope, Bid(Kind.RESERVE))  # for which nobody needs a target
    if refusal is None or can_bid(game, sheet, scope):
        return None
    return refusal


def can_follow(game: Game, sheet: Sheet) -> bool:
    """[order.sequence.allowed] Is there any order that could come next?"""
    return can_bid(game, sheet, Scope(game, sheet))


def can_bid(game: Game, sheet: Sheet, scope: Scope) -> bool:
    """[order.types] Is there an order that may be written? First the one without a target."""
    bids = [Bid(kind) for kind in reversed(kinds(game))]
    return any(cannot_bid(game, sheet, scope, bid) is None for bid in bids)


def with_last(sheet: Sheet, order: Order) -> Sheet:
    return replace(sheet, orders=(*sheet.orders[:-1], order), extras=sheet.extras + 1)


def name_way_point(game: Game, sheet: Sheet) -> Procedure[Sheet]:
    """[order.march.route] In the order of the march."""
    last, places = sheet.orders[-1], way_points(game, sheet)
    choice = yield ask(
        sheet.seat,
        "orders.way",
        rule="order.march.route",
        offers=[Via(hex_) for hex_ in listed(game.printed, game.ground, places)],
        unless=partial(cannot_pass, places),
        kind=Via,
        facts={"formation": sheet.to},
    )
    assert isinstance(choice, Via)
    return with_last(sheet, replace(last, route=(*last.route, choice.hex)))


def way_points(game: Game, sheet: Sheet) -> frozenset[str]:
    """[order.march.route] No more than 10 MP from the one before it."""
    last, limit = sheet.orders[-1], game.printed.tables.ranges.order
    return game.ground.span(way_point_before(game, sheet), limit) - {*last.target, *last.route}


def way_point_before(game: Game, sheet: Sheet) -> tuple[str, ...]:
    """[order.march.route] Where one measures from: the way point before, or the outset."""
    last = sheet.orders[-1]
    before = last.route[-1:] or (sheet.orders[-2].target if len(sheet.orders) > 1 else ())
    return before or outset(game, sheet)


def has_way_points(game: Game, sheet: Sheet) -> bool:
    """[order.march.route] Is there any? The place where one measures from is one itself."""
    last, before = sheet.orders[-1], way_point_before(game, sheet)
    if any(hex_ not in last.target and hex_ not in last.route for hex_ in before):
        return True
    return bool(way_points(game, sheet))


def cannot_pass(places: frozenset[str], choice: Via) -> Refusal | None:
    """[order.march.route] Why the march cannot be led that way."""
    if choice.hex not in places:
        return refuse("order.march.route", "orders.no-way-point", hex=choice.hex)
    return None
