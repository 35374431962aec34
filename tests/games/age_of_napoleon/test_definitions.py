"""Players, countries, areas and cards: what the words of the rules mean."""

from collections import Counter

import pytest

from estafette.engine import Setup
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.control import (
    friend_of,
    is_friendly,
    occupier,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Kind, Status
from estafette.games.age_of_napoleon.view import view
from tests.games.age_of_napoleon.position import given, the_box
from tests.games.age_of_napoleon.test_start import begun
from tests.referee import rule


@rule("age-of-napoleon def.players")
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_two_players_sit_at_the_table(scenario):
    assert RULES.seats(Setup(scenario)) == ("french", "coalition")
    assert [RULES.side(seat) for seat in RULES.seats(Setup(scenario))] == [FRENCH, COALITION]


@rule("age-of-napoleon def.major-countries", "age-of-napoleon def.minor-countries")
def test_there_are_six_major_and_thirteen_minor_countries():
    assert the_box().of_kind(Kind.MAJOR) == (
        *("france", "britain", "spain", "preussen", "austria", "russia"),
    )
    assert the_box().of_kind(Kind.MINOR) == (
        *("bayern", "danmark", "hannover", "holland", "italia", "napoli", "pommern"),
        *("portugal", "schweiz", "stato-della-chiesa", "sverige", "westfalen", "wurttemberg"),
    )


@rule("age-of-napoleon def.status.set")
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_every_country_but_two_is_in_one_of_five_states(scenario):  # v.gen.states
    game = begun(scenario)
    wanted = {*the_box().countries} - {"france", "britain"}
    wanted -= {c for c in the_box().of_kind(Kind.DETACHABLE) if not game.is_detached(c)}

    assert {*game.status} == wanted
    assert all(isinstance(status, Status) for status in game.status.values())


@rule("age-of-napoleon def.control.french", "age-of-napoleon def.control.coalition")
def test_each_side_controls_its_own_country_and_those_in_its_states():  # v.gen.control
    nobody = dict.fromkeys(the_box().of_kind(Kind.MINOR), "nc")
    states = {"spain": "fa", "italia": "fd", "russia": "nc", "austria": "cm", "tirol": "ic"}
    game = given(status={**nobody, "preussen": "nc", **states})

    controlled = {side: [] for side in (FRENCH, COALITION, None)}
    for country in ("france", "britain", *game.status):
        controlled[game.controller(country)].append(country)

    assert controlled[FRENCH] == ["france", "spain", "italia"]
    assert controlled[COALITION] == ["britain", "austria", "tirol"]
    assert {*controlled[None]} == {*nobody, "preussen", "russia"} - {"italia"}


@rule(
    "age-of-napoleon def.area.friendly",
    "age-of-napoleon def.area.neutral",
    "age-of-napoleon def.area.enemy",
)
def test_an_area_is_what_its_country_is_whoever_stands_there():  # v.rec.areas
    game = given(
        status={"austria": "nc", "bayern": "fa", "russia": "cm"},
        davout="osterreich",
        karl="bayern",
        soult="moscow",
    )

    assert is_friendly(game, "bayern", FRENCH)
    assert friend_of(game, "osterreich") is None
    assert occupier(game, "austria") is FRENCH
    assert friend_of(game, "moscow") is COALITION


@rule("age-of-napoleon cards.deck.common", "age-of-napoleon cards.deck.count")
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_both_hands_come_from_one_deck_of_fifty_five_cards(scenario):  # v.rec.deck
    game = begun(scenario)
    heaps = (*game.hands.values(), game.deck.pile, game.deck.discard, game.removed, game.set_aside)
    cards = Counter([card for heap in heaps for card in heap])

    assert cards == Counter(list(the_box().cards))
    assert len(cards) == 55


@rule("age-of-napoleon cards.hand.hidden")
@pytest.mark.parametrize(
    ("seat", "seen"), [("french", {"french"}), ("coalition", {"coalition"}), (None, set())]
)
def test_a_seat_reads_its_own_hand_and_counts_the_others(seat, seen):
    game = given(hand={"french": ["mud", "depot"], "coalition": ["britannia"]}, discard=["godoy"])
    cards = {heap.id: heap for heap in view(game, seat).cards}

    assert [cards[f"hand-{side}"].count for side in ("french", "coalition")] == [2, 1]
    assert {heap.side for heap in cards.values() if heap.side and heap.open} == seen
    assert (cards["pile"].count, cards["pile"].open) == (51, ())
    assert [face.id for face in cards["discard"].open] == ["godoy-1"]
