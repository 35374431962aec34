"""What is asked, what may be answered, and why not."""

import pickle
from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine import (
    Action,
    Decision,
    Offers,
    Pass,
    Procedure,
    Refusal,
    Together,
    Unanswerable,
    ask,
    is_forced,
    perform,
    refuse,
    together,
)
from estafette.engine.decision import FEW


class March(Action, frozen=True):
    to: str


class Fire(Action, frozen=True):
    guns: int


def over_the_river(march: March) -> Refusal | None:
    return refuse("6.2", "march.river", to=march.to) if march.to == "lodi" else None


def asked(**particulars: Any) -> Decision:
    offers = [March("milan"), March("lodi")]
    return ask(
        "french", "march.where", rule="6", offers=offers, unless=over_the_river, **particulars
    )


def test_the_options_are_the_offers_that_nothing_forbids():
    assert asked().options == (March("milan"),)


def test_an_answer_is_seen_by_all_unless_it_is_said_by_whom():
    assert all(asked().is_seen_by(seat) for seat in ("french", "austrian", None))

    hidden = asked(seen_by=("italian",))

    assert hidden.is_seen_by("french")
    assert hidden.is_seen_by("italian")
    assert not hidden.is_seen_by("austrian")
    assert not hidden.is_seen_by(None)


def test_or_else_stands_last_whether_one_answer_or_several():
    assert asked(or_else=Pass()).options == (March("milan"), Pass())
    assert asked(or_else=(Fire(1), Pass())).options == (March("milan"), Fire(1), Pass())


def test_further_offers_have_a_predicate_of_their_own():
    silent = Offers((Fire(1), Fire(2)), lambda fire: refuse("7", "fire.no", guns=fire.guns))
    loud = Offers((Fire(3),))

    decision = asked(also=(silent, loud), or_else=Pass())

    assert decision.options == (March("milan"), Fire(3), Pass())
    assert [action for action, _ in decision.refused()] == [March("lodi"), Fire(1), Fire(2)]


def test_a_refused_offer_says_its_clause_and_its_facts():
    assert asked().why_not(March("lodi")) == Refusal("6.2", "march.river", {"to": "lodi"})
    assert asked().refused() == [(March("lodi"), refuse("6.2", "march.river", to="lodi"))]


def test_an_option_has_no_reason_against_it():
    assert asked(or_else=Pass()).why_not(March("milan")) is None
    assert asked(or_else=Pass()).why_not(Pass()) is None


def test_an_answer_of_the_right_kind_that_nothing_forbids_was_still_not_offered():
    assert asked().why_not(March("turin")) == refuse("", "decision.not-offered")


def test_what_a_predicate_cannot_look_up_was_not_offered():
    tolls = {"milan": None, "lodi": refuse("6.2", "march.river")}
    decision = ask(
        "french",
        "march.where",
        rule="6",
        offers=[March("milan"), March("lodi")],
        unless=lambda march: tolls[march.to],
    )

    assert decision.why_not(March("napoleon")) == refuse("", "decision.not-offered")
    assert decision.why_not(March("lodi")) == refuse("6.2", "march.river")


def test_what_stands_on_offer_must_be_found_by_its_predicate():
    """A rule that stumbles over what it offers itself is at fault, and says so."""
    asked_of = partial(ask, "french", "march.where", rule="6", or_else=Pass())
    decision = asked_of(offers=[March("milan")], unless=lambda march: {}[march.to])
    decision.found = (Pass(),)

    with pytest.raises(KeyError):
        decision.why_not(March("milan"))


def test_an_answer_of_another_kind_is_not_put_before_a_predicate_that_cannot_judge_it():
    assert asked().why_not(Fire(2)) == refuse("", "decision.not-offered")
    assert asked().why_not(Pass()) == refuse("", "decision.not-offered")


def test_a_predicate_with_a_kind_answers_for_that_kind_even_where_none_was_offered():
    no_bridge = refuse("6.3", "march.no-bridge")
    decision = ask(
        "f", "k", rule="6", unless=lambda _: no_bridge, kind=March, or_else=(Fire(1), Pass())
    )

    assert decision.options == (Fire(1), Pass())
    assert decision.why_not(March("lodi")) == no_bridge
    assert decision.why_not(Fire(2)) == refuse("", "decision.not-offered")


def test_what_is_legal_and_why_not_is_worked_out_only_when_somebody_looks():
    judged: list[str] = []

    def note(march: March) -> Refusal | None:
        judged.append(march.to)
        return over_the_river(march)

    decision = ask("f", "k", rule="6", offers=[March("milan"), March("lodi")], unless=note)
    assert judged == []

    assert decision.options == decision.options == (March("milan"),)
    decision.why_not(March("milan"))
    assert judged == ["milan", "lodi"]

    decision.why_not(March("lodi"))
    assert judged == ["milan", "lodi", "lodi"]


def test_whether_there_is_a_choice_among_many_is_known_with_the_second_answer():
    judged: list[str] = []

    def note(march: March) -> Refusal | None:
        judged.append(march.to)
        return over_the_river(march)

    places = ["lodi", *[f"village {number}" for number in range(FEW)]]
    marches = [March(place) for place in places]
    decision = ask("f", "k", rule="6", offers=marches, unless=note, or_else=Pass())

    assert decision.is_choice
    assert judged == places[:3]
    judged.clear()
    assert decision.options == (*marches[1:], Pass())
    assert decision.is_choice
    assert judged == places


def test_many_offers_of_which_one_is_legal_are_no_choice():
    marches = [March("milan"), *[March("lodi")] * FEW]
    assert not ask("f", "k", rule="6", offers=marches, unless=over_the_river).is_choice


def test_one_answer_or_none_is_no_choice():
    assert not asked().is_choice
    assert not ask("f", "k", rule="6", offers=[March("lodi")], unless=over_the_river).is_choice
    assert asked(or_else=Pass()).is_choice


def test_an_answer_is_allowed_before_the_others_have_been_looked_for():
    judged: list[str] = []

    def note(march: March) -> Refusal | None:
        judged.append(march.to)
        return over_the_river(march)

    offers = [March("milan"), March("lodi"), March("pavia")]
    decision = ask("f", "k", rule="6", offers=offers, unless=note, or_else=Pass())

    assert decision.allows(March("pavia"))
    assert decision.allows(Pass())
    assert not decision.allows(March("lodi"))
    assert not decision.allows(March("turin"))
    assert judged == ["pavia", "lodi"]
    assert [decision.allows(option) for option in decision.options] == [True] * 3
    assert not decision.allows(March("lodi"))


def test_a_decision_keeps_what_it_was_asked_with():
    decision = asked(facts={"corps": "massena"}, always=True)

    assert (decision.seat, decision.key, decision.rule) == ("french", "march.where", "6")
    assert decision.facts == {"corps": "massena"}
    assert decision.always


def test_a_single_answer_is_forced_unless_silence_would_speak():
    assert is_forced(asked())
    assert not is_forced(asked(always=True))
    assert not is_forced(asked(or_else=Pass()))


@pytest.mark.parametrize("always", [True, False])
def test_a_decision_without_an_answer_is_a_fault_that_names_itself(always):
    empty = ask("french", "march.where", rule="6", always=always)

    with pytest.raises(Unanswerable, match=r"march\.where \[6\] for french") as caught:
        is_forced(empty)

    assert caught.value.decision is empty


def question(seat: str, *options: Action, always: bool = False) -> Decision:
    return ask(seat, "k", rule="1", offers=options, always=always)


def test_perform_carries_a_procedure_through_and_gives_what_it_returns():
    def procedure() -> Procedure[str]:
        choice = yield question("french", Fire(1), Fire(2))
        return f"fired {cast(Fire, choice).guns}"

    performed: Procedure[str] = perform(cast(Procedure[str] | str, procedure()))

    assert next(performed).options == (Fire(1), Fire(2))
    with pytest.raises(StopIteration) as end:
        performed.send(Fire(2))
    assert end.value.value == "fired 2"


def test_perform_gives_a_plain_result_without_asking():
    with pytest.raises(StopIteration) as end:
        next(perform("done"))
    assert end.value.value == "done"


def orders(seat: str, *sizes: int) -> Procedure[list[Action]]:
    """One question for each size, with so many answers to it."""
    chosen = []
    for number, size in enumerate(sizes):
        chosen.append((yield question(seat, *(Fire(10 * number + gun) for gun in range(size)))))
    return chosen


def run(procedure: Procedure[Any], answers: Sequence[tuple[str, Action]]) -> Any:
    """Answer secret questions in this order; who is asked must include who answers."""
    waiting = list(answers)
    answer: Any = None
    while True:
        try:
            asked = cast(Together, procedure.send(answer))
        except StopIteration as end:
            assert not waiting
            return end.value
        answer = waiting.pop(0)
        (decision,) = (decision for decision in asked.decisions if decision.seat == answer[0])
        assert decision.why_not(answer[1]) is None


@pytest.mark.parametrize("order", [*permutations([("a", Fire(1)), ("b", Fire(0)), ("c", Fire(1))])])
def test_seats_asked_together_may_answer_in_any_order(order):
    procedures = {seat: orders(seat, 2) for seat in "abc"}

    results = run(together(procedures), order)

    assert results == {"a": [Fire(1)], "b": [Fire(0)], "c": [Fire(1)]}
    assert list(results) == ["a", "b", "c"]


def test_the_open_decisions_of_the_others_stand_while_one_goes_on():
    procedure = together({"a": orders("a", 2, 2), "b": orders("b", 2)})
    first = cast(Together, next(procedure))

    second = cast(Together, procedure.send(cast(Action, ("a", Fire(0)))))

    assert [decision.seat for decision in first.decisions] == ["a", "b"]
    assert [decision.seat for decision in second.decisions] == ["a", "b"]
    assert second.decisions[1] is first.decisions[1]
    assert second.decisions[0].options == (Fire(10), Fire(11))


@given(
    lengths=st.lists(st.integers(0, 4), min_size=1, max_size=4),
    order=st.randoms(use_true_random=False),
)
def test_however_long_each_is_asked_everyone_ends_with_his_own_answers(lengths, order):
    seats = dict(zip("abcd", lengths, strict=False))
    answers = {
        seat: [Fire(10 * n + n % 2) for n in range(length)] for seat, length in seats.items()
    }
    turns = [seat for seat, length in seats.items() for _ in range(length)]
    order.shuffle(turns)
    waiting = {seat: iter(given) for seat, given in answers.items()}

    results = run(
        together({seat: orders(seat, *[2] * length) for seat, length in seats.items()}),
        [(seat, next(waiting[seat])) for seat in turns],
    )

    assert results == answers


def test_forced_answers_inside_are_given_in_silence():
    procedures = {"a": orders("a", 1, 2, 1), "b": orders("b", 1, 1)}

    results = run(together(procedures), [("a", Fire(11))])

    assert results == {"a": [Fire(0), Fire(11), Fire(20)], "b": [Fire(0), Fire(10)]}


def test_nobody_is_asked_when_all_is_forced():
    assert run(together({"a": orders("a", 1), "b": orders("b")}), []) == {"a": [Fire(0)], "b": []}


def test_a_question_that_must_be_heard_is_asked_even_together():
    def heard() -> Procedure[Action]:
        return (yield question("a", Pass(), always=True))

    procedure = together({"a": heard(), "b": orders("b", 1)})

    assert [d.seat for d in cast(Together, next(procedure)).decisions] == ["a"]


def test_a_question_without_answer_is_a_fault_even_together():
    with pytest.raises(Unanswerable):
        next(together({"a": orders("a", 2), "b": orders("b", 0)}))


def test_the_same_predicate_may_be_bound_to_a_game():
    def cannot(limit: int, fire: Fire) -> Refusal | None:
        return refuse("7", "fire.guns", most=limit) if fire.guns > limit else None

    decision = ask("f", "k", rule="7", offers=[Fire(1), Fire(2)], unless=partial(cannot, 1))

    assert decision.options == (Fire(1),)
    assert decision.why_not(Fire(9)) == refuse("7", "fire.guns", most=1)


def test_a_fault_of_the_rules_passes_between_processes():
    fault = pickle.loads(pickle.dumps(Unanswerable(ask("french", "march.where", rule="6"))))

    assert str(fault) == "no option: march.where [6] for french"
