"""Tables at a question with something at stake, and their odds as plain fractions."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from estafette.ai import Recruit
from estafette.engine import Action, Rules, State, settle
from estafette.match import Chair, Match
from estafette.odds import Odds, at_stake
from estafette.odds.bars import Census
from estafette.odds.counting import counted
from estafette.odds.trial import Question
from tests.ai.table import FORD, new_match

Chances = dict[Any, Fraction]


def at_step(rules: Rules, scenario: str, game: State, step: str) -> Match:
    """A match on this table, before the step of this clause."""
    lines = rules.sequence.lines
    game.place = next(n for n, line in enumerate(lines) if line.step and line.path[-1] == step)
    options = {"players": "2"} if rules is not FORD else {}
    return Match(rules, settle(game.printed, scenario, options), game)


def question_of(match: Match, seat: str, answer: Action) -> Question:
    decision = match.decision(seat)
    assert decision is not None
    stake = at_stake(match.rules, match.game, decision, answer)
    assert stake is not None
    return Question(seat, answer, stake)


def census_of(match: Match, seat: str, answer: Action) -> Census:
    """Counted on this very table, as if the seat knew all of it."""
    census = counted(question_of(match, seat, answer), match, lambda: False)
    assert census is not None
    return census


def chances(census: Census, place: int = 0, **apart: str) -> Chances:
    """The results of one hazard by the values of their facts, or by their key if they have none."""
    (subject,) = [s for s in census.subjects() if s.place == place and dict(s.apart) == apart]
    return {
        values([v for _, v in result.facts]) or result.key: Fraction(weight)
        for result, weight in census.results(subject).items()
    }


def bars(odds: Odds, chart: int = 0) -> dict[Any, float]:
    return {
        values(list(line.facts.values())) or line.key: line.chance
        for line in odds.charts[chart].lines
    }


def values(found: list[Any]) -> Any:
    return (found[0],) if len(found) == 1 else tuple(found)


def spread(ways: Mapping[int, Fraction], times: int) -> dict[int, Fraction]:
    """The sum of so many independent numbers: by hand, without any rule."""
    total = {0: Fraction(1)}
    for _ in range(times):
        new: dict[int, Fraction] = {}
        for so_far, weight in total.items():
            for amount, share in ways.items():
                new[so_far + amount] = new.get(so_far + amount, Fraction(0)) + weight * share
        total = new
    return total


def stakes_along(
    rules: Rules, scenario: str, seed: int, options: Mapping[str, str] | None = None, most: int = 1
) -> Iterator[tuple[Match, str, Action]]:
    """Questions of a match between recruits with something at stake, so many of each kind."""
    match, recruit = new_match(rules, scenario, seed, options), Recruit(seed)
    met: dict[Any, int] = {}
    while match.open:
        decision = match.open[0]
        for answer in decision.options:
            kind = (decision.key, type(answer))
            if met.get(kind, 0) < most and at_stake(rules, match.game, decision, answer):
                met[kind] = met.get(kind, 0) + 1
                yield match, decision.seat, answer
        assert match.choose(decision.seat, recruit.choose(Chair(match, decision.seat))) is None
