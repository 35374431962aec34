"""Papers in match files: whole, told again, and sealed before the eyes of the other."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import structs

from estafette.engine import Action, Dice, Paper, secret_of
from estafette.match import (
    Match,
    MatchFile,
    MatchFileError,
    parse,
    record,
    replay,
    sealed,
    verify,
    written,
)
from tests.match.telling import ALL_FOUND_TRUE
from tests.papers import (
    ATH,
    BLUE,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RED,
    RULES,
    Burn,
    Ride,
    Scout,
    answer,
    begun,
    everything,
    handed_in,
    ligny,
    to_the_end,
    writing,
)


def at_random(seed: int) -> Match:
    dice = Dice(secret_of(seed))
    return to_the_end(begun(), dice.pick)


def whole(match: Match) -> MatchFile:
    return record(match, held=match.seats)


def raw(*answers: Action, **more: Any) -> dict[str, Any]:
    """A paper as a line of a file has it."""
    lines = [msgspec.json.decode(msgspec.json.encode(answer)) for answer in answers]
    return {"type": "Paper", "answers": lines, **more}


def told_otherwise(action: dict[str, Any], **fields: Any) -> MatchFile:
    """A file in which the paper of Blue is told otherwise."""
    file = whole(writing(ATH, HAL, DONE))
    changed = structs.replace(file.choices[1], action=action, **fields)
    choices = (file.choices[0], changed, *file.choices[2:])
    return structs.replace(file, choices=choices)


def refusal(file: MatchFile) -> MatchFileError:
    with pytest.raises(MatchFileError) as caught:
        replay(RULES, PRINTED, file)
    assert str(verify(RULES, PRINTED, file).problem) == str(caught.value)
    return caught.value


@pytest.mark.parametrize("seed", range(20))
def test_a_match_with_papers_is_told_again_from_its_file(seed: int):
    match = at_random(seed)

    file = parse(written(record(match)))
    again = replay(RULES, PRINTED, file)

    assert again.log == match.log
    assert everything(again) == everything(match)
    assert record(again) == file
    verdict = verify(RULES, PRINTED, file)
    assert verdict.is_true
    assert verdict.checked == ALL_FOUND_TRUE
    assert verdict.choices == match.number


def test_a_match_with_written_orders_is_told_again_from_its_file():
    match, dice = ligny(), Dice(secret_of(1))
    while match.number < 20:
        answer(match, dice.pick(match.open[0].options))

    file = parse(written(whole(match)))
    again = replay(match.rules, match.game.printed, file)

    assert [type(entry.action) for entry in match.log[:4]] == [Paper] * 4
    assert again.log == match.log
    assert verify(match.rules, match.game.printed, file).is_true


def test_a_paper_is_a_line_with_all_its_answers():
    choice = whole(writing(ATH, DONE)).choices[1]

    assert choice.action == {
        "type": "Paper",
        "answers": [{"type": "Write", "town": "ath"}, {"type": "Pass"}],
    }
    assert (choice.number, choice.seat) == (1, BLUE)


def test_a_match_that_ended_on_a_paper_is_told_again_to_its_end():
    match = writing(HAL, Burn())
    file = parse(written(record(match)))

    again = replay(RULES, PRINTED, file)

    assert again.outcome == match.outcome
    assert len(file.choices) == 2
    assert verify(RULES, PRINTED, file).is_true


def test_a_match_is_told_again_up_to_a_paper_and_past_it():
    match = handed_in(HAL, DONE, Ride())
    file = whole(match)

    for upto in range(len(file.choices) + 1):
        assert replay(RULES, PRINTED, file, upto).log == match.log[:upto]


def test_what_is_drafted_is_in_no_file_but_that_of_who_holds_every_seat():
    for seat in (BLUE, RED):
        assert written(sealed(writing(ATH, HAL), seat)) == written(sealed(writing(), seat))

    text = written(whole(writing(ATH, HAL)))
    assert text.splitlines()[:-1] == written(whole(writing())).splitlines()
    file = parse(text)
    assert written(file) == text
    match = replay(RULES, PRINTED, file)
    assert match.drafted == (ATH, HAL)
    assert match.saved() == writing(ATH, HAL).saved()
    assert replay(RULES, PRINTED, file, len(file.choices)).drafted == ()


@pytest.mark.parametrize(
    "drafted",
    [{}, {"type": "Paper", "answers": [{"type": "Nothing"}]}, {"type": "Pass"}, {"type": "Paper"}],
)
def test_a_draft_that_cannot_be_read_is_none(drafted: dict[str, Any]):
    file = structs.replace(whole(writing(ATH)), drafted=drafted)

    assert replay(RULES, PRINTED, parse(written(file))).drafted == ()


# Sealed


@pytest.mark.parametrize(
    ("one", "other"),
    [((DONE,), (HAL, ATH, MONS)), ((HAL, DONE), (MONS, DONE)), ((ATH, HAL, DONE), (DONE,))],
)
def test_a_file_of_the_other_seat_says_nothing_of_a_paper(
    one: Sequence[Action], other: Sequence[Action]
):
    files = [sealed(writing(*answers), RED) for answers in (one, other)]

    assert files[0].choices[1].action is None
    assert [len(file.choices) for file in files] == [2, 2]
    assert written(files[0]) == written(files[1])


def test_who_wrote_a_paper_may_keep_it():
    match = handed_in(HAL, DONE)

    assert [choice.action is None for choice in sealed(match, BLUE).choices] == [False, False, True]
    assert [choice.action is None for choice in sealed(match, RED).choices] == [True, True, False]
    assert sealed(match, RED).choices[2].action == raw(HAL, DONE)


def test_a_sealed_paper_cannot_be_told_again():
    assert refusal(sealed(writing(ATH, DONE), BLUE)).key == "file.no-secret"
    file = told_otherwise(raw())
    choices = tuple([structs.replace(each, action=None) for each in file.choices])
    assert refusal(structs.replace(file, choices=choices)).key == "file.sealed"


# Lies


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (raw(), "paper.unfinished"),
        (raw(ATH), "paper.unfinished"),
        (raw(ATH, HAL), "paper.unfinished"),
        (raw(ATH)["answers"][0], "paper.unfinished"),
        (raw(DONE)["answers"][0], "paper.unfinished"),
        (raw(ATH, DONE, DONE), "paper.too-much"),
        (raw(ATH, HAL, MONS, DONE), "paper.too-much"),
        (raw(ATH, ATH, DONE), "write.twice"),
        (raw(Ride(), DONE), "decision.not-offered"),
        (raw(ATH, Scout("ath")), "decision.not-offered"),
    ],
)
def test_a_paper_that_is_not_as_it_should_be_is_refused_with_its_line(
    action: dict[str, Any], reason: str
):
    problem = refusal(told_otherwise(action))

    assert (problem.key, problem.line) == ("file.refused", 4)
    assert problem.facts == {
        "choice": 1,
        "reason": reason,
        "rule": "3.1" if reason == "write.twice" else "none",
    }


def test_answers_told_one_by_one_are_no_paper():
    """So a match was written down in which orders were not yet on paper."""
    file = whole(writing(ATH, DONE))
    lines = [structs.replace(file.choices[1], number=1 + n) for n in range(2)]
    lines = [
        structs.replace(line, action=action)
        for line, action in zip(lines, raw(ATH, DONE)["answers"], strict=True)
    ]
    problem = refusal(structs.replace(file, choices=(file.choices[0], *lines)))

    assert (problem.key, problem.facts["choice"]) == ("file.refused", 1)
    assert problem.facts["reason"] == "paper.unfinished"


def test_a_paper_where_none_is_written_is_refused():
    file = whole(answer(begun(), Scout("ath")))
    choice = structs.replace(file.choices[0], action=raw(Scout("ath")))
    problem = refusal(structs.replace(file, choices=(choice,)))

    assert (problem.key, problem.facts["reason"]) == ("file.refused", "decision.not-offered")


@pytest.mark.parametrize(
    "action",
    [
        raw(ATH, HAL, DONE, length=3),
        {"type": "Paper"},
        {"type": "Paper", "answers": None},
        {"type": "Paper", "answers": {"0": {"type": "Pass"}}},
        {"type": "Paper", "answers": [None, {"type": "Pass"}]},
        {"type": "Paper", "answers": [{"type": "Pass", "more": 1}]},
        {"type": "Paper", "answers": [{"type": "Write", "town": "ath"}, {"type": "Pass", "x": {}}]},
        {"type": "Paper", "answers": [{"type": "Write", "town": "ath", "day": 1}]},
        {"type": "Paper", "answers": [{"type": "Write"}]},
        {"type": "Paper", "answers": [{"type": "Nothing"}]},
        {"type": "Paper", "answers": [raw(ATH, DONE)]},
        {"type": "Sheet", "answers": []},
    ],
)
def test_a_paper_of_which_the_game_knows_nothing_is_a_bad_answer(action: dict[str, Any]):
    problem = refusal(told_otherwise(action))

    assert (problem.key, problem.line) == ("file.bad-action", 4)


def test_a_stray_field_is_named_wherever_on_the_paper_it_stands():
    action = raw(ATH, HAL, DONE)
    action["answers"][1]["colour"] = "blue"

    assert "`colour`" in str(refusal(told_otherwise(action)).facts["reason"])


@pytest.mark.parametrize(
    "lie", [lambda choice: {"chance": (1,)}, lambda choice: {"seat": RED}, lambda c: {"number": 2}]
)
def test_a_paper_is_looked_at_like_any_choice(lie: Callable[[Any], dict[str, Any]]):
    problem = refusal(told_otherwise(raw(ATH, HAL, DONE), **lie(None)))

    assert problem.key in ("file.chance-differs", "file.wrong-seat", "file.misnumbered")


def test_a_file_ends_with_the_paper_on_which_the_match_ended():
    file = record(writing(HAL, Burn()))
    late = structs.replace(file.choices[1], number=2)
    problem = refusal(structs.replace(file, choices=(*file.choices, late)))

    assert problem.key == "file.after-the-end"
