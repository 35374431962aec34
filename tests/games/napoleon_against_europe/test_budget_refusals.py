"""[budget.build] What a budget refuses, whoever asks for it, and the clause that says why."""

import pytest

from estafette.engine import Action
from estafette.games.napoleon_against_europe.actions import (
    Build,
    Deploy,
    Go,
    Receive,
    Restore,
    Strength,
    Withdraw,
)
from estafette.games.napoleon_against_europe.embassy import table_bonus
from estafette.games.napoleon_against_europe.minors import minor_steps
from estafette.games.napoleon_against_europe.placement import building_ports
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    FRANCE,
    RUSSIA,
    SERBS,
    TURKEY,
    Side,
)
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.budgeting import asked, offered, opened, refused
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import rule


def mixed() -> Game:
    """French, Dutch and Portuguese corps on the map, full and reduced, and some in reserve."""
    game = bare()
    put(game, "paris", "fr-elite-1", "fr-elite-2", general="ney", reduced=["fr-elite-2"])
    put(game, "amsterdam", "corps-hollande", reduced=["corps-hollande"])
    put(game, "lisbonne", "corps-portugal", reduced=["corps-portugal"])
    game.reserve = frozenset(["fr-corps-9", "corps-suisse", "davout", "charles", "corps-naples"])
    return game


@rule("napoleon-against-europe budget.restore")
@pytest.mark.parametrize(
    ("corps", "key"),
    [
        ("fr-elite-1", "build.at-full-strength"),
        ("corps-hollande", "build.not-his"),
        ("fr-corps-9", "build.not-his"),
    ],
)
def test_a_power_restores_its_own_reduced_corps_and_nothing_else(corps: str, key: str) -> None:
    game = opened(mixed(), FRANCE)
    assert refused(game, Restore(corps)).key == key
    assert Restore("fr-elite-2") in offered(game)


@rule("napoleon-against-europe budget.minor.free-choice")
@pytest.mark.parametrize(
    ("expense", "key"),
    [
        (Build("fr-corps-9"), "build.not-of-side"),
        (Build("corps-naples"), "build.not-of-side"),
        (Build("corps-hollande"), "build.not-in-reserve"),
        (Restore("corps-portugal"), "build.not-of-side"),
        (Restore("fr-elite-2"), "build.not-of-side"),
        (Restore("corps-suisse"), "build.not-of-side"),
        (Deploy("davout"), "build.not-of-side"),
        (Deploy("charles"), "build.not-of-side"),
    ],
)
def test_the_steps_of_the_minors_are_for_the_minors_of_the_side(expense: Action, key: str) -> None:
    game = opened(mixed(), EMPIRE)
    assert refused(game, expense).key == key
    assert {Build("corps-suisse"), Restore("corps-hollande")} <= set(offered(game))


@rule("napoleon-against-europe budget.generals.deploy")
def test_no_power_deploys_the_generals_of_another() -> None:
    game = opened(mixed(), FRANCE)
    assert refused(game, Deploy("charles")).key == "build.not-his"


@rule("napoleon-against-europe budget.costs")
def test_a_corps_comes_with_one_step_or_two_and_the_purse_is_named() -> None:
    game = opened(mixed(), FRANCE)
    referee = asked(game)
    referee.choose(Build("fr-corps-9"), Go("lille"))
    for steps in (0, 3):
        assert referee.refusal(Strength(steps)).key == "build.steps-of-corps"
    referee.choose(Strength(1))
    game.resources = {**game.resources, FRANCE: 2}
    refusal = refused(game, Restore("fr-elite-2"))
    assert (refusal.key, refusal.facts) == ("build.too-dear", {"cost": 1.5, "purse": 1})


@rule("napoleon-against-europe budget.place.fleets")
def test_a_fleet_needs_a_port_of_its_own_that_no_enemy_holds() -> None:
    game = bare()
    fleets = [each for each in game.printed.pieces_of[TURKEY] if each in game.printed.fleets]
    game.reserve = frozenset(fleets)
    opened(game, TURKEY)
    game.resources = {**game.resources, TURKEY: 20}
    assert Build(fleets[0]) in offered(game)
    flag(game, FRANCE, *building_ports(game, TURKEY))
    refusal = refused(game, Build(fleets[0]))
    assert (refusal.rule, refusal.key) == ("budget.place.fleets", "build.no-port")


@rule("napoleon-against-europe budget.army.special")
@rule("napoleon-against-europe budget.army.create")
def test_each_counter_that_finds_no_place_is_told_why() -> None:
    game = bare()
    game.reserve = frozenset(["cavalerie-de-la-garde", "grande-armee", "depot-france-1"])
    opened(game, FRANCE)
    for piece, clause in (
        ("cavalerie-de-la-garde", "budget.army.special"),
        ("grande-armee", "budget.army.create"),
    ):
        assert refused(game, Build(piece)).rule == clause
    game.sieges = dict.fromkeys([*game.printed.fortresses, "paris"], 1)
    assert refused(game, Build("depot-france-1")).rule == "budget.army.depots"


@rule("napoleon-against-europe budget.army.create")
@pytest.mark.parametrize(("army", "is_let"), [("grande-armee", False), ("", True)])
def test_an_army_is_not_made_an_army_once_more(army: str, is_let: bool) -> None:
    game = bare()
    put(game, "paris", "fr-elite-1", general="napoleon", army=army)
    game.reserve = frozenset(["armee-d-italie"])
    opened(game, FRANCE)
    assert (Build("armee-d-italie") in offered(game)) is is_let


@rule("napoleon-against-europe budget.withdraw")
def test_a_side_whose_minors_have_nobody_in_the_field_withdraws_nobody() -> None:
    game = bare()
    game.reserve = frozenset(["corps-suisse"])
    opened(game, EMPIRE)
    assert Withdraw() not in offered(game)
    put(game, "amsterdam", "corps-hollande")
    assert Withdraw() in offered(game)


@rule("napoleon-against-europe budget.minor.revolts-count")
def test_a_revolt_counts_for_the_coalition_alone() -> None:
    game = bare()
    before = (minor_steps(game, EMPIRE), minor_steps(game, COALITION))
    game.owner = {**game.owner, "serbie": SERBS}
    assert minor_steps(game, EMPIRE) == before[0]
    assert minor_steps(game, COALITION) == before[1] + 1  # the fourth minor


@rule("napoleon-against-europe budget.transfer")
@pytest.mark.parametrize(("half_points", "is_let"), [(1, False), (2, True)])
def test_a_power_gives_its_last_whole_point_but_no_half(half_points: int, is_let: bool) -> None:
    game = opened(bare(), AUSTRIA)
    game.resources = {**game.resources, RUSSIA: half_points}
    assert (Receive(RUSSIA) in offered(game)) is is_let


@rule("napoleon-against-europe diplomacy.bonus-table")
def test_a_country_without_a_line_in_the_table_gives_no_bonus() -> None:
    game = bare()
    listed = {line.country for line in game.printed.tables.diplomacy.bonus}
    others = [country for country in game.status if country not in listed]
    assert others
    assert {table_bonus(game, side, each) for side in Side for each in others} == {0}
