"""[sequence.end-activations] The end of the activation phase: supply, sieges, attrition."""

from estafette.engine import Pass, Procedure, ask

from . import attrition, fortress, siege
from .actions import Besiege
from .depots import sweep
from .organisation import commanding
from .powers import controller, field_heads, side_of_force
from .sides import Side
from .state import Game
from .supply import check


def check_supply(game: Game) -> None:
    """[supply.check-when] [supply.marker] The supply of every force at war is looked at."""
    check(game, [head for head in game.forces if side_of_force(game, game.forces[head])])


def last_sieges(game: Game, side: Side) -> Procedure[None]:
    """[siege.attack-free-end] One free attack on each fortress that a side besieges (R-28)."""
    game.covered = {}
    for zone in list(game.sieges):
        if controller(game, zone) is not side.enemy or zone not in game.sieges:
            continue
        heads = field_heads(game, zone, side)
        head = commanding(game, heads) or (heads[0] if heads else "")
        if not head or siege.cannot_attack(game, head, free=True) is not None:
            continue
        choice = yield ask(
            side,
            "siege.last-attack",
            rule="siege.attack-free-end",
            offers=[Besiege()],
            or_else=Pass(),
            facts={"force": head, "zone": zone},
        )
        if isinstance(choice, Besiege):
            yield from siege.attack(game, head, free=True)


def reactivate(game: Game) -> None:
    """[fortress.end-phase] Captured fortresses in supply serve their conqueror in full."""
    fortress.reactivate_supplied(game)


def last_tests(game: Game, side: Side) -> Procedure[None]:
    """[attrition.when.end-phase] Besieged, unsupplied and demoralised forces of a side test."""
    for head in [each for each in game.forces if must_test(game, each, side)]:
        if head in game.forces and must_test(game, head, side):
            yield from attrition.test(game, head, at_end=True)
    yield from siege.settle_all(game)
    sweep(game)


def must_test(game: Game, head: str, side: Side) -> bool:
    """[attrition.when.end-phase] Is this force of a side besieged, unsupplied or demoralised?"""
    force = game.forces[head]
    if side_of_force(game, force) is not side:
        return False
    is_besieged = force.is_sheltered and force.zone in game.sieges
    is_short = any(corps in game.unsupplied for corps in force.corps)
    return is_besieged or is_short or force.is_demoralised
