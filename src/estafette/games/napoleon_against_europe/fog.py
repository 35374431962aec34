"""[option.fog-of-war] The optional rule that hides what is under the top counter of a stack.

It is a rule about looking: who joins, leaves and suffers is told to both players, and who fights
is laid open. A player with a good memory could know it all: a guess redraws none of it (R-400).
"""

from .affairs import Force
from .powers import side_of, side_of_force
from .printed import FOG
from .sides import Side
from .state import Game


def shows(game: Game, seat: str | None, force: Force, piece: str) -> bool:
    """[option.fog-of-war] May this seat look at one counter of a force?

    Of an enemy force only the general who commands it is seen, or a unit that is alone. To a
    spectator both sides are enemies.
    """
    if not game.plays_with(FOG) or is_friend(seat, side_of_force(game, force)):
        return True
    if is_fighting(game, force):
        return True
    if force.general:
        return piece == force.general
    return force.pieces == (piece,) and len(game.zones[force.zone]) == 1


def is_fighting(game: Game, force: Force) -> bool:
    """[battle.sequence] Who takes part in a battle is seen by both sides."""
    battle = game.battle
    return battle is not None and any(force.head in host.heads for host in battle.hosts)


def shows_back(game: Game, seat: str | None, fleet: str) -> bool:
    """[option.fog-of-war] May this seat look at the back of a fleet: its tactical value?

    [naval.combat.roll] Whoever fires is laid open (R-660).
    """
    battle = game.engagement
    if battle is not None and any(fleet in ships for ships in battle.fleets.values()):
        return True
    return may_look(game, seat, side_of(game, game.printed.nation_of[fleet]))


def may_look(game: Game, seat: str | None, side: Side | None) -> bool:
    """[option.fog-of-war] May this seat look through a side's stacks? Neutrals hide nothing."""
    return not game.plays_with(FOG) or is_friend(seat, side)


def is_friend(seat: str | None, side: Side | None) -> bool:
    return side is None or side == seat
