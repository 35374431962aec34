"""[7.3.5] Armies: how one is made, and what it receives."""

from estafette.games.napoleon_against_europe.actions import Build, Deploy, Go, Restore
from estafette.games.napoleon_against_europe.sides import (
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
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule


@rule("napoleon-against-europe budget.army.create", "napoleon-against-europe budget.army.cost")
def test_an_army_needs_a_general_with_two_steps_in_supply_and_two_points() -> None:
    """[d.budget.army-two-steps]"""
    game = bare()
    put(game, "constantinople", "tu-feodal-1", general="ali-pacha")  # one step
    game.reserve = frozenset(["armee-turque"])
    opened(game, TURKEY)
    assert refused(game, Build("armee-turque")).rule == "budget.army.create"
    put(game, "adrianople", "tu-nizami", general="grand-vizir")
    spent(game, Build("armee-turque"))
    assert game.forces["armee-turque"].general == "grand-vizir"
    assert game.resources[TURKEY] == 4
    opened(game, TURKEY)
    assert game.resources[TURKEY] == 8  # an army that stays costs nothing


@rule("napoleon-against-europe budget.army.create")
def test_an_army_is_created_abroad_only_in_supply() -> None:
    game = bare()
    put(game, "leopoldstadt", "fr-elite-1", general="davout")
    game.reserve = frozenset(["armee-d-italie"])
    opened(game, FRANCE)
    assert refused(game, Build("armee-d-italie")).rule == "budget.army.create"
    put(game, "munich", "fr-elite-2", general="soult")
    spent(game, Build("armee-d-italie"))
    assert game.forces["armee-d-italie"].zone == "munich"


@rule("napoleon-against-europe budget.army.when")
def test_an_army_is_created_and_reinforced_in_the_same_budget() -> None:
    """[d4.budget.allied]"""
    game = bare()
    put(
        game,
        "munich",
        "fr-elite-1",
        "fr-elite-2",
        general="soult",
        reduced=["fr-elite-1", "fr-elite-2"],
    )
    game.reserve = frozenset(["armee-d-italie", "depot-france-1"])
    opened(game, FRANCE)
    assert refused(game, Restore("fr-elite-1")).key == "build.not-on-reinforcement-zone"
    spent(game, Build("armee-d-italie"))
    spent(game, Restore("fr-elite-1"))
    spent(game, Build("depot-france-1"), Go("munich"))
    assert game.stores == {"depot-france-1": "munich"}


@rule("napoleon-against-europe budget.army.depots")
def test_an_army_abroad_has_two_mobile_depots_in_a_budget() -> None:
    game = bare()
    put(game, "munich", "fr-elite-1", general="napoleon", army="grande-armee")
    game.reserve = frozenset(["depot-france-1", "depot-france-2", "depot-france-3"])
    opened(game, FRANCE)
    for depot in ("depot-france-1", "depot-france-2"):
        spent(game, Build(depot), Go("munich"))
    assert game.resources[FRANCE] == 28 - 2
    assert not game.fixed
    referee = asked(game)
    referee.choose(Build("depot-france-3"))
    assert Go("munich") not in referee.options
    assert Go("paris") in referee.options


@rule("napoleon-against-europe budget.army.depots")
def test_two_armies_in_one_zone_have_four_depots_between_them_and_no_fifth() -> None:
    game = bare()
    put(game, "munich", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "munich", "fr-elite-2", general="davout", army="armee-d-italie")
    depots = [f"depot-france-{number}" for number in range(1, 6)]
    game.reserve = frozenset(depots)
    opened(game, FRANCE)
    for depot in depots[:4]:
        spent(game, Build(depot), Go("munich"))
    referee = asked(game)
    referee.choose(Build(depots[4]))
    assert Go("munich") not in referee.options


@rule("napoleon-against-europe budget.army.special")
def test_an_army_may_receive_every_special_unit() -> None:
    game = bare("1815")
    put(game, "bruxelles", "en-elite-1", general="wellington", army="armee-de-la-peninsule")
    game.reserve = frozenset(["uxbridge", "kgl"])
    opened(game, ENGLAND)
    spent(game, Build("uxbridge"))
    spent(game, Build("kgl"))
    assert game.forces["armee-de-la-peninsule"].specials == ("uxbridge", "kgl")


@rule("napoleon-against-europe budget.army.generals")
def test_an_army_has_three_subordinates_and_no_more() -> None:
    game = bare()
    put(
        game,
        "munich",
        "fr-elite-1",
        "fr-elite-2",
        general="napoleon",
        army="grande-armee",
        subordinates=["davout", "murat"],
    )
    game.reserve = frozenset(["soult", "ney"])
    opened(game, FRANCE)
    spent(game, Deploy("soult"))
    assert game.forces["grande-armee"].subordinates == ("davout", "murat", "soult")
    assert refused(game, Deploy("ney")).key == "build.no-force-for"


@rule("napoleon-against-europe budget.army.allied-units")
def test_an_ally_s_corps_is_restored_in_a_foreign_army_but_only_its_own_depots_come() -> None:
    """[d4.budget.allied]"""
    game = bare()
    game.status = {**game.status, PRUSSIA: game.status[RUSSIA]}
    put(
        game,
        "lublin",
        "ru-elite-1",
        "ru-elite-2",
        "pr-corps-1",
        general="koutouzov",
        army="1re-armee",
        reduced=["pr-corps-1"],
    )
    game.reserve = frozenset(["depot-prusse-1", "depot-russie-1"])
    opened(game, PRUSSIA)
    spent(game, Restore("pr-corps-1"))
    assert game.steps["pr-corps-1"] == 2
    referee = asked(game)
    referee.choose(Build("depot-prusse-1"))
    assert Go("lublin") not in referee.options


@rule("napoleon-against-europe command.limit")
def test_no_corps_is_restored_beyond_what_its_general_can_command() -> None:
    game = bare()
    weak = ("fr-corps-9", "fr-corps-10")
    put(game, "paris", "fr-elite-1", *weak, general="ney", reduced=weak)
    opened(game, FRANCE)

    assert refused(game, Restore("fr-corps-9")).rule == "command.limit"
