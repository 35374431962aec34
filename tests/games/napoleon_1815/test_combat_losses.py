"""[p.12, 4] How fatigue and losses are shared among the corps of a pile."""

from estafette.engine import refuse
from estafette.games.napoleon_1815.losses import Lose, Suffer
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given
from tests.referee import rule

INFANTRY, CAVALRY = Arm.INFANTRY, Arm.CAVALRY


# vector d.combat.spread
@rule(
    "napoleon-1815 combat.spread.even",
    "napoleon-1815 combat.spread.remainder",
    "napoleon-1815 combat.spread.order",
)
def test_results_are_shared_evenly_and_the_owner_places_what_is_left_over():
    game = given(
        drouot="quatre-bras", d_erlon="quatre-bras", hill="quatre-bras", picton="quatre-bras"
    )
    referee = attack(game, "drouot", "d-erlon", shows=(4, 5, 5, 3, 1), meets=(4, 4, 4, 1))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "oob.loss.choice")
    assert (game.fatigue["hill"], game.fatigue["picton"]) == (2, 2)
    referee.choose(Lose("drouot", CAVALRY), Lose("d-erlon", INFANTRY))
    assert referee.decision.rule == "combat.spread.remainder"
    assert referee.decision.facts == {"left": 1}
    assert set(referee.options) == {
        Lose("drouot", INFANTRY),
        Lose("drouot", CAVALRY),
        Lose("d-erlon", INFANTRY),
        Lose("d-erlon", CAVALRY),
    }
    referee.choose(Lose("d-erlon", CAVALRY))
    assert referee.decision.seat == "coalition"
    assert set(referee.options) == {Lose("hill", INFANTRY), Lose("picton", INFANTRY)}
    referee.choose(Lose("picton", INFANTRY))

    assert (game.infantry["hill"], game.infantry["picton"]) == (3, 3)
    assert (game.infantry["drouot"], game.cavalry["drouot"]) == (4, 1)
    assert (game.infantry["d-erlon"], game.cavalry["d-erlon"]) == (5, 0)
    assert game.track == 10


@rule("napoleon-1815 combat.spread.remainder")
def test_the_fatigue_left_over_goes_where_the_owner_wishes():
    game = given(drouot="quatre-bras", hill="quatre-bras", picton="quatre-bras")
    referee = attack(game, "drouot", shows=(3, 2, 1), meets=(1, 1, 1, 1))

    assert referee.decision.seat == "coalition"
    assert referee.decision.rule == "combat.spread.remainder"
    assert set(referee.options) == {Suffer("hill"), Suffer("picton")}
    referee.choose(Suffer("picton"))

    assert (game.fatigue["hill"], game.fatigue["picton"]) == (1, 2)


@rule("napoleon-1815 combat.spread.even", "napoleon-1815 combat.spread.remainder")
def test_a_remainder_may_fall_on_one_corps_alone():
    game = given(
        reille="quatre-bras", hill="quatre-bras", picton="quatre-bras", frederick="quatre-bras"
    )
    referee = attack(game, "reille", shows=(4, 4), meets=(1, 1, 1, 1, 1))

    assert referee.decision.facts == {"left": 2}
    assert referee.refusal(Lose("orange", INFANTRY)) == refuse(
        "combat.spread.even", "combat.loss-elsewhere"
    )
    assert referee.refusal(Lose("hill", CAVALRY)) == refuse(
        "combat.spread.excess", "combat.loss-no-point", corps="hill", arm=CAVALRY
    )
    referee.choose(Lose("frederick", INFANTRY), Lose("frederick", INFANTRY))

    assert game.infantry["frederick"] == 1


@rule("napoleon-1815 combat.spread.even")
def test_a_whole_share_is_taken_from_its_own_corps():
    game = given(
        reille="quatre-bras", d_erlon="quatre-bras", pirch="quatre-bras", hill="quatre-bras"
    )
    referee = attack(game, "reille", "d-erlon", shows=(1, 1, 1, 1), meets=(4, 4, 1))

    assert referee.refusal(Lose("d-erlon", INFANTRY)) == refuse(
        "combat.spread.even", "combat.loss-not-yet", corps="d-erlon", first="reille"
    )
    assert set(referee.options) == {Lose("reille", INFANTRY), Lose("reille", CAVALRY)}


# vector d.combat.fatigue-first
@rule(
    "napoleon-1815 combat.spread.order",
    "napoleon-1815 combat.spread.survivors",
    "napoleon-1815 elimination.fatigue",
)
def test_corps_worn_out_by_the_combat_are_gone_before_losses_are_shared():
    game = given(
        reille="quatre-bras",
        gerard="quatre-bras",
        frederick="quatre-bras",
        picton="quatre-bras",
        fatigue={"frederick": 7},
    )

    attack(game, "reille", "gerard", shows=(5, 5, 3, 1), meets=(1, 1, 1, 1))

    assert "frederick" in game.gone
    assert game.infantry["picton"] == 3
    assert game.track == 10 - 5


@rule("napoleon-1815 combat.spread.survivors", "napoleon-1815 elimination.fatigue")
def test_a_corps_with_eight_fatigue_still_stands():
    game = given(reille="quatre-bras", picton="quatre-bras", fatigue={"picton": 6})

    attack(game, "reille", shows=(3, 1), meets=(1, 1))

    assert game.fatigue["picton"] == 8
    assert "picton" in game.zone


# vector d.combat.excess
@rule("napoleon-1815 combat.spread.excess")
def test_what_a_corps_cannot_lose_passes_to_the_others():
    game = given(
        reille="quatre-bras",
        d_erlon="quatre-bras",
        hill="quatre-bras",
        picton="quatre-bras",
        strength={"hill": (1, 0)},
    )

    attack(game, "reille", "d-erlon", shows=(4, 4, 4, 4), meets=(1, 1, 1, 1))

    assert "hill" in game.gone
    assert game.infantry["picton"] == 2
    assert game.track == 6


@rule("napoleon-1815 combat.losses.cavalry", "napoleon-1815 oob.loss.choice")
def test_a_single_loss_is_of_either_arm():
    # vector d.combat.cavalry-one-loss
    game = given(gerard="quatre-bras", hill="quatre-bras")
    referee = attack(game, "hill", shows=(4,), meets=(1, 1))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "oob.loss.choice")
    assert set(referee.options) == {Lose("gerard", INFANTRY), Lose("gerard", CAVALRY)}
    referee.choose(Lose("gerard", INFANTRY))
    assert (game.infantry["gerard"], game.cavalry["gerard"]) == (3, 1)


# vector d.combat.cavalry-none
@rule("napoleon-1815 combat.losses.cavalry")
def test_a_pile_without_cavalry_loses_infantry():
    game = given(vandamme="quatre-bras", orange="quatre-bras")

    attack(game, "orange", shows=(4, 4), meets=(1, 1))

    assert game.infantry["vandamme"] == 3


@rule("napoleon-1815 combat.losses.cavalry")
def test_the_second_loss_must_be_cavalry_if_the_first_was_not():
    game = given(gerard="quatre-bras", orange="quatre-bras")
    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1))

    referee.choose(Lose("gerard", INFANTRY))

    assert referee.decision.key != "combat.which-loss"
    assert (game.infantry["gerard"], game.cavalry["gerard"]) == (3, 0)


@rule("napoleon-1815 combat.losses.cavalry")
def test_the_first_cavalry_loss_sets_the_owner_free():
    game = given(drouot="quatre-bras", orange="quatre-bras", strength={"drouot": (3, 2)})
    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1, 1))

    referee.choose(Lose("drouot", CAVALRY))

    assert set(referee.options) == {Lose("drouot", INFANTRY), Lose("drouot", CAVALRY)}


@rule("napoleon-1815 combat.losses.cavalry")
def test_the_duty_binds_the_choice_among_corps():
    game = given(
        vandamme="quatre-bras", gerard="quatre-bras", lobau="quatre-bras", orange="quatre-bras"
    )
    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1, 1, 1, 1))

    referee.choose(Lose("vandamme", INFANTRY))

    assert "combat.won" in referee.keys
    assert game.cavalry["gerard"] == 0
    assert (game.infantry["vandamme"], game.infantry["gerard"]) == (4, 4)


@rule("napoleon-1815 combat.losses.cavalry")
def test_the_refusal_of_infantry_names_the_duty():
    game = given(
        vandamme="quatre-bras",
        grouchy="quatre-bras",
        ney="quatre-bras",
        orange="quatre-bras",
    )
    referee = attack(game, "orange", shows=(4, 4), meets=(1, 1, 1, 1))

    referee.choose(Lose("vandamme", INFANTRY))

    assert referee.refusal(Lose("vandamme", INFANTRY)) == refuse(
        "combat.losses.cavalry", "combat.loss-cavalry-due"
    )
    assert set(referee.options) == {Lose("grouchy", CAVALRY), Lose("ney", CAVALRY)}


@rule("napoleon-1815 combat.spread.survivors", "napoleon-1815 control.change.enemy-gone")
def test_two_piles_that_fall_together_leave_the_flag_to_nobody_new():
    game = given(
        lamarque="ath",
        hill="ath",
        strength={"lamarque": (1, 0), "hill": (1, 0)},
        flags={"ath": "prussian"},
        track=10,
    )

    attack(game, "lamarque", shows=(4,), meets=(4,))

    assert game.gone == ["lamarque", "hill"]
    assert game.flags == {"ath": "prussian"}
    assert game.track == 10
