"""[sequence.diplomacy] The diplomatic phase, and diplomatic actions that a card pays for.

In the phase each side may use two cards, the Coalition first: the sides in `game.queue` are the
cards that may still be used.
"""

from functools import cached_property, partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import embassy, protectorate
from .actions import Country, EndWar, Negotiate, PlayCard, Protect
from .events import Moment, cannot_play, fitting_cards, play, spend, window
from .foreign_war import cannot_end, endings, try_to_end
from .hand import card_value
from .sides import COALITION, EMPIRE, Phase, Side
from .state import Game


class Talks:
    """[diplomacy.card-value] Those that one question is about: what a card must be worth."""

    def __init__(self, game: Game, side: Side) -> None:
        self.game = game
        self.side = side

    @cached_property
    def least(self) -> int | None:
        """The lowest value that wins somebody over: looked for once, when it is asked for."""
        return embassy.least_card(self.game, self.side)


def open_phase(game: Game) -> None:
    """[sequence.diplomacy] Each side may use two cards, and call on one major power."""
    cards = game.printed.tables.limits.diplomatic_cards
    game.phase = Phase.DIPLOMACY
    game.queue = (COALITION,) * cards + (EMPIRE,) * cards
    game.courted = {}


def open_talks(game: Game, side: Side) -> Procedure[None]:
    """[card.f.caulaincourt] Before a side acts, its enemy may play a card made for that.

    It is one of his two cards.
    """
    game.active = side
    enemy = side.enemy
    rule = "sequence.diplomacy"
    if enemy not in game.queue:
        return
    if (yield from window(game, enemy, Moment.ENEMY_DIPLOMACY, rule=rule)):
        use_card(game, enemy)


def negotiate(game: Game, side: Side) -> Procedure[None]:
    """[diplomacy.card-uses] One use of a card in the diplomatic phase, or none any more.

    [peace.redeclare.three] Attempts that cost no card come first.
    """
    if game.free_attempts.get(side):
        yield from try_freely(game, side)
        return
    choice = yield ask(
        side,
        "diplomacy.which-use",
        rule="diplomacy.card-uses",
        offers=fitting_cards(game, side, Moment.DIPLOMACY),
        unless=partial(cannot_play, game, side, Moment.DIPLOMACY),
        kind=PlayCard,
        also=other_uses(game, side),
        or_else=Pass(),
        facts={"left": game.queue.count(side)},
        always=True,
    )
    match choice:
        case PlayCard(held):
            use_card(game, side)
            yield from play(game, side, held, Moment.DIPLOMACY)
        case Negotiate(held):
            use_card(game, side)
            yield from act(game, side, held)
        case Protect(held):
            use_card(game, side)
            yield from protectorate.establish(game, held)
        case EndWar():
            use_card(game, side)
            try_to_end(game, side, choice)
        case _:
            leave_talks(game, side)


def other_uses(game: Game, side: Side) -> tuple[Offers, ...]:
    """[diplomacy.card-uses] What a card may do besides its event: talks, protection, a war's end.

    Only the Empire makes protectorates, only the Coalition ends foreign wars.
    """
    hand = game.hands[side]
    protects = tuple([Protect(each) for each in hand]) if side is EMPIRE else ()
    wars = tuple(endings(game, side)) if side is COALITION else ()
    talks = tuple([Negotiate(each) for each in hand])
    return (
        Offers(talks, partial(cannot_negotiate, game, side, Talks(game, side)), Negotiate),
        Offers(protects, partial(cannot_protect, game, side), Protect),
        Offers(wars, partial(cannot_end, game, side), EndWar),
    )


def act(game: Game, side: Side, card: str) -> Procedure[None]:
    """[diplomacy.card-value] A card is used for its value, to win one country over."""
    mission = embassy.mission_of(game, side, value=card_value(game, card))
    country = yield from embassy.choose(game, mission, embassy.candidates(game, side))
    spend(game, side, card)
    yield from embassy.attempt(game, mission, country)


def cannot_act(game: Game, talks: Talks, card: str) -> Refusal | None:
    """[diplomacy.card-value] Why nobody can be won over with this card; None if somebody can."""
    value = card_value(game, card)
    if talks.least is not None and value >= talks.least:
        return None
    return refuse("diplomacy.card-value", "diplomacy.nobody-for-card", card=card, value=value)


def cannot_negotiate(game: Game, side: Side, talks: Talks, choice: Negotiate) -> Refusal | None:
    """[diplomacy.card-uses] Why no diplomatic action with this card; None if there may be one."""
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    return cannot_act(game, talks, choice.card)


def cannot_protect(game: Game, side: Side, choice: Protect) -> Refusal | None:
    """[diplomacy.card-uses] Why no protectorate with this card; None if there may be one."""
    if side is not EMPIRE:
        return refuse("diplomacy.card-uses", "diplomacy.empire-protects")
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    return protectorate.cannot_establish(game, choice.card)


def try_freely(game: Game, side: Side) -> Procedure[None]:
    """[peace.redeclare.attempts] One of the attempts that a second declaration of war gives."""
    left = game.free_attempts[side]
    mission = embassy.mission_of(game, side, is_free=True)
    choice = yield ask(
        side,
        "diplomacy.whom-freely",
        rule="peace.redeclare.attempts",
        offers=[Country(country) for country in embassy.candidates(game, side)],
        unless=partial(embassy.cannot_court, game, mission),
        kind=Country,
        or_else=Pass(),
        facts={"left": left},
    )
    if not isinstance(choice, Country):
        game.free_attempts = {**game.free_attempts, side: 0}
        return
    game.free_attempts = {**game.free_attempts, side: left - 1}
    yield from embassy.attempt(game, mission, choice.country)


def use_card(game: Game, side: Side) -> None:
    """[sequence.diplomacy] One of the two cards is used."""
    queue = list(game.queue)
    queue.remove(side)
    game.queue = tuple(queue)


def leave_talks(game: Game, side: Side) -> None:
    """A side uses no more cards in this phase."""
    game.queue = tuple([each for each in game.queue if each != side])


def is_coalition_done(game: Game) -> bool:
    """[sequence.diplomacy] Has the Coalition nothing more to do in this phase?"""
    return is_done(game, COALITION)


def is_empire_done(game: Game) -> bool:
    """[sequence.diplomacy] Has the Empire nothing more to do in this phase?"""
    return is_done(game, EMPIRE)


def is_done(game: Game, side: Side) -> bool:
    return side not in game.queue and not game.free_attempts.get(side)


def close_phase(game: Game) -> None:
    """[war.declare.order] What was left over is forfeit."""
    game.queue = ()
    game.free_attempts = {}
