"""[18.2.3] The way home after a peace: who finds no place, on land and at sea."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Go, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.evacuation import are_parted, redeploy
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
)
from estafette.games.napoleon_against_europe.treaties import expel
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule

SHIPS = ("fleet-nelson", "fleet-collingwood", "fleet-keith")
MORE_SHIPS = ("fleet-ball", "fleet-stirling", "fleet-calder")


def peace_with(game, power):
    make_peace(game, power, EMPIRE)
    return Referee(game, redeploy(game))


def crowded_adriatic():
    """Three English fleets are at sea before Trieste, where a fourth lies in port."""
    game = bare()
    for fleet in SHIPS:
        berth(game, fleet, "sea", "adriatique")
    berth(game, "fleet-ball", "port", "trieste")
    return game


@rule("napoleon-against-europe peace.vanquished-home")
def test_a_fleet_finds_its_port_empty_of_the_ships_that_leave_it():
    game = bare()
    berth(game, "fleet-lobo", "sea", "atlantique-sud")
    for port, fleets in (("lisbonne", SHIPS), ("porto", MORE_SHIPS)):
        for fleet in fleets:
            berth(game, fleet, "port", port)

    referee = peace_with(game, ENGLAND)
    asked = {}
    while not referee.is_over:
        asked[referee.decision.facts["fleet"]] = referee.options
        referee.choose(referee.options[0])

    assert asked["fleet-lobo"] == (Go("lisbonne"), Go("porto"))
    assert "fleet-lobo" not in game.lost
    assert not {"lisbonne", "porto"} & {game.fleets[each].where for each in (*SHIPS, *MORE_SHIPS)}


@rule("napoleon-against-europe peace.no-war")
def test_a_foreign_fleet_that_finds_no_room_at_sea_goes_to_a_port_of_its_side():
    game = crowded_adriatic()

    referee = peace_with(game, AUSTRIA)
    assert Go("toulon") not in referee.options
    assert Go("trieste") not in referee.options
    referee.choose(Go("malte"))

    assert game.fleets["fleet-ball"] == Berth("port", "malte")
    assert all(game.fleets[each] == Berth("sea", "adriatique") for each in SHIPS)


@rule("napoleon-against-europe peace.no-war")
def test_a_foreign_fleet_without_room_at_sea_or_a_port_is_lost():
    game = crowded_adriatic()
    flag(game, FRANCE, *game.printed.ports)

    assert peace_with(game, AUSTRIA).is_over

    assert "fleet-ball" not in game.fleets
    assert "fleet-ball" in game.reserve


@rule("napoleon-against-europe peace.allies-leave")
def test_who_cannot_leave_an_island_by_land_goes_to_any_fortress_port_of_his_side():
    game = bare()
    head = put(game, "edimbourg", "ru-corps-1")

    referee = peace_with(game, ENGLAND)
    zones = {choice.zone for choice in referee.options}
    assert "riga" in zones
    assert "kiev" not in zones
    assert zones <= set(game.printed.ports) & set(game.printed.fortresses)
    referee.choose(Go("riga"))

    assert game.forces[head].zone == "riga"


@rule("napoleon-against-europe peace.conqueror-units.leave")
def test_a_besieged_fortress_takes_nobody_in():
    game = bare()
    put(game, "vienne", "fr-elite-1")
    put(game, "ulm", "ru-corps-1", "ru-corps-2", general="koutouzov")
    put(game, "ulm", "corps-baviere", is_sheltered=True)
    game.sieges = {"ulm": 1}

    referee = peace_with(game, AUSTRIA)

    assert Go("ulm") not in referee.options
    assert Go("wurtzbourg") in referee.options


@rule("napoleon-against-europe peace.vanquished-home", "napoleon-against-europe unit.special.entry")
def test_a_special_unit_comes_home_with_an_army_or_to_the_reserve():
    for has_army in (True, False):
        game = bare()
        army = {"army": "1re-armee", "specials": ("chevaliers-gardes",)}
        put(game, "dresde", "ru-corps-1", "ru-corps-2", general="koutouzov", **army)
        referee = peace_with(game, RUSSIA)
        assert Take("chevaliers-gardes") not in referee.options  # no army at home yet
        referee.choose(Take("ru-corps-1"), Go("moscou"))
        while not referee.is_over:
            wanted = [each for each in referee.options if has_army or each != Take("1re-armee")]
            referee.choose(Go("moscou") if Go("moscou") in wanted else wanted[0])
        force = next(each for each in game.forces.values() if "ru-corps-1" in each.corps)
        assert ("chevaliers-gardes" in force.specials) is has_army
        assert ("chevaliers-gardes" in game.reserve) is not has_army


@rule("napoleon-against-europe peace.vanquished-home")
def test_two_powers_that_make_peace_in_one_year_are_parted_one_after_the_other():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "vienne", "pr-corps-1")
    put(game, "berlin", "au-corps-1")
    make_peace(game, AUSTRIA, EMPIRE)
    make_peace(game, PRUSSIA, EMPIRE)

    Referee(game, redeploy(game)).choose(Go("prague"))
    assert not are_parted(game)
    assert game.forces["pr-corps-1"].zone == "vienne"
    Referee(game, redeploy(game)).choose(Go("koenigsberg"))

    assert are_parted(game)
    assert game.forces["au-corps-1"].zone == "prague"
    assert game.forces["pr-corps-1"].zone == "koenigsberg"


@rule("napoleon-against-europe peace.conqueror-units")
def test_depots_stay_with_the_army_that_stays():
    game = bare()
    put(game, "vienne", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "vienne", "fr-elite-2", general="massena", army="armee-d-italie")
    store(game, "vienne", "depot-france-1")
    store(game, "vienne", "depot-france-2", is_fixed=True)

    peace_with(game, AUSTRIA).choose(Go("ulm"), Pass())

    assert game.forces["grande-armee"].zone == "ulm"
    assert game.stores == dict.fromkeys(("depot-france-1", "depot-france-2"), "vienne")
    assert game.fixed == {"depot-france-2"}


@rule("napoleon-against-europe peace.vanquished-home", "napoleon-against-europe depot.faces")
def test_the_mobile_depots_of_the_beaten_come_home_and_fixed_ones_abroad_are_lost():
    game = bare()
    put(game, "ulm", "au-corps-1", general="mack")
    store(game, "ulm", "depot-autriche-1")
    store(game, "ulm", "depot-autriche-2", is_fixed=True)
    store(game, "brunn", "depot-autriche-3", is_fixed=True)

    referee = peace_with(game, AUSTRIA)
    referee.choose(Take("depot-autriche-1"), Go("prague"))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.stores == {"depot-autriche-1": "prague", "depot-autriche-3": "brunn"}
    assert game.fixed == {"depot-autriche-3"}
    assert "depot-autriche-2" in game.reserve


@rule("napoleon-against-europe peace.allies-leave")
def test_a_depot_that_an_ally_has_left_alone_with_the_beaten_is_lost():
    game = bare()
    store(game, "brunn", "depot-russie-1", is_fixed=True)
    store(game, "salzbourg", "depot-france-1", is_fixed=True)
    store(game, "erfurt", "depot-france-2")  # in a minor of Austria's

    assert peace_with(game, AUSTRIA).is_over

    assert game.stores == {"depot-france-1": "salzbourg"}


@rule("napoleon-against-europe peace.evacuate")
def test_depots_that_the_victor_has_not_taken_away_are_lost_with_the_end_of_the_peace():
    game = bare()
    game.leaving = {AUSTRIA: EMPIRE}
    store(game, "salzbourg", "depot-france-1", is_fixed=True)
    store(game, "ulm", "depot-france-2", is_fixed=True)

    expel(game)

    assert game.stores == {"depot-france-2": "ulm"}
