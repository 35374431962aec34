"""Many matches between recruits: who wins, how long it takes, and what breaks."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from estafette.engine import Scenario, Setup

from .trial import Result, Shelf, Trial, opened, play_out

LONGEST = 20_000
PACKET = 16  # trials handed to a worker at once, at most


class Study(Struct, frozen=True):
    """What is asked of the laboratory; the results depend on this and on nothing else."""

    game: str
    matches: int
    seed: str
    scenario: str | None = None
    options: dict[str, str] = {}
    box: Path | None = None
    longest: int = LONGEST


def simulate(
    study: Study, shelf: Shelf, *, jobs: int = 1, crashes: Path | None = None
) -> Iterator[Result]:
    """The results in the order of the trials, whoever finishes first."""
    trials = planned(study, shelf, crashes)
    if jobs <= 1:
        yield from map(play_out, trials)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from on(pool, trials, jobs)


def on(pool: Executor, trials: list[Trial], jobs: int) -> Iterator[Result]:
    """The trials on any executor: processes of this machine or those of a cluster."""
    packet = max(1, min(PACKET, len(trials) // (4 * jobs)))
    return pool.map(play_out, trials, chunksize=packet)


def planned(study: Study, shelf: Shelf, crashes: Path | None) -> list[Trial]:
    """Every set-up in turn, each match with a seed of its own."""
    _, printed = opened(shelf, study.game, study.box)
    setups = setups_of(printed, study.scenario, study.options)
    return [
        Trial(
            shelf,
            study.game,
            study.box,
            setups[number % len(setups)],
            f"{study.seed}/{number}",
            study.longest,
            crashes,
        )
        for number in range(study.matches)
    ]


def setups_of(printed: Any, scenario: str | None, options: Mapping[str, str]) -> list[Setup]:
    """Every scenario with every combination of its options, as far as they are left open."""
    setups = [
        setup
        for known in printed.scenarios
        if scenario in (None, known.id)
        for setup in combinations(known, options)
    ]
    if not setups:
        raise ValueError(f"no set-up of {scenario or 'any scenario'} has {dict(options)}")
    return setups


def combinations(scenario: Scenario, options: Mapping[str, str]) -> list[Setup]:
    """The combinations that agree with the options named; none if one of them cannot."""
    if options.keys() - {option.id for option in scenario.options}:
        return []
    ids = [option.id for option in scenario.options]
    choices = [
        [choice for choice in option.choices if options.get(option.id, choice) == choice]
        for option in scenario.options
    ]
    return [Setup(scenario.id, dict(zip(ids, chosen, strict=True))) for chosen in product(*choices)]
