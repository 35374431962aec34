"""What orders are good for: those obeyed, those on their way, and those being written."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TypeAlias

from .affairs import Order, Sheet
from .divisions import leader_value
from .printed import Printed
from .prospects import Standing
from .sides import ATTACKS, FRENCH, HOLDS, MARCHES, RETREATS, Kind, Status
from .start import feature
from .state import Game

LOST_TOUCH = 0.1  # of the strength of those who are far from their leader
AIM = 0.12  # of the points at a target, for whoever has orders to take or hold it
FEINT = {Kind.PROBE: 0.5, Kind.DELAY: 0.8}  # of what an Attack or a Defence would be worth
NEARLY = {Status.SENT: 0.7, Status.ONE_TURN: 0.9, Status.R4: 0.6, Status.R5: 0.4, Status.DAWN: 0.8}
IDLE = 0.02  # of the strength of a corps in Reserve, for each turn that is left
PAPER = 0.4  # points: nobody writes for the sake of writing
VERBOSE = 5.0  # points: nor more than need be
Prize: TypeAlias = tuple[int, str, float]  # the number of an objective, its hex, its worth
WRITTEN = (Kind.ATTACK, Kind.DEFENCE, Kind.MARCH)  # what one would write, on the whole


def intentions(game: Game, standing: Standing, left: int) -> float:
    """[order.types] What the orders of the French are good for, less those of their enemies."""
    worth = 0.0
    for formation, body in standing.bodies.items():
        now = outlook(game, standing, formation, left)
        found = body.strength * now - LOST_TOUCH * body.astray
        for attempt in game.attempts:
            if attempt.formation == formation:
                first = None if attempt.to else attempt.orders[0]
                found += body.strength * venture(game, standing, formation, now, first, left)
        if game.draft is not None and game.draft.to == formation:
            found += drafted(game, standing, game.draft, left)
        worth += found if body.side is FRENCH else -found
    return worth - idle_writing(game, standing)


def idle_writing(game: Game, standing: Standing) -> float:
    """[order.give.record] Sheets of which nothing can be hoped: to those who are not formations."""
    if game.draft is None or game.draft.to in standing.bodies:
        return 0.0
    return VERBOSE if game.side_of_formation(game.draft.to) is FRENCH else -VERBOSE


def outlook(game: Game, standing: Standing, formation: str, left: int) -> float:
    """[compliance.check] What a formation is about, for each point of its strength, now or soon."""
    found = purpose(game, standing, formation, game.order_of(formation), left)
    for each in game.dispatches:
        if each.to == formation:
            likely = NEARLY[each.status]
            then = purpose(game, standing, formation, each.orders[0], left)
            found = likely * then + (1 - likely) * found
    return found


def venture(
    game: Game, standing: Standing, formation: str, now: float, order: Order | None, left: int
) -> float:
    """[local.attempt] What a leader's own decision promises, for each point of his strength.

    [local.bad-move] He may be led astray instead. Of a division that he sends off nothing is hoped.
    """
    bonus = game.printed.tables.local.reserve
    is_idle = game.order_of(formation).kind is Kind.RESERVE
    bad, acts = chances(game.printed, leader_value(game, formation), bonus if is_idle else 0)
    then = now if order is None else purpose(game, standing, formation, order, left)
    return acts * (then - now) - bad * (now + 2 * IDLE * left)


@cache
def chances(printed: Printed, value: int, bonus: int) -> tuple[float, float]:
    """[table.local-decision] How likely a bad move is, and how likely that he acts."""
    table = printed.tables.local
    column = min(value, len(table.bad) - 1)
    rolls = [a + b + bonus for a in range(1, 7) for b in range(1, 7)]
    bad = sum([roll <= table.bad[column] for roll in rolls])
    acts = sum([roll >= table.acts[column] for roll in rolls])
    return bad / len(rolls), acts / len(rolls)


def drafted(game: Game, standing: Standing, sheet: Sheet, left: int) -> float:
    """[order.give.record] What the order that is being written would change, as far as it goes."""
    body, now = standing.bodies[sheet.to], outlook(game, standing, sheet.to, left)
    orders = list(possible(game, sheet))
    worths = [purpose(game, standing, sheet.to, order, left) for order in orders]
    if sheet.is_bad_move:
        return body.strength * (min(worths, default=now) - now) + VERBOSE * sheet.extras
    best, cost = max(worths, default=now), PAPER + VERBOSE * sheet.extras
    if sheet.by:
        return body.strength * NEARLY[Status.SENT] * (best - now) - cost
    order = orders[worths.index(best)] if worths else None
    return body.strength * venture(game, standing, sheet.to, now, order, left) - cost


def possible(game: Game, sheet: Sheet) -> Iterator[Order]:
    """[order.give.must-differ] What may still become of a sheet: an order for each objective."""
    if sheet.orders:
        yield sheet.orders[0]
        return
    known = [game.order_of(sheet.to)]
    known += [each.orders[0] for each in game.dispatches if each.to == sheet.to]
    for kind in WRITTEN if sheet.kind is None else (sheet.kind,):
        for objective in game.sheet.objective:
            hex_ = objective.hex
            if not any(each.kind is kind and hex_ in each.target for each in known):
                yield Order(kind, feature(game, hex_))


def purpose(game: Game, standing: Standing, formation: str, order: Order, left: int) -> float:
    """[order.types] What an order promises, for each point of the strength of a formation."""
    kind, target = order.kind, order.target
    if kind in RETREATS:
        return -2 * IDLE * left
    if kind is Kind.RESERVE or not target:
        return -IDLE * left
    way = game.ground.distance_to_any(target, standing.bodies[formation].post)
    prize = prize_of(game, standing, formation, order)
    if kind in ATTACKS and not prize:
        prize = 1.0
    worth = AIM * FEINT.get(kind, 1.0) * prize / (10 + way)
    return worth - IDLE if kind in MARCHES else worth


def prize_of(game: Game, standing: Standing, formation: str, order: Order) -> float:
    """[victory.control] What is to be had or held at a target, by the odds around it."""
    body, prize = standing.bodies[formation], 0.0
    side, own = body.side, body.strength / 2
    for index, hex_, points in prizes(game.printed, game.scenario, order.target):
        is_ours = game.control[hex_] is side
        ours = standing.weights[side][index] + own
        theirs = standing.weights[side.enemy][index]
        all_in_all = ours**2 + theirs**2 or 1.0
        if is_ours and order.kind in HOLDS:
            prize += points * 2 * ours * theirs / all_in_all
        elif not is_ours and order.kind not in HOLDS:
            prize += points * 2 * ours**2 / all_in_all
    return prize


@lru_cache(maxsize=1024)
def prizes(printed: Printed, scenario: str, target: tuple[str, ...]) -> list[Prize]:
    """[victory.control] The objectives at a target or near it, and what they are worth from there.

    Each with its number. From two hexes away it is half.
    """
    ground, found = printed.ground(scenario), list[Prize]()
    for index, objective in enumerate(printed.sheets[scenario].objective):
        distance = ground.distance_to_any(target, objective.hex)
        if distance <= 2:
            found.append((index, objective.hex, objective.points * (1 - distance / 4)))
    return found
