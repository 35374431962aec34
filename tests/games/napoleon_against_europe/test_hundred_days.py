"""[scenario.1815.special] The Hundred Days through their rounds: replacements, and the Emperor."""

import pytest

from estafette.engine import Ended, Pass
from estafette.games.napoleon_against_europe.actions import Activate, Fight, Go, PlayCard, Restore
from estafette.games.napoleon_against_europe.round import end_round
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, NAPOLEON
from estafette.games.napoleon_against_europe.victory import judge_hundred_days
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import rule

CORPS = ("fr-garde", "fr-corps-14", "fr-corps-15")


def grand_army(*dice, zone="soissons", **more):
    """Napoleon with three corps; Suchet has an army in order, far away."""
    game = bare("1815", dice=dice)
    game.round = 2
    put(game, zone, *CORPS, general="napoleon", army="grande-armee", **more)
    put(game, "nice", "fr-corps-12", general="suchet", army="armee-d-italie")
    return game


@rule("napoleon-against-europe scenario.1815.special.replacements")
def test_an_army_has_its_steps_whenever_it_is_sent_and_again_in_the_next_round():
    game = grand_army(reduced=CORPS)

    referee = marching(game, "napoleon")
    assert referee.decision.key == "replacement.which-step"
    referee.choose(Restore("fr-garde"), Restore("fr-corps-14"), Go("reims"), Pass())
    assert [game.steps[corps] for corps in CORPS] == [2, 2, 1]

    end_round(game)
    marching(game, "napoleon").choose(Restore("fr-corps-15"))
    assert [game.steps[corps] for corps in CORPS] == [2, 2, 2]


@rule("napoleon-against-europe scenario.1815.special.replacements")
def test_a_force_without_army_marker_sets_out_without_new_steps():
    game = bare("1815")
    put(game, "metz", "fr-corps-17", "fr-corps-18", general="soult", reduced=["fr-corps-17"])

    assert marching(game, "soult").decision.key == "march.what-next"


def wounded(die):
    """Blücher attacks Napoleon, and after the losses Napoleon is aimed at."""
    game = grand_army(3, 3, 3, 3, die, 6, 6, zone="luxembourg")
    deal(game, coalition=["5C"])
    corps = ("pr-corps-3", "pr-corps-4", "pr-corps-5")
    put(game, "namur", *corps, general="blucher", army="armee-de-l-elbe")
    referee = acting(game, COALITION, 3, Activate("blucher"))
    go_on(referee, until="march.what-next").choose(Go("luxembourg"), Fight())
    go_on(referee, until="window.aftermath").choose(PlayCard("5C"))
    go_on(referee)
    return game


def winner(game):
    with pytest.raises(Ended) as end:
        judge_hundred_days(game)
    return end.value.outcome.winner


@rule("napoleon-against-europe scenario.1815.victory.coalition")
@rule("napoleon-against-europe card.c.blessure")
def test_a_wound_takes_napoleon_out_of_the_game_and_the_days_are_lost():
    game = wounded(6)

    assert NAPOLEON in game.lost
    assert winner(game) is COALITION


@rule("napoleon-against-europe scenario.1815.victory.france")
def test_napoleon_missed_by_the_bullet_goes_on():
    game = wounded(5)

    assert NAPOLEON not in game.lost
    assert winner(game) is EMPIRE
