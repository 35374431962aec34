"""[retreat] Where the beaten go, and what the way costs them."""

from estafette.games.napoleon_against_europe.actions import Go, Lose
from estafette.games.napoleon_against_europe.retreat import find_refuge, pay_crossing, withdraw
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule


def sought(game: Game, head: str, *barred: str) -> Referee:
    """A beaten force of the Coalition looks for a refuge."""
    return Referee(game, find_refuge(game, COALITION, [head], barred))


@rule("napoleon-against-europe retreat.attacker")
def test_a_beaten_attacker_goes_back_whence_he_came() -> None:
    game = bare(dice=[1, 1, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", EMPIRE, whence="klagenfurt"))
    assert referee.result is COALITION
    assert game.forces["ney"].zone == "klagenfurt"  # the enemy's land or not


@rule("napoleon-against-europe retreat.attacker")
@rule("napoleon-against-europe retreat.none")
def test_an_attacker_whose_way_back_is_taken_is_destroyed() -> None:
    game = bare(dice=[1, 1, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "klagenfurt", "au-corps-3")
    go_on(fought(game, "graz", EMPIRE, whence="klagenfurt"))
    assert "ney" in game.reserve


@rule("napoleon-against-europe retreat.attacker")
@rule("napoleon-against-europe retreat.none")
def test_an_attacker_who_left_an_enemy_fortress_behind_is_destroyed_unless_it_is_besieged() -> None:
    for siege, is_lost in (({}, True), ({"vienne": 1}, False)):
        game = bare(dice=[1, 1, 3, 3])
        put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
        put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
        put(game, "vienne", "fr-corps-9")
        game.sieges = dict(siege)
        go_on(fought(game, "graz", EMPIRE, "ney", whence="vienne"))
        assert ("ney" in game.reserve) is is_lost


@rule("napoleon-against-europe retreat.interceptor")
def test_a_beaten_interceptor_goes_back_whence_he_came() -> None:
    game = bare(dice=[6, 6, 1, 1])
    flag(game, "france", "vienne")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    entry = ("napoleon", "vienne")
    referee = go_on(fought(game, "graz", COALITION, whence="klagenfurt", interceptor=entry))
    assert referee.result is COALITION
    assert "retreat.goes" in referee.keys
    assert game.forces["napoleon"].zone == "vienne"


@rule("napoleon-against-europe retreat.defender.entry-zone")
def test_a_beaten_defender_never_goes_where_the_attacker_came_from() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", general="charles")
    referee = sought(game, "charles", "vienne")
    assert referee.refusal(Go("vienne")).rule == "retreat.defender.entry-zone"
    assert Go("graz") in referee.options


@rule("napoleon-against-europe retreat.defender.priority")
@rule("napoleon-against-europe retreat.defender.friendly")
@rule("napoleon-against-europe retreat.defender.fortress")
def test_a_friendly_zone_comes_before_the_fortress_and_that_before_the_enemys_land() -> None:
    """[d4.retreat.order]"""
    game = bare()
    put(game, "salzbourg", "au-corps-1", general="charles")
    referee = sought(game, "charles", "munich")
    assert Go("graz") in referee.options
    assert referee.refusal(Go("salzbourg")).rule == "retreat.defender.priority"
    for zone in ("vienne", "graz", "klagenfurt", "innsbruck", "prague"):
        put(game, zone, f"fr-corps-{9 + len(game.forces)}")
    assert sought(game, "charles").result == "salzbourg"  # Munich is the enemy's


@rule("napoleon-against-europe retreat.defender.friendly")
def test_free_passage_is_as_good_as_friendly_land() -> None:
    game = bare()
    put(game, "florence", "au-corps-1", general="charles")
    referee = sought(game, "charles")
    assert referee.is_over
    assert referee.result == "perouse"


@rule("napoleon-against-europe retreat.defender.friendly")
def test_a_friendly_zone_with_enemies_is_none() -> None:
    game = bare()
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "raab", "fr-corps-9")
    referee = sought(game, "charles", "salzbourg")
    assert referee.refusal(Go("raab")).rule == "retreat.none"


@rule("napoleon-against-europe retreat.defender.fortress")
def test_a_besieged_fortress_takes_nobody_in() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", general="charles")
    game.sieges = {"salzbourg": 0}
    referee = sought(game, "charles", "munich")
    assert referee.refusal(Go("salzbourg")).rule == "retreat.defender.fortress"


@rule("napoleon-against-europe retreat.defender.fortress")
def test_those_who_go_into_the_fortress_are_sheltered() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", general="charles")
    Referee(game, withdraw(game, COALITION, ["charles"], "salzbourg"))
    assert game.forces["charles"].is_sheltered


@rule("napoleon-against-europe retreat.defender.enemy-control")
def test_an_empty_zone_of_the_enemy_is_a_refuge_and_stays_his() -> None:
    """[d2.retreat.overrun]"""
    game = bare()
    put(game, "ulm", "au-corps-1", general="charles")
    flag(game, "france", "innsbruck")
    referee = sought(game, "charles", "bade")
    assert Go("munich") in referee.options
    assert referee.refusal(Go("innsbruck")).rule == "retreat.none"  # a fortress that is his
    referee.choose(Go("munich"))
    Referee(game, withdraw(game, COALITION, ["charles"], "munich"))
    assert game.forces["charles"].zone == "munich"
    assert "munich" not in game.flags


@rule("napoleon-against-europe retreat.defender.enemy-control")
def test_a_fortress_that_friends_besiege_does_not_close_its_zone() -> None:
    game = bare()
    put(game, "munich", "au-corps-1", general="charles")
    put(game, "ulm", "au-corps-2", general="jean")
    game.sieges = {"ulm": 0}
    referee = sought(game, "charles", "salzbourg", "innsbruck", "nuremberg")
    assert referee.result == "ulm"


@rule("napoleon-against-europe retreat.defender.overrun")
def test_five_to_one_opens_a_zone_and_destroys_whoever_held_it() -> None:
    """[d2.retreat.overrun]"""
    for corps, opens in ((5, True), (4, False)):
        game = bare()
        names = [f"au-corps-{n + 1}" for n in range(corps)]
        head = put(game, "graz", *names, general="charles")
        game.flags = dict.fromkeys(game.printed.zones, "france")
        for zone in ("vienne", "salzbourg", "klagenfurt", "agram"):
            put(game, zone, *[f"fr-elite-{len(game.forces)}", f"fr-corps-{8 + len(game.forces)}"])
        put(game, "raab", "fr-corps-18")
        referee = sought(game, head)
        assert referee.result == ("raab" if opens else "")
        if opens:
            Referee(game, withdraw(game, COALITION, [head], "raab"))
            assert "fr-corps-18" not in game.steps
            assert game.forces[head].zone == "raab"


@rule("napoleon-against-europe retreat.none")
def test_without_a_refuge_the_whole_force_is_destroyed() -> None:
    game = bare(dice=[6, 6, 1, 1, 1, 1])
    flag(game, "france", *[zone for zone in game.printed.zones if zone != "paris"])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    for zone in ("salzbourg", "klagenfurt", "agram", "raab"):
        put(game, zone, f"fr-corps-{8 + len(game.forces)}")
    referee = go_on(fought(game, "graz", EMPIRE, "ney", whence="vienne"))
    assert "retreat.none" in referee.keys
    assert "charles" in game.reserve
    assert not [corps for corps in game.steps if corps.startswith("au-")]


@rule("napoleon-against-europe retreat.none")
def test_an_enemy_fortress_that_nobody_besieges_is_no_refuge() -> None:
    """[d4.retreat.order]"""
    game = bare()
    flag(game, "france", *[zone for zone in game.printed.zones if zone != "paris"])
    put(game, "graz", "au-corps-1", general="charles")
    for zone in ("klagenfurt", "agram", "raab"):
        put(game, zone, "fr-elite-1" if zone == "raab" else f"fr-corps-{8 + len(game.forces)}")
    assert sought(game, "charles", "vienne").result == ""  # Salzburg is a French fortress
    game.empty = frozenset({"salzbourg"})
    assert sought(game, "charles", "vienne").result == "salzbourg"


@rule("napoleon-against-europe retreat.river-loss")
def test_a_river_or_mountains_cost_a_step_or_a_depot() -> None:
    for start, to, cost in (
        ("ulm", "nuremberg", 1),
        ("innsbruck", "milan", 1),
        ("ulm", "munich", 0),
        ("salzbourg", "klagenfurt", 0),
    ):
        game = bare()
        put(game, start, "fr-elite-1", "fr-elite-2", general="ney")
        store(game, start, "depot-france-1")
        referee = Referee(game, pay_crossing(game, EMPIRE, ["ney"], to))
        if cost:
            assert Lose("depot-france-1") in referee.options
            assert Lose("fr-elite-1") in referee.options
            referee.choose(Lose("depot-france-1"))
        assert referee.result == cost


@rule("napoleon-against-europe retreat.river-loss")
def test_depots_retreat_with_the_force_and_are_mobile_then() -> None:
    game = bare()
    put(game, "graz", "au-corps-1", general="charles")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    Referee(game, withdraw(game, COALITION, ["charles"], "raab"))
    assert game.stores["depot-autriche-1"] == "raab"
    assert "depot-autriche-1" not in game.fixed


@rule("napoleon-against-europe depot.fixed.retreat")
def test_depots_behind_the_walls_of_a_fortress_stay_there() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", general="charles")
    store(game, "vienne", "depot-autriche-1", is_fixed=True)
    Referee(game, withdraw(game, COALITION, ["charles"], "raab"))
    assert game.stores["depot-autriche-1"] == "vienne"


@rule("napoleon-against-europe retreat.defender.friendly")
def test_neutral_land_is_no_refuge() -> None:
    game = bare()
    put(game, "erfurt", "au-corps-1", general="charles")
    referee = sought(game, "charles")
    assert referee.refusal(Go("leipzig")).rule == "retreat.none"
    stand(game, saxe="coalition")
    assert sought(game, "charles").result == "leipzig"
