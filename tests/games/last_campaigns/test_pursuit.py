"""[7.8] After a charge is won."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Charge, FallBack, Halt, Pursue
from estafette.games.last_campaigns.morale import pursuit_value
from estafette.games.last_campaigns.pursuit import cannot_halt, come_to_rest, runs_away
from estafette.games.last_campaigns.riders import Rider
from estafette.games.last_campaigns.state import Game
from tests.referee import rule

from .charging import NORTH, SOUTH, TARGET, after, cavalry, volleys
from .position import given

WON = [6, 4, 4, 1, 1]  # no square, a step lost against none


@rule("last-campaigns pursuit-value.default")
@rule("last-campaigns pursuit-value.british")
@rule("last-campaigns pursuit-value.guard")
@rule("last-campaigns pursuit.control-test")
@pytest.mark.parametrize(
    ("unit", "value"), [("fr-c4-dubois", 4), ("aa-c-ponsonby", 2), ("fr-g-grenadiers", 5)]
)
def test_cavalry_is_forced_to_pursue_by_a_die_above_its_value(unit: str, value: int) -> None:
    game = given("la-belle-alliance", dice=[value, value + 1], **{unit.replace("-", "_"): "2122"})
    assert pursuit_value(game, unit) == value
    assert [runs_away(game, unit) for _ in range(2)] == [False, True]


def beaten(*, dice: Any, **pieces: Any) -> Game:
    """Dragoons beside a brigade, with its friends to the north."""
    return cavalry(fr_c3_picquet=SOUTH, pr_iv_13=TARGET, dice=[*WON, *dice], **pieces)


@rule("last-campaigns pursuit.option")
@rule("last-campaigns pursuit.no-return-fire")
def test_who_has_just_fled_does_not_fire_at_his_pursuers() -> None:
    game = beaten(dice=[1, 1])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH))
    referee.choose(Pursue("fr-c3-picquet", NORTH))
    assert volleys(referee)[-1][0] == "french"
    assert "fire.silent" in referee.keys
    assert game.exchange is None


@rule("last-campaigns pursuit.no-return-fire")
def test_others_in_the_same_hex_fire_at_the_pursuers() -> None:
    game = beaten(dice=[6, 1, 1, 1, 1], pr_iv_15=NORTH)
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH))
    referee.choose(Pursue("fr-c3-picquet", NORTH))
    assert volleys(referee)[-1] == ("allied", 2, 0)


@rule("last-campaigns pursuit.control-test")
def test_cavalry_that_will_not_stop_is_asked_only_whom_it_pursues() -> None:
    game = beaten(dice=[5, 1, 1, 1, 1], pr_iv_15="5347", pr_iv_16="5348")
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH), Pass())
    assert referee.fact("pursuit.control") == {
        "unit": "fr-c3-picquet",
        "die": 5,
        "value": 4,
        "held": False,
    }
    assert Pass() not in referee.options
    assert Pursue("fr-c3-picquet", "5347") in referee.options


@rule("last-campaigns pursuit.option")
def test_with_nobody_to_pursue_nobody_is_tested() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_art1=TARGET, dice=[6, 5, 1, 1])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert set(referee.options) == {Halt("fr-c3-picquet", TARGET), Halt("fr-c3-picquet", SOUTH)}
    assert "pursuit.control" not in referee.keys


@rule("last-campaigns pursuit.option")
def test_a_pursuit_goes_where_a_charge_may_go() -> None:
    game = beaten(dice=[])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH))
    assert referee.refusal(Pursue("fr-c3-picquet", "5245")).key == "pursuit.not-adjacent"
    assert referee.refusal(Pursue("fr-c3-picquet", "5347")).key == "pursuit.nobody"


@rule("last-campaigns pursuit.end")
@rule("last-campaigns pursuit.one-round")
def test_after_one_round_the_pursuers_stop_or_go_back() -> None:
    game = beaten(dice=[4, 4], pr_iv_16="5145")
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH))
    referee.choose(Pursue("fr-c3-picquet", NORTH))
    assert "pr-iv-13" in game.eliminated
    assert set(referee.options) == {Halt("fr-c3-picquet", hex_) for hex_ in (NORTH, TARGET, SOUTH)}
    referee.choose(Halt("fr-c3-picquet", NORTH))
    assert referee.is_over
    assert game.where["fr-c3-picquet"] == NORTH
    assert game.disorganised == {"fr-c3-picquet"}


@rule("last-campaigns pursuit.end")
def test_beaten_pursuers_go_back_to_where_their_charge_began() -> None:
    game = beaten(dice=[1, 1, 5, 4], pr_iv_art1=NORTH)
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack("5147"))
    referee.choose(Pursue("fr-c3-picquet", NORTH))
    assert game.losses["fr-c3-picquet"] == 1
    assert game.where["fr-c3-picquet"] == SOUTH


@rule("last-campaigns charge.winner.options")
def test_a_victor_halts_nowhere_else() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_art1=TARGET, dice=[6, 5, 1, 1])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert referee.refusal(Halt("fr-c3-picquet", NORTH)).key == "charge.not-there"


@rule("last-campaigns charge.winner.options", "last-campaigns stacking.limit")
def test_a_third_unit_finds_no_room_in_the_hex_that_was_won() -> None:
    game = given(fr_ii_hubert=TARGET, fr_ii_wathiez=TARGET, fr_i_bruno=TARGET)
    rider, halt = Rider("fr-i-bruno", SOUTH, SOUTH, TARGET), Halt("fr-i-bruno", TARGET)

    refusal = cannot_halt(game, rider, [TARGET], (), halt)

    assert refusal is not None
    assert refusal.rule == "stacking.limit"
    assert cannot_halt(game, rider, [TARGET], ["fr-ii-hubert"], halt) is None


@rule("last-campaigns charge.winner.options", "last-campaigns command.written-or-markers")
@pytest.mark.parametrize("division", [{}, {"fr-c3/11c": f"delay {SOUTH}"}])
def test_whoever_may_halt_in_one_place_alone_by_his_orders_is_asked_all_the_same(
    division: dict[str, str],
) -> None:
    game = given(
        fr_c3_picquet=TARGET,
        fr_c3_donop=TARGET,
        orders={"fr-c3": f"attack {TARGET}", **division},
        options={"orders": "written"},
    )
    rider = Rider("fr-c3-picquet", SOUTH, SOUTH, TARGET)
    question = next(come_to_rest(game, rider, [TARGET], ()))

    assert question.always
    assert len(question.options) == (1 if division else 2)
