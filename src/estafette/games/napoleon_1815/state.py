"""The state of a game: what lies on the table, and nothing else."""

from typing import Any, cast

from msgspec import Struct, field

from estafette.engine import Deck, State

from .printed import Card, Printed, ScenarioSheet
from .sides import ARMIES_OF_SEAT, CAMP_OF, COALITION, COMMANDERS, FRENCH, NAPOLEON, Army, Camp


class Axis(Struct, frozen=True):
    """[axis.place] A retreat axis: whose it is and where it points."""

    camp: Camp
    army: Army
    to: str


class Operation(Struct):
    """The operation now being carried out, as the players see it.

    `sent` are the blocks that an event moves meanwhile, corps first; `followed` commanders who
    would have been left alone.
    """

    seat: str
    camp: Camp
    zone: str = ""
    pile: list[str] = []
    commanders: list[str] = []
    manoeuvre: bool = False
    mixed: bool = False
    began_contested: bool = False
    start: str = ""
    value: int = 0
    revealed: str = ""
    tally: list[tuple[str, int]] = []
    extra_fatigue: list[tuple[str, int]] = []
    spent: int = 0
    has_moved: bool = False
    stopped: bool = False
    fortress: str = ""
    over: bool = False
    greens: list[Camp] = []
    forced_march: bool = False
    foraging: bool = False
    again: bool = False
    declined: bool = False
    sent: list[str] = []
    followed: list[str] = []

    @property
    def points(self) -> int:
        """[movement.mod.events] The movement points of the pile, all modifiers added up."""
        return self.points_with(0)

    def points_with(self, extra: int) -> int:
        """[card.x.marche-forcee.minimum] The points with an extra one, and the floor under all."""
        points = sum([amount for _, amount in self.tally]) + extra
        return max(1, points) if self.forced_march else points

    @property
    def left(self) -> int:
        return self.points - self.spent

    @property
    def blocks(self) -> list[str]:
        return self.pile + self.commanders


class Engaged(Struct):
    """One side of a combat: its pile, what events give it, its cards, what it has inflicted.

    `tally` and `suffered` are known to its own camp only: they betray strength and fatigue.
    """

    camp: Camp
    pile: list[str]
    commanders: list[str] = []
    bonus: list[tuple[str, int]] = []
    relief: list[tuple[str, int]] = []
    extra_losses: list[tuple[str, int]] = []
    fatigue_if_beaten: int = 0
    tally: list[tuple[str, int]] = []
    shown: list[str] = []
    faces: list[int] = []
    losses: int = 0
    fatigue: int = 0
    suffered: dict[str, int] = {}

    @property
    def blocks(self) -> list[str]:
        return self.pile + self.commanders

    @property
    def cards(self) -> int:
        """[combat.cards.minimum] A side that has none left reveals none."""
        return max(0, sum([amount for _, amount in self.tally]))


class Combat(Struct):
    """The combat now being fought: on the table from the first card to the pursuit.

    `connections` and `toll` are what the beaten pile has still to retreat, and its fatigue so far.
    `outridden` says whether the winner has shown more cavalry; None: that has not been asked yet.
    """

    zone: str
    attacker: Engaged
    defender: Engaged
    on_march: bool
    shelter: bool = True
    slipped: bool = False
    winner: Camp | None = None
    connections: int = 0
    toll: list[tuple[str, int]] = []
    held: bool = False
    unpursued: bool = False
    outridden: bool | None = None

    @property
    def sides(self) -> tuple[Engaged, Engaged]:
        return self.attacker, self.defender

    @property
    def loser(self) -> Engaged:
        assert self.winner is not None
        return self.side(self.winner.enemy)

    def side(self, camp: Camp) -> Engaged:
        return self.attacker if self.attacker.camp is camp else self.defender


class Game(State, kw_only=True):
    """Everything on the table of one game of Napoléon 1815."""

    printed: Printed = field(default=cast(Any, None))
    scenario: str
    players: int = 2
    grognard: bool = False
    with_dice: bool = False
    fourrager: bool = True

    turn: int = 1
    track: int = 0
    zone: dict[str, str] = {}
    activated: set[str] = set()
    infantry: dict[str, int] = {}
    cavalry: dict[str, int] = {}
    fatigue: dict[str, int] = {}
    gone: list[str] = []
    due: dict[str, int] = {}
    handles: dict[str, str] = {}
    flat: set[str] = set()

    flags: dict[str, Army] = {}
    positions: list[str] = []
    broken: list[str] = []
    axes: dict[str, Axis] = {}
    cut: list[str] = []

    decks: dict[Camp, Deck] = {}
    hands: dict[str, list[str]] = {}
    lasting: dict[str, str] = {}
    shown: dict[str, list[str]] = {}

    first: Camp = FRENCH
    leader: str = ""
    active: Camp = FRENCH
    passed: list[str] = []
    held: list[str] = []
    acted: set[str] = set()
    aide: bool = False
    conferred: bool = False
    recovery_barred: bool = False
    treated: list[str] = []
    operation: Operation | None = None
    combat: Combat | None = None

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    def seat_of(self, army: Army) -> str:
        """[three.setup.prussian] Who runs an army: with two players one seat has both."""
        return str(army) if self.players == 3 else str(CAMP_OF[army])

    def seats(self, camp: Camp) -> tuple[str, ...]:
        """[three.cards.leader-first] The seats of a camp, the leader first."""
        if camp is FRENCH:
            return (FRENCH,)
        if self.players == 2:
            return (COALITION,)
        if self.leader == Army.PRUSSIAN:
            return (Army.PRUSSIAN, Army.ANGLO_ALLIED)
        return (Army.ANGLO_ALLIED, Army.PRUSSIAN)

    def armies(self, seat: str) -> tuple[Army, ...]:
        """The armies that a seat runs."""
        return ARMIES_OF_SEAT[seat]

    def owner(self, block: str) -> str:
        """The seat that runs a block."""
        return self.seat_of(self.printed.army_of[block])

    def commander_seat(self, pile: list[str]) -> str:
        """[three.leader.disputes] Its owner decides for a pile; for a mixed one, the leader."""
        operation = self.operation
        if operation is not None and operation.mixed and pile[0] in operation.pile:
            return operation.seat  # [card.c.union-des-forces.three]
        owners = {self.owner(block) for block in pile}
        if len(owners) == 1:
            return owners.pop()
        return self.seats(self.printed.camp_of[pile[0]])[0]

    def corps_at(self, zone: str, camp: Camp) -> list[str]:
        corps = self.printed.corps_of[camp]
        return [block for block, where in self.zone.items() if where == zone and block in corps]

    def vedettes_at(self, zone: str, camp: Camp) -> list[str]:
        vedettes = self.printed.vedettes_of[camp]
        return [block for block, where in self.zone.items() if where == zone and block in vedettes]

    def commanders_at(self, zone: str, camp: Camp) -> list[str]:
        return [block for block in COMMANDERS[camp] if self.zone.get(block) == zone]

    def has_corps(self, zone: str, camp: Camp) -> bool:
        corps = self.printed.corps_of[camp]
        for block, where in self.zone.items():
            if where == zone and block in corps:
                return True
        return False

    def camps_at(self, zone: str) -> tuple[bool, bool]:
        """Do French corps stand there, and do Coalition corps?"""
        ours, theirs = self.printed.corps_of[FRENCH], self.printed.corps_of[COALITION]
        french = coalition = False
        for block, where in self.zone.items():
            if where == zone:
                french = french or block in ours
                coalition = coalition or block in theirs
        return french, coalition

    def is_contested(self, zone: str) -> bool:
        """[zone.contested] Corps of both camps stand there."""
        return self.camps_at(zone) == (True, True)

    def is_free(self, zone: str, camp: Camp) -> bool:
        """[zone.free] No enemy corps stands there."""
        return not self.has_corps(zone, camp.enemy)

    def strength(self, corps: str) -> int:
        return self.infantry[corps] + self.cavalry[corps]

    def cavalry_of(self, pile: list[str]) -> int:
        return sum([self.cavalry[corps] for corps in pile])

    def neighbours(self, zone: str) -> tuple[str, ...]:
        """[map.zones-connections] The zones one connection away, in the area of the scenario."""
        return self.printed.grounds[self.scenario].neighbours(zone)

    def distance(self, one: str, other: str) -> int:
        """Connections between two zones on the bare map of the scenario."""
        found = self.printed.grounds[self.scenario].distance(one, other)
        assert found is not None
        return found

    def card(self, card: str) -> Card:
        return self.printed.cards[card]

    def in_force(self, title: str) -> bool:
        """[cards.discard.lasting] Does an event that lasts the turn lie on the table?"""
        for card in self.lasting:
            if self.printed.cards[card].title == title:
                return True
        return False

    def is_raining(self) -> bool:
        """[card.x.pluie.duration] Pluie was drawn, or the scenario begins on soaked ground."""
        return self.turn in self.sheet.rain_turns or self.in_force("pluie")

    def has_napoleon(self, commanders: list[str], *, bonus: str) -> bool:
        """[unit.napoleon.bonuses] Napoléon is there and well enough to give his bonus."""
        return (
            NAPOLEON in commanders
            and self.printed.has_symbol(NAPOLEON, bonus)
            and not self.in_force("empereur-souffrant")
        )

    def may_talk(self) -> bool:
        """[three.communication.forbidden] May the Coalition players talk and show their cards?"""
        if self.aide:
            return True
        blucher, wellington = self.zone.get("blucher"), self.zone.get("wellington")
        if blucher is None or wellington is None:
            return False
        return self.distance(blucher, wellington) <= 1
