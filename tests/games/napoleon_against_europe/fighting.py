"""Marches and battles for the clause tests: a force on its way, a battle fought to its end."""

from typing import Any

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import cards
from estafette.games.napoleon_against_europe.affairs import Entry, Host, March
from estafette.games.napoleon_against_europe.battle import fight
from estafette.games.napoleon_against_europe.powers import field_heads, side_of_force
from estafette.games.napoleon_against_europe.sides import Side
from estafette.games.napoleon_against_europe.state import Game
from tests.referee import Referee

assert cards.EVENTS  # the cards are on the table


def march(game: Game, head: str, came_from: str = "", *, points: int = 3, **more: Any) -> March:
    """A force has entered the zone in which it stands, from another."""
    force = game.forces[head]
    side = side_of_force(game, force)
    assert side is not None
    border = game.printed.border(came_from, force.zone).kind if came_from else ""
    crossed = [force.zone] if came_from else []
    game.march = March(
        side,
        head,
        came_from or force.zone,
        came_from=came_from,
        border=border,
        points=points,
        crossed=crossed,
        **more,
    )
    game.active = side
    return game.march


def fought(
    game: Game,
    zone: str,
    attacker: Side,
    *heads: str,
    whence: str = "",
    interceptor: tuple[str, str] | None = None,
    **more: Any,
) -> Referee:
    """A battle in a zone by these forces, or by all of the attacker's; it stops where it asks.

    `whence` they came from one zone; an `interceptor` came from another.
    """
    those = heads or field_heads(game, zone, attacker)
    entries = []
    if whence:
        border = game.printed.border(whence, zone).kind
        entries = [Entry(head, whence, border) for head in those]
    if interceptor:
        head, start = interceptor
        entries.append(Entry(head, start, game.printed.border(start, zone).kind))
        more["interceptor"] = attacker.enemy
    return Referee(game, fight(game, zone, attacker, list(those), entries, **more))


def hosts(referee: Referee) -> tuple[Host, Host]:
    """Both sides of the battle that is being fought."""
    attacker, defender = referee.game.battle.hosts
    return attacker, defender


def go_on(referee: Referee, until: str = "") -> Referee:
    """Everything is passed, or the first answer given, up to a question or to the end."""
    while not referee.is_over:
        decision = referee.decision
        assert decision is not None
        if until and decision.key == until:
            return referee
        options = referee.options
        referee.choose(Pass() if Pass() in options else options[0])
    assert not until, f"{until} was not asked"
    return referee


def tally_of(referee: Referee, side: Side) -> dict[str, int]:
    """What weighed on the dice of a side in the last battle told."""
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    return dict(next(facts["tally"] for facts in reversed(rolls) if facts["side"] is side))
