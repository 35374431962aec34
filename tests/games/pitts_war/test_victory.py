"""Victory: the points of France, the automatic victories, the last year."""

import pytest

from estafette.engine import Ended
from estafette.games.pitts_war.score import lost_stars, tally, uprisings, victory_points
from estafette.games.pitts_war.sequence import END_OF_TURN, SEQUENCE
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.victory import (
    british_allies,
    check_victory,
    conquests,
    end_year,
    french_minors,
    outcome,
    wanted_conquests,
)
from tests.games.pitts_war.position import given, the_box
from tests.referee import rule

LIBERTY, EMPIRE, CAMPAIGN = "liberty-or-death", "great-empire", "valmy-to-waterloo"
CONQUESTS = ("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice")
ANNEXED = dict.fromkeys(CONQUESTS, "france")
HOME = ("paris", "bordeaux", "marseille", "lyon", "strasbourg")
# From the eastern border of the Republic to the Inn and the Weser: what stands in the way.
ROAD = ("baden", "ulm", "zurich", "turin", "hanover", "amsterdam")


def result(game):
    """The clause under which the game ends, and its winner; None if it goes on."""
    try:
        check_victory(game)
    except Ended as ended:
        return ended.outcome.rule, ended.outcome.winner
    return None


def points(**table):
    return dict(tally(given(**table)))


def total(**table):
    return victory_points(tally(given(**table)))


def lost(*areas, to="austria"):
    return dict.fromkeys(areas, to)


@rule("pitts-war victory.auto.france")
def test_france_begins_without_a_point():
    game = given()

    assert tally(game) == []
    assert victory_points(tally(game)) == 0


@rule("pitts-war victory.vp.stars")
def test_stars_of_minors_score_once_they_are_taken_or_annexed():
    assert points(annexed=ANNEXED) == {"points.stars": 1}  # Brussels
    assert points(annexed=ANNEXED, flags={"turin": "france"}) == {"points.stars": 2}
    assert points(annexed={**ANNEXED, "turin": "france"}) == {"points.stars": 2}


@rule("pitts-war victory.vp.stars")
def test_two_stars_of_one_area_are_two_points():
    landed = {"stance": {"britain": "coalition"}, "flags": {"london": "france"}}
    game = given(**landed, facts={"french_at_sea": True})

    assert dict(tally(game)) == {"points.stars": 2}


@rule("pitts-war victory.vp.stars")
@pytest.mark.parametrize("power", ["austria", "russia", "prussia", "turkey", "spain"])
def test_stars_of_the_great_enemies_score_only_when_they_are_annexed(power):
    area = next(a for a in the_box().areas_of[power] if a in the_box().stars)
    stars = the_box().stars[area]
    war = {"stance": {power: "coalition"}, "facts": {"french_at_sea": True}}
    # A line must lead there: its owner's other areas, and those on the way, are French too.
    held = dict.fromkeys([a for a in the_box().areas if a != area], "france")
    without = total(**war, annexed=held)

    assert total(**war, annexed=held, flags={area: "france"}) == without
    assert total(**war, annexed={**held, area: "france"}) == without + stars


@rule("pitts-war victory.vp.allied-stars")
def test_an_ally_scores_with_every_star_that_it_holds():
    """An enemy flag over one of them takes it away."""
    allied = {"stance": {"austria": "french"}}

    assert points(**allied)["points.allied-stars"] == 5
    assert points(**allied, flags=lost("budapest", to="russia"))["points.allied-stars"] == 3


@rule("pitts-war victory.vp.stars", "pitts-war victory.vp.allied-stars")
def test_no_star_scores_twice():  # rv.vp.no-star-twice
    assert points(stance={"bavaria": "french"}) == {"points.allied-stars": 1}


@rule("pitts-war victory.vp.stars", "pitts-war control.effect.vp")
def test_a_star_out_of_supply_scores_nothing():
    """Munich is cut off from France by the Coalition's Ulm and Baden."""
    assert points(flags={"munich": "france"}) == {}
    road = {"munich": "france", "baden": "france", "ulm": "france"}
    assert points(flags=road) == {"points.stars": 1}


@rule("pitts-war victory.vp.peace")
def test_each_peace_dictated_to_the_coalition_scores_for_good():
    fallen = [("austria", FRENCH), ("prussia", FRENCH), ("spain", COALITION), ("austria", FRENCH)]

    assert points(facts={"fallen": fallen}) == {"points.peaces": 3}


@rule("pitts-war victory.vp.forced-alliance")
def test_a_forced_alliance_scores_while_it_holds():
    forced = {"forced": ("prussia",)}

    assert points(stance={"prussia": "french"}, facts=forced)["points.forced"] == 1
    assert "points.forced" not in points(stance={"prussia": "coalition"}, facts=forced)


@rule("pitts-war victory.vp.liberation")
def test_a_war_of_liberation_won_is_a_point_besides_the_forced_alliance():
    facts = {"liberated": True, "forced": ("spain",)}
    found = points(stance={"spain": "french"}, facts=facts)

    assert (found["points.liberation"], found["points.forced"]) == (1, 1)


@rule("pitts-war victory.vp.syria-corsica", "pitts-war victory.vp.corsica")
@pytest.mark.parametrize(
    ("held", "keys"),
    [
        (["jaffa", "acre", "damascus"], {"points.syria"}),  # sd.syria-corsica
        (["jaffa", "acre"], set()),
        (["jaffa", "damascus"], set()),
        (["sardinia"], {"points.corsica"}),
        (["sardinia", "jaffa", "acre", "damascus"], {"points.corsica", "points.syria"}),
    ],
)
def test_all_syria_is_a_point_and_both_islands_are_one(held, keys):
    game = given(
        stance={"turkey": "coalition", "egypt": "coalition"},
        flags=dict.fromkeys(held, "france"),
        facts={"french_at_sea": True},
    )

    assert dict(tally(game)) == dict.fromkeys(keys, 1)


@rule("pitts-war victory.vp.corsica")
def test_corsica_itself_must_be_french_as_well():
    islands = {"sardinia": "france", "corsica": "britain"}
    war = {"stance": {"britain": "coalition"}, "facts": {"french_at_sea": True}}

    assert "points.corsica" not in points(flags=islands, **war)


@rule("pitts-war victory.vp.minus-uprising")
def test_an_army_in_an_uprising_area_of_france_costs_a_point():
    """Neither a French army there nor a rising in the Tyrol does."""
    assert points(vendeans="vendee", chouans="rennes") == {"points.uprisings": -2}
    assert points(fr_coastal="vendee", vendeans="nantes", tyrolians="innsbruck") == {}
    assert uprisings(given(vendeans="vendee")) == 1


@rule("pitts-war victory.vp.minus-french-stars")
def test_each_french_star_of_1792_that_is_not_french_costs_a_point():
    assert points(flags=lost("lyon", "paris")) == {"points.lost-stars": -3}
    assert lost_stars(given(flags=lost("lyon", "lille"))) == 1
    assert lost_stars(given(flags=lost("lyon")), FRENCH) == 5


@rule("pitts-war victory.vp.minus-uprising", "pitts-war victory.vp.minus-french-stars")
def test_a_rising_and_a_lost_star_cost_two():  # vic.vp-minus
    assert total(vendeans="vendee", flags=lost("lyon")) == -2


@rule("pitts-war victory.vp.stars", "pitts-war victory.vp.allied-stars")
@rule("pitts-war victory.vp.peace", "pitts-war victory.vp.forced-alliance")
def test_all_that_scores_is_added_up():  # vic.vp-count
    game = given(
        year=1809,
        stance={
            **{"austria": "french", "bavaria": "french", "kingdom-of-italy": "french"},
            **{"netherlands": "coalition", "electorate-of-hanover": "coalition"},
            **{"switzerland": "coalition"},
        },
        annexed={**ANNEXED, "milan": "kingdom-of-italy"},
        flags=dict.fromkeys([*ROAD, "kassel", "wurzburg", "erfurt"], "france"),
        facts={"fallen": (("austria", FRENCH), ("prussia", FRENCH)), "forced": ("austria",)},
    )
    found = dict(tally(game))
    found["points.stars"] -= 2  # Kassel and Erfurt lie on the road to Hanover

    assert found == {
        **{"points.stars": 5, "points.allied-stars": 7},
        **{"points.peaces": 2, "points.forced": 1},
    }
    assert sum(found.values()) == 15


@rule("pitts-war victory.auto.coalition", "pitts-war victory.auto.when")
@pytest.mark.parametrize(
    ("year", "ends"),
    [(1793, None), (1794, ("victory.auto.coalition", COALITION)), (1795, None), (1797, True)],
)
def test_the_coalition_wins_at_the_end_of_a_period_if_france_has_no_star(year, ends):
    """vic.auto-coalition and vic.auto-not-1793."""
    found = result(given(year=year, flags=lost(*HOME)))

    assert found == (("victory.auto.coalition", COALITION) if ends is True else ends)


@rule("pitts-war victory.auto.coalition")
def test_one_star_area_anywhere_is_enough_to_go_on():
    flags = lost(*HOME)

    assert result(given(year=1794, flags={**flags, "lyon": None})) is None
    assert result(given(year=1794, flags={**flags, "turin": "france"})) is None


@rule("pitts-war victory.auto.coalition", "pitts-war victory.final.coalition")
@pytest.mark.parametrize("year", [1794, 1815])
def test_the_stars_of_an_ally_do_not_save_france(year):
    found = result(given(year=year, flags=lost(*HOME), stance={"denmark": "french"}))

    assert found == ("victory.auto.coalition", COALITION)


@rule("pitts-war victory.auto.france", "pitts-war victory.auto.when")
@pytest.mark.parametrize(
    ("year", "peaces", "ends"),
    [
        (1809, 30, ("victory.auto.france", FRENCH)),  # vic.auto-france-30
        (1809, 29, None),
        (1808, 30, None),
        (1810, 31, None),
        (1812, 31, ("victory.auto.france", FRENCH)),
    ],
)
def test_france_wins_at_the_end_of_a_period_with_thirty_points(year, peaces, ends):
    game = given(year=year, facts={"fallen": (("austria", FRENCH),) * peaces})

    assert result(game) == ends
    assert game.points_of_victory == peaces


@rule("pitts-war turn.end.vp")
def test_points_are_told_with_their_reasons_every_year():
    game = given(year=1796, annexed=ANNEXED, facts={"told": [], "fallen": (("austria", FRENCH),)})

    assert result(game) is None
    told = game.told[-1]
    assert told.key == "victory.points"
    assert told.facts["points"] == 2
    assert told.facts["tally"] == [("points.stars", 1), ("points.peaces", 1)]


@rule("pitts-war victory.final.france", "pitts-war scenario.campaign.victory")
@rule("pitts-war scenario.1805.victory", "pitts-war turn.last-turn-victory")
@pytest.mark.parametrize("scenario", [CAMPAIGN, EMPIRE])
def test_france_wins_in_1815_with_its_stars_and_the_conquests_of_the_republic(scenario):
    held = {"annexed": ANNEXED, "flags": dict.fromkeys(HOME)}

    assert result(given(scenario, year=1815, **held)) == ("victory.final.france", FRENCH)
    assert result(given(scenario, year=1814, **held)) is None


@rule("pitts-war victory.final.france")
@pytest.mark.parametrize("area", [*HOME, *CONQUESTS])
def test_each_of_them_is_wanted(area):
    game = given(year=1815, annexed=ANNEXED, flags=lost(area))

    assert result(game) == ("victory.final.draw", None)


@rule("pitts-war victory.final.france")
def test_the_conquests_with_a_star_a_city_or_a_port_are_wanted():
    assert wanted_conquests(given()) == conquests(given()) == list(CONQUESTS)


@rule("pitts-war victory.final.coalition", "pitts-war victory.final.draw")
@pytest.mark.parametrize(
    ("flags", "ends"),
    [
        (lost("strasbourg", "lille"), ("victory.final.draw", None)),  # vic.final-coalition
        (lost("strasbourg", "lyon"), ("victory.final.coalition", COALITION)),
        (lost("paris"), ("victory.final.coalition", COALITION)),
        ({**lost("paris"), "turin": "france"}, ("victory.final.draw", None)),
    ],
)
def test_the_coalition_wins_in_1815_if_france_has_nothing_abroad_and_lost_two_stars(flags, ends):
    denmark = {"denmark": "french"}  # an ally's star is not France's
    assert result(given(year=1815, flags=flags, stance=denmark)) == ends


@rule("pitts-war victory.final.coalition")
def test_a_star_that_has_gone_to_a_neutral_is_not_lost_to_the_coalition():
    game = given(year=1815, annexed={"paris": "denmark"})

    assert result(game) == ("victory.final.draw", None)


@rule("pitts-war turn.end.last-turn", "pitts-war turn.last-turn-victory")
def test_automatic_victory_comes_before_the_final_one():
    facts = {"fallen": (("austria", FRENCH),) * 30}

    assert result(given(year=1815, facts=facts)) == ("victory.auto.france", FRENCH)


@rule("pitts-war turn.end.conquests", "pitts-war turn.end.vp", "pitts-war turn.end.advance")
@rule("pitts-war turn.end.last-turn")
def test_conquests_come_before_victory_and_the_marker_moves_last():  # sq.end-order, sq.last-turn
    steps = [line.path[-1] for line in SEQUENCE.lines if END_OF_TURN.rule in line.path]
    order = [
        *("republic.annex", "conquest.minor.condition", "surrender.roll", "italy.create"),
        *("turn.end.vp", "turn.end.advance"),
    ]

    assert list(dict.fromkeys([step for step in steps if step in order])) == order
    assert steps[-1] == "turn.end.advance"


@rule("pitts-war turn.end.advance")
def test_the_marker_moves_on_and_what_lasted_a_year_is_over():
    lasting = {"f-boue": "impulse", "f-armistice": "year", "f-amiens": "period", "x": "ever"}
    facts = {"approached": ("denmark",), "shipped": {"britain": 2}, "told": []}
    game = given(year=1802, lasting=lasting, facts=facts)

    end_year(game)
    assert game.year == 1803
    assert set(game.lasting) == {"f-boue", "f-amiens", "x"}
    assert (game.approached, game.shipped) == ((), {})
    assert (game.told[-1].key, game.told[-1].facts) == ("year.begins", {"year": 1803})
    end_year(game)
    assert set(game.lasting) == {"f-boue", "x"}


@rule("pitts-war turn.last-turn-victory")
def test_nobody_wins_between_two_steps():
    assert outcome(given(year=1815, flags=lost(*HOME))) is None


def republic(*, minors=4, flags=None, **stance):
    """1800: Flanders and the Palatinate are annexed, and so many minors are allied."""
    allied = ["netherlands", "switzerland", "bavaria", "denmark"][:minors]
    stances = {"austria": "coalition", "prussia": "neutral", "spain": "neutral", **stance}
    stances |= dict.fromkeys(allied, "french")
    return given(LIBERTY, year=1800, stance=stances, annexed=ANNEXED, flags=flags or {})


@rule("pitts-war scenario.1792.victory.france-stars")
@rule("pitts-war scenario.1792.victory.france-conquests")
@rule("pitts-war scenario.1792.victory.france-minors")
@rule("pitts-war scenario.1792.victory.france-uk-allies")
@rule("pitts-war scenario.1792.victory.draw")
@pytest.mark.parametrize(
    ("game", "winner"),
    [
        (republic(), FRENCH),  # vic.1800-france
        (republic(minors=3), None),
        (republic(prussia="coalition"), None),
        (republic(spain="coalition"), None),
        (republic(spain="coalition", austria="neutral"), FRENCH),
        (republic(prussia="coalition", austria="peace"), FRENCH),
        (republic(flags=lost("marseille")), None),
        (republic(flags=lost("mainz")), None),
        (republic(flags=lost("lille")), FRENCH),
    ],
)
def test_france_wins_liberty_or_death_by_four_conditions(game, winner):
    rules = {FRENCH: "scenario.1792.victory.france-stars", None: "scenario.1792.victory.draw"}

    assert result(game) == (rules[winner], winner)


@rule("pitts-war scenario.1792.victory.france-minors")
def test_a_minor_counts_when_all_its_areas_are_french():
    game = republic()
    wanted = {"flanders", "palatinate", "netherlands", "switzerland", "bavaria", "denmark"}

    assert set(french_minors(game)) == wanted
    game.flags = {**game.flags, "munich": "austria"}
    assert set(french_minors(game)) == wanted - {"bavaria"}
    game.flags = {**game.flags, **dict.fromkeys(the_box().areas_of["piedmont"], "france")}
    assert "piedmont" in french_minors(game)


@rule("pitts-war scenario.1792.victory.france-uk-allies")
def test_three_powers_are_asked_after_and_no_others():
    game = republic(prussia="coalition", russia="coalition", turkey="coalition")

    assert british_allies(game) == ["prussia", "austria"]


@rule("pitts-war scenario.1792.victory.coalition", "pitts-war scenario.1792.victory.draw")
@rule("pitts-war scenario.1792.end")
@pytest.mark.parametrize(
    ("flags", "ends"),
    [
        (lost("marseille", "strasbourg"), ("scenario.1792.victory.draw", None)),  # sd.1792-end
        (lost(*HOME), ("scenario.1792.victory.coalition", COALITION)),
        (lost(*HOME[:-1]), ("scenario.1792.victory.draw", None)),
    ],
)
def test_the_coalition_wins_liberty_or_death_with_every_star_of_france(flags, ends):
    flags = {**flags, **lost("lille", "metz", "grenoble")}  # a line leads home

    assert result(given(LIBERTY, year=1800, flags=flags)) == ends


@rule("pitts-war scenario.1792.victory.coalition")
def test_a_star_that_the_coalition_holds_without_a_line_home_is_not_conquered():
    game = given(LIBERTY, year=1800, flags=lost(*HOME))

    assert result(game) == ("scenario.1792.victory.draw", None)


@rule("pitts-war scenario.1792.end", "pitts-war victory.auto.when")
def test_liberty_or_death_knows_automatic_victory_before_1800_only():
    facts = {"fallen": (("austria", FRENCH),) * 30}

    assert result(given(LIBERTY, year=1797, facts=facts)) == ("victory.auto.france", FRENCH)
    ends = ("scenario.1792.victory.draw", None)
    assert result(given(LIBERTY, year=1800, facts=facts)) == ends


@rule("pitts-war turn.end.last-turn")
def test_an_automatic_victory_says_how_many_points_there_were():
    game = given(year=1809, facts={"fallen": (("austria", FRENCH),) * 31})

    with pytest.raises(Ended) as ended:
        check_victory(game)
    assert ended.value.outcome.facts == {"points": 31}


@rule("pitts-war victory.auto.coalition", "pitts-war victory.vp.minus-french-stars")
def test_a_france_that_keeps_a_peace_still_has_its_own_stars():
    stance, facts = {"france": "peace"}, {"fought_for": {"france": FRENCH}}
    beaten = given(year=1794, stance=stance, facts=facts)

    assert result(beaten) is None
    assert lost_stars(beaten) == 0
    stripped = given(year=1794, stance=stance, facts=facts, flags=lost(*HOME))
    assert result(stripped) == ("victory.auto.coalition", COALITION)
