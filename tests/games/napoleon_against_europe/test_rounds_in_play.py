"""[5.2, 9.2] What one round leaves to another: points, talks, wars abroad, a march of Mack's."""

import pytest

from estafette.engine import Pass, Play
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Country,
    EndWar,
    Go,
    Negotiate,
    Operate,
    PlayCard,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, ENGLAND
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.position import bare, deal, put, table
from tests.games.napoleon_against_europe.rounds import (
    ACTION,
    act,
    asked,
    choose,
    done,
    refusal,
    rounds,
)
from tests.referee import rule


def coalition(*cards: str, dice: tuple[int, ...] = ()) -> Game:
    """Three generals of initiative two and a fleet of the Coalition; Ney to be passed over."""
    game = bare(dice=dice)
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "graz", "au-corps-2", general="jean")
    put(game, "moscou", "ru-corps-1")
    berth(game, "fleet-siniavine", "port", "sebastopol")
    deal(game, coalition=cards)
    return game


def to_round(play: Play, number: int) -> None:
    """Both sides pass up to the Coalition's action in this round."""
    while (play.game.round, asked(play).seat) != (number, COALITION):
        assert asked(play).key == ACTION
        choose(play, Pass())


@rule("napoleon-against-europe reserve-pa.store")
@rule("napoleon-against-europe reserve-pa.use")
@rule("napoleon-against-europe reserve-pa.lost")
@rule("napoleon-against-europe round.option.stock")
def test_the_stock_of_the_rulebook_is_two_one_two_one_and_nothing_at_the_end() -> None:
    """[reserve-pa.sequence]"""
    game = coalition("4C", "7C", "35C")
    assert [game.printed.cards[card].value for card in ("4C", "7C", "35C")] == [3, 3, 2]
    play, stocks = rounds(game, 2), {}
    actions = {
        2: (Spend("4C"), "fleet-siniavine"),
        4: (Spend("7C"), "charles", "jean"),
        5: (Spend("35C"), "ru-corps-1"),
        6: (Operate(), "charles"),
    }
    for number, (source, *sent) in actions.items():
        to_round(play, number)
        act(play, COALITION, source)
        for piece in sent:
            choose(play, Activate(piece), Pass())
        if number < 6:
            done(play)
            stocks[number] = game.stock[COALITION]
        else:
            stocks[number] = game.points  # they are about to be put by
    assert stocks == {2: 2, 4: 1, 5: 2, 6: 1}
    choose(play, Pass())
    assert game.year == 1806
    assert game.stock[COALITION] == 0


@rule("napoleon-against-europe round.option.diplomacy")
def test_talks_in_the_third_round_are_followed_by_none_before_the_fifth() -> None:
    """[d.round.diplomacy-spacing]"""
    game = coalition("4C", "7C", dice=(1, 1))
    play = rounds(game, 3)
    to_round(play, 3)
    act(play, COALITION, Negotiate("4C"), Country("maroc"))
    to_round(play, 4)
    assert refusal(play, Negotiate("7C")).rule == "round.option.diplomacy"
    to_round(play, 5)
    act(play, COALITION, Negotiate("7C"), Country("maroc"))
    assert game.hands[COALITION] == ()


@rule("napoleon-against-europe foreign-war.end")
@rule("napoleon-against-europe foreign-war.after")
@rule("napoleon-against-europe round.option.end-foreign-war")
@pytest.mark.parametrize(("die", "is_over"), [(2, False), (3, True)])
def test_in_the_sixth_round_a_card_of_two_and_a_three_end_the_american_war(die, is_over) -> None:
    """[d.foreign-war.four-five] [d.foreign-war.round-five]"""
    game = coalition(dice=(die,))
    assert game.printed.cards["12C"].value == 2
    deal(game, empire=["34F"], coalition=["12C"])
    berth(game, "fleet-keith", "port", "portsmouth")
    play = rounds(game, 5)
    act(play, EMPIRE, PlayCard("34F"), Take("fleet-keith"))
    war = EndWar("12C", "34F")
    assert refusal(play, war).rule == "round.option.end-foreign-war"
    to_round(play, 6)
    act(play, COALITION, war)
    assert ("34F" in game.abroad) is not is_over
    assert "34F" in game.removed
    assert game.fleets.get("fleet-keith") is None
    while asked(play).facts.get("power") != ENGLAND:
        options = asked(play).options
        play.go_on(Pass() if Pass() in options else options[-1])
    assert ("fleet-keith" in game.returning) is is_over


@rule("napoleon-against-europe scenario.1805.special.march-column")
@rule("napoleon-against-europe card.f.colonne-de-marche")
def test_the_first_march_of_mack_is_not_delayed_and_the_second_may_be() -> None:
    """[d.scenario.1805.march-column]"""
    game = table("1805")
    deal(game, empire=["13F"], coalition=["4C", "7C"])
    duties = game.lasting
    play = rounds(game, 2)
    game.lasting = duties
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("mack"))
    while asked(play).key != "march.what-next":
        why = asked(play).why_not(PlayCard("13F"))
        assert why is not None
        choose(play, Pass())
    assert game.march is not None
    assert game.march.points == 3
    choose(play, Go("munich"))
    done(play)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("7C"), Activate("mack"), PlayCard("13F"))
    assert game.march.points == 1
