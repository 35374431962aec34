"""[2.1, 13.4] Depots: faces, who moves them, what they are spent for, how they are lost."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Drop,
    Fight,
    Go,
    Hasten,
    Lose,
    PickUp,
    PlayCard,
    Spend,
    Take,
    Turn,
)
from estafette.games.napoleon_against_europe.attrition import test as attrition_test
from estafette.games.napoleon_against_europe.depots import cannot_carry, cannot_turn, sweep, turn
from estafette.games.napoleon_against_europe.fate import mark_supply
from estafette.games.napoleon_against_europe.fortress import reactivate
from estafette.games.napoleon_against_europe.lines import is_relay, line_for
from estafette.games.napoleon_against_europe.losses import lose
from estafette.games.napoleon_against_europe.organisation import steps_of
from estafette.games.napoleon_against_europe.retreat import withdraw
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.fighting import fought, go_on, march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.games.napoleon_against_europe.rounds import ACTION, act, asked, rounds
from tests.referee import Referee, rule


@rule("napoleon-against-europe depot.role")
def test_a_depot_extends_a_line_helps_in_attrition_and_mans_a_fortress() -> None:
    game = bare(dice=[6])
    game.empty |= {"ulm", "wurtzbourg", "mayence"}
    head = put(game, "stuttgart", "fr-corps-9", general="ney")
    assert not is_supplied(game, head)
    store(game, "bade", "depot-france-1", is_fixed=True)
    assert is_supplied(game, head)
    store(game, "stuttgart", "depot-france-2")
    referee = Referee(game, attrition_test(game, head, forced=1))
    assert Take("depot-france-2") in referee.options
    at_ulm = put(game, "ulm", "fr-corps-10", general="lannes")
    store(game, "ulm", "depot-france-3")
    Referee(game, reactivate(game, at_ulm)).choose(Lose("depot-france-3"))
    assert "ulm" not in game.empty
    assert "depot-france-3" not in game.stores


@rule("napoleon-against-europe fortress.reactivate")
def test_a_depot_of_either_ally_mans_a_fortress_a_mobile_one_first() -> None:
    game = bare()
    game.empty |= {"vienne"}
    head = put(game, "vienne", "ru-corps-1", general="koutouzov")
    store(game, "vienne", "depot-autriche-1", is_fixed=True)
    store(game, "vienne", "depot-autriche-2")
    store(game, "vienne", "depot-russie-1")
    referee = Referee(game, reactivate(game, head))
    depots = {Lose("depot-autriche-2"), Lose("depot-russie-1")}
    assert set(referee.options) == depots | {Lose("ru-corps-1"), Pass()}


@rule("napoleon-against-europe depot.faces")
@rule("napoleon-against-europe depot.fixed-is-relay")
@rule("napoleon-against-europe depot.convert")
def test_a_depot_is_turned_on_the_march_and_only_its_fixed_face_is_a_relay() -> None:
    game = bare()
    put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1")
    assert not is_relay(game, line_for(game, "france"), "stuttgart")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Turn("depot-france-1"))
    assert "depot-france-1" in game.fixed
    assert is_relay(game, line_for(game, "france"), "stuttgart")
    turn(game, "depot-france-1")
    assert "depot-france-1" not in game.fixed
    assert not is_relay(game, line_for(game, "france"), "stuttgart")


@rule("napoleon-against-europe depot.convert")
def test_between_two_operations_a_depot_is_turned_once_and_not_lifted_after_it_was_left() -> None:
    game = bare()
    put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1")
    store(game, "stuttgart", "depot-france-2")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Turn("depot-france-1"))
    assert referee.refusal(Turn("depot-france-1")).rule == "depot.convert"
    referee.choose(PickUp("depot-france-2"), Drop("depot-france-2"))
    assert referee.refusal(PickUp("depot-france-2")).rule == "combine.drop-pick"


@rule("napoleon-against-europe depot.convert")
def test_a_relay_of_one_siege_attack_goes_along_after_it() -> None:
    game = bare(dice=[3])
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney")
    store(game, "salzbourg", "depot-france-1")
    game.sieges = {"salzbourg": 0}
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Turn("depot-france-1"), Besiege(), Turn("depot-france-1"))
    assert "depot-france-1" not in game.fixed
    referee.choose(PickUp("depot-france-1"), Go("graz"))
    assert game.stores["depot-france-1"] == "graz"


@rule("napoleon-against-europe combine.drop-pick")
def test_a_depot_left_on_the_way_is_taken_along_on_the_way_back() -> None:
    game = bare()
    put(game, "munich", "fr-corps-9", general="ney")
    store(game, "munich", "depot-france-1")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(PickUp("depot-france-1"), Drop("depot-france-1"), Go("ulm"), Go("munich"))
    referee.choose(PickUp("depot-france-1"), Go("ulm"))
    assert game.stores["depot-france-1"] == "ulm"


@rule("napoleon-against-europe depot.convert.redeploy")
def test_in_redeployment_a_mobile_depot_is_not_fixed() -> None:
    """[d.depot.one-per-activation]"""
    game = bare()
    head = put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1")
    refusal = cannot_turn(game, head, "depot-france-1", redeploying=True)
    assert refusal is not None
    assert refusal.rule == "depot.convert.redeploy"
    assert cannot_turn(game, head, "depot-france-1") is None
    store(game, "stuttgart", "depot-france-1", is_fixed=True)
    assert cannot_turn(game, head, "depot-france-1", redeploying=True) is None


@rule("napoleon-against-europe depot.moved-by")
def test_a_mobile_depot_goes_with_a_general_and_not_with_a_corps_alone() -> None:
    """[d2.depot.mobile-alone]"""
    game = bare()
    put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(PickUp("depot-france-1"), Go("ulm"))
    assert game.stores["depot-france-1"] == "ulm"
    referee.choose(Drop("depot-france-1"), Go("munich"))
    assert game.stores["depot-france-1"] == "ulm"
    corps = put(game, "ulm", "fr-corps-10")
    refusal = cannot_carry(game, corps, "depot-france-1")
    assert refusal is not None
    assert refusal.rule == "depot.moved-by"


@rule("napoleon-against-europe depot.faces")
def test_a_fixed_depot_is_not_carried() -> None:
    game = bare()
    head = put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1", is_fixed=True)
    refusal = cannot_carry(game, head, "depot-france-1")
    assert refusal is not None
    assert refusal.rule == "depot.faces"


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_a_mobile_depot_alone_in_enemy_hands_is_lost_and_a_covered_one_is_not() -> None:
    """[d2.depot.mobile-alone]"""
    game = bare()
    store(game, "munich", "depot-france-1")
    store(game, "nuremberg", "depot-france-2", is_fixed=True)
    sweep(game)
    assert set(game.stores) == {"depot-france-1", "depot-france-2"}
    flag(game, "autriche", "munich", "nuremberg")
    put(game, "munich", "fr-corps-9")
    sweep(game)
    assert "depot-france-1" in game.stores
    game.forces.clear()
    game.zones.clear()
    sweep(game)
    assert set(game.stores) == {"depot-france-2"}
    assert "depot-france-1" in game.reserve


@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_fixed_depot_alone_defends_itself_and_is_lost_when_beaten() -> None:
    """[d.battle.depot]"""
    game = bare(dice=[6, 6, 1, 1])
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    put(game, "graz", "fr-corps-9")
    referee = fought(game, "graz", EMPIRE, whence="vienne")
    while not referee.is_over:
        referee.choose(Pass())
    assert referee.result is EMPIRE
    assert "depot-autriche-1" not in game.stores
    assert "battle.rout" not in referee.keys


@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_three_points_against_a_depot_make_six_to_one() -> None:
    """[d.battle.depot]"""
    game = bare()
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    put(game, "graz", "fr-corps-9", "fr-corps-10", general="ney", reduced=["fr-corps-10"])
    referee = fought(game, "graz", EMPIRE, whence="vienne")
    while not referee.is_over:
        referee.choose(Pass())
    assert referee.fact("battle.rout")["ratio"] == 6
    assert "depot-autriche-1" not in game.stores


@rule("napoleon-against-europe depot.fixed.retreat")
def test_a_fixed_depot_falls_back_with_its_friends_and_is_mobile_then() -> None:
    game = bare()
    head = put(game, "graz", "au-corps-1", general="charles")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    referee = Referee(game, withdraw(game, COALITION, [head], "vienne"))
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert game.stores["depot-autriche-1"] == "vienne"
    assert "depot-autriche-1" not in game.fixed


@rule("napoleon-against-europe depot.not-combat-unit")
def test_a_depot_has_no_step_and_takes_no_loss_of_battle() -> None:
    game = bare()
    head = put(game, "graz", "au-corps-1", general="charles")
    store(game, "graz", "depot-autriche-1", is_fixed=True)
    assert steps_of(game, head) == 2
    referee = Referee(game, lose(game, COALITION, [head], 2))
    assert referee.is_over
    assert head not in game.forces
    assert "depot-autriche-1" in game.stores


@rule("napoleon-against-europe depot.spend")
@rule("napoleon-against-europe attrition.mod.depot")
def test_a_depot_of_the_generals_nation_in_the_zone_helps_a_test() -> None:
    game = bare(dice=[4])
    head = put(game, "vienne", "au-corps-1", "au-corps-2", general="charles")
    store(game, "vienne", "depot-russie-1")
    store(game, "raab", "depot-autriche-2")
    store(game, "vienne", "depot-autriche-1", is_fixed=True)
    referee = Referee(game, attrition_test(game, head, forced=3))
    assert [each for each in referee.options if isinstance(each, Take)] == [
        Take("depot-autriche-1")
    ]
    referee.choose(Take("depot-autriche-1"))
    assert ("attrition.depot", -2) in referee.fact("attrition.rolled")["tally"]
    assert "depot-autriche-1" not in game.stores


@rule("napoleon-against-europe depot.spend")
def test_an_austrian_depot_is_of_no_use_to_a_russian_commander() -> None:
    """[ex1805.r6.allied-attrition]"""
    game = bare(dice=[2])
    head = put(game, "raab", "ru-corps-1", "au-corps-1", general="koutouzov", army="1re-armee")
    store(game, "raab", "depot-autriche-1")
    referee = Referee(game, attrition_test(game, head, forced=2))
    assert referee.is_over
    assert "depot-autriche-1" in game.stores


@rule("napoleon-against-europe depot.spend.one")
def test_one_depot_is_spent_in_an_activation() -> None:
    """[d.depot.one-per-activation]"""
    game = bare(dice=[1, 1])
    head = put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "stuttgart", "depot-france-1")
    store(game, "stuttgart", "depot-france-2")
    march(game, head, asked=1)
    referee = Referee(game, attrition_test(game, head, forced=1))
    referee.choose(Take("depot-france-1"))
    assert referee.is_over
    assert Referee(game, attrition_test(game, head, forced=1)).is_over
    assert set(game.stores) == {"depot-france-2"}


@rule("napoleon-against-europe depot.spend.one")
def test_without_a_march_each_test_may_cost_a_depot() -> None:
    game = bare(dice=[1, 1])
    head = put(game, "stuttgart", "fr-corps-9", general="ney")
    mark_supply(game, ["fr-corps-9"], is_supplied=False)
    store(game, "stuttgart", "depot-france-1")
    referee = Referee(game, attrition_test(game, head, at_end=True))
    referee.choose(Pass())
    assert set(game.stores) == {"depot-france-1"}


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_in_a_zone_of_free_passage_a_mobile_depot_is_lost_to_enemy_troops_alone():
    game = bare()
    zone = sorted(game.printed.open)[0]
    store(game, zone, "depot-autriche-1")
    sweep(game)
    assert "depot-autriche-1" in game.stores

    put(game, zone, "fr-elite-1")
    sweep(game)
    assert "depot-autriche-1" not in game.stores


@rule("napoleon-against-europe depot.moved-by")
@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_an_interceptor_takes_along_the_depot_that_the_enemy_would_have() -> None:
    for flags, zone in ((("munich",), "salzbourg"), ((), "munich")):
        game = bare(dice=[6, 1])
        flag(game, "autriche", *flags)
        put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
        put(game, "vienne", "au-corps-1", "au-corps-2", general="charles")
        store(game, "munich", "depot-france-1")
        deal(game, empire=["27F"])
        orders = (Pass(), Go("salzbourg"), Take("davout"), Spend("27F"), Pass(), Pass())
        marching(game, "charles", *orders)
        assert game.forces["davout"].zone == "salzbourg"
        assert game.stores["depot-france-1"] == zone


@rule("napoleon-against-europe depot.moved-by")
def test_who_marches_to_the_guns_or_joins_an_army_takes_his_depot_out_of_enemy_hands() -> None:
    game = bare()
    flag(game, "autriche", "munich")
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
    store(game, "munich", "depot-france-1")
    put(game, "graz", "fr-elite-3", "fr-elite-4", general="soult")
    put(game, "salzbourg", "au-corps-1", "au-corps-2", general="charles")
    referee = marching(game, "soult", Go("salzbourg"), Fight())
    go_on(referee, until="countermarch.who")
    game.dice.loaded = [6, 1]
    referee.choose(Take("davout"), Pass())
    assert game.forces["davout"].zone == "salzbourg"
    assert game.stores["depot-france-1"] == "salzbourg"

    game = bare()
    flag(game, "autriche", "munich")
    put(game, "munich", "fr-elite-1", general="davout")
    store(game, "munich", "depot-france-1")
    put(game, "ulm", "fr-elite-3", general="napoleon", army="grande-armee")
    marching(game, "napoleon", Take("davout"))
    assert game.stores["depot-france-1"] == "ulm"


@rule("napoleon-against-europe depot.convert", "napoleon-against-europe depot.moved-by")
def test_a_force_turns_no_depot_of_another_zone_or_of_the_enemy() -> None:
    game = bare()
    put(game, "stuttgart", "fr-corps-9", general="ney")
    store(game, "bade", "depot-france-1")
    store(game, "stuttgart", "depot-autriche-1")
    referee = on_campaign(game, EMPIRE, "ney")
    for depot in ("depot-france-1", "depot-autriche-1"):
        refusal = referee.refusal(Turn(depot))
        assert (refusal.rule, refusal.facts) == ("depot.moved-by", {"zone": "stuttgart"})


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
@rule("napoleon-against-europe attrition.when.forced-march")
def test_a_depot_whose_force_dies_of_its_march_is_lost_before_another_sets_out() -> None:
    game = bare(dice=[6, 6])
    put(game, "kaschau", "fr-elite-1", general="ney", reduced=["fr-elite-1"])
    put(game, "leopoldstadt", "fr-elite-2", general="davout")
    store(game, "kaschau", "depot-france-1")
    referee = marching(game, "ney", Hasten(3), PickUp("depot-france-1"), Go("budapest"), Pass())
    referee.choose(Pass())

    assert "ney" in game.reserve
    assert referee.decision is not None
    assert referee.decision.key == "activation.which"
    assert game.stores == {}
    assert referee.fact("depot.lost")["depot"] == "depot-france-1"


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
@rule("napoleon-against-europe card.c.general-hiver")
def test_a_depot_whose_force_dies_of_an_event_is_lost_with_that_action() -> None:
    game = bare(dice=[6, 6])
    put(game, "moscou", "corps-baviere", reduced=["corps-baviere"])
    mark_supply(game, ["corps-baviere"], is_supplied=False)
    store(game, "moscou", "depot-france-1")
    deal(game, coalition=["49C"])
    game.is_winter_campaign = True
    play = rounds(game, 6)
    act(play, EMPIRE, Pass())
    act(play, COALITION, PlayCard("49C"))

    assert (asked(play).key, game.round) == (ACTION, 7)
    assert {"corps-baviere", "depot-france-1"} <= game.reserve
