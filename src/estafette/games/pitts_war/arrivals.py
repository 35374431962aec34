"""[reinforce.track] Reinforcements: armies and leaders that the year brings."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .absorption import most
from .actions import Place
from .command import disperse_excess
from .control import controller
from .fate import place, post, retire
from .placement import cannot_place, places_among, power_of
from .sides import COALITION, FRENCH, POLES, PRUSSIA, Side
from .state import Game, less, without
from .status import runner
from .supply import WARSAW, supplied_homeland
from .uprising import ground_for, region, rise_up

LANDWEHR, LANDWEHR_MARKER = "pr-landwehr", "c-landwehr"


def begin_arrivals(game: Game) -> None:
    """[reinforce.track] [card.c.landwehr.rebuild] What is due joins what waits already."""
    new = [*game.space.arrives]
    if LANDWEHR_MARKER in game.lasting and game.side_of(PRUSSIA) is COALITION:
        new.append(LANDWEHR)
    if controller(game, WARSAW) is not FRENCH and POLES in game.due:  # [card.f.walewska.army]
        game.due = without(game.due, POLES)
    due = dict.fromkeys([*game.due, *new])
    game.due = tuple([army for army in due if game.in_reserve(army)])


def place_arrival(game: Game) -> Procedure[None]:
    """[reinforce.full-strength] The active side places one piece that is due, or leaves it.

    With [placement.delayed]. Revolts come first, and are not put off.
    """
    side = game.active
    if side is COALITION and (risen := [army for army in game.due if can_rise(game, army)]):
        game.due = without(game.due, risen[0])
        yield from rise_up(game, risen[0], full_strength(game, risen[0]))
        return
    choice = yield ask(
        side,
        "arrival.where",
        rule="reinforce.track",
        offers=arrivals_of(game, side),
        also=(Offers((), partial(cannot_arrive, game, side), Place),),
        or_else=Pass(),
    )
    if isinstance(choice, Place):
        bring_on(game, choice.piece, choice.area)
    else:
        game.is_done = True


def can_rise(game: Game, army: str) -> bool:
    """[reinforce.revolt.placement] Is this a revolt unit, with ground to rise on?"""
    if not game.printed.armies[army].revolt:
        return False
    return bool(ground_for(game, army, full_strength(game, army), region(game, army)))


def arrivals_of(game: Game, side: Side) -> list[Place]:
    """[placement.delayed] What this side has to place, wherever there is room for it."""
    waiting = waiting_for(game, side)
    if not waiting:
        return []
    homes = {power: supplied_homeland(game, power) for power in powers_of(game, waiting)}
    return [
        Place(piece, area)
        for piece in waiting
        for area in places_among(
            game, piece, homes[power_of(game, piece)], full_strength(game, piece)
        )
    ]


def powers_of(game: Game, pieces: list[str]) -> list[str]:
    return list(dict.fromkeys([power_of(game, piece) for piece in pieces]))


def waiting_for(game: Game, side: Side) -> list[str]:
    """[reinforce.track] The armies and leaders that this side may place."""
    printed = game.printed.armies
    armies = [
        a for a in game.due if not printed[a].revolt and runner(game, printed[a].power) is side
    ]
    leaders = [
        leader
        for leader in leaders_due(game)
        if runner(game, game.printed.leaders[leader].power) is side
    ]
    return armies + leaders


def full_strength(game: Game, piece: str) -> int:
    """[reinforce.full-strength] The steps with which an army comes; none for a leader."""
    return most(game, piece) if piece in game.printed.armies else 0


def cannot_arrive(game: Game, side: Side, choice: Place) -> Refusal | None:
    """[reinforce.track] Why this piece may not come here; None if it may."""
    if choice.piece not in waiting_for(game, side) or choice.area not in game.printed.areas:
        return refuse("reinforce.track", "arrival.not-due", piece=choice.piece)
    return cannot_place(game, choice.piece, choice.area, full_strength(game, choice.piece))


def bring_on(game: Game, piece: str, area: str) -> None:
    """[reinforce.free] [leader.returns] It comes, and costs nothing."""
    if piece in game.printed.leaders:
        post(game, piece, area)
        game.tell("leader.arrives", leader=piece, area=area)
    else:
        game.due = without(game.due, piece)
        place(game, piece, area, full_strength(game, piece))


def leaders_due(game: Game) -> list[str]:
    """[leader.returns] Leaders who have entered, are off the map and may come.

    With [leader.never-die].
    """
    return [
        leader.id
        for leader in game.printed.leaders.values()
        if leader.enters <= game.year
        and leader.id not in game.leaders
        and leader.id not in game.lost
    ]


def dismiss_by_year(game: Game) -> Procedure[None]:
    """[table.turn-track] [card.c.disgrace] Leaders whose time is over leave the game."""
    for leader in game.printed.leaders.values():
        if leader.id not in game.lost and is_time_up(game, leader.id):
            area = game.leaders.get(leader.id)
            game.disgraced = less(game.disgraced, leader.id)
            retire(game, leader.id)
            if area:
                yield from disperse_excess(game, area)


def is_time_up(game: Game, leader: str) -> bool:
    """[table.turn-track] [card.c.disgrace] Does a leader not see the next year?"""
    leaves = game.printed.leaders[leader].leaves
    last = game.disgraced.get(leader)
    return (0 < leaves <= game.year + 1) or (last is not None and last <= game.year)
