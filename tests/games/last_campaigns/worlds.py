"""A match that begins with some step, and all that a seat learns of it."""

from collections.abc import Callable
from typing import Any

from estafette.engine import settle
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.sequence import SEQUENCE
from estafette.games.last_campaigns.sides import Side
from estafette.games.last_campaigns.state import Game
from estafette.match import Match, question

from .position import the_box

WRITTEN = {"orders": "written"}
OTHERS = ("allied", None)  # the enemy of those who act, and whoever only looks on


def before(procedure: Callable[..., Any], by: Side | None, game: Game) -> Game:
    """The table with this step before it."""
    lines = [line.step for line in SEQUENCE.lines]
    places = [n for n, step in enumerate(lines) if step and step.procedure is procedure]
    game.place = next(place for place in places if lines[place].by == by)  # type: ignore[union-attr]
    return game


def begun(game: Game) -> Match:
    """The match that goes on from there."""
    options = dict(each.split("=") for each in game.options)
    return Match(RULES, settle(the_box(), game.scenario, options), game)


def sight(match: Match, seat: str | None) -> tuple[Any, ...]:
    """What a seat sees, hears and is asked, who else is asked what, and how much was chosen."""
    known = match._known_to(seat)
    asked = [(each.seat, each.key, each.always) for each in known.open], known.moment
    return match.view(seat), question(match.decision(seat)), known._heard_since(seat), asked


def looks_alike(one: Match, other: Match) -> bool:
    return all(sight(one, seat) == sight(other, seat) for seat in OTHERS)


def choose(match: Match, *actions: object) -> Match:
    for action in actions:
        assert match.choose(match.open[0].seat, action) is None  # type: ignore[arg-type]
    return match
