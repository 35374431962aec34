"""Evasion: whither, the roll, the markers, and what follows."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Enter, Evade, PlayMarker
from estafette.games.pitts_war.evasion import cannot_evade
from estafette.games.pitts_war.sides import COALITION
from tests.games.pitts_war.marching import marching, on_march
from tests.games.pitts_war.position import given
from tests.referee import rule


def entering(start, area, points=4, **table):
    """A force enters an area with enemies in it."""
    game = given(**table)
    referee = marching(game, start, points, is_unsupplied=True, is_tested=True)
    referee.choose(Enter(area))
    return referee


BRUSSELS = {"fr_north": "lille 3"}


@rule(
    "pitts-war evade.who",
    "pitts-war evade.roll",
    "pitts-war table.special-actions",
    "pitts-war table.special-actions.evade-cavalry",
)
@pytest.mark.parametrize(("die", "gone"), [(4, True), (3, False)])
def test_cavalry_slips_away_on_four(die, gone):  # ev.evade.cavalry
    referee = entering("lille", "brussels", au_flanders="brussels 2", dice=[die], **BRUSSELS)
    assert referee.decision.seat == "coalition"
    referee.choose(Evade("antwerp"))

    assert referee.fact("trial.rolled")["tally"] == [("special.cavalry", 1)]
    assert (referee.game.where["au-flanders"] == "antwerp") is gone
    assert bool(referee.game.clashes) is not gone


@rule("pitts-war evade.roll", "pitts-war table.special-actions.leader")
@pytest.mark.parametrize(("die", "gone"), [(5, True), (4, False)])
def test_without_cavalry_and_leader_five_is_needed(die, gone):
    referee = entering("lille", "brussels", au_flanders="brussels 1", dice=[die], **BRUSSELS)
    referee.choose(Evade("antwerp"))

    assert referee.fact("trial.rolled")["tally"] == []
    assert (referee.game.where["au-flanders"] == "antwerp") is gone


@rule(
    "pitts-war evade.roll",
    "pitts-war table.special-actions.pass",
    "pitts-war table.special-actions.leader",
)
@pytest.mark.parametrize(("die", "gone"), [(5, True), (4, False)])
def test_a_leader_over_a_pass(die, gone):  # ev.evade.pass
    table = {"ru_baltic": "graz 2", "kutuzov": "graz", "fr_italy": "venice 3", "dice": [die]}
    stance = {"russia": "coalition"}
    referee = entering("venice", "graz", stance=stance, flags={"venice": "france"}, **table)
    referee.choose(Evade("vienna"))

    tally = [("special.leader", 1), ("special.pass", -1)]
    assert referee.fact("trial.rolled")["tally"] == tally
    assert (referee.game.where["ru-baltic"] == "vienna") is gone
    assert (referee.game.leaders["kutuzov"] == "vienna") is gone


@rule("pitts-war table.special-actions.river")
def test_a_river_is_in_the_way():
    table = {"au_galicia": "linz 1", "fr_italy": "salzburg 3", "dice": [5]}
    referee = entering("salzburg", "linz", flags={"salzburg": "france"}, **table)
    referee.choose(Evade("prague"))

    assert referee.fact("trial.rolled")["tally"] == [("special.river", -1)]
    assert referee.game.where["au-galicia"] == "linz"


@rule("pitts-war evade.success", "pitts-war movement.not-movement")
def test_when_the_enemy_has_gone_the_march_goes_on_even_without_a_leader():  # cd.evade-goes-on
    referee = entering("lille", "brussels", 4, au_flanders="brussels 2", dice=[6], **BRUSSELS)
    referee.choose(Evade("luxembourg"))

    assert referee.decision.key == "march.where"
    assert referee.game.march.points == 3
    assert referee.game.moved == frozenset()
    referee.choose(Enter("antwerp"))


@rule("pitts-war evade.success")
@pytest.mark.parametrize(
    ("area", "key"),
    [
        ("lille", "evasion.towards-enemy"),
        ("reims", "evasion.not-friendly"),
        ("vienna", "evasion.no-way"),
    ],
)
def test_one_evades_to_a_friendly_neighbour(area, key):
    referee = entering("lille", "brussels", au_flanders="brussels 2", **BRUSSELS)

    refusal = referee.refusal(Evade(area))
    assert (refusal.rule, refusal.key) == ("evade.success", key)


@rule("pitts-war evade.success")
def test_one_does_not_evade_onto_enemies_or_over_the_limit():
    pieces = {"au_flanders": "brussels 2", "fr_rhine": "antwerp 2", "au_germany": "luxembourg 2"}
    referee = entering("lille", "brussels", **BRUSSELS, **pieces)
    game = referee.game

    assert cannot_evade(game, "brussels", Evade("antwerp")).key == "evasion.not-friendly"
    assert cannot_evade(game, "brussels", Evade("luxembourg")).rule == "stacking.no-leader"


@rule("pitts-war evade.success", "pitts-war movement.strait.enemy")
def test_nobody_evades_over_a_strait():
    stance = {"denmark": "coalition", "sweden": "coalition"}
    table = {"danes": "kiel 1", "fr_north": "hamburg 2", "stance": stance}
    game = given(**table)
    marching(game, "hamburg", 3, is_unsupplied=True)
    game.march.came_from = "hamburg"

    assert cannot_evade(game, "kiel", Evade("copenhagen")).rule == "evade.success"


@rule("pitts-war evade.not-active")
def test_the_active_force_is_never_asked_to_evade():
    referee = entering("lille", "brussels", au_flanders="brussels 2", **BRUSSELS)

    assert referee.decision.seat == "coalition"
    referee.choose(Pass())
    assert referee.is_over
    assert referee.game.where["fr-north"] == "brussels"


@rule("pitts-war evade.revolt")
def test_insurgents_slip_away_without_a_roll():  # ev.evade.revolt
    flags = {"brest": "austria", "rennes": "austria"}
    referee = entering("tours", "rennes", fr_alps="tours 2", chouans="rennes", flags=flags)
    referee.choose(Evade("brest"))

    assert referee.game.where["chouans"] == "brest"
    assert "trial.rolled" not in referee.keys


@rule("pitts-war evade.revolt")
def test_insurgents_out_of_their_region_roll_like_others():
    flags = {"tours": "austria", "nantes": "austria"}
    table = {"vendeans": "tours 1", "fr_alps": "paris 2", "dice": [4]}
    referee = entering("paris", "tours", flags=flags, **table)
    referee.choose(Evade("nantes"))

    assert referee.game.where["vendeans"] == "tours"


@rule("pitts-war card.c.seconde-ligne")
def test_second_line():  # mea.seconde-ligne
    hand = {"coalition": ["c-seconde-ligne"]}
    referee = entering("lille", "brussels", au_flanders="brussels 1", hand=hand, **BRUSSELS)
    referee.choose(Evade("antwerp"), PlayMarker("c-seconde-ligne"))

    assert referee.game.where["au-flanders"] == "antwerp"
    assert "trial.rolled" not in referee.keys
    assert referee.game.hands[COALITION] == []


@rule("pitts-war card.f.berezina")
def test_berezina():  # mea.seconde-ligne
    hand = {"french": ["f-berezina"]}
    table = {"au_germany": "brussels 3", "fr_north": "lille 1", "hand": hand}
    referee = entering("brussels", "lille", **table)
    referee.choose(Evade("paris"), PlayMarker("f-berezina"))

    assert referee.game.where["fr-north"] == "paris"
    assert "trial.rolled" not in referee.keys


@rule("pitts-war card.f.berezina")
def test_berezina_is_for_the_french():
    hand = {"french": ["f-berezina"]}
    table = {"au_germany": "brussels 3", "dutch": "antwerp 1", "hand": hand, "dice": [1]}
    stance = {"netherlands": "french"}
    flags = {"antwerp": "france", "amsterdam": "france"}
    referee = entering("brussels", "antwerp", stance=stance, flags=flags, **table)
    referee.choose(Evade("amsterdam"))

    assert referee.is_over
    assert referee.game.hands["french"] == ["f-berezina"]


@rule("pitts-war card.f.coupez-retraite")
def test_the_retreat_is_cut_off():  # ev.evade.cut
    hand = {"french": ["f-coupez-retraite"]}
    table = {"au_flanders": "brussels 1", "hand": hand, "dice": [6]}
    referee = entering("lille", "brussels", **table, **BRUSSELS)
    referee.choose(Evade("antwerp"), PlayMarker("f-coupez-retraite"))

    assert referee.game.where["au-flanders"] == "brussels"
    assert referee.game.clashes
    assert referee.game.trial is None


@rule("pitts-war card.f.coupez-retraite")
def test_a_failed_evasion_leaves_nothing_to_cut_off():
    hand = {"french": ["f-coupez-retraite"]}
    table = {"au_flanders": "brussels 1", "hand": hand, "dice": [1]}
    referee = entering("lille", "brussels", **table, **BRUSSELS)
    referee.choose(Evade("antwerp"))

    assert referee.is_over
    assert referee.game.clashes


@rule("pitts-war movement.home-bound")
@pytest.mark.parametrize(
    ("army", "rule"), [("au_insurrection", "movement.home-bound"), ("au_galicia", None)]
)
def test_who_may_not_leave_home_does_not_slip_away_abroad(army, rule):
    game = given(fr_italy="vienna", **{army: "linz 1"})
    on_march(game, "vienna")

    refusal = cannot_evade(game, "linz", Evade("munich"))
    assert (refusal and refusal.rule) == rule
    assert cannot_evade(game, "linz", Evade("prague")) is None
