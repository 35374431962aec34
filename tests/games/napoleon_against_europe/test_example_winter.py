"""The winter of 1805 in the rulebook's example: Koutouzov before Vienna."""

from estafette.games.napoleon_against_europe.actions import (
    Fight,
    Lose,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.campaign import begin, clash
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on, march
from tests.games.napoleon_against_europe.position import bare, flag, put, store
from tests.referee import Referee, rule

GRANDE, ALLEMAGNE = "grande-armee", "armee-d-allemagne"


# Round 6: the last battle of Vienna.


def koutouzov_before_vienna(*dice: int) -> Game:
    """Koutouzov, with Bellegarde's corps, came from the east to Vienna, where Napoleon stands."""
    game = bare(dice=dice)
    game.round = 6
    flag(game, "france", "munich", "salzbourg", "vienne")
    game.empty = frozenset({"vienne"})
    corps = ("fr-elite-2", "fr-elite-3", "fr-garde", "fr-cavalerie")
    force = {"general": "napoleon", "army": GRANDE, "reduced": ["fr-garde"]}
    put(game, "vienne", *corps, subordinates=("murat", "soult"), **force)
    corps = ("ru-elite-1", "ru-elite-2", "ru-garde", "au-corps-9")
    force = {"general": "koutouzov", "army": "1re-armee"}
    put(game, "vienne", *corps, subordinates=("buxhowden",), **force)
    store(game, "vienne", "depot-autriche-3")
    the_march = march(game, "1re-armee", "raab", points=1, asked=2)
    the_march.crossed = ["budapest", "raab", "vienne"]
    return game


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe component.general.buxhowden")
def test_winter_costs_koutouzov_an_austrian_step() -> None:
    game = koutouzov_before_vienna(2)
    referee = Referee(game, clash(game, "vienne"))
    rolled = referee.fact("attrition.rolled")  # no Russian bonus, no Austrian depot
    assert sorted(rolled["tally"]) == [("attrition.march", 2), ("attrition.winter", 2)]
    assert (rolled["total"], rolled["lost"]) == (6, 1)
    referee.choose(Lose("au-corps-9"))
    assert game.steps["au-corps-9"] == 1
    generals = game.printed.generals
    assert generals["buxhowden"].attack == 1
    assert generals["buxhowden"].rank > generals["koutouzov"].rank


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.table")
@rule("napoleon-against-europe battle.losses.free")
@rule("napoleon-against-europe battle.losses.order")
@rule("napoleon-against-europe battle.elite.spearhead")
@rule("napoleon-against-europe demoralise.test")
@rule("napoleon-against-europe retreat.attacker")
@rule("napoleon-against-europe component.corps.russian")
def test_the_grande_armee_throws_koutouzov_back() -> None:
    """[ex1805.r6.battle] [ex1805.r6.losses] [ex1805.r6.no-demoralisation]"""
    game = koutouzov_before_vienna(2, 5, 5, 4, 4, 1, 1, 3)
    referee = Referee(game, clash(game, "vienne"))
    referee.choose(Lose("au-corps-9"))
    go_on(referee, until="battle.which-spearhead")
    russians, french = game.battle.hosts
    assert (russians.morale, french.morale) == (4, 5)
    referee.choose(Take("ru-elite-1"), Take("buxhowden"), Take("fr-garde"), Take("soult"))
    go_on(referee, until="battle.which-loss")
    theirs, mine = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert theirs["tally"] == [("koutouzov", 1), ("buxhowden", 1), ("ru-elite-1", 1)]
    assert (theirs["total"], theirs["losses"]) == (13, 3)
    assert sorted(mine["tally"]) == sorted(
        [("battle.cavalry", 1), ("napoleon", 3), ("soult", 1), ("fr-garde", 2)]
    )
    assert (mine["total"], mine["losses"]) == (15, 4)  # 4C
    referee.choose(Lose("ru-elite-1"), Lose("au-corps-9"), Lose("ru-elite-2"))
    referee.choose(Lose("fr-elite-2"), Lose("fr-elite-2"))
    go_on(referee)
    assert game.steps == {"fr-elite-3": 2, "fr-cavalerie": 2, "ru-garde": 2, "ru-elite-2": 1}
    tested = referee.fact("demoralise.rolls")
    assert (tested["die"], tested["morale"], tested["fails"]) == (3, 4 + 1 - 1, False)
    assert game.forces["1re-armee"].zone == "raab"
    assert game.march is not None
    assert game.march.is_over


@rule("napoleon-against-europe major-campaign.together")
def test_koutouzov_could_have_waited_for_charles() -> None:
    game = koutouzov_before_vienna()
    begin(game, COALITION, "4C", 1, together=True)
    game.hands = {EMPIRE: (), COALITION: ()}
    referee = Referee(game, clash(game, "vienne"))
    assert referee.options == (Fight(), Wait())
