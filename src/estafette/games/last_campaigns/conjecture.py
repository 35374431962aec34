"""[command.written-or-markers] [option.hidden.purpose] What the enemy may be about.

Orders, riders and hidden marches are drawn from what lies open: where the counters of his corps
stand, what they do, whose markers are in the cup, what there is to win on the map. What is true is
not read.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Dice

from .affairs import Command, Dispatch, Order, Ruse
from .evidence import Deed, agrees, is_off
from .sides import ATTACKS, HOLDS, MARCHES, ON_THE_ROAD, RETREATS, Kind, Side
from .state import Game
from .targets import aimed, supply_edge
from .toll import corps_toll

LIKELY = (
    Kind.ATTACK,
    Kind.ATTACK,
    Kind.MARCH,
    Kind.MARCH,
    Kind.DEFENCE,
    Kind.DEFENCE,
    Kind.PROBE,
    Kind.DELAY,
    Kind.WITHDRAWAL,
)
WHATEVER = (Kind.MARCH, *[Kind.WITHDRAWAL] * 3)  # lets one go by the road, and to and fro
MOVES_HQ = (Kind.MARCH, Kind.MARCH, Kind.WITHDRAWAL)  # [hq.moves-on-order]
NOTHING_SEEN = Deed()
BEYOND = 3  # hexes
DOUBTS = 4  # one guess in so many leaves out of account what has been seen
NEW_ORDERS = 4  # one formation in so many has a rider under way to it
RUSES = 6  # one corps in so many is not where its counters are
FAR = 14  # hexes: about what an order may aim at
LONGEST = 4  # turns for which a march may have been hidden


class Prospect(Struct, frozen=True):
    """What a side may aim at: where the enemy stands, and what counts for victory."""

    side: Side
    foes: tuple[str, ...]
    goals: tuple[str, ...]


def prospect(game: Game, side: Side) -> Prospect:
    foes = sorted([hex_ for hex_ in game.stacks if game.holder(hex_) is side.enemy])
    ways = [hex_ for way in game.sheet.exit if way.side is side for hex_ in way.hexes]
    goals = sorted({*ways, *[goal.hex for goal in game.sheet.objective]})
    return Prospect(side, tuple(foes), tuple(goals))


def guess_command(
    game: Game,
    aims: Prospect,
    formation: str,
    dice: Dice,
    deed: Deed = NOTHING_SEEN,
    kinds: Sequence[Kind] = LIKELY,
) -> Command:
    """[order.one-at-a-time] An order in force; who has bled is seen by what his corps has lost."""
    corps = "" if is_staff(game, formation) else game.corps_of(formation)
    bled = game.turn if corps and corps_toll(game, corps) else -1
    by = game.chief(game.army_of(formation)) if "/" in formation else ""
    order = guess_order(game, aims, formation, dice, deed, kinds)
    return Command(order, since=game.turn, by=by, bled=bled)


def is_staff(game: Game, formation: str) -> bool:
    """Is it a headquarters or a wing commander who has this order?"""
    return formation.startswith("hq-") or formation in game.printed.leaders


def guess_order(
    game: Game,
    aims: Prospect,
    formation: str,
    dice: Dice,
    deed: Deed = NOTHING_SEEN,
    kinds: Sequence[Kind] = LIKELY,
) -> Order:
    """[order.types] A likely kind of order, and a target that suits it and what has been seen."""
    if formation.startswith("hq-"):
        kinds = MOVES_HQ
    if deed != NOTHING_SEEN:
        seen = [kind for kind in kinds if agrees(game, aims.side, formation, kind, deed)]
        is_sure = dice.pick(range(DOUBTS)) > 0
        kinds = seen if seen and is_sure else (*kinds, *WHATEVER)
    here, kind = stand(game, formation), dice.pick(kinds)
    if kind in RETREATS and (not deed.end or dice.pick(range(2))):
        return Order(kind, supply_edge(game, game.army_of(formation)))
    if deed.struck and kind is Kind.DEFENCE:  # [order.defence.attack-limit]
        return Order(kind, (deed.struck,), ours=(deed.struck,))
    if kind is Kind.DELAY and deed.end:  # [order.delay.not-away]
        return aimed(game, aims.side, kind, deed.end)
    if kind in HOLDS and here:
        return aimed(game, aims.side, kind, here)
    places = aims.goals + (aims.foes if kind in ATTACKS else ())
    if kind in ON_THE_ROAD and deed.end:
        return march_on(game, aims, kind, deed, dice)
    near = [hex_ for hex_ in places if here and game.ground.distance(here, hex_) <= FAR]
    found = near or list(places) or [here]
    return aimed(game, aims.side, kind, dice.pick(found) if found[1:] else found[0])


def march_on(game: Game, aims: Prospect, kind: Kind, deed: Deed, dice: Dice) -> Order:
    """[order.march.approach] To a place to which they have come nearer, or somewhere ahead.

    [option.fatigue.forced-march] Who marches by night, where that tires, was told to.
    [order.success.await] Some have been told to wait there.
    """
    distance, legs = game.ground.distance, deed.legs or [(deed.end, deed.end)]
    is_home = kind in RETREATS  # by many ways
    ahead = [hex_ for hex_ in aims.goals if is_home or is_nearer(game, legs, hex_)]
    if not ahead or dice.pick(range(2)):
        start, end = dice.pick(legs) if legs[1:] else legs[0]
        near = sorted(game.ground.within(end, BEYOND))
        gains = [distance(start, hex_) - distance(end, hex_) for hex_ in near]
        ahead = [hex_ for hex_, gain in zip(near, gains, strict=True) if gain == max(gains)]
    if kind in MARCHES and game.is_night and game.plays_with("fatigue"):
        kind = Kind.FORCED_MARCH
    order = aimed(game, aims.side, kind, dice.pick(ahead))
    return replace(order, awaits=kind in MARCHES and dice.pick(range(3)) == 0)


def is_nearer(game: Game, legs: Sequence[tuple[str, str]], goal: str) -> bool:
    """[order.march.approach] Has each stretch of a way led nearer to it, on foot?"""
    way = game.ground.way_to((goal,))
    return all(way[there] < way[here] for here, there in legs)


def stand(game: Game, formation: str) -> str:
    """Where a formation is seen to be: its leader, or the first hex that its corps holds."""
    if formation.startswith("hq-"):
        return game.hqs.get(game.army_of(formation), "")
    leader = game.leader_of(formation)
    if leader is not None and leader in game.leaders:
        return game.leaders[leader]
    if formation in game.printed.leaders:
        return ""
    return min(
        [game.where[unit] for unit in game.units_under(game.corps_of(formation))], default=""
    )


def guess_riders(game: Game, aims: Prospect, dice: Dice) -> Iterator[Dispatch]:
    """[order.give.record] Some corps are about to get another order."""
    for corps in game.formations(aims.side):
        by, order = game.chief(game.army_of(corps)), guess_order(game, aims, corps, dice)
        if dice.pick(range(NEW_ORDERS)) == 0 and by in game.leaders:
            yield Dispatch(corps, by, (order,), sent=game.turn, arrives=game.turn + 1)


def guess_ruse(game: Game, formation: str, order: Order, dice: Dice) -> Ruse | None:
    """[option.hidden.stays] He may be somewhere else; if his counters are gone, he is.

    What his units have lost is what one sees of them.
    """
    known = game.hidden.get(formation)
    off = () if known is None else known.off
    turns, is_elsewhere = dice.pick(range(LONGEST)) + 1, dice.pick(range(RUSES)) == 0
    start = known.apparent if known is not None and off else stand(game, formation)
    if not start or not (off or is_elsewhere):
        return None
    units = [*units_seen(game, formation), *[piece for piece in off if piece in game.printed.units]]
    table = game.printed.tables.hidden
    is_mounted = all(game.unit(unit).arm.is_cavalry for unit in units)
    pace = table.cavalry if is_mounted else table.points
    return Ruse(
        way_to(game, start, order.target),
        start,
        turns=turns,
        points=turns * pace,
        first=pace,
        off=off,
        losses={unit: game.losses.get(unit, 0) for unit in units},
        disorder=tuple([unit for unit in units if unit in game.disorganised]),
    )


def units_seen(game: Game, formation: str) -> list[str]:
    """[division.orders] Those who would be under its order, as far as one sees."""
    if "/" in formation:
        return game.units_of(formation)
    units = game.units_under(formation)
    return [unit for unit in units if not is_off(game, game.division(unit))]


def way_to(game: Game, start: str, target: tuple[str, ...]) -> tuple[str, ...]:
    """As straight as the hexes go."""
    path, distance = [start], game.ground.distance
    goal = min(target, key=lambda hex_: (distance(start, hex_), hex_), default=start)
    for left in range(distance(start, goal), 0, -1):
        near = game.ground.neighbours[path[-1]]
        ahead = min(near, key=lambda hex_: (distance(hex_, goal), hex_))
        if distance(ahead, goal) >= left:
            break
        path.append(ahead)
    return tuple(path)
