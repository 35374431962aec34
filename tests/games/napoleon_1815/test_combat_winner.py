"""[p.12, 5; p.14] Who has won, what it scores, and what a lost battle costs Napoléon."""

import pytest

from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given
from tests.referee import rule

INFANTRY = Arm.INFANTRY


@rule("napoleon-1815 combat.winner", "napoleon-1815 combat.retreat.length")
@pytest.mark.parametrize(
    ("shows", "meets", "winner", "lead", "beaten"),
    [((4, 4), (4,), "french", 1, "hill"), ((1, 1), (4,), "coalition", 1, "reille")],
)
def test_who_inflicts_more_losses_wins_by_the_difference(shows, meets, winner, lead, beaten):
    game = given(reille="quatre-bras", hill="quatre-bras")
    referee = attack(game, "reille", shows=shows, meets=meets)
    if meets == (4,):
        referee.choose(Lose("reille", INFANTRY))

    assert referee.fact("combat.won") == {"zone": "quatre-bras", "camp": winner, "lead": lead}
    assert referee.decision.key == "retreat.where"
    referee.choose(Retreat("nivelles"))
    assert game.zone[beaten] == "nivelles"


# vector d.combat.retreat-length
@rule("napoleon-1815 combat.winner", "napoleon-1815 combat.retreat.length")
def test_four_losses_to_one_send_the_defender_back_by_three_connections():
    game = given(reille="quatre-bras", d_erlon="quatre-bras", orange="quatre-bras")
    referee = attack(game, "reille", "d-erlon", shows=(4, 4, 4, 4), meets=(4, 1))

    referee.choose(Lose("reille", INFANTRY))
    for _ in range(3):
        referee.choose(Lose("orange", INFANTRY))

    assert referee.decision.facts == {"zone": "quatre-bras", "connections": 3}
    referee.choose(Retreat("nivelles"), Retreat("braine-le-comte"), Retreat("soignies"))
    assert referee.is_over
    assert game.zone["orange"] == "soignies"


# vector d.combat.draw
@rule("napoleon-1815 combat.draw")
def test_on_equal_losses_both_piles_stay_without_retreat_or_pursuit():
    game = given(
        reille="quatre-bras",
        ney="quatre-bras",
        vandamme="quatre-bras",
        hill="quatre-bras",
        picton="quatre-bras",
        axes={"quatre-bras": ("french", "frasnes")},
    )
    referee = attack(game, "reille", "ney", "vandamme", shows=(4, 4, 1, 1, 1), meets=(4, 4, 1, 1))
    referee.choose(Lose("reille", INFANTRY), Lose("ney", Arm.CAVALRY))

    assert referee.is_over
    assert referee.fact("combat.drawn") == {"zone": "quatre-bras", "losses": 2}
    assert not [key for key in referee.keys if key.startswith(("retreat", "pursuit"))]
    assert game.is_contested("quatre-bras")
    assert "quatre-bras" in game.axes


# vector d.combat.winner-by-symbols
@rule("napoleon-1815 combat.winner.count")
def test_strength_lost_through_fatigue_does_not_count_for_the_winner():
    game = given(
        reille="quatre-bras",
        vandamme="quatre-bras",
        hill="quatre-bras",
        fatigue={"vandamme": 8},
    )
    referee = attack(game, "reille", "vandamme", shows=(4, 4, 1), meets=(6,))
    while referee.decision.key != "retreat.where":
        referee.choose(referee.options[0])

    assert referee.fact("combat.won")["camp"] == "french"
    assert referee.fact("combat.won")["lead"] == 1
    assert game.track == 10 - 2 + 1


@rule("napoleon-1815 combat.winner.count", "napoleon-1815 combat.retreat.pile-gone")
@rule("napoleon-1815 combat.spread.excess", "napoleon-1815 elimination.no-strength")
def test_losses_beyond_the_strength_of_a_pile_count_for_the_winner_but_score_nothing():
    # vector d.combat.pile-gone
    game = given(lamarque="quatre-bras", orange="quatre-bras", brunswick="quatre-bras")

    referee = attack(game, "orange", "brunswick", shows=(4, 4, 4), meets=(1,))

    assert referee.is_over
    assert referee.fact("combat.won") == {"zone": "quatre-bras", "camp": "coalition", "lead": 3}
    assert game.gone == ["lamarque"]
    assert game.track == 12
    assert "retreat.begins" not in referee.keys
    assert referee.keys[-1] == "pursuit.nobody-left"


@rule("napoleon-1815 combat.retreat.pile-gone")
def test_no_retreat_or_pursuit_event_is_asked_for_when_the_loser_is_gone():
    game = given(
        lamarque="quatre-bras",
        orange="quatre-bras",
        hand={"french": ["cambronne"], "coalition": ["panique"]},
    )
    referee = attack(game, "orange", shows=(4, 4), meets=(1,))
    referee.choose(*referee.options[-1:])
    referee.choose(*referee.options[-1:])

    assert referee.is_over


# vector d.victory.net
@rule("napoleon-1815 victory.simultaneous", "napoleon-1815 victory.immediate-change")
@pytest.mark.parametrize("track", [1, 19])
def test_the_losses_of_both_sides_are_netted_before_the_track_is_checked(track):
    game = given(reille="quatre-bras", d_erlon="quatre-bras", orange="quatre-bras", track=track)
    referee = attack(game, "reille", "d-erlon", shows=(4, 4, 1, 1), meets=(4, 4))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert referee.outcome is None
    assert game.track == track


# vector d.victory.overshoot
@rule("napoleon-1815 victory.overshoot", "napoleon-1815 victory.french.zero")
def test_a_total_below_zero_is_a_french_victory():
    game = given(reille="quatre-bras", d_erlon="quatre-bras", hill="quatre-bras", track=2)

    referee = attack(game, "reille", "d-erlon", shows=(4, 4, 4, 4), meets=(1,))

    assert game.track == -2
    assert (referee.outcome.winner, referee.outcome.rule) == ("french", "victory.french.zero")


@rule("napoleon-1815 victory.overshoot", "napoleon-1815 victory.coalition.twenty")
def test_a_total_above_twenty_is_a_coalition_victory():
    game = given(vandamme="quatre-bras", orange="quatre-bras", track=19)

    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1))

    assert game.track == 21
    assert referee.outcome.winner == "coalition"
    assert referee.outcome.rule == "victory.coalition.twenty"


@rule("napoleon-1815 victory.vp.napoleon-beaten")
@pytest.mark.parametrize("attacker", [("lobau", "napoleon"), ("hill",)])
def test_the_coalition_scores_three_when_napoleon_is_beaten(attacker):
    game = given(lobau="quatre-bras", napoleon="quatre-bras", hill="quatre-bras")
    shows, meets = ((1, 1), (4,)) if attacker != ("hill",) else ((4,), (1, 1))

    referee = attack(game, *attacker, shows=shows, meets=meets)

    assert referee.fact("combat.napoleon-beaten") == {"points": 3, "track": 14}
    assert game.track == 10 + 1 + 3


@rule("napoleon-1815 victory.vp.napoleon-beaten")
def test_napoleon_must_belong_to_the_beaten_pile():
    game = given(
        lobau="quatre-bras", reille="quatre-bras", napoleon="quatre-bras", hill="quatre-bras"
    )
    attack(game, "lobau", shows=(1,), meets=(4,))
    assert game.track == 11

    game = given(lobau="quatre-bras", napoleon="quatre-bras", hill="quatre-bras")
    attack(game, "lobau", "napoleon", shows=(4, 1), meets=(1,))
    assert game.track == 9

    game = given(lobau="quatre-bras", napoleon="quatre-bras", hill="quatre-bras")
    attack(game, "lobau", "napoleon", shows=(4, 1), meets=(4,))
    assert game.track == 10


@rule("napoleon-1815 victory.vp.napoleon-beaten")
def test_the_points_for_napoleon_come_after_those_of_the_losses_and_may_end_the_game():
    game = given(lobau="quatre-bras", napoleon="quatre-bras", hill="quatre-bras", track=16)

    referee = attack(game, "lobau", "napoleon", shows=(1, 1), meets=(4,))

    assert game.track == 20
    assert referee.outcome.rule == "victory.coalition.twenty"
    assert "retreat.begins" not in referee.keys


@rule("napoleon-1815 victory.napoleon-eliminated")
def test_napoleon_falls_with_the_last_corps_of_his_zone():
    game = given(lamarque="quatre-bras", napoleon="quatre-bras", orange="quatre-bras")

    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1))

    assert referee.outcome.rule == "victory.napoleon-eliminated"
    assert "combat.won" not in referee.keys


@rule("napoleon-1815 control.change")
def test_the_winner_left_alone_takes_the_flag():
    game = given(reille="ath", hill="ath", flags={"ath": "anglo-allied"})
    referee = attack(game, "reille", shows=(4, 1), meets=(1,))

    referee.choose(Retreat("grammont"))

    assert game.flags["ath"] == "french"
    assert game.track == 10 - 1 - 1
