"""What comes into play is counted once for each answer, and each thing is called what it is."""

import pytest

from estafette.engine import Told, settle
from estafette.lab.trial import Played, Trial, play_out
from estafette.lab.usage import (
    CARD,
    OTHER,
    PIECE,
    RULE,
    SPACE,
    Lexicon,
    Use,
    Uses,
    clauses_of,
    gather,
    nameable,
)
from estafette.match import Match
from tests.specimen import RULES
from tests.specimen.cards import PlayCard

PRINTED = RULES.read(None)
SETUP = settle(PRINTED, "the-ford", {})
KNOWN = nameable(RULES, PRINTED, SETUP)


@pytest.fixture(scope="module")
def lexicon():
    return Lexicon(RULES, PRINTED, [SETUP])


@pytest.fixture(scope="module")
def played() -> tuple[Match, Played]:
    _, played = play_out(RULES, PRINTED, Trial(0, SETUP, "5", 1000, ("recruit", "recruit")))
    assert played.match
    return played.match, played


def test_an_id_is_found_however_deep_it_lies():
    found: dict[str, str] = {}

    gather([("cards", (("x", next(iter(PRINTED.cards))),)), ("hour", 3)], KNOWN, found)

    assert found == {next(iter(PRINTED.cards)): "cards"}


def test_the_people_at_the_table_are_not_things():
    assert not KNOWN.keys() & {*RULES.seats(SETUP)}
    assert PRINTED.cards.keys() <= KNOWN.keys()


def test_a_card_that_is_played_comes_into_play_once_for_the_answer_and_its_news(played):
    match, told = played
    uses = Uses()

    uses.note(match, told, KNOWN)

    answers = [entry.action for entry in match.log if isinstance(entry.action, PlayCard)]
    assert answers
    for card in {action.card for action in answers}:
        entries = [entry for entry in match.log if names(entry, card)]
        assert uses.named[card] == Use(1, len(entries), "card")


def names(entry, card: str) -> bool:
    """Does the answer, or something said aloud about it, name the card?"""
    heard = [told for told in entry.told if told.to is None]
    return getattr(entry.action, "card", None) == card or any(mentions(t, card) for t in heard)


def mentions(told: Told, card: str) -> bool:
    return repr(card) in repr(told.facts)


def test_what_only_one_seat_hears_is_not_in_play(played):
    match, told = played
    uses = Uses()
    uses.note(match, told, KNOWN)
    whispered = {
        fact
        for entry in match.log
        for told in entry.told
        if told.to is not None
        for fact in told.facts.values()
        if isinstance(fact, str) and fact in PRINTED.battalions
    }

    assert whispered
    assert whispered - uses.named.keys()


def test_every_clause_that_asked_is_counted(played):
    match, told = played

    counted = clauses_of(match, told)

    assert counted.total() > len(match.log)
    assert set(told.clauses) <= counted.keys()
    assert match.outcome
    assert counted[match.outcome.rule] >= 1


def test_a_chapter_is_entered_once_while_play_stays_in_it(played):
    match, _ = played

    counted = clauses_of(
        match, Played(steps=[("turn", "a"), ("turn", "b"), ("turn", "b"), ("rest", "c")])
    )

    assert {clause: counted[clause] for clause in ("turn", "a", "b", "rest", "c")} == {
        "turn": 1,
        "a": 1,
        "b": 2,
        "rest": 1,
        "c": 1,
    }


def test_uses_of_two_handfuls_add_up():
    uses = Uses({"pluie": Use(1, 2, "cards")})

    uses.add(Uses({"pluie": Use(3, 4, "card"), "elan": Use(1, 1, "card")}))

    assert uses.named == {"pluie": Use(4, 6, "card"), "elan": Use(1, 1, "card")}


def test_spaces_cards_and_pieces_are_known_by_sight(lexicon):
    spaces = [space.id for space in RULES.board(PRINTED, SETUP).spaces]

    assert {lexicon.kind(id_, "") for id_ in spaces} == {SPACE}
    assert {lexicon.kind(id_, "") for id_ in PRINTED.cards} == {CARD}
    assert lexicon.kind("block-1", "") == PIECE


def test_what_nobody_saw_is_what_stands_in_the_same_place(lexicon):
    assert lexicon.kind("a-card-never-drawn", "card") == CARD
    assert lexicon.kind("something", "nowhere") == OTHER


def test_what_never_came_into_play_is_listed_too(lexicon):
    lines = lexicon.lines("the-ford", Uses())

    assert {line.times for line in lines} == {0}
    assert {SPACE, CARD, PIECE, RULE} <= {line.kind for line in lines}


def test_the_busiest_comes_first(lexicon):
    first, second, *_ = PRINTED.cards
    uses = Uses({first: Use(1, 2, "card"), second: Use(1, 9, "card")})

    cards = [line.id for line in lexicon.lines("the-ford", uses) if line.kind == CARD]

    assert cards[:2] == [second, first]
