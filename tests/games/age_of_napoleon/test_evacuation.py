"""Retreat by sea: one corps of a beaten Coalition army, once Britannia has been played."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Embark, Land, Pursue, Recover, Retreat
from estafette.games.age_of_napoleon.sides import COALITION
from tests.games.age_of_napoleon.battling import battle, commit_all
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

ATTACKER_WINS = [1, 1, 6, 1]  # a tie that costs nobody, then the second dice
DEFENDER_WINS = [1, 1, 1, 6]
FRIENDS = {"portugal": "cm", "spain": "cm", "sverige": "cm", "danmark": "fa"}


@rule("age-of-napoleon battle.retreat.sea")
def test_one_corps_is_taken_off_and_the_others_go_by_land():
    game = given(
        status=FRIENDS,
        britannia=True,
        moore="galicia",
        hill="galicia",
        soult="galicia",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "galicia", out_of="navarra")
    commit_all(referee)
    assert referee.decision.seat == COALITION
    assert set(referee.options) == {Embark("moore"), Embark("hill"), Pass()}
    referee.choose(Embark("moore"), Land("britain"))

    assert referee.refusal(Embark("hill")).key == "retreat.one-by-sea"
    referee.choose(Retreat("portugal"))
    assert game.where == {"moore": "britain", "hill": "portugal", "soult": "galicia"}


@rule("age-of-napoleon battle.retreat.sea")
def test_nobody_is_taken_off_before_britannia():
    game = given(status=FRIENDS, moore="galicia", soult="galicia", dice=ATTACKER_WINS)

    referee = battle(game, "galicia", out_of="navarra")

    assert referee.decision.key == "retreat.where"
    assert referee.refusal(Embark("moore")).rule == "battle.retreat.sea"


@rule("age-of-napoleon battle.retreat.sea")
def test_the_sea_may_be_left_for_the_land():
    game = given(
        status=FRIENDS, britannia=True, moore="galicia", soult="galicia", dice=ATTACKER_WINS
    )

    referee = battle(game, "galicia", out_of="navarra")
    referee.choose(Pass(), Retreat("portugal"))

    assert game.where["moore"] == "portugal"


@rule("age-of-napoleon battle.retreat.sea")
def test_only_a_corps_of_the_beaten_army_is_taken_off():
    game = given(
        status=FRIENDS,
        britannia=True,
        moore="galicia",
        hill="portugal",
        soult="galicia",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "galicia", out_of="navarra")

    for stranger in ("hill", "soult", "wellington", "galicia"):
        assert referee.refusal(Embark(stranger)).rule == "battle.retreat.sea"


@rule("age-of-napoleon sea.move.french-none")
def test_the_french_are_never_taken_off():
    game = given(
        status=FRIENDS, britannia=True, moore="galicia", soult="galicia", dice=ATTACKER_WINS
    )

    referee = battle(game, "galicia", by="coalition", out_of="portugal")

    assert referee.decision.key == "retreat.where"
    assert referee.refusal(Embark("soult")).rule == "sea.move.french-none"


@rule("age-of-napoleon battle.retreat.sea-detail")
def test_nobody_is_taken_off_from_inland():
    game = given(
        status=FRIENDS, britannia=True, moore="castilla", soult="castilla", dice=ATTACKER_WINS
    )

    referee = battle(game, "castilla", out_of="navarra")

    assert referee.decision.key == "retreat.where"
    assert referee.refusal(Embark("moore")).rule == "battle.retreat.sea-detail"


@rule("age-of-napoleon battle.retreat.sea-detail")
@pytest.mark.parametrize(("in_round", "is_open"), [(4, True), (5, False)])
def test_no_ship_comes_through_the_ice_of_the_baltic(in_round, is_open):
    game = given(
        status=FRIENDS | {"preussen": "cm"},
        in_round=in_round,
        britannia=True,
        moore="ostpreussen",
        ney="ostpreussen",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "ostpreussen", out_of="polen")

    assert (Embark("moore") in referee.options) is is_open
    if not is_open:
        assert referee.refusal(Embark("moore")).rule == "battle.retreat.sea-detail"


@rule("age-of-napoleon battle.retreat.sea-detail")
def test_a_corps_is_landed_in_britain_or_on_a_friendly_coast():
    game = given(
        status=FRIENDS,
        britannia=True,
        in_round=5,
        moore="galicia",
        soult="galicia",
        ney="andalucia",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "galicia", out_of="navarra")
    referee.choose(Embark("moore"))

    assert {Land("britain"), Land("portugal"), Land("valencia")} <= set(referee.options)
    reasons = {
        "danmark": "retreat.not-friendly",
        "andalucia": "retreat.enemy-there",
        "sverige": "retreat.no-port",
        "galicia": "sea.no-coast",
        "moscow": "sea.no-coast",
    }
    for area, key in reasons.items():
        refusal = referee.refusal(Land(area))
        assert (refusal.rule, refusal.key) == ("battle.retreat.sea-detail", key)


@rule("age-of-napoleon battle.retreat.sea-landing", "age-of-napoleon battle.pursuit.no-sea")
def test_who_attacked_from_the_sea_goes_back_to_sea_and_is_not_pursued():  # v.rec.sea-landing
    game = given(
        status=FRIENDS,
        britannia=True,
        hill="danmark",
        frederik="danmark",
        hand={"french": ["mud"]},
        dice=DEFENDER_WINS,
    )

    referee = battle(game, "danmark", by="coalition", landed=["hill"])
    while referee.decision.key.startswith("window."):
        referee.choose(Pass())
    assert referee.decision.key == "retreat.which-coast"
    referee.choose(Land("portugal"))

    assert set(referee.options) == {Recover(), Pass()}
    refusal = referee.refusal(Pursue("frederik", "portugal"))
    assert refusal.rule == "battle.pursuit.no-sea"


@rule("age-of-napoleon battle.retreat.sea-landing")
def test_a_landed_corps_that_gives_up_its_ship_is_captured():
    game = given(
        status=FRIENDS | {"hannover": "cm"},
        britannia=True,
        hill="danmark",
        moore="danmark",
        frederik="danmark",
        dice=DEFENDER_WINS,
    )

    came_from = {"moore": "hannover"}
    referee = battle(game, "danmark", by="coalition", came_from=came_from, landed=["hill"])
    commit_all(referee)
    referee.choose(Pass())

    assert game.prisoners == ["hill"]
    assert game.where["moore"] == "hannover"


@rule("age-of-napoleon battle.retreat.sea-landing")
def test_a_corps_that_landed_and_was_attacked_may_go_by_land():
    game = given(
        status=FRIENDS, britannia=True, hill="galicia", soult="galicia", dice=ATTACKER_WINS
    )

    referee = battle(game, "galicia", came_from={"soult": "navarra"}, landed=["hill"])
    referee.choose(Pass())

    assert Retreat("portugal") in referee.options


@rule("age-of-napoleon ic.retreat-distance", "age-of-napoleon battle.retreat.sea")
def test_insurgents_are_taken_off_no_farther_than_one_area_from_home():
    game = given(
        status=FRIENDS | {"spain": "ic"},
        britannia=True,
        blake="galicia",
        soult="galicia",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "galicia", out_of="navarra")
    referee.choose(Embark("blake"))

    assert {Land("portugal"), Land("valencia")} <= set(referee.options)
    assert referee.refusal(Land("britain")).rule == "ic.retreat-distance"


@rule("age-of-napoleon ic.retreat-prisoner")
def test_insurgents_with_neither_road_nor_coast_are_captured():
    french = ("castilla", "navarra", "cataluna", "valencia", "andalucia", "portugal")
    marshals = ("ney", "suchet", "massena", "victor", "jourdan", "junot")
    game = given(
        status=FRIENDS | {"spain": "ic"},
        britannia=True,
        blake="galicia",
        soult="galicia",
        dice=ATTACKER_WINS,
        **dict(zip(marshals, french, strict=True)),
    )

    referee = battle(game, "galicia", out_of="navarra")

    assert referee.is_over
    assert game.prisoners == ["blake"]
