"""Leaders who decide for themselves."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import (
    Aim,
    Bid,
    Decide,
    DecideFor,
    FallIn,
    Misdirect,
    Send,
)
from estafette.games.last_campaigns.affairs import Order
from estafette.games.last_campaigns.local_decision import result_of
from estafette.games.last_campaigns.sides import ALLIED, Kind, Status
from tests.games.last_campaigns.commanding import (
    arrived,
    kind,
    noting,
    receiving,
    wanted,
)
from tests.games.last_campaigns.position import given
from tests.referee import rule

RESULTS = [
    (0, 2, "bad-move"),
    (0, 7, "bad-move"),
    (0, 8, "no-effect"),
    (0, 12, "acts"),
    (1, 6, "bad-move"),
    (1, 7, "no-effect"),
    (1, 11, "acts"),
    (2, 5, "bad-move"),
    (2, 8, "no-effect"),
    (2, 10, "acts"),
    (3, 3, "bad-move"),
    (3, 5, "no-effect"),
    (3, 7, "no-effect"),
    (3, 8, "acts"),
    (3, 10, "acts"),
    (4, 5, "no-effect"),
    (4, 8, "acts"),
    (4, 10, "acts"),
    (5, 2, "bad-move"),
    (5, 7, "acts"),
    (5, 12, "acts"),
]


@rule("last-campaigns table.local-decision", "last-campaigns local.attempt")
@pytest.mark.parametrize(("value", "roll", "result"), RESULTS)
def test_the_table_is_read_by_the_value_of_the_leader(value: int, roll: int, result: str) -> None:
    assert result_of(given(), value, roll) == result


@rule("last-campaigns local.attempt", "last-campaigns command.sequence.step1")
def test_a_leader_notes_the_order_that_he_wants_once_a_turn() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "attack 4856"})
    referee = noting(game)

    referee.choose(Decide("fr-iv"), Bid(Kind.MARCH), Aim("4561"), Send())

    assert game.attempts[0].orders == (Order(Kind.MARCH, ("4561",)),)
    assert referee.options == (Pass(),)
    assert kind(game, "fr-iv") == "attack"


@rule("last-campaigns local.attempt", "last-campaigns order.give.no-repeat")
def test_a_leader_may_not_give_himself_the_order_that_he_has() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "attack 4856"})
    referee = noting(game)

    referee.choose(Decide("fr-iv"), Bid(Kind.PROBE))

    assert referee.refusal(Aim("4856")).rule == "order.give.same-type-pairs"


@rule("last-campaigns local.reserve-bonus")
@pytest.mark.parametrize(("order", "acts"), [("reserve", True), ("defence 4859", False)])
def test_a_leader_in_reserve_adds_one(order: str, acts: bool) -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": order}, dice=[3, 4])
    wanted(game, "fr-iv", "march 4561")

    receiving(game)

    assert (kind(game, "fr-iv") == "march") == acts


@rule("last-campaigns local.acts", "last-campaigns order.give.half-move")
def test_a_leader_who_acts_obeys_himself_at_once_and_has_given_an_order() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "defence 4859"}, dice=[4, 4])
    wanted(game, "fr-iv", "march 4561")

    receiving(game)

    assert kind(game, "fr-iv") == "march"
    assert game.given == {"gerard": 1}
    assert not game.attempts


@rule("last-campaigns local.no-effect")
def test_without_effect_all_stays_as_it_was() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "defence 4859"}, dice=[2, 3])
    wanted(game, "fr-iv", "march 4561")

    receiving(game)

    assert kind(game, "fr-iv") == "defence"
    assert not game.given


@rule("last-campaigns local.arriving-ignored")
@pytest.mark.parametrize(("dice", "order"), [([4, 4], "march"), ([2, 3, 6, 6], "delay")])
def test_who_acts_ignores_the_order_that_arrives(dice: list[int], order: str) -> None:
    game = given(
        napoleon="4561",
        gerard="4859",
        fr_iv_rome="4859",
        orders={"fr-iv": "attack 4856"},
        dice=dice,
    )
    wanted(game, "fr-iv", "march 4561")
    arrived(game, "fr-iv", "delay 4859")

    receiving(game)

    assert kind(game, "fr-iv") == order
    assert not game.dispatches


@rule("last-campaigns local.bad-move", "last-campaigns local.owner-moves")
def test_after_a_bad_move_the_enemy_may_give_the_order() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "attack 4856"}, dice=[1, 1])
    wanted(game, "fr-iv", "march 4561")
    referee = receiving(game)

    assert referee.decision is not None
    assert referee.decision.seat == ALLIED
    referee.choose(Misdirect("fr-iv"), Bid(Kind.ATTACK), Aim("4758"), Send())

    assert game.order_of("fr-iv") == Order(Kind.ATTACK, ("4758",))
    assert not game.dice.loaded


@rule("last-campaigns local.bad-move")
def test_the_enemy_may_leave_a_bad_move_alone() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", orders={"fr-iv": "attack 4856"}, dice=[1, 1])
    wanted(game, "fr-iv", "march 4561")

    receiving(game).choose(Pass())

    assert kind(game, "fr-iv") == "attack"


@rule("last-campaigns demoralisation.corps.local")
def test_a_demoralised_leader_who_acts_waits_for_a_four() -> None:
    game = given(
        gerard="4859",
        fr_iv_rome="4859",
        orders={"fr-iv": "attack 4856"},
        dice=[4, 4, 4],
        facts={
            "eliminated": dict.fromkeys(
                ["fr-iv-schaeffer", "fr-iv-lecapitaine", "fr-iv-desprez", "fr-iv-hulot"], 0
            )
        },
    )
    wanted(game, "fr-iv", "march 4561")

    receiving(game)
    assert game.dispatches[0].status is Status.R4
    assert kind(game, "fr-iv") == "attack"
    game.turn = 1
    receiving(game)
    assert kind(game, "fr-iv") == "march"


@rule("last-campaigns division.by-local-decision")
def test_a_corps_leader_sends_a_division_by_a_decision_of_his_own() -> None:
    game = given(
        gerard="4561",
        fr_iv_rome="4561",
        fr_iv_hulot="5460",
        orders={"fr-iv": "defence 4561"},
        dice=[6, 6],
    )
    referee = noting(game)
    referee.choose(DecideFor("fr-iv", "fr-iv/14"), Bid(Kind.MARCH), Aim("5353"), Send())

    receiving(game)

    assert game.dispatches[0].arrives == 1  # six points from the hex of the corps leader
    assert game.given == {"gerard": 1}
    game.turn = 1
    receiving(game)
    assert kind(game, "fr-iv/14") == "march"
    assert game.commands["fr-iv/14"].by == "gerard"
    assert kind(game, "fr-iv") == "defence"


@rule("last-campaigns night.orders-automatic")
def test_nobody_decides_for_himself_at_night() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", facts={"turn": 7})

    assert noting(game).options == (Pass(),)


@rule("last-campaigns order.success.stragglers")
def test_a_straggler_back_in_range_falls_in_when_the_player_likes() -> None:
    game = given(
        gerard="4859",
        fr_iv_rome="4860",
        fr_iv_hulot="5460",
        orders={"fr-iv": "defence 4859"},
    )
    march = Order(Kind.MARCH, ("4856",))
    game.astray = {"fr-iv-rome": march, "fr-iv-hulot": march}
    referee = noting(game)

    assert referee.refusal(FallIn("fr-iv-hulot")).rule == "order.success.stragglers"
    referee.choose(FallIn("fr-iv-rome"))

    assert game.astray == {"fr-iv-hulot": march}


@rule("last-campaigns command.sequence", "last-campaigns command.sequence.step4")
def test_orders_for_others_are_checked_before_a_leader_decides() -> None:
    game = given(
        napoleon="4561",
        gerard="4859",
        fr_iv_rome="4859",
        vandamme="4260",
        fr_iii_dufour="4260",
        dice=[6, 6, 6, 6],
    )
    wanted(game, "fr-iv", "march 4561")
    arrived(game, "fr-iii", "march 4561")

    keys = [key for key in receiving(game).keys if key.endswith(".roll")]

    assert keys == ["compliance.roll", "local.roll"]
