"""[p.12, 6] The way of a beaten pile, and its right to stay."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.retreat import Hold, Retreat, Withdraw, cannot_retreat
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm, Army
from estafette.games.napoleon_1815.state import Axis, Combat, Engaged
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import Referee, rule

INFANTRY = Arm.INFANTRY


def beaten_hill(connections: int, zone: str = "quatre-bras", **position: object) -> Referee:
    """Hill has lost to Vandamme, who has no cavalry, and must retreat."""
    game = given(vandamme=zone, hill=zone, **position)
    shows = [4] * connections + [1] * (2 - connections)
    return attack(game, "vandamme", shows=shows, meets=(1,))


@rule("napoleon-1815 combat.retreat.length")
def test_the_owner_of_the_beaten_pile_chooses_its_way_one_connection_at_a_time():
    referee = beaten_hill(2)
    game = referee.game

    assert referee.decision.seat == "coalition"
    assert referee.decision.rule == "combat.retreat.length"
    assert referee.fact("retreat.begins") == {
        "camp": "coalition",
        "zone": "quatre-bras",
        "connections": 2,
    }
    assert set(referee.options) == set(map(Retreat, ["nivelles", "frasnes", "genappe", "marbais"]))
    referee.choose(Retreat("nivelles"))
    assert game.zone["hill"] == "nivelles"
    assert referee.decision.facts == {"zone": "nivelles", "connections": 1}
    referee.choose(Retreat("seneffe"))
    assert referee.is_over
    assert (game.zone["hill"], game.zone["vandamme"]) == ("seneffe", "quatre-bras")
    assert game.fatigue["hill"] == 0


@rule("napoleon-1815 combat.retreat.length", "napoleon-1815 map.zones-connections")
def test_a_retreat_follows_the_connections_of_the_map():
    referee = beaten_hill(1)

    assert referee.refusal(Retreat("ligny")) == refuse(
        "map.zones-connections", "retreat.no-connection", here="quatre-bras", there="ligny"
    )


# vector d.combat.retreat-axis
@rule("napoleon-1815 combat.retreat.axis-first", "napoleon-1815 combat.retreat.free-after")
def test_a_pile_with_an_axis_leaves_by_it_and_is_free_afterwards():
    game = given(
        vandamme="quatre-bras", picton="quatre-bras", axes={"quatre-bras": ("french", "marbais")}
    )
    referee = attack(game, "vandamme", shows=(1, 1), meets=(4, 4, 1))

    assert game.zone["vandamme"] == "marbais"
    assert set(referee.options) == set(map(Retreat, ["ligny", "sombreffe", "tilly"]))
    referee.choose(Retreat("tilly"))
    assert game.zone["vandamme"] == "tilly"


@rule("napoleon-1815 combat.retreat.axis-first", "napoleon-1815 axis.camp")
def test_no_other_connection_is_open_to_a_pile_with_an_axis():
    game = given(
        vandamme="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
        axes={"quatre-bras": ("prussian", "genappe")},
    )
    hill = Engaged(COALITION, ["hill"])
    fight = Combat("quatre-bras", Engaged(FRENCH, ["vandamme"]), hill, on_march=False)

    assert cannot_retreat(game, fight, hill, [], Retreat("nivelles")) == refuse(
        "combat.retreat.axis-first", "retreat.own-axis", there="genappe"
    )
    assert cannot_retreat(game, fight, hill, [], Retreat("genappe")) is None


# vector d.combat.retreat-not-enemy-axis
@rule("napoleon-1815 combat.retreat.no-axis")
def test_a_pile_without_an_axis_may_go_anywhere_but_through_the_winners_axis():
    referee = beaten_hill(1, axes={"quatre-bras": ("french", "marbais")})

    assert referee.refusal(Retreat("marbais")) == refuse(
        "combat.retreat.no-axis", "retreat.enemy-axis", there="marbais"
    )
    assert set(referee.options) == set(map(Retreat, ["nivelles", "frasnes", "genappe"]))


@rule("napoleon-1815 combat.retreat.free-after")
def test_the_axis_of_the_combat_zone_binds_the_first_connection_only():
    referee = beaten_hill(2, axes={"quatre-bras": ("french", "genappe")})
    game = referee.game
    game.axes["marbais"] = Axis(COALITION, Army.PRUSSIAN, "ligny")

    referee.choose(Retreat("marbais"))

    assert Retreat("tilly") in referee.options


@rule("napoleon-1815 combat.retreat.no-repeat")
def test_a_connection_is_not_taken_twice():
    referee = beaten_hill(2)

    referee.choose(Retreat("marbais"))

    assert referee.refusal(Retreat("quatre-bras")) == refuse(
        "combat.retreat.no-repeat", "retreat.no-repeat", there="quatre-bras"
    )


@rule("napoleon-1815 combat.retreat.away")
def test_each_connection_leads_farther_from_the_combat():
    game = given(vandamme="frasnes", lobau="frasnes", gerard="frasnes", hill="frasnes")
    referee = attack(game, "vandamme", "lobau", "gerard", shows=(4, 4, 1, 1, 1), meets=(1,))
    referee.choose(Retreat("fleurus"))

    assert referee.refusal(Retreat("gosselies")) == refuse(
        "combat.retreat.away", "retreat.not-away", there="gosselies", zone="frasnes"
    )
    assert Retreat("ligny") in referee.options


# vector d.combat.retreat-blocked
@rule("napoleon-1815 combat.retreat.away", "napoleon-1815 combat.retreat.blocked")
def test_a_pile_with_no_way_on_stops_without_penalty():
    game = given(vandamme="gerpinnes", lobau="gerpinnes", hill="gerpinnes")
    referee = attack(game, "vandamme", "lobau", shows=(4, 4, 4), meets=(1,))

    referee.choose(Retreat("philippeville"))

    assert referee.is_over
    assert referee.fact("retreat.blocked") == {"camp": "coalition", "zone": "philippeville"}
    assert (game.zone["hill"], game.fatigue["hill"]) == ("philippeville", 0)


@rule("napoleon-1815 combat.retreat.blocked", "napoleon-1815 combat.pursuit.condition")
def test_a_pile_that_cannot_leave_the_combat_stays_there_and_is_pursued(monkeypatch):
    small = the_box().graph.within(["quatre-bras", "marbais"])
    monkeypatch.setitem(the_box().grounds, "campaign-1815", small)
    game = given(
        grouchy="quatre-bras", hill="quatre-bras", axes={"quatre-bras": ("french", "marbais")}
    )

    referee = attack(game, "grouchy", shows=(4, 2, 1), meets=(1,))

    assert referee.is_over
    assert referee.fact("retreat.blocked") == {"camp": "coalition", "zone": "quatre-bras"}
    assert game.is_contested("quatre-bras")
    assert game.fatigue["hill"] == 1


@rule("napoleon-1815 combat.retreat.commander")
def test_a_beaten_commander_retreats_with_his_corps_whatever_his_state():
    # vector d.combat.commander-retreats
    game = given(
        napoleon="quatre-bras", lobau="quatre-bras", hill="quatre-bras", activated=["napoleon"]
    )
    referee = attack(game, "hill", shows=(4,), meets=(1, 1))

    referee.choose(Retreat("frasnes"))

    assert (game.zone["napoleon"], game.zone["lobau"]) == ("frasnes", "frasnes")


@rule("napoleon-1815 combat.retreat.commander", "napoleon-1815 unit.commander.not-left-alone")
def test_a_commander_who_did_not_fight_goes_along_only_if_he_would_be_alone():
    game = given(napoleon="quatre-bras", lobau="quatre-bras", hill="quatre-bras")
    referee = attack(game, "lobau", shows=(1,), meets=(4,))
    referee.choose(Retreat("frasnes"))
    assert game.zone["napoleon"] == "frasnes"
    assert game.activated == {"lobau", "hill"}
    assert game.track == 11

    game = given(napoleon="quatre-bras", lobau="quatre-bras", ney="quatre-bras", hill="quatre-bras")
    referee = attack(game, "lobau", shows=(1,), meets=(4,))
    referee.choose(Retreat("frasnes"))
    assert (game.zone["napoleon"], game.zone["lobau"]) == ("quatre-bras", "frasnes")


# vector ex.three.retreat-path
@rule("napoleon-1815 combat.retreat.coalition-together", "napoleon-1815 three.leader.disputes")
@pytest.mark.parametrize("leader", ["anglo-allied", "prussian"])
def test_the_leader_chooses_the_one_way_of_both_coalition_armies(leader):
    game = given(
        players=3,
        leader=leader,
        vandamme="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
    )
    referee = attack(game, "vandamme", "lobau", shows=(4, 1, 1), meets=(1, 1, 1))

    assert (referee.decision.seat, referee.decision.key) == (leader, "combat.which-loss")
    referee.choose(Lose("hill", INFANTRY))
    assert (referee.decision.seat, referee.decision.key) == (leader, "retreat.where")
    referee.choose(Retreat("nivelles"))
    assert (game.zone["hill"], game.zone["ziethen"]) == ("nivelles", "nivelles")


@rule("napoleon-1815 three.leader.disputes")
def test_an_army_that_was_beaten_alone_chooses_for_itself():
    game = given(players=3, leader="anglo-allied", vandamme="quatre-bras", ziethen="quatre-bras")
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1, 1))

    assert (referee.decision.seat, referee.decision.key) == ("prussian", "combat.which-loss")
    referee.choose(Lose("ziethen", INFANTRY))
    assert (referee.decision.seat, referee.decision.key) == ("prussian", "retreat.where")


@rule("napoleon-1815 combat.retreat.fortified-position")
@rule("napoleon-1815 fortified-position.removed-victory")
@pytest.mark.parametrize(("answer", "zone"), [(Hold(), "hougoumont"), (Withdraw(), "nivelles")])
def test_a_beaten_coalition_pile_may_give_up_its_position_and_stay(answer, zone):
    # vector d.combat.position-lost-anyway
    game = given(vandamme="hougoumont", hill="hougoumont", positions=["hougoumont", "papelotte"])
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1, 1))

    assert referee.decision.seat == "coalition"
    assert referee.decision.key == "retreat.hold-or-withdraw"
    assert referee.decision.rule == "combat.retreat.fortified-position"
    assert referee.decision.facts == {"zone": "hougoumont", "connections": 1}
    assert set(referee.options) == {Hold(), Withdraw()}
    referee.choose(answer)
    assert game.positions == ["papelotte"]
    if answer == Withdraw():
        referee.choose(Retreat("nivelles"))
    assert referee.is_over
    assert game.zone["hill"] == zone
    assert ("retreat.holds" in referee.keys) is (answer == Hold())
    assert ("retreat.begins" in referee.keys) is (answer == Withdraw())


@rule("napoleon-1815 combat.retreat.fortified-position")
def test_a_beaten_coalition_attacker_may_use_the_position_too():
    game = given(vandamme="hougoumont", hill="hougoumont", positions=["hougoumont"])
    referee = attack(game, "hill", shows=(1,), meets=(4, 1))

    referee.choose(Hold())

    assert game.zone["hill"] == "hougoumont"
    assert game.positions == []
    assert referee.fact("retreat.holds") == {"camp": "coalition", "zone": "hougoumont"}


@rule("napoleon-1815 combat.retreat.fortified-position")
@rule("napoleon-1815 fortified-position.removed-victory")
def test_a_beaten_french_pile_retreats_from_a_position_that_stays():
    game = given(vandamme="hougoumont", hill="hougoumont", positions=["hougoumont"])
    referee = attack(game, "vandamme", shows=(1, 1), meets=(4, 1))

    assert referee.decision.key == "retreat.where"
    referee.choose(Retreat("nivelles"))

    assert game.positions == ["hougoumont"]


@rule("napoleon-1815 fortified-position.removed-victory")
def test_a_drawn_combat_leaves_the_position_in_place():
    game = given(vandamme="hougoumont", hill="hougoumont", positions=["hougoumont"])

    attack(game, "vandamme", shows=(1, 1), meets=(1, 1))

    assert game.positions == ["hougoumont"]


@rule("napoleon-1815 fortified-position.removed-victory", "napoleon-1815 combat.bystanders")
def test_a_french_victory_removes_the_position_even_if_nobody_can_use_it():
    game = given(
        vandamme="hougoumont",
        hill="hougoumont",
        picton="hougoumont",
        strength={"hill": (1, 0)},
        positions=["hougoumont"],
    )

    referee = attack(game, "hill", shows=(1,), meets=(4, 1))

    assert referee.is_over
    assert game.gone == ["hill"]
    assert game.positions == []
    assert game.zone["picton"] == "hougoumont"
