"""Papers handed in whole, told again, and those on which a match ends."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import Action, Outcome, Paper, Step, refuse
from estafette.match import Diverged, Match
from tests.papers import (
    ATH,
    BLUE,
    BLUE_WRITES,
    DAY,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RED,
    SEATS,
    TUBIZE,
    Burn,
    Ride,
    Scout,
    Write,
    answer,
    begun,
    everything,
    going,
    handed_in,
    paper,
    to_the_end,
    writing,
)

SCOUTED = Scout("ath")
REFUSED = refuse("3.1", "write.twice", town="ath")


def told_keys(match: Match, seat: str | None, since: int = 0) -> list[tuple[int, str]]:
    return [(number, told.key) for number, told in match.told(seat, since)]


@pytest.mark.parametrize("answers", [(DONE,), (HAL, DONE), (HAL, ATH, MONS)])
def test_a_whole_paper_is_the_same_as_its_answers_one_by_one(answers: tuple[Action, ...]):
    whole = writing()

    assert whole.choose(BLUE, Paper(answers)) is None

    assert whole.log == writing(*answers).log
    assert everything(whole) == everything(writing(*answers))


def test_a_whole_paper_comes_in_the_place_of_what_is_drafted():
    match = writing(HAL, MONS)

    assert match.choose(BLUE, paper(TUBIZE, DONE)) is None

    assert match.log == writing(TUBIZE, DONE).log
    assert everything(match) == everything(writing(TUBIZE, DONE))


@pytest.mark.parametrize("drafted", [(), (HAL,), (HAL, MONS)])
@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        ((), refuse("", "paper.unfinished")),
        ((ATH,), refuse("", "paper.unfinished")),
        ((ATH, HAL), refuse("", "paper.unfinished")),
        ((ATH, DONE, DONE), refuse("", "paper.too-much")),
        ((ATH, HAL, MONS, DONE), refuse("", "paper.too-much")),
        ((Burn(), DONE), refuse("", "paper.too-much")),
        ((ATH, ATH, DONE), REFUSED),
        ((Ride(), DONE), refuse("", "decision.not-offered")),
        ((Write("paris"), DONE), refuse("", "decision.unknown-name", name="paris")),
    ],
)
def test_a_paper_that_is_not_as_it_should_be_changes_nothing(
    drafted: tuple[Action, ...], answers: tuple[Action, ...], refusal: Any
):
    match = writing(*drafted)
    before, log = everything(match), list(match.log)

    assert match.choose(BLUE, Paper(answers)) == refusal

    assert everything(match) == before
    assert match.log == log
    answer(match, DONE)
    assert match.log[-1].action == Paper((*drafted, DONE))


def test_a_paper_is_handed_in_by_its_writer_and_by_nobody_else():
    match = writing(HAL)
    before = everything(match)

    for other in (RED, "nobody"):
        assert match.choose(other, paper(ATH, DONE)) == refuse("", "decision.not-yours")
    assert everything(match) == before


@pytest.mark.parametrize("match", [begun(), handed_in(DONE), handed_in(DONE, Ride())])
def test_where_nothing_is_asked_on_paper_there_is_none(match: Match):
    before = everything(match)

    for seat in SEATS:
        key = "decision.not-offered" if match.decision(seat) else "decision.not-yours"
        assert match.choose(seat, paper(DONE)) == refuse("", key)
    assert everything(match) == before


def test_after_the_end_there_is_no_paper():
    match = to_the_end(begun(), lambda options: options[0])

    assert match.choose(BLUE, paper(DONE)) == refuse("", "match.over")


@pytest.mark.parametrize("drafted", [(), (HAL,)])
@pytest.mark.parametrize("answers", [(paper(ATH, DONE),), (ATH, paper(HAL, DONE)), (paper(),)])
def test_there_is_no_paper_within_a_paper(drafted: tuple[Action, ...], answers: tuple[Action, ...]):
    match = writing(*drafted)
    before = everything(match)

    assert match.choose(BLUE, Paper(answers)) is not None
    assert everything(match) == before


@pytest.mark.parametrize("pick", [0, 1, -1, -2])
def test_a_log_with_papers_is_repeated(pick: int):
    match = to_the_end(begun(), lambda options: options[pick % len(options)])
    again = begun()

    again.repeat([(entry.seat, entry.action) for entry in match.log])

    assert again.log == match.log
    assert everything(again) == everything(match)


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ((ATH,), "paper.unfinished"),
        ((ATH, DONE, DONE), "paper.too-much"),
        ((ATH, ATH, DONE), "write.twice"),
    ],
)
def test_a_paper_that_was_never_handed_in_so_diverges(answers: tuple[Action, ...], key: str):
    with pytest.raises(Diverged) as diverged:
        writing().repeat([(BLUE, Paper(answers))])

    assert (diverged.value.number, diverged.value.refusal.key) == (1, key)


def test_a_paper_is_not_repeated_upon_a_draft_nor_where_there_is_none():
    for match in (writing(HAL), begun(), to_the_end(begun(), lambda options: options[0])):
        with pytest.raises(Diverged) as diverged:
            match.repeat([(BLUE, paper(ATH, DONE))])
        assert diverged.value.refusal.key == "decision.not-offered"


BURNT = Outcome(BLUE, "3.3", "victory.burnt", {"letters": 1})
LAST = Step("9", lambda game: structs.force_setattr(game, "day", 9))


@pytest.mark.parametrize("whole", [False, True])
def test_a_match_that_ends_on_a_paper_has_it_in_its_log(whole: bool):
    match = writing()
    if whole:
        assert match.choose(BLUE, paper(HAL, Burn())) is None
    else:
        answer(match, HAL, Burn())

    assert match.outcome == BURNT
    assert (match.number, match.moment) == (2, (2, 0))
    assert match.log[-1].action == Paper((HAL, Burn()))
    assert [told.key for told in match.log[-1].told] == ["write.done"]
    assert (match.drafted, match.is_on_paper, match.open) == ((), False, ())
    assert match.undo(BLUE) == refuse("", "match.over")
    assert match.choose(BLUE, HAL) == refuse("", "match.over")


def test_a_match_that_ends_after_a_paper_has_it_in_its_log():
    match = answer(begun(going(BLUE_WRITES, LAST)), HAL, DONE)

    assert match.outcome == Outcome(None, "7", "victory.none")
    assert (match.number, match.drafted, match.open) == (1, (), ())
    assert match.log[-1].action == Paper((HAL, DONE))
    assert [told.key for told in match.log[-1].told] == ["write.done", "write.over"]


@pytest.mark.parametrize("rules", [going(*DAY), going(BLUE_WRITES, LAST)])
def test_a_match_that_has_ended_on_a_paper_is_over_in_every_copy(rules: Any):
    match = begun(rules)
    while not match.is_on_paper:
        answer(match, SCOUTED)
    answer(match, HAL, Burn())
    woken = Match.wake(rules, PRINTED, match.saved())
    again = begun(rules)
    again.repeat([(entry.seat, entry.action) for entry in match.log])

    for other in (match.fork(), woken, again):
        assert everything(other) == everything(match)


def test_everybody_sees_the_table_of_a_match_that_ended_on_a_paper_as_it_is():
    match = writing(HAL, Burn())

    assert match.view(RED) == match.rules.view(match.game, RED)
    assert told_keys(match, RED, 1) == []
