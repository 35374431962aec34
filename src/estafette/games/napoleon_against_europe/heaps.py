"""[hand.definition] Hands, draw piles and played cards: what of them lies open to a seat."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from estafette.engine import CardFace, Cards, Figure

from .events import is_permanent
from .hand import card_value
from .printed import Printed
from .sides import Side
from .state import Game

COLOURS = {Side.EMPIRE: "blue", Side.COALITION: "red"}


def cards(game: Game, seat: str | None) -> Iterator[Cards]:
    """[hand.definition] [card.played-pile] One's own hand and all that lies open.

    Of the rest one knows how many cards there are.
    """
    for side in Side:
        hand, deck = game.hands[side], game.decks[side]
        seen = [held for held in ordered(hand, side, seat) if is_seen(game, side, held, seat)]
        yield Cards(f"hand-{side}", f"cards.hand-{side}", side, len(hand), open_(game, seen))
        yield Cards(f"pile-{side}", f"cards.pile-{side}", side, len(deck.pile))
        played = deck.discard
        yield Cards(
            f"discard-{side}", f"cards.discard-{side}", side, len(played), open_(game, played)
        )
        if later := game.later.get(side):
            yield Cards(f"later-{side}", f"cards.later-{side}", side, len(later))
        out = [card for card in game.printed.deck_of(side) if card in game.removed]
        if out:
            yield Cards(
                f"removed-{side}", f"cards.removed-{side}", side, len(out), open_(game, out)
            )


def ordered(hand: Sequence[str], side: Side, seat: str | None) -> Sequence[str]:
    """[hand.definition] In what order another holds his cards nobody sees."""
    return hand if side == seat else sorted(hand)


def is_seen(game: Game, side: Side, held: str, seat: str | None) -> bool:
    """[card.permanent] [card.f.fouche] One's own cards, permanent ones, and those that were shown.

    A permanent card comes to the hand before everybody's eyes; others are shown to the enemy alone.
    """
    is_shown = seat is not None and held in game.shown
    return side == seat or is_shown or is_permanent(game, held)


def open_(game: Game, held: Iterable[str]) -> tuple[CardFace, ...]:
    return tuple([face_of(game.printed, card, card_value(game, card)) for card in held])


@cache
def face_of(printed: Printed, card: str, value: int) -> CardFace:
    """[card.number] [card.play-phases] A card as it is printed, with what it is worth now."""
    sheet = printed.cards[card]
    phases = [f"phase.{phase}" for phase in sheet.phases]
    signs = [f"card.sign-{sheet.star}"] if sheet.star else []
    signs += ["card.sign-permanent"] if sheet.permanent else []
    signs += [
        f"card.sign-{sign}"
        for sign in ("combat", "war", "naval", "supplied")
        if getattr(sheet, sign)
    ]
    colour = COLOURS[sheet.side]
    figures = (Figure("figure.value", value),)
    return CardFace(card, card, colour, figures, tuple(phases), f"card.{card}-text", tuple(signs))
