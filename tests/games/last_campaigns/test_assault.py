"""[assault.when] Who may assault, who must, and whom first."""

import pytest

from estafette.engine import Pass, Sheet
from estafette.games.last_campaigns.actions import Assault, GiveGround, Lose, Stand
from estafette.games.last_campaigns.assault import assault_segment
from estafette.games.last_campaigns.eyes import may_inspect
from estafette.games.last_campaigns.imagine import hidden
from estafette.games.last_campaigns.sides import ALLIED
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.view import view
from estafette.games.last_campaigns.zones import is_in_enemy_zoc, is_in_zoc
from tests.referee import Referee, rule

from .fighting import (
    ATTACK,
    CHATEAU,
    FAR_NORTH,
    HERE,
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_EAST,
    YARD,
    field,
)

DEFENCE = ATTACK | {"fr-ii": f"defence {FAR_NORTH}"}
MARCH = ATTACK | {"fr-i": f"march {FAR_NORTH}", "fr-ii": f"march {FAR_NORTH}"}


def segment(game: Game) -> Referee:
    return Referee(game, assault_segment(game))


@rule("last-campaigns assault.when", "last-campaigns assault.eligibility")
def test_who_charged_or_bombarded_does_not_assault() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_hubert=NORTH_EAST,
        fr_ii_hart=SOUTH,
        reille=NORTH,
        pr_i_2=HERE,
        facts={"charged": frozenset({"fr-ii-hubert"}), "bombarded": frozenset({"fr-ii-hart"})},
        orders=MARCH,
    )
    referee = segment(game)

    assert referee.options == (Assault(NORTH, HERE), Pass())
    assert referee.refusal(Assault(NORTH_EAST, HERE)).rule == "assault.eligibility"
    assert referee.refusal(Assault(SOUTH, HERE)).rule == "assault.eligibility"


@rule("last-campaigns assault.eligibility")
def test_only_activated_units_beside_an_enemy_assault() -> None:
    game = field(
        fr_ii_soye=NORTH, fr_i_quiot=SOUTH, fr_ii_campy=FAR_NORTH, reille=NORTH, pr_i_2=HERE
    )
    game.active = ("fr-ii",)
    game.commands.pop("fr-ii")
    game.commands |= field(orders=MARCH).commands
    referee = segment(game)

    assert referee.refusal(Assault(SOUTH, HERE)).key == "assault.not-activated"
    assert referee.refusal(Assault(FAR_NORTH, HERE)).key == "assault.nobody"


@rule("last-campaigns assault.compulsory")
@pytest.mark.parametrize("order", ["attack", "probe"])
def test_even_cavalry_must_assault_under_attack_and_probe(order: str) -> None:
    orders = ATTACK | {"fr-ii": order}
    game = field(fr_ii_hubert=NORTH, reille=NORTH, pr_i_2=HERE, orders=orders, dice=[1, 1, 1, 1])

    referee = segment(game)

    assert "assault.begins" in referee.keys


@rule("last-campaigns assault.voluntary-otherwise")
def test_others_may_leave_it_at_that() -> None:
    game = field(fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, orders=MARCH)
    referee = segment(game)

    referee.choose(Pass())

    assert referee.is_over
    assert not game.assaulted


@rule("last-campaigns assault.voluntary-otherwise")
def test_an_order_may_forbid_it_altogether() -> None:
    game = field(fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, orders=DEFENCE)

    referee = segment(game)

    assert referee.is_over
    assert not game.assaulted


@rule("last-campaigns chateau.never-compelled", "last-campaigns chateau.normal-zoc")
def test_a_garrison_need_not_assault_but_controls_the_hexes_around_it() -> None:
    game = field(fr_ii_soye=CHATEAU, reille=CHATEAU, aa_i_chalkett=YARD)
    referee = segment(game)

    assert Pass() in referee.options
    assert all(is_in_zoc(game, hex_, game.acting) for hex_ in game.ground.neighbours[CHATEAU])


@rule("last-campaigns chateau.ignores-zoc")
def test_no_zone_of_control_reaches_into_a_chateau() -> None:
    game = field(fr_ii_soye=CHATEAU, aa_i_chalkett=YARD)

    assert not is_in_enemy_zoc(game, "fr-ii-soye")
    assert is_in_enemy_zoc(game, "aa-i-chalkett")


@rule("last-campaigns chateau.normal-zoc")
def test_a_garrison_must_be_attacked_like_anybody_else() -> None:
    game = field(fr_ii_soye=YARD, reille=YARD, aa_i_chalkett=CHATEAU, dice=[1, 1, 1, 1])

    referee = segment(game)

    assert "assault.begins" in referee.keys


@rule("last-campaigns assault.one-target")
def test_a_stack_assaults_one_enemy_stack_only() -> None:
    game = field(
        fr_ii_soye=HERE,
        reille=HERE,
        pr_i_2=NORTH,
        pr_i_3=SOUTH,
        fr_ii_campy=SOUTH_EAST,
        orders=MARCH,
    )
    referee = segment(game)

    referee.choose(Assault(HERE, NORTH))

    assert referee.refusal(Assault(HERE, SOUTH)).rule == "assault.one-target"


@rule("last-campaigns assault.spread")
def test_nobody_joins_an_assault_while_another_enemy_beside_him_is_left_alone() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_campy=NORTH_EAST,
        reille=NORTH,
        pr_i_2=HERE,
        pr_i_3=SOUTH_EAST,
        dice=[1] * 8,
    )
    referee = segment(game)

    referee.choose(Assault(NORTH, HERE))

    assert referee.keys.count("assault.begins") == 2  # the second had no choice
    assert referee.fact("assault.begins")["hex"] == SOUTH_EAST


@rule("last-campaigns assault.spread")
def test_the_reason_names_the_enemy_who_is_left_alone() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_campy=NORTH_EAST,
        reille=NORTH,
        pr_i_2=HERE,
        pr_i_3=SOUTH_EAST,
        orders=MARCH,
    )
    referee = segment(game)

    referee.choose(Assault(NORTH, HERE))

    assert referee.refusal(Assault(NORTH_EAST, HERE)).rule == "assault.spread"


@rule("last-campaigns assault.spread", "last-campaigns assault.multiple-stacks")
def test_once_all_are_assaulted_anybody_may_join() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_campy=NORTH_EAST,
        fr_i_quiot="5546",
        drouet_d_erlon="5546",
        reille=NORTH,
        pr_i_2=HERE,
        pr_i_3=SOUTH_EAST,
        orders=MARCH,
    )
    referee = segment(game)

    referee.choose(Assault(NORTH, HERE), Assault("5546", SOUTH_EAST))

    assert Assault(NORTH_EAST, HERE) in referee.options


@rule("last-campaigns assault.priority", "last-campaigns chateau.must-attack-first")
def test_infantry_assaults_a_chateau_first_and_cavalry_does_not_mind() -> None:
    pieces = {"aa_i_chalkett": CHATEAU, "aa_i_byng": "1919"}
    game = field(fr_ii_soye=YARD, reille=YARD, orders=MARCH, **pieces)
    referee = segment(game)
    assert referee.refusal(Assault(YARD, "1919")).rule == "chateau.must-attack-first"

    game = field(fr_ii_hubert=YARD, reille=YARD, orders=MARCH, **pieces)
    referee = segment(game)
    assert Assault(YARD, "1919") in referee.options


@rule("last-campaigns chateau.must-attack-first")
def test_a_chateau_already_assaulted_binds_nobody() -> None:
    game = field(
        aa_i_chalkett=CHATEAU,
        aa_i_byng="1919",
        fr_ii_soye=YARD,
        fr_ii_campy="2018",
        reille=YARD,
        orders=MARCH,
    )
    referee = segment(game)

    referee.choose(Assault("2018", CHATEAU))

    assert Assault(YARD, "1919") in referee.options


@rule("last-campaigns assault.priority")
def test_an_hq_comes_last() -> None:
    game = field(
        fr_ii_soye=HERE,
        reille=HERE,
        pr_i_2=NORTH,
        orders=MARCH,
        hqs={"prussian": SOUTH},
    )
    referee = segment(game)

    assert referee.refusal(Assault(HERE, SOUTH)).rule == "assault.priority"


@rule("last-campaigns assault.priority")
def test_an_hq_alone_falls_without_a_shot() -> None:
    game = field(fr_ii_soye=HERE, reille=HERE, orders=MARCH, hqs={"prussian": SOUTH})
    referee = segment(game)

    referee.choose(Assault(HERE, SOUTH))

    assert not game.hqs
    assert "fire.volley" not in referee.keys


@rule("last-campaigns artillery.assault.with-others")
def test_guns_assault_only_with_infantry_or_cavalry() -> None:
    game = field(fr_ii_art1=NORTH, fr_ii_soye=NORTH_EAST, reille=NORTH, pr_i_2=HERE, orders=MARCH)
    referee = segment(game)
    assert referee.refusal(Assault(NORTH, HERE)).rule == "artillery.assault.with-others"

    referee.choose(Assault(NORTH_EAST, HERE))

    assert Assault(NORTH, HERE) in referee.options


@rule("last-campaigns artillery.never-compelled")
def test_guns_may_be_held_out_of_the_assault_of_their_stack() -> None:
    game = field(fr_ii_art1=NORTH, fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, orders=ATTACK)
    referee = segment(game)
    assert referee.options == (Assault(NORTH, HERE), Assault(NORTH, HERE, guns=False))

    referee.choose(Assault(NORTH, HERE, guns=False))

    begun = next(told for told in referee.told if told.key == "assault.begins")
    assert begun.facts["units"] == ["fr-ii-soye"]
    assert "fr-ii-art1" not in game.assaulted


@rule("last-campaigns artillery.never-compelled", "last-campaigns artillery.assault.with-others")
def test_guns_are_held_back_only_where_there_are_guns_and_others() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH_EAST, reille=NORTH, pr_i_2=HERE, orders=MARCH)
    referee = segment(game)
    assert referee.refusal(Assault(NORTH, HERE, guns=False)).key == "assault.no-guns"
    assert referee.refusal(Assault(NORTH_EAST, HERE, guns=False)).key == "assault.no-guns"


@rule(
    "last-campaigns assault.multiple-stacks",
    "last-campaigns assault.multiple-stacks.defence",
    "last-campaigns assault.exchange",
)
def test_two_stacks_fire_as_one_and_are_fired_on_once() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_bauduin=NORTH_EAST,
        reille=NORTH,
        pr_iii_10=HERE,
        dice=[1, 1, 1, 1],
    )
    referee = segment(game)

    referee.choose(Assault(NORTH, HERE))

    volleys = [told.facts for told in referee.told if told.key == "fire.volley"]
    assert [(volley["side"], volley["strength"]) for volley in volleys] == [
        ("french", 11),
        ("allied", 4),
    ]


@rule(
    "last-campaigns assault.whole-hex",
    "last-campaigns assault.exchange",
    "last-campaigns combat.losses.simultaneous",
    "last-campaigns general.simultaneous-fire",
)
def test_defenders_who_are_wiped_out_have_fired_all_the_same() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_ii_bauduin=NORTH,
        reille=NORTH,
        aa_i_detmers=f"{HERE} 1",
        aa_i_hart=HERE,
        dice=[6, 6, 6, 6, 1, 1, 1],
    )
    referee = segment(game)
    referee.choose(Pass(), Stand(), Stand(), Lose("fr-ii-soye"))

    assert not game.at(HERE)
    assert referee.fact("fire.volley")["side"] == "allied"
    assert referee.fact("fire.volley")["losses"] > 0


@rule("last-campaigns combat.attacker-defender")
def test_whoever_is_activated_attacks() -> None:
    game = field(
        aa_i_kielmansegge=NORTH,
        orange=NORTH,
        fr_ii_soye=HERE,
        acting=ALLIED,
        dice=[4, 4, 4, 4],
    )
    segment(game)

    assert game.exchange is not None
    assert game.exchange.attacker is ALLIED
    assert game.exchange.defenders == ("fr-ii-soye",)


@rule("last-campaigns assault.eligibility")
def test_a_unit_assaults_once_in_an_action() -> None:
    game = field(fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, dice=[1, 1, 1, 1])
    segment(game)

    referee = segment(game)

    assert referee.is_over
    assert "assault.begins" not in referee.keys[3:]


@rule("last-campaigns retreat.choice-sequence", "last-campaigns retreat.eligibility")
def test_one_side_decides_and_then_the_other() -> None:
    game = field(fr_ii_soye=NORTH, reille=NORTH, pr_iii_10=HERE, dice=[4, 4, 4, 4])
    referee = segment(game)

    assert referee.decision is not None
    assert (referee.decision.key, referee.decision.seat) == ("retreat.whether", "french")
    referee.choose(Stand())
    assert (referee.decision.key, referee.decision.seat) == ("retreat.whether", "allied")
    referee.choose(GiveGround())
    assert referee.decision.key == "retreat.where"


@rule("last-campaigns order.success.not-attacked")
def test_who_is_assaulted_is_known_to_have_been_attacked() -> None:
    game = field(fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, dice=[1, 1, 1, 1])

    segment(game)

    assert game.attacked == {"pr-i-2"}


@rule("last-campaigns stacking.inspect", "last-campaigns combat.procedure")
def test_who_attacks_is_known_until_the_combat_is_over() -> None:
    """The last enemy who saw the stack is gone before it advances: it lies open all the same."""
    game = field(
        fr_ii_soye=NORTH, fr_ii_campy=NORTH, reille=FAR_NORTH, pr_i_art1=HERE, dice=[6, 6, 1, 1]
    )
    referee = segment(game)

    assert referee.decision is not None
    referee.choose(Stand())

    assert "pr-i-art1" not in game.where
    assert referee.decision.key == "advance.who"
    assert not may_inspect(game, ALLIED, NORTH)
    assert combat_of(game).facts["attackers"] == ("fr-ii-soye", "fr-ii-campy")
    assert hidden(game, ALLIED) == frozenset()

    referee.choose(Pass())

    assert hidden(game, ALLIED) == {"fr-ii-campy"}


def combat_of(game: Game) -> Sheet:
    return next(sheet for sheet in view(game, ALLIED).sheets if sheet.key == "sheet.combat")
