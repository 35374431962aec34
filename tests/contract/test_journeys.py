"""Choose, take back, sleep, wake and fork in any order: a match stays where its choices lead."""

from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from estafette.match import Match

from .cases import CASES, Case, slept_and_woken
from .looking import position
from .wrong import wrong_answers

FIRST_OF_EACH = list({(case.rules.id, case.setup.scenario): case for case in CASES[::-1]}.values())
JOURNEYS = settings(
    max_examples=10,
    stateful_step_count=30,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=list(HealthCheck),
)
NUMBERS = st.integers(0, 10_000)


class Journey(RuleBasedStateMachine):
    """A match, and beside it the positions that its choices have led through."""

    case: ClassVar[Case]

    def __init__(self) -> None:
        super().__init__()
        self.match = self.case.start()
        self.way: list[tuple[Any, ...]] = [position(self.match)]

    @rule(number=NUMBERS)
    def choose(self, number: int) -> None:
        if self.match.outcome is None:
            self.answer(self.match, number)
            self.way.append(position(self.match))

    @rule(number=NUMBERS)
    def choose_something_else(self, number: int) -> None:
        for decision in self.match.open:
            for action in wrong_answers(self.case, self.match, decision, 1 + number % 4):
                assert self.match.choose(decision.seat, action) is not None

    @rule()
    def take_back(self) -> None:
        match = self.match
        who = match.open[0].seat if match.drafted else match.log[-1].seat if match.log else ""
        if match.undo(who) is None:
            self.way.pop()

    @rule()
    def sleep_and_wake(self) -> None:
        self.match = slept_and_woken(self.case, self.match)

    @rule(numbers=st.lists(NUMBERS, max_size=6))
    def fork_and_forget(self, numbers: list[int]) -> None:
        fork = self.match.fork()
        for number in numbers:
            if fork.outcome is None:
                self.answer(fork, number)

    @rule(number=NUMBERS)
    def follow_a_fork(self, number: int) -> None:
        """What a fork without a secret foresees is what happens."""
        if self.match.outcome is None:
            fork = self.match.fork()
            self.answer(fork, number)
            self.answer(self.match, number)
            self.way.append(position(self.match))
            assert position(fork) == self.way[-1]

    @invariant()
    def the_match_stands_where_its_choices_lead(self) -> None:
        assert position(self.match) == self.way[-1]
        assert self.match.number <= len(self.way) - 1
        assert bool(self.match.open) != (self.match.outcome is not None)

    @staticmethod
    def answer(match: Match, number: int) -> None:
        decision = match.open[number % len(match.open)]
        option = decision.options[number // 7 % len(decision.options)]
        assert match.choose(decision.seat, option) is None


@pytest.mark.parametrize("case", FIRST_OF_EACH, ids=lambda case: case.name)
def test_a_match_stands_where_its_choices_lead_whatever_is_done_with_it(case: Case) -> None:
    journey = type("JourneyOfThisCase", (Journey,), {"case": case})
    run_state_machine_as_test(journey, settings=JOURNEYS)
