"""[8] [19.4] Guns. Open ground around 5247: the guns stand to the south, at 5249."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Bombard, React, StayLine, StaySquare
from estafette.games.last_campaigns.affairs import Ruse
from estafette.games.last_campaigns.bombardment import bombardment_segment, cannot_bombard, shares
from estafette.games.last_campaigns.enfilade import entries, is_line_enfilade
from estafette.games.last_campaigns.facing import is_laid_elsewhere, note_facing
from estafette.games.last_campaigns.fire import total
from estafette.games.last_campaigns.sides import ALLIED
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee, rule

from .position import given

TARGET, NORTH, SOUTH, GUNS, FAR, CORNER = "5247", "5246", "5248", "5249", "5250", "5149"
BASIC = {"heavy-guns": "no"}


def guns(**pieces: Any) -> Game:
    """The I Corps in its action, with 4 points of guns two hexes from the target."""
    settings = {
        "orders": {"fr-i": "defence 5249", "pr-iv": "defence 5247"},
        "active": ["fr-i"],
        "fr_i_art1": GUNS,
    }
    return given(**{**settings, **pieces})


def refused(game: Game, target: str = TARGET, gun: str = "fr-i-art1") -> str:
    refusal = cannot_bombard(game, Bombard(gun, target))
    assert refusal is not None
    return refusal.key


def strength(game: Game, *guns: str, target: str = TARGET, enfilading: Any = ()) -> int:
    return total(shares(game, guns or ("fr-i-art1",), target, enfilading))


def after(game: Game, *choices: Any) -> Referee:
    referee = Referee(game, bombardment_segment(game))
    referee.choose(*choices)
    return referee


# At whom.


@rule("last-campaigns artillery.bombard.range")
@rule("last-campaigns action.bombardment")
def test_activated_guns_fire_at_two_hexes_and_not_at_one() -> None:
    game = guns(pr_iv_13=TARGET)
    assert Bombard("fr-i-art1", TARGET) in Referee(game, bombardment_segment(game)).options
    assert refused(guns(pr_iv_13=SOUTH), SOUTH) == "bombardment.range"


@rule("last-campaigns option.hidden.stays")
def test_who_has_marched_his_guns_away_is_asked_all_the_same() -> None:
    ruse = Ruse(route=(GUNS, SOUTH), apparent=GUNS)
    game = guns(pr_iv_13=TARGET, facts={"hidden": {"fr-i": ruse}})

    assert Referee(game, bombardment_segment(game)).options == (Pass(),)


@rule("last-campaigns action.bombardment")
def test_guns_that_are_not_activated_or_have_fired_do_not_bombard() -> None:
    assert refused(guns(pr_iv_13=TARGET, active=["fr-ii"])) == "bombardment.not-ready"
    fired = guns(pr_iv_13=TARGET, facts={"bombarded": frozenset({"fr-i-art1"})})
    assert refused(fired) == "bombardment.not-ready"
    assert Referee(fired, bombardment_segment(fired)).is_over


@rule("last-campaigns artillery.bombard.range")
def test_an_empty_hex_is_no_target() -> None:
    assert refused(guns(pr_iv_13=TARGET), NORTH) == "bombardment.nobody"


@rule("last-campaigns advanced.artillery.range-three")
def test_three_hexes_are_in_range_only_with_the_advanced_rule() -> None:
    assert cannot_bombard(guns(pr_iv_13=NORTH), Bombard("fr-i-art1", NORTH)) is None
    assert refused(guns(pr_iv_13=NORTH, options=BASIC), NORTH) == "bombardment.range"


@rule("last-campaigns artillery.bombard.los")
@rule("last-campaigns artillery.bombard.ridge")
def test_guns_do_not_fire_over_a_ridge() -> None:
    game = guns(fr_i_art1="4355", pr_iv_13="4353")
    assert game.ground.marks("4354", "4353") == {"ridge"}
    assert refused(game, "4353") == "bombardment.unseen"


@rule("last-campaigns artillery.bombard.chateau")
@rule("last-campaigns chateau.immunity")
@rule("last-campaigns chateau.single-infantry")
def test_the_garrison_of_a_chateau_cannot_be_bombarded_but_two_units_there_can() -> None:
    pieces = {"scenario": "la-belle-alliance", "fr_i_art1": "2019", "aa_i_ompteda": "2017"}
    assert refused(guns(**pieces), "2017") == "bombardment.chateau"
    game = guns(**pieces, aa_i_byng="2017")
    assert cannot_bombard(game, Bombard("fr-i-art1", "2017")) is None
    assert strength(game, target="2017") == 6  # as in the open: two units stacked


@rule("last-campaigns night.no-bombardment")
def test_nobody_bombards_at_night() -> None:
    game = guns(scenario="campaign", pr_iv_13=TARGET)
    while not game.is_night:
        game.turn += 1
    assert Referee(game, bombardment_segment(game)).is_over


@rule("last-campaigns order.no-attack-scope")
@pytest.mark.parametrize("order", ["delay 5249", "withdrawal 5249"])
def test_orders_not_to_attack_do_not_silence_the_guns(order: str) -> None:
    game = guns(pr_iv_13=TARGET, orders={"fr-i": order})
    assert cannot_bombard(game, Bombard("fr-i-art1", TARGET)) is None


# With what.


@rule("last-campaigns artillery.bombard.combine")
def test_several_units_fire_as_one_total_with_one_roll() -> None:
    game = guns(fr_i_art2=GUNS, pr_iv_13=TARGET, dice=[1, 1])
    referee = after(game, Bombard("fr-i-art1", TARGET), Bombard("fr-i-art2", TARGET))
    assert referee.is_over
    assert referee.fact("fire.volley")["strength"] == 7
    assert referee.keys.count("fire.volley") == 1
    assert game.bombarded == {"fr-i-art1", "fr-i-art2"}


@rule("last-campaigns artillery.bombard.combine")
def test_the_others_may_fire_elsewhere() -> None:
    game = guns(fr_i_art2=GUNS, pr_iv_13=TARGET, pr_iv_14="5148", pr_iv_15="5348", dice=[1] * 4)
    referee = after(game, Bombard("fr-i-art1", TARGET), Pass())
    assert Bombard("fr-i-art2", TARGET) in referee.options


@rule("last-campaigns artillery.bombard.town")
@rule("last-campaigns artillery.bombard.forest")
@rule("last-campaigns artillery.bombard.stream-bridge")
def test_walls_and_trees_weaken_a_bombardment_and_streams_do_not() -> None:
    battery = {"fr_i_art1": "3950", "fr_ii_art1": "3950"}
    both = "fr-i-art1", "fr-ii-art1"
    assert strength(guns(**battery, pr_iv_13="3948"), *both, target="3948") == 2
    battery = {"fr_i_art1": "3463", "fr_i_art2": "3463"}
    both = "fr-i-art1", "fr-i-art2"
    assert strength(guns(**battery, pr_iv_13="3465"), *both, target="3465") == 4
    battery = {"fr_g_art2": "3745"}
    game = guns(**battery, pr_iv_13="3945")
    assert "stream" in game.ground.marks("3745", "3845")
    assert strength(game, "fr-g-art2", target="3945") == 5


@rule("last-campaigns disorganisation.halves")
def test_disorganised_guns_fire_at_half() -> None:
    assert strength(guns(fr_i_art1=f"{GUNS} x", pr_iv_13=TARGET)) == 2


@rule("last-campaigns advanced.artillery.stacked-target")
def test_several_units_that_are_no_guns_make_a_better_target() -> None:
    assert strength(guns(pr_iv_13=TARGET, pr_iv_14=TARGET)) == 6
    assert strength(guns(pr_iv_13=TARGET, pr_iv_art1=TARGET)) == 4
    assert strength(guns(pr_iv_13=TARGET, pr_iv_14=TARGET, options=BASIC)) == 4


@rule("last-campaigns advanced.artillery.range-three")
def test_at_three_hexes_guns_fire_at_half_and_round_down() -> None:
    game = guns(fr_g_art2=FAR, fr_g_art1="3951", pr_iv_13=TARGET, pr_iv_14="3948")
    assert strength(game, "fr-g-art2") == 2
    assert strength(game, "fr-g-art1", target="3948") == 0


# What it does.


@rule("last-campaigns artillery.bombard.first-loss")
@rule("last-campaigns artillery.bombard.no-return")
@rule("last-campaigns artillery.bombard.no-retreat")
def test_the_first_loss_disorganises_the_stack_and_nobody_answers() -> None:
    game = guns(pr_iv_13=TARGET, pr_iv_14=TARGET, options=BASIC, dice=[3, 4])
    referee = after(game, Bombard("fr-i-art1", TARGET))
    assert referee.is_over
    assert referee.fact("fire.volley")["losses"] == 1
    assert game.disorganised == {"pr-iv-13", "pr-iv-14"}
    assert not game.losses
    assert referee.keys.count("fire.volley") == 1


@rule("last-campaigns artillery.bombard.first-loss")
def test_further_losses_are_steps() -> None:
    game = guns(pr_iv_13=TARGET, dice=[4, 6])
    after(game, Bombard("fr-i-art1", TARGET))
    assert game.losses == {"pr-iv-13": 1}
    assert game.disorganised == {"pr-iv-13"}


@rule("last-campaigns artillery.bombard.repeat-disorganisation")
def test_a_stack_in_disorder_is_not_disorganised_again() -> None:
    game = guns(pr_iv_13=f"{TARGET} x", dice=[3, 4])
    referee = after(game, Bombard("fr-i-art1", TARGET))
    assert "unit.disorganised" not in referee.keys
    assert not game.losses


@rule("last-campaigns leader.loss.trigger")
def test_a_leader_is_in_danger_only_if_steps_are_lost() -> None:
    game = guns(pr_iv_13=TARGET, bulow=TARGET, dice=[4, 6, 1, 1])
    assert "leader.risk" in after(game, Bombard("fr-i-art1", TARGET)).keys
    game = guns(pr_iv_13=TARGET, bulow=TARGET, dice=[3, 4])
    assert "leader.risk" not in after(game, Bombard("fr-i-art1", TARGET)).keys


# Enfilade.


@rule("last-campaigns enfilade.bonus")
@rule("last-campaigns enfilade.line")
def test_guns_opposite_to_a_friend_fire_along_the_line() -> None:
    game = guns(fr_g_art2=GUNS, fr_i_quiot=NORTH, pr_iv_13=TARGET)
    assert is_line_enfilade(game, GUNS, TARGET)
    assert strength(game, "fr-g-art2", enfilading=["fr-g-art2"]) == 8
    assert not is_line_enfilade(guns(fr_i_quiot="5348", pr_iv_13=TARGET), GUNS, TARGET)
    assert not is_line_enfilade(guns(pr_iv_13=TARGET), GUNS, TARGET)


@rule("last-campaigns enfilade.line")
def test_a_bombardment_along_the_line_is_half_as_strong_again() -> None:
    game = guns(fr_i_quiot=NORTH, pr_iv_13=TARGET, dice=[1, 1])
    referee = after(game, Bombard("fr-i-art1", TARGET))
    assert referee.fact("fire.volley")["strength"] == 6


@rule("last-campaigns enfilade.line.corner")
@pytest.mark.parametrize(("friend", "lined_up"), [("5148", False), ("5147", True), ("5348", True)])
def test_a_shot_through_a_corner_comes_from_the_farther_side(friend: str, lined_up: bool) -> None:
    game = guns(fr_i_art1=CORNER, fr_i_quiot=friend, pr_iv_13=TARGET)
    assert sorted(entries(game, CORNER, TARGET)) == ["5148", SOUTH]
    assert is_line_enfilade(game, CORNER, TARGET) is lined_up


@rule("last-campaigns enfilade.immune")
def test_a_town_cannot_be_enfiladed() -> None:
    game = guns(fr_g_art2="3950", fr_i_quiot="3947", pr_iv_13="3948")
    assert not is_line_enfilade(game, "3950", "3948")
    assert strength(game, "fr-g-art2", target="3948") == 1


@rule("last-campaigns enfilade.line.scope")
def test_guns_in_an_assault_enfilade_too() -> None:
    game = guns(fr_i_art1=SOUTH, fr_i_quiot=NORTH, pr_iv_art1=TARGET)
    assert is_line_enfilade(game, SOUTH, TARGET)


@rule("last-campaigns enfilade.square.condition")
@rule("last-campaigns enfilade.square.owner-chooses")
def test_infantry_that_stays_in_square_suffers_more_and_is_not_charged() -> None:
    game = guns(fr_i_bruno="5448", pr_iv_13=TARGET, dice=[1, 1])
    referee = after(game, Bombard("fr-i-art1", TARGET))
    assert referee.decision is not None
    assert referee.decision.seat == ALLIED
    assert referee.options == (StaySquare(), StayLine())
    referee.choose(StaySquare())
    assert referee.fact("fire.volley")["strength"] == 6
    assert referee.is_over


@rule("last-campaigns enfilade.square.refused")
@rule("last-campaigns enfilade.square.no-square")
@rule("last-campaigns reaction.trigger-bombardment")
def test_infantry_that_keeps_its_line_may_be_charged_at_once_and_forms_no_square() -> None:
    game = guns(fr_i_bruno="5448", pr_iv_13=TARGET, dice=[1, 1, 1, 1, 1, 1, 1])
    referee = after(game, Bombard("fr-i-art1", TARGET), StayLine())
    assert referee.fact("fire.volley")["strength"] == 4
    referee.choose(React("fr-i-bruno", "5348"))
    assert [t.facts["why"] for t in referee.told if t.key == "morale.test"] == ["reaction"]
    assert referee.fact("reaction.lost")["hex"] == TARGET
    assert game.where["fr-i-bruno"] == "5448"
    assert game.disorganised == {"fr-i-bruno"}


@rule("last-campaigns enfilade.square.condition")
@pytest.mark.parametrize("cavalry", ["5448 x", "5548"])
def test_cavalry_in_disorder_or_out_of_reach_threatens_nobody(cavalry: str) -> None:
    game = guns(fr_i_bruno=cavalry, pr_iv_13=TARGET, dice=[1, 1])
    assert after(game, Bombard("fr-i-art1", TARGET)).is_over


@rule("last-campaigns enfilade.square.condition")
def test_only_infantry_is_caught_between_guns_and_cavalry() -> None:
    game = guns(fr_i_bruno="5448", pr_iv_art1=TARGET, dice=[1, 1])
    assert after(game, Bombard("fr-i-art1", TARGET)).is_over


# Facing.


@rule("last-campaigns artillery.facing")
def test_guns_laid_on_one_enemy_do_not_fire_at_another_who_comes_in_beside_them() -> None:
    game = guns(pr_iv_13=SOUTH)
    note_facing(game)
    assert game.faced == {"fr-i-art1": (SOUTH,)}
    assert is_laid_elsewhere(game, "fr-i-art1", ["5250"])
    assert not is_laid_elsewhere(game, "fr-i-art1", [SOUTH])
    assert not is_laid_elsewhere(game, "fr-i-art1", ["5250", SOUTH])


@rule("last-campaigns artillery.facing.alone")
def test_guns_with_no_enemy_beside_them_fire_at_whoever_comes() -> None:
    game = guns(pr_iv_13=TARGET)
    note_facing(game)
    assert not is_laid_elsewhere(game, "fr-i-art1", [SOUTH])


@rule("last-campaigns enfilade.immune")
def test_infantry_in_a_town_need_not_choose_between_square_and_line() -> None:
    game = guns(fr_i_art1="3950", fr_i_bruno="3949", pr_iv_13="3948", dice=[1, 1])
    assert after(game, Bombard("fr-i-art1", "3948")).is_over
