"""Nobody learns from who is asked, or is not, who may write, and what his orders bring about."""

from estafette.engine import Pass, Roster, secret_of
from estafette.games.last_campaigns.compliance import receive_orders
from estafette.games.last_campaigns.direct import take_direct_command
from estafette.games.last_campaigns.failure import fail
from estafette.games.last_campaigns.markers import coordinate, take_initiative
from estafette.games.last_campaigns.operations_morale import note_compliance
from estafette.games.last_campaigns.orders import write_orders
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.toll import limit_of
from estafette.games.last_campaigns.view import view
from estafette.match import Match
from tests.referee import Referee, rule

from .commanding import arrived
from .position import given
from .worlds import WRITTEN, before, begun, looks_alike


@rule("last-campaigns command.written-or-markers", "last-campaigns capacity.orders")
def test_whoever_has_written_all_his_orders_is_asked_all_the_same() -> None:
    one, other = writer({}), writer({"napoleon": 4})

    assert len(one.open[0].options) > 1
    assert other.open[0].options == (Pass(),)
    assert looks_alike(one, other)


def writer(orders: dict[str, int]) -> Match:
    """Napoleon beside Reille; so many orders he has written already."""
    game = given(
        napoleon="4561",
        reille="4561",
        fr_ii_soye="4561",
        orders={"fr-ii": "defence 4561"},
        options=WRITTEN,
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


# What orders bring about.


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
