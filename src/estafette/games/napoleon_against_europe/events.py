"""Cards as events: at which moment one may be played, the windows, and where a card goes then."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache, partial
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Pass, Procedure, Refusal, ask, perform, refuse

from .actions import PlayCard
from .printed import Printed
from .sides import Side, Star, Until
from .state import Game
from .tracks import score


class Moment(StrEnum):
    """[card.play-phases] The moments of a year at which an event may be played.

    Those of the enemy's doing are named after what he does: ENEMY_EVADES is asked of the side
    whose enemy tries to evade.
    """

    BUDGET = "budget"
    DIPLOMACY = "diplomacy"
    ENEMY_DIPLOMACY = "enemy-diplomacy"  # the enemy's diplomatic phase begins
    ROUND = "round"  # the action of a round
    ACTIVATED = "activated"  # a force of one's own is activated and has not moved
    ENEMY_ACTIVATED = "enemy-activated"  # an enemy force is activated and has not moved
    SQUADRON = "squadron"  # a squadron of either side moves
    EVASION = "evasion"  # before one's own evasion roll
    ENEMY_EVADES = "enemy-evades"  # before the enemy's evasion roll
    ATTRITION = "attrition"  # before one's own attrition test
    ENEMY_ATTRITION = "enemy-attrition"
    ENTERED = "entered"  # a force of a major campaign has entered a zone to attack
    CLASH = "clash"  # a battle is about to begin
    COUNTERMARCH = "countermarch"  # before the countermarches of a battle
    BATTLE = "battle"  # before the dice
    LOSSES = "losses"  # after the dice, before the losses
    AFTERMATH = "aftermath"  # after the losses
    DEMORALISATION = "demoralisation"  # before one's own demoralisation test
    ENEMY_TESTED = "enemy-tested"  # after the enemy's demoralisation test
    PURSUIT = "pursuit"  # before one's own pursuit roll
    ENEMY_PURSUIT = "enemy-pursuit"
    SIEGE = "siege"  # before one's own siege attack
    ENEMY_SIEGE = "enemy-siege"
    NAVAL_BATTLE = "naval-battle"
    OCCUPATION = "occupation"  # the conquest phase: flags are adjusted, nobody has fallen yet
    SURRENDER = "surrender"  # a power of one's own has met the conditions of surrender
    CONQUEST = "conquest"
    VICTORY = "victory"  # before the victory points of the year are lost


WINDOWS = {moment: f"window.{moment.value}" for moment in Moment}

Effect: TypeAlias = Callable[[Game, Side], Procedure[None] | None]
Hindrance: TypeAlias = Callable[[Game, Side], Refusal | None]


class Event(Struct, frozen=True):
    """What a card does at a moment: what hinders it, and its effect."""

    unless: Hindrance | None
    effect: Effect


EVENTS: dict[tuple[str, Moment], Event] = {}


def card(
    id_: str, *, at: Moment | tuple[Moment, ...], unless: Hindrance | None = None
) -> Callable[[Effect], Effect]:
    """Enter a card in the game: its moments, what hinders it, what it does.

    What hinders a card lies open: no hindrance looks at a hand. A card with two uses is entered
    twice, at different moments.
    """

    def enter(effect: Effect) -> Effect:
        for moment in at if isinstance(at, tuple) else (at,):
            assert (id_, moment) not in EVENTS, f"{id_} is entered twice at {moment}"
            EVENTS[id_, moment] = Event(unless, effect)
        return effect

    return enter


def window(game: Game, side: Side, moment: Moment, *, rule: str, **stake: Any) -> Procedure[bool]:
    """A side may play one event at this moment; says whether it did.

    The side is asked whenever it could play such a card for all that its opponent knows: to pass
    it over would betray its hand. `stake` is what the card would weigh upon.
    """
    if not may_play(game, side, moment):
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
    yield from play(game, side, choice.card, moment)
    return True


def may_play(game: Game, side: Side, moment: Moment) -> bool:
    """From what lies open, could this side hold a card for this moment that nothing hinders?"""
    if not game.hands[side]:
        return False
    for held in cards_at(game.printed)[side, moment]:
        if is_unseen(game, side, held) and hindrance(game, side, moment, held) is None:
            return True
    return False


def is_unseen(game: Game, side: Side, held: str) -> bool:
    """[hand.definition] Is a card where only its side may know it: in the hand or the pile?

    [card.permanent] A permanent card goes to and from the hand before everybody's eyes.
    """
    if is_permanent(game, held):
        return held in game.hands[side]
    is_out = held in game.removed or held in game.later.get(side, ())
    return not is_out and held not in game.decks[side].discard


def is_permanent(game: Game, held: str) -> bool:
    """[card.permanent] Does this card come back every year? In 1815 none does (R-93)."""
    return bool(game.printed.cards[held].permanent) and not game.sheet.are_permanents_drawn


def fitting_cards(game: Game, side: Side, moment: Moment) -> list[PlayCard]:
    """The cards in hand that belong to this moment."""
    fitting = cards_at(game.printed)[side, moment]
    return [PlayCard(held) for held in game.hands[side] if held in fitting]


@cache
def cards_at(printed: Printed) -> dict[tuple[Side, Moment], frozenset[str]]:
    """The cards that a side may play at each moment, if it holds them."""
    return {
        (side, moment): frozenset(
            [each for each in printed.deck_of(side) if (each, moment) in EVENTS]
        )
        for side in Side
        for moment in Moment
    }


def cannot_play(game: Game, side: Side, moment: Moment, choice: PlayCard) -> Refusal | None:
    """[card.play-phases] Why this card may not be played as an event now; None if it may."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    return hindrance(game, side, moment, choice.card)


def hindrance(game: Game, side: Side, moment: Moment, held: str) -> Refusal | None:
    """What on the table forbids this event, whoever holds the card."""
    event = EVENTS.get((held, moment))
    if event is None:
        return refuse("card.play-phases", "card.not-now", card=held)
    printed = game.printed.cards[held]
    if printed.star is Star.SILVER and held in game.events:
        return refuse("card.silver-star", "card.once-only", card=held)
    if printed.war and game.has_fought_abroad:
        return refuse("round.option.event", "card.one-foreign-war", card=held)
    if printed.supplied and game.battle is not None and not game.battle.host(side).is_supplied:
        return refuse("unsupplied.cards", "card.needs-supply", card=held)
    return None if event.unless is None else event.unless(game, side)


def play(game: Game, side: Side, held: str, moment: Moment) -> Procedure[None]:
    """[card.played-pile] The card is shown, moves the tracks and does what it says."""
    leave_hand(game, side, held)
    put_away(game, side, held, is_event=True)
    game.events = {**game.events, held: game.year}
    if game.printed.cards[held].war:
        game.has_fought_abroad = True
    game.tell("card.played", side=side, card=held)
    if game.battle is not None:
        game.battle.host(side).cards.append(held)
    if game.engagement is not None:
        game.engagement.cards.setdefault(side, []).append(held)
    move_tracks(game, held)
    yield from perform(EVENTS[held, moment].effect(game, side))


def move_tracks(game: Game, held: str) -> None:
    """[card.mark-esc-vp] The points printed on the card."""
    printed = game.printed.cards[held]
    score(game, victory=printed.vp, escalation=printed.escalation, why=held)


def leave_hand(game: Game, side: Side, held: str) -> None:
    """A card leaves the hand; where it goes its use decides."""
    game.hands[side] = tuple([each for each in game.hands[side] if each != held])
    game.shown -= {held}
    game.uncovered = True


def put_away(game: Game, side: Side, held: str, *, is_event: bool = False) -> None:
    """[card.gold-star] [card.permanent-not-in-deck] Out of the game, aside, or on the played pile.

    [foreign-war.units-out] A foreign war's card lies with its units until the war is over.
    """
    printed = game.printed.cards[held]
    if is_permanent(game, held):
        return
    if is_event and (printed.star is Star.GOLD or printed.war):
        game.removed |= {held}
        return
    game.decks[side].discard.append(held)


def spend(game: Game, side: Side, held: str) -> None:
    """[card.uses] A card is used for its value: it goes to the played pile, seen by everybody."""
    leave_hand(game, side, held)
    put_away(game, side, held)
    game.tell("card.spent", side=side, card=held)


def last(game: Game, what: str, until: Until) -> None:
    """[card.reminder-markers] What a card does goes on: its marker lies on the track."""
    game.lasting = {**game.lasting, what: until}


def lapse(game: Game, until: Until) -> None:
    """What was to last so long is over."""
    game.lasting = {what: span for what, span in game.lasting.items() if span is not until}


def event_of(what: str) -> str:
    """[card.reminder-markers] The event whose name a marker bears; whom it concerns follows."""
    return what.partition(":")[0]
