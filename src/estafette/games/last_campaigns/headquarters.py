"""[hq.moves-on-order] Headquarters: when they move, and when they come back."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Appoint
from .fate import place_hq
from .sides import MARCHES, RETREATS, Army, Side
from .state import Game

ON_ORDER = MARCHES + RETREATS


def name_of(army: Army) -> str:
    """An HQ goes by the name of its army: hq-french."""
    return f"hq-{army}"


def is_hq(piece: str) -> bool:
    return piece.startswith("hq-")


def army_of(piece: str) -> Army:
    return Army(piece.removeprefix("hq-"))


def headquarters_of(game: Game, side: Side) -> list[str]:
    """The HQs of a side that are on the map."""
    return [name_of(army) for army in game.hqs if game.printed.armies[army].side is side]


def cannot_move_hq(game: Game, piece: str) -> Refusal | None:
    """[hq.moves-on-order] Only in the Reserve step, and only under orders to march or withdraw."""
    if not game.reserves:
        return refuse("hq.moves-on-order", "hq.not-now")
    if game.order_of(piece).kind not in ON_ORDER:
        return refuse("hq.moves-on-order", "hq.no-order")
    return None


def restore_headquarters(game: Game) -> Procedure[None]:
    """[hq.destroyed.returns] On the first night turn an HQ that was lost is back (R-53)."""
    if not game.is_night:
        return
    for army in list(game.hqs_lost):
        places = sorted({game.where[unit] for unit in game.where if is_of(game, unit, army)})
        if not places:
            continue
        choice = yield ask(
            game.printed.armies[army].side,
            "hq.where",
            rule="hq.destroyed.returns",
            offers=[Appoint(hex_) for hex_ in places],
            unless=partial(cannot_place, places),
            kind=Appoint,
            facts={"army": army},
        )
        assert isinstance(choice, Appoint)
        place_hq(game, army, choice.hex)
        game.tell("hq.returns", army=army, hex=choice.hex)


def is_of(game: Game, unit: str, army: Army) -> bool:
    return game.printed.army_of[unit] is army


def cannot_place(places: list[str], choice: Appoint) -> Refusal | None:
    """[hq.destroyed.returns] With any unit of its army."""
    if choice.hex in places:
        return None
    return refuse("hq.destroyed.returns", "hq.no-unit-there", hex=choice.hex)
