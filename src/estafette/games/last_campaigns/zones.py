"""[zoc.extent] Zones of control."""

from .front import zone_around
from .sides import Arm, Side, Terrain
from .state import Game


def is_in_zoc(game: Game, hex_: str, of: Side) -> bool:
    """[zoc.extent] Does a side's zone of control lie on a hex?"""
    return hex_ in zone(game, of)


def zone(game: Game, of: Side) -> frozenset[str]:
    """[zoc.extent] [charge.no-zoc] The zone of control of a side; who charges has none."""
    front = game.front(of)
    if not game.charging:
        return front.zone
    standing = [hex_ for hex_ in front.held if not game.charging.issuperset(game.stacks[hex_])]
    return zone_around(game.ground, standing)


def standing_beside(game: Game, hex_: str) -> list[str]:
    """[zoc.extent] [charge.no-zoc] The hexes beside one whose units would have a zone there."""
    stacks, charging = game.stacks, game.charging
    near = [there for there in game.ground.neighbours[hex_] if there in stacks]
    return [there for there in near if not charging.issuperset(stacks[there])] if charging else near


def is_in_enemy_zoc(game: Game, unit: str) -> bool:
    """[zoc.start-locked] [chateau.ignores-zoc] Does an enemy zone of control bear on a unit?"""
    return is_in_zoc(game, game.where[unit], game.side(unit).enemy)


def enemies_beside(game: Game, hex_: str, side: Side) -> list[str]:
    """The adjacent hexes in which enemy combat units of a side stand."""
    enemy, stacks, side_of = side.enemy, game.stacks, game.printed.side_of
    return [
        there
        for there in game.ground.neighbours[hex_]
        if there in stacks and side_of[stacks[there][0]] is enemy
    ]


def is_in_chateau(game: Game, hex_: str) -> bool:
    """[chateau.single-infantry] [chateau.two-units-cancel] One infantry unit, and no other."""
    stack = game.at(hex_)
    return (
        game.ground.terrain[hex_] is Terrain.CHATEAU
        and len(stack) == 1
        and game.unit(stack[0]).arm is Arm.INFANTRY
    )
