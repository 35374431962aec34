"""Nobody learns from who is asked, or is not, what was told in secret or lies under a stack."""

from collections.abc import Callable
from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.action import assault, bombard, charge, march
from estafette.games.last_campaigns.actions import (
    Assault,
    Bombard,
    Charge,
    GiveGround,
    Go,
    React,
    Stand,
    Take,
)
from estafette.games.last_campaigns.activation import is_activated, seems_activated
from estafette.games.last_campaigns.affairs import Ruse
from estafette.games.last_campaigns.eyes import is_covered
from estafette.games.last_campaigns.hidden import set_off
from estafette.games.last_campaigns.leaders import displace
from estafette.games.last_campaigns.reaction import react
from estafette.games.last_campaigns.sides import ALLIED, Kind
from estafette.games.last_campaigns.state import Game
from estafette.match import Match
from tests.referee import Referee, rule

from .position import given
from .worlds import WRITTEN, before, begun, choose, looks_alike, sight

TARGET, NORTH, SOUTH, SOUTH_EAST, GUNS = "5247", "5246", "5248", "5348", "5249"  # open ground


# Who moves.


def marchers(order: str, **options: str) -> Match:
    """The Guard brigade of Friant in action, far from everybody."""
    game = given(
        drouot=TARGET,
        fr_g_friant=TARGET,
        orders={"fr-guard": order},
        active=["fr-guard"],
        options=options or WRITTEN,
        facts={"is_marching": True, "moved": frozenset({"drouot"})},
    )
    return begun(before(march, None, game))


@rule("last-campaigns command.written-or-markers", "last-campaigns action.movement")
def test_whoever_was_told_in_writing_to_move_is_asked_as_if_he_could_stay() -> None:
    one, other = marchers("defence 5247"), marchers("march 5260")

    assert Pass() in one.open[0].options
    assert other.open[0].options == (Take("fr-g-friant"),)
    assert looks_alike(one, other)


@rule("last-campaigns command.written-or-markers", "last-campaigns order.must-move-speed")
def test_whoever_has_moved_as_far_as_his_order_lets_him_is_asked_all_the_same() -> None:
    there = Go("5247")
    one, other = (
        choose(begun(riders(order)), Take("reille"), there)
        for order in ("defence 5247", "march 5247")
    )

    assert len(one.open[0].options) > 1
    assert other.open[0].key == one.open[0].key == "movement.where"
    assert looks_alike(one, other)


def riders(order: str) -> Game:
    game = given(
        reille="5250",
        fr_ii_soye="5250",
        orders={"fr-ii": order},
        active=["fr-ii"],
        options=WRITTEN,
        facts={"is_marching": True, "moved": frozenset({"fr-ii-soye"})},
    )
    return before(march, None, game)


@rule("last-campaigns command.written-or-markers", "last-campaigns term.activated")
def test_the_last_to_move_is_asked_whether_that_is_all_if_orders_are_written() -> None:
    game = given(
        fr_g_friant=TARGET,
        orders={"fr-guard": "defence 5247"},
        active=["fr-guard"],
        options=WRITTEN,
        facts={"moved": frozenset({"fr-g-friant"}), "is_marching": True},
    )
    assert begun(before(march, None, game)).open[0].options == (Pass(),)


@rule("last-campaigns command.written-or-markers")
def test_with_open_orders_nobody_is_asked_who_has_no_choice() -> None:
    match = marchers("march 5260", orders="open")
    assert match.open[0].key == "movement.where"  # he is in hand already


@rule("last-campaigns stacking.inspect", "last-campaigns action.movement")
def test_with_open_orders_whoever_keeps_units_covered_is_asked_all_the_same() -> None:
    game = given(
        drouot=TARGET,
        fr_g_friant=TARGET,
        fr_ii_soye="4663",
        fr_ii_bauduin="4663",
        orders={"fr-guard": "march 5260", "fr-ii": "defence 4663"},
        active=["fr-guard"],
        facts={"is_marching": True, "moved": frozenset({"drouot"})},
    )
    match = begun(before(march, None, game))

    assert match.open[0].key == "movement.which"
    assert match.open[0].options == (Take("fr-g-friant"),)


# Who fights.


def riders_near(order: str) -> Match:
    """Kellermann's cavalry beside a Prussian brigade, in its action."""
    game = given(
        kellermann="5349",
        fr_c3_guiton=SOUTH,
        pr_ii_5=TARGET,
        orders={"fr-c3": order, "pr-ii": "defence 5247"},
        active=["fr-c3"],
        options=WRITTEN,
    )
    return begun(before(charge, None, game))


@rule("last-campaigns command.written-or-markers", "last-campaigns charge.eligibility")
def test_cavalry_that_may_not_charge_by_its_order_is_asked_all_the_same() -> None:
    one, other = riders_near(f"attack {TARGET}"), riders_near("delay 5249")

    assert Charge("fr-c3-guiton", TARGET, SOUTH) in one.open[0].options
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


@rule("last-campaigns charge.terrain")
def test_nobody_is_asked_about_cavalry_that_could_not_charge_under_any_order() -> None:
    game = given(
        fr_c3_guiton=f"{SOUTH} x",
        pr_ii_5=TARGET,
        orders={"fr-c3": f"attack {TARGET}", "pr-ii": "defence 5247"},
        active=["fr-c3"],
        options=WRITTEN,
    )
    assert all(each.key != "charge.who" for each in begun(before(charge, None, game)).open)


def stormers(order: str) -> Match:
    """Two brigades before a third, in their action."""
    game = given(
        vandamme=SOUTH,
        fr_iii_gengoult=SOUTH,
        pr_i_4=TARGET,
        zieten=NORTH,
        orders={"fr-iii": order, "pr-i": f"defence {TARGET}"},
        active=["fr-iii"],
        options=WRITTEN,
    )
    return begun(before(assault, None, game))


@rule("last-campaigns command.written-or-markers", "last-campaigns assault.compulsory")
@pytest.mark.parametrize("order", ["delay 5248", "withdrawal 5260", "defence 5248"])
def test_whoever_must_assault_by_his_order_and_who_may_not_are_asked_alike(order: str) -> None:
    one, other = stormers(f"attack {TARGET}"), stormers(order)

    assert one.open[0].options == (Assault(SOUTH, TARGET, guns=True),)
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


@rule("last-campaigns order.withdrawal.must-retreat", "last-campaigns retreat.choice-sequence")
def test_whoever_must_give_ground_by_his_order_is_asked_all_the_same() -> None:
    one, other = (beaten(order) for order in (f"defence {TARGET}", "withdrawal 5244"))

    assert one.open[0].seat == other.open[0].seat == "allied"
    assert one.open[0].options == (GiveGround(), Stand())
    assert other.open[0].options == (GiveGround(),)
    assert sight(one, "french") == sight(other, "french")
    assert sight(one, None) == sight(other, None)


def beaten(order: str) -> Match:
    """A brigade that has suffered from an assault, as its attackers have, who stay."""
    game = given(
        vandamme=SOUTH,
        fr_iii_gengoult=SOUTH,
        pr_i_4=TARGET,
        zieten=NORTH,
        orders={"fr-iii": f"attack {TARGET}", "pr-i": order},
        active=["fr-iii"],
        options=WRITTEN,
        dice=[6] * 12,
    )
    match = begun(before(assault, None, game))
    return choose(match, Assault(SOUTH, TARGET, guns=True), Stand())


@rule("last-campaigns option.hidden.stays", "last-campaigns assault.eligibility")
@pytest.mark.parametrize(("step", "key"), [(assault, "assault.which"), (charge, "charge.who")])
def test_those_who_are_not_where_their_counters_are_are_asked_whom_they_attack(
    step: Callable[..., Any], key: str
) -> None:
    game = given(
        kellermann=SOUTH_EAST,
        fr_c3_guiton=SOUTH,
        pr_ii_5=TARGET,
        orders={"fr-c3": "march 5260", "pr-ii": "defence 5247"},
        active=["fr-c3"],
        options={"hidden-movement": "yes"},
    )
    set_off(game, "fr-c3", game.order_of("fr-c3"))

    match = begun(before(step, None, game))

    assert match.open[0].key == key
    assert match.open[0].options == (Pass(),)


def gunners(chief: str) -> Match:
    """Two batteries in reach of the enemy; one may have been beckoned by Napoleon."""
    game = given(
        napoleon="4561",
        fr_i_art1=GUNS,
        pr_iv_13=TARGET,
        orders={"fr-i": f"defence {GUNS}", "pr-iv": f"defence {TARGET}"},
        active=["fr-i"],
        options={"direct-command": "yes"},
        facts={"direct": {"fr-i-art1": chief} if chief else {}},
    )
    return begun(before(bombard, None, game))


@rule("last-campaigns option.direct.units", "last-campaigns artillery.bombard.range")
def test_the_owner_of_guns_that_wait_for_their_chief_is_asked_all_the_same() -> None:
    one, other = gunners(""), gunners("napoleon")

    assert one.open[0].options == (Bombard("fr-i-art1", TARGET), Pass())
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


@rule("last-campaigns option.hidden.stays", "last-campaigns artillery.bombard.combine")
def test_it_is_asked_who_fires_too_though_they_have_marched_away() -> None:
    game = given(
        fr_i_art1=GUNS,
        fr_ii_art1=GUNS,
        pr_iv_13=TARGET,
        orders={"fr-i": f"defence {GUNS}", "fr-ii": "march 5260"},
        active=["fr-i", "fr-ii"],
        options={"hidden-movement": "yes"},
    )
    set_off(game, "fr-ii", game.order_of("fr-ii"))
    match = begun(before(bombard, None, game))
    choose(match, Bombard("fr-i-art1", TARGET))

    assert match.open[0].key == "bombardment.who-joins"
    assert match.open[0].options == (Pass(),)


@rule("last-campaigns stacking.inspect", "last-campaigns reaction.trigger")
@pytest.mark.parametrize("state", ["", " x"])
def test_the_owner_of_covered_cavalry_is_asked_whatever_its_state(state: str) -> None:
    game = given(
        pr_iv_13="3446",
        fr_ii_soye="3245",
        fr_c4_dubois=f"3245{state}",
        orders={"pr-iv": "attack 3245"},
        active=["pr-iv"],
        acting=ALLIED,
    )
    assert is_covered(game, "fr-c4-dubois")
    referee = Referee(game, react(game, "3446", ["pr-iv-13"], "enter"))

    assert referee.fact("reaction.near") == {"hex": "3446", "units": ["pr-iv-13"]}
    assert (React("fr-c4-dubois", "3346") in referee.options) == (not state)


@rule("last-campaigns stacking.inspect", "last-campaigns division.separate-formation")
def test_nobody_hears_from_silence_that_a_covered_unit_is_of_a_division_in_reserve() -> None:
    game = given(
        kellermann="3245",
        fr_ii_soye="3245",
        fr_c3_guiton="3245",
        pr_iv_13="3446",
        orders={"fr-c3": "attack 3446", "fr-c3/11c": "reserve"},
        active=["fr-c3"],
        options=WRITTEN,
    )
    assert game.order("fr-c3-guiton").kind is Kind.RESERVE
    assert not is_activated(game, "fr-c3-guiton")
    assert seems_activated(game, "fr-c3-guiton")
    assert begun(before(charge, None, game)).open[0].options == (Pass(),)


@rule("last-campaigns command.written-or-markers", "last-campaigns division.separate-formation")
@pytest.mark.parametrize("orders", ["open", "written"])
def test_silence_does_not_tell_that_a_division_has_a_written_order_of_its_own(
    orders: str,
) -> None:
    game = given(
        fr_c3_guiton="3245",
        pr_iv_13="3446",
        orders={"fr-c3": "attack 3446", "fr-c3/11c": "reserve"},
        active=["fr-c3"],
        options={"orders": orders},
    )
    assert not is_covered(game, "fr-c3-guiton")
    assert not is_activated(game, "fr-c3-guiton")

    asked = begun(before(charge, None, game)).open[0]
    assert (asked.key == "charge.who") == (orders == "written")


@rule("last-campaigns option.hidden.removed-when-attacked", "last-campaigns leader.displaced")
def test_all_hear_that_the_counter_of_a_leader_stood_for_nobody() -> None:
    game = given(reille=TARGET, orders={"fr-ii": "march 5260"}, options={"hidden-movement": "yes"})
    set_off_alone(game)
    game.told = []

    assert Referee(game, displace(game, "reille", "pr-ii-5")).is_over
    assert [(told.key, told.facts["hex"], told.to) for told in game.told] == [
        ("hidden.vanishes", TARGET, None)
    ]


def set_off_alone(game: Game) -> None:
    game.hidden = {"fr-ii": Ruse(route=(TARGET, "5260"), apparent=TARGET)}
