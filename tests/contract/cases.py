"""The cases that every game must pass: each scenario with each combination of its options.

A case is played by a random player whose choices come from dice of its own, so that every run of
a test sees the same matches; every second one is busy, so that there is fighting.
ESTAFETTE_MATCHES is the number of matches of a combination; ESTAFETTE_LOOKS how many of its
decisions are looked at closely (`all`: every one of them); ESTAFETTE_GAMES names the games to be
tried, with commas between them, instead of all.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, json
from msgspec.structs import replace

from estafette.engine import Action, Dice, Rules, Scenario, Setup, secret_of, settle
from estafette.games import find, installed
from estafette.match import Match
from tests import specimen

TESTS = Path(__file__).parent.parent
LONGEST = 12_000  # choices: twice what chance needs for twenty-four years of war
SHORT = 1_000  # choices of a match that are looked at one by one
MOST_COMBINATIONS = 8
MATCHES = int(os.environ.get("ESTAFETTE_MATCHES", "1"))
WANTED = os.environ.get("ESTAFETTE_GAMES", "")
LOOKS = os.environ.get("ESTAFETTE_LOOKS", "12")


class Case(Struct, frozen=True, eq=False):
    """A game, a scenario, the options that were agreed, and the seed of one match of it."""

    rules: Rules
    setup: Setup
    seed: int = 0
    busy: bool = False

    @property
    def name(self) -> str:
        agreed = [f"{key}={value}" for key, value in self.setup.options.items()]
        return "-".join([self.rules.id, self.setup.scenario, *agreed, str(self.seed)])

    @property
    def printed(self) -> Any:
        return printed_of(self.rules)

    def start(self) -> Match:
        return Match.start(self.rules, self.printed, self.setup, secret_of(self.name))

    def player(self, which: int = 0) -> "RandomPlayer":
        return RandomPlayer(Dice(secret_of(f"{self.name}/player {which}")), busy=self.busy)

    def seats(self) -> tuple[str | None, ...]:
        """Everybody who looks at the table; None is a spectator."""
        return (*self.rules.seats(self.setup), None)


class RandomPlayer:
    """Answers for every seat, by chance; a busy one seldom declines what is on offer."""

    def __init__(self, dice: Dice, *, busy: bool = False) -> None:
        self.dice = dice
        self.busy = busy

    def answer(self, match: Match) -> tuple[str, Action]:
        decision = self.pick(match.open)
        options = decision.options
        if self.busy and self.pick(range(6)):
            options = [o for o in options if o not in decision.or_else] or options
        return decision.seat, self.pick(options)

    def pick(self, things: Sequence[Any]) -> Any:
        self.dice.fallen = []
        return self.dice.pick(things) if len(things) > 1 else things[0]


def walk(case: Case) -> Iterator[tuple[Match, str, Action]]:
    """A match played to its end: at each decision the match, and what will be chosen next."""
    match, player = case.start(), case.player()
    while match.outcome is None:
        assert match.number < LONGEST, f"{case.name}: the match does not end"
        seat, action = player.answer(match)
        before = match.number
        yield match, seat, action
        if match.number == before:
            assert match.choose(seat, action) is None


def slept_and_woken(case: Case, match: Match) -> Match:
    """The match put to rest, its choices written down and read again, and woken."""
    saved = match.saved()
    choices = [
        (seat, json.decode(json.encode(action), type=case.rules.actions))
        for seat, action in saved.choices
    ]
    return Match.wake(case.rules, case.printed, replace(saved, choices=tuple(choices)))


def close_looks(case: Case, which: int = 0) -> Callable[[Match], bool]:
    """Whether to look closely at a decision: at the first ones, then at fewer and fewer."""
    if LOOKS == "all":
        return lambda match: True
    dice = Dice(secret_of(f"{case.name}/looks {which}"))
    return lambda match: dice.pick(range(match.number + 1)) < int(LOOKS)


def glance(match: Match) -> bool:
    """Whether to look at a decision where each look is dear: of a long war, at one in eight."""
    return LOOKS == "all" or match.number < SHORT or match.number % 8 == 0


def games() -> dict[str, Rules]:
    """Every installed game and the specimen, or those that were asked for."""
    own = {specimen.RULES.id: specimen.RULES}
    if WANTED:
        return {name: own.get(name) or find(name) for name in WANTED.split(",")}
    return {**installed(), **own}


@cache
def printed_of(rules: Rules) -> Any:
    return rules.read(None)


def cases_of(rules: Rules) -> list[Case]:
    printed = printed_of(rules)
    return [
        Case(rules, settle(printed, scenario.id, agreed), seed, busy=(number + seed) % 2 == 1)
        for scenario in printed.scenarios
        for number, agreed in enumerate(agreements(scenario))
        for seed in range(MATCHES)
    ]


def agreements(scenario: Scenario) -> list[dict[str, str]]:
    """All combinations of options if they are few, else enough to meet every pair of choices."""
    keys = [option.id for option in scenario.options]
    every = [
        dict(zip(keys, choices, strict=True))
        for choices in product(*[option.choices for option in scenario.options])
    ]
    if len(every) <= MOST_COMBINATIONS:
        return every
    left = {pair for agreed in every for pair in pairs(agreed)}
    chosen = [{option.id: option.default for option in scenario.options}]
    left -= pairs(chosen[0])
    while left:
        chosen.append(max(every, key=lambda agreed: len(pairs(agreed) & left)))
        left -= pairs(chosen[-1])
    return chosen


def pairs(agreed: dict[str, str]) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(sorted(agreed.items()), 2))


GAMES = games()
CASES = [case for rules in GAMES.values() for case in cases_of(rules)]

for_every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
for_every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
