"""The tables from which budgets, activations, redeployment and diplomacy are done."""

import pytest

from estafette.engine import Figure
from estafette.games.napoleon_against_europe import budget
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Build,
    Country,
    Deploy,
    Receive,
    Restore,
)
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.diplomacy import act
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.redeployment import begin, redeploy
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Phase, Side
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.view import view
from estafette.speech import deeds
from tests.games.napoleon_against_europe.position import (
    bare,
    deal,
    flag,
    put,
    stand,
    table,
    the_box,
)
from tests.referee import Referee, rule


def place_of(clause):
    """The place of the last such step of a year, as a game has it while that is being done."""
    return max([n + 1 for n, line in enumerate(SEQUENCE.lines) if line.path[-1] == clause])


SPENDING, ACTIVATING = place_of("budget.build"), place_of("activation.pa-spend")
REDEPLOYING, TALKING = place_of("redeploy.general-double"), place_of("diplomacy.roll")
ACTING = place_of("round.option.pass")


def roster(game, seat="empire"):
    (found,) = view(game, seat).rosters
    return found


def rows(game, seat="empire"):
    return {row.id: row for row in roster(game, seat).rows}


def figures(row):
    return {figure.key.partition(".")[2]: figure.value for figure in row.figures}


def buttons(game, procedure, seat):
    """The rows and the kinds of answer that may be given from them."""
    decision = Referee(game, procedure).decision
    found = deeds(view(game, seat), decision)
    return {(deed.row, deed.kind) for deed in found if deed.options}


def budgets(*queue, **changes):
    game = table("1805")
    budget.begin(game)
    game.place, game.queue = SPENDING, queue
    for field, value in changes.items():
        setattr(game, field, value)
    return game


@rule("napoleon-against-europe budget.build", "napoleon-against-europe budget.costs")
def test_the_budget_shows_what_a_power_has_and_what_each_counter_costs():
    game = budgets("france")
    game.reserve |= {"fr-elite-8", "fr-garde", "fr-cavalerie", "fr-gn-1"}
    found = rows(game)
    cost = the_box().tables.cost

    assert roster(game).facts == {"year": 1805, "side": EMPIRE}
    assert roster(game).plan
    assert figures(found["france"])["points-left"] == game.resources["france"] / 2
    assert found["fr-elite-8"].figures == (
        Figure("figure.steps", 0, 2),
        Figure("figure.price", (cost.infantry + cost.star) / 2),
    )
    assert figures(found["fr-garde"])["price"] == (cost.infantry + 2 * cost.star) / 2
    assert figures(found["fr-gn-1"])["price"] == cost.militia / 2
    assert found["fr-elite-8"].group == "france"
    assert found["fr-elite-8"].marks == ("reserve",)


@rule("napoleon-against-europe budget.restore", "napoleon-against-europe supply.marker")
def test_reduced_corps_stand_on_the_roster_with_their_steps():
    game = budgets("france")
    game.steps["fr-elite-1"] = 1
    game.unsupplied = frozenset(["fr-elite-1"])
    row = rows(game)["fr-elite-1"]

    assert row.figures[0] == Figure("figure.steps", 1, 2)
    assert row.marks == ("unsupplied",)
    assert "fr-elite-2" not in rows(game)


@rule(
    "napoleon-against-europe budget.wounded-return",
    "napoleon-against-europe foreign-war.after",
)
def test_who_rests_or_comes_back_is_marked():
    game = budgets("france")
    game.reserve |= {"fr-corps-9", "fr-corps-10"}
    game.resting = frozenset(["fr-corps-10"])
    game.returning = ("fr-corps-11",)
    found = rows(game)

    assert found["fr-corps-9"].marks == ("reserve",)
    assert found["fr-corps-10"].marks == ("resting",)
    assert (found["fr-corps-11"].marks, figures(found["fr-corps-11"])["price"]) == (("due",), 0)


@rule("napoleon-against-europe budget.build")
def test_one_depot_stands_for_all_that_are_left():
    game = budgets("france")
    game.stores.clear()
    game.reserve |= {"depot-france-1", "depot-france-2", "depot-france-3"}
    depots = [row for row in roster(game).rows if row.id.startswith("depot-")]

    assert len(depots) == 1


@rule("napoleon-against-europe sequence.budget-order")
def test_one_player_sees_all_the_budgets_that_he_still_has_to_do():
    game = budgets("autriche", "russie", "angleterre", COALITION, "france", EMPIRE)
    heads = [row.id for row in roster(game, "coalition").rows if not row.group]

    assert heads == ["autriche", "russie", "angleterre", COALITION]


@rule(
    "napoleon-against-europe budget.minor.steps", "napoleon-against-europe budget.minor.free-choice"
)
def test_minors_cost_steps_and_not_points():
    game = budgets(EMPIRE)
    stand(game, baviere="empire")
    bavarian = next(id_ for id_, each in the_box().corps.items() if each.nation == "baviere")
    game.reserve |= {bavarian}
    assert game.books is not None
    game.books.minor_steps[EMPIRE] = 3
    for head in [head for head, force in game.forces.items() if bavarian in force.corps]:
        del game.forces[head]
    found = rows(game)

    assert found[EMPIRE].figures == (Figure("figure.steps-left", 3),)
    assert found[bavarian].group == EMPIRE
    assert figures(found[bavarian])["price"] == 0


@rule("napoleon-against-europe budget.transfer")
def test_a_power_that_may_give_stands_on_the_roster():
    game = budgets("russie", "france")
    game.queue = ("russie",)
    found = rows(game, "coalition")

    assert figures(found["angleterre"]) == {"points-left": game.resources["angleterre"] / 2}
    assert "france" not in found
    assert figures(found["russie"])["gifts"] == the_box().tables.limits.transfer / 2


@rule("napoleon-against-europe budget.resources", "napoleon-against-europe budget.key-zone-loss")
def test_a_sheet_says_the_income_and_what_it_was_made_of():
    game = budgets("france")
    had = game.resources["france"] / 2
    game.resources["france"] -= 4
    papers = {sheet.key: sheet.facts for sheet in view(game, "empire").sheets}

    assert figures(rows(game)["france"])["income"] == had
    assert figures(rows(game)["france"])["points-left"] == had - 2
    assert papers["sheet.income"] == {"power": "france", "points": had, "printed": had}

    game = bare()
    flag(game, "france", "munich", "salzbourg", "vienne")
    budget.begin(game)
    game.place, game.queue = SPENDING, ("autriche",)
    papers = {sheet.key: sheet.facts for sheet in view(game, "coalition").sheets}
    facts = {"power": "autriche", "points": 8, "printed": 12}
    assert papers["sheet.income-less"] == {**facts, "zones": ("vienne",), "lost": 4}


@rule("napoleon-against-europe budget.build", "napoleon-against-europe budget.generals.deploy")
def test_a_budget_can_be_done_from_the_roster():
    game = budgets("france")
    game.reserve |= {"fr-elite-8"}
    game.steps["fr-elite-1"] = 1
    deal(game)
    kinds = buttons(game, spend(game), "empire")

    assert ("fr-elite-8", Build) in kinds
    assert any(kind is Restore for _, kind in kinds)
    generals = {row for row, kind in kinds if kind is Deploy}
    assert all(figures(rows(game)[each]) == {"price": 0} for each in generals)


@rule("napoleon-against-europe budget.transfer")
def test_points_are_asked_for_from_the_row_of_the_giver():
    game = budgets("russie", "angleterre")
    deal(game)

    assert ("angleterre", Receive) in buttons(game, spend(game), "coalition")


def marching(**options):
    game = bare(**options)
    army = next(id_ for id_, each in the_box().armies.items() if each.nation == "france")
    put(game, "metz", "fr-elite-1", "fr-garde", general="napoleon", army=army, subordinates=["ney"])
    put(game, "lille", "fr-corps-9")
    put(game, "vienne", "au-corps-1")
    game.active, game.points, game.place, game.round = EMPIRE, 3, ACTIVATING, 2
    return game


@rule(
    "napoleon-against-europe activation.cost.force",
    "napoleon-against-europe activation.cost.lone-corps",
    "napoleon-against-europe movement.slowest",
)
def test_forces_stand_on_the_roster_with_cost_steps_and_movement():
    game = marching()
    found, generals = rows(game), the_box().generals
    limit = 2 * generals["napoleon"].command

    assert roster(game).facts == {"side": EMPIRE, "points": 3}
    assert found["napoleon"].figures == (
        Figure("figure.cost", generals["napoleon"].initiative),
        Figure("figure.steps", 4, limit),
        Figure("figure.movement", 4),
    )
    assert figures(found["ney"]) == {"cost": generals["ney"].initiative}
    assert figures(found["fr-elite-1"]) == {"cost": 1, "steps": 2, "movement": 4}
    assert next(iter(found)) == "napoleon"
    assert (figures(found["fr-corps-9"])["cost"], found["fr-corps-9"].group) == (1, "lille")
    assert "au-corps-1" not in found
    game.round = 5
    assert figures(rows(game)["napoleon"])["movement"] == 3


@rule("napoleon-against-europe supply.marker", "napoleon-against-europe combine.once-per-round")
def test_what_holds_a_force_back_is_marked_on_the_roster():
    game = marching()
    put(game, "ulm", "fr-elite-2", is_sheltered=True, is_demoralised=True)
    game.unsupplied, game.moved = frozenset(["fr-elite-1"]), frozenset(["ney", "fr-elite-2"])
    found = rows(game)

    assert found["napoleon"].marks == ("unsupplied",)
    assert found["fr-elite-2"].marks == ("demoralised", "sheltered", "activated")
    assert found["ney"].marks == ("activated",)


@rule("napoleon-against-europe activation.cost.fleet")
def test_fleets_that_may_sail_stand_on_the_roster():
    game = marching()
    fleet = next(id_ for id_, each in the_box().fleets.items() if each.nation == "france")
    berth(game, fleet, "port", "brest")

    assert figures(rows(game)[fleet]) == {"cost": 1, "movement": the_box().fleets[fleet].movement}


@rule("napoleon-against-europe activation.pa-spend")
def test_a_force_is_sent_from_its_row():
    game = marching()
    kinds = buttons(game, activate(game), "empire")

    assert {("napoleon", Activate), ("ney", Activate), ("fr-corps-9", Activate)} <= kinds


@rule("napoleon-against-europe option.fog-of-war")
def test_in_the_fog_nobody_looks_at_the_roster_of_the_enemy():
    game = marching(fog_of_war="on")

    assert view(game, "empire").rosters
    assert view(game, "coalition").rosters == ()
    assert view(game, None).rosters == ()
    assert view(marching(), "coalition").rosters


@rule("napoleon-against-europe option.fog-of-war")
def test_in_the_fog_a_budget_betrays_no_reduced_corps_to_the_enemy():
    game = budgets("france", options=("fog-of-war=on",))
    game.steps["fr-elite-1"] = 1

    assert "fr-elite-1" in rows(game, "empire")
    assert view(game, "coalition").rosters == ()
    assert view(game, None).rosters == ()
    assert view(budgets("france"), "coalition").rosters


@rule("napoleon-against-europe sequence.redeploy-order")
def test_redeployment_is_done_from_the_rows_of_a_power():
    game = marching()
    game.points = 0
    begin(game)
    game.place, game.queue = REDEPLOYING, ("france",)
    army = next(id_ for id_, each in the_box().armies.items() if each.nation == "france")

    assert {*rows(game)} == {army, "fr-corps-9"}
    assert (army, Activate) in buttons(game, redeploy(game), "empire")


@rule(
    "napoleon-against-europe diplomacy.bonus-table",
    "napoleon-against-europe diplomacy.card-value",
    "napoleon-against-europe diplomacy.roll",
)
def test_countries_stand_on_the_roster_with_the_die_and_the_card_they_take():
    game = bare()
    stand(game, prusse=None, danemark=None)
    game.active, game.place, game.phase = COALITION, TALKING, Phase.DIPLOMACY
    found = rows(game, "coalition")
    bonus = next(each for each in the_box().tables.diplomacy.bonus if each.country == "prusse")

    assert figures(found["prusse"]) == {
        "die-needed": 6 - bonus.coalition,
        "least-card": 3,
    }
    assert figures(found["danemark"])["least-card"] == 2
    assert found["prusse"].marks == ("standing-neutral",)
    assert {"france", "angleterre"}.isdisjoint(found)
    game.phase = Phase.ACTIVATION  # a major power is not courted in a round
    assert "danemark" in rows(game, "coalition")
    assert "prusse" not in rows(game, "coalition")
    game.phase = Phase.DIPLOMACY
    game.beaten = {"prusse": (EMPIRE,)}
    assert figures(rows(game, "coalition")["prusse"])["die-needed"] == 6 - bonus.coalition - 2


@rule("napoleon-against-europe round.option.diplomacy")
def test_a_country_is_courted_from_its_row_in_a_round_too():
    game = bare()
    stand(game, danemark=None)
    deal(game, empire=["2F"])
    game.active, game.place = EMPIRE, ACTING

    assert ("danemark", Country) in buttons(game, act(game, EMPIRE, "2F"), "empire")


@pytest.mark.parametrize("seat", ["empire", "coalition", None])
def test_there_is_no_roster_when_nothing_is_done_piece_by_piece(seat):
    game = table("1805")
    game.place = place_of("control.take.conquest-phase")
    game.queue = ()

    assert view(game, seat).rosters == ()


def test_every_row_stands_once_and_has_a_name():
    game = budgets("turquie", "espagne", "prusse", "autriche", "russie", "angleterre", COALITION)
    names = the_box().names
    for seat in (*Side, None):
        ids = [row.id for row in roster(game, seat).rows]
        assert len({*ids}) == len(ids)
        assert {*ids} <= {*names}
