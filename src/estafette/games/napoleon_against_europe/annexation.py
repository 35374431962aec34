"""[peace.annex.territory] A land changes hands by treaty: which may, to whom, and what follows."""

from estafette.engine import Procedure, Refusal, ask, refuse

from . import evacuation, states, subjection
from .actions import Annex, Country
from .fate import enter_reserve
from .mobilisation import is_nowhere
from .occupation import clear_port
from .powers import country_of, side_of
from .sides import BAVARIA, EMPIRE, ITALY, POLAND, Kind, Side, Standing
from .standing import cede, minors_of, status_of, territory
from .state import Game

MAZOVIA, VENETIA = "mazovie", "venetie"
SECOND_ITALIAN = "italie-2"
NO_COUNTRY = (Standing.ANNEXED, Standing.PART)


def cannot_annex(game: Game, power: str, side: Side, choice: Annex) -> Refusal | None:
    """[peace.annex.territory] Why this land may not be taken from a beaten power; None if it may.

    [peace.annex.minor-instead] A minor with units becomes an ally or nothing (R-283).
    [peace.annex.mazovia] Mazovia may be taken by the Empire, key zone or not.
    """
    land = choice.land
    if land in minors_of(game, power):
        if subjection.has_units(game, land):
            return refuse("peace.annex.minor-instead", "peace.has-units", country=land)
        return None
    if game.owner.get(land) != power:
        return refuse("control.changes-only-by", "peace.not-its-own", land=land, power=power)
    if land == MAZOVIA and side is EMPIRE:
        return None
    if is_heartland(game, power, land):
        return refuse("peace.annex.no-key", "peace.key-zone", land=land)
    if not is_adjacent(game, land, side):
        return refuse("peace.annex.adjacent", "peace.not-adjacent", land=land)
    return None


def is_heartland(game: Game, power: str, province: str) -> bool:
    """[peace.annex.no-key] Is there a key zone of the power's first territory in it?"""
    printed = game.printed
    if printed.provinces[province].country != power:
        return False
    return any(printed.zones[zone].key for zone in printed.zones_of[province])


def is_adjacent(game: Game, province: str, side: Side) -> bool:
    """[peace.annex.adjacent] Does it border on land of the victor's side, as it is now (R-85)?"""
    printed = game.printed
    near = (each for zone in printed.zones_of[province] for each in printed.ground.neighbours(zone))
    return any(side_of(game, country_of(game, zone)) is side for zone in near)


def annex(game: Game, power: str, side: Side, land: str) -> Procedure[None]:
    """[peace.annex.territory] [peace.annex.share] The land goes to whom the victor names."""
    is_polish = land == MAZOVIA and side is EMPIRE
    country = POLAND if is_polish else (yield from name_heir(game, side, power, land))
    is_minor = land in minors_of(game, power)
    zones = territory(game, land) if is_minor else list(game.printed.zones_of[land])
    if is_minor:
        subjection.absorb(game, land, country)
        yield from evacuation.stay_on(game, power, side.enemy, zones)
    else:
        yield from evacuation.cede_empty(game, power, side.enemy, zones)
        cede(game, land, country)
    game.tell("peace.annexed", land=land, power=power, country=country)
    enlarge(game, land, country)
    for zone in zones:  # [naval.port-captured]
        yield from clear_port(game, zone)


def name_heir(game: Game, side: Side, power: str, land: str) -> Procedure[str]:
    """[peace.annex.share] [peace.annex.enlarge] Any country of the side, minor or major."""
    choice = yield ask(
        side,
        "peace.to-whom",
        rule="peace.annex.share",
        offers=[Country(country) for country in heirs(game, side)],
        facts={"land": land, "power": power},
    )
    assert isinstance(choice, Country)
    return choice.country


def heirs(game: Game, side: Side) -> list[str]:
    """[peace.annex.enlarge] The countries of a side that may be given land."""
    return [
        country.id
        for country in game.printed.countries.values()
        if country.kind is not Kind.REVOLT
        and status_of(game, country.id).kind not in NO_COUNTRY
        and side_of(game, country.id) is side
    ]


def befriend(game: Game, power: str, side: Side, minor: str) -> Procedure[None]:
    """[peace.annex.minor-instead] A minor goes over, disarmed as if conquered (R-284)."""
    victor = game.treaties[power].victor
    yield from subjection.replace_ships(game, minor)
    subjection.disarm(game, minor)
    subjection.ally_with(game, minor, victor, side)
    yield from evacuation.stay_on(game, power, side.enemy, territory(game, minor))
    game.tell("peace.changes-hands", minor=minor, power=power, country=victor)
    for zone in territory(game, minor):  # [naval.port-captured]
        yield from clear_port(game, zone)


def enlarge(game: Game, land: str, country: str) -> None:
    """[unit.mark.v] [entity.bavaria.creation] [entity.poland.peace-terms] What it brings."""
    if land == MAZOVIA and country == POLAND:
        states.found_poland(game)
    elif country == POLAND:
        states.enlarge_poland(game, land)
    elif country == BAVARIA:
        states.found_bavaria(game)
    elif land == VENETIA and country == ITALY and is_nowhere(game, SECOND_ITALIAN):
        enter_reserve(game, SECOND_ITALIAN)
        game.tell("peace.new-corps", corps=SECOND_ITALIAN)
