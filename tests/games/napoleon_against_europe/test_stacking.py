"""Stacking: one force of a side in a zone, two armies, and never friend and foe together."""

import pytest

from estafette.games.napoleon_against_europe.actions import Take
from estafette.games.napoleon_against_europe.fortress import turn_back
from estafette.games.napoleon_against_europe.sequence import ROUND
from estafette.games.napoleon_against_europe.stacking import cannot_stack, enforce
from tests.games.napoleon_against_europe.position import bare, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe stacking.one-force")
def test_of_two_corps_without_general_one_is_eliminated():
    """[d.stacking.excess]"""
    game = bare()
    put(game, "metz", "fr-elite-1")
    put(game, "metz", "fr-elite-2")
    referee = Referee(game, enforce(game))
    referee.choose(Take("fr-elite-2"))

    assert list(game.forces) == ["fr-elite-1"]
    assert "fr-elite-2" in game.reserve


@rule("napoleon-against-europe stacking.one-force")
def test_what_a_general_cannot_lead_is_eliminated_and_spare_generals_leave():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="lannes")  # four of four
    put(game, "metz", "fr-elite-3", general="ney")
    referee = Referee(game, enforce(game))
    referee.choose(Take("fr-elite-3"), Take("fr-elite-3"))

    assert game.forces["lannes"].corps == ("fr-elite-1", "fr-elite-2")
    assert "ney" in game.reserve


@rule("napoleon-against-europe stacking.one-force")
def test_one_force_a_side_is_left_alone():
    game = bare()
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "milan", "fr-elite-2", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-3", general="massena", army="armee-d-italie")
    before = dict(game.forces)
    referee = Referee(game, enforce(game))

    assert referee.is_over
    assert game.forces == before


@rule("napoleon-against-europe army.two-per-zone")
def test_of_three_armies_one_is_lost():
    """[d.armies.three]"""
    game = bare()
    stand(game, prusse="coalition")
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee")
    put(game, "vienne", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    referee = Referee(game, enforce(game))
    referee.choose(Take("armee-de-l-elbe"))

    assert set(game.forces) == {"armee-d-allemagne", "1re-armee"}


@rule("napoleon-against-europe army.two-per-zone")
def test_a_third_army_finds_no_room():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    head = put(game, "brunn", "ru-corps-1", general="koutouzov", army="1re-armee")
    assert cannot_stack(game, (head,), "vienne") is None

    put(game, "vienne", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    assert cannot_stack(game, (head,), "vienne").rule == "army.two-per-zone"


@rule("napoleon-against-europe stacking.no-enemies")
@pytest.mark.parametrize("is_besieged", [True, False])
def test_friend_and_foe_part_at_the_end_of_a_round_unless_one_is_besieged(is_besieged):
    game = bare()
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "salzbourg", "fr-elite-1", reduced=() if is_besieged else ("fr-elite-1",))
    game.strays = {"salzbourg": "munich"}
    if is_besieged:
        game.sieges = {"salzbourg": 0}
    Referee(game, turn_back(game))

    assert game.forces["fr-elite-1"].zone == ("salzbourg" if is_besieged else "munich")
    assert game.forces["au-corps-1"].is_sheltered is is_besieged


@rule("napoleon-against-europe stacking.one-force")
def test_both_are_looked_at_when_a_round_ends():
    procedures = [step.procedure for step in ROUND.parts if hasattr(step, "procedure")]

    assert procedures.index(turn_back) < procedures.index(enforce)
