"""The state of a game: what lies on the table, and nothing else."""

from collections.abc import Mapping
from typing import Any, cast

from msgspec import field

from estafette.engine import Deck, State

from .affairs import (
    Approach,
    Battle,
    Berth,
    Books,
    Campaign,
    Engagement,
    Force,
    March,
    Status,
    Treaty,
    Trial,
    Voyage,
)
from .fronts import Front, Posts
from .politics import Flags, Politics
from .printed import ON, Printed
from .sheets import ScenarioSheet
from .sides import EMPIRE, Period, Phase, Side, Until


class Game(State, kw_only=True):
    """Everything on the table of one game of Napoléon against Europe.

    `forces` are known by their head, `zones` names the heads in each zone; only `fate.py` writes
    these, `steps`, `stores`, `fixed`, `fleets`, `reserve`, `resting`, `returning` and `lost`.
    A counter that is nowhere has not come into play yet. What is a tuple, a frozenset or a mapping
    is only ever replaced: all copies share it.
    """

    printed: Printed = field(default=cast(Any, None))
    scenario: str
    options: tuple[str, ...] = ()

    # Time.
    year: int
    round: int = 0
    phase: Phase = Phase.ACTIVATION
    period: Period = Period.EPOPEE
    active: Side = EMPIRE
    is_winter_campaign: bool = False  # [sequence.rounds] a seventh round is played this year

    # The tracks.
    victory: int = 0
    escalation: int = 0
    stock: Mapping[Side, int] = {}  # [reserve-pa.store] activation points

    # Countries.
    status: Mapping[str, Status] = {}
    owner: Mapping[str, str] = {}  # province: the country whose national territory it is
    flags: Mapping[str, str] = {}  # zone: the country whose control flag lies there
    empty: frozenset[str] = frozenset()  # zones with an empty-fortress marker
    sieges: Mapping[str, int] = {}  # zone: the siege marker
    covered: Mapping[str, int] = {}  # zone: the round in which a covering force was left there
    strays: Mapping[
        str, str
    ] = {}  # zone with a besieger too weak: whence he came [fortress.too-weak]
    citadels: frozenset[str] = frozenset()  # fortresses that a card has raised by a level
    treaties: Mapping[str, Treaty] = {}
    beaten: Mapping[str, tuple[Side, ...]] = {}  # by whom, each time, Tilsit included
    declared: frozenset[str] = frozenset()  # majors on which war has been declared [war.escalation]
    states: frozenset[str] = frozenset()  # Confederation, Westphalia, Poland, Kingdom of Bavaria
    reformed: frozenset[str] = frozenset()
    free_attempts: Mapping[Side, int] = {}  # [peace.redeclare.three] in this diplomatic phase
    terms: Mapping[str, int] = {}  # [peace.annex.count] beaten power: provinces still to be taken
    parting: tuple[str, ...] = ()  # powers that made peace: the armies are still to be parted
    leaving: Mapping[str, Side] = {}  # [peace.evacuate] who has to be out of a country, and whose
    provided: frozenset[str] = frozenset()  # [card.f.corps-expeditionnaires] the Empire has them

    # The pieces.
    forces: dict[str, Force] = {}
    zones: dict[str, tuple[str, ...]] = {}
    steps: dict[str, int] = {}  # of every corps on the map
    unsupplied: frozenset[str] = frozenset()  # corps under an unsupplied marker
    stores: dict[str, str] = {}  # depots on the map, and their zones
    fixed: frozenset[str] = frozenset()  # depots that show their fixed face
    fleets: dict[str, Berth] = {}
    stormed: Mapping[str, tuple[int, int]] = {}  # ports attacked by sea: the year and the round
    reserve: frozenset[str] = frozenset()  # may be built or deployed
    resting: frozenset[str] = frozenset()  # in the reserve, but not before the next budget phase
    returning: tuple[str, ...] = ()  # come back free in the next budget phase
    spared: Mapping[str, int] = {}  # the steps of corps that come back from a siege
    lost: frozenset[str] = frozenset()  # out of the game
    abroad: Mapping[str, tuple[str, ...]] = {}  # foreign war (its card): units in its box

    # The cards.
    decks: dict[Side, Deck] = {}
    hands: dict[Side, tuple[str, ...]] = {}
    shown: frozenset[str] = frozenset()  # cards still in a hand that the enemy has seen
    later: Mapping[Side, tuple[str, ...]] = {}  # Les Châtiments, not yet in the draw piles
    removed: frozenset[str] = frozenset()  # cards out of the game
    events: Mapping[str, int] = {}  # cards played as events, with the last year
    lasting: Mapping[str, Until] = {}  # what a card has done and still works, by card or by name
    has_fought_abroad: bool = False  # [round.option.event] a foreign-war event this turn

    # The budget, in half points.
    resources: Mapping[str, int] = {}
    received: Mapping[str, int] = {}
    credit: Mapping[str, int] = {}  # more, or less, in the next budget phase
    cards_due: Mapping[Side, int] = {}  # more at the next hand building
    queue: tuple[str, ...] = ()  # powers, or sides for their minors, still to act in this phase
    books: Books | None = None

    # What is going on.
    points: int = 0  # activation points of the action
    moved: frozenset[str] = frozenset()  # pieces, in this round [combine.once-per-round]
    courted: Mapping[Side, tuple[str, ...]] = {}  # majors on which a diplomatic action was tried
    negotiated: Mapping[
        Side, int
    ] = {}  # the last round of a diplomatic action [round.option.diplomacy]
    joined: frozenset[str] = frozenset()  # of those, who joined an army by their own move
    march: March | None = None
    campaign: Campaign | None = None
    approach: Approach | None = None
    battle: Battle | None = None
    trial: Trial | None = None
    voyage: Voyage | None = None
    engagement: Engagement | None = None

    # The last readings of the table: copies share them, no save holds them.
    last_politics: Politics | None = None
    last_control: Flags | None = None
    last_posts: Posts | None = None
    last_fronts: Mapping[str, Front] = {}  # by side, and of the neutrals

    @property
    def politics(self) -> Politics:
        """[coalition.definition] Who stands with whom now, and whose land every zone is."""
        found = self.last_politics
        if found is None or found.status is not self.status or found.owner is not self.owner:
            found = self.last_politics = Politics(self.printed, self.status, self.owner)
        return found

    @property
    def control(self) -> Flags:
        """[control.take.flag] Who controls every zone now."""
        found = self.last_control
        if (
            found is None
            or found.flags is not self.flags
            or found.politics.status is not self.status
            or found.politics.owner is not self.owner
        ):
            found = self.last_control = Flags(self.politics, self.flags)
        return found

    @property
    def posts(self) -> Posts:
        """[supply.blocked.units] Where the units of each side stand in the enemy's way now."""
        found = self.last_posts
        read = (self.politics, self.sieges, self.provided, self.forces)
        if found is None or found.read_from != read:
            found = self.last_posts = Posts(*read)
        return found

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    def plays_with(self, option: str) -> bool:
        """Is this optional rule in use?"""
        return f"{option}={ON}" in self.options

    @property
    def is_winter(self) -> bool:
        """[sequence.weather-rounds] Is this a winter round?"""
        return self.round in self.printed.tables.rounds.winter

    @property
    def is_bad_weather(self) -> bool:
        """[movement.weather] Does the weather slow movement?"""
        return self.round >= self.printed.tables.rounds.bad_weather
