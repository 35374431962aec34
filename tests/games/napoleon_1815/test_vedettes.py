"""[p.15] Vedettes on the move, and piles that meet them."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.entry import seems_free
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import Join, Manoeuvre
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from tests.games.napoleon_1815.marching import designated, march, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule

ONE, TWO, THREE = "vedette-french-1", "vedette-french-2", "vedette-french-3"
PRUSSIAN = "vedette-prussian-1"


# vectors d.vedette.movement, d.vedette.operation
@rule(
    "napoleon-1815 grognard.vedette.operation",
    "napoleon-1815 grognard.vedette.movement",
    "napoleon-1815 grognard.vedette.no-fatigue",
)
@pytest.mark.parametrize(("value", "feigned"), [(2, 0), (5, 2)])
def test_vedettes_of_a_zone_move_together_with_the_value_and_one_more(value, feigned):
    game = fog(vedette_french_1="ligny", vedette_french_2="ligny", vedette_french_3="ligny")
    referee = march(game, ONE, TWO, THREE, value=value)

    assert under_way(game).tally == [("points.card", value), ("points.vedettes", 1)]
    way = ("sombreffe", "gembloux", "walhain", "perwez", "hannut", "eghezee")[: value + 1]
    referee.choose(*map(Move, way))

    assert referee.options == (Halt(),)
    referee.choose(Halt(), *[Pass()] * feigned)
    assert referee.is_over
    assert [game.zone[vedette] for vedette in (ONE, TWO, THREE)] == 3 * [way[-1]]
    assert "movement.fatigue" not in referee.keys
    assert game.activated == {ONE, TWO, THREE}


@rule("napoleon-1815 grognard.vedette.operation")
def test_some_vedettes_of_a_zone_may_move_without_the_others():
    game = fog(vedette_french_1="ligny", vedette_french_2="ligny")

    walk(march(game, ONE), "sombreffe")

    assert game.zone == {ONE: "sombreffe", TWO: "ligny"}


# vector d.vedette.with-corps
@rule("napoleon-1815 grognard.vedette.alone")
def test_vedettes_do_not_act_with_corps_or_commanders():
    game = fog(vedette_french_1="ligny", vedette_french_2="ligny", reille="ligny", napoleon="ligny")

    with_corps = designated(game, "reille")
    refusal = with_corps.refusal(Join(ONE))
    assert (refusal.rule, refusal.key) == ("grognard.vedette.alone", "operation.vedettes-apart")

    alone = designated(game, ONE)
    assert alone.refusal(Join("reille")).rule == "grognard.vedette.alone"
    assert alone.refusal(Join("napoleon")).rule == "grognard.vedette.alone"
    assert Join(TWO) in alone.options
    assert Manoeuvre() in alone.options


# vector d.vedette.nationality
@rule("napoleon-1815 grognard.vedette.one-nationality")
def test_vedettes_of_the_two_coalition_armies_do_not_act_together():
    game = fog(
        vedette_anglo_allied_1="wavre", vedette_anglo_allied_2="wavre", vedette_prussian_1="wavre"
    )

    referee = designated(game, "vedette-anglo-allied-1")

    refusal = referee.refusal(Join(PRUSSIAN))
    assert (refusal.rule, refusal.key) == (
        "grognard.vedette.one-nationality",
        "operation.two-armies",
    )
    assert Join("vedette-anglo-allied-2") in referee.options


# vector d.vedette.into-pile
@rule("napoleon-1815 grognard.vedette.enters-enemy", "napoleon-1815 grognard.vedette.eliminated")
def test_a_vedette_that_enters_a_zone_of_enemy_corps_is_eliminated():
    game = fog(vedette_french_1="fleurus", ziethen="ligny")

    referee = march(game, ONE)
    referee.choose(Move("ligny"))

    assert referee.is_over
    assert game.zone == {"ziethen": "ligny"}
    assert game.gone == [ONE]
    assert game.axes == {}
    assert referee.fact("vedette.eliminated") == {"army": "french", "zone": "ligny"}
    assert not any("ziethen" in str(told.facts) for told in referee.told)


@rule("napoleon-1815 grognard.vedette.enters-enemy")
def test_a_vedette_is_eliminated_even_where_friends_contest_the_zone():
    game = fog(vedette_french_1="fleurus", ziethen="ligny", reille="ligny")

    march(game, ONE).choose(Move("ligny"))

    assert ONE not in game.zone


# vector d.vedette.into-pile-and-vedette
@rule("napoleon-1815 grognard.vedette.mutual", "napoleon-1815 grognard.vedette.one-for-one")
def test_a_vedette_takes_an_enemy_vedette_with_it():
    game = fog(vedette_french_1="fleurus", ziethen="ligny", vedette_prussian_1="ligny")

    march(game, ONE).choose(Move("ligny"))

    assert game.zone == {"ziethen": "ligny"}
    assert sorted(game.gone) == [ONE, PRUSSIAN]


# vector d.vedette.three-two
@rule("napoleon-1815 grognard.vedette.one-for-one", "napoleon-1815 grognard.vedette.mutual")
def test_vedettes_go_one_for_one_and_the_survivors_go_on():
    game = fog(
        vedette_french_1="fleurus",
        vedette_french_2="fleurus",
        vedette_french_3="fleurus",
        vedette_prussian_1="ligny",
        vedette_prussian_2="ligny",
    )
    referee = march(game, ONE, TWO, THREE, value=2)

    referee.choose(Move("ligny"))
    assert under_way(game).pile == [THREE]
    assert game.zone == {THREE: "ligny"}
    walk(referee, "sombreffe")

    assert game.zone == {THREE: "sombreffe"}


@rule("napoleon-1815 grognard.vedette.one-for-one")
def test_the_more_numerous_defenders_keep_their_survivors():
    game = fog(vedette_french_1="fleurus", vedette_prussian_1="ligny", vedette_prussian_2="ligny")

    march(game, ONE).choose(Move("ligny"))

    assert game.zone == {"vedette-prussian-2": "ligny"}


@rule("napoleon-1815 grognard.vedette.one-for-one")
def test_the_survivors_of_a_group_die_on_the_corps_behind():
    game = fog(
        vedette_french_1="fleurus",
        vedette_french_2="fleurus",
        vedette_prussian_1="ligny",
        ziethen="ligny",
    )

    march(game, ONE, TWO).choose(Move("ligny"))

    assert game.zone == {"ziethen": "ligny"}


# vector d.vedette.swept
@rule(
    "napoleon-1815 grognard.vedette.pile-enters",
    "napoleon-1815 grognard.vedette.pile-enters.no-stop",
)
def test_a_pile_sweeps_a_lone_vedette_and_goes_on_without_fatigue():
    game = fog(reille="fleurus", vedette_prussian_1="ligny")
    referee = march(game, "reille", value=3)

    walk(referee, "ligny", "sombreffe", "gembloux")

    assert game.zone == {"reille": "gembloux"}
    assert game.fatigue["reille"] == 0
    assert game.axes == {}


# vector d.vedette.any-case
@rule("napoleon-1815 grognard.vedette.pile-enters", "napoleon-1815 grognard.vedette.eliminated")
def test_a_pile_eliminates_the_vedettes_of_the_corps_that_it_meets():
    game = fog(ney="seneffe", hill="nivelles", vedette_anglo_allied_1="nivelles")

    march(game, "ney").choose(Move("nivelles"))

    assert "vedette-anglo-allied-1" not in game.zone
    assert game.is_contested("nivelles")


@rule("napoleon-1815 grognard.vedette.pile-enters")
def test_vedettes_of_the_pile_that_enters_are_spared():
    game = fog(ney="seneffe", vedette_french_1="nivelles", vedette_prussian_1="nivelles")

    walk(march(game, "ney"), "nivelles")

    assert game.zone == {"ney": "nivelles", ONE: "nivelles"}


# vector d.vedette.town
@rule("napoleon-1815 grognard.vedette.control", "napoleon-1815 victory.vp.zone")
def test_a_vedette_takes_control_of_a_town():
    game = fog(vedette_french_1="lens", flags={"ath": "anglo-allied"})

    walk(march(game, ONE), "ath", "silly")

    assert game.flags == {"ath": "french"}
    assert game.track == 9


@rule("napoleon-1815 grognard.vedette.control")
def test_a_vedette_that_does_not_survive_takes_no_control():
    game = fog(vedette_french_1="lens", vedette_prussian_1="ath", flags={"ath": "anglo-allied"})

    march(game, ONE).choose(Move("ath"))

    assert game.zone == {}
    assert game.flags == {"ath": "anglo-allied"}


@rule("napoleon-1815 grognard.vedette.control", "napoleon-1815 victory.immediate-change")
def test_the_town_that_a_vedette_takes_may_end_the_game():
    game = fog(track=1, vedette_french_1="lens", flags={"ath": "anglo-allied"})

    referee = march(game, ONE)
    referee.choose(Move("ath"))

    assert referee.outcome is not None
    assert referee.outcome.winner == "french"


# vector d.vedette.farm
@rule(
    "napoleon-1815 grognard.vedette.control",
    "napoleon-1815 grognard.vedette.fortified-position",
)
def test_a_french_vedette_removes_an_unguarded_fortified_position():
    game = fog(
        vedette_french_1="nivelles",
        flags={"hougoumont": "anglo-allied"},
        positions=["hougoumont", "papelotte"],
    )

    walk(march(game, ONE), "hougoumont")

    assert game.flags == {"hougoumont": "french"}
    assert game.positions == ["papelotte"]


@rule("napoleon-1815 grognard.vedette.fortified-position")
def test_corps_guard_a_fortified_position_and_coalition_vedettes_leave_it():
    game = fog(
        vedette_french_1="nivelles",
        hill="hougoumont",
        vedette_prussian_1="la-haye-sainte",
        positions=["hougoumont", "papelotte"],
    )

    march(game, ONE).choose(Move("hougoumont"))
    walk(march(game, PRUSSIAN), "papelotte")

    assert game.positions == ["hougoumont", "papelotte"]


# vector d.vedette.fortress
@rule("napoleon-1815 grognard.vedette.no-fortress")
def test_vedettes_stay_out_of_a_fortified_town_under_an_enemy_marker():
    game = fog(vedette_french_1="mazy", flags={"namur": "prussian"})
    referee = march(game, ONE)

    refusal = referee.refusal(Move("namur"))

    assert (refusal.rule, refusal.key) == (
        "grognard.vedette.no-fortress",
        "movement.vedette-fortress",
    )
    assert refusal.facts == {"there": "namur"}


@rule("napoleon-1815 grognard.vedette.no-fortress")
@pytest.mark.parametrize(
    ("vedette", "flags"),
    [(ONE, {"namur": "french"}), (ONE, {}), (PRUSSIAN, {"namur": "anglo-allied"})],
)
def test_vedettes_enter_a_fortified_town_of_their_own_camp_or_of_nobody(vedette, flags):
    game = fog(flags=flags)
    game.zone = {vedette: "mazy"}

    referee = march(game, vedette)

    assert Move("namur") in referee.options


@rule("napoleon-1815 grognard.vedette.no-fortress")
def test_coalition_vedettes_stay_out_of_a_french_fortress():
    game = fog(vedette_prussian_1="mazy", flags={"namur": "french"})

    refusal = march(game, PRUSSIAN).refusal(Move("namur"))

    assert refusal.rule == "grognard.vedette.no-fortress"


# vector d.vedette.friends
@rule(
    "napoleon-1815 grognard.vedette.friendly-no-stop",
    "napoleon-1815 grognard.vedette.not-stopped-by-friend",
)
def test_vedettes_and_piles_of_one_camp_do_not_stop_each_other():
    game = fog(reille="fleurus", vedette_french_1="ligny", vedette_french_2="mazy", ney="sombreffe")

    walk(march(game, "reille", value=2), "ligny", "marbais")
    walk(march(game, TWO, value=1), "sombreffe", "tilly")

    assert game.zone["reille"] == "marbais"
    assert game.zone[TWO] == "tilly"


# vector d.vedette.axis
@rule("napoleon-1815 grognard.vedette.no-axis-effect")
def test_a_vedette_that_enters_by_the_enemy_axis_cuts_nothing():
    game = fog(
        ney="quatre-bras",
        picton="quatre-bras",
        vedette_prussian_1="marbais",
        axes={"quatre-bras": ("french", "marbais")},
    )

    referee = march(game, PRUSSIAN)
    referee.choose(Move("quatre-bras"))

    assert PRUSSIAN not in game.zone
    assert game.fatigue["ney"] == 0
    assert game.cut == []
    assert "axis.cut" not in referee.keys
    assert list(game.axes) == ["quatre-bras"]


# vector d.vedette.bridge
@rule("napoleon-1815 grognard.vedette.movement", "napoleon-1815 movement.cost.destroyed-bridge")
def test_vedettes_pay_three_points_for_a_destroyed_bridge():
    game = fog(vedette_prussian_1="quatre-bras", broken=["genappe--quatre-bras"])
    referee = march(game, PRUSSIAN, value=2)

    referee.choose(Move("genappe"))

    assert referee.options == (Halt(),)
    assert game.zone == {PRUSSIAN: "genappe"}


@rule("napoleon-1815 grognard.vedette.activation")
def test_a_vedette_acts_once_a_turn():
    game = fog(vedette_french_1="ligny", vedette_french_2="ligny", activated=[TWO])

    referee = designated(game, ONE)

    assert referee.refusal(Join(TWO)).rule == "operations.designate"


@rule("napoleon-1815 grognard.vedette.no-fatigue")
def test_the_enemy_hears_the_same_of_vedettes_and_of_corps_on_the_move():
    heard = []
    for block in ("reille", ONE):
        game = fog(lasting={"pluie": "french"})
        game.zone = {block: "ligny"}
        referee = march(game, block, value=4)
        walk(referee, "sombreffe", "gembloux", "walhain")
        heard.append([told for told in referee.told if told.is_heard_by("coalition")])

    assert heard[0] == heard[1]
    assert [told.key for told in heard[0]] == [
        "operation.will-manoeuvre-unseen",
        "rain.falls",
        "movement.revealed",
        *3 * ["entry.enters-unseen"],
    ]
    assert heard[0][-1].facts == {
        "army": "french",
        "count": 1,
        "here": "gembloux",
        "there": "walhain",
    }


@rule("napoleon-1815 zone.free")
def test_in_the_fog_a_zone_of_upright_blocks_may_prove_free():
    game = fog(ziethen="ligny", reille="quatre-bras", hill="quatre-bras")
    assert seems_free(game, "ligny", FRENCH)
    assert not seems_free(game, "quatre-bras", FRENCH)
    assert seems_free(game, "ligny", COALITION)

    game.grognard = False
    assert not seems_free(game, "ligny", FRENCH)
    assert seems_free(game, "wavre", FRENCH)


def fog(**given_: object):
    return given(grognard=True, **given_)
