"""A battle being fought: what its dice will cost, or have cost, before they are thrown."""

from msgspec import Struct
from msgspec.structs import replace

from .affairs import Battle, Host
from .command import cavalry
from .expectations import chance_to_win, mean_losses
from .losses import steps_of
from .modifiers import entry_of, ratio_modifier, size_of, strength
from .modifiers import odds as ratio_of
from .organisation import commander
from .pace import marching_heads
from .powers import field_heads, side_of_force
from .prospects import Field, side_sign
from .sheets import MOUNTAIN, PASS, RIVER, STRAIT
from .sides import EMPIRE
from .state import Game

FIELD_WON, ROUT = 0.8, 5.0  # a battle won; the steps that a rout costs, at most
DEMORALISED = 0.25  # of the losers: they will be
BROKEN, DRIVEN = 0.4, 0.6  # of a host: what breaking costs it, and what is left if it must go
COMES = 0.6  # the chance that friends come who march to the guns
STEADY = 5  # [demoralise.test] points of morale, the general's included: five of six hold out
DIE = 6


class Forecast(Struct, frozen=True):
    """The attacker's chance to win, and the steps that he will inflict and suffer."""

    win: float
    inflicts: float = 0.0
    suffers: float = 0.0
    rout: bool = False  # whoever loses it loses all


def at_hand(game: Game) -> Battle | None:
    """[battle.sequence] The battle that is fought, or that a march or an interception brings on."""
    march = game.march
    if game.battle is not None or march is None:
        return game.battle
    heads = [head for head in marching_heads(march) if head in game.forces]
    if not heads or march.is_over:
        return None
    zone, enemy, approach = game.forces[heads[0]].zone, march.side.enemy, game.approach
    foes = [approach.head] if approach is not None else [*field_heads(game, zone, enemy)]
    if not foes:
        return None
    own = assembled(game, Host(march.side, heads, commander=commander(game, heads)))
    other = assembled(game, Host(enemy, foes, commander=commander(game, foes)))
    other.has_intercepted = approach is not None
    return Battle(zone, own, other)


def forecast(game: Game, field: Field, battle: Battle) -> Forecast:
    """[battle.resolve] How a battle will go, or has gone so far."""
    attacker, defender = battle.hosts
    if battle.winner is not None:
        return Forecast(float(battle.winner is attacker.side))
    if battle.leader is not None:
        win = float(battle.leader is attacker.side)
        return Forecast(
            win, still_due(game, attacker, defender), still_due(game, defender, attacker)
        )
    approach = game.approach
    if approach is None or any(approach.head in host.heads for host in battle.hosts):
        return foreseen(game, field, battle)
    joined = with_friends(game, battle, approach.head)
    return between(foreseen(game, field, battle), foreseen(game, field, joined))


def with_friends(game: Game, battle: Battle, head: str) -> Battle:
    """[countermarch.roll] The battle as it will be if a force comes that marches to the guns."""
    side = side_of_force(game, game.forces[head])
    hosts = [
        replace(host, heads=[*host.heads, head]) if host.side is side else host
        for host in battle.hosts
    ]
    return replace(battle, attacker=hosts[0], defender=hosts[1])


def between(apart: Forecast, joined: Forecast) -> Forecast:
    """[countermarch.roll] What may be hoped for while nobody knows whether the friends come."""
    return Forecast(
        COMES * joined.win + (1 - COMES) * apart.win,
        COMES * joined.inflicts + (1 - COMES) * apart.inflicts,
        COMES * joined.suffers + (1 - COMES) * apart.suffers,
        apart.rout and joined.rout,
    )


def fighting(game: Game, field: Field, battle: Battle, seen: Forecast) -> float:
    """[battle.resolve] What the battle is worth to the Empire, in victory points."""
    attacker, defender = battle.hosts
    sign = side_sign(attacker.side)
    own, other = field.step if sign > 0 else field.step[::-1]
    beaten = defender if seen.win > 0.5 else attacker
    shaken = DEMORALISED * steps_of(game, beaten) * (other if beaten is defender else own)
    lead = other * seen.inflicts - own * seen.suffers
    return sign * (lead + (2 * seen.win - 1) * (FIELD_WON + shaken))


def settle(game: Game, field: Field, battle: Battle, seen: Forecast) -> None:
    """[retreat.attacker] The field as it will be after a battle: whoever is beaten holds nothing.

    The attacker goes back where he came from, the defender is weaker where he stood.
    """
    for host in battle.hosts:
        is_attacker = host is battle.attacker
        heads = present(game, host)
        forces = field.empire if host.side is EMPIRE else field.coalition
        start = game.forces[heads[0]].zone if heads else ""
        able = forces.get(start, 0.0)
        if not able:
            continue
        lost = seen.suffers if is_attacker else seen.inflicts
        wins = seen.win if is_attacker else 1 - seen.win
        able *= max(1 - lost / max(steps_of(game, host), 1), 0.0)
        able *= 1 - BROKEN * breaking(game, host, seen, is_attacker=is_attacker)
        del forces[start]
        back = way_back(game, host) if is_attacker else start
        forces[battle.zone] = forces.get(battle.zone, 0.0) + wins * able
        forces[back] = forces.get(back, 0.0) + (1 - wins) * able * (1.0 if is_attacker else DRIVEN)


def way_back(game: Game, host: Host) -> str:
    """[retreat.attacker] Whence an attacker came."""
    if host.entries and host.entries[0].zone:
        return host.entries[0].zone
    march = game.march
    return (
        (march.came_from or march.start) if march is not None else game.forces[host.heads[0]].zone
    )


def still_due(game: Game, host: Host, enemy: Host) -> float:
    """[battle.losses.cap] What a host has inflicted and its enemy has not lost yet."""
    return float(max(min(host.inflicts + host.more, steps_of(game, enemy)) - enemy.lost, 0))


def foreseen(game: Game, field: Field, battle: Battle) -> Forecast:
    """[battle.table] Before the dice.

    [battle.ratio.five-to-one] At five to one there is nothing to be rolled.
    """
    attacker, defender = [assembled(game, host) for host in battle.hosts]
    values = strength(game, attacker), strength(game, defender)
    if not all(values):
        return Forecast(float(bool(values[0])))
    ratio, size = ratio_of(*values), size_of(game, *values)
    if abs(ratio) >= game.printed.tables.battle.rout_ratio:
        lost = min(float(steps_of(game, defender if ratio > 0 else attacker)), ROUT)
        return Forecast(1.0, lost, 0.0, True) if ratio > 0 else Forecast(0.0, 0.0, lost, True)
    weights = weights_of(game, field, battle, ratio)
    steps = steps_of(game, attacker), steps_of(game, defender)
    losses = [mean_losses(game.printed, size, weight) for weight in weights]
    return Forecast(
        chance_to_win(weights[0] - weights[1]), min(losses[0], *steps), min(losses[1], *steps)
    )


def assembled(game: Game, host: Host) -> Host:
    """[countermarch.consolidate] A host as it will fight: all who have come but those who stay."""
    if host.steps_before or not present(game, host):
        return host
    stays = game.approach.stays if game.approach is not None else ()
    corps = [each for head in present(game, host) for each in game.forces[head].corps]
    return replace(host, corps=[each for each in corps if each not in stays])


def weights_of(game: Game, field: Field, battle: Battle, ratio: int) -> tuple[int, int]:
    """[battle.mod.ratio] What weighs on both dice, or will, so far as it is known."""
    first, second = [assembled(game, host) for host in battle.hosts]
    if first.tally or second.tally:
        return sum_of(first), sum_of(second)
    table = game.printed.tables.battle
    own = brought(game, field, first, is_attacker=True) + ground_against(game, battle)
    other = brought(game, field, second, is_attacker=False)
    horse = cavalry(game, present(game, first)) - cavalry(game, present(game, second))
    own += ratio_modifier(table.ratio, ratio) + table.cavalry * (horse > 0)
    return own, other + table.cavalry * (horse < 0)


def present(game: Game, host: Host) -> list[str]:
    return [head for head in host.heads if head in game.forces]


def ground_against(game: Game, battle: Battle) -> int:
    """[battle.terrain] What the way into the zone costs the attacker."""
    terrain, host = game.printed.tables.terrain, battle.attacker
    found = terrain.marsh.attack * game.printed.zones[battle.zone].marsh
    border = entry_of(game, host).border if present(game, host) == host.heads else ""
    if border == RIVER:
        return found + terrain.river.attack * (not any(map(bool, armies(game, host))))
    grounds = {PASS: terrain.pass_, MOUNTAIN: terrain.mountain, STRAIT: terrain.strait}
    return found + (grounds[border].attack if border in grounds else 0)


def armies(game: Game, host: Host) -> list[str]:
    return [game.forces[head].army for head in present(game, host)]


def brought(game: Game, field: Field, host: Host, *, is_attacker: bool) -> int:
    """[battle.general.commander] [battle.elite.spearhead] What a host will bring with it.

    With [battle.general.subordinate] [battle.special.engage] [battle.mod.demoralised]
    [unsupplied.combat].
    """
    printed, table = game.printed, game.printed.tables.battle
    generals, corps = printed.generals, printed.corps
    stays = game.approach.stays if game.approach is not None else ()
    found, best = int(host.has_intercepted) * table.interceptor, 0
    for head in present(game, host):
        force = game.forces[head]
        for general in force.subordinates:
            if general in stays:
                continue
            sheet = generals[general]
            best = max(best, sheet.attack if is_attacker else sheet.defence)
        found += sum([printed.specials[each].bonus for each in force.specials])
        found += table.unsupplied * (head in field.starving)
        found += table.demoralised * force.is_demoralised
    stars = max([corps[each].stars for each in host.corps if each in game.steps], default=0)
    if host.commander:
        sheet = generals[host.commander]
        found += sheet.attack if is_attacker else sheet.defence
    return found + best + stars


def sum_of(host: Host) -> int:
    return sum([amount for _, amount in host.tally])


def breaking(game: Game, host: Host, seen: Forecast, *, is_attacker: bool) -> float:
    """[demoralise.test] The chance that a host loses and breaks, or is wholly destroyed."""
    lose = 1 - seen.win if is_attacker else seen.win
    if seen.rout:
        return lose
    lost, took = seen.suffers, seen.inflicts
    if not is_attacker:
        lost, took = took, lost
    nerve = host.morale or STEADY - 1
    if host.commander:
        sheet = game.printed.generals[host.commander]
        nerve += sheet.attack if is_attacker else sheet.defence
    behind = max(lost - took, 0.0) + 1.0  # the beaten side has lost more than on the average
    return lose * min(max((DIE - nerve + behind) / DIE, 0.0), 1.0)
