"""Markers: when one may be played, the windows, and what is paid by giving one up."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache, partial
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Pass, Procedure, Refusal, ask, perform, refuse

from .actions import PlayMarker, Spend
from .printed import Printed
from .sides import Side, Until
from .state import Game


class Moment(StrEnum):
    """[event.play.timing] The moments of a year at which markers are played.

    Those of the enemy's doing are named after what he does: ENEMY_SAILS is asked of the side
    whose enemy makes a naval assault.
    """

    EVENTS = "events"  # the Events Phase, once the markers are drawn
    DIPLOMACY = "diplomacy"
    REINFORCEMENT = "reinforcement"
    TURN = "turn"  # about to activate a force: nothing is being resolved
    SET_OUT = "set-out"  # one's own force is named, its roll is not made
    ENEMY_NAMES = "enemy-names"  # the enemy has named a force to move
    MOVEMENT = "movement"  # before one's own Movement Potential roll
    ENEMY_MOVEMENT = "enemy-movement"
    ENEMY_SAILS = "enemy-sails"  # the enemy makes a naval assault
    INTERCEPTION = "interception"  # instead of paying a marker and rolling
    EVASION = "evasion"  # before one's own evasion roll
    ENEMY_EVADES = "enemy-evades"  # the enemy has slipped away
    ATTRITION = "attrition"  # before one's own Attrition Test
    ENEMY_ATTRITION = "enemy-attrition"
    CLASH = "clash"  # a battle is about to begin
    GUNS = "guns"  # before one's own roll to march to the guns
    ENEMY_GUNS = "enemy-guns"  # the enemy's march has succeeded
    BATTLE = "battle"
    LOSS = "loss"  # an army of one's own has been destroyed in battle
    PURSUIT = "pursuit"  # before one's own Pursuit roll
    ENEMY_PURSUIT = "enemy-pursuit"
    AFTERMATH = "aftermath"  # after a battle
    SURRENDER = "surrender"  # a power of one's own has failed its test


WINDOWS = {moment: f"window.{moment.value}" for moment in Moment}

Effect: TypeAlias = Callable[[Game, Side], Procedure[None] | None]
Hindrance: TypeAlias = Callable[[Game, Side], Refusal | None]


class Event(Struct, frozen=True):
    """What a marker does at a moment: what hinders it, and its effect."""

    unless: Hindrance | None
    effect: Effect


EVENTS: dict[tuple[str, Moment], Event] = {}

# [battle.markers.limit] From the march to the guns to the pursuit a side plays so many in all.
OF_BATTLE = frozenset(
    (Moment.GUNS, Moment.ENEMY_GUNS, Moment.BATTLE, Moment.PURSUIT, Moment.ENEMY_PURSUIT)
)

# Markers that may be played whenever nothing is being resolved [event.play.timing].
AT_ANY_TIME = (Moment.DIPLOMACY, Moment.REINFORCEMENT, Moment.TURN)


def marker(
    id_: str,
    *,
    at: Moment | tuple[Moment, ...],
    unless: Hindrance | None = None,
) -> Callable[[Effect], Effect]:
    """Enter a marker in the game: its moments, what hinders it, what it does.

    A marker with two uses is entered twice, at different moments.
    """

    def enter(effect: Effect) -> Effect:
        for moment in at if isinstance(at, tuple) else (at,):
            assert (id_, moment) not in EVENTS, f"{id_} is entered twice at {moment}"
            EVENTS[id_, moment] = Event(unless, effect)
        return effect

    return enter


def window(game: Game, side: Side, moment: Moment, *, rule: str, **stake: Any) -> Procedure[bool]:
    """[event.play.timing] A side may play one marker at this moment; says whether it did.

    The side is asked whenever it could play such a marker for all that its opponent knows: to
    pass it over would betray its hand. `stake` is what else a marker would weigh upon.
    """
    if not may_play(game, side, moment):
        return False
    choice = yield ask(
        side,
        WINDOWS[moment],
        rule=rule,
        offers=fitting_markers(game, side, moment),
        unless=partial(cannot_play, game, side, moment),
        kind=PlayMarker,
        or_else=Pass(),
        facts={**scene(game), **stake},
        always=True,
    )
    if not isinstance(choice, PlayMarker):
        return False
    yield from play(game, side, choice.marker, moment)
    return True


def scene(game: Game) -> dict[str, Any]:
    """What happens at this moment: where, which force acts, or which power falls."""
    force = game.trial or (None if game.battle or game.clashes else game.march)
    place = game.battle or force or (game.clashes[0] if game.clashes else None)
    facts: dict[str, Any] = {"area": place.area} if place is not None else {}
    if force is not None:
        facts["armies"] = list(force.armies)
    elif game.surrender is not None:
        facts["power"] = game.surrender.power
    return facts


def may_hold(game: Game, side: Side, moment: Moment) -> bool:
    """[event.secret] From what lies open, could this side hold a marker for this moment?"""
    if not game.hands[side] or has_played_enough(game, side, moment):
        return False
    return not game.live.isdisjoint(markers_at(game.printed)[side, moment])


def has_played_enough(game: Game, side: Side, moment: Moment) -> bool:
    """[battle.markers.limit] Has this side played all the markers that a battle allows?"""
    if game.battle is None or moment not in OF_BATTLE:
        return False
    return len(game.battle.side(side).markers) >= game.printed.tables.battle.markers


def may_play(game: Game, side: Side, moment: Moment) -> bool:
    """[event.secret] And is there one that nothing on the table hinders?

    What hinders a marker lies open: no hindrance looks at the hand of its side.
    """
    if not may_hold(game, side, moment):
        return False
    events = [EVENTS[each, moment] for each in markers_at(game.printed)[side, moment] & game.live]
    return any(event.unless is None or event.unless(game, side) is None for event in events)


def fitting_markers(game: Game, side: Side, moment: Moment) -> list[PlayMarker]:
    """The markers in hand that belong to this moment."""
    hand, fitting = game.hands[side], markers_at(game.printed)[side, moment]
    if fitting.isdisjoint(hand):
        return []
    return [PlayMarker(held) for held in hand if held in fitting]


@cache
def markers_at(printed: Printed) -> dict[tuple[Side, Moment], frozenset[str]]:
    """The markers that a side may play at each moment, if it holds them."""
    return {
        (side, moment): frozenset(
            [each for each in printed.markers_of(side) if (each, moment) in EVENTS]
        )
        for side in Side
        for moment in Moment
    }


def cannot_play(game: Game, side: Side, moment: Moment, choice: PlayMarker) -> Refusal | None:
    """[event.play.timing] Why this marker may not be played now; None if it may."""
    if choice.marker not in game.hands[side]:
        return refuse("event.secret", "marker.not-in-hand")
    event = EVENTS.get((choice.marker, moment))
    if event is None:
        return refuse("event.play.timing", "marker.not-now", marker=choice.marker)
    return None if event.unless is None else event.unless(game, side)


def play(game: Game, side: Side, held: str, moment: Moment) -> Procedure[None]:
    """[event.play.once] The marker is shown, leaves the game and does what it says."""
    give_up(game, side, held)
    game.tell("marker.played", side=side, marker=held)
    if game.battle is not None and moment in OF_BATTLE:
        game.battle.side(side).markers.append(held)
    yield from perform(EVENTS[held, moment].effect(game, side))


def pay(game: Game, side: Side, rule: str, key: str = "marker.which-to-spend") -> Procedure[str]:
    """[diplomacy.attempt.cost] The side gives up a marker of its choice; says which."""
    choice = yield ask(
        side,
        key,
        rule=rule,
        offers=[Spend(held) for held in game.hands[side]],
        unless=partial(cannot_spend, game, side),
        kind=Spend,
        always=len(game.hands[side]) > 1,
    )
    assert isinstance(choice, Spend)
    give_up(game, side, choice.marker)
    game.tell("marker.spent", side=side, marker=choice.marker)
    return choice.marker


def cannot_spend(game: Game, side: Side, choice: Spend) -> Refusal | None:
    """[card.f.amiens] The Peace of Amiens pays for nothing: it must be played."""
    if choice.marker not in game.hands[side]:
        return refuse("event.secret", "marker.not-in-hand")
    if choice.marker == "f-amiens":
        return refuse("card.f.amiens", "marker.must-be-played", marker=choice.marker)
    return None


def can_pay(game: Game, side: Side) -> bool:
    """Has this side a marker to give up?"""
    return any(cannot_spend(game, side, Spend(held)) is None for held in game.hands[side])


def give_up(game: Game, side: Side, held: str) -> None:
    """[event.play.once] A marker leaves a hand, and the game."""
    game.hands[side] = [each for each in game.hands[side] if each != held]
    game.live -= {held}
    game.uncovered = True


def last(game: Game, what: str, until: Until) -> None:
    """[event.override] What a marker does goes on: it lies beside the map."""
    game.lasting[what] = until


def lapse(game: Game, until: Until) -> None:
    """What was to last so long is over."""
    for what in [each for each, span in game.lasting.items() if span is until]:
        del game.lasting[what]
