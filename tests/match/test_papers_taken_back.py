"""Papers taken back: of a draft one answer after the other, and never what others know of."""

import pytest

from estafette.engine import Action, Paper, refuse, secret_of
from estafette.match import Match, draft
from tests.papers import (
    ATH,
    BLUE,
    BLUE_WRITES,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RED,
    RED_WRITES,
    Ride,
    answer,
    begun,
    everything,
    going,
    handed_in,
    paper,
    writing,
)


def test_answers_of_a_draft_are_taken_back_one_by_one_as_often_as_one_likes():
    match, before = writing(), []
    for letter in (HAL, ATH):
        before.append(everything(match))
        answer(match, letter)
    log = list(match.log)

    while match.drafted:
        assert match.why_no_undo(BLUE) is None
        assert match.undo(BLUE) is None
        assert everything(match) == before.pop()
    assert match.log == log
    for _ in range(3):
        answer(match, MONS)
        assert match.undo(BLUE) is None
    assert everything(match) == everything(writing())


def test_what_is_told_of_a_paper_is_told_once_though_answers_were_taken_back():
    straight, wavering = writing(ATH, DONE), writing(HAL, MONS)
    wavering.undo(BLUE)
    wavering.undo(BLUE)
    answer(wavering, ATH, DONE)

    assert wavering.log == straight.log
    assert everything(wavering) == everything(straight)


@pytest.mark.parametrize("other", [RED])
def test_nobody_takes_back_what_another_drafts(other: str):
    match = writing(HAL)
    before = everything(match)

    assert match.undo(other) == refuse("", "undo.other")
    assert everything(match) == before


def test_who_has_drafted_nothing_cannot_take_back_what_came_before_his_paper():
    match = writing()
    before = everything(match)

    assert match.log[-1].final
    assert match.undo(BLUE) == refuse("", "undo.paper")
    answer(match, HAL)
    match.undo(BLUE)
    assert match.undo(BLUE) == refuse("", "undo.paper")
    assert everything(match) == before


def test_where_a_match_begins_with_a_paper_there_is_nothing_before_it():
    match = begun(going(BLUE_WRITES, RED_WRITES))
    answer(match, HAL)

    assert match.undo(BLUE) is None
    assert match.undo(BLUE) == refuse("", "undo.nothing")
    assert match.undo(RED) == refuse("", "undo.nothing")


def test_what_was_handed_in_is_final_if_the_next_writes_too():
    match = writing(HAL, DONE)

    assert match.log[-1].final
    assert match.undo(BLUE) == refuse("", "undo.paper")
    answer(match, ATH)
    assert match.undo(BLUE) == refuse("", "undo.paper")
    assert match.undo(RED) is None
    assert match.undo(RED) == refuse("", "undo.other")


def test_what_was_handed_in_before_an_open_question_is_a_draft_again_without_its_last_answer():
    match = handed_in(HAL, MONS)
    drafted, log = everything(match), list(match.log)
    answer(match, DONE)
    assert not match.log[-1].final

    assert match.undo(RED) is None

    assert everything(match) == drafted
    assert match.log == log
    assert match.drafted == (HAL, MONS)


def test_one_goes_back_over_open_questions_into_a_paper_and_to_its_beginning():
    match, before = handed_in(), []
    for each in (HAL, MONS, DONE, Ride()):
        before.append(everything(match))
        answer(match, each)

    while before:
        assert match.undo(RED) is None
        assert everything(match) == before.pop()
    assert match.undo(RED) == refuse("", "undo.other")


def test_a_paper_that_is_a_draft_again_is_handed_in_as_if_it_had_never_been():
    straight, wavering = handed_in(HAL, DONE), handed_in(HAL, MONS, DONE, Ride())
    for _ in range(3):
        wavering.undo(RED)
    answer(wavering, DONE)

    assert wavering.log == straight.log
    assert everything(wavering) == everything(straight)
    assert list(wavering.told(RED)) == list(straight.told(RED))


def test_a_paper_handed_in_whole_is_taken_back_like_one_drafted_answer_by_answer():
    match = handed_in()
    assert match.choose(RED, paper(HAL, MONS, DONE)) is None

    assert match.undo(RED) is None

    assert everything(match) == everything(handed_in(HAL, MONS))


def test_a_fork_keeps_the_draft_and_goes_its_own_way():
    match = writing(HAL)
    before = everything(match)
    for fork in (match.fork(), match.fork().fork(), match.fork(secret_of("other dice"))):
        assert fork.moment == (1, 1)
        assert fork.drafted == (HAL,)
        assert fork.view(BLUE) == match.view(BLUE)
        answer(fork, MONS, DONE)
        assert fork.log[-1].action == Paper((HAL, MONS, DONE))
        assert everything(match) == before


def test_a_fork_by_the_same_dice_is_the_same_to_the_last_byte():
    match = writing(HAL)

    assert everything(match.fork()) == everything(match)
    assert match.fork().undo(BLUE) is None


def test_a_draft_outlives_the_rest():
    match = writing(HAL, ATH)
    woken = Match.wake(match.rules, PRINTED, match.saved())

    assert everything(woken) == everything(match)
    assert woken.log == []
    assert woken.undo(BLUE) is None
    assert woken.drafted == (HAL,)
    assert woken.undo(BLUE) is None
    assert woken.undo(BLUE) == refuse("", "undo.nothing")


@pytest.mark.parametrize("answers", [(), (HAL,), (HAL, ATH)])
def test_who_writes_imagines_the_match_with_his_draft(answers: tuple[Action, ...]):
    match = writing(*answers)

    for seed in range(5):
        other = match.imagined(BLUE, secret_of(seed))
        assert other.moment == match.moment
        assert other.drafted == match.drafted
        assert other.view(BLUE) == match.view(BLUE)
        assert answer(other, DONE).log[-1].action == Paper((*answers, DONE))


@pytest.mark.parametrize("seat", [RED, None])
def test_others_imagine_a_match_in_which_nothing_is_drafted(seat: str | None):
    match = writing(HAL)

    other = match.imagined(seat, secret_of(1))

    assert (other.moment, other.drafted) == ((1, 0), ())
    assert other.decision(BLUE).facts == {"written": 0}


def test_a_plan_goes_on_from_what_is_drafted_and_the_match_knows_nothing_of_it():
    match = handed_in(HAL)
    before = everything(match)

    found = draft(match, RED, [(MONS, ATH)], secret_of("other dice"))

    assert found.is_open is False
    assert [line.actions for line in found.lines] == [(MONS, ATH)]
    assert found.match.log[-1].action == Paper((HAL, MONS, ATH))
    assert everything(match) == before


def test_a_plan_on_paper_is_open_until_all_is_written():
    match = handed_in()

    found = draft(match, RED, [(HAL, MONS)], secret_of("other dice"))

    assert (found.is_open, found.is_closed) == (True, False)
    assert found.match.drafted == (HAL, MONS)
    assert found.lines[-1].told == ()
    assert "hal" in found.lines[-1].after.path


def test_a_plan_ends_where_the_paper_is_handed_to_another():
    match = writing(HAL)

    found = draft(match, BLUE, [(MONS, DONE)], secret_of("other dice"))

    assert found.is_closed
    assert found.match.drafted == (HAL, MONS)
    assert found.lines[-1].told == ()
    assert match.drafted == (HAL,)
