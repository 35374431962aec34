"""What is under way: orders and the riders that carry them, and the combat that is being fought."""

from collections.abc import Mapping

from msgspec import Struct

from .sides import Kind, Side, Status


class Order(Struct, frozen=True, gc=False):
    """[order.types] [order.target-needed] What a formation is to do, and where.

    `target` is one hex, or all those of a feature (a town, the way between two points). `ours`
    are those of them that the sender's side controlled when he wrote (order.defence.attack-limit).
    """

    kind: Kind
    target: tuple[str, ...] = ()
    route: tuple[str, ...] = ()  # [order.march.route] way points
    ours: tuple[str, ...] = ()
    tomorrow: bool = False  # [order.sequence.next-day]
    awaits: bool = False  # [order.success.await]
    hidden: bool = False  # [option.hidden.route]


class Command(Struct, frozen=True):
    """[order.one-at-a-time] The order that a formation is under, and those that follow it."""

    order: Order
    then: tuple[Order, ...] = ()
    since: int = 0  # the turn in which it was taken up
    by: str = ""  # who gave a divisional order
    bled: int = -1  # [confidence.when] the turn of the first step lost under it, −1 for none
    guns: int = 0  # [order.attack.bombardment-counts] turns near the enemy with guns alone
    in_contact: bool = False  # [order.attack.enter-zoc-each-turn]
    on_spot: bool = False  # [order.defence.stay] the leader has come within the radius
    post: str = ""  # the hex around which he must stay, if it is not the target
    joins: str = ""  # [division.countermand] the corps that a division is on its way to rejoin


class Dispatch(Struct, frozen=True):
    """[order.give.record] An order on its way to a formation."""

    to: str
    by: str
    orders: tuple[Order, ...]
    sent: int
    arrives: int
    shifts: int = 0
    is_face_to_face: bool = False
    status: Status = Status.SENT
    joins: str = ""  # [division.reattach] the corps that a division is assigned to
    local: bool = False  # [local.acts] the leader's own decision
    confuses: str = ""  # [option.confused.shift] the wing commander who was passed over


class Sheet(Struct, frozen=True):
    """[order.give.record] The sheet that an order is written on."""

    seat: Side  # who holds the pen
    to: str
    by: str = ""  # empty when a leader decides for himself
    is_bad_move: bool = False  # [local.bad-move] the enemy holds the pen
    orders: tuple[Order, ...] = ()
    kind: Kind | None = None  # of the order in hand, as long as it has no target
    extras: int = 0  # what was added to a plain order


class Ruse(Struct, frozen=True):
    """[option.hidden.route] A march that the enemy does not see, and what he sees instead.

    The counters stay where they were; what happens to them there is feigned and undone when the
    march is revealed: `losses` and `disorder` are how the units really are.
    """

    route: tuple[str, ...]  # of the leader or the leading unit, hex by hex
    apparent: str  # where he seems to be
    turns: int = 0  # for which points have been counted
    points: int = 0  # half points on this route
    first: int = 0  # [option.hidden.discovery.los] of these, those of the first turn
    off: tuple[str, ...] = ()  # units and leader whose counters are off the map
    losses: Mapping[str, int] = {}
    disorder: tuple[str, ...] = ()
    is_late: bool = False  # [option.hidden.new-order-rolls]


class Attempt(Struct, frozen=True):
    """[command.sequence.step1] An order that a leader wants to give himself, or a division."""

    formation: str
    orders: tuple[Order, ...]
    to: str = ""  # [division.by-local-decision]
    joins: str = ""


class Moving(Struct):
    """[movement.allowance] Units that move together, and how far they have come."""

    units: list[str]
    start: str
    spent: int = 0  # by the one who has come farthest
    used: dict[str, int] = {}  # [movement.stack.drop-pickup] half points, by each
    planned: int = 0  # [charge.mod.backlash.declare]
    pledged: int = 0  # what was said before cavalry tested is not exceeded afterwards
    entered: list[str] = []  # the hexes entered, in order
    goals: list[str] = []  # those that were chosen to go to


class Exchange(Struct):
    """[combat.procedure] A combat while it is resolved: what is shown to both players."""

    what: str  # assault, charge, reaction, pursuit, bombardment
    attacker: Side
    target: str
    attackers: Mapping[str, tuple[str, ...]] = {}  # by the hex that they come from
    defenders: tuple[str, ...] = ()
    flanked: bool = False
    square: bool = False
    fire: dict[Side, int] = {}  # strengths
    dice: dict[Side, int] = {}
    losses: dict[Side, int] = {}
    supports: tuple[str, ...] = ()
