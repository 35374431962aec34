"""[scenario.list] Setting up: states, corps and cards as the scenario lays them out."""

from collections.abc import Mapping

from estafette.engine import Deck, Dice, Setup

from .printed import Printed, ScenarioSheet
from .sequence import OPENING
from .sides import Side, Status
from .state import Game


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """[scenario.first-year] The table before the first Campaign phase."""
    sheet = printed.sheets[setup.scenario]
    game = Game(
        dice=dice,
        place=OPENING,
        printed=printed,
        scenario=sheet.id,
        year=sheet.year,
        round=sheet.round,
        status=states_at_start(printed, sheet),
        risen=list(sheet.risen),
        reformed=list(sheet.reformed),
        britannia=sheet.britannia,
        invaded=sheet.invaded,
        where=places_at_start(sheet),
        lost=list(sheet.out),
    )
    prepare_cards(game)
    return game


def states_at_start(printed: Printed, sheet: ScenarioSheet) -> dict[str, Status]:
    """[def.status.set] The state of each country, in the order of the sheet of countries."""
    found = {c: status for status in Status for c in sheet.status.in_state(status)}
    return {country: found[country] for country in printed.countries if country in found}


def places_at_start(sheet: ScenarioSheet) -> dict[str, str]:
    """[scenario.all-fresh] Where each corps stands; all are fresh."""
    return {
        corps: area
        for side in Side
        for area, stack in sheet.placed(side).items()
        for corps in stack
    }


def prepare_cards(game: Game) -> None:
    """[scenario.1805.cards] [scenario.1809.cards] [scenario.1813.cards] The deck and the hands."""
    preparation = game.sheet.cards
    game.removed = copies(game.printed, preparation.removed)
    game.set_aside = copies(game.printed, preparation.set_aside)
    discard = copies(game.printed, preparation.discarded)
    gone = {*game.removed, *game.set_aside, *discard}
    pile = game.dice.shuffled([card for card in game.printed.cards if card not in gone])
    game.deck = Deck(pile, discard)
    for _ in range(preparation.random):
        game.deck.discard.append(game.deck.pile.pop())
    for side in (game.first_choice, game.first_choice.enemy):
        game.hands[side] = [game.deck.pile.pop() for _ in range(preparation.hands.of(side))]


def copies(printed: Printed, titles: Mapping[str, int]) -> list[str]:
    """So many cards of each title, the first copies first."""
    cards = printed.cards.values()
    return [
        card
        for title, count in titles.items()
        for card in [card.id for card in cards if card.title == title][:count]
    ]
