"""The cases that every game must pass: each scenario with each combination of its options.

A case is played by a random player whose choices come from dice of its own, so that every run of
a test sees the same matches, by day and in one night; every second one is busy, so that there is
fighting.
ESTAFETTE_MATCHES is the number of matches of a combination; ESTAFETTE_LOOKS how many of its
decisions are looked at closely (`all`: every one of them); ESTAFETTE_FOLLOWED how many choices of
most are followed by day; ESTAFETTE_GAMES names the games to be tried, with commas between them,
instead of all.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, json
from msgspec.structs import replace

from estafette.engine import Action, Dice, Option, Rules, Scenario, Setup, secret_of, settle
from estafette.games import find, installed
from estafette.match import Match
from tests import specimen
from tests.lots import NIGHT

TESTS = Path(__file__).parent.parent
LONGEST = 60_000  # choices: twice what chance needs for the longest campaign
FIRST = 400  # choices by day of the match of a scenario as it comes
FOLLOWED = int(os.environ.get("ESTAFETTE_FOLLOWED", "60"))  # choices of all others
BY_DAY = 2  # cases of each scenario of such a game; the others are for the night
SHORT = 1_000  # choices of a match that are looked at one by one
MOST_COMBINATIONS = 8
MOST_TO_TRY = 4_096  # combinations: beyond that they are not even counted out
MOST_NAMED = 5  # options of which a case names every one, and not only what is unusual
MATCHES = int(os.environ.get("ESTAFETTE_MATCHES", "1"))
WANTED = os.environ.get("ESTAFETTE_GAMES", "")
LOOKS = os.environ.get("ESTAFETTE_LOOKS", "12")
AT_NIGHT = (
    bool(NIGHT) or MATCHES > 1 or LOOKS == "all"
)  # there is time to follow every match to its end


class Case(Struct, frozen=True, eq=False):
    """A game, a scenario, the options that were agreed, and the seed of one match of it."""

    rules: Rules
    setup: Setup
    seed: int = 0
    busy: bool = False
    followed: int = LONGEST  # choices; beyond that nobody looks
    night: str = ""  # another match every night

    @property
    def name(self) -> str:
        agreed = [f"{key}={value}" for key, value in self.named.items()]
        return "-".join([self.rules.id, self.setup.scenario, *agreed, str(self.seed)])

    @property
    def named(self) -> dict[str, str]:
        """The options that were agreed; if they are many, those that are not as usual."""
        options = self.setup.options
        if len(options) <= MOST_NAMED:
            return options
        return {key: value for key, value in options.items() if self.usual[key] != value}

    @property
    def usual(self) -> dict[str, str]:
        return settle(self.printed, self.setup.scenario, {}).options

    @property
    def printed(self) -> Any:
        return printed_of(self.rules)

    @property
    def lot(self) -> str:
        """By which the match falls."""
        return f"{self.night}/{self.name}" if self.night else self.name

    def start(self) -> Match:
        return Match.start(self.rules, self.printed, self.setup, secret_of(self.lot))

    def player(self, which: int = 0) -> "RandomPlayer":
        return RandomPlayer(Dice(secret_of(f"{self.lot}/player {which}")), busy=self.busy)

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
    """A match as far as it is followed: at each decision it, and what will be chosen next."""
    match, player = case.start(), case.player()
    while match.outcome is None and match.number < case.followed:
        assert match.number < LONGEST, f"{case.name}: the match does not end"
        seat, action = player.answer(match)
        yield match, seat, action
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
    dice = Dice(secret_of(f"{case.lot}/looks {which}"))
    return lambda match: dice.pick(range(match.number + 1)) < int(LOOKS)


def sides_of(case: Case) -> list[str]:
    return sorted({case.rules.side(seat) for seat in case.rules.seats(case.setup)})


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
        case
        for place, scenario in enumerate(printed.scenarios)
        for case in cases_of_scenario(rules, scenario, place)
    ]


def cases_of_scenario(rules: Rules, scenario: Scenario, place: int) -> list[Case]:
    """Its combinations of options; by day none is followed to its end, and of very many few."""
    printed = printed_of(rules)
    combinations_ = agreements(scenario, place, len(printed.scenarios))
    is_cut_short = has_very_many(scenario) and not AT_NIGHT
    first = FOLLOWED if is_cut_short else FIRST
    return [
        Case(
            rules,
            settle(printed, scenario.id, agreed),
            seed,
            busy=(number + seed) % 2 == 1,
            followed=LONGEST if AT_NIGHT else FOLLOWED if number else first,
            night=NIGHT,
        )
        for number, agreed in enumerate(combinations_[:BY_DAY] if is_cut_short else combinations_)
        for seed in range(MATCHES)
    ]


def agreements(scenario: Scenario, place: int = 0, among: int = 1) -> list[dict[str, str]]:
    """All combinations of options if they are few, else enough to meet every pair of choices.

    Of very many, the scenarios of a game share out those that are unusual.
    """
    usual = {option.id: option.default for option in scenario.options}
    if has_very_many(scenario):
        return [usual, *covering(scenario.options, [usual])[place::among]]
    every = [
        dict(zip(usual, choices, strict=True))
        for choices in product(*[option.choices for option in scenario.options])
    ]
    if len(every) <= MOST_COMBINATIONS:
        return every
    left = {pair for agreed in every for pair in pairs(agreed)}
    chosen = [usual]
    left -= pairs(chosen[0])
    while left:
        chosen.append(max(every, key=lambda agreed: len(pairs(agreed) & left)))
        left -= pairs(chosen[-1])
    return chosen


def has_very_many(scenario: Scenario) -> bool:
    return prod(len(option.choices) for option in scenario.options) > MOST_TO_TRY


def covering(options: Sequence[Option], known: list[dict[str, str]]) -> list[dict[str, str]]:
    """Further combinations in which every pair of choices is met, each built option by option."""
    single = [[(option.id, choice) for choice in option.choices] for option in options]
    left = {
        tuple(sorted(pair)) for one, two in combinations(single, 2) for pair in product(one, two)
    }
    for agreed in known:
        left -= pairs(agreed)
    chosen: list[dict[str, str]] = []
    while left:
        agreed = dict(min(left))
        for option in options:
            if option.id not in agreed:
                agreed[option.id] = max(option.choices, key=partial(gained, agreed, option, left))
        chosen.append({option.id: agreed[option.id] for option in options})
        left -= pairs(agreed)
    return chosen


def gained(agreed: dict[str, str], option: Option, left: set[Any], choice: str) -> int:
    """How many pairs that have not been met a choice makes with what is agreed already."""
    return len(pairs({**agreed, option.id: choice}) & left)


def pairs(agreed: dict[str, str]) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(sorted(agreed.items()), 2))


GAMES = games()
CASES = [case for rules in GAMES.values() for case in cases_of(rules)]
# The matches that are played to their end: by day the first of each scenario, and of a game with
# very many cases the first of all.
FIRSTS = [cases_of(rules)[0] for rules in GAMES.values()]
ENDINGS = [
    replace(case, followed=LONGEST)
    for case in CASES
    if case.followed > FOLLOWED or case.name in {first.name for first in FIRSTS}
]

for_every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
# Each scenario as it comes; by day the first of each game.
SCENARIOS = [
    (rules, scenario.id)
    for rules in GAMES.values()
    for scenario in printed_of(rules).scenarios[: None if AT_NIGHT else 1]
]
for_every_scenario = pytest.mark.parametrize(
    ("rules", "scenario"), SCENARIOS, ids=lambda value: getattr(value, "id", value)
)
for_every_ending = pytest.mark.parametrize("case", ENDINGS, ids=lambda case: case.name)
for_every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
