"""Interception: who may, where, at what price, and what follows."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Enter, Intercept, PlayMarker, Spend
from estafette.games.pitts_war.interception import cannot_come, cannot_intercept, intercept
from estafette.games.pitts_war.sides import COALITION
from tests.games.pitts_war.marching import marching, on_march
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

MARKERS = {"coalition": ["c-famine", "c-subsides"]}
OPEN = {"stance": {"netherlands": "coalition", "hesse": "coalition"}}


def entering_munster(*, hand=MARKERS, dice=(), **pieces):
    """A French force enters Münster, an open area between Kassel, Hanover and Bremen."""
    flags = {"cologne": "france"}
    game = given(
        fr_north="cologne 3", flags=flags, hand=hand, dice=dice, year=1800, **OPEN, **pieces
    )
    referee = marching(game, "cologne", 4, is_unsupplied=True, is_tested=True)
    referee.choose(Enter("munster"))
    return referee


CHARLES = {"au_germany": "kassel 3", "charles": "kassel"}


@rule("pitts-war intercept.when", "pitts-war intercept.needs", "pitts-war intercept.roll")
@pytest.mark.parametrize(("die", "comes"), [(5, True), (4, False)])
def test_five_or_more_brings_the_force_in_and_the_marker_is_gone(die, comes):  # int.roll.5
    referee = entering_munster(dice=[die], **CHARLES)
    game = referee.game
    assert referee.decision.seat == "coalition"
    referee.choose(Intercept("kassel"), Spend("c-famine"))

    assert game.hands[COALITION] == ["c-subsides"]
    assert (game.where["au-germany"] == "munster") is comes
    assert referee.fact("trial.rolled")["tally"] == [("special.leader", 1), ("special.river", -1)]
    assert bool(game.clashes) is comes
    if comes:
        assert game.clashes[0].attacker == "french"
        assert game.leaders["charles"] == "munster"


@rule("pitts-war intercept.needs", "pitts-war table.special-actions.intercept-needs")
def test_without_a_marker_there_is_no_interception():  # int.needs-marker
    referee = entering_munster(hand={}, **CHARLES)

    assert referee.game.where["au-germany"] == "kassel"
    assert referee.decision is None or referee.decision.key != "interception.who"
    refusal = cannot_intercept(referee.game, "munster", Intercept("kassel"))
    assert refusal.rule == "intercept.needs"


@rule("pitts-war card.f.campo-formio.no-move")
def test_after_campo_formio_austrians_do_not_intercept():
    referee = entering_munster(lasting={"f-campo-formio": "year"}, **CHARLES)

    assert referee.game.where["au-germany"] == "kassel"
    refusal = cannot_come(referee.game, "munster", "kassel")
    assert refusal.rule == "card.f.campo-formio.no-move"


@rule("pitts-war intercept.needs.leader", "pitts-war table.special-actions.intercept-needs")
def test_without_a_leader_there_is_no_interception():  # rv.intercept.no-leader
    referee = entering_munster(au_germany="kassel 3")

    assert referee.decision.key == "march.where"
    refusal = cannot_intercept(referee.game, "munster", Intercept("kassel"))
    assert refusal.rule == "intercept.needs.leader"


@rule("pitts-war intercept.barred-areas")
def test_no_interception_in_a_friendly_city():  # int.barred
    game = given(fr_north="lille 3", au_flanders="luxembourg 2", charles="luxembourg", hand=MARKERS)
    referee = marching(game, "lille", 4)
    referee.choose(Enter("reims"))

    assert referee.decision.key == "march.where"
    assert cannot_intercept(game, "reims", Intercept("luxembourg")).rule == "intercept.barred-areas"


@rule("pitts-war intercept.barred-areas")
def test_an_enemy_city_does_not_bar_its_own_side():
    game = given(fr_north="lille 3", au_flanders="luxembourg 2", charles="luxembourg", hand=MARKERS)
    referee = marching(game, "lille", 4)
    referee.choose(Enter("brussels"))

    assert referee.options == (Intercept("luxembourg"), Pass())


@rule("pitts-war intercept.one-success")
def test_one_success_ends_it():  # int.one-success
    pieces = {"pr_rhine": "bremen 3", "blucher": "bremen"}
    referee = entering_munster(dice=[6], **CHARLES, **pieces)
    assert referee.options == (Intercept("kassel"), Intercept("bremen"), Pass())
    referee.choose(Intercept("bremen"), Spend("c-famine"))

    assert referee.game.where["pr-rhine"] == "munster"
    assert referee.is_over
    assert referee.game.where["au-germany"] == "kassel"


@rule("pitts-war intercept.when", "pitts-war intercept.one-success")
def test_each_force_tries_once_for_each_area():
    pieces = {"pr_rhine": "bremen 3", "blucher": "bremen"}
    referee = entering_munster(dice=[1, 1], **CHARLES, **pieces)
    referee.choose(Intercept("kassel"), Spend("c-famine"))

    assert referee.options == (Intercept("bremen"), Pass())
    referee.choose(Intercept("bremen"))
    assert referee.decision.key == "march.where"
    assert referee.game.hands[COALITION] == []


@rule("pitts-war intercept.when")
def test_charles_may_try_on_every_entry():  # cd.intercept-when
    pieces = {"au_germany": "stuttgart 3", "charles": "stuttgart"}
    game = given(
        fr_rhine="strasbourg 3", napoleon="strasbourg", hand=MARKERS, dice=[1, 6], **pieces
    )
    referee = marching(game, "strasbourg", 6, is_unsupplied=True)
    referee.choose(Enter("baden"), Intercept("stuttgart"), Spend("c-famine"))
    assert game.where["au-germany"] == "stuttgart"
    referee.choose(Enter("wurzburg"))
    referee.choose(Intercept("stuttgart"))

    assert game.where["au-germany"] == "wurzburg"
    assert game.clashes[0].attacker == "french"


@rule("pitts-war intercept.whole-force")
def test_the_whole_force_comes():  # int.whole
    referee = entering_munster(dice=[6], imperials="kassel 2", **CHARLES)
    referee.choose(Intercept("kassel"), Spend("c-famine"))

    where = referee.game.where
    assert {where["au-germany"], where["imperials"]} == {"munster"}
    assert "kassel" not in referee.game.stacks


@rule("pitts-war intercept.join-friends")
@pytest.mark.parametrize(("steps", "fits"), [(3, True), (5, False)])
def test_the_force_joins_friends_if_they_can_stack(steps, fits):  # rv.intercept.join
    pieces = {"au_galicia": "munster 2", "au_germany": "kassel 3", "charles": "kassel"}
    if steps == 5:
        pieces["au_reserve"] = "kassel 2"
    game = given(fr_north="munster 3", hand=MARKERS, year=1800, **pieces)
    game.stacks["munster"] = ("fr-north", "au-galicia")
    on_march(game, "munster")

    refusal = cannot_come(game, "munster", "kassel")
    assert (refusal is None) is fits
    if not fits:
        assert refusal.rule == "stacking.leader"


@rule("pitts-war intercept.join-friends", "pitts-war evade.after-interception")
def test_those_who_have_been_joined_do_not_evade():
    pieces = {"au_galicia": "munster 1"}
    referee = entering_munster(dice=[6], **CHARLES, **pieces)
    assert referee.decision.key == "interception.who"
    referee.choose(Intercept("kassel"), Spend("c-famine"))

    assert referee.is_over
    assert {*referee.game.at("munster", COALITION)} == {"au-galicia", "au-germany"}
    assert referee.game.clashes


@rule("pitts-war evade.after-interception")
def test_evasion_comes_after_interception():
    referee = entering_munster(**CHARLES, au_galicia="munster 1")

    assert referee.decision.key == "interception.who"
    referee.choose(Pass())
    assert referee.decision.key == "evasion.where"


@rule("pitts-war intercept.when")
@pytest.mark.parametrize("there", ["vienna", "cologne", "munster"])
def test_only_a_neighbour_intercepts(there):
    referee = entering_munster(**CHARLES)

    refusal = cannot_intercept(referee.game, "munster", Intercept(there))
    assert refusal.rule == "intercept.when"


@rule("pitts-war intercept.when", "pitts-war neutral.closed")
def test_neutral_ground_and_truces_keep_interceptors_out():
    game = given(fr_rhine="bern 3", au_germany="milan 3", charles="milan", hand=MARKERS)
    on_march(game, "bern")
    assert cannot_come(game, "bern", "milan").rule == "neutral.closed"

    game = given(fr_rhine="munster 3", au_germany="kassel 3", charles="kassel", hand=MARKERS)
    game.lasting["c-quartiers-hiver"] = "impulse"
    on_march(game, "munster")
    assert cannot_come(game, "munster", "kassel").rule == "card.c.quartiers-hiver"


@rule("pitts-war movement.home-bound", "pitts-war intercept.when")
def test_homebound_units_do_not_intercept_abroad():
    pieces = {"fr_rhine": "munich 2", "au_insurrection": "linz", "au_germany": "linz 2"}
    game = given(charles="linz", hand=MARKERS, **pieces)
    on_march(game, "munich")

    assert cannot_come(game, "munich", "linz").rule == "movement.home-bound"


@rule("pitts-war card.c.embuscade")
def test_ambush_needs_neither_roll_nor_another_marker():  # mea.embuscade
    hand = {"coalition": ["c-embuscade", "c-famine"]}
    pieces = {"pr_lower_rhine": "bremen 3", "blucher": "bremen"}
    referee = entering_munster(hand=hand, **pieces)
    referee.choose(Intercept("bremen"))
    asked = referee.decision.facts
    assert (asked["area"], asked["to"]) == ("bremen", "munster")
    referee.choose(PlayMarker("c-embuscade"))

    assert referee.game.where["pr-lower-rhine"] == "munster"
    assert referee.game.hands[COALITION] == ["c-famine"]
    assert "trial.rolled" not in referee.keys


@rule("pitts-war event.secret", "pitts-war intercept.when")
def test_nobody_is_asked_who_could_not_come_whatever_he_holds():
    full = {"au_italy": "munster 3"}
    game = given(fr_north="munster 3", hand=MARKERS, **CHARLES, **full)
    game.stacks["munster"] = ("fr-north", "au-italy")
    pieces = {"au_galicia": "kassel 2"}
    for army, place in pieces.items():
        area, steps = place.split()
        game.where[army.replace("_", "-")] = area
        game.steps[army.replace("_", "-")] = int(steps)
        game.stacks[area] = (*game.stacks[area], army.replace("_", "-"))
    on_march(game, "munster")

    assert Referee(game, intercept(game, "munster")).is_over
