"""[13] Rally."""

from typing import Any

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Rally, RallyPair, Restore, StandAside
from estafette.games.last_campaigns.morale import morale
from estafette.games.last_campaigns.rally import rally_units
from estafette.games.last_campaigns.sides import FRENCH
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.losing import fallen
from tests.games.last_campaigns.position import give, given
from tests.referee import Referee, rule

NIGHT = 5  # 21:00 at Wavre, the first night turn
HEX = "6018"  # La Baraque


def reserve(turn: int = NIGHT, dice: tuple[int, ...] = (), **pieces: Any) -> Game:
    """The French IV Corps in Reserve behind Wavre, with two of its units lost at 16:00."""
    game = given("wavre", dice=dice, facts={"turn": turn}, gerard=HEX, **pieces)
    give(game, "fr-iv", "reserve")
    fallen(game, "fr-iv-rome", "fr-iv-schaeffer")
    return game


def rallying(game: Game) -> Referee:
    return Referee(game, rally_units(game, FRENCH))


@rule("last-campaigns rally.eligibility")
def test_nobody_rallies_before_the_first_night_turn() -> None:
    game = reserve(turn=2)
    assert rallying(game).is_over  # only Pass is left
    game.turn = NIGHT
    assert Rally("fr-iv-rome") in rallying(game).options


@rule("last-campaigns rally.eligibility")
def test_a_night_turn_before_the_loss_does_not_count() -> None:
    game = reserve(turn=13)  # 05:00
    game.eliminated = {"fr-iv-rome": 12, "fr-iv-schaeffer": 11}
    assert rallying(game).is_over
    game.eliminated = {"fr-iv-rome": 12, "fr-iv-schaeffer": 10}
    referee = rallying(game)
    assert referee.refusal(Rally("fr-iv-rome")).key == "rally.too-early"
    assert Rally("fr-iv-schaeffer") in referee.options


@rule("last-campaigns rally.reserve-needed", "last-campaigns order.reserve.needed-for-rally")
def test_the_formation_must_be_in_reserve() -> None:
    game = reserve()
    fallen(game, "fr-iii-billard")
    game.leaders["vandamme"] = HEX
    give(game, "fr-iii", "defence 6018")
    referee = rallying(game)
    assert referee.refusal(Rally("fr-iii-billard")).rule == "rally.reserve-needed"


@rule("last-campaigns rally.leader-unseen")
def test_a_leader_whom_the_enemy_sees_rallies_nobody() -> None:
    game = reserve(turn=16, fr_iii_billard="6020")
    referee = rallying(game)
    assert Rally("fr-iv-rome") in referee.options
    game = reserve(turn=16, pr_iii_9="6017")
    assert rallying(game).is_over


@rule("last-campaigns rally.placement", "last-campaigns rally.two-per-turn")
def test_two_units_come_back_reduced_to_their_leader() -> None:
    game = reserve()
    fallen(game, "fr-iv-desprez")
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"), Rally("fr-iv-schaeffer"))
    assert referee.is_over
    assert game.at(HEX) == ("fr-iv-rome", "fr-iv-schaeffer")
    assert game.losses["fr-iv-rome"] == 1
    assert list(game.eliminated) == ["fr-iv-desprez"]


@rule("last-campaigns rally.two-per-turn")
def test_a_third_unit_waits_for_the_next_turn() -> None:
    game = reserve()
    fallen(game, "fr-iv-desprez", "fr-iii-billard")
    game.leaders["vandamme"] = "6120"
    give(game, "fr-iii", "reserve")
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"), Rally("fr-iv-schaeffer"))
    assert referee.refusal(Rally("fr-iv-desprez")).rule == "rally.two-per-turn"


@rule("last-campaigns rally.displaces")
def test_units_in_the_way_stand_aside() -> None:
    game = reserve(fr_iv_desprez=HEX, fr_iv_toussaint=HEX)
    beside = game.ground.neighbours[HEX][0]
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"), StandAside("fr-iv-desprez", beside))
    referee.choose(Rally("fr-iv-schaeffer"), StandAside("fr-iv-toussaint", beside))
    assert set(game.at(HEX)) == {"fr-iv-rome", "fr-iv-schaeffer"}
    assert set(game.at(beside)) == {"fr-iv-desprez", "fr-iv-toussaint"}


@rule("last-campaigns rally.displaces")
def test_where_nobody_can_stand_aside_nobody_rallies() -> None:
    game = reserve(fr_iv_desprez=HEX, fr_iv_toussaint=HEX)
    others = [u for u in game.printed.units if u.startswith("fr-iii-")]
    beside = game.ground.neighbours[HEX]
    for hex_, one, two in zip(beside, others[::2], others[1::2], strict=False):
        game.stacks[hex_] = (one, two)
        game.where |= {one: hex_, two: hex_}
    game.stacks[beside[-1]] = ("fr-ii-soye", "fr-ii-piat")
    game.where |= {"fr-ii-soye": beside[-1], "fr-ii-piat": beside[-1]}
    assert rallying(game).is_over


@rule("last-campaigns rally.leader-busy")
def test_a_leader_who_rallies_is_of_no_other_use() -> None:
    game = reserve(fr_iv_desprez=HEX)
    before = morale(game, "fr-iv-desprez")
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"), Pass())
    assert morale(game, "fr-iv-desprez") == before - 1


def demoralised(dice: tuple[int, ...]) -> Game:
    game = reserve(dice=dice)
    fallen(game, "fr-iv-hulot", "fr-iv-desprez")
    assert sum(game.unit(unit).front for unit in game.eliminated) >= 14
    return game


@rule("last-campaigns rally.demoralised-roll", "last-campaigns rally.demoralised-fail")
def test_the_demoralised_rally_on_four_or_less() -> None:
    game = demoralised((4, 5))
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"))
    game.eliminated = {**game.eliminated, "fr-iv-toussaint": 0}  # still demoralised
    referee.choose(Rally("fr-iv-schaeffer"))
    assert game.where == {"fr-iv-rome": HEX}
    assert game.gone == ("fr-iv-schaeffer",)


@rule("last-campaigns rally.demoralised-counts")
def test_rolls_that_fail_count_all_the_same() -> None:
    game = demoralised((5, 6))
    referee = rallying(game)
    referee.choose(Rally("fr-iv-rome"), Rally("fr-iv-schaeffer"))
    assert referee.is_over
    assert game.rallied == {"gerard": 2}


def batteries(dice: tuple[int, ...] = (), **pieces: Any) -> Game:
    game = given("wavre", dice=dice, facts={"turn": NIGHT}, gerard=HEX, vandamme=HEX, **pieces)
    give(game, "fr-iv", "reserve")
    give(game, "fr-iii", "reserve")
    fallen(game, "fr-iv-hart", "fr-iii-hart")
    return game


@rule("last-campaigns rally.one-step-pair")
def test_two_units_of_one_step_make_one() -> None:
    game = batteries()
    referee = rallying(game)
    assert referee.refusal(Rally("fr-iv-hart")).rule == "rally.one-step-pair"
    wrong: Any = RallyPair("fr-iv-hart", "fr-iv-rome")
    assert referee.refusal(wrong).key == "rally.not-alike"
    referee.choose(RallyPair("fr-iv-hart", "fr-iii-hart"))
    assert referee.is_over
    assert game.where == {"fr-iv-hart": HEX}
    assert game.gone == ("fr-iii-hart",)
    assert game.rallied == {"gerard": 2}


@rule("last-campaigns rally.one-step-pair-demoralised")
def test_in_a_demoralised_corps_both_must_roll() -> None:
    for dice, back, gone in (
        ((4, 4), ["fr-iv-hart"], ("fr-iii-hart",)),
        ((4, 5), [], ("fr-iii-hart",)),
        ((5, 5), [], ("fr-iv-hart", "fr-iii-hart")),
    ):
        game = batteries(dice)
        game.limit_changes = {"fr-iv": -14, "fr-iii": -14}
        referee = rallying(game)
        referee.choose(RallyPair("fr-iv-hart", "fr-iii-hart"))
        assert list(game.where) == back
        assert game.gone == gone


@rule("last-campaigns steps.huge.rally-on-map")
def test_a_huge_unit_on_its_third_step_recovers_where_it_stands() -> None:
    game = given("wavre", facts={"turn": 1}, thielemann="5208", pr_iii_9="5208 2")
    give(game, "pr-iii", "reserve")
    referee = Referee(game, rally_units(game, FRENCH.enemy))
    referee.choose(Restore("pr-iii-9"))
    assert game.losses["pr-iii-9"] == 1


@rule("last-campaigns steps.huge.rally-on-map")
def test_a_huge_unit_out_of_command_does_not() -> None:
    game = given("wavre", facts={"turn": 1}, thielemann="4209", pr_iii_9="5208 2")
    give(game, "pr-iii", "reserve")
    assert Referee(game, rally_units(game, FRENCH.enemy)).is_over
