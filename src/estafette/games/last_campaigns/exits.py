"""[movement.exit.not-eliminated] Leaving the map."""

from estafette.engine import Refusal, refuse

from .paths import Going
from .roads import entry_rate
from .sides import RETREATS
from .state import Game


def exit_cost(game: Game, going: Going) -> int:
    """[movement.exit.not-eliminated] One point, or the rate of the road (R-118)."""
    rate = entry_rate(game, going.start) if going.by_road else None
    return game.printed.tables.movement.clear if rate is None else rate


def cannot_leave_map(game: Game, going: Going) -> Refusal | None:
    """[movement.exit.not-eliminated] Why whoever moves may not leave the map from where he is."""
    here = going.start
    if not going.is_combat or not any(here in edge for edge in game.ground.edges.values()):
        return refuse("movement.exit.not-eliminated", "exit.not-at-edge")
    if exit_cost(game, going) > going.points:
        return refuse("movement.allowance", "exit.too-dear")
    for unit in going.pieces:
        if not may_leave(game, unit, here):
            return refuse("command.range.no-leaving", "exit.not-ordered", unit=unit)
    return None


def may_leave(game: Game, unit: str, hex_: str) -> bool:
    """[command.range.no-leaving] By an exit of the scenario, in retreat, or under orders to it."""
    side, army = game.side(unit), game.printed.army_of[unit]
    if any(each.side is side and hex_ in each.hexes for each in game.sheet.exit):
        return True
    own = game.ground.edges[game.printed.armies[army].edge]
    return game.order(unit).kind in RETREATS and hex_ in own
