"""The state of a game: what lies on the table, and nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

from msgspec import field

from estafette.engine import State

from .affairs import Battle, Clash, March, Surrender, Treaty, Trial
from .printed import ON, Printed
from .sheets import Face, Layout, ScenarioSheet
from .sides import BAD, COALITION, FAIR, FRENCH, MAJOR, SPAIN, Side, Stance, Until, Weather
from .tables import Year

T = TypeVar("T")


class Game(State, kw_only=True):
    """Everything on the table of one game of Pitt's War.

    `where` and `stacks` say the same thing twice, by army and by area; only `fate.py` writes them.
    An army that is neither there nor `lost` may be raised when its time has come. A power that is
    not in `stance` has not been founded. `flags` name the power that took an area from its owner.
    What changes seldom is a tuple or a mapping, only ever replaced: all copies share it.
    """

    printed: Printed = field(default=cast(Any, None))
    scenario: str
    options: tuple[str, ...] = ()

    year: int
    first: Side = COALITION
    active: Side = COALITION
    is_done: bool = False
    is_prepared: bool = False

    # The powers.
    stance: Mapping[str, Stance] = {}
    entered: Mapping[str, int] = {}  # the year in which a power went to war
    fought_for: Mapping[str, Side] = {}  # the side of a power that has left the war
    treaties: Mapping[str, Treaty] = {}
    forced: tuple[str, ...] = ()  # forced allies, in the order in which they were made
    freed: tuple[str, ...] = ()  # forced allies whose homeland no enemy treads
    fallen: tuple[tuple[str, Side], ...] = ()  # every surrender, and to whom
    founded: tuple[str, ...] = ()
    annexed: Mapping[str, str] = {}
    flags: Mapping[str, str] = {}
    liberation: bool = False  # the Spanish War of Liberation goes on
    liberated: bool = False  # France has won it
    points_of_victory: int = 0

    # The pieces.
    where: dict[str, str] = {}
    stacks: dict[str, tuple[str, ...]] = {}
    steps: dict[str, int] = {}
    rebuilt: frozenset[str] = frozenset()  # armies of three that show two on the replacement
    strays: Mapping[str, Side] = {}  # armies that serve another side than their power
    leaders: dict[str, str] = {}
    guerrillas: Mapping[str, str] = {}
    lost: tuple[str, ...] = ()  # armies and leaders out of the game
    disgraced: Mapping[str, int] = {}  # leaders with the last year of their service
    due: tuple[str, ...] = ()  # armies that come free as soon as there is a place for them
    awaiting: Mapping[str, int] = {}  # armies of a set-up that are to be placed, with their steps

    # The markers.
    pools: dict[Side, Sequence[str]] = {}
    hands: dict[Side, Sequence[str]] = {}
    live: frozenset[str] = frozenset()  # in a pool or a hand
    lasting: dict[str, Until] = {}  # what lies beside the map and still works
    penalties: tuple[str, ...] = ()  # of the French, by the marker that ends each
    bought: tuple[Side, ...] = ()  # in this period

    # Diplomacy and Reinforcements.
    approached: tuple[str, ...] = ()  # neutrals on which an attempt was made this year
    points: Mapping[str, int] = {}
    savings: int = 0
    credit: Mapping[str, int] = {}  # points more in the next Reinforcement Phase
    debit: Mapping[str, int] = {}  # and points less

    # The Activation Phase.
    impulses: int = 0  # played this year
    is_sub_impulse: bool = False
    passed: tuple[Side, ...] = ()
    moved: frozenset[str] = frozenset()  # armies and leaders, in this impulse
    led: frozenset[str] = frozenset()  # in this Leaders' sub-impulse
    worn: frozenset[str] = frozenset()  # a battle penalty to the end of the impulse
    unsupplied: frozenset[str] = frozenset()  # under an Out of Supply marker
    shipped: Mapping[str, int] = {}  # steps carried by sea this year
    french_at_sea: bool = False
    declared: tuple[str, ...] = ()  # powers on which a preventive war was tried this impulse
    march: March | None = None
    trial: Trial | None = None
    clashes: list[Clash] = []
    battle: Battle | None = None

    # The End of Turn Phase.
    unchecked: tuple[str, ...] = ()
    surrender: Surrender | None = None

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    @property
    def layout(self) -> Layout:
        return self.printed.layouts[self.sheet.layout]

    @property
    def space(self) -> Year:
        """[component.turn-marker] The space of the turn track that the marker is on."""
        return self.printed.track[self.year]

    @property
    def is_new_period(self) -> bool:
        """[event.pool.new-period] Is this the first year of a three-year period?"""
        return (self.year - 1792) % self.printed.tables.victory.period == 0

    @property
    def is_end_of_period(self) -> bool:
        """[victory.auto.when] Is this the last year of a three-year period?"""
        return (self.year - 1791) % self.printed.tables.victory.period == 0

    @property
    def weather(self) -> Weather:
        """[turn.activation.order] The weather of the impulse."""
        return BAD if self.impulses else FAIR

    def plays_with(self, option: str) -> bool:
        """Was this optional rule agreed?"""
        return f"{option}={ON}" in self.options

    def side_of(self, power: str) -> Side | None:
        """[intro.sides] The alliance of a power; None if it is in neither."""
        return self.stance[power].side if power in self.stance else None

    def side(self, army: str) -> Side | None:
        """[setup.coalition-commands] [setup.france-commands] Whom an army fights for."""
        if self.strays and army in self.strays:
            return self.strays[army]
        power = self.printed.power_of[army]
        return self.stance[power].side if power in self.stance else None

    def at(self, area: str, side: Side) -> tuple[str, ...]:
        """[stacking.one-force] The force of a side in an area."""
        if area not in self.stacks:
            return ()
        stack = self.stacks[area]
        if len(stack) == 1:
            return stack if self.side(stack[0]) is side else ()
        of = self.side
        return tuple([army for army in stack if of(army) is side])

    def holder(self, area: str) -> Side | None:
        """Whose armies stand in an area; never both sides' once a battle is over."""
        return self.side(self.stacks[area][0]) if area in self.stacks else None

    def forces(self, side: Side) -> list[str]:
        """[stacking.one-force] The areas in which a side has a force."""
        return [area for area in self.stacks if self.at(area, side)]

    def leaders_at(self, area: str, side: Side) -> list[str]:
        """[stacking.leader] The leaders of a side in an area."""
        if area not in self.leaders.values():
            return []
        powers = self.printed.leaders
        return [
            leader
            for leader, where in self.leaders.items()
            if where == area and self.side_of(powers[leader].power) is side
        ]

    def strength(self, armies: Iterable[str]) -> int:
        """[unit.steps] The steps of some armies."""
        steps, total = self.steps, 0
        for army in armies:
            total += steps[army]
        return total

    def face(self, army: str) -> Face:
        """[unit.replacement-army] The face that an army on the map shows."""
        turned = self.printed.turned.get(army)
        if turned is not None and self.printed.power_of[army] in self.founded:
            return turned  # [rhine.unit] [westphalia.create]
        if army in self.rebuilt:
            face = self.printed.rebuilt[army]
            assert face is not None
            return face
        return self.printed.faces[army][self.steps[army]]

    def owner(self, area: str) -> str:
        """[placement.homeland] The power to which an area belongs now."""
        return self.annexed[area] if area in self.annexed else self.printed.home_of[area]

    def land_of(self, power: str) -> list[str]:
        """[placement.homeland] A power's homeland of 1792, less what it lost, and its conquests."""
        own = [area for area in self.printed.areas_of[power] if area not in self.annexed]
        return own + [area for area, taker in self.annexed.items() if taker == power]

    def is_major(self, power: str) -> bool:
        """[map.major-powers] [spain.liberation.minor] Spain in revolt is a minor power."""
        if self.printed.countries[power].kind is not MAJOR:
            return False
        return power != SPAIN or not (self.liberation or self.liberated)

    def allies(self, side: Side) -> list[str]:
        """[diplomacy.status] The powers of an alliance, in the order of their sheet."""
        return [power for power in self.stance if self.stance[power].side is side]

    def in_reserve(self, army: str) -> bool:
        """[recruit.eliminated] Off the map, and not out of the game."""
        return army not in self.where and army not in self.lost

    def neighbours(self, area: str) -> tuple[str, ...]:
        """[movement.path] Areas that one may come to over a border, straits included."""
        return self.printed.ground.neighbours(area)

    def both(self) -> tuple[Side, Side]:
        """[turn.activation.first-player-starts] The sides in their order of this year."""
        return (FRENCH, COALITION) if self.first is FRENCH else (COALITION, FRENCH)


def without(things: Sequence[str], one: str) -> tuple[str, ...]:
    """What is left when one thing is taken away."""
    return tuple([each for each in things if each != one])


def less(things: Mapping[str, T], one: str) -> Mapping[str, T]:
    """What is left when whatever lies under one name is taken away."""
    return {name: each for name, each in things.items() if name != one}
