"""[p.17-19] The cards that tire a pile, stop it, let it go on or feed it."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Halt, Move, Relieve
from estafette.games.napoleon_1815.operations import Designate, StandFast, StayPut
from estafette.games.napoleon_1815.sides import COALITION
from tests.games.napoleon_1815.marching import (
    asks,
    designated,
    held,
    march,
    operations,
    under_way,
    walk,
)
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


# vector d.card.embuscade
@rule("napoleon-1815 card.c.embuscade")
def test_an_ambush_tires_the_french_pile_at_once_without_relief():
    game = given(napoleon="ligny", ney="ligny", reille="ligny", hand={"coalition": ["embuscade"]})
    referee = march(game, "ney", "reille", "napoleon", value=3)
    referee.choose(Pass(), held(game, "coalition", "embuscade"))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.c.embuscade")
    assert referee.options == (Suffer("ney"), Suffer("reille"))
    assert referee.refusal(Suffer("hill")).rule == "card.c.embuscade"
    referee.choose(Suffer("reille"))
    walk(referee, "marbais")

    assert [game.fatigue["ney"], game.fatigue["reille"]] == [0, 1]


# vector d.card.tirailleurs
@rule("napoleon-1815 card.f.tirailleurs")
def test_skirmishers_tire_the_coalition_pile_at_once():
    game = given(orange="hal", hill="hal", wellington="hal", hand={"french": ["tirailleurs"]})
    referee = march(game, "orange", "hill", "wellington", value=3)
    referee.choose(Pass(), Pass(), Move("tubize"), held(game, "french", "tirailleurs"))

    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.f.tirailleurs")
    referee.choose(Suffer("hill"))
    walk(referee)

    assert [game.fatigue["orange"], game.fatigue["hill"]] == [0, 1]


@rule("napoleon-1815 card.c.embuscade", "napoleon-1815 card.f.tirailleurs")
@pytest.mark.parametrize(
    ("vedette", "seat", "title"),
    [
        ("vedette-french-1", "coalition", "embuscade"),
        ("vedette-prussian-1", "french", "tirailleurs"),
    ],
)
def test_vedettes_feel_neither_ambush_nor_skirmishers(vedette, seat, title):
    game = given(grognard=True, hand={seat: [title]})
    game.zone = {vedette: "ligny"}
    referee = march(game, vedette)
    if asks(referee, "window.designated"):
        referee.choose(Pass())

    referee.choose(held(game, seat, title))

    assert asks(referee, "movement.where")
    assert "fatigue.suffered" not in referee.keys


# vector d.card.fatigue-vedettes
@rule("napoleon-1815 card.x.fatigue.vedettes", "napoleon-1815 card.x.fatigue.effect")
def test_vedettes_do_not_feel_the_event_fatigue():
    game = given(grognard=True, vedette_french_1="ligny", hand={"coalition": ["fatigue"]})
    referee = march(game, "vedette-french-1")
    referee.choose(Pass(), Pass(), Halt())

    referee.choose(held(game, "coalition", "fatigue"))

    assert referee.is_over
    assert game.zone == {"vedette-french-1": "ligny"}
    assert "fatigue.suffered" not in referee.keys


# vector d.card.confusion-three
@rule("napoleon-1815 card.x.confusion.condition", "napoleon-1815 card.x.confusion.effect")
def test_confusion_stops_a_pile_that_has_entered_a_crossroads():
    game = given(reille="sombreffe", hand={"coalition": ["confusion"]})
    referee = march(game, "reille", value=5)
    referee.choose(Pass(), Pass(), Move("gembloux"), held(game, "coalition", "confusion"))

    assert referee.is_over
    assert game.zone["reille"] == "gembloux"
    assert game.activated == {"reille"}


@rule("napoleon-1815 card.x.confusion.effect")
def test_a_confused_pile_still_tires_for_the_points_spent():
    game = given(reille="ligny", hand={"coalition": ["confusion"]})
    referee = march(game, "reille", value=5)
    referee.choose(Pass(), Pass())
    for zone in ("sombreffe", "gembloux", "walhain"):
        referee.choose(Move(zone), Pass())
    referee.choose(Move("perwez"), held(game, "coalition", "confusion"))

    assert game.fatigue["reille"] == 1


# vector d.card.confusion-two
@rule("napoleon-1815 card.x.confusion.condition")
def test_confusion_needs_three_connections():
    game = given(reille="asse", hand={"coalition": ["confusion"]})
    referee = march(game, "reille", value=5)
    referee.choose(Pass(), Pass(), Move("alost"))

    refusal = referee.refusal(held(game, "coalition", "confusion"))

    assert (refusal.rule, refusal.key) == (
        "card.x.confusion.condition",
        "card.confusion-connections",
    )
    assert refusal.facts == {"zone": "alost"}
    referee.choose(Pass(), Move("ninove"))
    assert held(game, "coalition", "confusion") in referee.options


@rule("napoleon-1815 card.x.confusion.condition")
def test_confusion_is_not_for_a_contested_zone_or_a_pile_that_has_not_moved():
    game = given(reille="sombreffe", pirch="gembloux", hand={"coalition": ["confusion"]})
    referee = march(game, "reille", value=5)
    referee.choose(Pass())
    card = held(game, "coalition", "confusion")
    refusal = referee.refusal(card)
    assert (refusal.rule, refusal.key) == ("card.x.confusion.condition", "card.not-now")
    referee.choose(Pass(), Move("gembloux"))

    refusal = referee.refusal(card)
    assert (refusal.rule, refusal.key) == (
        "card.x.confusion.condition",
        "card.confusion-contested",
    )
    assert refusal.facts == {"zone": "gembloux"}


# vector d.card.organisation
@rule("napoleon-1815 card.f.organisation")
def test_organisation_lets_a_pile_go_on_past_its_friends():
    game = given(
        reille="charleroi", d_erlon="gosselies", ney="frasnes", hand={"french": ["organisation"]}
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), Move("gosselies"), held(game, "french", "organisation"))

    assert asks(referee, "movement.where")
    assert under_way(game).left == 2
    referee.choose(Move("frasnes"))
    assert referee.is_over
    assert game.zone["reille"] == "frasnes"


@rule("napoleon-1815 card.f.organisation")
def test_organisation_needs_friends_in_an_uncontested_zone():
    game = given(
        reille="charleroi",
        d_erlon="fleurus",
        ziethen="fleurus",
        hand={"french": ["organisation"]},
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), Move("gosselies"))
    refusal = referee.refusal(held(game, "french", "organisation"))
    assert (refusal.rule, refusal.key) == ("card.f.organisation", "card.organisation-nobody")
    assert refusal.facts == {"zone": "gosselies"}

    referee.choose(Pass(), Move("fleurus"))
    assert referee.refusal(held(game, "french", "organisation")).rule == "card.f.organisation"


@rule("napoleon-1815 card.f.organisation", "napoleon-1815 card.x.confusion.effect")
def test_organisation_does_not_undo_confusion():
    game = given(
        reille="charleroi",
        d_erlon="gosselies",
        hand={"french": ["organisation"], "coalition": ["confusion"]},
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), Pass(), Pass(), Move("gosselies"), Pass())
    referee.choose(held(game, "coalition", "confusion"), Pass())

    refusal = referee.refusal(held(game, "french", "organisation"))
    assert (refusal.rule, refusal.key) == ("card.x.confusion.effect", "card.organisation-halted")
    referee.choose(Pass())
    assert referee.decision.key != "movement.where"


@rule("napoleon-1815 card.f.organisation")
def test_organisation_is_for_corps_only():
    game = given(
        grognard=True,
        vedette_french_1="charleroi",
        d_erlon="gosselies",
        hand={"french": ["organisation"]},
    )
    referee = march(game, "vedette-french-1")
    referee.choose(Pass(), Move("gosselies"))

    assert referee.refusal(held(game, "french", "organisation")).rule == "card.f.organisation"


# vector d.card.fourrager-effect
@rule("napoleon-1815 card.f.fourrager", "napoleon-1815 card.f.fourrager.effect")
def test_foraging_takes_off_a_fatigue_after_that_of_the_move():
    game = given(d_erlon="ligny", fatigue={"d-erlon": 2}, hand={"french": ["fourrager"]})
    referee = march(game, "d-erlon", value=4)
    refusal = referee.refusal(held(game, "french", "fourrager"))
    assert (refusal.rule, refusal.key) == ("card.f.fourrager", "card.not-now")
    referee.choose(Pass())
    for zone in ("sombreffe", "gembloux", "walhain", "perwez"):
        referee.choose(Move(zone), Pass())

    referee.choose(held(game, "french", "fourrager"))

    assert game.fatigue["d-erlon"] == 2 + 1 - 1
    assert referee.fact("fatigue.removed") == {"corps": "d-erlon", "amount": 1}


@rule("napoleon-1815 card.f.fourrager.effect")
def test_foraging_serves_one_corps_of_the_pile_and_never_goes_below_nothing():
    game = given(d_erlon="ligny", ney="ligny", fatigue={"ney": 1}, hand={"french": ["fourrager"]})
    referee = march(game, "d-erlon", "ney", value=4)
    referee.choose(Pass(), Halt(), held(game, "french", "fourrager"))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.f.fourrager.effect")
    assert referee.decision.key == "card.fourrager.which-corps"
    assert referee.options == (Relieve("d-erlon"), Relieve("ney"))
    assert referee.refusal(Relieve("hill")).rule == "card.f.fourrager.effect"
    referee.choose(Relieve("d-erlon"))

    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [0, 1]


@rule("napoleon-1815 card.f.fourrager.effect")
@pytest.mark.parametrize(("start", "end"), [("ligny", "marbais"), ("marbais", "ligny")])
def test_foraging_is_not_for_a_move_that_begins_or_ends_in_a_contested_zone(start, end):
    game = given(d_erlon=start, ziethen="ligny", ney="ligny" if start == "ligny" else "thuin")
    game.hands["french"] = ["fourrager-51"]
    referee = march(game, "d-erlon", value=2)
    referee.choose(Pass(), Move(end), Pass())
    if asks(referee, "movement.where"):
        referee.choose(Halt())

    refusal = referee.refusal(held(game, "french", "fourrager"))

    assert (refusal.rule, refusal.key) == ("card.f.fourrager.effect", "card.fourrager-contested")


@rule("napoleon-1815 card.f.coordination.timing", "napoleon-1815 card.f.coordination.effect")
def test_coordination_gives_the_french_another_operation_at_once():
    game = given(ney="ligny", reille="thuin", picton="genappe", hand={"french": ["coordination"]})
    referee = Referee(game, operations(game))
    referee.choose(Designate("ney"), StandFast())
    assert asks(referee, "window.over")

    referee.choose(held(game, "french", "coordination"))

    assert referee.decision.seat == "french"
    assert referee.refusal(Designate("ney")).rule == "unit.face.activated"
    referee.choose(Designate("reille"), StandFast())
    assert referee.decision.seat == "coalition"


@rule("napoleon-1815 card.f.coordination.timing")
def test_coordination_is_played_only_at_the_end_of_a_french_operation():
    game = given(ney="ligny", reille="thuin", picton="genappe", hand={"french": ["coordination"]})
    card = held(game, "french", "coordination")
    french = march(game, "ney")
    refusal = french.refusal(card)
    assert (refusal.rule, refusal.key) == ("card.f.coordination.timing", "card.not-now")
    french.choose(Pass(), Halt(), Pass())
    assert card in french.options

    coalition = march(game, "picton")
    assert coalition.refusal(card).rule == "cards.symbol.manoeuvre-french"


@rule("napoleon-1815 card.f.coordination.effect")
def test_coordination_needs_another_pile():
    game = given(
        ney="ligny", reille="thuin", activated=["reille"], hand={"french": ["coordination"]}
    )
    referee = march(game, "ney")
    referee.choose(Pass(), Halt(), Pass())

    refusal = referee.refusal(held(game, "french", "coordination"))

    assert (refusal.rule, refusal.key) == (
        "card.f.coordination.effect",
        "card.coordination-nobody",
    )


@rule("napoleon-1815 card.f.coordination.effect", "napoleon-1815 operations.alternate")
def test_without_coordination_the_other_camp_is_next():
    game = given(ney="ligny", reille="thuin", picton="genappe", hand={"french": ["coordination"]})
    referee = Referee(game, operations(game))

    referee.choose(Designate("ney"), StandFast(), Pass())

    assert referee.decision.seat == "coalition"
    assert game.active is COALITION


@rule("napoleon-1815 card.f.coordination.timing")
def test_coordination_may_follow_a_combat_that_was_declined():
    game = given(ney="ligny", reille="thuin", hill="ligny", hand={"french": ["coordination"]})
    referee = designated(game, "ney")

    referee.choose(StandFast(), StayPut())

    assert held(game, "french", "coordination") in referee.options
