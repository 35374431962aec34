"""Setting up the three scenarios, and what is left to the players before the first impulse."""

import pytest

from estafette.engine import Dice, Setup, secret_of, settle
from estafette.games.pitts_war.actions import Pick, Place
from estafette.games.pitts_war.control import controller, is_neutral
from estafette.games.pitts_war.preparation import prepare
from estafette.games.pitts_war.sequence import ACTIVATION, SEQUENCE
from estafette.games.pitts_war.sides import COALITION, FRENCH, NEUTRAL
from estafette.games.pitts_war.start import new_game
from tests.games.pitts_war.position import the_box
from tests.referee import Referee, rule

LIBERTY, EMPIRE, CAMPAIGN = "liberty-or-death", "great-empire", "valmy-to-waterloo"


def begun(scenario):
    setup = settle(the_box(), scenario, {})
    return new_game(the_box(), setup, Dice(secret_of("a start")))


def standing(game, power):
    return {
        army: (game.where[army], game.steps[army])
        for army in the_box().armies_of[power]
        if army in game.where
    }


@rule(
    "pitts-war scenario.1792.start", "pitts-war scenario.1805.start", "pitts-war scenario.1792.end"
)
@rule("pitts-war scenario.1805.end", "pitts-war scenario.campaign.start-end")
@pytest.mark.parametrize(
    ("scenario", "years"),
    [(LIBERTY, (1792, 1800)), (EMPIRE, (1805, 1815)), (CAMPAIGN, (1792, 1815))],
)
def test_a_scenario_begins_with_its_first_activation_phase(scenario, years):
    game = begun(scenario)

    assert ACTIVATION.rule in SEQUENCE.path(game.place)
    assert (game.year, game.sheet.last) == years


@rule("pitts-war scenario.placement", "pitts-war scenario.1792.setup.france")
def test_france_begins_1792_along_its_borders():
    game = begun(LIBERTY)

    assert standing(game, "france") == {
        **{"fr-north": ("lille", 3), "fr-rhine": ("strasbourg", 2), "fr-italy": ("lyon", 2)},
        **{"fr-pyrenees": ("bayonne", 1), "fr-catalonia": ("perpignan", 1)},
        **{"fr-coastal": ("nantes", 1), "fr-interior": ("paris", 1), "fr-alps": ("marseille", 1)},
    }
    assert game.leaders["dumouriez"] == "lille"


@rule("pitts-war scenario.1792.setup.austria", "pitts-war scenario.1792.setup.piedmont")
def test_austria_the_empire_and_piedmont_begin_1792():
    game = begun(LIBERTY)

    assert standing(game, "austria") == {
        "au-flanders": ("brussels", 2),
        "au-germany": ("salzburg", 2),
    }
    assert standing(game, "empire") == {"imperials": ("erfurt", 1)}
    assert standing(game, "south-germany") == {"wurttembergers": ("baden", 1)}
    assert standing(game, "piedmont") == {
        "piedmontese": ("turin", 1),
        "sardinians": ("sardinia", 1),
    }


@rule("pitts-war scenario.1792.setup.prussia")
def test_prussia_begins_1792_at_mainz_under_brunswick():
    game = begun(LIBERTY)

    assert standing(game, "prussia") == {
        **{"pr-rhine": ("mainz", 3), "pr-east-prussia": ("berlin", 1)},
        **{"pr-silesia": ("breslau", 1)},
    }
    assert standing(game, "hesse") == {"hessians": ("kassel", 1)}
    assert game.leaders["brunswick"] == "mainz"


@rule("pitts-war scenario.1792.coalition-minors", "pitts-war rhine.empire")
def test_the_coalition_of_1792_has_its_minors():
    game = begun(LIBERTY)
    minors = {
        *("bavaria", "palatinate", "flanders", "south-germany", "venetia", "papacy", "tuscany"),
        *("lombardy", "saxony", "hesse", "republic-of-genoa", "empire"),
    }

    assert {power for power in minors if game.side_of(power) is COALITION} == minors
    assert the_box().armies["imperials"].most == 2


@rule("pitts-war spain.start", "pitts-war diplomacy.status", "pitts-war status.neutral.start")
def test_powers_dated_1793_are_neutral_in_1792():
    game = begun(LIBERTY)

    for power in ("britain", "spain", "netherlands", "portugal", "russia", "turkey", "poland"):
        assert game.stance[power] is NEUTRAL
        assert all(is_neutral(game, area) for area in game.land_of(power))
    assert "br-anglo-dutch" not in game.where


@rule("pitts-war control.initial")
def test_each_side_controls_its_own_areas():
    game = begun(LIBERTY)

    assert controller(game, "paris") is FRENCH
    assert controller(game, "vienna") is COALITION
    assert controller(game, "dresden") is COALITION
    assert controller(game, "moscow") is None


@rule("pitts-war scenario.1792.setup.turkey", "pitts-war scenario.1792.setup.russia")
@rule("pitts-war scenario.1792.setup.minors")
def test_neutrals_stand_on_the_map_or_are_placed():
    game = begun(LIBERTY)

    assert standing(game, "turkey") == {
        **{"tu-la-porte": ("constantinople", 2), "tu-janissaries": ("constantinople", 1)},
        **{"tu-syria": ("acre", 1)},
    }
    assert standing(game, "russia") == {"ru-2nd-army": ("odessa", 2)}
    assert game.awaiting == {
        **{"tu-border": 2, "ru-i-milicia": 1, "ru-baltic": 1, "ru-1st-army": 3},
        **{"danes": 1, "mameluks": 1, "egyptians": 1, "swedes": 1, "swiss": 1},
    }


@rule("pitts-war scenario.choice-of-area", "pitts-war stacking.no-leader")
def test_the_coalition_places_neutrals_in_their_country_within_stacking():
    game = begun(LIBERTY)
    referee = Referee(game, prepare(game))

    assert referee.decision.seat == COALITION
    assert {choice.area for choice in referee.options} == {
        *("belgrade", "bucharest", "jassy", "sarajevo"),
    }
    assert referee.refusal(Place("tu-border", "sofia")).rule == "scenario.choice-of-area"
    referee.choose(Place("tu-border", "jassy"))
    referee.choose(Place("ru-i-milicia", "moscow"), Place("ru-baltic", "riga"))
    assert referee.refusal(Place("ru-1st-army", "moscow")).rule == "stacking.no-leader"
    referee.choose(Place("ru-1st-army", "kiev"))
    assert game.where["tu-border"] == "jassy"
    assert (game.where["ru-1st-army"], game.steps["ru-1st-army"]) == ("kiev", 3)


@rule("pitts-war scenario.1792.france-picks-markers", "pitts-war event.draw.count")
def test_france_takes_valmy_and_volunteers_before_it_draws():
    game = begun(LIBERTY)
    referee = Referee(game, prepare(game))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.hands[FRENCH][:2] == ["f-valmy", "f-volontaires"]
    assert [len(game.hands[side]) for side in (FRENCH, COALITION)] == [5, 3]
    assert [len(game.pools[side]) for side in (FRENCH, COALITION)] == [8, 9]


@rule("pitts-war scenario.grand-campaign-setup", "pitts-war scenario.campaign.setup")
def test_the_campaign_begins_as_liberty_or_death():
    campaign, liberty = begun(CAMPAIGN), begun(LIBERTY)

    assert (campaign.where, campaign.stance) == (liberty.where, liberty.stance)
    assert campaign.penalties == ("f-valmy", "f-carnot")


@rule("pitts-war scenario.1805.setup.france", "pitts-war scenario.1805.setup.spain")
def test_the_grand_army_begins_1805_at_lille():
    game = begun(EMPIRE)

    assert standing(game, "france") == {
        **{"fr-grand-army": ("lille", 3), "fr-cav-res": ("lille", 1), "fr-north": ("lille", 1)},
        **{"fr-italy": ("milan", 2), "fr-coastal": ("brest", 1), "fr-alps": ("marseille", 1)},
        **{"fr-rhine": ("hanover", 1)},
    }
    assert game.face("fr-north").counter == "fr-ardennes"
    assert game.face("fr-rhine").counter == "fr-vosges"
    assert game.leaders_at("lille", FRENCH) == ["napoleon", "murat"]
    assert standing(game, "spain") == {"sp-central": ("madrid", 1), "sp-south": ("cartagena", 1)}
    assert standing(game, "netherlands") == {"dutch": ("amsterdam", 1)}
    assert standing(game, "south-germany") == {"wurttembergers": ("stuttgart", 1)}


@rule("pitts-war scenario.1805.france-controls", "pitts-war scenario.1805.france-allies")
def test_france_holds_its_conquests_in_1805():
    game = begun(EMPIRE)
    held = (
        *("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice", "hanover"),
        *("turin", "florence", "genoa", "amsterdam", "flushing", "bern", "zurich", "regensburg"),
        *("baden", "stuttgart", "milan", "mantua", "bologna", "madrid"),
    )

    assert [area for area in held if controller(game, area) is not FRENCH] == []
    assert game.land_of("kingdom-of-italy") == ["mantua", "milan", "bologna"]
    assert game.owner("mainz") == "france"


@rule("pitts-war scenario.1805.austria-controls", "pitts-war scenario.1805.setup.austria")
def test_austria_holds_munich_ulm_the_empire_and_venice_in_1805():
    game = begun(EMPIRE)

    for area in ("munich", "ulm", "erfurt", "wurzburg", "venice"):
        assert controller(game, area) is COALITION
    assert game.side_of("bavaria") is FRENCH
    assert standing(game, "austria") == {
        **{"au-germany": ("ulm", 2), "au-italy": ("venice", 3), "au-reserve": ("budapest", 1)},
    }
    assert game.leaders["charles"] == "venice"


@rule("pitts-war scenario.1805.setup.russia", "pitts-war scenario.1805.russia-minors")
def test_russia_begins_1805_at_war():
    game = begun(EMPIRE)

    assert standing(game, "russia") == {
        **{"ru-2nd-army": ("vilna", 2), "ru-guard": ("vilna", 1), "ru-i-milicia": ("odessa", 1)},
        **{"ru-baltic": ("petersburg", 1), "ru-1st-army": ("moscow", 1)},
    }
    assert game.face("ru-1st-army").counter == "ru-moscovia"
    assert game.side_of("mecklenburg") is game.side_of("hanse") is COALITION


@rule("pitts-war scenario.1805.setup.uk", "pitts-war scenario.1805.setup.sweden")
@rule("pitts-war scenario.1805.setup.naples", "pitts-war scenario.1805.setup.portugal")
@rule("pitts-war scenario.1805.papacy")
def test_the_other_members_of_the_coalition_of_1805():
    game = begun(EMPIRE)

    assert standing(game, "britain") == {"br-anglo-dutch": ("london", 1)}
    assert standing(game, "kingdom-of-naples") == {"neapolitans": ("naples", 1)}
    assert (game.awaiting["swedes"], game.awaiting["portuguese"]) == (1, 1)
    for power in ("sweden", "portugal", "papacy", "piedmont"):
        assert game.side_of(power) is COALITION


@rule("pitts-war scenario.1805.setup.prussia", "pitts-war scenario.1805.prussia-minors")
@rule("pitts-war scenario.1805.setup.turkey", "pitts-war scenario.1805.setup.minors")
def test_prussia_turkey_denmark_and_egypt_are_neutral_in_1805():
    game = begun(EMPIRE)

    assert standing(game, "prussia") == {
        "pr-east-prussia": ("berlin", 1),
        "pr-silesia": ("breslau", 1),
    }
    assert standing(game, "turkey")["tu-la-porte"] == ("constantinople", 2)
    assert {
        army: game.awaiting[army] for army in ("saxons", "danes", "egyptians", "tu-border")
    } == {
        **{"saxons": 1, "danes": 1, "egyptians": 1, "tu-border": 2},
    }
    for power in ("prussia", "saxony", "hesse", "turkey", "denmark", "egypt"):
        assert game.stance[power] is NEUTRAL


@rule("pitts-war scenario.1805.pieces-out")
def test_pieces_of_the_past_are_out_in_1805():
    game = begun(EMPIRE)

    for piece in ("hanoverians", "chouans", "fr-egypt", "tu-levant", "dumouriez", "hoche"):
        assert piece in game.lost
    assert game.in_reserve("vendeans")
    assert game.penalties == ()
    assert game.fallen == ()


@rule("pitts-war scenario.1805.pools", "pitts-war scenario.1805.france-picks-marker")
def test_the_pools_of_1805_hold_the_markers_of_1804_and_two_more():
    game = begun(EMPIRE)

    assert sorted(len(pool) for pool in game.pools.values()) == [11, 11]
    assert "f-harem" in game.pools[FRENCH]
    assert "c-or-espagnol" in game.pools[COALITION]
    referee = Referee(game, prepare(game))
    while referee.decision.key != "setup.which-marker":
        referee.choose(referee.options[0])
    assert referee.decision.seat == FRENCH
    referee.choose(Pick("f-walewska"))
    assert referee.is_over
    assert game.hands[FRENCH][0] == "f-walewska"
    assert [len(game.hands[side]) for side in (FRENCH, COALITION)] == [4, 3]


@rule("pitts-war event.pool.two", "pitts-war component.two-cups")
def test_each_side_draws_from_its_own_pool():
    game = begun(CAMPAIGN)

    assert {marker[0] for marker in game.pools[FRENCH]} == {"f"}
    assert {marker[0] for marker in game.pools[COALITION]} == {"c"}


def test_options_are_remembered():
    setup = Setup(EMPIRE, {"buy-markers": "on", "charles-in-italy": "off"})
    game = new_game(the_box(), setup, Dice(secret_of("a start")))

    assert game.plays_with("buy-markers")
    assert not game.plays_with("charles-in-italy")
