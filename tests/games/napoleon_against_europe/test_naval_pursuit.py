"""[17.2.6, 17.3.2] Who follows the beaten to their port, and the ships that he finds there."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Attack,
    Blockade,
    Fight,
    Go,
    Operate,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.sea import flee
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import at_sea, before, in_port
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.games.napoleon_against_europe.rounds import act, asked, choose, refusal, rounds
from tests.referee import Referee, rule

BISCAY = "golfe-de-gascogne"


@rule("napoleon-against-europe naval.blockade.sortie")
@rule("napoleon-against-europe naval.blockade.outcome")
@rule("napoleon-against-europe naval.retreat.follow")
def test_fresh_ships_in_the_port_may_drive_off_whoever_has_followed_the_beaten_there() -> None:
    """(R-551)"""
    game = bare(dice=[6, 1, 4, 3, 5])
    at_sea(game, BISCAY, "fleet-stirling", "fleet-villeneuve", "fleet-ganteaume")
    in_port(game, "rochefort", "fleet-missiessy")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-stirling"), Attack(BISCAY), Pass())
    choose(play, Go("rochefort"), Blockade("rochefort"))
    assert (asked(play).key, asked(play).seat) == ("naval.sortie", EMPIRE)
    assert game.fleets["fleet-stirling"] == Berth("box", "rochefort")
    choose(play, Fight())

    assert game.fleets["fleet-stirling"] == Berth("sea", BISCAY)
    assert game.fleets["fleet-missiessy"] == Berth("port", "rochefort")
    assert game.voyage is None


@rule("napoleon-against-europe naval.blockade.declined")
@rule("napoleon-against-europe naval.retreat.stops")
def test_if_they_stay_in_port_the_follower_has_his_blockade() -> None:
    game = bare(dice=[6, 1, 4])
    at_sea(game, BISCAY, "fleet-stirling", "fleet-villeneuve", "fleet-ganteaume")
    in_port(game, "rochefort", "fleet-missiessy")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-stirling"), Attack(BISCAY), Pass())
    choose(play, Go("rochefort"), Blockade("rochefort"), Pass())

    assert game.fleets["fleet-stirling"] == Berth("box", "rochefort")
    assert refusal(play, Go(BISCAY)).rule == "naval.retreat.stops"


@rule("napoleon-against-europe naval.retreat.follow")
def test_the_beaten_themselves_do_not_come_out_again() -> None:
    """(R-551)"""
    game = bare(dice=[6, 4])
    at_sea(game, BISCAY, "fleet-stirling", "fleet-villeneuve")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-stirling"), Attack(BISCAY), Pass())
    choose(play, Go("rochefort"), Blockade("rochefort"))

    assert (asked(play).key, asked(play).seat) == ("voyage.what", COALITION)
    assert game.fleets["fleet-stirling"] == Berth("box", "rochefort")


@rule("napoleon-against-europe naval.blockade.relief")
@rule("napoleon-against-europe naval.retreat.follow")
def test_nobody_comes_out_against_a_follower_whose_friends_blockade_the_port_already() -> None:
    game = bare(dice=[6, 4])
    at_sea(game, BISCAY, "fleet-stirling", "fleet-villeneuve")
    in_port(game, "rochefort", "fleet-missiessy")
    before(game, "rochefort", "fleet-calder")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-stirling"), Attack(BISCAY), Pass())
    choose(play, Go("rochefort"), Blockade("rochefort"))

    assert (asked(play).key, asked(play).seat) == ("voyage.what", COALITION)
    assert game.fleets["fleet-calder"] == game.fleets["fleet-stirling"]


@rule("napoleon-against-europe naval.blockade.outcome")
@rule("napoleon-against-europe naval.retreat.follow")
def test_who_has_broken_a_blockade_may_be_driven_off_from_the_next_port() -> None:
    game = bare(dice=[6, 3, 1, 3])
    flag(game, "angleterre", "marseille")
    in_port(game, "toulon", "fleet-emeriau")
    before(game, "toulon", "fleet-ball")
    in_port(game, "marseille", "fleet-keith")
    at_sea(game, "lion", "fleet-calder")
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("fleet-emeriau"), Go("lion"), Go("marseille"))
    choose(play, Blockade("marseille"), Fight())

    assert game.fleets["fleet-emeriau"] == Berth("sea", "lion")  # where nobody intercepts it
    assert game.voyage is None


@rule("napoleon-against-europe naval.blockade.outcome")
@rule("napoleon-against-europe naval.blockade.entering-own-port")
def test_who_turns_away_from_his_own_port_to_follow_and_is_driven_off_is_not_in_it() -> None:
    game = bare(dice=[6, 5, 2, 1, 3])
    flag(game, "angleterre", "rochefort")
    at_sea(game, BISCAY, "fleet-allemand")
    before(game, "brest", "fleet-cornwallis")
    in_port(game, "rochefort", "fleet-keith")
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("fleet-allemand"), Go("brest"), Try())
    choose(play, Go("rochefort"), Blockade("rochefort"), Fight())

    assert game.fleets["fleet-allemand"] == Berth("sea", BISCAY)
    assert game.voyage is None


@rule("napoleon-against-europe naval.stack.excess")
@rule("napoleon-against-europe naval.blockade.outcome")
def test_blockaders_driven_off_from_the_port_they_followed_to_may_be_one_too_many_at_sea() -> None:
    game = bare(dice=[1, 1, 2, 1, 1])
    at_sea(game, BISCAY, "fleet-villeneuve", "fleet-keith", "fleet-ball", "fleet-calder")
    before(game, "brest", "fleet-cornwallis")
    in_port(game, "rochefort", "fleet-missiessy", "fleet-ganteaume")
    put(game, "paris", "fr-corps-9")
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("fleet-villeneuve"), Attack("brest"), Go("rochefort"))
    choose(play, Blockade("rochefort"), Fight())
    assert (asked(play).key, asked(play).seat) == ("voyage.too-many", COALITION)
    choose(play, Take("fleet-ball"))

    assert "fleet-ball" not in game.fleets
    assert game.fleets["fleet-cornwallis"] == Berth("sea", BISCAY)


@rule("napoleon-against-europe naval.retreat.inactive")
@rule("napoleon-against-europe naval.port-combat.attacker-won")
def test_who_comes_out_of_the_box_again_still_bars_the_way_by_which_he_entered_the_zone() -> None:
    game = bare(dice=[6, 1, 6, 4])
    at_sea(game, "manche", "fleet-cotton")
    at_sea(game, BISCAY, "fleet-villeneuve")
    in_port(game, "bordeaux", "fleet-missiessy")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-cotton"), Go(BISCAY), Pass())
    choose(play, Blockade("bordeaux"), Pass(), Attack("bordeaux"), Go(BISCAY), Attack(BISCAY))
    choose(play, Pass())
    assert asked(play).key == "naval.retreat"
    ways = {each.zone for each in asked(play).options if isinstance(each, Go)}

    assert "atlantique-nord" in ways
    assert "manche" not in ways


@rule("napoleon-against-europe naval.port-captured")
def test_fleets_that_flee_take_which_of_the_shortest_ways_their_owner_likes() -> None:
    for way in ("tyrrhenienne", "baleares"):
        game = bare()
        stand(game, espagne=None)
        flag(game, "angleterre", "alexandrie")
        in_port(game, "alexandrie", "fleet-villeneuve")
        at_sea(game, "baleares", "fleet-keith")
        game.active = COALITION
        referee = Referee(game, flee(game, "alexandrie"))
        assert {Go("genes"), Go("ajaccio"), Go("toulon")} <= set(referee.options)
        referee.choose(Go("ajaccio"))
        assert set(referee.options) == {Go("tyrrhenienne"), Go("baleares")}
        referee.choose(Go(way))

        assert referee.is_over is (way == "tyrrhenienne")
        if not referee.is_over:
            referee.choose(Pass())
        assert game.fleets["fleet-villeneuve"] == Berth("port", "ajaccio")
