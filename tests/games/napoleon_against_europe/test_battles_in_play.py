"""[12.6, 14, 15] Battles and sieges from the march that leads to them to what they leave behind."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Besiege,
    Drop,
    Fight,
    Go,
    Hasten,
    PlayCard,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.modifiers import CAVALRY
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, FRANCE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, tally_of
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put
from tests.games.napoleon_against_europe.rounds import act, asked, choose, rounds
from tests.referee import rule


def styria(*dice: int) -> Game:
    """The French hold Salzburg and Vienna; the duties of 1805 are done."""
    game = bare(dice=dice)
    game.lasting, game.told = {}, []
    flag(game, FRANCE, "salzbourg", "vienne")
    return game


@rule("napoleon-against-europe battle.losses.cap")
@rule("napoleon-against-europe battle.winner")
def test_two_steps_that_read_four_inflict_two_and_do_not_outlive_the_three_they_suffer() -> None:
    """[d.battle.loss-cap] By R-222 the field is then the enemy's."""
    game = styria(6, 6, 5, 5)
    put(game, "vienne", "fr-garde", general="napoleon")
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, "graz", *corps, general="charles")
    referee = marching(game, "napoleon", Go("graz"), Fight(), Take("fr-garde"))
    go_on(referee)
    mine, theirs = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert (mine["losses"], theirs["losses"]) == (4, 3)
    assert sum(game.steps[each] for each in corps if each in game.steps) == 6 - 2
    assert "fr-garde" not in game.steps
    assert referee.fact("battle.won")["side"] is COALITION


@rule("napoleon-against-europe unsupplied.combat")
def test_a_defender_of_plus_two_who_is_out_of_supply_throws_one_less() -> None:
    """[d.battle.unsupplied]"""
    game = bare(dice=[3, 3, 3, 4])
    put(game, "ulm", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "stuttgart", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(marching(game, "ney", Go("stuttgart"), Fight()))
    assert tally_of(referee, COALITION) == {"battle.hungry": -3, "charles": 2}
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert rolls[1]["total"] == 7 - 1


@rule("napoleon-against-europe siege.marker.increase")
@rule("napoleon-against-europe siege.marker.reset")
def test_four_failures_raise_the_marker_to_three_and_a_new_siege_begins_at_nought() -> None:
    """[d.siege.marker-max]"""
    game = bare(dice=[4, 4, 2, 2])
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="joseph")
    game.sieges = {"salzbourg": 0}
    referee, markers = marching(game, "joseph"), []
    for _ in range(4):
        referee.choose(Besiege())
        assert referee.fact("siege.rolled")["result"] == "stable"
        markers.append(game.sieges["salzbourg"])
    assert markers == [1, 2, 3, 3]
    referee.choose(Pass())
    game.moved = frozenset()  # another round
    marching(game, "joseph", Go("munich"), Go("salzbourg"))
    assert game.sieges == {"salzbourg": 0}


@rule("napoleon-against-europe card.overrides-rules")
@pytest.mark.parametrize("is_answered", [False, True])
def test_of_two_cards_on_cavalry_in_one_battle_the_last_one_counts(is_answered) -> None:
    """[d2.card.last-prevails]"""
    game = styria(3, 3, 3, 3)
    army = {"general": "napoleon", "army": "grande-armee"}
    put(game, "graz", "fr-elite-1", "fr-elite-2", "fr-cavalerie", **army)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    deal(game, empire=["31F"], coalition=["25C"])
    referee = go_on(fought(game, "graz", EMPIRE, whence="vienne"), until="window.battle")
    referee.choose(PlayCard("31F"), PlayCard("25C") if is_answered else Pass())
    go_on(referee)
    found = {CAVALRY, "31F"} & tally_of(referee, EMPIRE).keys()
    assert found == (set() if is_answered else {CAVALRY, "31F"})


def campaign(*dice: int, defender: str = "charles", **hands: list[str]) -> Game:
    """Ney, Davout and Oudinot stand around Graz; a major campaign is in the Empire's hand."""
    game = styria(*dice)
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "vienne", "fr-elite-3", general="davout")
    put(game, "klagenfurt", "fr-elite-4", general="oudinot")
    put(game, "graz", "en-elite-1", "en-elite-2", general=defender)
    deal(game, empire=["2F"], **hands)
    return game


@rule("napoleon-against-europe major-campaign.together")
@rule("napoleon-against-europe major-campaign.no-second-evasion")
@rule("napoleon-against-europe major-campaign.attrition")
def test_who_failed_to_evade_the_first_force_stands_and_all_fight_one_battle() -> None:
    """[d2.major-campaign]"""
    game = campaign(1, 1)
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("2F"), Activate("ney"), Go("graz"), Go("raab"), Wait())
    assert game.forces["charles"].zone == "graz"
    choose(play, Activate("davout"), Hasten(1), Go("graz"))
    assert (asked(play).key, asked(play).seat) == ("campaign.fight-or-wait", EMPIRE)
    choose(play, Fight())
    keys = [told.key for told in game.told or ()]
    tests = [told.facts for told in game.told or () if told.key == "attrition.rolled"]
    assert [(each["force"], dict(each["tally"])["attrition.march"]) for each in tests] == [
        ("davout", 1)
    ]
    assert keys.count("battle.begins") == 1
    assert set(game.battle.attacker.corps) == {"fr-elite-1", "fr-elite-2", "fr-elite-3"}


@rule("napoleon-against-europe interior-lines.play")
@rule("napoleon-against-europe interior-lines.effect")
def test_wellington_on_interior_lines_fights_three_forces_one_by_one_and_may_retreat() -> None:
    """[d4.interior-lines]"""
    game = campaign(1, 1, 6, 6, 1, defender="wellington", coalition=["15C"])
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("2F"), Activate("ney"), Pass(), Go("graz"), Fight())
    choose(play, PlayCard("15C"))
    choose(play, Wait(), Activate("davout"), Go("graz"), Wait(), Activate("oudinot"), Go("graz"))
    assert set(asked(play).options) == {Take("ney"), Take("davout"), Take("oudinot")}
    choose(play, Take("ney"))
    while asked(play).key != "campaign.stand-or-retreat":
        options = asked(play).options
        choose(play, Pass() if Pass() in options else options[0])
    assert asked(play).seat == COALITION
    choose(play, Go("raab"))
    assert game.forces["wellington"].zone == "raab"
    assert [told.key for told in game.told or ()].count("battle.begins") == 1


@rule("napoleon-against-europe interior-lines.effect")
def test_a_general_of_defence_one_has_no_interior_lines() -> None:
    """[d4.interior-lines]"""
    game = campaign(defender="jean", coalition=["15C"])
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("2F"), Activate("ney"), Pass(), Go("graz"), Fight())
    while asked(play).key != "campaign.fight-or-wait":
        assert PlayCard("15C") not in asked(play).options
        choose(play, Pass())


@rule("napoleon-against-europe fortress.defender-options")
@rule("napoleon-against-europe fortress.defender-split")
@rule("napoleon-against-europe fortress.capacity")
def test_of_six_steps_two_enter_the_fortress_and_four_who_fail_to_evade_fight() -> None:
    """[d2.fortress.split]"""
    game = bare(dice=[1, 3, 3, 3, 3])
    flag(game, FRANCE, "salzbourg")
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "vienne", "au-corps-1", "au-corps-2", "au-corps-3", general="jean")
    referee = marching(game, "ney", Go("vienne"), Drop("au-corps-1"), Go("raab"))
    assert game.forces["au-corps-1"].is_sheltered
    assert game.battle.defender.corps == ["au-corps-2", "au-corps-3"]
    go_on(referee)
    assert game.steps["au-corps-1"] == 2


@rule("napoleon-against-europe siege.relief")
@rule("napoleon-against-europe siege.lifted.too-few")
@rule("napoleon-against-europe siege.lifted.join")
def test_a_besieger_who_beats_the_relief_with_one_step_left_gives_up_his_siege() -> None:
    """[d4.siege.relief]"""
    game = bare(dice=[3, 4, 6, 5, 1, 1, 1])
    game.lasting = {}
    reduced = ["fr-corps-10"]
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney", reduced=reduced)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.sieges = {"salzbourg": 2}
    put(game, "graz", "au-corps-2", "au-corps-3", "au-corps-4", general="jean")
    referee = go_on(marching(game, "jean", Go("salzbourg"), Fight()))
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.steps["au-corps-1"] == 2
    french = game.forces["ney"]
    assert sum(game.steps[each] for each in french.corps) == 1
    assert french.zone != "salzbourg"
    assert not game.sieges
    assert not game.forces["au-corps-1"].is_sheltered
