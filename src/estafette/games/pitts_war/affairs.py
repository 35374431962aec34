"""What goes on for a while on the table: a march, a roll, a battle, a surrender, a treaty."""

from msgspec import Struct

from .sides import Side


class Treaty(Struct, frozen=True):
    """[peace.observe] A mandatory peace: with whom, until the end of which year, what follows.

    `impulses` counts those begun since it ran out [peace.preventive-war].
    """

    victor: Side
    until: int
    binds: bool = False  # [forced-alliance.trigger] a forced alliance follows
    impulses: int = 0


class March(Struct):
    """[activation.content] The force that has been activated, and what it has done so far.

    `border` is the kind of the border last crossed (`sea` for a landing), `grant` the marker that
    allows what the rules do not. `worn` is the battle penalty of its Attrition Test.
    """

    side: Side
    armies: list[str]
    leaders: list[str]
    start: str
    area: str
    came_from: str = ""
    border: str = ""
    points: int = 0
    potential: int = 0  # the modified die
    is_rolled: bool = False
    is_forced: bool = False
    is_unsupplied: bool = False
    is_tested: bool = False
    is_worn: bool = False
    is_friendly: bool = True  # the first area, and every one so far before it came
    is_over: bool = False
    is_hardened: bool = False  # [card.f.campagne-hiver] bad weather weighs on nothing it does
    is_cut: bool = False  # [movement.no-unsupplied-end] out of supply where it has come to
    is_stopped: bool = False  # by an enemy or a fortress, in the area where it is
    is_ashore: bool = False  # [naval.assault.stop] it has landed, and goes no farther
    grant: str = ""
    dropped: list[str] = []
    crossed: list[str] = []  # neutral areas passed under Free Passage


class Trial(Struct):
    """A die that is about to be rolled, so that markers can weigh upon it.

    `what`: movement, attrition, interception, evasion, guns, pursuit, assault, diplomacy,
    surrender. `is_sure` makes it succeed without a roll, `is_void` makes it fail.
    """

    what: str
    side: Side
    area: str = ""
    to: str = ""
    power: str = ""
    armies: list[str] = []
    leaders: list[str] = []
    tally: list[tuple[str, int]] = []
    markers: list[str] = []
    die: int = 0
    is_sure: bool = False
    is_void: bool = False

    @property
    def total(self) -> int:
        return self.die + sum([amount for _, amount in self.tally])


class Clash(Struct):
    """[battle.obligatory] A battle to be fought: where, who attacks, and over which border.

    A revolt unit that is placed on an enemy attacks with no border and comes from nowhere.
    """

    area: str
    attacker: Side
    came_from: str = ""
    border: str = ""


class Engaged(Struct):
    """[battle.modifiers.own] One side of a battle: who fights, what weighs, what it suffers."""

    side: Side
    armies: list[str]
    leaders: list[str] = []
    commander: str = ""
    lead: str = ""
    is_supplied: bool = True
    is_claiming: bool = False  # [battle.modifier.cavalry]
    wins_ties: bool = False
    silenced: int = 0  # C symbols that a marker takes away
    markers: list[str] = []
    tally: list[tuple[str, int]] = []
    die: int = 0
    extra: int = 0
    inflicts: int = 0
    losses: int = 0  # still to be taken
    destroyed: list[str] = []  # armies that have lost their last step

    @property
    def total(self) -> int:
        """[battle.resolve.roll] The modified die, as it is compared."""
        return self.die + sum([amount for _, amount in self.tally])


class Battle(Struct):
    """[battle.sequence] The battle now being fought, from the sound of the guns to the retreat."""

    clash: Clash
    attacker: Engaged
    defender: Engaged
    holder: Side | None = None  # who controlled the area when it began
    marched: dict[str, str] = {}  # armies and leaders that came to the guns, and from where
    ran_to_the_guns: list[str] = []  # areas whose force has tried
    is_large: bool = False
    winner: Side | None = None
    retreats: int = 1
    retreated: dict[str, str] = {}

    @property
    def area(self) -> str:
        return self.clash.area

    @property
    def sides(self) -> tuple[Engaged, Engaged]:
        return self.attacker, self.defender

    def side(self, side: Side) -> Engaged:
        return self.attacker if self.attacker.side is side else self.defender


class Surrender(Struct):
    """[surrender.trigger] The power that is being tested, and the terms once it has fallen."""

    power: str
    victor: Side
    stars: int = 0
    is_refused: bool = False  # [card.c.tambours]
    areas: int = 0  # that the victor may still take
    ceded: list[str] = []
    indemnity: bool = False
