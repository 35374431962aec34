"""The laboratory and papers: a fault on one is shown again, and what stands on one is in play."""

from typing import Any

import msgspec
import pytest
from msgspec import structs

from estafette.engine import Paper
from estafette.lab.trial import CRASH, Trial, broken_file, play_out
from estafette.lab.usage import mentions, nameable, named_in
from estafette.match import MatchFile, MatchFileError, parse, replay
from tests.papers import (
    ATH,
    BLUE,
    DAY,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RULES,
    SPRING,
    Scout,
    begun,
    going,
    handed_in,
    write,
    writing,
)


def spilling(game: Any, side: str) -> Any:
    """The rules fall over when anybody writes to Hal after he has written to another."""
    writing = write(game, side)
    asked = next(writing)
    while True:
        answer = yield asked
        if answer == HAL and game.papers[side]:
            raise RuntimeError("the ink is spilt")
        try:
            asked = writing.send(answer)
        except StopIteration:
            return


def breaking(file: MatchFile, rules: Any) -> MatchFileError:
    with pytest.raises(MatchFileError) as caught:
        replay(rules, PRINTED, file)
    return caught.value


SPILT = going(*[structs.replace(s, procedure=spilling) if s.procedure is write else s for s in DAY])


@pytest.mark.parametrize(("drafted", "last"), [((ATH,), HAL), ((ATH, MONS), HAL)])
def test_what_breaks_in_the_midst_of_a_paper_breaks_again(drafted: Any, last: Any):
    answers = [(BLUE, Scout("ath")), *[(BLUE, each) for each in drafted], (BLUE, last)]

    file = broken_file(begun(SPILT), answers)

    assert [choice.number for choice in file.choices] == [0, 1]
    assert file.choices[1].action == msgspec.to_builtins(Paper((*drafted, last)))
    problem = breaking(file, SPILT)
    assert (problem.key, problem.facts["choice"]) == ("file.breaks", 1)
    assert "spilt" in str(problem.__cause__)


def test_what_breaks_after_a_paper_is_told_up_to_there():
    answers = [(BLUE, Scout("ath")), (BLUE, ATH), (BLUE, DONE)]

    file = broken_file(begun(), answers)

    assert len(file.choices) == 2
    assert replay(RULES, PRINTED, file).log == writing(ATH, DONE).log


def test_a_trial_that_breaks_on_a_paper_leaves_a_file_that_shows_it():
    players = ("recruit", "recruit")
    trials = [Trial(number, SPRING, str(number), 200, players) for number in range(12)]
    faults = [play_out(SPILT, PRINTED, trial)[0].fault for trial in trials]

    spilt = [fault for fault in faults if fault and fault.kind == CRASH]
    assert len(spilt) > 1
    for fault in spilt:
        assert breaking(parse(fault.record.encode()), SPILT).key == "file.breaks"


def test_trials_with_papers_are_played_to_their_end():
    result, played = play_out(RULES, PRINTED, Trial(0, SPRING, "1", 200, ("recruit", "sergeant")))

    assert result.fault is None
    assert played.match is not None
    assert result.outcome == played.match.outcome
    assert any(isinstance(entry.action, Paper) for entry in played.match.log)
    assert result.decisions == len(played.match.answers_since(0)) >= played.match.number


def test_what_stands_on_a_paper_comes_into_play_once():
    known = nameable(RULES, PRINTED, SPRING)
    match = handed_in()
    _, scouted, written = mentions(match, known)

    assert scouted == {"ath": "town"}
    assert written == {"ath": "town"}
    assert named_in(writing(HAL, MONS, DONE), known)[0] == {"ath": 1, "hal": 1, "mons": 1}
    assert named_in(writing(DONE), known)[0] == {"ath": 1}
