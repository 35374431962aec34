"""[4] The Continental Blockade: its ports, who closes them, and its points."""

import pytest

from estafette.games.napoleon_against_europe import continental
from estafette.games.napoleon_against_europe.continental import (
    continental_ports,
    is_closed,
    is_in_place,
    is_launched,
    open_ports,
    ports_that_count,
    pyrenees,
    reckon,
)
from estafette.games.napoleon_against_europe.powers import country_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import set_standing
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import rule


def closed_europe():
    """Every country of the continent is the Empire's ally, or beaten and neutral."""
    game = bare()
    game.beaten = {AUSTRIA: (EMPIRE,), RUSSIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    set_standing(game, AUSTRIA, Standing.FORCED_PEACE, FRANCE)
    set_standing(game, RUSSIA, Standing.NEUTRAL)
    set_standing(game, PRUSSIA, Standing.FORCED_ALLIANCE, FRANCE)
    minors = ("villes_hanseatiques", "mecklembourg", "danemark", "papaute", "naples", "portugal")
    stand(game, **dict.fromkeys(minors, "empire"))
    set_standing(game, "sicile", Standing.ALLY, ENGLAND)
    return game


@rule("napoleon-against-europe blockade-continental.trigger")
def test_the_blockade_is_launched_by_its_card():
    game = closed_europe()
    assert not is_launched(game)

    game.events = {"25F": 1806}

    assert is_launched(game)


@rule("napoleon-against-europe blockade-continental.in-place")
def test_the_blockade_is_in_place_when_every_port_is_closed():
    """[d.blockade.ports]"""
    game = closed_europe()
    assert open_ports(game) == []
    assert is_in_place(game)

    stand(game, russie="coalition")
    assert open_ports(game) == ["saint-petersbourg", "revel", "riga"]
    assert not is_in_place(game)


@rule("napoleon-against-europe blockade-continental.in-place")
@pytest.mark.parametrize(
    ("standing", "is_beaten", "closes"),
    [
        (Standing.NEUTRAL, True, True),
        (Standing.FORCED_PEACE, True, True),
        (Standing.FORCED_ALLIANCE, True, True),
        (Standing.NEUTRAL, False, False),
    ],
)
def test_a_power_outside_the_war_closes_its_ports_only_if_it_was_beaten(
    standing, is_beaten, closes
):
    game = bare()
    set_standing(game, PRUSSIA, standing, "" if standing is Standing.NEUTRAL else FRANCE)
    game.beaten = {PRUSSIA: (EMPIRE,)} if is_beaten else {}

    assert is_closed(game, "dantzig") is closes


@rule("napoleon-against-europe blockade-continental.in-place")
def test_a_power_that_only_the_coalition_has_beaten_is_open():
    game = bare()
    game.beaten = {PRUSSIA: (COALITION,)}

    assert not is_closed(game, "dantzig")


@rule("napoleon-against-europe blockade-continental.in-place")
def test_the_ports_of_a_minor_that_stays_with_a_beaten_power_are_open():
    game = closed_europe()
    stand(game, papaute=AUSTRIA)
    assert open_ports(game) == ["ancone"]

    stand(game, papaute="empire")
    assert open_ports(game) == []


@rule("napoleon-against-europe blockade-continental.in-place")
def test_a_port_taken_by_france_is_closed_if_it_is_in_supply():
    game = bare()
    flag(game, FRANCE, "venise", "revel")

    assert is_closed(game, "venise")
    assert not is_closed(game, "revel")


@rule("napoleon-against-europe blockade-continental.points")
def test_the_points_come_once_with_the_card_and_go_when_the_blockade_is_broken():
    game = closed_europe()
    before = game.victory
    reckon(game)
    assert game.victory == before  # the card has not been played

    game.events = {"25F": 1806}
    reckon(game)
    reckon(game)
    assert game.victory == before + 2

    stand(game, danemark=None)
    reckon(game)
    reckon(game)
    assert game.victory == before

    stand(game, danemark="empire")
    reckon(game)
    assert game.victory == before + 2


@rule("napoleon-against-europe blockade-continental.copenhagen-sicily")
def test_copenhagen_counts_and_palermo_does_not():
    """[d.blockade.ports]"""
    game = closed_europe()

    assert "copenhague" in ports_that_count(game)
    assert "palerme" not in ports_that_count(game)
    stand(game, danemark="coalition")
    assert "copenhague" in open_ports(game)


@rule("napoleon-against-europe blockade-continental.spain-at-war")
def test_the_ports_of_a_hostile_spain_are_ignored_while_the_pyrenees_are_held():
    """[d.blockade.ports]"""
    game = closed_europe()
    stand(game, espagne="coalition", portugal="coalition")
    assert "cadix" in ports_that_count(game)
    assert not is_in_place(game)

    flag(game, FRANCE, "pampelune", "saragosse", "gerone")
    assert set(pyrenees(game.printed)) == {
        *("bayonne", "toulouse", "perpignan"),
        *("pampelune", "saragosse", "gerone"),
    }
    assert not {"cadix", "lisbonne", "gibraltar"} & set(ports_that_count(game))
    assert is_in_place(game)

    flag(game, "espagne", "toulouse")
    assert not is_in_place(game)


@rule(
    "napoleon-against-europe blockade-continental.spain-at-war",
    "napoleon-against-europe control.supplied-only",
)
def test_the_pyrenees_are_not_held_where_the_spaniards_have_cut_the_supply():
    game = closed_europe()
    stand(game, espagne="coalition", portugal="coalition")
    flag(game, FRANCE, "pampelune", "saragosse", "gerone")
    put(game, "bayonne", "es-corps-1")
    put(game, "toulouse", "es-corps-2")
    put(game, "perpignan", "es-corps-3")

    assert "cadix" in ports_that_count(game)


@rule("napoleon-against-europe map.continental-europe")
def test_the_islands_the_north_and_the_ottoman_lands_are_outside_continental_europe():
    game = bare()
    countries = {country_of(game, port) for port in continental_ports(game.printed)}

    assert not countries & {"suede", ENGLAND, "turquie", "egypte", "maroc", "algerie", "tunisie"}
    assert not countries & {"sardaigne", "sept-iles"}
    outside = {"ajaccio", "christiania", "sveaborg", "palerme", "malte", "candie", "rhodes"}
    assert not outside & set(continental_ports(game.printed))
    assert {"saint-petersbourg", "zara", "lisbonne", "hambourg"} <= set(
        continental_ports(game.printed)
    )


@rule("napoleon-against-europe map.continental-europe")
def test_every_other_port_of_the_mainland_from_petersburg_to_zara_counts():
    game = bare()
    islands = {"ajaccio", "palerme", "christiania"}
    black_sea = {"odessa", "sebastopol"}
    mainland = {
        port
        for port in game.printed.ports
        if country_of(game, port)
        not in {"suede", ENGLAND, "turquie", "egypte", "maroc", "algerie", "tunisie"}
        | {"sardaigne", "sept-iles"}
    }

    assert mainland - islands - black_sea == set(continental.continental_ports(game.printed))


@rule("napoleon-against-europe blockade-continental.spain-at-war")
def test_the_ports_of_iberia_count_while_spain_is_no_enemy():
    game = closed_europe()
    stand(game, portugal="coalition")

    assert {"cadix", "lisbonne"} <= set(ports_that_count(game))
    assert open_ports(game) == ["lisbonne", "porto"]


@rule("napoleon-against-europe blockade-continental.points")
def test_the_port_that_breaks_the_blockade_is_told():
    game = closed_europe()
    game.events = {"25F": 1806}
    reckon(game)
    stand(game, portugal="coalition")
    game.told = []
    reckon(game)

    assert game.told[0].facts == {"port": "lisbonne"}
