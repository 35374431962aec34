"""An answer that was not offered is refused, and nothing has happened."""

import msgspec
import pytest

from estafette.engine import Action
from estafette.match import Match

from .cases import Case, close_looks, for_every_case, for_every_ending, for_every_game, walk
from .looking import position
from .wrong import wrong_answers

MALFORMED = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"{}",
    b'"Pass"',
    b'{"type": "NoSuchAction"}',
    b'{"type": 7}',
)


@for_every_case
def test_an_answer_that_was_not_offered_is_refused(case: Case) -> None:
    looks = close_looks(case)
    for match, _, _ in walk(case):
        if looks(match):
            for decision in match.open:
                for action in wrong_answers(case, match, decision, 20):
                    assert_refused(match, decision.seat, action)


@for_every_case
def test_an_answer_to_another_question_is_refused(case: Case) -> None:
    looks, answers = close_looks(case, 1), dict[type[Action], Action]()
    for match, _, action in walk(case):
        if looks(match):
            for decision in match.open:
                for other in answers.values():
                    if other not in decision.options:
                        assert_refused(match, decision.seat, other)
        answers[type(action)] = action


@for_every_case
def test_a_seat_that_is_not_asked_is_refused(case: Case) -> None:
    for match, _, action in walk(case):
        asked = {decision.seat for decision in match.open}
        for seat in {*case.rules.seats(case.setup), "nobody", ""} - asked:
            assert_refused(match, seat, action)


@for_every_case
def test_a_name_that_is_printed_nowhere_is_refused(case: Case) -> None:
    met = 0
    for match, seat, action in walk(case):
        for field in action.__struct_fields__:
            if isinstance(getattr(action, field), str):
                unknown = msgspec.structs.replace(action, **{field: "no-such-thing"})
                refusal = match.why_not(seat, unknown)
                assert refusal is not None
                assert refusal.key == "decision.unknown-name"
                met += 1
    assert met, "no answer of this match names anything"


@for_every_ending
def test_after_the_end_nothing_can_be_chosen(case: Case) -> None:
    for match, seat, action in walk(case):
        last = match, seat, action
    match, seat, action = last

    assert match.outcome is not None
    assert_refused(match, seat, action)


@for_every_case
def test_an_answer_with_a_field_missing_or_of_another_type_cannot_be_read(case: Case) -> None:
    for _, _, action in walk(case):
        words = msgspec.to_builtins(action)
        for field in action.__struct_fields__:
            for broken in ({**words, field: {"a": 1}}, {**words, field: None}):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(broken, case.rules.actions)


@for_every_game
@pytest.mark.parametrize("sent", MALFORMED, ids=repr)
def test_what_is_no_answer_cannot_be_read(rules, sent: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(sent, type=rules.actions)


def assert_refused(match: Match, seat: str, action: Action) -> None:
    before = position(match)
    refusal = match.choose(seat, action)
    assert refusal is not None, f"{seat}: {action}"
    assert refusal == match.why_not(seat, action)
    assert position(match) == before
    assert len(match.log) == match.number
