"""Powers that go to war: by the turn track, by an invasion, with their followers and armies."""

import pytest

from estafette.games.pitts_war.actions import Place, Retreat
from estafette.games.pitts_war.entry import bring_in, enter_by_track, invade, sort_flags
from estafette.games.pitts_war.income import income
from estafette.games.pitts_war.sea import deploy_mameluks
from estafette.games.pitts_war.sequence import DIPLOMACY
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

OF_1793 = {
    **{"britain": {"br-anglo-dutch": ("london", 1)}, "portugal": {}},
    **{"electorate-of-hanover": {"hanoverians": ("hanover", 1)}},
    **{"netherlands": {"dutch": ("amsterdam", 1)}},
    **{"spain": {"sp-south": ("sansebastian", 1), "sp-central": ("gerona", 2)}},
    **{"kingdom-of-naples": {"neapolitans": ("naples", 1)}},
}


def standing(game, power):
    armies = [army for army in the_box().armies_of[power] if army in game.where]
    return {army: (game.where[army], game.steps[army]) for army in armies}


@rule("pitts-war diplomacy.entry-track", "pitts-war diplomacy.entry-track.deploy")
@rule("pitts-war scenario.1792.setup.uk", "pitts-war scenario.1792.setup.portugal")
@rule("pitts-war scenario.1792.setup.netherlands", "pitts-war scenario.1792.setup.naples")
@rule("pitts-war scenario.1792.setup.spain", "pitts-war spain.start")
@pytest.mark.parametrize("power", OF_1793)
def test_in_1793_six_powers_join_the_coalition_with_their_armies(power):
    game = given(year=1793)
    assert game.stance[power] is Stance.NEUTRAL  # kd.spain-1792

    assert Referee(game, enter_by_track(game)).is_over
    assert game.side_of(power) is COALITION  # dip.track-entry-1793
    assert standing(game, power) == OF_1793[power]
    assert income(game, power) == 0


@rule("pitts-war diplomacy.entry-track")
def test_nobody_else_joins_in_1793():
    game = given(year=1793)
    before = game.stance.copy()

    Referee(game, enter_by_track(game))
    assert {p for p in before if before[p] is not game.stance[p]} == set(OF_1793)
    assert DIPLOMACY.parts[0].procedure is enter_by_track


@rule("pitts-war diplomacy.entry-track.deploy")
def test_a_power_that_has_been_at_war_deploys_nothing_again():
    game = given(year=1793, facts={"entered": {"spain": 1792}})

    Referee(game, bring_in(game, "spain", COALITION))
    assert standing(game, "spain") == {}


@rule("pitts-war scenario.1792.russia-joins", "pitts-war scenario.1792.russia-minors")
@pytest.mark.parametrize("stance", ["neutral", "aloof"])
def test_russia_joins_in_1804_with_mecklenburg_and_the_hanse(stance):
    at_peace = dict.fromkeys(["russia", "mecklenburg", "hanse"], stance)
    facts = {"entered": {"russia": 1799}, "fought_for": {"russia": COALITION}}
    game = given(year=1804, stance=at_peace, facts=facts)
    assert income(game, "russia") == 3

    Referee(game, enter_by_track(game))  # sd.russia-1804, rv.russia-1804-after-paul
    assert [game.side_of(p) for p in at_peace] == [COALITION] * 3
    assert income(game, "russia") == 0


@rule("pitts-war scenario.1792.russia-joins", "pitts-war peace.observe")
@pytest.mark.parametrize("stance", ["french", "peace"])
def test_the_track_brings_in_nobody_who_has_an_ally_or_a_treaty(stance):
    game = given(year=1804, stance={"russia": stance})

    Referee(game, enter_by_track(game))
    assert game.stance["russia"] is Stance(stance)


@rule("pitts-war diplomacy.entry-track")
def test_a_russia_made_neutral_at_tilsit_is_back_in_1812():
    game = given("great-empire", year=1812, stance={"russia": "aloof"})

    Referee(game, enter_by_track(game))  # rv.russia-1812-after-tilsit
    assert game.side_of("russia") is COALITION


@rule("pitts-war diplomacy.entry-track")
def test_prussia_joins_in_1806_with_saxony_and_hesse():
    game = given(
        "great-empire", year=1806, stance={"hesse": "french"}, facts={"entered": {"prussia": 1}}
    )

    referee = Referee(game, enter_by_track(game))
    referee.choose(Place("saxons", "leipzig"))
    assert [game.side_of(p) for p in ("prussia", "saxony", "hesse")] == [
        *(COALITION, COALITION, FRENCH)
    ]


@rule("pitts-war diplomacy.minor-deploys")
def test_a_minor_that_joins_deploys_in_its_homeland():
    game = given(year=1796)

    referee = Referee(game, bring_in(game, "sweden", COALITION))
    assert referee.decision.seat == "coalition"
    assert set(referee.options) == {
        Place("swedes", area) for area in ("stockholm", "goteborg", "abo", "stralsund")
    }
    assert referee.refusal(Place("swedes", "kiel")).rule == "peace.repatriate"
    assert referee.refusal(Place("danes", "abo")).key == "homecoming.not-there"
    referee.choose(Place("swedes", "abo"))
    assert standing(game, "sweden") == {"swedes": ("abo", 1)}  # dt.minor-joins-deploys
    assert game.side("swedes") is COALITION


@rule("pitts-war diplomacy.minor-deploys")
def test_the_french_place_the_armies_of_a_minor_that_joins_them():
    game = given(year=1796)

    referee = Referee(game, bring_in(game, "denmark", FRENCH))
    assert referee.decision.seat == "french"
    assert (referee.decision.key, referee.decision.rule) == (
        *("homecoming.where", "diplomacy.entry-track.deploy"),
    )
    assert referee.decision.facts == {"army": "danes"}


@rule("pitts-war diplomacy.entry-track.deploy")
def test_an_army_with_several_areas_in_the_set_up_may_begin_in_any_of_them():
    game = given(year=1798)
    referee = Referee(game, bring_in(game, "turkey", COALITION))

    assert {option.area for option in referee.options} == {
        *("sarajevo", "belgrade", "bucharest", "jassy")
    }
    referee.choose(Place("tu-border", "jassy"))
    assert standing(game, "turkey") == {
        **{"tu-la-porte": ("constantinople", 2), "tu-janissaries": ("constantinople", 1)},
        **{"tu-border": ("jassy", 2), "tu-syria": ("acre", 1)},
    }


@rule("pitts-war neutral.invaded")
def test_an_invaded_neutral_joins_the_other_side_at_once():
    game = given(year=1798, swiss="zurich")

    Referee(game, invade(game, "switzerland", FRENCH))  # rv.neutral.swiss
    assert game.side_of("switzerland") is COALITION
    assert game.where == {"swiss": "zurich"}
    assert income(game, "switzerland") == 0
    assert game.stance["turkey"] is Stance.NEUTRAL


@rule("pitts-war scenario.1792.turkey-joins")
def test_turkey_joins_the_coalition_when_egypt_is_invaded():
    game = given(year=1798, egyptians="cairo", mameluks="cairo", tu_syria="acre")
    game.entered["turkey"] = 1791

    Referee(game, invade(game, "egypt", FRENCH))
    assert game.side_of("egypt") is game.side_of("turkey") is COALITION


@rule("pitts-war scenario.1792.turkey-joins", "pitts-war card.f.expedition-egypte.assault")
@pytest.mark.parametrize(("egypt", "turkey"), [("coalition", COALITION), ("french", None)])
def test_turkey_joins_for_an_egypt_that_had_an_ally_before(egypt, turkey):
    game = given(year=1798, stance={"egypt": egypt}, facts={"entered": {"turkey": 1791}})

    Referee(game, deploy_mameluks(game))
    assert game.side_of("turkey") is turkey


@rule("pitts-war recruit.none-on-entry")
@pytest.mark.parametrize(("stance", "points"), [("coalition", 1), ("aloof", 0)])
def test_who_changes_his_alliance_does_not_enter_the_war(stance, points):
    facts = {"entered": {"spain": 1793}}
    game = given(year=1796, stance={"spain": stance}, facts=facts)

    Referee(game, bring_in(game, "spain", FRENCH))
    assert income(game, "spain") == points


@rule("pitts-war scenario.1792.turkey-joins")
def test_a_turkey_that_is_frances_ally_stays_it():
    game = given(year=1803, stance={"turkey": "french"}, egyptians="cairo", mameluks="cairo")

    Referee(game, invade(game, "egypt", FRENCH))
    assert game.side_of("turkey") is FRENCH


@rule("pitts-war diplomacy.attempt.join")
def test_the_armies_of_a_power_that_changes_sides_go_home():
    game = given(
        year=1796,
        stance={"spain": "coalition"},
        flags={"perpignan": "spain", "gerona": "france"},
        facts={"entered": {"spain": 1793}},
        **{"sp_central": "perpignan", "sp_south": "madrid 1", "br_anglo_dutch": "madrid 1"},
    )
    game.stance = {**game.stance, "britain": Stance.COALITION}
    game.stance = {**game.stance, "portugal": Stance.COALITION}

    referee = Referee(game, bring_in(game, "spain", FRENCH))
    assert not game.flags
    assert Place("sp-central", "madrid") not in referee.options
    assert referee.refusal(Place("sp-central", "madrid")).key == "homecoming.occupied"
    referee.choose(Place("sp-central", "gerona"))
    assert game.where["sp-south"] == "madrid"
    assert (referee.decision.key, referee.decision.seat) == ("homecoming.whither", "coalition")
    referee.choose(Retreat("", "lisbon"))
    assert game.where["br-anglo-dutch"] == "lisbon"


@rule("pitts-war peace.remove-flags")
def test_a_flag_of_a_power_that_left_the_war_passes_to_an_ally_who_stands_there():
    game = given(
        stance={"prussia": "aloof"},
        flags={"lille": "prussia", "metz": "prussia"},
        facts={"fought_for": {"prussia": COALITION}},
        au_germany="lille",
    )

    sort_flags(game)
    assert game.flags == {"lille": "austria"}


@rule("pitts-war peace.remove-flags")
def test_flags_over_enemies_stay():
    game = given(flags={"lille": "austria", "brussels": "france", "cologne": "austria"})

    sort_flags(game)
    assert game.flags == {"lille": "austria", "brussels": "france"}
