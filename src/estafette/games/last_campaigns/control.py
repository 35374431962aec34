"""[victory.control] Who holds a hex: with a unit in it, or with a zone of control of his alone."""

from .sides import ALLIED, FRENCH, Side
from .state import Game
from .zones import standing_beside


def update_control(game: Game) -> None:
    """[victory.control] The objectives go to whoever holds them now; else they stay as they were.

    As long as no hex has been won or lost nobody need look again.
    """
    fronts = game.front(FRENCH), game.front(ALLIED)
    if fronts == game.surveyed and not game.charging:
        return
    game.surveyed = () if game.charging else fronts
    for hex_ in game.control:
        now = held_now(game, hex_)
        if now is not None and now is not game.control[hex_]:
            game.control[hex_] = now
            game.tell("control.changes", hex=hex_, side=now)


def note_passage(game: Game, hex_: str) -> None:
    """[victory.occupation] Units are in a hex, perhaps only to go on: they have been there."""
    if hex_ in game.control or any(near in game.control for near in game.ground.neighbours[hex_]):
        update_control(game)


def controller(game: Game, hex_: str) -> Side | None:
    """[victory.control] Who controls a hex, as far as the table shows."""
    return held_now(game, hex_) or game.control.get(hex_)


def held_now(game: Game, hex_: str) -> Side | None:
    """[victory.occupation] Whoever has units there, or his zone alone bears on it."""
    holder = game.holder(hex_)
    if holder is not None or hex_ in game.ground.chateaux:
        return holder
    beside = {game.holder(there) for there in standing_beside(game, hex_)}
    return beside.pop() if len(beside) == 1 else None
