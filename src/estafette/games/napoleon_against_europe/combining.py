"""[combine.drop-pick] A force on the march takes units up and leaves others behind."""

from collections.abc import Iterator

from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, refuse

from . import iberia
from .actions import Drop, PickUp
from .affairs import Force, March
from .command import cannot_hold, cannot_spare
from .depots import cannot_carry
from .fate import head_with
from .gathering import with_unit, without_unit
from .organisation import absorb, become, cannot_unite, commanding, split
from .pace import marching_heads, slow_down
from .placement import cannot_lead, led_by
from .powers import field_heads
from .state import Game


def friends(game: Game, march: March) -> list[str]:
    """The forces of the side in this zone that are not on the march."""
    zone, heads = game.forces[march.head].zone, marching_heads(march)
    return [head for head in field_heads(game, zone, march.side) if head not in heads]


def pick_ups(game: Game, march: March) -> Iterator[PickUp]:
    """[combine.drop-pick] What could be taken along: depots, forces and their units."""
    zone = game.forces[march.head].zone
    for depot, where in game.stores.items():
        if (
            where == zone
            and depot not in march.depots
            and not cannot_carry(game, march.head, depot)
        ):
            yield PickUp(depot)
    for head in friends(game, march):
        force = game.forces[head]
        generals = (force.general, *force.subordinates) if force.general else ()
        for piece in (*generals, *force.corps, *force.specials):
            yield PickUp(piece)


def cannot_pick_up(game: Game, choice: PickUp) -> Refusal | None:
    """[combine.drop-pick] Why this counter does not join the force on the march."""
    march, piece = game.march, choice.piece
    assert march is not None
    if piece in game.stores:
        return cannot_carry(game, march.head, piece) or cannot_lift_again(game, march, piece)
    others = [game.forces[head] for head in friends(game, march)]
    other = next((each for each in others if piece in each.pieces), None)
    if other is None:
        return refuse("combine.drop-pick", "combine.not-here")
    if piece in game.moved or piece in march.dropped:
        return refuse("combine.once-per-round", "activation.has-moved", piece=piece)
    force = game.forces[march.head]
    return (
        cannot_deal_with(march, force, other)
        or cannot_take_from(game, force, other)
        or cannot_take(game, force, other, piece)
    )


def cannot_deal_with(march: March, force: Force, other: Force) -> Refusal | None:
    """[activation.two-armies.exchange] An army alone exchanges nothing before it moves (R-601)."""
    if march.crossed or not (force.army and other.army):
        return None
    return refuse("activation.two-armies.exchange", "combine.not-yet", army=other.army)


def cannot_lift_again(game: Game, march: March, depot: str) -> Refusal | None:
    """[combine.drop-pick] A depot just left is not taken along before the next move (R-390)."""
    if depot not in march.dropped:
        return None
    return refuse("combine.drop-pick", "depot.handled", depot=depot, zone=game.stores[depot])


def cannot_take_from(game: Game, force: Force, other: Force) -> Refusal | None:
    """[consolidate.senior-takes] [consolidate.junior-never-takes] Whose units may be taken?

    [combine.army-from-army] From an army only an army takes, and only a senior's (R-110).
    """
    if not force.general:
        return refuse("hierarchy.corps-lowest", "combine.no-general", force=force.head)
    if not other.general:
        return None
    if other.army and not force.army:
        return refuse("consolidate.senior-takes", "combine.from-army", army=other.army)
    generals = game.printed.generals
    if force.nation == other.nation:
        if generals[force.general].rank > generals[other.general].rank:
            clause = "combine.army-from-army" if other.army else "consolidate.junior-never-takes"
            return refuse(clause, "combine.senior", general=other.general)
        return None
    if commanding(game, (force.head, other.head)) != force.head:
        return refuse("hierarchy.allied-command", "combine.allied", general=other.general)
    return None


def cannot_take(game: Game, force: Force, other: Force, piece: str) -> Refusal | None:
    """[combine.command-always] [combine.army-from-army] Is there room for it, and can it go?"""
    if piece == other.general:
        if other.army:
            return refuse("combine.no-merge-armies", "combine.two-armies", army=other.army)
        if any(each in game.moved for each in other.pieces):
            return refuse("combine.once-per-round", "activation.has-moved", piece=piece)
        return cannot_unite(game, (force, other))
    if piece in other.subordinates:
        return cannot_hold(game, replace(force, subordinates=(*force.subordinates, piece)))
    if other.army and other.corps == (piece,):
        return refuse("combine.army-from-army", "combine.last-step", army=other.army)
    return cannot_hold(game, with_unit(game, force, piece)) or cannot_spare(game, other, piece)


def pick_up(game: Game, march: March, piece: str) -> Procedure[None]:
    """[combine.drop-pick] [combine.partial] A counter joins the force on the march.

    [combine.full-absorb] With its last corps a force is taken in altogether.
    """
    if piece in game.stores:
        march.depots.append(piece)
        game.tell("combine.taken", piece=piece, force=march.head, zone=game.stores[piece])
        return
    other = game.forces[head_with(game, piece)]
    if piece in (other.general, other.corps[0]) and is_all(other, piece):
        march.taken += other.corps
        yield from absorb(game, march.head, other.head, march.side)
    else:
        take_over(game, march, other, piece)
    game.tell("combine.taken", piece=piece, force=march.head, zone=game.forces[march.head].zone)
    slow_down(game, march)


def is_all(other: Force, piece: str) -> bool:
    """[combine.full-absorb] Is nothing left of a force when this goes?"""
    return piece == other.general or len(other.corps) == 1


def take_over(game: Game, march: March, other: Force, piece: str) -> None:
    """[combine.partial] A unit or a subordinate changes forces; the rest stays as it is.

    [demoralised.contagion] Who joins the demoralised is demoralised.
    """
    force = game.forces[march.head]
    is_shaken = force.is_demoralised or other.is_demoralised
    if piece in other.subordinates:
        left = tuple([each for each in other.subordinates if each != piece])
        become(game, other.head, replace(other, subordinates=left))
        new = replace(force, subordinates=(*force.subordinates, piece))
    else:
        become(game, other.head, without_unit(other, piece))
        new = with_unit(game, force, piece)
        march.taken.append(piece)
    become(game, force.head, replace(new, is_demoralised=is_shaken))


def drops(game: Game, march: March) -> Iterator[Drop]:
    """[combine.drop-pick] What could be left behind."""
    for depot in march.depots:
        yield Drop(depot)
    for head in marching_heads(march):
        force = game.forces[head]
        corps = force.corps if len(force.corps) > 1 else ()
        for piece in (*force.subordinates, *corps, *force.specials):
            yield Drop(piece)


def cannot_drop(game: Game, choice: Drop) -> Refusal | None:
    """[combine.drop-pick] Why this counter is not left here; None if it may be (R-204)."""
    march, piece = game.march, choice.piece
    assert march is not None
    if piece in march.depots:
        return None
    forces = [game.forces[head] for head in marching_heads(march)]
    force = next((each for each in forces if piece in each.pieces), None)
    if force is None:
        return refuse("combine.drop-pick", "combine.not-with-us")
    if piece in (force.general, force.army):
        return refuse("general-change.force", "combine.chief", general=force.general)
    if force.corps == (piece,):
        return refuse("general-change.not-alone", "combine.last-corps", force=force.head)
    if reason := iberia.cannot_be_left(game, force, piece) or cannot_spare(game, force, piece):
        return reason
    if friends(game, march):
        return cannot_leave_to(game, march, force, piece)
    return cannot_stand_alone(game, piece)


def cannot_stand_alone(game: Game, piece: str) -> Refusal | None:
    """[force.definition] [combine.general-needs-unit] Can this counter be a force by itself?"""
    if piece in game.printed.generals:
        return refuse("combine.general-needs-unit", "combine.general-alone", general=piece)
    if piece in game.printed.specials:
        return refuse("unit.special.entry", "command.special", piece=piece)
    if game.printed.corps[piece].cavalry:
        return refuse("army.cavalry-only-in-army", "command.cavalry-needs-army")
    return None


def cannot_leave_to(game: Game, march: March, force: Force, piece: str) -> Refusal | None:
    """[consolidate.senior-gives] [consolidate.junior-gives] Why nobody here takes it in."""
    reason = None
    for head in friends(game, march):
        reason = cannot_receive(game, march, force, head, piece)
        if reason is None:
            return None
    return reason


def cannot_receive(game: Game, march: March, force: Force, head: str, piece: str) -> Refusal | None:
    """[command.limit] Why a force that stands here does not take this counter in."""
    if reason := cannot_deal_with(march, force, game.forces[head]):
        return reason
    if piece in game.printed.generals:
        return cannot_lead(game, piece, head)
    return cannot_hold(game, with_unit(game, game.forces[head], piece))


def drop(game: Game, march: March, piece: str) -> None:
    """[combine.drop-pick] A counter stays here, with friends or as a force of its own."""
    if piece in march.depots:
        march.depots.remove(piece)
        march.dropped.append(piece)
        game.tell("combine.left", piece=piece, force=march.head, zone=game.stores[piece])
        return
    force = game.forces[head_with(game, piece)]
    near = friends(game, march)
    hosts = [head for head in near if not cannot_receive(game, march, force, head, piece)]
    march.dropped.append(piece)
    if hosts:
        leave_to(game, force, game.forces[hosts[0]], piece)
    else:
        split(game, force.head, (piece,))
    game.tell("combine.left", piece=piece, force=march.head, zone=force.zone)


def leave_to(game: Game, force: Force, host: Force, piece: str) -> None:
    """[consolidate.senior-gives] [consolidate.junior-gives] The force that stands here takes it in.

    [combine.join-army-then-activate] Who has come to an army may go on with it.
    """
    if piece in force.subordinates:
        left = tuple([each for each in force.subordinates if each != piece])
        become(game, force.head, replace(force, subordinates=left))
        new = led_by(game, piece, host)
    else:
        become(game, force.head, without_unit(force, piece))
        new = with_unit(game, host, piece)
    is_shaken = force.is_demoralised or host.is_demoralised
    become(game, host.head, replace(new, is_demoralised=is_shaken))
    if host.army and not force.army:
        game.joined |= {piece}
