"""[p.6, p.9] Corps that are removed for good, and commanders left alone."""

import pytest

from estafette.games.napoleon_1815.losses import (
    Lose,
    Suffer,
    lose_point,
    remove_fallen,
    score_losses,
    suffer,
    suffer_at_once,
)
from estafette.games.napoleon_1815.operations import Join
from estafette.games.napoleon_1815.sides import Arm
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.marching import designated
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


# vector d.elimination.nine
@rule(
    "napoleon-1815 elimination.fatigue",
    "napoleon-1815 elimination.vp",
    "napoleon-1815 elimination.permanent",
)
def test_the_ninth_fatigue_removes_a_corps_and_scores_what_it_had_left():
    game = given(pirch="wavre", fatigue={"pirch": 8}, strength={"pirch": (3, 1)})

    referee = Referee(game, suffer_at_once(game, ["pirch"], 1, "x"))

    assert "pirch" not in game.zone
    assert game.gone == ["pirch"]
    assert game.track == 6
    assert (game.strength("pirch"), game.fatigue["pirch"]) == (0, 0)
    assert game.uncovered
    assert referee.fact("corps.eliminated") == {
        "corps": "pirch",
        "zone": "wavre",
        "points": 4,
        "track": 6,
    }


@rule("napoleon-1815 elimination.fatigue")
def test_eight_fatigue_do_not_remove_a_corps():
    game = given(pirch="wavre", fatigue={"pirch": 7})

    Referee(game, suffer_at_once(game, ["pirch"], 1, "x"))

    assert game.zone == {"pirch": "wavre"}
    assert game.track == 10


# vector d.elimination.no-strength
@rule("napoleon-1815 elimination.no-strength")
def test_a_corps_without_strength_is_removed():
    game = given(lamarque="ligny")
    lose_point(game, "lamarque", Arm.INFANTRY)
    remove_fallen(game, ["lamarque"])
    assert game.zone == {"lamarque": "ligny"}

    lose_point(game, "lamarque", Arm.INFANTRY)
    score_losses(game, [Lose("lamarque", Arm.INFANTRY)] * 2)
    remove_fallen(game, ["lamarque"])

    assert game.zone == {}
    assert game.track == 12


@rule("napoleon-1815 elimination.permanent")
def test_an_eliminated_corps_can_act_no_more():
    game = given(ney="ligny", lobau="ligny", fatigue={"ney": 9}, activated=["ney"], flat=["ney"])

    remove_fallen(game, ["ney"])

    assert game.gone == ["ney"]
    assert game.activated == set()
    assert game.flat == set()
    referee = designated(game, "lobau")
    assert referee.refusal(Join("ney")).key == "operation.off-board"


@rule("napoleon-1815 elimination.permanent")
def test_an_eliminated_corps_leaves_the_pile_that_is_acting():
    game = given(ney="ligny", lobau="ligny", fatigue={"ney": 9})
    game.operation = Operation("french", game.active, "ligny", ["ney", "lobau"])

    remove_fallen(game, ["ney", "lobau"])

    assert game.operation.pile == ["lobau"]


@rule("napoleon-1815 elimination.fatigue")
def test_an_eliminated_corps_is_not_removed_twice():
    game = given(ney="ligny", fatigue={"ney": 9}, strength={"ney": (0, 3)})
    remove_fallen(game, ["ney"])

    remove_fallen(game, ["ney"])

    assert game.gone == ["ney"]
    assert game.track == 13


@rule("napoleon-1815 elimination.fatigue")
def test_corps_of_both_camps_that_fall_at_one_moment_leave_the_zone_to_nobody():
    game = given(
        ney="ath", hill="ath", flags={"ath": "anglo-allied"}, fatigue={"ney": 9, "hill": 9}
    )

    remove_fallen(game, ["hill", "ney"])

    assert game.zone == {}
    assert game.flags == {"ath": "anglo-allied"}
    assert game.track == 10 - 4 + 3


@rule("napoleon-1815 unit.commander.eliminated-alone")
def test_a_commander_goes_with_the_last_corps_beside_him():
    game = given(
        wellington="hal",
        hill="hal",
        picton="hal",
        fatigue={"hill": 9, "picton": 9},
        strength={"hill": (1, 0), "picton": (1, 0)},
    )
    remove_fallen(game, ["hill"])
    assert game.zone["wellington"] == "hal"

    referee = Referee(game, remove_fallen(game, ["picton"]))

    assert game.zone == {}
    assert game.gone == ["hill", "picton", "wellington"]
    assert referee.fact("commander.eliminated") == {"commander": "wellington"}


@rule("napoleon-1815 unit.commander.eliminated-alone")
def test_a_commander_elsewhere_is_not_touched():
    game = given(wellington="hal", hill="hal", picton="wavre", fatigue={"picton": 9})

    remove_fallen(game, ["picton"])

    assert game.zone == {"wellington": "hal", "hill": "hal"}


# vector d.unit.commander-other-army
@rule("napoleon-1815 unit.commander.other-army", "napoleon-1815 unit.commander.nationality")
def test_a_commander_left_with_the_allied_army_stays_but_does_not_act_with_it():
    game = given(blucher="wavre", pirch="wavre", picton="wavre", hill="wavre", fatigue={"pirch": 9})

    remove_fallen(game, ["pirch"])

    assert game.zone == {"blucher": "wavre", "picton": "wavre", "hill": "wavre"}
    referee = designated(game, "picton")
    assert referee.refusal(Join("blucher")).rule == "unit.commander.nationality"


@rule("napoleon-1815 unit.commander.other-army")
def test_vedettes_are_no_company_for_a_commander():
    game = given(
        grognard=True,
        blucher="wavre",
        pirch="wavre",
        vedette_prussian_1="wavre",
        fatigue={"pirch": 9},
    )

    remove_fallen(game, ["pirch"])

    assert game.zone == {"vedette-prussian-1": "wavre"}


@rule("napoleon-1815 elimination.vp", "napoleon-1815 victory.vp.strength")
@pytest.mark.parametrize(("corps", "track"), [("ney", 11), ("ziethen", 9), ("picton", 9)])
def test_each_strength_point_lost_scores_for_the_enemy(corps, track):
    game = given(**{corps: "ligny"}, strength={corps: (2, 1)})

    lose_point(game, corps, Arm.CAVALRY)
    score_losses(game, [Lose(corps, Arm.CAVALRY)])

    assert (game.infantry[corps], game.cavalry[corps]) == (2, 0)
    assert game.track == track


@rule("napoleon-1815 victory.vp.strength")
def test_a_point_lost_is_told_to_its_camp_by_corps_and_to_all_by_army():
    game = given(pirch="wavre", strength={"pirch": (2, 1)})
    game.told = []
    lose_point(game, "pirch", Arm.INFANTRY)
    score_losses(game, [Lose("pirch", Arm.INFANTRY)])

    assert (game.infantry["pirch"], game.cavalry["pirch"]) == (1, 1)
    own, seen = game.told
    assert (own.key, own.facts, own.to) == (
        "strength.lost",
        {"corps": "pirch", "arm": "infantry"},
        ("coalition",),
    )
    assert (seen.key, seen.facts, seen.to) == (
        "strength.lost-seen",
        {"army": "prussian", "arm": "infantry", "track": 9},
        None,
    )


@rule("napoleon-1815 elimination.fatigue")
def test_fatigue_beyond_the_track_waits_for_the_end_of_its_moment():
    game = given(ney="ligny", reille="ligny", fatigue={"ney": 8})
    referee = Referee(game, suffer_at_once(game, ["ney", "reille"], 1, "axis.cut-fatigue"))

    assert referee.decision.facts == {"left": 1}
    referee.choose(Suffer("ney"))
    assert "ney" not in game.zone

    suffer(game, "reille", 9)
    assert game.zone == {"reille": "ligny"}


@rule("napoleon-1815 elimination.fatigue", "napoleon-1815 movement.fatigue.remainder")
def test_what_is_left_over_does_not_go_to_a_corps_that_has_already_fallen():
    game = given(reille="ligny", vandamme="ligny", fatigue={"vandamme": 8})
    referee = Referee(game, suffer_at_once(game, ["reille", "vandamme"], 3, "axis.cut-fatigue"))

    assert referee.options == (Suffer("reille"),)
    referee.choose(Suffer("reille"))
    assert referee.is_over
    assert game.fatigue["reille"] == 2
    assert "vandamme" not in game.zone

    game = given(reille="ligny", ney="ligny", vandamme="ligny", fatigue={"vandamme": 8})
    pile = ["reille", "ney", "vandamme"]
    referee = Referee(game, suffer_at_once(game, pile, 4, "axis.cut-fatigue"))
    assert referee.options == (Suffer("reille"), Suffer("ney"))
    assert referee.refusal(Suffer("vandamme")).key == "fatigue.no-more"
