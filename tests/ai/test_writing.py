"""Players who write: a whole paper at once, and nobody counts by the clock what stands on it."""

from collections.abc import Callable
from itertools import count
from math import inf
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.ai import (
    Budget,
    Course,
    Marshal,
    Mind,
    Player,
    Recruit,
    Sergeant,
    analyse,
    answer_of,
    due,
    pace,
    player,
    writing,
)
from estafette.ai.pace import BEAT, GLANCE, WRITING
from estafette.ai.tree import Tree
from estafette.ai.writing import write
from estafette.engine import Action, Decision, Paper, Pass, Sequence, ask, secret_of
from estafette.match import Chair, Match
from tests import papers
from tests.papers import (
    ATH,
    BLUE,
    DONE,
    HAL,
    MONS,
    PRINTED,
    RED,
    Burn,
    Scout,
    Write,
    everything,
    handed_in,
    ligny,
)

from .crossroads import LEFT, OURS, RIGHT, crossroads

LEVELS = ("recruit", "sergeant", "marshal:20")
TIMED = ("sergeant", "marshal", "marshal:30s", "marshal:250ms", "marshal:20")


class Told:
    """A player who says what he was told to say, and after that nothing."""

    def __init__(self, *answers: Action) -> None:
        self.answers = list(answers)
        self.asked: list[Decision | None] = []
        self.seen: list[Any] = []

    def choose(self, chair: Chair) -> Action:
        self.asked.append(chair.decision)
        self.seen.append((chair.view(), list(chair.told())))
        return self.answers.pop(0)


def ticking(monkeypatch: pytest.MonkeyPatch, seconds: float = 1.0) -> None:
    """Each look at the clock takes so long."""
    looks = count()
    monkeypatch.setattr(writing, "monotonic", lambda: next(looks) * seconds)


# A whole paper


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_a_player_of_any_level_writes_a_paper_that_can_be_handed_in(level: str, seed: int):
    match = papers.writing()
    before, log = everything(match), list(match.log)

    paper = write(player(level, seed), match, BLUE)

    assert isinstance(paper, Paper)
    assert everything(match) == before
    assert match.log == log
    assert match.choose(BLUE, paper) is None
    assert match.log[-1].action == paper
    assert match.number == 2


@pytest.mark.parametrize(("level", "papers_of_his"), [("recruit", 4), ("sergeant", 1)])
def test_written_orders_can_be_handed_in(level: str, papers_of_his: int):
    match = ligny()
    for number in range(papers_of_his):
        before = everything(match)
        paper = write(player(level, number), match, match.open[0].seat)
        assert everything(match) == before
        assert match.choose(match.open[0].seat, paper) is None
        assert match.number == number + 1


def test_he_is_asked_one_thing_after_the_other_and_sees_what_he_has_written():
    told, match = Told(HAL, ATH, DONE), papers.writing()

    assert write(told, match, BLUE) == Paper((HAL, ATH, DONE))
    assert [decision and decision.facts["written"] for decision in told.asked] == [0, 1, 2]
    assert told.seen[0] == (match.view(BLUE), list(match.told(BLUE)))
    assert [("hal" in view.path, "mons" in view.path) for view, _ in told.seen] == [
        (False, False),
        (True, False),
        (True, False),
    ]
    assert {len(heard) for _, heard in told.seen} == {3}


def test_who_takes_over_a_draft_goes_on_from_it():
    match = papers.writing(MONS)

    assert write(Told(HAL, DONE), match, BLUE) == Paper((MONS, HAL, DONE))
    assert match.drafted == (MONS,)


def test_a_paper_on_which_the_match_ends_is_a_paper():
    assert write(Told(HAL, Burn()), papers.writing(), BLUE) == Paper((HAL, Burn()))


def test_what_is_not_offered_is_not_written():
    with pytest.raises(AssertionError, match="offered and refused"):
        write(Told(HAL, HAL), papers.writing(), BLUE)


# In time


def test_when_his_time_is_over_somebody_quick_says_the_rest(monkeypatch: pytest.MonkeyPatch):
    told = Told(HAL)
    ticking(monkeypatch)
    match = papers.writing()

    paper = write(told, match, BLUE, seconds=1.5)

    assert len(told.asked) == 1
    assert isinstance(paper, Paper)
    assert paper.answers[0] == HAL
    assert match.choose(BLUE, paper) is None


def test_who_has_no_time_at_all_hands_a_paper_in_nevertheless(monkeypatch: pytest.MonkeyPatch):
    ticking(monkeypatch)
    match = papers.writing()

    paper = write(Told(), match, BLUE, seconds=0.5)

    assert match.choose(BLUE, paper) is None


def test_who_has_time_without_end_says_all_himself(monkeypatch: pytest.MonkeyPatch):
    ticking(monkeypatch, 1e9)

    assert write(Told(HAL, DONE), papers.writing(), BLUE) == Paper((HAL, DONE))


@pytest.mark.parametrize(
    ("level", "seconds"),
    [
        ("recruit", inf),
        ("sergeant", inf),
        ("marshal:2s", WRITING * (2.0 + BEAT)),
        ("marshal:20", inf),
    ],
)
def test_he_writes_for_so_long_as_his_level_allows(
    monkeypatch: pytest.MonkeyPatch, level: str, seconds: float
):
    given: list[float] = []

    def noted(who: Player, match: Match, seat: str, seconds: float = inf) -> Action:
        given.append(seconds)
        return Paper((DONE,))

    monkeypatch.setattr(pace, "write", noted)
    answer_of(Told(), level, papers.writing(), BLUE)

    assert given == [pytest.approx(seconds)]


def test_on_paper_he_answers_with_a_paper_and_elsewhere_with_one_answer():
    assert answer_of(Told(HAL, DONE), "sergeant", papers.writing(), BLUE) == Paper((HAL, DONE))
    assert answer_of(Told(Scout("ath")), "sergeant", papers.begun(), BLUE) == Scout("ath")
    assert answer_of(Told(DONE), "sergeant", handed_in(DONE), RED) == DONE


def question(*, always: bool = False, offers: int = 0) -> Decision:
    towns = [Write(str(place)) for place in range(offers)]
    return ask(BLUE, "write", rule="3", offers=towns, or_else=Pass(), always=always)


@pytest.mark.parametrize("level", TIMED)
@pytest.mark.parametrize("always", [False, True])
def test_an_empty_paper_takes_as_long_as_a_full_one(level: str, always: bool):
    asked = question(always=always)
    planned = due(level, asked, 0.0, on_paper=True)

    one = due(level, asked, 0.0)
    assert planned == pytest.approx(WRITING * one + BEAT)
    for took in (0.001, one, planned / 2, WRITING * one, planned):
        assert due(level, asked, took, on_paper=True) == planned
        assert due(level, question(always=always, offers=9), took, on_paper=True) == planned


def test_the_time_in_which_one_must_be_ready_is_less_than_that_after_which_it_is_due():
    """Who is cut short still has time for what is left to say."""
    for level in TIMED:
        asked = question()
        assert WRITING * due(level, asked, 0.0) < due(level, asked, 0.0, on_paper=True)


@pytest.mark.parametrize("level", TIMED)
def test_who_is_late_with_a_paper_is_so_by_the_time_for_a_whole_one(level: str):
    planned = due(level, question(), 0.0, on_paper=True)
    late = [due(level, question(), took * planned, on_paper=True) for took in (1.01, 1.5, 2, 2.01)]

    assert late == pytest.approx([2 * planned, 2 * planned, 2 * planned, 3 * planned])


def test_a_recruit_does_not_think_on_paper_either():
    assert due("recruit", question(), 0.012, on_paper=True) == 0.012


@pytest.mark.parametrize("answers", [(DONE,), (HAL, ATH, MONS)])
def test_at_the_keyboard_a_paper_comes_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, answers: tuple[Action, ...]
):
    slept: list[float] = []
    times = iter([10.0, 10.1 + len(answers) / 10])
    monkeypatch.setattr(pace, "monotonic", times.__next__)
    monkeypatch.setattr(pace, "sleep", slept.append)

    found = Mind(Told(*answers), "sergeant", steady=True).answer(papers.writing(), BLUE)

    assert found == Paper(answers)
    took = 0.1 + len(answers) / 10
    assert slept == [pytest.approx(WRITING * GLANCE + BEAT - took)]


def test_who_is_not_watched_does_not_wait(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pace, "sleep", lambda seconds: pytest.fail("he slept"))

    Mind(Told(DONE), "sergeant", steady=False).answer(papers.writing(), BLUE)


# What was learnt while writing


def on_paper(walk: Callable[[], Match]) -> Match:
    """The same crossroads, both answered on one paper."""
    rules = walk().rules
    step = rules.sequence.lines[0].step
    assert step is not None
    written = replace(rules, sequence=Sequence(replace(step, on_paper=papers.always)))
    return Match(written, walk().setup, written.start(None, walk().setup, walk().game.dice))


def grown(match: Match, rounds: int) -> Tree:
    learnt = Tree(match, OURS)
    for each in range(rounds):
        for answer in (LEFT, RIGHT):
            fork = match.fork(secret_of(each))
            learnt.try_out(fork, answer, learnt.worths(match), Random(each))
    return learnt


def trials(learnt: Tree, match: Match) -> int:
    decision = match.decision(OURS)
    assert decision is not None
    return learnt.known(decision, RIGHT)[0]


def test_a_marshal_sees_where_a_second_answer_on_the_same_paper_leads():
    match = on_paper(lambda: crossroads(OURS, OURS))

    assert Marshal(1, Budget(iterations=60)).choose(Chair(match, OURS)) == RIGHT
    assert write(Marshal(1, Budget(iterations=60)), match, OURS) == Paper((RIGHT, RIGHT))


def test_what_was_learnt_serves_at_the_next_question_of_a_paper():
    match = on_paper(lambda: crossroads(OURS, OURS, OURS))
    learnt = grown(match, 40)
    known = [trials(learnt, match)]

    for _ in range(2):
        assert match.choose(OURS, RIGHT) is None
        assert learnt.follow(match)
        assert learnt.moment == match.moment
        known.append(trials(learnt, match))
    assert match.number == 0
    assert known[0] > known[1] > known[2] > 5


def test_what_was_learnt_on_a_paper_serves_when_two_answers_are_drafted_at_once():
    match = on_paper(lambda: crossroads(OURS, OURS, OURS))
    slowly, quickly = grown(match, 40), grown(match, 40)

    match.choose(OURS, RIGHT)
    assert slowly.follow(match)
    match.choose(OURS, RIGHT)
    assert slowly.follow(match)
    assert quickly.follow(match)
    assert trials(quickly, match) == trials(slowly, match) > 0


def test_what_was_learnt_serves_in_the_match_that_is_imagined_while_one_writes():
    match = on_paper(lambda: crossroads(OURS, OURS))
    learnt = grown(match, 20)
    match.choose(OURS, RIGHT)

    assert learnt.follow(match.imagined(OURS, secret_of(1)))
    assert not learnt.follow(match)  # nothing has been answered since


def test_what_was_learnt_before_an_answer_was_taken_back_is_forgotten():
    match = on_paper(lambda: crossroads(OURS, OURS, OURS))
    match.choose(OURS, RIGHT)
    learnt = grown(match, 5)
    match.undo(OURS)

    assert not learnt.follow(match)


# After the match


def test_a_match_with_papers_is_analysed():
    match = papers.begun()
    start = match.saved()
    papers.to_the_end(match, lambda options: options[0])
    choices = tuple([(entry.seat, entry.action) for entry in match.log])

    found = analyse(papers.RULES, PRINTED, Course(start, choices), Budget(iterations=200), 1)

    assert len(found.curve) == match.number + 1


def test_written_orders_are_analysed():
    match = ligny()
    start, recruit = match.saved(), Recruit(1)
    while match.number < 6:
        seat = match.open[0].seat
        assert match.choose(seat, answer_of(recruit, "recruit", match, seat)) is None
    choices = tuple([(entry.seat, entry.action) for entry in match.log])
    course = Course(start, choices)

    found = analyse(match.rules, match.game.printed, course, Budget(iterations=20), 1)

    assert len(found.curve) == 7


def test_a_sergeant_writes_what_he_would_say_answer_by_answer():
    match = papers.writing()
    answers = []
    by_hand, sergeant = match.fork(), Sergeant(5)
    while by_hand.number == match.number:
        answers.append(sergeant.choose(Chair(by_hand, BLUE)))
        by_hand.choose(BLUE, answers[-1])

    assert write(Sergeant(5), match, BLUE) == Paper(tuple(answers))
