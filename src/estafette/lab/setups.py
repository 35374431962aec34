"""The set-ups of a study: every scenario as it comes, or in every way in which it can be agreed."""

from collections.abc import Iterator, Mapping, Sequence
from math import gcd, prod
from typing import Any

from estafette.engine import Scenario, Setup

ORDER = 1  # of the set-ups: raised when the match of some number would be given another
GOLDEN = 0.618  # of a circle: strides of this length soon come everywhere


class Ways:
    """The combinations of some choices of a scenario, each made when it is asked for.

    What comes first is what was put first of every option; those after it come in long strides,
    so that a few of millions already differ in everything, and every one comes once in a round.
    """

    def __init__(self, scenario: str, choices: Mapping[str, Sequence[str]]) -> None:
        self._scenario = scenario
        self._choices = choices
        self.count = prod(map(len, choices.values()))
        self._stride = stride_through(self.count)

    def __getitem__(self, turn: int) -> Setup:
        place, agreed = turn * self._stride % self.count, {}
        for option, choices in self._choices.items():
            place, which = divmod(place, len(choices))
            agreed[option] = choices[which]
        return Setup(self._scenario, agreed)


class Setups:
    """The scenarios in turn, each time in another way, until all have come and it begins again."""

    def __init__(self, scenarios: Sequence[Ways]) -> None:
        self._scenarios = scenarios

    def __getitem__(self, number: int) -> Setup:
        turn, place = divmod(number, len(self._scenarios))
        return self._scenarios[place][turn]

    def first(self, most: int) -> Iterator[Setup]:
        """Those that come in so many matches, none for a second time."""
        for number in range(most):
            turn, place = divmod(number, len(self._scenarios))
            if turn < self._scenarios[place].count:
                yield self._scenarios[place][turn]
            elif turn >= max([ways.count for ways in self._scenarios]):
                return

    def shift(self, number: int) -> int:
        """Whatever goes by this changes from way to way, and for each way from round to round."""
        turn, place = divmod(number, len(self._scenarios))
        return sum(divmod(turn, self._scenarios[place].count))


def setups_of(
    printed: Any, scenario: str | None, options: Mapping[str, str], *, all_options: bool = False
) -> Setups:
    """The scenario named, or all that can meet the options named; ValueError if none can."""
    found = [
        ways(known, options, all_options=all_options)
        for known in printed.scenarios
        if scenario in (None, known.id) and can_meet(known, options)
    ]
    if not found:
        raise ValueError(f"no set-up of {scenario or 'any scenario'} has {dict(options)}")
    return Setups(found)


def can_meet(scenario: Scenario, options: Mapping[str, str]) -> bool:
    choices = {option.id: option.choices for option in scenario.options}
    return all(choice in choices.get(id_, ()) for id_, choice in options.items())


def ways(scenario: Scenario, options: Mapping[str, str], *, all_options: bool = False) -> Ways:
    """What is not named is as it is by default, or, if all is asked for, everything in turn."""
    choices: dict[str, Sequence[str]] = {}
    for option in scenario.options:
        settled = options.get(option.id, option.default)
        others = [choice for choice in option.choices if choice != settled]
        is_open = all_options and option.id not in options
        choices[option.id] = [settled, *others] if is_open else [settled]
    return Ways(scenario.id, choices)


def stride_through(count: int) -> int:
    """A stride with which a circle of so many places is gone through, without leaving one out."""
    stride = max(1, round(count * GOLDEN))
    while gcd(stride, count) > 1:
        stride += 1
    return stride
