"""[p.15] Nobody learns from who is asked, or can take back, what the fog or a screen has hidden."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.cards.draw import Idle
from estafette.games.napoleon_1815.fog import lay_blocks
from estafette.games.napoleon_1815.losses import Lose, Suffer
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import (
    Designate,
    Fight,
    Join,
    Manoeuvre,
    StandFast,
)
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm
from tests.games.napoleon_1815.battle import attack, load
from tests.games.napoleon_1815.marching import load_value, march
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.worlds import at, seen, swapped
from tests.referee import rule

OPERATION = "operations.content"


def marched(game, block, *zones):
    match = at(game, OPERATION)
    for action in (Designate(block), Manoeuvre(), *map(Move, zones)):
        assert match.choose("french", action) is None
    return match


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 movement.stop.spent")
def test_in_the_fog_a_pile_that_has_spent_its_points_is_asked_all_the_same():
    game = given(grognard=True, grouchy="ligny", d_erlon="fleurus", hill="ath")
    load_value(game, FRENCH, 1)
    swift, slow = game, swapped(game, "grouchy", "d-erlon")

    one, other = marched(swift, "grouchy", "marbais"), marched(slow, "d-erlon", "marbais")

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Halt(),)
    assert [match.open[0].facts["stuck"] for match in (one, other)] == [0, 1]
    assert seen(one, "coalition") == seen(other, "coalition")
    assert seen(one, None) == seen(other, None)


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 movement.zero")
def test_in_the_fog_a_pile_without_any_points_is_asked_all_the_same():
    game = given(grognard=True, grouchy="ligny", d_erlon="fleurus", lasting={"pluie": "french"})
    load_value(game, FRENCH, 1)
    slow = swapped(game, "grouchy", "d-erlon")

    one, other = marched(game, "grouchy"), marched(slow, "d-erlon")

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Halt(),)
    assert seen(one, "coalition") == seen(other, "coalition")


@rule(
    "napoleon-1815 grognard.fog.visible",
    "napoleon-1815 movement.stop.friendly",
    "napoleon-1815 grognard.vedette.friendly-no-stop",
)
def test_in_the_fog_the_enemy_does_not_see_whether_friends_stop_a_pile():
    game = given(grognard=True, d_erlon="ligny", reille="marbais", vedette_french_1="fleurus")
    load_value(game, FRENCH, 4)
    passable = swapped(game, "reille", "vedette-french-1")

    one, other = (marched(world, "d-erlon", "marbais") for world in (game, passable))

    assert one.open[0].options == (Halt(),)
    assert one.why_not("french", Move("tilly")).rule == "movement.stop.friendly"
    assert Move("tilly") in other.open[0].options
    assert seen(one, "coalition") == seen(other, "coalition")


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 operations.pass.forced")
def test_in_the_fog_whoever_has_only_his_commander_left_is_asked_and_passes():
    game = given(grognard=True, napoleon="ligny", ney="ligny", hill="ath", activated=["ney"])
    able = swapped(game, "napoleon", "ney")

    one, other = at(game, OPERATION), at(able, OPERATION)

    assert one.open[0].options == (Pass(),)
    assert other.open[0].options == (Designate("ney"), Pass())
    assert [match.open[0].facts["able"] for match in (one, other)] == [0, 1]
    assert seen(one, "coalition") == seen(other, "coalition")


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 unit.commander.not-left-alone")
def test_in_the_fog_a_pile_that_nobody_may_join_and_that_may_not_leave_is_asked_all_the_same():
    game = given(
        grognard=True, ney="ligny", napoleon="ligny", reille="fleurus", activated=["napoleon"]
    )
    free = swapped(game, "napoleon", "reille")

    one, other = at(game, OPERATION), at(free, OPERATION)
    for match in (one, other):
        assert match.choose("french", Designate("ney")) is None

    assert one.open[0].options == (StandFast(),)
    assert Manoeuvre() in other.open[0].options
    assert seen(one, "coalition") == seen(other, "coalition")


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 card.c.inactivite.zone")
def test_in_the_fog_whoever_has_corps_in_one_zone_only_is_asked_all_the_same_which_is_idle():
    game = given(
        grognard=True,
        ney="ligny",
        hill="ath",
        vedette_anglo_allied_1="ath",
        orange="hal",
        deck={"coalition": ["inactivite"]},
    )
    together = swapped(game, "orange", "vedette-anglo-allied-1")

    one, other = at(game, "draw.count"), at(together, "draw.count")

    assert one.open[0].options == (Idle("ath"), Idle("hal"))
    assert other.open[0].options == (Idle("ath"),)
    assert seen(one, "french") == seen(other, "french")
    for match in (one, other):
        assert match.choose("coalition", Idle("ath")) is None
    assert seen(one, "french") == seen(other, "french")


def weary(game, *blocks):
    """A long march of some blocks, up to what the owner is asked about its fatigue."""
    match = at(game, OPERATION)
    way = ("sombreffe", "gembloux", "walhain", "perwez")
    joins = [Join(block) for block in blocks[1:]]
    for action in (Designate(blocks[0]), *joins, Manoeuvre(), *map(Move, way), Halt()):
        assert match.choose("french", action) is None, action
    return match


@rule("napoleon-1815 grognard.vedette.no-fatigue", "napoleon-1815 movement.fatigue.long-march")
def test_in_the_fog_who_has_no_fatigue_left_to_place_is_asked_all_the_same():
    game = given(
        grognard=True,
        d_erlon="ligny",
        reille="ligny",
        napoleon="fleurus",
        ney="fleurus",
        vedette_french_1="charleroi",
        vedette_french_2="charleroi",
    )
    load_value(game, FRENCH, 5)
    accompanied, scouts = game.copy(), game.copy()
    lay_blocks(accompanied, {"reille": "napoleon", "napoleon": "reille"})
    one, two = "vedette-french-1", "vedette-french-2"
    lay_blocks(scouts, {"d-erlon": one, one: "d-erlon", "reille": two, two: "reille"})

    worlds = [weary(game, "d-erlon", "reille"), weary(accompanied, "d-erlon", "napoleon")]
    worlds.append(weary(scouts, one, two))

    for match in worlds:
        assert match.open[0].key == "fatigue.which-corps"
        assert match.open[0].options == (Pass(),)
        assert seen(match, "coalition") == seen(worlds[0], "coalition")
    for match in worlds:
        assert match.choose("french", Pass()) is None
    assert all(seen(match, None) == seen(worlds[0], None) for match in worlds)


@rule("napoleon-1815 recovery.strength-loss", "napoleon-1815 oob.hidden")
@pytest.mark.parametrize("grognard", [False, True])
def test_whose_exhausted_corps_has_one_arm_is_asked_all_the_same(grognard):
    game = given(
        grognard=grognard,
        reille="ligny",
        hill="ath",
        strength={"reille": (3, 1)},
        fatigue={"reille": 5},
        activated=["reille"],
    )
    foot = game.copy()
    foot.infantry["reille"], foot.cavalry["reille"] = 4, 0

    one, other = at(game, "recovery.strength-loss"), at(foot, "recovery.strength-loss")

    assert len(one.open[0].options) == 2
    assert other.open[0].options == (Lose("reille", Arm.INFANTRY),)
    assert seen(one, "coalition") == seen(other, "coalition")


@rule("napoleon-1815 oob.loss.choice", "napoleon-1815 oob.hidden")
def test_whoever_can_lose_but_one_arm_in_a_combat_is_asked_all_the_same():
    game = given(grouchy="quatre-bras", brunswick="quatre-bras", strength={"brunswick": (2, 1)})
    load(game, FRENCH, (4, 4, 4))
    load(game, COALITION, (1,))
    foot = game.copy()
    foot.infantry["brunswick"], foot.cavalry["brunswick"] = 3, 0

    one, other = (beaten(world, "grouchy") for world in (game, foot))

    assert one.open[0].options == (Lose("brunswick", Arm.INFANTRY), Lose("brunswick", Arm.CAVALRY))
    assert other.open[0].options == (Lose("brunswick", Arm.INFANTRY),)
    assert seen(one, "french") == seen(other, "french")
    for match in (one, other):
        assert match.choose("coalition", Lose("brunswick", Arm.INFANTRY)) is None
    assert seen(one, "french") == seen(other, "french")


def beaten(game, attacker):
    """A combat where it stands, up to the first point that the enemy loses."""
    match = at(game, OPERATION)
    assert match.choose("french", Designate(attacker)) is None
    while (match.open[0].seat, match.open[0].key) != ("coalition", "combat.which-loss"):
        asked = match.open[0]
        wanted = [each for each in asked.options if isinstance(each, StandFast | Fight | Pass)]
        assert match.choose(asked.seat, (wanted or asked.options)[0]) is None
    return match


@rule("napoleon-1815 movement.fatigue.remainder", "napoleon-1815 oob.hidden")
def test_whoever_has_one_corps_that_can_bear_more_is_asked_all_the_same():
    game = given(reille="ligny", vandamme="ligny", lasting={"pluie": "coalition"})
    tired = game.copy()
    tired.fatigue["vandamme"] = 9

    worlds = [at(game, OPERATION), at(tired, OPERATION)]
    for match in worlds:
        for action in (Designate("reille"), Join("vandamme"), Manoeuvre()):
            assert match.choose("french", action) is None

    one, other = (match.open[0] for match in worlds)
    assert one.key == other.key == "fatigue.which-corps"
    assert one.options == (Suffer("reille"), Suffer("vandamme"))
    assert other.options == (Suffer("reille"),)
    assert seen(worlds[0], "coalition") == seen(worlds[1], "coalition")


@rule("napoleon-1815 combat.cancelled", "napoleon-1815 oob.hidden")
def test_whoever_let_a_combat_begin_does_not_take_it_back_when_the_enemy_proves_too_weak():
    game = given(
        ziethen="ligny",
        ney="sombreffe",
        strength={"ziethen": (3, 0)},
        hand={"french": ["elan-47"]},
    )
    game.active = COALITION
    match = at(game, OPERATION)
    for action in (Designate("ziethen"), Manoeuvre()):
        match.choose("coalition", action)
    while match.open[0].key != "window.combat":
        order = {"movement.where": Move("sombreffe"), "combat.fight-or-not": Fight()}
        asked = match.open[0]
        assert match.choose(asked.seat, order.get(asked.key, Pass())) is None

    assert match.choose("french", Pass()) is None

    assert match.log[-1].told[0].key == "combat.cancelled"
    assert match.why_no_undo("french").key == "undo.shown"


@rule("napoleon-1815 recovery.strength-loss", "napoleon-1815 oob.hidden")
def test_whoever_has_seen_how_tired_the_others_are_takes_no_recovery_back():
    game = given(
        ney="ligny",
        hill="ath",
        strength={"ney": (3, 1)},
        fatigue={"ney": 5},
        activated=["ney"],
        hand={"coalition": ["carre"]},
    )
    match = at(game, "recovery.cards.one-per-corps")
    assert match.open[0].seat == "coalition"

    match.choose("coalition", Pass())

    assert match.open[0].key == "strength.which-arm"
    assert match.why_no_undo("coalition").key == "undo.shown"


@rule("napoleon-1815 combat.spread.order", "napoleon-1815 oob.hidden")
def test_a_loss_is_not_taken_back_once_it_is_seen_whether_the_enemy_can_choose_his():
    game = given(
        grouchy="quatre-bras",
        brunswick="quatre-bras",
        strength={"grouchy": (2, 3), "brunswick": (3, 0)},
    )
    referee = attack(game, "grouchy", shows=(4,), meets=(4,))
    assert referee.decision.key == "combat.which-loss"
    game.uncovered = False

    referee.choose(Lose("grouchy", Arm.CAVALRY))

    assert game.strength("brunswick") < 3
    assert game.uncovered


@rule("napoleon-1815 combat.pursuit.condition", "napoleon-1815 oob.hidden")
def test_a_retreat_is_not_taken_back_once_it_is_seen_who_has_more_cavalry():
    game = given(ney="quatre-bras", hill="quatre-bras", strength={"ney": (5, 0)})
    referee = attack(game, "ney", shows=(4, 2), meets=(1,))
    game.uncovered = False

    referee.choose(Retreat("nivelles"))

    assert "pursuit.few-horse" in referee.keys
    assert game.uncovered


@rule("napoleon-1815 axis.cut-fatigue", "napoleon-1815 oob.hidden")
def test_a_move_is_not_taken_back_once_it_is_seen_whether_the_enemy_bears_the_cut():
    game = given(
        d_erlon="genappe",
        reille="quatre-bras",
        picton="quatre-bras",
        axes={"quatre-bras": ("anglo-allied", "genappe")},
    )
    referee = march(game, "d-erlon")
    game.uncovered = False

    referee.choose(Move("quatre-bras"))

    assert game.fatigue["picton"] == 2
    assert game.uncovered


@rule("napoleon-1815 movement.fatigue.long-march", "napoleon-1815 oob.hidden")
def test_whoever_lets_a_march_end_does_not_take_it_back_once_it_is_seen_who_bears_it():
    game = given(ney="ligny", fatigue={"ney": 7}, hand={"coalition": ["carre"]})
    load_value(game, FRENCH, 5)
    match = at(game, OPERATION)
    way = [Designate("ney"), Manoeuvre(), Move("sombreffe"), Move("gembloux"), Move("walhain")]
    way += [Move("perwez"), Halt()]
    while match.open[0].key != "window.moved":
        seat = match.open[0].seat
        assert match.choose(seat, way.pop(0) if seat == "french" else Pass()) is None

    match.choose("coalition", Pass())

    assert game.zone["ney"] == "perwez"
    assert match.why_no_undo("coalition").key == "undo.shown"


@rule("napoleon-1815 combat.retreat.fatigue-spread", "napoleon-1815 oob.hidden")
def test_a_retreat_is_not_taken_back_once_it_is_seen_who_bears_its_toll():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        picton="quatre-bras",
        uxbridge="quatre-bras",
        broken=["nivelles--quatre-bras"],
    )
    referee = attack(game, "reille", shows=(4, 1), meets=(1, 1, 1, 1, 1, 1))
    while Retreat("nivelles") not in referee.options:
        referee.choose(referee.options[-1])
    game.uncovered = False

    referee.choose(Retreat("nivelles"))

    assert referee.decision.key == "fatigue.which-corps"
    assert game.uncovered


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 scenario.campaign-1815.alert")
def test_in_the_fog_the_order_in_which_blocks_are_alarmed_does_not_name_them():
    there = {"orange": "soignies", "hill": "seneffe", "ney": "binche"}
    game = given(grognard=True, turn=1, activated=["orange", "hill"], **there)
    twin = swapped(game, "orange", "hill")

    heard = []
    for table in (game, twin):
        table.held = [block for block in table.zone if block in table.activated]
        match = marched(table, "ney", "le-roeulx")
        assert match.choose("french", Halt()) is None
        assert table.held == []
        heard.append(seen(match, "french"))

    assert heard[0] == heard[1]


@rule("napoleon-1815 oob.hidden", "napoleon-1815 recovery.strength-loss")
def test_the_order_of_the_points_lost_in_recovery_does_not_tell_whose_they_are():
    heard = []
    for of_reille, of_d_erlon in (Arm, reversed(Arm)):
        tired = {"reille": 5, "d-erlon": 5}
        game = given(reille="ligny", d_erlon="ath", fatigue=tired, activated=tired)
        match = at(game, "recovery.strength-loss")
        choices = [Lose("reille", of_reille), Lose("d-erlon", of_d_erlon)]
        assert [match.choose("french", loss) for loss in choices] == [None, None]
        assert game.track == 12
        heard.append(seen(match, "coalition"))

    assert heard[0] == heard[1]


@rule("napoleon-1815 oob.hidden", "napoleon-1815 combat.spread.even")
def test_the_order_of_the_points_lost_in_combat_does_not_tell_whose_they_are():
    first_horse = (Lose("reille", Arm.CAVALRY), Lose("d-erlon", Arm.INFANTRY))
    first_foot = (Lose("reille", Arm.INFANTRY),)  # then a horseman must go [combat.losses.cavalry]

    heard = []
    for losses in (first_horse, first_foot):
        game = given(reille="ligny", d_erlon="ligny", hill="ligny", picton="ligny")
        referee = attack(game, "reille", "d-erlon", shows=(1,) * 5, meets=(4, 4, 1, 1))
        assert referee.decision.facts == {"left": 2}
        referee.choose(*losses)
        assert game.track == 12
        heard.append([told for told in referee.told if told.is_heard_by("coalition")])

    assert heard[0] == heard[1]
