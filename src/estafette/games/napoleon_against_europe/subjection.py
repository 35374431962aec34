"""[conquest.minor.condition] The conquest of minors: when one falls, and what becomes of it."""

from collections.abc import Iterator

from estafette.engine import Procedure, ask

from . import foreign_war
from .actions import Annex, Befriend
from .affairs import Status
from .control import counts
from .fate import come_back, eliminate, leave_force, lose_for_good, sail_away, to_reserve
from .occupation import clear_port
from .powers import holder, side_of
from .sides import (
    COALITION,
    EMPIRE,
    NAPLES,
    POLAND,
    RHINE,
    SICILY,
    WESTPHALIA,
    Kind,
    Side,
    Standing,
)
from .standing import (
    cede,
    clear_markers,
    leader,
    patron,
    provinces_of,
    set_standing,
    standing_with,
    status_of,
    territory,
)
from .state import Game
from .tracks import score

COUNTRIES = (Standing.ALLY, Standing.PROTECTORATE, Standing.CONFEDERATION)
GROUPINGS = (RHINE, WESTPHALIA)  # made of other countries, which fall one by one


def falling(game: Game, side: Side) -> list[str]:
    """[conquest.order] The minors that this side conquers now, in the order of the map."""
    return [
        country.id
        for country in game.printed.countries.values()
        if country.kind is Kind.MINOR and is_conquered(game, country.id, side)
    ]


def is_conquered(game: Game, minor: str, side: Side) -> bool:
    """[conquest.minor.condition] Has the enemy its capital and all its fortresses, in supply?

    [conquest.minor.naples] Naples falls with its capital alone. [conquest.minor.poland] Poland
    falls only if France does, too.
    """
    if minor in GROUPINGS or minor == POLAND or side_of(game, minor) is not side.enemy:
        return False
    if status_of(game, minor).kind not in COUNTRIES:
        return False
    return is_taken(game, minor, side)


def is_taken(game: Game, minor: str, side: Side) -> bool:
    """[conquest.minor.condition] Does a side hold all that must be held of a minor, in supply?"""
    return all(counts(game, zone, side) for zone in strongholds(game, minor))


def strongholds(game: Game, minor: str) -> Iterator[str]:
    """[conquest.minor.condition] The capital first, then every fortress, annexed ones included."""
    yield from game.printed.countries[minor].capitals
    if minor != NAPLES:
        yield from (zone for zone in territory(game, minor) if zone in game.printed.fortresses)


def conquer(game: Game, side: Side, minor: str) -> Procedure[None]:
    """[conquest.minor.marker] A minor is conquered: it is disarmed, and gets its new master.

    [conquest.minor.conqueror] He is the power that holds its capital.
    """
    capital = game.printed.countries[minor].capitals[0]
    conqueror = patron(game, holder(game, capital), side)
    game.tell("conquest.minor", minor=minor, country=conqueror)
    forfeit(game, minor)
    if minor == NAPLES and side is EMPIRE:
        part_from_sicily(game)
    yield from replace_ships(game, minor)
    disarm(game, minor)
    clear_markers(game, territory(game, minor))
    lands = territory(game, minor)
    if minor == SICILY and side_of(game, NAPLES) is side is EMPIRE:
        join_naples(game)
    else:
        yield from subject(game, side, minor, conqueror)
    for zone in lands:  # [naval.port-captured]
        yield from clear_port(game, zone)


def forfeit(game: Game, minor: str) -> None:
    """[victory.points-table] [status.protectorate.lost] A protectorate costs its point.

    [entity.poland.fights-on] Poland's is not lost again.
    """
    if status_of(game, minor).kind is Standing.PROTECTORATE and minor != POLAND:
        score(game, victory=game.printed.tables.points.protectorate_lost.victory, why=minor)


def subject(game: Game, side: Side, minor: str, conqueror: str) -> Procedure[None]:
    """[conquest.minor.marker] With units it is an ally; without, ally or annexed, as he likes."""
    offers = [Befriend(minor)] if has_units(game, minor) else [Befriend(minor), Annex(minor)]
    choice = yield ask(
        side,
        "conquest.ally-or-annex",
        rule="conquest.minor.marker",
        offers=offers,
        facts={"minor": minor, "country": conqueror},
    )
    if isinstance(choice, Annex):
        absorb(game, minor, conqueror)
        game.tell("conquest.annexed", minor=minor, country=conqueror)
        return
    ally_with(game, minor, conqueror, side)
    game.tell("conquest.allied", minor=minor, country=conqueror)


def has_units(game: Game, minor: str) -> bool:
    """[entity.poland.other-conqueror] Polish units serve France alone: nobody else has them."""
    return game.printed.countries[minor].units and minor != POLAND


def absorb(game: Game, minor: str, country: str) -> None:
    """[conquest.minor.marker] A whole minor becomes national territory of another country."""
    for province in provinces_of(game, minor):
        cede(game, province, country)
    set_standing(game, minor, Standing.ANNEXED, country)


def ally_with(game: Game, minor: str, conqueror: str, side: Side) -> None:
    """[status.ally.minor-stays] [entity.rhine.members] The conqueror's ally, or a member again."""
    status = standing_with(game, minor, side)
    if status.kind is Standing.ALLY:
        status = Status(Standing.ALLY, conqueror)
    set_standing(game, minor, status.kind, status.of)


def disarm(game: Game, minor: str) -> None:
    """[conquest.minor.units] [budget.minor.fleets] Corps are destroyed, fleets lost for good.

    A general of theirs who has led others goes to the reserve (R-411); who is awaited in the next
    budget does not come free to the conqueror (R-534).
    """
    nation_of = game.printed.nation_of
    for corps in [each for each in game.returning if nation_of[each] == minor]:
        come_back(game, corps)
        to_reserve(game, corps)
    for corps in [each for each in game.steps if nation_of[each] == minor]:
        eliminate(game, corps)
    for general in [each for each in game.printed.generals if nation_of[each] == minor]:
        if any(general in force.pieces for force in game.forces.values()):
            leave_force(game, general)
            to_reserve(game, general)
            game.tell("general.to-reserve", general=general)
    for fleet in [each for each in game.printed.fleets if nation_of[each] == minor]:
        if fleet in game.fleets:
            sail_away(game, fleet)
        if fleet not in game.lost:
            lose_fleet(game, fleet)


def lose_fleet(game: Game, fleet: str) -> None:
    lose_for_good(game, fleet)
    game.tell("conquest.fleet-lost", fleet=fleet)


def replace_ships(game: Game, minor: str) -> Procedure[None]:
    """[conquest.minor.fleet-foreign-war] A fleet abroad is lost; its ally sends another."""
    ally, nation_of = status_of(game, minor).of, game.printed.nation_of
    for war, units in list(game.abroad.items()):
        left = tuple([unit for unit in units if nation_of[unit] != minor])
        game.abroad = {**game.abroad, war: left}
        for fleet in [unit for unit in units if unit not in left]:
            lose_fleet(game, fleet)
            yield from foreign_war.send_another(game, war, ally)


def part_from_sicily(game: Game) -> None:
    """[conquest.minor.sicily-stays] Sicily stays with the Coalition, a country of its own now.

    Flags and sieges there are as they were: what has been taken of it falls in its turn.
    """
    if status_of(game, SICILY).kind is not Standing.PART:
        return
    game.owner = {**game.owner, SICILY: SICILY}
    set_standing(game, SICILY, Standing.ALLY, leader(game, COALITION))
    game.tell("conquest.sicily-stays")


def join_naples(game: Game) -> None:
    """[conquest.minor.sicily-merged] Sicily, taken by the Empire, is of Naples again (R-289)."""
    for province in provinces_of(game, SICILY):
        cede(game, province, NAPLES)
    set_standing(game, SICILY, Standing.PART, NAPLES)
    game.tell("conquest.sicily-merged")
