"""[17.2.7, 17.2.8] Naval transport and maritime assaults."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Blockade,
    Drop,
    Go,
    Land,
    Shelter,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Berth, Load
from estafette.games.napoleon_against_europe.departure import has_moved
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.embarking import aboard, expedition
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import rule


@rule("napoleon-against-europe naval.transport.capacity")
def test_a_fleet_carries_two_steps_a_general_an_army_marker_and_a_depot() -> None:
    """[d.naval.transport]"""
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    army = {"general": "wellington", "army": "armee-de-la-peninsule"}
    put(game, "portsmouth", "en-corps-3", "en-corps-4", subordinates=["hill"], **army)
    store(game, "portsmouth", "depot-angleterre-1")
    store(game, "portsmouth", "depot-angleterre-2")
    sailing = voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    referee.choose(Take("en-corps-3"), Take("hill"), Take("depot-angleterre-1"))
    for piece in ("en-corps-4", "wellington", "depot-angleterre-2"):
        assert referee.refusal(Take(piece)).rule == "naval.transport.capacity"
    referee.choose(Take("armee-de-la-peninsule"))
    assert sailing.loads["fleet-nelson"] == Load(
        corps=("en-corps-3",),
        general="hill",
        army="armee-de-la-peninsule",
        depot="depot-angleterre-1",
    )


@rule("napoleon-against-europe naval.transport.capacity")
def test_a_second_fleet_carries_as_much_again() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith")
    put(game, "portsmouth", "en-corps-3", "en-corps-4", general="moore")
    sailing = voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    referee = sailed(game)
    referee.choose(Take("en-corps-3"), Take("en-corps-4"))
    assert {load.corps for load in sailing.loads.values()} == {("en-corps-3",), ("en-corps-4",)}
    assert [load.general for load in sailing.loads.values() if load.general] == ["moore"]
    assert not game.forces


@rule("napoleon-against-europe general-change.not-alone")
@rule("napoleon-against-europe naval.transport.capacity")
def test_the_last_corps_goes_aboard_only_if_there_is_a_berth_for_each_of_its_generals() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith")
    army = {"general": "wellington", "army": "armee-de-la-peninsule"}
    put(game, "portsmouth", "en-corps-3", subordinates=["hill"], **army)
    sailing = voyage(game, COALITION, "fleet-nelson")
    refusal = sailed(game).refusal(Take("en-corps-3"))
    assert (refusal.rule, refusal.facts) == ("general-change.not-alone", {"general": "hill"})

    sailing = voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    sailed(game).choose(Take("en-corps-3"))
    assert {load.general for load in sailing.loads.values()} == {"wellington", "hill"}
    assert not game.forces


@rule("napoleon-against-europe general-change.not-alone")
def test_no_general_goes_aboard_without_troops() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    put(game, "portsmouth", "en-corps-3", general="moore")
    sailing = voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    assert referee.refusal(Take("moore")).rule == "general-change.not-alone"
    referee.choose(Take("en-corps-3"))
    assert sailing.loads["fleet-nelson"].general == "moore"


@rule("napoleon-against-europe naval.transport.embark")
def test_troops_embark_and_land_in_friendly_ports_without_more_points() -> None:
    """[d4.naval.transport-loss]"""
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    put(game, "portsmouth", "en-corps-3", general="moore")
    sailing = voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    referee.choose(Take("en-corps-3"))
    assert sailing.points == 6
    for sea in ("manche", "mer-irlande"):
        referee.choose(Go(sea))
        assert not [choice for choice in referee.options if isinstance(choice, Land)]
    referee.choose(Go("dublin"))
    assert sailing.points == 3
    referee.choose(Land("dublin"))
    assert sailing.points == 3
    assert game.forces["moore"].zone == "dublin"
    assert game.forces["moore"].corps == ("en-corps-3",)


@rule("napoleon-against-europe naval.transport.embark")
def test_only_troops_in_the_port_embark_and_only_if_they_have_not_marched() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    put(game, "portsmouth", "en-corps-3")
    put(game, "londres", "en-corps-4")
    game.moved |= {"en-corps-3"}
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    assert referee.refusal(Take("en-corps-3")).rule == "combine.once-per-round"
    assert Take("en-corps-4") not in referee.options


@rule("napoleon-against-europe naval.transport.embark")
def test_nobody_leaves_corps_behind_that_no_general_holds() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    put(game, "portsmouth", "en-corps-3", "en-corps-4", general="moore")
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    assert referee.refusal(Take("moore")).rule == "force.definition"
    referee.choose(Take("en-corps-3"), Take("moore"))
    assert game.forces["en-corps-4"].general == ""


@rule("napoleon-against-europe naval.transport.must-land")
def test_a_fleet_with_troops_aboard_is_not_left_behind() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-nelson", "fleet-keith")
    voyage(game, COALITION, "fleet-nelson", "fleet-keith")
    aboard(game, "fleet-keith", "en-corps-3")
    referee = sailed(game)
    assert referee.refusal(Drop("fleet-keith")).rule == "naval.transport.must-land"
    assert Drop("fleet-nelson") in referee.options


@rule("napoleon-against-europe naval.assault.when")
@rule("napoleon-against-europe fortress.defender-options")
def test_the_defenders_of_a_port_may_withdraw_into_its_fortress() -> None:
    game = expedition("naples", 6, 1, 6)
    put(game, "naples", "corps-naples")
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    referee.choose(Shelter())
    assert "battle.begins" not in referee.keys
    assert "corps-naples" in game.returning
    assert controller(game, "naples") is COALITION


@rule("napoleon-against-europe naval.transport.must-land")
def test_troops_still_at_sea_at_the_end_are_lost_and_in_port_they_land() -> None:
    """[d.naval.transport]"""
    game = bare()
    at_sea(game, "manche", "fleet-nelson")
    voyage(game, COALITION, "fleet-nelson")
    aboard(game, "fleet-nelson", "en-corps-3", depot="depot-angleterre-1")
    sailed(game).choose(Pass())
    assert "en-corps-3" not in game.steps
    assert {"en-corps-3", "depot-angleterre-1"} <= game.reserve
    in_port(game, "portsmouth", "fleet-nelson")
    voyage(game, COALITION, "fleet-nelson")
    aboard(game, "fleet-nelson", "en-corps-4")
    sailed(game).choose(Pass())
    assert game.forces["en-corps-4"].zone == "portsmouth"


@rule("napoleon-against-europe naval.transport.no-march")
def test_whoever_has_landed_does_not_march_in_that_round() -> None:
    """[d.naval.transport]"""
    game = bare()
    in_port(game, "palerme", "fleet-nelson")
    voyage(game, COALITION, "fleet-nelson")
    aboard(game, "fleet-nelson", "en-corps-3", general="moore")
    sailed(game).choose(Land("palerme"))
    assert has_moved(game, "moore") is not None
    assert has_moved(game, "en-corps-3") is not None


@rule("napoleon-against-europe naval.transport.unopposed")
@rule("napoleon-against-europe naval.move.landing")
@rule("napoleon-against-europe naval.assault.fleets-after-success")
def test_an_undefended_port_is_taken_by_landing_and_a_point_leads_back_to_sea() -> None:
    """[d4.control.landing] [d4.naval.after-assault]"""
    game = bare()
    stand(game, naples="empire")
    in_port(game, "venise", "fleet-cornwallis")
    sailing = voyage(game, COALITION, "fleet-cornwallis")
    aboard(game, "fleet-cornwallis", "en-corps-3")
    referee = sailed(game)
    referee.choose(Go("adriatique"))
    assert sailing.points == 5
    referee.choose(Blockade("bari"))
    assert sailing.points == 4
    referee.choose(Land("bari"))
    assert sailing.points == 2
    assert game.flags["bari"] == "angleterre"
    assert game.forces["en-corps-3"].zone == "bari"
    assert game.fleets["fleet-cornwallis"] == Berth("port", "bari")
    referee.choose(Go("adriatique"))
    assert sailing.points == 1


@rule("napoleon-against-europe siege.no-reinforcements")
def test_nobody_lands_in_a_besieged_port() -> None:
    game = bare()
    stand(game, prusse="coalition")
    in_port(game, "dantzig", "fleet-nelson")
    game.sieges = {"dantzig": 0}
    voyage(game, COALITION, "fleet-nelson")
    aboard(game, "fleet-nelson", "en-corps-3")
    referee = sailed(game)
    assert referee.refusal(Land("dantzig")).rule == "siege.no-reinforcements"
    game.sieges = {}
    flag(game, "france", "stettin")
    assert Land("dantzig") in sailed(game).options


@rule("napoleon-against-europe naval.transport.no-march")
@rule("napoleon-against-europe command.limit")
def test_those_who_land_are_no_more_than_their_general_commands() -> None:
    game = bare()
    fleets = ("fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    in_port(game, "brest", *fleets)
    voyage(game, EMPIRE, *fleets)
    aboard(game, fleets[0], "fr-corps-9", general="soult")
    aboard(game, fleets[1], "fr-corps-10")
    aboard(game, fleets[2], "fr-corps-11")
    referee = sailed(game)
    referee.choose(Land("brest"))
    assert game.printed.generals["soult"].command == 5
    assert referee.decision is not None
    assert referee.decision.rule == "command.limit"
    referee.choose(Take("fr-corps-11"))

    assert game.steps["fr-corps-11"] == 1
    assert game.forces["soult"].corps == ("fr-corps-9", "fr-corps-10", "fr-corps-11")


@rule("napoleon-against-europe naval.transport.no-march")
@rule("napoleon-against-europe hierarchy.after-moves")
def test_an_army_in_the_port_takes_in_more_than_the_general_aboard_commands() -> None:
    game = bare()
    fleets = ("fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    in_port(game, "brest", *fleets)
    put(game, "brest", "fr-elite-1", general="napoleon", army="grande-armee")
    voyage(game, EMPIRE, *fleets)
    aboard(game, fleets[0], "fr-corps-9", general="soult")
    aboard(game, fleets[1], "fr-corps-10")
    aboard(game, fleets[2], "fr-corps-11")
    sailed(game).choose(Land("brest"))

    assert len(game.forces["grande-armee"].corps) == 4
    assert set(game.steps.values()) == {2}


@rule("napoleon-against-europe naval.transport.embark")
@rule("napoleon-against-europe naval.transport.no-march")
def test_a_squadron_lands_one_corps_and_carries_the_others_on() -> None:
    game = bare()
    in_port(game, "plymouth", "fleet-cornwallis", "fleet-calder")
    voyage(game, COALITION, "fleet-cornwallis", "fleet-calder")
    depot = next(each for each, of in game.printed.depots.items() if of == "angleterre")
    aboard(game, "fleet-cornwallis", "en-elite-1", general="moore", depot=depot)
    aboard(game, "fleet-calder", "en-corps-3")
    referee = sailed(game)
    referee.choose(Go("manche"))
    assert referee.refusal(Drop("en-corps-3")).key == "landing.no-quay"
    referee.choose(Go("portsmouth"), Drop("en-corps-3"))

    assert game.forces["en-corps-3"].zone == "portsmouth"
    assert "en-corps-3" in game.moved
    assert referee.refusal(Take("en-corps-3")).rule == "combine.once-per-round"
    assert referee.refusal(Drop("en-elite-1")).rule == "general-change.not-alone"
    assert Drop("fleet-calder") in referee.options
    referee.choose(Drop(depot))
    assert game.stores == {depot: "portsmouth"}
    referee.choose(Go("manche"), Go("plymouth"), Land("plymouth"))
    assert game.forces["moore"].corps == ("en-elite-1",)
    assert game.forces["moore"].zone == "plymouth"


@rule("napoleon-against-europe siege.no-reinforcements")
def test_no_single_corps_lands_in_a_besieged_port() -> None:
    game = bare()
    put(game, "lisbonne", "fr-corps-9", "fr-corps-10", general="soult")
    game.sieges = {"lisbonne": 1}
    in_port(game, "lisbonne", "fleet-cornwallis", "fleet-calder")
    voyage(game, COALITION, "fleet-cornwallis", "fleet-calder")
    aboard(game, "fleet-cornwallis", "en-elite-1")
    aboard(game, "fleet-calder", "en-corps-3")
    assert sailed(game).refusal(Drop("en-corps-3")).rule == "siege.no-reinforcements"
