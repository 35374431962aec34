"""Whom an army may not call in, and those who came to it: militia, and one move in a round."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Activate, Drop, Take
from estafette.games.napoleon_against_europe.gathering import cannot_gather
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule


@rule(
    "napoleon-against-europe unit.militia.confined",
    "napoleon-against-europe activation.army-gathers.limits",
)
def test_militia_is_called_in_at_home_but_not_over_the_border():
    game = bare()
    put(game, "strasbourg", "fr-gn-1")
    abroad = march(game, put(game, "bade", "fr-elite-1", general="napoleon", army="grande-armee"))
    assert cannot_gather(game, abroad, Take("fr-gn-1")).rule == "unit.militia.confined"

    game = bare()
    put(game, "paris", "fr-gn-1")
    at_home = march(game, put(game, "reims", "fr-elite-1", general="napoleon", army="grande-armee"))
    assert cannot_gather(game, at_home, Take("fr-gn-1")) is None


@rule("napoleon-against-europe combine.once-per-round")
def test_who_was_called_in_and_left_again_has_had_his_move():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "bade", "fr-elite-2")
    put(game, "paris", "fr-elite-3")
    referee = marching(game, "napoleon", Take("fr-elite-2"), Drop("fr-elite-2"), Pass())

    assert referee.refusal(Activate("fr-elite-2")).rule == "combine.once-per-round"


@rule("napoleon-against-europe activation.army-gathers")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_besieger_who_is_called_in_gives_up_his_siege_at_once():
    game = bare()
    put(game, "munich", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "salzbourg", "fr-elite-2", general="ney")
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.sieges = {"salzbourg": 1}
    referee = marching(game, "napoleon", Take("ney"))

    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-2")
    assert "salzbourg" not in game.sieges
    assert not game.forces["au-corps-1"].is_sheltered
    assert referee.fact("siege.lifted")["zone"] == "salzbourg"
