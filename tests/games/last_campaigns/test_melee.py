"""[7.7] [7.10] The fight of a charge, and what weighs upon it."""

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Charge, FallBack, Halt, Lose, Pursue
from estafette.games.last_campaigns.charge import cannot_charge, charge_segment
from estafette.games.last_campaigns.melee import Shock, firing, flanked_entries, targets_of_fire
from estafette.games.last_campaigns.riders import Rider
from tests.referee import Referee, rule

from .charging import (
    FAR,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    TARGET,
    after,
    cavalry,
    strengths,
    volleys,
)

SQUARE = 4  # the morale of most infantry


@rule("last-campaigns charge.mod.square")
@rule("last-campaigns charge.tie")
@rule("last-campaigns charge.disorganises")
@rule("last-campaigns charge.loser.charger")
def test_a_charge_on_a_square_that_costs_both_the_same_is_beaten_off() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, fr_c3_blancard=SOUTH, pr_iv_13=TARGET, dice=[3, 4, 4, 4, 4])
    referee = after(
        game,
        Charge("fr-c3-guiton", TARGET, SOUTH),
        Charge("fr-c3-blancard", TARGET, SOUTH),
        Lose("fr-c3-guiton"),
    )
    assert volleys(referee) == [("french", 3, 1), ("allied", 3, 1)]
    assert game.where == {"fr-c3-guiton": SOUTH, "fr-c3-blancard": SOUTH, "pr-iv-13": TARGET}
    assert game.disorganised == {"fr-c3-guiton", "fr-c3-blancard"}
    assert not game.charging


@rule("last-campaigns charge.winner")
@rule("last-campaigns charge.loser.defender")
@rule("last-campaigns charge.enters-hex")
def test_who_loses_more_steps_loses_the_charge() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_art1=TARGET, dice=[6, 6, 1, 1, 1])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), Halt("fr-c3-picquet", TARGET))
    assert volleys(referee) == [("french", 4, 2), ("allied", 3, 0)]
    assert "pr-iv-art1" in game.eliminated
    assert game.where["fr-c3-picquet"] == TARGET


@rule("last-campaigns charge.one-round")
@rule("last-campaigns charge.loser.charger")
@rule("last-campaigns charge.enters-hex")
def test_a_beaten_charge_goes_back_after_one_round() -> None:
    game = cavalry(fr_c3_picquet=FAR, pr_ii_5=TARGET, dice=[5, 3, 4, 5, 5])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert referee.is_over
    assert referee.fact("charge.rides")["hex"] == TARGET
    assert volleys(referee) == [("french", 4, 1), ("allied", 4, 2)]
    assert "fr-c3-picquet" in game.eliminated
    assert game.losses["pr-ii-5"] == 1


@rule("last-campaigns charge.defence-strength")
def test_against_a_charge_foot_fires_at_half_and_cavalry_in_full() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, pr_ii_sohr=f"{TARGET} x")
    assert strengths(game, "fr-c3-picquet") == (4, 5)
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_13=f"{TARGET} x")
    assert strengths(game, "fr-c3-picquet") == (4, 3)
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_art1=TARGET)
    assert strengths(game, "fr-c3-picquet") == (4, 3)


@rule("last-campaigns charge.mod.square-disorganised")
def test_disorganised_infantry_forms_no_square() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, pr_iv_13=TARGET, pr_iv_14=f"{TARGET} x", dice=[1, 2, 1, 2])
    referee = after(game, Charge("fr-c3-guiton", TARGET, SOUTH))
    assert "charge.no-square" in referee.keys
    assert "morale.test" not in referee.keys
    assert volleys(referee)[0] == ("french", 3, 0)


@rule("last-campaigns charge.mod.square")
def test_infantry_that_fails_its_test_is_caught_in_line() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, pr_iv_13=TARGET, dice=[SQUARE + 1, 1, 2, 1, 2])
    referee = after(game, Charge("fr-c3-guiton", TARGET, SOUTH))
    assert volleys(referee)[0] == ("french", 3, 0)


@rule("last-campaigns charge.mod.flank")
@rule("last-campaigns charge.mod.flank-no-fire")
def test_a_flank_charge_is_doubled_and_foot_does_not_fire_at_it() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_i_quiot=NORTH, pr_iv_13=TARGET)
    assert strengths(game, "fr-c3-picquet") == (8, 0)


@rule("last-campaigns charge.mod.flank")
def test_friends_beside_the_charge_make_no_flank() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_i_quiot=SOUTH_EAST, pr_iv_13=TARGET)
    assert strengths(game, "fr-c3-picquet") == (4, 3)


@rule("last-campaigns charge.mod.flank")
def test_the_chargers_themselves_are_no_friends_on_the_other_side() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_c3_guiton=NORTH, pr_iv_13=TARGET)
    assert strengths(game, "fr-c3-picquet", "fr-c3-guiton") == (7, 3)


@rule("last-campaigns charge.mod.all-that-apply")
def test_a_flank_charge_on_a_square_is_doubled_and_halved() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_i_quiot=NORTH, pr_iv_13=TARGET)
    assert strengths(game, "fr-c3-picquet", square=True) == (4, 0)


@rule("last-campaigns charge.mod.all-that-apply")
def test_flank_and_backlash_multiply() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_i_quiot=NORTH, pr_iv_13=TARGET)
    assert strengths(game, "fr-c3-picquet", backlash=True) == (16, 0)


@rule("last-campaigns charge.mod.flank-immune")
def test_a_town_has_no_flank() -> None:
    game = cavalry(fr_c3_picquet="3949", fr_i_quiot="3947", pr_iv_13="3948")
    assert strengths(game, "fr-c3-picquet", target="3948", entry="3949") == (2, 3)


@rule("last-campaigns charge.mod.withdrawal-flank")
@rule("last-campaigns order.withdrawal.flank")
def test_a_column_in_retreat_on_a_road_is_all_flank() -> None:
    game = cavalry(fr_c3_picquet="5857", pr_iv_13="5858", orders={"pr-iv": "withdrawal 5844"})
    assert "5858" in game.ground.roads
    assert strengths(game, "fr-c3-picquet", target="5858", entry="5857") == (8, 0)


@rule("last-campaigns order.withdrawal.flank-not-in-town")
def test_a_column_in_a_town_keeps_its_flanks() -> None:
    game = cavalry(
        fr_c3_guiton="3949",
        fr_c3_blancard="3949",
        pr_iv_15="3948",
        orders={"pr-iv": "withdrawal 3944"},
    )
    assert "3948" in game.ground.roads
    units = "fr-c3-guiton", "fr-c3-blancard"
    assert strengths(game, *units, target="3948", entry="3949") == (3, 2)


@rule("last-campaigns charge.terrain.town")
def test_a_charge_into_a_town_is_halved() -> None:
    game = cavalry(fr_c3_picquet="3949", fr_c3_guiton="3949", pr_iv_art1="3948")
    units = "fr-c3-picquet", "fr-c3-guiton"
    assert strengths(game, *units, target="3948", entry="3949")[0] == 4


@rule("last-campaigns charge.terrain.stream")
def test_a_charge_across_a_stream_loses_a_quarter() -> None:
    game = cavalry(fr_c3_blancard="3745", fr_c3_guiton="3745", pr_iv_art1="3845")
    units = "fr-c3-blancard", "fr-c3-guiton"
    assert game.ground.marks("3745", "3845") == {"stream"}
    assert strengths(game, *units, target="3845", entry="3745")[0] == 5


@rule("last-campaigns charge.terrain.forest")
def test_a_charge_into_a_forest_keeps_a_quarter() -> None:
    game = cavalry(fr_c3_picquet="3464", fr_c2_burthe="3464", pr_iv_art1="3465")
    units = "fr-c3-picquet", "fr-c2-burthe"
    assert strengths(game, *units, target="3465", entry="3464")[0] == 2


@rule("last-campaigns charge.terrain.ridge")
def test_a_ridge_takes_nothing_off_a_charge() -> None:
    game = cavalry(fr_c3_guiton="4354", fr_c4_travers="4354", pr_iv_art1="4353")
    units = "fr-c3-guiton", "fr-c4-travers"
    assert game.ground.marks("4354", "4353") == {"ridge"}
    assert strengths(game, *units, target="4353", entry="4354")[0] == 5


@rule("last-campaigns charge.parallel")
def test_all_ride_before_anybody_fights() -> None:
    game = cavalry(
        fr_c3_guiton=SOUTH,
        fr_c3_picquet="5449",
        pr_iv_13=TARGET,
        pr_ii_6="5448",
        dice=[6, 1, 1, 1, 1, 6, 1, 1, 1, 1],
    )
    referee = after(
        game, Charge("fr-c3-guiton", TARGET, SOUTH), Charge("fr-c3-picquet", "5448", "5449")
    )
    keys = [key for key in referee.keys if key in ("charge.rides", "charge.lost")]
    assert keys == ["charge.rides", "charge.rides", "charge.lost", "charge.lost"]


@rule("last-campaigns charge.parallel")
def test_those_who_come_from_the_flank_are_not_fired_on_by_foot() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, fr_c3_picquet=NORTH_WEST, fr_i_quiot="5347", pr_iv_13=TARGET)
    riders = [
        Rider("fr-c3-guiton", SOUTH, SOUTH, TARGET),
        Rider("fr-c3-picquet", "5347", "5347", TARGET),
    ]
    shock = Shock("charge", riders, TARGET, ("5347",))
    flanked = flanked_entries(game, shock, ["pr-iv-13"])
    assert flanked == {SOUTH}
    assert firing(game, shock, flanked, ["pr-iv-13"]) == ["pr-iv-13"]
    assert targets_of_fire(game, shock, flanked, ["pr-iv-13"]) == ["fr-c3-picquet"]


@rule("last-campaigns charge.no-retreat-eliminated")
def test_who_is_beaten_and_surrounded_is_eliminated() -> None:
    around = {
        "fr_i_quiot": NORTH,
        "fr_i_brue": "5347",
        "fr_i_pegot": SOUTH_EAST,
        "fr_i_nogues": "5148",
        "fr_i_grenier": NORTH_WEST,
    }
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_14=TARGET, dice=[6, 3, 5], **around)
    after(game, Charge("fr-c3-picquet", TARGET, SOUTH), Halt("fr-c3-picquet", SOUTH))
    assert "pr-iv-14" in game.eliminated


@rule("last-campaigns charge.no-zoc")
def test_the_chargers_zone_of_control_costs_the_beaten_nothing() -> None:
    game = cavalry(
        fr_c3_picquet=SOUTH, pr_iv_14=TARGET, dice=[6, 4, 4, 1, 1], options={"tiny-units": "no"}
    )
    after(game, Charge("fr-c3-picquet", TARGET, SOUTH), FallBack(NORTH), Pass())
    assert game.losses["pr-iv-14"] == 1
    assert game.where["pr-iv-14"] == NORTH


@rule("last-campaigns charge.no-loss-reduction")
def test_a_retreat_after_a_charge_reduces_no_losses() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, fr_c3_guiton=SOUTH, pr_ii_5=TARGET, dice=[6, 5, 5, 1, 1])
    referee = after(
        game, Charge("fr-c3-picquet", TARGET, SOUTH), Charge("fr-c3-guiton", TARGET, SOUTH)
    )
    assert volleys(referee)[0] == ("french", 7, 2)
    assert game.losses["pr-ii-5"] == 2


@rule("last-campaigns charge.no-further-action")
@rule("last-campaigns charge.disorganises")
def test_cavalry_charges_once_a_turn() -> None:
    game = cavalry(fr_c3_guiton=SOUTH, pr_iv_13=TARGET, dice=[1, 1, 1, 1, 1])
    after(game, Charge("fr-c3-guiton", TARGET, SOUTH))
    assert game.charged == {"fr-c3-guiton"}
    game.disorganised = frozenset()
    refusal = cannot_charge(game, Charge("fr-c3-guiton", TARGET, SOUTH))
    assert refusal is not None
    assert refusal.key == "charge.spent"
    assert Referee(game, charge_segment(game)).is_over


@rule("last-campaigns charge.winner.options")
@rule("last-campaigns pursuit.option")
def test_a_victor_may_stay_go_back_or_pursue() -> None:
    game = cavalry(fr_c3_picquet=SOUTH, pr_iv_art1=TARGET, pr_iv_14=NORTH, dice=[6, 5, 1, 1, 4])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert set(referee.options) == {Pursue("fr-c3-picquet", NORTH), Pass()}
    referee.choose(Pass())
    assert set(referee.options) == {Halt("fr-c3-picquet", TARGET), Halt("fr-c3-picquet", SOUTH)}
    referee.choose(Halt("fr-c3-picquet", SOUTH))
    assert game.where["fr-c3-picquet"] == SOUTH


@rule("last-campaigns charge.winner.options")
def test_no_more_victors_stay_than_may_stand_in_one_hex() -> None:
    game = cavalry(
        fr_c3_picquet=SOUTH,
        fr_c3_guiton=SOUTH,
        fr_c3_donop="5148",
        pr_iv_art1=TARGET,
        dice=[6, 6, 1, 1],
    )
    referee = after(
        game,
        Charge("fr-c3-picquet", TARGET, SOUTH),
        Charge("fr-c3-guiton", TARGET, SOUTH),
        Charge("fr-c3-donop", TARGET, "5148"),
    )
    referee.choose(Halt("fr-c3-picquet", TARGET), Halt("fr-c3-guiton", TARGET))
    assert referee.is_over
    assert game.where["fr-c3-donop"] == "5148"


@rule("last-campaigns charge.enters-hex", "last-campaigns hq.destroyed")
def test_headquarters_that_are_left_alone_with_the_chargers_are_destroyed() -> None:
    game = cavalry(
        fr_c3_picquet=SOUTH,
        pr_iv_art1=TARGET,
        hqs={"prussian": TARGET},
        dice=[6, 6, 1, 1],
    )
    after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert "prussian" not in game.hqs
    assert game.hqs_destroyed == {"prussian": 1}


@rule("last-campaigns charge.enters-hex", "last-campaigns leader.displaced")
def test_a_leader_in_the_way_of_a_charge_is_ridden_down() -> None:
    game = cavalry(fr_c3_picquet=FAR, pr_iv_13=TARGET, pr_iv_14="5244", bulow=SOUTH, dice=[1] * 8)
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH))
    assert "leader.displaced" in referee.keys
    assert game.leaders["bulow"] == TARGET
