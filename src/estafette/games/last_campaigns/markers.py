"""[sequence.phase2.rolls] The markers: two that act as one, one that acts first, the cup."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Begin, Entrust, Link
from .activation import COORDINATED, NIGHT, PLAYER
from .initiative import bonus
from .night import is_parallel
from .printed import clock
from .sides import ALLIED, FRENCH, Kind, Side
from .state import Game
from .wings import is_independent


def draws_markers(game: Game, side: Side | None = None) -> bool:
    """[night.no-draw] Is there anything to roll for in this turn?"""
    return not is_parallel(game)


def rolls_for_initial(game: Game) -> bool:
    """[option.pbem.igo-yougo] Without markers to draw nobody begins before the others."""
    return draws_markers(game) and not game.plays_with("alternate-turns")


def coordinate(game: Game, side: Side) -> Procedure[None]:
    """[marker.coordinated.roll] [marker.coordinated.choose] Two corps may act as one."""
    game.pairs = {other: pair for other, pair in game.pairs.items() if other is not side}
    leader = yield from choose_commander(game, side, "coordinated")
    if leader is None:
        return
    die, value = game.dice.d6(), game.value(leader)
    gained = gains_coordination(game, value, die)
    game.tell("marker.coordination", leader=leader, die=die, value=value, gained=gained)
    if gained:
        yield from link(game, side, leader)


def gains_coordination(game: Game, value: int, die: int) -> bool:
    """[marker.coordinated.roll] At least two less than the value of the commander."""
    return die <= value - game.printed.tables.limits.coordinated


def link(game: Game, side: Side, leader: str) -> Procedure[None]:
    """[marker.coordinated.choose] The player may name two, if he has two to name (R-59).

    [command.written-or-markers] Until the cup is filled nobody knows who is in Reserve by now.
    """
    chosen: list[str] = []
    while len(chosen) < 2:
        cannot = partial(cannot_link, game, leader, tuple(chosen))
        offers = [Link(corps) for corps in at_hand(game, side)]
        if len(chosen) + sum([cannot(offer) is None for offer in offers]) < 2:
            if not game.orders_are_written:
                return
            offers = []
        choice = yield ask(
            side,
            "marker.first-of-pair" if not chosen else "marker.second-of-pair",
            rule="marker.coordinated.choose",
            offers=offers,
            unless=cannot,
            kind=Link,
            or_else=() if chosen else Pass(),
            facts={"leader": leader} if not chosen else {"corps": chosen[0]},
            always=game.orders_are_written,
        )
        if not isinstance(choice, Link):
            return
        chosen.append(choice.corps)
    game.pairs = {**game.pairs, side: (chosen[0], chosen[1])}
    game.tell("marker.pair", to=audience(game, side), side=side, corps=chosen)


def cannot_link(game: Game, leader: str, taken: tuple[str, ...], link: Link) -> Refusal | None:
    """[marker.coordinated.choose] Not twice the same, and nobody who would not be drawn."""
    if link.corps in taken:
        return refuse("marker.coordinated.choose", "marker.same-corps", corps=link.corps)
    return cannot_be_named(game, leader, link.corps)


def take_initiative(game: Game) -> Procedure[None]:
    """[marker.initial.roll] [marker.initial.choice] Who wins by three may begin the turn."""
    game.initial = ""
    totals: dict[Side, int] = {}
    leaders: dict[Side, str | None] = {}
    for side in (FRENCH, ALLIED):
        leader = leaders[side] = yield from choose_commander(game, side, "initial")
        value = 0 if leader is None else game.value(leader)
        die, extra = game.dice.d6(), bonus(game, side)
        totals[side] = die + value + extra
        game.tell("marker.initial-roll", side=side, die=die, value=value, bonus=extra)
    game.retreats = {}
    winner = FRENCH if totals[FRENCH] > totals[ALLIED] else ALLIED
    chosen_by = leaders[winner]
    margin = totals[winner] - totals[winner.enemy]
    if margin < game.printed.tables.limits.initial_margin or chosen_by is None:
        game.tell("marker.nobody-begins")
        return
    yield from begin(game, winner, chosen_by)


def begin(game: Game, side: Side, leader: str) -> Procedure[None]:
    """[marker.initial.choice] Any of his formations, or none."""
    choice = yield ask(
        side,
        "marker.who-begins",
        rule="marker.initial.choice",
        offers=[Begin(corps) for corps in at_hand(game, side)],
        unless=partial(cannot_begin, game, side, leader),
        kind=Begin,
        or_else=Pass(),
        always=game.orders_are_written,  # as in `link`
    )
    if isinstance(choice, Begin):
        game.initial = choice.corps
    game.tell("marker.initial", side=side, corps=game.initial or "nobody")


def cannot_begin(game: Game, side: Side, leader: str, begin: Begin) -> Refusal | None:
    """[marker.initial.choice] Nobody who would not be drawn under his own marker."""
    if begin.corps in game.pairs.get(side, ()):
        return refuse("marker.initial.choice", "marker.in-the-pair", corps=begin.corps)
    return cannot_be_named(game, leader, begin.corps)


def cannot_be_named(game: Game, leader: str, corps: str) -> Refusal | None:
    """[marker.multiple-cc.subordinates] [sequence.phase2.fill-cup] On the map, under him, awake."""
    if corps not in at_hand(game, game.side_of_leader(leader)):
        return refuse("sequence.phase2.fill-cup", "marker.not-on-map", corps=corps)
    if corps not in subordinates(game, leader):
        rule = "marker.multiple-cc.subordinates"
        return refuse(rule, "marker.not-his", corps=corps, leader=leader)
    if is_in_reserve(game, corps):
        return refuse("sequence.phase2.fill-cup", "marker.in-reserve", corps=corps)
    return None


def choose_commander(game: Game, side: Side, purpose: str) -> Procedure[str | None]:
    """[marker.multiple-cc.choose] Who rolls for a side, this time and for this purpose."""
    found = commanders(game, side)
    if not found:
        return None
    choice = yield ask(
        side,
        f"marker.commander-{purpose}",
        rule="marker.multiple-cc.choose",
        offers=[Entrust(leader) for leader in found],
    )
    assert isinstance(choice, Entrust)
    return choice.leader


def commanders(game: Game, side: Side) -> list[str]:
    """[marker.multiple-cc.choose] [wing.rolls] Chiefs on the map, and wings on their own."""
    chiefs = [game.chief(army) for army in game.sheet.levels]
    wings = [leader for leader in game.wings if is_independent(game, leader)]
    return [
        leader
        for leader in chiefs + wings
        if leader in game.leaders and game.side_of_leader(leader) is side
    ]


def subordinates(game: Game, leader: str) -> tuple[str, ...]:
    """[marker.multiple-cc.subordinates] The corps of his army, or of his wing."""
    if leader in game.wings:
        return game.wings[leader]
    army = game.printed.leaders[leader].army
    return tuple([corps for corps in game.printed.formations if game.army_of(corps) is army])


def fill_cup(game: Game) -> None:
    """[sequence.phase2.fill-cup] [marker.initial.effect] The markers of all who may be drawn."""
    if is_parallel(game):
        game.cup = (NIGHT + FRENCH, NIGHT + ALLIED)
        return
    if game.plays_with("alternate-turns"):
        return
    markers: list[str] = []
    for side in (FRENCH, ALLIED):
        markers += markers_of(game, side)
    game.cup = tuple([marker for marker in markers if marker != game.initial])


def markers_of(game: Game, side: Side) -> list[str]:
    """[marker.coordinated.choose] Each corps under its own marker, but for the pair."""
    pair = game.pairs.get(side, ())
    found = [corps for corps in at_hand(game, side) if not is_in_reserve(game, corps)]
    alone = [corps for corps in found if corps not in pair]
    return [*alone, COORDINATED + side] if pair else alone


def corps_of_marker(game: Game, marker: str) -> tuple[Side, tuple[str, ...]]:
    """[marker.coordinated.effect] [night.no-draw] Whom a marker activates."""
    for kind in (COORDINATED, NIGHT, PLAYER):
        if marker.startswith(kind):
            side = Side(marker.removeprefix(kind))
            if kind == COORDINATED:
                return side, game.pairs[side]
            return side, tuple([c for c in at_hand(game, side) if not is_in_reserve(game, c)])
    return game.side_of_formation(marker), (marker,)


def at_hand(game: Game, side: Side) -> list[str]:
    """[sequence.phase2.fill-cup] The corps of a side on the map, or due to come on it (R-143)."""
    present = {*game.formations(side)} | {game.corps(unit) for unit in expected(game)}
    return [
        corps
        for corps in game.printed.formations
        if corps in present and game.side_of_formation(corps) is side
    ]


def is_in_reserve(game: Game, corps: str) -> bool:
    """[sequence.phase2.fill-cup] Has a corps no unit under any other order, nor one to come?"""
    units = game.units_under(corps)
    if any(game.order(unit).kind is not Kind.RESERVE for unit in units):
        return False
    return all(game.corps(unit) != corps for unit in expected(game))


def expected(game: Game) -> list[str]:
    """[reinforcement.entry] The units that may come on to the map in this turn."""
    due = [game.sheet.reinforcement[number] for number in game.due]
    now = [unit for group in due if clock(group.turn) <= game.hour for unit in group.units]
    return now + [unit for unit in game.waiting if unit in game.printed.units]


def audience(game: Game, side: Side) -> tuple[str, ...] | None:
    """[command.written-or-markers] Who may hear what orders would show."""
    return (side,) if game.orders_are_written else None
