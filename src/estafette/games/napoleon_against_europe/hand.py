"""[hand.size-table] Hands: how many cards, which are kept and drawn; what a card is worth."""

from collections.abc import Iterator, Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Discard
from .control import counts, holds
from .events import leave_hand
from .powers import country_of, side_of
from .sides import COALITION, EMPIRE, Period, Side
from .state import Game
from .tables import KeyZones

KEPT = ("24F", "25F")  # [hand.discard]
CORSAIRS, MISERY = "35F", "52C"


def discard(game: Game, side: Side) -> Procedure[None]:
    """[hand.discard] [hand.total-equals] Cards of last year are thrown away, as many as one likes.

    Permanent cards are laid aside first: they come back if they may [card.permanent]. What
    exceeds the new hand must go (R-20).
    """
    for held in game.hands[side]:
        if game.printed.cards[held].permanent:
            leave_hand(game, side, held)
    room = size(game, side) - len(permanents(game, side))
    while game.hands[side]:
        excess = len(game.hands[side]) > room
        choice = yield ask(
            side,
            "hand.discard",
            rule="hand.discard",
            offers=[Discard(held) for held in game.hands[side]],
            unless=partial(cannot_discard, game, side),
            kind=Discard,
            or_else=() if excess else Pass(),
            facts={"held": len(game.hands[side]), "room": room},
            always=True,
        )
        if not isinstance(choice, Discard):
            return
        leave_hand(game, side, choice.card)
        game.decks[side].discard.append(choice.card)
        game.tell("hand.discarded", side=side, card=choice.card)


def cannot_discard(game: Game, side: Side, choice: Discard) -> Refusal | None:
    """[hand.discard] Why a card must be kept; None if it may go."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    if choice.card in KEPT:
        return refuse("hand.discard", "hand.must-be-kept", card=choice.card)
    return None


def build(game: Game, side: Side) -> None:
    """[sequence.hand.steps] Permanent cards first, then from the pile up to the hand size."""
    whole = size(game, side)
    mine = permanents(game, side)
    game.hands[side] = (*mine, *game.hands[side])
    if mine:
        game.tell("hand.permanent", side=side, cards=mine)
    draw(game, side, whole - len(game.hands[side]))
    game.cards_due = {**game.cards_due, side: 0}
    game.tell("hand.built", side=side, count=len(game.hands[side]))


def draw(game: Game, side: Side, number: int) -> None:
    """[card.reshuffle] So many cards from the pile, seen by their owner alone."""
    drawn = []
    for _ in range(number):
        taken = game.decks[side].take(game)
        if taken is None:
            break
        drawn.append(taken)
    if not drawn:
        return
    game.hands[side] = (*game.hands[side], *drawn)
    game.tell("hand.drawn", side=side, count=len(drawn))
    game.tell("hand.drawn-cards", to=(side,), cards=drawn)


def size(game: Game, side: Side) -> int:
    """[hand.size-table] The number of cards a side has after hand building."""
    return size_with(game, side, sum(1 for _ in groups(game, side)))


def size_with(game: Game, side: Side, given: int) -> int:
    """[hand.min-max] So many cards that key zones give, and what else counts, within the limits.

    [hand.misery-of-war] Misères de la Guerre lifts the maximum for the Coalition.
    """
    limits = game.printed.tables.limits
    number = given + game.cards_due.get(side, 0)
    if not (side is COALITION and MISERY in game.lasting):
        number = min(number, limits.hand_most)
    if side is COALITION and is_raided(game):
        number -= 1  # [card.f.corsaires] of the hand it would have, a full one too
    return max(number, limits.hand_least)


def is_raided(game: Game) -> bool:
    """[card.f.corsaires] Do corsairs cost the Coalition a card? A fleet in their box stops them."""
    return CORSAIRS in game.lasting and not any(
        berth.kind == "corsairs" and side_of(game, game.printed.nation_of[fleet]) is COALITION
        for fleet, berth in game.fleets.items()
    )


def groups(game: Game, side: Side) -> Iterator[KeyZones]:
    """[hand.key-zones] The key zones, or groups of them, that give this side a card."""
    for group in game.printed.tables.hand.group:
        if group.permanent in game.removed:
            continue
        if group.side in (None, side) and gives_card(game, group, side):
            yield group


def gives_card(game: Game, group: KeyZones, side: Side) -> bool:
    """[hand.key-zones] All zones are of the side's countries, and the enemy counts in none.

    [hand.deny-only] An occupier has the card only of zones that pass to him.
    [entity.bavaria.card] [entity.rhine.card] A state gives its card while it exists, unless the
    enemy has one of these zones (R-380).
    """
    enemy = side.enemy
    if group.state:
        is_lost = any(holds(game, zone, enemy) for zone in group.zones)
        return group.state in game.states and not is_lost
    if group.passes and all(counts(game, zone, side) for zone in group.zones):
        return True
    for zone in group.zones:
        if side_of(game, country_of(game, zone)) is not side or counts(game, zone, enemy):
            return False
    return True


def permanents(game: Game, side: Side) -> list[str]:
    """[hand.permanent] [card.permanent.coalition-only] The permanent cards a side has this year.

    The capital of a power that is on the card's own side gives it; no other side has it.
    """
    return [group.permanent for group in groups(game, side) if group.permanent]


def cards_of(game: Game, side: Side, countries: Sequence[str]) -> int:
    """[diplomacy.joining-draw] The cards that the key zones of these countries give their side."""
    return sum(
        1
        for group in groups(game, side)
        if any(country_of(game, zone) in countries for zone in group.zones)
    )


def card_value(game: Game, held: str) -> int:
    """[card.number] [card.grand-coalition-bonus] The activation value of a card, as it is now."""
    card = game.printed.cards[held]
    if card.side is COALITION and not card.combat and is_grand_coalition(game):
        return card.value + 1
    return card.value


def is_grand_coalition(game: Game) -> bool:
    """[card.grand-coalition-bonus] Are five powers at war with France, in Les Châtiments?"""
    if game.period is not Period.CHATIMENTS:
        return False
    return len(game.politics.coalition) >= game.printed.tables.limits.grand_coalition


def bring_chatiments(game: Game) -> None:
    """[escalation.fifteen] [card.period] Les Châtiments join the piles, and played cards too.

    Hands are not touched, and escalation is no longer tracked (R-15).
    """
    if game.period is Period.CHATIMENTS:
        return
    game.period = Period.CHATIMENTS
    for side in (EMPIRE, COALITION):
        deck = game.decks[side]
        waiting = game.later.get(side, ())
        deck.pile = game.dice.shuffled([*deck.pile, *deck.discard, *waiting])
        deck.discard = []
    game.later = {}
    game.tell("period.chatiments")


def is_escalation_full(game: Game) -> bool:
    """[escalation.fifteen] Has the level been reached at which the second period begins?"""
    return game.period is Period.EPOPEE and game.escalation >= game.printed.tables.limits.escalation
