"""[retreat.defender.priority] Where the beaten go, and what the way costs them."""

from collections.abc import Collection, Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from . import fortress, iberia, siege
from .actions import Go
from .control import is_free_passage, is_open_to
from .depots import holds_fortress, of_side
from .fate import change, spend_depot, store
from .losses import confine, destroy, lose
from .modifiers import odds
from .organisation import combat_of, consolidate, shed
from .powers import controller, field_heads, heads_in, side_of_force
from .sheets import MOUNTAIN, RIVER
from .sides import Side
from .state import Game
from .supply import can_trace
from .terrain import cannot_cross, ignores_rivers

FRIENDLY, FORTRESS = "retreat.defender.friendly", "retreat.defender.fortress"
HOSTILE, OVERRUN = "retreat.defender.enemy-control", "retreat.defender.overrun"
ORDER = (FRIENDLY, FORTRESS, HOSTILE, OVERRUN)


def fall_back(
    game: Game, head: str, *, barred: Collection[str] = (), in_supply: bool = False
) -> Procedure[bool]:
    """[retreat.defender.priority] A force that must go finds a refuge, or is destroyed.

    This is no defeat: nothing is lost on the way. With `in_supply` a refuge in supply comes first
    among equals [siege.lifted.too-few]. Says whether the force still stands.
    """
    force = game.forces[head]
    side = side_of_force(game, force)
    assert side is not None
    here, corps = force.zone, force.corps
    refuge = yield from find_refuge(game, side, [head], barred, in_supply=in_supply)
    if not refuge:
        lose_all(game, side, [head], here)
        return False
    yield from withdraw(game, side, [head], refuge)
    return any(each in game.steps for each in corps)


def leave_siege(game: Game, head: str) -> Procedure[bool]:
    """[siege.lifted.too-few] A besieger who is too weak goes, in supply if he can (R-78)."""
    return (yield from fall_back(game, head, in_supply=True))


def go_back(game: Game, head: str, zone: str) -> Procedure[bool]:
    """[fortress.too-weak] A force goes back whence it came; if that is closed, wherever it may.

    Says whether it still stands (R-127).
    """
    force = game.forces[head]
    side = side_of_force(game, force)
    assert side is not None
    if zone and kind_of(game, side, [head], zone) in (FRIENDLY, HOSTILE):
        yield from withdraw(game, side, [head], zone)
        return any(corps in game.steps for corps in force.corps)
    return (yield from fall_back(game, head))


def find_refuge(
    game: Game,
    side: Side,
    heads: Sequence[str],
    barred: Collection[str] = (),
    *,
    in_supply: bool = False,
) -> Procedure[str]:
    """[retreat.defender.priority] The zone to which these go; nothing if there is none.

    The zone in which they stand means its fortress. Of equal refuges the player chooses.
    """
    here = game.forces[heads[0]].zone
    kinds = refuges(game, side, heads, barred)
    if not kinds:
        return ""
    best = min(kinds.values(), key=ORDER.index)
    fit = [zone for zone, kind in kinds.items() if kind == best]
    nation = game.forces[heads[0]].nation
    if in_supply and (fed := [zone for zone in fit if can_trace(game, zone, nation)]):
        fit = fed
    choice = yield ask(
        side,
        "retreat.where",
        rule="retreat.defender.priority",
        offers=[Go(zone) for zone in (here, *game.printed.ground.neighbours(here))],
        unless=partial(cannot_retreat, game, side, here, kinds, fit, barred),
        kind=Go,
        facts={"zone": here},
    )
    assert isinstance(choice, Go)
    return choice.zone


def refuges(
    game: Game, side: Side, heads: Sequence[str], barred: Collection[str]
) -> dict[str, str]:
    """[retreat.defender.priority] Every refuge that these have, and of which kind it is."""
    here = game.forces[heads[0]].zone
    found = {}
    for zone in game.printed.ground.neighbours(here):
        kind = kind_of(game, side, heads, zone)
        if kind and zone not in barred and cannot_cross(game, side, here, zone) is None:
            found[zone] = kind
    if has_fortress(game, here, side):
        found[here] = FORTRESS
    return found


def kind_of(game: Game, side: Side, heads: Sequence[str], zone: str) -> str:
    """[retreat.defender.friendly] What refuge a neighbouring zone is; nothing if it is none.

    [retreat.defender.enemy-control] A fortress that friends besiege does not close its zone.
    """
    if not is_open_to(game, zone, side) or is_shut_out(game, heads, zone):
        return ""
    enemies = field_heads(game, zone, side.enemy)
    is_besieged = zone in game.sieges and not enemies
    is_ours = controller(game, zone) is side or is_free_passage(game, zone, side)
    if is_ours and not heads_in(game, zone, side.enemy):
        return FRIENDLY
    if fortress.is_enemy_fortress(game, zone, side) and not is_besieged:
        return ""
    if not enemies:
        return HOSTILE if is_besieged or not heads_in(game, zone, side.enemy) else ""
    own, theirs = [sum([combat_of(game, head) for head in these]) for these in (heads, enemies)]
    rout = game.printed.tables.battle.rout_ratio
    return OVERRUN if own and odds(own, theirs) >= rout else ""


def is_cut_off(game: Game, side: Side, back: str) -> bool:
    """[retreat.none] Is the one way back closed, by enemies or by their fortress not besieged?"""
    is_shut = fortress.is_enemy_fortress(game, back, side) and back not in game.sieges
    return is_shut or bool(field_heads(game, back, side.enemy))


def is_held_against(game: Game, side: Side, heads: Sequence[str], to: str) -> bool:
    """[retreat.defender.overrun] Do enemies hold a refuge whom these overrun no more (R-620)?"""
    is_held = bool(field_heads(game, to, side.enemy)) and to != game.forces[heads[0]].zone
    return is_held and not kind_of(game, side, heads, to)


def is_shut_out(game: Game, heads: Sequence[str], zone: str) -> bool:
    """[movement.iberia.closed] Is the peninsula closed to one of these?"""
    return any(iberia.cannot_enter(game, game.forces[head], zone, heads) for head in heads)


def has_fortress(game: Game, zone: str, side: Side) -> bool:
    """[retreat.defender.fortress] Is there a friendly fortress that nobody besieges?"""
    return holds_fortress(game, zone, side) and zone not in game.sieges


def cannot_retreat(
    game: Game,
    side: Side,
    here: str,
    kinds: dict[str, str],
    fit: list[str],
    barred: Collection[str],
    choice: Go,
) -> Refusal | None:
    """[retreat.defender.priority] Why this is not where the beaten go; None if it may be."""
    zone = choice.zone
    if zone in fit:
        return None
    if zone == here and zone not in kinds:
        return refuse(FORTRESS, "retreat.no-fortress", zone=zone)
    if zone in kinds:
        return refuse("retreat.defender.priority", "retreat.better", zone=zone)
    if zone in barred:
        return refuse("retreat.defender.entry-zone", "retreat.enemy-came", zone=zone)
    return cannot_cross(game, side, here, zone) or refuse(
        "retreat.none", "retreat.closed", zone=zone
    )


def pay_crossing(game: Game, side: Side, heads: Sequence[str], to: str) -> Procedure[int]:
    """[retreat.river-loss] A river without bridge or mountains without pass cost a loss."""
    here = game.forces[heads[0]].zone
    if to == here:
        return 0
    kind = game.printed.border(here, to).kind
    if kind == RIVER and any(ignores_rivers(game, head) for head in heads):
        return 0
    if kind not in (RIVER, MOUNTAIN):
        return 0
    game.tell("retreat.crossing", side=side, zone=to)
    return (yield from lose(game, side, heads, 1, depots=True))


def withdraw(
    game: Game, side: Side, heads: Sequence[str], to: str, *, key: str = "retreat.goes"
) -> Procedure[None]:
    """[depot.fixed.retreat] [hierarchy.after-moves] The move itself; depots come along, mobile.

    [fortress.capacity] Those that lie behind the walls of a fortress stay there (R-221).
    """
    here = game.forces[heads[0]].zone
    if to == here:
        for head in heads:
            yield from shed(game, fortress.shelter(game, head), side)
        return
    game.tell(key, side=side, start=here, zone=to)
    overrun = field_heads(game, to, side.enemy)  # [retreat.defender.overrun]
    for enemy in overrun:
        lose_all(game, side.enemy, [enemy], to)
    if not field_stays(game, side, here, heads) and not holds_fortress(game, here, side):
        for depot in of_side(game, here, side):
            store(game, depot, to)
    for head in heads:
        confine(game, change(game, head, zone=to, is_sheltered=False))
    if len(field_heads(game, to, side)) > 1:
        yield from consolidate(game, to, side)
    if overrun:  # who besieged a fortress there does so no more [siege.relief]
        yield from siege.settle(game, to)


def field_stays(game: Game, side: Side, zone: str, heads: Sequence[str]) -> bool:
    """Does anybody else of this side stay in the zone, in the field or in the fortress?"""
    return any(head not in heads for head in heads_in(game, zone, side))


def lose_all(game: Game, side: Side, heads: Sequence[str], zone: str) -> None:
    """[retreat.none] [battle.ratio.five-to-one] These forces are destroyed, their depots too."""
    for head in heads:
        destroy(game, head)
    lose_depots(game, side, zone)


def lose_depots(game: Game, side: Side, zone: str) -> None:
    """Depots that nobody covers any more fall with the field, unless a fortress holds them."""
    if heads_in(game, zone, side) or holds_fortress(game, zone, side):
        return
    for depot in of_side(game, zone, side):
        spend_depot(game, depot)
        game.tell("depot.lost", depot=depot)
