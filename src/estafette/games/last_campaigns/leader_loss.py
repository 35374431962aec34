"""[leader.loss.trigger] Leaders under fire, and those who take their place."""

from collections.abc import Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Appoint
from .fate import remove_leader, replace_leader
from .sides import Role, Side
from .state import Game


def check_leaders(game: Game, hexes: Iterable[str], side: Side) -> None:
    """[leader.loss.trigger] Every leader with units that lost a step in a combat, once (R-127)."""
    for hex_ in dict.fromkeys(hexes):
        for leader in game.leaders_at(hex_, side):
            risk(game, leader)


def risk(game: Game, leader: str) -> bool:
    """[leader.loss.roll] [leader.loss.trigger-displaced] Two dice; says whether he is lost."""
    dice = [game.dice.d6(), game.dice.d6()]
    lost = sum(dice) >= game.printed.tables.limits.leader_lost
    game.tell("leader.risk", leader=leader, dice=dice, lost=lost)
    if lost:
        remove_leader(game, leader)
    return lost


def replace_fallen(game: Game) -> Procedure[None]:
    """[leader.loss.replacement] At the start of a turn others of value 1 take their places.

    Who finds no unit to join comes in a later turn.
    """
    for leader, turn in list(game.fallen.items()):
        places = posts(game, leader)
        if turn == game.turn or not places:
            continue
        choice = yield ask(
            game.side_of_leader(leader),
            "leader.where",
            rule="leader.loss.replacement",
            offers=[Appoint(hex_) for hex_ in places],
            unless=partial(cannot_appoint, places),
            kind=Appoint,
            facts={"leader": leader},
        )
        match choice:
            case Appoint(hex_):
                replace_leader(game, leader, hex_)


def cannot_appoint(places: list[str], choice: Appoint) -> Refusal | None:
    """[leader.loss.replacement] He appears on a unit that he is to lead (R-54)."""
    if choice.hex in places:
        return None
    return refuse("leader.loss.replacement", "leader.no-unit-there", hex=choice.hex)


def posts(game: Game, leader: str) -> list[str]:
    """[leader.loss.replacement] The hexes of the units of his corps, of his wing or of his army."""
    found = {game.where[unit]: None for unit in game.where if is_under(game, unit, leader)}
    return list(found)


def is_under(game: Game, unit: str, leader: str) -> bool:
    """[wing.consistent-orders] Does a leader command a unit, at whatever distance?"""
    role = game.role(leader)
    if role is Role.CHIEF:
        army = game.printed.leaders[leader].army
        return game.army_of(game.unit(unit).formation) is army
    if role is Role.WING:
        return game.corps(unit) in game.wings.get(leader, ())
    return game.printed.formations[game.corps(unit)].leader == leader
