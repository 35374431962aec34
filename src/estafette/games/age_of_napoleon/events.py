"""Cards: when one may be played for its event, the windows, and what is paid by discarding."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache, partial
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Pass, Procedure, Refusal, ask, perform, refuse

from .actions import Discard, PlayCard
from .printed import Printed
from .sides import Side
from .state import Game


class Moment(StrEnum):
    """[cards.use.phase] The moments of the year at which events are played."""

    DIPLOMACY = "diplomacy"
    INSURRECTION = "insurrection"
    ANSWER = "answer"  # to a diplomacy or insurrection card
    REINFORCEMENT = "reinforcement"
    ROUND = "round"  # a round begins, nobody has moved
    TURN = "turn"  # a player is about to choose an army
    CHOSEN = "chosen"  # the enemy has named an army to move
    INTERCEPTED = "intercepted"  # the enemy has named an army to intercept
    MARCH = "march"  # one's own army is on the move
    MARCHED = "marched"  # the enemy's army has ended its move
    BATTLE = "battle"  # before the dice
    DICE = "dice"  # after the dice
    LOSSES = "losses"  # the enemy has taken off his losses
    SURRENDER = "surrender"  # a country is about to surrender
    SURRENDERED = "surrendered"  # it does, to the French
    WINTER = "winter"  # the phase begins
    QUARTERS = "quarters"  # before one's own army rolls
    RAVAGE = "ravage"  # before an enemy army rolls


WINDOWS = {moment: f"window.{moment.value}" for moment in Moment}

Effect: TypeAlias = Callable[[Game, Side], Procedure[None] | None]
Hindrance: TypeAlias = Callable[[Game, Side], Refusal | None]


class Event(Struct, frozen=True):
    """What a title does: its moments, what hinders it, its effect."""

    at: tuple[Moment, ...]
    unless: Hindrance | None
    effect: Effect


EVENTS: dict[str, Event] = {}


def card(
    title: str,
    *,
    at: Moment | tuple[Moment, ...],
    unless: Hindrance | None = None,
) -> Callable[[Effect], Effect]:
    """Enter a title in the game: its moments, what hinders it, what it does."""

    def enter(effect: Effect) -> Effect:
        moments = at if isinstance(at, tuple) else (at,)
        EVENTS[title] = Event(moments, unless, effect)
        return effect

    return enter


def window(game: Game, side: Side, moment: Moment, *, rule: str, **stake: Any) -> Procedure[bool]:
    """[cards.use.phase] A side may play one card at this moment; says whether it did.

    The side is asked whenever it may hold such a card for all that its opponent knows: to pass
    it over would betray its hand. `stake` is what the card would touch: the army, the area.
    """
    if not may_hold(game, side, moment):
        return False
    choice = yield ask(
        side,
        WINDOWS[moment],
        rule=rule,
        offers=fitting_cards(game, side, moment),
        unless=partial(cannot_play, game, side, moment),
        kind=PlayCard,
        or_else=Pass(),
        facts=stake,
        always=True,
    )
    if not isinstance(choice, PlayCard):
        return False
    yield from play(game, side, choice.card)
    return True


def may_hold(game: Game, side: Side, moment: Moment) -> bool:
    """[cards.hand.hidden] From what lies open, could this side hold a card and play it now?

    What hinders a title is always something that everybody sees.
    """
    if not game.hands[side]:
        return False
    discard, removed, set_aside, hindered = game.deck.discard, game.removed, game.set_aside, ""
    for held, title in cards_at(game.printed)[side, moment].items():
        if title == hindered or held in discard or held in removed or held in set_aside:
            continue
        unless = EVENTS[title].unless
        if unless is None or unless(game, side) is None:
            return True
        hindered = title
    return False


def fitting_cards(game: Game, side: Side, moment: Moment) -> list[PlayCard]:
    """The cards in hand whose event belongs to this moment and this side."""
    fitting = cards_at(game.printed)[side, moment]
    return [PlayCard(held) for held in game.hands[side] if held in fitting]


@cache
def cards_at(printed: Printed) -> dict[tuple[Side, Moment], dict[str, str]]:
    """The cards that a side may play at each moment, if it holds them, and their titles."""
    return {
        (side, moment): {
            card.id: card.title
            for card in printed.cards.values()
            if printed.titles[card.title].is_for(side)
            and card.title in EVENTS
            and moment in EVENTS[card.title].at
        }
        for side in Side
        for moment in Moment
    }


def cannot_play(game: Game, side: Side, moment: Moment, choice: PlayCard) -> Refusal | None:
    """[cards.use.event-or-discard] Why this card may not be played now; None if it may."""
    if choice.card not in game.hands[side]:
        return refuse("cards.hand.hidden", "card.not-in-hand")
    title = game.title(choice.card)
    if not title.is_for(side):
        return refuse("cards.use.side", "card.other-side", card=choice.card)
    event = EVENTS[title.id]
    if moment not in event.at:
        return refuse("cards.use.phase", "card.not-now", card=choice.card)
    return None if event.unless is None else event.unless(game, side)


def play(game: Game, side: Side, held: str) -> Procedure[None]:
    """[cards.after-play] The card is shown, does what it says, and is discarded or removed."""
    leave_hand(game, side, held)
    game.tell("card.played", side=side, card=held)
    title = game.title(held)
    yield from perform(EVENTS[title.id].effect(game, side))
    if title.removed:
        game.removed = [*game.removed, held]
    else:
        game.deck.discard.append(held)


def pay(game: Game, side: Side, rule: str) -> Procedure[None]:
    """[cards.use.event-or-discard] The side throws away a card of its choice."""
    choice = yield ask(
        side,
        "card.which-discard",
        rule=rule,
        offers=[Discard(held) for held in game.hands[side]],
        unless=partial(cannot_discard, game, side),
    )
    assert isinstance(choice, Discard)
    leave_hand(game, side, choice.card)
    game.deck.discard.append(choice.card)
    game.tell("card.discarded", side=side, card=choice.card)


def cannot_discard(game: Game, side: Side, choice: Discard) -> Refusal | None:
    """[cards.hand.hidden] One throws away only what one holds."""
    if choice.card not in game.hands[side]:
        return refuse("cards.hand.hidden", "card.not-in-hand")
    return None


def leave_hand(game: Game, side: Side, held: str) -> None:
    """[cards.hand.hidden] A card leaves a hand, and everybody sees it."""
    game.hands[side] = [card for card in game.hands[side] if card != held]
    game.uncovered = True
