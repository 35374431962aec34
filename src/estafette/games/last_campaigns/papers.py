"""The papers beside the map: the hour, the orders, the combat under way."""

from collections.abc import Iterator

from estafette.engine import Sheet

from .affairs import Dispatch, Exchange, Order
from .compliance import IGNORED, OBEYED, column_lines, result_of
from .force import is_shaken
from .printed import HOURS
from .ruses import true_hex
from .sides import ALLIED, FRENCH, Side, Status
from .state import Game
from .victory import points_of

NOWHERE, LATER = "none", "later"
DIE = range(1, 7)


def sheets(game: Game, side: Side | None) -> Iterator[Sheet]:
    """What everybody must remember, and what is going on."""
    yield Sheet("sheet.goal", {"side": side or "both"})
    yield hour(game)
    points = {each: points_of(game, each) for each in (FRENCH, ALLIED)}
    yield Sheet("sheet.points", {"french": points[FRENCH], "allied": points[ALLIED]})
    if game.active:
        yield Sheet("sheet.action", {"side": game.acting, "formations": game.active})
    if game.exchange is not None:
        yield from combat(game, game.exchange)
    yield from in_the_cup(game)
    yield from orders(game, side)
    yield from dispatches(game, side)
    yield from ruses(game, side)
    yield from arrivals(game, side)
    yield from losses(game)


def hour(game: Game) -> Sheet:
    """[proposal.turns] [proposal.weather] Day and hour, light and weather."""
    light = "night" if game.is_night else "rain" if game.is_rain else "day"
    day, hour_ = divmod(game.hour, HOURS)
    return Sheet(
        "sheet.hour", {"day": day, "hour": hour_, "light": light, "sight": game.visibility}
    )


def combat(game: Game, exchange: Exchange) -> Iterator[Sheet]:
    """[combat.procedure] Who fights whom where, and what has come of it so far."""
    attackers = tuple([unit for units in exchange.attackers.values() for unit in units])
    yield Sheet(
        "sheet.combat",
        {
            "what": exchange.what,
            "hex": exchange.target,
            "attackers": attackers,
            "defenders": exchange.defenders,
        },
    )
    if exchange.flanked:
        yield Sheet("sheet.flank", {"what": exchange.what})
    if exchange.square:
        yield Sheet("sheet.square")
    if exchange.supports:
        yield Sheet("sheet.support", {"units": exchange.supports})
    for side, losses_ in exchange.losses.items():
        strength, dice = exchange.fire[side], exchange.dice[side]
        facts = {"side": side, "strength": strength, "dice": dice, "losses": losses_}
        yield Sheet("sheet.fire", facts)


def in_the_cup(game: Game) -> Iterator[Sheet]:
    """[sequence.phase2.fill-cup] The corps whose markers have not been drawn yet."""
    waiting = tuple([marker for marker in game.cup if marker in game.printed.formations])
    if waiting:
        yield Sheet("sheet.cup", {"formations": waiting})


def orders(game: Game, side: Side | None) -> Iterator[Sheet]:
    """[order.one-at-a-time] The orders of one's own formations, and what follows them."""
    for formation in sorted(game.commands):
        if game.side_of_formation(formation) is side:
            command = game.commands[formation]
            facts = described(command.order)
            yield Sheet("sheet.order", {"formation": formation, **facts})
            for order in command.then:
                yield Sheet("sheet.order-then", {"formation": formation, **described(order)})


def dispatches(game: Game, side: Side | None) -> Iterator[Sheet]:
    """[order.give.record] The riders that one knows of: one's own, if orders are written.

    [stacking.inspect] What they will bring about hangs on who stands where: on covered units too.
    """
    for dispatch in game.dispatches:
        if not game.orders_are_written or side_of(game, dispatch) is side:
            facts = described(dispatch.orders[0])
            status = LATER if dispatch.status is Status.ONE_TURN else dispatch.status
            facts |= {"formation": dispatch.to, "leader": dispatch.by, "status": status}
            yield Sheet("sheet.dispatch", {**facts, "hour": arrival(game, dispatch)})
            if is_to_be_checked(game, dispatch) and side_of(game, dispatch) is side:
                chance = chances(game, dispatch)
                yield Sheet("sheet.compliance", {"formation": dispatch.to, **chance})


def is_to_be_checked(game: Game, dispatch: Dispatch) -> bool:
    """[compliance.check] Not yet received, and not one of those that are obeyed in any case."""
    if game.is_night or dispatch.local or dispatch.to.startswith("hq-"):
        return False
    return dispatch.status is Status.SENT


def chances(game: Game, dispatch: Dispatch) -> dict[str, int]:
    """[table.compliance] In per cent, as things stand: obeyed at once, later, or not at all."""
    column = sum([amount for _, amount in column_lines(game, dispatch)])
    shaken = is_shaken(game, dispatch.to)
    results = [result_of(game, column, one + two, demoralised=shaken) for one in DIE for two in DIE]
    obeyed, ignored = (share(results.count(each)) for each in (OBEYED, IGNORED))
    return {"obeyed": obeyed, "later": 100 - obeyed - ignored, "ignored": ignored}


def share(rolls: int) -> int:
    """So many of the thirty-six rolls of two dice, in per cent."""
    return round(100 * rolls / len(DIE) ** 2)


def described(order: Order) -> dict[str, object]:
    """[order.target-needed] An order in words: what and where."""
    return {"kind": order.kind, "hex": order.target[0] if order.target else NOWHERE}


def side_of(game: Game, dispatch: Dispatch) -> Side:
    """Whose rider this is: by who receives him, a formation, an HQ or a wing commander."""
    if dispatch.to in game.printed.leaders:
        return game.side_of_leader(dispatch.to)
    return game.side_of_formation(dispatch.to)


def arrival(game: Game, dispatch: Dispatch) -> int:
    """The hour at which a rider arrives."""
    return (game.hour - game.turn + dispatch.arrives) % HOURS


def ruses(game: Game, side: Side | None) -> Iterator[Sheet]:
    """[option.hidden.purpose] One's own hidden marches, and how far they have come."""
    for formation in sorted(game.hidden):
        if game.side_of_formation(formation) is side:
            yield Sheet("sheet.hidden", {"formation": formation, "hex": true_hex(game, formation)})


def arrivals(game: Game, side: Side | None) -> Iterator[Sheet]:
    """[reinforcement.entry] Who is still to come, when and where."""
    for number in sorted({*game.due, *concealed(game, side)}):
        group = game.sheet.reinforcement[number]
        day, hour_ = group.turn.split(" ")
        pieces = (*group.leaders, *group.units)
        facts = {"day": int(day), "hour": int(hour_[:2]), "hex": group.entry, "pieces": pieces}
        yield Sheet("sheet.reinforcement", facts)
    if game.waiting:
        yield Sheet("sheet.waiting", {"pieces": tuple(sorted(game.waiting))})


def concealed(game: Game, side: Side | None) -> Iterator[int]:
    """[option.hidden.reinforcements] Those who have come in unseen: for the enemy still to come."""
    for formation, ruse in game.hidden.items():
        if game.side_of_formation(formation) is not side:
            for number, group in enumerate(game.sheet.reinforcement):
                if group.entry == ruse.apparent and {*group.units} <= {*ruse.off}:
                    yield number


def losses(game: Game) -> Iterator[Sheet]:
    """[demoralisation.army.trigger] [victory.collapse] What is gone, and who has lost heart."""
    for army in game.broken:
        yield Sheet("sheet.demoralised", {"army": army})
    if game.recoiled:
        yield Sheet("sheet.recoil")
    for side in (FRENCH, ALLIED):
        lost = [unit for unit in (*game.eliminated, *game.gone) if game.side(unit) is side]
        if lost:
            yield Sheet("sheet.lost", {"side": side, "units": tuple(sorted(lost))})
    if game.fallen:
        yield Sheet("sheet.fallen", {"leaders": tuple(sorted(game.fallen))})
