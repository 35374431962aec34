"""[diplomacy.purpose] A country is courted: who may be, what it takes, and the die."""

from functools import partial

from msgspec import Struct

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Country
from .affairs import Trial
from .powers import country_of, side_of
from .sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    WESTPHALIA,
    Kind,
    Period,
    Phase,
    Side,
    Standing,
)
from .standing import has_beaten, status_of
from .state import Game
from .tables import Bonus
from .war import bring_in

MARIE_LOUISE = "30F"  # [card.f.marie-louise] lasts: Austria is not for the Coalition
CAULAINCOURT = "44F"  # [card.f.caulaincourt] lasts: the Coalition's rolls are worse
FIDELITY = "53F"  # [card.f.fidelite-des-allies] `53F:country` lasts for each country named
CAULAINCOURT_MALUS = -2
NO_COUNTRY = (Standing.PART, Standing.NONE, Standing.ANNEXED)
BOUND = (Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE)


class Mission(Struct, frozen=True):
    """How a diplomatic action is paid for: by a card of some value, by an event, or by nothing.

    `value` None is an event: it is always enough. One that is `free` may also call on powers in
    forced peace or forced alliance; an `extra` one is not the turn's one major power. `guarded`
    are the countries in which the Empire has steps: looked up once, used for every offer.
    """

    side: Side
    value: int | None = None
    bonus: tuple[tuple[str, int], ...] = ()
    is_free: bool = False
    is_extra: bool = False
    guarded: frozenset[str] = frozenset()


def send(game: Game, mission: Mission, countries: list[str]) -> Procedure[bool]:
    """[diplomacy.roll] An event, or a free attempt: one of these countries is to be won over."""
    country = yield from choose(game, mission, countries)
    return (yield from attempt(game, mission, country))


def mission_of(
    game: Game,
    side: Side,
    *,
    value: int | None = None,
    bonus: tuple[tuple[str, int], ...] = (),
    is_free: bool = False,
    is_extra: bool = False,
) -> Mission:
    """A diplomatic action of a side, as the table is now."""
    guarded = frozenset([country_of(game, zone) for zone in game.posts.zones[EMPIRE]])
    return Mission(side, value, bonus, is_free, is_extra, guarded)


def candidates(game: Game, side: Side) -> list[str]:
    """The countries, not of this side, that one could think of."""
    return [
        country
        for country, status in game.status.items()
        if status.kind not in NO_COUNTRY
        and side_of(game, country) is not side
        and country not in (FRANCE, ENGLAND)
        and game.printed.countries[country].kind is not Kind.REVOLT
    ]


def least_card(game: Game, side: Side) -> int | None:
    """[diplomacy.card-value] The lowest value of a card that wins somebody over; None if none."""
    mission = mission_of(game, side)
    able = [each for each in candidates(game, side) if can_be_won(game, mission, each)]
    return min([least_value(game, country) for country in able], default=None)


def can_be_won(game: Game, mission: Mission, country: str) -> bool:
    return cannot_court(game, mission, Country(country)) is None


def choose(game: Game, mission: Mission, countries: list[str]) -> Procedure[str]:
    """[diplomacy.purpose] Which country is courted.

    Of several it is asked though one alone can be won: silence would tell what the card is worth.
    """
    choice = yield ask(
        mission.side,
        "diplomacy.whom",
        rule="diplomacy.purpose",
        offers=[Country(country) for country in countries],
        unless=partial(cannot_court, game, mission),
        kind=Country,
        always=len(countries) > 1,
    )
    assert isinstance(choice, Country)
    return choice.country


def no_target(game: Game, mission: Mission, countries: list[str]) -> Refusal | None:
    """[diplomacy.purpose] Why none of these countries can be courted; None if one can."""
    reason = None
    for country in countries:
        reason = cannot_court(game, mission, Country(country))
        if reason is None:
            return None
    return reason or refuse("diplomacy.purpose", "diplomacy.nobody")


def cannot_court(game: Game, mission: Mission, choice: Country) -> Refusal | None:
    """[diplomacy.major.not] [diplomacy.minor.not] Why nobody courts a country; None if one may."""
    country = choice.country
    status = status_of(game, country)
    if status.kind in NO_COUNTRY or side_of(game, country) is mission.side:
        return refuse("diplomacy.purpose", "diplomacy.not-to-be-won", country=country)
    if country in (FRANCE, ENGLAND):
        return refuse("status.france-england-never", "diplomacy.leader", country=country)
    if game.printed.countries[country].is_major:
        reason = cannot_court_major(game, mission, country)
    else:
        reason = cannot_court_minor(game, mission, country)
    return reason or is_too_low(game, mission, country) or is_shielded(game, mission, country)


def cannot_court_major(game: Game, mission: Mission, country: str) -> Refusal | None:
    """[diplomacy.major.when] Why a major power cannot be courted; None if it can.

    [diplomacy.major.one-per-turn] One action a year, on one of them (R-486).
    [peace.redeclare.attempts] Those that a second war gives are not counted.
    """
    kind = status_of(game, country).kind
    if game.phase is not Phase.DIPLOMACY:
        return refuse("diplomacy.major.when", "diplomacy.phase-only", country=country)
    if kind is Standing.FORCED_ALLIANCE and not mission.is_free:
        return refuse("forced-alliance.no-diplomacy", "diplomacy.forced-ally", country=country)
    if kind is Standing.FORCED_PEACE and not mission.is_free:
        return refuse("diplomacy.major.not", "diplomacy.forced-peace", country=country)
    if kind is not Standing.NEUTRAL and kind not in BOUND:
        return refuse("diplomacy.major.not", "diplomacy.with-the-enemy", country=country)
    if game.courted.get(mission.side) and not mission.is_free and not mission.is_extra:
        other = game.courted[mission.side][0]
        return refuse("diplomacy.major.one-per-turn", "diplomacy.one-major", country=other)
    return None


def cannot_court_minor(game: Game, mission: Mission, country: str) -> Refusal | None:
    """[diplomacy.minor.targets] Why a minor cannot be courted; None if it can (R-40, R-118)."""
    status = status_of(game, country)
    if status.kind is Standing.NEUTRAL:
        return None
    if status.kind is Standing.PROTECTORATE:
        rule = "status.protectorate.definition"
        return refuse(rule, "diplomacy.protectorate", country=country)
    if status.kind is Standing.CONFEDERATION:
        rule = "entity.rhine.members-protected"
        return refuse(rule, "diplomacy.confederation", country=country)
    if status.of != FRANCE:
        rule = "diplomacy.minor.not"
        return refuse(rule, "diplomacy.ally-of-another", country=country, power=status.of)
    if game.printed.countries[country].westphalia and WESTPHALIA in game.states:
        return refuse("entity.westphalia.status", "diplomacy.westphalia", country=country)
    if game.period is Period.EPOPEE and country in mission.guarded:
        return refuse("diplomacy.minor.targets", "diplomacy.guarded", country=country)
    return None


def is_too_low(game: Game, mission: Mission, country: str) -> Refusal | None:
    """[diplomacy.card-value] Why the card is not enough; None if it is, or if none is needed."""
    least = least_value(game, country)
    if mission.value is None or mission.value >= least:
        return None
    return refuse("diplomacy.card-value", "diplomacy.card-too-low", country=country, least=least)


def least_value(game: Game, country: str) -> int:
    """[diplomacy.card-value] Three for a major power, two for a minor with units, one without."""
    printed, least = game.printed.countries[country], game.printed.tables.diplomacy.least
    if printed.is_major:
        return least.major
    return least.with_units if printed.units else least.without_units


def is_shielded(game: Game, mission: Mission, country: str) -> Refusal | None:
    """[card.f.marie-louise] [card.f.fidelite-des-allies] The card that keeps a country, if any."""
    if country == AUSTRIA and mission.side is COALITION and MARIE_LOUISE in game.lasting:
        return refuse("card.f.marie-louise", "diplomacy.shielded", card=MARIE_LOUISE)
    if loyalty_of(country) in game.lasting:
        return refuse("card.f.fidelite-des-allies", "diplomacy.shielded", card=FIDELITY)
    return None


def loyalty_of(country: str) -> str:
    """[card.f.fidelite-des-allies] Under what name a country's loyalty lies on the table."""
    return f"{FIDELITY}:{country}"


def attempt(game: Game, mission: Mission, country: str) -> Procedure[bool]:
    """[diplomacy.roll] One die and what weighs upon it: six wins the country over.

    [diplomacy.joining-draw] Its key zones give cards at once.
    """
    side = mission.side
    if game.printed.countries[country].is_major and not (mission.is_free or mission.is_extra):
        game.courted = {**game.courted, side: (*game.courted.get(side, ()), country)}
    trial = Trial("diplomacy", side, country=country, tally=modifiers(game, mission, country))
    trial.die = game.dice.d6()
    is_won = trial.total >= game.printed.tables.diplomacy.success
    game.tell(
        "diplomacy.rolled",
        side=side,
        country=country,
        die=trial.die,
        lines=len(trial.tally),
        tally=trial.tally,
        total=trial.total,
        result="won" if is_won else "failed",
    )
    if not is_won:
        return False
    yield from bring_in(game, country, side)
    return True


def modifiers(game: Game, mission: Mission, country: str) -> list[tuple[str, int]]:
    """[diplomacy.bonus-table] [diplomacy.mod.beaten-by-enemy] [diplomacy.mod.beaten-by-self]"""
    side, table = mission.side, game.printed.tables.diplomacy
    found = [("diplomacy.table", table_bonus(game, side, country)), *mission.bonus]
    if mission.is_free:
        found.append(("diplomacy.free", table.free_bonus))
    if has_beaten(game, side.enemy, country):
        found.append(("diplomacy.beaten-by-enemy", table.beaten_by_enemy))
    if has_beaten(game, side, country):
        found.append(("diplomacy.beaten-by-self", table.beaten_by_self))
    if side is COALITION and CAULAINCOURT in game.lasting:
        found.append((CAULAINCOURT, CAULAINCOURT_MALUS))
    return [(name, amount) for name, amount in found if amount]


def table_bonus(game: Game, side: Side, country: str) -> int:
    """[diplomacy.bonus-table] The bonus of a side for a country; none if it has no line."""
    for line in game.printed.tables.diplomacy.bonus:
        if line.country == country:
            return bonus_of(line, side)
    return 0


def bonus_of(line: Bonus, side: Side) -> int:
    return line.empire if side is EMPIRE else line.coalition
