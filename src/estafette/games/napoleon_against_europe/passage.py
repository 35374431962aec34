"""[movement.terrain-table] Where a force on the march may go next, and where it may stop."""

from estafette.engine import Pass, Refusal, refuse

from . import campaign_of_1805, fortress, iberia
from .actions import Go
from .affairs import Force, March
from .control import is_open_to
from .depots import lone_fixed
from .forced_march import cannot_pay_again, is_dear
from .pace import marching_heads
from .powers import country_of, field_heads
from .prussian_army import cannot_leave_border
from .sheets import WHOLE_MOVE
from .sides import COALITION, Side, Standing
from .stacking import cannot_stack
from .standing import status_of
from .state import Game
from .terrain import cannot_cross, cost

ARMISTICE = "52F"  # [card.f.armistice-de-pleiswitz] no battle on land in this round


def cannot_enter(game: Game, choice: Go) -> Refusal | None:
    """[movement.max] Why the force on the march does not go to that zone; None if it may."""
    march = game.march
    assert march is not None
    here, to = game.forces[march.head].zone, choice.zone
    if reason := cannot_cross(game, march.side, here, to) or is_closed(game, march, to):
        return reason
    price = price_of(game, march, here, to)
    if price > march.points:
        return refuse("movement.max", "march.too-far", zone=to, price=price, points=march.points)
    return (
        fortress.cannot_leave(game, march.head)
        or cannot_turn_aside(game, march, to)
        or cannot_attack(game, march, to)
        or cannot_find_room(game, march, to, march.points - price)
    )


def cannot_turn_aside(game: Game, march: March, to: str) -> Refusal | None:
    """[scenario.1805.special.sieges] [option.prussian-army] Who is bound to a place or a border."""
    force = game.forces[march.head]
    reason = campaign_of_1805.cannot_turn_aside(game, march.side, force.general, force.zone, to)
    return reason or cannot_leave_border(game, march.head, to)


def price_of(game: Game, march: March, here: str, to: str) -> int:
    """[movement.terrain-table] [movement.egypt] To or from Acre it takes the factor (R-202)."""
    if game.printed.border(here, to).kind == WHOLE_MOVE:
        return max(march.allowance + march.bonus, 1)
    return cost(game, here, to, game.forces[march.head])


def is_closed(game: Game, march: March, zone: str) -> Refusal | None:
    """[movement.no-neutral] [unit.militia.confined] Whose land is it, and who would enter it?"""
    heads = marching_heads(march)
    for head in heads:
        force = game.forces[head]
        reason = cannot_trespass(game, force, march.side, zone) or is_confined(game, force, zone)
        if reason := reason or iberia.cannot_enter(game, force, zone, heads):
            return reason
    return None


def cannot_trespass(game: Game, force: Force, side: Side, zone: str) -> Refusal | None:
    """[movement.no-neutral] [war.no-entry-without] Why this land is not to be entered.

    [forced-alliance.coalition-entry] A forced ally's land is closed to the Coalition.
    """
    if is_open_to(game, zone, side) or iberia.is_let_through(game, force, zone):
        return None
    country = country_of(game, zone)
    bound = status_of(game, country).kind is Standing.FORCED_ALLIANCE
    clause = "movement.no-neutral"
    if bound and side is COALITION:
        clause = "forced-alliance.coalition-entry"
    return refuse(clause, "march.neutral", zone=zone, country=country)


def is_confined(game: Game, force: Force, zone: str) -> Refusal | None:
    """[unit.militia.confined] Militia does not leave its country."""
    if game.printed.militia.isdisjoint(force.corps):
        return None
    sheets, country = game.printed.corps, country_of(game, zone)
    for corps in force.corps:
        if sheets[corps].militia and sheets[corps].nation != country:
            return refuse("unit.militia.confined", "march.militia", corps=corps, zone=zone)
    return None


def cannot_attack(game: Game, march: March, zone: str) -> Refusal | None:
    """[activation.cost.lone-corps-extra] [card.f.armistice-de-pleiswitz] Who may give battle."""
    if faces_enemy(game, zone, march.side):
        if ARMISTICE in game.lasting:
            return refuse("card.f.armistice-de-pleiswitz", "march.armistice", zone=zone)
        return cannot_pay_again(game, march, "activation.cost.lone-corps-extra")
    if is_dear(game, march, zone):
        return cannot_pay_again(game, march, "option.lone-corps-uncontrolled")
    return None


def faces_enemy(game: Game, zone: str, side: Side) -> bool:
    """[movement.stop] Is there an enemy in the field, or a depot that would be defended?"""
    return bool(field_heads(game, zone, side.enemy) or lone_fixed(game, zone, side.enemy))


def cannot_find_room(game: Game, march: March, zone: str, points: int) -> Refusal | None:
    """[combine.must-go-on] Who finds friends that he cannot join must be able to go on."""
    reason = cannot_stay(game, march, zone)
    if reason is None or has_way_on(game, march, zone, points):
        return None
    return reason


def cannot_stay(game: Game, march: March, zone: str) -> Refusal | None:
    """[combine.must-go-on] [spain.closed-before-cards] Why the force may not stop in a zone."""
    heads = tuple(marching_heads(march))
    if cannot_stack(game, heads, zone):
        return refuse("combine.must-go-on", "march.no-room", zone=zone)
    return iberia.cannot_stay(game, game.forces[march.head], zone)


def has_way_on(game: Game, march: March, zone: str, points: int) -> bool:
    """[combine.must-go-on] Is there a zone within reach in which the force may stop?"""
    best, queue = {zone: points}, [zone]
    for here in queue:
        for to in game.printed.ground.neighbours(here):
            left = best[here] - price_of(game, march, here, to)
            if left < 0 or left <= best.get(to, -1):
                continue
            if cannot_pass(game, march, here, to):
                continue
            if cannot_stay(game, march, to) is None:
                return True
            best[to] = left
            queue.append(to)
    return False


def cannot_pass(game: Game, march: March, here: str, to: str) -> Refusal | None:
    """[combine.must-go-on] Why the way does not lead there, whatever it costs."""
    return (
        cannot_cross(game, march.side, here, to)
        or is_closed(game, march, to)
        or cannot_attack(game, march, to)
    )


def cannot_halt(game: Game, choice: Pass) -> Refusal | None:
    """[combine.must-go-on] Why the force does not stop here, as long as it can go on."""
    march = game.march
    assert march is not None
    zone = game.forces[march.head].zone
    reason = cannot_stay(game, march, zone) if march.crossed else None
    near = game.printed.ground.neighbours(zone) if reason else ()
    return reason if any(cannot_enter(game, Go(to)) is None for to in near) else None
