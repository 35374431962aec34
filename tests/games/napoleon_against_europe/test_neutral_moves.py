"""[7.5] Powers outside the war move at home."""

from estafette.engine import Pass, Procedure
from estafette.games.napoleon_against_europe.actions import Activate, Go, PickUp
from estafette.games.napoleon_against_europe.affairs import Berth, Status
from estafette.games.napoleon_against_europe.neutral_moves import begin, is_over, move, movers
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import at_sea, in_port
from tests.games.napoleon_against_europe.position import bare, bind, put, stand, store
from tests.referee import Referee, rule


def neutral_phase(game: Game) -> Referee:
    begin(game)
    return Referee(game, whole_phase(game))


def whole_phase(game: Game) -> Procedure[None]:
    while not is_over(game):
        yield from move(game)


@rule("napoleon-against-europe neutral-move.land")
def test_the_prussian_army_goes_to_berlin_and_not_to_hesse() -> None:
    """[d2.neutral-move]"""
    game = bare()
    army = {"general": "brunswick", "army": "armee-de-l-elbe"}
    put(game, "magdebourg", "pr-corps-1", "pr-corps-2", **army)
    referee = neutral_phase(game)
    referee.choose(Activate("armee-de-l-elbe"))
    assert referee.refusal(Go("kassel")).key == "neutral-move.abroad"
    referee.choose(Go("berlin"))
    assert game.forces["armee-de-l-elbe"].zone == "berlin"


@rule("napoleon-against-europe neutral-move.land")
def test_there_is_no_forced_march_and_each_moves_once() -> None:
    """[d2.neutral-move]"""
    game = bare()
    game.round = 6
    put(game, "magdebourg", "pr-corps-1", general="blucher")
    put(game, "varsovie", "pr-corps-2")
    referee = neutral_phase(game)
    referee.choose(Activate("blucher"), Go("berlin"), Go("stettin"), Go("dantzig"))
    assert game.forces["blucher"].zone == "dantzig"
    assert referee.refusal(Activate("blucher")).rule == "neutral-move.land"
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe neutral-move.land")
def test_who_comes_to_friends_joins_them_if_they_can_be_one() -> None:
    game = bare()
    put(game, "magdebourg", "pr-corps-1", general="blucher")
    put(game, "berlin", "pr-corps-2")
    referee = neutral_phase(game)
    referee.choose(Activate("blucher"), Go("berlin"), Pass())
    assert set(game.forces["blucher"].corps) == {"pr-corps-1", "pr-corps-2"}


@rule("napoleon-against-europe combine.must-go-on")
@rule("napoleon-against-europe neutral-move.land")
def test_who_cannot_join_his_friends_goes_on_or_does_not_come() -> None:
    game = bare()
    put(game, "berlin", "pr-corps-2")
    put(game, "stettin", "pr-corps-3")
    referee = neutral_phase(game)
    referee.choose(Activate("pr-corps-3"), Go("berlin"))
    assert referee.refusal(Pass()).rule == "stacking.one-force"
    referee.choose(Go("magdebourg"))
    assert game.forces["pr-corps-3"].zone == "magdebourg"

    game = bare()
    put(game, "koenigsberg", "pr-corps-3")
    for number, zone in ((1, "dantzig"), (2, "thorn"), (4, "posen"), (5, "stettin")):
        put(game, zone, f"pr-corps-{number}")
    referee = neutral_phase(game)
    referee.choose(Activate("pr-corps-3"))
    assert referee.refusal(Go("dantzig")).rule == "stacking.one-force"


@rule("napoleon-against-europe depot.moved-by")
@rule("napoleon-against-europe neutral-move.land")
def test_a_neutral_general_takes_his_depot_along_and_a_corps_does_not() -> None:
    game = bare()
    put(game, "breslau", "pr-corps-1", general="hohenlohe")
    put(game, "berlin", "pr-corps-2")
    store(game, "breslau", "depot-prusse-2")
    store(game, "berlin", "depot-prusse-1")
    referee = neutral_phase(game)
    referee.choose(Activate("hohenlohe"), PickUp("depot-prusse-2"), Go("glogau"), Pass())
    assert game.stores["depot-prusse-2"] == "glogau"
    referee.choose(Activate("pr-corps-2"))
    assert referee.refusal(PickUp("depot-prusse-1")).rule == "depot.moved-by"
    referee.choose(Go("stettin"), Pass())
    assert game.stores["depot-prusse-1"] == "berlin"


@rule("napoleon-against-europe option.prussian-army")
def test_a_prussian_army_far_from_the_enemy_goes_to_his_border_and_stays_there() -> None:
    game = bare(prussian_army="on")
    army = {"general": "brunswick", "army": "armee-de-l-elbe"}
    put(game, "stettin", "pr-corps-1", "pr-corps-2", **army)
    put(game, "varsovie", "pr-corps-3")
    referee = neutral_phase(game)
    referee.choose(Activate("armee-de-l-elbe"))
    assert referee.refusal(Go("dantzig")).rule == "option.prussian-army"
    referee.choose(Go("berlin"), Go("magdebourg"))
    assert referee.refusal(Activate("armee-de-l-elbe")).key == "neutral-move.has-moved"
    assert game.forces["armee-de-l-elbe"].zone == "magdebourg"  # a point left, and no way back


@rule("napoleon-against-europe neutral-move.control")
def test_the_empire_moves_turkey_and_spain_and_the_coalition_prussia() -> None:
    game = bare()
    stand(game, espagne=None)
    put(game, "madrid", "es-corps-1")
    put(game, "adrianople", "tu-corps-1")
    put(game, "berlin", "pr-corps-1")
    put(game, "vienne", "au-corps-1")
    referee = neutral_phase(game)
    asked = []
    while not referee.is_over:
        assert referee.decision is not None
        asked.append((referee.decision.facts["power"], referee.decision.seat))
        referee.choose(Pass())
    assert asked == [("turquie", EMPIRE), ("espagne", EMPIRE), ("prusse", COALITION)]


@rule("napoleon-against-europe neutral-move.control")
def test_a_power_in_forced_peace_or_alliance_is_moved_too_and_a_belligerent_is_not() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1")
    assert movers(game, "autriche") == []
    for kind in (Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE):
        game.status = {**game.status, "autriche": Status(kind, "france")}
        assert movers(game, "autriche") == ["au-corps-1"]


@rule("napoleon-against-europe neutral-move.fleets")
def test_a_fleet_ends_at_home_or_on_a_sea_of_its_country() -> None:
    """[d2.neutral-fleets]"""
    game = bare()
    in_port(game, "constantinople", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    assert Go("egee") in referee.options
    assert Go("salonique") in referee.options
    assert referee.refusal(Go("ionienne")).rule == "neutral-move.fleets"
    referee.choose(Go("egee"))
    assert game.fleets["fleet-seyid-ali"] == Berth("sea", "egee")


@rule("napoleon-against-europe neutral-move.fleets")
def test_the_adriatic_has_no_turkish_port_and_a_foreign_port_is_closed() -> None:
    """[d2.neutral-fleets]"""
    game = bare()
    at_sea(game, "ionienne", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    assert referee.refusal(Go("adriatique")).rule == "neutral-move.fleets"
    assert referee.refusal(Go("corfou")).rule == "neutral-move.fleets"
    referee.choose(Go("smyrne"))
    assert game.fleets["fleet-seyid-ali"] == Berth("port", "smyrne")


@rule("napoleon-against-europe neutral-move.fleets")
def test_a_fleet_ends_in_no_zone_without_a_port_and_in_no_port_out_of_reach() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-seyid-ali")
    inland = next(z for z in territory(game, "turquie") if z not in game.printed.ports)
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    for nowhere in (inland, "mack"):
        assert referee.refusal(Go(nowhere)).key == "neutral-move.foreign-port"
    assert referee.refusal(Go("roustchouk")).rule == "naval.move.port"


@rule("napoleon-against-europe neutral-move.fleets")
def test_a_fleet_without_a_point_left_enters_no_port() -> None:
    game = bare()
    at_sea(game, "med-orientale", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    assert referee.refusal(Go("sebastopol")).rule == "neutral-move.fleets"
    assert Go("constantinople") in referee.options
    assert Go("mer-noire-ouest") in referee.options
    assert Go("roustchouk") in referee.options
    at_sea(game, "med-centrale", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    assert Go("mer-noire-ouest") in referee.options
    assert referee.refusal(Go("roustchouk")).rule == "naval.move.port"


@rule("napoleon-against-europe neutral-move.fleets")
def test_a_full_port_or_sea_takes_no_neutral_fleet() -> None:
    game = bare()
    stand(game, russie=None)
    in_port(game, "odessa", "fleet-siniavine")
    in_port(game, "sebastopol", "fleet-seyid-ali", "fleet-lobo", "fleet-forteguerri")
    begin(game)
    game.queue = ("russie",)
    referee = Referee(game, whole_phase(game))
    referee.choose(Activate("fleet-siniavine"))
    assert referee.refusal(Go("sebastopol")).rule == "map.port"
    assert Go("mer-noire-est") in referee.options


@rule("napoleon-against-europe naval.stack.squadron")
def test_three_neutral_fleets_at_sea_leave_no_room_for_a_fourth() -> None:
    game = bare()
    stand(game, angleterre=None)
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier", "fleet-cotton")
    in_port(game, "portsmouth", "fleet-keith")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-keith"))
    assert referee.refusal(Go("manche")).rule == "naval.stack.squadron"
    assert Go("mer-du-nord") in referee.options


@rule("napoleon-against-europe consolidate.junior-never-takes")
@rule("napoleon-against-europe neutral-move.land")
def test_a_neutral_juniors_army_does_not_stop_at_a_seniors() -> None:
    game = bare()
    put(game, "magdebourg", "pr-corps-1", general="blucher", army="armee-de-l-elbe")
    put(game, "berlin", "pr-corps-2", general="brunswick")
    referee = neutral_phase(game)
    referee.choose(Activate("armee-de-l-elbe"), Go("berlin"))
    assert referee.refusal(Pass()).rule == "consolidate.junior-never-takes"


@rule("napoleon-against-europe neutral-move.land")
def test_a_neutral_force_goes_as_far_as_its_slowest_corps() -> None:
    game = bare()
    stand(game, espagne=None)
    put(game, "madrid", "es-corps-1", "es-milice-1", general="castanos")
    referee = neutral_phase(game)
    referee.choose(Activate("castanos"))
    assert referee.decision.facts["left"] == 2


@rule("napoleon-against-europe combine.must-go-on")
@rule("napoleon-against-europe neutral-move.land")
def test_no_way_on_from_friends_leads_abroad() -> None:
    for is_full in (False, True):  # Olmutz; Breslau is Prussian
        game = bare()
        stand(game, autriche=None)
        put(game, "lemberg", "au-corps-1")
        put(game, "cracovie", "au-corps-2")
        if is_full:
            put(game, "olmutz", "au-corps-3")
        referee = neutral_phase(game)
        referee.choose(Activate("au-corps-1"))
        assert (Go("cracovie") in referee.options) is not is_full


@rule("napoleon-against-europe combine.must-go-on")
@rule("napoleon-against-europe stacking.one-force")
def test_who_stands_among_friends_and_can_go_nowhere_stays() -> None:
    game = bare()
    put(game, "koenigsberg", "pr-corps-1")
    put(game, "koenigsberg", "pr-corps-2")
    others = ("dantzig", "eylau", "thorn", "posen", "stettin", "varsovie")
    for number, zone in zip((3, 4, 5, 6, 7), others[:5], strict=True):
        put(game, zone, f"pr-corps-{number}")
    put(game, "varsovie", "pr-garde")
    referee = neutral_phase(game)
    referee.choose(Activate("pr-corps-1"))
    assert game.forces["pr-corps-1"].zone == "koenigsberg"
    assert referee.refusal(Activate("pr-corps-1")).key == "neutral-move.has-moved"


@rule("napoleon-against-europe card.f.corps-expeditionnaires")
@rule("napoleon-against-europe neutral-move.control")
def test_a_corps_that_a_forced_ally_has_lent_is_not_moved_with_his_others() -> None:
    game = bare()
    bind(game, "prusse", Standing.FORCED_ALLIANCE)
    put(game, "berlin", "pr-corps-1")
    put(game, "stettin", "pr-corps-2")
    game.provided = frozenset({"pr-corps-2"})
    referee = neutral_phase(game)
    assert referee.options == (Activate("pr-corps-1"), Pass())


@rule("napoleon-against-europe naval.move.port")
@rule("napoleon-against-europe neutral-move.fleets")
def test_a_neutral_fleet_pays_a_point_to_leave_its_port() -> None:
    game = bare()
    in_port(game, "alexandrie", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"))
    assert Go("mer-noire-ouest") in referee.options
    assert referee.refusal(Go("roustchouk")).rule == "naval.move.port"


@rule("napoleon-against-europe naval.stack.squadron")
@rule("napoleon-against-europe neutral-move.fleets")
def test_ships_of_others_leave_a_neutral_fleet_its_room_at_sea() -> None:
    game = bare()
    at_sea(game, "egee", "fleet-stirling", "fleet-gambier", "fleet-cotton")
    in_port(game, "constantinople", "fleet-seyid-ali")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-seyid-ali"), Go("egee"))
    assert game.fleets["fleet-seyid-ali"] == Berth("sea", "egee")


@rule("napoleon-against-europe naval.bosphorus")
@rule("napoleon-against-europe neutral-move.fleets")
def test_who_holds_constantinople_closes_the_bosphorus_to_a_neutral_fleet() -> None:
    game = bare()
    stand(game, russie=None)
    at_sea(game, "egee", "fleet-siniavine")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-siniavine"))
    assert Go("mer-noire-ouest") in referee.options
    stand(game, turquie="empire")
    referee = neutral_phase(game)
    referee.choose(Activate("fleet-siniavine"))
    assert Go("mer-noire-ouest") not in referee.options
