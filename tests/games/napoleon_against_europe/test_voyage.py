"""[17.2.1, 17.2.9] Naval movement: costs, ports, captured ports, corsairs."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import hand
from estafette.games.napoleon_against_europe.actions import Attack, Blockade, Fight, Go, Take, Try
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.events import last
from estafette.games.napoleon_against_europe.occupation import take
from estafette.games.napoleon_against_europe.sea import flee
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Until
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.voyage import (
    cannot_come_home,
    cannot_go,
    is_sailing,
)
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    on_cruise,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, flag, put, table
from tests.referee import Referee, rule


@rule("napoleon-against-europe naval.move.port")
@rule("napoleon-against-europe naval.move.sea")
@rule("napoleon-against-europe naval.move.blockade-box")
@rule("napoleon-against-europe naval.move.enemy-port")
@rule("napoleon-against-europe naval.move.port-entry")
@rule("napoleon-against-europe naval.move.costs")
def test_each_operation_costs_a_point_and_leaving_a_box_none() -> None:
    """[d.naval.port-cost]"""
    game = bare(dice=[6, 1, 1])
    in_port(game, "palerme", "fleet-ball")
    in_port(game, "genes", "fleet-emeriau")
    sailing = voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    spent = []
    for order in (Go("tyrrhenienne"), Go("ligure"), Blockade("genes")):
        referee.choose(order)
        spent.append(6 - sailing.points)
    referee.choose(Pass())
    referee.choose(Attack("genes"))
    spent.append(6 - sailing.points)
    assert spent == [1, 2, 3, 4]
    points = sailing.points
    referee.choose(Go("ligure"))
    assert sailing.points == points


@rule("napoleon-against-europe naval.move.port")
def test_a_friendly_port_costs_a_point_to_enter_and_an_enemy_one_is_not_entered_so() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-emeriau")
    sailing = voyage(game, EMPIRE, "fleet-emeriau")
    referee = sailed(game)
    referee.choose(Go("toulon"))
    assert sailing.points == 4
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    at_sea(game, "lion", "fleet-ball")
    voyage(game, COALITION, "fleet-ball")
    assert Go("toulon") not in sailed(game).options


@rule("napoleon-against-europe naval.move.costs")
def test_without_points_a_squadron_stays() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-emeriau")
    voyage(game, EMPIRE, "fleet-emeriau", points=1)
    referee = sailed(game)
    referee.choose(Go("baleares"))
    assert referee.is_over
    assert not is_sailing(game)
    assert game.fleets["fleet-emeriau"].where == "baleares"


@rule("napoleon-against-europe naval.move.port")
@rule("napoleon-against-europe naval.move.sea")
@pytest.mark.parametrize(
    ("zone", "clause"),
    [
        ("marseille", "naval.move.port"),
        ("genes", "naval.move.port"),
        ("adriatique", "naval.move.sea"),
    ],
)
def test_nobody_enters_an_enemy_port_a_port_of_another_sea_or_a_distant_zone(
    zone: str, clause: str
) -> None:
    game = bare()
    at_sea(game, "lion", "fleet-ball")
    voyage(game, COALITION, "fleet-ball")
    refusal = cannot_go(game, Go(zone))
    assert refusal is not None
    assert refusal.rule == clause


@rule("napoleon-against-europe naval.move.costs")
@rule("napoleon-against-europe map.port")
def test_a_full_port_takes_nobody_in() -> None:
    game = bare()
    in_port(game, "toulon", "fleet-villeneuve", "fleet-ganteaume", "fleet-allemand")
    at_sea(game, "lion", "fleet-emeriau")
    voyage(game, EMPIRE, "fleet-emeriau")
    assert sailed(game).refusal(Go("toulon")).rule == "map.port"


@rule("napoleon-against-europe naval.move.port-entry")
def test_an_enemy_port_is_entered_only_through_its_blockade_box() -> None:
    game = bare()
    in_port(game, "genes", "fleet-emeriau")
    at_sea(game, "ligure", "fleet-ball")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    assert Attack("genes") not in referee.options
    referee.choose(Blockade("genes"), Pass())
    assert Attack("genes") in referee.options


def naples_falls(*dice: int) -> Game:
    """Naples, with its fleet in port, has just been taken by the French."""
    game = bare(dice=dice)
    game.active = EMPIRE
    in_port(game, "naples", "fleet-forteguerri")
    flag(game, "france", "naples")
    return game


@rule("napoleon-against-europe naval.port-captured")
def test_fleets_flee_from_a_captured_port_to_the_nearest_friendly_one() -> None:
    game = naples_falls()
    referee = Referee(game, flee(game, "naples"))
    assert {Go("palerme"), Go("cagliari")} == set(referee.options)
    referee.choose(Go("palerme"))
    assert game.fleets["fleet-forteguerri"] == Berth("port", "palerme")
    assert game.voyage is None


@rule("napoleon-against-europe naval.port-captured")
def test_a_force_that_takes_a_port_drives_the_fleets_out() -> None:
    game = bare()
    in_port(game, "bari", "fleet-forteguerri")
    head = put(game, "bari", "fr-corps-9")
    referee = Referee(game, take(game, head))
    assert game.flags["bari"] == "france"
    while not referee.is_over:
        referee.choose(referee.options[0])
    lies = game.fleets["fleet-forteguerri"]
    assert lies.kind == "port"
    assert lies.where in ("venise", "trieste", "zara", "ancone")


@rule("napoleon-against-europe naval.port-captured")
def test_without_a_port_within_reach_they_are_lost() -> None:
    """[d2.naval.port-captured]"""
    game = naples_falls()
    harbours = [port for port in game.printed.ports if port != "naples"]
    flag(game, "france", *harbours)
    referee = Referee(game, flee(game, "naples"))
    assert referee.is_over
    assert "fleet-forteguerri" not in game.fleets


@rule("napoleon-against-europe naval.port-captured")
@pytest.mark.parametrize(("haven", "is_saved"), [("gibraltar", True), ("venise", False)])
def test_their_movement_leads_them_out_of_port_two_seas_on_and_into_port(
    haven: str, is_saved: bool
) -> None:
    game = naples_falls()
    flag(game, "france", *[port for port in game.printed.ports if port not in ("naples", haven)])
    Referee(game, flee(game, "naples"))
    assert game.printed.fleets["fleet-forteguerri"].movement == 4
    assert ("fleet-forteguerri" in game.fleets) is is_saved


@rule("napoleon-against-europe naval.port-captured")
def test_a_port_without_room_is_no_refuge() -> None:
    game = naples_falls()
    in_port(game, "palerme", "fleet-ball", "fleet-keith", "fleet-cotton")
    Referee(game, flee(game, "naples"))
    assert game.fleets["fleet-forteguerri"] == Berth("port", "cagliari")


@rule("napoleon-against-europe naval.port-captured")
@rule("napoleon-against-europe naval.limits.gibraltar")
def test_fleets_that_find_no_port_together_flee_one_by_one() -> None:
    game = naples_falls()
    in_port(game, "naples", "fleet-calder")
    in_port(game, "gibraltar", "fleet-ball", "fleet-keith")
    open_ports = ("naples", "gibraltar", "lisbonne")
    flag(game, "france", *[port for port in game.printed.ports if port not in open_ports])
    referee = Referee(game, flee(game, "naples"))
    assert {Take("fleet-forteguerri"), Take("fleet-calder")} == set(referee.options)
    referee.choose(Take("fleet-forteguerri"))

    assert game.fleets["fleet-forteguerri"] == Berth("port", "gibraltar")
    assert game.fleets["fleet-calder"] == Berth("port", "lisbonne")
    assert game.voyage is None


@rule("napoleon-against-europe naval.port-captured")
def test_they_are_intercepted_on_the_way() -> None:
    game = naples_falls(6, 6, 1)
    at_sea(game, "tyrrhenienne", "fleet-ganteaume")
    referee = Referee(game, flee(game, "naples"))
    referee.choose(Go("palerme"), Try())
    assert "naval.won" in referee.keys
    assert "fleet-forteguerri" not in game.fleets


@rule("napoleon-against-europe naval.port-captured.blockaded")
def test_the_blockading_squadron_meets_them_without_a_test_and_survivors_go_on() -> None:
    """[d2.naval.port-captured]"""
    game = naples_falls(3, 2)
    before(game, "naples", "fleet-ganteaume")
    referee = Referee(game, flee(game, "naples"))
    referee.choose(Go("palerme"))
    assert "naval.test" not in referee.keys
    assert "naval.battle-box" in referee.keys
    assert game.fleets["fleet-forteguerri"] == Berth("port", "palerme")


@rule("napoleon-against-europe naval.port-captured.into-blockade")
def test_they_enter_a_blockaded_port_even_if_beaten() -> None:
    game = naples_falls(6, 3, 2)
    flag(game, "france", "cagliari")
    before(game, "palerme", "fleet-ganteaume")
    referee = Referee(game, flee(game, "naples"))
    referee.choose(Pass(), Try())
    assert referee.is_over
    assert "naval.test" in referee.keys
    assert "naval.won" in referee.keys
    assert game.fleets["fleet-forteguerri"] == Berth("port", "palerme")
    assert game.fleets["fleet-ganteaume"] == Berth("box", "palerme")


def corsairs_at_work() -> Game:
    game = table()
    game.fleets.clear()
    at_sea(game, "manche", "fleet-nelson")
    game.hands = dict.fromkeys(game.hands, ())
    return game


@rule("napoleon-against-europe naval.corsairs")
def test_corsairs_cost_a_card_unless_a_fleet_hunts_them() -> None:
    """[d.naval.corsairs]"""
    game = corsairs_at_work()
    full = hand.size(game, COALITION)
    last(game, "35F", Until.EVER)
    raided = hand.size(game, COALITION)
    assert raided == max(full - 1, game.printed.tables.limits.hand_least)
    assert raided < full
    game.fleets["fleet-nelson"] = Berth("corsairs")
    assert hand.size(game, COALITION) == full


@rule("napoleon-against-europe naval.corsairs.box")
def test_a_point_sends_a_fleet_after_the_corsairs_and_another_brings_it_home() -> None:
    """[d2.naval.corsair-box]"""
    game = corsairs_at_work()
    last(game, "35F", Until.EVER)
    referee = on_cruise(game, COALITION, "fleet-nelson", 1)
    referee.choose(Go("corsairs"))
    assert game.points == 0
    assert game.fleets["fleet-nelson"] == Berth("corsairs")
    assert not is_sailing(game)
    game.moved, game.round = frozenset(), 4
    referee = on_cruise(game, COALITION, "fleet-nelson", 1)
    ports = {choice.zone for choice in referee.options if isinstance(choice, Go)}
    assert "portsmouth" in ports
    assert "lisbonne" not in ports
    referee.choose(Go("portsmouth"))
    assert game.fleets["fleet-nelson"] == Berth("port", "portsmouth")
    assert not is_sailing(game)


@rule("napoleon-against-europe naval.corsairs.box")
def test_without_corsairs_or_under_way_no_fleet_goes_to_the_box() -> None:
    game = corsairs_at_work()
    referee = on_cruise(game, COALITION, "fleet-nelson", 1)
    assert Go("corsairs") not in referee.options
    last(game, "35F", Until.EVER)
    referee.choose(Go("mer-du-nord"))
    assert Go("corsairs") not in referee.options
    assert Fight() not in referee.options


@rule("napoleon-against-europe naval.corsairs.box")
def test_a_squadron_is_not_sent_after_the_corsairs_as_a_whole() -> None:
    game = corsairs_at_work()
    last(game, "35F", Until.EVER)
    at_sea(game, "manche", "fleet-keith")
    voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    refusal = cannot_go(game, Go("corsairs"))
    assert refusal is not None
    assert refusal.rule == "naval.corsairs.box"
    voyage(game, COALITION, "fleet-nelson")
    assert cannot_go(game, Go("corsairs")) is None


@rule("napoleon-against-europe naval.corsairs.box")
def test_a_fleet_comes_home_to_a_port_of_its_country_that_has_room() -> None:
    game = corsairs_at_work()
    game.fleets["fleet-nelson"] = Berth("corsairs")
    voyage(game, COALITION, "fleet-nelson")
    in_port(game, "plymouth", "fleet-ball", "fleet-keith", "fleet-cotton")
    clauses = {
        port: reason and reason.rule
        for port in ("portsmouth", "plymouth", "lisbonne")
        for reason in [cannot_come_home(game, port)]
    }
    home = "naval.corsairs.box"
    assert clauses == {"portsmouth": None, "plymouth": "map.port", "lisbonne": home}


@rule("napoleon-against-europe naval.move.sea")
def test_from_a_port_one_sails_into_its_own_sea_only() -> None:
    game = bare()
    in_port(game, "gibraltar", "fleet-ball")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    refusal = referee.refusal(Go("manche"))
    assert (refusal.rule, refusal.key) == ("naval.move.sea", "naval.not-on-this-sea")
    assert Go("alboran") in referee.options
