"""Markers about attrition: winter, scorched earth, depots, Cossacks."""

import pytest

from estafette.games.pitts_war import attrition
from estafette.games.pitts_war.actions import Lose, PlayMarker
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.events import Moment, cannot_play, play
from estafette.games.pitts_war.impulse import end_impulse
from estafette.games.pitts_war.modifiers import is_worn
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import faced
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def marching(game, *armies, **how):
    """These armies are on the march and come to be tested."""
    here = game.where[armies[0]]
    game.march = March(FRENCH, list(armies), game.leaders_at(here, FRENCH), here, here, **how)
    return Referee(game, attrition.test_march(game))


RUSSIA_1812 = {
    "scenario": "great-empire",
    "year": 1812,
    "flags": {"smolensk": "france", "vilna": "france", "minsk": "france"},
    "annexed": {"vilna": "russia", "minsk": "russia"},
    "stance": {"prussia": "french", "poland": None},
}


def supplied(monkeypatch):
    monkeypatch.setattr(attrition, "is_supplied", lambda *_: True)


@rule("pitts-war card.c.general-hiver", "pitts-war attrition.by-marker")
def test_general_winter_tests_every_stack_in_russia(monkeypatch):
    supplied(monkeypatch)
    game = given(
        **RUSSIA_1812,
        bad_weather=True,
        **{"fr_grand_army": "smolensk", "fr_north": "smolensk", "fr_rhine": "vilna"},
        **{"fr_alps": "warsaw"},
        hand={"coalition": ["c-general-hiver"]},
        dice=[5, 5],
    )
    referee = Referee(game, play(game, COALITION, "c-general-hiver", Moment.TURN))
    while not referee.is_over:
        referee.choose(referee.options[0])

    rolls = [told.facts for told in referee.told if told.key == "trial.rolled"]
    assert {roll["area"]: roll["total"] for roll in rolls} == {"smolensk": 5, "vilna": 5}
    assert game.strength(["fr-grand-army", "fr-north"]) == 5  # att.general-winter
    assert game.steps["fr-rhine"] == 3
    assert game.worn == {"fr-rhine"}


@rule("pitts-war attrition.by-marker", "pitts-war table.attrition.result-dr")
def test_the_penalty_of_a_marker_lasts_to_the_end_of_the_impulse(monkeypatch):
    supplied(monkeypatch)
    game = given(**RUSSIA_1812, bad_weather=True, fr_rhine="vilna", dice=[5])
    Referee(game, attrition.test_stack(game, FRENCH, "vilna", scorched=False))
    game.stance = {**game.stance, "russia": game.stance["austria"]}
    game.where["ru-guard"], game.stacks["vilna"] = "vilna", ("fr-rhine", "ru-guard")

    assert is_worn(game, faced(game, "vilna", by="coalition", out_of="riga").defender)
    end_impulse(game)  # rv.attrition.marker-dr
    assert not is_worn(game, faced(game, "vilna", by="coalition", out_of="riga").defender)


@rule("pitts-war attrition.by-marker", "pitts-war table.attrition.mod.unsupplied")
def test_a_test_by_marker_looks_at_supply_and_not_at_the_march():
    game = given(**RUSSIA_1812, bad_weather=True, sub_impulse=True, fr_rhine="petersburg", dice=[1])
    referee = Referee(game, attrition.test_stack(game, FRENCH, "petersburg", scorched=False))

    assert dict(referee.fact("trial.rolled")["tally"]) == {
        **{"attrition.bad-weather": 1, "attrition.unsupplied": 2, "attrition.hardened": -1},
    }


@rule("pitts-war attrition.by-marker")
def test_a_stack_is_tested_together_and_markers_weigh_upon_it():
    hand = {"french": ["f-depots"]}
    game = given(**RUSSIA_1812, fr_rhine="vilna", fr_italy="vilna", hand=hand)
    referee = Referee(game, attrition.test_stack(game, FRENCH, "vilna", scorched=True))

    assert PlayMarker("f-depots") in referee.options
    assert game.trial.armies == ["fr-rhine", "fr-italy"]


@rule("pitts-war card.c.terre-brulee", "pitts-war table.attrition.mod.marker")
def test_scorched_earth_tests_in_fair_weather(monkeypatch):
    supplied(monkeypatch)
    game = given(
        **RUSSIA_1812,
        **{"fr_grand_army": "vitebsk", "fr_north": "vitebsk"},
        hand={"coalition": ["c-terre-brulee"]},
        dice=[4],
    )
    referee = Referee(game, play(game, COALITION, "c-terre-brulee", Moment.TURN))
    referee.choose(Lose("fr-north"))

    assert dict(referee.fact("trial.rolled")["tally"]) == {
        **{"attrition.scorched": 1, "attrition.hardened": -1},  # mea.terre-brulee
    }
    assert game.steps["fr-north"] == 2


@rule("pitts-war card.f.depots")
def test_depots_take_two_off():
    game = given(
        year=1806,
        **{"fr_italy": "brussels", "fr_alps": "brussels 1"},
        hand={"french": ["f-depots"]},
        dice=[3],
    )
    march = {"is_forced": True, "is_friendly": True}
    referee = marching(game, "fr-italy", "fr-alps", **march)
    referee.choose(PlayMarker("f-depots"))

    assert referee.fact("trial.rolled")["total"] == 1  # 3 + 2 - 1 - 1 - 2
    assert (game.strength(game.where), game.march.is_worn) == (4, False)


@rule("pitts-war card.f.depots")
def test_depots_turn_a_four_into_a_two():
    game = given(year=1795, fr_italy="brussels", fr_alps="brussels 1", dice=[4])
    game.hands[FRENCH], game.live = ["f-depots"], frozenset({"f-depots"})
    referee = marching(
        *(game, "fr-italy", "fr-alps"), is_forced=False, is_unsupplied=True, is_friendly=False
    )
    referee.choose(PlayMarker("f-depots"))

    assert referee.fact("trial.rolled")["tally"] == [
        *(("attrition.unsupplied", 2), ("f-depots", -2)),  # att.depots
    ]


@rule("pitts-war card.c.cosaques")
@pytest.mark.parametrize("russians", ["vitebsk", "smolensk"])
def test_cossacks_add_two_near_the_russians(russians):
    game = given(
        *("great-empire",),
        **{"year": 1812, "fr_italy": "smolensk", "poles": "smolensk 1"},
        **{"stance": {"grand-duchy": "french"}, "ru_2nd_army": russians},
        sub_impulse=True,
        hand={"coalition": ["c-cosaques"]},
        dice=[2],
    )
    referee = marching(game, "fr-italy", "poles", is_friendly=False)

    assert referee.decision.seat == COALITION
    referee.choose(PlayMarker("c-cosaques"))
    assert referee.fact("trial.rolled")["total"] == 4  # mea.cosaques
    referee.choose(Lose("poles"))
    assert referee.is_over


@rule("pitts-war card.c.cosaques")
@pytest.mark.parametrize("others", [{"ru_2nd_army": "petersburg"}, {"au_germany": "moscow"}])
def test_without_russians_near_there_are_no_cossacks(others):
    game = given(
        *("great-empire",),
        **{"year": 1812, "fr_italy": "smolensk", **others},
        sub_impulse=True,
        hand={"coalition": ["c-cosaques"]},
        dice=[2],
    )
    referee = marching(game, "fr-italy")

    assert referee.is_over
    assert referee.fact("trial.rolled")["die"] == 2
    assert game.hands["coalition"] == ["c-cosaques"]


@rule("pitts-war card.c.general-hiver", "pitts-war card.c.terre-brulee")
@pytest.mark.parametrize(
    ("marker", "bad_weather"), [("c-general-hiver", True), ("c-terre-brulee", False)]
)
def test_each_has_its_weather_and_needs_invaders(marker, bad_weather):
    def refusal(*, bad, area):
        game = given(**RUSSIA_1812, bad_weather=bad, fr_rhine=area, hand={"coalition": [marker]})
        return cannot_play(game, COALITION, Moment.TURN, PlayMarker(marker))

    rule_of = f"card.c.{marker[2:]}"
    assert refusal(bad=bad_weather, area="vilna") is None
    assert refusal(bad=not bad_weather, area="vilna").rule == rule_of
    assert refusal(bad=bad_weather, area="warsaw").rule == rule_of
