"""What a player has found out about his own next questions, one node for each."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Action
from estafette.match import Match, question

# How a question is reached again: the answer before it, the number of the choice, the question.
Way: TypeAlias = tuple[Action, int, tuple[Any, ...]]

CURIOSITY = 0.5  # how much an answer seldom tried is preferred, in standard deviations
WIDENING = 1.5  # answers that are considered: so many times the root of the visits
FAITH = 16.0  # how many trials a look is worth
FINALIST = 0.5  # of the trials of the answer most tried: who has fewer was left behind


class Edge(Struct):
    """An answer: how it looked right after it, how often it was tried, what it led to."""

    looks: int = 0
    seen: float = 0.0
    trials: int = 0
    total: float = 0.0

    def look(self, value: float) -> None:
        self.looks += 1
        self.seen += value

    @property
    def value(self) -> float:
        """What is seen at once hardly varies, what comes of it does: the look counts for much."""
        return (self.total + FAITH * self.seen / self.looks) / (self.trials + FAITH)


class Node:
    """One question put to the seat, with all that was found behind each answer."""

    def __init__(self, own_turn: bool = True) -> None:
        self.own_turn = own_turn
        self.children: dict[Way, Node] = {}
        self.edges: dict[Action, Edge] = {}
        self.visits = 0

    def unknown(self, options: Sequence[Action]) -> list[Action]:
        """The answers that are new here: what is asked may differ from table to table.

        One alone cannot be compared: then all are looked at again.
        """
        new = [option for option in options if option not in self.edges]
        return list(options) if len(new) == 1 else new

    def look(self, options: Sequence[Action], values: Sequence[float]) -> None:
        """How answers look, side by side."""
        for option, value in zip(options, values, strict=True):
            self.edges.setdefault(option, Edge()).look(value)

    def value(self, option: Action) -> float:
        """What an answer is worth, as far as one knows."""
        return self.edges[option].value

    def ranked(self, options: Sequence[Action]) -> list[Action]:
        """The answers, the best first; equals stay in the order in which they were offered."""
        return sorted(options, key=self.value, reverse=True)

    def select(self, options: Sequence[Action], spread: float) -> Action:
        """The answer to be tried next: promising, or not tried often enough.

        Few are considered at first, the best-looking; more as the node is visited more often.
        """
        edges = self.edges
        width = 1 + int(WIDENING * sqrt(self.visits))
        if len(options) > width:
            options = sorted(options, key=lambda option: -edges[option].seen / edges[option].looks)[
                :width
            ]
        reach = CURIOSITY * spread * sqrt(log(self.visits + 2))

        def hope(option: Action) -> float:
            return self.value(option) + reach / sqrt(edges[option].trials + 1)

        return max(options, key=hope)

    def learn(self, action: Action, value: float) -> None:
        edge = self.edges[action]
        edge.trials += 1
        edge.total += value
        self.visits += 1

    def best(self, options: Sequence[Action]) -> Action:
        """The answer found best among those that were tried to the last."""
        least = FINALIST * max([self.edges[option].trials for option in options])
        return self.ranked([option for option in options if self.edges[option].trials >= least])[0]


def way(action: Action, match: Match, seat: str) -> Way:
    """How the question that is now put to the seat was reached."""
    asked = question(match.decision(seat))
    assert asked is not None
    _, key, rule, options, _ = asked
    return action, match.number, (key, rule, options)
