"""Two crossroads, one after the other: what looks best at the first leads nowhere."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from estafette.engine import (
    Action,
    Dice,
    Outcome,
    Procedure,
    Rules,
    Sequence,
    Setup,
    State,
    Step,
    ask,
    secret_of,
)
from estafette.match import Match
from tests import specimen

OURS, THEIRS = "ours", "theirs"

# What the ways taken so far are worth to us.
WORTH: Mapping[tuple[str, ...], float] = {
    (): 0.0,
    ("left",): 0.2,
    ("right",): 0.0,
    ("left", "left"): 0.1,
    ("left", "right"): 0.1,
    ("right", "left"): -0.5,
    ("right", "right"): 0.9,
}


class Go(Action, frozen=True):
    """This way."""

    way: str


LEFT, RIGHT = Go("left"), Go("right")


class Walk(State, kw_only=True):
    """The ways taken, and what the first walk was worth to us; later walks are worth nothing."""

    ways: list[str] = []
    walks: int = 0
    worth: float = 0.0


def crossroads(*asked: str, bound: str = "") -> Match:
    """The first walk: who is asked at each crossroads, and who can only go left."""

    def walk(game: Walk) -> Procedure[None]:
        for seat in asked:
            ways = (LEFT,) if seat == bound else (LEFT, RIGHT)
            choice = yield ask(seat, "which-way", rule="1", offers=ways, always=True)
            assert isinstance(choice, Go)
            game.ways.append(choice.way)
        game.worth = worth_of(game)
        game.walks, game.ways = game.walks + 1, []

    rules = replace(
        specimen.RULES,
        state=Walk,
        actions=Go,
        sequence=Sequence(Step("1", walk)),
        outcome=lambda game: Outcome(None, "1", "over") if game.walks == 3 else None,
        seats=lambda setup: (OURS, THEIRS),
        start=lambda printed, setup, dice: Walk(dice=dice),
        view=lambda game, seat: tuple(game.ways),
        imagine=lambda game, seat, dice: None,
        suppose=lambda game, guess: {},
        judgement=judgement,
    )
    return started(rules)


def judgement(game: Any, side: str) -> float:
    worth = worth_of(game)
    return worth if side == OURS else -worth


def worth_of(game: Walk) -> float:
    return game.worth if game.walks else WORTH.get(tuple(game.ways), 0.0)


def started(rules: Rules) -> Match:
    return Match(rules, Setup("crossroads"), rules.start(None, Setup(""), Dice(secret_of(1))))
