"""One match between players of the house, played to its end or to the fault that stops it."""

import traceback
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from estafette.ai.levels import player
from estafette.engine import Action, Outcome, Paper, Rules, Setup, secret_of
from estafette.match import Chair, Choice, Match, MatchFile, record, written

Answer: TypeAlias = tuple[str, Action]

CRASH = "crash"
ENDLESS = "endless"
TURNS = ("turn", "hour")  # what the track of turns is called


class Trial(Struct, frozen=True):
    """A match to be played: everything that its result depends on."""

    number: int
    setup: Setup
    seed: str
    longest: int
    players: tuple[str, ...]  # how each seat's player is spelt, in the order of the seats


class Fault(Struct, frozen=True, omit_defaults=True):
    """What went wrong, with the traceback and a match file that shows it again.

    Both travel home as text; once they are written there, `file` says where.
    """

    kind: str
    what: str
    story: str = ""
    record: str = ""
    file: str | None = None


class Result(Struct, frozen=True, omit_defaults=True):
    """How one trial went; without an outcome there is a fault. Only the seconds are chance."""

    number: int
    setup: Setup
    seed: str
    sides: tuple[str, ...]
    decisions: int
    seconds: float
    turns: int | None = None
    outcome: Outcome | None = None
    fault: Fault | None = None


class Played(Struct):
    """A trial under way: the answers so far, and the clauses that asked for them."""

    match: Match | None = None
    answers: list[Answer] = []
    clauses: list[str] = []
    steps: list[tuple[str, ...]] = []


def play_out(rules: Rules, printed: Any, trial: Trial) -> tuple[Result, Played]:
    """The trial to its end; whatever breaks is caught, so that the others go on."""
    played, turns, fault = Played(), None, None
    begun_at = perf_counter()
    try:
        match = played.match = begun(rules, printed, trial)
        play_on(match, trial, played)
        turns = turns_of(match)
        if match.outcome is None:
            fault = Fault(ENDLESS, "", record=text_of(record(match, held=match.seats)))
    except Exception as error:
        what, story = f"{type(error).__name__}: {error}", traceback.format_exc()
        fault = Fault(CRASH, what, story, broken_record(rules, printed, trial, played.answers))
    ended = None if fault or played.match is None else played.match.outcome
    result = Result(
        trial.number,
        trial.setup,
        trial.seed,
        sides_of(rules, trial.setup),
        len(played.answers),
        perf_counter() - begun_at,
        turns,
        ended,
        fault,
    )
    return result, played


def play_on(match: Match, trial: Trial, played: Played) -> None:
    """Players answer until the match ends or is too long; an answer is noted before it acts."""
    players = {
        seat: (player(spec, f"{trial.seed}/{seat}"), Chair(match, seat))
        for seat, spec in zip(match.seats, trial.players, strict=True)
    }
    answers, clauses, steps = played.answers, played.clauses, played.steps
    while (asked := match.open) and len(answers) < trial.longest:
        decision = asked[0]
        seat = decision.seat
        clauses.append(decision.rule)
        if match.is_between_steps:
            steps.append(match.path)
        who, chair = players[seat]
        action = who.choose(chair)
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


def sides_of(rules: Rules, setup: Setup) -> tuple[str, ...]:
    """The sides of a set-up, in the order of their first seats."""
    return tuple(dict.fromkeys(str(rules.side(seat)) for seat in rules.seats(setup)))


def broken_record(rules: Rules, printed: Any, trial: Trial, answers: list[Answer]) -> str:
    """The match file that breaks again; nothing if the match could not even begin."""
    return text_of(broken_file(begun(rules, printed, trial), answers)) if answers else ""


def broken_file(again: Match, answers: list[Answer]) -> MatchFile:
    """The match with the answer that breaks it; all of it, if it broke only afterwards."""
    again.repeat(answers[:-1])
    before = record(again, held=again.seats)
    seat, action = answers[-1]
    if again.is_on_paper:
        action = Paper((*again.drafted, action))
    breaking = Choice(again.number, seat, msgspec.to_builtins(action), ())
    try:
        again.repeat(answers[-1:])
    except Exception:
        return MatchFile(before.header, (*before.choices, breaking))
    return record(again, held=again.seats)


def text_of(file: MatchFile) -> str:
    return written(file).decode()
