"""One activation: which force, who goes along, who commands."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war import activation
from estafette.games.pitts_war.actions import (
    Activate,
    Command,
    DeclareWar,
    Enter,
    ForceMarch,
    Halt,
    Join,
    Leave,
    Rejoin,
    SetOut,
    TakeControl,
)
from estafette.games.pitts_war.activation import cannot_activate
from estafette.games.pitts_war.affairs import Engaged, Treaty
from estafette.games.pitts_war.battle import choose_commander
from estafette.games.pitts_war.command import commander
from estafette.games.pitts_war.impulse import pass_the_turn
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.ranks import cannot_join
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.view import view
from tests.games.pitts_war.marching import go, marching, name, on_march, turn_of
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


@rule("pitts-war activation.once")
def test_a_force_is_activated_once_in_an_impulse():  # act.once
    game = given(fr_north="lille", fr_rhine="metz", dice=[3])
    go(game, "lille", Halt())
    pass_the_turn(game)

    assert game.moved == {"fr-north"}
    referee = turn_of(game, "french")
    assert referee.refusal(Activate("lille")).rule == "activation.once"
    assert Activate("metz") in referee.options


@rule("pitts-war activation.alternate")
@pytest.mark.parametrize("area", ["vienna", "paris"])
def test_a_side_activates_its_own_forces(area):
    referee = turn_of(given(fr_north="lille", au_germany="vienna"), "french")

    assert referee.refusal(Activate(area)).rule == "activation.alternate"


@rule(
    "pitts-war movement.joined-have-moved",
    "pitts-war activation.joined-unit",
)
def test_whom_a_force_ends_its_march_with_has_moved_too():  # act.joined-counts-moved
    game = given(fr_alps="lyon", fr_italy="grenoble 1", dice=[3])
    go(game, "lyon", Enter("grenoble"), Halt())
    pass_the_turn(game)
    game.active = FRENCH

    assert game.moved == {"fr-alps", "fr-italy"}
    assert cannot_activate(game, Activate("grenoble")).rule == "activation.once"


@rule("pitts-war movement.joined-have-moved", "pitts-war movement.drop-off")
def test_who_is_dropped_on_the_way_has_moved():
    game = given(fr_alps="lyon 1", fr_interior="lyon 1", dice=[5])
    go(game, "lyon", Enter("grenoble"), Leave("fr-interior"), Enter("marseille"), Halt())
    pass_the_turn(game)

    assert game.where == {"fr-alps": "marseille", "fr-interior": "grenoble"}
    assert game.moved == {"fr-alps", "fr-interior"}


@rule("pitts-war movement.drop-off")
def test_part_of_a_force_goes_and_the_rest_may_be_activated_later():  # cd.partial
    game = given(fr_rhine="metz 1", fr_interior="metz 1", dice=[3, 3])
    name(game, "metz", Leave("fr-interior"), SetOut(), Enter("dijon"), Halt())
    pass_the_turn(game)

    assert game.where == {"fr-rhine": "dijon", "fr-interior": "metz"}
    assert game.moved == {"fr-rhine"}
    assert Activate("metz") in turn_of(game, "french").options


@rule("pitts-war movement.drop-off")
def test_somebody_has_to_march():
    referee = name(given(fr_rhine="metz 1", fr_interior="metz 1"), "metz", Leave("fr-interior"))

    assert referee.refusal(Leave("fr-rhine")).rule == "movement.drop-off"
    assert referee.refusal(Leave("fr-interior")).rule == "movement.drop-off"


@rule("pitts-war leader.needs-own-army")
def test_a_leader_stays_with_the_last_army_of_his_nation():
    game = given(
        fr_rhine="metz 1", poles="metz 1", massena="metz", stance={"grand-duchy": "french"}
    )
    referee = name(game, "metz")

    assert referee.refusal(Leave("massena")).rule == "leader.needs-own-army"
    referee.choose(Leave("fr-rhine"))
    assert game.march.armies == ["poles"]
    assert game.march.leaders == []
    assert game.march.dropped == ["fr-rhine", "massena"]


@rule("pitts-war leader.needs-own-army")
def test_a_leader_may_stay_with_an_army_of_his_nation():
    game = given(fr_rhine="metz 1", fr_interior="metz 1", massena="metz")
    referee = name(game, "metz", Leave("fr-interior"), Leave("massena"))

    assert game.march.leaders == []
    assert not referee.is_over


@rule("pitts-war turn.leader-subimpulse.second-activation", "pitts-war activation.leader-second")
def test_a_force_with_a_leader_moves_again_and_is_tested():
    game = given(
        fr_north="lille 3",
        massena="lille",
        sub_impulse=True,
        facts={"moved": frozenset({"fr-north", "massena"})},
        dice=[3, 1],
    )
    referee = go(game, "lille", Halt())
    pass_the_turn(game)

    assert referee.fact("trial.rolled")["what"] == "attrition"
    assert game.led == {"fr-north", "massena"}
    again = turn_of(game, "french")
    assert again.is_over


@rule("pitts-war activation.leader-second", "pitts-war activation.once")
def test_in_the_sub_impulse_a_force_is_activated_once_more_and_no_oftener():
    led = {"led": frozenset({"fr-north", "massena"})}
    game = given(fr_north="lille", massena="lille", fr_rhine="metz", soult="metz", facts=led)
    game.is_sub_impulse = True
    referee = turn_of(game, "french")

    assert referee.refusal(Activate("lille")).rule == "activation.once"
    assert Activate("metz") in referee.options


@rule("pitts-war activation.once")
def test_a_leader_who_has_moved_in_the_sub_impulse_leads_nobody_else():
    led = {"led": frozenset({"massena"})}
    game = given(fr_north="lille", massena="lille", sub_impulse=True, active="french", facts=led)

    assert cannot_activate(game, Activate("lille")).rule == "activation.once"


@rule("pitts-war turn.leader-subimpulse")
def test_in_the_sub_impulse_a_leader_must_go_along():
    game = given(fr_rhine="metz 1", fr_interior="metz 1", massena="metz", sub_impulse=True)
    referee = name(game, "metz", Leave("fr-interior"))

    assert referee.refusal(Leave("massena")).rule == "turn.leader-subimpulse"


@rule("pitts-war movement.pick-up")
def test_without_a_leader_nobody_is_picked_up():  # act.pick-up-no-leader
    game = given(fr_alps="lyon 1", fr_italy="grenoble 1", dice=[5])
    referee = go(game, "lyon", Enter("grenoble"))

    assert referee.refusal(Join("fr-italy")).rule == "movement.pick-up"


@rule("pitts-war movement.pick-up", "pitts-war activation.leader-pick-up")
def test_a_leader_picks_up_armies_that_have_not_moved():
    game = given(
        **{"fr_alps": "lyon 1", "massena": "lyon", "fr_italy": "grenoble 1"},
        **{"fr_interior": "grenoble 1"},
        facts={"moved": frozenset({"fr-interior"})},
        dice=[5],
    )
    referee = go(game, "lyon", Enter("grenoble"))
    assert referee.refusal(Join("fr-interior")).rule == "movement.pick-up"

    referee.choose(Join("fr-italy"), Enter("marseille"), Halt())
    pass_the_turn(game)

    assert game.where["fr-italy"] == "marseille"
    assert game.moved == {"fr-alps", "fr-italy", "fr-interior", "massena"}


@rule("pitts-war activation.leader-pick-up")
def test_in_the_sub_impulse_those_activated_in_the_impulse_are_not_picked_up():
    game = given(
        **{"fr_alps": "lyon 1", "massena": "lyon", "fr_italy": "grenoble 1"},
        **{"fr_interior": "grenoble 1", "soult": "grenoble"},
        sub_impulse=True,
        facts={"moved": frozenset({"fr-italy"}), "led": frozenset({"soult"})},
    )
    referee = marching(game, "lyon", 5)
    referee.choose(Enter("grenoble"))

    assert referee.refusal(Join("fr-italy")).rule == "movement.pick-up"
    assert referee.refusal(Join("soult")).rule == "movement.pick-up"
    referee.choose(Join("fr-interior"))


@rule("pitts-war movement.pick-up")
def test_who_was_left_is_not_picked_up_again_and_strangers_never():
    game = given(fr_alps="lyon 1", fr_interior="lyon 1", massena="lyon", au_italy="milan")
    referee = marching(game, "lyon")
    referee.choose(Leave("fr-interior"))

    assert referee.refusal(Join("fr-interior")).rule == "movement.drop-off"
    assert referee.refusal(Join("au-italy")).rule == "movement.pick-up"
    assert referee.refusal(Join("fr-alps")).rule == "movement.pick-up"


@rule("pitts-war activation.leader-pick-up", "pitts-war leader.needs-own-army")
def test_a_leader_joins_only_a_force_with_an_army_of_his_nation():
    stance = {"russia": "coalition"}
    game = given(
        au_germany="linz 1", charles="linz", ru_guard="linz", suvorov="linz", stance=stance
    )
    march = on_march(game, "linz")
    march.armies, march.leaders = ["au-germany"], ["charles"]

    assert cannot_join(game, Join("suvorov")).rule == "leader.needs-own-army"
    march.armies.append("ru-guard")
    assert cannot_join(game, Join("suvorov")) is None


@rule("pitts-war activation.commander.majority")
def test_the_leader_whose_power_has_most_steps_commands():
    game = given(au_germany="linz 3", charles="linz", ru_2nd_army="linz 2", suvorov="linz")

    armies, leaders = ["au-germany", "ru-2nd-army"], ["suvorov", "charles"]
    assert commander(game, armies, leaders) == "charles"


@rule("pitts-war activation.commander.strategic")
def test_of_equal_steps_the_better_strategist_commands():  # act.commander.tie
    game = given(au_germany="linz 3", charles="linz", ru_1st_army="linz 3", suvorov="linz")

    armies, leaders = ["au-germany", "ru-1st-army"], ["charles", "suvorov"]
    assert commander(game, armies, leaders) == "suvorov"
    game = given(fr_north="lille", soult="lille", davout="lille")
    assert commander(game, ["fr-north"], ["soult", "davout"]) == "davout"


@rule("pitts-war activation.commander.free")
def test_of_equal_leaders_the_player_names_one():  # cd.commander-free
    game = given(fr_north="lille 3", fr_rhine="lille 3", massena="lille", davout="lille")
    engaged = Engaged(FRENCH, ["fr-north", "fr-rhine"], ["massena", "davout"])
    referee = Referee(game, choose_commander(game, engaged))

    assert referee.options == (Command("massena"), Command("davout"))
    referee.choose(Command("davout"))
    assert engaged.commander == "davout"


@rule("pitts-war activation.inspect")
@pytest.mark.parametrize("seat", ["french", "coalition", None])
def test_everybody_sees_every_stack(seat):  # cd.inspect
    game = given(fr_north="lille 2", au_germany="vienna 3", charles="vienna")
    pieces = {piece.id: piece for piece in view(game, seat).pieces}

    places = {id_: pieces[id_].space for id_ in ("fr-north", "au-germany", "charles")}
    assert places == {"fr-north": "lille", "au-germany": "vienna", "charles": "vienna"}
    steps = [f.value for f in pieces["au-germany"].figures if f.key == "figure.steps"]
    assert steps == [3]


@rule("pitts-war activation.content")
def test_an_activated_force_rolls_moves_takes_control_and_fights():
    game = given(fr_north="lille 3", massena="lille", au_flanders="antwerp 1", year=1797, dice=[5])
    referee = go(game, "lille", Enter("brussels"))
    assert game.march.points == 4
    referee.choose(TakeControl(), Enter("antwerp"))

    assert game.flags["brussels"] == "france"
    assert [clash.area for clash in game.clashes] == ["antwerp"]


@rule("pitts-war neutral.run-by", "pitts-war peace.coalition-runs-it")
def test_a_power_at_peace_moves_in_its_own_land_only():
    game = given(
        au_germany="linz",
        stance={"austria": "peace"},
        facts={"fought_for": {"austria": COALITION}},
        dice=[5],
    )
    assert turn_of(game, "french").is_over
    game.passed = ()
    referee = turn_of(game, "coalition")
    referee.choose(Activate("linz"), SetOut())

    assert referee.refusal(Enter("munich")).rule == "neutral.run-by"
    referee.choose(Enter("vienna"))
    assert game.where["au-germany"] == "vienna"


@rule("pitts-war neutral.run-by")
def test_a_power_at_peace_keeps_away_from_foreigners_in_its_land():
    game = given(
        au_germany="linz",
        fr_north="vienna",
        stance={"austria": "peace"},
        facts={"fought_for": {"austria": COALITION}},
        dice=[5],
    )
    referee = turn_of(game, "coalition")
    referee.choose(Activate("linz"), SetOut())

    assert referee.refusal(Enter("vienna")).rule == "neutral.run-by"


@rule("pitts-war neutral.run-by")
def test_a_power_that_was_never_at_war_does_not_move():
    game = given(tu_border="bucharest", au_germany="linz")

    assert turn_of(game, "coalition").refusal(Activate("bucharest")).rule == "activation.alternate"


@rule("pitts-war card.f.campo-formio.no-move")
def test_after_campo_formio_austrians_do_not_move():
    game = given(
        **{"au_germany": "linz", "imperials": "erfurt", "au_galicia": "munich 1"},
        **{"bavarians": "munich 1"},
        lasting={"f-campo-formio": "year"},
    )
    referee = turn_of(game, "coalition")

    assert referee.refusal(Activate("linz")).rule == "card.f.campo-formio.no-move"
    referee.choose(Activate("munich"))
    assert game.march.armies == ["bavarians"]


@rule("pitts-war card.f.campo-formio.no-move")
def test_after_campo_formio_austrians_are_not_taken_along_by_others():
    game = given(
        **{"pr_rhine": "linz 2", "brunswick": "linz", "au_galicia": "linz 1"},
        lasting={"f-campo-formio": "year"},
    )
    on_march(game, "linz").armies.remove("au-galicia")

    refusal = cannot_join(game, Join("au-galicia"))
    assert refusal.rule == "card.f.campo-formio.no-move"
    del game.lasting["f-campo-formio"]
    assert cannot_join(game, Join("au-galicia")) is None


@rule("pitts-war movement.forced-march.bonus", "pitts-war movement.forced-march.attrition")
def test_a_forced_march_adds_two_and_is_tested_at_its_end():
    game = given(fr_alps="lyon 2", dice=[2, 1], facts={"penalties": ("f-carnot",)})
    referee = name(game, "lyon", ForceMarch())
    assert game.march.potential == 4
    assert game.march.is_forced
    referee.choose(Enter("grenoble"), Halt())

    assert referee.fact("trial.rolled")["what"] == "attrition"
    assert ("attrition.forced-march", 2) in referee.fact("trial.rolled")["tally"]


@rule("pitts-war movement.forced-march.no-guarantee")
def test_a_forced_march_may_gain_nothing():
    plain = given(fr_alps="lyon 2", dice=[6], facts={"penalties": ("f-carnot",)})
    forced = given(fr_alps="lyon 2", dice=[3], facts={"penalties": ("f-carnot",)})
    name(plain, "lyon", SetOut())
    name(forced, "lyon", ForceMarch())

    assert plain.march.points == forced.march.points == 4


@rule("pitts-war scenario.1792.no-forced-march")
@pytest.mark.parametrize(("area", "side"), [("lille", "french"), ("vienna", "coalition")])
def test_nobody_forces_a_march_in_1792(area, side):  # mv.forced-march-1792
    pieces = {"fr_north": "lille 1", "fr_alps": "lille 1", "au_germany": "vienna 1"}
    game = given(year=1792, au_galicia="vienna 1", **pieces)
    referee = name(game, area)

    assert referee.refusal(ForceMarch()).rule == "scenario.1792.no-forced-march"
    assert referee.decision.seat == side


@rule("pitts-war scenario.1805.no-forced-march")
@pytest.mark.parametrize("bad_weather", [False, True])
@pytest.mark.parametrize(("area", "is_french"), [("lille", True), ("vienna", False)])
def test_the_coalition_forces_no_march_in_the_fair_weather_of_1805(area, is_french, bad_weather):
    pieces = {
        "fr_north": "lille 1",
        "fr_alps": "lille 1",
        "au_germany": "vienna 1",
    }  # mv.forced-march-1805
    game = given(
        "great-empire", year=1805, bad_weather=bad_weather, au_galicia="vienna 1", **pieces
    )
    referee = name(game, area)

    if is_french or bad_weather:
        assert ForceMarch() in referee.options
    else:
        assert referee.refusal(ForceMarch()).rule == "scenario.1805.no-forced-march"


@rule("pitts-war option.1805.charles-in-italy")
@pytest.mark.parametrize("pieces", [{"charles": "venice"}, {}])
def test_charles_and_the_army_of_italy_wait_in_italy(pieces):  # scn.charles-option
    game = given("great-empire", year=1805, au_italy="venice 3", **pieces)
    march = on_march(game, "venice")

    assert cannot_pass(game, march, "trieste") is None
    game.options = ("charles-in-italy=on",)
    assert cannot_pass(game, march, "trieste").rule == "option.1805.charles-in-italy"
    assert cannot_pass(game, march, "milan") is cannot_pass(game, march, "mantua") is None
    game.impulses = 1
    assert cannot_pass(game, march, "trieste") is None


@rule("pitts-war peace.return", "pitts-war peace.preventive-war")
def test_a_return_to_war_and_a_preventive_war_are_decided_instead_of_an_activation(monkeypatch):
    done = []
    over = {power: Treaty(FRENCH, 1795) for power in ("austria", "prussia")}
    facts = {"treaties": over, "fought_for": {"austria": FRENCH, "prussia": COALITION}}
    monkeypatch.setattr(activation, "rejoin", lambda game, power: iter(done.append(power) or ()))
    monkeypatch.setattr(
        activation, "declare_war", lambda game, side, power: iter(done.append(power) or ())
    )
    for choice in (Rejoin("austria"), DeclareWar("prussia")):
        referee = turn_of(given(fr_north="lille", facts=facts), "french")
        assert Pass() in referee.options
        referee.choose(choice)
        assert referee.is_over
        assert referee.game.passed == ()

    assert done == ["austria", "prussia"]


@rule("pitts-war card.c.conseil-guerre.no-move")
def test_an_army_that_rests_is_not_activated_in_the_sub_impulse():
    lasting = {"resting:au-germany": "impulse"}
    table = {"au_germany": "linz", "charles": "linz", "sub_impulse": True, "lasting": lasting}
    game = given(active="coalition", **table)

    refusal = cannot_activate(game, Activate("linz"))
    assert refusal.rule == "card.c.conseil-guerre.no-move"
