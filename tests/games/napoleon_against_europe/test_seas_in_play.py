"""[17] Voyages through a round: what each operation takes, and the waters that are closed."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Attack,
    Blockade,
    Go,
    Land,
    Operate,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, FRANCE
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.embarking import aboard
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.games.napoleon_against_europe.rounds import act, choose, refusal, rounds
from tests.referee import rule


@rule("napoleon-against-europe naval.move.costs")
@rule("napoleon-against-europe naval.move.landing")
@rule("napoleon-against-europe naval.move.enemy-port")
@rule("napoleon-against-europe naval.assault.fleets-first")
def test_an_attack_on_a_port_of_the_next_sea_takes_four_points_and_a_landing_a_fifth() -> None:
    """[d.naval.port-cost]"""
    game = bare(dice=[6, 6, 1, 1, 6])
    deal(game, coalition=["4C"])
    in_port(game, "palerme", "fleet-ball", "fleet-collingwood")
    in_port(game, "genes", "fleet-emeriau")
    put(game, "palerme", "en-corps-3")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-ball"), Take("fleet-collingwood"))
    choose(play, Take("en-corps-3"))
    left = []
    for order in (Go("tyrrhenienne"), Go("ligure"), Blockade("genes"), Attack("genes")):
        choose(play, order)
        if isinstance(order, Blockade):
            choose(play, Pass())  # the French stay in port
        left.append(6 - game.voyage.points)
    assert left == [1, 2, 3, 4]
    assert "fleet-emeriau" not in game.fleets
    choose(play, Land("genes"))
    assert game.forces["en-corps-3"].zone == "genes"
    assert 6 - game.voyage.points == 5


@rule("napoleon-against-europe naval.bosphorus")
@rule("napoleon-against-europe naval.bosphorus.controlled")
@pytest.mark.parametrize(("holder", "clause"), [("", ""), (FRANCE, "naval.bosphorus.controlled")])
def test_russians_pass_the_bosphorus_unless_the_french_hold_constantinople(holder, clause) -> None:
    """[d.naval.bosphorus]"""
    game = bare()
    at_sea(game, "mer-noire-ouest", "fleet-siniavine")
    if holder:
        flag(game, holder, "constantinople")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-siniavine"))
    if clause:
        assert refusal(play, Go("marmara")).rule == clause
    else:
        choose(play, Go("marmara"), Go("egee"))
        assert game.fleets["fleet-siniavine"] == Berth("sea", "egee")


@rule("napoleon-against-europe naval.limits.baltic")
@rule("napoleon-against-europe naval.limits.gibraltar")
@pytest.mark.parametrize(
    ("fleet", "sea", "to", "clause"),
    [
        ("fleet-cederstrom", "detroit", "mer-du-nord", "naval.limits.baltic"),
        ("fleet-seyid-ali", "alboran", "atlantique-sud", "naval.limits.gibraltar"),
    ],
)
def test_swedes_stay_in_the_baltic_and_turks_in_the_mediterranean(fleet, sea, to, clause) -> None:
    """[d2.naval.swedish]"""
    game = bare()
    stand(game, turquie="coalition")
    at_sea(game, sea, fleet)
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate(fleet))
    assert refusal(play, Go(to)).rule == clause


@rule("napoleon-against-europe naval.assault.fortress-first")
def test_a_four_and_two_are_not_enough_against_the_seven_of_gibraltar() -> None:
    """[d4.naval.citadel-assault]"""
    game = bare(dice=[4, 3, 4])
    flag(game, FRANCE, "gibraltar")
    before(game, "gibraltar", "fleet-ball")
    voyage(game, COALITION, "fleet-ball")
    aboard(game, "fleet-ball", "en-corps-3")
    referee = sailed(game)
    referee.choose(Land("gibraltar"))
    assert [each.facts["total"] for each in referee.told if each.key == "naval.fire"] == [6, 7]
    assert "assault.driven-off" in referee.keys


@rule("napoleon-against-europe naval.assault.fleets-after-success")
@rule("napoleon-against-europe control.take.unopposed-landing")
def test_after_a_landing_of_five_points_the_sixth_leads_back_to_sea() -> None:
    """[d4.naval.after-assault] [d4.control.landing]"""
    game = bare()
    in_port(game, "palerme", "fleet-ball")
    put(game, "palerme", "en-corps-3")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-ball"), Take("en-corps-3"))
    choose(play, Go("tyrrhenienne"), Go("ligure"), Blockade("livourne"), Land("livourne"))
    assert game.flags["livourne"] == "angleterre"
    assert game.voyage.points == 1
    choose(play, Go("ligure"))
    assert game.fleets["fleet-ball"] == Berth("sea", "ligure")
    assert game.forces["en-corps-3"].zone == "livourne"


@rule("napoleon-against-europe movement.strait")
@rule("napoleon-against-europe supply.strait")
@pytest.mark.parametrize("is_contested", [True, False])
def test_an_enemy_fleet_in_the_sound_bars_the_march_to_malmo_contested_or_not(is_contested) -> None:
    """[d4.supply.strait]"""
    game = bare()
    stand(game, danemark="empire")
    put(game, "copenhague", "corps-danemark")
    at_sea(game, "detroit", "fleet-nelson")
    if is_contested:
        at_sea(game, "detroit", "fleet-fischer")
    assert marching(game, "corps-danemark").refusal(Go("malmo")).rule == "movement.strait"
