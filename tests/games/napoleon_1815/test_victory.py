"""[p.14] The victory track: its ends, and commanders who are eliminated."""

import pytest

from estafette.engine import Ended
from estafette.games.napoleon_1815.losses import (
    Lose,
    Suffer,
    lose_point,
    remove_fallen,
    score_losses,
    suffer_at_once,
)
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm
from estafette.games.napoleon_1815.victory import score, settle
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.marching import march, walk
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


# vectors d.victory.zero, d.victory.twenty
@rule("napoleon-1815 victory.french.zero", "napoleon-1815 victory.coalition.twenty")
@pytest.mark.parametrize(
    ("track", "loser", "winner", "clause", "key"),
    [
        (1, "pirch", "french", "victory.french.zero", "victory.french-zero"),
        (19, "reille", "coalition", "victory.coalition.twenty", "victory.coalition-twenty"),
    ],
)
def test_the_game_ends_at_once_at_the_ends_of_the_track(track, loser, winner, clause, key):
    game = given(track=track, reille="ligny", pirch="wavre")
    score_losses(game, [Lose(loser, Arm.INFANTRY)])

    with pytest.raises(Ended) as ended:
        settle(game)

    outcome = ended.value.outcome
    assert (outcome.winner, outcome.rule, outcome.key) == (winner, clause, key)


@rule("napoleon-1815 victory.french.zero", "napoleon-1815 victory.coalition.twenty")
@pytest.mark.parametrize("track", [1, 10, 19])
def test_the_game_goes_on_between_the_ends_of_the_track(track):
    game = given(track=track)

    settle(game)

    assert game.track == track


@rule("napoleon-1815 victory.immediate-change")
def test_a_zone_taken_on_the_way_may_end_the_game_in_the_middle_of_a_move():
    game = given(track=1, d_erlon="lens", flags={"ath": "anglo-allied"})
    referee = march(game, "d-erlon", value=5)

    referee.choose(Move("ath"))

    assert referee.outcome is not None
    assert referee.outcome.winner == "french"
    assert referee.is_over


@rule("napoleon-1815 victory.immediate-change")
def test_fatigue_at_once_may_end_the_game_at_once():
    game = given(track=17, ney="ligny", fatigue={"ney": 8})

    referee = Referee(game, suffer_at_once(game, ["ney"], 1, "x"))

    assert referee.outcome is not None
    assert referee.outcome.winner == "coalition"


@rule("napoleon-1815 victory.immediate-change", "napoleon-1815 victory.vp.strength")
def test_the_fatigue_of_a_move_may_end_the_game():
    game = given(track=17, ney="ligny", reille="thuin", fatigue={"ney": 8})
    referee = march(game, "ney", value=5)

    walk(referee, "sombreffe", "gembloux", "walhain", "perwez")

    assert referee.outcome is not None
    assert (referee.outcome.winner, game.track) == ("coalition", 20)


# vector d.victory.net
@rule("napoleon-1815 victory.immediate-change")
def test_points_of_one_moment_are_added_up_before_the_ends_are_checked():
    game = given(track=1)
    score(game, FRENCH, 2)
    assert game.track == -1
    score(game, COALITION, 2)

    settle(game)

    assert game.track == 1


# vector d.victory.coalition-commander
@rule(
    "napoleon-1815 victory.vp.coalition-commander",
    "napoleon-1815 victory.coalition-commander-no-end",
)
@pytest.mark.parametrize(("commander", "corps"), [("blucher", "pirch"), ("wellington", "hill")])
def test_a_coalition_commander_scores_two_and_does_not_end_the_game(commander, corps):
    game = given(
        **{commander: "wavre", corps: "wavre"}, fatigue={corps: 9}, strength={corps: (1, 0)}
    )

    remove_fallen(game, [corps])
    settle(game)

    assert game.zone == {}
    assert game.track == 10 - 1 - 2


# vector d.elimination.napoleon
@rule("napoleon-1815 victory.napoleon-eliminated", "napoleon-1815 unit.commander.eliminated-alone")
def test_the_coalition_wins_when_napoleon_is_eliminated():
    game = given(napoleon="ligny", lobau="ligny", fatigue={"lobau": 8})

    referee = Referee(game, suffer_at_once(game, ["lobau"], 1, "x"))

    assert game.gone == ["lobau", "napoleon"]
    assert game.track == 13
    assert referee.outcome is not None
    assert referee.outcome.winner == "coalition"
    assert referee.outcome.rule == "victory.napoleon-eliminated"
    assert referee.outcome.key == "victory.napoleon-eliminated"


# vector d.victory.napoleon-at-zero
@rule("napoleon-1815 victory.napoleon-eliminated", "napoleon-1815 victory.french.zero")
def test_napoleon_eliminated_prevails_over_a_track_at_nothing():
    game = given(track=3, napoleon="ligny", lobau="ligny", ziethen="ligny")
    game.infantry["lobau"] = 1
    losses = [Lose(corps, Arm.INFANTRY) for corps in (*["ziethen"] * 4, "lobau")]
    for loss in losses:
        lose_point(game, loss.corps, loss.arm)
    score_losses(game, losses)
    remove_fallen(game, ["lobau", "ziethen"])
    assert game.track == 0

    with pytest.raises(Ended) as ended:
        settle(game)

    assert ended.value.outcome.winner == "coalition"


# vector d.victory.zero-before-napoleon
@rule("napoleon-1815 victory.french.zero", "napoleon-1815 victory.vp.strength")
def test_the_losses_of_a_combat_may_end_the_game_before_napoleon_is_counted_beaten():
    game = given(
        track=1,
        napoleon="quatre-bras",
        lobau="quatre-bras",
        picton="quatre-bras",
        frederick="quatre-bras",
        fatigue={"frederick": 8},
        strength={"frederick": (2, 0)},
    )
    referee = attack(game, "lobau", "napoleon", shows=(5, 1), meets=(4, 4, 1))

    referee.choose(Suffer("frederick"))

    assert game.track == 1 - 2 - 1 + 2
    assert referee.outcome is not None
    assert (referee.outcome.winner, referee.outcome.rule) == ("french", "victory.french.zero")
    assert "combat.napoleon-beaten" not in referee.keys
