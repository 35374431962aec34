"""The three scenarios on their first day: who stands where, for whom, and what comes first."""

import pytest

from estafette.engine import Dice, Pass, secret_of, settle
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.actions import Pick, Place, Raise
from estafette.games.pitts_war.affairs import Surrender
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.peace import sign
from estafette.games.pitts_war.preparation import is_to_prepare, prepare
from estafette.games.pitts_war.recruitment import cannot_raise
from estafette.games.pitts_war.sequence import SEQUENCE
from estafette.games.pitts_war.sides import COALITION, FRENCH, NEUTRAL
from estafette.games.pitts_war.stacking import cannot_stack
from estafette.games.pitts_war.start import new_game
from estafette.match import Match
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

LIBERTY, EMPIRE, CAMPAIGN = "liberty-or-death", "great-empire", "valmy-to-waterloo"


def begun(scenario):
    return new_game(the_box(), settle(the_box(), scenario, {}), Dice(secret_of("a start")))


def prepared(scenario):
    """The table after the players have placed what is theirs to place."""
    game = begun(scenario)
    referee = Referee(game, prepare(game))
    while not referee.is_over:
        referee.choose(referee.options[0])
    return game


def steps_of(game, *powers):
    armies = [army for power in powers for army in the_box().armies_of[power]]
    return sum(game.steps.get(army, 0) + game.awaiting.get(army, 0) for army in armies)


def side_of_area(game, area):
    return game.side_of(game.owner(area))


@rule("pitts-war turn.phases", "pitts-war turn.activation.order")
def test_the_phases_follow_each_other():  # seq.phase-order
    names = {
        "event.draw.count": "events",
        "turn.diplomacy.order": "diplomacy",
        "turn.reinforcement.order": "reinforcements",
        "turn.activation.first-player-starts": "impulse",
        "turn.leader-subimpulse": "leaders",
        "turn.end.conquests": "end of turn",
    }
    found = [names[rule] for line in SEQUENCE.lines for rule in line.path if rule in names]

    assert list(dict.fromkeys(found)) == list(names.values())
    fair, bad = given(), given(bad_weather=True)
    assert (fair.weather, bad.weather) == ("fair", "bad")


@rule("pitts-war scenario.1792.start", "pitts-war scenario.1805.start")
@pytest.mark.parametrize(
    ("scenario", "year", "first"),
    [(LIBERTY, 1792, COALITION), (CAMPAIGN, 1792, COALITION), (EMPIRE, 1805, FRENCH)],
)
def test_the_first_year_begins_with_its_fair_weather_impulse(scenario, year, first):
    """seq.first-turn-1792 and sq.first-turn-1805: no diplomacy and no recruits that year."""
    match = Match.start(RULES, the_box(), settle(the_box(), scenario, {}), secret_of(scenario))
    paths = set()
    while match.game.year == year and "activation.alternate" not in match.view(None).path:
        decision = match.open[0]
        paths.add(match.view(None).path[1])
        assert match.choose(decision.seat, decision.options[0]) is None

    assert paths == {"turn.activation.order"}
    assert (match.game.weather, match.game.first) == ("fair", first)
    assert match.game.points == {}


@rule("pitts-war scenario.1805.start", "pitts-war scenario.1805.france-picks-marker")
def test_france_picks_one_marker_of_1805_and_draws_the_others():  # sq.first-turn-1805
    game = begun(EMPIRE)
    referee = Referee(game, prepare(game))
    while not isinstance(referee.options[0], Pick):
        referee.choose(referee.options[0])

    assert {choice.marker for choice in referee.options} == set(game.pools[FRENCH])
    referee.choose(Pick("f-boulogne"))
    assert game.hands[FRENCH][0] == "f-boulogne"
    assert len(game.hands[FRENCH]) == 1 + game.space.draws(FRENCH)


@rule("pitts-war scenario.1792.france-picks-markers")
def test_france_holds_five_markers_in_1792():  # ev.draw.1792-france
    game = prepared(LIBERTY)

    assert game.hands[FRENCH][:2] == ["f-valmy", "f-volontaires"]
    assert len(game.hands[FRENCH]) == 5
    assert len(game.pools[FRENCH]) == 8


@rule("pitts-war scenario.1805.pools")
def test_eleven_markers_lie_in_each_pool_of_1805():  # scn.1805-pool
    game = begun(EMPIRE)
    of_1804 = {m.id for m in the_box().markers.values() if m.enters == 1804}

    assert set(game.pools[FRENCH]) - of_1804 == {"f-harem"}
    assert set(game.pools[COALITION]) - of_1804 == {"c-or-espagnol"}
    assert [len(pool) for pool in game.pools.values()] == [11, 11]


@rule("pitts-war scenario.1805.setup.france", "pitts-war stacking.leader")
def test_the_camp_of_lille_holds_five_steps_of_nine():  # scn.1805-lille
    game = begun(EMPIRE)

    assert game.leaders_at("lille", FRENCH) == ["napoleon", "murat"]
    assert game.strength(game.at("lille", FRENCH)) == 5
    assert cannot_stack(game, "lille", ["fr-spain"], steps=4) is None
    assert cannot_stack(game, "lille", ["fr-spain"], steps=5).rule == "stacking.leader"


@rule("pitts-war scenario.1792.setup.austria", "pitts-war scenario.1792.setup.prussia")
@rule("pitts-war scenario.1792.setup.piedmont")
def test_the_coalition_of_1792_has_fourteen_steps():  # scn.1792-coalition-steps
    game = begun(LIBERTY)

    assert steps_of(game, "austria", "empire", "south-germany") == 6
    assert steps_of(game, "prussia", "hesse") == 6
    assert steps_of(game, "piedmont") == 2
    on_map = [army for army in game.where if game.side(army) is COALITION]
    assert game.strength(on_map) == 14


@rule("pitts-war scenario.1805.austria-controls", "pitts-war scenario.1805.france-controls")
def test_the_flags_of_1805():  # scn.1805-control
    game = begun(EMPIRE)
    coalition = ("munich", "ulm", "erfurt", "venice")
    french = ("hanover", "turin", "zurich", "stuttgart")

    assert {controller(game, area) for area in coalition} == {COALITION}
    assert {controller(game, area) for area in french} == {FRENCH}


@rule("pitts-war scenario.1792.coalition-minors", "pitts-war scenario.1792.setup.minors")
@rule("pitts-war scenario.1792.russia-minors")
def test_the_minors_of_1792():  # sd.1792-status
    game = begun(LIBERTY)
    sides = [side_of_area(game, a) for a in ("munich", "venice", "rome", "florence")]

    assert sides == [COALITION] * 4
    assert {game.stance[game.owner(a)] for a in ("rostock", "copenhagen", "bern")} == {NEUTRAL}
    assert "mecklenburg" in the_box().followers["russia"]


@rule("pitts-war scenario.1792.setup.turkey", "pitts-war scenario.1792.setup.russia")
def test_turkey_has_six_steps_and_russia_seven():  # sd.1792-neutrals
    game = begun(LIBERTY)

    assert steps_of(game, "turkey") == 6
    assert steps_of(game, "russia") == 7


@rule("pitts-war scenario.campaign.start-end", "pitts-war scenario.campaign.setup")
@rule("pitts-war scenario.grand-campaign-setup")
def test_the_campaign_is_liberty_or_death_to_1815():  # sd.campaign
    campaign, liberty = begun(CAMPAIGN), begun(LIBERTY)

    assert (campaign.where, campaign.steps) == (liberty.where, liberty.steps)
    assert (campaign.sheet.first, campaign.sheet.last) == (1792, 1815)
    assert campaign.sheet.victory == begun(EMPIRE).sheet.victory != liberty.sheet.victory


@rule("pitts-war scenario.1805.france-allies", "pitts-war scenario.1805.russia-minors")
@rule("pitts-war scenario.1805.papacy", "pitts-war scenario.1805.prussia-minors")
def test_the_alliances_of_1805():  # sd.1805-status
    game = begun(EMPIRE)
    areas = ("madrid", "milan", "hamburg", "rome", "dresden", "kassel")

    assert [side_of_area(game, area) for area in areas] == [
        *(FRENCH, FRENCH, COALITION, COALITION, None, None),
    ]
    assert {game.stance[power] for power in ("saxony", "hesse")} == {NEUTRAL}


@rule("pitts-war scenario.1805.setup.spain", "pitts-war scenario.1805.setup.sweden")
@rule("pitts-war scenario.1805.setup.naples", "pitts-war scenario.1805.setup.portugal")
@rule("pitts-war scenario.1805.setup.prussia", "pitts-war scenario.1805.setup.turkey")
@rule("pitts-war scenario.1805.setup.minors")
@pytest.mark.parametrize(
    ("powers", "steps"),
    [
        (["spain"], 2),  # sd.1805-others
        (["sweden"], 1),
        (["kingdom-of-naples"], 1),
        (["portugal"], 1),
        (["prussia", "saxony"], 3),
        (["turkey"], 6),
        (["denmark"], 1),
        (["egypt"], 1),
    ],
)
def test_the_other_armies_of_1805(powers, steps):
    assert steps_of(begun(EMPIRE), *powers) == steps


@rule("pitts-war scenario.choice-of-area", "pitts-war scenario.1792.setup.turkey")
def test_the_turks_guard_the_border():  # rv.setup.border
    game = begun(LIBERTY)
    referee = Referee(game, prepare(game))

    assert referee.refusal(Place("tu-border", "sofia")).rule == "scenario.choice-of-area"
    assert referee.refusal(Place("tu-syria", "belgrade")).rule == "scenario.choice-of-area"
    referee.choose(Place("tu-border", "belgrade"))
    assert (game.where["tu-border"], game.steps["tu-border"]) == ("belgrade", 2)
    assert "tu-border" not in game.awaiting


@rule("pitts-war scenario.1805.pieces-out")
def test_the_hanoverians_are_gone_in_1805():  # rv.1805.pieces
    game = begun(EMPIRE)
    game.points = {"electorate-of-hanover": 1}

    assert cannot_raise(game, Raise("hanoverians", "hanover")).key == "recruit.lost"


@rule("pitts-war scenario.1805.pieces-out")
def test_no_peace_before_1805_is_remembered():  # rv.1805.pieces
    """Austria's first surrender of the scenario is followed by no forced alliance."""
    game = begun(EMPIRE)
    sign(game, Surrender("austria", FRENCH))

    assert not game.treaties["austria"].binds
    sign(game, Surrender("austria", FRENCH))
    assert game.treaties["austria"].binds


@rule("pitts-war map.minor-groups")
def test_baden_and_wurttemberg_are_one_power():  # ex.minor-group.south-german-states
    assert the_box().home_of["baden"] == the_box().home_of["stuttgart"] == "south-germany"


@rule("pitts-war scenario.errata.1813-markers", "pitts-war scenario.errata.egypt-marker")
@rule("pitts-war scenario.errata.flip-counters")
def test_errata_of_the_markers():  # sd.errata
    years = [the_box().markers[m].enters for m in ("f-marie-louise", "f-usa")]

    assert years == [1813, 1810]
    assert the_box().markers["f-expedition-egypte"].enters == 1798


@rule("pitts-war setup.scenario-first")
def test_what_is_to_be_placed_is_placed_before_the_first_impulse_and_never_again():
    game = prepared(LIBERTY)

    assert game.is_prepared
    assert game.awaiting == {}
    assert not is_to_prepare(game)
    assert is_to_prepare(begun(LIBERTY))


@rule("pitts-war setup.scenario-first")
def test_the_whole_preparation_can_be_passed_by_nobody():
    referee = Referee(begun(EMPIRE), prepare(begun(EMPIRE)))

    assert Pass() not in referee.options
