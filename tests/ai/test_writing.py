"""Players who write: a whole paper at once, and nobody counts by the clock what stands on it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.ai import (
    Budget,
    Course,
    Hourglass,
    Marshal,
    Mind,
    Player,
    Recruit,
    Sergeant,
    Stop,
    analyse,
    answer_of,
    due,
    pace,
    player,
    writing,
)
from estafette.ai.pace import thought_of, time_to_write
from estafette.ai.tree import Tree
from estafette.ai.writing import REST, WRITING, Hasty, write
from estafette.engine import (
    Action,
    Decision,
    Paper,
    Pass,
    Procedure,
    Sequence,
    Step,
    ask,
    secret_of,
)
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
    ride,
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


class Clock:
    """Time passes when somebody thinks or sleeps, and never else."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for room in (pace, writing):
        monkeypatch.setattr(room, "monotonic", clock)
    monkeypatch.setattr(pace, "sleep", clock.pass_by)
    return clock


class Slow:
    """Each answer takes him so many seconds, and he cannot be hurried; he has so many lines."""

    def __init__(self, clock: Clock, seconds: float, lines: int) -> None:
        self.clock = clock
        self.seconds = seconds
        self.left = lines
        self.said = 0

    def choose(self, chair: Chair) -> Action:
        self.clock.pass_by(self.seconds)
        self.left -= 1
        self.said += 1
        return HAL if self.left >= 0 else DONE


class Endless:
    """He thinks until he is called off, and looks up so often; he would fill the whole page."""

    def __init__(self, clock: Clock, stop: Stop, step: float) -> None:
        self.clock = clock
        self.stop = stop
        self.step = step
        self.said = 0

    def choose(self, chair: Chair) -> Action:
        self.said += 1
        while not self.stop():
            assert self.clock.now < AGES, "nobody calls him off"
            self.clock.pass_by(self.step)
        return HAL


def page(game: papers.Game, side: str) -> Procedure[None]:
    """So many lines, or fewer; only the first is put even to who has nothing to say."""
    for line in range(LINES):
        choice = yield ask(
            side, "write.to-whom", rule="3", offers=[HAL], or_else=Pass(), always=not line
        )
        if choice == DONE:
            break


LINES = 20
AGES = 1e4
FEW = 8
LONG = papers.going(Step("3", page, by=BLUE, on_paper=papers.always), Step("4", ride, by=RED))


def comes_after(clock: Clock, who: Player, level: str, glass: Hourglass | None = None) -> float:
    """How long one waits for a paper of his."""
    match = papers.begun(LONG)
    began = clock()
    paper = Mind(who, level, glass or Hourglass()).answer(match, BLUE)
    assert match.choose(BLUE, paper) is None
    return clock() - began


@pytest.mark.parametrize("level", TIMED)
@pytest.mark.parametrize("lines", [1, 3, 9, LINES])
def test_a_full_paper_comes_when_an_empty_one_does(clock: Clock, level: str, lines: int):
    """Whoever writes thinks as long as he may about each line."""
    thought = thought_of(level)
    empty = comes_after(clock, Slow(clock, 0.0, 0), level)

    assert empty == pytest.approx(time_to_write(level))
    for seconds in (0.0, thought / 2, thought):
        assert comes_after(clock, Slow(clock, seconds, lines), level) == pytest.approx(empty)


@pytest.mark.parametrize("level", TIMED)
@pytest.mark.parametrize("slower", [1.01, 1.5, 1.99, 3.0, 3.9])
def test_who_thinks_longer_than_planned_is_ready_all_the_same(
    clock: Clock, level: str, slower: float
):
    who = Slow(clock, slower * thought_of(level), LINES)

    assert comes_after(clock, who, level) == pytest.approx(time_to_write(level))
    assert 1 <= who.said <= WRITING


@pytest.mark.parametrize("level", TIMED)
@pytest.mark.parametrize("step", [0.01, 0.1, 0.5])
def test_who_would_think_for_ever_is_called_off(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, level: str, step: float
):
    """First he himself, then the sergeant who goes on for him."""
    sergeants: list[Endless] = []

    def sergeant(seed: int, *, stop: Stop) -> Endless:
        sergeants.append(Endless(clock, stop, step))
        return sergeants[-1]

    monkeypatch.setattr(writing, "Sergeant", sergeant)
    glass = Hourglass()
    who = Endless(clock, glass, step)

    assert comes_after(clock, who, level, glass) == pytest.approx(time_to_write(level))
    assert (who.said, sergeants[0].said) == (1, 1)


@pytest.mark.parametrize("level", TIMED)
def test_he_says_himself_what_he_has_time_for(clock: Clock, level: str):
    """Four whole thoughts, or as many more as they are shorter."""
    for share, said in ((0.99, WRITING), (0.35, 9)):
        who = Slow(clock, share * thought_of(level), LINES)
        comes_after(clock, who, level)
        assert who.said == said


def test_after_a_paper_he_may_think_again(clock: Clock):
    glass = Hourglass()
    comes_after(clock, Slow(clock, 0.1, 2), "sergeant", glass)
    clock.pass_by(1e6)

    assert not glass()


def test_an_hourglass_has_run_out_for_who_is_called():
    called: list[None] = []
    glass = Hourglass(lambda: bool(called))

    assert not glass()
    called.append(None)
    assert glass()


@pytest.mark.parametrize("level", ["recruit", "sergeant", "marshal:20"])
def test_before_nobody_who_does_not_think_by_the_clock_never_looks_at_it(
    monkeypatch: pytest.MonkeyPatch, level: str
):
    for room in (pace, writing):
        monkeypatch.setattr(room, "monotonic", lambda: pytest.fail("he looked at the clock"))
    match = papers.writing()

    first, second = [answer_of(player(level, 3), level, match, BLUE) for _ in range(2)]

    assert first == second == write(player(level, 3), match, BLUE)


def test_who_thinks_by_the_clock_writes_by_it_wherever_he_is(clock: Clock):
    who = Slow(clock, 1.2, LINES)

    paper = answer_of(who, "marshal", papers.begun(LONG), BLUE)

    assert who.said == WRITING
    assert isinstance(paper, Paper)


def test_on_paper_he_answers_with_a_paper_and_elsewhere_with_one_answer():
    assert answer_of(Told(HAL, DONE), "sergeant", papers.writing(), BLUE) == Paper((HAL, DONE))
    assert answer_of(Told(Scout("ath")), "sergeant", papers.begun(), BLUE) == Scout("ath")
    assert answer_of(Told(DONE), "sergeant", handed_in(DONE), RED) == DONE


@pytest.mark.parametrize("seed", range(4))
def test_who_has_no_time_left_ends_a_paper_in_a_few_words(seed: int):
    """However much is drafted, and wherever it broke off."""
    for options in ({}, {"hidden-movement": "yes", "direct-command": "yes"}):
        match = ligny(**options)
        while not match.is_on_paper:
            papers.answer(match, match.open[0].options[0])
        for _ in range(4):
            papers.drafted_at_random(match, seed)
            if match.drafted:
                paper: Any = write(Hasty(seed), match, match.open[0].seat)
                assert len(paper.answers) - len(match.drafted) <= FEW


def question(*, always: bool = False, offers: int = 0) -> Decision:
    towns = [Write(str(place)) for place in range(offers)]
    return ask(BLUE, "write", rule="3", offers=towns, or_else=Pass(), always=always)


@pytest.mark.parametrize("level", [*TIMED, "recruit"])
def test_an_empty_paper_takes_as_long_as_a_full_one(level: str):
    """It is due by the level alone, whatever the first question is."""
    planned = time_to_write(level)

    for took in (0.0, 0.001, planned / 2, planned):
        for always in (False, True):
            for offers in (0, 9):
                asked = question(always=always, offers=offers)
                assert due(level, asked, took, on_paper=True) == planned


def test_who_writes_is_given_what_a_whole_thought_takes():
    """As long as he may think about a question of which there are few: none is halved here."""
    for level in TIMED:
        assert thought_of(level) >= due(level, question(), 0.0)
        assert time_to_write(level) > WRITING * thought_of(level) + REST


@pytest.mark.parametrize("level", TIMED)
def test_who_is_late_with_a_paper_is_so_by_the_time_for_a_whole_one(level: str):
    planned = due(level, question(), 0.0, on_paper=True)
    late = [due(level, question(), took * planned, on_paper=True) for took in (1.01, 1.5, 2, 2.01)]

    assert late == pytest.approx([2 * planned, 2 * planned, 2 * planned, 3 * planned])


@pytest.mark.parametrize("answers", [(DONE,), (HAL, ATH, MONS)])
def test_at_the_keyboard_a_paper_comes_when_it_is_due(clock: Clock, answers: tuple[Action, ...]):
    found = Mind(Told(*answers), "sergeant", Hourglass()).answer(papers.writing(), BLUE)

    assert found == Paper(answers)
    assert clock.now == pytest.approx(100.0 + time_to_write("sergeant"))


def test_who_is_not_watched_does_not_wait(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pace, "sleep", lambda seconds: pytest.fail("he slept"))

    Mind(Told(DONE), "sergeant").answer(papers.writing(), BLUE)


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
