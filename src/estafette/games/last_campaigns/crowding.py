"""[stacking.when] The check of stacking at the end of a segment."""

from estafette.engine import Procedure, ask

from .actions import GiveWay
from .fate import disorganise
from .lines import face
from .retreat import retreat
from .sides import Side
from .state import Game


def check_stacking(game: Game, side: Side) -> Procedure[None]:
    """[stacking.when] Where too many stand, the surplus makes room (R-109)."""
    limit = game.printed.tables.limits.stack
    for hex_ in [hex_ for hex_, stack in game.stacks.items() if len(stack) > limit]:
        if game.holder(hex_) is not side:
            continue
        face(game, [hex_])
        disorganise(game, game.at(hex_))
        while len(game.at(hex_)) > limit:
            yield from make_room(game, hex_, side)


def make_room(game: Game, hex_: str, side: Side) -> Procedure[None]:
    """[stacking.when] The owner names a unit that moves on by one hex, as in 7.4."""
    choice = yield ask(
        side,
        "stacking.who",
        rule="stacking.when",
        offers=[GiveWay(unit) for unit in game.at(hex_)],
        facts={"hex": hex_},
    )
    assert isinstance(choice, GiveWay)
    game.tell("stacking.gives-way", hex=hex_)
    yield from retreat(game, [choice.unit], voluntary=True, start=hex_)
