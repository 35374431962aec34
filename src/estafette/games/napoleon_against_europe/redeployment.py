"""[redeploy.supplied-only] Strategic redeployment: forces in supply move before the year begins."""

from functools import partial

from msgspec import Struct

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import depots, exchange, iberia, siege
from .actions import Activate, Drop, Go, PickUp, Turn
from .affairs import Force
from .attrition import Toil, is_here, test
from .fate import change, head_with, store
from .fortress import is_enemy_fortress
from .organisation import consolidate
from .passage import cannot_trespass, is_confined
from .powers import controller, heads_in, manager, side_of_force
from .prussian_army import cannot_leave_border
from .sheets import WHOLE_MOVE
from .sides import Side
from .stacking import cannot_stack, enforce
from .standing import patron
from .state import Game
from .supply import can_trace, is_supplied
from .terrain import cannot_cross, cost


class Journey(Struct):
    """A force on its way: what it has spent and may spend, and what it has seen and carried."""

    head: str
    basic: int = 0
    limit: int = 0
    spent: int = 0
    crossed: list[str] = []
    depots: list[str] = []
    left: list[str] = []  # what it has left behind is not taken along again
    taken: list[str] = []  # corps taken up where it stands have not marched


def begin(game: Game) -> None:
    """[sequence.redeploy-order] The powers that have forces at war, in the order of the phase."""
    game.moved = frozenset()
    powers = game.printed.tables.order.powers
    game.queue = tuple([power for power in powers if forces_of(game, power)])


def is_over(game: Game) -> bool:
    """[sequence.redeploy-order] Have all powers done?"""
    return not game.queue


def redeploy(game: Game) -> Procedure[None]:
    """[sequence.redeploy-order] One force of the power whose turn it is, or it has done.

    [redeploy.no-fleets] Fleets stay where they are. [redeploy.no-interception] Nobody stops it.
    """
    power = game.queue[0]
    choice = yield ask(
        manager(game, power),
        "redeploy.which",
        rule="sequence.redeploy-order",
        offers=[Activate(head) for head in forces_of(game, power)],
        unless=partial(cannot_redeploy, game, power),
        kind=Activate,
        or_else=Pass(),
        facts={"power": power},
    )
    if isinstance(choice, Activate):
        yield from travel(game, choice.piece)
        return
    yield from enforce(game)
    game.queue = game.queue[1:]
    if not game.queue:
        game.moved = frozenset()


def forces_of(game: Game, power: str) -> list[str]:
    """[sequence.redeploy-order] The forces of a power and of the minors that go with it."""
    others = [major for major in game.printed.majors if major != power]
    return [
        head
        for head, force in game.forces.items()
        if force.nation not in others and goes_with(game, force, power)
    ]


def goes_with(game: Game, force: Force, power: str) -> bool:
    """[sequence.redeploy-order] Is a force at war that of this power, or of a minor with it?"""
    side = side_of_force(game, force)
    return side is not None and patron(game, force.nation, side) == power


def cannot_redeploy(game: Game, power: str, choice: Activate) -> Refusal | None:
    """[redeploy.supplied-only] Why this force does not redeploy; None if it may."""
    force = game.forces.get(choice.piece)
    if force is None or not goes_with(game, force, power):
        return refuse("sequence.redeploy-order", "redeploy.not-its-turn", power=power)
    if not game.moved.isdisjoint(force.pieces):
        return refuse("redeploy.general-double", "redeploy.has-moved", force=force.head)
    if force.is_sheltered and force.zone in game.sieges:
        return refuse("siege.leave", "redeploy.besieged", force=force.head, zone=force.zone)
    if not is_supplied(game, force.head):
        return refuse("redeploy.supplied-only", "supply.none", force=force.head, zone=force.zone)
    return None


def travel(game: Game, head: str) -> Procedure[None]:
    """[redeploy.general-double] [redeploy.no-general] A force goes on until it stops.

    [redeploy.attrition] Beyond its basic factor it is tested where it stops (R-440).
    """
    start, journey = game.forces[head].zone, Journey(head)
    reckon(game, journey)
    while (yield from go_on(game, journey)):
        pass
    force = game.forces[journey.head]
    game.moved |= {*force.pieces, *journey.depots}
    if journey.spent > journey.basic:
        toil: Toil = {"redeploying": True, "crossed": journey.crossed, "spared": journey.taken}
        toil["beside"] = [each for each in journey.left if is_here(game, each, force.zone)]
        yield from test(game, journey.head, **toil)
    yield from settle(game, start, journey)


def go_on(game: Game, journey: Journey) -> Procedure[bool]:
    """[redeploy.forbidden-zones] One thing that a force does on its way; False if it stops here."""
    force = game.forces[journey.head]
    side = side_of_force(game, force)
    assert side is not None
    choice = yield ask(
        side,
        "redeploy.where",
        rule="redeploy.forbidden-zones",
        offers=[Go(zone) for zone in game.printed.ground.neighbours(force.zone)],
        unless=partial(cannot_enter, game, journey),
        kind=Go,
        also=other_acts(game, journey, side),
        facts={"force": journey.head, "left": journey.limit - journey.spent},
    )
    match choice:
        case Go(zone):
            go(game, journey, zone)
        case PickUp(piece):
            pick_up(game, journey, piece)
        case Drop(piece):
            drop(game, journey, piece)
        case Turn(depot):
            depots.turn(game, depot)
        case _:
            return False
    return True


def other_acts(game: Game, journey: Journey, side: Side) -> tuple[Offers, ...]:
    """[redeploy.exchange] [depot.convert.redeploy] What a force may do besides going on."""
    zone, head = game.forces[journey.head].zone, journey.head
    stores = [depot for depot in depots.of_side(game, zone, side) if depot not in journey.depots]
    friends = [game.forces[other] for other in exchange.comrades(game, head)]
    near = [piece for force in friends for piece in force.pieces if piece != force.army]
    mine = [*exchange.detachable(game, head), *journey.depots]
    return (
        Offers(
            tuple([PickUp(piece) for piece in (*near, *stores)]),
            partial(cannot_pick_up, game, journey),
            PickUp,
        ),
        Offers(tuple([Drop(piece) for piece in mine]), partial(cannot_drop, game, journey), Drop),
        Offers(
            tuple([Turn(depot) for depot in stores if depot in game.fixed]),
            partial(cannot_turn, game, journey),
            Turn,
        ),
        Offers((Pass(),), partial(cannot_stop, game, journey), Pass),
    )


def cannot_enter(game: Game, journey: Journey, order: Go) -> Refusal | None:
    """[redeploy.forbidden-zones] Why a force may not enter this zone; None if it may."""
    force, zone = game.forces[journey.head], order.zone
    side = side_of_force(game, force)
    assert side is not None
    if reason := cannot_cross(game, side, force.zone, zone):
        return reason
    left, price = journey.limit - journey.spent, price_of(game, journey, zone)
    if price > left:
        clause = "redeploy.general-double" if force.general else "redeploy.no-general"
        return refuse(clause, "redeploy.too-far", zone=zone, cost=price, left=left)
    return (
        is_held_by_enemy(game, zone, side)
        or is_out_of_bounds(game, journey, zone, side)
        or has_no_room(game, journey, zone, left - price)
    )


def price_of(game: Game, journey: Journey, zone: str) -> int:
    """[movement.cost.zone] What the next zone costs."""
    return price_between(game, journey, game.forces[journey.head].zone, zone)


def price_between(game: Game, journey: Journey, here: str, to: str) -> int:
    """[movement.cost.zone] [movement.egypt] What a step costs; a whole move to Acre."""
    if game.printed.border(here, to).kind == WHOLE_MOVE:
        return journey.basic
    return cost(game, here, to)


def is_held_by_enemy(game: Game, zone: str, side: Side) -> Refusal | None:
    """[redeploy.forbidden-zones] Enemy units, an unbesieged fortress, the enemy's flag or town."""
    is_besieged = zone in game.sieges
    for head in heads_in(game, zone, side.enemy):
        if not (is_besieged and game.forces[head].is_sheltered):
            return refuse("redeploy.forbidden-zones", "redeploy.enemy", zone=zone)
    if is_besieged:
        return None
    if is_enemy_fortress(game, zone, side):
        return refuse("redeploy.forbidden-zones", "redeploy.fortress", zone=zone)
    if controller(game, zone) is side.enemy and zone not in game.printed.open:
        return refuse("redeploy.forbidden-zones", "redeploy.enemy-flag", zone=zone)
    return None


def is_out_of_bounds(game: Game, journey: Journey, zone: str, side: Side) -> Refusal | None:
    """[movement.no-neutral] [unit.militia.confined] Neutral land, militia abroad, no supply."""
    force = game.forces[journey.head]
    reason = cannot_trespass(game, force, side, zone) or is_confined(game, force, zone)
    reason = reason or iberia.cannot_enter(game, force, zone)
    if reason := reason or cannot_leave_border(game, journey.head, zone):
        return reason
    if not can_trace(game, zone, force.nation):
        return refuse("redeploy.forbidden-zones", "redeploy.no-supply", zone=zone)
    return None


def has_no_room(game: Game, journey: Journey, zone: str, left: int) -> Refusal | None:
    """[combine.must-go-on] Who finds friends that he cannot join must be able to go on."""
    reason = cannot_stay(game, journey, zone)
    if reason is None or has_way_on(game, journey, zone, left):
        return None
    return reason


def has_way_on(game: Game, journey: Journey, zone: str, points: int) -> bool:
    """[combine.must-go-on] Is there a zone within reach in which the force may stop?"""
    side = side_of_force(game, game.forces[journey.head])
    assert side is not None
    best, queue = {zone: points}, [zone]
    for here in queue:
        for to in game.printed.ground.neighbours(here):
            left = best[here] - price_between(game, journey, here, to)
            if left < 0 or left <= best.get(to, -1) or cannot_cross(game, side, here, to):
                continue
            if is_held_by_enemy(game, to, side) or is_out_of_bounds(game, journey, to, side):
                continue
            if cannot_stay(game, journey, to) is None:
                return True
            best[to] = left
            queue.append(to)
    return False


def cannot_stay(game: Game, journey: Journey, zone: str) -> Refusal | None:
    """[stacking.one-force] [spain.closed-before-cards] Why a force may not stop in a zone."""
    reason = cannot_stack(game, (journey.head,), zone)
    return reason or iberia.cannot_stay(game, game.forces[journey.head], zone)


def go(game: Game, journey: Journey, zone: str) -> None:
    """[redeploy.no-general] The force enters the next zone, its mobile depots with it."""
    journey.spent += price_of(game, journey, zone)
    journey.head = change(game, journey.head, zone=zone)
    journey.crossed.append(zone)
    journey.taken = []
    for depot in journey.depots:
        store(game, depot, zone)
    game.tell("redeploy.goes", force=journey.head, zone=zone)


def cannot_stop(game: Game, journey: Journey, order: Pass) -> Refusal | None:
    """[stacking.one-force] Why a force may not stop here; None if it may, or can go nowhere."""
    zone = game.forces[journey.head].zone
    reason = cannot_stay(game, journey, zone)
    if reason is None or not journey.crossed:
        return None
    near = game.printed.ground.neighbours(zone)
    if all(cannot_enter(game, journey, Go(each)) is not None for each in near):
        return None
    return reason


def cannot_pick_up(game: Game, journey: Journey, choice: PickUp) -> Refusal | None:
    """[redeploy.exchange] [depot.moved-by] Why this counter does not come along; None if it may."""
    piece, head = choice.piece, journey.head
    if piece in game.moved:
        return refuse("combine.once-per-round", "exchange.has-moved", piece=piece)
    if piece in journey.left:
        return refuse("redeploy.exchange", "exchange.left-behind", piece=piece)
    if piece in game.stores:
        return depots.cannot_carry(game, head, piece)
    for other in exchange.comrades(game, head):
        if piece == game.forces[other].general:
            return exchange.cannot_absorb(game, other, head)
        if piece in game.forces[other].pieces:
            return exchange.cannot_hand_over(game, piece, other, head)
    return refuse("redeploy.exchange", "exchange.not-here", piece=piece)


def pick_up(game: Game, journey: Journey, piece: str) -> None:
    """[redeploy.exchange] A depot, a counter of another force or that whole force comes along."""
    if piece in game.stores:
        journey.depots.append(piece)
        game.tell("redeploy.carries", depot=piece, force=journey.head)
        return
    giver = game.forces[head_with(game, piece)]
    journey.taken += giver.corps if piece == giver.general else (piece,)
    if piece == giver.general:
        journey.head = exchange.absorb(game, giver.head, journey.head)
    else:
        journey.head = exchange.hand_over(game, piece, journey.head)
    reckon(game, journey)


def reckon(game: Game, journey: Journey) -> None:
    """[redeploy.general-double] [redeploy.no-general] The factor of the slowest, or twice it.

    [movement.slowest] On the way it falls with those who join, and does not rise again (R-443).
    """
    force = game.forces[journey.head]
    factor = min([game.printed.corps[each].movement for each in force.corps])
    journey.basic = min(factor, journey.basic) if journey.spent else factor
    journey.limit = 2 * journey.basic if force.general else journey.basic


def cannot_drop(game: Game, journey: Journey, choice: Drop) -> Refusal | None:
    """[redeploy.exchange] Why this counter may not be left here; None if it may."""
    piece, head = choice.piece, journey.head
    if piece in journey.depots:
        return None
    force = game.forces[head]
    if force.corps == (piece,):
        return refuse("force.definition", "redeploy.last-corps", piece=piece)
    if reason := iberia.cannot_be_left(game, force, piece):
        return reason
    others = exchange.comrades(game, head)
    if not others:
        return exchange.cannot_leave_alone(game, piece, head)
    reasons = [exchange.cannot_hand_over(game, piece, head, other) for other in others]
    return None if None in reasons else reasons[0]


def drop(game: Game, journey: Journey, piece: str) -> None:
    """[redeploy.exchange] A counter stays behind: with another force, or a corps by itself.

    Corps without a general are called by one of them: if he stays, the others go on by theirs.
    """
    rest = [each for each in game.forces[journey.head].corps if each != piece]
    if piece in journey.depots:
        journey.depots.remove(piece)
        game.tell("combine.left", piece=piece, force=journey.head, zone=game.stores[piece])
    elif others := exchange.comrades(game, journey.head):
        able = [
            other
            for other in others
            if exchange.cannot_hand_over(game, piece, journey.head, other) is None
        ]
        exchange.hand_over(game, piece, able[0])
    else:
        exchange.leave_alone(game, piece, journey.head)
    journey.head = head_with(game, rest[0])
    journey.left.append(piece)
    if journey.spent:
        game.moved |= {piece}
    reckon(game, journey)


def cannot_turn(game: Game, journey: Journey, choice: Turn) -> Refusal | None:
    """[depot.convert.redeploy] Only a fixed depot is turned now, and it becomes mobile."""
    return depots.cannot_turn(game, journey.head, choice.depot, redeploying=True)


def settle(game: Game, start: str, journey: Journey) -> Procedure[None]:
    """[hierarchy.after-moves] It joins its friends; a siege that it left is lifted.

    Whom it has left where it stands, without a move, may still go his own way (R-555).
    """
    if journey.head in game.forces and journey.crossed:
        force = game.forces[journey.head]
        side = side_of_force(game, force)
        if side is not None:
            yield from consolidate(game, force.zone, side)
    if start in game.sieges:
        yield from siege.settle(game, start)
