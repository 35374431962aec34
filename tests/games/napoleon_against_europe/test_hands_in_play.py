"""[5.1.2, 6] Hands, permanent cards and both tracks through the phases of a year."""

from collections.abc import Callable

import pytest

from estafette.engine import Decision, Outcome, Pass, Play
from estafette.games.napoleon_against_europe.actions import PlayCard, Spend
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    Period,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.interphase_of_1806 import on_from
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand
from tests.games.napoleon_against_europe.rounds import ACTION, act, asked, refusal, rounds
from tests.referee import rule

DECLARATIONS = "sequence.war-declarations"


def year(number: int) -> Game:
    """An empty map at the beginning of a year; the duties of 1805 are done."""
    game = bare()
    game.year, game.lasting, game.told = number, {}, []
    return game


def until(play: Play, is_it: Callable[[Decision], bool]) -> Decision:
    """Everything is passed, or answered by the first answer, until this is asked."""
    for _ in range(300):
        now = asked(play)
        if is_it(now):
            return now
        play.go_on(Pass() if Pass() in now.options else now.options[0])
    raise AssertionError("it is never asked")


def with_new_hands(game: Game) -> dict[str, int]:
    """The year is played up to its budgets; how many cards each side then has."""
    until(on_from(game, DECLARATIONS), lambda now: now.key.startswith("budget."))
    built = [each.facts for each in game.told or () if each.key == "hand.built"]
    return {facts["side"]: facts["count"] for facts in built}


@rule("napoleon-against-europe card.permanent")
@rule("napoleon-against-europe hand.permanent")
@rule("napoleon-against-europe hand.no-forced-ally")
def test_in_1813_neither_vienna_nor_moscow_gives_the_coalition_its_permanent_card() -> None:
    """[permanent.1813]"""
    for holds_moscow, permanent in ((False, {"1C", "2C"}), (True, {"1C"})):
        game = year(1813)
        game.period = Period.CHATIMENTS
        bind(game, AUSTRIA, Standing.FORCED_ALLIANCE, year=1812)
        if holds_moscow:
            flag(game, FRANCE, *territory(game, RUSSIA), *territory(game, PRUSSIA))
            stand(game, prusse="empire")
            army = {"general": "napoleon", "army": "grande-armee"}
            put(game, "moscou", "fr-elite-1", "fr-elite-2", **army)
        with_new_hands(game)
        assert {"1C", "2C", "3C"} & set(game.hands[COALITION]) == permanent


@rule("napoleon-against-europe hand.deny-only")
@rule("napoleon-against-europe example 6.3")
def test_berlin_is_lost_to_the_coalition_and_won_by_nobody() -> None:
    """[hand.berlin-denied]"""
    built = []
    for held in ((), ("berlin", "magdebourg", "erfurt")):
        game = year(1807)
        stand(game, prusse="coalition", autriche=None)
        flag(game, FRANCE, *held)
        built.append(with_new_hands(game))
    free, taken = built
    assert taken == {COALITION: free[COALITION] - 1, EMPIRE: free[EMPIRE]}
    assert 6 < taken[COALITION] < free[COALITION] < 10  # no limit is in the way


@rule("napoleon-against-europe hand.deny-only")
@rule("napoleon-against-europe example 6.3")
def test_mantua_is_a_card_more_for_the_coalition_and_one_less_for_france() -> None:
    """[hand.mantua-passes]"""
    built = []
    for held in ((), ("mantoue",)):
        game = year(1807)
        game.cards_due = {EMPIRE: 1}
        flag(game, AUSTRIA, *held)
        built.append(with_new_hands(game))
    free, taken = built
    assert free == {COALITION: 9, EMPIRE: 7}
    assert taken == {COALITION: 10, EMPIRE: 6}


@rule("napoleon-against-europe card.silver-star")
@rule("napoleon-against-europe card.c.sainte-russie")
def test_holy_russia_comes_back_next_year_for_its_points_alone() -> None:
    """[d.card.silver]"""
    game = year(1812)
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4", "fr-elite-5")
    put(game, "vilna", *corps, general="napoleon", army="grande-armee")
    put(game, "moscou", "ru-corps-1", general="koutouzov")
    deal(game, coalition=["2C"])
    play = rounds(game, 5)
    act(play, EMPIRE, Pass())
    act(play, COALITION, PlayCard("2C"))
    until(play, lambda now: now.key == ACTION and now.seat == COALITION and game.year == 1813)
    assert "2C" in game.hands[COALITION]
    assert refusal(play, PlayCard("2C")).rule == "card.silver-star"
    act(play, COALITION, Spend("2C"))
    assert game.points == 2


@rule("napoleon-against-europe escalation.fifteen")
@rule("napoleon-against-europe card.period")
def test_les_chatiments_wait_for_the_next_year_when_a_round_brings_the_fifteenth_point() -> None:
    """[d4.escalation.fifteen]"""
    game = year(1807)
    game.escalation = 14
    deal(game, empire=["25F"])
    put(game, "londres", "en-corps-4")
    play = rounds(game, 3)
    act(play, EMPIRE, PlayCard("25F"))
    assert game.escalation == 15
    until(play, lambda now: game.round == 6)
    assert game.period is Period.EPOPEE
    until(play, lambda now: now.key.startswith("budget."))
    assert game.period is Period.CHATIMENTS
    told = [each.key for each in game.told or ()]
    assert told.index("period.chatiments") < told.index("hand.built")


@rule("napoleon-against-europe victory.empire-twenty")
@rule("napoleon-against-europe victory.coalition-zero")
@pytest.mark.parametrize(
    ("level", "side", "card"), [(19, EMPIRE, "24F"), (1, COALITION, "41C")], ids=["20", "0"]
)
def test_a_card_of_a_round_may_end_the_game_at_once(level, side, card) -> None:
    """[d4.victory.levels]"""
    game = year(1808)
    game.victory = level
    put(game, "berlin", "fr-elite-1", general="napoleon")
    deal(game, **{side: [card]})
    play = rounds(game, 3)
    if side is COALITION:
        act(play, EMPIRE, Pass())
    act(play, side, PlayCard(card))
    assert isinstance(play.outcome, Outcome)
    assert play.outcome.winner is side
