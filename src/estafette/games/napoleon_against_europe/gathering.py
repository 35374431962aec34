"""[activation.army-gathers] An army calls in its neighbours; two armies exchange units."""

from functools import partial

from msgspec.structs import replace

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import siege
from .actions import Take
from .affairs import Force, March
from .command import cannot_hold, cannot_spare
from .depots import follow
from .fate import change
from .organisation import absorb, become, cannot_unite
from .passage import is_confined
from .powers import heads_in
from .sheets import MOUNTAIN, PASS, RIVER
from .sides import Side
from .state import Game
from .terrain import cannot_cross

BARRIERS = (RIVER, PASS, MOUNTAIN)
DELAY = -1  # [activation.army-gathers.cost]


def gather(game: Game, march: March) -> Procedure[None]:
    """[activation.army-gathers] Forces of adjacent zones join the army before it sets out.

    [activation.army-gathers.cost] However many they are, they cost it one point (R-47).
    """
    has_gathered = False
    while True:
        choice = yield ask(
            march.side,
            "activation.gather",
            rule="activation.army-gathers",
            offers=[Take(head) for head in neighbours(game, march)],
            unless=partial(cannot_gather, game, march),
            kind=Take,
            or_else=Pass(),
            facts={"army": march.head},
        )
        if not isinstance(choice, Take):
            break
        yield from call_in(game, march, choice.piece)
        has_gathered = True
    if has_gathered:
        march.bonus += DELAY


def neighbours(game: Game, march: March) -> list[str]:
    """[activation.army-gathers] The forces of the side in the zones around the army."""
    zone = game.forces[march.head].zone
    near = game.printed.ground.neighbours(zone)
    return [head for each in near for head in heads_in(game, each, march.side)]


def cannot_gather(game: Game, march: March, choice: Take) -> Refusal | None:
    """[activation.army-gathers.limits] Why this force does not join the army; None if it may."""
    if choice.piece not in neighbours(game, march):
        return refuse("activation.army-gathers", "gather.not-near", army=march.head)
    force, army = game.forces[choice.piece], game.forces[march.head]
    if force.army:
        return refuse("activation.army-gathers.limits", "gather.army", army=force.army)
    if force.is_sheltered:
        return refuse("siege.leave", "activation.besieged", zone=force.zone)
    if any(piece in game.moved for piece in force.pieces):
        return refuse("combine.once-per-round", "activation.has-moved", piece=force.head)
    return (
        cannot_come_over(game, march.side, force.zone, army.zone)
        or is_confined(game, force, army.zone)
        or cannot_serve(game, force, army)
        or cannot_unite(game, (army, force))
    )


def cannot_come_over(game: Game, side: Side, start: str, to: str) -> Refusal | None:
    """[activation.army-gathers.limits] Rivers without bridge and mountains keep them apart."""
    if game.printed.border(start, to).kind in BARRIERS:
        return refuse("activation.army-gathers.limits", "gather.barrier", start=start, to=to)
    return cannot_cross(game, side, start, to)


def cannot_serve(game: Game, force: Force, army: Force) -> Refusal | None:
    """[hierarchy.senior-not-in-army] A senior is not called in by his junior."""
    if not force.general or force.nation != army.nation:
        return None
    generals = game.printed.generals
    if generals[force.general].rank < generals[army.general].rank:
        return refuse(
            "hierarchy.senior-not-in-army",
            "command.senior",
            general=force.general,
            chief=army.general,
        )
    return None


def call_in(game: Game, march: March, head: str) -> Procedure[None]:
    """[activation.army-gathers] The force comes to the army and is part of it.

    [combine.once-per-round] That was its move, wherever it is left afterwards.
    """
    start, zone = game.forces[head].zone, game.forces[march.head].zone
    game.moved |= set(game.forces[head].pieces)
    head = change(game, head, zone=zone)
    if game.forces[head].general:
        follow(game, march.side, start, zone)
    game.tell("activation.gathered", force=head, army=march.head, start=start)
    yield from absorb(game, march.head, head, march.side)
    yield from siege.settle(game, start)


def exchange(game: Game, march: March) -> Procedure[None]:
    """[activation.two-armies.exchange] Units go from one army to the other before they move."""
    changed: list[str] = []
    while True:
        choice = yield ask(
            march.side,
            "activation.exchange",
            rule="activation.two-armies.exchange",
            offers=[Take(each) for each in exchangeable(game, march)],
            unless=partial(cannot_exchange, game, march, changed),
            kind=Take,
            or_else=Pass(),
            facts={"army": march.head, "other": march.companion},
        )
        if not isinstance(choice, Take):
            return
        changed.append(choice.piece)
        hand_over(game, march, choice.piece)


def exchangeable(game: Game, march: March) -> list[str]:
    """The units of both armies."""
    forces = game.forces[march.head], game.forces[march.companion]
    return [each for force in forces for each in (*force.corps, *force.specials)]


def cannot_exchange(game: Game, march: March, changed: list[str], choice: Take) -> Refusal | None:
    """[activation.two-armies.exchange] Why this unit does not go over to the other army."""
    piece = choice.piece
    if piece not in exchangeable(game, march) or piece in changed:
        return refuse("activation.two-armies.exchange", "gather.changed")
    giver, taker = between(game, march, piece)
    if giver.corps == (piece,):
        return refuse("general-change.not-alone", "activation.last-corps", general=giver.general)
    return cannot_hold(game, with_unit(game, taker, piece)) or cannot_spare(game, giver, piece)


def between(game: Game, march: March, piece: str) -> tuple[Force, Force]:
    """The army that gives a unit, and the one that takes it."""
    first, second = game.forces[march.head], game.forces[march.companion]
    return (first, second) if piece in first.pieces else (second, first)


def with_unit(game: Game, force: Force, piece: str) -> Force:
    """A force as it would be with one more corps or special unit."""
    if piece in game.printed.specials:
        return replace(force, specials=(*force.specials, piece))
    return replace(force, corps=(*force.corps, piece))


def without_unit(force: Force, piece: str) -> Force:
    """A force as it would be without a corps or special unit."""
    return replace(
        force,
        corps=tuple([each for each in force.corps if each != piece]),
        specials=tuple([each for each in force.specials if each != piece]),
    )


def hand_over(game: Game, march: March, piece: str) -> None:
    """[activation.two-armies.exchange] A unit changes armies.

    [demoralised.contagion] It brings with it the state it is in.
    """
    giver, taker = between(game, march, piece)
    is_shaken = giver.is_demoralised or taker.is_demoralised
    become(game, giver.head, without_unit(giver, piece))
    become(game, taker.head, replace(with_unit(game, taker, piece), is_demoralised=is_shaken))
