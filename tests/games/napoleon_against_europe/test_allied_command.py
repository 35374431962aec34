"""[8.1.2] Nobody parts with his own steps until those of an allied power outnumber them (R-602)."""

from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Drop,
    Fight,
    Go,
    Group,
    PickUp,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.sides import COALITION
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import rule

FEWER = "status.ally.command"


def allied_army(*dice: int, zone: str = "vienne") -> Game:
    """Kutusov has four Russian steps and two Austrian ones; Bagration serves under him."""
    game = bare(dice=dice)
    game.lasting = {}  # nobody need besiege Ulm first
    corps = ("ru-corps-1", "ru-corps-2", "au-corps-1")
    put(game, zone, *corps, general="koutouzov", army="1re-armee", subordinates=("bagration",))
    return game


@rule("napoleon-against-europe status.ally.command")
@rule("napoleon-against-europe combine.drop-pick")
def test_no_corps_of_his_own_is_left_that_holds_the_allies_in_check() -> None:
    game = allied_army()
    referee = marching(game, "koutouzov", Go("brunn"))
    assert referee.refusal(Drop("ru-corps-1")).rule == FEWER
    referee.choose(Drop("au-corps-1"), Go("olmutz"), Drop("ru-corps-1"))
    assert game.forces["1re-armee"].corps == ("ru-corps-2",)


@rule("napoleon-against-europe status.ally.command")
@rule("napoleon-against-europe activation.subordinate")
@rule("napoleon-against-europe activation.cost.lone-corps")
def test_nor_does_such_a_corps_march_off_alone_or_with_a_subordinate() -> None:
    game = allied_army()
    referee = acting(game, COALITION, 3)
    assert referee.refusal(Activate("ru-corps-1")).rule == FEWER
    assert referee.refusal(Activate("bagration")).rule == "activation.subordinate"
    assert Activate("au-corps-1") in referee.options

    game = allied_army()
    game.steps["au-corps-1"] = 1
    assert Activate("ru-corps-1") in acting(game, COALITION, 3).options


@rule("napoleon-against-europe status.ally.command")
@rule("napoleon-against-europe combine.partial")
def test_nor_is_it_taken_away_by_another_force() -> None:
    game = bare()
    game.lasting = {}
    put(game, "vienne", "ru-corps-3", general="koutouzov")
    put(game, "brunn", "ru-corps-1", "au-corps-1", general="bagration", reduced=["au-corps-1"])
    referee = marching(game, "koutouzov", Go("brunn"))
    assert referee.refusal(PickUp("ru-corps-1")).rule == FEWER
    referee.choose(PickUp("au-corps-1"))
    assert game.forces["bagration"].corps == ("ru-corps-1",)


@rule("napoleon-against-europe status.ally.command")
@rule("napoleon-against-europe activation.two-armies.exchange")
def test_nor_does_it_go_over_to_the_other_army_of_a_group() -> None:
    game = allied_army()
    put(game, "vienne", "au-corps-2", "au-corps-3", general="charles", army="armee-d-allemagne")
    referee = go_on(acting(game, COALITION, 3, Group("vienne")), "activation.exchange")
    assert referee.refusal(Take("ru-corps-1")).rule == FEWER
    referee.choose(Take("au-corps-1"))
    assert "au-corps-1" in game.forces["armee-d-allemagne"].corps


@rule("napoleon-against-europe status.ally.command")
@rule("napoleon-against-europe interception.leave-units")
@rule("napoleon-against-europe countermarch.subordinate")
def test_nor_does_it_stay_behind_or_go_ahead_when_the_army_meets_the_enemy() -> None:
    game = davout_comes(1)
    put(game, "vienne", "au-corps-2", general="jean")
    referee = marching(game, "davout", Go("vienne"), Fight())
    assert referee.refusal(Take("bagration")).rule == "countermarch.subordinate"
    referee.choose(Take("koutouzov"))
    assert referee.refusal(Drop("ru-corps-1")).rule == FEWER
    assert Drop("au-corps-1") in referee.options

    game = davout_comes(6)
    deal(game, coalition=["4C"])
    referee = go_on(marching(game, "davout"), "march.what-next")
    referee.choose(Go("vienne"), Take("1re-armee"), Spend("4C"))
    assert referee.decision is not None
    assert referee.decision.key == "detachment.who-stays"
    assert referee.refusal(Drop("ru-corps-2")).rule == FEWER


def davout_comes(*dice: int) -> Game:
    """Davout is about to go from Graz to Vienna, next to which the allies stand."""
    game = allied_army(*dice, zone="raab")
    put(game, "graz", "fr-elite-1", general="davout")
    game.empty |= {"vienne"}
    return game
