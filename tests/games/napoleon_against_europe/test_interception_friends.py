"""[12.4] Interception where friends of either side stand."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Go, Spend, Take
from estafette.games.napoleon_against_europe.campaign import clash
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.interception import intercept
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe interception.zone-contents")
@rule("napoleon-against-europe interception.joins-friend")
def test_an_interceptor_is_one_force_with_his_friend_and_nobody_evades() -> None:
    """[d4.interception.joins]"""
    game = bare(dice=[6, 1, 1, 1, 6, 6])
    stand(game, prusse="coalition", saxe="coalition")
    davout = put(game, "leipzig", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "leipzig", "pr-corps-1", general="hohenlohe")
    army = "armee-de-l-elbe"
    put(game, "magdebourg", "pr-corps-2", "pr-corps-3", general="brunswick", army=army)
    march(game, davout, "erfurt")
    deal(game, coalition=["1C"])
    referee = Referee(game, intercept(game, "leipzig"))
    referee.choose(Take(army), Spend("1C"), Pass())
    assert referee.result == army
    assert game.forces[army].corps == ("pr-corps-2", "pr-corps-3", "pr-corps-1")
    assert game.forces[army].subordinates == ("hohenlohe",)
    assert Referee(game, evade(game, "leipzig")).result is False
    battle = go_on(Referee(game, clash(game, "leipzig")))
    assert battle.fact("battle.begins")["side"] is EMPIRE
    assert tally_of(battle, COALITION)["battle.interceptor"] == 1


@rule("napoleon-against-europe interception.joins-friend")
def test_it_is_told_who_came_and_not_whom_he_joined() -> None:
    game = bare(dice=[6, 1, 1])
    stand(game, prusse="coalition", saxe="coalition")
    davout = put(game, "leipzig", "fr-elite-1", "fr-elite-2", general="davout")
    army = "armee-de-l-elbe"
    put(game, "leipzig", "pr-corps-2", "pr-corps-3", general="brunswick", army=army)
    put(game, "magdebourg", "pr-corps-1", general="hohenlohe")
    march(game, davout, "erfurt")
    deal(game, coalition=["1C"])
    referee = Referee(game, intercept(game, "leipzig"))
    referee.choose(Take("hohenlohe"), Spend("1C"))
    assert referee.result == army
    assert referee.fact("interception.comes")["force"] == "hohenlohe"


@rule("napoleon-against-europe interception.joins-friend")
def test_beaten_the_friend_goes_where_the_interceptor_came_from() -> None:
    """[d4.interception.joins]"""
    game = bare(dice=[6, 6, 1, 1, 1])
    stand(game, prusse="coalition", saxe="coalition")
    put(game, "leipzig", "fr-elite-1", "fr-elite-2", general="davout")
    army = "armee-de-l-elbe"
    corps = ("pr-corps-2", "pr-corps-3", "pr-corps-1")
    put(game, "leipzig", *corps, general="brunswick", army=army, subordinates=["hohenlohe"])
    go_on(fought(game, "leipzig", EMPIRE, whence="erfurt", interceptor=(army, "magdebourg")))
    assert game.forces[army].zone == "magdebourg"


@rule("napoleon-against-europe interception.inactive-friend")
@rule("napoleon-against-europe interception.inactive-friend-result")
@rule("napoleon-against-europe interception.zone-contents")
def test_an_inactive_friend_may_only_countermarch_and_retreats_with_the_beaten() -> None:
    """[d2.interception.friend]"""
    game = bare(dice=[2, 1, 1, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "fr-elite-3", general="oudinot")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(
        game, "graz", EMPIRE, "ney", whence="klagenfurt", interceptor=("charles", "vienne")
    )
    referee.choose(Take("oudinot"))
    assert referee.fact("countermarch.rolls")["succeeds"] is False
    assert referee.refusal(Take("fr-elite-3")).key == "battle.not-engaged"
    go_on(referee)
    assert "graz" in game.zones
    assert game.forces["ney"].zone == "klagenfurt"
    assert "fr-elite-3" in game.forces["ney"].corps


@rule("napoleon-against-europe interception.inactive-friend")
def test_an_inactive_friend_who_hears_the_guns_joins_the_force() -> None:
    game = bare(dice=[6, 3, 3, 3, 3])
    put(game, "graz", "fr-elite-1", general="ney")
    put(game, "graz", "fr-elite-3", general="oudinot")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = fought(
        game, "graz", EMPIRE, "ney", whence="klagenfurt", interceptor=("charles", "vienne")
    )
    referee.choose(Take("oudinot"))
    assert "attrition.rolled" not in referee.keys  # he was there already
    go_on(referee, until="battle.which-spearhead")
    assert game.forces["ney"].corps == ("fr-elite-1", "fr-elite-3")
    assert "oudinot" in game.reserve


@rule("napoleon-against-europe interception.inactive-friend-result")
def test_if_the_intercepted_wins_he_goes_on_and_his_friend_stays() -> None:
    game = bare(dice=[6, 6, 1, 1, 6, 1])
    ney = put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "fr-elite-3", general="oudinot")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    the_march = march(game, ney, "klagenfurt", points=2)
    referee = go_on(Referee(game, clash(game, "graz")))
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert not the_march.is_over
    assert the_march.points == 2
    assert game.forces["oudinot"].zone == "graz"


@rule("napoleon-against-europe interception.success")
@rule("napoleon-against-europe attrition.mod.countermarch")
def test_the_ground_that_an_interceptor_crosses_weighs_on_his_test() -> None:
    game = bare(dice=[6, 1])
    put(game, "klagenfurt", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "trieste", "au-corps-1", "au-corps-2", general="charles")
    march(game, "charles", "venise")
    deal(game, empire=["27F"])
    referee = Referee(game, intercept(game, "trieste"))
    referee.choose(Take("davout"), Spend("27F"), Pass())
    tally = dict(referee.fact("attrition.rolled")["tally"])
    assert tally["attrition.march"] == 2  # a pass


@rule("napoleon-against-europe interception.inactive-friend")
@rule("napoleon-against-europe countermarch.consolidate")
def test_an_inactive_friend_is_not_drawn_in_by_others_who_come() -> None:
    game = bare(dice=[6, 1, 6, 1, 3, 3, 3, 3])
    flag(game, "france", "salzbourg", "munich")
    put(game, "klagenfurt", "fr-elite-1", general="davout")
    put(game, "graz", "fr-elite-3", general="oudinot")
    put(game, "salzbourg", "fr-elite-2", general="ney")
    put(game, "vienne", "au-corps-1", "au-corps-2", general="charles")
    deal(game, coalition=["3C"])
    referee = go_on(marching(game, "davout"), "march.what-next")
    referee.choose(Go("graz"), Take("charles"), Spend("3C"))
    go_on(referee, "countermarch.who")
    referee.choose(Take("ney"))
    go_on(referee, "battle.which-spearhead")
    assert set(game.battle.attacker.corps) == {"fr-elite-1", "fr-elite-2"}
    assert referee.refusal(Take("fr-elite-3")).key == "battle.not-engaged"
    assert game.forces["oudinot"].corps == ("fr-elite-3",)


@rule("napoleon-against-europe army.two-per-zone")
@rule("napoleon-against-europe countermarch.roll")
def test_no_third_army_hears_the_guns_where_an_inactive_one_stands() -> None:
    game = bare(dice=[6, 1])
    game.lasting = {}  # the first sieges have been laid
    stand(game, prusse="coalition", saxe="coalition")
    put(game, "dresde", "ru-corps-1", general="koutouzov", army="1re-armee")
    put(game, "leipzig", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "magdebourg", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    put(game, "erfurt", "fr-elite-1", "fr-elite-2", general="davout")
    deal(game, empire=["3F"])
    referee = go_on(marching(game, "koutouzov"), "march.what-next")
    referee.choose(Go("leipzig"), Take("davout"), Spend("3F"))
    go_on(referee, "countermarch.who")
    assert Take("charles") in referee.options
    assert referee.refusal(Take("brunswick")).rule == "army.two-per-zone"


@rule("napoleon-against-europe interception.inactive-friend-result")
@rule("napoleon-against-europe retreat.river-loss")
def test_a_friend_pays_for_the_river_if_nobody_else_is_left_to() -> None:
    """R-623: Davout comes over the river from Ulm and is destroyed, in the battle or in it."""
    for reduced, friends in ((["fr-corps-9"], 3), ([], 4)):
        game = bare(dice=[6, 1, 1, 1, 1, 1])
        put(game, "ulm", "fr-corps-9", general="davout", reduced=reduced)
        put(game, "nuremberg", "fr-corps-10", "fr-corps-11", general="bernadotte")
        put(game, "prague", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
        deal(game, coalition=["2C"])
        referee = go_on(marching(game, "davout"), "march.what-next")
        referee.choose(Go("nuremberg"), Take("charles"))
        go_on(referee)
        assert "fr-corps-9" not in game.steps
        assert referee.keys.count("retreat.crossing") == 1
        assert game.forces["bernadotte"].zone == "ulm"
        assert game.steps["fr-corps-10"] + game.steps["fr-corps-11"] == friends
