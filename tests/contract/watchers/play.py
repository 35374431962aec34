"""Every question has answers, and what is on the table is in order."""

import msgspec
import pytest

from estafette.engine import Rules
from tests.words import words_of

from ..cases import Case, sides_of
from ..watching import Watch, watches


@watches
def every_question_has_different_answers_that_can_be_sent(case: Case) -> Watch:
    while now := (yield):
        for decision in now.match.open:
            sent = [msgspec.json.encode(option) for option in decision.options]
            back = tuple(msgspec.json.decode(option, type=case.rules.actions) for option in sent)
            assert decision.options, f"{decision.key}: no options"
            assert back == decision.options
            assert len(set(sent)) == len(sent), f"{decision.key}: the same option twice"


@watches
def only_seats_of_the_game_are_asked_and_each_once(case: Case) -> Watch:
    while now := (yield):
        asked = [decision.seat for decision in now.match.open]
        assert set(asked) <= set(case.rules.seats(case.setup))
        assert len(set(asked)) == len(asked)


@watches
def what_a_position_is_worth_to_one_side_it_costs_the_other(case: Case) -> Watch:
    sides = sides_of(case)
    while now := (yield):
        if now.is_glanced_at:
            worth = [case.rules.judgement(now.match.game, side) for side in sides]
            assert all(-1 <= each <= 1 for each in worth), worth
            if len(sides) == 2:
                assert sum(worth) == pytest.approx(0, abs=1e-9)


@watches
def every_piece_stands_on_a_space_of_the_board(case: Case) -> Watch:
    board = case.rules.board(case.printed, case.setup)
    spaces = {space.id for space in board.spaces}

    assert {end for link in board.links for end in link.ends} <= spaces
    while now := (yield):
        if now.is_glanced_at:
            pieces = now.view(None).pieces
            assert {piece.space for piece in pieces} <= spaces | {""}
            assert len({piece.id for piece in pieces}) == len(pieces)


@watches
def a_roster_has_a_row_once_and_every_row_has_a_name(case: Case) -> Watch:
    names = {*case.printed.names, *named_in_words(case.rules)}
    while now := (yield):
        for roster in now.view(None).rosters if now.is_glanced_at else ():
            rows = [row.id for row in roster.rows]
            assert len(set(rows)) == len(rows), roster.key
            assert {*rows, *[row.group for row in roster.rows if row.group]} <= names


def named_in_words(rules: Rules) -> set[str]:
    """The ids whose names stand in the message files."""
    keys = words_of(rules).keys("en")
    return {key.removeprefix("name-") for key in keys if key.startswith("name-")}
