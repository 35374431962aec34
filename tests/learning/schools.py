"""Courses and matches for learners."""

from collections.abc import Iterator
from random import Random
from typing import Any

from estafette.engine import secret_of
from estafette.learning import Course, Drill, course
from tests.specimen import RULES as FORD

CAMPAIGN = "napoleon-1815"
FOG = {"players": "3", "rules": "grognard"}


def ford(scenario: str = "the-ford", **others: Any) -> Course:
    return course(FORD, scenario, **others)


def drill(known: Course, seed: int | str = 1) -> Drill:
    return Drill(known, known.start(secret_of(seed)))


def along(known: Course, every: int, seed: int = 1) -> Iterator[Drill]:
    """A match of random choices, stopped at some of its decisions."""
    learner, random, met = drill(known, seed), Random(seed), 0
    while not learner.is_over:
        met += 1
        if met % every == 0:
            yield learner
        learner.choose(random.choice(learner.legal))
