"""[movement.enemy.stop] What happens when a force enters an area, in its order."""

from estafette.engine import Procedure

from .affairs import Clash, March
from .attrition import test_march
from .command import check_leaders
from .control import is_enemy, is_friendly, is_neutral, take, taker
from .entry import invade
from .evasion import evade
from .fate import move, post
from .interception import intercept, is_watched
from .passage import FREE_PASSAGE, may_invade
from .sides import INSURGENTS
from .state import Game
from .supply import ASHORE, is_supplied


def arrive(game: Game, march: March, area: str, border: str, price: int) -> Procedure[None]:
    """[movement.path] The force pays, is in the next area, and meets what there is."""
    if is_neutral(game, area):
        if may_invade(game, march, area):
            yield from invade(game, game.owner(area), march.side)  # [neutral.invaded]
        elif march.grant == FREE_PASSAGE:
            march.crossed.append(area)
    here = march.area
    march.points -= price
    march.is_friendly = march.is_friendly and is_friendly(game, area, march.side)
    for army in march.armies:
        move(game, army, area)
    for leader in march.leaders:
        post(game, leader, area)
    march.came_from, march.area, march.border, march.is_stopped = here, area, border, False
    march.is_cut = is_cut_off(game, march)
    if here in game.leaders.values():  # one who has had his move, and whose army goes away
        check_leaders(game)
    game.tell("march.enters", side=march.side, area=area, armies=list(march.armies))
    yield from enter(game, area, border)


def is_cut_off(game: Game, march: March) -> bool:
    """[movement.no-unsupplied-end] Is the force out of supply where it is?"""
    return not is_supplied(game, march.side, march.area, march.armies)


def has_line_back(game: Game, march: March, border: str) -> bool:
    """[supply.line] A force in supply on its own ground has its line behind it; no need to look.

    But who is fed only because he is at home must look when he leaves it.
    """
    here = march.area
    if march.is_cut or border in ("strait", "sea") or not is_friendly(game, here, march.side):
        return False
    if game.guerrillas and here in game.guerrillas.values():
        return False
    if game.lasting and ASHORE + here in game.lasting:
        return False
    for army in march.armies:
        power = game.printed.power_of[army]
        if not game.is_major(power) and (power == INSURGENTS or game.owner(here) == power):
            return False
    return True


def enter(game: Game, area: str, border: str) -> Procedure[None]:
    """[evade.after-interception] Interception, evasion, attrition, then battle or fortress."""
    march = game.march
    assert march is not None
    enemy = march.side.enemy
    if game.side(march.armies[0]) is not None:
        came = is_watched(game, enemy, area) and (yield from intercept(game, area))
        if not came and game.at(area, enemy):
            yield from evade(game, area)
    if game.at(area, enemy):
        yield from meet(game, march, border)
    elif area in game.printed.fortresses and is_enemy(game, area, march.side):
        storm(game, march)
    yield from rest(game, march)


def meet(game: Game, march: March, border: str) -> Procedure[None]:
    """[movement.enemy.stop] [attrition.timing] The force stops, is tested, and will fight."""
    march.is_stopped = True
    yield from test_march(game)
    if march.armies:
        game.clashes.append(Clash(march.area, march.side, march.came_from, border))


def storm(game: Game, march: March) -> None:
    """[movement.enemy.fortress-stop] [fortress.empty.cost] A fortress nobody defends is taken.

    One that has just been left may be too dear: the force stops before its gates.
    """
    march.is_stopped = True
    price = game.printed.tables.terrain.fortress
    if march.points < price:
        march.points = 0
        return
    march.points -= price
    if is_supplied(game, march.side, march.area, march.armies):
        take(game, march.area, taker(game, march.area, march.side))


def rest(game: Game, march: March) -> Procedure[None]:
    """[activation.stop.marsh] [activation.stop.no-mp] A marsh or empty boots end the march."""
    is_bogged = march.area in game.printed.marshes
    if game.clashes:
        march.is_over = is_bogged
    elif is_bogged or march.points <= 0 or not march.armies:
        yield from end_march(game)


def end_march(game: Game) -> Procedure[None]:
    """[movement.forced-march.attrition] [attrition.timing] The move is over: the force is tested.

    Who has moved is settled when the turn passes.
    """
    march = game.march
    assert march is not None
    if march.armies:
        yield from test_march(game)
    march.is_over = True
    game.tell("march.ends", area=march.area)
