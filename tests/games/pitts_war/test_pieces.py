"""What becomes of pieces, flags, stances and markers: the functions that every chapter shares."""

import pytest

from estafette.games.pitts_war import RULES, fate
from estafette.games.pitts_war.actions import Spend
from estafette.games.pitts_war.control import (
    controller,
    is_friendly,
    is_neutral,
    take,
    taker,
)
from estafette.games.pitts_war.events import can_pay, lapse, last, pay
from estafette.games.pitts_war.occupation import check_control
from estafette.games.pitts_war.pools import add_new_markers, draw, expire_markers
from estafette.games.pitts_war.sides import ALOOF, COALITION, FRENCH, Until
from estafette.games.pitts_war.status import join, runner, set_stance
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule
from tests.words import words_of

LONGEST_ON_A_COUNTER = 11  # letters, before they become too small to be read


def counter(game, army):
    return game.face(army).counter, game.steps[army]


@rule("pitts-war unit.replacement-army", "pitts-war unit.depleted-side")
def test_an_army_of_three_falls_to_its_back_and_then_to_its_replacement():
    game = given(fr_north="lille 3")

    fate.reduce(game, "fr-north")
    assert counter(game, "fr-north") == ("fr-north", 2)
    fate.reduce(game, "fr-north")
    assert counter(game, "fr-north") == ("fr-ardennes", 1)


@rule("pitts-war unit.replacement-army")
def test_an_army_of_three_is_rebuilt_over_its_replacement():
    game = given(fr_north="lille 1")

    fate.build_up(game, "fr-north")
    assert counter(game, "fr-north") == ("fr-ardennes", 2)
    fate.build_up(game, "fr-north")
    assert counter(game, "fr-north") == ("fr-north", 3)
    fate.reduce(game, "fr-north")
    assert counter(game, "fr-north") == ("fr-north", 2)


@rule("pitts-war unit.guard.third-step")
def test_the_grand_army_is_rebuilt_on_its_own_counter():
    game = given("great-empire", year=1806, fr_grand_army="lille 1")

    assert counter(game, "fr-grand-army") == ("fr-guard-step", 1)
    fate.build_up(game, "fr-grand-army")
    assert counter(game, "fr-grand-army") == ("fr-grand-army", 2)


@rule("pitts-war unit.dot.no-rebuild", "pitts-war battle.losses.return")
def test_an_army_with_a_dot_leaves_the_game_and_others_may_come_back():
    game = given(fr_egypt="marseille 1", fr_alps="marseille 1")

    for army in ("fr-egypt", "fr-alps"):
        fate.reduce(game, army)
    assert (game.in_reserve("fr-egypt"), game.in_reserve("fr-alps")) == (False, True)
    assert (game.where, game.stacks, game.steps) == ({}, {}, {})


@rule("pitts-war unit.guard.grand-army-lost")
def test_the_grand_army_leaves_the_game_with_its_last_step():
    game = given("great-empire", year=1806, fr_grand_army="lille 1")

    fate.reduce(game, "fr-grand-army")
    assert fate.is_grand_army_gone(game)


def test_stacks_follow_the_armies():
    game = given(fr_north="lille", fr_alps="lille")

    fate.move(game, "fr-north", "paris")
    assert game.stacks == {"lille": ("fr-alps",), "paris": ("fr-north",)}
    fate.move(game, "fr-alps", "paris")
    assert game.stacks == {"paris": ("fr-north", "fr-alps")}


@rule("pitts-war control.friendly-to-both")
def test_an_open_area_is_friendly_to_both_until_somebody_stands_in_it():
    game = given()
    assert is_friendly(game, "vendee", FRENCH)
    assert is_friendly(game, "vendee", COALITION)

    game = given(vendeans="vendee")
    assert controller(game, "vendee") is COALITION
    assert not is_friendly(game, "vendee", FRENCH)


@rule("pitts-war turn.activation.control-check", "pitts-war control.end-of-impulse")
def test_a_force_that_ends_an_impulse_in_an_area_controls_it():
    game = given(fr_north="brussels", au_germany="moscow")

    check_control(game)
    assert game.flags == {"brussels": "france"}
    assert controller(game, "brussels") is FRENCH
    assert is_neutral(game, "moscow")


def test_a_flag_comes_off_when_the_owner_s_side_is_back():
    game = given(flags={"brussels": "france"}, pr_rhine="brussels")

    take(game, "brussels", taker(game, "brussels", COALITION))
    assert game.flags == {}


def test_a_minor_takes_for_its_patron():
    game = given(saxons="lille", hessians="lille")

    assert taker(game, "lille", COALITION) == "prussia"


@rule("pitts-war scenario.1792.russia-minors")
def test_mecklenburg_and_the_hanse_follow_russia():
    game = given(year=1799)

    assert join(game, "russia", COALITION) == ["russia", "mecklenburg", "hanse"]
    assert game.side_of("hanse") is COALITION
    assert game.entered["mecklenburg"] == 1799


@rule("pitts-war neutral.run-by")
def test_a_power_that_leaves_the_war_is_run_by_its_last_side():
    game = given()
    assert runner(game, "turkey") is None

    set_stance(game, "prussia", ALOOF)
    assert game.side_of("prussia") is None
    assert runner(game, "prussia") is COALITION


@rule("pitts-war event.pool.expire", "pitts-war scenario.1792.french-movement-penalty")
def test_markers_leave_in_their_exit_year_held_or_not():
    hand, pool = {"french": ["f-carnot", "f-ballons"]}, {"french": ["f-toulon"]}
    game = given(year=1795, hand=hand, pool=pool, facts={"penalties": ("f-carnot",)})

    expire_markers(game)
    assert (game.hands[FRENCH], game.pools[FRENCH]) == (["f-ballons"], [])
    assert game.live == {"f-ballons"}
    assert game.penalties == ()


@rule("pitts-war turn.events.add-new", "pitts-war event.pool.new-period")
def test_a_new_period_brings_its_markers():
    game, between = given(year=1795, pool={"french": ["f-ballons"]}), given(year=1796)

    add_new_markers(game)
    add_new_markers(between)
    assert [len(game.pools[side]) for side in (FRENCH, COALITION)] == [9, 8]
    assert "f-ballons" in game.pools[FRENCH]
    assert between.live == set()


@rule("pitts-war event.draw.short")
def test_a_pool_that_runs_short_gives_what_it_has():
    game = given(pool={"french": ["f-ballons", "f-siege"]})

    assert draw(game, FRENCH, 3) == ["f-ballons", "f-siege"]


@rule("pitts-war diplomacy.attempt.cost", "pitts-war event.play.once", "pitts-war card.f.amiens")
def test_any_marker_pays_but_that_of_amiens():
    game = given(year=1801, hand={"french": ["f-amiens", "f-ballons", "f-siege"]})
    referee = Referee(game, pay(game, FRENCH, "diplomacy.attempt.cost"))

    assert referee.refusal(Spend("f-amiens")).rule == "card.f.amiens"
    referee.choose(Spend("f-siege"))
    assert referee.result == "f-siege"
    assert "f-siege" not in game.live
    assert not can_pay(given(hand={"french": ["f-amiens"]}), FRENCH)


def test_what_lasts_an_impulse_lapses_with_it():
    game = given()
    last(game, "c-boue", Until.IMPULSE)
    last(game, "c-landwehr", Until.EVER)

    lapse(game, Until.IMPULSE)
    assert game.lasting == {"c-landwehr": Until.EVER}


def test_every_name_is_said_in_both_languages():
    words = words_of(RULES)

    assert all(words.has(f"name.{id_}") for id_ in the_box().names)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_piece_bears_a_name_too_long_for_its_counter(herald, language):
    printed, words = the_box(), herald.words
    for piece in (*printed.armies, *printed.leaders, *printed.guerrillas):
        key = f"short.{piece}" if words.has(f"short.{piece}") else f"name.{piece}"
        assert len(words.say(key, {}, language)) <= LONGEST_ON_A_COUNTER, piece
