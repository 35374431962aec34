"""[confidence.when] Does a formation that bleeds go on believing in its order?"""

from estafette.engine import Procedure

from .affairs import Command
from .divisions import hearers, leader_value
from .failure import fail
from .force import holds_objective, is_formation, is_shaken
from .sides import ATTACKS, HOLDS, Kind
from .state import Game


def test_confidence(game: Game, formation: str) -> Procedure[None]:
    """[confidence.roll] [confidence.fail] A die above the sum makes the order fail at once."""
    if not must_test(game, formation):
        return
    lines = confidence(game, formation, game.commands[formation])
    threshold = sum([amount for _, amount in lines])
    die = game.dice.d6()
    game.tell(
        "confidence.roll",
        formation=formation,
        die=die,
        sum=lines,
        threshold=threshold,
        holds=die <= threshold,
        to=hearers(game, formation),
    )
    if die > threshold:
        yield from fail(game, formation)


def must_test(game: Game, formation: str) -> bool:
    """[confidence.when] [confidence.exempt] From the turn after the first step lost on.

    Orders that the table does not name never test (R-34).
    """
    command = game.commands[formation]
    if not is_formation(game, formation) or not 0 <= command.bled < game.turn:
        return False
    if not game.units_of(formation):
        return False
    kind = command.order.kind
    return kind in ATTACKS or (kind in HOLDS and is_shaken(game, formation))


def confidence(game: Game, formation: str, command: Command) -> list[tuple[str, int]]:
    """[table.confidence] The leader's value and what is added to it."""
    table, kind = game.printed.tables.confidence, command.order.kind
    lines = [("confidence.leader", leader_value(game, formation))]
    if kind in HOLDS:
        lines.append(("confidence.defence", table.defence_demoralised))
    elif is_shaken(game, formation):
        lines.append(("confidence.demoralised", table.attack_demoralised))
    else:
        lines.append(("confidence.attack", table.attack))
    if kind is Kind.ATTACK and holds_objective(game, formation, command):
        lines.append(("confidence.objective", table.objective))
    return lines
