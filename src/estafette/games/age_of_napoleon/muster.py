"""[reinforcement.deploy.own-territory] Where corps of the reserve belong, and how one is placed."""

from collections.abc import Callable, Iterable, Sequence

from estafette.engine import Procedure, Refusal, ask

from .actions import Deploy
from .fate import place
from .sides import Side
from .state import Game


def home_ground(game: Game, corps: str) -> Sequence[str]:
    """[reinforcement.deploy.own-territory] The areas of its country, or the one it is tied to."""
    printed = game.printed.corps[corps]
    return game.areas_of(printed.home) if printed.home == printed.pool else [printed.home]


def station(
    game: Game,
    side: Side,
    corps: str,
    areas: Iterable[str],
    unless: Callable[[Deploy], Refusal | None],
) -> Procedure[str]:
    """[reinforcement.deploy.fresh] A corps that has been called up is placed; the area chosen."""
    game.called = corps
    choice = yield ask(
        side,
        "muster.where",
        rule="reinforcement.deploy.own-territory",
        offers=[Deploy(corps, area) for area in areas],
        unless=unless,
        kind=Deploy,
        facts={"corps": corps},
    )
    assert isinstance(choice, Deploy)
    game.called = ""
    place(game, corps, choice.area)
    return choice.area
