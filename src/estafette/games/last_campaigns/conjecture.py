"""[command.written-or-markers] [option.hidden.purpose] What the enemy may be about.

Orders, riders and hidden marches are drawn from what lies open: where the counters of his corps
stand, whose markers are in the cup, what there is to win on the map. What is true is not read.
"""

from collections.abc import Iterator

from msgspec import Struct

from estafette.engine import Dice

from .affairs import Command, Dispatch, Order, Ruse
from .sides import ATTACKS, HOLDS, RETREATS, Kind, Side
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


def guess_command(game: Game, aims: Prospect, formation: str, dice: Dice) -> Command:
    """[order.one-at-a-time] An order in force; who has bled is seen by what his corps has lost."""
    corps = "" if is_staff(game, formation) else game.corps_of(formation)
    bled = game.turn if corps and corps_toll(game, corps) else -1
    by = game.chief(game.army_of(formation)) if "/" in formation else ""
    return Command(guess_order(game, aims, formation, dice), since=game.turn, by=by, bled=bled)


def is_staff(game: Game, formation: str) -> bool:
    """Is it a headquarters or a wing commander who has this order?"""
    return formation.startswith("hq-") or formation in game.printed.leaders


def guess_order(game: Game, aims: Prospect, formation: str, dice: Dice) -> Order:
    """[order.types] A likely kind of order, and a target that suits it."""
    here, kind = stand(game, formation), dice.pick(LIKELY)
    if formation.startswith("hq-"):
        kind = Kind.MARCH  # [hq.moves-on-order]
    if kind in RETREATS:
        return Order(kind, supply_edge(game, game.army_of(formation)))
    if kind in HOLDS and here:
        return aimed(game, aims.side, kind, here)
    places = aims.goals + (aims.foes if kind in ATTACKS else ())
    near = [hex_ for hex_ in places if here and game.ground.distance(here, hex_) <= FAR]
    found = near or list(places) or [here]
    return aimed(game, aims.side, kind, dice.pick(found) if found[1:] else found[0])


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
    units = [*game.units_of(formation), *[piece for piece in off if piece in game.printed.units]]
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
