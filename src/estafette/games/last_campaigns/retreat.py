"""[retreat.one-hex] Retreats: where to, and what they cost."""

from collections.abc import Mapping, Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from . import leaders, reaction
from .actions import FallBack, MoveOn
from .disorder import lose_order
from .eyes import hearers
from .fate import disorganise, eliminate, move
from .guard import recoil
from .initiative import note_retreat
from .lines import hold_line, lines_of
from .losses import take
from .sides import Arm, Side, Terrain
from .state import Game
from .zones import is_in_chateau, is_in_zoc


def fall_back(
    game: Game, stacks: Mapping[str, Sequence[str]], *, voluntary: bool
) -> Procedure[None]:
    """[retreat.eligibility] All the units of one side in a combat retreat, stack by stack."""
    if voluntary:
        goers = [unit for hex_, units in stacks.items() for unit in leaving(game, hex_, units)]
        lose_order(game, goers)
    for start, units in stacks.items():
        yield from retreat(game, units, voluntary=voluntary, start=start)


def retreat(
    game: Game,
    units: Sequence[str],
    *,
    voluntary: bool,
    start: str,
    back_to: str = "",
    unscathed: bool = False,
) -> Procedure[None]:
    """[retreat.one-hex] The units of one hex go back, together as long as there is room.

    If they came from `back_to` and may go there, they do. No zone of control costs a step to those
    who are `unscathed` (R-50).
    Whoever started the exchange under way is attacking, everybody else defends.
    """
    goers = leaving(game, start, units)
    if not voluntary:
        goers = leave_guns(game, goers)
        recoil(game, goers)
        if game.plays_with("disorganised-retreat"):
            disorganise(game, goers)  # [advanced.retreat.involuntary]
    note_retreat(game, goers)
    been, side = [start], game.side(units[0])
    while goers:
        here = been[-1]
        hex_ = yield from choose(game, goers, been, back_to)
        if not hex_:
            cut_off(game, goers, here)
            return
        lines = lines_of(game, goers)
        go(game, goers, here, hex_)
        yield from hold_line(game, lines)
        if not unscathed and is_costly(game, goers, hex_):
            yield from take(game, goers, 1)  # [retreat.zoc-loss]
        crowd(game, side, hex_)
        arrived = at(game, goers, hex_)
        if arrived and not (yield from reaction.react(game, hex_, arrived, "retreat")):
            return
        been.append(hex_)
        goers = yield from excess(game, side, at(game, goers, hex_), hex_)
        back_to = ""


def leaving(game: Game, start: str, units: Sequence[str]) -> list[str]:
    """[chateau.no-retreat] Those of the units that would go: all but the garrison of a chateau."""
    return [] if is_in_chateau(game, start) else at(game, units, start)


def at(game: Game, units: Sequence[str], hex_: str) -> list[str]:
    return [unit for unit in units if game.where.get(unit) == hex_]


def leave_guns(game: Game, units: Sequence[str]) -> list[str]:
    """[retreat.foot-artillery.defending] [retreat.foot-artillery.attacking] Destroyed, or stays."""
    guns = [unit for unit in units if game.unit(unit).arm is Arm.FOOT_ARTILLERY]
    exchange = game.exchange
    for unit in guns:
        if exchange is None or exchange.attacker is not game.side(unit):
            eliminate(game, unit)
    return [unit for unit in units if unit not in guns]


def choose(game: Game, goers: Sequence[str], been: Sequence[str], back_to: str) -> Procedure[str]:
    """[retreat.one-hex] The owner picks a hex beside them (R-26); none if there is none."""
    here, side = been[-1], game.side(goers[0])
    unless = partial(cannot_fall_back, game, side, been)
    ways = [FallBack(hex_) for hex_ in game.ground.neighbours[here]]
    if back_to and unless(FallBack(back_to)) is None:
        return back_to
    if all(unless(way) is not None for way in ways):
        return ""
    choice = yield ask(
        side,
        "retreat.where",
        rule="retreat.one-hex",
        offers=ways,
        unless=unless,
        kind=FallBack,
        facts={"units": list(goers), "hex": here},
    )
    match choice:
        case FallBack(hex_):
            return hex_
    raise AssertionError(choice)


def has_way(game: Game, side: Side, here: str) -> bool:
    """[retreat.blocked] Is there a hex to retreat to?"""
    unless = partial(cannot_fall_back, game, side, [here])
    return any(unless(FallBack(hex_)) is None for hex_ in game.ground.neighbours[here])


def cannot_fall_back(
    game: Game, side: Side, been: Sequence[str], choice: FallBack
) -> Refusal | None:
    """[retreat.blocked] [retreat.impassable] [chateau.no-retreat-into] Why not there.

    No hexside of the map is impassable: a hex that is no neighbour is out of reach.
    """
    here, there = been[-1], choice.hex
    if there not in game.ground.neighbours[here]:
        return refuse("retreat.impassable", "retreat.not-adjacent", hex=here)
    if friends_at(game, side.enemy, there):
        return refuse("retreat.blocked", "retreat.enemy-there", hex=there)
    if game.ground.terrain[there] is Terrain.CHATEAU and game.at(there):
        return refuse("chateau.no-retreat-into", "retreat.chateau", hex=there)
    if there in been:
        return refuse("retreat.overstack.excess-moves-on", "retreat.back-again", hex=there)
    return None


def go(game: Game, goers: Sequence[str], start: str, hex_: str) -> None:
    """[leader.retreat-with] Units and leaders leave; a leader stays only with those who stay."""
    side = game.side(goers[0])
    for unit in goers:
        move(game, unit, hex_)
    if not friends_at(game, side, start):
        for leader in game.leaders_at(start, side):
            leaders.follow(game, leader, hex_)
    game.tell("retreat.goes", to=hearers(game, goers), side=side, units=list(goers), hex=hex_)


def is_costly(game: Game, goers: Sequence[str], hex_: str) -> bool:
    """[retreat.zoc-loss] Is there no cavalry, and an enemy zone of control?"""
    if any(game.unit(unit).arm.is_cavalry for unit in goers):
        return False
    return is_in_zoc(game, hex_, game.side(goers[0]).enemy)


def crowd(game: Game, side: Side, hex_: str) -> None:
    """[retreat.overstack.disorganise] Too many in one hex: all of them are disorganised."""
    if surplus(game, side, hex_) > 0:
        game.tell("retreat.crowded", hex=hex_)
        disorganise(game, friends_at(game, side, hex_))


def surplus(game: Game, side: Side, hex_: str) -> int:
    return len(friends_at(game, side, hex_)) - game.printed.tables.limits.stack


def friends_at(game: Game, side: Side, hex_: str) -> list[str]:
    """A side's own units: while a charge is fought out, both sides may be in one hex."""
    return [unit for unit in game.at(hex_) if game.side(unit) is side]


def excess(game: Game, side: Side, arrived: Sequence[str], hex_: str) -> Procedure[list[str]]:
    """[retreat.overstack.excess-moves-on] Which of those who have just come move on (R-27)."""
    goers: list[str] = []
    while len(goers) < min(surplus(game, side, hex_), len(arrived)):
        left = [unit for unit in arrived if unit not in goers]
        choice = yield ask(
            side,
            "retreat.who-moves-on",
            rule="retreat.overstack.excess-moves-on",
            offers=[MoveOn(unit) for unit in left],
            unless=partial(cannot_move_on, left),
            kind=MoveOn,
            facts={"hex": hex_},
        )
        match choice:
            case MoveOn(unit):
                goers.append(unit)
    return goers


def cannot_move_on(left: Sequence[str], choice: MoveOn) -> Refusal | None:
    """[retreat.overstack.excess-moves-on] Those who were there first have not been beaten."""
    if choice.unit in left:
        return None
    return refuse("retreat.overstack.excess-moves-on", "retreat.was-there-first")


def cut_off(game: Game, goers: Sequence[str], here: str) -> None:
    """[retreat.blocked] No way out: eliminated, or lost for good beyond the edge (R-25, R-118)."""
    is_edge = any(here in edge for edge in game.ground.edges.values())
    key = "retreat.off-map" if is_edge else "retreat.cut-off"
    game.tell(key, side=game.side(goers[0]), units=list(goers))
    for unit in goers:
        eliminate(game, unit, for_good=is_edge)
