"""[term.activated] What one has seen of the corps in action since the step began.

A written order is shown to nobody, not even while it is carried out (R-670): who watches reads it
off what its units do. One step is one move, one bombardment or one segment of combat, so that a
guess has to agree with little; what it leaves out is found when the choices are made again.
"""

from collections.abc import Collection, Container
from itertools import pairwise

from msgspec import Struct

from .action import march
from .affairs import Order
from .approach import escape
from .command_range import range_of
from .obedience import led_by
from .sequence import SEQUENCE
from .sides import ATTACKS, HOLDS, INFANTRY, MARCHES, ON_THE_ROAD, RETREATS, Kind, Side
from .state import Game
from .targets import supply_edge
from .zones import zone


class Deed(Struct, frozen=True):
    """What a formation has been seen to do: to go from one hex to another, or to strike at one."""

    piece: str = ""
    start: str = ""
    goals: tuple[str, ...] = ()  # where he has gone to, one hex after the other
    struck: str = ""
    others: tuple[str, ...] = ()  # who of it has assaulted besides
    is_content: bool = False  # nobody else of it moves, and it need not

    @property
    def end(self) -> str:
        """Where he has gone to at last."""
        return self.goals[-1] if self.goals else ""

    @property
    def legs(self) -> list[tuple[str, str]]:
        """His way, from one halt to the next."""
        return list(pairwise([each for each in (self.start, *self.goals) if each]))


def deeds_of(game: Game, side: Side) -> dict[str, Deed]:
    """[term.activated] What has been seen in this step, by the corps or HQ that has done it."""
    if game.acting is not side or not (game.active or game.reserves):
        return {}
    fight, moving = game.exchange, game.moving
    if fight is not None and fight.attacker is side:
        units = [unit for hex_ in fight.attackers for unit in fight.attackers[hex_]]
        all_ = tuple(sorted({*units, *game.assaulted}))
        deeds = [Deed(u, place_of(game, u), (), fight.target, all_) for u in reversed(units)]
    elif moving is not None and moving.used:
        deeds = [Deed(next(iter(moving.used)), moving.start, tuple(moving.goals))]
    elif game.hand:
        deeds = [Deed(game.hand[0], place_of(game, game.hand[0]))]
    elif is_under_way(game, march) and not game.is_marching:
        return dict.fromkeys(game.active, Deed(is_content=True))
    else:
        return {}
    return {doer(game, deed.piece): deed for deed in deeds if doer(game, deed.piece)}


def is_under_way(game: Game, procedure: object) -> bool:
    """Is this the step in which we are?"""
    step = SEQUENCE.lines[game.place - 1].step
    return step is not None and step.procedure is procedure


def doer(game: Game, piece: str) -> str:
    """The corps of a unit, whether its division has an order of its own or not; or an HQ."""
    if piece in game.printed.units:
        return game.corps(piece)
    return led_by(game, piece) if piece in game.printed.leaders else piece


def place_of(game: Game, piece: str) -> str:
    """Where a piece is on the map; nowhere, if it is about to enter it."""
    if piece.startswith("hq-"):
        return game.hqs[game.army_of(piece)]
    return game.where.get(piece) or game.leaders.get(piece, "")


def has_shown(game: Game, formation: str) -> bool:
    """[division.orders] Corps, wings and HQs under orders are there for all to see.

    Of a division one sees that it is gone; R-670: and if it or its corps is in Reserve, that not
    both of them are.
    """
    if "/" not in formation or is_off(game, formation):
        return True
    both = (formation, game.corps_of(formation))
    return formation in game.commands and any(
        game.order_of(each).kind is Kind.RESERVE for each in both
    )


def is_off(game: Game, formation: str) -> bool:
    """[option.hidden.removed-when-attacked] Have counters that stood for it been taken off?"""
    return formation in game.hidden and bool(game.hidden[formation].off)


def is_apart(game: Game, corps: str, deed: Deed) -> bool:
    """[division.orders] Has a unit been seen where those who obey the order of its corps are not?

    [command.range.no-leaving] Only a division with an order of its own goes about out of range.
    """
    if deed.piece not in game.printed.units or not deed.start:
        return False
    near = range_of_corps(game, corps)
    return any(hex_ not in near for hex_ in (deed.start, *deed.goals))


def far_divisions(game: Game, corps: str, covered: Container[str]) -> list[str]:
    """[division.orders] Those of which somebody is seen out of the range of the leader."""
    if corps not in game.printed.formations:
        return []
    near, units = range_of_corps(game, corps), game.units_under(corps)
    far = [unit for unit in units if unit not in covered and game.where[unit] not in near]
    return list(dict.fromkeys([game.division(unit) for unit in far]))


def range_of_corps(game: Game, corps: str) -> Collection[str]:
    """[command.range.three] The hexes in which the leader of a corps commands."""
    post = game.leaders.get(game.leader_of(corps) or "")
    return () if post is None else range_of(game, post, game.side_of_formation(corps)).keys()


def agrees(game: Game, side: Side, formation: str, kind: Kind, deed: Deed) -> bool:
    """[order.types] Might a formation under an order of this kind have done that?"""
    if deed.struck:
        return kind in (*ATTACKS, *MARCHES, Kind.DEFENCE)
    if deed.is_content:
        return kind in HOLDS
    if not deed.start:
        return kind in MARCHES
    if deed.piece in game.printed.units:
        return may_have_marched(game, side, formation, kind, deed)
    if not deed.end:
        return True
    if is_too_far(game, deed):
        return kind in ON_THE_ROAD
    return kind not in RETREATS or is_escape(game, side, formation, deed)


def may_have_marched(game: Game, side: Side, formation: str, kind: Kind, deed: Deed) -> bool:
    """[zoc.start-locked] [order.attack.approach] Might a unit have gone that way?"""
    watched, away = zone(game, side.enemy), game.front(side.enemy).distance
    if any(hex_ in watched for hex_ in deed.goals):
        return kind in ATTACKS
    if deed.start in watched:
        is_mounted = game.unit(deed.piece).arm.is_cavalry
        return kind not in ATTACKS if is_mounted else kind in RETREATS
    if not deed.end:
        return True
    if is_too_far(game, deed):
        return kind in ON_THE_ROAD
    if kind in ATTACKS:
        is_near = away(deed.start) <= game.printed.tables.ranges.radius
        return is_near or away(deed.end) < away(deed.start)
    return kind not in RETREATS or is_escape(game, side, formation, deed)


def is_escape(game: Game, side: Side, formation: str, deed: Deed) -> bool:
    """[order.withdrawal.away] Away from the enemy, or on the way home."""
    order = Order(Kind.WITHDRAWAL, supply_edge(game, game.army_of(formation)))
    return all(escape(game, order, side, here)(there) for here, there in deed.legs)


def is_too_far(game: Game, deed: Deed) -> bool:
    """[movement.road.conditions] Has somebody come farther than anybody does off the road?"""
    is_mounted, points = True, game.printed.tables.movement.leader
    if deed.piece in game.printed.units:
        sheet = game.unit(deed.piece)
        is_mounted, points = sheet.arm is not INFANTRY, 2 * sheet.movement
    near = game.ground.neighbours[deed.start]
    reach = game.ground.reach(deed.start, points, mounted=is_mounted)
    return any(hex_ not in reach and hex_ not in near for hex_ in deed.goals)
