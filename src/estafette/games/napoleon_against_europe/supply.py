"""[supply.check-when] Who is in supply, and the markers of those who are not."""

from collections.abc import Collection, Iterable

from .affairs import Force
from .fate import mark_supply
from .lines import leads_home, line_for
from .powers import side_of_force
from .sides import CHOUANS, SERBS, TYROLEANS
from .state import Game

# [revolt.supply] The provinces in which the revolts appear, and live on the land.
HOMES = {TYROLEANS: ("tyrol",), SERBS: ("serbie",), CHOUANS: ("poitou", "bretagne")}


def is_supplied(game: Game, head: str, *, entries: Collection[str] = ()) -> bool:
    """[supply.line] Can this force trace a line, through one of these zones if it attacked?

    [supply.mixed-force] The nation of its commander decides.
    """
    force = game.forces[head]
    if is_at_home(game, force):
        return True
    line = line_for(game, force.nation, entries_of_enemy(game, force))
    zone = force.zone
    if force.is_sheltered and zone in game.sieges:  # [supply.relay.besieged]
        return zone in game.printed.ports and leads_home(game, line, zone, by_sea=True)
    return leads_home(game, line, zone, entries)


def is_at_home(game: Game, force: Force) -> bool:
    """[revolt.supply] Is this a revolt in its zones of appearance?"""
    homes = HOMES.get(force.nation)
    return homes is not None and game.printed.province_of[force.zone] in homes


def entries_of_enemy(game: Game, force: Force) -> list[str]:
    """[supply.blocked.entry-zone] The zones from which the enemy came into this force's battle."""
    battle, side = game.battle, side_of_force(game, force)
    if battle is None or battle.zone != force.zone or side is None:
        return []
    return [entry.zone for entry in battle.host(side.enemy).entries if entry.zone]


def can_trace(game: Game, zone: str, nation: str) -> bool:
    """[control.supplied-only] Could a nation trace a supply line to this zone?"""
    return leads_home(game, line_for(game, nation), zone)


def check(game: Game, heads: Iterable[str], *, entries: Collection[str] = ()) -> None:
    """[supply.check-when] [supply.marker] These forces are looked at; their markers come and go."""
    for head in heads:
        force = game.forces[head]
        is_fed = is_supplied(game, head, entries=entries)
        marked = [corps for corps in force.corps if corps in game.unsupplied]
        if is_fed and marked:
            game.tell("supply.restored", force=head, zone=force.zone)
        elif not is_fed and len(marked) < len(force.corps):
            game.tell("supply.cut", force=head, zone=force.zone)
        mark_supply(game, force.corps, is_supplied=is_fed)


def is_half_unsupplied(game: Game, corps: Collection[str]) -> bool:
    """[unsupplied.mixed.battle] Are at least half of the steps of these corps unsupplied?"""
    short = sum([game.steps[each] for each in corps if each in game.unsupplied])
    return bool(corps) and 2 * short >= sum([game.steps[each] for each in corps])
