"""[interception] A force near the zone that the enemy enters comes to meet him."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Drop, Group, Spend, Take
from estafette.games.napoleon_against_europe.affairs import Entry, March
from estafette.games.napoleon_against_europe.campaign import clash
from estafette.games.napoleon_against_europe.detachment import leave_behind
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.interception import cannot_come, intercept
from estafette.games.napoleon_against_europe.march import call_off
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Until
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import Referee, rule

ONE, TWO, THREE = "27F", "3F", "2F"  # cards of the Empire, by their value


def charles_enters_graz(*dice: int, **vienna: object) -> Game:
    """Charles comes from Klagenfurt to Graz; Davout, a general of initiative 1, is at Vienna."""
    game = bare(dice=dice)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "vienne", "fr-elite-1", "fr-elite-2", general="davout", **vienna)
    march(game, "charles", "klagenfurt")
    deal(game, empire=[ONE, TWO])
    return game


@rule("napoleon-against-europe interception.who")
def test_a_force_with_a_general_next_to_the_zone_may_intercept() -> None:
    game = charles_enters_graz(5, 1)
    put(game, "salzbourg", "fr-elite-3")
    referee = Referee(game, intercept(game, "graz"))
    assert referee.options == (Take("davout"), Pass())
    assert referee.refusal(Take("fr-elite-3")).key == "interception.no-general"
    referee.choose(Take("davout"), Spend(ONE), Pass())
    assert referee.result == "davout"
    assert game.forces["davout"].zone == "graz"


@rule("napoleon-against-europe interception.who")
def test_a_force_two_zones_away_does_not_intercept() -> None:
    game = charles_enters_graz()
    put(game, "prague", "fr-elite-3", general="soult")
    referee = Referee(game, intercept(game, "graz"))
    assert referee.refusal(Take("soult")).rule == "interception.who"


@rule("napoleon-against-europe interception.who")
def test_nobody_is_asked_without_a_general_near_or_without_cards() -> None:
    game = charles_enters_graz()
    deal(game)
    assert Referee(game, intercept(game, "graz")).result == ""
    deal(game, empire=[ONE])
    game.march.came_from = "agram"
    assert Referee(game, intercept(game, "budapest")).result == ""


@rule("napoleon-against-europe interception.who")
def test_mountains_without_pass_bar_an_interception() -> None:
    game = bare()
    put(game, "milan", "au-corps-1", general="charles")
    put(game, "innsbruck", "fr-elite-1", general="davout")
    put(game, "turin", "fr-elite-2", general="ney")
    march(game, "charles", "mantoue")
    deal(game, empire=[TWO])
    referee = Referee(game, intercept(game, "milan"))
    assert referee.refusal(Take("davout")).key == "interception.barrier"
    assert Take("ney") in referee.options


@rule("napoleon-against-europe demoralised.cannot")
def test_a_demoralised_force_does_not_intercept() -> None:
    """[d.forced-march.none-for-demoralised]"""
    game = charles_enters_graz(is_demoralised=True)
    put(game, "salzbourg", "fr-elite-3", general="lannes")
    referee = Referee(game, intercept(game, "graz"))
    assert referee.refusal(Take("davout")).rule == "demoralised.cannot"
    assert referee.options == (Take("lannes"), Pass())


@rule("napoleon-against-europe interception.who")
@rule("napoleon-against-europe siege.leave")
def test_a_besieged_force_does_not_intercept() -> None:
    game = charles_enters_graz(is_sheltered=True)
    game.sieges = {"vienne": 0}
    put(game, "salzbourg", "fr-elite-3", general="lannes")
    referee = Referee(game, intercept(game, "graz"))
    assert referee.refusal(Take("davout")).key == "interception.besieged"


@rule("napoleon-against-europe interception.one-per-zone")
def test_one_force_tries_for_each_zone_and_another_for_the_next() -> None:
    game = charles_enters_graz(1)
    put(game, "salzbourg", "fr-elite-3", general="lannes")
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE))
    assert referee.is_over
    assert referee.result == ""
    again = Referee(game, intercept(game, "graz"))  # the next zone entered
    assert Take("lannes") in again.options


@rule("napoleon-against-europe interception.card")
def test_the_card_is_worth_the_initiative_of_the_general() -> None:
    """[d.interception.card-too-low]"""
    game = charles_enters_graz(1)
    put(game, "salzbourg", "fr-elite-3", general="ney")
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("ney"))
    assert referee.refusal(Spend(ONE)).key == "interception.card-too-low"
    assert referee.options == (Spend(TWO),)
    referee.choose(Spend(TWO))
    assert game.hands[EMPIRE] == (ONE,)
    assert TWO in game.decks[EMPIRE].discard


@rule("napoleon-against-europe interception.card")
def test_without_a_card_dear_enough_a_general_stays() -> None:
    game = charles_enters_graz()
    put(game, "salzbourg", "fr-elite-3", general="ney")
    deal(game, empire=[ONE])
    referee = Referee(game, intercept(game, "graz"))
    assert referee.refusal(Take("ney")).rule == "interception.card"
    assert Take("davout") in referee.options


@rule("napoleon-against-europe interception.card")
def test_a_side_that_cannot_pay_is_asked_all_the_same() -> None:
    game = charles_enters_graz()
    game.forces.pop("davout")
    game.zones.pop("vienne")
    put(game, "salzbourg", "fr-elite-3", general="ney")
    deal(game, empire=[ONE])
    referee = Referee(game, intercept(game, "graz"))
    assert referee.options == (Pass(),)


@rule("napoleon-against-europe interception.roll")
def test_five_succeeds_and_four_fails() -> None:
    """[d.interception.four-five]"""
    for die, comes in ((4, True), (3, False)):  # one more for the readier general
        game = charles_enters_graz(die, 1)
        referee = Referee(game, intercept(game, "graz"))
        go_on_intercepting(referee)
        assert referee.fact("interception.rolled")["total"] == die + 1
        assert bool(referee.result) is comes


def go_on_intercepting(referee: Referee) -> None:
    referee.choose(Take("davout"), Spend(ONE))
    if not referee.is_over:
        referee.choose(Pass())


@rule("napoleon-against-europe interception.modifiers")
@rule("napoleon-against-europe cavalry-superiority.definition")
@rule("napoleon-against-europe interception.card")
def test_blucher_intercepts_davout_on_four() -> None:
    for die, comes in ((4, True), (3, False)):
        game = bare(dice=[die, 1])
        stand(game, prusse="coalition", saxe="coalition")
        put(game, "leipzig", "fr-elite-1", "fr-elite-2", general="davout")
        put(game, "wittemberg", "pr-corps-1", general="blucher")
        march(game, "davout", "erfurt")
        deal(game, coalition=["1C"])
        referee = Referee(game, intercept(game, "leipzig"))
        referee.choose(Take("blucher"), Spend("1C"))
        rolled = referee.fact("interception.rolled")
        assert rolled["tally"] == [("interception.cavalry", 1)]
        assert (referee.result == "blucher") is comes


@rule("napoleon-against-europe interception.modifiers")
def test_no_initiative_is_readier_than_that_of_a_force_without_general() -> None:
    game = bare(dice=[4])
    put(game, "graz", "au-corps-1")
    put(game, "vienne", "fr-elite-1", general="davout")
    march(game, "au-corps-1", "klagenfurt")
    deal(game, empire=[ONE])
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE))
    assert referee.fact("interception.rolled")["tally"] == []
    assert referee.result == ""


@rule("napoleon-against-europe terrain.difficult")
@rule("napoleon-against-europe interception.modifiers")
def test_the_ground_counts_that_the_interceptor_himself_crosses() -> None:
    """[d4.terrain.own-move]"""
    for general, zone, amount in (("davout", "klagenfurt", -1), ("lannes", "munich", 0)):
        game = bare(dice=[1])
        put(game, "salzbourg", "au-corps-1", general="charles")
        put(game, zone, "fr-elite-1", general=general)
        march(game, "charles", "vienne")
        deal(game, empire=[ONE])
        referee = Referee(game, intercept(game, "salzbourg"))
        referee.choose(Take(general), Spend(ONE))
        tally = dict(referee.fact("interception.rolled")["tally"])
        assert tally.get("interception.difficult", 0) == amount


@rule("napoleon-against-europe interception.success")
@rule("napoleon-against-europe attrition.when.intercept")
@rule("napoleon-against-europe battle.roles")
def test_the_interceptor_is_tested_then_moves_and_the_intercepted_attacks() -> None:
    game = charles_enters_graz(6, 1)
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE), Pass())
    tested = referee.fact("attrition.rolled")
    assert dict(tested["tally"])["attrition.march"] == 1
    assert tested["zone"] == "vienne"
    assert referee.keys.index("attrition.rolled") < referee.keys.index("interception.comes")
    battle = Referee(game, clash(game, "graz"))
    assert battle.fact("battle.begins") == {"zone": "graz", "side": COALITION}


@rule("napoleon-against-europe interception.success")
def test_an_interceptor_who_dies_on_the_way_does_not_come() -> None:
    game = charles_enters_graz(6, 6)
    game.forces.pop("davout")
    game.zones.pop("vienne")
    put(game, "vienne", "corps-suisse", general="davout", reduced=["corps-suisse"])
    game.round = 6
    game.unsupplied = frozenset({"corps-suisse"})
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE))
    assert referee.result == ""
    assert "davout" in game.reserve
    assert game.march.met == []


@rule("napoleon-against-europe interception.bonus")
@rule("napoleon-against-europe battle.mod.interception")
def test_the_interceptor_has_one_more_in_the_battle() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="davout")
    referee = fought(game, "graz", COALITION, whence="klagenfurt", interceptor=("davout", "vienne"))
    go_on(referee)
    assert tally_of(referee, EMPIRE)["battle.interceptor"] == 1
    assert "battle.interceptor" not in tally_of(referee, COALITION)


@rule("napoleon-against-europe interception.leave-units")
def test_the_interceptor_may_leave_a_general_with_units_behind() -> None:
    game = charles_enters_graz(6, 1)
    game.forces.pop("davout")
    game.zones.pop("vienne")
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    put(game, "vienne", *corps, general="napoleon", army="grande-armee", subordinates=["soult"])
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("grande-armee"), Spend(ONE))
    referee.choose(Drop("soult"), Drop("fr-elite-2"))
    assert game.approach.stays == ("soult", "fr-elite-2")
    referee.choose(Drop("fr-elite-3"))
    assert referee.is_over  # the last corps goes
    assert game.forces["grande-armee"].zone == "graz"
    assert game.forces["grande-armee"].corps == ("fr-elite-1",)
    assert game.forces["soult"].zone == "vienne"
    assert game.forces["soult"].corps == ("fr-elite-2", "fr-elite-3")


@rule("napoleon-against-europe interception.leave-units")
def test_without_a_general_only_one_corps_may_be_left_behind() -> None:
    game = charles_enters_graz(6, 1)
    game.forces.pop("davout")
    game.zones.pop("vienne")
    put(game, "vienne", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE), Drop("fr-elite-2"))
    assert referee.is_over
    assert game.forces["davout"].corps == ("fr-elite-1", "fr-elite-3")
    assert game.forces["fr-elite-2"].zone == "vienne"


@rule("napoleon-against-europe interception.before-evasion")
@rule("napoleon-against-europe interception.no-evade")
def test_who_has_intercepted_cannot_evade_even_into_a_fortress() -> None:
    """[d.interception.no-evade]"""
    game = bare(dice=[6, 1])
    put(game, "ulm", "au-corps-1", "au-corps-2", general="charles")
    put(game, "bade", "fr-elite-1", general="davout")
    march(game, "charles", "innsbruck")
    deal(game, empire=[ONE])
    referee = Referee(game, intercept(game, "ulm"))
    referee.choose(Take("davout"), Spend(ONE))
    assert referee.result == "davout"
    evasion = Referee(game, evade(game, "ulm"))
    assert evasion.is_over
    assert evasion.result is False


@rule("napoleon-against-europe army.two-per-zone")
def test_a_third_army_does_not_intercept_where_two_stand() -> None:
    game = bare()
    stand(game, prusse="coalition", saxe="coalition")
    put(game, "dresde", "fr-elite-1", general="davout")
    put(game, "dresde", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    put(game, "dresde", "ru-elite-1", general="koutouzov", army="1re-armee")
    put(game, "prague", "au-corps-1", general="charles", army="armee-d-allemagne")
    march(game, "davout", "leipzig")
    deal(game, coalition=["1C"])
    referee = Referee(game, intercept(game, "dresde"))
    assert referee.is_over
    assert referee.result == ""


@rule("napoleon-against-europe interception.who")
def test_two_armies_in_one_zone_intercept_together_as_one_force() -> None:
    game = charles_enters_graz(6, 1, 1)
    game.forces.pop("davout")
    game.zones.pop("vienne")
    put(game, "vienne", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "vienne", "fr-elite-2", general="massena", army="armee-d-italie")
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Group("vienne"))
    assert referee.refusal(Spend(ONE)).key == "interception.card-too-low"
    referee.choose(Spend(TWO))
    assert referee.result == "grande-armee"
    assert {game.forces[head].zone for head in ("grande-armee", "armee-d-italie")} == {"graz"}


@rule("napoleon-against-europe card.f.armistice-de-pleiswitz")
def test_nobody_intercepts_during_an_armistice() -> None:
    game = charles_enters_graz()
    game.lasting = {"52F": Until.ROUND}
    assert Referee(game, intercept(game, "graz")).is_over


@rule("napoleon-against-europe movement.iberia.closed")
def test_no_interceptor_enters_land_that_is_closed_to_him() -> None:
    game = bare()
    put(game, "pampelune", "es-corps-1", general="castanos")
    put(game, "bayonne", "fr-elite-1", general="soult")
    stand(game, espagne="coalition")
    march(game, "castanos", "burgos")
    deal(game, empire=[TWO])
    assert cannot_come(game, "pampelune", Take("soult")).rule == "movement.iberia.closed"
    game.events = {"22C": 1808}
    assert cannot_come(game, "pampelune", Take("soult")) is None


@rule("napoleon-against-europe interception.success")
def test_a_besieger_who_leaves_to_intercept_lifts_his_siege() -> None:
    game = charles_enters_graz(6, 1)
    game.sieges = {"vienne": 1}
    referee = Referee(game, intercept(game, "graz"))
    referee.choose(Take("davout"), Spend(ONE), Pass())
    assert game.forces["davout"].zone == "graz"
    assert game.sieges == {}


@rule("napoleon-against-europe interception.who")
def test_a_strait_bars_an_interception() -> None:
    game = bare()
    put(game, "reggio", "fr-elite-1", general="ney")
    put(game, "palerme", "en-elite-1", general="hill")
    put(game, "naples", "en-elite-2", general="graham")
    march(game, "ney")
    deal(game, coalition=["1C"])
    referee = Referee(game, intercept(game, "reggio"))
    assert referee.refusal(Take("hill")).key == "interception.barrier"
    assert Take("graham") in referee.options


@rule(
    "napoleon-against-europe interception.leave-units",
    "napoleon-against-europe command.army-subordinates",
)
def test_what_an_army_leaves_behind_has_one_general_and_no_cavalry() -> None:
    game = bare()
    army = ["fr-elite-1", "fr-elite-2", "fr-cavalerie"]
    put(game, "ulm", *army, general="napoleon", army="grande-armee", subordinates=("ney", "soult"))
    stays = leave_behind(
        game, EMPIRE, game.forces["grande-armee"], "munich", rule="interception.who"
    )
    referee = Referee(game, stays)
    assert referee.refusal(Drop("fr-cavalerie")).rule == "army.cavalry-only-in-army"

    referee.choose(Drop("ney"))
    assert referee.refusal(Drop("soult")).key == "command.no-army"
    assert referee.refusal(Drop("fr-cavalerie")).rule == "army.cavalry-only-in-army"
    referee.choose(Drop("fr-elite-1"), Pass())
    assert referee.result == ("ney", "fr-elite-1")


@rule("napoleon-against-europe interception.success")
def test_who_came_to_meet_a_force_that_died_on_the_way_goes_back() -> None:
    """An inactive friend of the dead holds the zone: the two do not stay there together (R-391)."""
    game = bare("1805")
    put(game, "ulm", "au-corps-1", general="mack")
    put(game, "ulm", "fr-corps-9", general="ney")
    game.march = March(COALITION, "au-corps-2", "munich", met=[Entry("ney", "stuttgart")])
    Referee(game, call_off(game, "ulm"))
    assert game.forces["ney"].zone == "stuttgart"
    assert game.forces["mack"].zone == "ulm"
