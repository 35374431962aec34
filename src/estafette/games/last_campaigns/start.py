"""[scenario.ligny] Setting up: units, leaders, HQs and orders as the scenario says."""

from estafette.engine import Dice, Setup

from .affairs import Command, Order
from .doctrine import improvise
from .fate import post, put
from .printed import Printed
from .sheets import ScenarioSheet, SetOrder
from .sides import Kind, Role
from .state import Game


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """The table before the first turn."""
    sheet = printed.sheets[setup.scenario]
    game = Game(
        dice=dice,
        printed=printed,
        scenario=sheet.id,
        options=tuple([f"{option}={choice}" for option, choice in setup.options.items()]),
        due=tuple(range(len(sheet.reinforcement))),
        wings=wings(printed, sheet),
        hqs=dict(sheet.hqs),
        control={objective.hex: objective.side for objective in sheet.objective},
    )
    attach(game, sheet)
    give_orders(game, sheet)
    place(game, sheet)
    improvise(game)
    return game


def wings(printed: Printed, sheet: ScenarioSheet) -> dict[str, tuple[str, ...]]:
    """[wing.consistent-orders] Who is under each wing commander who takes part as one."""
    return {
        leader.id: sheet.wings.get(leader.id, leader.wing)
        for leader in printed.leaders.values()
        if printed.role_of(sheet.id, leader.id) is Role.WING
    }


def attach(game: Game, sheet: ScenarioSheet) -> None:
    """[division.reattach] Divisions that the scenario puts under another corps."""
    to = {game.division(each.unit): each.to for each in sheet.unit if each.to}
    for group in sheet.reinforcement:
        if group.to:
            to |= {game.division(unit): group.to for unit in group.units}
    game.attached = to


def give_orders(game: Game, sheet: ScenarioSheet) -> None:
    """[order.one-at-a-time] A division named with a stroke has a divisional order of its own."""
    for each in sheet.order:
        corps, stroke, division = each.formation.partition("/")
        key = each.formation
        if stroke:
            key = next(
                id_
                for id_ in game.printed.divisions
                if id_ == key or (id_.endswith(f"/{division}") and game.attached.get(id_) == corps)
            )
        game.commands[key] = Command(order_of(game, each))


def order_of(game: Game, given: SetOrder) -> Order:
    """[order.target-needed] A town is a target with all its hexes."""
    if not given.target:
        return Order(given.order)
    target = feature(game, given.target)
    ours = target if given.order is Kind.DEFENCE else ()
    return Order(given.order, target, ours=ours)


def feature(game: Game, hex_: str) -> tuple[str, ...]:
    """[order.target-needed] The hexes that a target stands for: all those of its town."""
    town = game.printed.towns.get(hex_)
    if town is None:
        return (hex_,)
    at = game.ground.at
    return tuple([each for each in town if each in at])


def place(game: Game, sheet: ScenarioSheet) -> None:
    """Units and leaders where they stand, some of them with losses."""
    game.losses = dict.fromkeys(sheet.reduced, 1) | dict.fromkeys(sheet.third, 2)
    for each in sheet.unit:
        put(game, each.unit, each.hex)
    for leader, hex_ in sheet.leaders.items():
        post(game, leader, hex_)
