"""Who may write which order to whom, and about what."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import (
    Address,
    Aim,
    Await,
    Bid,
    Detour,
    Send,
    SoundRetreat,
    StandDown,
    Then,
    Tomorrow,
    Via,
)
from estafette.games.last_campaigns.affairs import Command, Dispatch, Order
from estafette.games.last_campaigns.capacity import count_turns_away
from estafette.games.last_campaigns.force import obey
from estafette.games.last_campaigns.sides import ALLIED, HOLDS, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.targets import in_range
from tests.games.last_campaigns.commanding import kind, noting, receiving, sent, writing
from tests.games.last_campaigns.position import given, the_box
from tests.referee import rule

TO_GERARD = Address("napoleon", "fr-iv")


def headquarters(**facts: object) -> Game:
    """Napoleon with his HQ, and Gérard with a brigade."""
    return given(
        napoleon="4561",
        hqs={"french": "4561"},
        gerard="4859",
        fr_iv_rome="4859",
        **facts,  # type: ignore[arg-type]
    )


@rule("last-campaigns command.sequence.step3", "last-campaigns order.give.record")
@rule("last-campaigns command.two-levels")
def test_a_chief_writes_an_order_to_a_corps() -> None:
    game = headquarters()

    writing(game).choose(TO_GERARD, Bid(Kind.ATTACK), Aim("4358"), Send())

    assert game.dispatches[0].orders[0].kind is Kind.ATTACK
    assert game.dispatches[0].by == "napoleon"
    assert game.given == {"napoleon": 1}


@rule("last-campaigns order.types", "last-campaigns order.one-at-a-time")
@rule("last-campaigns order.target-needed")
def test_every_order_but_reserve_names_a_target() -> None:
    game = headquarters(orders={"fr-iv": "attack 4856"})
    referee = writing(game)
    referee.choose(TO_GERARD)

    offered = {option.kind for option in referee.options if isinstance(option, Bid)}

    assert offered == {*Kind} - {Kind.FORCED_MARCH, Kind.GENERAL_RETREAT, Kind.FREE}
    referee.choose(Bid(Kind.RESERVE))
    assert game.dispatches[0].orders == (Order(Kind.RESERVE),)


@rule("last-campaigns order.target-needed")
def test_a_town_stands_for_all_its_hexes() -> None:
    game = headquarters()

    writing(game).choose(TO_GERARD, Bid(Kind.MARCH), Aim("4856"), Send())

    assert {*game.dispatches[0].orders[0].target} == {"4856", "4855", "4757"}


@rule("last-campaigns order.target-range", "last-campaigns table.ranges")
def test_a_target_is_within_ten_points_or_along_a_road() -> None:
    game = headquarters()
    ground, start = game.ground, "3558"
    near = in_range(game, (start,))

    off_road = [hex_ for hex_ in ground.hexes if hex_ not in ground.roads]
    assert all(hex_ in near for hex_ in off_road if ground.distance(start, hex_) <= 2)
    assert all(hex_ not in near for hex_ in off_road if ground.distance(start, hex_) > 20)
    assert "5252" in near  # Sombreffe, 17 hexes away, on the road
    tables = the_box().tables.ranges
    assert (tables.command, tables.instant, tables.speed, tables.order) == (6, 6, 12, 20)
    assert (tables.apart, tables.radius, tables.cohesion, tables.doctrine) == (10, 2, 3, 2)


@rule("last-campaigns order.target-range")
def test_ten_points_are_in_range_and_eleven_are_not() -> None:
    game = headquarters()
    span = game.ground.span

    costs = {
        hex_: points
        for points in range(19, 23)
        for hex_ in span(("4859",), points) - span(("4859",), points - 1)
    }
    exact = {
        hex_ for hex_, points in costs.items() if points == 20 and hex_ not in game.ground.roads
    }
    beyond = {
        hex_ for hex_, points in costs.items() if points > 20 and hex_ not in game.ground.roads
    }
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.MARCH))

    assert exact
    assert exact < {option.hex for option in referee.options if isinstance(option, Aim)}
    assert referee.refusal(Aim(min(beyond))).rule == "order.target-range"


@rule("last-campaigns order.give.no-repeat", "last-campaigns order.give.must-differ")
@rule("last-campaigns order.give.same-type-pairs")
def test_the_same_order_is_not_given_again() -> None:
    game = headquarters(orders={"fr-iv": "attack 4758"})
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.ATTACK))

    assert referee.refusal(Aim("4758")).rule == "order.give.no-repeat"
    assert referee.refusal(Aim("4154")).rule == "order.give.must-differ"
    assert game.ground.distance("4758", "5252") < 10 <= game.ground.distance("4758", "5957")
    assert referee.refusal(Aim("5252")).rule == "order.give.must-differ"
    assert Aim("5957") in referee.options


@rule("last-campaigns order.give.same-type-pairs")
def test_a_probe_counts_as_an_attack_and_a_delay_as_a_defence() -> None:
    game = headquarters(orders={"fr-iv": "attack 4758"})
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.PROBE))

    assert referee.refusal(Aim("4758")).rule == "order.give.same-type-pairs"
    game.commands["fr-iv"] = Command(Order(Kind.DEFENCE, ("4859",)))
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.DELAY))
    assert referee.refusal(Aim("4859")).rule == "order.give.same-type-pairs"
    assert Kind.DELAY in HOLDS


@rule("last-campaigns order.give.must-differ")
def test_an_order_on_its_way_is_not_sent_a_second_time() -> None:
    game = headquarters(orders={"fr-iv": "attack 4758"})
    sent(game, "napoleon", "fr-iv", "reserve")
    referee = writing(game)
    referee.choose(TO_GERARD)

    assert referee.refusal(Bid(Kind.RESERVE)).rule == "order.give.no-repeat"


@rule("last-campaigns order.sequence.allowed", "last-campaigns order.sequence.range")
def test_marches_and_attacks_may_be_followed_by_other_orders() -> None:
    game = headquarters()
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.MARCH), Aim("4561"), Then(), Bid(Kind.MARCH))

    assert all(option.hex in in_range(game, ("4561",)) for option in referee.options)  # type: ignore[attr-defined]
    referee.choose(Aim("4358"), Then(), Bid(Kind.DEFENCE), Aim("4358"))

    assert [order.kind for order in game.dispatches[0].orders] == ["march", "march", "defence"]


@rule("last-campaigns order.sequence.allowed")
def test_nothing_follows_a_defence() -> None:
    referee = writing(headquarters())

    referee.choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("4859"))

    assert referee.decision is not None
    assert referee.decision.key == "orders.to-whom"


@rule("last-campaigns order.sequence.range")
def test_the_second_target_is_measured_from_the_first() -> None:
    game = headquarters()
    referee = writing(game)
    referee.choose(TO_GERARD, Bid(Kind.MARCH), Aim("4462"), Then(), Bid(Kind.DEFENCE))

    fleurus = in_range(game, ("4462", "4461"))
    far = sorted(game.ground.span(("4859",), 20) - fleurus)
    assert far
    assert referee.refusal(Aim(far[0])).rule == "order.target-range"


@rule("last-campaigns order.sequence.next-day", "last-campaigns order.success.await")
def test_an_attack_in_a_sequence_may_wait_for_the_next_day() -> None:
    game = headquarters()
    referee = writing(game)

    referee.choose(TO_GERARD, Bid(Kind.MARCH), Aim("4462"), Then(), Bid(Kind.ATTACK), Aim("4856"))
    referee.choose(Tomorrow(), Await())

    assert [order.tomorrow for order in game.dispatches[0].orders] == [False, True]
    assert [order.awaits for order in game.dispatches[0].orders] == [False, True]


@rule("last-campaigns order.march.route", "last-campaigns order.give.record")
def test_a_march_may_have_way_points_not_too_far_apart() -> None:
    game = headquarters()
    referee = writing(game)

    referee.choose(TO_GERARD, Bid(Kind.MARCH), Aim("4358"), Detour())
    assert referee.refusal(Via("3244")).rule == "order.march.route"
    referee.choose(Via("4461"), Send())

    assert game.dispatches[0].orders[0].route == ("4461",)


@rule("last-campaigns order.defence.attack-limit")
def test_a_defence_remembers_what_was_ours_when_it_was_written() -> None:
    game = headquarters(pr_i_3="4855", fr_iv_hulot="4856")

    writing(game).choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("4856"))

    assert game.dispatches[0].orders[0].ours == ("4856", "4757")


@rule("last-campaigns order.defence.attack-limit", "last-campaigns victory.control")
@pytest.mark.parametrize(("beside", "ours"), [("5062", ("5061",)), ("5064", ())])
def test_a_place_is_ours_if_it_lies_in_our_zone_of_control_alone(
    beside: str, ours: tuple[str, ...]
) -> None:
    game = headquarters(fr_iv_hulot=beside)

    writing(game).choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("5061"))

    assert game.dispatches[0].orders[0].ours == ours


@rule("last-campaigns capacity.orders")
def test_a_chief_gives_as_many_orders_as_he_is_worth() -> None:
    game = headquarters(vandamme="4260", fr_iii_dufour="4260")
    game.given = {"napoleon": 3}
    referee = writing(game)

    referee.choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("4859"))

    assert game.given == {"napoleon": 4}
    assert referee.is_over


@rule("last-campaigns capacity.away-one")
def test_a_chief_away_from_his_hq_gives_one_order() -> None:
    game = headquarters(vandamme="4260", fr_iii_dufour="4260")
    game.hqs = {"french": "4563"}  # type: ignore[dict-item]
    count_turns_away(game)
    referee = writing(game)

    referee.choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("4859"))

    assert referee.is_over
    assert game.away == {"napoleon": 1}


@rule("last-campaigns capacity.away-one")
def test_an_hq_on_the_road_counts_as_away() -> None:
    game = headquarters(orders={"hq-french": "march 4764"})

    count_turns_away(game)

    assert game.away == {"napoleon": 1}
    del game.commands["hq-french"]
    count_turns_away(game)
    assert not game.away


@rule("last-campaigns capacity.away-face-to-face", "last-campaigns capacity.away-los")
def test_from_the_second_turn_on_he_only_speaks_to_those_present() -> None:
    game = headquarters(drouot="4561", fr_g_friant="4561", facts={"away": {"napoleon": 2}})
    referee = writing(game)

    assert referee.refusal(TO_GERARD).rule == "capacity.away-face-to-face"
    referee.choose(Address("napoleon", "fr-guard"), Bid(Kind.ATTACK))
    hidden = [hex_ for hex_ in game.ground.span(("4561",), 20) if hex_ not in game.ground.roads]
    refused = [referee.decision.why_not(Aim(hex_)) for hex_ in hidden]  # type: ignore[union-attr]
    assert "capacity.away-los" in {refusal.rule for refusal in refused if refusal}
    assert Aim("5252") in referee.options  # along the road to Sombreffe


@rule("last-campaigns hq.moves-on-order")
def test_an_hq_is_only_told_to_march_or_to_withdraw() -> None:
    referee = writing(headquarters())
    referee.choose(Address("napoleon", "hq-french"))

    assert {option.kind for option in referee.options} == {Kind.MARCH, Kind.WITHDRAWAL}  # type: ignore[attr-defined]
    assert referee.refusal(Bid(Kind.ATTACK)).rule == "hq.moves-on-order"


def beaten(toll: int) -> Game:
    """The Prussians with a level of 48 and so much of it lost, in steps of one."""
    game = given(
        blucher="4453",
        hqs={"prussian": "4453"},
        zieten="4355",
        pr_i_2="4355",
        pr_i_3="4856",
        orders={"pr-i": "defence 4358", "pr-i/3": "defence 4856"},
        dice=[6, 6, 6, 6],
        acting=ALLIED,
    )
    game.level_changes = {"prussian": 95 - 48}  # type: ignore[dict-item]
    dead = {"pr-ii-5": 0, "pr-ii-6": 0, "pr-ii-7": 0, "pr-ii-8": 0}
    game.eliminated = dead
    front = sum([the_box().units[unit].front for unit in dead])
    game.level_changes = {"prussian": front * 100 // 80 - 48 + (76 - toll)}  # type: ignore[dict-item]
    return game


@rule("last-campaigns order.general-retreat.condition")
@pytest.mark.parametrize(("toll", "allowed"), [(75, False), (76, True)])
def test_general_retreat_needs_eighty_per_cent_of_the_level(toll: int, allowed: bool) -> None:
    game = beaten(toll)

    assert (SoundRetreat("blucher") in writing(game, ALLIED).options) == allowed


@rule("last-campaigns order.general-retreat.to-all", "last-campaigns order.general-retreat.target")
@rule(
    "last-campaigns order.general-retreat.immediate",
    "last-campaigns order.general-retreat.like-withdrawal",
)
def test_general_retreat_goes_to_all_at_once_and_home() -> None:
    game = beaten(80)

    writing(game, ALLIED).choose(SoundRetreat("blucher"), Pass())
    assert {dispatch.to for dispatch in game.dispatches} == {"pr-i", "pr-i/3", "hq-prussian"}
    assert {dispatch.arrives for dispatch in game.dispatches} == {game.turn}
    receiving(game)

    for formation in ("pr-i", "pr-i/3", "hq-prussian"):
        assert kind(game, formation) == "general-retreat"
        assert game.order_of(formation).target == game.ground.edges["east"]


@rule("last-campaigns order.general-retreat.no-reserve")
@pytest.mark.parametrize(("turn", "allowed"), [(6, False), (7, True)])
def test_general_retreat_ends_at_nightfall_at_the_earliest(turn: int, allowed: bool) -> None:
    game = given(zieten="4355", pr_i_2="4355", facts={"turn": turn})
    game.commands["pr-i"] = Command(Order(Kind.GENERAL_RETREAT, ("6350",)), since=1)
    referee = noting(game, ALLIED)

    if not allowed:
        assert referee.refusal(StandDown("pr-i")).rule == "order.general-retreat.no-reserve"
    else:
        referee.choose(StandDown("pr-i"))
        assert kind(game, "pr-i") == "reserve"


@rule("last-campaigns order.general-retreat.no-reserve")
def test_the_night_of_a_general_retreat_is_counted_from_its_sending() -> None:
    game = given(zieten="4355", pr_i_2="4355", facts={"turn": 5})
    order = Order(Kind.GENERAL_RETREAT, ("6350",))

    obey(game, Dispatch("pr-i", "blucher", (order,), sent=2, arrives=2))

    assert game.commands["pr-i"].since == 2


@rule("last-campaigns order.withdrawal.to-reserve")
def test_a_withdrawal_may_end_when_no_enemy_is_within_two_hexes() -> None:
    game = given(
        zieten="4355", pr_i_2="4355", fr_iv_rome="4358", orders={"pr-i": "withdrawal 4350"}
    )
    noting(game, ALLIED).choose(StandDown("pr-i"))
    assert kind(game, "pr-i") == "reserve"

    near = given(
        zieten="4355", pr_i_2="4355", fr_iv_rome="4357", orders={"pr-i": "withdrawal 4350"}
    )
    assert noting(near, ALLIED).refusal(StandDown("pr-i")).rule == "order.withdrawal.to-reserve"


@rule("last-campaigns night.orders-may-be-sent")
def test_orders_may_be_written_at_night() -> None:
    game = headquarters(facts={"turn": 7})

    writing(game).choose(TO_GERARD, Bid(Kind.DEFENCE), Aim("4859"))

    assert game.is_night
    assert len(game.dispatches) == 1
