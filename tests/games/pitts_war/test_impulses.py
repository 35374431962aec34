"""The impulses of a year: whose turn it is, how one passes, how they end."""

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Activate, Halt, SetOut, Spend
from estafette.games.pitts_war.activation import cannot_activate
from estafette.games.pitts_war.impulse import (
    begin_activation,
    begin_impulse,
    begin_sub_impulse,
    end_impulse,
    is_activation_over,
    is_impulse_over,
    open_impulse,
    pass_the_turn,
)
from estafette.games.pitts_war.sequence import ACTIVATIONS, IMPULSE, SEQUENCE
from estafette.games.pitts_war.sides import BAD, COALITION, FAIR, FRENCH
from tests.games.pitts_war.marching import go, turn_of, turns
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

THREE_EACH = {
    **{"fr_north": "lille", "fr_rhine": "strasbourg", "fr_alps": "lyon"},
    **{"au_germany": "vienna", "au_italy": "milan", "au_galicia": "lemberg"},
}


@rule("pitts-war turn.activation.order", "pitts-war turn.bad-weather.same")
def test_fair_weather_comes_before_bad_and_both_are_played_alike():
    game = given()
    begin_activation(game)
    weathers = []
    while not is_activation_over(game):
        weathers.append(game.weather)
        end_impulse(game)

    assert weathers == [FAIR, BAD]
    assert [line.step.rule for line in IMPULSE.lines if line.step][0:2] == [
        "turn.activation.first-player-starts",
        "supply.sea-control.france-extend",
    ]
    assert IMPULSE.parts.count(ACTIVATIONS) == 2


@rule("pitts-war turn.leader-subimpulse", "pitts-war turn.leader-subimpulse.same-sequence")
def test_each_impulse_is_followed_by_the_leaders_sub_impulse_with_the_same_alternation():
    rules = [line.step.rule for line in SEQUENCE.lines if line.step is not None]
    first, second = [at for at, each in enumerate(rules) if each == "activation.alternate"]

    assert rules[first : first + 4] == rules[second : second + 4]
    assert rules[first + 4 : second] == ["control.end-of-impulse", "turn.leader-subimpulse"]


@rule("pitts-war turn.leader-subimpulse")
def test_only_forces_with_a_leader_act_in_the_sub_impulse():
    game = given(fr_north="lille", fr_rhine="strasbourg", massena="lille", year=1797)
    begin_sub_impulse(game)
    referee = turn_of(game, "french")

    assert referee.options == (Activate("lille"), Pass())
    refusal = referee.refusal(Activate("strasbourg"))
    assert refusal.rule == "turn.leader-subimpulse.second-activation"


@rule("pitts-war turn.leader-subimpulse.same-sequence")
def test_a_sub_impulse_is_open_to_those_who_have_passed():  # seq.pass-is-final
    game = given(facts={"passed": (FRENCH, COALITION), "led": frozenset({"napoleon"})})

    begin_sub_impulse(game)

    assert (game.passed, game.led, game.active) == ((), frozenset(), game.first)
    assert game.is_sub_impulse


@rule(
    "pitts-war turn.impulse.alternate",
    "pitts-war activation.alternate",
    "pitts-war turn.active-player",
    "pitts-war turn.activation.first-player-starts",
)
def test_sides_activate_in_turn_and_the_first_player_begins():  # sq.alternate
    game = given(**THREE_EACH, dice=[3, 3, 3, 3, 3])
    begin_impulse(game)
    referee = Referee(game, turns(game))
    seats = []
    for area in ("vienna", "lille", "lemberg", "lyon"):
        assert referee.decision.key == "activation.which-force"
        seats.append((referee.decision.seat, game.active))
        referee.choose(Activate(area), SetOut(), Halt())

    assert seats == [(side, side) for side in (COALITION, FRENCH, COALITION, FRENCH)]


@rule("pitts-war turn.activation.pass")
def test_a_pass_is_final_until_the_sub_impulse():  # seq.pass-is-final
    game = given(**THREE_EACH, dice=[3], active="french", facts={"passed": (FRENCH,)})

    refusal = cannot_activate(game, Activate("lille"))
    assert refusal.rule == "turn.activation.pass"
    go(game, "vienna", Halt())
    pass_the_turn(game)
    assert game.active is COALITION


@rule("pitts-war turn.activation.end")
def test_an_impulse_is_over_when_both_have_passed():  # seq.both-pass-ends
    game = given(**THREE_EACH)
    begin_impulse(game)
    referee = Referee(game, turns(game))

    assert not is_impulse_over(game)
    referee.choose(Pass(), Pass())
    assert is_impulse_over(game)
    assert game.passed == (COALITION, FRENCH)
    rules = [line.step.rule for line in IMPULSE.lines if line.step is not None]
    after = rules.index("turn.impulse.alternate") + 1
    assert rules[after : after + 2] == ["control.end-of-impulse", "turn.leader-subimpulse"]


@rule("pitts-war turn.activation.end", "pitts-war event.secret")
def test_who_has_nothing_left_passes_unasked_unless_he_might_hold_a_marker():
    moved = {"moved": frozenset({"fr-north"})}
    hand = {"french": ["f-hussards"]}
    silent = turn_of(given(fr_north="lille", facts=moved, hand=hand), "french")
    pool = {"french": ["f-armistice"]}
    asked = turn_of(given(fr_north="lille", facts=moved, hand=hand, pool=pool), "french")

    assert silent.is_over
    assert silent.game.passed == (FRENCH,)
    assert asked.options == (Pass(),)


@rule("pitts-war turn.impulse.alternate")
def test_a_side_that_only_plays_a_marker_keeps_its_turn():
    game = given(active="coalition")

    pass_the_turn(game)
    assert game.active is COALITION
    game.passed += (COALITION,)
    pass_the_turn(game)
    assert game.active is FRENCH


@rule("pitts-war turn.activation.control-check")
def test_control_is_checked_after_the_impulse_and_after_the_sub_impulse():
    rules = [line.step.rule for line in IMPULSE.lines if line.step is not None]

    assert rules.index("control.end-of-impulse") < rules.index("turn.leader-subimpulse")
    assert rules[-2:] == ["turn.activation.control-check", "turn.bad-weather.same"]


@rule("pitts-war turn.activation.order")
def test_an_impulse_begins_with_nobody_moved_and_the_year_with_all_ships_in_port():
    game = given(
        facts={
            **{"moved": frozenset({"fr-north"}), "led": frozenset({"fr-north"})},
            **{"passed": (FRENCH,), "declared": ("austria",), "shipped": {"britain": 3}},
            **{"is_sub_impulse": True, "impulses": 2},
        }
    )
    begin_activation(game)
    begin_impulse(game)

    assert (game.moved, game.led, game.passed, game.declared) == (frozenset(), frozenset(), (), ())
    assert (game.shipped, game.impulses, game.is_sub_impulse) == ({}, 0, False)
    assert game.active is game.first


@rule("pitts-war supply.sea-control.france-extend")
def test_the_sea_is_kept_with_a_marker_of_another_colour():
    game = given(hand={"french": ["f-irlande", "f-terreur"]}, facts={"french_at_sea": True})
    end_impulse(game)
    assert not game.french_at_sea

    referee = Referee(game, open_impulse(game))
    assert referee.refusal(Spend("f-irlande")).rule == "supply.sea-control.france-extend"
    assert referee.refusal(Spend("no-marker")).rule == "event.secret"
    referee.choose(Spend("f-terreur"))

    assert game.french_at_sea
    assert game.hands[FRENCH] == ["f-irlande"]


@rule("pitts-war supply.sea-control.france-extend")
def test_the_sea_that_is_not_kept_is_lost_for_good():
    game = given(hand={"french": ["f-terreur"]}, facts={"french_at_sea": True})
    end_impulse(game)
    Referee(game, open_impulse(game)).choose(Pass())
    end_impulse(game)

    assert not game.french_at_sea
    assert Referee(game, open_impulse(game)).is_over
    assert game.hands[FRENCH] == ["f-terreur"]


@rule("pitts-war supply.sea-control.france-extend")
def test_who_has_not_held_the_sea_is_not_asked():
    game = given(hand={"french": ["f-terreur"]})
    end_impulse(game)

    assert Referee(game, open_impulse(game)).is_over


@rule("pitts-war card.c.malet")
def test_napoleon_comes_back_to_a_french_army_when_the_next_impulse_opens():
    game = given(fr_north="lille", fr_rhine="metz", poles="warsaw", lasting={"c-malet": "year"})
    referee = Referee(game, open_impulse(game))

    assert [choice.area for choice in referee.options] == ["lille", "metz"]
    referee.choose(referee.options[1])
    assert game.leaders == {"napoleon": "metz"}
    assert "c-malet" not in game.lasting
