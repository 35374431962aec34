"""Whoever points at a thing reads nothing that he may not know."""

from collections.abc import Sequence
from typing import Any

from estafette.engine import Board
from estafette.match import Match
from estafette.speech import Pointing, Thing, speech_for, why

from ..cases import AT_NIGHT, Case
from ..watching import Watch, watches

A_HANDFUL = 48 if AT_NIGHT else 12  # things to point at in one look


@watches
def a_secret_changed_changes_no_reason(case: Case) -> Watch:
    board = case.rules.board(case.printed, case.setup)
    while now := (yield):
        if now.number % 3 == 0 and now.is_close:
            match, seat = now.match, now.seat
            things = Pointing(match, board, match.decision(seat)).things
            for thing in some_of(things, now.number):
                assert reasons(case, match, board, seat, thing.id) == reasons(
                    case, now.guess(seat), board, seat, thing.id
                ), f"{now}, {seat}, {thing.id}"


def some_of(things: Sequence[Thing], number: int) -> Sequence[Thing]:
    """Of many things a handful, at another choice others."""
    every = max(1, len(things) // A_HANDFUL)
    return things[number // 3 % every :: every]


def reasons(case: Case, match: Match, board: Board, seat: str, point: str) -> list[Any]:
    speech = speech_for(case.rules, case.printed, "en")
    return why(match, board, seat, point=point, speech=speech)
