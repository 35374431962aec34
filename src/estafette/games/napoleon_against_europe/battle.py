"""[battle.sequence] A battle, from the countermarches to the retreat of the beaten."""

from collections.abc import Iterable, Sequence
from typing import Any

from estafette.engine import Procedure

from .affairs import Battle, Entry, Host
from .countermarch import march_to_the_guns
from .demoralisation import rally_victors, test_morale
from .depots import lone_fixed
from .events import Moment, window
from .fate import eliminate, spend_depot
from .losses import regroup, steps_of, suffer, survivors
from .modifiers import entry_of, odds, reckon, size_of, strength
from .morale import settle
from .organisation import commander, consolidate
from .powers import field_heads, side_of
from .pursuit import pursue
from .retreat import (
    find_refuge,
    is_cut_off,
    is_held_against,
    lose_all,
    lose_depots,
    pay_crossing,
    withdraw,
)
from .sides import EMPIRE, Side
from .siege import lay
from .siege import settle as settle_siege
from .spearhead import commit
from .state import Game
from .wounds import test


def fight(
    game: Game,
    zone: str,
    attacker: Side,
    heads: Sequence[str],
    entries: Iterable[Entry],
    *,
    interceptor: Side | None = None,
    landing: bool = False,
    is_first: bool = True,
) -> Procedure[Side]:
    """[battle.sequence] A battle is fought out; the winner.

    `entries` say of both sides who came from where; a battle that is not the `first` of several
    against one defender has no countermarches [interior-lines.effect].
    """
    battle = game.battle = begin(game, zone, attacker, heads, entries, is_first=is_first)
    battle.attacker.landed = list(battle.attacker.corps) if landing else []
    for host in battle.hosts:
        host.has_intercepted = host.side is interceptor
    game.tell("battle.begins", zone=zone, side=attacker)
    yield from reveal(game, battle, Moment.CLASH)
    if all(host.depot or survivors(game, host) for host in battle.hosts):
        yield from reveal(game, battle, Moment.COUNTERMARCH)
        yield from march_to_the_guns(game, battle)
    for host in battle.hosts:
        yield from gather(game, battle, host)
    yield from decide(game, battle)
    winner = battle.winner
    assert winner is not None
    yield from finish(game, battle, battle.host(winner), battle.host(winner.enemy))
    game.tell("battle.won", side=winner, zone=zone)
    game.battle = None
    return winner


def begin(
    game: Game,
    zone: str,
    attacker: Side,
    heads: Sequence[str],
    entries: Iterable[Entry],
    *,
    is_first: bool,
) -> Battle:
    """[battle.roles] [depot.fixed.alone-defence] The two hosts; a fixed depot may stand alone."""
    ways: dict[Side | None, list[Entry]] = {side: [] for side in (*Side, None)}
    for entry in entries:
        is_lent = entry.head in game.provided  # [card.f.corps-expeditionnaires.proposal]
        ways[EMPIRE if is_lent else side_of(game, game.printed.nation_of[entry.head])].append(entry)
    enemy = attacker.enemy
    defender = Host(enemy, list(field_heads(game, zone, enemy)), entries=ways[enemy])
    if not defender.heads:
        fixed = lone_fixed(game, zone, enemy)
        defender.depot = fixed[0] if fixed else ""
    hosts = Host(attacker, list(heads), entries=ways[attacker]), defender
    for host in hosts:
        host.corps = [corps for head in host.heads for corps in game.forces[head].corps]
        host.commander = commander(game, host.heads)
    return Battle(zone, *hosts, is_first=is_first)


def gather(game: Game, battle: Battle, host: Host) -> Procedure[None]:
    """[countermarch.consolidate] All who have come are one force, or two armies.

    [interception.inactive-friend] Who was there and has not heard the guns stays out of it. The
    way by which the commander of an attack came is that of all, whatever becomes of him.
    """
    if len(host.heads) > 1:
        corps = {each for head in host.heads for each in game.forces[head].corps}
        there = field_heads(game, battle.zone, host.side)
        apart = [head for head in there if head not in host.heads]
        yield from consolidate(game, battle.zone, host.side, apart=apart)
        host.corps = [each for each in corps_in(game, battle, host) if each in corps]
        regroup(game, host)
    host.corps = [corps for head in host.heads for corps in game.forces[head].corps]
    host.commander = commander(game, host.heads)
    host.steps_before = steps_of(game, host)
    if host is battle.attacker:
        first = entry_of(game, host)
        host.entries.sort(key=lambda entry: entry != first)


def corps_in(game: Game, battle: Battle, host: Host) -> list[str]:
    heads = field_heads(game, battle.zone, host.side)
    return [corps for head in heads for corps in game.forces[head].corps]


def decide(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.ratio.five-to-one] At five to one no die is rolled; else the battle is fought."""
    attacker, defender = battle.hosts
    values = strength(game, attacker), strength(game, defender)
    if not all(values):  # whoever was there did not live to fight
        battle.winner = (defender if values[1] else attacker).side
        return
    battle.ratio = odds(*values)
    battle.size = size_of(game, *values)
    stronger = attacker.side if battle.ratio > 0 else defender.side
    game.tell("battle.odds", side=stronger, ratio=abs(battle.ratio), size=battle.size)
    if abs(battle.ratio) >= game.printed.tables.battle.rout_ratio:
        rout(game, battle)
    else:
        yield from contend(game, battle)


def rout(game: Game, battle: Battle) -> None:
    """[battle.ratio.five-to-one] The weaker side is wholly destroyed (R-65)."""
    strong, weak = battle.hosts if battle.ratio > 0 else reversed(battle.hosts)
    battle.winner = strong.side
    game.tell("battle.rout", side=strong.side, zone=battle.zone, ratio=abs(battle.ratio))
    lose_host(game, battle, weak)


def contend(game: Game, battle: Battle) -> Procedure[None]:
    """[battle.resolve] Morale, spearheads, modifiers, cards, dice, wounds, losses."""
    for host in battle.hosts:
        if host.corps:
            host.morale, host.is_tied = yield from settle(game, host.side, host.corps)
    for host in battle.hosts:
        yield from commit(game, battle, host)
    reckon(game, battle)
    yield from reveal(game, battle, Moment.BATTLE)
    roll(game, battle)
    yield from reveal(game, battle, Moment.LOSSES)
    for host in battle.hosts:
        test(game, host)
    limit_losses(game, battle)
    attacker, defender = battle.hosts
    for host, enemy in ((attacker, defender), (defender, attacker)):
        yield from suffer(game, host, enemy.inflicts, hits_cavalry=enemy.hits_cavalry)
    for host in battle.hosts:
        regroup(game, host)
    battle.winner = winner_of(game, battle)
    yield from reveal(game, battle, Moment.AFTERMATH)


def reveal(game: Game, battle: Battle, moment: Moment) -> Procedure[None]:
    """[battle.cards-timing] [combat-card.land-unlimited] Cards of a step, the attacker's first."""
    rule = "battle.cards-timing"
    for host in battle.hosts:
        goes_on = True
        while goes_on:
            stake = stake_of(battle, host, moment)
            goes_on = yield from window(game, host.side, moment, rule=rule, **stake)


def stake_of(battle: Battle, host: Host, moment: Moment) -> dict[str, Any]:
    """What a card would weigh upon: the modifiers of both before the dice, their losses after."""
    enemy = battle.host(host.side.enemy)
    if moment is Moment.BATTLE:
        return {"zone": battle.zone, "own": host.total, "enemy": enemy.total}
    if moment is Moment.LOSSES:
        return {"zone": battle.zone, "own": inflicted(enemy), "enemy": inflicted(host)}
    return {"zone": battle.zone}


def roll(game: Game, battle: Battle) -> None:
    """[battle.resolve] [battle.table] Two dice each, and what they inflict."""
    for host in battle.hosts:
        first, second = game.dice.d6(), game.dice.d6()
        host.dice = first + second
        result = game.printed.tables.battle.at(battle.size, host.total)
        host.inflicts, host.plus = result.losses, result.plus
        host.hits_cavalry = result.cavalry
        game.tell(
            "battle.rolls",
            side=host.side,
            first=first,
            second=second,
            tally=host.tally,
            lines=len(host.tally),
            total=host.total,
            losses=host.inflicts,
            plus=host.plus,
            cavalry=host.hits_cavalry,
        )
    battle.leader = higher(battle).side


def higher(battle: Battle) -> Host:
    """[battle.winner] [battle.tie] Who has the higher result, before any limit (R-69)."""
    attacker, defender = battle.hosts
    if attacker.inflicts != defender.inflicts:
        return attacker if attacker.inflicts > defender.inflicts else defender
    return attacker if attacker.plus and not defender.plus else defender


def limit_losses(game: Game, battle: Battle) -> None:
    """[battle.losses.cap] Nobody inflicts more than the steps he had, cards included."""
    for host in battle.hosts:
        asked = host.inflicts + host.more
        host.inflicts = inflicted(host)
        if host.inflicts < asked:
            game.tell("battle.capped", side=host.side, steps=host.inflicts)


def inflicted(host: Host) -> int:
    """[battle.losses.cap] What a host inflicts when cards and its own steps are counted."""
    return min(host.inflicts + host.more, host.steps_before)


def winner_of(game: Game, battle: Battle) -> Side:
    """[battle.winner] The higher result wins, if anybody is left to have won (R-222)."""
    standing = [host.side for host in battle.hosts if host.depot or survivors(game, host)]
    if battle.leader in standing:
        assert battle.leader is not None
        return battle.leader
    return standing[0] if standing else battle.defender.side


def finish(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[None]:
    """[demoralise.test] [pursuit.when] [retreat.attacker] What follows for the beaten."""
    if loser.depot:
        spend_depot(game, loser.depot)  # [depot.fixed.alone-defence]
        game.tell("depot.lost", depot=loser.depot)
    elif regroup(game, loser):
        yield from break_off(game, battle, winner, loser)
    yield from drive_off(game, battle, winner, loser)
    lose_depots(game, loser.side, battle.zone)
    if regroup(game, winner):
        rally_victors(game, winner)
    yield from settle_siege(game, battle.zone)
    if not winner.is_landing and regroup(game, winner):
        lay(game, winner.heads[0])  # [siege.start] who came to help may make them enough


def break_off(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[None]:
    """[retreat.river-loss] [demoralise.test] Way out, test, pursuit, retreat (R-71)."""
    strand(game, battle, loser)
    if not regroup(game, loser):
        return
    battle.refuge = yield from name_refuge(game, battle, winner, loser)
    if not battle.refuge:
        game.tell("retreat.none", side=loser.side, zone=battle.zone)
        lose_host(game, battle, loser)
        return
    loser.lost += yield from pay_crossing(game, loser.side, loser.heads, battle.refuge)
    if not regroup(game, loser):
        return
    is_demoralised = yield from test_morale(game, battle, winner, loser)
    if battle.size != "skirmish":
        yield from disgrace(game, battle, winner)
    if is_demoralised and regroup(game, loser) and regroup(game, winner):
        yield from pursue(game, battle, winner, loser)
    if not regroup(game, loser):
        return
    if is_held_against(game, loser.side, loser.heads, battle.refuge):
        game.tell("retreat.none", side=loser.side, zone=battle.zone)
        lose_host(game, battle, loser)
    else:
        yield from withdraw(game, loser.side, loser.heads, battle.refuge)


def strand(game: Game, battle: Battle, loser: Host) -> None:
    """[naval.assault.lost] Whoever came ashore is lost; who came by land to help goes back."""
    if not loser.is_landing:
        return
    game.tell("retreat.none", side=loser.side, zone=battle.zone)
    for corps in [each for each in survivors(game, loser) if each in loser.landed]:
        eliminate(game, corps)
    loser.entries = [entry for entry in loser.entries if entry.zone]


def disgrace(game: Game, battle: Battle, winner: Host) -> Procedure[None]:
    """[card.c.disgrace] After the enemy's test the victor may play a card against his chief."""
    moment, rule = Moment.ENEMY_TESTED, "battle.cards-timing"
    while (yield from window(game, winner.side, moment, rule=rule, zone=battle.zone)):
        pass


def name_refuge(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[str]:
    """[retreat.attacker] [retreat.interceptor] Back whence it came; a mere defender seeks a refuge.

    [retreat.defender.entry-zone] But never where the attacker came from.
    """
    back = way_back(game, battle, loser)
    if back:
        return "" if is_cut_off(game, loser.side, back) else back
    barred = [entry.zone for entry in winner.entries]
    return (yield from find_refuge(game, loser.side, loser.heads, barred))


def way_back(game: Game, battle: Battle, loser: Host) -> str:
    """[retreat.attacker] [retreat.interceptor] [interception.joins-friend] Whence a host came.

    A defender has come from somewhere only if he intercepted: then all go where he came from.
    """
    has_come = loser is battle.attacker or loser.has_intercepted
    return loser.entries[0].zone if has_come and loser.entries else ""


def drive_off(game: Game, battle: Battle, winner: Host, loser: Host) -> Procedure[None]:
    """[interception.inactive-friend-result] With the intercepted all his friends go, or are lost.

    They go even if nobody is left of the force that they saw beaten; then it is they who pay for
    a river on the way [retreat.river-loss] (R-623).
    """
    friends = list(field_heads(game, battle.zone, loser.side))
    if not friends or battle.attacker is not loser or not winner.has_intercepted:
        return
    regroup(game, loser)
    back = way_back(game, battle, loser)
    if is_cut_off(game, loser.side, back):
        lose_all(game, loser.side, friends, battle.zone)
        return
    if not battle.refuge:
        yield from pay_crossing(game, loser.side, friends, back)
        friends = list(field_heads(game, battle.zone, loser.side))
    if friends:
        yield from withdraw(game, loser.side, friends, back)


def lose_host(game: Game, battle: Battle, host: Host) -> None:
    """[battle.ratio.five-to-one] [retreat.none] A host is wholly destroyed, depots included."""
    if host.depot:
        return
    lose_all(game, host.side, regroup(game, host), battle.zone)
