"""[7.7] Who may charge, whom and how."""

import pytest

from estafette.games.last_campaigns.actions import Charge
from estafette.games.last_campaigns.charge import cannot_charge, charge_segment
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee, rule

from .charging import FAR, SOUTH, SOUTH_EAST, TARGET, cavalry


@rule("last-campaigns charge.eligibility")
@rule("last-campaigns action.charge")
@pytest.mark.parametrize(("start", "by"), [(SOUTH, SOUTH), (FAR, SOUTH)])
def test_activated_cavalry_charges_at_one_and_at_two_hexes(start: str, by: str) -> None:
    game = cavalry(fr_c3_guiton=start, pr_iv_13=TARGET)
    assert cannot_charge(game, Charge("fr-c3-guiton", TARGET, by)) is None
    assert Charge("fr-c3-guiton", TARGET, by) in Referee(game, charge_segment(game)).options


@rule("last-campaigns charge.eligibility")
def test_three_hexes_are_too_far_for_a_charge() -> None:
    game = cavalry(fr_c3_guiton="5250", pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c3-guiton", TARGET, SOUTH)) == "charge.too-far"


@rule("last-campaigns charge.eligibility")
def test_disorganised_cavalry_does_not_charge() -> None:
    game = cavalry(fr_c3_guiton=f"{SOUTH} x", pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c3-guiton", TARGET, SOUTH)) == "charge.disorganised"


@rule("last-campaigns charge.eligibility")
def test_only_activated_cavalry_charges() -> None:
    game = cavalry(fr_c4_vial=SOUTH, fr_i_quiot=SOUTH_EAST, pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c4-vial", TARGET, SOUTH)) == "charge.not-activated"
    game.active = ("fr-i",)
    game.commands["fr-i"] = game.commands["fr-c3"]
    assert refused(game, Charge("fr-i-quiot", TARGET, SOUTH_EAST)) == "charge.not-cavalry"


@rule("last-campaigns charge.eligibility")
def test_a_charge_needs_somebody_to_charge() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c3-guiton", SOUTH_EAST, SOUTH)) == "charge.nobody"


@rule("last-campaigns command.range.out-limits")
def test_cavalry_out_of_command_does_not_charge() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, pr_iv_13=TARGET, kellermann="3860")
    refusal = cannot_charge(game, Charge("fr-c3-guiton", TARGET, SOUTH))
    assert refusal is not None
    assert refusal.rule == "command.range.out-limits"


@rule("last-campaigns weather.no-zoc-entry")
@pytest.mark.parametrize("dark", ["is_night", "is_rain"])
def test_nobody_charges_at_night_or_in_the_rain(dark: str) -> None:
    game = cavalry(scenario="campaign", fr_c3_guiton=SOUTH, pr_iv_13=TARGET)
    while not getattr(game, dark):
        game.turn += 1
    assert Referee(game, charge_segment(game)).is_over


@rule("last-campaigns charge.intermediate-empty")
def test_the_hex_in_between_must_be_empty() -> None:
    game = cavalry(fr_c3_guiton=FAR, fr_i_quiot=SOUTH, pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c3-guiton", TARGET, SOUTH)) == "charge.way-occupied"


@rule("last-campaigns charge.intermediate-empty")
def test_no_charge_makes_a_detour() -> None:
    game = cavalry(fr_c3_guiton=FAR, pr_iv_13=TARGET)
    assert refused(game, Charge("fr-c3-guiton", TARGET, SOUTH_EAST)) == "charge.roundabout"


@rule("last-campaigns charge.terrain")
def test_no_charge_goes_through_a_wood() -> None:
    game = cavalry(fr_c3_guiton="3464", pr_iv_13="3366", kellermann="3464")
    assert game.ground.terrain["3465"] == "forest"
    refusal = cannot_charge(game, Charge("fr-c3-guiton", "3366", "3465"))
    assert refusal is not None
    assert refusal.rule == "charge.terrain"


@rule("last-campaigns charge.terrain")
def test_no_charge_crosses_a_stream_on_its_way() -> None:
    game = cavalry(fr_c3_guiton="3844", pr_iv_13="3645", kellermann="3844")
    assert "stream" in game.ground.marks("3844", "3745")
    assert refused(game, Charge("fr-c3-guiton", "3645", "3745")) == "charge.broken-ground"


@rule("last-campaigns charge.not-into-chateau")
@rule("last-campaigns chateau.no-charge")
def test_the_garrison_of_a_chateau_cannot_be_charged_but_two_units_there_can() -> None:
    game = cavalry(
        scenario="la-belle-alliance", fr_c3_guiton="2018", aa_i_ompteda="2017", kellermann="2018"
    )
    assert refused(game, Charge("fr-c3-guiton", "2017", "2018")) == "charge.chateau"
    game = cavalry(
        scenario="la-belle-alliance",
        fr_c3_guiton="2018",
        aa_i_ompteda="2017",
        aa_i_byng="2017",
        kellermann="2018",
    )
    assert cannot_charge(game, Charge("fr-c3-guiton", "2017", "2018")) is None


@rule("last-campaigns charge.not-over-bridge")
def test_no_charge_crosses_a_bridge() -> None:
    game = cavalry(fr_c3_guiton="4255", pr_iv_13="4256", kellermann="4255")
    assert refused(game, Charge("fr-c3-guiton", "4256", "4255")) == "charge.bridge"


def refused(game: Game, charge: Charge) -> str:
    refusal = cannot_charge(game, charge)
    assert refusal is not None
    return refusal.key
