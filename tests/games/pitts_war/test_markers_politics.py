"""Treaties and markers that take powers out of the war or bring them in."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Activate, Place, PlayMarker, Retreat
from estafette.games.pitts_war.activation import activate, cannot_activate
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.diplomacy import negotiate
from estafette.games.pitts_war.events import EVENTS, Moment
from estafette.games.pitts_war.income import income, reckon_income
from estafette.games.pitts_war.passage import cannot_pass, may_invade
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from estafette.games.pitts_war.status import runner
from estafette.games.pitts_war.supply import is_supplied, supplied_homeland
from estafette.games.pitts_war.victory import end_year
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


def dealing(marker, **more):
    """The owner of a marker is asked in the Diplomacy Phase."""
    side = "french" if marker[0] == "f" else "coalition"
    game = given(active=side, hand={side: [marker]}, **more)
    return Referee(game, negotiate(game))


def played(marker, **more):
    referee = dealing(marker, **more)
    referee.choose(PlayMarker(marker))
    return referee


def settle_all(referee):
    while not referee.is_over:
        referee.choose(referee.options[0])


@rule("pitts-war card.f.campo-formio", "pitts-war card.f.campo-formio.austrians-home")
@rule("pitts-war card.f.campo-formio.french-leave", "pitts-war card.f.campo-formio.no-move")
def test_campo_formio_sends_both_armies_back_and_stops_the_austrians():
    flags = {"mantua": "france", "milan": "france", "graz": "france", "trieste": "france"}
    pieces = {"fr_italy": "graz", "napoleon": "graz", "au_germany": "ulm", "au_galicia": "linz"}
    referee = played("f-campo-formio", year=1797, flags=flags, **pieces)
    game = referee.game

    while referee.decision.seat == "french":
        assert {o.area for o in referee.options}.isdisjoint({"graz", "trieste", "vienna"})
        referee.choose(referee.options[0])
    assert game.owner(game.where["fr-italy"]) != "austria"  # mea.campo-formio
    assert game.leaders["napoleon"] == game.where["fr-italy"]
    referee.choose(Place("au-germany", "salzburg"))
    assert game.where["au-galicia"] == "linz"
    game.active = COALITION
    assert cannot_activate(game, Activate("linz")).rule == "card.f.campo-formio.no-move"
    march = March(FRENCH, ["fr-italy"], [], "mantua", "mantua")
    assert cannot_pass(game, march, "linz").rule == "card.f.campo-formio"
    end_year(game)
    assert "f-campo-formio" not in game.lasting


@rule("pitts-war card.f.campo-formio.french-leave")
def test_the_french_go_where_they_are_in_control():
    flags = {"mantua": "france", "milan": "france"}
    referee = played("f-campo-formio", year=1797, flags=flags, fr_italy="innsbruck")

    assert referee.is_over
    assert referee.game.where["fr-italy"] == "milan"


@rule("pitts-war card.f.campo-formio")
@pytest.mark.parametrize(
    ("flags", "is_refused"),
    [
        ({}, True),
        ({"mantua": "france"}, False),
        ({"mantua": "france", "strasbourg": "austria"}, True),
        ({"mantua": "france", "metz": "austria"}, False),
        ({"mantua": "france", "strasbourg": "prussia"}, False),
    ],
    ids=["mea.campo-formio-mantua", "free", "star", "city", "prussians"],
)
def test_campo_formio_waits_until_austria_has_neither_mantua_nor_a_french_star(flags, is_refused):
    referee = dealing("f-campo-formio", year=1797, flags=flags)

    assert (PlayMarker("f-campo-formio") not in referee.options) is is_refused


@rule("pitts-war card.f.campo-formio")
def test_there_is_no_armistice_with_an_austria_that_is_not_at_war():
    referee = dealing("f-campo-formio", stance={"austria": "peace"}, flags={"mantua": "france"})

    assert referee.refusal(PlayMarker("f-campo-formio")).key == "politics.not-at-war"


@rule("pitts-war card.f.bale")
def test_basel_makes_prussia_hesse_and_saxony_neutral():
    flags = {"kassel": "france", "metz": "prussia"}
    pieces = {"pr_rhine": "mainz", "hessians": "kassel", "saxons": "mainz", "fr_alps": "berlin"}
    referee = played("f-bale", year=1795, flags=flags, **pieces)  # mea.bale
    settle_all(referee)
    game = referee.game

    three = ("prussia", "hesse", "saxony")
    assert [game.stance[power] for power in three] == [Stance.ALOOF] * 3
    assert [runner(game, power) for power in three] == [COALITION] * 3
    assert game.owner(game.where["pr-rhine"]) == "prussia"
    assert game.owner(game.where["saxons"]) == "saxony"
    assert game.owner(game.where["fr-alps"]) not in three
    assert game.flags == {}


@rule("pitts-war card.f.bale")
@pytest.mark.parametrize(
    ("flags", "key"),
    [({"strasbourg": "prussia"}, "politics.holds-star"), ({"metz": "prussia"}, "")],
)
def test_a_prussia_that_holds_a_star_of_france_does_not_sign(flags, key):
    referee = dealing("f-bale", year=1795, flags=flags)

    if key:
        assert referee.refusal(PlayMarker("f-bale")).key == key
    else:
        assert PlayMarker("f-bale") in referee.options
    neutral = dealing("f-bale", year=1795, stance={"prussia": "aloof"})
    assert neutral.refusal(PlayMarker("f-bale")).key == "politics.not-at-war"


@rule("pitts-war card.f.bale.no-production")
def test_prussia_produces_nothing_from_basel_to_1804():
    game = given(
        year=1797,
        stance={"prussia": "aloof"},
        lasting={"f-bale": "ever"},
        facts={"fought_for": {"prussia": COALITION}},
    )
    points = {}
    for game.year in range(1797, 1805):
        points[game.year] = income(game, "prussia")

    assert points == dict.fromkeys(range(1797, 1804), 0) | {1804: 3}  # rec.neutral-prussia-basel


@rule("pitts-war card.c.seconde-coalition", "pitts-war scenario.1792.russia-joins")
def test_the_second_coalition_brings_russia_in_without_points():
    referee = played("c-seconde-coalition", year=1799, facts={"entered": {"russia": 0}})

    game = referee.game
    assert game.side_of("russia") is COALITION  # mea.seconde-coalition
    assert game.side_of("hanse") is game.side_of("mecklenburg") is COALITION
    reckon_income(game)
    assert "russia" not in game.points
    at_war = dealing("c-seconde-coalition", year=1799, stance={"russia": "french"})
    assert at_war.refusal(PlayMarker("c-seconde-coalition")).key == "politics.not-neutral"


HAREM = {"tu_la_porte": "constantinople", "facts": {"entered": {"turkey": 1798}}}


@rule("pitts-war card.f.harem", "pitts-war card.f.harem.success", "pitts-war card.f.harem.russia")
@pytest.mark.parametrize("stance", ["coalition", "neutral"])
def test_harem_wins_turkey_over_on_a_four(stance):
    referee = played("f-harem", year=1803, stance={"turkey": stance}, dice=[4], **HAREM)
    game = referee.game

    assert game.side_of("turkey") is FRENCH  # dip.harem-on-ally
    assert game.approached == ("turkey",)
    march = March(FRENCH, ["tu-la-porte"], [], "jassy", "jassy")
    assert may_invade(game, march, "odessa")  # rv.neutral.russia-by-harem
    assert cannot_pass(game, march, "odessa") is None


@rule("pitts-war card.f.harem", "pitts-war card.f.harem.russia")
@pytest.mark.parametrize("stance", ["coalition", "neutral"])
def test_a_harem_that_fails_changes_nothing(stance):
    referee = played("f-harem", year=1803, stance={"turkey": stance}, dice=[3], **HAREM)

    assert referee.game.stance["turkey"] is Stance(stance)
    assert "f-harem" not in referee.game.lasting


@rule("pitts-war card.f.harem", "pitts-war diplomacy.attempt.once-per-neutral")
@pytest.mark.parametrize("stance", ["coalition", "neutral", "french"])
def test_harem_is_the_one_attempt_of_the_year(stance):
    facts = {"approached": ("turkey",)}
    referee = dealing("f-harem", year=1803, stance={"turkey": stance}, facts=facts)

    clause = "diplomacy.ally-stays" if stance == "french" else "diplomacy.attempt.once-per-neutral"
    assert referee.refusal(PlayMarker("f-harem")).rule == clause


@rule("pitts-war card.f.tsar-paul", "pitts-war card.f.tsar-paul.units")
@rule("pitts-war status.neutral.never-again")
def test_tsar_paul_makes_russia_neutral_again_and_sends_its_armies_to_supplied_areas():
    russian = dict.fromkeys(["russia", "hanse", "mecklenburg"], "coalition")
    pieces = {"ru_2nd_army": "milan", "suvorov": "milan", "au_italy": "milan"}
    polish = {"annexed": {"pinsk": "russia"}}  # open country: nobody is reinforced there
    referee = played("f-tsar-paul", year=1801, stance=russian, facts=polish, **pieces)
    game = referee.game

    areas = {option.area for option in referee.options}  # mea.tsar-paul, dt.override
    assert areas == {*supplied_homeland(game, "russia")}
    assert "pinsk" in {*game.land_of("russia")} - areas
    referee.choose(Place("ru-2nd-army", "riga"))
    assert [game.stance[power] for power in russian] == [Stance.ALOOF] * 3
    assert game.where == {"ru-2nd-army": "riga", "au-italy": "milan"}
    assert "suvorov" not in game.leaders
    assert game.side("ru-2nd-army") is None


@rule("pitts-war card.f.tsar-paul")
def test_a_follower_that_serves_the_other_side_does_not_leave_the_war():
    stance = {"russia": "coalition", "hanse": "french", "mecklenburg": "coalition"}
    game = played("f-tsar-paul", year=1801, stance=stance).game

    assert game.side_of("hanse") is FRENCH
    assert game.stance["mecklenburg"] is Stance.ALOOF


@rule("pitts-war card.f.tsar-paul.units")
def test_an_occupied_home_area_is_no_place_for_reinforcements():
    russian = {"stance": {"russia": "coalition"}, "flags": {"riga": "france"}}
    referee = played("f-tsar-paul", year=1801, ru_2nd_army="milan", fr_alps="pskov", **russian)

    settle_all(referee)
    assert referee.game.where["fr-alps"] != "pskov"
    assert referee.game.flags == {}


@rule("pitts-war status.neutral.never-again", "pitts-war card.f.tsar-paul")
def test_no_marker_makes_a_power_neutral_that_is_not_at_war():
    assert dealing("f-tsar-paul", year=1801).refusal(PlayMarker("f-tsar-paul")).facts == {
        "power": "russia"
    }


@rule("pitts-war card.f.tilsit", "pitts-war card.f.tilsit.units")
def test_tilsit_makes_russia_neutral_when_prussia_and_austria_are_out():
    stance = {"prussia": "peace", "austria": "aloof"}
    game_at = {"scenario": "great-empire", "year": 1807, "ru_1st_army": "konigsberg 1"}
    referee = played("f-tilsit", stance=stance, **game_at)
    settle_all(referee)

    assert referee.game.stance["russia"] is Stance.ALOOF  # mea.tilsit
    assert referee.game.owner(referee.game.where["ru-1st-army"]) == "russia"
    for power in stance:
        refused = dealing("f-tilsit", stance=stance | {power: "coalition"}, **game_at)
        assert refused.refusal(PlayMarker("f-tilsit")).facts == {"power": power}
    neutral = dealing("f-tilsit", stance=stance | {"russia": "french"}, **game_at)
    assert neutral.refusal(PlayMarker("f-tilsit")).key == "politics.not-at-war"


@rule("pitts-war card.f.amiens", "pitts-war card.f.amiens.armistice")
def test_who_draws_amiens_must_play_it_in_the_diplomacy_phase():
    referee = dealing("f-amiens", year=1802)

    assert referee.refusal(Pass()).rule == "card.f.amiens"  # con.amiens
    assert PlayMarker("f-amiens") in referee.options
    referee.choose(PlayMarker("f-amiens"))
    after = Referee(referee.game, negotiate(referee.game))
    assert after.is_over
    assert referee.game.is_done
    assert [moment for marker, moment in EVENTS if marker == "f-amiens"] == [Moment.DIPLOMACY]


AT_WAR = {
    **{"fr_italy": "vienna", "napoleon": "vienna", "au_germany": "munich", "au_galicia": "lyon"},
    **{"bavarians": "paris 1", "vendeans": "vendee"},
}


@rule("pitts-war card.f.amiens.units-home")
def test_amiens_sends_all_armies_home():
    flags = {"vienna": "france", "lyon": "austria"}
    referee = played("f-amiens", year=1802, flags=flags, **AT_WAR)
    settle_all(referee)
    game = referee.game

    power_of = the_box().power_of
    homes = {army: game.owner(area) for army, area in game.where.items() if army != "vendeans"}
    assert homes == {army: power_of[army] for army in homes}
    assert len(homes) == 4
    assert game.where["vendeans"] == "vendee"
    assert "napoleon" not in game.leaders


@rule("pitts-war card.f.amiens.territory")
def test_amiens_gives_the_great_powers_their_land_back_and_leaves_the_conquests():
    flags = {"vienna": "france", "lyon": "austria", "munich": "france"}
    annexed = {"innsbruck": "france", "mantua": "kingdom-of-italy", "milan": "kingdom-of-italy"}
    annexed |= {"brussels": "france", "warsaw": "prussia"}
    stance = {"kingdom-of-italy": "french"}
    game = played("f-amiens", year=1802, flags=flags, annexed=annexed, stance=stance).game

    assert game.flags == {"munich": "france"}
    assert game.annexed == {
        **{"milan": "kingdom-of-italy", "brussels": "france", "warsaw": "prussia"}
    }


@rule("pitts-war card.f.amiens.no-production", "pitts-war card.f.amiens.no-war")
@rule("pitts-war card.f.amiens.war-resumes")
def test_there_is_no_production_and_no_war_until_the_end_of_the_period():
    pieces = {"fr_alps": "strasbourg", "au_germany": "baden 1"}
    referee = played("f-amiens", year=1802, **pieces)
    settle_all(referee)
    game = referee.game
    march = March(FRENCH, ["fr-alps"], [], "strasbourg", "strasbourg")

    for game.year in (1802, 1803):
        reckon_income(game)
        assert game.points == {}
        assert cannot_pass(game, march, "baden").rule == "card.f.amiens.no-war"
        end_year(game)
    assert game.year == 1804
    assert "f-amiens" not in game.lasting
    assert cannot_pass(game, march, "baden") is None
    assert game.side_of("austria") is COALITION
    reckon_income(game)
    assert game.points["france"] == 6


@rule("pitts-war card.f.amiens.no-war")
def test_nobody_lifts_an_amiens_drawn_later_before_the_period_is_over():
    game = played("f-amiens", year=1804).game

    for _ in range(2):
        end_year(game)
        assert "f-amiens" in game.lasting
    end_year(game)
    assert game.year == 1807
    assert "f-amiens" not in game.lasting


@rule("pitts-war neutral.closed", "pitts-war turn.diplomacy.no-war-on-minor")
@rule("pitts-war turn.diplomacy.no-war-on-major")
@pytest.mark.parametrize(
    ("area", "year", "start"), [("kiel", 1799, "hanover"), ("vilna", 1802, "warsaw")]
)
def test_nobody_makes_war_on_a_neutral(area, year, start):
    annexed = {"vilna": "russia", "warsaw": "prussia"}
    game = given(year=year, annexed=annexed, stance={"russia": "aloof"}, fr_alps=start)
    march = March(FRENCH, ["fr-alps"], [], start, start)

    assert cannot_pass(game, march, area).rule == "neutral.closed"  # sq.no-war-on-minor
    game.stance = {**game.stance, "russia": Stance.COALITION, "denmark": Stance.COALITION}
    assert cannot_pass(game, march, area) is None


@rule("pitts-war neutral.closed")
def test_no_supply_line_crosses_a_neutral():
    flags = dict.fromkeys(["turin", "genoa", "mantua", "venice", "innsbruck", "bologna"], "france")
    game = given(flags=flags, au_italy="milan")

    assert not is_supplied(game, COALITION, "milan")  # rv.neutral.supply
    game.stance = {**game.stance, "switzerland": Stance.COALITION}
    assert is_supplied(game, COALITION, "milan")


@rule("pitts-war neutral.run-by")
def test_a_power_that_was_never_at_war_neither_moves_nor_produces():
    game = given(year=1796, active="coalition", ru_2nd_army="odessa", au_germany="linz")
    referee = Referee(game, activate(game))

    assert Activate("odessa") not in referee.options  # rv.neutral.never-at-war
    assert referee.refusal(Activate("odessa")).key == "activation.no-force"
    assert income(game, "russia") == 0
    assert runner(game, "russia") is None


@rule("pitts-war turn.diplomacy.play-markers")
@pytest.mark.parametrize(
    "marker", ["f-bale", "f-san-ildefonso", "f-campo-formio", "c-copenhague", "f-talleyrand"]
)
def test_treaties_are_played_in_the_diplomacy_phase_and_in_no_other(marker):
    assert [moment for each, moment in EVENTS if each == marker] == [Moment.DIPLOMACY]


@rule("pitts-war peace.allied-forces-leave")
def test_a_force_that_no_way_leads_from_goes_home():
    stance = {"spain": "french", "britain": "coalition"}
    referee = dealing("c-jervis", year=1797, stance=stance, fr_alps="palma", br_med_sea="palma")
    referee.game.stacks["palma"] = ("fr-alps",)
    del referee.game.where["br-med-sea"]

    referee.choose(PlayMarker("c-jervis"))
    assert referee.decision.facts == {"army": "fr-alps"}
    assert Retreat("", "paris") not in referee.options
    referee.choose(Place("fr-alps", "marseille"))
    assert referee.game.where["fr-alps"] == "marseille"
