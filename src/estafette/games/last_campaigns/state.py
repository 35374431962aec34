"""The state of a game: what lies on the table, and nothing else."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

from msgspec import field

from estafette.engine import State

from .affairs import Attempt, Command, Dispatch, Exchange, Moving, Order, Ruse, Sheet
from .front import Front
from .ground import Ground
from .printed import HOURS, ON, WRITTEN, Printed
from .sheets import ScenarioSheet, Unit
from .sides import FRENCH, Army, Kind, Role, Side

T = TypeVar("T")
RESERVE = Order(Kind.RESERVE)
FREE = Order(Kind.FREE)


class Game(State, kw_only=True):
    """Everything on the table of one game of Napoleon's Last Campaigns.

    `where` and `stacks` say the same thing twice, by unit and by hex; only `fate.py` writes them.
    `fronts` are read off them and not saved. The unit that lies on top of a stack stands first. A
    formation is a corps (fr-ii) or a division under a divisional order (fr-ii/7); an HQ has a
    command under hq-french. What changes seldom is a tuple or a mapping, only ever replaced: all
    copies share it.
    """

    printed: Printed = field(default=cast(Any, None))
    scenario: str
    options: tuple[str, ...] = ()

    turn: int = 0  # from 0
    active: tuple[str, ...] = ()  # the corps whose Formation Action this is
    reserves: bool = False  # [sequence.phase5.reserve] is it the Reserve step?
    acting: Side = FRENCH

    # The pieces.
    where: dict[str, str] = {}
    stacks: dict[str, tuple[str, ...]] = {}
    fronts: Mapping[Side, Front] = {}
    losses: dict[str, int] = {}  # steps lost, of units on the map or eliminated
    disorganised: frozenset[str] = frozenset()
    eliminated: Mapping[str, int] = {}  # with the turn, as long as they may be rallied
    gone: tuple[str, ...] = ()  # lost for good
    exited: Mapping[str, str] = {}  # units that left the map, with the hex they left by
    leaders: dict[str, str] = {}
    fallen: Mapping[str, int] = {}  # leaders removed and not yet replaced, with the turn
    replaced: frozenset[str] = frozenset()  # leaders for whom another stands, of value 1
    in_place_of: Mapping[str, str] = {}  # [wing.as-formation-leader] corps led by a wing commander
    hqs: dict[Army, str] = {}
    hqs_lost: Mapping[Army, int] = {}  # with the turn
    hqs_destroyed: Mapping[Army, int] = {}  # how often
    due: tuple[int, ...] = ()  # the reinforcements still to come, by their number in the scenario
    waiting: Mapping[str, str] = {}  # units and leaders that could not enter yet, with their hex
    queue: Mapping[str, tuple[int, int]] = {}  # [reinforcement.queue-cost] by hex: turn, stacks
    control: dict[str, Side] = {}  # [victory.control] who was the last to hold a hex
    surveyed: tuple[Front, ...] = ()  # off which control was read last; not saved either

    # Command.
    commands: dict[str, Command] = {}
    astray: Mapping[str, Order] = {}  # [order.cancel.units-only] units under another order
    halted: frozenset[str] = frozenset()  # [order.sequence.delayed-attack] formations and units
    failing: tuple[str, ...] = ()  # [order.defence.fails] [order.reserve.fails] not yet carried out
    attached: Mapping[str, str] = {}  # [division.reattach] divisions, with the corps
    dispatches: tuple[Dispatch, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    draft: Sheet | None = None  # [order.give.record] what is being written
    wings: Mapping[str, tuple[str, ...]] = {}  # [wing.consistent-orders] who is under whom
    given: Mapping[str, int] = {}  # [capacity.orders] orders given this turn, by the leader
    away: Mapping[str, int] = {}  # [capacity.away-one] turns that a chief has been away from HQ
    attacked: frozenset[str] = frozenset()  # [order.success.not-attacked] units, since Command
    released: bool = True  # [night.french-release]
    direct: Mapping[str, str] = {}  # [option.direct.units] units, with their chief, this turn
    called: tuple[str, ...] = ()  # [option.direct.units] chiefs whose units act in this action
    spent: tuple[str, ...] = ()  # chiefs whose units have acted in this turn
    blunted: Mapping[str, tuple[str, ...]] = {}  # [option.direct.shift] chiefs, with formations
    confused: Mapping[str, int] = {}  # [option.confused.shift] wing commanders, with the last turn

    # The turn.
    cup: tuple[str, ...] = ()
    pairs: Mapping[Side, tuple[str, str]] = {}  # [marker.coordinated.choose]
    initial: str = ""  # [marker.initial.choice]
    moved: frozenset[str] = frozenset()  # units and leaders, in this action
    arrived: frozenset[str] = frozenset()  # [option.fatigue.reinforcements-move] units, this turn
    columns: Mapping[str, tuple[str, ...]] = {}  # [option.doctrine.column-definition] paths
    chiefs_moved: frozenset[str] = frozenset()  # [leader-move.cc-once] in this turn
    bombarded: frozenset[str] = frozenset()  # this turn
    charged: frozenset[str] = frozenset()  # this turn, reaction charges included
    charging: frozenset[str] = frozenset()  # [charge.no-zoc] until their charge is over
    supported: frozenset[str] = frozenset()  # [advanced.support.fire] this turn
    assaulted: frozenset[str] = frozenset()  # units that assaulted in this action
    locked: frozenset[str] = frozenset()  # units that began the turn in an enemy ZOC (7.11)
    faced: Mapping[str, tuple[str, ...]] = {}  # [artillery.facing] enemy hexes beside the guns
    reacted: Mapping[str, tuple[str, ...]] = {}  # [reaction.individual-test] whom they tested for
    rallied: Mapping[str, int] = {}  # [rally.two-per-turn] by the leader
    retreats: Mapping[Side, int] = {}  # [option.initiative.track] units, in the turn before

    # The end.
    recoiled: bool = False  # [guard.recoil.morale]
    broken: tuple[Army, ...] = ()  # [demoralisation.army.trigger] in the order of their falling
    shattered: tuple[Army, ...] = ()  # [victory.collapse] disintegrated
    level_changes: Mapping[Army, int] = {}
    limit_changes: Mapping[str, int] = {}  # [option.ops-morale.attack]
    scored: Mapping[Side, int] = {}  # points of exits and of steps that score
    weary: Mapping[str, int] = {}  # [option.fatigue.tired] formations: 1 tired, 2 exhausted
    rest: Mapping[str, int] = {}  # [option.fatigue.rest] turns in Reserve, one after the other
    engaged: frozenset[str] = frozenset()  # [option.fatigue.no-rest-in-combat] this turn
    sleepless: frozenset[str] = frozenset()  # [option.fatigue.tired] formations, this night
    slept: frozenset[str] = frozenset()  # [option.fatigue.withdrawal] in Reserve, this night
    victims: Mapping[str, tuple[str, ...]] = {}  # [option.ops-morale.failed-attack] corps attacked
    extended: Mapping[str, str] = {}  # [option.extended.deploy] brigades, with their second hex
    hidden: Mapping[str, Ruse] = {}  # [option.hidden.route] marches that the enemy does not see

    is_marching: bool = False  # [action.movement] is somebody still to move in this segment?
    hand: tuple[str, ...] = ()  # who was taken in hand to move next
    moving: Moving | None = None
    exchange: Exchange | None = None

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    @property
    def ground(self) -> Ground:
        return self.printed.grounds[self.scenario]

    @property
    def hour(self) -> int:
        """[proposal.turns] Hours since the beginning of the month."""
        return self.printed.first_hours[self.scenario] + self.turn

    @property
    def is_night(self) -> bool:
        """[proposal.turns] From 21:00 to 03:00."""
        turns, hour = self.printed.tables.turns, self.hour % HOURS
        return not turns.dawn <= hour < turns.dusk

    @property
    def is_rain(self) -> bool:
        """[proposal.weather] From the afternoon of the 17th to the morning of the 18th."""
        return self.hour in self.printed.rain

    @property
    def visibility(self) -> int:
        """[los.range.day] [los.range.rain] [los.range.night] In hexes."""
        ranges = self.printed.tables.ranges
        return ranges.night if self.is_night else ranges.rain if self.is_rain else ranges.day

    def plays_with(self, option: str) -> bool:
        """Was this rule agreed?"""
        return f"{option}={ON}" in self.options

    @property
    def orders_are_written(self) -> bool:
        """[command.written-or-markers] [option.hidden.purpose] Hidden from the enemy."""
        return f"orders={WRITTEN}" in self.options or self.plays_with("hidden-movement")

    @property
    def keeps_counsel(self) -> bool:
        """[command.written-or-markers] [option.direct.units] May the enemy not know who may act?

        Then a side is asked even if it has no choice: silence would tell what its units were told.
        """
        return self.orders_are_written or self.plays_with("direct-command")

    def unit(self, id_: str) -> Unit:
        return self.printed.units[id_]

    def side(self, unit: str) -> Side:
        return self.printed.side_of[unit]

    def at(self, hex_: str) -> tuple[str, ...]:
        """The combat units in a hex, the top one first."""
        return self.stacks.get(hex_, ())

    def holder(self, hex_: str) -> Side | None:
        """Whose combat units stand in a hex; never both sides' once a charge is over."""
        stack = self.stacks.get(hex_)
        return self.printed.side_of[stack[0]] if stack else None

    def front(self, side: Side) -> Front:
        """[zoc.extent] The hexes that a side holds: remembered until one is won or lost."""
        front = self.fronts.get(side)
        if front is None:
            side_of = self.printed.side_of
            held = [hex_ for hex_, stack in self.stacks.items() if side_of[stack[0]] is side]
            front = Front(self.ground, held)
            self.fronts = {**self.fronts, side: front}
        return front

    def leaders_at(self, hex_: str, side: Side) -> list[str]:
        """[stacking.leaders-hq-free] The leaders of a side in a hex."""
        return [
            leader
            for leader, where in self.leaders.items()
            if where == hex_ and self.side_of_leader(leader) is side
        ]

    def side_of_leader(self, leader: str) -> Side:
        return self.printed.side_of_leader[leader]

    def side_of_formation(self, formation: str) -> Side:
        return self.printed.armies[self.army_of(formation)].side

    def army_of(self, formation: str) -> Army:
        """The army of a corps, of a division, of an HQ, or of a wing (under its commander)."""
        if formation.startswith("hq-"):
            return Army(formation.removeprefix("hq-"))
        if formation in self.printed.leaders:
            return self.printed.leaders[formation].army
        return self.printed.formations[formation.partition("/")[0]].army

    def strength(self, unit: str) -> int:
        """[steps.two] [steps.huge.third-step] By the steps that it has lost."""
        sheet, lost = self.printed.units[unit], self.losses.get(unit, 0)
        if lost == 0:
            return sheet.front
        return sheet.back if lost == 1 else (sheet.front + 1) // 2

    def steps(self, unit: str) -> int:
        """[steps.two] [steps.one] [steps.huge.definition] That it was printed with."""
        sheet = self.printed.units[unit]
        if sheet.front >= self.printed.tables.limits.huge:
            return 3
        return 2 if sheet.back else 1

    def division(self, unit: str) -> str:
        """[division.orders] The division of a unit: fr-ii/7."""
        return self.printed.division_of[unit]

    def corps(self, unit: str) -> str:
        """[division.separate-formation] The corps whose marker activates a unit."""
        corps = self.printed.corps_of[unit]
        if not self.attached:
            return corps
        return self.attached.get(self.printed.division_of[unit], corps)

    def formation(self, unit: str) -> str:
        """[division.separate-formation] Whose order a unit is under: its corps, or its division."""
        division = self.printed.division_of[unit]
        return division if division in self.commands else self.corps(unit)

    def corps_of(self, formation: str) -> str:
        """The corps whose marker activates a formation."""
        if "/" not in formation:
            return formation
        return self.attached.get(formation, formation.partition("/")[0])

    def order(self, unit: str) -> Order:
        """[order.one-at-a-time] The order that a unit is under."""
        if unit in self.direct:
            return FREE  # [option.direct.units]
        if unit in self.astray:
            return self.astray[unit]
        return self.order_of(self.formation(unit))

    def order_of(self, formation: str) -> Order:
        command = self.commands.get(formation)
        return RESERVE if command is None else command.order

    def units_of(self, formation: str) -> list[str]:
        """[term.activated] The units on the map whose order is that of a formation."""
        where, commands, division_of = self.where, self.commands, self.printed.division_of
        if "/" in formation:
            known = self.printed.divisions[formation] if formation in commands else ()
            return [unit for unit in known if unit in where]
        units = self.units_under(formation)
        return [unit for unit in units if division_of[unit] not in commands]

    def units_under(self, corps: str) -> list[str]:
        """[term.activated] The units on the map that the marker of a corps activates."""
        where = self.where
        return [unit for unit in self._mustered.get(corps, ()) if unit in where]

    @property
    def _mustered(self) -> Mapping[str, tuple[str, ...]]:
        """[division.reattach] The units of each corps, on the map or not."""
        if not self.attached:
            return self.printed.belonging
        return self.printed.mustered(tuple(self.attached.items()))

    def leader_of(self, formation: str) -> str | None:
        """[division.leader-value] Who leads a formation, on the map or not; a division nobody."""
        if "/" in formation or formation.startswith("hq-"):
            return None
        if formation in self.printed.leaders:
            return formation
        return self.in_place_of.get(formation, self.printed.formations[formation].leader)

    def value(self, leader: str) -> int:
        """[term.formation] The command value of a leader, before what 12.13 takes off it."""
        limits = self.printed.tables.limits
        value = (
            limits.replacement if leader in self.replaced else self.printed.leaders[leader].value
        )
        army = self.printed.leaders[leader].army
        if army in self.hqs_lost and self.chief(army) == leader:
            value -= limits.hq_value  # [hq.destroyed.cc-continues]
        return max(value, 0)

    def chief(self, army: Army) -> str:
        """[component.hq.one-per-cc] The commander in chief of an army."""
        return self.printed.chief_of(self.scenario, army)

    def role(self, leader: str) -> Role:
        return self.printed.role_of(self.scenario, leader)

    def formations(self, side: Side) -> list[str]:
        """[component.marker.formation] The corps of a side that have units on the map."""
        known, where = self._mustered, self.where.keys()
        corps = self.printed.corps_of_side[side]
        return [each for each in corps if not where.isdisjoint(known.get(each, ()))]


def less(things: Mapping[str, T], one: str) -> Mapping[str, T]:
    """What is left when whatever lies under one name is taken away."""
    return {name: each for name, each in things.items() if name != one}


def without(things: Iterable[str], one: str) -> tuple[str, ...]:
    """What is left when one thing is taken away."""
    return tuple([each for each in things if each != one])
