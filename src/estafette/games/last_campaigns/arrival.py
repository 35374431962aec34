"""[scenario.ligny] [scenario.quatre-bras] D'Erlon's march: his corps may come, on a die."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Aim
from .affairs import Command, Order
from .printed import clock
from .sides import Kind
from .start import feature
from .state import Game
from .targets import listed


def may_arrive(game: Game) -> bool:
    """[scenario.ligny] [scenario.quatre-bras] Is it played, is it time, and is he still away?"""
    rule = game.sheet.arrival
    if rule is None or not game.plays_with("arrival") or game.hour < clock(rule.since):
        return False
    return rule.formation not in game.commands


def arrive(game: Game) -> Procedure[None]:
    """[scenario.ligny] One die a turn; if it is high enough the whole corps is at the edge."""
    rule = game.sheet.arrival
    assert rule is not None
    die = game.dice.d6()
    comes = die >= rule.needs
    game.tell("arrival.roll", formation=rule.formation, die=die, comes=comes)
    if not comes:
        return
    choice = yield ask(
        game.side_of_formation(rule.formation),
        "arrival.where-to",
        rule="scenario.ligny",
        offers=[Aim(hex_) for hex_ in listed(game.printed, game.ground, game.ground.roads)],
        unless=partial(cannot_aim, game),
        kind=Aim,
        facts={"formation": rule.formation},
    )
    assert isinstance(choice, Aim)
    order = Order(Kind.MARCH, feature(game, choice.hex))
    game.commands[rule.formation] = Command(order, since=game.turn)
    sheet = game.printed.formations[rule.formation]
    units = [unit.id for unit in game.printed.units.values() if unit.formation == sheet.id]
    game.waiting = {**game.waiting, **dict.fromkeys([sheet.leader, *units], rule.entry)}


def cannot_aim(game: Game, aim: Aim) -> Refusal | None:
    """[order.target-range] He marches by roads, to a place on one."""
    if aim.hex in game.ground.roads:
        return None
    return refuse("order.target-range", "arrival.no-road", hex=aim.hex)
