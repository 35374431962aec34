"""Divisions under orders of their own, and divisions lent to other corps."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import (
    Address,
    Aim,
    Assign,
    Bid,
    Go,
    Instruct,
    Recall,
    Send,
    Take,
)
from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.command_range import is_in_command
from estafette.games.last_campaigns.compliance import column_lines
from estafette.games.last_campaigns.divisions import divisions_of, leader_value
from estafette.games.last_campaigns.sides import Kind
from estafette.games.last_campaigns.stacking import cannot_stack
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import (
    arrived,
    checking,
    kind,
    noting,
    receiving,
    writing,
)
from tests.games.last_campaigns.marching import segment
from tests.games.last_campaigns.position import given, table
from tests.referee import rule


def two_divisions(at: str = "4860", *, by: str = "gerard", **facts: object) -> Game:
    """Gérard with one division; another (Hulot's) has an order of its own."""
    game = given(
        napoleon="4561",
        gerard="4859",
        fr_iv_rome="4859",
        fr_iv_hulot=at,
        orders={"fr-iv": "attack 4856"},
        **facts,  # type: ignore[arg-type]
    )
    game.commands["fr-iv/14"] = Command(Order(Kind.DEFENCE, ("4860",)), by=by)
    return game


@rule("last-campaigns division.orders")
def test_an_order_may_be_given_to_a_single_division() -> None:
    game = given(napoleon="4561", gerard="4859", fr_iv_rome="4859", fr_iv_hulot="4860", dice=[6, 6])
    referee = writing(game)

    referee.choose(Instruct("fr-iv", "fr-iv/14", "napoleon"), Bid(Kind.MARCH), Aim("5353"), Send())
    receiving(game)

    assert kind(game, "fr-iv/14") == "march"
    assert game.order("fr-iv-hulot").kind is Kind.MARCH


@rule("last-campaigns division.orders")
def test_a_division_is_named_with_its_corps_until_it_has_an_order_of_its_own() -> None:
    game = given(napoleon="4561", gerard="4859", fr_iv_rome="4859", fr_iv_hulot="4860")
    options = writing(game).options
    assert Instruct("fr-iv", "fr-iv/14", "napoleon") in options
    assert Address("napoleon", "fr-iv/14") not in options
    refusal = writing(game).refusal(Instruct("fr-iii", "fr-iv/14", "napoleon"))
    assert (refusal.rule, refusal.key) == ("division.orders", "division.elsewhere")

    options = writing(two_divisions()).options
    assert Address("napoleon", "fr-iv/14") in options
    assert game.order("fr-iv-rome").kind is Kind.RESERVE


@rule("last-campaigns division.orders")
def test_the_guns_of_a_corps_are_no_division() -> None:
    game = given(gerard="4859", fr_iv_rome="4859", fr_iv_art1="4859", fr_iv_vallin="4860")

    assert divisions_of(game, "fr-iv") == ["fr-iv/12", "fr-iv/7c"]


@rule("last-campaigns division.leader-value")
def test_a_division_without_a_leader_has_a_value_of_one() -> None:
    assert leader_value(two_divisions(), "fr-iv/14") == 1


@rule("last-campaigns division.free-of-range", "last-campaigns command.range.divisional-exception")
def test_a_division_with_an_order_of_its_own_needs_no_command() -> None:
    game = two_divisions("5957")

    assert is_in_command(game, "fr-iv-hulot")
    del game.commands["fr-iv/14"]
    assert not is_in_command(game, "fr-iv-hulot")


@rule("last-campaigns division.separate-formation")
def test_a_division_with_an_order_is_a_formation_that_its_corps_activates() -> None:
    game = two_divisions()

    assert game.formation("fr-iv-hulot") == "fr-iv/14"
    assert game.corps("fr-iv-hulot") == "fr-iv"
    assert game.units_under("fr-iv") == ["fr-iv-rome", "fr-iv-hulot"]
    assert game.units_of("fr-iv") == ["fr-iv-rome"]


@rule("last-campaigns division.recall")
def test_a_corps_leader_calls_back_a_division_in_his_range() -> None:
    game = two_divisions()

    noting(game).choose(Recall("fr-iv/14"))

    assert game.formation("fr-iv-hulot") == "fr-iv"


@rule("last-campaigns division.recall")
def test_a_division_out_of_range_is_not_called_back() -> None:
    referee = noting(two_divisions("5957"))

    assert referee.refusal(Recall("fr-iv/14")).rule == "division.recall"


@rule("last-campaigns division.countermand")
def test_an_order_of_the_chief_is_countermanded_by_the_chief_alone() -> None:
    game = two_divisions(by="napoleon", dice=[6, 6])
    assert noting(game).refusal(Recall("fr-iv/14")).rule == "division.countermand"

    writing(game).choose(Address("napoleon", "fr-iv/14"), Assign("fr-iv"))
    lines = column_lines(game, game.dispatches[0])
    assert sum([amount for _, amount in lines]) == 4 + 1 + 1
    receiving(game)

    assert kind(game, "fr-iv/14") == "march"
    assert game.order_of("fr-iv/14").target == ("4859",)
    checking(game)  # it is in range of Gérard
    assert game.formation("fr-iv-hulot") == "fr-iv"


@rule("last-campaigns division.countermand")
def test_a_division_on_its_way_back_follows_the_leader_of_its_corps() -> None:
    game = two_divisions("5957", by="napoleon")
    arrived(game, "fr-iv/14", "march 4859", joins="fr-iv", local=True)
    receiving(game)
    game.leaders["gerard"] = "4660"

    checking(game)

    assert game.formation("fr-iv-hulot") == "fr-iv/14"
    assert game.order_of("fr-iv/14").target == ("4660",)


@rule("last-campaigns division.reattach")
def test_a_division_may_be_given_to_another_corps() -> None:
    game = two_divisions(vandamme="4260", fr_iii_dufour="4260", dice=[6, 6])

    writing(game).choose(Address("napoleon", "fr-iv/14"), Assign("fr-iii"), Pass())
    receiving(game)

    assert game.corps("fr-iv-hulot") == game.formation("fr-iv-hulot") == "fr-iii"
    assert "fr-iv-hulot" not in game.units_under("fr-iv")
    assert "fr-iv/14" in divisions_of(game, "fr-iii")


@rule("last-campaigns division.reattach")
def test_a_division_is_not_given_to_another_army_nor_to_a_corps_that_it_is_with() -> None:
    game = table("la-belle-alliance")
    game.commands.pop("aa-i/2n", None)
    referee = writing(game)
    referee.choose(Instruct("fr-i", "fr-i/1", "napoleon"))

    assert referee.refusal(Assign("fr-i")).rule == "division.countermand"
    assert referee.refusal(Assign("aa-i")).rule == "division.reattach"


@rule("last-campaigns division.reattach.penalty")
@pytest.mark.parametrize(("lent", "value"), [(["fr-iv/14"], 2), (["fr-iv/14", "fr-iv/12"], 1)])
def test_each_strange_division_after_the_first_costs_a_point(lent: list[str], value: int) -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", fr_iv_rome="4859", fr_iv_hulot="4860")
    game.attached = dict.fromkeys(lent, "fr-iii")

    assert leader_value(game, "fr-iii") == value


@rule("last-campaigns division.reattach.penalty")
def test_the_value_of_a_leader_is_never_below_zero() -> None:
    game = given(pirch_i="4550", pr_ii_5="4350", pr_i_1="4358", pr_i_2="4354", pr_i_3="4856")
    game.attached = dict.fromkeys(["pr-i/1", "pr-i/2", "pr-i/3"], "pr-ii")

    assert leader_value(game, "pr-ii") == 0


@rule("last-campaigns order.one-at-a-time")
def test_a_division_that_is_no_more_has_no_order() -> None:
    game = two_divisions()
    game.commands["fr-iv/13"] = replace(game.commands["fr-iv/14"])

    checking(game)

    assert "fr-iv/13" not in game.commands
    assert "fr-iv/14" in game.commands


@rule("last-campaigns division.no-mixing")
def test_a_division_with_an_order_of_its_own_keeps_away_from_its_corps() -> None:
    game = two_divisions()
    refusal = cannot_stack(game, "4859", ["fr-iv-hulot"])
    assert refusal is not None
    assert refusal.rule == "division.no-mixing"

    del game.commands["fr-iv/14"]
    assert cannot_stack(game, "4859", ["fr-iv-hulot"]) is None


@rule("last-campaigns division.cohesion")
def test_the_brigades_of_a_division_stay_within_three_hexes_of_each_other() -> None:
    game = two_divisions(
        fr_iv_toussaint="4862", active=["fr-iv"], facts={"moved": frozenset(["fr-iv-toussaint"])}
    )
    referee = segment(game)
    referee.choose(Take("fr-iv-hulot"))
    four = [hex_ for hex_ in game.ground.ring("4862", 4) if Go(hex_) not in referee.options]
    rules = {referee.refusal(Go(hex_)).rule for hex_ in four}

    assert "division.cohesion" in rules
    assert not [hex_ for hex_ in game.ground.ring("4862", 4) if Go(hex_) in referee.options]
    assert any(Go(hex_) in referee.options for hex_ in game.ground.ring("4862", 3))
