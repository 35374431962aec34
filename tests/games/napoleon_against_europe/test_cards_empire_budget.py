"""[card.play-phases] The Empire's cards of the budget phase: effect and hindrance."""

import pytest

from estafette.games.napoleon_against_europe import budget
from estafette.games.napoleon_against_europe.actions import (
    Build,
    Go,
    Points,
    Restore,
    Strength,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.fate import enter_reserve
from estafette.games.napoleon_against_europe.production import books_of, price
from estafette.games.napoleon_against_europe.sides import (
    EMPIRE,
    FRANCE,
    SPAIN,
    Phase,
    Side,
    Standing,
)
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.standing import set_standing
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put
from tests.referee import Referee, rule

BUDGET = Moment.BUDGET
GUARD_CAVALRY = "cavalerie-de-la-garde"


def open_budget(card: str, *queue: str, france: int = 0, spain: int = 0) -> Game:
    """The budget phase, with so many resource points in the purses and one card in the hand."""
    game = bare()
    game.phase = Phase.BUDGET
    game.books = Books(minor_steps=dict.fromkeys(Side, 0))
    game.resources = {FRANCE: 2 * france, SPAIN: 2 * spain}
    game.queue = queue or (FRANCE,)
    deal(game, empire=[card])
    return game


# The Guard Cavalry.


@rule(
    "napoleon-against-europe card.f.cavalerie-de-la-garde",
    "napoleon-against-europe card.f.cavalerie-de-la-garde.proposal",
)
def test_the_guard_cavalry_joins_a_french_army_in_supply() -> None:
    game = open_budget("5F")
    put(game, "paris", "fr-garde", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-2", "fr-elite-3", general="massena", army="armee-d-italie")
    referee = played(game, "5F", BUDGET)
    assert referee.options == (Take("grande-armee"), Take("armee-d-italie"))
    referee.choose(Take("grande-armee"))
    assert game.forces["grande-armee"].specials == (GUARD_CAVALRY,)
    assert "5F" in game.removed


@rule("napoleon-against-europe card.f.cavalerie-de-la-garde.proposal")
def test_the_guard_cavalry_wants_an_army_and_its_supply() -> None:
    game = open_budget("5F")
    put(game, "paris", "fr-garde", general="napoleon")
    assert refused(game, "5F", BUDGET) == "card.f.cavalerie-de-la-garde.proposal"
    put(game, "moscou", "fr-elite-1", "fr-elite-2", general="ney", army="grande-armee")
    assert refused(game, "5F", BUDGET) == "card.f.cavalerie-de-la-garde.proposal"


@rule("napoleon-against-europe card.f.cavalerie-de-la-garde.proposal")
def test_a_full_army_has_no_room_for_the_guard_cavalry() -> None:
    game = open_budget("5F")
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4")
    put(game, "paris", *corps, general="ney", army="grande-armee")  # 8 steps, and he may lead 8
    assert refused(game, "5F", BUDGET) == "card.f.cavalerie-de-la-garde.proposal"


# Godoy.


@rule("napoleon-against-europe card.f.godoy")
def test_godoy_sends_france_two_resources() -> None:
    game = open_budget("14F", france=1, spain=2)
    played(game, "14F", BUDGET)
    assert game.resources == {FRANCE: 6, SPAIN: 0}
    assert game.received == {}  # 7.3.1 does not count them


@rule("napoleon-against-europe card.f.godoy")
def test_godoy_builds_one_more_fleet_free() -> None:
    game = open_budget("14F", spain=4)
    books_of(game).fleets[SPAIN] = 1  # the one of this year is built
    enter_reserve(game, "fleet-gravina")
    enter_reserve(game, "es-corps-1")
    referee = played(game, "14F", BUDGET)
    assert referee.options == (Points(2), Build("fleet-gravina"))
    referee.choose(Build("fleet-gravina"), Go("cadix"))
    assert game.fleets["fleet-gravina"].where == "cadix"
    assert game.resources[SPAIN] == 8
    assert books_of(game).free_fleets[SPAIN] == 0


@rule("napoleon-against-europe card.f.godoy")
def test_godoy_serves_an_allied_spain_that_has_something_to_give() -> None:
    game = open_budget("14F", spain=1)
    assert refused(game, "14F", BUDGET) == "card.f.godoy"  # one point, no fleet
    game.resources = {SPAIN: 4}
    assert refused(game, "14F", BUDGET) == ""
    set_standing(game, SPAIN, Standing.NEUTRAL)
    assert refused(game, "14F", BUDGET) == "card.f.godoy"


@rule("napoleon-against-europe card.f.godoy")
def test_a_spain_without_money_can_only_build() -> None:
    game = open_budget("14F", spain=1)
    for fleet in ("fleet-gravina", "fleet-alava"):
        enter_reserve(game, fleet)
    referee = played(game, "14F", BUDGET)
    assert referee.refusal(Points(2)).rule == "card.f.godoy"
    assert referee.options == (Build("fleet-gravina"), Build("fleet-alava"))


@rule("napoleon-against-europe card.f.godoy")
def test_no_fleet_without_a_port() -> None:
    game = open_budget("14F", spain=4)
    enter_reserve(game, "fleet-gravina")
    flag(game, "angleterre", *game.printed.ports)
    referee = played(game, "14F", BUDGET)
    assert referee.is_over  # money, without a question
    assert game.resources[SPAIN] == 4
    assert "fleet-gravina" in game.reserve


# Money and recruits.


@rule("napoleon-against-europe card.f.banque-de-france")
def test_the_bank_of_france_lends_four() -> None:
    game = open_budget("17F", france=14)
    played(game, "17F", BUDGET)
    assert game.resources[FRANCE] == 2 * 18


@rule("napoleon-against-europe card.f.conscription-anticipee")
def test_two_plain_steps_are_free_in_a_reinforcement_zone() -> None:
    game = open_budget("21F")
    for corps in ("fr-corps-9", "fr-corps-10"):
        enter_reserve(game, corps)
    played(game, "21F", BUDGET)
    referee = Referee(game, spend(game))
    referee.choose(Build("fr-corps-9"), Go("paris"), Strength(2))
    assert game.steps["fr-corps-9"] == 2
    referee = Referee(game, spend(game))
    assert referee.refusal(Build("fr-corps-10")).rule == "budget.costs"


@rule("napoleon-against-europe card.f.conscription-anticipee")
@pytest.mark.parametrize(("corps", "cost"), [("fr-elite-1", 3), ("fr-gn-1", 1), ("fr-corps-9", 0)])
def test_neither_elite_nor_militia_is_free(corps: str, cost: int) -> None:
    game = open_budget("21F")
    enter_reserve(game, corps)
    played(game, "21F", BUDGET)
    assert price(game, corps, 1) == cost


@rule("napoleon-against-europe card.f.conscription-anticipee")
def test_an_army_abroad_pays_for_its_recruits() -> None:
    game = open_budget("21F")
    put(
        game,
        "munich",
        "fr-corps-9",
        "fr-corps-10",
        general="ney",
        army="grande-armee",
        reduced=["fr-corps-9"],
    )
    put(game, "paris", "fr-corps-11", reduced=["fr-corps-11"])
    played(game, "21F", BUDGET)
    assert price(game, "fr-corps-9", 1) == 2
    assert price(game, "fr-corps-11", 1) == 0
    referee = Referee(game, spend(game))
    assert referee.refusal(Restore("fr-corps-9")).rule == "budget.costs"
    referee.choose(Restore("fr-corps-11"))
    assert books_of(game).free_steps[FRANCE] == 1


@rule("napoleon-against-europe card.f.marie-louises")
def test_eight_plain_steps_cost_half() -> None:
    game = open_budget("48F", france=8)
    corps = [f"fr-corps-{number}" for number in range(9, 14)]
    for each in corps:
        enter_reserve(game, each)
    played(game, "48F", BUDGET)
    zones = ("paris", "lille", "strasbourg", "metz", "besancon")
    for each, zone in zip(corps, zones, strict=True):
        Referee(game, spend(game)).choose(Build(each), Go(zone), Strength(2))
    assert game.resources[FRANCE] == 16 - 8 * 1 - 2 * 2  # the fifth corps costs the whole price
    assert price(game, "fr-elite-1", 1) == 3


@rule(
    "napoleon-against-europe card.f.conscription-anticipee",
    "napoleon-against-europe card.f.marie-louises",
)
def test_recruits_that_were_not_raised_are_forgotten() -> None:
    game = open_budget("21F")
    played(game, "21F", BUDGET)
    budget.close(game)
    assert game.books is None


@rule("napoleon-against-europe card.f.armee-des-nations")
def test_the_minors_of_the_empire_have_three_steps_more() -> None:
    game = open_budget("39F", EMPIRE)
    enter_reserve(game, "corps-baviere")
    assert Referee(game, spend(game)).refusal(Build("corps-baviere")).rule == "budget.minor.steps"
    played(game, "39F", BUDGET)
    assert books_of(game).minor_steps[EMPIRE] == 3
    game.queue = (EMPIRE,)
    referee = Referee(game, spend(game))
    referee.choose(Build("corps-baviere"), Go("munich"), Strength(2))
    assert books_of(game).minor_steps[EMPIRE] == 1


@rule(
    "napoleon-against-europe card.f.afrancesados", "napoleon-against-europe control.supplied-only"
)
def test_afrancesados_cost_spain_two_if_madrid_is_french() -> None:
    game = open_budget("42F", spain=4)
    set_standing(game, SPAIN, Standing.MEMBER, "coalition")
    assert refused(game, "42F", BUDGET) == "card.f.afrancesados"
    flag(game, FRANCE, "madrid")
    assert refused(game, "42F", BUDGET) == "card.f.afrancesados"  # out of supply
    flag(game, FRANCE, "pampelune", "burgos")
    played(game, "42F", BUDGET)
    assert game.resources[SPAIN] == 2 * 2


# The cavalry reserve.


def cavalry_missing(*, reduced: bool, zone: str = "munich") -> Game:
    game = open_budget("46F")
    corps = ["fr-elite-1", "fr-elite-2"]
    horse = ["fr-cavalerie"] if reduced else []
    put(game, zone, *corps, *horse, general="murat", army="grande-armee", reduced=horse)
    if not reduced:
        enter_reserve(game, "fr-cavalerie")
    return game


@rule("napoleon-against-europe card.f.gardes-d-honneur")
@pytest.mark.parametrize(("reduced", "steps"), [(True, 2), (False, 1)])
def test_guards_of_honour_rebuild_a_step_of_cavalry(reduced: bool, steps: int) -> None:
    game = cavalry_missing(reduced=reduced)
    referee = played(game, "46F", BUDGET)
    assert referee.is_over
    assert game.steps["fr-cavalerie"] == steps
    assert "fr-cavalerie" in game.forces["grande-armee"].corps
    assert game.resources[FRANCE] == 0


@rule("napoleon-against-europe card.f.gardes-d-honneur")
def test_guards_of_honour_join_the_army_that_their_player_names() -> None:
    game = cavalry_missing(reduced=False)
    put(game, "milan", "fr-elite-3", "fr-elite-4", general="massena", army="armee-d-italie")
    referee = played(game, "46F", BUDGET)
    assert referee.options == (Go("munich"), Go("milan"))
    referee.choose(Go("milan"))
    assert "fr-cavalerie" in game.forces["armee-d-italie"].corps


@rule("napoleon-against-europe card.f.gardes-d-honneur")
def test_guards_of_honour_want_a_missing_step_and_an_army_in_supply() -> None:
    game = cavalry_missing(reduced=True)
    game.steps["fr-cavalerie"] = 2
    assert refused(game, "46F", BUDGET) == "card.f.gardes-d-honneur"
    game = cavalry_missing(reduced=False, zone="moscou")
    assert refused(game, "46F", BUDGET) == "card.f.gardes-d-honneur"
    game = cavalry_missing(reduced=True, zone="moscou")
    assert refused(game, "46F", BUDGET) == "card.f.gardes-d-honneur"


@rule("napoleon-against-europe card.f.gardes-d-honneur")
def test_guards_of_honour_join_no_full_army_and_cavalry_that_rests_does_not_come() -> None:
    game = cavalry_missing(reduced=False)
    game.resting = frozenset({"fr-cavalerie"})
    assert refused(game, "46F", BUDGET) == "card.f.gardes-d-honneur"
    game = open_budget("46F")
    corps = [f"fr-elite-{number}" for number in range(1, 7)]
    put(game, "munich", *corps, general="murat", army="grande-armee")
    enter_reserve(game, "fr-cavalerie")
    assert refused(game, "46F", BUDGET) == "card.f.gardes-d-honneur"  # twelve steps for ten


# The Fatherland in danger.


@rule(
    "napoleon-against-europe card.f.patrie-en-danger",
    "napoleon-against-europe card.f.patrie-en-danger.proposal",
)
@pytest.mark.parametrize("moment", [Moment.BUDGET, Moment.ROUND])
def test_the_fatherland_in_danger_raises_guards_and_conscripts(moment: Moment) -> None:
    game = open_budget("33F")
    put(game, "reims", "au-corps-1")
    referee = played(game, "33F", moment)
    assert Go("paris") in referee.options
    referee.choose(Go("paris"), Go("lille"))
    assert game.steps["fr-gn-2"] == game.steps["fr-gn-3"] == 1
    assert {f"fr-corps-{number}" for number in range(19, 24)} <= game.reserve
    assert "33F" in game.removed


@rule("napoleon-against-europe card.f.patrie-en-danger.proposal")
def test_the_fatherland_is_in_danger_when_the_enemy_holds_or_occupies_a_zone() -> None:
    game = open_budget("33F")
    put(game, "ulm", "au-corps-1")
    assert refused(game, "33F", BUDGET) == "card.f.patrie-en-danger.proposal"
    flag(game, "autriche", "dijon")
    assert refused(game, "33F", BUDGET) == ""


@rule("napoleon-against-europe card.f.patrie-en-danger.proposal")
def test_guards_for_whom_there_is_no_room_wait_in_the_reserve() -> None:
    game = open_budget("33F")
    flag(game, "autriche", *[zone for zone in game.printed.zones if zone not in ("paris",)])
    put(game, "paris", "fr-elite-1")
    referee = played(game, "33F", BUDGET)
    assert referee.is_over
    assert {"fr-gn-2", "fr-gn-3"} <= game.reserve
