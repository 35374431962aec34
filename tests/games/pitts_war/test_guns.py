"""Marching to the sound of the guns."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Absorb, Leave, MarchToGuns, PlayMarker, SetOut
from estafette.games.pitts_war.guns import cannot_march, march_to_the_guns
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import battle, faced, pass_all, pass_until, tally
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def guns(game, side=FRENCH, area="brussels", **how):
    """A battle at Brussels, and a side whose forces near by may march to it."""
    faced(game, area, **how)
    return Referee(game, march_to_the_guns(game, side))


def joined(die, *, area="antwerp", side=COALITION, **pieces):
    """Does the force of an area reach the battle with this die?"""
    game = given(fr_italy="brussels", imperials="brussels 1", **pieces, dice=[die])
    referee = guns(game, side)
    referee.choose(MarchToGuns(area), SetOut())
    return area not in game.stacks


@rule("pitts-war battle.guns.order")
def test_the_attacker_marches_first_then_the_defender():
    game = given(
        **{"fr_italy": "brussels 2", "imperials": "brussels 1"},
        **{"fr_alps": "reims 1", "hessians": "antwerp", "au_galicia": "vienna"},
    )
    referee = battle(game, "brussels", out_of="lille")

    assert (referee.decision.seat, referee.options[0]) == (FRENCH, MarchToGuns("reims"))
    assert referee.refusal(MarchToGuns("antwerp")).rule == "battle.guns.order"
    referee.choose(Pass())
    assert referee.decision.seat == COALITION
    assert referee.options == (MarchToGuns("antwerp"), Pass())
    assert referee.refusal(MarchToGuns("vienna")).rule == "battle.guns.order"


def test_nobody_is_asked_where_nobody_is_near():
    game = given(fr_italy="brussels", imperials="brussels", fr_alps="paris")

    assert guns(game).is_over


@rule("pitts-war battle.guns.once")
def test_a_force_tries_once_in_a_battle():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1"},
        **{"hessians": "antwerp", "au_galicia": "cologne"},
        dice=[4],
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"), SetOut())

    assert game.where["hessians"] == "antwerp"
    assert referee.refusal(MarchToGuns("antwerp")).rule == "battle.guns.once"  # rv.guns.once
    assert MarchToGuns("cologne") in referee.options
    assert MarchToGuns("antwerp") in guns(game, COALITION).options


@rule("pitts-war battle.guns.partial")
def test_some_may_be_left_behind():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1"},
        **{"hessians": "antwerp", "au_galicia": "antwerp", "charles": "antwerp"},
        dice=[6],
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"))

    assert referee.decision.facts["pieces"] == ["hessians", "au-galicia", "charles"]
    referee.choose(Leave("hessians"))
    assert referee.refusal(Leave("hessians")).rule == "battle.guns.partial"
    assert referee.refusal(Leave("au-galicia")).rule == "battle.guns.partial"
    referee.choose(SetOut())
    assert game.where == {
        **{"fr-italy": "brussels", "imperials": "brussels", "au-galicia": "brussels"},
        **{"hessians": "antwerp"},
    }
    assert game.leaders == {"charles": "brussels"}
    assert game.battle.defender.armies == ["imperials", "au-galicia"]
    assert game.battle.defender.leaders == ["charles"]
    assert game.battle.marched == {"charles": "antwerp", "au-galicia": "antwerp"}


@rule("pitts-war battle.guns.partial", "pitts-war leader.needs-own-army")
@pytest.mark.parametrize("left", ["au-galicia", "charles"])
def test_a_leader_goes_and_stays_with_his_nation(left):
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1"},
        **{"hessians": "antwerp", "au_galicia": "antwerp", "charles": "antwerp"},
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"), Leave(left))

    assert referee.refusal(SetOut()).rule == "leader.needs-own-army"
    referee.choose(Pass())
    assert game.where["hessians"] == "antwerp"
    assert referee.is_over


@rule("pitts-war battle.guns.barriers")
def test_no_march_over_mountains():
    game = given(fr_italy="nice 1", piedmontese="nice", fr_alps="grenoble", fr_rhine="marseille 2")
    referee = guns(game, area="nice", out_of="marseille")

    assert referee.refusal(MarchToGuns("grenoble")).rule == "battle.guns.barriers"
    assert MarchToGuns("marseille") in referee.options


@rule("pitts-war battle.guns.barriers")
def test_no_march_over_a_strait():
    game = given(
        stance={"britain": "coalition"},
        **{"fr_italy": "boulogne", "br_anglo_dutch": "boulogne 1", "br_med_sea": "dover"},
        **{"hessians": "antwerp"},
    )
    referee = guns(game, COALITION, "boulogne", by="coalition", out_of="antwerp")

    assert referee.refusal(MarchToGuns("dover")).rule == "battle.guns.barriers"  # gun.barriers
    assert MarchToGuns("antwerp") in referee.options


@rule("pitts-war battle.guns.roll")
@pytest.mark.parametrize(("die", "comes"), [(4, False), (5, True), (6, True)])
def test_five_or_more_is_needed(die, comes):
    assert joined(die, hessians="antwerp") is comes


@rule("pitts-war battle.guns.roll")
@pytest.mark.parametrize(("die", "comes"), [(3, False), (4, True)])
def test_the_strategic_bonus_helps(die, comes):
    assert joined(die, au_galicia="antwerp", charles="antwerp") is comes


@rule("pitts-war battle.guns.roll")
@pytest.mark.parametrize(("die", "comes"), [(5, False), (6, True)])
def test_a_river_hinders(die, comes):
    assert joined(die, area="cologne", hessians="cologne") is comes


@rule("pitts-war battle.guns.roll")
@pytest.mark.parametrize(("die", "comes"), [(5, False), (6, True)])
def test_a_pass_hinders(die, comes):
    game = given(fr_italy="turin 2", piedmontese="turin", fr_alps="grenoble 1", dice=[die])
    referee = guns(game, area="turin", out_of="milan")
    referee.choose(MarchToGuns("grenoble"), SetOut())

    assert (game.where["fr-alps"] == "turin") is comes


@rule("pitts-war battle.guns.stacking")
def test_stacking_limits_hold_in_the_battle():
    pieces = {"fr_italy": "brussels", "imperials": "brussels", "fr_alps": "reims"}

    assert guns(given(**pieces)).is_over
    assert MarchToGuns("reims") in guns(given(**pieces, hoche="brussels")).options
    assert MarchToGuns("reims") in guns(given(**pieces, hoche="reims")).options


@rule("pitts-war battle.guns.stacking")
def test_a_force_too_large_marches_in_part():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1"},
        **{"au_galicia": "antwerp", "hessians": "antwerp"},
        dice=[6],
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"))

    assert referee.refusal(SetOut()).rule == "stacking.no-leader"
    referee.choose(Leave("hessians"), SetOut())
    assert game.where["au-galicia"] == "brussels"


@rule("pitts-war battle.guns.stacking")
def test_armies_that_have_met_may_become_one():
    game = given(
        **{"fr_italy": "brussels", "au_galicia": "brussels 1", "au_flanders": "antwerp 1"},
        **{"fr_alps": "brussels 1", "fr_coastal": "brussels 1"},
        dice=[5],
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"), SetOut())

    assert set(referee.options) == {
        *(Absorb("au-galicia", "au-flanders"), Absorb("au-flanders", "au-galicia"), Pass()),
    }
    referee.choose(Absorb("au-galicia", "au-flanders"))
    assert referee.is_over
    assert game.steps["au-flanders"] == 2
    assert game.battle.defender.armies == ["au-flanders"]


@rule("pitts-war battle.guns.stacking")
def test_those_left_behind_must_have_room_too():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1", "au_galicia": "antwerp"},
        **{"au_flanders": "antwerp", "au_germany": "antwerp 2", "charles": "antwerp"},
    )
    referee = guns(game, COALITION)
    referee.choose(MarchToGuns("antwerp"), Leave("au-galicia"), Leave("au-germany"))

    assert referee.refusal(SetOut()).rule == "stacking.no-leader"


@rule("pitts-war battle.guns.order")
def test_a_force_that_must_stay_at_home_does_not_march():
    game = given(
        **{"fr_italy": "tours 2", "fr_alps": "nantes 1"},
        **{"lyon_federals": "tours", "vendeans": "vendee"},
    )
    referee = guns(game, COALITION, "tours", by="coalition", out_of="vendee")

    assert referee.is_over
    asked = guns(game, FRENCH, "tours", by="coalition", out_of="vendee")
    assert asked.options == (MarchToGuns("nantes"), Pass())


@rule("pitts-war card.f.campo-formio.no-move")
def test_after_campo_formio_austrians_do_not_march():
    game = given(
        **{"fr_italy": "brussels 2", "hessians": "brussels 1", "au_galicia": "antwerp 1"},
        lasting={"f-campo-formio": "year"},
    )
    referee = guns(game, COALITION)

    assert referee.is_over
    refusal = cannot_march(game, COALITION, MarchToGuns("antwerp"))
    assert refusal.rule == "card.f.campo-formio.no-move"


@rule("pitts-war battle.guns.order")
def test_a_force_with_enemies_before_it_does_not_march():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1"},
        **{"hessians": "antwerp", "fr_alps": "antwerp 1", "au_galicia": "cologne"},
    )
    referee = guns(game, COALITION)

    assert referee.refusal(MarchToGuns("antwerp")).rule == "battle.guns.order"
    assert MarchToGuns("cologne") in referee.options


EMPIRE = {
    "scenario": "great-empire",
    "year": 1805,
    **{"fr_rhine": "stuttgart 2", "au_germany": "stuttgart 2", "fr_alps": "baden 1"},
}


@rule("pitts-war card.f.son-du-canon")
@pytest.mark.parametrize(("die", "comes"), [(2, False), (3, True)])
def test_the_sound_of_the_guns_adds_two(die, comes):
    game = given(**EMPIRE, hand={"french": ["f-son-du-canon"]}, dice=[die])
    referee = guns(game, area="stuttgart", out_of="baden")
    referee.choose(MarchToGuns("baden"), SetOut(), PlayMarker("f-son-du-canon"))

    assert (game.where["fr-alps"] == "stuttgart") is comes  # gun.marker
    assert game.hands[FRENCH] == []


@rule("pitts-war battle.markers.limit")
def test_a_marker_for_the_guns_is_one_of_the_two_of_the_battle():
    hand = {"french": ["f-son-du-canon", "f-tirailleurs", "f-ballons"]}
    game = given(**EMPIRE, hand=hand, dice=[1, 3, 3])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(MarchToGuns("baden"), SetOut(), PlayMarker("f-son-du-canon"))
    pass_until(referee, "window.battle")
    referee.choose(PlayMarker("f-tirailleurs"))

    assert tally(referee, FRENCH)["f-tirailleurs"] == 1  # the dice have fallen
    assert game.hands[FRENCH] == ["f-ballons"]


@rule("pitts-war card.c.ordre-tenir")
def test_an_order_to_hold_voids_a_march():
    game = given(**EMPIRE, hand={"coalition": ["c-ordre-tenir"]}, dice=[5])
    referee = guns(game, area="stuttgart", out_of="baden")
    referee.choose(MarchToGuns("baden"), SetOut())

    assert referee.decision.seat == COALITION
    referee.choose(PlayMarker("c-ordre-tenir"))
    assert game.where["fr-alps"] == "baden"  # gun.hold
    assert game.trial is None


@rule("pitts-war card.c.ordre-tenir")
def test_a_march_that_fails_needs_no_order():
    game = given(**EMPIRE, hand={"coalition": ["c-ordre-tenir"]}, dice=[4])
    referee = guns(game, area="stuttgart", out_of="baden")
    referee.choose(MarchToGuns("baden"), SetOut())

    assert referee.is_over
    assert game.hands[COALITION] == ["c-ordre-tenir"]


@rule("pitts-war battle.guns.order")
def test_attackers_who_came_to_the_guns_go_back_where_they_came_from():
    game = given(
        **{"fr_italy": "brussels 2", "hoche": "brussels", "fr_alps": "reims"},
        **{"au_germany": "brussels", "hessians": "brussels", "charles": "brussels"},
        dice=[6, 1, 6, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(MarchToGuns("reims"), SetOut())
    while not referee.is_over:
        referee.choose(referee.options[-1])
    pass_all(referee)

    assert game.where["fr-alps"] == "reims"
    assert game.leaders["hoche"] == "lille"
