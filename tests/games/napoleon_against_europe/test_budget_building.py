"""[budget.build] [budget.place.land] What is built, what it costs, where it is placed."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Build, Deploy, Go, Restore, Strength
from estafette.games.napoleon_against_europe.fate import come_back, send_home
from estafette.games.napoleon_against_europe.production import books_of, price, price_of_step
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    TURKEY,
)
from tests.games.napoleon_against_europe.budgeting import (
    asked,
    opened,
    refused,
    spent,
)
from tests.games.napoleon_against_europe.position import bare, put, store, table
from tests.referee import rule


@rule("napoleon-against-europe budget.build", "napoleon-against-europe budget.costs")
def test_a_unit_of_the_reserve_is_built_whole_or_reduced() -> None:
    game = bare()
    game.reserve = frozenset(["fr-corps-9", "fr-corps-10"])
    opened(game, FRANCE)
    referee = asked(game)
    assert referee.refusal(Build("fr-corps-11")).key == "build.not-in-reserve"
    assert referee.refusal(Build("au-corps-1")).key == "build.not-his"
    referee.choose(Build("fr-corps-9"), Go("paris"), Strength(1))
    assert (game.steps["fr-corps-9"], game.resources[FRANCE]) == (1, 26)
    spent(game, Build("fr-corps-10"), Go("lille"), Strength(2))
    assert (game.steps["fr-corps-10"], game.resources[FRANCE]) == (2, 22)
    assert game.forces["fr-corps-10"].zone == "lille"
    assert not game.reserve


@rule("napoleon-against-europe budget.costs")
@pytest.mark.parametrize(
    ("corps", "points"),
    [
        ("fr-corps-9", 1),
        ("fr-elite-1", 1.5),
        ("fr-garde", 2),
        ("fr-cavalerie", 2.5),
        ("au-cavalerie", 2),
        ("fr-gn-1", 0.5),
        ("au-landwehr-1", 0.5),
        ("pr-garde", 1.5),
    ],
)
def test_a_step_costs_by_its_arm_and_its_stars(corps: str, points: float) -> None:
    game = opened(bare(), FRANCE)
    assert price_of_step(game, corps) / 2 == points
    assert price(game, corps, 2) / 2 == 2 * points


@rule("napoleon-against-europe budget.costs")
def test_nothing_is_built_on_credit() -> None:
    game = bare()
    game.reserve = frozenset(["tu-corps-1"])
    opened(game, TURKEY)
    game.resources = {**game.resources, TURKEY: 2}
    referee = asked(game)
    referee.choose(Build("tu-corps-1"), Go("constantinople"))
    assert game.steps["tu-corps-1"] == 1  # a second step would be too dear
    game.reserve = frozenset(["tu-corps-2"])
    assert refused(game, Build("tu-corps-2")).key == "build.too-dear"


@rule(
    "napoleon-against-europe budget.costs",
    "napoleon-against-europe budget.place.cavalry",
    "napoleon-against-europe example 7.3.2",
)
def test_the_french_cavalry_costs_five_and_joins_an_army_on_a_reinforcement_zone() -> None:
    """[budget.elite-cavalry-cost]"""
    game = bare()
    put(game, "munich", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "paris", "fr-elite-2", general="ney")
    game.reserve = frozenset(["fr-cavalerie"])
    opened(game, FRANCE)
    assert refused(game, Build("fr-cavalerie")).rule in (
        "budget.place.cavalry",
        "army.cavalry-only-in-army",
    )
    put(game, "metz", "fr-elite-3", general="massena", army="armee-d-italie")
    spent(game, Build("fr-cavalerie"), Strength(2))
    assert "fr-cavalerie" in game.forces["armee-d-italie"].corps
    assert game.resources[FRANCE] == 28 - 10


@rule("napoleon-against-europe budget.fleets", "napoleon-against-europe budget.place.fleets")
def test_france_builds_one_fleet_a_year_and_england_as_many_as_it_likes() -> None:
    """[d.budget.fleet-limit]"""
    game = bare()
    game.reserve = frozenset(
        ["fleet-ganteaume", "fleet-allemand", "fleet-ball", "fleet-keith", "fleet-nelson"]
    )
    opened(game, FRANCE)
    referee = asked(game)
    referee.choose(Build("fleet-ganteaume"))
    assert referee.refusal(Go("cadix")).rule == "budget.place.connected"
    referee.choose(Go("brest"))
    assert game.fleets["fleet-ganteaume"].where == "brest"
    assert refused(game, Build("fleet-allemand")).rule == "budget.fleets"
    game.queue = (ENGLAND,)
    game.resources = {**game.resources, ENGLAND: 30}
    for fleet in ("fleet-ball", "fleet-keith", "fleet-nelson"):
        spent(game, Build(fleet), Go("portsmouth"))
    assert game.resources[ENGLAND] == 0


@rule("napoleon-against-europe budget.restore")
def test_reduced_units_are_restored_on_reinforcement_zones_without_limit() -> None:
    game = bare()
    three = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    put(game, "paris", *three, general="davout", reduced=three)
    put(game, "munich", "fr-elite-4", reduced=["fr-elite-4"])
    put(game, "lille", "fr-elite-5")
    opened(game, FRANCE)
    for corps in three:
        spent(game, Restore(corps))
    assert [game.steps[corps] for corps in three] == [2, 2, 2]
    assert game.resources[FRANCE] == 28 - 9
    referee = asked(game)
    assert referee.refusal(Restore("fr-elite-4")).key == "build.not-on-reinforcement-zone"
    assert Restore("fr-elite-5") not in referee.options


@rule("napoleon-against-europe budget.restore", "napoleon-against-europe budget.army.reinforce")
def test_an_army_abroad_in_supply_has_two_steps_cavalry_included() -> None:
    game = bare()
    three = ("fr-elite-1", "fr-elite-2", "fr-cavalerie")
    put(game, "munich", *three, general="napoleon", army="grande-armee", reduced=three)
    opened(game, FRANCE)
    spent(game, Restore("fr-cavalerie"))
    assert game.resources[FRANCE] == 28 - 5
    spent(game, Restore("fr-elite-1"))
    refusal = refused(game, Restore("fr-elite-2"))
    assert refusal.rule == "budget.army.reinforce"
    assert refusal.key == "build.army-has-had"


@rule("napoleon-against-europe budget.army.reinforce")
def test_an_army_out_of_supply_receives_nothing() -> None:
    game = bare()
    put(
        game,
        "leopoldstadt",
        "fr-elite-1",
        general="napoleon",
        army="grande-armee",
        reduced=["fr-elite-1"],
    )
    game.reserve = frozenset(["depot-france-1"])
    opened(game, FRANCE)
    referee = asked(game)
    assert referee.refusal(Restore("fr-elite-1")).key == "place.army-unsupplied"
    referee.choose(Build("depot-france-1"))
    assert Go("leopoldstadt") not in referee.options


@rule(
    "napoleon-against-europe budget.army.reinforce",
    "napoleon-against-europe budget.restore",
    "napoleon-against-europe example 1806",
)
def test_an_army_abroad_whose_corps_are_whole_cannot_be_reinforced() -> None:
    game = bare()
    put(game, "ulm", "fr-cavalerie", "fr-elite-1", general="napoleon", army="grande-armee")
    game.reserve = frozenset(["fr-elite-2"])
    opened(game, FRANCE)
    referee = asked(game)
    assert not any(isinstance(each, Restore) for each in referee.options)
    referee.choose(Build("fr-elite-2"))
    assert Go("ulm") not in referee.options


@rule("napoleon-against-europe budget.generals.deploy")
def test_a_general_is_deployed_free_with_a_unit_on_a_reinforcement_zone() -> None:
    game = bare()
    game.reserve = frozenset(["soult"])
    opened(game, FRANCE)
    assert refused(game, Deploy("soult")).rule == "budget.generals.deploy"
    put(game, "lille", "fr-elite-1")
    put(game, "munich", "fr-elite-2")  # abroad, without an army
    referee = asked(game)
    referee.choose(Deploy("soult"))
    assert referee.is_over
    assert game.forces["soult"].zone == "lille"
    assert game.resources[FRANCE] == 28


@rule("napoleon-against-europe budget.generals.minor-units")
def test_a_general_may_lead_a_minor_s_corps_at_its_home() -> None:
    game = bare()
    put(game, "munich", "corps-baviere")
    game.reserve = frozenset(["soult"])
    opened(game, FRANCE)
    spent(game, Deploy("soult"))
    assert game.forces["soult"].corps == ("corps-baviere",)
    game = bare()
    put(game, "hanovre", "corps-baviere")  # not in its own country
    game.reserve = frozenset(["soult"])
    opened(game, FRANCE)
    assert refused(game, Deploy("soult")).key == "build.no-force-for"


@rule("napoleon-against-europe budget.army.create", "napoleon-against-europe example 1806")
def test_turkey_s_four_points_are_an_army_and_a_corps() -> None:
    game = bare()
    put(game, "constantinople", "tu-janissaires", general="grand-vizir")
    game.reserve = frozenset(["armee-turque", "tu-corps-1"])
    opened(game, TURKEY)
    spent(game, Build("armee-turque"))
    spent(game, Build("tu-corps-1"), Go("constantinople"), Strength(2))
    assert game.resources[TURKEY] == 0


@rule("napoleon-against-europe budget.costs", "napoleon-against-europe example 1806")
def test_prussia_s_five_points_are_its_guard_and_two_steps() -> None:
    game = table("1805")
    opened(game, PRUSSIA)
    spent(game, Build("pr-garde"), Go("magdebourg"), Strength(2))
    spent(game, Restore("pr-corps-4"))
    spent(game, Restore("pr-corps-5"))
    assert game.resources[PRUSSIA] == 0


@rule("napoleon-against-europe budget.costs", "napoleon-against-europe example 1806")
def test_austria_s_twelve_points_are_an_army_and_five_corps() -> None:
    game = bare()
    five = [f"au-corps-{number}" for number in range(1, 6)]
    put(game, "vienne", five[0], general="charles")
    game.reserve = frozenset(["armee-d-allemagne", *five[1:], "au-corps-6"])
    opened(game, AUSTRIA)
    spent(game, Build("armee-d-allemagne"))
    for corps in [*five[1:], "au-corps-6"]:
        spent(game, Build(corps), Go("vienne"), Strength(2))
    assert game.resources[AUSTRIA] == 0
    assert len(game.forces["armee-d-allemagne"].corps) == 6


@rule(
    "napoleon-against-europe budget.costs",
    "napoleon-against-europe budget.army.depots",
    "napoleon-against-europe example 1806",
)
def test_russia_s_twelve_points_rebuild_koutouzov() -> None:
    game = bare()
    put(
        game,
        "brest-litovsk",
        "ru-elite-1",
        "ru-elite-2",
        general="koutouzov",
        army="1re-armee",
        reduced=["ru-elite-1"],
    )
    put(game, "vilna", "ru-corps-6", general="benningsen")
    five = [f"ru-corps-{number}" for number in range(1, 6)]
    game.reserve = frozenset([*five, "depot-russie-1"])
    opened(game, RUSSIA)
    spent(game, Restore("ru-elite-1"))
    spent(game, Build("depot-russie-1"), Go("brest-litovsk"))
    for corps in five[:2]:
        spent(game, Build(corps), Go("vilna"), Strength(2))
    for corps in five[2:]:
        spent(game, Build(corps), Go("brest-litovsk"), Strength(2))
    assert game.resources[RUSSIA] == 0
    army = game.forces["1re-armee"]
    assert sum(game.steps[corps] for corps in army.corps) == 10


@rule("napoleon-against-europe budget.generals.deploy", "napoleon-against-europe example 1806")
def test_france_s_fourteen_points_are_two_depots_and_five_corps_with_generals() -> None:
    game = bare()
    put(game, "ulm", "fr-cavalerie", "fr-elite-8", general="napoleon", army="grande-armee")
    elite = ["fr-elite-1", "fr-elite-2", "fr-elite-3"]
    game.reserve = frozenset(
        [*elite, "fr-corps-9", "fr-corps-10", "davout", "soult", "depot-france-1", "depot-france-2"]
    )
    opened(game, FRANCE)
    for depot in ("depot-france-1", "depot-france-2"):
        spent(game, Build(depot), Go("ulm"))
    spent(game, Build(elite[0]), Go("strasbourg"), Strength(2))
    spent(game, Deploy("davout"), Go("strasbourg"))
    for corps in (elite[1], elite[2]):
        spent(game, Build(corps), Go("strasbourg"), Strength(2))
    spent(game, Build("fr-corps-9"), Go("liege"), Strength(2))
    spent(game, Deploy("soult"), Go("liege"))
    spent(game, Build("fr-corps-10"), Go("liege"), Strength(2))
    assert game.resources[FRANCE] == 0
    assert game.forces["davout"].corps == tuple(elite)
    assert game.forces["soult"].corps == ("fr-corps-9", "fr-corps-10")


@rule("napoleon-against-europe foreign-war.after", "napoleon-against-europe siege.result.honours")
def test_who_comes_back_costs_nothing_and_comes_as_he_left() -> None:
    game = bare()
    put(game, "ulm", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    send_home(game, "ney")
    game.returning = (*game.returning, "fr-corps-10")  # from a foreign war: whole
    opened(game, FRANCE)
    assert "ney" in game.reserve
    spent(game, Build("fr-corps-9"), Go("paris"))
    spent(game, Build("fr-corps-10"), Go("lille"))
    assert (game.steps["fr-corps-9"], game.steps["fr-corps-10"]) == (1, 2)
    assert game.resources[FRANCE] == 28
    assert game.returning == ()


@rule("napoleon-against-europe foreign-war.after")
def test_who_is_not_placed_in_that_budget_is_in_the_reserve() -> None:
    game = bare()
    game.returning = ("fr-corps-9",)
    opened(game, FRANCE)
    spent(game, Pass())
    assert game.returning == ()
    assert "fr-corps-9" in game.reserve
    come_back(game, "fr-corps-9")
    assert "fr-corps-9" in game.reserve


@rule("napoleon-against-europe budget.army.depots")
def test_a_depot_at_home_is_no_army_s_depot() -> None:
    game = bare()
    put(game, "paris", "fr-elite-1", general="napoleon", army="grande-armee")
    store(game, "lille", "depot-france-6")
    game.reserve = frozenset([f"depot-france-{number}" for number in (1, 2, 3)])
    opened(game, FRANCE)
    for number in (1, 2, 3):
        spent(game, Build(f"depot-france-{number}"), Go("paris"))
    assert books_of(game).depots == {}


@rule("napoleon-against-europe budget.minor.steps")
def test_a_minor_s_corps_has_no_more_steps_than_are_left() -> None:
    game = bare()
    game.reserve = frozenset(["corps-baviere"])
    opened(game, EMPIRE)
    books_of(game).minor_steps[EMPIRE] = 1
    referee = asked(game)
    referee.choose(Build("corps-baviere"))
    if referee.decision.key == "budget.where":
        referee.choose(Go("munich"))
    assert referee.is_over
    assert game.steps["corps-baviere"] == 1
    assert books_of(game).minor_steps[EMPIRE] == 0


@rule("napoleon-against-europe budget.costs")
@rule("napoleon-against-europe command.limit")
def test_a_corps_comes_no_stronger_than_the_general_there_may_lead() -> None:
    game = bare()
    corps = ["fr-corps-10", "fr-corps-11", "fr-corps-12"]
    put(game, "strasbourg", *corps, general="davout", reduced=corps[:1])  # five steps of six
    game.reserve = frozenset(["fr-corps-9"])
    opened(game, FRANCE)
    spent(game, Build("fr-corps-9"), Go("strasbourg"))
    assert game.steps["fr-corps-9"] == 1


@rule("napoleon-against-europe budget.minor.steps")
@rule("napoleon-against-europe budget.restore")
def test_a_step_restored_to_a_minor_costs_no_resources() -> None:
    game = bare()
    put(game, "munich", "corps-baviere", reduced=["corps-baviere"])
    opened(game, EMPIRE)
    books_of(game).minor_steps[EMPIRE] = 1
    before = dict(game.resources)
    spent(game, Restore("corps-baviere"))
    assert game.steps["corps-baviere"] == 2
    assert game.resources == before
