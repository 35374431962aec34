"""Papers: what is drafted is nobody else's business, and what is handed in is one choice."""

from typing import Any

import pytest

from estafette.engine import Action, Paper, Pass, Procedure, Step, ask, refuse
from estafette.match import Match
from tests.papers import (
    ATH,
    BLUE,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RED,
    TUBIZE,
    Ride,
    Scout,
    Write,
    always,
    answer,
    begun,
    drafted_at_random,
    everything,
    going,
    handed_in,
    ligny,
    ride,
    sights,
    write,
    writing,
)

SCOUTED = Scout("ath")
REFUSED = refuse("3.1", "write.twice", town="ath")


def told_keys(match: Match, seat: str | None, since: int = 0) -> list[tuple[int, str]]:
    return [(number, told.key) for number, told in match.told(seat, since)]


def test_what_is_drafted_is_no_choice_yet():
    match = writing()
    log = list(match.log)

    for count, letter in enumerate((ATH, HAL), start=1):
        answer(match, letter)
        assert (match.number, match.moment) == (1, (1, count))
        assert match.log == log

    assert match.drafted == (ATH, HAL)
    assert match.is_on_paper
    assert match.step == 1


def test_the_next_question_of_the_paper_is_asked_at_once_and_knows_what_is_drafted():
    match = writing(ATH)
    decision = match.decision(BLUE)

    assert decision is not None
    assert decision.facts == {"written": 1}
    assert ATH not in decision.options
    assert match.why_not(BLUE, ATH) == REFUSED


def test_what_is_not_allowed_is_not_drafted():
    match = writing(ATH)
    before = everything(match)

    assert match.choose(BLUE, ATH) == REFUSED
    assert match.choose(RED, HAL) == refuse("", "decision.not-yours")
    assert match.choose(BLUE, Ride()) == refuse("", "decision.not-offered")
    assert match.choose(BLUE, Write("paris")) == refuse("", "decision.unknown-name", name="paris")
    assert everything(match) == before


def test_a_paper_is_one_choice_with_all_answers_in_their_order():
    match = writing(HAL, ATH, DONE)

    assert [(entry.number, entry.seat, entry.action) for entry in match.log] == [
        (0, BLUE, SCOUTED),
        (1, BLUE, Paper((HAL, ATH, DONE))),
    ]
    assert match.number == 2
    assert match.game.papers[BLUE] == ["hal", "ath"]


def test_a_paper_that_is_full_is_handed_in_by_its_last_answer():
    match = writing(HAL, ATH, MONS)

    assert match.log[-1].action == Paper((HAL, ATH, MONS))
    assert match.number == 2


def test_after_a_paper_the_next_step_asks():
    match = writing(ATH, DONE)

    assert [decision.seat for decision in match.open] == [RED]
    assert (match.moment, match.drafted, match.step) == ((2, 0), (), 2)
    assert match.decision(RED).facts == {"written": 0}
    answer(match, HAL, DONE)
    assert match.decision(RED).key == "ride.how"
    assert (match.is_on_paper, match.drafted, match.moment) == (False, (), (3, 0))


def test_what_was_told_while_one_wrote_comes_with_the_paper():
    match = writing(ATH, HAL)
    assert told_keys(match, BLUE, 1) == []

    answer(match, DONE)

    mine = [(1, "write.done"), (1, "write.done"), (1, "write.over"), (1, "write.begun")]
    assert told_keys(match, BLUE, 1) == mine
    assert told_keys(match, RED, 1) == told_keys(match, None, 1) == mine[2:]


def test_what_is_told_when_a_paper_begins_comes_with_the_choice_before_it():
    assert told_keys(writing(), RED) == [(-1, "dawn"), (0, "scout.done"), (0, "write.begun")]


def test_answers_are_counted_one_by_one_with_what_is_drafted():
    match = handed_in(HAL, MONS)

    drafted = [(RED, HAL), (RED, MONS)]
    assert match.answers_since(0) == [(BLUE, SCOUTED), (BLUE, ATH), (BLUE, DONE), *drafted]
    assert match.answers_since(1) == [(BLUE, ATH), (BLUE, DONE), *drafted]
    assert match.answers_since(2) == drafted
    answer(match, DONE, Ride())
    assert match.answers_since(2) == [*drafted, (RED, DONE), (RED, Ride())]


@pytest.mark.parametrize("seat", [RED, None])
@pytest.mark.parametrize("answers", [(ATH,), (ATH, HAL), (TUBIZE, MONS)])
def test_nobody_else_finds_out_what_is_drafted_nor_how_much(
    seat: str | None, answers: tuple[Action, ...]
):
    match = writing()
    before = sights(match, seat)

    for each in answers:
        answer(match, each)
        assert sights(match, seat) == before
    while match.undo(BLUE) is None:
        assert sights(match, seat) == before


@pytest.mark.parametrize("seat", [BLUE, None])
def test_nobody_else_finds_out_what_the_second_drafts(seat: str | None):
    match = handed_in()
    before = sights(match, seat)

    for each in (HAL, MONS):
        answer(match, each)
        assert sights(match, seat) == before


def test_who_has_looked_while_another_wrote_sees_what_has_come_since():
    looked, not_looked = writing(HAL), writing(HAL)
    for seat in (RED, None):
        looked.view(seat)
    for match in (looked, not_looked):
        answer(match, DONE, ATH)

    for seat in (BLUE, RED, None):
        assert sights(looked, seat) == sights(not_looked, seat)
    looked.undo(RED)
    assert sights(looked, BLUE) == sights(writing(HAL, DONE), BLUE)


@pytest.mark.parametrize("seat", [RED, None])
def test_nobody_else_sees_a_draft_in_a_woken_match_or_a_fork(seat: str | None):
    empty, full = writing(), writing(ATH, HAL)
    woken, before = (Match.wake(m.rules, PRINTED, m.saved()) for m in (full, empty))

    assert full.drafted == woken.drafted == full.fork().drafted == (ATH, HAL)
    assert sights(woken, seat) == sights(before, seat)
    assert sights(full.fork(), seat) == sights(empty.fork(), seat)
    assert sights(woken.fork(), seat) == sights(before.fork(), seat)


def test_who_writes_sees_what_he_writes():
    match = writing()
    before = match.view(BLUE)
    answer(match, HAL)

    assert match.view(BLUE) != before
    assert "hal" in match.view(BLUE).path
    assert "hal" not in match.view(RED).path


def test_two_papers_that_others_cannot_tell_apart_are_the_same_to_them_when_handed_in():
    short, long = writing(DONE), writing(HAL, ATH, MONS)

    for seat in (RED, None):
        assert sights(short, seat) == sights(long, seat)
    assert sights(short, BLUE)[6] != sights(long, BLUE)[6]


def test_a_step_may_be_on_paper_one_day_and_open_the_next():
    step = Step("3", write, by=BLUE, on_paper=lambda game: game.rides == 0)
    match = begun(going(step, Step("4", ride, by=RED)))
    answer(match, HAL, DONE, Ride(), DONE)

    assert not match.is_on_paper
    answer(match, HAL)
    assert (match.number, match.drafted) == (4, ())
    assert match.log[-1].action == HAL
    assert match.undo(BLUE) is None


def test_answers_that_nobody_was_asked_for_are_no_part_of_a_paper():
    def writes(game: Any, side: str) -> Procedure[None]:
        yield ask(side, "forced", rule="3", offers=[Ride()])
        yield ask(side, "free", rule="3", offers=[Ride(), Pass()])
        yield ask(side, "forced", rule="3", offers=[Ride()])
        yield ask(side, "spoken", rule="3", offers=[Pass()], always=True)

    match = begun(going(Step("3", writes, by=BLUE, on_paper=always)))
    answer(match, Ride())
    assert match.drafted == (Ride(),)
    answer(match, Pass())

    assert match.log[-1].action == Paper((Ride(), Pass()))
    assert match.number == 1


# In a game of the house


@pytest.mark.parametrize("papers", [0, 2], ids=["decisions noted", "orders written"])
def test_written_orders_are_nobody_elses_business(papers: int):
    match = ligny()
    for each in range(papers):
        handed = match.number
        while match.number == handed:
            drafted_at_random(match, seed=each)
    log, others = list(match.log), (match.open[0].seat == "french" and "allied", None)
    before = [sights(match, seat, guesses=1) for seat in others]

    for seed in range(6):
        drafted_at_random(match, seed=seed)
        assert len(match.drafted) == seed + 1
        assert match.log == log
        assert [sights(match, seat, guesses=1) for seat in others] == before


def test_written_orders_are_one_choice_however_many_they_are():
    match = ligny()
    while match.is_on_paper:
        drafted_at_random(match, seed=len(match.drafted))

    assert [(entry.seat, type(entry.action)) for entry in match.log] == [
        ("french", Paper),
        ("allied", Paper),
        ("french", Paper),
        ("allied", Paper),
    ]
    assert sum(len(entry.action.answers) for entry in match.log) > 40
