"""How everybody answers while chance is weighed."""

from estafette.engine import Pass
from estafette.odds.manners import Manners
from tests.ai.table import FORD
from tests.specimen.clauses.positions import REARGUARD, VANGUARD, given
from tests.specimen.fire import Fire, Lose
from tests.specimen.hours import FallBack, HoldFast

from .tables import at_step


def nobody():
    raise AssertionError("he has looked though he need not")


def test_whoever_may_pass_passes_without_a_look():
    game = given(grenadiers="mill", pioneers="ford", hands={VANGUARD: ["sharpshooters"]})
    game.impulses[VANGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.31")
    assert match.choose(VANGUARD, Fire("grenadiers", "ford")) is None

    assert Manners().answer(match.open[0], nobody) == Pass()


def test_whoever_must_answer_takes_what_looks_best():
    game = given(dice=(6,), grenadiers="mill", pioneers="ford", invalids="ford")
    game.impulses[VANGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.31")
    for seat, answer in ((VANGUARD, Fire("grenadiers", "ford")), (VANGUARD, Pass())):
        assert match.choose(seat, answer) is None
    assert match.choose(REARGUARD, Pass()) is None
    decision = match.open[0]
    assert set(decision.options) == {Lose("pioneers"), Lose("invalids")}

    values = {}
    for answer in decision.options:
        fork = match.fork()
        assert fork.choose(REARGUARD, answer) is None
        values[answer] = FORD.judgement(fork.game, REARGUARD)

    assert values[Manners().answer(decision, match.fork)] == max(values.values())


def test_the_same_question_is_answered_as_the_first_time():
    game = given(fusiliers="mill 1", pioneers="ford")
    game.block("fusiliers").shaken = True
    match = at_step(FORD, "the-ford", game, "3.4")
    decision, manners = match.open[0], Manners()

    first = manners.answer(decision, match.fork)

    assert isinstance(first, FallBack | HoldFast)
    assert manners.answer(decision, nobody) == first
