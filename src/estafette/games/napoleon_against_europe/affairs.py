"""What goes on for a while on the table: an activation, a battle, a voyage, a peace."""

from msgspec import Struct

from .sides import Side, Standing


class Status(Struct, frozen=True):
    """[status.france-none] How a country stands; `of` is the side, ally or conqueror."""

    kind: Standing
    of: str = ""


class Force(Struct, frozen=True):
    """[force.definition] A lone corps, a general with his units, or an army.

    `head` is the counter that stands for it: the army marker, else the general, else the corps.
    An army group is two armies in one zone [army.group-forms]. Forces are replaced, not changed.
    """

    head: str
    zone: str
    nation: str
    corps: tuple[str, ...]
    general: str = ""
    army: str = ""
    subordinates: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    is_demoralised: bool = False
    is_sheltered: bool = False  # inside the fortress of its zone

    @property
    def pieces(self) -> tuple[str, ...]:
        """Every counter of the force, the general first."""
        heads = tuple([each for each in (self.general, self.army) if each])
        return heads + self.subordinates + self.corps + self.specials


class Berth(Struct, frozen=True):
    """[naval.blockade.box] Where a fleet is: at `sea`, in a `port`, in a blockade `box`, or away.

    `where` is the sea zone, or the zone of the port; `corsairs` is a box beside the map.
    """

    kind: str
    where: str = ""


class Load(Struct, frozen=True):
    """[naval.transport.capacity] What one fleet carries: two steps and one of each other thing."""

    corps: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    general: str = ""
    army: str = ""
    depot: str = ""

    @property
    def pieces(self) -> tuple[str, ...]:
        single = tuple([each for each in (self.general, self.army, self.depot) if each])
        return single + self.corps + self.specials


class Voyage(Struct):
    """[naval.activation] The squadron that sails, and what it has done so far.

    `came_from` is the sea zone or the port it left last; `bound` the port whose blockade it has
    just set; `steps` and `penalty` are those of its maritime assault [naval.assault.two-steps].
    """

    side: Side
    fleets: list[str]
    start: Berth
    points: int
    came_from: str = ""
    bound: str = ""
    loads: dict[str, Load] = {}
    grant: str = ""
    steps: int = 0
    penalty: int = 0
    is_shaken: bool = False  # demoralised troops are aboard
    has_failed: bool = False  # its maritime assault
    silenced: str = ""  # the port whose ships it has destroyed
    is_over: bool = False


class Engagement(Struct):
    """[naval.combat.when] The naval battle now being fought: at sea, in a blockade box, in a port.

    `active` is the side whose activation it is; `guns` the dice of the fortress for `gunner`.
    """

    sea: str
    active: Side
    fleets: dict[Side, list[str]]
    kind: str = "sea"
    port: str = ""
    gunner: Side | None = None
    guns: int = 0
    more: dict[Side, int] = {}  # dice that a card adds
    totals: dict[Side, int] = {}
    cards: dict[Side, list[str]] = {}
    winner: Side | None = None


class Treaty(Struct, frozen=True):
    """[peace.forced] A forced peace: who imposed it, since which year, whether it has no end."""

    victor: str
    year: int
    for_good: bool = False


class March(Struct):
    """[activation.what] The force that has been activated, and what it has done so far.

    `border` is the kind of the last border crossed; `asked` the forced-march points; `grant` the
    card that activates it without points.
    """

    side: Side
    head: str
    start: str
    came_from: str = ""
    border: str = ""
    allowance: int = 0
    points: int = 0  # still to be spent
    asked: int = 0
    spent: int = 0
    grant: str = ""
    crossed: list[str] = []  # every zone entered
    dropped: list[str] = []
    depots: list[str] = []  # mobile depots that go with it
    handled: list[str] = []  # depots turned since its last operation
    is_unsupplied: bool = False  # when it was activated
    is_tested: bool = False  # its attrition test is done
    has_spent_depot: bool = False
    has_won_here: bool = False  # a battle in this zone: flag and one siege attack are free
    is_over: bool = False
    companion: str = ""  # the other army of a group [activation.two-armies]
    taken: list[str] = []  # absorbed where it stands: they take no test [attrition.steps-counted]
    bonus: int = 0  # what cards and a gathering add to the factor, or take off it
    is_barred: bool = False  # no forced march
    is_spared: bool = False  # no attrition test for its forced march
    is_paid: bool = False  # a lone corps has its second activation point
    is_waiting: bool = False  # in a battle zone, for the other forces of a campaign
    freed: list[str] = []  # corps besieged in the zones that it left [siege.leave]
    met: "list[Entry]" = []  # who intercepted it in this zone, and whence [interception.success]


class Campaign(Struct):
    """[major-campaign.activates] Forces that a card sets in motion without activation points.

    `left` is how many more may go, `only` the pieces of which the next must be one (if any),
    `stood` the zones whose defenders have lost their right to evade. A card of the sea sends no
    forces but squadrons, and so many `fleets` in all.
    """

    card: str
    side: Side
    left: int
    fleets: int = 0
    is_together: bool = False  # they may fight together
    has_begun: bool = False
    only: list[str] = []
    nations: list[str] = []  # of the forces that went so far
    waiting: list[March] = []
    stood: list[str] = []
    has_fought: bool = False
    is_countered: bool = False


class Entry(Struct, frozen=True):
    """[battle.supply] [retreat.attacker] Whence a force came into a battle, over which border."""

    head: str
    zone: str
    border: str = ""


class Approach(Struct, frozen=True):
    """[interception.leave-units] [countermarch.part] Who is about to go to a battle, and where.

    `stays` are the counters that he has laid aside so far, to be left behind.
    """

    head: str
    zone: str
    stays: tuple[str, ...] = ()


class Host(Struct):
    """[battle.sequence] One side of a battle: who fights, what weighs, what it suffers.

    `heads` and `corps` are those that fought; `depot` is a fixed depot that fights alone. What
    cards add: `spurs` to countermarches, `nerve` to morale, `more` to the losses inflicted.
    """

    side: Side
    heads: list[str]
    corps: list[str] = []
    depot: str = ""
    commander: str = ""
    entries: list[Entry] = []
    spearhead: str = ""
    specials: list[str] = []  # engaged
    subordinate: str = ""  # whose tactical value is used
    morale: int = 0
    has_intercepted: bool = False
    landed: list[str] = []  # corps that came ashore in a maritime assault
    is_supplied: bool = True
    cards: list[str] = []
    tally: list[tuple[str, int]] = []
    dice: int = 0
    steps_before: int = 0
    inflicts: int = 0
    plus: bool = False
    hits_cavalry: bool = False
    lost: int = 0  # losses so far, those of the retreat included
    tactical: int = 0  # the value of the commander that was used
    is_tied: bool = False  # its morale was chosen among equals [battle.morale.tie]
    is_demoralised: bool = False  # before the battle, and the larger part of it
    is_steady: bool = False  # a card: it cannot be demoralised
    is_spared: bool = False  # a card: its spearhead need not take the first loss
    spurs: list[tuple[str, int]] = []
    nerve: list[tuple[str, int]] = []
    more: int = 0

    @property
    def total(self) -> int:
        return self.dice + sum([amount for _, amount in self.tally])

    @property
    def is_landing(self) -> bool:
        return bool(self.landed)


class Battle(Struct):
    """[battle.sequence] The battle now being fought, from countermarches to the retreat."""

    zone: str
    attacker: Host
    defender: Host
    size: str = ""
    ratio: int = 0
    leader: Side | None = None  # who has the higher result
    winner: Side | None = None
    refuge: str = ""
    is_first: bool = True  # countermarches are open
    tried: list[str] = []  # generals who have tried to march to the guns

    @property
    def hosts(self) -> tuple[Host, Host]:
        return self.attacker, self.defender

    def host(self, side: Side) -> Host:
        return self.attacker if self.attacker.side is side else self.defender


class Trial(Struct):
    """A die that is about to be rolled, so that cards can weigh upon it.

    `what`: interception, evasion, countermarch, attrition, siege, diplomacy, pursuit, wound,
    demoralisation, rally, naval-interception, naval-evasion, foreign-war, surrender (of `country`).
    """

    what: str
    side: Side
    zone: str = ""
    head: str = ""
    country: str = ""
    tally: list[tuple[str, int]] = []
    cards: list[str] = []
    die: int = 0
    is_sure: bool = False
    is_void: bool = False

    @property
    def total(self) -> int:
        return self.die + sum([amount for _, amount in self.tally])


class Books(Struct):
    """[budget.build] What this budget phase has already given: to armies, to powers, to minors."""

    income: dict[str, int] = {}  # power: half points with which the phase began
    restored: dict[str, int] = {}  # army: steps restored in it
    depots: dict[str, int] = {}  # army: mobile depots placed in it
    fleets: dict[str, int] = {}  # power: fleets built
    minor_steps: dict[str, int] = {}  # side: steps of minors still to be placed
    counted: dict[str, int] = {}  # side: steps that its minors have been counted for
    free_steps: dict[str, int] = {}  # power: plain infantry steps that cost nothing
    half_steps: dict[str, int] = {}  # power: plain infantry steps at half their cost
    free_fleets: dict[str, int] = {}  # power: fleets that cost nothing
    declined: tuple[str, ...] = ()  # gifts and withdrawals thought better of, nothing done since
    withdrawing: str = ""  # who has announced that a counter leaves the map
    has_bought_card: bool = False
    has_had_gift: bool = False  # England's free fleet or card
