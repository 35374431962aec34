"""[p.12, 6; p.15] What a beaten pile meets on its way, and what that costs it."""

import pytest

from estafette.games.napoleon_1815.entry import enter
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.state import Axis
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


def beaten(connections: int, *pile: str, **position: object) -> Referee:
    """This pile at Quatre-Bras has attacked Thielmann, who has 5 infantry, and has lost."""
    blocks = {corps.replace("-", "_"): "quatre-bras" for corps in pile}
    strength = {"thielmann": (5, 0), **dict.fromkeys(pile, (3, 0))}
    game = given(thielmann="quatre-bras", strength=strength, **blocks, **position)
    meets = [4] * connections + [1] * (2 - connections)
    referee = attack(game, *pile, shows=[1] * len(pile), meets=meets)
    while referee.decision is not None and referee.decision.key == "combat.which-loss":
        referee.choose(referee.options[0])
    return referee


# vector d.combat.retreat-enemy-zone
@rule("napoleon-1815 combat.retreat.enemy-zone.stop")
@rule("napoleon-1815 combat.retreat.enemy-zone.fatigue")
@rule("napoleon-1815 combat.retreat.fatigue-spread")
def test_enemy_corps_stop_a_retreat_and_cost_two_fatigue_each():
    referee = beaten(2, "lobau", "gerard", hill="marbais", picton="marbais", wellington="marbais")
    game = referee.game

    referee.choose(Retreat("marbais"))

    assert referee.is_over
    assert game.zone["lobau"] == game.zone["gerard"] == "marbais"
    assert (game.fatigue["lobau"], game.fatigue["gerard"]) == (2, 2)
    assert referee.fact("retreat.toll") == {
        "camp": "french",
        "fatigue": 4,
        "tally": (("retreat.enemies", 4),),
    }


# vector d.axis.retreat-entry
@rule("napoleon-1815 axis.place.retreat", "napoleon-1815 combat.retreat.enemy-zone.stop")
@rule("napoleon-1815 combat.retreat.enemy-zone.fatigue")
def test_a_retreat_into_an_enemy_zone_places_an_axis_back_the_way_it_came():
    game = given(vandamme="nivelles", hill="nivelles", ney="quatre-bras")
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1,))

    referee.choose(Retreat("quatre-bras"))

    assert referee.is_over
    assert game.axes == {"quatre-bras": Axis("coalition", "anglo-allied", "nivelles")}
    assert game.is_contested("quatre-bras")
    assert (game.zone["hill"], game.fatigue["hill"]) == ("quatre-bras", 2)


@rule("napoleon-1815 axis.place.retreat", "napoleon-1815 axis.cut-fatigue")
def test_a_retreat_into_a_contested_zone_stops_without_moving_or_cutting_the_axis():
    axis = {"marbais": ("prussian", "quatre-bras")}
    referee = beaten(2, "lobau", ziethen="marbais", reille="marbais", axes=axis)
    game = referee.game

    referee.choose(Retreat("marbais"))

    assert referee.is_over
    assert game.axes == {"marbais": Axis("coalition", "prussian", "quatre-bras")}
    assert (game.fatigue["lobau"], game.fatigue["ziethen"], game.fatigue["reille"]) == (2, 0, 0)


# vector d.combat.retreat-friend
@rule("napoleon-1815 combat.retreat.friendly-stop")
def test_a_friendly_pile_stops_a_retreat_without_fatigue():
    referee = beaten(2, "lobau", reille="marbais")
    game = referee.game

    referee.choose(Retreat("marbais"))

    assert referee.is_over
    assert (game.zone["lobau"], game.fatigue["lobau"]) == ("marbais", 0)
    assert "retreat.toll" not in referee.keys


@rule("napoleon-1815 combat.retreat.friendly-stop")
def test_corps_of_the_allied_army_are_friends_in_a_retreat():
    game = given(vandamme="nivelles", hill="nivelles", ziethen="quatre-bras")
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1,))

    referee.choose(Retreat("quatre-bras"))

    assert referee.is_over
    assert game.zone["hill"] == "quatre-bras"


# vector d.combat.retreat-bridge
@rule("napoleon-1815 combat.retreat.destroyed-bridge")
@rule("napoleon-1815 combat.retreat.fatigue-spread")
@pytest.mark.parametrize(("broken", "fatigue"), [(["genappe--quatre-bras"], 1), ([], 0)])
def test_a_destroyed_bridge_costs_a_retreat_two_fatigue_in_all(broken, fatigue):
    referee = beaten(1, "lobau", "gerard", broken=broken)
    game = referee.game

    referee.choose(Retreat("genappe"))

    assert referee.is_over
    assert game.zone["lobau"] == "genappe"
    assert (game.fatigue["lobau"], game.fatigue["gerard"]) == (fatigue, fatigue)


@rule("napoleon-1815 combat.retreat.fatigue-spread")
def test_the_fatigue_of_the_whole_retreat_is_added_up_before_it_is_shared():
    broken = ["genappe--quatre-bras"]
    referee = beaten(2, "lobau", "gerard", "vandamme", broken=broken, hill="plancenoit")
    game = referee.game

    referee.choose(Retreat("genappe"))
    assert game.fatigue["lobau"] == 0
    assert game.combat.toll == [("retreat.bridge", 2)]
    referee.choose(Retreat("plancenoit"))

    assert referee.decision.rule == "combat.retreat.fatigue-spread"
    assert referee.decision.seat == "french"
    assert referee.fact("retreat.toll")["tally"] == (("retreat.bridge", 2), ("retreat.enemies", 2))
    assert [game.fatigue[c] for c in ("lobau", "gerard", "vandamme")] == [1, 1, 1]
    referee.choose(Suffer("gerard"))
    assert [game.fatigue[c] for c in ("lobau", "gerard", "vandamme")] == [1, 2, 1]


@rule("napoleon-1815 combat.retreat.fatigue-spread", "napoleon-1815 elimination.fatigue")
def test_a_pile_may_be_worn_out_by_its_retreat():
    game = given(
        lobau="quatre-bras",
        napoleon="quatre-bras",
        hill="quatre-bras",
        picton="marbais",
        fatigue={"lobau": 7},
    )
    referee = attack(game, "hill", shows=(4,), meets=(1,))

    referee.choose(Retreat("marbais"))

    assert "lobau" in game.gone
    assert referee.outcome.rule == "victory.napoleon-eliminated"


# vector d.vedette.retreat
@rule("napoleon-1815 grognard.vedette.retreat", "napoleon-1815 grognard.vedette.retreat.no-stop")
def test_vedettes_are_swept_aside_by_a_retreat_and_do_not_stop_it():
    referee = beaten(2, "lobau", grognard=True, vedette_prussian_1="marbais")
    game = referee.game

    referee.choose(Retreat("marbais"))
    assert "vedette-prussian-1" in game.gone
    referee.choose(Retreat("ligny"))

    assert referee.is_over
    assert (game.zone["lobau"], game.fatigue["lobau"]) == ("ligny", 0)


@rule("napoleon-1815 grognard.vedette.retreat", "napoleon-1815 combat.retreat.enemy-zone.fatigue")
def test_a_vedette_beside_enemy_corps_is_eliminated_and_costs_nothing():
    referee = beaten(2, "lobau", grognard=True, vedette_prussian_1="marbais", hill="marbais")
    game = referee.game

    referee.choose(Retreat("marbais"))

    assert referee.is_over
    assert "vedette-prussian-1" in game.gone
    assert game.fatigue["lobau"] == 2


@rule("napoleon-1815 movement.fortress.retreat-event", "napoleon-1815 control.change")
def test_a_retreat_into_an_enemy_fortress_stops_takes_it_and_costs_a_fatigue():
    game = given(vandamme="mazy", ziethen="mazy", flags={"namur": "french"})
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1, 1))
    referee.choose(referee.options[0])
    assert referee.decision.key == "retreat.where"

    referee.choose(Retreat("namur"))

    assert referee.is_over
    assert (game.zone["ziethen"], game.fatigue["ziethen"]) == ("namur", 1)
    assert game.flags["namur"] == "prussian"
    assert game.track == 10 - 2 + 2
    assert referee.fact("retreat.toll")["tally"] == (("retreat.fortress", 1),)


@rule("napoleon-1815 movement.fortress.retreat-event", "napoleon-1815 victory.immediate-change")
def test_a_fortress_taken_in_retreat_may_end_the_game():
    game = given(vandamme="mazy", hill="mazy", flags={"namur": "french"}, track=19)
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1,))

    referee.choose(Retreat("namur"))

    assert game.track == 19 - 1 + 2
    assert referee.outcome.rule == "victory.coalition.twenty"


@rule("napoleon-1815 movement.fortress.retreat-event")
def test_a_fortress_of_its_own_camp_does_not_stop_a_retreat():
    game = given(vandamme="mazy", hill="mazy", flags={"namur": "prussian"})
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1,))

    referee.choose(Retreat("namur"))

    assert (game.zone["hill"], game.fatigue["hill"]) == ("eghezee", 0)


@rule("napoleon-1815 movement.fortress.eliminated", "napoleon-1815 movement.fortress.retreat-event")
def test_a_pile_that_dies_of_taking_a_fortress_does_not_take_it():
    game = given(vandamme="mazy", hill="mazy", flags={"namur": "french"}, fatigue={"hill": 8})
    referee = attack(game, "vandamme", shows=(4, 1))

    referee.choose(Retreat("namur"))

    assert referee.is_over
    assert "hill" in game.gone
    assert game.flags["namur"] == "french"
    assert game.track == 10 - 4


@rule("napoleon-1815 control.change", "napoleon-1815 victory.immediate-change")
def test_a_retreat_through_an_empty_town_takes_its_flag_at_once():
    game = given(
        vandamme="lens", picton="lens", flags={"ath": "french", "namur": "french"}, track=19
    )
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1, 1, 1))
    assert game.track == 17

    referee.choose(Retreat("ath"))

    assert game.flags["ath"] == "anglo-allied"
    assert game.track == 18
    assert referee.decision.key == "retreat.where"


# vector d.position.french-alone
@rule("napoleon-1815 fortified-position.removed-alone", "napoleon-1815 victory.vp.zone.values")
def test_a_french_pile_alone_in_a_farm_removes_the_position_and_takes_the_flag():
    game = given(
        lobau="la-belle-alliance",
        positions=["papelotte", "hougoumont"],
        flags={"papelotte": "anglo-allied"},
    )

    Referee(game, enter(game, ["lobau"], "papelotte"))

    assert game.positions == ["hougoumont"]
    assert game.flags["papelotte"] == "french"
    assert game.track == 9


@rule("napoleon-1815 fortified-position.removed-alone")
def test_a_position_stays_while_the_farm_is_contested_or_held_by_the_coalition():
    game = given(lobau="la-belle-alliance", hill="papelotte", positions=["papelotte"])
    Referee(game, enter(game, ["lobau"], "papelotte"))
    assert game.positions == ["papelotte"]

    game = given(hill="la-belle-alliance", positions=["papelotte"])
    Referee(game, enter(game, ["hill"], "papelotte"))
    assert game.positions == ["papelotte"]
