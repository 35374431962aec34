"""Activations: what a force costs, who goes with it, whom an army calls in, what is left over."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    Group,
    Hasten,
    Take,
)
from estafette.games.napoleon_against_europe.activation import cost_of
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.squadron import in_port
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, put
from tests.games.napoleon_against_europe.sending import at_the_rhine
from tests.referee import rule


def grande_armee(game, zone="ulm", **more):
    return put(
        game,
        zone,
        *("fr-elite-1", "fr-elite-2", "fr-elite-3"),
        general="napoleon",
        army="grande-armee",
        **more,
    )


@rule("napoleon-against-europe activation.pa-spend", "napoleon-against-europe pa.definition")
@pytest.mark.parametrize(
    "sent",
    [("davout", "lannes", "massena"), ("davout", "soult"), ("bernadotte",)],
    ids=["1+1+1", "1+2", "3"],
)
def test_three_points_send_forces_one_after_the_other_as_far_as_they_go(sent):
    """[activation.three-pa]"""
    game = at_the_rhine()
    referee = acting(game, EMPIRE, 3)
    for general in sent:
        referee.choose(Activate(general), Pass())

    assert referee.is_over
    assert game.points == 0
    assert set(sent) <= game.moved


@rule("napoleon-against-europe activation.cost.force")
def test_a_force_costs_the_initiative_of_its_general():
    game = at_the_rhine()
    referee = acting(game, EMPIRE, 2)
    refusal = referee.refusal(Activate("bernadotte"))

    assert (refusal.rule, refusal.facts["cost"]) == ("activation.cost.force", 3)
    referee.choose(Activate("soult"))
    assert game.points == 0


@rule("napoleon-against-europe general.initiative")
def test_a_readier_general_costs_less_to_send():
    game = at_the_rhine()

    assert [cost_of(game, each) for each in ("davout", "soult", "bernadotte")] == [1, 2, 3]


@rule("napoleon-against-europe activation.cost.fleet")
def test_a_fleet_costs_one_point():
    game = at_the_rhine()
    berth(game, "fleet-emeriau", "port", "toulon")
    referee = acting(game, EMPIRE, 3, Activate("soult"), Pass())

    assert in_port(game, "toulon", EMPIRE) == ["fleet-emeriau"]
    referee.choose(Activate("fleet-emeriau"))
    assert game.voyage is not None
    assert game.points == 0


@rule("napoleon-against-europe activation.cost.lone-corps")
def test_a_corps_alone_costs_one_point_even_out_of_an_army():
    game = bare()
    grande_armee(game, "paris", subordinates=("davout",))
    acting(game, EMPIRE, 1, Activate("fr-elite-2"), Go("reims"), Pass())

    assert game.forces["fr-elite-2"].zone == "reims"
    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-3")
    assert "napoleon" not in game.moved


@rule("napoleon-against-europe activation.subordinate")
def test_soult_leaves_the_grande_armee_with_three_steps():
    """[activation.soult-alone]"""
    game = bare()
    grande_armee(game, "strasbourg", subordinates=("soult",), reduced=("fr-elite-3",))
    referee = acting(game, EMPIRE, 2, Activate("soult"))
    assert Pass() not in referee.options
    refusal = referee.refusal(Take("fr-corps-9"))  # no corps of that army
    assert (refusal.rule, refusal.key) == ("activation.subordinate", "activation.not-there")
    referee.choose(Take("fr-elite-1"), Take("fr-elite-3"), Go("mayence"), Pass())

    assert game.forces["soult"].corps == ("fr-elite-1", "fr-elite-3")
    assert game.forces["grande-armee"].zone == "strasbourg"
    assert {"soult", "fr-elite-1", "fr-elite-3"} == game.moved


@rule("napoleon-against-europe activation.subordinate")
def test_a_subordinate_leaves_a_corps_to_his_chief_and_takes_what_he_may_lead():
    game = bare()
    grande_armee(game, "strasbourg", subordinates=("lannes",))
    referee = acting(game, EMPIRE, 2, Activate("lannes"), Take("fr-elite-1"))
    referee.choose(Take("fr-elite-2"))

    assert game.forces["lannes"].corps == ("fr-elite-1", "fr-elite-2")  # he leads four steps
    assert game.forces["grande-armee"].corps == ("fr-elite-3",)


@rule("napoleon-against-europe activation.subordinate")
def test_with_a_single_corps_in_the_army_no_subordinate_goes():
    game = bare()
    put(game, "metz", "fr-elite-1", general="napoleon", army="grande-armee", subordinates=("ney",))
    referee = acting(game, EMPIRE, 3)

    assert referee.refusal(Activate("ney")).rule == "activation.subordinate"


@rule("napoleon-against-europe activation.army-gathers")
def test_the_army_at_ulm_calls_marmont_in():
    game = bare()
    grande_armee(game)
    put(game, "stuttgart", "fr-corps-9", general="marmont")
    referee = acting(game, EMPIRE, 1, Activate("napoleon"), Take("marmont"))

    army = game.forces["grande-armee"]
    assert "fr-corps-9" in army.corps
    assert army.subordinates == ("marmont",)
    assert referee.fact("activation.gathered")["start"] == "stuttgart"
    assert game.points == 0


@rule("napoleon-against-europe activation.army-gathers.cost")
def test_gathering_costs_one_point_however_many_come():
    game = bare()
    grande_armee(game)
    put(game, "stuttgart", "fr-corps-9", general="marmont")
    put(game, "bade", "fr-corps-10")
    acting(game, EMPIRE, 1, Activate("napoleon"), Take("marmont"), Take("fr-corps-10"))

    assert game.march.points == 3


@rule("napoleon-against-europe activation.army-gathers.cost")
def test_an_army_that_calls_nobody_keeps_its_factor():
    game = bare()
    grande_armee(game)
    put(game, "stuttgart", "fr-corps-9", general="marmont")
    acting(game, EMPIRE, 1, Activate("napoleon"), Pass())

    assert game.march.points == 4


@rule("napoleon-against-europe activation.army-gathers.limits")
def test_rivers_without_bridge_and_mountains_keep_forces_from_the_army():
    """[d.gather.pass]"""
    game = bare()
    grande_armee(game)
    put(game, "nuremberg", "fr-corps-9", general="ney")  # a river without a bridge
    put(game, "zurich", "fr-corps-10", general="lannes")  # a bridge
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))

    assert referee.refusal(Take("ney")).rule == "activation.army-gathers.limits"
    assert referee.options == (Take("lannes"), Pass())


@rule("napoleon-against-europe activation.army-gathers.limits")
def test_a_pass_keeps_them_apart_too():
    """[d.gather.pass]"""
    game = bare()
    put(game, "munich", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "innsbruck", "fr-corps-9", general="ney")
    put(game, "ulm", "fr-corps-10", general="lannes")
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))

    assert referee.refusal(Take("ney")).rule == "activation.army-gathers.limits"
    assert Take("lannes") in referee.options


@rule("napoleon-against-europe activation.army-gathers.limits")
def test_no_army_and_no_senior_is_called_in():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="massena", army="grande-armee")
    put(game, "stuttgart", "fr-corps-9", general="davout", army="armee-d-italie")
    put(game, "bade", "fr-corps-10", general="murat")
    put(game, "zurich", "fr-corps-11")
    referee = acting(game, EMPIRE, 1, Activate("massena"))

    assert referee.refusal(Take("armee-d-italie")).rule == "activation.army-gathers.limits"
    assert referee.refusal(Take("murat")).rule == "hierarchy.senior-not-in-army"
    assert Take("fr-corps-11") in referee.options


@rule("napoleon-against-europe activation.army-gathers")
def test_what_is_called_in_fits_the_doubled_command():
    game = bare()
    corps = [f"ru-corps-{number}" for number in range(1, 6)]
    put(game, "lublin", *corps, general="koutouzov", army="1re-armee")  # 10 of 12 steps
    put(game, "brest-litovsk", "ru-garde", "ru-corps-6", general="buxhowden")
    game.lasting = {}
    referee = acting(game, COALITION, 2, Activate("koutouzov"))
    assert referee.decision.key == "march.what-next"  # four steps more would be too many

    game = bare()
    put(game, "lublin", "ru-elite-1", "ru-elite-2", general="koutouzov", army="1re-armee")
    put(game, "brest-litovsk", "ru-garde", "ru-corps-6", general="buxhowden")
    game.lasting = {}
    acting(game, COALITION, 2, Activate("koutouzov"), Take("buxhowden"), Hasten(3))
    assert len(game.forces["1re-armee"].corps) == 4
    assert game.march.points == 5  # example of 1805: three, three more, less one


@rule("napoleon-against-europe activation.one-at-a-time")
def test_whoever_has_done_does_not_go_again_after_another():
    """[d4.activation.once]"""
    game = at_the_rhine()
    referee = acting(game, EMPIRE, 4, Activate("davout"), Go("strasbourg"), Pass())
    referee.choose(Activate("soult"), Go("reims"), Pass())

    assert referee.refusal(Activate("davout")).rule == "combine.once-per-round"
    assert Activate("massena") in referee.options


@rule("napoleon-against-europe activation.one-at-a-time")
def test_nobody_else_is_sent_while_a_force_is_on_the_march():
    game = at_the_rhine()
    referee = acting(game, EMPIRE, 3, Activate("davout"), Go("strasbourg"))

    assert not any(isinstance(option, Activate) for option in referee.options)


@rule("napoleon-against-europe activation.what")
def test_an_activated_force_moves_and_fights_within_its_points():
    game = bare(dice=[6, 6, 1, 1, 1, 1])
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "munich", "au-corps-1")
    referee = marching(game, "davout", Go("munich"), Pass())  # no spearhead

    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.march.points == 3
    referee.choose(Go("salzbourg"))
    assert game.march.points == 2


@rule("napoleon-against-europe activation.lost-battle-stops")
def test_a_lost_battle_ends_the_activation():
    game = bare(dice=[1, 1, 6, 6, 1])
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "munich", "au-corps-1", "au-corps-2", general="charles")
    referee = marching(game, "davout", Go("munich"), Fight(), points=1)
    while not referee.is_over:
        referee.choose(referee.options[-1])

    assert referee.fact("battle.won")["side"] is COALITION
    assert game.march is None
    assert game.forces["davout"].zone == "ulm"


@rule("napoleon-against-europe player.active")
def test_only_the_side_in_action_sends_its_forces():
    game = at_the_rhine()
    put(game, "munich", "au-corps-1", general="mack")
    referee = acting(game, EMPIRE, 3)

    assert referee.decision.seat is EMPIRE
    assert referee.refusal(Activate("mack")).rule == "player.active"
    assert Activate("soult") in referee.options


@rule("napoleon-against-europe siege.leave")
def test_the_besieged_are_not_sent():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="ney", is_sheltered=True)
    put(game, "paris", "fr-elite-2")
    referee = acting(game, EMPIRE, 3)

    assert referee.refusal(Activate("ney")).rule == "siege.leave"


@rule("napoleon-against-europe combine.once-per-round")
def test_a_general_with_two_corps_that_have_moved_is_not_sent():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    put(game, "lyon", "fr-corps-9")
    game.moved = frozenset({"fr-elite-1", "fr-elite-2"})
    referee = acting(game, EMPIRE, 3)
    assert referee.refusal(Activate("davout")).rule == "combine.once-per-round"

    game.moved = frozenset({"fr-elite-1"})
    game.points = 0
    acting(game, EMPIRE, 3, Activate("davout"), Go("reims"), Pass())
    assert game.forces["fr-elite-1"].zone == "metz"
    assert game.forces["davout"].corps == ("fr-elite-2", "fr-elite-3")


@rule("napoleon-against-europe combine.once-per-round")
def test_an_army_does_not_call_in_who_has_moved():
    game = bare()
    grande_armee(game)
    put(game, "stuttgart", "fr-corps-9", general="marmont")
    put(game, "bade", "fr-corps-10")
    game.moved = frozenset({"fr-corps-9"})
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))

    assert referee.refusal(Take("marmont")).rule == "combine.once-per-round"
    assert Take("fr-corps-10") in referee.options


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_no_army_is_given_more_than_its_general_may_lead():
    game = bare()
    put(game, "milan", "fr-elite-1", "fr-cavalerie", general="napoleon", army="grande-armee")
    eight = [f"fr-corps-{number}" for number in range(9, 13)]
    put(game, "milan", *eight, general="ney", army="armee-d-italie")  # eight of eight steps
    referee = acting(game, EMPIRE, 2, Group("milan"))

    assert referee.refusal(Take("fr-elite-1")).rule == "command.army-double"
    assert Take("fr-corps-9") in referee.options
