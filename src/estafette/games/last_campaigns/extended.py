"""[option.extended.deploy] The option of 20.2.3: brigades in extended line, on a hexside."""

from estafette.board import Hex
from estafette.engine import Refusal, refuse

from .actions import CloseUp, Extend, Shift
from .affairs import Moving
from .bounds import Errand, cannot_stop
from .fate import extend, move
from .lines import cannot_fill
from .paths import Going, leave_cost, why_barred
from .sides import INFANTRY
from .state import Game

LEAST = 2  # [option.extended.min-strength]


def extensions(game: Game, errand: Errand) -> tuple[Extend, ...]:
    """[option.extended.deploy] The hexes into which a brigade on the move could deploy."""
    unit = brigade_of(game, errand.going)
    if not unit or unit in game.extended:
        return ()
    return tuple([Extend(hex_) for hex_ in game.ground.neighbours[errand.going.start]])


def brigade_of(game: Game, going: Going) -> str:
    """[option.extended.deploy] The brigade of infantry that moves alone, if it is one."""
    if not game.plays_with("extended-line") or not going.start or len(going.pieces) > 1:
        return ""
    unit = going.pieces[0]
    is_infantry = going.is_combat and game.unit(unit).arm is INFANTRY
    return unit if is_infantry else ""


def cannot_extend(game: Game, errand: Errand, choice: Extend) -> Refusal | None:
    """[option.extended.min-strength] [option.extended.cost] Why a brigade does not deploy there."""
    going, hex_ = errand.going, choice.hex
    unit = brigade_of(game, going)
    if not unit or unit in game.extended or hex_ not in game.ground.neighbours[going.start]:
        return refuse("option.extended.deploy", "extended.not-so")
    if game.strength(unit) < LEAST:
        return refuse("option.extended.min-strength", "extended.too-weak", unit=unit)
    if deploy_cost(game, going.start, hex_) > going.points:
        return refuse("option.extended.cost", "movement.too-far", hex=hex_)
    if barred := why_barred(game, going, hex_):
        return barred
    return cannot_fill(game, unit, (going.start, hex_))


def deploy_cost(game: Game, here: str, there: str) -> int:
    """[option.extended.cost] The higher cost of the two hexes."""
    cost = game.ground.cost
    return max(cost(here, there, mounted=False), cost(there, here, mounted=False))


def shifts(game: Game, errand: Errand) -> tuple[Shift, ...]:
    """[option.extended.cost] Where a line could move as a line: both halves the same way."""
    unit = brigade_of(game, errand.going)
    if unit not in game.extended:
        return ()
    at, number = game.ground.at, game.ground.hexmap.number_of
    here, there = at[game.where[unit]], at[game.extended[unit]]
    found = []
    for goal in game.ground.neighbours[game.where[unit]]:
        other = Hex(there.q + at[goal].q - here.q, there.r + at[goal].r - here.r)
        if other in game.ground.hexmap:
            found.append(Shift(goal, number(other)))
    return tuple(found)


def cannot_shift(game: Game, errand: Errand, choice: Shift) -> Refusal | None:
    """[option.extended.cost] Why a line does not move there."""
    going = errand.going
    unit = brigade_of(game, going)
    if choice not in shifts(game, errand):
        return refuse("option.extended.deploy", "extended.not-so")
    if shift_cost(game, going, choice) > going.points:
        return refuse("option.extended.cost", "movement.too-far", hex=choice.hex)
    for hex_ in (choice.hex, choice.other):
        if barred := why_barred(game, going, hex_):
            return barred
    if refusal := cannot_stop(errand, choice.hex):
        return refusal
    return cannot_fill(game, unit, (choice.hex, choice.other))


def shift_cost(game: Game, going: Going, choice: Shift) -> int:
    """[option.extended.cost] The half that has the harder way decides."""
    unit, cost = going.pieces[0], game.ground.cost
    halves = ((game.where[unit], choice.hex), (game.extended[unit], choice.other))
    return max(
        [leave_cost(game, going, a) + cost(a, b, mounted=going.is_mounted) for a, b in halves]
    )


def closings(game: Game, errand: Errand) -> tuple[CloseUp, ...]:
    """[option.extended.undeploy] The two hexes in which a line can close up."""
    unit = brigade_of(game, errand.going)
    if unit not in game.extended:
        return ()
    return (CloseUp(game.where[unit]), CloseUp(game.extended[unit]))


def cannot_close(game: Game, errand: Errand, choice: CloseUp) -> Refusal | None:
    """[option.extended.undeploy] Only a line closes up, in one of its two hexes."""
    if choice in closings(game, errand):
        return None
    return refuse("option.extended.undeploy", "extended.not-so")


def redeploy(game: Game, moving: Moving, errand: Errand, choice: Extend | Shift | CloseUp) -> None:
    """[option.extended.deploy] [option.extended.undeploy] The line is formed, moved or closed."""
    unit, price = moving.units[0], 0
    match choice:
        case Extend(hex_):
            price = deploy_cost(game, game.where[unit], hex_)
            extend(game, unit, hex_)
            game.tell("extended.deploys", unit=unit, hex=game.where[unit], other=hex_)
        case Shift(hex_, other):
            price = shift_cost(game, errand.going, choice)
            move(game, unit, hex_)
            extend(game, unit, other)
            moving.entered.append(hex_)
            game.tell("extended.moves", unit=unit, hex=hex_, other=other)
        case CloseUp(hex_):
            move(game, unit, hex_)
            game.tell("extended.closes", unit=unit, hex=hex_)
    moving.spent += price
    moving.used[unit] += price
