"""[18.1] The conquest of minors: when one falls, to whom, and what becomes of it."""

import pytest

from estafette.games.napoleon_against_europe import continental, subjection
from estafette.games.napoleon_against_europe.actions import Annex, Befriend, Take
from estafette.games.napoleon_against_europe.affairs import Berth, Status
from estafette.games.napoleon_against_europe.conquest import (
    conquer_minor,
    lose_poland,
    no_minor_falls,
)
from estafette.games.napoleon_against_europe.control import counts
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.lines import is_source, line_for
from estafette.games.napoleon_against_europe.powers import (
    active_fortress,
    controller,
    country_of,
    side_of,
)
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    NAPLES,
    POLAND,
    RHINE,
    SICILY,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import cede, set_standing, territory
from estafette.games.napoleon_against_europe.subjection import falling, is_conquered
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule

ALLIED_TO = Standing.ALLY


def saxony(*flags):
    """France, at war with Prussia and Saxony, has flags there; a fixed depot feeds Leipzig."""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, FRANCE, "erfurt", *flags)
    store(game, "erfurt", "depot-france-1", is_fixed=True)
    return game


def conquer(game, side, minor=""):
    """The next minor falls, or this one."""
    if minor:
        assert is_conquered(game, minor, side)
        return Referee(game, subjection.conquer(game, side, minor))
    return Referee(game, conquer_minor(game, side))


def fortresses(game, country):
    return [zone for zone in territory(game, country) if zone in game.printed.fortresses]


def hold(game, country, of):
    """Every zone of a country is in the hands of another."""
    flag(game, of, *territory(game, country))


@rule("napoleon-against-europe conquest.minor.condition")
def test_saxony_falls_only_when_capital_and_fortress_are_held_in_supply():
    """[d.conquest.minor-fortress]"""
    game = saxony("dresde", "leipzig")
    store(game, "leipzig", "depot-france-2", is_fixed=True)
    assert not is_conquered(game, "saxe", EMPIRE)

    flag(game, FRANCE, "wittemberg")
    assert is_conquered(game, "saxe", EMPIRE)

    del game.stores["depot-france-2"]
    game.fixed -= {"depot-france-2"}
    game.empty = frozenset({"wittemberg"})
    put(game, "leipzig", "pr-corps-1")
    put(game, "berlin", "pr-corps-2")
    put(game, "magdebourg", "pr-corps-3")
    assert not is_conquered(game, "saxe", EMPIRE)


@rule("napoleon-against-europe conquest.minor.condition")
def test_the_fortresses_of_annexed_provinces_must_fall_too():
    game = bare()
    cede(game, "tyrol", "baviere")
    flag(game, "autriche", "munich", "ulm", "wurtzbourg", "nuremberg")
    store(game, "munich", "depot-autriche-1", is_fixed=True)
    assert not is_conquered(game, "baviere", COALITION)

    flag(game, "autriche", "innsbruck")
    assert is_conquered(game, "baviere", COALITION)


@rule("napoleon-against-europe conquest.minor.condition")
def test_a_country_of_ones_own_side_or_a_neutral_is_never_conquered():
    game = bare()
    flag(game, FRANCE, "munich", "ulm", "wurtzbourg", "copenhague")

    assert falling(game, EMPIRE) == []
    assert no_minor_falls(game, EMPIRE)


@rule("napoleon-against-europe conquest.minor.conqueror")
def test_the_conqueror_is_the_power_whose_flag_is_on_the_capital():
    game = bare()
    flag(game, "autriche", "munich", "wurtzbourg", "nuremberg")
    flag(game, "russie", "ulm")
    store(game, "munich", "depot-autriche-1", is_fixed=True)
    conquer(game, COALITION)

    assert game.status["baviere"] == Status(ALLIED_TO, "autriche")


@rule("napoleon-against-europe conquest.minor.marker")
def test_a_minor_without_units_becomes_an_ally_if_the_conqueror_likes():
    game = bare()
    flag(game, FRANCE, "erfurt")

    referee = conquer(game, EMPIRE)
    assert referee.options == (Befriend("thuringe"), Annex("thuringe"))
    referee.choose(Befriend("thuringe"))

    assert game.status["thuringe"] == Status(ALLIED_TO, FRANCE)
    assert country_of(game, "erfurt") == "thuringe"
    assert controller(game, "erfurt") is EMPIRE
    assert "erfurt" not in game.flags


@rule("napoleon-against-europe conquest.minor.marker")
def test_the_papal_state_annexed_makes_rome_a_french_source():
    game = bare()
    flag(game, FRANCE, "rome")

    conquer(game, EMPIRE).choose(Annex("papaute"))

    assert game.status["papaute"] == Status(Standing.ANNEXED, FRANCE)
    assert territory(game, "papaute") == []
    assert {"rome", "perouse", "ancone"} <= set(territory(game, FRANCE))
    assert is_source(game, line_for(game, FRANCE), "rome")


@rule("napoleon-against-europe conquest.minor.marker")
def test_a_minor_with_units_is_an_ally_without_a_question():
    game = saxony("dresde", "leipzig", "wittemberg")

    referee = conquer(game, EMPIRE)

    assert referee.is_over
    assert game.status["saxe"] == Status(ALLIED_TO, FRANCE)


@rule("napoleon-against-europe conquest.minor.marker")
def test_a_minor_marked_r_that_is_conquered_again_belongs_to_the_confederation():
    game = bare("1809")
    assert RHINE in game.states
    set_standing(game, "thuringe", Standing.ALLY, "autriche")
    flag(game, FRANCE, "erfurt")

    conquer(game, EMPIRE).choose(Befriend("thuringe"))

    assert game.status["thuringe"] == Status(Standing.CONFEDERATION, FRANCE)


@rule(
    "napoleon-against-europe conquest.minor.units",
    "napoleon-against-europe conquest.minor.fortresses",
)
def test_the_corps_of_saxony_is_destroyed_wherever_it_is_and_its_fortress_stands_again():
    """[d2.conquest.minor-units]"""
    game = saxony("dresde", "leipzig", "wittemberg")
    game.empty = frozenset({"wittemberg"})
    put(game, "breslau", "corps-saxe", "pr-corps-1", general="blucher")

    conquer(game, EMPIRE)

    assert "corps-saxe" not in game.steps
    assert "corps-saxe" in game.reserve
    assert "corps-saxe" not in game.lost
    assert "pr-corps-1" in game.steps
    assert active_fortress(game, "wittemberg") == 1
    assert controller(game, "wittemberg") is EMPIRE


@rule("napoleon-against-europe conquest.minor.units")
def test_the_fleet_of_a_conquered_minor_is_gone_for_good_even_in_a_free_port():
    game = bare()
    berth(game, "fleet-lobo", "port", "porto")
    flag(game, "espagne", "lisbonne", *fortresses(game, "portugal"))

    conquer(game, EMPIRE)

    assert "fleet-lobo" in game.lost
    assert "fleet-lobo" not in game.fleets
    assert side_of(game, "portugal") is EMPIRE


@rule("napoleon-against-europe conquest.minor.fleet-foreign-war")
def test_england_sends_a_fleet_for_the_one_that_was_lost_with_portugal():
    """[d4.minor-fleet.foreign-war]"""
    game = bare()
    flag(game, "espagne", "lisbonne", *fortresses(game, "portugal"))
    game.abroad = {"34F": ("fleet-lobo",), "7F": ("ru-corps-1",)}
    berth(game, "fleet-ball", "port", "londres")
    berth(game, "fleet-keith", "port", "londres")
    berth(game, "fleet-cederstrom", "port", "stockholm")

    referee = conquer(game, EMPIRE)
    assert referee.decision.seat == COALITION
    assert referee.options == (Take("fleet-ball"), Take("fleet-keith"))
    referee.choose(Take("fleet-ball"))

    assert game.abroad == {"34F": ("fleet-ball",), "7F": ("ru-corps-1",)}
    assert "fleet-lobo" in game.lost
    assert "fleet-ball" not in game.fleets


@rule("napoleon-against-europe naval.port-captured")
def test_english_ships_leave_the_ports_of_a_minor_that_falls():
    game = bare()
    flag(game, "espagne", "lisbonne", *fortresses(game, "portugal"))
    berth(game, "fleet-ball", "port", "porto")
    referee = conquer(game, EMPIRE)
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert side_of(game, "portugal") is EMPIRE
    assert game.fleets.get("fleet-ball", Berth("sea")).where != "porto"


@rule("napoleon-against-europe conquest.minor.naples")
def test_naples_falls_with_its_capital_and_its_fleet_leaves_the_game():
    """[d.conquest.naples]"""
    game = bare()
    berth(game, "fleet-forteguerri", "port", "palerme")
    store(game, "naples", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "naples", "rome")

    conquer(game, EMPIRE, NAPLES)

    assert side_of(game, NAPLES) is EMPIRE
    assert controller(game, "bari") is EMPIRE
    assert "fleet-forteguerri" in game.lost


@rule("napoleon-against-europe conquest.minor.sicily-stays")
def test_sicily_stays_with_the_coalition_when_naples_falls():
    """[d.conquest.naples]"""
    game = bare()
    store(game, "naples", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "naples", "rome")

    conquer(game, EMPIRE, NAPLES)

    assert game.status[SICILY] == Status(ALLIED_TO, ENGLAND)
    assert country_of(game, "palerme") == SICILY
    assert controller(game, "palerme") is COALITION


@rule("napoleon-against-europe conquest.minor.sicily-merged")
@pytest.mark.parametrize(("naples", "owner"), [("empire", NAPLES), ("coalition", SICILY)])
def test_sicily_taken_by_the_empire_joins_naples_if_naples_is_the_empires(naples, owner):
    """[d.conquest.naples]"""
    game = bare("1809")
    stand(game, naples=naples)
    cede(game, "sicile", SICILY)
    flag(game, FRANCE, "palerme")
    store(game, "palerme", "depot-france-1", is_fixed=True)
    store(game, "reggio", "depot-france-2", is_fixed=True)
    flag(game, FRANCE, "reggio", "naples")

    referee = conquer(game, EMPIRE, SICILY)
    if not referee.is_over:
        referee.choose(Befriend(SICILY))

    assert country_of(game, "palerme") == owner
    assert (game.status[SICILY].kind is Standing.PART) is (owner == NAPLES)


@rule("napoleon-against-europe conquest.minor.poland")
def test_poland_is_not_conquered_when_warsaw_is_lost():
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "russie", "varsovie")
    store(game, "varsovie", "depot-russie-1", is_fixed=True)
    victory = game.victory

    assert falling(game, COALITION) == []
    assert Referee(game, lose_poland(game)).is_over

    assert side_of(game, POLAND) is EMPIRE
    assert game.victory == victory


@rule("napoleon-against-europe conquest.minor.poland", "napoleon-against-europe conquest.france")
def test_poland_falls_with_france_and_costs_no_victory_point():
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "russie", "varsovie")
    put(game, "dresde", "pologne-1")
    hold(game, FRANCE, ENGLAND)
    victory = game.victory

    referee = Referee(game, lose_poland(game))
    assert set(referee.options) == {Befriend(POLAND), Annex(POLAND)}
    referee.choose(Annex(POLAND))

    assert country_of(game, "varsovie") == "russie"
    assert "pologne-1" in game.lost
    assert game.victory == victory
    assert game.status[FRANCE].kind is Standing.MEMBER


@rule("napoleon-against-europe entity.poland.french-only")
def test_no_polish_general_stays_with_french_troops_when_poland_falls():
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "russie", "varsovie")
    put(game, "dresde", "fr-elite-1", "pologne-1", general="poniatowski")
    game.returning = ("pologne-2",)
    hold(game, FRANCE, ENGLAND)

    referee = Referee(game, lose_poland(game))
    referee.choose(Befriend(POLAND))

    assert game.forces["fr-elite-1"].general == ""
    assert {"poniatowski", "pologne-1", "pologne-2"} <= game.lost
    assert game.returning == ()


@rule("napoleon-against-europe conquest.minor.units")
def test_the_general_of_a_conquered_minor_leaves_the_troops_of_others():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "stralsund", "pr-corps-1", "corps-suede", general="bernadotte-suede")
    put(game, "stettin", "pr-corps-2", general="blucher")
    hold(game, "suede", FRANCE)

    Referee(game, subjection.conquer(game, EMPIRE, "suede"))

    assert game.forces["pr-corps-1"].nation == "prusse"
    assert game.forces["blucher"].corps == ("pr-corps-2",)
    assert {"bernadotte-suede", "corps-suede"} <= game.reserve


@rule("napoleon-against-europe conquest.minor.blockade")
def test_the_ports_of_a_conquered_minor_are_closed_to_england_without_the_card():
    """[d2.blockade.after-conquest]"""
    game = bare()
    assert not continental.is_closed(game, "lisbonne")
    flag(game, "espagne", "lisbonne", *fortresses(game, "portugal"))

    conquer(game, EMPIRE)

    assert not continental.is_launched(game)
    assert continental.is_closed(game, "lisbonne")
    assert continental.is_closed(game, "porto")


@rule("napoleon-against-europe victory.points-table")
def test_a_protectorate_that_the_coalition_conquers_costs_its_point():
    game = bare("1809")
    store(game, "naples", "depot-angleterre-1", is_fixed=True)
    flag(game, ENGLAND, "naples")
    victory = game.victory

    conquer(game, COALITION)

    assert game.victory == victory - 1
    assert game.status[NAPLES] == Status(ALLIED_TO, ENGLAND)


@rule("napoleon-against-europe peace.minor-stay")
def test_forces_of_the_former_protector_stay_in_a_conquered_minor():
    game = saxony("dresde", "leipzig", "wittemberg")
    head = put(game, "leipzig", "pr-corps-1")

    conquer(game, EMPIRE)

    assert game.forces[head].zone == "leipzig"
    assert controller(game, "leipzig") is EMPIRE


@rule("napoleon-against-europe conquest.minor.condition")
def test_neither_a_revolt_nor_a_grouping_nor_a_part_of_a_country_falls_by_itself():
    game = bare("1809")
    flag(game, FRANCE, "innsbruck", "palerme")
    store(game, "palerme", "depot-france-1", is_fixed=True)
    store(game, "reggio", "depot-france-2", is_fixed=True)
    flag(game, FRANCE, "reggio")
    flag(game, AUSTRIA, "erfurt", "nuremberg")
    store(game, "nuremberg", "depot-autriche-2", is_fixed=True)
    set_standing(game, "tyroliens", Standing.ALLY, AUSTRIA)
    set_standing(game, SICILY, Standing.PART, NAPLES)
    stand(game, naples="coalition")

    assert all(counts(game, zone, EMPIRE) for zone in ("innsbruck", "palerme"))
    assert counts(game, "erfurt", COALITION)
    assert not {"tyroliens", RHINE, SICILY} & {*falling(game, EMPIRE), *falling(game, COALITION)}


@rule("napoleon-against-europe conquest.minor.sicily-stays")
def test_sicily_parts_from_naples_only_when_the_empire_takes_naples():
    game = saxony("dresde", "leipzig", "wittemberg")
    store(game, "leipzig", "depot-france-2", is_fixed=True)
    conquer(game, EMPIRE, "saxe")
    assert game.status[SICILY].kind is Standing.PART

    stand(game, naples="empire")
    flag(game, ENGLAND, "naples")
    Referee(game, subjection.conquer(game, COALITION, NAPLES))
    assert game.status[SICILY].kind is Standing.PART
    assert country_of(game, "palerme") == NAPLES


@rule("napoleon-against-europe conquest.minor.sicily-stays")
def test_a_sicily_that_had_parted_already_keeps_its_ally():
    game = bare()
    cede(game, "sicile", SICILY)
    set_standing(game, SICILY, Standing.ALLY, "russie")

    Referee(game, subjection.conquer(game, EMPIRE, NAPLES))

    assert game.status[SICILY] == Status(ALLIED_TO, "russie")


@rule("napoleon-against-europe entity.rhine.end")
def test_the_confederation_is_gone_when_its_last_member_is_conquered():
    game = bare("1809")
    for country, status in game.status.items():
        if status.kind is Standing.CONFEDERATION and country != "bade":
            set_standing(game, country, Standing.ALLY, ENGLAND)
    flag(game, AUSTRIA, "bade", "ulm", "munich", "salzbourg")
    store(game, "ulm", "depot-autriche-1", is_fixed=True)
    assert falling(game, COALITION) == ["bade"]

    conquer(game, COALITION)

    assert RHINE not in game.states
