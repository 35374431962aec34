"""Markers of the march, one by one."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Activate,
    Enter,
    ForceMarch,
    Halt,
    Leave,
    PlayMarker,
    SetOut,
)
from estafette.games.pitts_war.events import Moment, cannot_play
from estafette.games.pitts_war.impulse import end_impulse, pass_the_turn
from estafette.games.pitts_war.pools import expire_markers
from estafette.games.pitts_war.route import cannot_enter
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.marching import marching, name, on_march, turn_of
from tests.games.pitts_war.position import given
from tests.referee import rule


@rule("pitts-war card.f.campagne-hiver", "pitts-war card.c.campagne-hiver")
@pytest.mark.parametrize(
    ("marker", "area"), [("f-campagne-hiver", "lille"), ("c-campagne-hiver", "linz")]
)
def test_a_winter_campaign_makes_nothing_of_the_weather(marker, area):  # mea.campagne-hiver
    side = {"f": "french", "c": "coalition"}[marker[0]]
    pieces = {"fr_north": "lille 3", "au_germany": "linz 3"}
    game = given(bad_weather=True, hand={side: [marker]}, dice=[3, 1], **pieces)
    referee = name(game, area, PlayMarker(marker), ForceMarch())
    tally = dict(referee.fact("trial.rolled")["tally"])
    assert "movement.bad-weather" not in tally
    assert tally["movement.forced-march"] == 2
    referee.choose(Halt())

    tally = dict(referee.fact("trial.rolled")["tally"])
    assert "attrition.bad-weather" not in tally
    assert tally["attrition.forced-march"] == 2


@rule("pitts-war card.f.campagne-hiver", "pitts-war card.c.campagne-hiver")
def test_a_winter_campaign_is_for_bad_weather_and_one_activation():
    game = given(fr_north="lille 3", hand={"french": ["f-campagne-hiver"]})
    on_march(game, "lille")
    marker = PlayMarker("f-campagne-hiver")
    assert cannot_play(game, FRENCH, Moment.SET_OUT, marker).rule == "card.f.campagne-hiver"
    game = given(au_germany="linz 3", hand={"coalition": ["c-campagne-hiver"]})
    on_march(game, "linz")
    marker = PlayMarker("c-campagne-hiver")
    assert cannot_play(game, COALITION, Moment.SET_OUT, marker).rule == "card.c.campagne-hiver"


@rule("pitts-war card.c.galerne", "pitts-war card.c.galerne.supply")
def test_the_galerne_campaign():  # mea.galerne
    game = given(year=1793, vendeans="vendee 2", hand={"coalition": ["c-galerne"]})
    turn_of(game, "coalition").choose(PlayMarker("c-galerne"))
    referee = marching(game, "vendee", 4)
    referee.choose(Enter("tours"), Enter("rennes"))

    assert game.where["vendeans"] == "rennes"
    assert is_supplied(game, COALITION, "rennes")
    assert Halt() in referee.options
    end_impulse(game)
    assert "c-galerne" not in game.lasting


@rule("pitts-war card.c.galerne.supply")
def test_without_the_marker_vendeans_far_from_home_go_hungry():
    game = given(year=1793, vendeans="rennes 2")
    assert not is_supplied(game, COALITION, "rennes")

    game.lasting["c-galerne"] = "impulse"
    assert is_supplied(game, COALITION, "rennes")


@rule("pitts-war card.c.galerne.supply", "pitts-war supply.line")
@pytest.mark.parametrize(("flags", "is_fed"), [({}, False), ({"brest": "britain"}, True)])
def test_who_marches_with_the_vendeans_of_the_galerne_needs_a_line_of_his_own(flags, is_fed):
    game = given(
        **{"year": 1794, "vendeans": "rennes 2", "br_med_sea": "rennes 1"},
        **{"stance": {"britain": "coalition"}, "flags": flags},
        lasting={"c-galerne": "impulse"},
    )

    assert is_supplied(game, COALITION, "rennes", ["vendeans"])
    assert is_supplied(game, COALITION, "rennes") is is_fed


@rule("pitts-war card.c.galerne")
def test_the_galerne_needs_vendeans():
    game = given(year=1793, hand={"coalition": ["c-galerne"]})

    found = cannot_play(game, COALITION, Moment.TURN, PlayMarker("c-galerne"))
    assert found.rule == "card.c.galerne"


@rule("pitts-war card.c.galerne", "pitts-war event.pool.expire")
def test_the_galerne_leaves_in_1794():  # ev.expire.galerne
    game = given(year=1794, hand={"coalition": ["c-galerne", "c-famine"]})
    expire_markers(game)

    assert game.hands[COALITION] == ["c-famine"]
    assert "c-galerne" not in game.live


@rule("pitts-war card.c.quartiers-hiver")
def test_winter_quarters_are_played_in_bad_weather_and_last_the_impulse():
    hand = {"coalition": ["c-quartiers-hiver"]}
    fair = given(hand=hand)
    marker = PlayMarker("c-quartiers-hiver")
    assert cannot_play(fair, COALITION, Moment.TURN, marker).rule == "card.c.quartiers-hiver"

    game = given(hand=hand, bad_weather=True, au_germany="linz")
    turn_of(game, "coalition").choose(marker)
    assert "c-quartiers-hiver" in game.lasting
    end_impulse(game)
    assert game.lasting == {}


@rule("pitts-war card.f.armistice", "pitts-war card.c.boue")
@pytest.mark.parametrize(("marker", "side"), [("f-armistice", "french"), ("c-boue", "coalition")])
def test_an_armistice_and_mud_last_the_impulse(marker, side):
    game = given(hand={side: [marker]}, fr_north="lille", au_germany="linz")
    referee = turn_of(game, side)
    referee.choose(PlayMarker(marker))

    assert marker in game.lasting
    pass_the_turn(game)
    assert game.active == side
    end_impulse(game)
    assert marker not in game.lasting


@rule("pitts-war card.f.marche-colonne", "pitts-war card.f.schulmeister")
@pytest.mark.parametrize("marker", ["f-marche-colonne", "f-schulmeister"])
@pytest.mark.parametrize("sub_impulse", [False, True])
def test_the_stack_that_was_named_stays_and_has_been_activated(marker, sub_impulse):
    pieces = {"ru_2nd_army": "vilna 2", "ru_guard": "vilna", "kutuzov": "vilna"}
    hand = {"french": [marker]}  # mea.cancel-activation
    game = given("great-empire", year=1805, hand=hand, sub_impulse=sub_impulse, **pieces)
    referee = turn_of(game, "coalition")
    referee.choose(Activate("vilna"), PlayMarker(marker))
    assert referee.is_over
    assert game.march.is_over
    pass_the_turn(game)

    spent = game.led if sub_impulse else game.moved
    assert spent == {"ru-2nd-army", "ru-guard", "kutuzov"}
    assert game.where["ru-guard"] == "vilna"


@rule("pitts-war card.f.schulmeister")
def test_a_stack_that_is_let_go_marches():
    pieces = {"ru_2nd_army": "vilna 2", "hand": {"french": ["f-schulmeister"]}, "dice": [3]}
    game = given("great-empire", year=1805, **pieces)
    referee = turn_of(game, "coalition")
    referee.choose(Activate("vilna"), Pass())

    assert game.march.points == 3


PASSAGE = {"coalition": ["c-libre-passage"]}


@rule("pitts-war card.c.libre-passage")
def test_free_passage_leads_through_one_neutral_state():  # mea.libre-passage
    game = given(au_germany="innsbruck 3", hand=PASSAGE, year=1799, dice=[6])
    game.penalties = ()
    referee = name(game, "innsbruck", PlayMarker("c-libre-passage"), SetOut())
    assert game.march.points == 4
    referee.choose(Enter("zurich"))

    assert game.stance["switzerland"] == "neutral"
    assert referee.refusal(Halt()).rule == "card.c.libre-passage"
    referee.choose(Enter("milan"))
    assert game.where["au-germany"] == "milan"
    assert game.march.crossed == ["zurich"]
    assert game.stance["switzerland"] == "neutral"


@rule("pitts-war card.c.libre-passage")
def test_who_could_not_leave_the_neutral_state_does_not_enter_it():
    game = given(au_germany="innsbruck 3")
    on_march(game, "innsbruck", 2, grant="c-libre-passage")
    assert cannot_enter(game, Enter("zurich")).rule == "card.c.libre-passage"
    on_march(game, "innsbruck", 4, grant="c-libre-passage")
    assert cannot_enter(game, Enter("zurich")) is None
    on_march(game, "innsbruck", 4)
    assert cannot_enter(game, Enter("zurich")).rule == "neutral.closed"


@rule("pitts-war card.c.libre-passage")
def test_free_passage_is_through_one_state_and_leaves_nobody_behind():
    stance = {"venetia": "neutral"}
    pieces = {"au_germany": "milan 2", "au_galicia": "milan 1"}
    game = given(stance=stance, **pieces)
    referee = marching(game, "milan", 12, grant="c-libre-passage")
    referee.choose(Enter("zurich"))
    assert referee.refusal(Leave("au-galicia")).rule == "card.c.libre-passage"
    referee.choose(Enter("milan"))

    refusal = referee.refusal(Enter("venice"))
    assert (refusal.rule, refusal.key) == ("card.c.libre-passage", "march.one-state")
    assert referee.decision.why_not(Enter("zurich")) is None


@rule("pitts-war card.c.libre-passage")
def test_free_passage_is_not_for_a_power_outside_the_war():
    facts = {"fought_for": {"austria": COALITION}}
    game = given(au_germany="linz", stance={"austria": "peace"}, facts=facts, hand=PASSAGE)
    referee = turn_of(game, "coalition")
    referee.choose(Activate("linz"))

    assert referee.refusal(PlayMarker("c-libre-passage")).rule == "card.c.libre-passage"
