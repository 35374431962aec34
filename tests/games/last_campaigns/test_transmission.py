"""Orders on their way, and how long they take."""

import pytest

from estafette.games.last_campaigns.dispatch import no_rider, rides, turns
from estafette.games.last_campaigns.fate import put
from estafette.games.last_campaigns.sides import Status
from tests.games.last_campaigns.commanding import arrived, kind, receiving, sent
from tests.games.last_campaigns.position import given
from tests.referee import rule

HALF = 2  # half points in a point


@rule("last-campaigns transmission.delay", "last-campaigns transmission.instant-near")
@rule("last-campaigns transmission.los-halves", "last-campaigns table.ranges")
@pytest.mark.parametrize(
    ("points", "in_sight", "expected"),
    [
        (8, False, 1),
        (9, False, 2),
        (8, True, 1),
        (9, True, 1),
        (3, False, 0),
        (3.5, False, 1),
        (15, False, 3),
        (6, True, 0),
        (18, True, 2),
    ],
)
def test_a_rider_covers_six_points_a_turn(points: float, in_sight: bool, expected: int) -> None:
    assert turns(given(), int(points * HALF), in_sight=in_sight) == expected


@rule("last-campaigns transmission.instant", "last-campaigns transmission.face-to-face")
def test_only_who_is_stacked_with_the_chief_is_told_face_to_face() -> None:
    game = given(
        napoleon="4561", drouot="4561", gerard="4562", fr_g_friant="4561", fr_iv_rome="4562"
    )

    beside = sent(game, "napoleon", "fr-guard", "march 4564")
    near = sent(game, "napoleon", "fr-iv", "march 4564")

    assert (beside.arrives, near.arrives) == (0, 0)
    assert beside.is_face_to_face
    assert not near.is_face_to_face


@rule("last-campaigns transmission.delay", "last-campaigns order.give.record")
def test_an_order_is_written_down_with_its_time_and_its_shifts() -> None:
    game = given(napoleon="4561", pajol="5460", fr_c1_ameil="5460", facts={"turn": 2})

    order = sent(game, "napoleon", "fr-c1", "attack 5458")

    assert rides(game, "napoleon")["5460"] == 6 * HALF
    assert (order.to, order.sent, order.arrives) == ("fr-c1", 2, 3)
    assert order.shifts == -2 + 1  # an Attack, for a cavalry corps
    assert game.dispatches == (order,)


@rule("last-campaigns transmission.keeps-old-order", "last-campaigns order.cancel.causes")
@rule("last-campaigns order.cancel.no-retreat")
def test_a_formation_keeps_its_order_until_it_obeys_another() -> None:
    game = given(
        napoleon="4561",
        gerard="4859",
        fr_iv_rome="4859",
        orders={"fr-iv": "attack 4856"},
        dice=[4, 4],
    )
    arrived(game, "fr-iv", "attack 4358")

    receiving(game)

    assert game.dispatches[0].status is Status.ONE_TURN
    assert game.order_of("fr-iv").target[0] != "4358"
    game.turn = 1
    receiving(game)
    assert "4358" in game.order_of("fr-iv").target
    assert game.where["fr-iv-rome"] == "4859"
    assert not game.dispatches


@rule("last-campaigns transmission.new-replaces-pending")
def test_only_the_newest_order_that_has_arrived_counts() -> None:
    game = given(napoleon="4561", gerard="4859", fr_iv_rome="4859", facts={"turn": 2}, dice=[6, 6])
    arrived(game, "fr-iv", "defence 4859", status=Status.R4)
    for turn, words in ((0, "march 4358"), (1, "delay 4358")):
        game.turn = turn
        arrived(game, "fr-iv", words)
    game.turn = 2

    referee = receiving(game)

    assert kind(game, "fr-iv") == "delay"
    assert referee.keys.count("orders.ignored") == 2
    assert not game.dispatches


@rule("last-campaigns transmission.delay")
def test_an_order_that_cannot_get_through_is_not_sent() -> None:
    game = given(napoleon="4561", gerard="3244", fr_iv_rome="3244")
    enemies = ("pr-i-1", "pr-i-2", "pr-i-3")
    for unit, hex_ in zip(enemies, game.ground.neighbours["3244"], strict=False):
        put(game, unit, hex_)

    refusal = no_rider(game, "napoleon", "fr-iv", rides(game, "napoleon"))

    assert refusal is not None
    assert refusal.rule == "transmission.delay"
