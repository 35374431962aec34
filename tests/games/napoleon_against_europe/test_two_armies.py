"""[9.1] Two armies that go together."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Drop,
    Fight,
    Go,
    Group,
    Hasten,
    PickUp,
    Take,
)
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.powers import country_of
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import go_on, tally_of
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import rule


def two_armies(first="napoleon", second="massena"):
    game = bare()
    put(game, "milan", "fr-elite-1", "fr-elite-2", general=first, army="grande-armee")
    put(game, "milan", "fr-elite-3", "fr-elite-4", general=second, army="armee-d-italie")
    return game


@rule("napoleon-against-europe activation.two-armies")
@pytest.mark.parametrize(("chief", "cost"), [("napoleon", 2), ("murat", 3), ("joseph", 3)])
def test_two_armies_cost_one_point_more_and_three_at_most(chief, cost):
    """[d.two-armies.initiative]"""
    game = two_armies(chief)
    referee = acting(game, EMPIRE, cost - 1)
    assert referee.refusal(Group("milan")).rule == "activation.two-armies"

    game = two_armies(chief)
    acting(game, EMPIRE, cost, Group("milan"), Pass(), Go("turin"))
    assert {force.zone for force in game.forces.values()} == {"turin"}
    assert game.points == 0


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_two_armies_that_go_together_exchange_units_before_they_move():
    """[d.two-armies.initiative]"""
    game = two_armies()
    referee = acting(game, EMPIRE, 2, Group("milan"), Take("fr-elite-1"))

    assert game.forces["armee-d-italie"].corps == ("fr-elite-3", "fr-elite-4", "fr-elite-1")
    assert referee.refusal(Take("fr-elite-2")).rule == "general-change.not-alone"
    assert referee.refusal(Take("fr-elite-1")).rule == "activation.two-armies.exchange"


@rule(
    "napoleon-against-europe activation.two-armies.exchange",
    "napoleon-against-europe unit.special.step",
)
def test_a_special_unit_goes_from_one_army_to_the_other():
    game = two_armies()
    guard = "cavalerie-de-la-garde"
    change(game, "grande-armee", specials=(guard,))
    referee = acting(game, EMPIRE, 2, Group("milan"), Take(guard))

    assert game.forces["grande-armee"].specials == ()
    assert game.forces["armee-d-italie"].specials == (guard,)
    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-2")
    assert referee.refusal(Take(guard)).rule == "activation.two-armies.exchange"


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_an_army_that_goes_alone_exchanges_nothing():
    game = two_armies()
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))

    assert referee.decision.key == "march.what-next"
    assert Group("milan") not in referee.options
    assert referee.refusal(PickUp("fr-elite-3")).rule == "activation.two-armies.exchange"
    assert referee.refusal(Drop("fr-elite-1")).rule == "activation.two-armies.exchange"


@rule("napoleon-against-europe combine.army-from-army")
@rule("napoleon-against-europe consolidate.senior-gives")
def test_an_army_that_has_moved_takes_from_the_other_and_leaves_it_units():
    game = two_armies()
    referee = acting(game, EMPIRE, 1, Activate("napoleon"), Go("turin"), Go("milan"))

    referee.choose(PickUp("fr-elite-3"), Drop("fr-elite-1"))
    assert game.forces["grande-armee"].corps == ("fr-elite-2", "fr-elite-3")
    assert game.forces["armee-d-italie"].corps == ("fr-elite-4", "fr-elite-1")


@rule("napoleon-against-europe movement.slowest")
def test_two_armies_go_at_the_pace_of_the_slower():
    game = two_armies()
    put(game, "turin", "italie-1", general="eugene")
    acting(game, EMPIRE, 2, Group("milan"), Take("eugene"), Take("italie-1"), Pass())
    assert "italie-1" in game.forces["armee-d-italie"].corps
    assert game.march.points == 3 - 1  # one for the gathering


def austrians_and_russians(*dice):
    """Two armies at Vienna; Russia has no source any more."""
    game = bare(dice=dice)
    game.lasting = {}
    strong = [*game.printed.strongholds, *game.printed.countries["russie"].capitals]
    lost = [zone for zone in strong if country_of(game, zone) == "russie"]
    flag(game, "france", "corfou", *lost)
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "ru-elite-1", general="koutouzov", army="1re-armee")
    return game


@rule("napoleon-against-europe attrition.when.unsupplied")
def test_only_the_hungry_army_of_two_is_tested():
    game = austrians_and_russians(1)
    acting(game, COALITION, 3, Group("vienne"), Go("brunn"), Pass())
    assert game.unsupplied == {"ru-elite-1"}
    assert [told.facts["force"] for told in game.told if told.key == "attrition.rolled"] == [
        "1re-armee"
    ]


@rule("napoleon-against-europe attrition.two-armies")
@rule("napoleon-against-europe attrition.when.forced-march")
def test_a_forced_march_tests_both_armies_though_only_one_is_hungry():
    game = austrians_and_russians(1, 1)
    acting(game, COALITION, 3, Group("vienne"), Hasten(1), Go("brunn"), Pass())
    tested = [told.facts["force"] for told in game.told if told.key == "attrition.rolled"]
    assert sorted(tested) == ["1re-armee", "armee-d-allemagne"]


@rule("napoleon-against-europe unsupplied.mixed.battle")
@rule("napoleon-against-europe battle.supply")
def test_two_armies_of_which_one_has_no_line_fight_hungry_from_their_first_battle():
    """R-621: Austria has Vienna, Russia has no way home; the same in the first battle as later."""
    for steps, weighs in ((4, True), (3, False)):
        game = bare("1809", dice=[3, 3, 3, 3])
        stand(game, russie="coalition")
        reduced = ["ru-corps-2"] if steps == 3 else []
        put(game, "vienne", "au-corps-1", "au-corps-2", general="charles", army="armee-d-allemagne")
        second = {"general": "koutouzov", "army": "1re-armee", "reduced": reduced}
        put(game, "vienne", "ru-corps-1", "ru-corps-2", **second)
        put(game, "salzbourg", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="napoleon")
        east = ("brunn", "leopoldstadt", "budapest", "raab", "graz", "kaschau", "olmutz")
        flag(game, "france", "munich", "salzbourg", "prague", *east)

        referee = go_on(marching(game, "napoleon"), "march.what-next")
        referee.choose(Go("vienne"))
        go_on(referee, "evasion.where").choose(Fight())
        go_on(referee, "march.what-next" if weighs else "")

        assert game.unsupplied == {"ru-corps-1", "ru-corps-2"}
        assert ("battle.hungry" in tally_of(referee, COALITION)) is weighs


@rule(
    "napoleon-against-europe combine.once-per-round",
    "napoleon-against-europe activation.two-armies",
)
def test_a_corps_that_has_moved_does_not_go_with_two_armies():
    game = two_armies()
    game.moved = frozenset({"fr-elite-4"})
    acting(game, EMPIRE, 3, Group("milan"), Pass(), Go("turin"))
    assert game.forces["armee-d-italie"].corps == ("fr-elite-3",)
    assert game.forces["fr-elite-4"].zone == "milan"
