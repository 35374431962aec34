"""[p.17-18] The cards that change the movement points of a pile."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.sides import FRENCH
from tests.games.napoleon_1815.marching import (
    asks,
    held,
    load_value,
    march,
    under_way,
    walk,
)
from tests.games.napoleon_1815.position import given
from tests.referee import rule


# vector d.move.events
@rule(
    "napoleon-1815 movement.mod.events",
    "napoleon-1815 card.x.marche-forcee.effect",
    "napoleon-1815 card.x.encombrement.timing",
    "napoleon-1815 card.x.encombrement.effect",
)
def test_one_event_of_each_player_changes_the_points():
    game = given(reille="ligny", hand={"french": ["marche-forcee"], "coalition": ["encombrement"]})
    referee = march(game, "reille", value=3)
    congestion = held(game, "coalition", "encombrement")
    refusal = referee.refusal(congestion)
    assert (refusal.rule, refusal.key) == ("card.x.encombrement.timing", "card.not-now")
    referee.choose(Pass(), Pass(), congestion, Pass())
    assert under_way(game).points == 2

    referee.choose(held(game, "french", "marche-forcee"))

    assert under_way(game).points == 3
    assert under_way(game).tally == [
        ("points.card", 3),
        ("points.encombrement", -1),
        ("points.marche-forcee", 1),
    ]


@rule("napoleon-1815 card.x.encombrement.timing")
def test_congestion_is_too_late_once_the_pile_moves():
    game = given(reille="ligny", hand={"coalition": ["encombrement"]})
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), Pass(), Move("marbais"))

    assert asks(referee, "window.entered")
    refusal = referee.refusal(held(game, "coalition", "encombrement"))
    assert refusal.rule == "card.x.encombrement.timing"


# vector ex.encombrement.marche-forcee
@rule(
    "napoleon-1815 card.x.encombrement.effect",
    "napoleon-1815 card.x.encombrement.marche-forcee",
    "napoleon-1815 card.x.marche-forcee.minimum",
)
def test_forced_march_always_allows_one_connection_after_congestion():
    game = given(reille="ligny", hand={"french": ["marche-forcee"], "coalition": ["encombrement"]})
    referee = march(game, "reille", value=1)
    referee.choose(Pass(), Pass(), held(game, "coalition", "encombrement"), Pass())
    assert under_way(game).points == 0

    referee.choose(held(game, "french", "marche-forcee"))

    assert under_way(game).points == 1
    referee.choose(Move("marbais"))
    assert game.zone["reille"] == "marbais"


@rule("napoleon-1815 card.x.marche-forcee.minimum")
@pytest.mark.parametrize(("value", "points"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_forced_march_gives_a_point_and_never_less_than_one_in_all(value, points):
    game = given(
        reille="ligny",
        ney="ligny",
        d_erlon="ligny",
        lobau="ligny",
        hand={"french": ["marche-forcee"]},
    )
    referee = march(game, "reille", "ney", "d-erlon", "lobau", value=value)

    referee.choose(held(game, "french", "marche-forcee"))

    assert under_way(game).points == points


@rule("napoleon-1815 card.x.marche-forcee.minimum", "napoleon-1815 movement.cost.destroyed-bridge")
def test_forced_march_gives_no_destroyed_bridge():
    game = given(
        reille="quatre-bras",
        ney="quatre-bras",
        broken=["genappe--quatre-bras"],
        hand={"french": ["marche-forcee"]},
    )
    referee = march(game, "reille", "ney", value=1)
    referee.choose(held(game, "french", "marche-forcee"))

    assert referee.refusal(Move("genappe")).rule == "movement.cost.destroyed-bridge"


@rule("napoleon-1815 card.x.marche-forcee.effect")
def test_forced_march_lets_a_pile_go_on_when_its_points_are_spent():
    game = given(reille="ligny", hand={"french": ["marche-forcee"]})
    referee = march(game, "reille", value=1)
    referee.choose(Pass(), Move("marbais"))
    assert asks(referee, "window.entered")

    referee.choose(held(game, "french", "marche-forcee"), Move("tilly"))

    assert game.zone["reille"] == "tilly"


@rule("napoleon-1815 card.x.marche-forcee.effect")
def test_forced_march_serves_a_pile_of_ones_own_camp_only():
    game = given(picton="genappe", hand={"french": ["marche-forcee"]})
    referee = march(game, "picton")

    refusal = referee.refusal(held(game, "french", "marche-forcee"))

    assert refusal.rule == "cards.symbol.manoeuvre-french"


# vector d.card.a-bruxelles
@rule("napoleon-1815 card.c.a-bruxelles.bonus", "napoleon-1815 card.c.a-bruxelles.closer")
def test_to_brussels_gives_a_point_to_a_move_that_ends_nearer():
    game = given(picton="genappe", lasting={"a-bruxelles": "coalition"})
    nearer = march(game, "picton", value=1)
    nearer.choose(Move("la-belle-alliance"))
    assert Move("la-haye-sainte") in nearer.options
    nearer.choose(Move("la-haye-sainte"))
    assert game.zone["picton"] == "la-haye-sainte"
    assert nearer.is_over

    game = given(picton="genappe", lasting={"a-bruxelles": "coalition"})
    farther = march(game, "picton", value=1)
    farther.choose(Move("quatre-bras"))
    assert farther.refusal(Move("frasnes")).rule == "movement.stop.spent"


@rule("napoleon-1815 card.c.a-bruxelles.closer")
def test_as_near_as_before_is_not_nearer():
    game = given(picton="hougoumont", lasting={"a-bruxelles": "coalition"})
    distance = game.printed.graph.distance
    assert distance("braine-l-alleud", "bruxelles") == distance("hougoumont", "bruxelles") == 3
    referee = march(game, "picton", value=1)
    referee.choose(Move("la-haye-sainte"))

    assert referee.refusal(Move("hougoumont")).rule == "movement.stop.spent"
    assert Move("mont-saint-jean") in referee.options


@rule("napoleon-1815 card.c.a-bruxelles.bonus")
def test_to_brussels_gives_one_point_and_no_second():
    game = given(picton="genappe", lasting={"a-bruxelles": "coalition"})

    referee = march(game, "picton", value=2)
    walk(referee, "la-belle-alliance", "la-haye-sainte", "mont-saint-jean")

    assert referee.is_over
    assert game.zone["picton"] == "mont-saint-jean"


@rule("napoleon-1815 card.c.a-bruxelles.bonus")
def test_to_brussels_may_turn_no_points_into_one_but_less_than_none_into_none():
    game = given(
        picton="genappe", hill="genappe", orange="genappe", lasting={"a-bruxelles": "coalition"}
    )
    one = march(game, "picton", "hill", value=1)
    assert Move("plancenoit") in one.options
    assert one.refusal(Move("tilly")).rule == "movement.stop.spent"
    one.choose(Move("plancenoit"))
    assert game.zone["picton"] == "plancenoit"

    game.activated.clear()
    game.zone |= {"picton": "genappe", "hill": "genappe"}
    none = march(game, "picton", "hill", "orange", value=1)
    assert none.is_over
    assert game.zone["picton"] == "genappe"


@rule("napoleon-1815 card.c.a-bruxelles.bonus", "napoleon-1815 movement.zero.no-combat")
def test_a_pile_that_does_not_use_the_point_of_to_brussels_has_none():
    game = given(
        picton="genappe", hill="genappe", ney="genappe", lasting={"a-bruxelles": "coalition"}
    )
    referee = march(game, "picton", "hill", value=1)

    referee.choose(Halt())

    assert referee.is_over
    assert referee.fact("movement.no-points") == {"zone": "genappe"}
    assert game.fatigue["picton"] == game.fatigue["hill"] == 0


@rule("napoleon-1815 card.c.a-bruxelles.bonus", "napoleon-1815 combat.when")
def test_a_pile_moved_by_the_point_of_to_brussels_alone_tires_and_may_fight():
    game = given(
        picton="genappe", hill="genappe", ney="plancenoit", lasting={"a-bruxelles": "coalition"}
    )
    referee = march(game, "picton", "hill", value=1)

    referee.choose(Move("plancenoit"), Suffer("hill"))

    assert referee.decision.key == "combat.fight-or-not"
    assert (game.fatigue["picton"], game.fatigue["hill"]) == (0, 1)


@rule("napoleon-1815 card.x.marche-forcee.minimum", "napoleon-1815 card.c.a-bruxelles.bonus")
def test_the_floor_of_forced_march_lies_under_the_point_of_to_brussels_too():
    game = given(
        pirch="quatre-bras",
        ziethen="quatre-bras",
        thielmann="quatre-bras",
        bulow="quatre-bras",
        lasting={"a-bruxelles": "coalition"},
        hand={"coalition": ["marche-forcee"]},
    )
    referee = march(game, "pirch", "ziethen", "thielmann", "bulow", value=1)
    referee.choose(held(game, "coalition", "marche-forcee"), Move("nivelles"))

    assert referee.is_over
    assert game.zone["pirch"] == "nivelles"


@rule("napoleon-1815 card.c.pont-detruit.cost", "napoleon-1815 card.c.a-bruxelles.bonus")
def test_the_point_of_to_brussels_may_pay_for_a_bridge_where_it_counts():
    game = given(
        gneisenau="quatre-bras",
        lasting={"a-bruxelles": "coalition"},
        hand={"coalition": ["pont-detruit"]},
    )
    referee = march(game, "gneisenau", value=1)
    referee.choose(Pass(), Move("nivelles"))

    assert held(game, "coalition", "pont-detruit") in referee.options


@rule("napoleon-1815 card.c.a-bruxelles.bonus")
def test_to_brussels_gives_nothing_to_the_french_or_without_the_card():
    game = given(d_erlon="genappe", lasting={"a-bruxelles": "coalition"})
    referee = march(game, "d-erlon", value=1)
    referee.choose(Move("la-belle-alliance"))
    assert referee.is_over

    game = given(picton="genappe")
    referee = march(game, "picton", value=1)
    referee.choose(Move("la-belle-alliance"))
    assert referee.is_over


# vector d.card.grouchy
@rule("napoleon-1815 card.f.grouchy")
def test_grouchy_replaces_the_movement_card_by_the_next():
    game = given(grouchy="ligny", hand={"french": ["grouchy"]})
    load_value(game, FRENCH, 4)
    referee = march(game, "grouchy", value=1)
    assert under_way(game).points == 2

    referee.choose(held(game, "french", "grouchy"))

    assert under_way(game).tally == [("points.card", 4), ("points.symbol", 1)]
    assert under_way(game).points == 5
    assert [game.card(card).value for card in game.decks[FRENCH].discard[:2]] == [1, 4]
    card = game.decks[FRENCH].discard[1]
    assert referee.fact("movement.revealed") == {"camp": "french", "card": card, "value": 4}


@rule("napoleon-1815 card.f.grouchy")
def test_the_card_grouchy_needs_his_corps_and_a_card_revealed():
    game = given(ney="ligny", grouchy="thuin", hand={"french": ["grouchy"]})
    without = march(game, "ney")
    refusal = without.refusal(held(game, "french", "grouchy"))
    assert (refusal.rule, refusal.key) == ("card.f.grouchy", "card.grouchy-absent")
    without.choose(Pass(), Halt(), Pass(), Pass())

    approach = given(
        grouchy="thuin", hand={"french": ["grouchy"]}, lasting={"marche-d-approche": "french"}
    )
    refusal = march(approach, "grouchy").refusal(held(approach, "french", "grouchy"))
    assert (refusal.rule, refusal.key) == ("card.f.grouchy", "card.grouchy-no-card")
