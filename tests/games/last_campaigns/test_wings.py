"""Wing commanders, alone and beside their chief."""

import pytest

from estafette.engine import Refusal
from estafette.games.last_campaigns.actions import Address, Aim, Bid, Decide, HandBack, Lead, Send
from estafette.games.last_campaigns.affairs import Order
from estafette.games.last_campaigns.capacity import count_turns_away, writers
from estafette.games.last_campaigns.markers import commanders, subordinates
from estafette.games.last_campaigns.mustering import is_at_hand
from estafette.games.last_campaigns.sides import FRENCH, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.wings import is_independent, not_consistent
from tests.games.last_campaigns.commanding import (
    arrived,
    kind,
    noting,
    order,
    receiving,
    sent,
    wanted,
    writing,
)
from tests.games.last_campaigns.position import given
from tests.referee import rule

QUATRE_BRAS, FRASNES = "2742", "2750"


def wing(**facts: object) -> Game:
    """Ney before Quatre Bras with I and II Corps and Kellermann, Napoleon far away at Fleurus."""
    pieces = {
        "napoleon": "4561",
        "ney": "2750",
        "reille": "2751",
        "fr_ii_husson": "2751",
        "drouet_d_erlon": "2755",
        "fr_i_quiot": "2755",
        "kellermann": "2753",
        "fr_c3_blancard": "2753",
    }
    return given("campaign", **{**pieces, **facts})  # type: ignore[arg-type]


def said(game: Game, to: str, words: str) -> Refusal | None:
    return not_consistent(game, "ney", to, order(game, words))


@rule("last-campaigns wing.when")
def test_a_wing_commander_far_from_his_chief_writes_orders() -> None:
    game = wing()

    assert is_independent(game, "ney")
    assert writers(game, FRENCH) == ["napoleon", "ney"]


@rule("last-campaigns wing.in-range-unused", "last-campaigns wing.when")
@pytest.mark.parametrize("at", ["4561", "4460", "4562"])
def test_near_his_chief_a_wing_commander_gives_no_orders(at: str) -> None:
    game = wing(ney=at)

    assert writers(game, FRENCH) == ["napoleon"]


@rule("last-campaigns wing.receives", "last-campaigns wing.consistent-orders")
@rule("last-campaigns wing.consistent.march")
def test_orders_of_a_wing_commander_agree_with_his_own() -> None:
    game = wing(dice=[6, 6])
    arrived(game, "ney", f"attack {QUATRE_BRAS}")
    receiving(game)

    assert game.order_of("ney").kind is Kind.ATTACK
    assert said(game, "fr-ii", f"attack {QUATRE_BRAS}") is None
    assert said(game, "fr-i", f"march {QUATRE_BRAS}") is None
    refusal = said(game, "fr-c3", f"defence {FRASNES}")
    assert refusal is not None
    assert refusal.rule == "wing.consistent-orders"


@rule("last-campaigns wing.consistent.march")
def test_a_march_away_from_his_target_does_not_agree() -> None:
    game = wing(orders={"ney": f"attack {QUATRE_BRAS}"})

    assert said(game, "fr-i", "march 4561") is not None


@rule("last-campaigns wing.consistent-orders")
def test_without_an_order_a_wing_commander_has_none_to_give() -> None:
    referee = writing(wing())

    assert referee.refusal(Address("ney", "fr-ii")).rule == "wing.consistent-orders"


@rule("last-campaigns wing.consistent.reserve")
@pytest.mark.parametrize("other", ["probe 2742", "defence 2751"])
def test_reserve_agrees_while_another_formation_has_his_order(other: str) -> None:
    game = wing(orders={"ney": "probe 2742", "fr-ii": other})

    refusal = said(game, "fr-i", "reserve")

    assert (refusal is None) == other.startswith("probe")
    if refusal is not None:
        assert refusal.rule == "wing.consistent.reserve"


@rule("last-campaigns wing.consistent-orders", "last-campaigns capacity.orders")
@rule("last-campaigns wing.no-hq")
def test_a_wing_commander_gives_as_many_orders_as_he_is_worth() -> None:
    game = wing(orders={"ney": f"attack {QUATRE_BRAS}"})
    game.hqs = {"french": "4561"}  # type: ignore[dict-item]
    count_turns_away(game)
    game.given = {"napoleon": 4, "ney": 1}
    referee = writing(game)

    assert not game.away
    referee.choose(Address("ney", "fr-ii"), Bid(Kind.ATTACK), Aim(QUATRE_BRAS), Send())

    assert game.given["ney"] == 2
    assert game.dispatches[0].by == "ney"
    assert referee.is_over


@rule("last-campaigns wing.cc-direct")
def test_the_chief_may_write_past_a_wing_commander() -> None:
    assert Address("napoleon", "fr-ii") in writing(wing()).options


@rule("last-campaigns wing.local-decision")
def test_a_wing_commander_may_decide_for_himself_about_what_his_chief_does_not_see() -> None:
    game = wing(orders={"ney": "march 2751"}, dice=[6, 6])
    referee = noting(game)

    referee.choose(Decide("ney"), Bid(Kind.ATTACK), Aim(QUATRE_BRAS), Send())
    receiving(game)

    assert kind(game, "ney") == "attack"


@rule("last-campaigns wing.as-formation-leader", "last-campaigns wing.as-formation-leader.lasts")
@rule("last-campaigns wing.cc-direct")
def test_beside_his_chief_he_may_lead_a_corps_that_he_is_stacked_with() -> None:
    game = wing(ney="4561", fr_ii_husson="4561")
    referee = noting(game)

    assert referee.refusal(Lead("ney", "fr-i")).rule == "wing.as-formation-leader"
    referee.choose(Lead("ney", "fr-ii"))
    assert game.leader_of("fr-ii") == "ney"
    game.leaders["ney"] = "2750"  # out of range again
    assert game.leader_of("fr-ii") == "ney"
    assert not is_independent(game, "ney")
    assert Address("napoleon", "fr-ii") in writing(game).options
    noting(game).choose(HandBack("fr-ii"))
    assert game.leader_of("fr-ii") == "reille"


@rule("last-campaigns wing.as-formation-leader")
def test_far_from_his_chief_he_takes_over_no_corps() -> None:
    game = wing(fr_ii_husson="2750")

    assert noting(game).refusal(Lead("ney", "fr-ii")).rule == "wing.as-formation-leader"


@rule("last-campaigns wing.as-formation-leader")
def test_he_leads_only_corps_that_are_his_by_name() -> None:
    game = wing(ney="4561", fr_c3_blancard="4561")

    assert noting(game).refusal(Lead("ney", "fr-c3")).rule == "wing.as-formation-leader"


@rule("last-campaigns option.confused.shift")
@pytest.mark.parametrize(("agreed", "value"), [("yes", 1), ("no", 2)])
def test_a_wing_commander_who_is_passed_over_is_confused(agreed: str, value: int) -> None:
    game = wing(
        options={"confused-command": agreed}, dice=[1, 1, 4, 4], orders={"fr-ii": "reserve"}
    )
    dispatch = sent(game, "napoleon", "fr-ii", f"attack {QUATRE_BRAS}")
    game.turn = dispatch.arrives
    receiving(game)

    game.turn += 2
    wanted(game, "ney", f"attack {QUATRE_BRAS}")
    referee = receiving(game)
    assert referee.fact("local.roll")["value"] == value

    game.turn += 1
    game.dice.loaded = [4, 4]
    wanted(game, "ney", f"attack {QUATRE_BRAS}")
    assert receiving(game).fact("local.roll")["value"] == 2


@rule("last-campaigns option.confused.shift")
def test_nobody_is_confused_when_his_chief_is_near() -> None:
    game = wing(options={"confused-command": "yes"}, ney="4562")

    assert sent(game, "napoleon", "fr-ii", f"attack {QUATRE_BRAS}").confuses == ""


@rule("last-campaigns wing.consistent-orders")
def test_the_same_order_means_the_same_kind_less_than_ten_hexes_apart() -> None:
    game = wing(orders={"ney": f"attack {QUATRE_BRAS}"})

    assert not_consistent(game, "ney", "fr-ii", Order(Kind.ATTACK, ("2746",))) is None
    assert not_consistent(game, "ney", "fr-ii", Order(Kind.PROBE, ("2742",))) is not None


@rule("last-campaigns wing.rolls")
def test_a_wing_commander_on_his_own_may_roll_for_his_own_formations() -> None:
    game = wing()

    assert commanders(game, FRENCH) == ["napoleon", "ney"]
    assert subordinates(game, "ney") == ("fr-i", "fr-ii", "fr-c3")
    game.leaders["ney"] = "4562"
    assert commanders(game, FRENCH) == ["napoleon"]


@rule("last-campaigns wing.moves-once")
def test_a_wing_commander_moves_once_a_turn_when_his_units_do() -> None:
    game = wing(active=["fr-ii"], orders={"fr-ii": "attack 2742"})
    assert is_at_hand(game, "ney", FRENCH)

    game.chiefs_moved = frozenset(["ney"])
    assert not is_at_hand(game, "ney", FRENCH)
    game.active, game.chiefs_moved = ("fr-iv",), frozenset()
    assert not is_at_hand(game, "ney", FRENCH)
