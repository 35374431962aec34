"""[battle.strength.sum] Strength: the sum that both players can check by hand."""

from collections.abc import Iterable

from estafette.engine import Tally

from .control import is_at_home
from .sides import Side
from .state import Battle, Game


def reckon(game: Game, battle: Battle, side: Side) -> None:
    """[battle.strength.both-sides] The tally of a side, cards left out."""
    engaged = battle.side(side)
    landed = battle.clash.landed if side is battle.attacker.side else ()
    engaged.tally = tally_of(game, engaged.box, landed)
    game.tell("battle.strength", side=side, strength=engaged.strength, tally=list(engaged.tally))


def tally_of(game: Game, box: Iterable[str], landed: Iterable[str]) -> list[tuple[str, int]]:
    """[battle.strength.sum] [battle.strength.home] [battle.strength.sea] What corps are worth."""
    table, tally = game.printed.tables.strength, Tally()
    box = list(box)
    for corps in box:
        tally.add(corps, game.battle_rating(corps))
    tally.add("battle.home", table.home * len([c for c in box if is_at_home(game, c)]))
    tally.add("battle.from-sea", table.sea * len([c for c in box if c in landed]))
    return tally.lines
