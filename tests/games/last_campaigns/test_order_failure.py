"""Confidence, failure, and what the night does to orders."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import GoThrough
from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.confidence import confidence, must_test
from estafette.games.last_campaigns.failure import fail
from estafette.games.last_campaigns.orders import under_attack
from estafette.games.last_campaigns.sides import Kind, Status
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.zones import is_in_enemy_zoc
from tests.games.last_campaigns.commanding import arrived, checking, kind, order, receiving
from tests.games.last_campaigns.position import given
from tests.referee import Referee, rule

DEMORALISED = {
    "eliminated": dict.fromkeys(
        ["fr-iii-billard", "fr-iii-corsin", "fr-iii-gengoult", "fr-iii-dupeyroux"], 0
    )
}


def shot(words: str, *, at: str = "4260", dice: Sequence[int] = (), **facts: object) -> Game:
    """Vandamme (2), whose corps has lost a step under this order in the turn before."""
    game = given(vandamme=at, fr_iii_dufour=at, orders={"fr-iii": words}, dice=dice, facts=facts)
    game.turn = 1
    game.commands["fr-iii"] = replace(game.commands["fr-iii"], bled=0)
    return game


def threshold(game: Game) -> int:
    return sum([amount for _, amount in confidence(game, "fr-iii", game.commands["fr-iii"])])


@rule("last-campaigns table.confidence", "last-campaigns confidence.mod.attack")
@rule("last-campaigns confidence.mod.objective", "last-campaigns confidence.roll")
@pytest.mark.parametrize(
    ("words", "at", "limit"),
    [
        ("attack 4358", "4260", 5),
        ("attack 4358", "4358", 6),
        ("probe 4358", "4358", 5),
        ("probe 4358", "4260", 5),
    ],
)
def test_confidence_is_the_leader_and_three_and_the_objective(
    words: str, at: str, limit: int
) -> None:
    assert threshold(shot(words, at=at)) == limit


@rule(
    "last-campaigns confidence.mod.attack-demoralised",
    "last-campaigns confidence.mod.defence-demoralised",
)
@pytest.mark.parametrize(("words", "limit"), [("attack 4358", 2), ("defence 4260", 4)])
def test_demoralised_formations_have_less_confidence(words: str, limit: int) -> None:
    assert threshold(shot(words, **DEMORALISED)) == limit


@rule("last-campaigns table.confidence")
def test_with_a_leader_of_one_on_the_objective_only_a_six_fails() -> None:
    game = shot("attack 4358", at="4358", replaced=frozenset(["vandamme"]))

    assert threshold(game) == 1 + 3 + 1


@rule("last-campaigns confidence.roll", "last-campaigns confidence.fail")
@rule("last-campaigns order.failure.causes")
@pytest.mark.parametrize(("die", "order"), [(5, "attack"), (6, "withdrawal")])
def test_a_die_above_the_sum_makes_the_order_fail(die: int, order: str) -> None:
    game = shot("attack 4358", dice=[die])

    checking(game)

    assert kind(game, "fr-iii") == order


@rule("last-campaigns confidence.exempt")
@pytest.mark.parametrize("words", ["defence 4260", "delay 4260", "march 4358", "reserve"])
def test_whoever_is_not_demoralised_tests_only_when_he_attacks(words: str) -> None:
    game = shot(words)

    assert not must_test(game, "fr-iii")


@rule("last-campaigns confidence.when")
def test_a_formation_tests_from_the_turn_after_its_first_loss_on() -> None:
    game = shot("attack 4358")

    assert must_test(game, "fr-iii")
    game.turn = 2
    assert must_test(game, "fr-iii")
    game.turn = 0
    assert not must_test(game, "fr-iii")
    game.turn, game.commands["fr-iii"] = 2, Command(order(game, "attack 4154"))
    assert not must_test(game, "fr-iii")


@rule("last-campaigns order.failure.retreat", "last-campaigns order.failure.pending-ignored")
def test_a_formation_whose_order_failed_goes_back_three_hexes() -> None:
    game = given(
        napoleon="4561",
        vandamme="4260",
        fr_iii_dufour="4260",
        fr_iii_lagarde="4159",
        pr_i_1="4358",
        orders={"fr-iii": "attack 4358"},
    )
    arrived(game, "fr-iii", "march 4561", status=Status.ONE_TURN)
    before = dict(game.where)

    referee = Referee(game, fail(game, "fr-iii"))

    assert referee.is_over
    for unit in ("fr-iii-dufour", "fr-iii-lagarde"):
        assert game.ground.distance(before[unit], game.where[unit]) == 3
        assert int(game.where[unit][2:]) > int(before[unit][2:])  # the French go south
    assert game.leaders["vandamme"] == game.where["fr-iii-dufour"]
    assert game.order_of("fr-iii").kind is Kind.WITHDRAWAL
    assert game.order_of("fr-iii").target == game.ground.edges["south"]
    assert not game.dispatches


@rule("last-campaigns order.failure.pending-ignored")
def test_an_order_that_has_not_arrived_yet_survives_a_failure() -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "attack 4358"})
    arrived(game, "fr-iii", "march 4561")
    game.dispatches = (replace(game.dispatches[0], arrives=3),)

    Referee(game, fail(game, "fr-iii"))

    assert len(game.dispatches) == 1


@rule("last-campaigns order.sequence.fails-whole")
def test_a_failure_ends_the_whole_sequence() -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "attack 4358"})
    game.commands["fr-iii"] = replace(game.commands["fr-iii"], then=(order(game, "march 4154"),))

    Referee(game, fail(game, "fr-iii"))

    assert not game.commands["fr-iii"].then


def hemmed_in() -> Game:
    """Behind the brigade every hex on the way home is watched by the enemy."""
    return given(
        vandamme="4250",
        fr_iii_dufour="4260",
        pr_i_1="4262",
        pr_i_2="4062",
        pr_i_3="4462",
        orders={"fr-iii": "attack 4358"},
    )


@rule("last-campaigns order.failure.retreat-stop", "last-campaigns order.failure.causes")
@pytest.mark.parametrize("goes_on", [False, True])
def test_units_may_stop_before_an_enemy_zone(goes_on: bool) -> None:
    game = hemmed_in()
    referee = Referee(game, fail(game, "fr-iii"))
    seen = 0

    while not referee.is_over:
        seen += 1
        assert referee.decision is not None
        assert referee.decision.rule == "order.failure.retreat-stop"
        referee.choose(GoThrough() if goes_on else Pass())

    assert seen
    assert is_in_enemy_zoc(game, "fr-iii-dufour") == goes_on


@rule("last-campaigns order.failure.retreat")
def test_a_formation_in_retreat_cannot_fail_again() -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "withdrawal 4266"})

    Referee(game, fail(game, "fr-iii"))

    assert game.where["fr-iii-dufour"] == "4260"
    assert game.order_of("fr-iii").target == ("4266",)


@rule("last-campaigns night.attack-fails", "last-campaigns night.zoc-ban-no-failure")
@rule("last-campaigns night.leaders-retreat")
@pytest.mark.parametrize(("at", "stands"), [("4260", False), ("4358", True)])
@pytest.mark.parametrize("how", ["attack", "probe"])
def test_at_night_an_attack_that_is_not_on_its_target_fails(
    at: str, stands: bool, how: str
) -> None:
    game = given(
        vandamme=at,
        fr_iii_dufour=at,
        pr_i_1="4356",
        pr_i_2="4357",
        orders={"fr-iii": f"{how} 4358"},
        facts={"turn": 7},
    )

    checking(game)

    assert game.is_night
    assert kind(game, "fr-iii") == (how if stands else "withdrawal")
    assert (game.leaders["vandamme"] == at) == stands


@rule("last-campaigns night.attack-fails")
def test_by_day_an_attack_that_is_not_on_its_target_goes_on() -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "attack 4358"})

    checking(game)

    assert kind(game, "fr-iii") == "attack"


def campaign(hour: int, day: int = 17, **facts: object) -> Game:
    """A table of the campaign at an hour of June 1815."""
    game = given("campaign", **facts)  # type: ignore[arg-type]
    game.turn = day * 24 + hour - game.hour
    return game


@rule("last-campaigns night.orders-automatic")
def test_an_order_received_at_night_is_in_force_at_dawn_without_a_roll() -> None:
    game = campaign(23, 16, blucher="4453", zieten="4355", pr_i_2="4355")
    arrived(game, "pr-i", "march 4453", by="blucher")

    receiving(game)
    assert kind(game, "pr-i") == "reserve"
    assert game.dispatches[0].status is Status.DAWN
    game.turn += 5
    receiving(game)

    assert game.hour % 24 == 4
    assert kind(game, "pr-i") == "march"
    assert not game.dice.fallen


@rule("last-campaigns night.demoralised-r4")
def test_the_order_of_a_demoralised_formation_is_an_r4_at_dawn() -> None:
    dead = dict.fromkeys(["pr-i-1", "pr-i-3", "pr-i-4"], 0)
    game = campaign(4, blucher="4453", zieten="4355", pr_i_2="4355", facts={"eliminated": dead})
    arrived(game, "pr-i", "march 4453", by="blucher", status=Status.DAWN)

    receiving(game)

    assert game.dispatches[0].status is Status.R4
    assert not game.dice.fallen


@rule("last-campaigns night.orders-automatic", "last-campaigns order.general-retreat.immediate")
def test_a_general_retreat_is_checked_even_at_night() -> None:
    game = campaign(23, 16, blucher="4453", zieten="4355", pr_i_2="4355", dice=[6, 6])
    arrived(game, "pr-i", "general-retreat", by="blucher")

    receiving(game)

    assert kind(game, "pr-i") == "general-retreat"


@rule("last-campaigns compliance.result.r4", "last-campaigns night.orders-automatic")
def test_no_die_is_rolled_at_night_for_an_order_that_waits() -> None:
    game = campaign(23, 16, blucher="4453", zieten="4355", pr_i_2="4355")
    arrived(game, "pr-i", "march 4453", by="blucher", status=Status.R4)

    receiving(game)

    assert game.dispatches[0].status is Status.DAWN
    assert not game.dice.fallen


@rule("last-campaigns proposal.morning-release", "last-campaigns night.french-release")
def test_the_french_are_released_by_a_die_that_needs_less_every_hour() -> None:
    game = campaign(3, napoleon="4561", gerard="4859", fr_iv_rome="4859", dice=[5, 4, 4])
    arrived(game, "fr-iv", "march 4561", status=Status.DAWN)

    waits = []
    for hour in range(3, 8):
        game.turn = game.turn if hour == 3 else game.turn + 1
        receiving(game)
        waits.append(kind(game, "fr-iv") == "reserve")

    assert game.hour % 24 == 7
    assert waits == [True, True, True, True, False]
    assert game.released


@rule("last-campaigns proposal.morning-release")
def test_at_ten_the_french_are_up_in_any_case() -> None:
    game = campaign(10, napoleon="4561", gerard="4859", fr_iv_rome="4859")
    game.released = False
    arrived(game, "fr-iv", "march 4561", status=Status.DAWN)

    receiving(game)

    assert kind(game, "fr-iv") == "march"
    assert not game.dice.fallen


@rule("last-campaigns proposal.morning-release")
def test_an_attacked_french_formation_is_released_at_once() -> None:
    game = campaign(5, napoleon="4561", gerard="4859", fr_iv_rome="4859")
    game.released = False
    arrived(game, "fr-iv", "defence 4561", status=Status.DAWN)

    under_attack(game, ["fr-iv-rome"])

    assert kind(game, "fr-iv") == "defence"
    assert not game.dispatches


@rule("last-campaigns order.failure.causes")
def test_a_failed_reserve_goes_back_too() -> None:
    game = given(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "reserve"})

    Referee(game, fail(game, "fr-iii"))

    assert game.commands["fr-iii"].order == Order(Kind.WITHDRAWAL, game.ground.edges["south"])
