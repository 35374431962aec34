"""[7.6] Strategic redeployment: a part of a force goes, and the rest stays."""

from estafette.engine import Pass, Play
from estafette.games.napoleon_against_europe.actions import Activate, Drop, Go, PickUp
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.victory import outcome
from tests.games.napoleon_against_europe.position import bare, put
from tests.games.napoleon_against_europe.rounds import ACTION, asked, choose, refusal
from tests.referee import rule


def redeployment(game: Game) -> Play:
    """The table stands before the phase, and goes on from it."""
    lines = enumerate(SEQUENCE.lines)
    game.place = next(at for at, line in lines if "sequence.redeploy-order" in line.path)
    return Play(SEQUENCE, game, outcome, lambda: None)


def grand_army() -> Game:
    """Napoleon stands at Strasbourg with Davout and four corps."""
    game = bare()
    corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11", "fr-corps-12")
    put(
        game,
        "strasbourg",
        *corps,
        general="napoleon",
        army="grande-armee",
        subordinates=("davout",),
    )
    return game


@rule("napoleon-against-europe redeploy.no-general")
@rule("napoleon-against-europe redeploy.exchange")
def test_a_corps_of_an_army_redeploys_while_the_army_stays() -> None:
    """(R-555)"""
    game = grand_army()
    play = redeployment(game)
    choose(play, Activate("grande-armee"), Drop("fr-corps-9"), Pass())
    assert refusal(play, Activate("grande-armee")).rule == "redeploy.general-double"
    choose(play, Activate("fr-corps-9"), Go("bade"), Pass(), Pass())

    assert asked(play).key == ACTION
    assert game.forces["fr-corps-9"].zone == "bade"
    assert game.forces["grande-armee"].zone == "strasbourg"


@rule("napoleon-against-europe redeploy.general-double")
@rule("napoleon-against-europe redeploy.exchange")
def test_a_subordinate_is_left_with_corps_and_doubles_their_factor() -> None:
    game = grand_army()
    game.dice.loaded = [1]
    play = redeployment(game)
    choose(play, Activate("grande-armee"), Drop("fr-corps-9"), Drop("davout"))
    choose(play, Drop("fr-corps-10"), Pass(), Activate("davout"))
    assert asked(play).facts["left"] == 8
    choose(play, Go("bade"), Go("ulm"), Pass(), Pass())

    assert game.forces["davout"].corps == ("fr-corps-9", "fr-corps-10")
    assert game.forces["davout"].zone == "ulm"
    assert game.forces["grande-armee"].corps == ("fr-corps-11", "fr-corps-12")


@rule("napoleon-against-europe stacking.one-force")
@rule("napoleon-against-europe redeploy.exchange")
def test_who_is_left_and_goes_nowhere_is_one_with_the_army_again() -> None:
    game = grand_army()
    play = redeployment(game)
    choose(play, Activate("grande-armee"), Drop("fr-corps-9"), Pass())
    assert "fr-corps-9" in game.forces
    choose(play, Pass())

    assert asked(play).key == ACTION
    assert len(game.forces["grande-armee"].corps) == 4
    assert not game.moved
    assert asked(play).seat == EMPIRE


@rule("napoleon-against-europe spain.closed-before-cards")
@rule("napoleon-against-europe redeploy.exchange")
def test_the_french_leave_no_corps_of_theirs_in_a_spain_that_they_only_cross() -> None:
    game = at_bayonne("25F")
    play = redeployment(game)
    choose(play, Pass(), Activate("davout"), Go("pampelune"), PickUp("es-corps-1"), Go("burgos"))
    assert refusal(play, Drop("fr-elite-2")).rule == "spain.closed-before-cards"
    choose(play, Drop("es-corps-1"))
    assert game.forces["es-corps-1"].zone == "burgos"

    game = at_bayonne("24F", "25F")
    play = redeployment(game)
    choose(play, Pass(), Activate("davout"), Go("pampelune"), Go("burgos"), Drop("fr-elite-2"))
    assert game.forces["fr-elite-2"].zone == "burgos"


def at_bayonne(*cards: str) -> Game:
    """Davout stands before the Pyrenees, a Spanish ally behind them."""
    game = bare()
    game.events = dict.fromkeys(cards, 1807)
    put(game, "bayonne", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "pampelune", "es-corps-1", reduced=["es-corps-1"])
    return game


@rule("napoleon-against-europe consolidate.junior-never-takes")
@rule("napoleon-against-europe redeploy.exchange")
def test_a_juniors_army_redeploys_to_no_senior() -> None:
    game = bare()
    put(game, "strasbourg", "fr-elite-1", general="soult", army="grande-armee")
    put(game, "bade", "fr-elite-2", general="davout")
    play = redeployment(game)
    choose(play, Activate("grande-armee"), Go("bade"))
    assert refusal(play, Pass()).rule == "consolidate.junior-never-takes"


@rule("napoleon-against-europe redeploy.general-double")
@rule("napoleon-against-europe redeploy.exchange")
def test_a_corps_left_on_the_way_has_redeployed() -> None:
    game = bare()
    put(game, "strasbourg", "fr-elite-1", "fr-elite-2", general="davout")
    play = redeployment(game)
    choose(play, Activate("davout"), Go("bade"), Drop("fr-elite-2"), Go("strasbourg"), Pass())
    assert game.forces["fr-elite-2"].zone == "bade"
    assert asked(play).key == ACTION  # nobody is left to go: the phase is over


@rule("napoleon-against-europe sequence.redeploy-order")
def test_no_force_redeploys_in_the_turn_of_another_power() -> None:
    game = bare()
    put(game, "strasbourg", "fr-corps-9")
    put(game, "munich", "corps-baviere")
    put(game, "vienne", "au-corps-1")
    put(game, "berlin", "pr-corps-1")
    play = redeployment(game)
    for stranger in ("fr-corps-9", "corps-baviere", "pr-corps-1", "au-corps-2"):
        found = refusal(play, Activate(stranger))
        assert (found.rule, found.key) == ("sequence.redeploy-order", "redeploy.not-its-turn")
        assert found.facts["power"] == "autriche"
    choose(play, Pass())
    assert refusal(play, Activate("au-corps-1")).key == "redeploy.not-its-turn"


@rule("napoleon-against-europe redeploy.exchange", "napoleon-against-europe redeploy.no-general")
def test_of_two_corps_without_a_general_either_is_left_with_friends_on_the_way() -> None:
    game = bare()
    put(game, "grenoble", "fr-gn-1", "fr-corps-9")
    put(game, "turin", "fr-corps-14", general="eugene")
    play = redeployment(game)
    choose(play, Activate("fr-gn-1"), Go("turin"), Drop("fr-gn-1"), Go("parme"), Pass(), Pass())

    assert asked(play).key == ACTION
    assert game.forces["eugene"].corps == ("fr-corps-14", "fr-gn-1")
    assert game.forces["fr-corps-9"].zone == "parme"
