"""Orders that are obeyed, obeyed later, or ignored."""

import pytest

from estafette.games.last_campaigns.compliance import column_lines, result_of
from estafette.games.last_campaigns.sides import Status
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import arrived, kind, receiving
from tests.games.last_campaigns.position import given
from tests.referee import rule


def corps(**facts: object) -> Game:
    """Napoleon (4), and Gérard (3) with a brigade."""
    return given(napoleon="4561", gerard="4859", fr_iv_rome="4859", **facts)  # type: ignore[arg-type]


def column(game: Game, to: str, *words: str, by: str = "napoleon", **facts: object) -> int:
    """The column in which an order is checked."""
    dispatch = arrived(game, to, *words, by=by, **facts)
    return sum([amount for _, amount in column_lines(game, dispatch)])


COLUMN_0 = [(2, "i"), (3, "i"), (4, "i"), (5, "i"), (6, "r4"), (7, "r4"), (8, "r4")]
COLUMN_0 += [(9, "1t"), (10, "1t"), (11, "c"), (12, "c")]


@rule("last-campaigns compliance.example-column", "last-campaigns table.compliance")
@rule("last-campaigns compliance.check")
@pytest.mark.parametrize(("roll", "result"), COLUMN_0)
def test_the_example_of_the_rulebook_reads_column_0(roll: int, result: str) -> None:
    assert result_of(given(), 0, roll, demoralised=False) == result


@rule("last-campaigns table.compliance", "last-campaigns compliance.result.i")
@rule("last-campaigns compliance.result.r4", "last-campaigns compliance.result.1t")
@pytest.mark.parametrize(
    ("place", "roll", "result"),
    [
        (5, 2, "i"),
        (5, 5, "r4"),
        (5, 8, "1t"),
        (5, 9, "c"),
        (6, 8, "c"),
        (4, 7, "1t"),
        (6, 6, "1t"),
        (11, 2, "1t"),
        (11, 6, "c"),
        (-2, 12, "c"),
        (-2, 8, "r4"),
        (-2, 6, "i"),
    ],
)
def test_the_last_line_not_above_the_roll_is_the_result(place: int, roll: int, result: str) -> None:
    assert result_of(given(), place, roll, demoralised=False) == result


LOWEST = {-1: 12, 0: 11, 1: 11, 2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7, 9: 6, 10: 6}


@rule("last-campaigns table.compliance")
@pytest.mark.parametrize(("place", "lowest"), LOWEST.items())
def test_an_order_is_obeyed_at_once_from_the_number_of_its_column_on(
    place: int, lowest: int
) -> None:
    assert result_of(given(), place, lowest, demoralised=False) == "c"
    assert result_of(given(), place, lowest - 1, demoralised=False) == "1t"


@rule("last-campaigns demoralisation.corps.c-as-1t", "last-campaigns demoralisation.corps.1t-as-r4")
@rule("last-campaigns demoralisation.corps.r4-as-r5")
@pytest.mark.parametrize(("roll", "result"), [(9, "1t"), (5, "r4"), (2, "r5")])
def test_a_demoralised_formation_reads_every_result_one_line_worse(roll: int, result: str) -> None:
    assert result_of(given(), 7, roll, demoralised=True) == result


@rule("last-campaigns compliance.check", "last-campaigns compliance.shift.attack")
def test_an_attack_is_two_columns_to_the_left() -> None:
    game = corps(orders={"fr-iv": "defence 4859"})

    assert column(game, "fr-iv", "march 4358") == 4 + 3
    assert column(game, "fr-iv", "attack 4358") == 4 + 3 - 2
    assert column(game, "fr-iv", "probe 4358") == 4 + 3 - 2


@rule("last-campaigns compliance.shift.reserve", "last-campaigns compliance.shift.face-to-face")
def test_reserve_and_a_word_face_to_face_help() -> None:
    game = corps(orders={"fr-iv": "reserve"})

    assert column(game, "fr-iv", "attack 4358") == 4 + 3 + 1 - 2
    assert column(game, "fr-iv", "attack 4358", is_face_to_face=True) == 4 + 3 + 1 - 2 + 1


@rule("last-campaigns compliance.shift.division-or-cavalry", "last-campaigns division.leader-value")
@rule("last-campaigns division.orders")
def test_divisions_and_cavalry_corps_are_one_column_to_the_right() -> None:
    game = corps(orders={"fr-iv": "defence 4859", "fr-c1": "defence 5460"}, pajol="5460")

    assert column(game, "fr-iv/12", "march 4358") == 4 + 1 + 1
    assert column(game, "fr-c1", "attack 5458") == 4 + 3 - 2 + 1


@rule("last-campaigns table.shifts")
def test_shifts_add_up() -> None:
    game = given(napoleon="4561", pajol="4561", fr_c1_ameil="4561", orders={"fr-c1": "reserve"})

    shifts = column(game, "fr-c1", "attack 5458", is_face_to_face=True) - 4 - 3

    assert shifts == 1 - 2 + 1 + 1


@rule("last-campaigns compliance.sequence-column")
def test_a_sequence_is_checked_in_its_leftmost_column() -> None:
    game = given(napoleon="4561", vandamme="4260", orders={"fr-iii": "defence 4260"})

    assert column(game, "fr-iii", "march 4358", "attack 4856") == 4 + 2 - 2


@rule("last-campaigns order.general-retreat.immediate", "last-campaigns compliance.check")
def test_a_general_retreat_is_one_column_to_the_right() -> None:
    game = given(
        blucher="4453", thielemann="5353", pr_iii_9="5353", orders={"pr-iii": "defence 5252"}
    )

    assert column(game, "pr-iii", "general-retreat", by="blucher") == 3 + 2 + 1
    assert result_of(game, 6, 8, demoralised=False) == "c"


@rule("last-campaigns compliance.result.c", "last-campaigns compliance.check")
def test_an_obeyed_order_is_in_force_at_once() -> None:
    game = corps(dice=[6, 6])
    arrived(game, "fr-iv", "march 4358")

    referee = receiving(game)

    assert kind(game, "fr-iv") == "march"
    assert referee.fact("compliance.roll")["column"] == 4 + 3 + 1


@rule("last-campaigns compliance.result.i")
def test_an_ignored_order_is_forgotten() -> None:
    game = corps(dice=[1, 1], orders={"fr-iv": "attack 4856"})
    arrived(game, "fr-iv", "probe 4154")

    receiving(game)

    assert kind(game, "fr-iv") == "attack"
    assert not game.dispatches


@rule("last-campaigns compliance.result.r4")
def test_an_order_that_waits_is_obeyed_on_a_four() -> None:
    game = corps(dice=[3, 4])
    arrived(game, "fr-iv", "march 4358", status=Status.R4)
    game.turn = 1

    receiving(game)
    assert kind(game, "fr-iv") == "reserve"
    game.turn = 2
    receiving(game)
    assert kind(game, "fr-iv") == "march"


@rule("last-campaigns demoralisation.corps.r4-as-r5")
def test_the_order_of_a_demoralised_corps_waits_for_a_five() -> None:
    game = corps(dice=[4, 5])
    arrived(game, "fr-iv", "march 4358", status=Status.R5)

    game.turn = 1
    receiving(game)
    assert kind(game, "fr-iv") == "reserve"
    game.turn = 2
    receiving(game)
    assert kind(game, "fr-iv") == "march"


@rule("last-campaigns hq.order-automatic")
def test_an_hq_obeys_without_a_roll() -> None:
    game = given(napoleon="4561", hqs={"french": "4561"})
    arrived(game, "hq-french", "march 4764")

    receiving(game)

    assert kind(game, "hq-french") == "march"
    assert not game.dice.fallen


@rule("last-campaigns command.written-or-markers")
@pytest.mark.parametrize(("agreed", "hears"), [("open", True), ("written", False)])
def test_written_orders_are_hidden_from_the_enemy(agreed: str, hears: bool) -> None:
    game = corps(dice=[6, 6], options={"orders": agreed})
    arrived(game, "fr-iv", "march 4358")

    referee = receiving(game)

    assert all(told.is_heard_by("allied") == hears for told in referee.told)
    assert all(told.is_heard_by("french") for told in referee.told)
    assert referee.told


@rule("last-campaigns general.orders-needed", "last-campaigns command.two-levels")
def test_a_corps_without_a_new_order_goes_on_with_its_old_one() -> None:
    game = corps(orders={"fr-iv": "defence 4859"})

    receiving(game)

    assert kind(game, "fr-iv") == "defence"
