"""[rally] A general brings his demoralised force to order."""

from estafette.games.napoleon_against_europe.actions import Activate, Group, Rally, Take
from estafette.games.napoleon_against_europe.rally import (
    attempt,
    call_to_order,
    cannot_call,
    cannot_rally,
)
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.marching import acting
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import Referee, rule


def charles_is_shaken(*dice: int, points: int = 4, zone: str = "vienne") -> Game:
    """Charles (1 in attack, 2 in defence) with a demoralised corps of morale 3."""
    game = bare(dice=dice)
    put(game, zone, "au-corps-1", general="charles", is_demoralised=True)
    march(game, "charles", points=points)
    return game


@rule("napoleon-against-europe rally.attempt")
def test_two_points_and_a_die_up_to_morale_and_the_best_value() -> None:
    """[d.rally]"""
    game = charles_is_shaken(6, 5)
    assert Referee(game, attempt(game, "charles")).result is False
    assert game.forces["charles"].is_demoralised
    assert game.march is not None
    assert game.march.points == 2
    referee = Referee(game, attempt(game, "charles"))
    assert referee.result is True
    assert referee.fact("rally.rolls")["morale"] == 3 + 2
    assert not game.forces["charles"].is_demoralised
    assert game.march.points == 0


@rule("napoleon-against-europe rally.attempt")
def test_a_force_of_two_equal_morales_rallies_by_the_better_without_a_question() -> None:
    game = bare(dice=[6])
    put(game, "paris", "fr-corps-9", "fr-corps-19", general="oudinot", is_demoralised=True)
    referee = acting(game, EMPIRE, 3, Activate("oudinot"), Rally())
    assert dict(referee.fact("rally.rolls")["tally"])["battle.morale"] == 4


@rule("napoleon-against-europe rally.attempt")
def test_a_general_better_in_attack_rallies_by_that_value() -> None:
    game = bare(dice=[6])
    put(game, "paris", "fr-corps-9", general="soult", is_demoralised=True)
    march(game, "soult", points=2)
    general = game.printed.generals["soult"]
    assert (general.attack, general.defence) == (2, 1)
    referee = Referee(game, attempt(game, "soult"))
    assert ("soult", 2) in referee.fact("rally.rolls")["tally"]


@rule("napoleon-against-europe rally.attempt")
def test_it_takes_a_general_two_points_and_somebody_to_rally() -> None:
    assert cannot_rally(charles_is_shaken(), "charles") is None
    refusal = cannot_rally(charles_is_shaken(points=1), "charles")
    assert refusal is not None
    assert refusal.key == "rally.no-points"
    game = bare()
    put(game, "vienne", "au-corps-1", is_demoralised=True)
    march(game, "au-corps-1", points=4)
    refusal = cannot_rally(game, "au-corps-1")
    assert refusal is not None
    assert refusal.key == "rally.no-general"
    game = bare()
    put(game, "vienne", "au-corps-1", general="charles")
    march(game, "charles", points=4)
    refusal = cannot_rally(game, "charles")
    assert refusal is not None
    assert refusal.key == "rally.in-order"


@rule("napoleon-against-europe unsupplied.no-rally")
@rule("napoleon-against-europe rally.attempt")
def test_nobody_rallies_out_of_supply() -> None:
    refusal = cannot_rally(charles_is_shaken(zone="stuttgart"), "charles")
    assert refusal is not None
    assert refusal.rule == "unsupplied.no-rally"


@rule("napoleon-against-europe rally.two-armies")
def test_of_two_armies_each_tests_on_its_own() -> None:
    """[d4.rally.two]"""
    game = bare(dice=[1, 6])
    put(game, "vienne", "au-corps-1", general="mack", army="armee-d-allemagne", is_demoralised=True)
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee", is_demoralised=True)
    march(game, "armee-d-allemagne", points=4, companion="1re-armee")
    assert Referee(game, attempt(game, "armee-d-allemagne")).result is True
    assert Referee(game, attempt(game, "1re-armee")).result is False
    assert not game.forces["armee-d-allemagne"].is_demoralised
    assert game.forces["1re-armee"].is_demoralised
    assert game.march is not None
    assert game.march.points == 0


@rule("napoleon-against-europe rally.two-armies")
def test_the_player_says_which_of_two_demoralised_armies_is_called_to_order() -> None:
    game = bare(dice=[1])
    army = {"general": "mack", "army": "armee-d-allemagne", "is_demoralised": True}
    put(game, "vienne", "au-corps-1", **army)
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee", is_demoralised=True)
    march(game, "armee-d-allemagne", points=2, companion="1re-armee")
    assert cannot_call(game) is None
    referee = Referee(game, call_to_order(game))
    assert referee.options == (Take("armee-d-allemagne"), Take("1re-armee"))
    referee.choose(Take("1re-armee"))
    assert not game.forces["1re-armee"].is_demoralised
    assert game.forces["armee-d-allemagne"].is_demoralised
    refusal = cannot_call(game)
    assert refusal is not None
    assert refusal.key == "rally.no-points"


@rule("napoleon-against-europe rally.two-armies", "napoleon-against-europe rally.attempt")
def test_nobody_else_is_called_to_order_by_armies_on_the_march() -> None:
    game = bare(dice=[1, 1])
    for army, chief, corps in (
        ("grande-armee", "napoleon", "fr-elite-1"),
        ("armee-d-italie", "massena", "fr-elite-2"),
    ):
        put(game, "milan", corps, general=chief, army=army, is_demoralised=True)
    put(game, "lyon", "fr-elite-3", general="davout", is_demoralised=True)
    referee = acting(game, EMPIRE, 2, Group("milan"), Rally())
    refusal = referee.refusal(Take("davout"))
    assert (refusal.rule, refusal.key) == ("rally.attempt", "rally.not-on-the-march")

    referee.choose(Take("armee-d-italie"))
    assert not game.forces["armee-d-italie"].is_demoralised
    referee.choose(Rally())  # one is left, and nobody is asked which
    assert not game.forces["grande-armee"].is_demoralised
    assert game.forces["davout"].is_demoralised
