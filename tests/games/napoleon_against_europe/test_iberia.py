"""The Iberian peninsula: closed, opened by a card, free."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Drop, Go, Group, Hasten, Land, Take
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.iberia import (
    cannot_enter,
    cannot_stay,
    is_let_through,
    steps_beyond,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Period
from tests.games.napoleon_against_europe.campaigning import in_port, on_cruise
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.playing import played
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import rule


def at_bayonne(*corps, events=(), general="soult"):
    game = bare()
    put(game, "bayonne", *(corps or ("fr-elite-1",)), general=general)
    game.events = dict.fromkeys(events, 1807)
    return game


@rule("napoleon-against-europe movement.iberia.closed")
def test_no_force_of_another_country_enters_before_a_card():
    """[d.iberia.closed]"""
    game = at_bayonne()
    put(game, "gibraltar", "en-corps-3", general="moore")
    put(game, "madrid", "es-corps-1", general="castanos")

    assert marching(game, "soult").refusal(Go("pampelune")).rule == "movement.iberia.closed"
    english, spanish = game.forces["moore"], game.forces["castanos"]
    assert cannot_enter(game, english, "lisbonne").rule == "movement.iberia.closed"
    assert cannot_enter(game, spanish, "lisbonne").rule == "movement.iberia.closed"
    assert cannot_enter(game, spanish, "burgos") is None


@rule("napoleon-against-europe movement.iberia.portugal")
@pytest.mark.parametrize("card", ["24F", "25F"])
def test_either_card_lets_french_and_spaniards_invade_portugal(card):
    game = at_bayonne(events=[card])
    put(game, "madrid", "es-corps-1", general="castanos")
    put(game, "toulouse", "italie-1")

    assert cannot_enter(game, game.forces["soult"], "lisbonne") is None
    assert cannot_enter(game, game.forces["castanos"], "lisbonne") is None
    refusal = cannot_enter(game, game.forces["italie-1"], "lisbonne")
    assert refusal.rule == "movement.iberia.portugal"


@rule("napoleon-against-europe movement.iberia.coalition")
def test_the_coalition_may_then_enter_both_countries():
    game = at_bayonne(events=["25F"])
    put(game, "gibraltar", "en-corps-3", general="moore")

    assert cannot_enter(game, game.forces["moore"], "lisbonne") is None
    assert cannot_enter(game, game.forces["moore"], "seville") is None


@rule("napoleon-against-europe movement.iberia.cards")
@pytest.mark.parametrize(("card", "limit"), [("24F", 8), ("25F", 6)])
def test_each_card_lets_so_many_steps_in(card, limit):
    corps = [f"fr-elite-{number}" for number in range(1, limit // 2 + 1)]
    game = at_bayonne(*corps, events=[card])
    assert cannot_enter(game, game.forces["soult"], "pampelune") is None

    put(game, "lisbonne", "fr-gn-1")
    refusal = cannot_enter(game, game.forces["soult"], "pampelune")
    assert (refusal.rule, refusal.facts["limit"]) == ("movement.iberia.cards", limit)


@rule("napoleon-against-europe movement.iberia.cards")
@rule("napoleon-against-europe activation.two-armies")
@pytest.mark.parametrize("steps", [8, 10])
def test_the_steps_of_two_armies_that_march_together_are_counted_together(steps):
    game = bare()
    game.events = {"24F": 1807, "25F": 1807}
    put(game, "bayonne", "fr-elite-1", "fr-elite-2", general="napoleon", army="grande-armee")
    corps = ["fr-elite-3", "fr-elite-4", "fr-elite-5"][: (steps - 4) // 2]
    put(game, "bayonne", *corps, general="davout", army="armee-d-italie")

    referee = go_on(acting(game, EMPIRE, 2, Group("bayonne")), "march.what-next")
    if steps > 8:
        assert referee.refusal(Go("pampelune")).rule == "movement.iberia.cards"
        referee.choose(Drop("fr-elite-5"))
    referee.choose(Go("pampelune"))
    assert game.forces["armee-d-italie"].zone == "pampelune"


@rule("napoleon-against-europe spain.closed-before-cards")
def test_the_french_may_cross_spain_after_one_card_but_not_stay():
    """[d4.iberia.bayonne-only]"""
    game = at_bayonne(events=["24F"])
    force = game.forces["soult"]

    assert cannot_stay(game, force, "burgos").rule == "spain.closed-before-cards"
    assert cannot_stay(game, force, "lisbonne") is None
    game.events = {"24F": 1807, "25F": 1807}
    assert cannot_stay(game, force, "burgos") is None


@rule("napoleon-against-europe spain.closed-before-cards")
def test_a_force_that_cannot_get_through_does_not_set_out():
    game = at_bayonne(events=["24F"])
    game.round = 5
    referee = marching(game, "soult")
    assert referee.refusal(Go("pampelune")).rule == "spain.closed-before-cards"

    game = at_bayonne(events=["24F"])
    referee = marching(game, "soult", Hasten(3), Go("pampelune"))
    assert referee.refusal(Pass()).rule == "spain.closed-before-cards"


@rule("napoleon-against-europe movement.iberia.lifted")
@pytest.mark.parametrize("how", ["dos-de-mayo", "chatiments"])
def test_dos_de_mayo_and_les_chatiments_lift_all_restrictions(how):
    """[d.iberia.closed]"""
    game = at_bayonne()
    put(game, "toulouse", "italie-1")
    if how == "dos-de-mayo":
        game.events = {"22C": 1808}
    else:
        game.period = Period.CHATIMENTS

    for head in ("soult", "italie-1"):
        assert cannot_enter(game, game.forces[head], "burgos") is None
        assert cannot_stay(game, game.forces[head], "burgos") is None


@rule("napoleon-against-europe spain.closed-before-cards")
def test_nobody_is_left_behind_in_spain_either():
    game = at_bayonne("fr-elite-1", "fr-elite-2", events=["24F"])
    referee = marching(game, "soult", Hasten(3), Go("pampelune"))
    assert referee.refusal(Drop("fr-elite-1")).rule == "spain.closed-before-cards"

    game = at_bayonne("fr-elite-1", "fr-elite-2", events=["24F", "25F"])
    referee = marching(game, "soult", Hasten(3), Go("pampelune"))
    assert Drop("fr-elite-1") in referee.options


@rule("napoleon-against-europe movement.iberia.cards")
def test_six_french_steps_cross_spain_into_portugal():
    """[d4.iberia.bayonne-only]"""
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    game = at_bayonne(*corps, events=["24F"], general="massena")
    ways = ("pampelune", "burgos", "valladolid", "ciudad-rodrigo", "almeida")
    route = [Go(zone) for zone in ways[:-1]]  # then only one way is left
    referee = marching(game, "massena", Hasten(3), *route)

    assert game.forces["massena"].zone == "almeida"
    assert Pass() in referee.options


@rule("napoleon-against-europe movement.iberia.cards")
def test_only_the_empires_guests_in_the_peninsula_are_counted():
    game = at_bayonne("fr-elite-1", "fr-elite-2", "fr-elite-3", events=["25F"])
    put(game, "toulouse", "fr-corps-9")  # in France
    put(game, "madrid", "es-corps-1", general="castanos")  # at home
    put(game, "lisbonne", "en-corps-3", general="moore")  # the enemy's
    soult = game.forces["soult"]
    assert steps_beyond(game, soult) == 6
    assert cannot_enter(game, soult, "pampelune") is None

    put(game, "burgos", "fr-corps-10", reduced=["fr-corps-10"])
    assert cannot_enter(game, soult, "pampelune").rule == "movement.iberia.cards"


@rule("napoleon-against-europe movement.iberia.cards")
def test_a_card_opens_a_neutral_spain_to_the_french_alone():
    game = at_bayonne(events=["25F"])
    put(game, "toulouse", "italie-1")
    french, italian = game.forces["soult"], game.forces["italie-1"]

    assert is_let_through(game, french, "pampelune")
    assert not is_let_through(game, italian, "pampelune")
    assert not is_let_through(game, french, "lisbonne")
    game.events = {}
    assert not is_let_through(game, french, "pampelune")


def moore_sails_to_lisbon(game):
    """Moore goes aboard at Gibraltar, and Nelson puts into the Tagus."""
    in_port(game, "gibraltar", "fleet-nelson")
    put(game, "gibraltar", "en-corps-3", general="moore")
    referee = on_cruise(game, COALITION, "fleet-nelson", 1)
    referee.choose(Take("en-corps-3"), Go("alboran"), Go("atlantique-sud"), Go("lisbonne"))
    return referee


@rule("napoleon-against-europe movement.iberia.closed")
def test_no_troops_land_in_portugal_before_a_card():
    game = bare()
    referee = moore_sails_to_lisbon(game)

    assert referee.refusal(Land("lisbonne")).rule == "movement.iberia.closed"
    referee.choose(Pass())
    assert "en-corps-3" not in game.steps


@rule("napoleon-against-europe movement.iberia.coalition")
def test_the_english_land_in_portugal_once_the_blockade_has_been_proclaimed():
    """[d.iberia.closed]"""
    game = bare()
    deal(game, empire=["25F"])
    assert played(game, "25F", Moment.ROUND).is_over
    moore_sails_to_lisbon(game).choose(Land("lisbonne"))

    assert game.forces["moore"].zone == "lisbonne"


@rule("napoleon-against-europe spain.closed-before-cards")
@pytest.mark.parametrize("events", [["25F"], ["24F", "25F"]])
def test_the_french_land_in_spain_only_after_both_cards(events):
    game = bare()
    game.events = dict.fromkeys(events, 1807)
    in_port(game, "toulon", "fleet-emeriau")
    put(game, "toulon", "fr-elite-1")
    referee = on_cruise(game, EMPIRE, "fleet-emeriau", 1)
    referee.choose(Take("fr-elite-1"), Go("lion"), Go("baleares"), Go("barcelone"))
    if len(events) < 2:
        assert referee.refusal(Land("barcelone")).rule == "spain.closed-before-cards"
    else:
        referee.choose(Land("barcelone"))
        assert game.forces["fr-elite-1"].zone == "barcelone"
