"""Whoever points at a thing reads why it cannot be chosen, and nothing that he may not know."""

import pytest

from estafette.engine import Action, Board, Pass, refuse, secret_of, settle
from estafette.games import find
from estafette.match import Match
from estafette.speech import plain, points, speech_for, why
from tests.specimen.march import March

RULES = find("napoleon-1815")
PRINTED = RULES.read(None)
SPEECH = speech_for(RULES, PRINTED, "en")


class Unite(Action, frozen=True):
    """An answer that names several things, and one of them twice."""

    blocks: tuple[tuple[str, ...], ...]
    count: int
    leader: str
    nothing: str = ""


def asked_for_a_block(scenario: str, **options: str) -> tuple[Match, Board]:
    match = Match.start(RULES, PRINTED, settle(PRINTED, scenario, options), secret_of("brye"))
    while match.open[0].key != "operation.which-block":
        match.choose(match.open[0].seat, match.open[0].options[-1])
    return match, RULES.board(PRINTED, match.setup)


def said(match: Match, board: Board, point: str, seat: str = "") -> list[tuple[str, str, str]]:
    found = why(match, board, seat or match.open[0].seat, point=point, speech=SPEECH)
    return [(plain(what), plain(SPEECH.refusal(no)), no.rule) for what, no in found]


def test_an_answer_points_at_every_id_that_it_names_once_and_in_order():
    assert points(March("dragoons", "mill")) == ("dragoons", "mill")
    assert points(Unite((("ney", "reille"), ("drouot",)), 3, "ney")) == ("ney", "reille", "drouot")
    assert points(Pass()) == ()


def test_a_piece_that_cannot_be_chosen_says_why():
    match, board = asked_for_a_block("intro-ligny")

    [(what, reason, rule)] = said(match, board, "napoleon")

    assert "Napoleon" in what
    assert "Napoleon is a commander" in reason
    assert rule


def test_each_reason_is_told_once():
    match, board = asked_for_a_block("campaign-1815")
    seen = match.view(match.open[0].seat)

    for point in [piece.id for piece in seen.pieces]:
        reasons = [(reason, rule) for _, reason, rule in said(match, board, point)]
        assert len(reasons) == len(set(reasons))


def test_what_can_be_chosen_and_what_is_not_asked_about_need_no_reason():
    match, board = asked_for_a_block("intro-ligny")
    offered = points(match.open[0].options[0])[0]

    assert said(match, board, offered) == []
    assert said(match, board, "ligny") == []
    assert said(match, board, "elephants") == []
    assert said(match, board, "") == []


def test_a_place_is_never_taken_for_a_block():
    match, board = asked_for_a_block("campaign-1815")
    match.choose(match.open[0].seat, match.open[0].options[0])
    assert match.open[0].key == "operation.who-joins"

    assert [said(match, board, space.id) for space in board.spaces] == [[]] * len(board.spaces)


def test_a_block_in_the_fog_is_meant_by_its_handle_and_by_its_face():
    match, board = asked_for_a_block("campaign-1815", rules="grognard")
    decision = match.open[0]
    pieces = match.view(decision.seat).pieces
    commander = next(piece for piece in pieces if piece.kind == "commander")
    hidden = next(piece for piece in pieces if not piece.name)

    assert commander.id.startswith("block-")
    assert said(match, board, commander.id) == said(match, board, commander.name) != []
    assert [rule for _, _, rule in said(match, board, hidden.id)] == ["operations.designate"]


def test_nobody_learns_by_pointing_what_the_fog_hides():
    match, board = asked_for_a_block("campaign-1815", rules="grognard")
    pieces = match.view(match.open[0].seat).pieces
    hidden = set(PRINTED.blocks) - {piece.name for piece in pieces}

    assert hidden
    assert {block: said(match, board, block) for block in hidden} == {block: [] for block in hidden}


def test_an_answer_that_was_tried_says_why_not():
    match, board = asked_for_a_block("intro-ligny")
    decision = match.open[0]
    legal, kind = decision.options[0], type(decision.options[0])

    assert why(match, board, decision.seat, action=legal, speech=SPEECH) == []
    [(what, refusal)] = why(match, board, decision.seat, action=kind("napoleon"), speech=SPEECH)
    assert what == SPEECH.action(kind("napoleon"))
    assert refusal == match.why_not(decision.seat, kind("napoleon"))


@pytest.mark.parametrize("seat", ["coalition", "nobody"])
def test_whoever_is_not_asked_reads_only_that(seat):
    match, board = asked_for_a_block("intro-ligny")
    assert match.open[0].seat == "french"

    found = why(match, board, seat, point="napoleon", speech=SPEECH)

    assert found == [((), refuse("", "decision.not-yours"))]
