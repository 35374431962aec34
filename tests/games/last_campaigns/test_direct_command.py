"""The option of direct command: a chief who leads units himself."""

from estafette.engine import Pass
from estafette.games.last_campaigns.action import begin_action
from estafette.games.last_campaigns.actions import Address, Beckon, CallUp
from estafette.games.last_campaigns.activation import is_activated
from estafette.games.last_campaigns.command_range import is_in_command
from estafette.games.last_campaigns.compliance import column_lines
from estafette.games.last_campaigns.direct import (
    begin_anew,
    call_up,
    cannot_beckon,
    may_call_up,
    take_direct_command,
)
from estafette.games.last_campaigns.obedience import cannot_attack
from estafette.games.last_campaigns.sides import FRENCH
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import arrived, receiving, wanted, writing
from tests.games.last_campaigns.position import given
from tests.referee import Referee, rule


def beside_napoleon(**facts: object) -> Game:
    """Napoleon with the Guard around him, in Reserve."""
    return given(
        napoleon="4561",
        drouot="4764",
        fr_g_friant="4561",
        fr_g_morand="4562",
        fr_g_guye="4460",
        fr_g_chartrand="4461",
        fr_g_dragons="4563",
        options={"direct-command": "yes"},
        orders={"fr-guard": "reserve"},
        **facts,  # type: ignore[arg-type]
    )


@rule("last-campaigns option.direct.number", "last-campaigns option.direct.units")
def test_a_chief_commands_as_many_units_as_his_value_less_his_orders() -> None:
    game = beside_napoleon(facts={"given": {"napoleon": 1}})
    referee = Referee(game, take_direct_command(game, FRENCH))

    assert referee.refusal(Beckon("napoleon", "fr-g-dragons")).rule == "option.direct.units"
    referee.choose(Beckon("napoleon", "fr-g-friant"), Beckon("napoleon", "fr-g-morand"))
    referee.choose(Beckon("napoleon", "fr-g-guye"))

    assert referee.options == (Pass(),)
    assert len(game.direct) == 3


@rule("last-campaigns option.direct.who")
def test_blucher_does_not_command_directly_and_wellington_does() -> None:
    game = given("campaign", blucher="4453", pr_i_1="4453", wellington="2016", aa_i_byng="2016")

    refusal = cannot_beckon(game, Beckon("blucher", "pr-i-1"))

    assert refusal is not None
    assert refusal.rule == "option.direct.who"
    assert cannot_beckon(game, Beckon("wellington", "aa-i-byng")) is None


@rule("last-campaigns option.direct.units")
def test_units_under_direct_command_act_with_their_chief_and_under_no_order() -> None:
    game = beside_napoleon(
        pr_i_3="4560",
        facts={"direct": {"fr-g-friant": "napoleon"}},
        gerard="4859",
        fr_iv_rome="4859",
    )
    assert cannot_attack(game, "fr-g-morand", "4560") is not None
    assert cannot_attack(game, "fr-g-friant", "4560") is None
    assert is_in_command(game, "fr-g-friant")

    begin_action(game, FRENCH, ("fr-iv",))
    assert may_call_up(game)
    assert not is_activated(game, "fr-g-friant")
    Referee(game, call_up(game)).choose(CallUp("napoleon"))
    assert is_activated(game, "fr-g-friant")
    assert not is_activated(game, "fr-g-morand")

    begin_action(game, FRENCH, ("fr-guard",))
    assert not is_activated(game, "fr-g-friant")
    assert not may_call_up(game)


@rule("last-campaigns option.direct.units")
def test_a_chief_may_wait_for_another_action() -> None:
    game = beside_napoleon(facts={"direct": {"fr-g-friant": "napoleon"}})
    begin_action(game, FRENCH, ("fr-iv",))

    Referee(game, call_up(game)).choose(Pass())

    assert may_call_up(game)


@rule("last-campaigns option.direct.units")
def test_a_chief_who_has_beckoned_nobody_is_asked_all_the_same() -> None:
    game = beside_napoleon()
    begin_action(game, FRENCH, ("fr-iv",))

    assert may_call_up(game)
    assert Referee(game, call_up(game)).options == (Pass(),)


@rule("last-campaigns option.direct.next-turn", "last-campaigns option.direct.shift")
def test_direct_command_costs_the_orders_of_the_next_turn_and_a_column() -> None:
    game = beside_napoleon(
        facts={"direct": dict.fromkeys(["fr-g-friant", "fr-g-morand"], "napoleon")}, dice=[3, 3]
    )
    begin_anew(game)

    assert not game.direct
    assert writing(game).options == (Pass(),)
    assert not game.given
    lines = column_lines(game, arrived(game, "fr-guard", "march 4660"))
    assert sum([amount for _, amount in lines]) == 4 + 2 + 1 - 1
    game.dispatches = ()
    wanted(game, "fr-guard", "march 4660")
    assert receiving(game).fact("local.roll")["value"] == 2 - 1

    begin_anew(game)
    assert Address("napoleon", "fr-guard") in writing(game).options
