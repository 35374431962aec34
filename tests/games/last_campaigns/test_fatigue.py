"""[20.8] Night marches and fatigue."""

from typing import Any

import pytest

from estafette.games.last_campaigns.demoralisation import is_demoralised
from estafette.games.last_campaigns.fatigue import (
    cannot_march_on,
    dawn,
    end_of_turn,
    is_exhausted,
    is_tired,
    share_fatigue,
    weariness,
)
from estafette.games.last_campaigns.morale import morale
from estafette.games.last_campaigns.movement import movement_allowance
from estafette.games.last_campaigns.recovery import recover
from estafette.games.last_campaigns.sides import Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.turn import begin_turn
from tests.games.last_campaigns.commanding import arrived, kind, receiving
from tests.games.last_campaigns.losing import losing
from tests.games.last_campaigns.position import give, given
from tests.referee import rule

NIGHT, DAWN = 11, 18  # 21:00 and 04:00 in the campaign
HEAD, MIDDLE, REAR = "2742", "2745", "2750"


def column(order: str = "march 2733", turn: int = NIGHT, **more: Any) -> Game:
    """The French II Corps strung out on the road to Genappe."""
    return given(
        "campaign",
        options={"fatigue": "yes", "recovery": "yes"},
        orders={"fr-ii": order},
        facts={"turn": turn},
        fr_ii_soye=HEAD,
        fr_ii_bauduin=MIDDLE,
        fr_ii_husson=REAR,
        **more,
    )


def night(game: Game, turns: int = 7) -> None:
    """Turns end as they come, up to the morning."""
    for _ in range(turns):
        assert game.is_night
        end_of_turn(game)
        game.turn += 1


@rule("last-campaigns option.fatigue.bivouac")
def test_the_head_of_a_column_halts_at_night() -> None:
    game = column()
    refusal = cannot_march_on(game, "fr-ii-soye", "2741")
    assert refusal is not None
    assert refusal.rule == "option.fatigue.bivouac"
    game = column(turn=NIGHT - 1)
    assert cannot_march_on(game, "fr-ii-soye", "2741") is None


@rule("last-campaigns option.fatigue.bivouac-close-up")
def test_the_rest_of_the_column_closes_up() -> None:
    game = column()
    assert cannot_march_on(game, "fr-ii-husson", "2749") is None
    assert cannot_march_on(game, "fr-ii-husson", "2751") is not None
    assert cannot_march_on(game, "fr-ii-bauduin", "2744") is None


@rule("last-campaigns option.fatigue.resume")
def test_the_march_goes_on_in_the_morning() -> None:
    assert cannot_march_on(column(turn=DAWN), "fr-ii-soye", "2741") is None


@rule("last-campaigns option.fatigue.forced-march")
def test_a_forced_march_goes_on_through_the_night() -> None:
    assert cannot_march_on(column("forced-march 2733"), "fr-ii-soye", "2741") is None


@rule("last-campaigns option.fatigue.tired")
def test_a_night_on_the_road_tires_a_corps() -> None:
    game = column("forced-march 2733")
    night(game)
    assert not is_demoralised(game, "fr-ii")
    begin_turn(game)
    assert is_tired(game, "fr-ii")
    assert is_demoralised(game, "fr-ii")
    assert (morale(game, "fr-ii-soye"), movement_allowance(game, "fr-ii-soye")) == (3, 6)


@rule("last-campaigns option.fatigue.rest")
def test_three_turns_in_reserve_are_rest() -> None:
    game = column("forced-march 2733")
    night(game)
    begin_turn(game)
    for hour in range(4, 9):  # in Reserve from 06:00
        if hour == 6:
            give(game, "fr-ii", "reserve")
        assert is_tired(game, "fr-ii")
        end_of_turn(game)
        game.turn += 1
    assert not is_tired(game, "fr-ii")


@rule("last-campaigns option.fatigue.rest")
def test_a_night_without_marching_is_rest() -> None:
    game = column("defence 2742")
    game.weary = {"fr-ii": 1}
    night(game)
    dawn(game)
    assert not is_tired(game, "fr-ii")


@rule("last-campaigns option.fatigue.no-rest-in-combat")
def test_nobody_rests_beside_the_enemy() -> None:
    game = column("reserve", turn=DAWN, pr_i_1="2741")
    game.weary = {"fr-ii": 1}
    for _ in range(3):
        end_of_turn(game)
    assert is_tired(game, "fr-ii")


@rule("last-campaigns option.fatigue.withdrawal")
@pytest.mark.parametrize(("sleeps", "tired"), [(False, True), (True, False)])
def test_who_withdraws_all_night_is_tired(sleeps: bool, tired: bool) -> None:
    game = column("withdrawal 2471")
    night(game, 3)
    if sleeps:
        give(game, "fr-ii", "reserve")
    night(game, 1)
    give(game, "fr-ii", "withdrawal 2471")
    night(game, 3)
    dawn(game)
    assert is_tired(game, "fr-ii") is tired


@rule("last-campaigns option.fatigue.sequence")
def test_waiting_for_the_attack_at_dawn_is_no_rest() -> None:
    game = column("forced-march 2733")
    night(game, 5)
    give(game, "fr-ii", "attack 2733")
    night(game, 2)
    dawn(game)
    assert is_tired(game, "fr-ii")


@rule("last-campaigns option.fatigue.not-cumulative")
def test_a_tired_corps_is_not_demoralised_twice() -> None:
    game = column(turn=DAWN)
    game.weary = {"fr-ii": 1}
    losing(game, "fr-ii", 20)
    assert morale(game, "fr-ii-soye") == 3


@rule(
    "last-campaigns option.fatigue.exhausted",
    "last-campaigns option.fatigue.exhausted-morale",
    "last-campaigns option.fatigue.exhausted-move",
)
def test_another_night_on_the_road_exhausts() -> None:
    game = column("forced-march 2733")
    game.weary = {"fr-ii": 1}
    night(game)
    dawn(game)
    assert is_exhausted(game, "fr-ii-soye")
    assert morale(game, "fr-ii-soye") == 2


@rule("last-campaigns option.fatigue.exhausted-recovery")
@pytest.mark.parametrize(("die", "recovers"), [(4, False), (5, True)])
def test_the_exhausted_recover_on_five_or_six(die: int, recovers: bool) -> None:
    game = column(turn=DAWN)
    game.weary = {"fr-ii": 2}
    game.disorganised = frozenset({"fr-ii-soye"})
    game.dice.loaded = [die]
    recover(game)
    assert (not game.disorganised) is recovers


@rule("last-campaigns option.fatigue.exhausted-rest")
def test_rest_makes_the_exhausted_tired() -> None:
    game = column("reserve")
    game.weary = {"fr-ii": 2}
    night(game)
    dawn(game)
    assert weariness(game, "fr-ii") == 1


@rule("last-campaigns option.fatigue.divisions")
def test_a_division_with_orders_of_its_own_tires_alone() -> None:
    game = column("reserve")
    give(game, "fr-ii/5", "forced-march 2733")
    night(game)
    dawn(game)
    assert is_tired(game, "fr-ii/5")
    assert not is_tired(game, "fr-ii")


@rule("last-campaigns option.fatigue.division-joins")
def test_a_tired_division_tires_the_corps_that_it_joins() -> None:
    game = column("reserve", turn=DAWN)
    game.weary = {"fr-ii/5": 1}
    share_fatigue(game)
    assert game.weary == {"fr-ii": 1}


@rule(
    "last-campaigns option.fatigue.reinforcements-move",
    "last-campaigns option.fatigue.reinforcements-last-turn",
)
def test_the_turn_of_entry_is_no_night_march() -> None:
    game = column("forced-march 2733", turn=DAWN - 1)
    game.arrived = frozenset(game.where)
    night(game, 1)
    dawn(game)
    assert not is_tired(game, "fr-ii")
    assert game.order_of("fr-ii").kind is Kind.FORCED_MARCH


@rule("last-campaigns option.fatigue.bivouac")
def test_whoever_comes_at_night_may_move_in_that_turn() -> None:
    game = column()
    game.arrived = frozenset({"fr-ii-soye"})
    assert cannot_march_on(game, "fr-ii-soye", "2741") is None


@rule("last-campaigns option.fatigue.order-at-night")
@pytest.mark.parametrize(("dice", "obeys"), [([6, 6], True), ([1, 1], False)])
def test_a_forced_march_ordered_at_night_is_checked_at_once(dice: list[int], obeys: bool) -> None:
    game = column("defence 2742", turn=NIGHT + 1, reille=HEAD, napoleon=HEAD)
    game.dice.loaded = dice
    arrived(game, "fr-ii", "forced-march 2733")
    receiving(game)
    assert (kind(game, "fr-ii") == Kind.FORCED_MARCH) is obeys
    arrived(game, "fr-ii", "march 2733")
    receiving(game)
    assert kind(game, "fr-ii") != Kind.MARCH  # an ordinary march waits for the morning
