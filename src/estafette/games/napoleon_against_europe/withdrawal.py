"""[budget.withdraw] Units, fleets, generals and depots that a player takes off the map."""

from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Force
from .command import cannot_be_alone, cannot_hold
from .fate import (
    by_seniority,
    change,
    enlist,
    head_with,
    part,
    sail_away,
    spend_depot,
    take_off,
    to_reserve,
)
from .minors import nations_of
from .powers import manager
from .sides import Side
from .state import Game

WITHDRAWAL = "withdrawal"


def may_withdraw(game: Game, spender: str) -> bool:
    """[budget.withdraw] Has a power, or a side for its minors, anything that may go?

    Who has just thought better of it has to do something else first.
    """
    if game.books is not None and WITHDRAWAL in game.books.declined:
        return False
    pieces = on_map(game, spender)
    return any(cannot_withdraw(game, pieces, Take(piece)) is None for piece in pieces)


def on_map(game: Game, spender: str) -> list[str]:
    """[budget.withdraw] What could be withdrawn, in the order of the sheets; no army marker."""
    forces = game.forces.values()
    in_forces = {force.general for force in forces}.union(
        *[force.corps for force in forces],
        *[force.subordinates for force in forces],
        *[force.specials for force in forces],
    )
    return [
        piece
        for nation in nations_of(game, spender)
        for piece in game.printed.pieces_of[nation]
        if piece in in_forces or piece in game.fleets or piece in game.stores
    ]


def withdraw(game: Game, spender: str) -> Procedure[None]:
    """[budget.withdraw] One counter goes to the reserve until next year, in supply or not."""
    side = Side(spender) if spender in tuple(Side) else manager(game, spender)
    pieces = on_map(game, spender)
    announce(game, spender)
    choice = yield ask(
        side,
        "withdraw.what",
        rule="budget.withdraw",
        offers=[Take(piece) for piece in pieces],
        unless=partial(cannot_withdraw, game, pieces),
        kind=Take,
        or_else=Pass(),
    )
    announce(game, "")
    if not isinstance(choice, Take):
        if game.books is not None:
            game.books.declined = (*game.books.declined, WITHDRAWAL)
        return
    if choice.piece in game.printed.generals:
        yield from relieve(game, side, choice.piece)
    else:
        take_away(game, choice.piece)
    game.tell("withdraw.done", piece=choice.piece)


def announce(game: Game, spender: str) -> None:
    """Everybody knows that something will be withdrawn, and by whom."""
    if game.books is not None:
        game.books.withdrawing = spender


def cannot_withdraw(game: Game, pieces: list[str], choice: Take) -> Refusal | None:
    """[budget.withdraw] Why a counter has to stay; None if it may go."""
    if choice.piece not in pieces:
        return refuse("budget.withdraw", "withdraw.not-on-map", piece=choice.piece)
    if choice.piece not in game.printed.generals:
        return None
    force = game.forces[head_with(game, choice.piece)]
    if choice.piece != force.general or not needs_general(game, force):
        return None
    if force.subordinates:
        return cannot_hold(game, under_heir(game, force))
    if successors(game, force):
        return None
    return refuse("general-change.force", "withdraw.nobody-else", general=choice.piece)


def needs_general(game: Game, force: Force) -> bool:
    """[force.definition] [army.cavalry-only-in-army] Would this be no force without a general?"""
    return cannot_be_alone(game, force) is not None


def under_heir(game: Game, force: Force) -> Force:
    """[general-change.successor] The force under the senior of its subordinates."""
    heir, *others = by_seniority(game, force.subordinates, force.nation)
    return replace(force, general=heir, subordinates=tuple(others))


def successors(game: Game, force: Force) -> list[str]:
    """[general-change.successor] The generals of the reserve who could take a force over."""
    nation = game.printed.nation_of[force.general]
    return [
        piece
        for piece in game.printed.pieces_of[nation]
        if piece in game.printed.generals
        and piece in game.reserve
        and piece not in game.resting
        and cannot_hold(game, replace(force, general=piece)) is None
    ]


def relieve(game: Game, side: Side, general: str) -> Procedure[None]:
    """[general-change.army] [general-change.force] A general leaves; another one takes over.

    [general-change.successor] The senior of his subordinates, else one from the reserve.
    """
    head = head_with(game, general)
    force = game.forces[head]
    if general != force.general or force.subordinates or not needs_general(game, force):
        part(game, head, (general,))
        to_reserve(game, general)
        return
    choice = yield ask(
        side,
        "withdraw.who-takes-over",
        rule="general-change.successor",
        offers=[Take(each) for each in successors(game, force)],
        facts={"general": general, "zone": force.zone},
    )
    assert isinstance(choice, Take)
    enlist(game, choice.piece)
    change(game, head, general=choice.piece)
    to_reserve(game, general)
    game.tell("withdraw.takes-over", general=choice.piece, zone=force.zone)


def take_away(game: Game, piece: str) -> None:
    """[budget.withdraw] A corps, a special unit, a fleet or a depot goes to the reserve."""
    if piece in game.stores:
        spend_depot(game, piece)
        return
    if piece in game.fleets:
        sail_away(game, piece)
    elif piece in game.printed.specials:
        part(game, head_with(game, piece), (piece,))
    else:
        take_off(game, piece)
    to_reserve(game, piece)
