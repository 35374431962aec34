"""[p.19] The short moves that Réaction and Ultime effort allow a pile outside its own operation."""

from functools import partial

from msgspec import Struct

from estafette.engine import Action, Offers, Procedure, Refusal, ask, refuse

from .entry import enter, left_alone, seems_free, takes_fortress
from .events import camp_of_seat
from .losses import left_over, remove_fallen, spread_fatigue, suffer
from .sides import Camp
from .state import Game, Operation
from .victory import refresh, settle

UTMOST_FATIGUE = 2


class Send(Action, frozen=True):
    """This block moves with the pile."""

    block: str


class Go(Action, frozen=True):
    """The pile goes to this zone."""

    to: str


class Shift(Struct):
    """The pile that is being chosen; `utmost` for Ultime effort."""

    utmost: bool = False
    pile: list[str] = []
    commanders: list[str] = []

    @property
    def blocks(self) -> list[str]:
        return self.pile + self.commanders

    @property
    def rule(self) -> str:
        return "card.c.ultime-effort.move" if self.utmost else "card.x.reaction.move"


def shift(game: Game, seat: str, moving: Shift) -> Procedure[None]:
    """[card.x.reaction.move] Choose the corps of one zone, then the zone beside it."""
    camp, camp_of, operation = camp_of_seat(seat), game.printed.camp_of, game.operation
    assert operation is not None
    while True:
        near = game.neighbours(game.zone[moving.pile[0]]) if moving.pile else ()
        choice = yield ask(
            seat,
            "shift.who-or-where",
            rule=moving.rule,
            offers=[Send(block) for block in game.zone if camp_of[block] is camp],
            unless=lambda send: cannot_send(game, seat, moving, send.block),
            also=(Offers(tuple(map(Go, near)), partial(cannot_go, game, seat, moving)),),
            facts={"blocks": tuple(moving.blocks)},
            always=game.grognard,
        )
        match choice:
            case Send(block):
                commander = game.printed.blocks[block].kind == "commander"
                (moving.commanders if commander else moving.pile).append(block)
            case Go(to):
                yield from go(game, operation, moving, to)
                return


def go(game: Game, operation: Operation, moving: Shift, to: str) -> Procedure[None]:
    """[card.c.ultime-effort.fatigue] The pile moves, unless the fog hid an enemy there."""
    camp, here = game.printed.camp_of[moving.pile[0]], game.zone[moving.pile[0]]
    if not may_stand(game, moving, to):
        game.tell("shift.blocked", there=to)
        return
    operation.sent = moving.blocks
    while (alone := left_alone(game, camp, here, moving.blocks)) is not None:
        moving.commanders.append(alone)
        operation.followed.append(alone)
    if moving.utmost:
        tire(game, moving)
    if moving.pile:
        yield from arrive(game, moving, to)
    settle(game)


def tire(game: Game, moving: Shift) -> None:
    """[card.c.ultime-effort.fatigue] Two fatigue for each corps at once; some may go no farther."""
    for corps in moving.pile:
        suffer(game, corps, UTMOST_FATIGUE)
    remove_fallen(game, moving.pile)
    moving.pile = [corps for corps in moving.pile if corps in game.zone]
    moving.commanders = [block for block in moving.commanders if block in game.zone]


def arrive(game: Game, moving: Shift, to: str) -> Procedure[None]:
    """[movement.fortress.retreat-event] The pile goes in, and pays for a fortified town."""
    camp = game.printed.camp_of[moving.pile[0]]
    yield from enter(game, moving.blocks, to)
    if takes_fortress(game, to, camp):  # [movement.fortress.retreat-event]
        fatigue, rule = game.printed.tables.fatigue.fortress, "movement.fortress.retreat-event"
        expected = left_over(game, moving.blocks, fatigue)
        yield from spread_fatigue(game, moving.pile, fatigue, rule, expected=expected)
    remove_fallen(game, moving.pile)
    refresh(game, to)


def may_stand(game: Game, moving: Shift, zone: str) -> bool:
    """Free, or for Ultime effort contested."""
    camp = game.printed.camp_of[moving.pile[0]]
    return game.is_free(zone, camp) or (moving.utmost and game.is_contested(zone))


def cannot_send(game: Game, seat: str, moving: Shift, block: str) -> Refusal | None:
    """[card.x.reaction.move] Why this block cannot move with the pile; None if it can."""
    printed, camp = game.printed, camp_of_seat(seat)
    if printed.camp_of.get(block) is not camp or block not in game.zone:
        return refuse("operations.designate", "operation.not-yours")
    if game.owner(block) != seat:
        return refuse("three.cards.own-units", "operation.partners", block=block)
    kind, zone = printed.blocks[block].kind, game.zone[block]
    if kind == "vedette" or (kind == "commander" and not moving.pile):
        return refuse(moving.rule, "shift.corps-only", block=block)
    if block in moving.blocks:
        return refuse("pile.definition", "operation.already-there", block=block)
    if moving.pile:
        first = moving.pile[0]
        if game.zone[first] != zone:
            return refuse("pile.definition", "operation.elsewhere", block=block)
        if printed.army_of[block] is not printed.army_of[first]:
            return refuse("operations.designate.one-nationality", "operation.two-armies")
    if moving.utmost and kind == "corps" and block not in game.activated:
        return refuse("card.c.ultime-effort.move", "shift.not-activated", block=block)
    if not game.is_free(zone, camp):
        return refuse(moving.rule, "shift.not-free", zone=zone)
    if not any(cannot_reach(game, camp, moving, there) is None for there in game.neighbours(zone)):
        return refuse(moving.rule, "shift.nowhere", zone=zone)
    return None


def cannot_go(game: Game, seat: str, moving: Shift, choice: Go) -> Refusal | None:
    """[card.x.reaction.move] Why the pile cannot go there; None if it can."""
    here = game.zone[moving.pile[0]]
    if choice.to not in game.neighbours(here):
        return refuse("movement.path", "movement.no-connection", here=here, there=choice.to)
    return cannot_reach(game, camp_of_seat(seat), moving, choice.to)


def cannot_reach(game: Game, camp: Camp, moving: Shift, to: str) -> Refusal | None:
    """[card.c.ultime-effort.move] A free zone beside it; with Ultime effort a contested one too."""
    if moving.utmost and game.is_contested(to):
        return None
    if seems_free(game, to, camp):
        return None
    return refuse(moving.rule, "shift.enemy-there", there=to)
