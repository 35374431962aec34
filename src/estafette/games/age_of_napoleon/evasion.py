"""[evasion.allowed] Evasion: an army attacked slips away."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Detach, Evade
from .attrition import check_march, is_hard_going
from .command import cannot_stay, leader_of
from .control import is_closed_neutral
from .fate import move
from .insurgents import cannot_go
from .neutrality import invade_russia
from .sides import FRENCH, Side
from .state import Game


def evade(game: Game, area: str, side: Side, attacker: str, came_from: str) -> Procedure[None]:
    """[evasion.allowed] The army in an area may evade the general who comes."""
    army = game.at(area, side)
    leader = leader_of(game, army)
    choice = yield ask(
        side,
        "evasion.where",
        rule="evasion.allowed",
        offers=[Evade(there) for there in game.neighbours(area)],
        unless=partial(cannot_evade, game, leader, attacker, came_from),
        kind=Evade,
        or_else=Pass(),
        facts={"area": area, "leader": leader, "attacker": attacker},
    )
    if isinstance(choice, Evade):
        goers = yield from choose_evaders(game, side, leader, army)
        yield from slip_away(game, side, leader, goers, choice.area)


def choose_evaders(game: Game, side: Side, leader: str, army: list[str]) -> Procedure[list[str]]:
    """[evasion.whole-army] Its owner says who stays, if the leader cannot take them all."""
    goers = list(army)
    capacity = game.printed.corps[leader].seniority
    while len(goers) > capacity:
        choice = yield ask(
            side,
            "evasion.who-stays",
            rule="evasion.whole-army",
            offers=[Detach(corps) for corps in goers if corps != leader],
            unless=partial(cannot_stay, "evasion.whole-army", goers, leader),
            facts={"left": len(goers) - capacity},
        )
        assert isinstance(choice, Detach)
        goers.remove(choice.corps)
    return goers


def slip_away(game: Game, side: Side, leader: str, goers: list[str], area: str) -> Procedure[None]:
    """[evasion.destination] The army goes one area; hard going tires it like any march."""
    move(game, goers, area)
    game.tell("evasion.evades", leader=leader, corps=goers, area=area)
    if side is FRENCH:
        invade_russia(game, area)
    if is_hard_going(game, area):
        yield from check_march(game, side, goers)


def cannot_evade(
    game: Game, leader: str, attacker: str, came_from: str, choice: Evade
) -> Refusal | None:
    """[evasion.destination] Why the army of this leader may not evade there."""
    corps, here, there = game.printed.corps, game.where[leader], choice.area
    if corps[leader].movement < corps[attacker].movement:
        return refuse("evasion.allowed", "evasion.slower", leader=leader, attacker=attacker)
    if there not in game.neighbours(here):
        return refuse("evasion.destination", "evasion.not-adjacent", area=here)
    if there == came_from:
        return refuse("evasion.destination", "evasion.towards-attacker", area=there)
    side = game.side(leader)
    assert side is not None
    if game.is_held_by(side.enemy, there):
        return refuse("evasion.destination", "evasion.enemy-there", area=there)
    if is_closed_neutral(game, there):
        return refuse("evasion.destination", "evasion.neutral", area=there)
    return cannot_go(game, game.at(here, side), there, attack=False)
