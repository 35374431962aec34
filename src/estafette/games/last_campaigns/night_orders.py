"""[night.orders-automatic] Orders in the dark, and the morning on which they take effect."""

from .affairs import Dispatch
from .dispatch import is_general_retreat
from .force import holds_objective, is_formation, is_shaken, obey
from .printed import HOURS
from .sides import ATTACKS, FRENCH, Kind, Status
from .state import Game


def dies_at_night(game: Game, formation: str) -> bool:
    """[night.attack-fails] [night.zoc-ban-no-failure] An attack that holds none of its target."""
    command = game.commands[formation]
    return (
        game.is_night
        and is_formation(game, formation)
        and command.order.kind in ATTACKS
        and bool(game.units_of(formation))
        and not holds_objective(game, formation, command)
    )


def is_kept_till_dawn(game: Game, dispatch: Dispatch) -> bool:
    """[night.orders-automatic] Received at night; a General Retreat is checked all the same.

    [option.fatigue.order-at-night] So is a Forced March.
    """
    if not game.is_night or is_general_retreat(dispatch.orders):
        return False
    return dispatch.orders[0].kind is not Kind.FORCED_MARCH


def take_up_at_dawn(game: Game, dispatch: Dispatch) -> Status | None:
    """[night.orders-automatic] What becomes of an order that waits for the day; None: in force."""
    if game.is_night:
        return Status.DAWN
    if is_shaken(game, dispatch.to):
        return Status.R4  # [night.demoralised-r4]
    if game.side_of_formation(dispatch.to) is FRENCH and not game.released:
        return Status.DAWN  # [night.french-release]
    return None


def roll_for_release(game: Game) -> None:
    """[proposal.morning-release] One die a turn, from 05:00 on; at 10:00 the French are up."""
    if not game.sheet.release:
        return
    if game.is_night:
        game.released = False
    if game.released or game.is_night:
        return
    needed, late = game.printed.tables.turns.release, game.hour % HOURS - first_hour(game)
    if late < 0:
        return
    if late >= len(needed):
        game.released = True
        game.tell("release.late")
        return
    die = game.dice.d6()
    game.released = die >= needed[late]
    game.tell("release.roll", die=die, needs=needed[late], released=game.released)


def first_hour(game: Game) -> int:
    """[proposal.morning-release] The hour after dawn."""
    return game.printed.tables.turns.dawn + 1


def release(game: Game, formation: str) -> None:
    """[proposal.morning-release] A French formation that is attacked stands to arms at once."""
    if game.released or game.is_night or game.side_of_formation(formation) is not FRENCH:
        return
    for dispatch in game.dispatches:
        is_waiting = dispatch.to == formation and dispatch.status is Status.DAWN
        if is_waiting and not is_shaken(game, formation):
            obey(game, dispatch)
            return
