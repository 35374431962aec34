"""[supply.line] What a side's supply lines depend on, and the searches made while it stays so.

A reading holds what it was read from, or a copy of it, and is out of date as soon as the table
shows anything else.
"""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from estafette.engine import Shared

from .affairs import Force
from .politics import Politics
from .sides import COALITION, EMPIRE, Side


class Posts(Shared):
    """[supply.blocked.units] Where the units of each side stand, and bar the enemy's lines."""

    def __init__(
        self,
        politics: Politics,
        sieges: Mapping[str, int],
        provided: frozenset[str],
        forces: Mapping[str, Force],
    ) -> None:
        self.read_from = (politics, sieges, provided, dict(forces))
        sides, zones = politics.sides, {EMPIRE: set[str](), COALITION: set[str]()}
        shut_in = []
        for head, force in forces.items():
            side = EMPIRE if head in provided else sides[force.nation]
            if side is None:
                continue
            if force.is_sheltered and force.zone in sieges:
                shut_in.append((side, force.zone))
            else:
                zones[side].add(force.zone)
        self.held = {side: frozenset(those) for side, those in zones.items()}
        for side, zone in shut_in:
            zones[side].add(zone)
        self.zones = zones  # the besieged among them


class Line(Struct):
    """What is the same all along one search: for whom, and which zones a battle closes.

    `nations` are those whose sources and depots serve: the nation, and a minor's major power.
    What the search finds out about a zone is known from then on.
    """

    side: Side | None
    nation: str
    nations: tuple[str, ...]
    barred: Collection[str]
    depots: frozenset[str]  # zones with a fixed depot that serves
    capitals: frozenset[str]
    places: frozenset[str]  # all that could be a source or a relay
    front: "Front"
    closed: dict[str, bool] = {}  # zones that are closed to it, or open
    known: dict[str, str] = {}  # sources and relays
    fed: dict[str, bool] = {}  # zones from which it leads home, or does not
    havens: list[str] | None = None  # ports from one of which to another it may run


class Front(Shared):
    """[supply.line] The lines of one side, or of the neutrals, as long as nothing changes.

    `posts` are the zones that the enemy's units close, `blockaded` the ports that his ships do.
    """

    def __init__(
        self,
        read_from: tuple[Any, ...],
        posts: frozenset[str],
        closed_seas: frozenset[str],
        blockaded: frozenset[str],
    ) -> None:
        self.read_from = read_from
        self.posts = posts
        self.closed_seas = closed_seas
        self.blockaded = blockaded
        self.waters: dict[str, frozenset[str]] = {}  # those that a sea opens
        self.closed: dict[str, bool] = {}  # zones that are closed to all lines, or open
        self.forts: dict[str, bool] = {}  # zones whose fortress is a relay to all, or none
        self.lines: dict[tuple[str, tuple[str, ...]], Line] = {}
