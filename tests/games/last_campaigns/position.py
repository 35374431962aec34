"""A position in a few lines: an empty map, and what is put on it.

    game = given(fr_ii_soye="4250", pr_i_roder="4251", orders={"fr-ii": "attack 4251"}, dice=[3])

A unit or a leader stands where its keyword says, with the steps that it has lost written behind
the hex, and a cross if it is disorganised: `fr_ii_soye="4250 1 x"`. `table` is a scenario as it is
set up; `clear` takes everything off the map.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from estafette.engine import Dice, secret_of, settle
from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.fate import post, put
from estafette.games.last_campaigns.hidden import set_off
from estafette.games.last_campaigns.printed import Printed, read
from estafette.games.last_campaigns.sides import FRENCH, Kind, Side
from estafette.games.last_campaigns.start import feature, new_game
from estafette.games.last_campaigns.state import Game


@cache
def the_box() -> Printed:
    """The box as it is shipped."""
    return read()


def table(scenario: str = "ligny", *, dice: Sequence[int] = (), **options: str) -> Game:
    """A scenario as it is set up; `disorganised_retreat="no"` switches a rule."""
    printed = the_box()
    agreed = {name.replace("_", "-"): choice for name, choice in options.items()}
    setup = settle(printed, scenario, agreed)
    return new_game(printed, setup, Dice(secret_of("a test"), loaded=list(dice)))


def clear(game: Game) -> Game:
    """Nothing and nobody is left on the map, and no order is in force."""
    for name in ("where", "stacks", "losses", "leaders", "hqs", "commands"):
        getattr(game, name).clear()
    game.due, game.attached, game.fronts = (), {}, {}
    return game


def given(
    scenario: str = "ligny",
    *,
    dice: Sequence[int] = (),
    options: Mapping[str, str] = {},
    orders: Mapping[str, str] = {},
    active: Iterable[str] = (),
    acting: Side = FRENCH,
    hqs: Mapping[str, str] = {},
    facts: Mapping[str, Any] = {},
    **pieces: str,
) -> Game:
    """A table with these pieces on it and no others; `facts` sets any other field.

    An order is its kind and, after a blank, its target: `{"fr-ii": "attack 4251"}`.
    """
    game = clear(table(scenario, dice=dice, **options))
    for name, place in pieces.items():
        lay(game, name.replace("_", "-"), place)
    for formation, words in orders.items():
        give(game, formation, words)
    game.active, game.acting = tuple(active), acting
    game.hqs.update(hqs)  # type: ignore[arg-type]
    for name, fact in facts.items():
        setattr(game, name, fact)
    return game


def lay(game: Game, piece: str, place: str) -> None:
    """A unit or a leader in a hex, with its losses and its disorder."""
    hex_, *rest = place.split()
    if piece in game.printed.leaders:
        post(game, piece, hex_)
        return
    put(game, piece, hex_)
    if "x" in rest:
        game.disorganised |= {piece}
    for word in rest:
        if word.isdigit():
            game.losses[piece] = int(word)


def give(game: Game, formation: str, words: str) -> None:
    """An order: what to do, and where."""
    kind, _, target = words.partition(" ")
    hexes = feature(game, target) if target else ()
    ours = hexes if kind == Kind.DEFENCE else ()
    game.commands[formation] = Command(Order(Kind(kind), hexes, ours=ours))


def on_a_hidden_march(game: Game, formation: str) -> Game:
    """It sets off unseen, as its order says."""
    order = game.order_of(formation)
    game.commands[formation] = replace(game.commands[formation], order=replace(order, hidden=True))
    set_off(game, formation, game.order_of(formation))
    return game
