"""How countries stand and what belongs to them: the small questions of diplomacy and conquest."""

from msgspec.structs import replace

from .affairs import Status
from .politics import NOBODY
from .powers import side_of, side_of_force
from .sides import COALITION, EMPIRE, ENGLAND, FRANCE, RHINE, Kind, Side, Standing
from .state import Game


def status_of(game: Game, country: str) -> Status:
    """[status.france-none] How a country stands; one that does not exist yet stands nowhere."""
    return game.status.get(country, NOBODY)


def set_standing(game: Game, country: str, kind: Standing, of: str = "") -> None:
    """A country stands otherwise from now on."""
    game.status = {**game.status, country: Status(kind, of)}


def leader(game: Game, side: Side) -> str:
    """[status.neutral.attacked] [diplomacy.roll] Whose ally a minor becomes.

    While England is at peace, that of the first power that fights on (R-387).
    """
    if side is EMPIRE:
        return FRANCE
    powers = [each for each in game.printed.tables.order.command if each in game.printed.majors]
    return next((power for power in powers if side_of(game, power) is side), ENGLAND)


def standing_with(game: Game, country: str, side: Side) -> Status:
    """[war.minor-joins] [entity.rhine.members] How a country stands that has joined a side.

    While the Confederation exists, a minor marked R that goes with the Empire belongs to it.
    """
    printed = game.printed.countries[country]
    if printed.is_major:
        return Status(Standing.MEMBER, side)
    if side is EMPIRE and printed.rhine and RHINE in game.states:
        return Status(Standing.CONFEDERATION, FRANCE)
    return Status(Standing.ALLY, leader(game, side))


def minors_of(game: Game, country: str) -> list[str]:
    """[status.ally.of-whom] The minors that are allied to this country itself."""
    allied = Status(Standing.ALLY, country)
    return [
        each
        for each, status in game.status.items()
        if status == allied and game.printed.countries[each].kind is Kind.MINOR
    ]


def provinces_of(game: Game, country: str) -> list[str]:
    """[map.national-territory] The provinces that belong to a country now."""
    return [province for province, owner in game.owner.items() if owner == country]


def territory(game: Game, country: str) -> list[str]:
    """[map.national-territory] The zones that belong to a country now."""
    zones = game.printed.zones_of
    return [zone for province in provinces_of(game, country) for zone in zones[province]]


def lands_of(game: Game, power: str) -> list[str]:
    """[peace.no-war] The territory of a power and of the minors allied to it."""
    countries = (power, *minors_of(game, power))
    return [zone for country in countries for zone in territory(game, country)]


def key_zones(game: Game, country: str) -> list[str]:
    """[conquest.major.conditions] The key zones of a country's territory."""
    return list(game.politics.key_zones[country])


def cede(game: Game, province: str, country: str) -> None:
    """[peace.annex.territory] A province changes hands; what lay on it is taken off."""
    game.owner = {**game.owner, province: country}
    clear_markers(game, game.printed.zones_of[province])


def clear_markers(game: Game, zones: tuple[str, ...] | list[str]) -> None:
    """[peace.control-markers-removed] [peace.fortresses] Flags, sieges and ruins disappear.

    Whoever was shut up in a fortress there may come out.
    """
    those = set(zones)
    game.flags = {zone: flag for zone, flag in game.flags.items() if zone not in those}
    game.sieges = {zone: level for zone, level in game.sieges.items() if zone not in those}
    game.empty -= those
    for zone in zones:
        for head in game.zones.get(zone, ()):
            if game.forces[head].is_sheltered:
                game.forces[head] = replace(game.forces[head], is_sheltered=False)


def patron(game: Game, nation: str, side: Side) -> str:
    """[conquest.minor.conqueror] The major power behind a flag: itself, its ally, or the leader."""
    if game.printed.countries[nation].is_major:
        return nation
    of = status_of(game, nation).of
    if of in game.printed.majors and side_of(game, of) is side:
        return of
    return leader(game, side)


def heads_of_side(game: Game, side: Side | None, zones: list[str]) -> list[str]:
    """The forces of a side in these zones."""
    return [
        head
        for zone in zones
        for head in game.zones.get(zone, ())
        if side_of_force(game, game.forces[head]) is side
    ]


def steps_in_zones(game: Game, side: Side, zones: list[str]) -> int:
    """[diplomacy.minor.targets] [card.c.sainte-russie.condition] Combat steps of a side there."""
    return sum(
        [
            game.steps[corps]
            for head in heads_of_side(game, side, zones)
            for corps in game.forces[head].corps
        ]
    )


def has_beaten(game: Game, side: Side, power: str) -> bool:
    """[diplomacy.mod.beaten-by-self] Has this side ever beaten that power, Tilsit included?"""
    return side in game.beaten.get(power, ())


def victor_side(game: Game, power: str) -> Side:
    """[peace.forced] The side that has imposed peace on this power last.

    It holds even if the power that dictated it has left the war since.
    """
    return game.beaten[power][-1]


def is_coalition_power(game: Game, power: str) -> bool:
    """[coalition.definition] Is this one of the powers at war with the Empire?"""
    return game.printed.countries[power].is_major and side_of(game, power) is COALITION
