"""[p.7] Events: when a card may be played for its event, the windows, and how it is answered."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache, partial
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from estafette.engine import Action, Pass, Procedure, Refusal, ask, perform, refuse

from .printed import Printed, Title
from .sides import CAMP_OF_SEAT, Camp
from .state import Game


class Moment(StrEnum):
    """The moments at which events happen; R-22 and R-101 give their order."""

    INITIATIVE = "initiative"
    DESIGNATION = "designation"
    DESIGNATED = "designated"
    REVEALED = "revealed"
    ENTERED = "entered"
    MOVED = "moved"
    OVER = "over"
    ANSWER = "answer"
    COMBAT = "combat"
    RETREAT = "retreat"
    PURSUIT = "pursuit"


MANOEUVRE = frozenset(
    {
        Moment.DESIGNATION,
        Moment.DESIGNATED,
        Moment.REVEALED,
        Moment.ENTERED,
        Moment.MOVED,
        Moment.OVER,
        Moment.ANSWER,
    }
)


ON_THE_MOVE = frozenset({Moment.DESIGNATED, Moment.REVEALED, Moment.ENTERED, Moment.MOVED})


WINDOWS = {moment: f"window.{moment.value}" for moment in Moment}


class PlayCard(Action, frozen=True):
    """A card is played from the hand for its event."""

    card: str


Effect: TypeAlias = Callable[[Game, str], Procedure[None] | None]
Hindrance: TypeAlias = Callable[[Game, str], Refusal | None]


class Event(Struct, frozen=True):
    """What a title does: its moments, the clause of its timing, what hinders it, its effect."""

    title: str
    at: tuple[Moment, ...]
    rule: str
    unless: Hindrance | None
    effect: Effect
    lasting: bool


EVENTS: dict[str, Event] = {}


def card(
    title: str,
    *,
    at: Moment | tuple[Moment, ...],
    rule: str,
    unless: Hindrance | None = None,
    lasting: bool = False,
) -> Callable[[Effect], Effect]:
    """Enter a title in the game: its moments, its clause, what hinders it, what it does."""

    def enter(effect: Effect) -> Effect:
        moments = at if isinstance(at, tuple) else (at,)
        EVENTS[title] = Event(title, moments, rule, unless, effect, lasting)
        return effect

    return enter


def window(
    game: Game, moment: Moment, order: tuple[str, ...], *, until_silence: bool = False
) -> Procedure[None]:
    """[operations.green.one] The seats may play a green card, in this order.

    `until_silence`: they are asked again until all have declined in a row (R-22). A seat is asked
    whenever it holds a card and its camp may still play one: to pass it over would betray its hand.
    """
    declined = 0
    while declined < len(order):
        for seat in order:
            if declined >= len(order):
                return
            declined += 1
            if not may_speak(game, seat, moment):
                continue
            choice = yield ask(
                seat,
                WINDOWS[moment],
                rule="operations.green.one",
                offers=fitting_cards(game, seat, moment),
                unless=partial(cannot_play, game, seat, moment),
                kind=PlayCard,
                or_else=Pass(),
                always=True,
            )
            if isinstance(choice, PlayCard):
                declined = 0
                yield from play(game, seat, choice.card, moment)
            elif is_watching(game, seat) and (game.grognard or moment is Moment.MOVED):
                game.uncovered = True  # what follows tells him more of a hidden pile
        if not until_silence:
            return


def seats_in_order(game: Game, first: Camp) -> tuple[str, ...]:
    """[three.cards.leader-first] The seats of one camp, then those of the other."""
    return (*game.seats(first), *game.seats(first.enemy))


def may_speak(game: Game, seat: str, moment: Moment) -> bool:
    """Could this seat, from what everybody knows, play a card at this moment?"""
    operation = game.operation
    camp = camp_of_seat(seat)
    if not game.hands[seat] or operation is None or camp in operation.greens:
        return False
    if moment in ON_THE_MOVE and not operation.pile:
        return False
    return (camp, moment, operation.camp) in titles_at(game.printed)


def is_watching(game: Game, seat: str) -> bool:
    """Is it the other camp that operates?"""
    return game.operation is not None and game.operation.camp is not camp_of_seat(seat)


def fitting_cards(game: Game, seat: str, moment: Moment) -> list[PlayCard]:
    """The cards in hand that bear the right symbol for this moment: all others are out of place."""
    assert game.operation is not None
    where = (camp_of_seat(seat), moment, game.operation.camp)
    titles, cards = titles_at(game.printed)[where], game.printed.cards
    return [PlayCard(held) for held in game.hands[seat] if cards[held].title in titles]


@cache
def titles_at(printed: Printed) -> dict[tuple[Camp, Moment, Camp], frozenset[str]]:
    """The titles that a camp may play at each moment of each camp's operations, if any."""
    found: dict[tuple[Camp, Moment, Camp], set[str]] = {}
    for title in printed.titles.values():
        for camp, operating in product(title.camps, Camp):
            for moment in EVENTS[title.id].at:
                if symbol(moment, operating) in title.moments(camp):
                    found.setdefault((camp, moment, operating), set()).add(title.id)
    return {where: frozenset(titles) for where, titles in found.items()}


def cannot_play(game: Game, seat: str, moment: Moment, choice: PlayCard) -> Refusal | None:
    """[cards.use.event] Why this card may not be played for its event now; None if it may."""
    if choice.card not in game.hands[seat]:
        return refuse("cards.term.played", "card.not-in-hand")
    title = game.printed.titles[game.card(choice.card).title]
    event = EVENTS[title.id]
    if refusal := wrong_colour(title, moment, choice):
        return refusal
    operation = game.operation
    if operation is not None:
        wanted = symbol(moment, operation.camp)
        if wanted not in title.moments(camp_of_seat(seat)):
            return refuse(*wrong_symbol(title.moments(camp_of_seat(seat))[0]), card=choice.card)
        if camp_of_seat(seat) in operation.greens:
            return refuse(limit_clause(game, seat), "card.one-green", card=choice.card)
    if moment not in event.at:
        return refuse(event.rule, "card.not-now", card=choice.card)
    return None if event.unless is None else event.unless(game, seat)


def wrong_colour(title: Title, moment: Moment, choice: PlayCard) -> Refusal | None:
    """[cards.colour.red] [cards.colour.blue] [cards.colour.green] Each colour has its phase."""
    if title.colour == "red":
        return refuse("cards.colour.red", "card.red", card=choice.card)
    if title.colour == "green" and moment is Moment.INITIATIVE:
        return refuse("cards.colour.green", "card.green", card=choice.card)
    if title.colour == "blue" and moment is not Moment.INITIATIVE:
        return refuse("cards.colour.blue", "card.blue", card=choice.card)
    return None


def symbol(moment: Moment, operating: Camp) -> str:
    """The symbol that a green card must bear to be played at this moment."""
    if moment in MANOEUVRE:
        return f"manoeuvre-{operating}"
    if moment is Moment.COMBAT:
        return "combat"
    return "initiative" if moment is Moment.INITIATIVE else "retreat-pursuit"


def wrong_symbol(printed: str) -> tuple[str, str]:
    """The clause of the symbol that the card does bear, and the words for it."""
    return f"cards.symbol.{printed}", f"card.symbol-{printed}"


def limit_clause(game: Game, seat: str) -> str:
    """The clause that allows one green card in an operation."""
    shared = game.players == 3 and camp_of_seat(seat) is Camp.COALITION
    return "three.cards.one-per-operation" if shared else "operations.green.one"


def play(game: Game, seat: str, held: str, moment: Moment) -> Procedure[None]:
    """[cards.term.played] The card is shown, may be countermanded, does what it says."""
    camp, event = camp_of_seat(seat), EVENTS[game.card(held).title]
    game.hands[seat].remove(held)
    game.uncovered = True
    game.tell("card.played", seat=seat, card=held)
    if game.operation is not None:
        game.operation.greens.append(camp)
    if moment in MANOEUVRE and (yield from is_countermanded(game, camp)):
        game.tell("card.cancelled", card=held)
        discard(game, held)
        return
    if event.lasting:  # [cards.discard.lasting]
        game.lasting[held] = seat
    yield from perform(event.effect(game, seat))
    if not event.lasting:
        discard(game, held)  # [cards.discard.played]


def is_countermanded(game: Game, camp: Camp) -> Procedure[bool]:
    """[card.x.contre-ordre.effect] May the other camp answer a manoeuvre event, and does it?"""
    for seat in game.seats(camp.enemy):
        if not may_speak(game, seat, Moment.ANSWER):
            continue
        choice = yield ask(
            seat,
            "window.answer",
            rule="card.x.contre-ordre.effect",
            offers=fitting_cards(game, seat, Moment.ANSWER),
            unless=partial(cannot_play, game, seat, Moment.ANSWER),
            kind=PlayCard,
            or_else=Pass(),
            always=True,
        )
        if isinstance(choice, PlayCard):
            yield from play(game, seat, choice.card, Moment.ANSWER)
            return True
    return False


def discard(game: Game, held: str) -> None:
    """[cards.discard.played] Onto the discard of its own deck."""
    game.decks[game.card(held).deck].discard.append(held)


def camp_of_seat(seat: str) -> Camp:
    return CAMP_OF_SEAT[seat]
