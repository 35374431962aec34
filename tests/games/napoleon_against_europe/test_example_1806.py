"""The interphase of 1806 in the rulebook's example: hands, budgets, talks, redeployments."""

from typing import Any

from estafette.engine import Pass, Play
from estafette.games.napoleon_against_europe.actions import Build, DrawCard, Go, Restore
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, FRANCE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.interphase_of_1806 import (
    ALLEMAGNE,
    ELBE,
    GRANDE,
    ITALIE,
    RUSSE,
    answer,
    budgets,
    new_hands,
    powers_have_spent,
    redeployed,
    skip,
    talks,
)
from tests.referee import rule


def steps_of(game: Game, head: str) -> int:
    return sum(game.steps[corps] for corps in game.forces[head].corps)


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe sequence.war-declarations")
@rule("napoleon-against-europe hand.total-equals")
def test_the_year_begins_with_six_points_one_of_escalation_and_new_hands() -> None:
    """[ex1806.hand-empire] [ex1806.hand-coalition]"""
    play = new_hands()
    game = play.game
    assert (game.year, game.victory, game.escalation) == (1806, 6, 1)
    assert game.hands[EMPIRE] == ("1F", "5F", "25F", "8F", "10F", "20F", "9F", "6F")
    assert game.hands[COALITION] == ("1C", "2C", "5C", "17C", "6C", "13C", "7C")
    assert game.forces[GRANDE].zone == "ulm"
    assert game.forces[RUSSE].zone == "neminov"
    assert "vienne" not in game.empty


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe sequence.budget-order")
@rule("napoleon-against-europe budget.army.create")
def test_five_powers_spend_to_the_last_point_but_one_of_spain() -> None:
    """[ex1806.turkey] [ex1806.spain] [ex1806.prussia] [ex1806.austria] [ex1806.russia]"""
    game = powers_have_spent().game
    assert game.forces["armee-turque"].zone == "constantinople"
    assert game.forces["castanos"].corps == ("es-corps-1", "es-corps-4")
    assert game.steps["es-corps-2"] == 2
    assert "pr-garde" in game.forces[ELBE].corps
    assert game.steps["pr-corps-4"] == game.steps["pr-corps-5"] == 2
    assert (game.forces[ALLEMAGNE].general, steps_of(game, ALLEMAGNE)) == ("charles", 10)
    assert (steps_of(game, RUSSE), steps_of(game, "benningsen")) == (10, 6)
    assert game.stores["depot-russie-2"] == "neminov"


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.army.reinforce")
def test_nothing_can_be_restored_in_the_grande_armee_and_no_corps_is_built_at_ulm() -> None:
    """[ex1806.grande-armee-not-reinforced]"""
    play = powers_have_spent()
    skip(play, "budget.gift")
    play.go_on(DrawCard())
    while play.asked is not None and play.asked.facts.get("power") != FRANCE:
        play.go_on(Pass())
    assert play.asked is not None
    restored = [each.corps for each in play.asked.options if isinstance(each, Restore)]
    assert restored == ["fr-corps-12"]  # Masséna's
    play.go_on(Build("fr-elite-1"))
    assert play.asked.why_not(Go("ulm")) is not None


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.england-free")
@rule("napoleon-against-europe budget.minor.free-choice")
@rule("napoleon-against-europe budget.army.special")
def test_england_draws_winter_and_france_has_its_guard_cavalry_and_three_steps_of_minors() -> None:
    """[ex1806.england] [ex1806.guard-cavalry] [ex1806.france] [ex1806.french-minors]"""
    game = budgets().game
    assert game.hands[COALITION][-1] == "16C"
    assert game.fleets["fleet-calder"].where == "portsmouth"
    assert game.steps["en-corps-3"] == 1
    assert game.forces[GRANDE].specials == ("cavalerie-de-la-garde",)
    assert "5F" in game.removed
    assert [game.stores[f"depot-france-{number}"] for number in (1, 2)] == ["ulm", "ulm"]
    assert (steps_of(game, "davout"), steps_of(game, "bernadotte")) == (6, 4)
    assert [game.steps[each] for each in ("corps-hollande", "italie-2", "corps-bade")] == [2, 1, 1]
    assert game.forces["marmont"].zone == "wurtzbourg"  # where the Dutch corps is completed


def told(game: Game, key: str) -> list[dict[str, Any]]:
    """The facts of everything told under this key, in order."""
    return [each.facts for each in game.told or () if each.key == key]


def seat_of(play: Play, power: str) -> str:
    """Who is asked for the budget of this power."""
    for _ in range(60):
        asked = play.asked
        assert asked is not None
        if asked.key == "budget.what" and asked.facts["power"] == power:
            return asked.seat
        play.go_on(Pass() if Pass() in asked.options else DrawCard())
    raise AssertionError(power)


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.neutral-control")
@rule("napoleon-against-europe sequence.budget-order")
def test_the_empire_spends_for_turkey_and_spain_the_coalition_for_prussia_and_austria() -> None:
    """[ex1806.neutral-production]"""
    play = new_hands()
    assert [seat_of(play, power) for power in ("turquie", "espagne")] == [EMPIRE, EMPIRE]
    others = ("prusse", "autriche", "russie", "angleterre")
    assert [seat_of(play, power) for power in others] == [COALITION] * 4
    assert seat_of(play, FRANCE) == EMPIRE


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.generals.new")
@rule("napoleon-against-europe budget.wounded-return")
def test_the_generals_of_1806_and_those_of_the_lost_armies_are_available() -> None:
    game = new_hands().game
    assert "oudinot" in game.reserve
    assert told(game, "general.arrives") == [{"general": "oudinot"}]
    assert {"charles", "mack", "jean", "davout"} <= game.reserve - game.resting


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.minor.steps")
@rule("napoleon-against-europe budget.surplus-lost")
def test_sweden_naples_and_portugal_give_one_step_that_nobody_can_use() -> None:
    """[ex1806.minor-step-lost]"""
    play = powers_have_spent()
    answer(play, "budget.gift", DrawCard())
    answer(play, "budget.what", Pass())
    skip(play, "budget.minors")
    assert play.asked is not None
    assert play.asked.facts == {"side": COALITION, "steps": 1}
    assert not [each for each in play.asked.options if isinstance(each, Build | Restore)]


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe budget.minor.steps")
@rule("napoleon-against-europe budget.no-saving")
def test_six_minors_give_france_three_steps_and_only_a_point_of_spain_is_lost() -> None:
    play = powers_have_spent()
    answer(play, "budget.gift", DrawCard())
    while play.asked is not None and play.asked.facts.get("side") != EMPIRE:
        play.go_on(Pass())
    assert play.asked is not None
    assert (play.asked.key, play.asked.facts["steps"]) == ("budget.minors", 3)
    after = talks().game
    assert told(after, "budget.lost") == [{"power": "espagne", "points": 1}]
    assert (after.books, after.resources) == (None, {})


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe diplomacy.bonus-table")
@rule("napoleon-against-europe card.c.intrigues")
@rule("napoleon-against-europe card.f.talleyrand")
def test_the_three_dice_of_the_talks_are_the_printed_sums() -> None:
    """[ex1806.copenhagen-egypt] [ex1806.intrigues] [ex1806.talleyrand]"""
    game = talks().game
    table = "diplomacy.table"
    rolled = [
        (roll["country"], roll["die"], roll["tally"], roll["total"], roll["result"])
        for roll in told(game, "diplomacy.rolled")
    ]
    assert rolled == [
        ("egypte", 4, [("17C", 1)], 5, "failed"),
        ("prusse", 2, [(table, 2), ("13C", 2)], 6, "won"),
        ("egypte", 3, [(table, 1), ("9F", 2)], 6, "won"),
    ]


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe sequence.diplomacy")
@rule("napoleon-against-europe war.declare.order")
def test_the_coalition_has_used_its_two_cards_and_nobody_can_declare_war_any_more() -> None:
    """[ex1806.no-war]"""
    play = talks()
    asked = play.asked
    assert asked is not None
    assert (asked.key, asked.seat, asked.facts["left"]) == ("diplomacy.which-use", EMPIRE, 1)
    assert [each["count"] for each in told(play.game, "hand.drawn")] == [4, 5, 1, 2, 1]
    keys = []
    for _ in range(60):
        assert play.asked is not None
        if play.asked.key == "round.which-action":
            break
        keys.append(play.asked.key)
        play.go_on(Pass())
    assert "war.on-whom" not in keys


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe attrition.mod.russian")
@rule("napoleon-against-europe attrition.mod.national")
@rule("napoleon-against-europe attrition.mod.poor-zone")
@rule("napoleon-against-europe redeploy.attrition")
def test_koutouzov_throws_two_less_one_for_russians_at_home_in_poor_country() -> None:
    """[ex1806.koutouzov-redeploys]"""
    first = told(redeployed().game, "attrition.rolled")[0]
    assert (first["die"], first["total"]) == (2, 1)
    assert sorted(first["tally"]) == [
        ("attrition.home", -2),
        ("attrition.poor", 2),
        ("attrition.russian", -1),
    ]


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe diplomacy.roll")
@rule("napoleon-against-europe diplomacy.joining-draw")
@rule("napoleon-against-europe diplomacy.minor-deploys")
def test_egypt_holds_out_prussia_joins_and_egypt_goes_to_france() -> None:
    """[ex1806.minors-deploy] [ex1806.copenhagen-egypt]"""
    game = talks().game
    assert game.escalation == 2
    assert "17C" in game.removed
    assert side_of(game, "prusse") is side_of(game, "saxe") is side_of(game, "hesse") is COALITION
    assert game.forces["corps-saxe"].zone == "wittemberg"
    assert game.forces["corps-hesse"].zone == "kassel"
    assert len(game.hands[COALITION]) == 8  # seven, one more for England, two used, two drawn
    assert side_of(game, "egypte") is EMPIRE
    assert len(game.hands[EMPIRE]) == 7  # eight, 5F and 9F used, one drawn for Cairo


@rule("napoleon-against-europe example 1806")
@rule("napoleon-against-europe redeploy.attrition")
@rule("napoleon-against-europe redeploy.exchange")
@rule("napoleon-against-europe budget.army.allied-units")
def test_everybody_is_in_place_for_the_campaign_of_1806() -> None:
    """[ex1806.castanos] [ex1806.single-corps]"""
    play = redeployed()
    game = play.game
    assert play.asked is not None
    assert (play.asked.key, game.round) == ("round.which-action", 1)
    assert game.forces["castanos"].zone == "leon"
    assert {"corps-hesse", "pr-corps-4"} <= set(game.forces[ELBE].corps)
    assert game.forces["hohenlohe"].corps == ("pr-corps-3", "corps-saxe")
    assert (game.forces[RUSSE].zone, steps_of(game, RUSSE)) == ("grodno", 10)
    assert game.forces["benningsen"].zone == "koenigsberg"
    assert (game.forces[GRANDE].zone, steps_of(game, GRANDE)) == ("wurtzbourg", 14)
    assert game.stores["depot-france-1"] == "wurtzbourg"
    assert game.forces[ITALIE].zone == "mayence"
    assert {"corps-bade", "corps-hollande"} <= set(game.forces[ITALIE].corps)
    assert game.forces["fr-elite-7"].zone == "reims"
    assert game.forces["fr-corps-15"].zone == "florence"
    assert not game.dice.loaded  # two tests, for Koutouzov and for Masséna, and neither cost a step
