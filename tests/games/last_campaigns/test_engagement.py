"""[assault.exchange] Strengths, choices and tests in a round of assault."""

import pytest

from estafette.games.last_campaigns.actions import GiveGround, Lose, Stand
from estafette.games.last_campaigns.affairs import Exchange
from estafette.games.last_campaigns.engagement import (
    cannot_give_ground,
    fight,
    halved,
    in_order,
    situation,
)
from estafette.games.last_campaigns.flank import is_flanked
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Side
from estafette.games.last_campaigns.state import Game
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
    STREAM_TOWN,
    TOWN,
    YARD,
    assault,
    attack_of,
    defence_of,
    field,
)


@rule("last-campaigns retreat.voluntary.halving")
@pytest.mark.parametrize(("losses", "half"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_retreat_halves_losses_and_spares_a_single_one(losses: int, half: int) -> None:
    assert halved(losses) == half


@pytest.mark.parametrize(
    ("attacker", "defender", "first"),
    [
        ("fr_ii_art1", "pr_i_4", ALLIED),
        ("fr_ii_campy", "pr_i_art1", FRENCH),
        ("fr_ii_art1", "pr_i_art1", FRENCH),
        ("fr_ii_campy", "pr_i_4", FRENCH),
    ],
)
@rule(
    "last-campaigns retreat.choice-order.one-without-artillery",
    "last-campaigns retreat.choice-order.otherwise",
)
def test_who_alone_has_no_guns_decides_first_and_else_the_attacker(
    attacker: str, defender: str, first: Side
) -> None:
    game = field(fr_ii_soye=NORTH, pr_i_2=HERE, **{attacker: NORTH, defender: HERE})

    assert in_order(game, assault(game, HERE, NORTH))[0] is first


def weight_of(game: Game, exchange: Exchange, side: Side, under_fire: bool) -> int:
    """What the situation adds to the morale of a side."""
    return sum([amount for _, amount in situation(game, exchange, side, under_fire)])


def round_of(game: Game, *starts: str, target: str = HERE) -> Referee:
    exchange = game.exchange = assault(game, target, *starts)
    return Referee(game, fight(game, exchange, (), [target]))


@rule("last-campaigns retreat.eligibility")
def test_a_side_without_losses_may_not_retreat() -> None:
    game = field(fr_ii_soye=NORTH, pr_i_2=HERE)
    refusal = cannot_give_ground(game, assault(game, HERE, NORTH), ALLIED, {ALLIED: 0, FRENCH: 2})

    assert refusal is not None
    assert refusal.rule == "retreat.eligibility"


@rule("last-campaigns retreat.voluntary.halving", "last-campaigns retreat.eligibility")
def test_when_one_gives_ground_both_lose_half() -> None:
    game = field(fr_ii_soye=NORTH, aa_i_bylandt=HERE, dice=[4, 5, 4, 5, 1])
    referee = round_of(game, NORTH)

    referee.choose(GiveGround())

    assert game.losses == {}
    assert referee.decision is not None
    assert referee.decision.key == "retreat.where"


@rule("last-campaigns retreat.no-voluntary.full-losses", "last-campaigns retreat.choice-sequence")
def test_when_nobody_gives_ground_losses_are_full() -> None:
    game = field(fr_ii_soye=NORTH, aa_i_bylandt=HERE, dice=[4, 5, 4, 5, 1, 1])
    referee = round_of(game, NORTH)

    referee.choose(Stand(), Stand())

    assert game.losses == {"fr-ii-soye": 1, "aa-i-bylandt": 1}


@rule("last-campaigns retreat.involuntary.test", "last-campaigns retreat.involuntary.second-skips")
def test_when_the_first_has_to_retreat_the_second_does_not_test() -> None:
    game = field(fr_ii_soye=NORTH, aa_i_bylandt=HERE, dice=[4, 5, 4, 5, 6])
    referee = round_of(game, NORTH)

    referee.choose(Stand(), Stand())

    assert referee.keys.count("morale.test") == 1
    assert referee.fact("morale.test")["side"] == "french"
    assert referee.decision is not None
    assert referee.decision.key == "retreat.where"


@rule("last-campaigns retreat.involuntary.test")
def test_when_the_first_stands_the_second_tests() -> None:
    game = field(fr_ii_soye=NORTH, aa_i_bylandt=HERE, dice=[4, 5, 4, 5, 3, 6])
    referee = round_of(game, NORTH)

    referee.choose(Stand(), Stand())

    assert referee.fact("morale.test")["side"] == "allied"
    assert referee.decision is not None
    assert referee.decision.seat == "allied"


@rule("last-campaigns retreat.elimination-not-retreat")
def test_a_side_whose_enemy_is_wiped_out_still_tests() -> None:
    game = field(fr_ii_bauduin=NORTH, pr_iii_10=f"{HERE} 1", dice=[6, 4, 6, 4, 5])
    referee = round_of(game, NORTH)

    referee.choose(Stand(), Stand())

    assert not game.at(HERE)
    assert referee.decision is not None
    assert (referee.decision.key, referee.decision.seat) == ("retreat.where", "french")


@rule("last-campaigns chateau.no-retreat")
def test_a_garrison_neither_gives_ground_nor_tests() -> None:
    game = field(fr_ii_soye=YARD, fr_ii_bauduin=YARD, aa_i_bylandt=CHATEAU, dice=[4, 3, 1, 1])
    exchange = assault(game, CHATEAU, YARD)
    refusal = cannot_give_ground(game, exchange, ALLIED, {ALLIED: 1, FRENCH: 0})
    assert refusal is not None
    assert refusal.rule == "chateau.no-retreat"

    referee = round_of(game, YARD, target=CHATEAU)

    assert referee.is_over
    assert game.losses == {"aa-i-bylandt": 1}
    assert game.where["aa-i-bylandt"] == CHATEAU


@rule("last-campaigns order.withdrawal.must-retreat")
def test_who_withdraws_must_give_ground() -> None:
    game = field(
        fr_ii_soye=NORTH,
        pr_iii_10=HERE,
        orders=ATTACK | {"pr-iii": f"withdrawal {SOUTH}"},
        dice=[5, 4, 1, 1, 1],
    )

    referee = round_of(game, NORTH)

    assert "retreat.gives-ground" in referee.keys


@rule("last-campaigns morale.mod.artillery-fire")
@pytest.mark.parametrize(("fired_on", "extra"), [(True, -1), (False, 0)])
def test_guns_lower_the_morale_of_those_they_fire_on(fired_on: bool, extra: int) -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, pr_i_2=HERE)

    assert weight_of(game, assault(game, HERE, NORTH), ALLIED, fired_on) == extra


@rule("last-campaigns morale.mod.artillery-fire")
def test_whoever_has_guns_against_him_tests_with_one_less() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, pr_i_2=HERE, dice=[4, 3, 1, 1, 4])
    referee = round_of(game, NORTH)

    referee.choose(Stand())

    assert referee.fact("morale.test")["value"] == 2
    assert referee.fact("morale.reckoned")["sum"] == [
        ("morale.base", 4),
        ("morale.step-lost", -1),
        ("morale.artillery", -1),
    ]


@rule("last-campaigns morale.mod.flank", "last-campaigns assault.flank.definition")
def test_defenders_in_flank_are_worse_by_two_and_attackers_are_not() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_campy=SOUTH, pr_iii_10=HERE)
    exchange = assault(game, HERE, NORTH, SOUTH)
    exchange.flanked = is_flanked(game, FRENCH, HERE, [NORTH, SOUTH], ["fr-ii-soye"])

    assert weight_of(game, exchange, ALLIED, False) == -2
    assert weight_of(game, exchange, FRENCH, False) == 0


@pytest.mark.parametrize(
    ("attacking", "idle", "flanked"),
    [
        ([NORTH], [SOUTH_EAST], True),
        ([NORTH, NORTH_EAST], [], False),
        ([NORTH, NORTH_EAST, SOUTH_EAST], [], False),
        ([NORTH], [NORTH_EAST], False),
        ([NORTH, SOUTH], [], True),
        ([NORTH], [], False),
    ],
)
@rule("last-campaigns assault.flank.definition")
def test_pressure_from_two_separate_sides_is_a_flank_attack(
    attacking: list[str], idle: list[str], flanked: bool
) -> None:
    brigades = ["fr-i-quiot", "fr-i-bourgeois", "fr-i-schmitz"]
    pieces = dict(zip(brigades, [*attacking, *idle], strict=False))
    game = field(pr_i_2=HERE, **{unit.replace("-", "_"): hex_ for unit, hex_ in pieces.items()})

    assert is_flanked(game, FRENCH, HERE, attacking, list(pieces)) is flanked


@rule("last-campaigns assault.flank.immune")
def test_a_town_has_no_flank() -> None:
    game = field(pr_i_2=TOWN, fr_i_quiot="0434", fr_i_bourgeois=STREAM_TOWN)

    assert not is_flanked(game, FRENCH, TOWN, ["0434", STREAM_TOWN], ["fr-i-quiot"])


@rule("last-campaigns chateau.no-flank", "last-campaigns assault.flank.immune")
def test_a_garrison_has_no_flank_but_two_units_have() -> None:
    game = field(aa_i_chalkett=CHATEAU, fr_i_quiot="2016", fr_i_bourgeois="2018")
    starts = ["2016", "2018"]
    assert not is_flanked(game, FRENCH, CHATEAU, starts, ["fr-i-quiot"])

    game = field(aa_i_chalkett=CHATEAU, aa_i_byng=CHATEAU, fr_i_quiot="2016", fr_i_bourgeois="2018")
    assert is_flanked(game, FRENCH, CHATEAU, starts, ["fr-i-quiot"])


@rule("last-campaigns order.withdrawal.flank", "last-campaigns order.withdrawal.flank-not-in-town")
@pytest.mark.parametrize(
    ("hex_", "attacker", "flanked"),
    [("2018", "fr-ii-hubert", True), ("2018", "fr-ii-soye", False), (HERE, "fr-ii-hubert", False)],
)
def test_cavalry_takes_a_column_on_the_road_in_flank(
    hex_: str, attacker: str, flanked: bool
) -> None:
    orders = ATTACK | {"aa-i": f"withdrawal {SOUTH}"}
    game = field(aa_i_bylandt=hex_, orders=orders)

    assert is_flanked(game, FRENCH, hex_, [NORTH], [attacker]) is flanked


@rule("last-campaigns guard.retreat-test")
def test_the_guard_in_the_combat_is_felt_by_the_other_side_alone() -> None:
    game = field(fr_g_friant=NORTH, pr_i_2=HERE)
    exchange = assault(game, HERE, NORTH)

    assert weight_of(game, exchange, ALLIED, False) == -1
    assert weight_of(game, exchange, FRENCH, False) == 0


@rule("last-campaigns retreat.blocked", "last-campaigns retreat.eligibility")
def test_nobody_gives_ground_without_somewhere_to_go() -> None:
    game = field(
        pr_i_2=HERE,
        fr_ii_soye=NORTH,
        fr_ii_campy=NORTH_EAST,
        fr_ii_bauduin=SOUTH_EAST,
        fr_i_quiot=SOUTH,
        fr_i_nogues="5345",
        fr_i_brue="5344",
    )
    refusal = cannot_give_ground(game, assault(game, HERE, NORTH), ALLIED, {ALLIED: 2, FRENCH: 0})

    assert refusal is not None
    assert refusal.rule == "retreat.blocked"


@rule("last-campaigns assault.multiple-stacks", "last-campaigns combat.losses.owner-chooses")
def test_the_owner_spreads_losses_over_all_attacking_stacks() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_campy=NORTH_EAST, pr_i_2=HERE, dice=[1, 1, 4, 3])
    referee = round_of(game, NORTH, NORTH_EAST)

    referee.choose(Stand())

    assert set(referee.options) == {Lose("fr-ii-soye"), Lose("fr-ii-campy")}


def test_the_exchange_lies_open_on_the_table() -> None:
    game = field(fr_ii_soye=NORTH, pr_i_2=HERE, dice=[1, 1, 4, 4])
    round_of(game, NORTH)

    exchange = game.exchange
    assert isinstance(exchange, Exchange)
    assert exchange.fire == {FRENCH: 5, ALLIED: 9}
    assert exchange.dice == {FRENCH: 2, ALLIED: 8}


@rule("last-campaigns enfilade.line.scope")
def test_guns_that_assault_along_a_line_fire_with_half_as_much_again() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, pr_i_2=HERE)
    assert attack_of(game, HERE, NORTH) == 9

    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, fr_ii_campy=SOUTH, pr_i_2=HERE)
    assert attack_of(game, HERE, NORTH) == 11


@rule("last-campaigns enfilade.line.scope")
def test_guns_that_defend_enfilade_only_if_they_do_so_to_all_attackers() -> None:
    without = {"heavy-guns": "no"}
    pieces = {"pr_i_art1": HERE, "pr_i_4": FAR_NORTH, "fr_ii_soye": NORTH, "fr_ii_campy": SOUTH}
    game = field(options=without, **pieces)

    assert defence_of(game, HERE, NORTH) == 8  # 7.5
    assert defence_of(game, HERE, NORTH, SOUTH) == 5


@rule("last-campaigns artillery.facing")
def test_guns_laid_on_another_enemy_keep_silent() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=HERE)
    game.faced = {"pr-iii-art1": (SOUTH,)}
    assert defence_of(game, HERE, NORTH) == 4

    game.faced = {"pr-iii-art1": (NORTH,)}
    assert defence_of(game, HERE, NORTH) == 12
