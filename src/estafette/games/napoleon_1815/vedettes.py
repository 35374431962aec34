"""[p.15] Vedettes on the move: they scout, mask and die easily."""

from estafette.engine import Refusal, refuse

from .entry import meet, remove_vedette, stand
from .sides import Army, Camp
from .state import Game, Operation
from .telling import tell_of_blocks
from .victory import occupy, settle


def scout(game: Game, operation: Operation, to: str) -> None:
    """[grognard.vedette.operation] A group of vedettes goes by one connection into a zone."""
    camp, group = operation.camp, operation.pile
    here = game.zone[group[0]]
    meet(game, camp, to)
    stand(game, group, to)
    tell_of_blocks(game, camp, "entry.enters", list(group), here=here, there=to)
    for enemy in game.vedettes_at(to, camp.enemy):  # [grognard.vedette.one-for-one]
        if group:
            remove_vedette(game, enemy)
            remove_vedette(game, group[0])
    if game.has_corps(to, camp.enemy):  # [grognard.vedette.enters-enemy]
        for vedette in list(group):
            remove_vedette(game, vedette)
    if group:
        occupy(game, to, group)  # [grognard.vedette.control]
        settle(game)


def cannot_scout(game: Game, operation: Operation, to: str) -> Refusal | None:
    """[grognard.vedette.no-fortress] Vedettes stay out of a fortified town with an enemy marker."""
    flag = game.flags.get(to)
    if game.printed.zones[to].kind != "fortified-town" or flag is None:
        return None
    if (flag is Army.FRENCH) is (operation.camp is Camp.FRENCH):
        return None
    return refuse("grognard.vedette.no-fortress", "movement.vedette-fortress", there=to)
