"""[scenario.1805.special.sieges] The duties of 1805 as the marches of its first rounds end them."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Activate, Go, Take
from estafette.games.napoleon_against_europe.campaign_of_1805 import (
    cannot_do_else,
    goals,
    is_spared_by_columns,
)
from estafette.games.napoleon_against_europe.sides import COALITION
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import rule


def austria(*dice):
    """Charles before Mantua, Mack at Salzburg, and both duties to be done."""
    game = bare("1805", dice=dice)
    put(game, "venise", "au-corps-4", "au-corps-5", general="charles")
    army = {"general": "mack", "army": "armee-d-allemagne"}
    put(game, "salzbourg", "au-corps-1", "au-corps-2", **army)
    assert goals(game) == ["mantoue", "ulm"]
    return game


@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_charles_and_mack_do_their_duties_by_marching_there():
    game = austria()

    marching(game, "charles", Go("mantoue"), Pass())
    assert goals(game) == ["ulm"]
    marching(game, "mack", Go("munich"), Go("ulm"), Pass())

    assert goals(game) == []
    assert cannot_do_else(game, COALITION) is None


@rule("napoleon-against-europe scenario.1805.special.march-column")
def test_once_mack_has_marched_columns_slow_him_down():
    game = austria()
    assert is_spared_by_columns(game, "armee-d-allemagne")

    marching(game, "mack", Go("munich"), Pass())

    assert not is_spared_by_columns(game, "armee-d-allemagne")


@rule("napoleon-against-europe scenario.1805.special.sieges-end")
def test_a_march_into_austria_ends_the_duties():
    game = austria()
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="ney")

    marching(game, "ney", Go("innsbruck"), Pass())

    assert goals(game) == []


@rule("napoleon-against-europe scenario.1805.special.sieges-end")
def test_an_interception_into_austria_ends_them_even_if_it_is_beaten():
    game = bare("1805", dice=[6, 1, 6, 6, 1, 1, 1])  # Ney comes, loses nobody, and is beaten
    deal(game, empire=["2F"])
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "vienne", "au-corps-7", "au-corps-8", "au-corps-9", general="bellegarde")

    referee = acting(game, COALITION, 3, Activate("bellegarde"), Pass(), Go("salzbourg"))
    referee.choose(Take("ney"))
    go_on(referee)

    assert referee.fact("battle.won")["side"] is COALITION
    assert game.forces["ney"].zone == "munich"
    assert goals(game) == []
