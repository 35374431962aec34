"""[reaction.trigger] Cavalry that falls upon whoever comes near it."""

from collections.abc import Iterable, Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from . import melee, pursuit
from .actions import React
from .activation import is_away
from .eyes import is_covered, shown
from .fate import move
from .light_cavalry import is_handy
from .morale import morale, test
from .paths import movement_allowance
from .riders import Rider, cannot_ride, friends_beside, ways
from .sides import Side
from .state import Game

MOVES = {"enter": "enter", "retreat": "retreat"}  # all else is part of a charge
FLYING = ("retreat", "pursuit")


def react(
    game: Game, hex_: str, units: Sequence[str], occasion: str, *, came_from: str = ""
) -> Procedure[bool]:
    """[reaction.trigger] Units have come into a hex; says whether they may go on.

    The occasion is enter, retreat, charge, reaction or pursuit; or bombardment, when infantry
    keeps its line under fire (enfilade.square.refused), and then nobody has come.
    """
    side = game.side(units[0]).enemy
    if game.is_night or game.is_rain or not has_cavalry_near(game, hex_, side):
        return True
    here = [unit for unit in units if game.where.get(unit) == hex_]
    if not here:
        return False
    declared = yield from declare(game, side, hex_, here, occasion)
    if declared and occasion == "enter":
        pledge(game, here)
    riders = [rider for rider in declared if dares(game, rider.unit, here, occasion)]
    if not riders:
        if declared:
            game.tell("reaction.nobody", hex=hex_)
        return True
    return (yield from counter(game, riders, here, occasion, came_from))


def has_cavalry_near(game: Game, hex_: str, side: Side) -> bool:
    """[reaction.trigger] The common case is that there is none."""
    stacks, units, side_of = game.stacks, game.printed.units, game.printed.side_of
    for there in game.ground.near[hex_]:
        for unit in stacks.get(there, ()):
            if side_of[unit] is side and units[unit].arm.is_cavalry:
                return True
    return False


def declare(
    game: Game, side: Side, hex_: str, units: Sequence[str], occasion: str
) -> Procedure[list[Rider]]:
    """[reaction.joint] All who are to charge are named before the first of them tests.

    All see where they are met: it tells by which way they have come.
    """
    declared: list[Rider] = []
    cavalry, seems_free = cavalry_near(game, hex_, side), partial(is_expected, game, hex_, units)
    while offers := charges(game, cavalry, hex_):
        if not any(seems_free(occasion, offer) for offer in offers):
            break
        if not declared:
            game.tell("reaction.near", hex=hex_, units=shown(game, units))
        choice = yield ask(
            side,
            "reaction.who",
            rule="reaction.trigger",
            offers=offers,
            unless=partial(cannot_react, game, hex_, units, occasion),
            always=True,
            kind=React,
            or_else=Pass(),
            facts={"hex": hex_, "units": shown(game, units)},
        )
        if not isinstance(choice, React):
            # Who lets covered units pass sees who they are as soon as they come into the open.
            game.uncovered = game.uncovered or len(shown(game, units)) < len(units)
            break
        cavalry.remove(choice.unit)
        declared.append(Rider(choice.unit, game.where[choice.unit], choice.by, hex_))
    return declared


def charges(game: Game, cavalry: Iterable[str], hex_: str) -> list[React]:
    """[reaction.trigger] By all ways into a hex."""
    return [React(unit, by) for unit in cavalry for by in ways(game, game.where[unit], hex_)]


def cavalry_near(game: Game, hex_: str, side: Side) -> list[str]:
    """[reaction.trigger] A side's cavalry at one or two hexes."""
    units, side_of = game.printed.units, game.printed.side_of
    return [
        unit
        for there in game.ground.near[hex_]
        for unit in game.at(there)
        if side_of[unit] is side and units[unit].arm.is_cavalry and unit not in game.charging
    ]


def cannot_react(
    game: Game, hex_: str, units: Sequence[str], occasion: str, choice: React
) -> Refusal | None:
    """[option.hidden.stays] Why this cavalry may not react; its owner knows if it is there."""
    unit = choice.unit
    if refusal := cannot_charge(game, hex_, units, occasion, choice):
        return refusal
    if is_away(game, unit):
        return refuse("option.hidden.stays", "movement.is-hidden", unit=unit)
    return None


def is_expected(game: Game, hex_: str, units: Sequence[str], occasion: str, choice: React) -> bool:
    """[option.hidden.stays] [stacking.inspect] Might this cavalry react, as far as its enemy sees?

    Its owner is asked all the same: to be silent would betray that it is not there, or which it is.
    """
    unit = choice.unit
    if not is_covered(game, unit):
        return cannot_charge(game, hex_, units, occasion, choice) is None
    if game.corps(unit) in game.active and not may_react_in_action(game, unit, occasion):
        return False
    return cannot_ride(game, game.where[unit], choice.by, hex_) is None


def cannot_charge(
    game: Game, hex_: str, units: Sequence[str], occasion: str, choice: React
) -> Refusal | None:
    """[reaction.not-disorganised] [reaction.individual-test] Why not, as everybody can see."""
    unit = choice.unit
    if unit not in cavalry_near(game, hex_, game.side(units[0]).enemy):
        return refuse("reaction.trigger", "reaction.not-near")
    if unit in game.disorganised:
        return refuse("reaction.not-disorganised", "reaction.disorganised", unit=unit)
    if unit in game.charged:
        return refuse("reaction.disorganises", "reaction.spent", unit=unit)
    if game.corps(unit) in game.active and not may_react_in_action(game, unit, occasion):
        return refuse("option.light-cavalry.reaction", "reaction.own-action", unit=unit)
    if {*mark(units, occasion)} & {*game.reacted.get(unit, ())}:
        return refuse("reaction.individual-test", "reaction.tested", unit=unit)
    return cannot_ride(game, game.where[unit], choice.by, hex_)


def may_react_in_action(game: Game, unit: str, occasion: str) -> bool:
    """[option.light-cavalry.reaction] [enfilade.square.refused] Cavalry whose own action it is."""
    return occasion == "bombardment" or is_handy(game, unit)


def mark(units: Sequence[str], occasion: str) -> list[str]:
    """[reaction.individual-test] A march, a retreat or a charge: one test for each (R-162)."""
    return [f"{MOVES.get(occasion, 'charge')} {unit}" for unit in units]


def dares(game: Game, unit: str, units: Sequence[str], occasion: str) -> bool:
    """[reaction.test] [reaction.individual-test] Each tests for itself, once for this move."""
    tried = game.reacted.get(unit, ())
    game.reacted = {**game.reacted, unit: (*tried, *mark(units, occasion))}
    return test(game, game.side(unit), [unit], morale(game, unit), "reaction")


def counter(
    game: Game, riders: Sequence[Rider], units: Sequence[str], occasion: str, came_from: str
) -> Procedure[bool]:
    """[reaction.joint] They charge together; says whether the others may go on."""
    hex_, side = riders[0].target, game.side(riders[0].unit)
    doubled = is_backlash(game, units, occasion)
    game.charged |= {rider.unit for rider in riders}
    game.charging |= {rider.unit for rider in riders}
    friends = friends_beside(game, hex_, side, game.charging)
    arrived = yield from ride(game, riders, "reaction")
    won = False
    if not arrived:
        game.tell("reaction.stopped", hex=hex_)
    else:
        shock = melee.Shock(
            "reaction",
            arrived,
            hex_,
            friends,
            backlash=doubled,
            may_square=occasion != "bombardment",  # [enfilade.square.no-square]
            from_hex=came_from,
        )
        before = [unit for unit in game.at(hex_) if game.side(unit) is not side]
        won = yield from melee.clash(game, shock)
        if won:
            yield from pursuit.after_victory(game, arrived, hex_, before)
    melee.finish(game, [rider.unit for rider in riders])
    return not won and any(game.where.get(unit) == hex_ for unit in units)


def ride(game: Game, riders: Sequence[Rider], occasion: str) -> Procedure[list[Rider]]:
    """[charge.enters-hex] They ride in, stack by stack; enemy cavalry may meet them on the way."""
    stacks: dict[tuple[str, str, str], list[Rider]] = {}
    for rider in riders:
        stacks.setdefault((rider.start, rider.entry, rider.target), []).append(rider)
    for (start, entry, target), group in stacks.items():
        came_from = start
        for hex_ in dict.fromkeys([entry, target]):
            going = [rider.unit for rider in group if game.where.get(rider.unit) == came_from]
            if hex_ == start or not going:
                continue
            for unit in going:
                move(game, unit, hex_)
            game.tell("charge.rides", units=going, hex=hex_, what=occasion)
            yield from melee.overrun(game, hex_, game.side(going[0]))
            if not (yield from react(game, hex_, going, occasion, came_from=came_from)):
                break
            came_from = hex_
    return [rider for rider in riders if game.where.get(rider.unit) == rider.target]


def pledge(game: Game, units: Sequence[str]) -> None:
    """[charge.mod.backlash.declare] Who said that he goes slowly does not hurry (R-163)."""
    moving = game.moving
    if moving is not None and not is_backlash(game, units, "enter"):
        moving.pledged = max(moving.spent, moving.planned)


def is_backlash(game: Game, units: Sequence[str], occasion: str) -> bool:
    """[charge.mod.backlash.cavalry] [charge.mod.backlash.foot] Caught at the wrong moment."""
    arms = {unit: game.unit(unit).arm for unit in units}
    if occasion in FLYING and any(arm.is_cavalry for arm in arms.values()):
        return True
    moving = game.moving
    if occasion != "enter" or moving is None:
        return False
    pace = max(moving.spent, moving.planned)  # [charge.mod.backlash.declare]
    return any(
        2 * pace > movement_allowance(game, unit)
        for unit, arm in arms.items()
        if not arm.is_cavalry
    )
