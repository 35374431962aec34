"""[option.hidden.purpose] The option of 20.1: marches that the enemy does not see."""

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from .affairs import Order, Ruse
from .eyes import sees
from .fate import take_leader_off, take_off
from .revelation import reveal
from .ruses import plan, true_hex, walked
from .sides import Army
from .state import Game

JAMS = "hidden-jams"
FOREIGN = ("austrian", "russian")  # no such army in these campaigns


def set_off(game: Game, formation: str, order: Order) -> None:
    """[option.hidden.stays] The order is obeyed, and the counters stay where they are."""
    leader = game.leader_of(formation)
    units = game.units_of(formation)
    start = game.leaders.get(leader or "") or game.where[units[0]]
    game.hidden = {
        **game.hidden,
        formation: Ruse(
            plan(game, start, order),
            start,
            losses={unit: game.losses.get(unit, 0) for unit in units},
            disorder=tuple([unit for unit in units if unit in game.disorganised]),
        ),
    }
    tell(game, "hidden.sets-off", formation)


def come_in(game: Game, formation: str, pieces: Sequence[str], entry: str) -> None:
    """[option.hidden.reinforcements] Reinforcements that nobody sees entering."""
    units = [piece for piece in pieces if piece in game.printed.units]
    ruse = Ruse(
        plan(game, entry, game.order_of(formation)),
        entry,
        off=tuple(pieces),
        losses={unit: game.losses.get(unit, 0) for unit in units},
    )
    game.hidden = {**game.hidden, formation: ruse}
    tell(game, "hidden.sets-off", formation)


def tell(game: Game, key: str, formation: str) -> None:
    """[option.hidden.purpose] For their own side alone."""
    game.tell(key, formation=formation, to=(game.side_of_formation(formation),))


def change_course(game: Game, formation: str, order: Order, *, is_late: bool) -> None:
    """[option.hidden.new-order-rolls] [option.hidden.local-decision] Another order on the way.

    Whoever is to go nowhere any more is there to be seen.
    """
    if not order.target:
        reveal(game, formation)
        return
    ruse = game.hidden[formation]
    here = true_hex(game, formation)
    ruse = replace(
        ruse,
        route=plan(game, here, order),
        points=0,
        first=max(ruse.first - ruse.points, 0),
        is_late=is_late or ruse.is_late,
    )
    game.hidden = {**game.hidden, formation: ruse}


def count_hidden_turns(game: Game) -> None:
    """[option.hidden.accumulate] [option.hidden.discovery.roll] Another turn on the way."""
    jammed = in_jams(game)
    for formation in list(game.hidden):
        if formation not in game.hidden:
            continue  # it was with one that has been revealed
        ruse, pace = game.hidden[formation], pace_of(game, formation)
        gained = pace // 2 if formation in jammed else pace
        first = gained if ruse.turns == 0 else ruse.first
        ruse = replace(ruse, turns=ruse.turns + 1, points=ruse.points + gained, first=first)
        game.hidden = {**game.hidden, formation: ruse}
        if is_found_out(game, formation):
            reveal(game, formation)


def pace_of(game: Game, formation: str) -> int:
    """[option.hidden.accumulate] 4 MP a turn, or 6 if all are cavalry."""
    table, units = game.printed.tables.hidden, game.printed.units
    members = game.hidden[formation].losses
    is_mounted = all(units[unit].arm.is_cavalry for unit in members)
    return table.cavalry if is_mounted else table.points


def in_jams(game: Game) -> set[str]:
    """[option.hidden.jams] [option.hidden.no-interference] Whose ways cross in this turn."""
    if not game.plays_with(JAMS):
        return set()
    ways = {formation: stage(game, formation) for formation in game.hidden}
    found: set[str] = set()
    for one, other in combinations(ways, 2):
        if game.side_of_formation(one) is game.side_of_formation(other) and ways[one] & ways[other]:
            found |= {one, other}
    return found


def stage(game: Game, formation: str) -> set[str]:
    """[option.hidden.jams] The hexes that a march enters in this turn."""
    ruse = game.hidden[formation]
    before = walked(game, formation, ruse, ruse.points)
    after = walked(game, formation, ruse, ruse.points + pace_of(game, formation))
    return {*after[len(before) :]}


def is_found_out(game: Game, formation: str) -> bool:
    """[option.hidden.discovery.roll] One die on the line of the turns spent hidden."""
    ruse, side = game.hidden[formation], game.side_of_formation(formation)
    lines = len(game.printed.tables.hidden.revealed)
    turns = lines if ruse.is_late else ruse.turns
    die = game.dice.d6()
    found = reveals(game, turns, die, foreign=is_foreign(nearest_hq(game, formation)))
    game.tell("hidden.roll", formation=formation, die=die, found=found, to=(side,))
    return found


def reveals(game: Game, turns: int, die: int, *, foreign: bool = False) -> bool:
    """[table.hidden] Does a die reveal a march that has been hidden for so many turns?"""
    table = game.printed.tables.hidden
    die += table.foreign if foreign else 0  # [option.hidden.discovery.austria-russia]
    return die >= table.revealed[min(turns, len(table.revealed)) - 1]


def nearest_hq(game: Game, formation: str) -> Army | None:
    """[option.hidden.discovery.austria-russia] The army of the enemy HQ that is nearest."""
    side, distance = game.side_of_formation(formation), game.ground.distance
    here = true_hex(game, formation)
    foes = [army for army in game.hqs if game.printed.armies[army].side is side.enemy]
    return min(foes, key=lambda army: distance(here, game.hqs[army]), default=None)


def is_foreign(army: str | None) -> bool:
    """[option.hidden.discovery.austria-russia] Slow to notice."""
    return army in FOREIGN


def look_out(game: Game) -> None:
    """[option.hidden.discovery.los] Does an enemy unit see where a march has passed?

    Whether it does or not, who has looked out does not take that back.
    """
    game.uncovered = game.uncovered or game.plays_with("hidden-movement")
    for formation in list(game.hidden):
        if formation in game.hidden and is_sighted(game, formation):
            reveal(game, formation)


def is_sighted(game: Game, formation: str) -> bool:
    """[option.hidden.discovery.los] [option.hidden.start-seen] Not where the first move went."""
    ruse, side = game.hidden[formation], game.side_of_formation(formation)
    pace = pace_of(game, formation)
    first = walked(game, formation, ruse, ruse.first if ruse.turns else pace)
    passed = walked(game, formation, ruse, ruse.points + pace)[len(first) :]
    stacks = [hex_ for hex_ in game.stacks if game.holder(hex_) is side.enemy]
    return any(sees(game, eye, hex_) for hex_ in passed for eye in stacks)


def vanish(game: Game, units: Sequence[str]) -> None:
    """[option.hidden.removed-when-attacked] Counters that stand for nobody are taken off.

    Whoever attacks has seen whether they do, and does not take that back.
    """
    game.uncovered = game.uncovered or game.plays_with("hidden-movement")
    for unit in units:
        formation = game.formation(unit)
        if formation not in game.hidden or unit not in game.where:
            continue
        hex_ = game.where[unit]
        take_off(game, unit)
        put_aside(game, formation, unit)
        leader = game.leader_of(formation)
        if leader is not None and game.leaders.get(leader) == hex_ and not game.at(hex_):
            dissolve(game, leader)
        game.tell("hidden.vanishes", unit=unit, hex=hex_)


def dissolve(game: Game, leader: str) -> bool:
    """[option.hidden.removed-when-attacked] The counter of a leader who is not there, likewise."""
    game.uncovered = game.uncovered or game.plays_with("hidden-movement")
    for formation in game.hidden:
        if game.leader_of(formation) == leader and leader in game.leaders:
            hex_ = game.leaders[leader]
            take_leader_off(game, leader)
            put_aside(game, formation, leader)
            game.tell("hidden.vanishes", unit=leader, hex=hex_)
            return True
    return False


def put_aside(game: Game, formation: str, piece: str) -> None:
    ruse = game.hidden[formation]
    game.hidden = {**game.hidden, formation: replace(ruse, off=(*ruse.off, piece))}
