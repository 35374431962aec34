"""Poland divided, the Grand Duchy, the Kingdom of Italy, the Rhine and Westphalia."""

import pytest

from estafette.games.pitts_war.actions import Cede, PlayMarker, Raise
from estafette.games.pitts_war.affairs import March, Surrender
from estafette.games.pitts_war.arrivals import begin_arrivals, full_strength
from estafette.games.pitts_war.cession import take_areas
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.diplomacy import negotiate
from estafette.games.pitts_war.foundings import (
    disband_hanoverians,
    found_duchy,
    found_italy,
    partition_poland,
)
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.recruitment import is_available, raisings
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.position import given, road
from tests.referee import Referee, rule

IN_1793 = {"posen": "prussia", "minsk": "russia", "zhitomir": "russia"}
IN_1795 = {
    **{"warsaw": "prussia", "krakow": "austria", "lublin": "austria"},
    **{"vilna": "russia", "pinsk": "russia"},
}


@rule("pitts-war poland.partition.1793", "pitts-war poland.partition.1795")
@pytest.mark.parametrize(
    ("year", "parts"),
    [(1792, {}), (1793, IN_1793), (1794, {}), (1795, IN_1795)],
    ids=["1792", "con.partition-93", "1794", "con.partition-95"],
)
def test_poland_is_divided_by_the_blazons_of_the_year(year, parts):
    game = given(year=year)

    partition_poland(game)
    assert game.annexed == parts


@rule("pitts-war poland.partition.control")
def test_the_annexing_power_controls_its_part_at_once():
    game = given(year=1795, stance={"poland": "french"}, flags={"krakow": "prussia"})
    assert controller(game, "warsaw") is FRENCH

    partition_poland(game)
    assert game.owner("warsaw") == "prussia"  # kd.partition-control
    assert controller(game, "warsaw") is COALITION
    assert "krakow" not in game.flags


def empire(**more):
    """1806: Prussia at war, with the Polish areas it took."""
    stance = {"prussia": "coalition", **more.pop("stance", {})}
    return given("great-empire", year=more.pop("year", 1806), stance=stance, **more)


@rule("pitts-war card.f.walewska", "pitts-war poland.duchy.by-marker")
@rule("pitts-war poland.duchy.extent", "pitts-war poland.duchy.areas")
def test_marie_walewska_founds_the_grand_duchy_if_warsaw_is_french():
    hand = {"french": ["f-walewska"]}
    game = empire(hand=hand, active="french", flags={"warsaw": "france"}, pr_silesia="posen")
    referee = Referee(game, negotiate(game))

    referee.choose(PlayMarker("f-walewska"))
    assert game.side_of("grand-duchy") is FRENCH  # con.duchy, mea.walewska
    assert sorted(game.land_of("grand-duchy")) == ["posen", "warsaw"]
    assert game.where["pr-silesia"] == "posen"
    assert "warsaw" not in game.flags
    assert game.annexed["krakow"] == "austria"
    assert game.entered["grand-duchy"] == 1806


@rule("pitts-war card.f.walewska")
def test_marie_walewska_needs_warsaw_and_no_grand_duchy():
    hand = {"french": ["f-walewska"]}
    game = empire(hand=hand, active="french")
    referee = Referee(game, negotiate(game))
    assert referee.refusal(PlayMarker("f-walewska")).key == "politics.warsaw"  # mea.walewska

    game = empire(hand=hand, active="french", flags={"warsaw": "france"})
    found_duchy(game)
    referee = Referee(game, negotiate(game))
    assert referee.refusal(PlayMarker("f-walewska")).rule == "poland.duchy.by-marker"


@rule("pitts-war poland.duchy.army", "pitts-war card.f.walewska.army")
@pytest.mark.parametrize(("flags", "due"), [({}, ("poles",)), ({"warsaw": "prussia"}, ())])
def test_the_poles_come_free_and_full_if_warsaw_is_still_french(flags, due):
    game = empire(flags={"warsaw": "france"})
    found_duchy(game)
    assert game.due == ("poles",)
    game.flags = {**game.flags, **flags}
    game.year = 1807

    begin_arrivals(game)  # con.duchy
    assert game.due == due
    assert full_strength(game, "poles") == 2


@rule("pitts-war poland.duchy.army")
def test_poles_who_are_on_the_map_are_not_due():
    game = empire(flags={"warsaw": "france"}, poles="warsaw")

    found_duchy(game)
    assert game.due == ()


@rule("pitts-war poland.duchy.counts-two")
def test_a_grand_duchy_made_by_the_marker_uses_up_what_prussia_would_cede():
    game = empire(flags={"warsaw": "france"}, lasting={"f-walewska": "ever"})
    found_duchy(game)
    terms = Surrender("prussia", FRENCH)

    assert Referee(game, take_areas(game, terms)).is_over  # kd.duchy-two
    assert terms.areas == 0
    assert "f-walewska" not in game.lasting


@rule("pitts-war poland.duchy.counts-two")
def test_it_counts_for_prussia_and_france_only():
    for power, victor in (("austria", FRENCH), ("prussia", COALITION)):
        game = empire(lasting={"f-walewska": "ever"}, stance={"prussia": "french"})
        terms = Surrender(power, victor)
        Referee(game, take_areas(game, terms))
        assert terms.areas == 2
        assert "f-walewska" in game.lasting


@rule("pitts-war poland.duchy.by-peace", "pitts-war poland.duchy.counts-one")
def test_warsaw_taken_in_a_peace_founds_the_grand_duchy_and_counts_as_one_area():
    game = empire(stance={"prussia": "peace", "saxony": "french"})
    terms = Surrender("prussia", FRENCH)
    referee = Referee(game, take_areas(game, terms))

    referee.choose(Cede("warsaw"))
    assert sorted(game.land_of("grand-duchy")) == ["posen", "warsaw"]  # kd.duchy-peace
    assert referee.decision.facts == {"power": "prussia", "left": 1}
    referee.choose(Cede("magdeburg"))
    assert referee.is_over
    assert game.annexed["magdeburg"] == "france"


@rule("pitts-war poland.duchy.by-peace", "pitts-war peace.capture-areas.no-star")
def test_only_france_may_take_warsaw_and_only_once():
    founded = empire(stance={"prussia": "peace"}, facts={"founded": ("grand-duchy",)})
    referee = Referee(founded, take_areas(founded, Surrender("prussia", FRENCH)))
    assert referee.decision is None or Cede("warsaw") not in referee.options

    game = empire(stance={"prussia": "peace"})
    referee = Referee(game, take_areas(game, Surrender("prussia", COALITION)))
    assert referee.refusal(Cede("warsaw")).rule == "peace.capture-areas.no-star"


@rule("pitts-war poland.duchy.areas", "pitts-war peace.capture-areas")
def test_green_areas_that_austria_cedes_go_to_the_grand_duchy():
    game = empire(stance={"austria": "peace"}, flags={"warsaw": "france"})
    found_duchy(game)
    referee = Referee(game, take_areas(game, Surrender("austria", FRENCH)))

    referee.choose(Cede("krakow"), Cede("salzburg"))
    assert game.annexed["krakow"] == "grand-duchy"
    assert game.annexed["salzburg"] == "france"


@rule("pitts-war poland.duchy.transit")
def test_the_french_may_cross_prussia_and_be_supplied_there_once_the_duchy_stands():
    for founded, is_open in ((["grand-duchy"], True), ([], False)):
        game = empire(
            stance={"prussia": "peace", "grand-duchy": "french", "saxony": "french"},
            annexed={"warsaw": "grand-duchy", "posen": "grand-duchy"},
            facts={"founded": founded},
            fr_italy="dresden",
        )
        march = March(FRENCH, ["fr-italy"], [], "dresden", "dresden")
        assert (cannot_pass(game, march, "berlin") is None) is is_open  # kd.duchy-transit
        assert is_supplied(game, FRENCH, "posen", ["fr-italy"]) is is_open


@rule("pitts-war poland.duchy.transit")
@pytest.mark.parametrize(("prussia", "is_open"), [("peace", True), ("coalition", False)])
def test_no_french_line_runs_through_a_prussia_that_is_at_war_again(prussia, is_open):
    game = empire(
        stance={"prussia": prussia, "grand-duchy": "french", "saxony": "french"},
        annexed={"warsaw": "grand-duchy", "posen": "grand-duchy"},
        flags={"warsaw": "russia", "posen": "russia", **road("strasbourg", "leipzig")},
        facts={"founded": ("grand-duchy",)},
        fr_italy="stettin",
    )

    assert is_supplied(game, FRENCH, "stettin") is is_open


@rule("pitts-war italy.create", "pitts-war italy.areas")
@pytest.mark.parametrize(
    ("held", "is_founded"),
    [(["milan", "venice"], True), (["milan"], False), (["venice", "mantua"], False)],
)
def test_italy_is_founded_when_france_controls_milan_and_venice(held, is_founded):
    game = given(year=1797, flags=dict.fromkeys(held, "france"))

    found_italy(game)
    assert ("kingdom-of-italy" in game.founded) is is_founded
    assert (game.side_of("kingdom-of-italy") is FRENCH) is is_founded
    assert sorted(game.annexed) == (held if is_founded else [])
    assert bool(game.flags) is not is_founded


@rule("pitts-war italy.areas")
def test_crown_areas_taken_later_join_the_kingdom_at_the_end_of_the_year():
    taken = {"milan": "kingdom-of-italy", "venice": "kingdom-of-italy"}
    facts = {"founded": ("kingdom-of-italy",)}
    game = given(
        year=1798,
        stance={"kingdom-of-italy": "french"},
        annexed=taken,
        flags={"bologna": "france", "rome": "france"},
        facts=facts,
    )

    found_italy(game)  # kd.italy-areas
    assert game.annexed == {**taken, "bologna": "kingdom-of-italy"}
    assert game.founded == ("kingdom-of-italy",)
    assert game.flags == {"rome": "france"}


@rule("pitts-war italy.areas")
def test_a_kingdom_that_the_coalition_has_conquered_takes_nothing():
    game = given(
        stance={"kingdom-of-italy": "coalition"},
        annexed={"milan": "kingdom-of-italy"},
        flags={"bologna": "france"},
        facts={"founded": ("kingdom-of-italy",)},
    )

    found_italy(game)
    assert "bologna" in game.flags


@rule("pitts-war italy.army")
def test_the_italian_army_can_be_recruited_once_the_kingdom_is_founded():
    game = given(year=1797, flags={"milan": "france", "venice": "france"})
    game.flags = {**game.flags, **{"turin": "france", "genoa": "france"}}

    found_italy(game)
    assert is_available(game, "italians")
    assert Raise("italians", "milan") in raisings(game, {"kingdom-of-italy": 1})


RHENISH = ("empire", "electorate-of-hanover", "hanse", "hesse", "mecklenburg")
FELL = [("austria", FRENCH), ("prussia", FRENCH)]


def erfurt(**more):
    hand = {"french": ["f-erfurt"]}
    fallen = more.pop("fallen", FELL)
    stance = {"prussia": "peace", "austria": "peace", **more.pop("stance", {})}
    game = given("great-empire", year=1808, hand=hand, active="french", stance=stance, **more)
    game.fallen = tuple(fallen)
    return Referee(game, negotiate(game))


@rule("pitts-war card.f.erfurt", "pitts-war rhine.unit", "pitts-war westphalia.create")
@rule("pitts-war card.f.erfurt.allies", "pitts-war rhine.create")
def test_erfurt_founds_the_rhine_and_westphalia():
    referee = erfurt(flags={"erfurt": "france", "hanover": None}, imperials="vienna")
    game = referee.game

    before = game.founded
    referee.choose(PlayMarker("f-erfurt"))
    assert [*game.founded] == [*before, "empire", "electorate-of-hanover"]
    assert [game.side_of(power) for power in RHENISH] == [FRENCH] * 5  # kd.rhine
    assert game.land_of("empire") == ["erfurt", "wurzburg", "munster"]
    assert game.due == ("imperials", "hanoverians")  # con.erfurt
    assert "imperials" not in game.where
    assert [full_strength(game, army) for army in game.due] == [1, 1]
    assert "f-erfurt" in game.lasting
    begin_arrivals(game)
    assert game.due[:2] == ("imperials", "hanoverians")


@rule("pitts-war rhine.unit", "pitts-war westphalia.create")
def test_the_counters_of_empire_and_hanover_are_turned_over():
    game = given(imperials="erfurt 1", hanoverians="hanover")
    assert [game.face(army).counter for army in game.where] == ["imperials", "hanoverians"]

    game.founded = ("empire", "electorate-of-hanover")
    assert [game.face(army).counter for army in game.where] == ["rhinelanders", "westphalians"]
    assert game.face("hanoverians").movement == 1


@rule("pitts-war card.f.erfurt")
@pytest.mark.parametrize(
    "fallen", [FELL[:1], FELL[1:], [("austria", COALITION), ("prussia", FRENCH)], []]
)
def test_erfurt_waits_until_austria_and_prussia_have_fallen_to_france(fallen):
    assert erfurt(fallen=fallen).refusal(PlayMarker("f-erfurt")).key == "politics.never-fell"


@rule("pitts-war westphalia.hanover-army-removed", "pitts-war westphalia.hanover")
@pytest.mark.parametrize(("flag", "is_lost"), [({"hanover": "france"}, True), ({}, False)])
def test_the_hanoverian_army_leaves_the_game_when_hanover_is_french(flag, is_lost):
    hanover = {"electorate-of-hanover": "coalition"}
    game = given(year=1803, stance=hanover, flags=flag, hanoverians="hamburg")

    disband_hanoverians(game)  # kd.hanover-removed
    assert ("hanoverians" in game.lost) is is_lost
    assert ("hanoverians" not in game.where) is is_lost


@rule("pitts-war westphalia.hanover-army-removed", "pitts-war westphalia.create")
def test_the_westphalians_are_not_removed():
    french = {"electorate-of-hanover": "french"}
    game = given(year=1809, stance=french, facts={"founded": ("electorate-of-hanover",)})

    disband_hanoverians(game)
    assert game.lost == ()
    assert Stance.FRENCH is game.stance["electorate-of-hanover"]
