"""[card.c.sainte-russie] Holy Russia rises."""

import pytest

from estafette.engine import Decision, Outcome, Pass
from estafette.engine.sequence import Play
from estafette.games.napoleon_against_europe import round as rounds
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    PlayCard,
    Spend,
)
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sequence import DIPLOMACY
from estafette.games.napoleon_against_europe.sides import COALITION, Phase
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.coalition_campaigns import given, options, the_campaign
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import put, stand
from tests.referee import rule

ROUND = Moment.ROUND
INVADERS = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4", "fr-elite-5")


# Holy Russia.


def invaded(*corps: str, zone: str = "vilna") -> Game:
    game = given("2C")
    put(game, zone, *corps, general="napoleon", army="grande-armee")
    put(game, "moscou", "ru-corps-1", general="koutouzov")
    put(game, "vienne", "au-corps-1")
    return game


@rule(
    "napoleon-against-europe card.c.sainte-russie",
    "napoleon-against-europe card.c.sainte-russie.units",
    "napoleon-against-europe card.c.sainte-russie.activation",
)
@pytest.mark.parametrize("moment", [Moment.DIPLOMACY, ROUND])
def test_holy_russia_rises_and_marches(moment: Moment) -> None:
    """[d2.sainte-russie]"""
    game = invaded(*INVADERS)
    referee = played(game, "2C", moment)
    referee.choose(Go("riga"), Go("riga"))  # the general joins the first corps by himself
    assert game.forces["tchitchagov"].corps == ("ru-corps-11", "ru-corps-12")
    while not referee.is_over:
        assert Go("vilna") not in referee.options
        referee.choose(referee.options[0])
    arrived = {"ru-milice-2", "ru-milice-3", "ru-corps-11", "ru-corps-12"}
    assert arrived <= game.steps.keys()
    assert the_campaign(game).left == 1
    assert Activate("koutouzov") in options(game)
    assert Activate("au-corps-1") not in options(game)


@rule("napoleon-against-europe card.c.sainte-russie.condition")
@pytest.mark.parametrize(("steps", "clause"), [(2, ""), (1, "card.c.sainte-russie.condition")])
def test_ten_enemy_steps_must_be_in_russia(steps: int, clause: str) -> None:
    """[d2.sainte-russie]"""
    game = invaded(*INVADERS)
    game.steps["fr-elite-1"] = steps
    assert refused(game, "2C", ROUND) == clause


@rule("napoleon-against-europe card.c.sainte-russie.condition")
def test_an_enemy_outside_russia_does_not_count() -> None:
    game = invaded(*INVADERS, zone="berlin")
    assert refused(game, "2C", ROUND) == "card.c.sainte-russie.condition"


@rule("napoleon-against-europe card.c.sainte-russie")
def test_holy_russia_rises_once_and_only_for_the_coalition() -> None:
    game = invaded(*INVADERS)
    game.events = {"2C": 1805}
    assert refused(game, "2C", ROUND) == "card.silver-star"
    assert rounds.cannot_spend(game, COALITION, Spend("2C")) is None
    game.events = {}
    stand(game, russie=None)
    assert refused(game, "2C", ROUND) == "card.c.sainte-russie"
    assert game.printed.cards["2C"].permanent == "russie"


@rule("napoleon-against-europe card.c.sainte-russie.activation")
def test_in_the_diplomatic_phase_the_force_marches_in_that_phase() -> None:
    game = invaded(*INVADERS)
    game.round = 0
    play = Play(DIPLOMACY, game, no_outcome, keep_nothing)
    play.go_on(PlayCard("2C"))
    while asked_key(play) == "deploy.where":
        play.go_on(question_of(play).options[0])
    assert asked_key(play) == "activation.which-free"
    assert question_of(play).seat == COALITION
    play.go_on(Activate("koutouzov"))
    assert game.march is not None
    assert game.phase is Phase.DIPLOMACY
    while game.campaign is not None or game.march is not None:
        options = question_of(play).options
        play.go_on(Pass() if Pass() in options else options[0])
    assert asked_key(play) == "diplomacy.which-use"


def question_of(play: Play) -> Decision:
    assert isinstance(play.asked, Decision)
    return play.asked


def asked_key(play: Play) -> str:
    return question_of(play).key


def no_outcome(game: Game) -> Outcome | None:
    return None


def keep_nothing() -> None:
    """Nothing is saved here."""
