"""Nobody learns from who is asked, or is not, who may write, and what his orders bring about."""

from collections.abc import Callable
from typing import Any

import pytest

from estafette.engine import Pass, Roster, secret_of
from estafette.games.last_campaigns.actions import Address, Aim, Bid, Decide, Rally, Send, Then
from estafette.games.last_campaigns.compliance import decide_next, receive_orders
from estafette.games.last_campaigns.direct import take_direct_command
from estafette.games.last_campaigns.failure import fail
from estafette.games.last_campaigns.local_decision import BAD, note_decisions
from estafette.games.last_campaigns.markers import coordinate, take_initiative
from estafette.games.last_campaigns.operations_morale import note_compliance
from estafette.games.last_campaigns.orders import write_orders
from estafette.games.last_campaigns.rally import rally_units
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.toll import limit_of
from estafette.games.last_campaigns.view import view
from estafette.match import Match
from tests.referee import Referee, rule

from .commanding import arrived, wanted
from .losing import fallen
from .position import given
from .worlds import WRITTEN, before, begun, choose, looks_alike


@rule("last-campaigns command.written-or-markers", "last-campaigns capacity.orders")
def test_whoever_has_written_all_his_orders_is_asked_all_the_same() -> None:
    one, other = writer({}), writer({"napoleon": 4})

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


def writer(orders: dict[str, int], command: str = "written") -> Match:
    """Napoleon beside Reille, Blücher far off; so many orders the former has written already."""
    game = given(
        napoleon="4561",
        reille="4561",
        fr_ii_soye="4561",
        blucher="5247",
        zieten="5247",
        pr_i_4="5247",
        orders={"fr-ii": "defence 4561", "pr-i": "defence 5247"},
        options={"orders": command},
        facts={"given": orders},
    )
    return begun(before(write_orders, FRENCH, game))


@rule("last-campaigns option.direct.number", "last-campaigns command.written-or-markers")
def test_a_chief_who_has_written_too_much_to_beckon_anybody_is_asked_all_the_same() -> None:
    facts = {"given": {"napoleon": 4}}
    options = {"direct-command": "yes", **WRITTEN}
    game = given(napoleon="4561", fr_g_friant="4561", options=options, facts=facts)
    match = begun(before(take_direct_command, FRENCH, game))

    assert match.open[0].key == "direct.whom"
    assert match.open[0].options == (Pass(),)


@rule("last-campaigns marker.initial.choice", "last-campaigns command.written-or-markers")
def test_whoever_has_nobody_awake_is_asked_who_begins_all_the_same() -> None:
    one, other = initiative("defence 4561"), initiative("reserve")

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


def initiative(order: str) -> Match:
    """The French win the Initial Action by far."""
    game = given(
        napoleon="4561",
        reille="4561",
        fr_ii_soye="4561",
        orders={"fr-ii": order},
        options=WRITTEN,
        dice=[6, 1],
    )
    return begun(before(take_initiative, None, game))


@rule("last-campaigns marker.coordinated.choose", "last-campaigns command.written-or-markers")
def test_whoever_has_no_two_awake_is_asked_for_a_pair_all_the_same() -> None:
    one, other = coordination("defence 4561"), coordination("reserve")

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


def coordination(order: str) -> Match:
    """Napoleon gains a Coordinated Action."""
    game = given(
        napoleon="4561",
        reille="4561",
        fr_ii_soye="4561",
        fr_g_friant="4562",
        orders={"fr-ii": order, "fr-guard": "defence 4562"},
        options=WRITTEN,
        dice=[1],
    )
    return begun(before(coordinate, FRENCH, game))


@rule("last-campaigns command.written-or-markers", "last-campaigns order.give.record")
def test_nobody_counts_what_is_written_before_it_is_handed_in_or_after() -> None:
    nothing, little, much = [
        choose(writer({}), *written)
        for written in (
            (),
            (Address("napoleon", "fr-ii"), Bid(Kind.RESERVE)),
            (Address("napoleon", "fr-ii"), Bid(Kind.MARCH), Aim("3249"), Then(), Bid(Kind.RESERVE)),
        )
    ]
    assert looks_alike(nothing, little)
    assert looks_alike(nothing, much)

    for match in (nothing, little, much):
        choose(match, Pass())
    assert nothing.number == little.number == much.number == 1
    assert looks_alike(nothing, little)
    assert looks_alike(nothing, much)


@rule("last-campaigns command.sequence.step1", "last-campaigns stacking.inspect")
@pytest.mark.parametrize("orders", ["open", "written"])
def test_whoever_has_nothing_to_note_is_asked_all_the_same(orders: str) -> None:
    game = given(fr_ii_soye="4561", pr_i_4="5247", options={"orders": orders})
    match = begun(before(note_decisions, FRENCH, game))

    assert match.open[0].key == "command.notes"
    assert match.open[0].options == (Pass(),)


@rule("last-campaigns command.written-or-markers", "last-campaigns command.sequence.step1")
def test_nobody_counts_what_is_noted() -> None:
    game = given(
        napoleon="4561",
        reille="4561",
        fr_ii_soye="4561",
        orders={"fr-ii": "reserve"},
        options=WRITTEN,
    )
    nothing = begun(before(note_decisions, FRENCH, game))
    something = choose(nothing.fork(telling=True), Decide("fr-ii"), Bid(Kind.MARCH), Aim("3249"))

    assert looks_alike(nothing, choose(something, Send()))
    assert looks_alike(choose(nothing, Pass()), choose(something, Pass()))


@rule("last-campaigns command.written-or-markers", "last-campaigns order.give.record")
def test_open_orders_are_given_one_by_one_before_all_eyes() -> None:
    match = choose(writer({}, "open"), Address("napoleon", "fr-ii"), Bid(Kind.DEFENCE), Aim("3249"))

    assert not match.is_on_paper
    assert match.number == len(match.log) == 3


@rule("last-campaigns order.sequence.allowed")
@pytest.mark.parametrize("command", ["written", "open"])
def test_nobody_is_asked_what_follows_where_nothing_can(command: str) -> None:
    match = choose(
        writer({}, command), Address("napoleon", "fr-ii"), Bid(Kind.DEFENCE), Aim("3249")
    )

    assert match.open[0].key == "orders.to-whom"


@rule("last-campaigns rally.reserve-needed", "last-campaigns command.written-or-markers")
def test_whoever_might_rally_but_for_his_order_is_asked_all_the_same() -> None:
    one, other = rallying("reserve"), rallying("defence 6018")

    assert Rally("fr-iv-rome") in one.open[0].options
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


@rule("last-campaigns rally.leader-unseen", "last-campaigns option.hidden.purpose")
def test_whoever_might_rally_but_for_where_his_leader_is_is_asked_all_the_same() -> None:
    match = rallying("reserve", pr_iii_9="6018")

    assert match.open[0].key == "rally.which"
    assert match.open[0].options == (Pass(),)


@rule("last-campaigns rally.eligibility")
def test_nobody_is_asked_who_could_rally_nobody_under_any_order() -> None:
    assert all(each.key != "rally.which" for each in rallying("reserve", turn=2).open)


def rallying(order: str, turn: int = 5, **pieces: str) -> Match:
    """A corps behind Wavre, with a unit lost at 16:00; the fifth turn is by night."""
    game = given(
        "wavre",
        gerard="6018",
        orders={"fr-iv": order},
        options=WRITTEN,
        facts={"turn": turn},
        **pieces,
    )
    fallen(game, "fr-iv-rome")
    return begun(before(rally_units, FRENCH, game))


# What orders bring about.


@rule("last-campaigns command.written-or-markers", "last-campaigns command.sequence.step4")
@pytest.mark.parametrize("order", ["", "delay 4561"])
def test_by_what_he_may_take_back_nobody_knows_whether_dice_fell_in_secret(order: str) -> None:
    game = given(
        napoleon="4561",
        drouet_d_erlon="4561",
        fr_i_quiot="4561",
        blucher="5247",
        zieten="5247",
        pr_i_4="5247",
        orders={"fr-i": "march 4557", "pr-i": "defence 5247"},
        options=WRITTEN,
    )
    if order:
        arrived(game, "fr-i", order)
    match = choose(begun(before(write_orders, ALLIED, game)), Pass())

    assert match.log[-1].final


@rule("last-campaigns command.written-or-markers", "last-campaigns local.attempt")
@pytest.mark.parametrize("step", [receive_orders, decide_next])
@pytest.mark.parametrize("orders", ["written", "open"])
def test_once_orders_are_read_in_secret_nothing_before_is_taken_back(
    step: Callable[..., Any], orders: str
) -> None:
    game = given(
        drouet_d_erlon="4561",
        fr_i_quiot="4561",
        orders={"fr-i": "march 4557"},
        options={"orders": orders},
        dice=[3, 3],
    )
    wanted(game, "fr-i", "delay 4561")
    game.uncovered = False
    Referee(game, step(game, FRENCH))

    assert game.uncovered == (orders == "written")


@rule("last-campaigns command.written-or-markers", "last-campaigns local.bad-move")
def test_nobody_knows_by_what_he_may_take_back_whether_another_leader_tries() -> None:
    game = given(
        drouet_d_erlon="4561",
        fr_i_quiot="4561",
        orders={"fr-i": "march 4557"},
        options=WRITTEN,
        dice=[1, 1],
    )
    wanted(game, "fr-i", "delay 4561")
    referee = Referee(game, decide_next(game, FRENCH))
    while not referee.is_over:
        game.uncovered = False  # as after every choice
        referee.choose(referee.options[0])

    assert referee.fact("local.roll")["result"] == BAD
    assert game.uncovered


def obeying(order: str) -> Match:
    """An order that comes to the I Corps, and the test of its leader."""
    game = given(
        napoleon="4561",
        drouet_d_erlon="4561",
        fr_i_quiot="4561",
        orders={"fr-i": "delay 4561"},
        options={"operations-morale": "yes", **WRITTEN},
        dice=[6, 6],
    )
    arrived(game, "fr-i", order)
    return begun(before(receive_orders, FRENCH, game))


@rule("last-campaigns option.ops-morale.attack", "last-campaigns command.written-or-markers")
def test_what_a_written_order_does_to_a_limit_its_enemy_neither_hears_nor_sees() -> None:
    one, other = obeying("attack 4557"), obeying("withdrawal 4557")

    assert limit_of(one.game, "fr-i") > limit_of(other.game, "fr-i")
    assert limits(one.game, "french") != limits(other.game, "french")
    assert limits(one.game, "allied") == limits(other.game, "allied") == limits(one.game, None)
    assert looks_alike(one, other)
    imagined = [match.imagined("allied", secret_of(3)).game for match in (one, other)]
    assert imagined[0].limit_changes == imagined[1].limit_changes


def limits(game: Game, seat: str | None) -> list[int]:
    rosters: list[Roster] = [*view(game, seat).rosters]
    rows = [row for roster in rosters for row in roster.rows if row.id == "fr-i"]
    return [figure.most for row in rows for figure in row.figures if figure.key == "figure.losses"]


@rule("last-campaigns option.ops-morale.attack", "last-campaigns command.written-or-markers")
def test_with_open_orders_all_hear_how_a_limit_changes() -> None:
    game = given(fr_i_quiot="4561", options={"operations-morale": "yes"})
    game.told = []
    note_compliance(game, "fr-i", [Kind.ATTACK])

    assert [told.to for told in game.told] == [None]
    assert limits(game, "french") == limits(game, "allied")


@rule("last-campaigns stacking.inspect", "last-campaigns compliance.check")
def test_only_his_own_side_reads_what_a_rider_will_bring_about() -> None:
    game = given(
        napoleon="4561", drouet_d_erlon="4561", fr_i_quiot="4561", orders={"fr-i": "delay 4561"}
    )
    arrived(game, "fr-i", "march 4557")

    mine, theirs = ({sheet.key for sheet in view(game, s).sheets} for s in (FRENCH, ALLIED))
    assert mine - theirs >= {"sheet.compliance"}
    assert "sheet.dispatch" in theirs


@rule("last-campaigns order.failure.retreat", "last-campaigns stacking.inspect")
def test_who_lies_on_top_after_a_failed_order_does_not_hang_on_whom_he_covers() -> None:
    tops = set()
    for below in ("fr-ii-bauduin", "fr-ii-campy"):
        pieces = {"fr_ii_gauthier": "4557", below.replace("-", "_"): "4557"}
        game = given(reille="4557", orders={"fr-ii": "attack 4558"}, **pieces)  # type: ignore[arg-type]
        assert Referee(game, fail(game, "fr-ii")).is_over
        here = game.where["fr-ii-gauthier"]
        assert here != "4557"
        assert game.where[below] == here
        tops.add(game.at(here)[0])
    assert len(tops) == 1
