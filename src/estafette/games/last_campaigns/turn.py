"""[sequence.turn] A turn begins, its markers are drawn, and it ends."""

from .action import begin_action
from .activation import NIGHT, PLAYER
from .capacity import count_turns_away
from .direct import begin_anew
from .fatigue import dawn, end_of_turn, share_fatigue
from .markers import corps_of_marker
from .printed import HOURS
from .state import Game
from .victory import check_collapse
from .zones import is_in_enemy_zoc


def begin_turn(game: Game) -> None:
    """[sequence.turn] Nothing has been done yet in this turn."""
    game.tell("turn.begins", turn=game.turn + 1, day=game.hour // HOURS, hour=game.hour % HOURS)
    game.given, game.rallied = {}, {}
    game.chiefs_moved = game.arrived = frozenset()
    game.bombarded = game.charged = game.supported = frozenset()
    game.locked = frozenset([unit for unit in game.where if is_in_enemy_zoc(game, unit)])
    if game.hour % HOURS == game.printed.tables.turns.dawn:
        dawn(game)


def begin_command(game: Game) -> None:
    """[command.sequence.step1] Who was away from headquarters, and what direct command has cost."""
    count_turns_away(game)
    begin_anew(game)


def end_command(game: Game) -> None:
    """[sequence.phase1.orders] Orders are in force, and whoever joined a corps shares its lot."""
    share_fatigue(game)
    check_collapse(game)


def begin_initial(game: Game) -> None:
    """[marker.initial.effect] The formation that was chosen acts before any marker is drawn."""
    corps, game.initial = game.initial, ""
    act(game, corps)


def nobody_begins(game: Game) -> bool:
    """[sequence.phase3.initial] Has nobody an Initial Action, or has it been taken?"""
    return not game.initial


def draw_marker(game: Game) -> None:
    """[sequence.phase4.draw] [general.random-activation] One marker, at random.

    [night.no-draw] [option.pbem.igo-yougo] Sides that take turns do so in their order.
    """
    cup = list(game.cup)
    is_in_order = cup[0].startswith((NIGHT, PLAYER))
    marker = cup[0] if is_in_order else game.dice.pick(cup)
    cup.remove(marker)
    game.cup = tuple(cup)
    act(game, marker)


def is_cup_empty(game: Game) -> bool:
    """[sequence.phase4.draw] Until the cup is empty."""
    return not game.cup


def act(game: Game, marker: str) -> None:
    """[sequence.phase4.action] Whoever belongs to a marker is activated."""
    side, corps = corps_of_marker(game, marker)
    game.tell("marker.drawn", side=side, corps=list(corps))
    begin_action(game, side, corps)


def end_turn(game: Game) -> None:
    """[sequence.phase5.advance-turn] The turn marker moves on.

    [stacking.inspect] When it grows light or the rain ends, one sees into stacks farther away.
    """
    end_of_turn(game)
    check_collapse(game)
    game.pairs = {}
    sight = game.visibility
    game.turn += 1
    game.uncovered = game.uncovered or game.visibility > sight
