"""[retreat.one-hex] Retreats, and what they cost."""

import pytest

from estafette.games.last_campaigns.actions import FallBack, Go, MoveOn, Take
from estafette.games.last_campaigns.affairs import Exchange
from estafette.games.last_campaigns.disorder import leave_zoc
from estafette.games.last_campaigns.fate import move
from estafette.games.last_campaigns.retreat import fall_back, retreat
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army, Side
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee, rule

from .fighting import (
    ATTACK,
    CHATEAU,
    FAR_NORTH,
    FAR_SOUTH,
    HERE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    YARD,
    field,
)
from .marching import segment


def beaten(
    game: Game, *, voluntary: bool = False, attacker: Side = ALLIED, start: str = HERE
) -> Referee:
    """The units in a hex have to go, whoever drove them off."""
    game.exchange = Exchange("assault", attacker, start)
    return Referee(game, retreat(game, game.at(start), voluntary=voluntary, start=start))


@rule("last-campaigns retreat.one-hex")
def test_a_retreat_is_one_hex_wherever_the_owner_likes() -> None:
    referee = beaten(field(fr_ii_soye=HERE, pr_i_2=FAR_NORTH))

    assert set(referee.options) == {
        FallBack(hex_) for hex_ in (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
    }
    referee.choose(FallBack(SOUTH))
    assert referee.is_over
    assert referee.game.where["fr-ii-soye"] == SOUTH


@rule("last-campaigns retreat.one-hex", "last-campaigns leader.retreat-with")
def test_a_stack_goes_together_and_its_leader_with_it() -> None:
    referee = beaten(field(fr_ii_soye=HERE, fr_ii_campy=HERE, reille=HERE))

    referee.choose(FallBack(SOUTH))

    assert set(referee.game.at(SOUTH)) == {"fr-ii-soye", "fr-ii-campy"}
    assert referee.game.leaders["reille"] == SOUTH


@rule("last-campaigns retreat.blocked")
def test_nobody_retreats_into_the_enemy() -> None:
    referee = beaten(field(fr_ii_soye=HERE, pr_i_2=NORTH))

    assert referee.refusal(FallBack(NORTH)).rule == "retreat.blocked"


@rule("last-campaigns retreat.impassable")
def test_nobody_retreats_to_a_hex_that_is_not_adjacent() -> None:
    referee = beaten(field(fr_ii_soye=HERE))

    assert referee.refusal(FallBack(FAR_NORTH)).rule == "retreat.impassable"


def surrounded(**pieces: str) -> Game:
    return field(
        pr_i_1=NORTH,
        pr_i_2=NORTH_EAST,
        pr_i_3=SOUTH_EAST,
        pr_i_4=SOUTH,
        pr_ii_5=SOUTH_WEST,
        **pieces,
    )


@rule("last-campaigns retreat.blocked", "last-campaigns retreat.impassable")
def test_who_finds_no_way_out_is_eliminated() -> None:
    referee = beaten(surrounded(fr_ii_soye=HERE, pr_ii_6=NORTH_WEST))

    assert referee.is_over
    assert "fr-ii-soye" not in referee.game.where
    assert "retreat.cut-off" in referee.keys


@rule("last-campaigns movement.exit.by-retreat")
def test_who_is_driven_off_the_map_is_lost_for_good() -> None:
    game = field(fr_ii_soye="0101", pr_i_1="0102", pr_i_2="0201")

    referee = beaten(game, start="0101")

    assert referee.is_over
    assert game.gone == ("fr-ii-soye",)


@rule("last-campaigns chateau.no-retreat-into")
def test_nobody_retreats_into_a_chateau_that_is_held() -> None:
    game = field(fr_ii_soye=YARD, fr_ii_campy=CHATEAU)
    referee = beaten(game, start=YARD)
    assert referee.refusal(FallBack(CHATEAU)).rule == "chateau.no-retreat-into"

    referee = beaten(field(fr_ii_soye=YARD), start=YARD)
    assert FallBack(CHATEAU) in referee.options


@rule("last-campaigns chateau.no-retreat")
def test_a_garrison_stays_where_it_is() -> None:
    game = field(fr_ii_campy=CHATEAU)

    referee = beaten(game, start=CHATEAU)

    assert referee.is_over
    assert game.where["fr-ii-campy"] == CHATEAU


@rule(
    "last-campaigns retreat.overstack.disorganise",
    "last-campaigns retreat.overstack.excess-moves-on",
)
def test_too_many_in_one_hex_are_disorganised_and_the_surplus_goes_on() -> None:
    game = field(fr_ii_soye=HERE, fr_ii_campy=HERE, fr_ii_bauduin=SOUTH)
    referee = beaten(game, voluntary=True)

    referee.choose(FallBack(SOUTH))
    assert game.disorganised == {"fr-ii-soye", "fr-ii-campy", "fr-ii-bauduin"}
    assert referee.refusal(MoveOn("fr-ii-bauduin")).rule == "retreat.overstack.excess-moves-on"
    referee.choose(MoveOn("fr-ii-campy"))
    assert referee.refusal(FallBack(HERE)).rule == "retreat.overstack.excess-moves-on"
    referee.choose(FallBack(SOUTH_WEST))

    assert referee.is_over
    assert game.where["fr-ii-campy"] == SOUTH_WEST


@rule("last-campaigns retreat.zoc-loss")
@pytest.mark.parametrize(("also", "losses"), [("fr_ii_campy", 1), ("fr_ii_hubert", 0)])
def test_a_stack_without_cavalry_loses_a_step_in_an_enemy_zone(also: str, losses: int) -> None:
    game = field(fr_ii_soye=f"{HERE} 1", pr_i_2=FAR_NORTH, **{also: HERE})
    referee = beaten(game, voluntary=True)

    referee.choose(FallBack(NORTH))

    assert len(game.eliminated) == losses


@rule("last-campaigns retreat.foot-artillery.defending")
def test_foot_artillery_that_defends_is_destroyed() -> None:
    game = field(fr_ii_soye=HERE, fr_ii_art1=HERE)
    referee = beaten(game)

    assert "fr-ii-art1" in game.eliminated
    referee.choose(FallBack(SOUTH))
    assert game.where == {"fr-ii-soye": SOUTH}


@rule("last-campaigns retreat.foot-artillery.attacking")
def test_foot_artillery_that_attacks_stays() -> None:
    game = field(fr_ii_soye=HERE, fr_ii_art1=HERE, reille=HERE)
    referee = beaten(game, attacker=FRENCH)

    referee.choose(FallBack(SOUTH))

    assert game.where == {"fr-ii-soye": SOUTH, "fr-ii-art1": HERE}
    assert game.leaders["reille"] == HERE


@rule("last-campaigns retreat.foot-artillery.defending")
def test_horse_artillery_gets_away_and_so_does_foot_artillery_of_its_own_will() -> None:
    game = field(fr_ii_hart=HERE)
    beaten(game).choose(FallBack(SOUTH))
    assert game.where == {"fr-ii-hart": SOUTH}

    game = field(fr_ii_art1=HERE)
    beaten(game, voluntary=True).choose(FallBack(SOUTH))
    assert game.where == {"fr-ii-art1": SOUTH}


@rule("last-campaigns guard.recoil.morale", "last-campaigns guard.recoil.level")
def test_the_recoil_of_the_guard_shakes_the_whole_army() -> None:
    game = field(fr_g_morand=HERE)

    beaten(game)

    assert game.recoiled
    assert game.level_changes == {Army.FRENCH: -10}


@rule("last-campaigns guard.recoil.level")
@pytest.mark.parametrize("state", ["broken", "shattered"])
def test_the_level_stays_if_an_allied_army_has_already_broken(state: str) -> None:
    game = field(fr_g_morand=HERE, facts={state: (Army.PRUSSIAN,)})

    beaten(game)

    assert game.recoiled
    assert game.level_changes == {}


@rule("last-campaigns guard.recoil.morale")
def test_neither_the_young_guard_nor_a_free_choice_shakes_anybody() -> None:
    game = field(fr_g_guye=HERE)
    beaten(game)
    assert not game.recoiled

    game = field(fr_g_morand=HERE)
    beaten(game, voluntary=True)
    assert not game.recoiled


@rule("last-campaigns guard.recoil.morale", "last-campaigns guard.recoil.level")
def test_the_guard_recoils_once() -> None:
    game = field(fr_g_morand=HERE, facts={"recoiled": True})

    beaten(game)

    assert game.level_changes == {}


def choose_ground(game: Game) -> Referee:
    game.exchange = Exchange("assault", ALLIED, HERE)
    return Referee(game, fall_back(game, {HERE: game.at(HERE)}, voluntary=True))


@rule("last-campaigns advanced.retreat.voluntary-test", "last-campaigns advanced.retreat.one-die")
def test_one_die_is_compared_with_the_morale_of_each_unit() -> None:
    game = field(fr_ii_soye=HERE, fr_ii_campy=f"{HERE} 1", dice=[4])

    choose_ground(game)

    assert game.disorganised == {"fr-ii-campy"}


@rule("last-campaigns advanced.retreat.one-die")
def test_two_stacks_that_retreat_share_the_die() -> None:
    game = field(fr_ii_soye=f"{HERE} 1", fr_ii_campy=f"{NORTH} 1", dice=[4, 1])
    game.exchange = Exchange("assault", FRENCH, SOUTH)

    stacks = {HERE: ["fr-ii-soye"], NORTH: ["fr-ii-campy"]}
    Referee(game, fall_back(game, stacks, voluntary=True))

    assert game.disorganised == {"fr-ii-soye", "fr-ii-campy"}
    assert game.dice.loaded == [1]


@rule("last-campaigns advanced.retreat.involuntary")
def test_who_is_beaten_is_always_disorganised() -> None:
    game = field(fr_ii_soye=HERE, fr_ii_campy=HERE)

    beaten(game)

    assert game.disorganised == {"fr-ii-soye", "fr-ii-campy"}


@rule(
    "last-campaigns advanced.retreat.voluntary-test",
    "last-campaigns advanced.retreat.involuntary",
    "last-campaigns advanced.default",
)
def test_without_that_rule_retreats_keep_their_order() -> None:
    without = {"disorganised-retreat": "no"}
    game = field(fr_ii_soye=f"{HERE} 1", dice=[6], options=without)
    choose_ground(game)
    assert (game.disorganised, game.dice.loaded) == (frozenset(), [6])

    game = field(fr_ii_soye=HERE, options=without)
    beaten(game)
    assert game.disorganised == frozenset()


@rule("last-campaigns advanced.retreat.last-to-leave-zoc")
@pytest.mark.parametrize(
    ("others", "disorganised"),
    [({}, {"fr-ii-hubert"}), ({"fr_ii_soye": HERE}, set[str]())],
)
def test_the_last_to_leave_an_enemy_zone_keeps_its_order_on_its_morale(
    others: dict[str, str], disorganised: set[str]
) -> None:
    game = field(fr_ii_hubert=HERE, pr_i_2=NORTH, dice=[5], **others)
    move(game, "fr-ii-hubert", SOUTH)

    leave_zoc(game, ["fr-ii-hubert"], HERE)

    assert game.disorganised == disorganised


@rule("last-campaigns advanced.retreat.last-to-leave-zoc")
def test_who_leaves_a_hex_far_from_the_enemy_tests_nothing() -> None:
    game = field(fr_ii_hubert=HERE, dice=[6])
    move(game, "fr-ii-hubert", SOUTH)

    leave_zoc(game, ["fr-ii-hubert"], HERE)

    assert game.dice.loaded == [6]


@rule("last-campaigns option.rout.unit")
def test_a_retreat_of_their_own_will_may_end_in_rout() -> None:
    game = field(fr_ii_soye=f"{HERE} 1", dice=[6], options={"rout": "yes"})

    choose_ground(game)

    assert "fr-ii-soye" not in game.where


@rule("last-campaigns option.rout.unit", "last-campaigns advanced.retreat.last-to-leave-zoc")
def test_who_routs_as_it_marches_off_goes_no_further() -> None:
    game = field(
        fr_ii_hubert=f"{HERE} 1",
        reille=HERE,
        pr_i_2=NORTH,
        orders=ATTACK | {"fr-ii": f"withdrawal {SOUTH}"},
        options={"rout": "yes"},
        dice=[6],
    )
    referee = segment(game)

    referee.choose(Take("fr-ii-hubert"), Go(FAR_SOUTH))

    assert "fr-ii-hubert" not in game.where
    assert "morale.rout" in referee.keys
