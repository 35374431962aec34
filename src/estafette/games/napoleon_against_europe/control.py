"""[control.every-other-zone] Who controls a zone: flags, free passage, and what counts."""

from estafette.engine import Refusal, refuse

from . import supply
from .lines import is_lent, suppliers
from .powers import (
    active_fortress,
    controller,
    country_of,
    field_heads,
    heads_in,
    holder,
    side_of,
    side_of_force,
)
from .sides import COALITION, Kind, Side
from .standing import leader
from .state import Game


def place_flag(game: Game, zone: str, nation: str) -> None:
    """[control.take.flag] [control.no-marker] The flag of a country lies in a zone, if it may.

    [control.remove-marker] The owner of a zone, and his side, need none there.
    """
    if zone in game.printed.open:
        return
    owner = country_of(game, zone)
    if owner == nation or is_of_one_side(game, owner, nation):
        remove_flag(game, zone)
        return
    if game.flags.get(zone) == nation:
        return
    game.flags = {**game.flags, zone: nation}
    game.tell("control.flag", zone=zone, country=nation)


def is_of_one_side(game: Game, country: str, other: str) -> bool:
    """[control.remove-marker] Are two countries at war side by side?"""
    side = side_of(game, country)
    return side is not None and side is side_of(game, other)


def remove_flag(game: Game, zone: str) -> None:
    """[control.remove-marker] The zone is its owner's again."""
    if zone not in game.flags:
        return
    game.flags = {place: nation for place, nation in game.flags.items() if place != zone}
    game.tell("control.returns", zone=zone, country=country_of(game, zone))


def flag_of(game: Game, nation: str) -> str:
    """Whose flag a force raises: a minor's that of its major power, a revolt's the leader's."""
    if game.printed.countries[nation].kind is Kind.REVOLT:
        return leader(game, COALITION)
    return suppliers(game, nation)[-1]


def cannot_take(game: Game, head: str) -> Refusal | None:
    """[control.take.flag] [control.take.no-enemy] Why no flag can be raised by this force."""
    force = game.forces[head]
    zone, side = force.zone, side_of_force(game, force)
    if zone in game.printed.open:
        return refuse("control.no-marker", "control.nothing-to-hold", zone=zone)
    if side is None or controller(game, zone) is side:
        return refuse("control.take.flag", "control.held", zone=zone)
    if controller(game, zone) is None:
        return refuse("control.every-other-zone", "control.neutral", zone=zone)
    if active_fortress(game, zone):
        return refuse("control.take.fortress", "control.fortress", zone=zone)
    if heads_in(game, zone, side.enemy):
        return refuse("control.take.no-enemy", "control.enemy", zone=zone)
    if not supply.is_supplied(game, head):
        return refuse("control.take.flag", "control.unsupplied", zone=zone)
    return None


def is_free_passage(game: Game, zone: str, side: Side) -> bool:
    """[control.free-passage] Neither fortress, port, town nor enemies; not neutral land (R-12)."""
    if zone not in game.printed.open or heads_in(game, zone, side.enemy):
        return False
    return side_of(game, country_of(game, zone)) is not None


def is_open_to(game: Game, zone: str, side: Side) -> bool:
    """[movement.no-neutral] [peace.conqueror-transit] [forced-alliance.transit] Whose land is it?

    That of both sides at war, and that which a treaty opens.
    """
    return controller(game, zone) is not None or is_lent(game, country_of(game, zone), side)


def counts(game: Game, zone: str, side: Side) -> bool:
    """[control.supplied-only] Is a zone this side's, with a supply line to it?"""
    return controller(game, zone) is side and supply.can_trace(game, zone, holder(game, zone))


def holds(game: Game, zone: str, side: Side) -> bool:
    """[control.initial] [control.supplied-only] Does a side hold a zone for good?

    What lies under a flag must be in supply; what is one's own, or an ally's, need not (R-290).
    """
    return controller(game, zone) is side and (zone not in game.flags or counts(game, zone, side))


def adjust(game: Game) -> None:
    """[control.conquest-phase.remove] [control.take.conquest-phase] The conquest phase (R-13).

    First the owners take down the enemy's flags, then forces in supply raise theirs; all are
    looked at before the first flag goes up (R-580).
    """
    for zone in list(game.flags):
        if is_back(game, zone):
            remove_flag(game, zone)
    raised = []
    for zone in game.zones:
        for side in Side:
            heads = field_heads(game, zone, side)
            raised += [(zone, head) for head in heads if cannot_take(game, head) is None][:1]
    for zone, head in raised:
        place_flag(game, zone, flag_of(game, game.forces[head].nation))


def is_back(game: Game, zone: str) -> bool:
    """[control.conquest-phase.remove] Does the owner's side stand under an enemy's flag?"""
    side = side_of(game, country_of(game, zone))
    if side is None or controller(game, zone) is side or active_fortress(game, zone):
        return False
    return bool(field_heads(game, zone, side))
