"""[card.play-phases] The Coalition's cards of the activation phase: effect, hindrance, end."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import attrition
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Hasten,
    PlayCard,
    Restore,
    Take,
)
from estafette.games.napoleon_against_europe.activation import activate, operate
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.march import march_on
from estafette.games.napoleon_against_europe.powers import active_fortress
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.coalition_campaigns import given, options, the_campaign
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import flag, put, stand, store
from tests.referee import Referee, rule

ROUND = Moment.ROUND


def activated(game: Game, piece: str) -> Referee:
    referee = Referee(game, activate(game))
    referee.choose(Activate(piece))
    return go_on(referee)


# Campaigns.


@rule(
    "napoleon-against-europe card.c.campagne-majeure",
    "napoleon-against-europe card.c.campagne-majeure.proposal",
)
def test_a_major_campaign_sends_three_forces_that_may_fight_together() -> None:
    game = given("4C")
    put(game, "vienne", "au-corps-1", general="bellegarde")
    played(game, "4C", ROUND)
    assert (the_campaign(game).left, the_campaign(game).is_together) == (3, True)
    assert Activate("bellegarde") in options(game)
    assert game.points == 0
    assert game.printed.cards["4C"].value == 3


def allies(*cards: str) -> Game:
    game = given(*cards)
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "budapest", "au-corps-2")
    put(game, "moscou", "ru-corps-1")
    return game


@rule("napoleon-against-europe card.c.marche-concentrique")
def test_a_converging_march_sends_four_forces_of_two_nations() -> None:
    game = allies("39C")
    played(game, "39C", ROUND)
    assert (the_campaign(game).left, the_campaign(game).is_together) == (4, True)
    activated(game, "charles")
    game.march = None
    refusal = Referee(game, activate(game)).refusal(Activate("au-corps-2"))
    assert refusal.rule == "card.c.marche-concentrique"
    activated(game, "ru-corps-1")
    game.march = None
    assert Activate("au-corps-2") in options(game)


@rule("napoleon-against-europe card.c.marche-concentrique")
def test_a_march_of_one_nation_does_not_converge() -> None:
    game = given("39C")
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "moscou", "ru-corps-1", is_sheltered=True)
    assert refused(game, "39C", ROUND) == "card.c.marche-concentrique"


@rule("napoleon-against-europe card.c.marschall-vorwarts")
def test_marshal_forward_marches_without_points_and_without_a_test() -> None:
    game = given("35C", dice=(6, 6))
    stand(game, prusse="coalition")
    put(game, "berlin", "pr-corps-1", general="blucher")
    put(game, "vienne", "au-corps-1", general="charles")
    played(game, "35C", ROUND)
    assert Activate("charles") not in options(game)
    activated(game, "blucher")
    referee = Referee(game, march_on(game))
    referee.choose(Hasten(2))
    go_on(referee)
    assert game.march is not None
    assert game.march.asked == 2
    assert not attrition.is_due(game, game.march)
    assert game.points == 0


@rule("napoleon-against-europe card.c.marschall-vorwarts")
def test_without_blucher_nobody_goes_forward() -> None:
    game = given("35C")
    put(game, "berlin", "pr-corps-1", general="yorck")
    assert refused(game, "35C", ROUND) == "card.c.marschall-vorwarts"


# Winter.


@rule("napoleon-against-europe card.c.campagne-d-hiver")
def test_a_winter_campaign_adds_a_seventh_round() -> None:
    game = given("16C")
    game.round = 6
    played(game, "16C", ROUND)
    rounds.end_round(game)
    assert (game.round, rounds.are_rounds_over(game)) == (7, False)
    assert game.is_winter
    rounds.end_round(game)
    assert rounds.are_rounds_over(game)
    rounds.end_year(game)
    assert not game.is_winter_campaign
    assert game.printed.cards["16C"].value == 3


@rule("napoleon-against-europe card.c.campagne-d-hiver")
@pytest.mark.parametrize(("number", "clause"), [(5, "card.c.campagne-d-hiver"), (6, "")])
def test_a_winter_campaign_is_decided_in_the_sixth_round(number: int, clause: str) -> None:
    game = given("16C")
    game.round = number
    assert refused(game, "16C", ROUND) == clause


def moscow(*cards: str, dice: tuple[int, ...] = ()) -> Game:
    """Winter; French at Smolensk and Vilna, and at Berlin."""
    game = given(*cards, dice=dice)
    game.round = 6
    put(game, "smolensk", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "vilna", "corps-baviere")
    put(game, "berlin", "fr-elite-4")
    return game


@rule("napoleon-against-europe card.c.general-hiver")
def test_general_winter_tests_every_force_in_russia() -> None:
    game = moscow("49C", dice=(1, 1))
    referee = played(game, "49C", ROUND)
    go_on(referee)
    tested = [told.facts for told in referee.told if told.key == "attrition.rolled"]
    assert {facts["force"] for facts in tested} == {"ney", "corps-baviere"}
    assert all("attrition.winter" in dict(facts["tally"]) for facts in tested)


@rule("napoleon-against-europe card.c.general-hiver")
@pytest.mark.parametrize(("number", "zone"), [(5, "smolensk"), (6, "berlin")])
def test_general_winter_comes_in_winter_and_to_the_east(number: int, zone: str) -> None:
    game = given("49C")
    game.round = number
    put(game, zone, "fr-elite-1")
    assert refused(game, "49C", ROUND) == "card.c.general-hiver"


@rule("napoleon-against-europe card.c.general-hiver")
def test_general_winter_comes_to_poland_once_there_is_one() -> None:
    game = given("49C")
    game.round = 6
    put(game, "varsovie", "fr-elite-1")
    assert refused(game, "49C", ROUND) == "card.c.general-hiver"
    game.owner = {**game.owner, game.printed.province_of["varsovie"]: "pologne"}
    assert refused(game, "49C", ROUND) == ""


@rule(
    "napoleon-against-europe card.c.terre-brulee",
    "napoleon-against-europe card.c.terre-brulee.proposal",
)
def test_scorched_earth_makes_russia_poor_to_the_end_of_the_year() -> None:
    game = moscow("40C")
    game.events = {"2C": 1805}
    assert not attrition.is_poor(game, EMPIRE, "smolensk")
    played(game, "40C", ROUND)
    assert attrition.is_poor(game, EMPIRE, "smolensk")
    assert not attrition.is_poor(game, COALITION, "smolensk")
    assert not attrition.is_poor(game, EMPIRE, "berlin")
    store(game, "smolensk", "depot-france-1")
    ordeal = attrition.ordeal_of(game, game.forces["ney"], {"forced": 1})
    refusal = attrition.cannot_spend(game, ordeal, Take("depot-france-1"))
    assert refusal is not None
    assert refusal.rule == "card.c.terre-brulee.proposal"
    rounds.end_year(game)
    assert not attrition.is_poor(game, EMPIRE, "smolensk")


@rule("napoleon-against-europe card.c.terre-brulee")
def test_the_earth_is_scorched_only_after_holy_russia() -> None:
    """[d2.terre-brulee]"""
    assert refused(moscow("40C"), "40C", ROUND) == "card.c.terre-brulee"


# Cossacks.


def cossacks(zone: str, *, dice: tuple[int, ...] = ()) -> Game:
    """Russians at Smolensk; French at some zone, with a depot."""
    game = given("12C", dice=dice)
    put(game, "smolensk", "ru-corps-1")
    put(game, zone, "fr-elite-1", "fr-elite-2", general="ney")
    store(game, zone, "depot-france-1")
    return game


@rule("napoleon-against-europe card.c.cosaques")
@pytest.mark.parametrize(
    ("zone", "clause"),
    [("vitebsk", ""), ("vilna", ""), ("kovno", "card.c.cosaques"), ("berlin", "card.c.cosaques")],
)
def test_cossacks_burn_a_depot_within_two_zones(zone: str, clause: str) -> None:
    game = cossacks(zone)
    assert refused(game, "12C", ROUND) == clause
    if not clause:
        played(game, "12C", ROUND)
        assert "depot-france-1" in game.resting
        assert not game.stores


@rule("napoleon-against-europe card.c.cosaques")
def test_cossacks_spare_their_own_depots_and_need_russians() -> None:
    game = cossacks("berlin")
    store(game, "smolensk", "depot-russie-1")
    assert refused(game, "12C", ROUND) == "card.c.cosaques"
    game = given("12C")
    put(game, "smolensk", "au-corps-1")
    put(game, "vitebsk", "fr-elite-1")
    store(game, "vitebsk", "depot-france-1")
    assert refused(game, "12C", ROUND) == "card.c.cosaques"


@rule("napoleon-against-europe card.c.cosaques")
@pytest.mark.parametrize("card", [True, False])
def test_cossacks_make_an_attrition_test_harder(card: bool) -> None:
    game = cossacks("vitebsk", dice=(1,))
    game.stores.clear()
    referee = Referee(game, attrition.test(game, "ney", forced=1, crossed=["vitebsk"]))
    assert referee.decision.key == "window.enemy-attrition"
    referee.choose(PlayCard("12C") if card else Pass())
    go_on(referee)
    assert (("12C", 2) in referee.fact("attrition.rolled")["tally"]) is card


@rule("napoleon-against-europe card.c.cosaques")
def test_far_from_the_russians_there_are_no_cossacks() -> None:
    game = cossacks("berlin", dice=(1,))
    game.stores.clear()
    referee = go_on(Referee(game, attrition.test(game, "ney", forced=1, crossed=["berlin"])))
    assert "12C" in game.hands[COALITION]
    assert "attrition.rolled" in referee.keys


# Mud.


@rule("napoleon-against-europe card.c.terrain-detrempe")
@pytest.mark.parametrize("card", [True, False])
def test_on_sodden_ground_an_empire_force_has_a_point_less(card: bool) -> None:
    game = given("25C")
    game.active = EMPIRE
    put(game, "berlin", "fr-elite-1", general="ney")
    operate(game, EMPIRE, 3)
    referee = Referee(game, activate(game))
    referee.choose(Activate("ney"))
    assert referee.decision.key == "window.enemy-activated"
    referee.choose(PlayCard("25C") if card else Pass())
    assert game.march is not None
    assert game.march.points == 4 - card


# Spain and Portugal.


@rule("napoleon-against-europe card.c.torres-vedras")
@pytest.mark.parametrize("moment", [Moment.BUDGET, ROUND])
def test_the_lines_of_torres_vedras_make_lisbon_a_citadel(moment: Moment) -> None:
    game = given("33C")
    assert active_fortress(game, "lisbonne") == 1
    played(game, "33C", moment)
    assert active_fortress(game, "lisbonne") == 2
    rounds.end_year(game)
    assert active_fortress(game, "lisbonne") == 2


@rule("napoleon-against-europe card.c.torres-vedras")
def test_who_has_lost_lisbon_cannot_fortify_it() -> None:
    game = given("33C")
    flag(game, "france", "lisbonne")
    assert refused(game, "33C", ROUND) == "card.c.torres-vedras"


def guerrilla_war(zone: str, *, dice: tuple[int, ...] = ()) -> Game:
    game = given("34C", dice=dice)
    stand(game, espagne="coalition")
    game.events = {"22C": 1808}
    put(game, zone, "fr-elite-1", "fr-elite-2", general="soult")
    return game


@rule("napoleon-against-europe card.c.guerilla")
@pytest.mark.parametrize("zone", ["burgos", "porto"])
def test_guerrillas_wear_down_a_force_in_the_peninsula(zone: str) -> None:
    game = guerrilla_war(zone, dice=(6, 6))
    referee = go_on(played(game, "34C", ROUND))
    assert ("34C", 2) in referee.fact("attrition.rolled")["tally"]
    assert referee.fact("attrition.rolled")["force"] == "soult"


@rule("napoleon-against-europe card.c.guerilla")
def test_guerrillas_fight_in_the_war_of_liberation_and_at_home() -> None:
    assert refused(guerrilla_war("berlin"), "34C", ROUND) == "card.c.guerilla"
    game = guerrilla_war("burgos")
    game.events = {}
    assert refused(game, "34C", ROUND) == "card.c.guerilla"


# The Vienna Declaration.


@rule("napoleon-against-europe card.c.declaration-de-vienne")
def test_each_power_restores_a_unit_and_there_is_a_point_besides() -> None:
    game = given("54C")
    stand(game, prusse=None)
    put(game, "vienne", "au-corps-1", reduced=["au-corps-1"])
    put(game, "moscou", "ru-corps-1", reduced=["ru-corps-1"])
    put(game, "munich", "au-corps-3", reduced=["au-corps-3"])
    put(game, "berlin", "pr-corps-1", reduced=["pr-corps-1"])
    referee = played(game, "54C", ROUND)
    referee.choose(Restore("au-corps-1"), Restore("ru-corps-1"))
    assert referee.is_over
    assert (game.steps["au-corps-1"], game.steps["ru-corps-1"]) == (2, 2)
    assert (game.steps["au-corps-3"], game.steps["pr-corps-1"]) == (1, 1)
    assert game.points == 1


@rule("napoleon-against-europe card.c.declaration-de-vienne")
def test_an_army_in_supply_has_its_unit_restored_abroad_and_one_only() -> None:
    game = given("54C")
    reduced = ["au-corps-1", "au-corps-2"]
    led = {"general": "charles", "army": "armee-d-allemagne"}
    put(game, "munich", *reduced, reduced=reduced, **led)
    flag(game, "autriche", "munich")
    referee = played(game, "54C", ROUND)
    assert set(referee.options) == {*[Restore(each) for each in reduced], Pass()}
    referee.choose(Restore("au-corps-2"))
    assert referee.is_over
    assert game.steps["au-corps-1"] == 1
