"""[18.2.3] After a peace: who stays, who leaves, who goes home, on land and at sea."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Go, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.evacuation import are_parted, redeploy
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import country_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
)
from estafette.games.napoleon_against_europe.standing import cede
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule


def peace_with(game, power):
    make_peace(game, power, EMPIRE)
    return Referee(game, redeploy(game))


@rule(
    "napoleon-against-europe peace.conqueror-units.leave",
    "napoleon-against-europe peace.conqueror-units",
)
def test_napoleon_leaves_vienna_for_ulm_without_a_test():
    """[peace.replace-brunn]"""
    game = bare(dice=[])
    head = put(game, "vienne", "fr-elite-1", general="napoleon", army="grande-armee")

    referee = peace_with(game, AUSTRIA)
    assert referee.options == (Go("ulm"), Pass())
    assert referee.refusal(Go("strasbourg")).rule == "peace.conqueror-units.leave"
    referee.choose(Go("ulm"))

    assert game.forces[head].zone == "ulm"
    assert game.steps["fr-elite-1"] == 2
    assert are_parted(game)


@rule("napoleon-against-europe peace.conqueror-units.leave")
def test_an_empty_fortress_is_no_place_to_go():
    game = bare()
    put(game, "vienne", "fr-elite-1", general="napoleon", army="grande-armee")
    game.empty |= {"ulm"}

    assert Go("ulm") not in peace_with(game, AUSTRIA).options


@rule("napoleon-against-europe peace.conqueror-units")
def test_the_conqueror_may_stay_in_the_land_of_the_beaten():
    game = bare()
    head = put(game, "vienne", "fr-elite-1")

    peace_with(game, AUSTRIA).choose(Pass())

    assert game.forces[head].zone == "vienne"


@rule("napoleon-against-europe peace.conqueror-units")
def test_in_a_minor_of_the_beaten_the_conqueror_may_not_stay():
    game = bare()
    head = put(game, "erfurt", "fr-elite-1")

    referee = peace_with(game, AUSTRIA)

    assert Pass() not in referee.options
    assert game.forces[head].zone != "erfurt"


@rule("napoleon-against-europe peace.conqueror-units.leave")
def test_a_force_goes_past_a_fortress_in_which_there_is_no_room():
    game = bare()
    put(game, "ulm", "fr-elite-2")
    put(game, "vienne", "fr-elite-1")

    referee = peace_with(game, AUSTRIA)

    assert Go("ulm") not in referee.options
    assert Go("wurtzbourg") in referee.options


@rule("napoleon-against-europe peace.conqueror-units.leave")
def test_an_annexed_fortress_is_near_enough():
    game = bare()
    put(game, "vienne", "fr-elite-1")
    make_peace(game, AUSTRIA, EMPIRE)
    cede(game, "tyrol", "baviere")

    referee = Referee(game, redeploy(game))

    assert referee.options == (Go("ulm"), Go("innsbruck"), Pass())


@rule("napoleon-against-europe peace.allies-leave")
def test_the_russian_army_leaves_brunn_for_brest_litovsk():
    """[peace.replace-brunn]"""
    game = bare()
    stand(game, suede=None)
    head = put(game, "brunn", "ru-corps-1", general="koutouzov", army="1re-armee")

    referee = peace_with(game, AUSTRIA)

    assert referee.is_over  # the nearest fortress alone is offered, and he must go
    assert game.forces[head].zone == "brest-litovsk"


@rule("napoleon-against-europe peace.allies-leave")
def test_from_the_east_of_vienna_the_russians_must_go_to_neminov():
    game = bare()
    head = put(game, "raab", "ru-corps-1", general="koutouzov", army="1re-armee")

    referee = peace_with(game, AUSTRIA)

    assert referee.is_over  # Stralsund is as near, but Sweden does not touch Austria
    assert game.forces[head].zone == "neminov"


@rule("napoleon-against-europe peace.allies-leave")
def test_mobile_depots_go_with_a_force_that_leaves():
    game = bare()
    stand(game, suede=None)
    put(game, "brunn", "ru-corps-1", general="koutouzov", army="1re-armee")
    store(game, "brunn", "depot-russie-1")
    store(game, "brunn", "depot-russie-2", is_fixed=True)

    peace_with(game, AUSTRIA)

    assert game.stores == {"depot-russie-1": "brest-litovsk"}
    assert "depot-russie-2" in game.reserve


@rule("napoleon-against-europe peace.allies-leave")
def test_a_force_without_a_refuge_comes_back_with_the_next_budget():
    game = bare()
    stand(game, suede=None)
    head = put(game, "brunn", "ru-corps-1")
    flag(game, FRANCE, *game.printed.fortresses)
    make_peace(game, AUSTRIA, EMPIRE)
    flag(game, FRANCE, *[zone for zone in game.printed.fortresses if zone != "brunn"])

    Referee(game, redeploy(game))

    assert head not in game.forces
    assert "ru-corps-1" in game.returning


@rule("napoleon-against-europe peace.conqueror-units.england")
def test_from_england_the_french_go_to_a_fortress_on_the_channel():
    """[d4.england.beaten]"""
    game = bare()
    put(game, "londres", "fr-elite-1", general="napoleon", army="grande-armee")

    referee = peace_with(game, ENGLAND)

    assert set(referee.options) == {Go("cherbourg"), Go("dunkerque"), Go("anvers"), Pass()}


@rule("napoleon-against-europe peace.vanquished-home")
def test_an_austrian_corps_at_ulm_is_placed_in_a_key_zone():
    """[d2.peace.home]"""
    game = bare()
    put(game, "ulm", "au-corps-1", reduced=["au-corps-1"])

    referee = peace_with(game, AUSTRIA)
    assert referee.decision.seat == COALITION
    assert referee.options == (Go("vienne"), Go("prague"))
    assert referee.refusal(Go("salzbourg")) is not None
    assert referee.refusal(Go("mack")).rule == "peace.vanquished-home"  # no zone at all
    referee.choose(Go("prague"))

    assert game.zones["prague"] == ("au-corps-1",)
    assert game.steps["au-corps-1"] == 1


@rule("napoleon-against-europe peace.vanquished-home")
def test_the_beaten_reorganise_their_army_at_home():
    game = bare()
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack", army="armee-d-allemagne")
    put(game, "munich", "au-corps-3", general="charles")

    referee = peace_with(game, AUSTRIA)
    assert Take("charles") not in referee.options  # nobody to lead yet
    for piece in ("au-corps-1", "charles", "au-corps-2", "armee-d-allemagne"):
        referee.choose(Take(piece))
        if referee.decision.key == "peace.which-home":
            referee.choose(Go("vienne"))
    while not referee.is_over:
        others = [choice for choice in referee.options if choice != Take("mack")]
        referee.choose(Go("vienne") if Go("vienne") in others else others[0])

    army = game.forces["armee-d-allemagne"]
    assert (army.zone, army.general) == ("vienne", "charles")
    assert set(army.corps) == {"au-corps-1", "au-corps-2", "au-corps-3"}


@rule("napoleon-against-europe peace.vanquished-home")
def test_what_finds_no_force_goes_to_the_reserve():
    game = bare()
    put(game, "ulm", "au-corps-1", general="mack", army="armee-d-allemagne")

    referee = peace_with(game, AUSTRIA)
    referee.choose(Go("vienne"), Pass())

    assert {"mack", "armee-d-allemagne"} <= game.reserve
    assert game.zones["vienne"] == ("au-corps-1",)


@rule("napoleon-against-europe peace.vanquished-home")
def test_mixed_forces_are_undone_and_each_goes_its_way():
    game = bare()
    stand(game, suede=None)
    put(
        game,
        "brunn",
        "ru-corps-1",
        "ru-corps-2",
        "au-corps-1",
        general="koutouzov",
        army="1re-armee",
    )

    peace_with(game, AUSTRIA)

    assert game.forces["1re-armee"].zone == "brest-litovsk"
    assert game.forces["1re-armee"].corps == ("ru-corps-1", "ru-corps-2")
    assert game.forces["au-corps-1"].zone == "brunn"  # at home already


@rule("napoleon-against-europe peace.vanquished-home")
def test_allied_corps_under_an_austrian_general_leave_one_by_one():
    game = bare()
    put(game, "brunn", "au-corps-1", "ru-corps-1", "ru-corps-2", general="charles")

    referee = peace_with(game, AUSTRIA)
    while not referee.is_over:
        referee.choose(referee.options[0])

    places = {game.forces["ru-corps-1"].zone, game.forces["ru-corps-2"].zone}
    assert len(places) == 2
    assert "brunn" not in places
    assert game.forces["charles"].corps == ("au-corps-1",)


@rule("napoleon-against-europe peace.vanquished-home")
def test_the_fleets_of_the_beaten_come_into_its_ports():
    game = bare()
    berth(game, "fleet-gravina", "port", "toulon")
    stand(game, espagne="coalition")

    referee = peace_with(game, "espagne")
    referee.choose(Go("cadix"))

    assert game.fleets["fleet-gravina"] == Berth("port", "cadix")


@rule("napoleon-against-europe peace.vanquished-home")
def test_foreign_fleets_leave_the_ports_and_boxes_of_the_beaten():
    game = bare()
    berth(game, "fleet-ball", "port", "trieste")
    berth(game, "fleet-emeriau", "box", "venise")

    peace_with(game, AUSTRIA)

    assert game.fleets["fleet-ball"] == Berth("sea", "adriatique")
    assert game.fleets["fleet-emeriau"] == Berth("sea", "adriatique")


def off_trieste(*at_sea):
    """Peace with Austria, an English fleet before Trieste, and these off the coast."""
    game = bare()
    berth(game, "fleet-ball", "box", "trieste")
    for fleet in at_sea:
        berth(game, fleet, "sea", "adriatique")
    for fleet in ("fleet-gambier", "fleet-saumarez", "fleet-cochrane"):
        berth(game, fleet, "port", "malte")
    return game


@rule("napoleon-against-europe peace.no-war", "napoleon-against-europe naval.stack.squadron")
def test_a_foreign_fleet_that_finds_the_sea_full_goes_to_a_port_with_room():
    game = off_trieste("fleet-nelson", "fleet-keith", "fleet-calder")
    stand(game, naples=None)

    referee = peace_with(game, AUSTRIA)
    assert (referee.decision.key, referee.decision.seat) == ("peace.which-port", COALITION)
    assert Go("malte") not in referee.options  # three fleets lie there
    assert Go("naples") not in referee.options  # it is nobody's
    assert Go("toulon") not in referee.options
    referee.choose(Go("gibraltar"))

    assert game.fleets["fleet-ball"] == Berth("port", "gibraltar")


@rule("napoleon-against-europe peace.no-war")
def test_two_fleets_at_sea_leave_room_for_a_third():
    game = off_trieste("fleet-nelson", "fleet-keith")

    assert peace_with(game, AUSTRIA).is_over
    assert game.fleets["fleet-ball"] == Berth("sea", "adriatique")


@rule("napoleon-against-europe peace.no-war")
def test_a_foreign_fleet_without_sea_or_port_is_lost():
    game = off_trieste("fleet-nelson", "fleet-keith", "fleet-calder")
    flag(game, FRANCE, *game.printed.ports)

    assert peace_with(game, AUSTRIA).is_over
    assert "fleet-ball" not in game.fleets


@rule("napoleon-against-europe peace.vanquished-home")
def test_the_corps_of_a_minor_that_stays_with_the_beaten_goes_home_too():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "munich", "corps-saxe")

    referee = peace_with(game, PRUSSIA)
    referee.choose(Go("dresde"))

    assert game.forces["corps-saxe"].zone == "dresde"


@rule("napoleon-against-europe peace.allies-leave")
def test_a_siege_that_lost_its_besieger_is_lifted():
    game = bare()
    put(game, "mantoue", "au-corps-1", "au-corps-2", general="charles")
    put(game, "mantoue", "fr-corps-9", is_sheltered=True)
    game.sieges = {"mantoue": 1}

    referee = peace_with(game, AUSTRIA)
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert not game.sieges
    assert not game.forces["fr-corps-9"].is_sheltered


@rule("napoleon-against-europe peace.vanquished-home")
def test_corps_for_which_the_key_zones_have_no_room_go_elsewhere_at_home():
    game = bare()
    put(game, "vienne", "au-corps-1")
    put(game, "prague", "au-corps-2")
    put(game, "ulm", "au-corps-3")

    referee = peace_with(game, AUSTRIA)
    referee.choose(Go("salzbourg"))

    assert game.forces["au-corps-3"].zone == "salzbourg"


@rule("napoleon-against-europe peace.allies-leave", "napoleon-against-europe revolt.list")
def test_the_tyroleans_leave_austria_and_keep_their_own_land():
    for camp in ("graz", "innsbruck"):
        game = bare("1809")
        head = put(game, camp, "corps-tyrol")

        referee = peace_with(game, AUSTRIA)
        assert referee.is_over

        assert game.forces[head].zone == "innsbruck"
        assert country_of(game, "innsbruck") == "tyroliens"


@rule("napoleon-against-europe peace.conqueror-units.leave")
def test_from_russia_the_french_go_to_the_fortress_of_a_neighbour():
    game = bare()
    stand(game, autriche="empire")
    put(game, "moscou", "fr-elite-1")

    referee = peace_with(game, "russie")

    refuges = [each.zone for each in referee.options if isinstance(each, Go)]
    assert refuges
    assert {country_of(game, zone) for zone in refuges} == {AUSTRIA}


@rule("napoleon-against-europe peace.vanquished-home")
def test_a_prussian_force_in_allied_saxony_goes_home_to_a_key_zone():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "dresde", "pr-corps-1", general="brunswick")

    referee = peace_with(game, PRUSSIA)
    assert set(referee.options) == {Go("berlin"), Go("koenigsberg"), Go("varsovie")}
    referee.choose(Go("berlin"), Take("brunswick"))

    assert game.forces["brunswick"].zone == "berlin"
    assert "dresde" not in game.zones


@rule("napoleon-against-europe peace.vanquished-home")
def test_a_minors_corps_leaves_the_army_of_its_beaten_protector_for_its_own_land():
    for camp in ("wurtzbourg", "berlin"):
        game = bare()
        stand(game, prusse="coalition")
        put(game, camp, "pr-corps-1", "corps-saxe", "corps-hesse", general="brunswick")

        referee = peace_with(game, PRUSSIA)
        while not referee.is_over:
            referee.choose(referee.options[0])

        assert country_of(game, game.forces["corps-saxe"].zone) == "saxe"
        assert country_of(game, game.forces["corps-hesse"].zone) == "hesse"
        assert game.forces["brunswick"].corps == ("pr-corps-1",)
        assert game.zones["berlin"] == ("brunswick",)


@rule("napoleon-against-europe peace.vanquished-home")
def test_troops_who_lose_a_general_of_the_beaten_stand_corps_by_corps():
    game = bare()
    stand(game, suede=None)
    corps = ("ru-corps-1", "ru-corps-2", "au-corps-1")
    put(game, "brunn", *corps, general="charles", army="1re-armee", is_demoralised=True)

    referee = peace_with(game, AUSTRIA)
    while not referee.is_over:
        referee.choose(referee.options[0])

    left = [game.forces[head] for head in ("ru-corps-1", "ru-corps-2")]
    assert len({force.zone for force in left}) == 2
    assert all(force.is_demoralised for force in left)
    assert "1re-armee" in game.reserve


@rule("napoleon-against-europe peace.vanquished-home")
def test_a_fleet_that_hunted_corsairs_comes_home_from_a_lost_war():
    game = bare()
    berth(game, "fleet-ball", "corsairs")

    referee = peace_with(game, ENGLAND)
    referee.choose(Go("plymouth"))

    assert game.fleets["fleet-ball"] == Berth("port", "plymouth")
