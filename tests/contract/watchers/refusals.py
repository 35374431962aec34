"""An answer that was not offered is refused, and nothing has happened."""

import msgspec
import pytest

from estafette.engine import Action

from ..cases import Case, slept_and_woken
from ..looking import position
from ..watching import Moment, Watch, watches
from ..wrong import wrong_answers


@watches
def an_answer_that_was_not_offered_is_refused(case: Case) -> Watch:
    while now := (yield):
        for decision in now.match.open if now.is_looked_at else ():
            for action in wrong_answers(case, now.match, decision, 20):
                assert_refused(now, decision.seat, action)


@watches
def what_is_forbidden_is_refused_though_nobody_has_looked_at_the_options(case: Case) -> Watch:
    """A match that has just been woken has not worked out what is legal."""
    while now := (yield):
        for decision in now.match.open if now.is_close else ():
            for action, refusal in decision.refused()[:3]:
                woken = slept_and_woken(case, now.match)
                assert woken.choose(decision.seat, action) == refusal, f"{now}: {action}"


@watches
def an_answer_to_another_question_is_refused(case: Case) -> Watch:
    answers = dict[type[Action], Action]()
    while now := (yield):
        for decision in now.match.open if now.is_looked_at else ():
            for other in answers.values():
                if other not in decision.options:
                    assert_refused(now, decision.seat, other)
        answers[type(now.action)] = now.action


@watches
def a_seat_that_is_not_asked_is_refused(case: Case) -> Watch:
    while now := (yield):
        asked = {decision.seat for decision in now.match.open}
        for seat in {*case.rules.seats(case.setup), "nobody", ""} - asked:
            assert_refused(now, seat, now.action)


@watches
def a_name_that_is_printed_nowhere_is_refused(case: Case) -> Watch:
    met = 0
    while now := (yield):
        for field in now.action.__struct_fields__:
            if isinstance(getattr(now.action, field), str):
                unknown = msgspec.structs.replace(now.action, **{field: "no-such-thing"})
                refusal = now.match.why_not(now.seat, unknown)
                assert refusal is not None
                assert refusal.key == "decision.unknown-name"
                met += 1
    assert met, "no answer of this match names anything"


@watches
def an_answer_with_a_field_missing_or_of_another_type_cannot_be_read(case: Case) -> Watch:
    while now := (yield):
        words = msgspec.to_builtins(now.action)
        for field in now.action.__struct_fields__:
            for broken in ({**words, field: {"a": 1}}, {**words, field: None}):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(broken, case.rules.actions)


def assert_refused(now: Moment, seat: str, action: Action) -> None:
    before = now.position
    refusal = now.match.choose(seat, action)
    assert refusal is not None, f"{seat}: {action}"
    assert refusal == now.match.why_not(seat, action)
    assert position(now.match) == before
    assert len(now.match.log) == now.match.number
