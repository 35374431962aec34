"""[battle.mod.ratio] Force ratio, size of the battle, and what weighs on its dice."""

from .affairs import Battle, Entry, Host
from .command import cavalry
from .events import last
from .losses import steps_of, survivors
from .sheets import MOUNTAIN, PASS, RIVER, STRAIT
from .sides import NAPLES, Until
from .state import Game
from .supply import check, is_half_unsupplied
from .terrain import ignores_rivers

RATIO, CAVALRY, MARSH, UNSUPPLIED = (
    "battle.ratio",
    "battle.cavalry",
    "battle.marsh",
    "battle.hungry",
)
INTERCEPTOR, LANDING, DEMORALISED = "battle.interceptor", "battle.landing", "battle.demoralised"
SKIRMISH, MINOR, MAJOR = "skirmish", "minor", "major"
POSITION = "43F"  # [card.f.position-centrale]
CALABRIA = "21C"  # [card.c.descente-en-calabre]


def strength(game: Game, host: Host) -> int:
    """[battle.ratio.excluded] The combat value of a host in half points; a depot alone has one."""
    corps = game.printed.corps
    whole = sum([corps[each].combat[-game.steps[each]] for each in survivors(game, host)])
    return 2 * whole if whole else int(bool(host.depot))


def odds(attacker: int, defender: int) -> int:
    """[battle.ratio] [rounding.general] 3 is 3/1, 1 is 1/1, -3 is 1/3."""
    if attacker >= defender:
        return nearest(attacker, defender)
    against = nearest(defender, attacker)
    return 1 if against == 1 else -against


def nearest(more: int, less: int) -> int:
    """[rounding.general] The quotient to the nearest whole number, halves up."""
    return (2 * more + less) // (2 * less)


def size_of(game: Game, attacker: int, defender: int) -> str:
    """[battle.size.major] [battle.size.skirmish] [battle.size.minor] From values in half points."""
    table = game.printed.tables.size
    total = nearest(attacker + defender, 2)
    if total <= table.skirmish:
        return SKIRMISH
    if total >= table.major and min(attacker, defender) >= 2 * table.major_weaker:
        return MAJOR
    return MINOR


def reckon(game: Game, battle: Battle) -> None:
    """[battle.mod.ratio] The tallies of both sides, their cards left out."""
    table = game.printed.tables.battle
    weigh(battle.attacker, RATIO, ratio_modifier(table.ratio, battle.ratio))
    weigh_ground(game, battle)
    weigh_cavalry(game, battle)
    for host in battle.hosts:
        weigh_force(game, host, is_attacker=host is battle.attacker)
    weigh_position(game, battle)


def weigh_position(game: Game, battle: Battle) -> None:
    """[card.f.position-centrale] The first battle of each force that it sends has one more."""
    march = game.march
    if march is None or march.grant != POSITION:
        return
    host = battle.host(march.side)
    head = march.head if march.head in game.forces else host.heads[0]  # it has joined others
    mark = f"{POSITION}:{game.forces[head].general or head}"
    if mark not in game.lasting:
        last(game, mark, Until.ACTION)
        weigh(host, POSITION, 1)


def ratio_modifier(modifiers: tuple[int, ...], ratio: int) -> int:
    """[battle.mod.ratio] The middle of the table is 1/1."""
    middle = len(modifiers) // 2
    return modifiers[middle + ratio - 1 if ratio > 0 else middle + ratio + 1]


def weigh_ground(game: Game, battle: Battle) -> None:
    """[battle.terrain] [battle.mod.landing] What the attacker crossed, and where he fights.

    [army.bonus.engineers] [card.f.ile-lobau] An army bridges its rivers, and so does Lobau.
    """
    terrain, host = game.printed.tables.terrain, battle.attacker
    if host.is_landing:
        weigh(host, LANDING, landing_malus(game, battle.zone))
    if game.printed.zones[battle.zone].marsh:
        weigh(host, MARSH, terrain.marsh.attack)
    border = entry_of(game, host).border
    grounds = {
        RIVER: terrain.river,
        PASS: terrain.pass_,
        MOUNTAIN: terrain.mountain,
        STRAIT: terrain.strait,
    }
    if border in grounds and not (border == RIVER and can_bridge(game, host)):
        weigh(host, f"battle.{border}", grounds[border].attack)


def landing_malus(game: Game, zone: str) -> int:
    """[battle.mod.landing] What a maritime assault costs its battle, as the voyage allows.

    [card.c.descente-en-calabre] Nothing in Naples and Sicily, for the fleet that a card sent.
    """
    voyage = game.voyage
    if voyage is None:
        return game.printed.tables.terrain.landing
    return 0 if voyage.grant == CALABRIA and is_neapolitan(game, zone) else voyage.penalty


def is_neapolitan(game: Game, zone: str) -> bool:
    """[card.c.descente-en-calabre] Does a zone lie in the Kingdom of Naples, or in Sicily?"""
    return game.printed.provinces[game.printed.province_of[zone]].country == NAPLES


def can_bridge(game: Game, host: Host) -> bool:
    """[army.bonus.engineers] [card.f.ile-lobau] Does a river not hinder this attacker?"""
    return any(game.forces[head].army or ignores_rivers(game, head) for head in host.heads)


def entry_of(game: Game, host: Host) -> Entry:
    """[major-campaign.after-defeat] By where the commander of a host came; by nowhere if he stood.

    Of several entries that of the force in which the commander is.
    """
    leading = [head for head in host.heads if game.forces[head].general == host.commander]
    marks = {host.commander, *leading}
    for entry in host.entries:
        if entry.head in marks:
            return entry
    return host.entries[0] if host.entries else Entry("", "")


def weigh_cavalry(game: Game, battle: Battle) -> None:
    """[battle.cavalry-superiority] Who has more horse, if anybody."""
    attacker, defender = [cavalry(game, host.heads) for host in battle.hosts]
    if attacker != defender:
        host = battle.attacker if attacker > defender else battle.defender
        weigh(host, CAVALRY, game.printed.tables.battle.cavalry)


def weigh_force(game: Game, host: Host, *, is_attacker: bool) -> None:
    """[battle.general.commander] [battle.elite.spearhead] What a host brings with it.

    With [battle.general.subordinate] [battle.special.engage] [battle.mod.interception]
    [battle.mod.demoralised] [unsupplied.combat].
    """
    table, printed = game.printed.tables.battle, game.printed
    host.is_supplied = feed(game, host, is_attacker=is_attacker)
    if not host.is_supplied:
        weigh(host, UNSUPPLIED, table.unsupplied)
    if host.has_intercepted:
        weigh(host, INTERCEPTOR, table.interceptor)
    host.is_demoralised = is_mostly_demoralised(game, host)
    if host.is_demoralised:
        weigh(host, DEMORALISED, table.demoralised)
    if host.commander:
        host.tactical = tactical(game, host.commander, is_attacker=is_attacker)
        weigh(host, host.commander, host.tactical)
    if host.subordinate:
        weigh(host, host.subordinate, tactical(game, host.subordinate, is_attacker=is_attacker))
    if host.spearhead:
        weigh(host, host.spearhead, printed.corps[host.spearhead].stars)
    for special in host.specials:
        weigh(host, special, printed.specials[special].bonus)


def feed(game: Game, host: Host, *, is_attacker: bool) -> bool:
    """[battle.supply] [supply.check-when] Is a host in supply where it fights? Markers are laid.

    [unsupplied.mixed.battle] A mixed one is not if half of its steps lack supply, nor are two
    armies of which one has no line (R-621). A landing is supplied for its battle
    [naval.assault.battle]; a depot feeds itself.
    """
    if host.is_landing or host.depot:
        return True
    corps = survivors(game, host)
    if any(is_mixed(game, head) for head in host.heads) and is_half_unsupplied(game, corps):
        return False
    zones = tuple([entry.zone for entry in host.entries]) if is_attacker else ()
    check(game, host.heads, entries=zones)
    return not is_half_unsupplied(game, corps)


def is_mixed(game: Game, head: str) -> bool:
    """[unsupplied.mixed] Has a force in supply taken others in that were not?"""
    return len({corps in game.unsupplied for corps in game.forces[head].corps}) > 1


def is_mostly_demoralised(game: Game, host: Host) -> bool:
    """[battle.mod.demoralised] [demoralised.two-armies] Of two armies, only if it is the larger."""
    shaken = [
        corps
        for head in host.heads
        if game.forces[head].is_demoralised
        for corps in game.forces[head].corps
    ]
    return 2 * sum([game.steps[corps] for corps in shaken]) > steps_of(game, host)


def tactical(game: Game, general: str, *, is_attacker: bool) -> int:
    """[battle.general.commander] The value in attack or in defence, as the case may be."""
    printed = game.printed.generals[general]
    return printed.attack if is_attacker else printed.defence


def weigh(host: Host, what: str, amount: int) -> None:
    """One line of a side's tally; nothing is not written down."""
    if amount:
        host.tally.append((what, amount))


def drop(host: Host, *lines: str) -> None:
    """Lines come off a side's tally."""
    host.tally = [line for line in host.tally if line[0] not in lines]
