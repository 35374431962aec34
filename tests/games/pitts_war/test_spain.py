"""Spain: its alliances, when the French may enter, and the War of Liberation."""

import pytest

from estafette.games.pitts_war.actions import Place, PlayMarker, Retreat
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.conquest import begin_conquests, conquer_minor, conqueror
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.diplomacy import negotiate
from estafette.games.pitts_war.events import Moment, cannot_play
from estafette.games.pitts_war.guerrillas import deploy_guerrillas, is_spain_risen
from estafette.games.pitts_war.liberation import rise
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.recruitment import is_available
from estafette.games.pitts_war.sides import COALITION, FRENCH, Stance
from estafette.games.pitts_war.spain import cannot_enter_spain
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


def peninsula(stance="french", **more):
    year = more.pop("year", 1808)
    return given("great-empire", year=year, stance={"spain": stance}, **more)


def holding(side, marker, **more):
    """A side is about to play this marker in the Diplomacy Phase."""
    game = given(active=side, hand={side: [marker]}, **more)
    return Referee(game, negotiate(game))


@rule("pitts-war spain.san-ildefonso", "pitts-war card.f.san-ildefonso")
def test_san_ildefonso_brings_spain_into_the_french_alliance():
    coalition = dict.fromkeys(["spain", "britain", "portugal"], "coalition")
    referee = holding("french", "f-san-ildefonso", year=1796, stance=coalition)

    referee.choose(PlayMarker("f-san-ildefonso"))  # kd.spain-cycle
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert referee.game.side_of("spain") is FRENCH


@rule("pitts-war card.f.san-ildefonso")
@pytest.mark.parametrize(
    ("area", "is_refused"), [("perpignan", True), ("bayonne", True), ("vendee", False)]
)
def test_spain_does_not_leave_the_war_while_it_holds_a_french_city(area, is_refused):
    coalition = dict.fromkeys(["spain", "britain", "portugal"], "coalition")
    referee = holding(
        "french", "f-san-ildefonso", year=1796, stance=coalition, flags={area: "spain"}
    )

    play = PlayMarker("f-san-ildefonso")  # mea.san-ildefonso
    assert (play not in referee.options) is is_refused
    if is_refused:
        assert referee.refusal(play).key == "politics.holds-city"


@rule("pitts-war card.f.san-ildefonso")
def test_san_ildefonso_finds_spain_in_the_coalition():
    for stance in ("neutral", "french", "aloof"):
        referee = holding("french", "f-san-ildefonso", year=1796, stance={"spain": stance})
        assert referee.refusal(PlayMarker("f-san-ildefonso")).key == "politics.not-at-war"


@rule("pitts-war card.f.san-ildefonso.units")
def test_the_former_allies_of_spain_go_home():
    coalition = dict.fromkeys(["spain", "britain", "portugal"], "coalition")
    referee = holding(
        **{"side": "french", "marker": "f-san-ildefonso", "year": 1796, "stance": coalition},
        **{"br_anglo_dutch": "cadiz", "br_med_sea": "lisbon", "sp_south": "cadiz 1"},
        facts={"entered": {"spain": 1793}},
    )
    game = referee.game

    referee.choose(PlayMarker("f-san-ildefonso"))
    assert (referee.decision.seat, referee.decision.facts) == (
        *("coalition", {"army": "br-anglo-dutch"}),
    )
    assert {option.area for option in referee.options} == {*the_box().areas_of["britain"]}
    referee.choose(Place("br-anglo-dutch", "portsmouth"))
    assert game.where == {
        **{"br-anglo-dutch": "portsmouth", "br-med-sea": "lisbon", "sp-south": "cadiz"}
    }


@rule("pitts-war spain.jervis")
def test_admiral_jervis_makes_spain_neutral_again():
    stance = {"spain": "french", "britain": "coalition"}
    referee = holding("coalition", "c-jervis", year=1797, stance=stance, sp_central="madrid")

    referee.choose(PlayMarker("c-jervis"))  # kd.spain-cycle
    assert referee.game.stance["spain"] is Stance.ALOOF


@rule("pitts-war spain.french-entry.neutral", "pitts-war spain.french-entry.bayonne")
@pytest.mark.parametrize(
    ("facts", "clause"),
    [
        ({"stance": "neutral"}, "spain.french-entry.neutral"),
        ({"stance": "aloof"}, "spain.french-entry.neutral"),
        ({}, "spain.french-entry.bayonne"),
        ({"br_anglo_dutch": "lisbon"}, None),
        ({"br_anglo_dutch": "cadiz"}, None),
        ({"portuguese": "lisbon"}, "spain.french-entry.bayonne"),
        ({"br_anglo_dutch": "gibraltar"}, "spain.french-entry.bayonne"),
        ({"lasting": {"f-bayonne": "ever"}}, None),
        ({"facts": {"forced": ("spain",)}}, None),
        ({"stance": "coalition"}, None),
        ({"stance": "peace"}, None),
    ],
)
def test_when_the_french_may_enter_spain(facts, clause):
    game = peninsula(**facts)

    refusal = cannot_enter_spain(game, "sansebastian")
    assert (refusal.rule if refusal else None) == clause
    assert cannot_enter_spain(game, "bayonne") is None


@rule("pitts-war spain.french-entry.bayonne", "pitts-war spain.french-entry.neutral")
def test_the_bar_holds_for_french_armies_on_the_march():
    game = peninsula(fr_alps="bayonne", italians="bayonne")

    def why_not(army):
        march = March(FRENCH, [army], [], "bayonne", "bayonne")
        return cannot_pass(game, march, "sansebastian")

    assert why_not("fr-alps").rule == "spain.french-entry.bayonne"  # con.spain-entry
    assert why_not("italians") is None
    game.stance = {**game.stance, "spain": Stance.NEUTRAL}
    assert why_not("fr-alps") is not None
    game.stance = {**game.stance, "spain": Stance.FRENCH}
    game.lasting = {"f-bayonne": "ever"}
    assert why_not("fr-alps") is None


@rule("pitts-war card.f.bayonne", "pitts-war card.f.bayonne.entry")
@pytest.mark.parametrize("stance", ["coalition", "neutral", "french"])
def test_the_trap_of_bayonne_makes_spain_an_ally_and_opens_it(stance):
    referee = holding(
        **{"side": "french", "marker": "f-bayonne", "scenario": "great-empire", "year": 1808},
        stance={"spain": stance},
        facts={"entered": {"spain": 1805}},
    )

    referee.choose(PlayMarker("f-bayonne"))
    assert referee.game.side_of("spain") is FRENCH
    assert cannot_enter_spain(referee.game, "madrid") is None


@rule("pitts-war card.f.bayonne")
@pytest.mark.parametrize("facts", [{"liberation": True}, {"liberated": True}])
def test_the_trap_is_too_late_once_spain_has_risen(facts):
    referee = holding(
        **{"side": "french", "marker": "f-bayonne", "scenario": "great-empire", "year": 1810},
        stance={"spain": "coalition"},
        facts=facts,
    )

    assert referee.refusal(PlayMarker("f-bayonne")).rule == "card.f.bayonne"


@rule("pitts-war card.c.dos-de-mayo", "pitts-war spain.liberation.dos-de-mayo")
@pytest.mark.parametrize(
    ("stance", "may_rise"), [("french", True), ("neutral", True), ("coalition", False)]
)
def test_spain_rises_if_it_is_neutral_or_an_ally_of_france(stance, may_rise):
    referee = holding(
        **{"side": "coalition", "marker": "c-dos-de-mayo", "scenario": "great-empire"},
        **{"year": 1808, "stance": {"spain": stance}},
    )

    assert (PlayMarker("c-dos-de-mayo") in referee.options) is may_rise
    if may_rise:
        referee.choose(PlayMarker("c-dos-de-mayo"))
        assert referee.game.liberation


@rule("pitts-war spain.liberation.won")
def test_a_spain_that_was_conquered_does_not_rise_again():
    referee = holding(
        **{"side": "coalition", "marker": "c-dos-de-mayo", "scenario": "great-empire"},
        **{"year": 1812, "stance": {"spain": "french"}, "facts": {"liberated": True}},
    )

    assert referee.refusal(PlayMarker("c-dos-de-mayo")).rule == "spain.liberation.won"


def risen(**more):
    game = peninsula(**more)
    return Referee(game, rise(game))


@rule("pitts-war card.c.dos-de-mayo.units", "pitts-war spain.liberation.minor")
def test_atlantic_and_med_appear_with_one_step_each():
    referee = risen(fr_alps="madrid", facts={"forced": ("spain",), "freed": ("spain",)})
    game = referee.game

    assert game.side_of("spain") is COALITION  # con.dos-de-mayo
    assert not game.is_major("spain")
    assert game.forced == game.freed == ()
    assert (referee.decision.seat, referee.decision.rule) == (
        *("coalition", "card.c.dos-de-mayo.units"),
    )
    assert referee.refusal(Place("sp-atlantic", "madrid")).key == "homecoming.occupied"
    assert Place("sp-atlantic", "coruna") in referee.options
    referee.choose(Place("sp-atlantic", "coruna"), Place("sp-med", "valencia"))
    assert referee.is_over
    assert (game.steps["sp-atlantic"], game.steps["sp-med"]) == (1, 1)
    assert is_available(game, "sp-south")


@rule("pitts-war spain.liberation.french-keep", "pitts-war spain.liberation.stacked")
def test_the_french_keep_their_areas_and_the_spaniards_among_them_slip_away():
    referee = risen(
        **{"fr_alps": "madrid", "fr_italy": "burgos", "sp_central": "madrid 1"},
        lasting={"f-bayonne": "ever"},
    )
    game = referee.game

    assert game.flags["madrid"] == game.flags["burgos"] == "france"
    assert controller(game, "madrid") is controller(game, "burgos") is FRENCH
    assert controller(game, "zaragoza") is COALITION
    assert (referee.decision.seat, referee.decision.key) == ("coalition", "spain.whither")
    assert referee.refusal(Retreat("sp-central", "burgos")).key == "spain.not-free"
    assert referee.refusal(Retreat("sp-central", "cadiz")).key == "spain.not-adjacent"
    assert referee.refusal(Retreat("sp-south", "cartagena")).key == "spain.not-adjacent"
    referee.choose(Retreat("sp-central", "cartagena"))  # kd.spain-rises
    assert game.where["sp-central"] == "cartagena"
    assert game.where["fr-alps"] == "madrid"
    assert not is_supplied(game, FRENCH, "madrid")


@rule("pitts-war spain.liberation.stacked", "pitts-war stacking.no-leader")
def test_the_spaniards_slip_away_to_where_there_is_room():
    pieces = {"fr_alps": "madrid", "sp_central": "madrid 2", "sp_south": "cartagena 2"}
    referee = risen(**pieces, lasting={"f-bayonne": "ever"})

    assert referee.refusal(Retreat("sp-central", "cartagena")).rule == "stacking.no-leader"
    assert Retreat("sp-central", "valencia") in referee.options


@rule("pitts-war spain.liberation.stacked")
def test_spaniards_with_nowhere_to_go_are_eliminated():
    near = the_box().ground.neighbours("madrid")
    game = peninsula(fr_alps="madrid", sp_central="madrid 1", lasting={"f-bayonne": "ever"})
    french = [a for a in the_box().armies_of["france"] if a not in ("fr-alps", "fr-grand-army")]
    for army, area in zip(french, near, strict=False):
        game.where[army], game.stacks[area], game.steps[army] = area, (army,), 1

    Referee(game, rise(game))
    assert "sp-central" not in game.where
    assert game.in_reserve("sp-central")


@rule("pitts-war forced-alliance.broken.units-home", "pitts-war spain.liberation.dos-de-mayo")
def test_spaniards_abroad_come_home_when_spain_rises():
    referee = risen(sp_south="perpignan 1", fr_alps="madrid")

    assert referee.decision.facts == {"army": "sp-south"}
    referee.choose(Place("sp-south", "seville"))
    assert referee.game.where["sp-south"] == "seville"


@rule("pitts-war card.c.dos-de-mayo.guerrillas")
def test_the_guerrillas_come_with_the_next_reinforcements():
    referee = risen(fr_alps="madrid")
    game = referee.game
    referee.choose(Place("sp-atlantic", "coruna"), Place("sp-med", "valencia"))
    assert game.guerrillas == {}

    assert is_spain_risen(game)
    game.year = 1809
    referee = Referee(game, deploy_guerrillas(game))  # kd.guerrillas-next
    referee.choose(Place("guerrilla-1", "burgos"), Place("guerrilla-2", "salamanca"))
    assert game.guerrillas == {"guerrilla-1": "burgos", "guerrilla-2": "salamanca"}


def conquered(**more):
    flags = dict.fromkeys(the_box().areas_of["spain"], "france") | more.pop("flags", {})
    game = peninsula("coalition", year=1811, flags=flags, **more)
    game.liberation = True
    return game


@rule("pitts-war spain.liberation.conquest")
def test_spain_is_conquered_like_a_minor_when_all_of_it_is_french():
    assert conqueror(conquered(), "spain") is FRENCH
    assert conqueror(conquered(flags={"cadiz": None}), "spain") is None

    peace = conquered()
    peace.liberation = False
    assert conqueror(peace, "spain") is None


@rule("pitts-war conquest.minor.change-again", "pitts-war spain.liberation.won")
def test_a_spain_that_france_has_won_may_be_conquered_back():
    flags = dict.fromkeys(the_box().areas_of["spain"], "britain")
    won = {"liberated": True, "forced": ("spain",)}
    game = peninsula(flags=flags, facts=won)
    begin_conquests(game)
    Referee(game, conquer_minor(game))

    assert game.side_of("spain") is COALITION
    assert (game.forced, game.liberation, game.liberated) == ((), False, True)


@rule("pitts-war spain.liberation.won", "pitts-war card.c.jervis.neutral")
def test_admiral_jervis_does_not_free_a_spain_that_france_has_won():
    game = peninsula(hand={"coalition": ["c-jervis"]}, facts={"liberated": True})

    refusal = cannot_play(game, COALITION, Moment.DIPLOMACY, PlayMarker("c-jervis"))
    assert refusal.rule == "spain.liberation.won"


@rule("pitts-war spain.liberation.won")
def test_a_conquered_spain_is_a_forced_ally_and_the_guerrillas_leave():
    game = conquered(guerrilla_1="burgos", sp_med="lisbon 1")
    begin_conquests(game)
    referee = Referee(game, conquer_minor(game))

    assert (game.liberation, game.liberated) == (False, True)  # kd.spain-conquered
    assert game.side_of("spain") is FRENCH
    assert game.forced == ("spain",)
    assert game.guerrillas == {}
    assert not game.is_major("spain")
    assert set(game.flags) == {"munich", "ulm", "turin"}
    referee.choose(Place("sp-med", "madrid"))
    assert game.side("sp-med") is FRENCH
