"""[14.10, 15.3] Who has to go without a defeat, what is left behind, and who has nowhere to go."""

from estafette.games.napoleon_against_europe.actions import Drop, Go
from estafette.games.napoleon_against_europe.depots import (
    cannot_carry,
    cannot_turn,
    lone_fixed,
)
from estafette.games.napoleon_against_europe.fortress import (
    cannot_reactivate,
    cannot_send_in,
    cannot_shelter,
    send_in,
    turn_back,
)
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.retreat import (
    FRIENDLY,
    fall_back,
    go_back,
    kind_of,
    leave_siege,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.position import bare, flag, put, store
from tests.referee import Referee, rule


@rule("napoleon-against-europe siege.lifted.too-few")
@rule("napoleon-against-europe retreat.none")
def test_a_besieger_too_weak_to_stay_who_has_no_refuge_is_destroyed_with_his_depots() -> None:
    game = bare()
    put(game, "gibraltar", "fr-corps-9", general="ney")
    store(game, "gibraltar", "depot-france-1")
    for zone in game.printed.ground.neighbours("gibraltar"):
        put(game, zone, "en-elite-1")
    referee = Referee(game, fall_back(game, "ney"))
    assert referee.result is False
    assert "ney" in game.reserve
    assert "depot-france-1" not in game.stores


@rule("napoleon-against-europe fortress.too-weak")
def test_who_cannot_go_back_whence_he_came_seeks_another_refuge() -> None:
    game = bare()
    put(game, "graz", "fr-corps-9", general="ney")
    put(game, "klagenfurt", "au-corps-1")
    referee = Referee(game, go_back(game, "ney", "klagenfurt"))
    while not referee.is_over:
        assert Go("klagenfurt") not in referee.options
        referee.choose(referee.options[0])
    assert game.forces["ney"].zone not in ("graz", "klagenfurt")
    game = bare()
    put(game, "graz", "fr-corps-9", general="ney")
    Referee(game, go_back(game, "ney", "klagenfurt"))
    assert game.forces["ney"].zone == "klagenfurt"


@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_fixed_depot_beside_troops_or_behind_walls_is_not_alone() -> None:
    game = bare()
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    assert lone_fixed(game, "graz", COALITION) == ["depot-autriche-1"]
    put(game, "graz", "au-corps-1")
    assert not lone_fixed(game, "graz", COALITION)
    store(game, "vienne", "depot-autriche-2", is_fixed=True)
    assert not lone_fixed(game, "vienne", COALITION)


@rule("napoleon-against-europe depot.moved-by")
def test_a_depot_elsewhere_or_of_the_enemy_is_neither_carried_nor_turned() -> None:
    game = bare()
    put(game, "munich", "fr-corps-9", general="ney")
    store(game, "ulm", "depot-france-1")
    store(game, "munich", "depot-autriche-1")
    for depot in ("depot-france-1", "depot-autriche-1"):
        for refusal in (cannot_carry(game, "ney", depot), cannot_turn(game, "ney", depot)):
            assert refusal is not None
            assert refusal.rule == "depot.moved-by"


@rule("napoleon-against-europe retreat.defender.fortress")
@rule("napoleon-against-europe fortress.defender-options")
@rule("napoleon-against-europe fortress.defender-split")
def test_nobody_enters_a_besieged_fortress_and_who_is_sent_in_joins_those_inside() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True)
    put(game, "salzbourg", "au-corps-2", "au-corps-3", general="charles")
    assert cannot_shelter(game, "charles") is None
    assert cannot_send_in(game, "salzbourg", Drop("au-corps-2")) is None
    send_in(game, "salzbourg", "au-corps-2")
    assert set(game.forces["jean"].corps) == {"au-corps-1", "au-corps-2"}
    game.sieges = {"salzbourg": 0}
    refusal = cannot_shelter(game, "charles")
    assert refusal is not None
    assert refusal.rule == "retreat.defender.fortress"
    put(game, "graz", "au-corps-4", "au-corps-5", general="mack")
    refusal = cannot_send_in(game, "graz", Drop("au-corps-4"))
    assert refusal is not None
    assert refusal.key == "fortress.none-of-yours"


@rule("napoleon-against-europe fortress.reactivate")
def test_only_an_empty_fortress_in_ones_own_hands_is_made_active() -> None:
    game = bare()
    put(game, "ulm", "fr-corps-9", general="ney")
    refusal = cannot_reactivate(game, "ney")
    assert refusal is not None
    assert refusal.key == "fortress.none-empty"
    game.empty = frozenset(["ulm"])
    assert cannot_reactivate(game, "ney") is None
    flag(game, "autriche", "ulm")
    assert cannot_reactivate(game, "ney") is not None


@rule("napoleon-against-europe fortress.defender-split")
def test_a_general_does_not_go_into_a_fortress_without_troops() -> None:
    game = bare()
    army = {"general": "charles", "army": "armee-d-allemagne", "subordinates": ["jean"]}
    put(game, "salzbourg", "au-corps-1", "au-corps-2", **army)
    refusal = cannot_send_in(game, "salzbourg", Drop("jean"))
    assert refusal is not None
    assert cannot_send_in(game, "salzbourg", Drop("au-corps-1")) is None


@rule("napoleon-against-europe siege.lifted.too-few")
def test_of_two_friendly_zones_a_besieger_who_gives_up_takes_the_one_in_supply() -> None:
    game = bare()
    flag(game, "france", "munich", "klagenfurt")
    put(game, "salzbourg", "fr-corps-9", general="ney")
    assert Referee(game, leave_siege(game, "ney")).is_over
    assert game.forces["ney"].zone == "munich"
    game = bare()
    flag(game, "france", "munich", "klagenfurt")
    put(game, "salzbourg", "fr-corps-9", general="ney")
    assert {Go("munich"), Go("klagenfurt")} <= set(Referee(game, fall_back(game, "ney")).options)


@rule("napoleon-against-europe retreat.defender.friendly")
def test_open_country_is_as_good_a_refuge_as_a_friendly_zone_even_in_enemy_land() -> None:
    game = bare()
    head = put(game, "smolensk", "fr-corps-9", general="ney")
    land = [zone for zone in game.printed.open if controller(game, zone) is COALITION]
    assert land
    assert {kind_of(game, EMPIRE, [head], zone) for zone in land} == {FRIENDLY}
    put(game, land[0], "ru-corps-1")
    assert kind_of(game, EMPIRE, [head], land[0]) != FRIENDLY


@rule("napoleon-against-europe fortress.too-weak")
def test_a_force_too_weak_to_besiege_goes_back_whence_it_came_and_nowhere_else() -> None:
    game = bare()
    flag(game, "france", "munich", "klagenfurt")
    put(game, "salzbourg", "fr-corps-9", reduced=["fr-corps-9"])
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.strays = {"salzbourg": "klagenfurt"}
    assert Referee(game, turn_back(game)).is_over
    assert game.forces["fr-corps-9"].zone == "klagenfurt"
    assert not game.forces["au-corps-1"].is_sheltered
