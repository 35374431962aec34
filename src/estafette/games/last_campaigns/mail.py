"""[option.pbem.igo-yougo] Play by mail: no markers, but one player turn after the other."""

from collections.abc import Callable

from estafette.engine import Procedure, ask

from .actions import PlayFirst
from .activation import PLAYER
from .markers import choose_commander, draws_markers
from .sides import ALLIED, FRENCH, Side
from .state import Game


def is_by_mail(game: Game) -> bool:
    """[option.pbem.igo-yougo] Are player turns to be arranged for this turn?"""
    return game.plays_with("alternate-turns") and draws_markers(game)


def choose_order(game: Game) -> Procedure[None]:
    """[option.pbem.first-player] The higher total plays first, or lets the other do so."""
    leaders: dict[Side, str | None] = {}
    for side in (FRENCH, ALLIED):
        leaders[side] = yield from choose_commander(game, side, "initial")
    values = {side: 0 if who is None else game.value(who) for side, who in leaders.items()}
    winner = None
    while winner is None:
        winner = roll(game, values)
    game.retreats = {}
    choice = yield ask(
        winner,
        "mail.first-or-second",
        rule="option.pbem.first-player",
        offers=[PlayFirst(True), PlayFirst(False)],
    )
    assert isinstance(choice, PlayFirst)
    first = winner if choice.first else winner.enemy
    game.cup = (PLAYER + first, PLAYER + first.enemy)
    game.tell("mail.first", side=first)


def roll(game: Game, values: dict[Side, int]) -> Side | None:
    """[option.pbem.first-player] Combats won, the commander's value and a die; None if equal."""
    totals: dict[Side, int] = {}
    for side in (FRENCH, ALLIED):
        won, die = game.retreats.get(side.enemy, 0), game.dice.d6()
        totals[side] = won + values[side] + die
        game.tell("mail.roll", side=side, won=won, value=values[side], die=die)
    if totals[FRENCH] == totals[ALLIED]:
        return None
    return FRENCH if totals[FRENCH] > totals[ALLIED] else ALLIED


def by_marker(game: Game, segment: Callable[[Game], Procedure[None]]) -> Procedure[None]:
    """[option.pbem.joint-assault] A segment, marker by marker: none fights with another's corps."""
    together = game.active
    for corps in groups(game):
        game.active = corps
        yield from segment(game)
    game.active = together


def groups(game: Game) -> list[tuple[str, ...]]:
    """[option.pbem.joint-assault] The active corps, as their markers would have called them."""
    if not game.plays_with("alternate-turns"):
        return [game.active]
    pair = game.pairs.get(game.acting, ())
    alone = [(corps,) for corps in game.active if corps not in pair]
    return [tuple(pair), *alone] if pair else list(alone)
