"""The Levant: its sources of supply, and the Turkish army that may land there."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Place, PlayMarker
from estafette.games.pitts_war.events import Moment, cannot_play, play
from estafette.games.pitts_war.impulse import end_impulse
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.state import less
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.marching import turn_of
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

INVADED = {"f-expedition-egypte": "ever"}
LEVANT = {"turkey": "coalition", "egypt": "coalition"}


@rule(
    "pitts-war card.c.empire-ottoman",
    "pitts-war card.c.empire-ottoman.use",
    "pitts-war scenario.1792.turkey-levant",
)
def test_the_army_of_the_levant_lands():  # sd.levant-army
    game = given(
        fr_egypt="alexandria 2",
        year=1799,
        stance=LEVANT,
        flags={"alexandria": "france"},
        lasting=INVADED,
        hand={"coalition": ["c-empire-ottoman"]},
    )
    referee = turn_of(game, "coalition")
    referee.choose(PlayMarker("c-empire-ottoman"))
    assert {choice.area for choice in referee.options} == {
        *("alexandria", "damietta", "elarish", "jaffa", "acre"),
    }
    referee.choose(Place("tu-levant", "alexandria"))
    while not referee.is_over:
        referee.choose(Pass())

    assert (game.where["tu-levant"], game.steps["tu-levant"]) == ("alexandria", 2)
    assert (game.clashes[0].attacker, game.clashes[0].border) == (COALITION, "sea")
    assert game.shipped == {}


@rule("pitts-war card.c.empire-ottoman")
def test_no_army_of_the_levant_before_egypt_is_invaded():
    hand = {"coalition": ["c-empire-ottoman"]}
    for stance, lasting in ((LEVANT, {}), ({"turkey": "neutral"}, INVADED)):
        game = given(year=1799, stance=stance, lasting=lasting, hand=hand)
        found = cannot_play(game, COALITION, Moment.TURN, PlayMarker("c-empire-ottoman"))
        assert found.rule == "card.c.empire-ottoman"


@rule("pitts-war card.c.empire-ottoman.use")
@pytest.mark.parametrize("where", [{"tu_levant": "acre"}, {"facts": {"lost": ("tu-levant",)}}])
def test_the_army_of_the_levant_lands_once(where):
    hand = {"coalition": ["c-empire-ottoman"]}
    game = given(year=1799, stance=LEVANT, lasting=INVADED, hand=hand, **where)

    found = cannot_play(game, COALITION, Moment.TURN, PlayMarker("c-empire-ottoman"))
    assert (found.rule, found.facts) == ("card.c.empire-ottoman.use", {"army": "tu-levant"})


@rule("pitts-war card.c.empire-ottoman.use", "pitts-war stacking.always")
@pytest.mark.parametrize(("friends", "has_room"), [("acre 1", True), ("acre 2", False)])
def test_the_army_of_the_levant_lands_where_there_is_room(friends, has_room):
    hand = {"coalition": ["c-empire-ottoman"]}
    game = given(tu_syria=friends, stance=LEVANT, lasting=INVADED, hand=hand)
    referee = Referee(game, play(game, COALITION, "c-empire-ottoman", Moment.TURN))

    assert (Place("tu-levant", "acre") in referee.options) is has_room
    assert Place("tu-levant", "jaffa") in referee.options


@rule("pitts-war card.c.empire-ottoman.use", "pitts-war card.f.mutinerie")
def test_a_landing_on_an_empty_coast_of_the_enemy_is_an_assault_too():
    game = given(
        **{"stance": LEVANT, "flags": {"alexandria": "france"}, "lasting": INVADED},
        hand={"coalition": ["c-empire-ottoman"], "french": ["f-mutinerie"]},
    )
    referee = Referee(game, play(game, COALITION, "c-empire-ottoman", Moment.TURN))
    referee.choose(Place("tu-levant", "alexandria"), PlayMarker("f-mutinerie"))

    assert "tu-levant" not in game.where


@rule("pitts-war supply.landed-force")
def test_the_army_of_the_levant_lives_off_its_boats_where_there_is_no_port():
    game = given(
        **{"stance": LEVANT, "lasting": INVADED, "hand": {"coalition": ["c-empire-ottoman"]}},
        flags=dict.fromkeys(("alexandria", "damietta", "cairo", "elarish", "jaffa"), "france"),
    )
    referee = Referee(game, play(game, COALITION, "c-empire-ottoman", Moment.TURN))
    referee.choose(Place("tu-levant", "elarish"))

    assert is_supplied(game, COALITION, "elarish")
    end_impulse(game)
    assert not is_supplied(game, COALITION, "elarish")


@rule("pitts-war card.f.armistice", "pitts-war card.c.quartiers-hiver")
@pytest.mark.parametrize("truce", ["f-armistice", "c-quartiers-hiver"])
def test_in_a_truce_the_army_of_the_levant_lands_away_from_the_enemy(truce):
    game = given(
        fr_egypt="alexandria 2",
        stance=LEVANT,
        lasting={**INVADED, truce: "impulse"},
        hand={"coalition": ["c-empire-ottoman"]},
    )
    referee = Referee(game, play(game, COALITION, "c-empire-ottoman", Moment.TURN))

    assert Place("tu-levant", "alexandria") not in referee.options
    assert Place("tu-levant", "acre") in referee.options


@rule("pitts-war card.c.empire-ottoman.use")
def test_an_army_of_the_levant_that_is_stopped_never_sails():
    game = given(
        fr_egypt="alexandria 2",
        stance=LEVANT,
        lasting=INVADED,
        hand={"coalition": ["c-empire-ottoman"], "french": ["f-mutinerie"]},
    )
    referee = Referee(game, play(game, COALITION, "c-empire-ottoman", Moment.TURN))
    referee.choose(Place("tu-levant", "alexandria"))
    facts = referee.decision.facts
    assert (facts["area"], facts["armies"]) == ("alexandria", ["tu-levant"])

    referee.choose(PlayMarker("f-mutinerie"))
    assert "tu-levant" not in game.where
    assert game.french_at_sea
    assert game.march is None


@rule("pitts-war levant.cairo-supply")
def test_cairo_feeds_whoever_holds_it():  # sup.cairo
    flags = {"cairo": "france", "elarish": "france", "jaffa": "france"}
    game = given(fr_egypt="jaffa 2", stance=LEVANT, flags=flags)

    assert is_supplied(game, FRENCH, "jaffa")
    game.flags = less(game.flags, "cairo")
    assert not is_supplied(game, FRENCH, "jaffa")


@rule("pitts-war levant.acre-supply")
def test_acre_feeds_turkey_and_its_allies():  # nd.acre
    flags = {"jaffa": "france"}
    stance = {"britain": "coalition", **LEVANT, "egypt": "neutral"}
    game = given(br_med_sea="damascus 1", stance=stance, flags=flags)
    assert is_supplied(game, COALITION, "damascus")

    game.flags = {**game.flags, "acre": "france"}
    assert not is_supplied(game, COALITION, "damascus")
