"""[p.10] The edges of the manoeuvre."""

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.manoeuvre import Halt, Move, cannot_move
from estafette.games.napoleon_1815.sides import COALITION
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.marching import asks, held, march, under_way
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 unit.commander.not-left-alone")
def test_the_last_corps_does_not_leave_a_commander_who_has_acted():
    game = given(ziethen="ligny", blucher="ligny", activated=["blucher"])
    operation = Operation("coalition", COALITION, "ligny", ["ziethen"], start="ligny")
    operation.tally = [("points.card", 3)]

    assert cannot_move(game, operation, Move("marbais")) == refuse(
        "unit.commander.not-left-alone", "operation.left-alone", commander="blucher"
    )
    game.zone["pirch"] = "ligny"
    assert cannot_move(game, operation, Move("marbais")) is None


@rule("napoleon-1815 movement.zero", "napoleon-1815 combat.optional")
def test_a_pile_that_does_not_use_its_only_point_may_still_fight():
    game = given(d_erlon="ligny", reille="ligny", hill="ligny")
    referee = march(game, "d-erlon", "reille", value=2)
    assert under_way(game).points == 1

    referee.choose(Halt())

    assert "movement.no-points" not in referee.keys
    while not asks(referee, "combat.fight-or-not"):
        referee.choose(referee.options[0])
    assert under_way(game).has_moved


@rule("napoleon-1815 card.x.fatigue.timing", "napoleon-1815 card.f.fourrager")
def test_whoever_has_declined_after_the_move_is_asked_again_when_the_other_plays():
    game = given(d_erlon="ligny", hand={"french": ["fourrager"], "coalition": ["fatigue"]})
    referee = march(game, "d-erlon", value=3)
    while not asks(referee, "movement.where"):
        referee.choose(Pass())
    referee.choose(Halt())
    assert (referee.decision.seat, referee.decision.key) == ("french", "window.moved")
    referee.choose(Pass(), held(game, "coalition", "fatigue"))

    while not asks(referee, "window.moved"):
        referee.choose(Pass())
    assert referee.decision.seat == "french"
    referee.choose(held(game, "french", "fourrager"))

    assert game.fatigue["d-erlon"] == 0


@rule("napoleon-1815 movement.fortress.eliminated")
def test_once_its_fatigue_is_paid_a_fortified_town_is_no_longer_owed():
    game = given(ziethen="beaumont", flags={"maubeuge": "french"})
    referee = march(game, "ziethen", value=3)
    operation = under_way(game)
    referee.choose(Move("maubeuge"))

    assert game.flags["maubeuge"] == "prussian"
    assert game.fatigue["ziethen"] == 1
    assert operation.fortress == ""
