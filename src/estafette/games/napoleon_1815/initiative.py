"""[p.8] The initiative phase: blue cards, the first player and, with three, the leader."""

from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse, together

from .draw import order_of_play
from .events import Moment, PlayCard, camp_of_seat, cannot_play, discard, play
from .sides import COALITION, FRENCH, Army, Camp
from .state import Game
from .telling import tell_others

INTUITION = "intuition"


class OfferCard(Action, frozen=True):
    """I offer this card to my partner."""

    card: str


class Exchange(Action, frozen=True):
    """I agree to what is on the table."""


def blue_cards(game: Game) -> Procedure[None]:
    """[initiative.blue.order] Each in turn may play one blue card, which is resolved at once.

    [initiative.blue.resolve] Intuition alone stays on the table until all have declared.
    """
    for seat in order_of_play(game):
        if not game.hands[seat]:
            continue
        choice = yield ask(
            seat,
            "initiative.which-card",
            rule="initiative.blue.one",
            offers=[PlayCard(held) for held in game.hands[seat]],
            unless=partial(cannot_play, game, seat, Moment.INITIATIVE),
            or_else=Pass(),
            always=True,
        )
        match choice:
            case PlayCard(held):
                yield from play(game, seat, held, Moment.INITIATIVE)
            case Pass():
                game.tell("initiative.no-card", seat=seat)


def settle_initiative(game: Game) -> None:
    """[initiative.highest] Who carries out the first operation, and who leads the Coalition."""
    foreseen = who_foresaw(game)
    values = reveal(game, revealing_seats(game, foreseen))
    if foreseen is not None:
        game.first = foreseen
    else:
        game.first = higher_camp(values)
    if game.players == 3:
        game.leader = higher_ally(values)
        game.tell("initiative.leader", seat=game.leader)
    game.active = game.first
    game.passed = []
    game.tell("initiative.first", camp=game.first)


def who_foresaw(game: Game) -> Camp | None:
    """[card.x.intuition.effect] [card.x.intuition.both] The camp that alone played Intuition."""
    played = [card for card in game.lasting if game.card(card).title == INTUITION]
    camps = {camp_of_seat(game.lasting[card]) for card in played}
    for card in played:
        del game.lasting[card]
        discard(game, card)
    if len(camps) > 1:
        game.tell("initiative.intuitions-cancelled")
    return camps.pop() if len(camps) == 1 else None


def revealing_seats(game: Game, foreseen: Camp | None) -> list[str]:
    """[initiative.reveal] All reveal; after an Intuition only whoever may lead (R-20)."""
    seats = order_of_play(game)
    if foreseen is None:
        return list(seats)
    return [seat for seat in seats if seat != FRENCH] if game.players == 3 else []


def reveal(game: Game, seats: list[str]) -> dict[str, int]:
    """[cards.use.initiative] A card of each seat, for its value only; R-18: a missing one is 0."""
    shown: list[str] = []
    values: dict[str, int] = {}
    for seat in seats:
        card = game.decks[camp_of_seat(seat)].take(game)
        values[seat] = 0
        if card is not None:
            values[seat] = game.card(card).value
            shown.append(card)
            game.tell("initiative.revealed", seat=seat, card=card, value=values[seat])
    for card in shown:  # [initiative.reveal.discard]
        discard(game, card)
    return values


def higher_camp(values: dict[str, int]) -> Camp:
    """[initiative.tie-french] [three.initiative.camp-value] The higher value; a tie is French."""
    coalition = max([value for seat, value in values.items() if seat != FRENCH])
    return COALITION if coalition > values[FRENCH] else FRENCH


def higher_ally(values: dict[str, int]) -> str:
    """[three.initiative.leader] [three.initiative.tie-leader] A tie is Anglo-Allied."""
    prussian = values[Army.PRUSSIAN] > values[Army.ANGLO_ALLIED]
    return Army.PRUSSIAN if prussian else Army.ANGLO_ALLIED


def may_confer(game: Game) -> bool:
    """R-116: with three players, once in a turn, as soon as the allies may talk."""
    return game.players == 3 and not game.conferred and game.may_talk()


def exchange(game: Game) -> Procedure[None]:
    """[three.communication.allowed] The Coalition players may exchange cards while they may talk.

    A card changes hands once at most, so that the bargaining comes to an end.
    """
    if not may_confer(game):
        return
    game.conferred = True
    if game.grognard:
        game.uncovered = True  # that they talk tells where their commanders are
    exchanged: list[str] = []
    while given := (yield from bargain(game, exchanged)):
        exchanged += given


def bargain(game: Game, exchanged: list[str]) -> Procedure[list[str]]:
    """Each offers a card or none; if both agree, what was offered changes hands."""
    partners = game.seats(COALITION)
    offers = yield from together({seat: offer(game, seat, exchanged) for seat in partners})
    cards = {seat: card for seat, card in offers.items() if card is not None}
    if not cards:
        return []
    game.uncovered = True
    for seat, card in cards.items():
        for partner in partners:
            game.shown[partner] = [*game.shown.get(partner, []), card]
        game.tell("exchange.offered", to=partners, seat=seat, card=card)
    agreed = yield from together({seat: agrees(seat, cards) for seat in partners})
    game.uncovered = True
    if not all(agreed.values()):
        game.tell("exchange.declined", to=partners)
        return []
    for seat, card in cards.items():
        (partner,) = (other for other in partners if other != seat)
        game.hands[seat].remove(card)
        game.hands[partner].append(card)
        game.tell("exchange.given", to=partners, seat=partner, card=card)
        tell_others(game, COALITION, "exchange.given-unseen", seat=partner)
    return list(cards.values())


def offer(game: Game, seat: str, exchanged: list[str]) -> Procedure[str | None]:
    """A card of the hand, or none."""
    choice = yield ask(
        seat,
        "exchange.which-card",
        rule="three.communication.allowed",
        offers=[OfferCard(held) for held in game.hands[seat]],
        unless=partial(cannot_offer, game, seat, exchanged),
        or_else=Pass(),
    )
    return choice.card if isinstance(choice, OfferCard) else None


def cannot_offer(game: Game, seat: str, exchanged: list[str], choice: OfferCard) -> Refusal | None:
    """[three.communication.allowed] Why this card cannot be offered; None if it can."""
    if choice.card not in game.hands[seat]:
        return refuse("cards.term.played", "card.not-in-hand")
    if choice.card in exchanged:
        return refuse("three.communication.allowed", "exchange.once", card=choice.card)
    return None


def agrees(seat: str, cards: dict[str, str]) -> Procedure[bool]:
    """Is this seat content with what both have offered?"""
    choice = yield ask(
        seat,
        "exchange.agree",
        rule="three.communication.allowed",
        offers=(Exchange(),),
        or_else=Pass(),
        facts={
            "gives": tuple([card for giver, card in cards.items() if giver == seat]),
            "takes": tuple([card for giver, card in cards.items() if giver != seat]),
        },
    )
    return isinstance(choice, Exchange)
