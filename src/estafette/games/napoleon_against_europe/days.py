"""The Hundred Days: will France be conquered, and will it have an army in order?

[scenario.1815.victory.draw] Nothing else counts when the year is over: with one chance for each,
what the Empire has before the Coalition is the second less the first.
"""

from math import prod, tanh

from msgspec import Struct

from .affairs import Battle, Host
from .clash import Forecast, at_hand, breaking, fighting, forecast, settle
from .expectations import ground_of
from .expedients import lost_ground, means, staff, stores, strike, trouble, weigh
from .prospects import Column, Field, muster, side_sign, signs_of
from .reach import Reach
from .sides import COALITION, EMPIRE, FRANCE
from .state import Game
from .supply import can_trace
from .victory import PARIS, is_emperor_gone

VERDICT = 0.75  # what the terms of victory count; the rest is for what leads there
SWAY, EVEN = 0.06, -9.0  # what a victory point weighs; the lead of the Empire in an even war
HELD = 0.6  # of a chance to take a zone back
UNFED, UNFLAGGED = 0.45, 0.2  # of a zone that nobody can supply; a risk while no flag is raised
STEP, FRESH = 0.75, 0.4  # of the danger to an army: what a step leaves; steps to come in a round
CAUGHT = 0.7  # of an army that is hunted: it is out of order
RALLY, SURELY = 0.22, 0.75  # the chance that it rallies, for each round left, and at most
BOTH, PARTLY = 2, 0.4  # French armies in the Hundred Days; what their share counts
SECOND, THIRD, NEARLY = 0.35, 0.2, 1.3  # of France: a second key zone, and a third


class Fight(Struct, frozen=True):
    """A battle, and how it will go."""

    battle: Battle
    seen: Forecast


def worth_of_the_days(game: Game) -> float:
    """[scenario.1815.victory.france] From -1 to 1, to the Empire."""
    if is_emperor_gone(game):
        return -1.0
    field = muster(game, ground_of(game.printed), signs_of(game.politics))
    battle, hope = at_hand(game), 0.0
    fight = None if battle is None else Fight(battle, forecast(game, field, battle))
    lead = weigh(game, field) + staff(game) - lost_ground(game) + means(game) + stores(game)
    if game.march is not None:
        lead -= side_sign(game.march.side) * trouble(game.march)
    if fight is not None:
        lead += fighting(game, field, fight.battle, fight.seen)
        settle(game, field, fight.battle, fight.seen)
    else:
        hope = strike(game, field)
    worth = VERDICT * verdict(game, field, fight) + (1 - VERDICT) * tanh(SWAY * (lead - EVEN))
    return max(min(worth + hope, 1.0), -1.0)


def verdict(game: Game, field: Field, fight: Fight | None = None) -> float:
    """[scenario.1815.victory.france] An army in order, less the chance that France is taken."""
    reach = Reach(game, field)
    army = in_order([lasting(game, reach, column, fight) for column in field.columns])
    paris, *others = [taken(game, field, reach, zone) for zone in keys_of(game)]
    return army - conquest(paris, others, army)


def keys_of(game: Game) -> list[str]:
    """[conquest.major.conditions] The key zones of France, Paris first."""
    return sorted(game.politics.key_zones[FRANCE], key=lambda zone: zone != PARIS)


def conquest(paris: float, others: list[float], army: float) -> float:
    """[conquest.major.all-but-one] The chance that France is conquered.

    While it has an army in order all must be taken. Half of it is what leads there.
    """
    first, second = max(others), min(others)
    either = first + second - first * second
    certain = paris * (army * first * second + (1 - army) * either)
    partly = (1 - SECOND - THIRD) * paris + SECOND * first + THIRD * second
    return (certain + float(partly**NEARLY)) / 2


def taken(game: Game, field: Field, reach: Reach, zone: str) -> float:
    """The chance that the Coalition has a key zone at the end, and can supply it."""
    kept = 1 - HELD * reach.chance(zone, EMPIRE)
    if game.control.controllers[zone] is COALITION:
        return kept if can_trace(game, zone, game.control.holders[zone]) else UNFED * kept
    found = reach.chance(zone, COALITION)
    if zone in field.coalition and zone not in field.empire:
        return max(found, kept - UNFLAGGED)
    return found


def in_order(armies: list[float]) -> float:
    """[scenario.1815.victory.france] The chance that a French army is in order at the end.

    Part of it is the share of the armies that are: who beats one is on his way.
    """
    beaten = prod([1 - lasts for lasts in armies])
    return (1 - PARTLY) * (1 - beaten) + PARTLY * min(sum(armies) / BOTH, 1.0)


def lasting(game: Game, reach: Reach, column: Column, fight: Fight | None) -> float:
    """The chance that an army is in order at the end."""
    steps, broken, lost = column.steps, 0.0, 0.0
    if fight is not None:
        for host in fight.battle.hosts:
            if column.head in host.heads:
                cost, broken = fate_of(game, fight, host)
                steps = max(steps - cost, 0.0)
                lost = broken if fight.seen.rout or column.is_demoralised else 0.0
    hunted = reach.hunt(column.zone, COALITION)
    worn = float(STEP ** (steps + FRESH * reach.left[EMPIRE]))
    rally = min(RALLY * reach.left[EMPIRE], SURELY)
    found = (1 - lost) * (1 - worn) * (1 - CAUGHT * hunted)
    if column.is_demoralised:
        return found * rally
    return found * (1 - broken * (1 - rally))


def fate_of(game: Game, fight: Fight, host: Host) -> tuple[float, float]:
    """What a host is about to lose in a battle, and the chance that it breaks."""
    is_attacker = host is fight.battle.attacker
    lost = fight.seen.suffers if is_attacker else fight.seen.inflicts
    return lost, breaking(game, host, fight.seen, is_attacker=is_attacker)
