"""[order.give.record] Orders on their way: how long a rider needs, and what he carries."""

from msgspec.structs import replace

from estafette.engine import Refusal, refuse

from .affairs import Dispatch, Order
from .capacity import is_chief
from .divisions import hearers, on_map
from .eyes import sees
from .ruses import ridden
from .sides import ATTACKS, Kind, Status
from .state import Game
from .ways import Way
from .wings import is_in_range, wing_over

QUARTERS = 2  # a half point, halved when the chief sees whom he writes to, is a quarter


def rides(game: Game, by: str) -> Way:
    """[transmission.delay] How far it is on horseback from where somebody writes (R-75)."""
    return game.front(game.side_of_leader(by).enemy).rides[game.leaders[by]]


def post_of(game: Game, to: str, ways: Way) -> str | None:
    """[transmission.delay] Where an order is handed over: to the leader, the HQ, or the division.

    A division takes it where its nearest unit stands.
    """
    if to in game.hidden:
        return game.hidden[to].apparent
    if to.startswith("hq-"):
        return game.hqs.get(game.army_of(to))
    if "/" in to:
        hexes = [game.where[unit] for unit in on_map(game, to)]
        near = [hex_ for hex_ in hexes if ways.to(hex_) is not None]
        return min(near, key=ways.__getitem__, default=next(iter(hexes), None))
    return game.leaders.get(game.leader_of(to) or "")


def no_rider(game: Game, by: str, to: str, ways: Way) -> Refusal | None:
    """[transmission.delay] Why no order can reach somebody."""
    post = post_of(game, to, ways)
    if post is None:
        return refuse("compliance.check", "orders.no-leader", formation=to)
    if ways.to(post) is None:
        return refuse("transmission.delay", "orders.cut-off", leader=by, formation=to)
    return None


def turns(game: Game, points: int, *, in_sight: bool) -> int:
    """[transmission.delay] [transmission.instant-near] [transmission.los-halves] From half points.

    Half up; what is within 3 MP after halving is there at once (R-74).
    """
    ranges = game.printed.tables.ranges
    quarters = points if in_sight else points * QUARTERS
    if quarters <= ranges.instant * QUARTERS:
        return 0
    a_turn = ranges.speed * QUARTERS
    return (2 * quarters + a_turn) // (2 * a_turn)


def delay(game: Game, by: str, to: str, ways: Way) -> int:
    """[transmission.delay] After how many turns an order arrives."""
    post = post_of(game, to, ways)
    assert post is not None
    if to in game.hidden:  # [option.hidden.new-order-time]
        return turns(game, ways[post] + ridden(game, to), in_sight=False)
    return turns(game, ways[post], in_sight=sees(game, game.leaders[by], post))


def send(
    game: Game, by: str, to: str, orders: tuple[Order, ...], ways: Way, joins: str = ""
) -> Dispatch:
    """[order.give.record] The order is written down with its time of arrival and its shifts."""
    post = post_of(game, to, ways)
    is_face_to_face = post == game.leaders[by]
    is_at_once = is_general_retreat(orders)  # [order.general-retreat.immediate]
    written = shifts(game, to, orders, is_face_to_face=is_face_to_face)
    dispatch = Dispatch(
        to,
        by,
        orders,
        sent=game.turn,
        arrives=game.turn + (0 if is_at_once else delay(game, by, to, ways)),
        shifts=sum([shift for _, shift in written]),
        is_face_to_face=is_face_to_face,
        joins=joins,
        confuses=passed_over(game, by, to),
    )
    game.dispatches += (dispatch,)
    game.tell(
        "orders.sent",
        leader=by,
        formation=to,
        kind=orders[0].kind,
        target=list(orders[0].target[:1]),
        turns=dispatch.arrives - game.turn,
        to=hearers(game, to),
    )
    return dispatch


def shifts(
    game: Game, to: str, orders: tuple[Order, ...], *, is_face_to_face: bool
) -> list[tuple[str, int]]:
    """[table.shifts] The columns that are known when an order is written, each under its name.

    [compliance.sequence-column] Of a sequence the leftmost column counts.
    """
    table = game.printed.tables.shifts
    lines = [
        ("shift.attack", any(order.kind in ATTACKS for order in orders), table.attack),
        ("shift.face-to-face", is_face_to_face, table.face_to_face),
        ("shift.division", "/" in to, table.division_cavalry),
        ("shift.cavalry", is_cavalry_corps(game, to), table.division_cavalry),
        ("shift.general-retreat", is_general_retreat(orders), table.general_retreat),
    ]
    return [(name, shift) for name, counts, shift in lines if counts]


def is_general_retreat(orders: tuple[Order, ...]) -> bool:
    return orders[0].kind is Kind.GENERAL_RETREAT


def is_cavalry_corps(game: Game, to: str) -> bool:
    """[compliance.shift.division-or-cavalry] A cavalry corps as a whole."""
    return to in game.printed.formations and game.printed.formations[to].is_cavalry


def passed_over(game: Game, by: str, to: str) -> str:
    """[option.confused.shift] The wing commander, far from the chief, whose corps is written to."""
    if not game.plays_with("confused-command") or not is_chief(game, by):
        return ""
    over = wing_over(game, to) if not to.startswith("hq-") else None
    if over is None or over == to or is_in_range(game, by, game.leaders[over]):
        return ""
    return over


def keep(game: Game, dispatch: Dispatch, status: Status) -> None:
    """[transmission.keeps-old-order] The order waits; the old one stays in force."""
    waiting = replace(dispatch, status=status)
    game.dispatches = tuple([waiting if each is dispatch else each for each in game.dispatches])


def drop(game: Game, dispatches: list[Dispatch]) -> None:
    """[compliance.result.i] These orders are no more."""
    gone = {id(each) for each in dispatches}
    game.dispatches = tuple([each for each in game.dispatches if id(each) not in gone])


def ignore(game: Game, dispatch: Dispatch) -> None:
    """[transmission.new-replaces-pending] An order is passed over, and the player is told."""
    drop(game, [dispatch])
    game.tell(
        "orders.ignored",
        formation=dispatch.to,
        kind=dispatch.orders[0].kind,
        to=hearers(game, dispatch.to),
    )
