"""[7.3.4] Where new units and fleets come onto the map."""

from estafette.games.napoleon_against_europe.actions import Build, Go
from estafette.games.napoleon_against_europe.placement import reinforcement_zones
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    ENGLAND,
    FRANCE,
    TURKEY,
)
from tests.games.napoleon_against_europe.budgeting import (
    asked,
    opened,
)
from tests.games.napoleon_against_europe.position import bare, flag, put, table
from tests.referee import rule


@rule("napoleon-against-europe budget.place.land")
def test_new_units_come_to_the_capital_and_to_free_fortresses() -> None:
    game = bare()
    zones = reinforcement_zones(game, AUSTRIA)
    assert "vienne" in zones
    assert "olmutz" in zones
    game.sieges = {"olmutz": 0}
    assert "olmutz" not in reinforcement_zones(game, AUSTRIA)
    put(game, "vienne", "fr-elite-1")
    assert "vienne" not in reinforcement_zones(game, AUSTRIA)
    flag(game, FRANCE, "salzbourg")
    assert "salzbourg" not in reinforcement_zones(game, AUSTRIA)
    assert "graz" not in zones  # neither capital nor fortress


@rule("napoleon-against-europe budget.place.land")
def test_a_besieged_fortress_takes_nobody_even_if_the_sea_feeds_it() -> None:
    game = bare()
    assert "anvers" in reinforcement_zones(game, FRANCE)
    game.sieges = {"anvers": 0}
    assert "anvers" not in reinforcement_zones(game, FRANCE)


@rule("napoleon-against-europe budget.place.land")
def test_a_zone_takes_no_more_than_its_general_may_command() -> None:
    game = bare()
    put(game, "paris", "fr-elite-1", "fr-elite-2", general="lannes")  # four of four steps
    game.reserve = frozenset(["fr-elite-3"])
    opened(game, FRANCE)
    referee = asked(game)
    referee.choose(Build("fr-elite-3"))
    assert Go("paris") not in referee.options
    assert Go("lille") in referee.options


@rule("napoleon-against-europe budget.place.connected", "napoleon-against-europe example 7.3.4")
def test_illyria_and_friuli_are_cut_off_from_france_by_italy() -> None:
    game = bare()
    game.owner = {**game.owner, "frioul": FRANCE, "illyrie": FRANCE}
    assert "trieste" not in reinforcement_zones(game, FRANCE)
    game.owner = {**game.owner, "latium": FRANCE}
    assert "rome" in reinforcement_zones(game, FRANCE)  # it joins Tuscany


@rule("napoleon-against-europe budget.place.connected", "napoleon-against-europe example 7.3.4")
def test_england_builds_no_corps_at_gibraltar_or_malta() -> None:
    """[budget.gibraltar-not-connected]"""
    game = bare()
    zones = reinforcement_zones(game, ENGLAND)
    assert "londres" in zones
    assert not {"gibraltar", "malte"} & set(zones)
    game.reserve = frozenset(["en-elite-1"])
    opened(game, ENGLAND)
    referee = asked(game)
    referee.choose(Build("en-elite-1"))
    assert referee.refusal(Go("gibraltar")).rule == "budget.place.connected"


@rule("napoleon-against-europe budget.place.connected")
def test_a_strait_joins_no_land() -> None:
    zones = reinforcement_zones(bare(), TURKEY)
    assert "constantinople" in zones
    assert "angora" not in zones  # a fortress beyond the Bosphorus


@rule("napoleon-against-europe budget.place.fleets")
def test_a_port_with_three_fleets_takes_no_more() -> None:
    game = table("1805")
    game.reserve |= {"fleet-allemand"}
    del game.fleets["fleet-allemand"]
    opened(game, FRANCE)
    for fleet in ("fleet-ganteaume", "fleet-missiessy", "fleet-emeriau"):
        game.fleets[fleet] = game.fleets["fleet-ganteaume"]
    referee = asked(game)
    referee.choose(Build("fleet-allemand"))
    assert Go("brest") not in referee.options
    assert Go("toulon") in referee.options


@rule("napoleon-against-europe budget.place.connected", "napoleon-against-europe example 7.3.4")
def test_england_builds_no_fleet_in_dublin_gibraltar_or_malta() -> None:
    game = bare()
    game.reserve = frozenset(["fleet-ball"])
    opened(game, ENGLAND)
    referee = asked(game)
    referee.choose(Build("fleet-ball"))
    for port in ("dublin", "gibraltar", "malte"):
        assert referee.refusal(Go(port)).rule == "budget.place.connected"
    assert Go("portsmouth") in referee.options
