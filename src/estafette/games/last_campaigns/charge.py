"""[charge.eligibility] The Cavalry Charge segment."""

from collections.abc import Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Charge
from .activation import is_activated, seems_activated
from .eyes import hearers, is_covered
from .leaders import fail_orders
from .melee import Shock, clash, enemies_at, finish
from .obedience import cannot_attack
from .pursuit import after_victory
from .reaction import ride
from .riders import Rider, cannot_ride, friends_beside, ways
from .state import Game


def charge_segment(game: Game) -> Procedure[None]:
    """[action.charge] [charge.parallel] All ride first, then all fight."""
    if game.is_night or game.is_rain:
        return  # a charge enters the enemy's hex
    declared = yield from declare_charges(game)
    if not declared:
        return
    units = [rider.unit for rider in declared]
    game.charged |= {*units}
    game.charging |= {*units}
    targets = dict.fromkeys([rider.target for rider in declared])
    friends = {hex_: friends_beside(game, hex_, game.acting, units) for hex_ in targets}
    arrived = yield from ride(game, declared, "charge")
    fled: list[str] = []
    for hex_ in targets:
        there = [rider for rider in arrived if rider.target == hex_]
        yield from charge_home(game, hex_, there, friends[hex_], fled)
    finish(game, units)
    yield from fail_orders(game)


def declare_charges(game: Game) -> Procedure[list[Rider]]:
    """[charge.eligibility] The player points at cavalry and at targets until he is content."""
    declared: list[Rider] = []
    cavalry = [unit for unit in game.where if game.unit(unit).arm.is_cavalry]
    cavalry = [unit for unit in cavalry if seems_activated(game, unit) and unit not in game.charged]
    while offers := [offer for unit in cavalry for offer in possible_charges(game, unit)]:
        choice = yield ask(
            game.acting,
            "charge.who",
            rule="charge.eligibility",
            offers=offers,
            unless=partial(cannot_charge, game),
            kind=Charge,
            or_else=Pass(),
            always=any(is_expected(game, offer) for offer in offers),
        )
        if not isinstance(choice, Charge):
            break
        cavalry.remove(choice.unit)
        declared.append(Rider(choice.unit, game.where[choice.unit], choice.by, choice.target))
        to = hearers(game, [choice.unit])  # [stacking.inspect] till he rides
        game.tell("charge.declared", to=to, unit=choice.unit, hex=choice.target)
    return declared


def possible_charges(game: Game, unit: str) -> list[Charge]:
    """[charge.eligibility] At every enemy within two hexes, by every way."""
    start, side = game.where[unit], game.side(unit)
    return [
        Charge(unit, there, by)
        for there in game.ground.near[start]
        if enemies_at(game, there, side)
        for by in ways(game, start, there)
    ]


def is_expected(game: Game, charge: Charge) -> bool:
    """[command.written-or-markers] [stacking.inspect] Might it ride, as far as its enemy sees?

    Its owner is asked all the same: to be silent would betray what it was told, or which it is.
    """
    is_seen_unable = not game.keeps_counsel or charge.unit in game.disorganised
    if is_seen_unable and not is_covered(game, charge.unit):
        return False
    return cannot_ride(game, game.where[charge.unit], charge.by, charge.target) is None


def cannot_charge(game: Game, charge: Charge) -> Refusal | None:
    """[charge.eligibility] [charge.terrain] Why this unit may not charge that hex."""
    unit = charge.unit
    if unit not in game.where or not is_activated(game, unit):
        return refuse("charge.eligibility", "charge.not-activated")
    if not game.unit(unit).arm.is_cavalry:
        return refuse("charge.eligibility", "charge.not-cavalry", unit=unit)
    if unit in game.charged:
        return refuse("charge.no-further-action", "charge.spent", unit=unit)
    if unit in game.disorganised:
        return refuse("charge.eligibility", "charge.disorganised", unit=unit)
    if not enemies_at(game, charge.target, game.side(unit)):
        return refuse("charge.eligibility", "charge.nobody", hex=charge.target)
    return cannot_attack(game, unit, charge.target) or cannot_ride(
        game, game.where[unit], charge.by, charge.target
    )


def charge_home(
    game: Game, hex_: str, riders: Sequence[Rider], friends: Sequence[str], fled: list[str]
) -> Procedure[None]:
    """[charge.enters-hex] All that charges one hex fights together (R-47)."""
    if not riders:
        game.tell("charge.stopped", hex=hex_)
        return
    before = enemies_at(game, hex_, game.acting)
    if (yield from clash(game, Shock("charge", riders, hex_, friends))):
        fled += before
        yield from after_victory(game, riders, hex_, fled)
