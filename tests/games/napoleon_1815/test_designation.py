"""[p.9] The pile of an operation: which blocks may be designated together."""

import pytest

from estafette.games.napoleon_1815.operations import Designate, Join, Manoeuvre, StandFast
from tests.games.napoleon_1815.marching import designated, march, operation, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


# vector d.operations.activated-corps
@rule(
    "napoleon-1815 operations.designate",
    "napoleon-1815 unit.face.to-activate",
    "napoleon-1815 unit.face.activated",
)
def test_every_corps_of_the_pile_must_still_be_to_be_activated():
    game = given(reille="ligny", d_erlon="ligny", activated=["reille"])
    referee = Referee(game, operation(game))

    assert referee.refusal(Designate("reille")).rule == "unit.face.activated"
    referee.choose(Designate("d-erlon"))

    refusal = referee.refusal(Join("reille"))
    assert (refusal.rule, refusal.key) == ("operations.designate", "operation.activated")
    assert refusal.facts == {"block": "reille"}
    assert Manoeuvre() in referee.options


@rule("napoleon-1815 operations.designate")
@pytest.mark.parametrize(
    ("block", "key"),
    [
        ("picton", "operation.not-yours"),
        ("bruxelles", "operation.not-yours"),
        ("lamarque", "operation.off-board"),
    ],
)
def test_only_a_block_of_ones_own_on_the_board_is_designated(block, key):
    game = given(ney="ligny", picton="genappe")
    referee = Referee(game, operation(game))

    refusal = referee.refusal(Designate(block))

    assert (refusal.rule, refusal.key) == ("operations.designate", key)


# vector d.pile.definition
@rule("napoleon-1815 pile.definition")
def test_a_pile_is_made_of_blocks_of_one_zone():
    game = given(reille="gosselies", ney="gosselies", d_erlon="frasnes")
    referee = designated(game, "reille")

    refusal = referee.refusal(Join("d-erlon"))
    assert (refusal.rule, refusal.key) == ("pile.definition", "operation.elsewhere")
    assert Join("ney") in referee.options

    referee.choose(Join("ney"))
    refusal = referee.refusal(Join("ney"))
    assert (refusal.rule, refusal.key) == ("pile.definition", "operation.already-there")
    assert referee.decision.key == "operation.who-joins"
    assert referee.decision.rule == "operations.designate.declare"
    assert referee.decision.facts == {"blocks": ("reille", "ney")}


@rule("napoleon-1815 operations.designate.subset", "napoleon-1815 pile.definition")
def test_some_corps_of_a_zone_may_act_without_the_others():
    game = given(reille="gosselies", ney="gosselies", lobau="gosselies")

    walk(march(game, "reille", "lobau"), "frasnes")

    assert [game.zone[corps] for corps in ("reille", "lobau", "ney")] == [
        "frasnes",
        "frasnes",
        "gosselies",
    ]
    assert game.activated == {"reille", "lobau"}


# vector d.unit.commander-activated
@rule("napoleon-1815 operations.designate.commander")
def test_a_commander_joins_only_if_he_is_still_to_be_activated():
    game = given(napoleon="ligny", drouot="ligny", lobau="ligny", activated=["napoleon"])
    referee = designated(game, "drouot")

    assert referee.refusal(Join("napoleon")).rule == "operations.designate.commander"
    assert Manoeuvre() in referee.options

    game.activated.clear()
    assert Join("napoleon") in designated(game, "drouot").options


# vector d.unit.commander-alone
@rule("napoleon-1815 unit.commander.accompanies")
def test_a_commander_never_acts_by_himself():
    game = given(napoleon="ligny", drouot="ligny")
    referee = Referee(game, operation(game))

    refusal = referee.refusal(Designate("napoleon"))
    assert (refusal.rule, refusal.key) == (
        "unit.commander.accompanies",
        "operation.commander-alone",
    )
    assert Designate("napoleon") not in referee.options

    referee.choose(Designate("drouot"), Join("napoleon"))
    assert under_way(game).commanders == ["napoleon"]
    assert under_way(game).pile == ["drouot"]


@rule("napoleon-1815 unit.commander.not-forced", "napoleon-1815 unit.commander.not-left-alone")
def test_a_commander_stays_behind_only_beside_a_corps():
    game = given(napoleon="ligny", drouot="ligny", lobau="ligny")
    referee = designated(game, "drouot")
    assert Manoeuvre() in referee.options

    referee.choose(Join("lobau"))
    refusal = referee.refusal(Manoeuvre())
    assert (refusal.rule, refusal.key) == (
        "unit.commander.not-left-alone",
        "operation.left-alone",
    )
    assert refusal.facts == {"commander": "napoleon"}
    assert StandFast() in referee.options

    referee.choose(Join("napoleon"))
    assert Manoeuvre() in referee.options


@rule("napoleon-1815 unit.commander.not-left-alone")
def test_the_last_corps_does_not_leave_an_activated_commander():
    game = given(napoleon="ligny", drouot="ligny", activated=["napoleon"])
    referee = designated(game, "drouot")

    assert referee.is_over
    assert "operation.will-stand" in referee.keys
    assert game.zone["drouot"] == "ligny"


@rule("napoleon-1815 unit.commander.not-left-alone", "napoleon-1815 unit.commander.other-army")
def test_a_coalition_commander_is_not_alone_beside_his_ally():
    game = given(wellington="wavre", picton="wavre", ziethen="wavre")

    referee = designated(game, "picton")

    assert Manoeuvre() in referee.options


@rule("napoleon-1815 unit.commander.nationality")
def test_a_commander_acts_only_with_corps_of_his_own_army():
    game = given(wellington="wavre", blucher="wavre", picton="wavre", ziethen="wavre")

    referee = designated(game, "picton")

    refusal = referee.refusal(Join("blucher"))
    assert (refusal.rule, refusal.key) == ("unit.commander.nationality", "operation.other-army")
    assert Join("wellington") in referee.options


@rule("napoleon-1815 operations.designate.one-nationality")
def test_anglo_allied_and_prussian_corps_do_not_make_one_pile():
    game = given(picton="wavre", hill="wavre", ziethen="wavre")

    referee = designated(game, "picton")

    refusal = referee.refusal(Join("ziethen"))
    assert (refusal.rule, refusal.key) == (
        "operations.designate.one-nationality",
        "operation.two-armies",
    )
    assert Join("hill") in referee.options


@rule("napoleon-1815 operations.designate")
def test_in_the_fog_no_enemy_block_of_the_zone_is_pointed_at():
    game = given(grognard=True, ney="ligny", reille="ligny", napoleon="ligny", ziethen="ligny")

    referee = designated(game, "ney", "napoleon")

    assert referee.decision.offered[0].offers == (Join("reille"),)
