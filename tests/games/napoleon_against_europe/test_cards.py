"""[card.number] The 110 cards: each is entered, in its phases, and has its words."""

from collections.abc import Iterator

import pytest

from estafette.engine.messages import LANGUAGES
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.events import EVENTS, Moment
from estafette.games.napoleon_against_europe.sides import Phase, Side
from tests.games.napoleon_against_europe.playing import cards
from tests.games.napoleon_against_europe.position import the_box
from tests.referee import rule
from tests.words import words_of

# [card.play-phases] The phase in which each moment comes.
MOMENTS = {
    Phase.BUDGET: {Moment.BUDGET},
    Phase.DIPLOMACY: {Moment.DIPLOMACY, Moment.ENEMY_DIPLOMACY},
    Phase.ACTIVATION: {
        *(Moment.ROUND, Moment.ACTIVATED, Moment.ENEMY_ACTIVATED, Moment.SQUADRON),
        *(Moment.ATTRITION, Moment.ENEMY_ATTRITION, Moment.SIEGE, Moment.ENEMY_SIEGE),
    },
    Phase.COMBAT: {  # a countermarch is tested for attrition, too
        *(Moment.ATTRITION, Moment.ENEMY_ATTRITION),
        *(Moment.EVASION, Moment.ENEMY_EVADES, Moment.ENTERED, Moment.CLASH),
        *(Moment.COUNTERMARCH, Moment.BATTLE, Moment.LOSSES, Moment.AFTERMATH),
        *(Moment.DEMORALISATION, Moment.ENEMY_TESTED, Moment.PURSUIT, Moment.ENEMY_PURSUIT),
        Moment.NAVAL_BATTLE,
    },
    Phase.CONQUEST: {Moment.OCCUPATION, Moment.SURRENDER, Moment.CONQUEST, Moment.VICTORY},
}
DECKS = {side: the_box().deck_of(side) for side in Side}
CARDS = [card for deck in DECKS.values() for card in deck]


@rule("napoleon-against-europe card.play-phases")
@pytest.mark.parametrize("side", Side)
def test_a_side_has_fifty_five_cards_and_all_are_entered(side: Side) -> None:
    assert len(DECKS[side]) == 55
    assert {card for card, _ in cards.EVENTS} >= set(DECKS[side])


@rule("napoleon-against-europe card.play-phases")
def test_a_card_is_played_in_each_of_its_phases_and_in_no_other() -> None:
    offences = [offence for card in CARDS for offence in out_of_phase(card)]

    assert offences == [], "\n".join(offences)


def out_of_phase(card: str) -> Iterator[str]:
    phases = the_box().cards[card].phases
    moments = {moment for held, moment in EVENTS if held == card}
    allowed = {moment for phase in phases for moment in MOMENTS[phase]}
    yield from (f"{card}: {moment} is in none of its phases" for moment in moments - allowed)
    yield from (f"{card}: never in {phase}" for phase in phases if not moments & MOMENTS[phase])


@rule("napoleon-against-europe card.number")
def test_a_card_has_its_title_and_its_text() -> None:
    words = words_of(RULES)
    untitled = [card for card in CARDS if not words.has(f"name.{card}")]
    mute = [
        (card, language)
        for card in CARDS
        for language in LANGUAGES
        if not words.is_whole(f"card.{card}-text", language)
        or not words.say(f"card.{card}-text", {}, language)
    ]

    assert (untitled, mute) == ([], []), f"{untitled} {mute}"


@rule("napoleon-against-europe card.number")
def test_the_french_title_is_the_printed_one() -> None:
    printed = {card: the_box().cards[card].name for card in CARDS}
    said = {card: words_of(RULES).name(card, "fr") for card in CARDS}
    unlike = [(card, said[card], printed[card]) for card in CARDS if said[card] != printed[card]]

    assert unlike == [], f"{unlike}"
