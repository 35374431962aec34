"""[advance.one-unit] Advances, and cavalry that does not wait for them."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Advance, AdvanceStack, Assault, Evade
from estafette.games.last_campaigns.advance import advance
from estafette.games.last_campaigns.assault import assault_segment
from estafette.games.last_campaigns.sides import FRENCH
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.withdrawal import evade
from tests.referee import Referee, rule

from .fighting import (
    CHATEAU,
    FAR_NORTH,
    FAR_SOUTH,
    HERE,
    NORTH,
    SOUTH,
    SOUTH_WEST,
    YARD,
    field,
)


def advancing(game: Game, *starts: str) -> Referee:
    stacks = {start: game.at(start) for start in starts}
    return Referee(game, advance(game, FRENCH, HERE, stacks))


@rule("last-campaigns advance.one-unit", "last-campaigns advance.same-division")
def test_of_two_divisions_one_unit_advances() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_campy=NORTH)
    referee = advancing(game, NORTH)

    assert referee.refusal(AdvanceStack(NORTH)).rule == "advance.same-division"
    referee.choose(Advance("fr-ii-campy"))

    assert game.where == {"fr-ii-soye": NORTH, "fr-ii-campy": HERE}


@rule("last-campaigns advance.same-division")
def test_units_of_one_division_advance_together() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_bauduin=NORTH)
    referee = advancing(game, NORTH)

    referee.choose(AdvanceStack(NORTH))

    assert set(game.at(HERE)) == {"fr-ii-soye", "fr-ii-bauduin"}


@rule("last-campaigns advance.with-leader", "last-campaigns advance.artillery")
def test_with_a_leader_the_whole_stack_advances_guns_and_all() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, reille=NORTH)
    referee = advancing(game, NORTH)

    assert referee.refusal(Advance("fr-ii-art1")).rule == "advance.artillery"
    referee.choose(AdvanceStack(NORTH))

    assert set(game.at(HERE)) == {"fr-ii-soye", "fr-ii-art1"}
    assert game.leaders["reille"] == HERE


@rule("last-campaigns advance.with-leader")
def test_a_leader_of_another_army_leads_nobody_forward() -> None:
    game = field(pr_i_2=NORTH, pr_ii_6=NORTH, wellington=NORTH)

    referee = advancing(game, NORTH)

    assert referee.refusal(AdvanceStack(NORTH)).rule == "advance.same-division"


@rule("last-campaigns advance.artillery")
def test_guns_never_advance_alone() -> None:
    game = field(fr_ii_art1=NORTH, reille=NORTH)
    referee = advancing(game, NORTH)

    assert referee.is_over
    assert game.where["fr-ii-art1"] == NORTH


@rule("last-campaigns advance.one-unit")
def test_nobody_has_to_advance_and_only_attackers_may() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_campy=SOUTH)
    referee = advancing(game, NORTH)

    assert referee.refusal(Advance("fr-ii-campy")).rule == "advance.one-unit"
    assert referee.refusal(AdvanceStack(SOUTH)).rule == "advance.one-unit"
    referee.choose(Pass())

    assert not game.at(HERE)


@rule("last-campaigns advance.one-unit")
def test_a_unit_alone_and_without_a_leader_is_not_a_stack() -> None:
    referee = advancing(field(fr_ii_soye=NORTH), NORTH)

    assert referee.refusal(AdvanceStack(NORTH)).key == "advance.alone"


@rule("last-campaigns advance.one-unit")
def test_nobody_advances_into_a_hex_that_is_still_held() -> None:
    referee = advancing(field(fr_ii_soye=NORTH, pr_i_2=HERE), NORTH)

    assert referee.is_over
    assert not referee.told


@rule("last-campaigns advance.ignores-zoc")
def test_another_enemy_beside_the_hex_does_not_matter() -> None:
    game = field(fr_ii_soye=NORTH, pr_i_2=SOUTH)
    referee = advancing(game, NORTH)

    referee.choose(Advance("fr-ii-soye"))

    assert game.where["fr-ii-soye"] == HERE


@rule(
    "last-campaigns advance.one-unit",
    "last-campaigns hq.destroyed",
    "last-campaigns leader.displaced",
)
def test_whoever_was_left_alone_in_the_hex_is_driven_off() -> None:
    game = field(
        fr_ii_soye=NORTH, zieten=HERE, pr_i_2=FAR_SOUTH, hqs={"prussian": HERE}, dice=[1, 1]
    )
    referee = advancing(game, NORTH)

    referee.choose(Advance("fr-ii-soye"))

    assert not game.hqs
    assert game.leaders["zieten"] == FAR_SOUTH


def assaulted(game: Game, *attackers: str) -> Referee:
    return Referee(game, evade(game, HERE, attackers))


@rule("last-campaigns cavalry-retreat.option")
def test_each_unit_of_horse_may_leave_by_itself() -> None:
    game = field(aa_c_grant=HERE, aa_c_rha1=HERE, fr_ii_soye=NORTH)
    referee = assaulted(game, "fr-ii-soye")

    referee.choose(Evade("aa-c-rha1", SOUTH), Pass())

    assert game.where["aa-c-rha1"] == SOUTH
    assert game.at(HERE) == ("aa-c-grant",)


@rule("last-campaigns cavalry-retreat.option")
def test_foot_waits_for_the_assault() -> None:
    game = field(aa_i_byng=HERE, aa_c_grant=HERE, fr_ii_soye=NORTH)
    referee = assaulted(game, "fr-ii-soye")

    assert referee.refusal(Evade("aa-i-byng", SOUTH)).rule == "cavalry-retreat.option"


@rule("last-campaigns cavalry-retreat.option")
def test_horse_that_slips_away_loses_nothing_to_an_enemy_zone() -> None:
    game = field(aa_c_rha1=HERE, fr_ii_soye=NORTH, fr_ii_campy=FAR_SOUTH)
    referee = assaulted(game, "fr-ii-soye")

    referee.choose(Evade("aa-c-rha1", SOUTH))

    assert game.losses == {}
    assert game.disorganised == frozenset()


@rule(
    "last-campaigns cavalry-retreat.option",
    "last-campaigns retreat.blocked",
    "last-campaigns chateau.no-retreat-into",
)
def test_horse_slips_away_to_where_a_retreat_may_go() -> None:
    game = field(aa_c_grant=HERE, fr_ii_soye=NORTH, fr_ii_campy=SOUTH)
    referee = assaulted(game, "fr-ii-soye")

    assert referee.refusal(Evade("aa-c-grant", SOUTH)).rule == "retreat.blocked"


@rule("last-campaigns cavalry-retreat.no-cavalry-attacker")
def test_nobody_slips_away_from_cavalry() -> None:
    game = field(aa_c_grant=HERE, fr_ii_soye=NORTH, fr_ii_hubert=NORTH)

    referee = assaulted(game, "fr-ii-soye", "fr-ii-hubert")

    assert referee.is_over
    assert game.at(HERE) == ("aa-c-grant",)


@rule("last-campaigns cavalry-retreat.not-started-in-zoc")
def test_nobody_slips_away_who_began_the_turn_in_contact() -> None:
    game = field(
        aa_c_grant=HERE,
        aa_c_vivian=HERE,
        fr_ii_soye=NORTH,
        facts={"locked": frozenset({"aa-c-grant"})},
    )
    referee = assaulted(game, "fr-ii-soye")

    refusal = referee.refusal(Evade("aa-c-grant", SOUTH))
    assert refusal.rule == "cavalry-retreat.not-started-in-zoc"
    assert Evade("aa-c-vivian", SOUTH) in referee.options


@rule("last-campaigns option.light-cavalry.retreat")
@pytest.mark.parametrize(("die", "where"), [(5, SOUTH), (6, HERE)])
def test_light_cavalry_slips_away_from_anybody_on_its_morale(die: int, where: str) -> None:
    game = field(
        aa_c_grant=HERE,
        fr_ii_soye=NORTH,
        fr_ii_hubert=NORTH,
        facts={"locked": frozenset({"aa-c-grant"})},
        options={"light-cavalry": "yes"},
        dice=[die],
    )
    referee = assaulted(game, "fr-ii-soye", "fr-ii-hubert")

    referee.choose(Evade("aa-c-grant", SOUTH))

    assert game.where["aa-c-grant"] == where
    assert referee.decision is None or referee.decision.key != "withdrawal.who"


@rule("last-campaigns cavalry-retreat.option", "last-campaigns cavalry-retreat.advance")
def test_an_assault_on_horse_that_has_gone_is_no_combat_but_a_way_forward() -> None:
    game = field(aa_c_grant=HERE, fr_ii_soye=NORTH, reille=FAR_NORTH)
    referee = Referee(game, assault_segment(game))

    referee.choose(Evade("aa-c-grant", SOUTH_WEST))
    assert "fire.volley" not in referee.keys
    referee.choose(Advance("fr-ii-soye"))

    assert game.where["fr-ii-soye"] == HERE


@rule("last-campaigns advance.one-unit", "last-campaigns chateau.no-retreat")
def test_a_garrison_that_stays_behind_beaten_friends_does_not_advance() -> None:
    game = field(
        fr_ii_bauduin=CHATEAU,
        fr_ii_soye=YARD,
        reille=YARD,
        aa_i_detmers="2018 1",
        dice=[6, 6, 4, 5, 1, 1, 6],
    )
    referee = Referee(game, assault_segment(game))
    referee.choose(Assault(CHATEAU, "2018"))
    while referee.decision is not None:
        assert referee.decision.key != "advance.who"
        referee.choose(referee.options[-1])

    assert not game.at("2018")
    assert game.where["fr-ii-bauduin"] == CHATEAU
    assert game.where["fr-ii-soye"] != YARD


@rule("last-campaigns reaction.trigger.enter")
def test_cavalry_may_fall_upon_those_who_advance() -> None:
    game = field(fr_ii_soye=NORTH, pr_i_treskow=FAR_SOUTH)
    referee = advancing(game, NORTH)

    referee.choose(Advance("fr-ii-soye"))

    assert referee.decision is not None
    assert referee.decision.key == "reaction.who"


@rule("last-campaigns advance.one-unit")
def test_attackers_who_were_beaten_do_not_advance() -> None:
    game = field(
        fr_ii_bauduin=NORTH,
        reille=NORTH,
        pr_iii_10=f"{HERE} 1",
        dice=[6, 4, 6, 4, 1, 1, 6],
    )
    referee = Referee(game, assault_segment(game))
    while referee.decision is not None:
        assert referee.decision.key != "advance.who"
        referee.choose(referee.options[-1])

    assert not game.at(HERE)
    assert game.where["fr-ii-bauduin"] != NORTH
