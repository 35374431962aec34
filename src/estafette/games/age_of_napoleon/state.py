"""The state of a game: what lies on the table, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from msgspec import Struct, field

from estafette.engine import Deck, State

from .printed import Printed, ScenarioSheet, Title
from .sides import (
    COALITION,
    DETACHABLE,
    FRENCH,
    Side,
    Status,
)
from .standing import Politics, Standing


class Mission(Struct):
    """The diplomacy or insurrection card now lying on the table, and the country it is aimed at."""

    side: Side
    card: str  # its title
    country: str
    void: bool = False  # [card.fouche]


class Aim(Struct):
    """[diplomacy.cancel] A country that a card has moved this year, and how it stood before."""

    country: str
    sides: list[Side]
    states: dict[str, Status]  # its own, and those of the areas cut off from it
    where: dict[str, str]
    exhausted: list[str]
    prisoners: list[str]
    lost: list[str]


class March(Struct):
    """[movement.entry-order] The army on the move: who leads it, where it is, what it has done."""

    side: Side
    leader: str
    corps: list[str]
    start: str
    area: str
    came_from: str = ""
    entered: int = 0
    by_sea: bool = False
    mud: bool = False
    forced: bool = False
    rough: bool = False
    dropped: list[str] = []  # where the army is now


class Interception(Struct):
    """[interception.allowed] The army that is about to intercept."""

    side: Side
    leader: str
    corps: list[str]
    start: str
    area: str
    halted: bool = False  # [card.command-indecision]


class Clash(Struct):
    """[battle.sequence] A battle to be fought: who attacks, and how each corps came there.

    `came_from` gives the area from which a corps entered (where it started, if it intercepted);
    a corps that is not in it stood there. `landed` came by sea.
    """

    area: str
    attacker: Side
    came_from: dict[str, str] = {}
    landed: list[str] = []
    pursuit: bool = False


class Engaged(Struct):
    """[battle.commit.box] One side of the battle box, its cards, its die and what it suffers."""

    side: Side
    general: str
    box: list[str] = []
    cards: list[str] = []
    tally: list[tuple[str, int]] = []
    die: int = 0
    die_bonus: int = 0
    destroys: int = 0
    second: int = 0
    losses: int = 0
    relief: int = 0
    lost: list[str] = []
    killed: str = ""

    @property
    def strength(self) -> int:
        """[battle.strength.both-sides] Never below 0."""
        return max(0, sum([amount for _, amount in self.tally]))


class Battle(Struct):
    """[battle.sequence] The battle now being fought, from the battle box to the pursuit."""

    clash: Clash
    attacker: Engaged
    defender: Engaged
    tied: bool = False
    winner: Side | None = None
    retreated: dict[str, str] = {}
    shipped: str = ""
    pursuers: list[str] = []

    @property
    def area(self) -> str:
        return self.clash.area

    @property
    def sides(self) -> tuple[Engaged, Engaged]:
        return self.attacker, self.defender

    @property
    def loser(self) -> Side:
        assert self.winner is not None
        return self.winner.enemy

    def side(self, side: Side) -> Engaged:
        return self.attacker if self.attacker.side is side else self.defender


class Surrender(Struct):
    """[surrender.order] The country that surrenders, to whom, and the state it falls into."""

    country: str
    to: Side
    status: Status
    spared: bool = False  # [card.surrender-no]


class Quarters(Struct):
    """[winter.roll] The army that winters now, and the cards played on it."""

    side: Side
    area: str
    depot: bool = False
    scorched: bool = False


class Game(State, kw_only=True):
    """Everything on the table of one game of Age of Napoleon.

    A corps on the map is in `where`; one that is neither there, nor a prisoner, nor `lost` is in
    the reserve. A detachable area has a `status` of its own while it is detached. What is typed
    as a Mapping or a Sequence changes seldom: it is replaced, and copies share it.
    """

    printed: Printed = field(default=cast(Any, None))
    scenario: str

    year: int
    round: int
    first: Side = FRENCH
    active: Side = FRENCH
    is_done: bool = False

    status: Mapping[str, Status] = {}
    risen: Sequence[str] = []
    reformed: Sequence[str] = []
    britannia: bool = False
    invaded: bool = False
    tirol_due: bool = False

    where: Mapping[str, str] = {}
    exhausted: frozenset[str] = frozenset()
    prisoners: Sequence[str] = []
    lost: Sequence[str] = []

    hands: dict[Side, Sequence[str]] = {}
    deck: Deck = field(default_factory=Deck)
    removed: Sequence[str] = []
    set_aside: Sequence[str] = []
    reshuffle_due: bool = False

    # Diplomacy and Insurrection.
    passes: int = 0
    mission: Mission | None = None
    aims: dict[str, Aim] = {}

    # Reinforcement.
    called: str = ""  # the corps called up that has no place yet
    raised: Mapping[str, int] = {}
    extra: Mapping[str, int] = {}
    barred: Sequence[str] = []
    shipped: bool = False

    # Campaign.
    spent: Sequence[Side] = []
    armies_left: int = 0
    major_campaign: bool = False
    moved: frozenset[str] = frozenset()
    intercepted: frozenset[str] = frozenset()
    pursued: frozenset[str] = frozenset()
    truce_until: int = 0
    march: March | None = None
    interception: Interception | None = None
    clashes: list[Clash] = []
    battle: Battle | None = None

    # Surrender and Winter Attrition.
    unchecked: Sequence[str] = []
    spared: Sequence[str] = []
    surrender: Surrender | None = None
    hard_winter: bool = False
    wintered: Sequence[str] = []
    quarters: Quarters | None = None

    # The last readings of the table: copies share them, no save holds them.
    last_politics: Politics | None = None
    last_standing: Standing | None = None

    @property
    def politics(self) -> Politics:
        """[def.status.set] What follows from the states of the countries as they are now."""
        found = self.last_politics
        if found is None or found.status is not self.status:
            found = self.last_politics = Politics(self.printed, self.status)
        return found

    @property
    def standing(self) -> Standing:
        """[def.army] Who stands where now."""
        found = self.last_standing
        if found is None or found.where is not self.where or found.status is not self.status:
            found = self.last_standing = Standing(self.where, self.politics)
        return found

    def copy(self) -> Self:
        """The same table once more. It is read before, so that no copy need do it again."""
        self.last_standing = self.standing
        return super().copy()

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    @property
    def first_choice(self) -> Side:
        """[seq.first-player.choice] Who decides this year which player acts first."""
        return FRENCH if self.year in self.printed.tables.first_choice.french else COALITION

    @property
    def is_winter(self) -> bool:
        """[campaign.rounds.winter] Is this one of the last two rounds?"""
        return self.round in self.printed.winter

    @property
    def is_truce(self) -> bool:
        """[card.peace-talks] Nobody attacks, intercepts or violates a neutrality."""
        return self.truce_until >= self.round

    def title(self, card: str) -> Title:
        return self.printed.titles[self.printed.cards[card].title]

    def side(self, corps: str) -> Side | None:
        """[def.fr-fa] Whom a corps serves; a corps of a neutral country serves nobody."""
        return self.politics.sides[corps]

    @property
    def sides(self) -> Mapping[str, Side | None]:
        """[def.fr-fa] Whom every corps serves, as the countries that are followed stand now."""
        return self.politics.sides

    def at(self, area: str, side: Side) -> list[str]:
        """[def.army] The army of a side in an area."""
        return [*self.standing.armies[side].get(area, ())]

    def is_held_by(self, side: Side, area: str) -> bool:
        """Does a corps of this side stand in an area, alone or with a battle to come?"""
        return area in self.standing.armies[side]

    def holder(self, area: str) -> Side | None:
        """Whose corps stand in an area on which no battle waits."""
        return self.standing.holder(area)

    def armies(self, side: Side) -> Mapping[str, Sequence[str]]:
        """[def.army] Every army of a side, by area."""
        return self.standing.armies[side]

    def battle_rating(self, corps: str) -> int:
        """[def.corps.exhausted-rating] An exhausted corps fights with its lower rating."""
        printed = self.printed.corps[corps]
        return printed.exhausted if corps in self.exhausted else printed.fresh

    def in_reserve(self, corps: str) -> bool:
        """[def.reserve] Off the map, neither captured nor lost."""
        return corps not in self.where and corps not in self.prisoners and corps not in self.lost

    def is_detached(self, area: str) -> bool:
        """[def.detachable-areas] Is this area cut off from its country?"""
        return area in self.status and self.printed.countries[area].kind is DETACHABLE

    def country_of(self, area: str) -> str:
        """The country to which an area belongs now."""
        return self.politics.countries[area]

    def areas_of(self, country: str) -> Sequence[str]:
        """The areas that belong to a country now."""
        return self.politics.areas[country]

    def neighbours(self, area: str) -> tuple[str, ...]:
        """[def.area.adjacent] [baltic.winter.land-link] In winter the Baltic bears."""
        printed = self.printed
        near = printed.near_in_winter if self.round in printed.winter else printed.near
        return near[area]

    @property
    def islands(self) -> frozenset[str]:
        """[baltic.summer.no-link] The areas that the sea surrounds in this round."""
        return self.printed.winter_islands if self.is_winter else self.printed.islands

    @property
    def ports(self) -> frozenset[str]:
        """[baltic.winter.no-navigation] The coasts that ships can reach in this round."""
        return self.printed.winter_ports if self.is_winter else self.printed.ports

    def controller(self, country: str) -> Side | None:
        """[def.control.french] [def.control.coalition] Who controls a country, if anybody."""
        return self.politics.controllers[country]

    def countries(self) -> list[str]:
        """[def.status.set] The countries that have a state, detached areas among them."""
        return list(self.status)
