"""The year 1805 of the rulebook's example: its battles, interceptions, marches and losses.

Where its arithmetic is wrong the rulings are followed (R-53, R-100 to R-104).
"""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Fight,
    Go,
    Lose,
    PlayCard,
    Spend,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.attrition import test as attrition_test
from estafette.games.napoleon_against_europe.campaign import begin, clash
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.interception import intercept
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on, march, tally_of
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store, table
from tests.referee import Referee, rule

GRANDE, ALLEMAGNE = "grande-armee", "armee-d-allemagne"
ELITES = ("fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-elite-4")


# Round 2: Marmont gathers the forces of the north.


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe component.general.marmont")
@rule("napoleon-against-europe component.corps.minors")
def test_marmonts_march_costs_a_french_step() -> None:
    game = bare(dice=[5, 3])
    corps = ("fr-elite-6", "fr-elite-5", "corps-hollande")
    put(game, "wurtzbourg", *corps, general="marmont", reduced=["fr-elite-6", "corps-hollande"])
    crossed = ["cleves", "hanovre", "berg", "erfurt", "wurtzbourg"]
    referee = Referee(game, attrition_test(game, "marmont", forced=3, crossed=crossed))
    referee.choose(Try())  # the bonus of a French majority
    rolled = referee.fact("attrition.rolled")
    assert rolled["tally"] == [("attrition.march", 3), ("attrition.french", -1)]
    assert (rolled["total"], rolled["star"], rolled["lost"]) == (7, 3, 1)
    referee.choose(Lose("fr-elite-5"))
    assert game.steps == {"fr-elite-6": 1, "fr-elite-5": 1, "corps-hollande": 1}
    assert game.printed.corps["corps-hollande"].movement == 3
    assert game.printed.generals["marmont"].initiative == 2


# Round 4: Ulm.


def napoleon_at_ulm(*dice: int) -> Game:
    """The Grande Armée, but for a corps, came over Baden to Ulm, which Mack has taken."""
    game = table("1805", dice=dice)
    flag(game, "autriche", "munich", "ulm")
    mack = game.forces[ALLEMAGNE]
    grande = game.forces[GRANDE]
    steps = dict(game.steps)
    jean = game.forces["jean"]
    for pieces in (game.forces, game.zones, game.stores, game.fleets):
        pieces.clear()
    corps = tuple([each for each in grande.corps if each != "fr-corps-10"])
    staff = ("davout", "murat", "soult")
    put(game, "ulm", *corps, general="napoleon", army=GRANDE, subordinates=staff)
    put(game, "ulm", *mack.corps, general="mack", army=ALLEMAGNE, subordinates=["ferdinand"])
    put(game, "innsbruck", *jean.corps, general="jean")
    game.steps = steps
    march(game, GRANDE, "bade", points=1)
    game.hands = {EMPIRE: (), COALITION: ()}
    return game


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe evasion.roll")
@rule("napoleon-against-europe battle.when")
@rule("napoleon-against-europe card.f.mouvement-tournant")
def test_mack_does_not_escape_the_turning_movement() -> None:
    game = napoleon_at_ulm(6)
    deal(game, empire=["3F"])
    referee = Referee(game, evade(game, "ulm"))
    referee.choose(Go("munich"), PlayCard("3F"))
    if not referee.is_over:
        referee.choose(Pass())
    rolled = referee.fact("evasion.rolled")
    assert (rolled["die"], rolled["total"], rolled["succeeds"]) == (6, 3, False)
    assert referee.result is False


def at_the_battle_of_ulm(*dice: int) -> Referee:
    """Jean hears the guns: a four, and a three for his attrition."""
    game = napoleon_at_ulm(4, 3, *dice)
    referee = go_on(Referee(game, clash(game, "ulm")), until="countermarch.who")
    referee.choose(Take("jean"))
    return go_on(referee, until="battle.which-spearhead")


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe countermarch.who")
@rule("napoleon-against-europe countermarch.roll")
@rule("napoleon-against-europe countermarch.modifiers")
@rule("napoleon-against-europe countermarch.attrition")
@rule("napoleon-against-europe countermarch.consolidate")
@rule("napoleon-against-europe component.general.jean")
def test_jean_joins_mack_and_goes_to_the_reserve() -> None:
    """[ex1805.r4.jean-reserve] [ex1805.r4.jean-countermarch]"""
    referee = at_the_battle_of_ulm()
    game = referee.game
    rolled = referee.fact("countermarch.rolls")
    assert rolled["tally"] == [("jean", 1)]
    assert (rolled["total"], rolled["succeeds"]) == (5, True)
    tested = referee.fact("attrition.rolled")
    assert dict(tested["tally"])["attrition.march"] == 1
    assert tested["lost"] == 0
    assert "jean" in game.reserve
    assert "au-corps-8" in game.forces[ALLEMAGNE].corps
    assert game.printed.generals["jean"].initiative == 2
    assert game.printed.generals["jean"].command >= 6


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.ratio")
@rule("napoleon-against-europe battle.size.minor")
@rule("napoleon-against-europe battle.size.major")
@rule("napoleon-against-europe battle.morale.majority")
@rule("napoleon-against-europe component.corps.french")
@rule("napoleon-against-europe component.corps.austrian")
def test_thirteen_against_nine_is_a_minor_battle_at_even_strength() -> None:
    """[ex1805.r4.ratio] [ex1805.r4.size] [ex1805.r4.morale]"""
    referee = at_the_battle_of_ulm()
    game = referee.game
    french, austrians = game.battle.hosts
    assert sum([game.steps[corps] for corps in french.corps]) == 13
    assert sum([game.steps[corps] for corps in austrians.corps]) == 9
    assert referee.fact("battle.odds")["ratio"] == 1
    assert referee.fact("battle.odds")["size"] == "minor"
    assert (french.morale, austrians.morale) == (5, 3)


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.general.commander")
@rule("napoleon-against-europe battle.general.subordinate")
@rule("napoleon-against-europe battle.cavalry-superiority")
@rule("napoleon-against-europe battle.elite.spearhead")
@rule("napoleon-against-europe battle.resolve")
@rule("napoleon-against-europe battle.table")
@rule("napoleon-against-europe battle.winner")
@rule("napoleon-against-europe battle.losses.order")
@rule("napoleon-against-europe battle.wound-test")
@rule("napoleon-against-europe demoralise.test")
@rule("napoleon-against-europe demoralise.modifiers")
@rule("napoleon-against-europe pursuit.when")
@rule("napoleon-against-europe pursuit.modifiers")
@rule("napoleon-against-europe pursuit.losses")
@rule("napoleon-against-europe battle.victory-continues")
@rule("napoleon-against-europe component.general.napoleon")
@rule("napoleon-against-europe component.general.soult")
@rule("napoleon-against-europe component.general.murat")
@rule("napoleon-against-europe component.general.mack")
@rule("napoleon-against-europe component.corps.french-cavalry")
def test_the_battle_of_ulm_destroys_macks_army() -> None:
    """[ex1805.r4.modifiers] [ex1805.r4.roll] [ex1805.r4.losses] [ex1805.r4.wound]
    [ex1805.r4.demoralised] [ex1805.r4.pursuit]
    """
    referee = at_the_battle_of_ulm(4, 4, 3, 3, 3, 5)
    game = referee.game
    referee.choose(Take("fr-elite-1"), Take("soult"))
    go_on(referee, until="battle.which-loss")
    tally = tally_of(referee, EMPIRE)
    assert tally == {"napoleon": 3, "battle.cavalry": 1, "soult": 2, "fr-elite-1": 1}
    assert tally_of(referee, COALITION) == {}
    mine, theirs = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert (mine["total"], mine["losses"]) == (15, 4)  # 4C
    assert (theirs["total"], theirs["losses"], theirs["plus"]) == (6, 1, True)
    assert referee.fact("battle.wound-test")["is_hit"] is False
    assert game.steps["fr-elite-1"] == 1
    assert "au-cavalerie" not in game.steps  # the C took its last step
    go_on(referee)
    sure = referee.fact("demoralise.sure")
    assert (sure["morale"], sure["fails"]) == (0, True)
    pursuit = referee.fact("pursuit.rolls")
    assert pursuit["tally"] == [("napoleon", 3), ("pursuit.cavalry", 3)]
    assert (pursuit["total"], pursuit["losses"]) == (11, 5)
    assert {ALLEMAGNE, "mack", "ferdinand"} <= game.reserve
    assert not [corps for corps in game.steps if corps in ("au-corps-1", "au-corps-8")]
    assert game.march.points == 1
    assert not game.march.is_over


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe component.general.koutouzov")
@rule("napoleon-against-europe component.corps.russian")
def test_koutouzovs_march_to_leopoldstadt_costs_a_step() -> None:
    game = bare(dice=[3, 2])
    corps = ("ru-elite-1", "ru-elite-2", "ru-garde", "ru-corps-1")
    force = {"general": "koutouzov", "army": "1re-armee", "subordinates": ["buxhowden"]}
    put(game, "leopoldstadt", *corps, **force)
    poor = next(zone for zone, sheet in game.printed.zones.items() if sheet.poor)
    crossed = [poor, "leopoldstadt"]
    referee = Referee(game, attrition_test(game, "1re-armee", forced=3, crossed=crossed))
    rolled = referee.fact("attrition.rolled")
    assert sorted(rolled["tally"]) == [
        ("attrition.march", 3),
        ("attrition.poor", 2),
        ("attrition.russian", -1),
    ]
    assert (rolled["total"], rolled["star"], rolled["lost"]) == (7, 2, 1)
    referee.choose(Lose("ru-corps-1"))
    assert referee.is_over
    assert game.printed.corps["ru-elite-1"].movement == 3


# Round 5: Vienna, Charles, Rome.


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe component.corps.french")
def test_napoleons_test_at_vienna_costs_two_steps() -> None:
    game = bare(dice=[4, 5])
    corps = (*ELITES, "fr-corps-9", "fr-garde", "fr-cavalerie")
    force = {"general": "napoleon", "army": GRANDE, "reduced": ["fr-elite-1", "fr-garde"]}
    put(game, "vienne", *corps, **force)
    assert sum(game.steps.values()) == 12
    crossed = ["salzbourg", "vienne"]
    referee = Referee(game, attrition_test(game, GRANDE, forced=2, crossed=crossed))
    rolled = referee.fact("attrition.rolled")
    assert rolled["tally"] == [("attrition.march", 2), ("attrition.french", -2)]
    assert (rolled["total"], rolled["star"], rolled["lost"]) == (4, 5, 2)
    referee.choose(Lose("fr-corps-9"), Lose("fr-corps-9"))
    assert sum(game.steps.values()) == 10


def charles_south_of_vienna(*dice: int) -> Game:
    """Charles, by a forced march of three points, enters Graz; Napoleon holds Vienna."""
    game = bare(dice=dice)
    game.round = 5
    begin(game, COALITION, "4C", 2, together=True)
    game.hands = {EMPIRE: (), COALITION: ()}
    flag(game, "france", "munich", "salzbourg", "vienne")
    game.empty = frozenset({"vienne"})
    corps = (*ELITES, "fr-garde", "fr-cavalerie")
    force = {"general": "napoleon", "army": GRANDE, "reduced": ["fr-elite-1", "fr-garde"]}
    put(game, "vienne", *corps, subordinates=("davout", "murat", "soult"), **force)
    reduced = ["au-corps-7"]
    corps = ("au-corps-4", "au-corps-5", "au-corps-6", "au-corps-7")
    put(game, "graz", *corps, general="charles", reduced=reduced)
    store(game, "graz", "depot-autriche-2")
    the_march = march(game, "charles", "agram", points=0, asked=3)
    the_march.crossed = ["venise", "trieste", "agram", "graz"]
    deal(game, empire=["27F"])
    return game


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe interception.card")
@rule("napoleon-against-europe interception.modifiers")
@rule("napoleon-against-europe interception.roll")
@rule("napoleon-against-europe interception.success")
@rule("napoleon-against-europe component.general.charles")
def test_napoleon_intercepts_charles() -> None:
    game = charles_south_of_vienna(3, 1)
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take(GRANDE), Spend("27F"), Pass())
    rolled = referee.fact("interception.rolled")
    assert dict(rolled["tally"]) == {"interception.cavalry": 1, "interception.initiative": 1}
    assert (rolled["total"], rolled["succeeds"]) == (5, True)
    assert game.forces[GRANDE].zone == "graz"
    charles = game.printed.generals["charles"]
    assert (charles.initiative, charles.attack) == (2, 1)
    assert charles.command >= 7


def charles_is_met(*dice: int) -> Referee:
    """After the interception Charles takes his test, with his depot, and fights."""
    game = charles_south_of_vienna(3, 1, 6, *dice)
    Referee(game, intercept(game, "graz")).choose(Take(GRANDE), Spend("27F"), Pass())
    game.told = []
    referee = Referee(game, clash(game, "graz"))
    referee.choose(Take("depot-autriche-2"))
    referee.choose(Lose("au-corps-7"))
    return go_on(referee, until="battle.which-spearhead")


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe major-campaign.activates")
def test_charles_tests_before_the_battle_and_loses_his_reduced_corps() -> None:
    referee = charles_is_met()
    rolled = referee.fact("attrition.rolled")
    tally = dict(rolled["tally"])
    assert tally == {"attrition.march": 3, "attrition.home": -2, "attrition.depot": -2}
    assert (rolled["total"], rolled["lost"]) == (5, 1)
    assert "au-corps-7" not in referee.game.steps
    assert referee.game.points == 0


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.mod.interception")
@rule("napoleon-against-europe interception.bonus")
@rule("napoleon-against-europe battle.mod.ratio")
@rule("napoleon-against-europe battle.morale.capital")
@rule("napoleon-against-europe battle.general.subordinate")
@rule("napoleon-against-europe battle.elite.spearhead")
@rule("napoleon-against-europe component.general.davout")
def test_the_battle_south_of_vienna_destroys_charles() -> None:
    """[ex1805.r5.charles-morale] [ex1805.r5.ratio] [ex1805.r5.napoleon-modifiers]
    [ex1805.r5.battle] [ex1805.r5.demoralised] [ex1805.r5.pursuit]
    """
    referee = charles_is_met(4, 4, 3, 4, 1, 2)
    game = referee.game
    charles, napoleon = game.battle.hosts
    assert referee.fact("battle.odds") == {"side": EMPIRE, "ratio": 2, "size": "minor"}
    assert (charles.morale, napoleon.morale) == (2, 5)
    referee.choose(Take("fr-elite-1"), Take("davout"))
    go_on(referee)
    assert tally_of(referee, COALITION) == {"battle.ratio": -1, "charles": 1}
    assert tally_of(referee, EMPIRE) == {
        "battle.cavalry": 1,
        "battle.interceptor": 1,
        "napoleon": 3,
        "davout": 3,
        "fr-elite-1": 1,
    }
    theirs, mine = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert (theirs["total"], theirs["losses"], theirs["plus"]) == (8, 1, True)
    assert (mine["total"], mine["losses"], mine["plus"], mine["cavalry"]) == (16, 4, True, True)
    assert "fr-elite-1" not in game.steps
    assert referee.fact("demoralise.sure")["morale"] == 2 + 1 - 3
    pursuit = referee.fact("pursuit.rolls")
    assert pursuit["tally"] == [("napoleon", 3), ("pursuit.cavalry", 3)]
    assert (pursuit["total"], pursuit["losses"]) == (8, 2)
    assert "charles" in game.reserve
    assert not [corps for corps in game.steps if corps.startswith("au-")]
    assert game.march.is_over


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.size.skirmish")
@rule("napoleon-against-europe battle.tie")
@rule("napoleon-against-europe retreat.attacker")
@rule("napoleon-against-europe major-campaign.activates")
@rule("napoleon-against-europe component.general.saint-cyr")
@rule("napoleon-against-europe component.corps.minors")
def test_the_corps_of_naples_is_sent_home_from_rome() -> None:
    """[ex1805.r5.rome-skirmish-size] [ex1805.r5.rome-skirmish]"""
    game = bare(dice=[3, 3, 4, 3])
    begin(game, COALITION, "4C", 0, together=True)  # the third force: nobody is left to wait for
    flag(game, "france", "rome")
    put(game, "rome", "fr-corps-13", general="gouvion-saint-cyr")
    put(game, "rome", "corps-naples")
    the_march = march(game, "corps-naples", "naples", points=2)
    referee = Referee(game, evade(game, "rome"))
    referee.choose(Fight())
    referee = go_on(Referee(game, clash(game, "rome")))
    assert referee.fact("battle.odds")["size"] == "skirmish"
    theirs, mine = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert (theirs["total"], theirs["losses"], theirs["plus"]) == (6, 0, False)
    assert (mine["total"], mine["losses"], mine["plus"]) == (8, 0, True)
    assert mine["tally"] == [("gouvion-saint-cyr", 1)]
    assert not [key for key in referee.keys if key.startswith("demoralise")]
    assert game.forces["corps-naples"].zone == "naples"
    assert the_march.is_over
    assert game.steps == {"fr-corps-13": 2, "corps-naples": 2}
    saint_cyr = game.printed.generals["gouvion-saint-cyr"]
    assert (saint_cyr.initiative, saint_cyr.attack) == (2, 2)


# 1806.


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe component.corps.russian")
def test_koutouzovs_redeployment_costs_nothing() -> None:
    game = bare(dice=[2])
    corps = ("ru-elite-1", "ru-elite-2", "ru-garde", "ru-corps-1", "ru-corps-2")
    put(game, "grodno", *corps, general="koutouzov", army="1re-armee")
    poor = [
        zone.id
        for zone in game.printed.zones.values()
        if zone.poor and game.owner[zone.province] == "russie"
    ]
    toil = {"redeploying": True, "crossed": [poor[0], "grodno"]}
    referee = Referee(game, attrition_test(game, "1re-armee", **toil))
    rolled = referee.fact("attrition.rolled")
    assert sorted(rolled["tally"]) == [
        ("attrition.home", -2),
        ("attrition.poor", 2),
        ("attrition.russian", -1),
    ]
    assert (rolled["total"], rolled["lost"]) == (1, 0)
