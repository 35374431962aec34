"""Event markers: two pools, their years, the draw, and the moments at which they are played."""

import pytest

from estafette.engine import Dice, Pass, secret_of, settle
from estafette.games.pitts_war.actions import PlayMarker, Spend
from estafette.games.pitts_war.affairs import Trial
from estafette.games.pitts_war.events import (
    EVENTS,
    Moment,
    cannot_play,
    cannot_spend,
    may_hold,
    play,
    window,
)
from estafette.games.pitts_war.income import reckon_income
from estafette.games.pitts_war.pools import (
    add_new_markers,
    draw,
    draw_markers,
    expire_markers,
    name_first_player,
    take_initiative,
)
from estafette.games.pitts_war.recruitment import recruit
from estafette.games.pitts_war.sides import COALITION, FRENCH, Colour, Side
from estafette.games.pitts_war.start import new_game
from estafette.games.pitts_war.trial import roll
from estafette.games.pitts_war.view import view
from tests.games.pitts_war.fighting import faced
from tests.games.pitts_war.marching import on_march
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

# The moments of a battle, from the clash to the retreat.
IN_BATTLE = {
    *(Moment.CLASH, Moment.GUNS, Moment.ENEMY_GUNS, Moment.BATTLE, Moment.LOSS),
    *(Moment.PURSUIT, Moment.ENEMY_PURSUIT, Moment.AFTERMATH),
}


def hand(side, *markers):
    return {"hand": {side: list(markers)}}


@rule("pitts-war card.count.france", "pitts-war card.count.coalition", "pitts-war event.pool.two")
def test_the_campaign_begins_with_thirteen_and_twelve_markers():  # ev.pool.1792-sizes
    setup = settle(the_box(), "valmy-to-waterloo", {})
    game = new_game(the_box(), setup, Dice(secret_of("a pool")))

    assert [len(game.pools[side]) for side in Side] == [13, 12]


@rule("pitts-war event.pool.new-period", "pitts-war turn.events.add-new")
def test_1795_takes_what_is_late_and_brings_eight_to_each():  # ev.pool.1795-add
    game = given(year=1795, pool={"french": ["f-toulon", "f-ballons"]})

    expire_markers(game)
    add_new_markers(game)
    assert len(game.pools[FRENCH]) == 9
    assert "f-ballons" in game.pools[FRENCH]
    assert "f-toulon" not in game.pools[FRENCH]


@rule("pitts-war event.pool.new-period")
def test_a_new_period_mixes_the_pool_and_lets_each_side_buy_again():
    orders = set()
    for seed in "abcd":
        game = given(year=1795, facts={"bought": (FRENCH, COALITION)})
        game.dice = Dice(secret_of(seed))
        add_new_markers(game)
        orders.add(tuple(game.pools[FRENCH]))

    assert len(orders) > 1
    assert game.bought == ()


@rule("pitts-war event.pool.expire")
def test_toulon_leaves_a_hand_in_1795_and_everybody_hears_of_it():  # ev.expire.in-hand
    game = given(year=1795, **hand("french", "f-toulon", "f-ballons"), facts={"told": []})

    expire_markers(game)
    assert game.hands[FRENCH] == ["f-ballons"]
    assert game.live == {"f-ballons"}
    assert (game.told[-1].key, game.told[-1].facts["marker"]) == ("marker.expired", "f-toulon")


@rule("pitts-war event.draw.short")
def test_a_draw_of_three_from_two_gives_two():  # ev.draw.short-pool
    game = given(pool={"french": ["f-ballons", "f-siege"]}, facts={"told": []})

    assert draw(game, FRENCH, 3) == ["f-ballons", "f-siege"]
    assert game.pools[FRENCH] == []
    count, faces = game.told
    assert (count.key, count.facts["count"], count.to) == ("marker.drawn", 2, None)
    assert (faces.key, faces.to) == ("marker.drew", (FRENCH,))
    assert game.uncovered


@rule("pitts-war event.draw.short")
def test_an_empty_pool_shows_nothing_to_anybody():
    game = given(facts={"told": []})

    assert draw(game, FRENCH, 2) == []
    assert [told.key for told in game.told] == ["marker.drawn"]


@rule("pitts-war turn.events.draw-order", "pitts-war event.draw.count")
@pytest.mark.parametrize(
    ("year", "order", "counts"),
    [(1796, [COALITION, FRENCH], [3, 3]), (1801, [FRENCH, COALITION], [2, 2])],
)
def test_the_first_player_draws_first_as_the_turn_track_says(year, order, counts):
    pools = {"french": list(the_box().markers_of(FRENCH))[:5]}
    pools["coalition"] = list(the_box().markers_of(COALITION))[:5]
    game = given(year=year, pool=pools, facts={"told": []})

    draw_markers(game)
    drawn = [told.facts for told in game.told if told.key == "marker.drawn"]
    assert [facts["side"] for facts in drawn] == order
    assert [facts["count"] for facts in drawn] == counts
    assert [len(game.hands[side]) for side in order] == counts


@rule("pitts-war turn.first-player.markers")
def test_each_side_has_one_marker_for_the_events_phase():
    fitting = {marker for marker, moment in EVENTS if moment is Moment.EVENTS}

    assert fitting == {"f-initiative", "c-initiative"}


@rule("pitts-war turn.first-player.markers", "pitts-war card.f.initiative")
def test_the_initiative_changes_the_first_player_for_one_year():
    game = given(year=1796, **hand("french", "f-initiative"))
    referee = Referee(game, take_initiative(game))

    referee.choose(PlayMarker("f-initiative"))
    assert game.first is FRENCH
    game.year = 1797
    name_first_player(game)
    assert game.first is COALITION


@rule("pitts-war turn.first-player.1801-1815")
def test_france_is_first_player_in_1801():  # seq.first-player.1801
    game = given(year=1801, first="coalition")

    name_first_player(game)
    assert game.first is FRENCH


@rule("pitts-war event.play.once")
def test_a_marker_that_was_played_is_out_of_the_game():  # ev.played-once
    game = given(**hand("french", "f-ballons"), fr_north="brussels", au_flanders="brussels")
    faced(game)

    Referee(game, play(game, FRENCH, "f-ballons", Moment.BATTLE))
    assert "f-ballons" not in game.hands[FRENCH] + game.pools[FRENCH]
    assert "f-ballons" not in game.live


@rule("pitts-war event.no-discard")
def test_a_marker_cannot_be_thrown_away():  # ev.no-discard
    game = given(**hand("coalition", "c-hauteur", "c-subsides"), active="coalition", year=1796)
    referee = Referee(game, recruit(game))

    assert referee.decision.seat == COALITION
    assert referee.refusal(Spend("c-hauteur")).key == "decision.not-offered"
    referee.choose(Pass())
    assert game.hands[COALITION] == ["c-hauteur", "c-subsides"]


@rule("pitts-war event.override")
def test_a_marker_does_what_the_rules_do_not():
    """Evasion, interception and the like need a five; a marker makes one succeed unrolled."""
    game = given(dice=[1])
    sure = Referee(game, roll(game, Trial("guns", FRENCH, is_sure=True), rule="battle.guns"))

    assert sure.result == 0
    assert game.dice.loaded == [1]


@rule("pitts-war event.secret")
def test_the_enemy_sees_how_many_markers_there_are_and_no_title():  # dt.secret
    game = given(**hand("french", "f-ballons", "f-siege", "f-valmy"))
    seen = {
        seat: next(cards for cards in view(game, seat).cards if cards.id == "hand-french")
        for seat in ("french", "coalition", None)
    }

    assert {cards.count for cards in seen.values()} == {3}
    assert [face.id for face in seen["french"].open] == game.hands[FRENCH]
    assert seen["coalition"].open == seen[None].open == ()


def test_whoever_is_asked_for_a_marker_is_told_which_force_it_would_touch_and_where():
    game = given(year=1805, au_germany="prague", **hand("french", "f-schulmeister"))
    on_march(game, "prague")
    referee = Referee(game, window(game, FRENCH, Moment.ENEMY_NAMES, rule="event.play.timing"))

    assert referee.decision.facts == {"area": "prague", "armies": ["au-germany"]}


@rule("pitts-war event.secret")
def test_a_side_is_asked_whenever_it_could_hold_such_a_marker():
    """What it truly holds makes no difference to whether it is asked."""
    pool, enemy = {"french": ["f-schulmeister"]}, {"year": 1805, "au_germany": "prague"}
    holds = given(**enemy, **hand("french", "f-schulmeister"), pool={"french": ["f-ballons"]})
    other = given(**enemy, **hand("french", "f-ballons"), pool=pool)
    never = given(**enemy, **hand("french", "f-ballons"))
    nothing = given(**enemy, pool=pool)
    for game in (games := (holds, other, never, nothing)):
        on_march(game, "prague")
    asked = [
        Referee(game, window(game, FRENCH, Moment.ENEMY_NAMES, rule="event.play.timing"))
        for game in games
    ]

    assert [referee.is_over for referee in asked] == [False, False, True, True]
    assert asked[1].options == (Pass(),)
    assert not may_hold(holds, COALITION, Moment.ENEMY_NAMES)


@rule("pitts-war event.play.timing", "pitts-war event.play.timing.battle")
def test_skirmishers_are_for_battles_and_may_still_pay():  # dt.timing
    game = given(year=1805, **hand("french", "f-tirailleurs", "f-indes"), active="french")
    referee = Referee(game, recruit(game))
    refusal = referee.refusal(PlayMarker("f-tirailleurs"))

    assert refusal.rule == "event.play.timing"
    assert cannot_spend(game, FRENCH, Spend("f-tirailleurs")) is None


@rule("pitts-war event.play.timing")
def test_nobody_plays_a_marker_that_he_does_not_hold():
    game = given(**hand("french", "f-ballons"))

    refusal = cannot_play(game, FRENCH, Moment.BATTLE, PlayMarker("f-siege"))
    assert (refusal.rule, refusal.key) == ("event.secret", "marker.not-in-hand")
    assert cannot_spend(game, FRENCH, Spend("f-siege")).key == "marker.not-in-hand"


@rule("pitts-war event.play.timing.battle")
def test_red_markers_are_played_in_battles_alone():
    """The Swiss Confederation may also serve the recruiting officers."""
    red = {m.id for m in the_box().markers.values() if m.colour is Colour.RED}
    moments = {m: {at for marker, at in EVENTS if marker == m} for m in red}
    elsewhere = {m for m, at in moments.items() if not at <= IN_BATTLE}

    assert all(at & IN_BATTLE for at in moments.values())
    assert elsewhere <= {"f-confederation-suisse"}


@rule("pitts-war event.play.timing.economic")
def test_green_markers_are_played_in_the_reinforcement_phase():
    """But for Prairial, whose points are spent at once in the Activation Phase."""
    green = {m.id for m in the_box().markers.values() if m.colour is Colour.GREEN}

    economic = {marker for marker, at in EVENTS if at is Moment.REINFORCEMENT}
    assert green - economic == {"f-prairial"}


@rule("pitts-war event.play.timing.naval")
def test_blue_markers_are_played_upon_naval_actions():
    """But for Jervis, who may also win Spain, and those that bring an army of their own."""
    blue = {m.id for m in the_box().markers.values() if m.colour is Colour.BLUE}
    at_sea = {Moment.SET_OUT, Moment.ENEMY_SAILS}

    elsewhere = {marker for marker, at in EVENTS if marker in blue and at not in at_sea}
    own_army = {"c-quiberon", "f-expedition-egypte", "c-empire-ottoman"}
    assert elsewhere == {"c-jervis", *own_army}


@rule("pitts-war event.play.timing.naval")
def test_nelson_waits_for_a_naval_assault():  # rv.blue-in-reinforcement
    game = given(year=1805, **hand("coalition", "c-nelson", "c-subsides"), active="coalition")
    referee = Referee(game, recruit(game))

    assert referee.refusal(PlayMarker("c-nelson")).rule == "event.play.timing"
    assert cannot_play(game, COALITION, Moment.ENEMY_SAILS, PlayMarker("c-nelson")) is None


@rule("pitts-war event.play.timing.economic", "pitts-war card.f.usa")
def test_what_acts_on_the_next_phase_leaves_this_one_alone():  # rv.green-next-phase
    game = given(
        year=1811, **hand("french", "f-usa"), active="french", stance={"britain": "coalition"}
    )
    reckon_income(game)
    before = game.points["britain"]

    Referee(game, recruit(game)).choose(PlayMarker("f-usa"))
    assert game.points["britain"] == before == 3
    game.year = 1812
    reckon_income(game)
    assert game.points["britain"] == 1


@rule("pitts-war scenario.1792.french-battle-penalty")
@rule("pitts-war scenario.1792.french-movement-penalty")
@pytest.mark.parametrize(("year", "left"), [(1794, ("f-valmy", "f-carnot")), (1795, ())])
def test_the_french_penalties_end_at_the_latest_when_their_markers_leave(year, left):
    facts = {"penalties": ("f-valmy", "f-carnot")}
    game = given(year=year, hand={"french": ["f-carnot"]}, facts=facts)

    expire_markers(game)
    assert game.penalties == left
