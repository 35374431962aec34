"""[p.16] The edges of the game for three: who decides for a pile of two armies."""

import pytest

from estafette.games.napoleon_1815.sides import COALITION
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 three.leader.disputes")
@pytest.mark.parametrize("leader", ["prussian", "anglo-allied"])
def test_the_leader_decides_for_a_pile_of_both_armies(leader):
    game = given(players=3, leader=leader, ziethen="ligny", hill="ligny")

    assert game.commander_seat(["ziethen", "hill"]) == leader
    assert game.commander_seat(["ziethen"]) == "prussian"
    assert game.commander_seat(["hill"]) == "anglo-allied"


@rule("napoleon-1815 card.c.union-des-forces.three")
def test_whoever_has_united_the_forces_decides_for_each_of_them():
    game = given(players=3, leader="anglo-allied", ziethen="ligny", hill="ligny", picton="ath")
    game.operation = Operation("prussian", COALITION, "ligny", ["ziethen", "hill"], mixed=True)

    assert game.commander_seat(["ziethen", "hill"]) == "prussian"
    assert game.commander_seat(["hill"]) == "prussian"
    assert game.commander_seat(["picton"]) == "anglo-allied"
