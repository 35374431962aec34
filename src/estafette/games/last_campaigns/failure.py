"""[order.failure.retreat] Orders that fail: three hexes back, and Withdrawal."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from estafette.engine import Pass, Procedure, ask

from . import reaction
from .actions import GoThrough
from .affairs import Command, Order
from .dispatch import ignore
from .divisions import hearers
from .eyes import hearers as who_sees
from .eyes import is_covered
from .fate import move, post
from .force import is_formation, take_command
from .operations_morale import note_failure
from .sides import RETREATS, Kind, Side, Status
from .stacking import cannot_stack
from .state import Game
from .targets import supply_edge
from .zones import is_in_zoc

WAITING = (Status.ONE_TURN, Status.R4, Status.R5)


def fail(game: Game, formation: str) -> Procedure[None]:
    """[order.failure.retreat] [order.sequence.fails-whole] The order and all that followed it.

    A formation that is on its way home already has nothing left to fail.
    """
    failed = game.order_of(formation)
    is_elsewhere = formation in game.hidden  # [option.hidden.stays]
    if failed.kind in RETREATS or is_elsewhere or not is_formation(game, formation):
        return
    side = game.side_of_formation(formation)
    game.tell("orders.failed", formation=formation, kind=failed.kind, to=hearers(game, formation))
    for dispatch in [each for each in game.dispatches if each.to == formation]:
        if dispatch.status in WAITING:  # [order.failure.pending-ignored]
            ignore(game, dispatch)
    note_failure(game, formation, failed.kind)
    units = game.units_of(formation)
    command = game.commands.get(formation)
    by = command.by if command is not None else ""
    home = supply_edge(game, game.army_of(formation))
    take_command(game, formation, Command(Order(Kind.WITHDRAWAL, home), since=game.turn, by=by))
    yield from go_back(game, formation, side, units, Field(game, side, home))


class Field:
    """What a beaten formation looks at: how near home is, and how near the enemy."""

    def __init__(self, game: Game, side: Side, home: Sequence[str]) -> None:
        self.game, self.side, self.home = game, side, home
        self.enemies = [hex_ for hex_ in game.stacks if game.holder(hex_) is side.enemy]
        self._ways: dict[str, int] = {}

    def way_home(self, hex_: str) -> int:
        """In hexes, to the nearest hex of the edge that supply comes from."""
        if hex_ not in self._ways:
            distance = self.game.ground.distance
            self._ways[hex_] = min([distance(hex_, there) for there in self.home])
        return self._ways[hex_]

    def danger(self, hex_: str) -> int:
        """In hexes, to the nearest enemy; the more the better."""
        distance = self.game.ground.distance
        return min([distance(hex_, there) for there in self.enemies], default=0)

    def steps(self, hex_: str) -> list[str]:
        """Free neighbours nearer to home; or as near, if they are farther from the enemy."""
        game, here = self.game, self.rank(hex_)
        return [
            there
            for there in game.ground.neighbours[hex_]
            if game.holder(there) is not self.side.enemy and self.rank(there) < here
        ]

    def rank(self, hex_: str) -> tuple[int, int]:
        """The nearer to home the better, and then the farther from the enemy."""
        return self.way_home(hex_), -self.danger(hex_)

    def is_watched(self, hex_: str) -> bool:
        return is_in_zoc(self.game, hex_, self.side.enemy)


def go_back(
    game: Game, formation: str, side: Side, units: list[str], field: Field
) -> Procedure[None]:
    """[order.failure.retreat] Those nearest to home first, so that they make room (R-132).

    [stacking.inspect] Who lay below others, or below these, comes into the open, whoever has
    chosen last.
    """
    beside = [other for unit in units for other in game.at(game.where[unit])]
    game.uncovered = game.uncovered or any(is_covered(game, other) for other in beside)
    leader = game.leader_of(formation)
    together = game.leaders.get(leader or "")
    in_order = sorted(units, key=partial(turn, game, field))
    mates = [unit for unit in in_order if game.where[unit] == together]
    for unit in in_order:
        if unit not in game.where:
            continue  # lost to a reaction charge meanwhile
        here = game.where[unit]
        goes_along = unit in mates[-1:] and leader is not None and game.leaders.get(leader) == here
        yield from retire(game, unit, field)
        if goes_along and leader in game.leaders and unit in game.where:
            post(game, leader, game.where[unit])
    if leader in game.leaders and not mates:
        assert leader is not None
        path = best_path(game, [], game.leaders[leader], field)
        post(game, leader, path[-1])


def turn(game: Game, field: Field, unit: str) -> tuple[int, str, int]:
    """[order.failure.retreat] [stacking.inspect] By where he stands; who he is must not matter."""
    here = game.where[unit]
    return field.way_home(here), here, game.at(here).index(unit)


def retire(game: Game, unit: str, field: Field) -> Procedure[None]:
    """[order.failure.retreat] One unit goes back, hex by hex; the enemy's cavalry may react."""
    path = best_path(game, [unit], game.where[unit], field)
    left = game.printed.tables.ranges.failed
    for before, hex_ in pairwise(path):
        move(game, unit, hex_)
        left -= 1
        on = yield from reaction.react(game, hex_, [unit], "retreat", came_from=before)
        if not on or game.where.get(unit) != hex_:
            return
    if len(path) > 1:
        who = [unit]
        game.tell(
            "retreat.goes", to=who_sees(game, who), side=game.side(unit), units=who, hex=path[-1]
        )
    if left:
        yield from press_on(game, unit, left, field)


def best_path(game: Game, units: list[str], start: str, field: Field) -> tuple[str, ...]:
    """[order.failure.retreat-stop] The longest way of up to three hexes clear of enemy zones.

    It ends where there is room; the nearest to home counts most, then the farthest from the enemy.
    """
    found = [
        path
        for path in paths(field, (start,), game.printed.tables.ranges.failed)
        if len(path) == 1 or not units or cannot_stack(game, path[-1], units) is None
    ]
    return min(found, key=lambda path: (-len(path), field.rank(path[-1]), path))


def paths(field: Field, path: tuple[str, ...], left: int) -> Iterator[tuple[str, ...]]:
    """All ways of so many hexes that come no nearer to the enemy."""
    yield path
    if left:
        for there in field.steps(path[-1]):
            if there not in path and not field.is_watched(there):
                yield from paths(field, (*path, there), left - 1)


def press_on(game: Game, unit: str, left: int, field: Field) -> Procedure[None]:
    """[order.failure.retreat-stop] Whoever is stopped by a zone of control may yet go through."""
    here = game.where[unit]
    ways = [
        there
        for there in field.steps(here)
        if field.is_watched(there) and cannot_stack(game, there, [unit]) is None
    ]
    if not ways:
        return
    choice = yield ask(
        field.side,
        "failure.through",
        rule="order.failure.retreat-stop",
        or_else=(Pass(), GoThrough()),
        facts={"unit": unit},
    )
    if not isinstance(choice, GoThrough):
        return
    there = min(ways, key=lambda hex_: (field.rank(hex_), hex_))
    move(game, unit, there)
    on = yield from reaction.react(game, there, [unit], "retreat", came_from=here)
    if on and game.where.get(unit) == there and left > 1:
        yield from press_on(game, unit, left - 1, field)
