"""[demoralise] The test of the beaten, and what it means to be demoralised."""

from estafette.games.napoleon_against_europe.affairs import Battle, Host
from estafette.games.napoleon_against_europe.conquest import rally_the_supplied
from estafette.games.napoleon_against_europe.demoralisation import test_morale as morale_test
from estafette.games.napoleon_against_europe.end_of_activation import (
    check_supply,
    last_tests,
    must_test,
)
from estafette.games.napoleon_against_europe.organisation import consolidate
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import Referee, rule


def blucher_is_beaten(die: int, *, size: str = "minor", lost: int = 3, **force: object) -> Referee:
    """A Prussian force of morale 3 under Blücher (1) has lost so many steps, the victor none."""
    game = bare(dice=[die])
    stand(game, prusse="coalition")
    head = put(game, "dresde", "pr-corps-1", "pr-corps-2", general="blucher", **force)
    loser = Host(COALITION, [head], ["pr-corps-1", "pr-corps-2"], commander="blucher")
    loser.morale, loser.tactical, loser.lost = 3, 1, lost
    winner = Host(EMPIRE, [])
    game.battle = Battle("dresde", winner, loser, size=size)
    return Referee(game, morale_test(game, game.battle, winner, loser))


@rule("napoleon-against-europe demoralise.test")
@rule("napoleon-against-europe demoralise.modifiers")
def test_blucher_with_three_losses_more_is_demoralised_above_one() -> None:
    """[demoralise.blucher]"""
    for die, fails in ((1, False), (2, True)):
        referee = blucher_is_beaten(die)
        assert referee.fact("demoralise.rolls")["morale"] == 3 - 3 + 1
        assert referee.result is fails


@rule("napoleon-against-europe demoralise.test")
def test_a_die_equal_to_morale_keeps_the_force_in_order() -> None:
    """[d.demoralise.equal]"""
    for die, fails in ((3, False), (4, True)):
        referee = blucher_is_beaten(die, lost=1)
        assert referee.fact("demoralise.rolls")["morale"] == 3
        assert referee.result is fails
        assert referee.game.forces["blucher"].is_demoralised is fails


@rule("napoleon-against-europe demoralise.test")
def test_a_skirmish_shakes_nobody() -> None:
    referee = blucher_is_beaten(6, size="skirmish")
    assert referee.result is False
    assert referee.keys == []


@rule("napoleon-against-europe demoralise.test")
def test_at_nothing_or_at_six_no_die_is_rolled() -> None:
    referee = blucher_is_beaten(1, lost=4)
    assert referee.fact("demoralise.sure")["fails"] is True
    assert referee.result is True
    assert referee.game.dice.loaded == [1]
    game = bare(dice=[6])
    put(game, "graz", "fr-elite-1", general="napoleon")
    loser, winner = Host(EMPIRE, ["napoleon"], ["fr-elite-1"]), Host(COALITION, [])
    loser.commander = "napoleon"
    loser.morale, loser.tactical, loser.lost = 5, 3, 2
    game.battle = Battle("graz", loser, winner, size="minor")
    tested = Referee(game, morale_test(game, game.battle, winner, loser))
    assert tested.fact("demoralise.sure")["morale"] == 6
    assert tested.result is False


@rule("napoleon-against-europe demoralise.modifiers")
def test_fewer_losses_than_the_victor_give_nothing() -> None:
    game = bare(dice=[4])
    put(game, "graz", "au-corps-1", general="mack")
    loser, winner = Host(COALITION, ["mack"], ["au-corps-1"]), Host(EMPIRE, [])
    loser.morale, winner.lost = 3, 3
    game.battle = Battle("graz", winner, loser, size="minor")
    tested = Referee(game, morale_test(game, game.battle, winner, loser))
    assert tested.fact("demoralise.rolls")["morale"] == 3


@rule("napoleon-against-europe demoralise.modifiers")
def test_cards_weigh_upon_the_test() -> None:
    game = bare(dice=[4])
    put(game, "graz", "fr-corps-9", general="joseph")
    loser, winner = Host(EMPIRE, ["joseph"], ["fr-corps-9"]), Host(COALITION, [])
    loser.morale, loser.lost, loser.nerve = 4, 2, [("27F", 1)]
    game.battle = Battle("graz", loser, winner, size="minor")
    tested = Referee(game, morale_test(game, game.battle, winner, loser))
    assert tested.fact("demoralise.rolls")["morale"] == 4 - 2 + 1


@rule("napoleon-against-europe demoralise.modifiers")
@rule("napoleon-against-europe retreat.river-loss")
def test_a_loss_in_the_river_counts_in_the_test() -> None:
    """[d4.retreat.river]"""
    game = bare(dice=[6, 5, 5, 4, 2])
    flag(game, "france", "nuremberg")
    put(game, "ulm", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, "ulm", *corps, general="jean")
    for zone in ("munich", "stuttgart", "zurich", "innsbruck"):
        put(game, zone, f"fr-corps-{9 + len(game.forces)}")
    referee = fought(game, "ulm", EMPIRE, "davout", whence="bade")
    go_on(referee)
    keys = referee.keys
    assert keys.index("retreat.crossing") < keys.index("demoralise.rolls")
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    more = rolls[0]["losses"] - rolls[1]["losses"] + 1
    tally = dict(referee.fact("demoralise.rolls")["tally"])
    assert tally["battle.more-losses"] == -more


@rule("napoleon-against-europe demoralised.marker")
def test_a_demoralised_force_carries_a_marker() -> None:
    referee = blucher_is_beaten(6)
    assert referee.game.forces["blucher"].is_demoralised


@rule("napoleon-against-europe demoralised.twice")
def test_who_is_demoralised_again_is_destroyed() -> None:
    """[d.demoralise.twice]"""
    referee = blucher_is_beaten(6, is_demoralised=True)
    game = referee.game
    assert "blucher" not in game.forces
    assert {"blucher", "pr-corps-1", "pr-corps-2"} <= game.reserve
    referee = blucher_is_beaten(1, is_demoralised=True)
    assert "blucher" in referee.game.forces


@rule("napoleon-against-europe demoralised.contagion")
def test_who_stacks_with_the_demoralised_is_demoralised() -> None:
    """[d2.demoralised.stack]"""
    game = bare()
    put(game, "graz", "au-corps-1", general="charles", is_demoralised=True)
    put(game, "graz", "au-corps-2", general="jean")
    Referee(game, consolidate(game, "graz", COALITION))
    assert game.forces["charles"].corps == ("au-corps-1", "au-corps-2")
    assert game.forces["charles"].is_demoralised


@rule("napoleon-against-europe demoralised.contagion")
def test_the_fresh_catch_it_too_when_their_general_commands() -> None:
    game = bare()
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "graz", "au-corps-2", general="jean", is_demoralised=True)
    Referee(game, consolidate(game, "graz", COALITION))
    assert game.forces["charles"].is_demoralised


@rule("napoleon-against-europe demoralised.two-armies")
def test_of_two_armies_each_keeps_its_state() -> None:
    """[d2.demoralised.stack]"""
    game = bare()
    put(game, "graz", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "graz", "ru-elite-1", general="koutouzov", army="1re-armee", is_demoralised=True)
    Referee(game, consolidate(game, "graz", COALITION))
    assert not game.forces["armee-d-allemagne"].is_demoralised
    assert game.forces["1re-armee"].is_demoralised


def at_the_end(*dice: int) -> Game:
    """A demoralised Austrian army at Brünn, in supply, and one at Nuremberg that is cut off."""
    game = bare(dice=dice)
    put(game, "brunn", "au-corps-1", general="charles", is_demoralised=True)
    put(game, "stuttgart", "au-corps-2", general="jean", is_demoralised=True)
    return game


@rule("napoleon-against-europe demoralised.end-phase")
@rule("napoleon-against-europe demoralised.duration")
def test_the_demoralised_are_tested_at_the_end_and_keep_their_marker_until_later() -> None:
    game = at_the_end(1, 1)
    check_supply(game)
    assert must_test(game, "charles", COALITION)
    referee = Referee(game, last_tests(game, COALITION))
    assert referee.keys.count("attrition.rolled") == 2
    assert dict(referee.fact("attrition.rolled")["tally"])["attrition.demoralised"] == 1
    assert game.forces["charles"].is_demoralised  # it counts in the surrender tests
    rally_the_supplied(game)
    assert not game.forces["charles"].is_demoralised
    assert game.forces["jean"].is_demoralised  # out of supply


@rule("napoleon-against-europe demoralised.end-phase")
def test_a_force_in_order_is_not_tested() -> None:
    game = bare()
    put(game, "brunn", "au-corps-1", general="charles")
    assert not must_test(game, "charles", COALITION)


@rule("napoleon-against-europe rally.by-victory")
def test_the_demoralised_who_win_are_in_order() -> None:
    """[d2.demoralised.end]"""
    game = bare(dice=[1, 1, 6, 6, 1])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles", is_demoralised=True)
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert referee.result is COALITION
    assert not game.forces["charles"].is_demoralised
    assert "rally.by-victory" in referee.keys
