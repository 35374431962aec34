"""Retreat by land, and capture where there is no way."""

import pytest

from estafette.games.age_of_napoleon.actions import Retreat
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battle, commit, commit_all
from tests.games.age_of_napoleon.campaigning import march
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

ATTACKER_WINS = [1, 1, 6, 1]  # a tie that costs nobody, then the second dice
DEFENDER_WINS = [1, 1, 1, 6]
RISEN = {"spain": "ic", "portugal": "cm"}


@rule("age-of-napoleon battle.retreat.loser", "age-of-napoleon battle.retreat.attacker-path")
def test_a_beaten_attacker_goes_back_where_it_came_from():  # v.rec.retreat-attacker
    game = given(napoleon="bayern", karl="bayern", dice=DEFENDER_WINS)

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert referee.is_over
    assert game.where == {"napoleon": "wurttemberg", "karl": "bayern"}


@rule("age-of-napoleon battle.retreat.attacker-path")
def test_beaten_interceptors_go_back_where_they_started():
    game = given(davout="bayern", ney="bayern", karl="bayern", dice=DEFENDER_WINS)

    referee = battle(game, "bayern", came_from={"davout": "wurttemberg", "ney": "westfalen"})
    commit_all(referee)

    assert game.where == {"davout": "wurttemberg", "ney": "westfalen", "karl": "bayern"}


@rule("age-of-napoleon battle.retreat.attacker-path")
def test_a_beaten_attacker_goes_back_to_the_neutral_capital_it_held():
    status = {"preussen": "nc", "sachsen": None, "westfalen": "cm"}
    game = given(status=status, davout="westfalen", karl="westfalen", dice=DEFENDER_WINS)

    battle(game, "westfalen", out_of="brandenburg")

    assert game.where["davout"] == "brandenburg"
    assert game.status["preussen"] == "nc"


@rule("age-of-napoleon battle.retreat.impossible")
def test_an_attacker_whose_way_back_is_taken_is_captured():
    game = given(davout="bayern", karl="bayern", mack="wurttemberg", dice=DEFENDER_WINS)

    battle(game, "bayern", out_of="wurttemberg")

    assert game.prisoners == ["davout"]


@rule("age-of-napoleon battle.retreat.attacker-standing")
def test_an_attacker_who_stood_there_retreats_like_a_defender():  # v.rec.violation-attacker
    status = {"preussen": "cm"}
    game = given(status=status, davout="sachsen", hohenlohe="sachsen", dice=DEFENDER_WINS)

    referee = battle(game, "sachsen")

    assert Retreat("westfalen") in referee.options
    referee.choose(Retreat("bayern"))
    assert game.where["davout"] == "bayern"


@rule("age-of-napoleon battle.retreat.attacker-standing")
def test_of_an_attacking_army_only_those_who_marched_in_go_back():
    game = given(
        status={"preussen": "cm"},
        davout="sachsen",
        ney="sachsen",
        blucher="sachsen",
        dice=DEFENDER_WINS,
    )

    came_from = {"ney": "westfalen", "blucher": "schlesien"}
    referee = battle(game, "sachsen", came_from=came_from)
    commit_all(referee)
    assert game.where["ney"] == "westfalen"
    assert referee.refusal(Retreat("schlesien")).key == "retreat.towards-enemy"
    referee.choose(Retreat("bayern"))

    assert game.where["davout"] == "bayern"


@rule("age-of-napoleon battle.retreat.defender-path", "age-of-napoleon battle.retreat.uncommitted")
def test_a_beaten_defender_goes_as_one_body():  # v.rec.retreat-defender
    army = ("karl", "johann", "mack", "hiller", "ferdinand")
    game = given(**dict.fromkeys(army, "osterreich"), napoleon="osterreich", dice=[1, 1, 6, 1])

    referee = battle(game, "osterreich", out_of="bayern")
    commit(referee, "karl", "johann", "mack")

    assert referee.decision.seat == COALITION
    open_ways = {"bohmen", "tirol", "dalmatien", "banat"}
    assert set(referee.options) == {Retreat(area) for area in open_ways}
    assert referee.refusal(Retreat("bayern")).key == "retreat.towards-enemy"
    referee.choose(Retreat("banat"))
    assert {game.where[corps] for corps in army} == {"banat"}


@rule("age-of-napoleon battle.retreat.defender-path")
def test_a_beaten_defender_does_not_go_where_enemies_stand():
    game = given(karl="osterreich", davout="osterreich", ney="bohmen", dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")

    refusal = referee.refusal(Retreat("bohmen"))
    assert (refusal.rule, refusal.key) == ("battle.retreat.defender-path", "retreat.enemy-there")


@rule("age-of-napoleon battle.retreat.defender-path")
def test_a_beaten_defender_goes_no_farther_than_the_next_area():
    game = given(karl="osterreich", davout="osterreich", dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")

    for far in ("galizien", "osterreich", "napoleon"):
        refusal = referee.refusal(Retreat(far))
        assert refusal.rule == "battle.retreat.defender-path"
        assert refusal.key == "retreat.not-adjacent"


@rule("age-of-napoleon battle.retreat.defender-path")
def test_a_beaten_defender_violates_no_neutrality():
    status = {"preussen": "nc", "schweiz": "nc", "sachsen": None}
    game = given(status=status, karl="tirol", davout="tirol", dice=ATTACKER_WINS)

    referee = battle(game, "tirol", out_of="bayern")

    assert referee.refusal(Retreat("schweiz")).key == "retreat.neutral"


@rule("age-of-napoleon battle.retreat.defender-path")
def test_a_neutral_major_is_open_but_for_its_capital():
    status = {"preussen": "nc", "sachsen": None, "westfalen": "cm"}
    game = given(status=status, davout="westfalen", karl="westfalen", dice=ATTACKER_WINS)

    referee = battle(game, "westfalen", out_of="rhenanie")

    assert Retreat("sachsen") in referee.options
    assert referee.refusal(Retreat("brandenburg")).key == "retreat.neutral"


@rule("age-of-napoleon battle.retreat.impossible")
def test_a_beaten_army_without_a_way_is_captured():  # v.bat.retreat-blocked
    game = given(
        status={"napoli": "cm"},
        damas="napoli",
        hill="napoli",
        massena="napoli",
        st_cyr="stato-della-chiesa",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "napoli", out_of="stato-della-chiesa")
    commit_all(referee)

    assert referee.is_over
    assert sorted(game.prisoners) == ["damas", "hill"]
    assert game.exhausted == {"massena"}


@rule("age-of-napoleon march-attrition.trigger.mountain")
def test_a_retreat_into_the_mountains_is_checked():  # v.mar.retreat-mountain
    army = dict.fromkeys(("karl", "johann", "hiller", "kienmayer"), "bayern")
    game = given(**army, davout="bayern", in_round=3, dice=[*ATTACKER_WINS, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    referee.choose(Retreat("tirol"))

    assert referee.fact("attrition.march") == {
        "side": COALITION,
        "corps": 4,
        "die": 1,
        "lost": 1,
        "good": False,
    }
    assert referee.decision.key == "attrition.which-corps"


@rule("age-of-napoleon march-attrition.trigger.winter")
def test_a_retreat_in_winter_is_checked_and_on_easy_ground_in_summer_is_not():
    army = ("karl", "johann", "hiller")
    for in_round, checks in ((4, 0), (5, 1)):
        game = given(
            in_round=in_round,
            **dict.fromkeys(army, "osterreich"),
            davout="osterreich",
            dice=[*ATTACKER_WINS, 6],
        )
        referee = battle(game, "osterreich", out_of="bayern")
        commit_all(referee)
        referee.choose(Retreat("bohmen"))

        assert referee.keys.count("attrition.march") == checks


@rule("age-of-napoleon invasion.trigger")
def test_the_french_who_retreat_into_russia_invade_it():
    game = given(status={"russia": "cm"}, davout="polen", kutusov="polen", dice=ATTACKER_WINS)

    referee = battle(game, "polen", by="coalition", out_of="galizien")
    referee.choose(Retreat("volhynia"))

    assert game.invaded


@rule("age-of-napoleon invasion.trigger")
def test_russians_who_retreat_into_their_own_country_do_not_invade_it():
    game = given(status={"russia": "cm"}, davout="polen", kutusov="polen", dice=ATTACKER_WINS)

    referee = battle(game, "polen", out_of="schlesien")
    referee.choose(Retreat("volhynia"))

    assert not game.invaded


@rule("age-of-napoleon ic.retreat-distance")
def test_insurgents_retreat_one_area_out_of_their_country():  # v.ic.retreat
    game = given(
        status=RISEN,
        blake="galicia",
        soult="galicia",
        ney="castilla",
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "galicia", out_of="navarra")

    assert referee.is_over
    assert game.where["blake"] == "portugal"


@rule("age-of-napoleon battle.retreat.impossible")
def test_insurgents_with_no_way_are_captured():  # v.ic.retreat
    game = given(
        status=RISEN,
        blake="galicia",
        soult="galicia",
        ney="castilla",
        junot="portugal",
        dice=ATTACKER_WINS,
    )

    battle(game, "galicia", out_of="navarra")

    assert game.prisoners == ["blake"]


@rule("age-of-napoleon ic.retreat-distance")
def test_insurgents_do_not_retreat_two_areas_from_their_country():
    game = given(status=RISEN, blake="provence", soult="provence", dice=ATTACKER_WINS)

    referee = battle(game, "provence", by="french", out_of="bourgogne")

    assert set(referee.options) == {Retreat("aquitaine"), Retreat("cataluna")}
    assert referee.refusal(Retreat("italia")).rule == "ic.retreat-distance"


@rule("age-of-napoleon ic.retreat-prisoner")
@pytest.mark.parametrize("friend", [None, "moore"])
def test_insurgents_who_would_have_to_go_farther_are_captured(friend):
    game = given(
        status=RISEN | {"italia": "cm"},
        blake="provence",
        soult="provence",
        ney="aquitaine",
        massena="cataluna",
        dice=ATTACKER_WINS,
        **({friend: "provence"} if friend else {}),
    )

    referee = battle(game, "provence", out_of="cataluna")
    commit_all(referee)
    if friend:
        referee.choose(Retreat("italia"))

    assert referee.is_over
    assert game.prisoners == ["blake"]
    assert "blake" not in game.where
    assert game.where.get("moore") == ("italia" if friend else None)


@rule("age-of-napoleon movement.no-coexistence")
def test_after_a_march_and_its_battle_one_side_is_left():
    game = given(status={"austria": "cm"}, davout="wurttemberg", karl="bayern", dice=DEFENDER_WINS)
    march(game, "davout", "bayern")

    clash = game.clashes[0]
    battle(game, "bayern", came_from=clash.came_from)

    assert game.armies(FRENCH) == {"wurttemberg": ["davout"]}
    assert game.armies(COALITION) == {"bayern": ["karl"]}
