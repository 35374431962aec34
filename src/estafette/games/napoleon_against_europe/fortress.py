"""[fortress.capacity] Fortresses: covering them, sheltering in them, their fall and return."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import attrition, depots, exchange, occupation, organisation, retreat, siege, stacking
from .actions import Drop, Lose
from .control import flag_of, place_flag
from .fate import bring_back, change, eliminate, head_with, lose_step, send_home, spend_depot
from .powers import (
    active_fortress,
    controller,
    field_heads,
    heads_in,
    holder,
    side_of_force,
)
from .sides import Side
from .state import Game
from .supply import can_trace, is_supplied


def is_enemy_fortress(game: Game, zone: str, side: Side) -> bool:
    """[siege.only-way] Does an active fortress of the enemy stand in this zone?"""
    return active_fortress(game, zone) > 0 and controller(game, zone) is side.enemy


def steps_needed(game: Game, zone: str) -> int:
    """[siege.condition.steps] [fortress.stop-or-cover] Twice the level of the fortress."""
    return active_fortress(game, zone) * game.printed.tables.fortress.steps_a_level


def cannot_leave(game: Game, head: str) -> Refusal | None:
    """[fortress.stop-or-cover] Why a force that came to an enemy fortress may not go on.

    Others of its side must stay before the walls, strong enough for a siege. [siege.leave] Who
    began his move there is free to go.
    """
    force, march = game.forces[head], game.march
    zone, side = force.zone, side_of_force(game, force)
    if march is None or not march.crossed or side is None:
        return None
    if not is_enemy_fortress(game, zone, side):
        return None
    least = steps_needed(game, zone)
    if steps_left(game, head) >= least:
        return None
    return refuse("fortress.stop-or-cover", "fortress.must-cover", zone=zone, least=least)


def steps_left(game: Game, head: str) -> int:
    """[fortress.stop-or-cover] The steps that stay before the walls when a force goes on."""
    return sum([organisation.steps_of(game, each) for each in left_behind(game, head)])


def left_behind(game: Game, head: str) -> list[str]:
    """Those of its side who do not march with this force."""
    force, march = game.forces[head], game.march
    side = side_of_force(game, force)
    if side is None:
        return []
    going = (head, march.companion) if march is not None else (head,)
    return [each for each in field_heads(game, force.zone, side) if each not in going]


def cover(game: Game, head: str) -> None:
    """[fortress.stop-or-cover] [fortress.cover-no-siege] The force goes on; others besiege.

    Those whom it has just left there may not attack in this round.
    """
    zone, left = game.forces[head].zone, left_behind(game, head)
    side = side_of_force(game, game.forces[head])
    if side is None or not left or not is_enemy_fortress(game, zone, side):
        return
    is_new = zone not in game.sieges or came_along(game, left)
    if siege.lay(game, left[0]) and is_new:
        game.covered = {**game.covered, zone: game.round}
        game.tell("fortress.covered", force=left[0], zone=zone)


def came_along(game: Game, heads: list[str]) -> bool:
    """[fortress.cover-no-siege] Did these come with the force on the march?"""
    dropped = game.march.dropped if game.march is not None else []
    return any(piece in dropped for head in heads for piece in game.forces[head].pieces)


def cannot_shelter(game: Game, head: str) -> Refusal | None:
    """[fortress.defender-options] Why a force cannot withdraw into the fortress of its zone.

    [fortress.capacity] One force finds room, or two armies, as stacking allows.
    """
    force = game.forces[head]
    zone, side = force.zone, side_of_force(game, force)
    if not active_fortress(game, zone) or side is None or controller(game, zone) is not side:
        return refuse("fortress.defender-options", "fortress.none-of-yours", zone=zone)
    if zone in game.sieges:
        return refuse("retreat.defender.fortress", "fortress.besieged", zone=zone)
    inside = [each for each in heads_in(game, zone, side) if is_inside(game, each)]
    if inside and stacking.cannot_be_one(game, [head, *inside], zone):
        return refuse("fortress.capacity", "fortress.full", zone=zone)
    return None


def is_inside(game: Game, head: str) -> bool:
    return game.forces[head].is_sheltered


def shelter(game: Game, head: str) -> str:
    """[fortress.defender-options] A force withdraws into the fortress of its zone; its head.

    [fortress.capacity] [army.group-forms] All inside are one force, or two armies.
    """
    zone, side = game.forces[head].zone, side_of_force(game, game.forces[head])
    assert side is not None
    inside = [each for each in heads_in(game, zone, side) if is_inside(game, each)]
    head = change(game, head, is_sheltered=True)
    for other in inside:
        if not (game.forces[head].army and game.forces[other].army):
            head = organisation.merge(game, other, head)
    game.tell("fortress.shelters", force=head, zone=zone)
    march = game.march
    if march is not None and march.side is side.enemy and march.came_from:
        game.strays = {**game.strays, zone: march.came_from}
    return head


def detachable(game: Game, zone: str, side: Side) -> list[str]:
    """[fortress.defender-split] Whoever of the defenders might go into the fortress by himself."""
    if not active_fortress(game, zone) or controller(game, zone) is not side:
        return []
    return [piece for head in field_heads(game, zone, side) for piece in within(game, head)]


def within(game: Game, head: str) -> tuple[str, ...]:
    """The counters of a force that may leave it; a lone corps goes as a whole."""
    return exchange.detachable(game, head) if len(game.forces[head].corps) > 1 else ()


def cannot_send_in(game: Game, zone: str, choice: Drop) -> Refusal | None:
    """[fortress.defender-split] Why this counter does not go in while others stay outside."""
    piece = choice.piece
    heads = [head for head in game.zones.get(zone, ()) if piece in game.forces[head].pieces]
    side = side_of_force(game, game.forces[heads[0]]) if heads else None
    if side is None or piece not in detachable(game, zone, side):
        return refuse("fortress.defender-split", "fortress.none-of-yours", zone=zone)
    if zone in game.sieges:
        return refuse("retreat.defender.fortress", "fortress.besieged", zone=zone)
    inside = [each for each in heads_in(game, zone, side) if is_inside(game, each)]
    if not inside:
        return exchange.cannot_leave_alone(game, piece, heads[0])
    if exchange.cannot_hand_over(game, piece, heads[0], inside[0]):
        return refuse("fortress.capacity", "fortress.full", zone=zone)
    return None


def send_in(game: Game, zone: str, piece: str) -> None:
    """[fortress.defender-split] A counter of a force goes into the fortress, others stay out."""
    head = head_with(game, piece)
    side = side_of_force(game, game.forces[head])
    assert side is not None
    inside = [each for each in heads_in(game, zone, side) if is_inside(game, each)]
    if inside:
        exchange.hand_over(game, piece, inside[0])
        return
    exchange.leave_alone(game, piece, head)
    shelter(game, piece)


def turn_back(game: Game) -> Procedure[None]:
    """[fortress.too-weak] The end of a round: who cannot besiege those inside goes back (R-127)."""
    for zone in weakly_watched(game):
        whence = game.strays.get(zone, "")
        side = controller(game, zone)
        assert side is not None
        for head in field_heads(game, zone, side.enemy):
            game.tell("fortress.too-weak", force=head, zone=zone)
            yield from retreat.go_back(game, head, whence)
        yield from siege.come_out(game, zone)
    game.strays = {}


def weakly_watched(game: Game) -> list[str]:
    """[fortress.too-weak] Fortresses with troops inside and too few enemies before them."""
    found = []
    for force in game.forces.values():
        zone, side = force.zone, side_of_force(game, force)
        if not force.is_sheltered or zone in game.sieges or zone in found or side is None:
            continue
        if field_heads(game, zone, side.enemy):
            found.append(zone)
    return found


def surrender(game: Game, zone: str, side: Side, *, with_honours: bool) -> None:
    """[siege.result.honours] [siege.result.breach] What becomes of those inside.

    With honours they come back in the next budget phase; otherwise they are to be built again.
    """
    for head in heads_in(game, zone, side):
        force = game.forces[head]
        if with_honours:
            send_home(game, head)
            game.tell("fortress.honours", force=head, zone=zone)
        else:
            game.tell("force.destroyed", force=head, zone=zone)
            for corps in force.corps:
                eliminate(game, corps)
    for depot in depots.of_side(game, zone, side):
        if with_honours:
            bring_back(game, depot)
        else:
            spend_depot(game, depot)
            game.tell("depot.lost", depot=depot)


def capture(game: Game, zone: str, head: str) -> Procedure[None]:
    """[fortress.captured] The conqueror's flag, an empty fortress, and perhaps a new garrison."""
    siege.end(game, zone)
    game.empty |= {zone}
    nation = flag_of(game, game.forces[head].nation)
    game.tell("fortress.taken", force=head, zone=zone, country=nation)
    place_flag(game, zone, nation)
    yield from occupation.clear_port(game, zone)
    if head in game.forces:
        yield from reactivate(game, head, has_besieged=True)


def reactivate(game: Game, head: str, *, has_besieged: bool = False) -> Procedure[bool]:
    """[fortress.reactivate] A step or a depot may make an empty fortress active again, at once."""
    if cannot_reactivate(game, head, has_besieged=has_besieged) is not None:
        return False
    force, side = game.forces[head], side_of_force(game, game.forces[head])
    assert side is not None
    stores = depots.one_of_each(game, force.zone, side)
    choice = yield ask(
        side,
        "fortress.reactivate",
        rule="fortress.reactivate",
        offers=[Lose(piece) for piece in (*stores, *force.corps)],
        unless=partial(cannot_garrison, game, head),
        kind=Lose,
        or_else=Pass(),
        facts={"force": head, "zone": force.zone},
    )
    if not isinstance(choice, Lose):
        return False
    fill(game, force.zone)
    if choice.piece in game.stores:
        depots.spend(game, choice.piece)
    else:
        lose_step(game, choice.piece)
    return True


def cannot_reactivate(game: Game, head: str, *, has_besieged: bool = False) -> Refusal | None:
    """[fortress.reactivate] Why this force can make no fortress active where it stands (R-76).

    Who has just taken it by siege was in supply for that, a landed force too (R-460).
    """
    force = game.forces[head]
    zone, side = force.zone, side_of_force(game, force)
    if zone not in game.empty or side is None or controller(game, zone) is not side:
        return refuse("fortress.reactivate", "fortress.none-empty", zone=zone)
    if not has_besieged and not is_supplied(game, head):
        return refuse("fortress.reactivate", "supply.none", force=head, zone=zone)
    return None


def cannot_garrison(game: Game, head: str, choice: Lose) -> Refusal | None:
    """[fortress.reactivate] Why this corps or depot cannot be the garrison; None if it can.

    [attrition.when.forced-march] No step is detached for the last fortress taken before the
    attrition test; while points are left it need not be the last (R-63).
    """
    force = game.forces[head]
    if choice.piece in game.stores:
        side = side_of_force(game, force)
        if side is None or choice.piece not in depots.of_side(game, force.zone, side):
            return refuse("fortress.reactivate", "depot.not-here", zone=force.zone)
        return None
    if choice.piece not in force.corps:
        return refuse("fortress.reactivate", "fortress.not-in-force", force=head)
    march = game.march
    if march is None or march.head != head or march.is_tested or march.points:
        return None
    if attrition.is_due(game, march):
        return refuse("attrition.when.forced-march", "fortress.test-first", force=head)
    return None


def fill(game: Game, zone: str) -> None:
    """[fortress.reactivate] [sequence.conquest-cleanup] An empty fortress is active again."""
    game.empty -= {zone}
    game.tell("fortress.active", zone=zone, country=holder(game, zone))


def reactivate_supplied(game: Game) -> None:
    """[fortress.end-phase] At the end of the activation phase, every one that is in supply.

    All are judged as they are found: none is in supply by another that has just been filled.
    """
    empty = [each for each in game.printed.fortresses if each in game.empty]
    for zone in [each for each in empty if can_trace(game, each, holder(game, each))]:
        fill(game, zone)
