"""What each seat may see. Built from nothing: what is not written here is not sent.

A counter looks the same wherever nothing about it has changed: its face is drawn once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from estafette.engine import Figure, Marker, Piece, Track, View

from .affairs import Berth, Force
from .board import CORSAIRS, FOREIGN_WARS, blockade_of
from .fog import shows, shows_back
from .heaps import cards
from .papers import sheets
from .politics import Flags, Politics
from .powers import side_of, side_of_force
from .printed import FOG, Printed
from .rosters import rosters
from .sequence import OPERATIONS, ROUND, SEQUENCE
from .sides import COALITION, EMPIRE, FRANCE, Kind, Period, Side, Standing
from .state import Game
from .victory import is_campaign

OFF_MAP = ""
LOOKS = 16384  # counters, as they lie now here, now there
READINGS = 64  # tables whose politics are remembered
STOCK = 12  # activation points that a stock track shows at the least
HOLDS = {
    Standing.ALLY: "ally",
    Standing.PROTECTORATE: "dominion",
    Standing.CONFEDERATION: "member",
}


def view(game: Game, seat: str | None) -> View:
    """[hand.definition] [option.fog-of-war] The table as one seat sees it."""
    path = SEQUENCE.path(game.place - 1)
    is_moving = ROUND.rule in path or OPERATIONS.rule in path
    moved = game.moved if is_moving else frozenset[str]()
    return View(
        seat=seat,
        path=path,
        pieces=(
            *stores(game),
            *on_the_map(game, seat, moved),
            *fleets(game, seat),
            *aboard(game),
            *beside_the_map(game),
        ),
        markers=(*holdings(game.control), *works(game)),
        tracks=tuple(tracks(game)),
        cards=tuple(cards(game, seat)),
        sheets=tuple(sheets(game, seat)),
        rosters=rosters(game, seat, path),
    )


def on_the_map(game: Game, seat: str | None, moved: frozenset[str]) -> Iterator[Piece]:
    """[force.definition] Force by force, its counters together, the commander on top."""
    printed, steps, unsupplied = game.printed, game.steps, game.unsupplied
    is_foggy = game.plays_with(FOG)
    for force in game.forces.values():
        allegiance = allegiance_of(force.nation, side_of_force(game, force))
        signs = signs_of(force)
        seen: Sequence[str] = lying(force)
        if is_foggy:
            seen = [each for each in seen if shows(game, seat, force, each)]
        for piece in seen:
            marks = ("activated", *allegiance) if piece in moved else allegiance
            if piece in unsupplied:
                marks = ("unsupplied", *marks)
            if signs and (piece in steps or piece == force.general):
                marks = (*signs, *marks)
            yield face(printed, piece, force.zone, steps.get(piece, 0), marks)
        if not seen:
            place = game.zones[force.zone].index(force.head) + 1
            yield Piece(f"stack-{force.zone}-{place}", force.zone, force.nation, "block")


def lying(force: Force) -> tuple[str, ...]:
    """[army.definition] The counters of a force as they lie, the lowest first."""
    heads = tuple([each for each in (force.army, force.general) if each])
    return force.specials + force.corps + force.subordinates + heads


def signs_of(force: Force) -> tuple[str, ...]:
    """[demoralised.marker] [fortress.defender-options] What holds for a whole force."""
    demoralised = ("demoralised",) if force.is_demoralised else ()
    return (*demoralised, "sheltered") if force.is_sheltered else demoralised


def allegiance_of(nation: str, side: Side | None) -> tuple[str, ...]:
    """Where colours do not say for whom one fights: France's friends, and neutrals."""
    if side is None:
        return ("neutral",)
    return ("serves-empire",) if side is EMPIRE and nation != FRANCE else ()


def stores(game: Game) -> Iterator[Piece]:
    """[depot.faces] Depots, each with the face that is up."""
    for depot, zone in game.stores.items():
        mark = "fixed" if depot in game.fixed else "mobile"
        yield face(game.printed, depot, zone, 0, (mark,))


def fleets(game: Game, seat: str | None) -> Iterator[Piece]:
    """[naval.blockade.box] Fleets at sea, in port, before a port, after the corsairs."""
    nation_of, is_foggy = game.printed.nation_of, game.plays_with(FOG)
    for fleet, berth in game.fleets.items():
        nation = nation_of[fleet]
        marks = allegiance_of(nation, side_of(game, nation))
        if not is_foggy or shows_back(game, seat, fleet):
            yield face(game.printed, fleet, space_of(berth), 0, marks)
        else:
            front = front_of_fleet(game.printed, fleet)
            yield Piece(fleet, space_of(berth), nation, "fleet", fleet, front, marks)


def space_of(berth: Berth) -> str:
    """[naval.blockade.box] The space of the board where a fleet lies."""
    if berth.kind == "corsairs":
        return CORSAIRS
    return blockade_of(berth.where) if berth.kind == "box" else berth.where


def aboard(game: Game) -> Iterator[Piece]:
    """[naval.transport.capacity] What the squadron under way carries lies with its fleet."""
    if game.voyage is None:
        return
    for fleet, load in game.voyage.loads.items():
        space = space_of(game.fleets[fleet]) if fleet in game.fleets else OFF_MAP
        for piece in reversed(load.pieces):
            yield face(game.printed, piece, space, game.steps.get(piece, 0), ("aboard",))


def beside_the_map(game: Game) -> Iterator[Piece]:
    """[reserve.definition] [foreign-war.units-out] Who waits, comes back, or fights elsewhere.

    Depots that wait are only counted.
    """
    printed, reserve, resting = game.printed, game.reserve, game.resting
    for units in game.abroad.values():
        for piece in units:
            yield face(printed, piece, FOREIGN_WARS, full(printed, piece), ("abroad",))
    for piece in game.returning:
        steps = game.spared.get(piece, full(printed, piece))
        yield face(printed, piece, OFF_MAP, steps, ("due",))
    for piece in printed.nation_of:
        if piece in reserve and piece not in printed.depots:
            marks = ("resting",) if piece in resting else ("reserve",)
            yield face(printed, piece, OFF_MAP, full(printed, piece), marks)


def full(printed: Printed, piece: str) -> int:
    corps = printed.corps.get(piece)
    return corps.steps if corps else 0


@lru_cache(LOOKS)
def face(
    printed: Printed, piece: str, space: str, steps: int, marks: tuple[str, ...] = ()
) -> Piece:
    """[unit.corps.attributes] [general.attributes] [fleet.attributes] A counter as it lies."""
    kind, figures, signs = printed_on(printed, piece, steps)
    nation = printed.nation_of[piece]
    return Piece(piece, space, nation, kind, piece, figures, (*signs, *marks))


@cache
def printed_on(
    printed: Printed, piece: str, steps: int
) -> tuple[str, tuple[Figure, ...], tuple[str, ...]]:
    """What a counter is, its figures at this strength, and its printed signs."""
    if piece in printed.corps:
        kind = "cavalry" if printed.corps[piece].cavalry else "corps"
        return kind, figures_of_corps(printed, piece, steps), signs_of_corps(printed, piece)
    if piece in printed.generals:
        signs = ("cavalry",) if printed.generals[piece].cavalry else ()
        return "leader", figures_of_general(printed, piece), signs
    if piece in printed.fleets:
        return "fleet", figures_of_fleet(printed, piece), ()
    if piece in printed.specials:
        special = printed.specials[piece]
        signs = ("cavalry",) if special.cavalry else ()
        return "special", (Figure("figure.bonus", special.bonus),), signs
    return ("army" if piece in printed.armies else "depot"), (), ()


def figures_of_corps(printed: Printed, corps: str, steps: int) -> tuple[Figure, ...]:
    """[unit.corps.attributes] Combat at this strength, morale, movement; steps as pips."""
    sheet = printed.corps[corps]
    return (
        Figure("figure.combat", sheet.combat[sheet.steps - max(steps, 1)]),
        Figure("figure.morale", sheet.morale),
        Figure("figure.movement", sheet.movement),
        Figure("figure.steps", steps, sheet.steps),
    )


def signs_of_corps(printed: Printed, corps: str) -> tuple[str, ...]:
    """[unit.corps.elite] [unit.mark.dot] Stars, arm, and what never comes back."""
    sheet = printed.corps[corps]
    found = [f"stars-{sheet.stars}"] if sheet.stars else []
    found += [mark for mark in ("militia", "landwehr", "dot") if getattr(sheet, mark)]
    return tuple(found)


def figures_of_general(printed: Printed, general: str) -> tuple[Figure, ...]:
    """[general.attributes] Initiative, command, and the tactical values in attack and defence."""
    sheet = printed.generals[general]
    return (
        Figure("figure.initiative", sheet.initiative),
        Figure("figure.command", sheet.command),
        Figure("figure.attack", sheet.attack),
        Figure("figure.defence", sheet.defence),
    )


def figures_of_fleet(printed: Printed, fleet: str) -> tuple[Figure, ...]:
    """[fleet.attributes] What is on the front, and on the back its tactical value."""
    tactical = printed.fleets[fleet].tactical
    return (*front_of_fleet(printed, fleet), Figure("figure.tactical", tactical))


def front_of_fleet(printed: Printed, fleet: str) -> tuple[Figure, ...]:
    """[fleet.attributes] Movement and initiative: everybody sees them."""
    sheet = printed.fleets[fleet]
    return (
        Figure("figure.movement", sheet.movement),
        Figure("figure.initiative", sheet.initiative),
    )


@lru_cache(READINGS)
def holdings(control: Flags) -> tuple[Marker, ...]:
    """[control.take.flag] [map.national-territory] Who holds each zone, and as what.

    The flag of a country that is no longer at war is its own.
    """
    found, politics = [], control.politics
    titles = {country: hold_of(politics, country) for country in politics.sides}
    for zone, country in control.holders.items():
        side = control.controllers[zone]
        if zone in control.flags:
            found.append(flag(zone, "flag-occupied", side or country))
        elif side is not None:
            found.append(flag(zone, titles[country], side))
    return tuple(found)


@cache
def flag(zone: str, kind: str, side: str) -> Marker:
    return Marker(kind, zone, side=side)


def hold_of(politics: Politics, country: str) -> str:
    """[status.ally.of-whom] [revolt.list] Under what title a country's side holds its land."""
    if politics.printed.countries[country].kind is Kind.REVOLT:
        return "insurgent"
    status = politics.status.get(country)
    return HOLDS.get(status.kind, "own") if status else "own"


def works(game: Game) -> Iterator[Marker]:
    """[siege.start] [fortress.captured] [fortress.cover-no-siege] What lies on fortresses."""
    for zone, level in game.sieges.items():
        yield Marker("siege", zone, value=level)
    for zone in sorted(game.empty):
        yield Marker("empty-fortress", zone)
    for zone in sorted(game.citadels):
        yield Marker("citadel-works", zone)
    for zone, round_ in game.covered.items():
        if round_ == game.round:
            yield Marker("covered", zone)


def tracks(game: Game) -> Iterator[Track]:
    """[turn.year] [sequence.weather-rounds] Year, round, both levels, points in stock."""
    sheet, limits = game.sheet, game.printed.tables.limits
    yield Track("track.year", min(game.year, sheet.last), sheet.year, sheet.last)
    seasons = seasons_of(game.printed, is_long=game.is_winter_campaign)
    if game.round:
        yield Track("track.round", min(game.round, len(seasons)), 1, len(seasons), seasons)
    if is_campaign(game):
        least, most = limits.victory_coalition, limits.victory_empire
        level = min(max(game.victory, least), most)
        yield Track("track.victory-level", level, least, most, sides=(COALITION, EMPIRE))
        if game.period is Period.EPOPEE:
            level = min(game.escalation, limits.escalation)
            yield Track("track.escalation-level", level, 0, limits.escalation)
    for side in Side:
        stock = game.stock.get(side, 0)
        yield Track(f"track.stock-{side}", stock, 0, max(stock, STOCK))


@cache
def seasons_of(printed: Printed, *, is_long: bool) -> tuple[str, ...]:
    """[sequence.weather-rounds] [movement.weather] The weather of each round of a year."""
    rounds = printed.tables.rounds
    return tuple(
        [
            f"weather.{season(number, rounds.bad_weather, rounds.winter)}"
            for number in range(1, rounds.number + 1 + is_long)
        ]
    )


def season(number: int, bad: int, winter: Iterable[int]) -> str:
    if number in winter:
        return "winter"
    return "bad" if number >= bad else "fair"
