"""[12, 14] Marches that end in a battle, from the first order to the retreat of the beaten."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Flag,
    Go,
    Spend,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.attrition import test as attrition_test
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.forced_march import cannot_pay_again
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import fought, go_on, march
from tests.games.napoleon_against_europe.marching import acting, marching, operations
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import Referee, rule


@rule("napoleon-against-europe interception.before-evasion")
@rule("napoleon-against-europe interception.success")
def test_an_interceptor_meets_the_march_and_his_battle_follows_at_once() -> None:
    game = bare(dice=[6, 1, 6, 6, 1, 1, 6])
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="charles")
    put(game, "ulm", "fr-elite-3", "fr-elite-4", general="ney")
    deal(game, coalition=["2C"])
    referee = marching(game, "ney", Pass(), Go("munich"))
    referee.choose(Take("charles"), Spend("2C"))
    go_on(referee, until="battle.which-spearhead")
    assert game.battle.zone == "munich"
    assert game.battle.attacker.side is EMPIRE
    assert game.battle.defender.has_intercepted
    assert game.hands[COALITION] == ()


@rule("napoleon-against-europe interception.success")
def test_who_came_to_meet_a_force_that_died_on_the_way_goes_back() -> None:
    game = bare(dice=[6, 1, 6, 6])
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="charles")
    put(game, "munich", "fr-corps-9")
    put(game, "ulm", "corps-wurtemberg", reduced=["corps-wurtemberg"], general="ney")
    deal(game, coalition=["2C"])
    referee = marching(game, "ney")
    while referee.decision.key != "march.what-next":
        referee.choose(Pass())
    game.march.is_unsupplied, game.march.asked = True, 3
    referee.choose(Go("munich"), Take("charles"), Spend("2C"))
    go_on(referee)
    assert "ney" in game.reserve
    assert game.forces["charles"].zone == "salzbourg"
    assert game.forces["fr-corps-9"].zone == "munich"


@rule("napoleon-against-europe major-campaign.together")
def test_those_who_wait_fight_when_nobody_else_is_sent() -> None:
    game = bare(dice=[1, 6, 6, 1, 1])
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "klagenfurt", "fr-elite-1", "fr-elite-2", general="ney")
    game.active = EMPIRE
    begin(game, EMPIRE, "2F", 2, together=True)
    referee = Referee(game, operations(game))
    referee.choose(Activate("ney"), Go("graz"))
    while referee.decision.key != "campaign.fight-or-wait":
        referee.choose(Fight())
    referee.choose(Wait())  # nobody else can go
    go_on(referee)
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.campaign is None
    assert game.march is None


@rule("napoleon-against-europe activation.cost.lone-corps-extra")
@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_lone_corps_pays_twice_to_attack_a_depot_unless_a_card_sends_it() -> None:
    game = bare()
    put(game, "salzbourg", "fr-corps-9")
    flag(game, "france", "salzbourg", "munich")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    referee = acting(game, EMPIRE, 1, Activate("fr-corps-9"))
    assert referee.refusal(Go("graz")).rule == "activation.cost.lone-corps-extra"
    game.march.grant = "2F"
    assert cannot_pay_again(game, game.march, "activation.cost.lone-corps-extra") is None


@rule("napoleon-against-europe retreat.defender.priority")
def test_a_defender_whom_friends_joined_by_a_countermarch_chooses_his_refuge() -> None:
    game = bare(dice=[5, 1, 6, 6, 1, 1, 1])
    put(game, "graz", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "vienne", "au-corps-3", general="jean")
    referee = go_on(fought(game, "graz", EMPIRE, whence="klagenfurt"), until="countermarch.who")
    referee.choose(Take("jean"))
    go_on(referee, until="retreat.where")
    assert {Go("vienne"), Go("salzbourg")} <= set(referee.options)


@rule("napoleon-against-europe countermarch.part")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_besieger_who_marches_to_the_guns_gives_up_his_siege() -> None:
    game = bare(dice=[6, 1])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney")
    game.sieges = {"salzbourg": 2}
    battle = fought(game, "graz", EMPIRE, "davout", whence="klagenfurt")
    referee = go_on(battle, until="countermarch.who")
    referee.choose(Take("ney"))
    go_on(referee, until="battle.which-spearhead")
    assert game.forces["davout"].zone == "graz"
    assert "salzbourg" not in game.zones or not game.zones["salzbourg"]
    assert not game.sieges


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_a_flag_costs_the_enemy_the_mobile_depot_that_lies_alone_under_it() -> None:
    game = bare()
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="ney")
    flag(game, "autriche", "munich")
    store(game, "munich", "depot-autriche-1")
    referee = marching(game, "ney", Go("munich"))
    assert "depot-autriche-1" in game.stores  # the town is still the enemy's
    referee.choose(Flag())
    assert "depot-autriche-1" not in game.stores


@rule("napoleon-against-europe siege.start")
@rule("napoleon-against-europe siege.condition.steps")
def test_two_who_meet_before_a_fortress_besiege_it_together() -> None:
    game = bare()
    flag(game, "france", "munich")
    put(game, "salzbourg", "corps-baviere", reduced=["corps-baviere"])
    put(game, "munich", "corps-wurtemberg", general="ney", reduced=["corps-wurtemberg"])
    referee = marching(game, "ney", Go("salzbourg"))
    go_on(referee)
    assert set(game.forces["ney"].corps) == {"corps-baviere", "corps-wurtemberg"}
    assert game.sieges == {"salzbourg": 0}


@rule("napoleon-against-europe depot.spend.one")
def test_one_depot_is_spent_by_each_force_and_not_by_both_sides_together() -> None:
    game = bare(dice=[1])
    put(game, "salzbourg", "au-corps-1", general="charles")
    put(game, "munich", "fr-elite-1", general="ney")
    store(game, "salzbourg", "depot-autriche-1")
    march(game, "ney", "ulm", has_spent_depot=True)
    referee = Referee(game, attrition_test(game, "charles", spent=1, crossed=("munich",)))
    assert Take("depot-autriche-1") in referee.options
    store(game, "munich", "depot-france-1")
    referee = Referee(game, attrition_test(game, "ney", forced=1, crossed=("munich",)))
    assert "attrition.spend-depot" not in referee.keys
    assert "depot-france-1" in game.stores
