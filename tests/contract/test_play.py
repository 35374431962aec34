"""Every game can be played to its end, and every question has answers."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from estafette.engine import Rules
from estafette.match import Match

from .cases import Case, for_every_case, for_every_ending, glance, walk
from .speech import messages_of


@for_every_ending
@pytest.mark.parametrize("more", range(1, 4))
def test_random_play_ends(case: Case, more: int) -> None:
    choices = sum(1 for _ in walk(replace(case, seed=-more - 3 * case.seed)))

    assert choices > 0


@for_every_case
def test_every_question_has_different_answers_that_can_be_sent(case: Case) -> None:
    for match, _, _ in walk(case):
        for decision in match.open:
            sent = [msgspec.json.encode(option) for option in decision.options]
            back = tuple(msgspec.json.decode(option, type=case.rules.actions) for option in sent)
            assert decision.options, f"{decision.key}: no options"
            assert back == decision.options
            assert len(set(sent)) == len(sent), f"{decision.key}: the same option twice"


@for_every_case
def test_only_seats_of_the_game_are_asked_and_each_once(case: Case) -> None:
    for match, _, _ in walk(case):
        asked = [decision.seat for decision in match.open]
        assert set(asked) <= set(case.rules.seats(case.setup))
        assert len(set(asked)) == len(asked)


@for_every_ending
def test_a_winner_is_a_side_of_the_game(case: Case) -> None:
    outcome = finished(case).outcome

    assert outcome is not None
    assert outcome.winner in {None, *sides_of(case)}


@for_every_case
def test_what_a_position_is_worth_to_one_side_it_costs_the_other(case: Case) -> None:
    sides = sides_of(case)
    for match in glances(case):
        worth = [case.rules.judgement(match.game, side) for side in sides]
        assert all(-1 <= each <= 1 for each in worth), worth
        if len(sides) == 2:
            assert sum(worth) == pytest.approx(0, abs=1e-9)


@for_every_case
def test_every_piece_stands_on_a_space_of_the_board(case: Case) -> None:
    board = case.rules.board(case.printed, case.setup)
    spaces = {space.id for space in board.spaces}

    assert {end for link in board.links for end in link.ends} <= spaces
    for match in glances(case):
        view = match.view(None)
        assert {piece.space for piece in view.pieces} <= spaces | {""}
        assert len({piece.id for piece in view.pieces}) == len(view.pieces)


@for_every_case
def test_a_roster_has_a_row_once_and_every_row_has_a_name(case: Case) -> None:
    names = {*case.printed.names, *named_in_words(case.rules)}
    for match in glances(case):
        for roster in match.view(None).rosters:
            rows = [row.id for row in roster.rows]
            assert len(set(rows)) == len(rows), roster.key
            assert {*rows, *[row.group for row in roster.rows if row.group]} <= names


def named_in_words(rules: Rules) -> set[str]:
    """The ids whose names stand in the message files."""
    keys = messages_of(rules).keys("en")
    return {key.removeprefix("name-") for key in keys if key.startswith("name-")}


def glances(case: Case) -> Iterator[Match]:
    """A match at its decisions; of a long one, at fewer."""
    for match, _, _ in walk(case):
        if glance(match):
            yield match


def finished(case: Case) -> Match:
    for match, _seat, _action in walk(case):
        last = match
    return last


def sides_of(case: Case) -> list[str]:
    return sorted({case.rules.side(seat) for seat in case.rules.seats(case.setup)})
