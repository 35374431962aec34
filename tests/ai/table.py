"""Matches for the players to sit down at."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from estafette.ai import Player, Recruit
from estafette.engine import Rules, secret_of, settle
from estafette.games import find
from estafette.match import Chair, Match
from tests import specimen

LONGEST = 60_000
FORD = specimen.RULES
CAMPAIGN = find("napoleon-1815")
FOG = {"players": "3", "rules": "grognard"}


def new_match(
    rules: Rules, scenario: str, seed: int | str = 1, options: Mapping[str, str] | None = None
) -> Match:
    printed = printed_of(rules)
    return Match.start(rules, printed, settle(printed, scenario, options or {}), secret_of(seed))


@cache
def printed_of(rules: Rules) -> Any:
    return rules.read(None)


def play(match: Match, players: Mapping[str, Player], until: int = LONGEST + 1) -> Match:
    """The match to its end or to a number; nobody may answer what was not offered."""
    while match.open and match.number < until:
        assert match.number < LONGEST
        decision = match.open[0]
        action = players[decision.seat].choose(Chair(match, decision.seat))
        assert action in decision.options
        assert match.choose(decision.seat, action) is None
    return match


def along(match: Match, every: int, seed: int = 1) -> Iterator[tuple[Match, str]]:
    """Decisions worth a thought along a match between recruits, with the seat that is asked."""
    recruit, met = Recruit(seed), 0
    while match.open:
        decision = match.open[-1]
        if len(decision.options) > 1:
            met += 1
            if met % every == 0:
                yield match, decision.seat
        seat = match.open[0].seat
        assert match.choose(seat, recruit.choose(Chair(match, seat))) is None
