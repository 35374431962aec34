"""[p.9] The operations phase: who acts in turn, who passes, which pile is designated."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import Designate, Fight, StandFast, StayPut
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from tests.games.napoleon_1815.marching import (
    asks,
    held,
    march,
    operation,
    operations,
    stand,
    walk,
)
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


@rule("napoleon-1815 operations.alternate")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (FRENCH, ["french", "coalition", "french", "coalition"]),
        (COALITION, ["coalition", "french", "coalition", "french"]),
    ],
)
def test_the_camps_take_turns_from_the_one_that_has_the_initiative(first, order):
    game = given(ney="ligny", d_erlon="fleurus", picton="genappe", hill="nivelles")
    game.active = first
    referee = Referee(game, operations(game))
    acts = {"french": ["ney", "d-erlon"], "coalition": ["picton", "hill"]}

    asked = []
    while not referee.is_over:
        asked.append(referee.decision.seat)
        referee.choose(Designate(acts[asked[-1]].pop()), StandFast())

    assert asked == order


# vector d.operations.pass-continues
@rule(
    "napoleon-1815 operations.pass.other-continues",
    "napoleon-1815 operations.pass.final",
    "napoleon-1815 operations.end",
)
def test_when_one_camp_has_passed_the_other_goes_on_until_it_passes_too():
    game = given(ney="ligny", reille="fleurus", d_erlon="thuin", picton="genappe", hill="nivelles")
    referee = Referee(game, operations(game))

    referee.choose(Pass())
    assert referee.fact("operation.passes") == {"seat": "french"}
    assert game.passed == ["french"]
    referee.choose(Designate("picton"), StandFast())
    assert referee.decision.seat == "coalition"
    referee.choose(Designate("hill"), StandFast())

    assert referee.is_over
    assert game.passed == ["french", "coalition"]
    assert game.activated == {"picton", "hill"}


@rule("napoleon-1815 operations.end")
def test_the_phase_goes_on_while_one_camp_has_not_passed():
    game = given(ney="ligny", picton="genappe", hill="nivelles")
    referee = Referee(game, operations(game))

    referee.choose(Pass(), Designate("picton"), StandFast())
    assert not referee.is_over

    referee.choose(Pass())
    assert referee.is_over


# vector d.operations.forced-pass
@rule("napoleon-1815 operations.pass.forced")
def test_a_camp_whose_corps_are_all_activated_passes_without_being_asked():
    game = given(napoleon="ligny", ney="ligny", picton="genappe", activated=["ney"])
    referee = Referee(game, operations(game))

    assert referee.fact("operation.passes") == {"seat": "french"}
    assert referee.decision.seat == "coalition"


@rule("napoleon-1815 operations.pass.forced", "napoleon-1815 operations.pass.free")
def test_one_corps_to_be_activated_is_enough_to_be_asked():
    game = given(ney="ligny", reille="ligny", picton="genappe", activated=["ney"])
    referee = Referee(game, operations(game))

    assert referee.decision.seat == "french"
    assert referee.decision.rule == "operations.designate"
    assert set(referee.options) == {Designate("reille"), Pass()}


# vector d.operations.vedettes-left
@rule("napoleon-1815 operations.pass.forced", "napoleon-1815 grognard.vedette.activation")
def test_a_vedette_to_be_activated_spares_the_forced_pass():
    game = given(
        grognard=True, ney="ligny", vedette_french_1="ligny", picton="genappe", activated=["ney"]
    )
    referee = Referee(game, operations(game))

    assert referee.decision.seat == "french"
    assert Designate("vedette-french-1") in referee.options

    referee.choose(Designate("vedette-french-1"), StandFast())
    assert "vedette-french-1" in game.activated
    referee.choose(Pass())
    assert referee.is_over
    assert game.passed == ["coalition", "french"]


# vector d.operations.free-pass
@rule("napoleon-1815 operations.pass.free")
def test_a_player_may_pass_with_corps_left_to_activate():
    game = given(ney="ligny", reille="ligny", d_erlon="ligny", lobau="ligny", gerard="ligny")
    referee = Referee(game, operation(game))

    assert Pass() in referee.options
    referee.choose(Pass())

    assert game.activated == set()
    assert game.passed == ["french"]
    assert game.operation is None


# vector d.operations.pass-green
@rule("napoleon-1815 operations.pass.green-still")
def test_who_has_passed_still_plays_one_green_card_in_each_enemy_operation():
    game = given(
        ney="ligny",
        reille="fleurus",
        picton="genappe",
        hand={"coalition": ["embuscade", "fatigue"]},
    )
    game.passed = ["coalition"]

    first = march(game, "ney")
    assert first.decision.seat == "coalition"
    first.choose(Pass(), held(game, "coalition", "embuscade"))
    walk(first, "sombreffe")
    assert game.fatigue["ney"] == 1

    second = march(game, "reille")
    second.choose(Pass(), Pass(), Move("mazy"), Pass(), Halt())
    assert asks(second, "window.moved")
    second.choose(held(game, "coalition", "fatigue"))
    assert game.fatigue["reille"] == 1
    assert game.hands["coalition"] == []


# vector d.operations.declare
@rule("napoleon-1815 operations.designate.declare", "napoleon-1815 movement.optional")
def test_a_pile_declared_to_stand_fights_in_place_or_stays_put():
    game = given(ney="ligny", ziethen="ligny")

    referee = stand(game, "ney")

    assert referee.fact("operation.will-stand") == {"blocks": ("ney",), "zone": "ligny"}
    assert set(referee.options) == {Fight(), StayPut()}
    assert referee.refusal(Move("marbais")).key == "decision.not-offered"
    referee.choose(StayPut())
    assert referee.is_over
    assert game.zone["ney"] == "ligny"


@rule("napoleon-1815 operations.designate.declare", "napoleon-1815 movement.optional")
def test_a_pile_declared_to_manoeuvre_is_asked_where_it_goes():
    game = given(ney="ligny")

    referee = march(game, "ney")

    assert referee.fact("operation.will-manoeuvre") == {"blocks": ("ney",), "zone": "ligny"}
    assert asks(referee, "movement.where")


# vector d.operations.no-combat-then-move
@rule("napoleon-1815 operations.content")
def test_no_manoeuvre_follows_a_combat():
    game = given(ney="ligny", hill="ligny", hand={"french": ["elan"]})
    referee = stand(game, "ney")

    referee.choose(Fight())
    assert asks(referee, "window.combat")
    referee.choose(Pass())

    assert "movement.revealed" not in referee.keys


@rule("napoleon-1815 operations.content", "napoleon-1815 operations.attack-on-march")
def test_a_combat_may_follow_a_manoeuvre_and_is_an_attack_on_the_march():
    game = given(ney="fleurus", hill="ligny", hand={"french": ["elan"]})
    referee = march(game, "ney")
    referee.choose(Pass(), Move("ligny"), Pass(), Pass())

    assert referee.decision.rule == "combat.optional"
    assert referee.decision.facts == {"zone": "ligny"}
    referee.choose(Fight())

    assert asks(referee, "window.combat")
    assert game.combat is not None
    assert game.combat.on_march


@rule("napoleon-1815 operations.attack-on-march")
def test_a_combat_without_manoeuvre_is_no_attack_on_the_march():
    game = given(ney="ligny", hill="ligny", hand={"french": ["elan"]})
    referee = stand(game, "ney")

    referee.choose(Fight())

    assert asks(referee, "window.combat")
    assert game.combat is not None
    assert not game.combat.on_march


# vector d.unit.states
@rule(
    "napoleon-1815 unit.face.activated",
    "napoleon-1815 operations.flip.activated",
    "napoleon-1815 operations.idle",
)
def test_a_pile_that_did_nothing_is_turned_all_the_same():
    game = given(reille="ligny", ney="ligny", napoleon="ligny")

    stand(game, "reille", "napoleon")

    assert game.activated == {"reille", "napoleon"}
    assert game.acted == {"reille", "napoleon"}
    game.active = FRENCH
    again = Referee(game, operation(game))
    assert again.refusal(Designate("reille")).rule == "unit.face.activated"
    assert Designate("ney") in again.options


@rule("napoleon-1815 operations.flip.activated", "napoleon-1815 movement.end.flip")
def test_a_pile_is_turned_only_at_the_end_of_its_operation():
    game = given(reille="ligny", napoleon="ligny")
    referee = march(game, "reille", "napoleon")

    referee.choose(Move("marbais"))
    assert game.activated == set()
    referee.choose(Halt())

    assert game.activated == {"reille", "napoleon"}
    assert game.active is COALITION


# vector d.scenario.campaign-alert
@rule("napoleon-1815 scenario.campaign-1815.alert")
def test_the_alert_wakes_blocks_two_connections_away_but_not_three():
    game = alarmed()

    referee = march(game, "ney")
    walk(referee, "le-roeulx")

    assert game.activated == {"hill", "ney"}
    assert game.held == ["hill"]
    assert referee.fact("alert.raised") == {"blocks": ("orange",), "zone": "braine-le-comte"}


@rule("napoleon-1815 scenario.campaign-1815.alert")
def test_the_alert_does_not_wake_a_block_that_has_acted():
    game = alarmed()
    game.acted = {"orange"}

    walk(march(game, "ney"), "le-roeulx")

    assert "orange" in game.activated


@rule("napoleon-1815 scenario.campaign-1815.alert")
def test_only_the_end_of_a_french_operation_raises_the_alert():
    game = alarmed(picton="le-roeulx")

    referee = stand(game, "picton")

    assert "orange" in game.activated
    assert "alert.raised" not in referee.keys


@rule("napoleon-1815 scenario.campaign-1815.alert")
def test_french_vedettes_do_not_raise_the_alert():
    game = alarmed(vedette_french_1="binche")
    game.grognard = True

    walk(march(game, "vedette-french-1"), "le-roeulx")

    assert "orange" in game.activated


@rule("napoleon-1815 scenario.campaign-1815.alert")
def test_in_the_fog_the_french_hear_only_that_a_block_was_alarmed():
    game = alarmed()
    game.grognard = True

    referee = march(game, "ney")
    walk(referee, "le-roeulx")

    assert referee.fact("alert.raised-unseen") == {
        "army": "anglo-allied",
        "count": 1,
        "zone": "braine-le-comte",
    }


def alarmed(**blocks: str):
    game = given(
        turn=1,
        ney="binche",
        orange="braine-le-comte",
        hill="ath",
        activated=["orange", "hill"],
        **blocks,
    )
    game.held = ["orange", "hill"]
    return game
