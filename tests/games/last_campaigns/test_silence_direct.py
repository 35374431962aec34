"""[20.7] Of whom a chief beckons nobody hears more than he sees."""

import pytest

from estafette.games.last_campaigns.actions import CallUp
from estafette.games.last_campaigns.activation import seems_activated
from estafette.games.last_campaigns.direct import call_up
from estafette.games.last_campaigns.eyes import is_covered
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Side
from estafette.match import Match
from tests.referee import rule

from .position import given
from .worlds import WRITTEN, before, begun, choose


@rule("last-campaigns option.direct.units", "last-campaigns stacking.inspect")
def test_nobody_hears_whom_of_his_covered_units_a_chief_has_beckoned() -> None:
    def called(*beckoned: str) -> Match:
        game = given(
            napoleon="3244",
            kellermann="3244",
            fr_ii_soye="3244",
            fr_c4_dubois="3244",
            fr_c3_guiton="3245",
            pr_iv_13="3446",
            orders={"fr-c3": "attack 3446", "fr-c3/11c": "reserve"},
            options={"direct-command": "yes", **WRITTEN},
            facts={"direct": dict.fromkeys(beckoned, "napoleon")},
        )
        assert is_covered(game, "fr-c4-dubois")
        match = begun(before(call_up, None, game))
        choose(match, CallUp("napoleon"))
        return match

    alone, both = called("fr-c4-dubois"), called("fr-c4-dubois", "fr-c3-guiton")
    told = [told for told in both.log[-1].told if told.key == "direct.acts"]

    assert [(told.facts["units"], told.to) for told in told] == [
        (["fr-c3-guiton"], None),
        (["fr-c4-dubois"], (FRENCH,)),
    ]
    assert [told.to for told in alone.log[-1].told if told.key == "direct.acts"] == [(FRENCH,)]


@rule("last-campaigns option.direct.units", "last-campaigns stacking.inspect")
@pytest.mark.parametrize("beckoned", [{}, {"fr-c4-dubois": "napoleon"}])
def test_whether_a_covered_unit_waits_for_its_chief_is_not_seen(beckoned: dict[str, str]) -> None:
    game = given(
        napoleon="3244",
        fr_ii_soye="3244",
        fr_c4_dubois="3244",
        pr_iv_13="3446",
        active=["fr-c4"],
        options={"direct-command": "yes", **WRITTEN},
        facts={"direct": beckoned, "spent": ("napoleon",)},
    )
    assert is_covered(game, "fr-c4-dubois")
    assert seems_activated(game, "fr-c4-dubois")


@rule("last-campaigns option.direct.units", "last-campaigns stacking.inspect")
@pytest.mark.parametrize(("acting", "seems"), [(FRENCH, True), (ALLIED, False)])
def test_while_a_chief_leads_only_his_own_covered_units_seem_to_act(
    acting: Side, seems: bool
) -> None:
    game = given(
        napoleon="3244",
        fr_ii_soye="3244",
        fr_c4_dubois="3244",
        pr_iv_13="3446",
        acting=acting,
        options={"direct-command": "yes", **WRITTEN},
        facts={"called": ("napoleon",), "spent": ("napoleon",)},
    )
    assert is_covered(game, "fr-c4-dubois")
    assert seems_activated(game, "fr-c4-dubois") is seems
