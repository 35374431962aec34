"""[card.play-phases] The Coalition's cards of the budget phase: effect, hindrance, end."""

import pytest

from estafette.games.napoleon_against_europe import budget
from estafette.games.napoleon_against_europe.actions import Go
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    ENGLAND,
    PRUSSIA,
    RUSSIA,
    SPAIN,
)
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.transfers import ceiling
from tests.games.napoleon_against_europe.budgeting import opened
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import rule

BUDGET, ROUND = Moment.BUDGET, Moment.ROUND


def purse(*cards: str) -> Game:
    """The budgets have begun; Spain is with the Empire, Prussia and Turkey are neutral."""
    game = bare()
    stand(game, espagne="empire", prusse=None, turquie=None)
    opened(game, ENGLAND)
    deal(game, coalition=cards)
    return game


# Gold.


@rule(
    "napoleon-against-europe card.c.galions-espagnols",
    "napoleon-against-europe card.c.galions-espagnols.proposal",
)
def test_the_galleons_are_taken_from_spain_and_enrich_england() -> None:
    game = purse("6C")
    english = game.resources[ENGLAND]
    assert game.resources[SPAIN] > 0
    played(game, "6C", BUDGET)
    assert game.resources[SPAIN] == 0
    assert game.resources[ENGLAND] == english + 4
    assert game.escalation == 1
    assert "6C" in game.removed
    assert game.printed.cards["6C"].value == 2


@rule("napoleon-against-europe card.c.galions-espagnols.proposal")
@pytest.mark.parametrize("side", ["coalition", None])
def test_the_galleons_of_a_spain_that_is_no_enemy_are_safe(side: str | None) -> None:
    game = purse("6C")
    stand(game, espagne=side)
    assert refused(game, "6C", BUDGET) == "card.c.galions-espagnols.proposal"


@rule("napoleon-against-europe card.c.city", "napoleon-against-europe card.c.city.proposal")
def test_the_city_gives_england_four_points_that_it_can_spend_at_once() -> None:
    game = purse("7C")
    before = game.resources[ENGLAND]
    played(game, "7C", BUDGET)
    assert game.resources[ENGLAND] == before + 8
    assert game.printed.cards["7C"].value == 3


@rule(
    "napoleon-against-europe card.c.rothschild",
    "napoleon-against-europe card.c.rothschild.proposal",
)
def test_rothschild_draws_two_cards_that_may_be_played_at_once() -> None:
    game = purse("8C")
    game.decks[COALITION].pile[:] = ["7C", "4C"]
    played(game, "8C", BUDGET)
    assert set(game.hands[COALITION]) == {"7C", "4C"}
    before = game.resources[ENGLAND]
    played(game, "7C", BUDGET)
    assert game.resources[ENGLAND] == before + 8


@rule("napoleon-against-europe card.c.william-pitt")
def test_pitts_gold_doubles_what_allies_may_receive_in_this_budget() -> None:
    game = purse("19C")
    before, most = game.resources[ENGLAND], ceiling(game, RUSSIA)
    played(game, "19C", BUDGET)
    assert game.resources[ENGLAND] == before + 6
    assert (most, ceiling(game, RUSSIA)) == (8, 16)
    budget.close(game)
    assert ceiling(game, RUSSIA) == most


@rule("napoleon-against-europe card.c.subsides-anglais")
def test_english_subsidies_give_two_to_every_other_power() -> None:
    game = purse("48C")
    before = dict(game.resources)
    played(game, "48C", BUDGET)
    gained = {power: game.resources[power] - before[power] for power in before}
    assert {power for power, points in gained.items() if points == 4} == {AUSTRIA, RUSSIA}
    assert set(gained.values()) == {0, 4}


@rule("napoleon-against-europe card.c.subsides-anglais")
def test_without_another_power_there_is_nobody_to_subsidise() -> None:
    game = purse("48C")
    stand(game, autriche=None, russie=None)
    assert refused(game, "48C", BUDGET) == "card.c.subsides-anglais"


# The Landwehr.


@rule("napoleon-against-europe card.c.landwehr", "napoleon-against-europe card.c.landwehr.proposal")
def test_the_landwehr_may_be_built_and_who_is_at_war_has_one_free() -> None:
    game = purse("46C")
    referee = played(game, "46C", BUDGET)
    assert referee.decision.facts == {"piece": "au-landwehr-1"}
    before = game.resources[AUSTRIA]
    referee.choose(Go("vienne"))
    assert referee.is_over
    assert game.steps["au-landwehr-1"] == 1
    assert game.resources[AUSTRIA] == before
    prussian = {"pr-landwehr-1", "pr-landwehr-2", "pr-landwehr-3"}
    assert {"au-landwehr-2"} | prussian <= game.reserve
    assert not prussian & game.steps.keys()


@rule("napoleon-against-europe card.c.landwehr.proposal")
def test_prussia_in_the_coalition_has_a_full_landwehr_free() -> None:
    game = purse("46C")
    stand(game, prusse="coalition")
    referee = played(game, "46C", BUDGET)
    referee.choose(Go("vienne"), Go("berlin"))
    assert game.steps["pr-landwehr-1"] == 2
    assert "au-grenadiers" not in game.reserve


@rule("napoleon-against-europe card.c.landwehr.proposal")
def test_a_landwehr_that_waits_in_the_reserve_is_built_free_as_well() -> None:
    game = purse("46C")
    stand(game, prusse="coalition")
    landwehr = [each.id for each in game.printed.corps.values() if each.landwehr]
    game.lost |= {each for each in landwehr if each != "pr-landwehr-2"}
    game.reserve |= {"pr-landwehr-2"}
    referee = played(game, "46C", BUDGET)
    referee.choose(Go("berlin"))
    assert game.steps["pr-landwehr-2"] == 2


@rule("napoleon-against-europe card.c.landwehr.proposal")
def test_when_all_are_called_up_there_is_no_more_landwehr() -> None:
    game = purse("46C")
    for corps in game.printed.corps.values():
        if corps.landwehr and corps.nation in (AUSTRIA, PRUSSIA):
            game.lost |= {corps.id}
    assert refused(game, "46C", BUDGET) == "card.c.landwehr.proposal"


# Special units.

UNITS = [
    ("36C", "kgl", "card.c.king-s-german-legion"),
    ("37C", "uxbridge", "card.c.uxbridge"),
    ("38C", "chevaliers-gardes", "card.c.chevaliers-gardes"),
]
ARMIES = {
    "36C": ("londres", "en-elite-1", "wellington", "armee-de-la-peninsule"),
    "37C": ("londres", "en-elite-1", "wellington", "armee-de-la-peninsule"),
    "38C": ("moscou", "ru-corps-1", "koutouzov", "1re-armee"),
}


@rule(
    "napoleon-against-europe card.c.king-s-german-legion",
    "napoleon-against-europe card.c.uxbridge",
    "napoleon-against-europe card.c.chevaliers-gardes",
)
@pytest.mark.parametrize(("card", "unit", "clause"), UNITS)
@pytest.mark.parametrize("moment", [BUDGET, ROUND])
def test_a_special_unit_joins_an_army_of_its_country(
    card: str, unit: str, clause: str, moment: Moment
) -> None:
    game = purse(card)
    zone, corps, general, army = ARMIES[card]
    put(game, zone, corps, general=general, army=army)
    played(game, card, moment)
    assert game.forces[army].specials == (unit,)
    assert card in game.removed


@rule(
    "napoleon-against-europe card.c.king-s-german-legion",
    "napoleon-against-europe card.c.uxbridge",
    "napoleon-against-europe card.c.chevaliers-gardes",
)
@pytest.mark.parametrize(("card", "unit", "clause"), UNITS)
def test_a_special_unit_joins_no_other_force(card: str, unit: str, clause: str) -> None:
    game = purse(card)
    zone, corps, general, _ = ARMIES[card]
    put(game, zone, corps, general=general)
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    assert refused(game, card, BUDGET) == clause


@rule(
    "napoleon-against-europe card.c.king-s-german-legion",
    "napoleon-against-europe card.c.uxbridge",
    "napoleon-against-europe card.c.chevaliers-gardes",
)
@pytest.mark.parametrize(("card", "unit", "clause"), UNITS)
def test_a_special_unit_does_not_reach_an_army_out_of_supply(
    card: str, unit: str, clause: str
) -> None:
    game = purse(card)
    _, corps, general, army = ARMIES[card]
    put(game, "prague", corps, general=general, army=army)
    put(game, "brunn", "fr-corps-9")
    stand(game, autriche=None)
    assert refused(game, card, BUDGET) == clause
