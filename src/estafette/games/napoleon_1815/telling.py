"""[grognard.fog.visible] Who hears what: under the fog of war names are for one's own camp."""

from typing import Any

from estafette.engine import SPECTATOR

from .sides import Camp
from .state import Game


def tell_camp(game: Game, camp: Camp, key: str, /, **facts: Any) -> None:
    """Said behind the screen of one camp."""
    game.tell(key, to=game.seats(camp), **facts)


def tell_others(game: Game, camp: Camp, key: str, /, **facts: Any) -> None:
    """Said to everybody but one camp."""
    game.tell(key, to=(*game.seats(camp.enemy), SPECTATOR), **facts)


def tell_of_blocks(game: Game, camp: Camp, key: str, blocks: list[str], /, **facts: Any) -> None:
    """What some blocks do; whom the fog hides, the enemy hears only counted (`<key>-unseen`)."""
    if not game.grognard or all(block in game.flat for block in blocks):
        game.tell(key, blocks=tuple(blocks), **facts)
        return
    army = game.printed.army_of[blocks[0]]
    tell_camp(game, camp, key, blocks=tuple(blocks), **facts)
    tell_others(game, camp, f"{key}-unseen", army=army, count=len(blocks), **facts)
