"""[p.6, p.15] What a seat cannot know, and a guess at it.

A guess is canonical: it depends on what the seat can see and on the dice alone. Unknown ids are
sorted, so that their true places are forgotten, shuffled, and dealt into the places in an order
that everybody can see: hands by seat, piles from the bottom, blocks by the number on their backs.
"""

from collections.abc import Mapping

from msgspec import Struct

from estafette.engine import Dice, restricted

from .draw import is_red
from .events import camp_of_seat
from .fog import Names, deal_blocks, lay_blocks, renamed, upright
from .screen import Screen, imagine_screen, lay_screen, serve
from .sides import Camp
from .state import Game


class Guess(Struct, frozen=True):
    """What a seat imagines: a name for every true id, and what is behind the screens of others."""

    seat: str | None
    names: Names
    screens: list[Screen]


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """The ids that must not be named to a seat."""
    shown = () if seat is None else game.shown.get(seat, ())
    cards = [card for holder, hand in game.hands.items() if holder != seat for card in hand]
    for deck in game.decks.values():
        cards += deck.pile
    unseen = [block for camp in unseen_camps(seat) for block in upright(game, camp)]
    return frozenset([card for card in cards if card not in shown] + unseen)


def unseen_camps(seat: str | None) -> tuple[Camp, ...]:
    """[oob.hidden] The camps behind whose screens a seat cannot look."""
    return tuple(Camp) if seat is None else (camp_of_seat(seat).enemy,)


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other cards, other blocks and other strengths wherever the seat cannot see."""
    names, camps = deal_cards(game, seat, dice), unseen_camps(seat)
    for camp in camps:
        names |= deal_blocks(game, seat, camp, dice)
    return Guess(seat, names, [imagine_screen(game, seat, camp, dice) for camp in camps])


def deal_cards(game: Game, seat: str | None, dice: Dice) -> Names:
    """[draw.red.immediate] No red card stays in a hand; all else may be anywhere.

    Cards of a pile that the seat is looking through are in the pile, in any order.
    """
    names: Names = {}
    shown = () if seat is None else game.shown.get(seat, ())
    for camp, deck in game.decks.items():
        held = [
            card
            for holder, hand in game.hands.items()
            if holder != seat and camp_of_seat(holder) is camp
            for card in hand
            if card not in shown
        ]
        searched = [card for card in deck.pile if card in shown]
        pile = [card for card in deck.pile if card not in shown]
        order = dice.shuffled(sorted(held + pile))
        playable = [card for card in order if not is_red(game, card)][: len(held)]
        rest = [card for card in order if card not in playable]
        names |= zip(held + pile, playable + (dice.shuffled(rest) if held else rest), strict=True)
        names |= zip(searched, dice.shuffled(sorted(searched)), strict=True)
    return names


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step, wherever things lay hidden there too."""
    names = restricted(guess.names, hidden_then(table, guess))
    for seat in table.hands:
        table.hands[seat] = renamed(table.hands[seat], names)
    for deck in table.decks.values():
        deck.pile = renamed(deck.pile, names)
        deck.discard = renamed(deck.discard, names)
    lay_blocks(table, names)
    for screen in guess.screens:
        lay_screen(table, screen, names)
    read = names
    for screen in guess.screens:
        read = serve(table, screen, read)
    return read


def hidden_then(table: Game, guess: Guess) -> frozenset[str]:
    """What was hidden on that table and may be renamed.

    If a discard has been shuffled into its pile since, all that was in the pile before has been
    seen: only the order of the old discard is unknown.
    """
    then = hidden(table, guess.seat)
    for camp, deck in table.decks.items():
        again = [card for card in deck.discard if card in guess.names]
        if again:
            seen = [id_ for id_ in then if id_ in table.printed.cards]
            then = then.difference([c for c in seen if table.card(c).deck is camp]).union(again)
    return then
