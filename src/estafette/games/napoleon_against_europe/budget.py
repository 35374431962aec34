"""[sequence.budget-order] The budget phase: incomes, spending by power; the rest is lost."""

from collections.abc import Iterator

from estafette.engine import Procedure

from .affairs import Books
from .control import counts
from .events import Moment, lapse, window
from .fate import enter_reserve, leave_force, lose_for_good, rest_is_over
from .minors import minor_steps
from .mobilisation import is_nowhere
from .powers import side_of
from .sides import COALITION, EMPIRE, ENGLAND, FRANCE, Phase, Side, Until
from .standing import key_zones
from .state import Game

LIBERATION = "22C"  # [spain.liberation-war.start] Dos de Mayo
MADRID = "madrid"


def begin(game: Game) -> None:
    """[budget.resources] [budget.transfer.timing] All incomes are known before the first budget.

    [budget.wounded-return] Whoever rested in the reserve may be used again.
    """
    game.phase = Phase.BUDGET
    rest_is_over(game)
    change_generals(game)
    game.resources = {power: income(game, power) for power in game.printed.majors}
    minors: dict[str, int] = {side: minor_steps(game, side) for side in Side}
    game.received = {}
    game.credit = {}
    game.books = Books(income=dict(game.resources), minor_steps=dict(minors), counted=minors)
    game.queue = tuple(spenders(game))
    for power in game.printed.tables.order.powers:
        game.tell("budget.income", power=power, points=game.resources[power] / 2)


def spenders(game: Game) -> Iterator[str]:
    """[sequence.budget-order] The powers in order; minors after the power that leads their side."""
    for power in game.printed.tables.order.powers:
        yield power
        if power == ENGLAND:
            yield COALITION
        elif power == FRANCE:
            yield EMPIRE


def income(game: Game, power: str) -> int:
    """[budget.resources] What a power has this year, in half points; never below nothing (R-29).

    [budget.key-zone-loss] Key zones at home in enemy hands cost four points each.
    """
    tables = game.printed.tables
    lost = len(key_zones_lost(game, power)) * tables.limits.key_zone_loss
    return max(tables.resources[power] + game.credit.get(power, 0) - lost, 0)


def key_zones_lost(game: Game, power: str) -> list[str]:
    """[budget.key-zone-loss] [control.supplied-only] Key zones of a power that its enemy holds.

    [budget.warsaw-exception] Warsaw, once Polish, is no zone of Prussia any more.
    [budget.madrid-exception] Madrid does not count in the War of Liberation.
    """
    side = side_of(game, power)
    if side is None:
        return []
    spared = MADRID if side is COALITION and LIBERATION in game.events else ""
    zones = [zone for zone in key_zones(game, power) if zone != spared]
    return [zone for zone in zones if counts(game, zone, side.enemy)]


def gain(game: Game, power: str, half_points: int) -> None:
    """Resources more or less: now if the budget is open, else in the next one."""
    change = half_points
    if game.books is None:
        game.credit = {**game.credit, power: game.credit.get(power, 0) + half_points}
    else:
        purse = game.resources.get(power, 0)
        change = max(half_points, -purse)
        game.resources = {**game.resources, power: purse + change}
    game.tell(
        "budget.gain",
        power=power,
        points=abs(change) / 2,
        sign="less" if half_points < 0 else "more",
        when="next" if game.books is None else "now",
    )


def change_generals(game: Game) -> None:
    """[budget.generals.new] [general.entry-date] [general.exit-date] Who comes, who goes."""
    for general in game.printed.generals.values():
        if general.leaves == game.year:
            dismiss(game, general.id)
    for general in game.printed.generals.values():
        if general.enters != game.year or general.by or general.id in game.lost:
            continue
        if general.replaces:
            dismiss(game, general.replaces)
        if is_nowhere(game, general.id):
            enter_reserve(game, general.id)
            game.tell("general.arrives", general=general.id)


def dismiss(game: Game, general: str) -> None:
    """[general.exit-date] [general.brunswick-blucher] A general leaves the game for good."""
    if general in game.lost:
        return
    if any(general in force.pieces for force in game.forces.values()):
        leave_force(game, general)
    lose_for_good(game, general)
    game.tell("general.leaves", general=general)


def open_with_cards(game: Game, side: Side) -> Procedure[None]:
    """[card.play-phases] [card.chain-in-budget] Events of the budget phase, before any spending."""
    while (yield from window(game, side, Moment.BUDGET, rule="card.play-phases")):
        pass


def is_spent(game: Game) -> bool:
    """[sequence.budget-order] Have all powers done their budgets?"""
    return not game.queue


def close(game: Game) -> None:
    """[budget.no-saving] [budget.surplus-lost] What is left is lost."""
    for power, left in game.resources.items():
        if left:
            game.tell("budget.lost", power=power, points=left / 2)
    game.resources = {}
    game.received = {}
    game.books = None
    lapse(game, Until.BUDGET)
