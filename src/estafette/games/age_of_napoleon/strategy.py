"""[strategy.discard-hand] Strategy: hands are thrown away, the deck made again, cards drawn."""

from functools import lru_cache

from .sides import BRITAIN, FRANCE, PREUSSEN, Side
from .standing import READINGS, Politics
from .state import Game


def discard_hands(game: Game) -> None:
    """[strategy.discard-hand] Both players discard what they hold."""
    for side in (game.first_choice, game.first_choice.enemy):
        hand, game.hands[side] = game.hands[side], []
        game.deck.discard.extend(hand)
        if hand:
            game.tell("strategy.discards", side=side, cards=hand)
            game.uncovered = True


def reshuffle(game: Game) -> None:
    """[strategy.reshuffle.under-20] [strategy.reshuffle.major-surrender] Is the deck made again?"""
    deck, table = game.deck, game.printed.tables.reshuffle
    if game.reshuffle_due or len(deck.pile) < table.below:
        deck.pile += [*deck.discard, *game.set_aside]  # [strategy.reshuffle.content]
        deck.discard, game.set_aside = [], []
        deck.shuffle(game)
        game.tell("strategy.reshuffled", cards=len(deck.pile))
    game.reshuffle_due = False  # [strategy.reshuffle.since-last]


def draw_hands(game: Game) -> None:
    """[strategy.draw.table] The player with first choice draws his whole hand first."""
    for side in (game.first_choice, game.first_choice.enemy):
        drawn = [game.deck.take(game) for _ in range(hand_size(game, side))]
        game.hands[side] = [card for card in drawn if card is not None]
        game.tell("strategy.draws", side=side, cards=len(game.hands[side]))


def hand_size(game: Game, side: Side) -> int:
    """[strategy.draw.table] [strategy.draw.max-10] The cards drawn for what a side controls."""
    return drawn_under(game.politics, side, PREUSSEN in game.reformed)


@lru_cache(READINGS)
def drawn_under(politics: Politics, side: Side, reformed: bool) -> int:
    """[strategy.draw.table] The same, as it follows from the states of the countries."""
    table = politics.printed.tables.hand
    cards = table.of(FRANCE if side is Side.FRENCH else BRITAIN).cards(side)
    for country in politics.status:
        if country in politics.printed.majors and politics.controllers[country] is side:
            cards += cards_for(politics, side, country, reformed)
    minors = [country for country in politics.minors[side] if country not in politics.insurgents]
    cards += len(minors) // table.group  # [strategy.draw.minors-round-down]
    return min(cards, table.maximum)


def cards_for(politics: Politics, side: Side, country: str, reformed: bool) -> int:
    """[strategy.draw.ic-major] [strategy.draw.prussia-reform] What a major country gives."""
    row_id = "ref-preussen" if reformed and country == PREUSSEN else country
    row = politics.printed.tables.hand.of(row_id)
    return row.cards(side) - (row.star and country in politics.insurgents)
