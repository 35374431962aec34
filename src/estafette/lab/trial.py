"""One match between recruits, played to its end or to the fault that stops it."""

import traceback
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from estafette.ai import Recruit
from estafette.engine import Action, Outcome, Rules, Setup, secret_of
from estafette.match import Chair, Choice, Match, MatchFile, put, record

Shelf: TypeAlias = Callable[[], Mapping[str, Rules]]
Answer: TypeAlias = tuple[str, Action]

CRASH = "crash"
ENDLESS = "endless"
TURNS = ("turn", "hour")  # what the track of turns is called


class Trial(Struct, frozen=True):
    """A match to be played: everything that its result depends on, fit to be sent to a worker."""

    shelf: Shelf
    game: str
    box: Path | None
    setup: Setup
    seed: str
    longest: int
    crashes: Path | None = None


class Fault(Struct, frozen=True):
    """What went wrong, and the match file that shows it again."""

    kind: str
    what: str
    file: str | None = None


class Result(Struct, frozen=True):
    """How one trial went; without an outcome there is a fault."""

    setup: Setup
    seed: str
    sides: tuple[str, ...]
    decisions: int
    turns: int | None = None
    outcome: Outcome | None = None
    fault: Fault | None = None


def play_out(trial: Trial) -> Result:
    """The trial to its end; whatever breaks is caught, so that the others go on."""
    rules, printed = opened(trial.shelf, trial.game, trial.box)
    sides = tuple(dict.fromkeys(rules.side(seat) for seat in rules.seats(trial.setup)))
    answers: list[Answer] = []
    try:
        match = begun(rules, printed, trial)
        play_on(match, trial, answers)
        turns = turns_of(match)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        file = write_crash(rules, printed, trial, answers, traceback.format_exc())
        fault = Fault(CRASH, what, file)
        return Result(trial.setup, trial.seed, sides, len(answers), fault=fault)
    if match.outcome is None:
        file = write_match(trial, record(match, held=match.seats))
        fault = Fault(ENDLESS, "", file)
        return Result(trial.setup, trial.seed, sides, len(answers), turns, fault=fault)
    return Result(trial.setup, trial.seed, sides, len(answers), turns, match.outcome)


def play_on(match: Match, trial: Trial, answers: list[Answer]) -> None:
    """Recruits answer until the match ends or is too long; each answer is noted before it acts."""
    recruits = {seat: Recruit(f"{trial.seed}/{seat}") for seat in match.seats}
    while match.open and len(answers) < trial.longest:
        seat = match.open[0].seat
        action = recruits[seat].choose(Chair(match, seat))
        answers.append((seat, action))
        if refusal := match.choose(seat, action):
            raise AssertionError(f"{action} was offered and refused: {refusal}")


def begun(rules: Rules, printed: Any, trial: Trial) -> Match:
    return Match.start(rules, printed, trial.setup, secret_of(trial.seed))


def turns_of(match: Match) -> int | None:
    """Where the pawn stands on the track of turns when the match is over, if there is one.

    After the last turn some games move it off the track: that turn is not played.
    """
    for track in match.view(None).tracks:
        if track.key.rpartition(".")[2] in TURNS:
            return min(track.value, track.most)
    return None


def write_crash(
    rules: Rules, printed: Any, trial: Trial, answers: list[Answer], story: str
) -> str | None:
    """The match up to the answer that broke it, and the traceback beside it."""
    if trial.crashes is None:
        return None
    trial.crashes.mkdir(parents=True, exist_ok=True)
    path = file_of(trial, trial.crashes)
    last = answers[-1:]
    path.with_suffix(".txt").write_text(
        f"{trial.game} {trial.setup}\nseed {trial.seed}\nlast answer {last}\n\n{story}", "utf-8"
    )
    if not last:
        return str(path.with_suffix(".txt"))
    return write_match(trial, broken_file(begun(rules, printed, trial), answers))


def broken_file(again: Match, answers: list[Answer]) -> MatchFile:
    """The match with the answer that breaks it; all of it, if it broke only afterwards."""
    again.repeat(answers[:-1])
    before = record(again, held=again.seats)
    seat, action = answers[-1]
    breaking = Choice(again.number, seat, msgspec.to_builtins(action), ())
    try:
        again.repeat(answers[-1:])
    except Exception:
        return MatchFile(before.header, (*before.choices, breaking))
    return record(again, held=again.seats)


def write_match(trial: Trial, file: MatchFile) -> str | None:
    if trial.crashes is None:
        return None
    trial.crashes.mkdir(parents=True, exist_ok=True)
    path = file_of(trial, trial.crashes)
    put(path, file)
    return str(path)


def file_of(trial: Trial, folder: Path) -> Path:
    name = "".join(letter if letter.isalnum() else "-" for letter in trial.seed)
    return folder / f"{trial.game}-{trial.setup.scenario}-{name}.jsonl"


@cache
def opened(shelf: Shelf, game: str, box: Path | None) -> tuple[Rules, Any]:
    """The game and its printed data, read once in each worker."""
    rules = shelf()[game]
    return rules, rules.read(box)
