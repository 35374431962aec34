"""[diplomacy.minor-deploys] The units of a minor that enters the war are deployed at once."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Go
from .fate import berth, enter_reserve
from .placement import cannot_station, friends_in, station
from .powers import country_of, side_of
from .sides import Kind, Side
from .standing import territory
from .state import Game


def mobilise(game: Game, country: str) -> Procedure[None]:
    """[diplomacy.minor-deploys] Corps and fleets of a minor, one by one, where its player likes."""
    side = side_of(game, country)
    if side is None or game.printed.countries[country].kind is not Kind.MINOR:
        return
    for corps in corps_at_home(game, country):
        yield from deploy(game, side, corps, territory(game, country))
    for fleet in fleets_at_home(game, country):
        yield from launch(game, side, fleet, country)


def corps_at_home(game: Game, country: str) -> list[str]:
    """[diplomacy.minor-deploys] [status.neutral.minor-no-units] Corps that no mark keeps back."""
    return [
        each.id
        for each in game.printed.corps.values()
        if each.nation == country and not each.mark and not each.entry and is_nowhere(game, each.id)
    ]


def fleets_at_home(game: Game, country: str) -> list[str]:
    return [
        each.id
        for each in game.printed.fleets.values()
        if each.nation == country and is_nowhere(game, each.id)
    ]


def is_nowhere(game: Game, piece: str) -> bool:
    """Has this counter not come into play yet?"""
    return not (
        piece in game.steps
        or any(piece in force.pieces for force in game.forces.values())
        or piece in game.fleets
        or piece in game.reserve
        or piece in game.lost
        or piece in game.returning
        or any(piece in units for units in game.abroad.values())
    )


def deploy(game: Game, side: Side, corps: str, zones: list[str]) -> Procedure[str]:
    """A corps comes at full strength into one of these zones; into the reserve if none is free."""
    if all(cannot_deploy(game, corps, zones, Go(zone)) for zone in zones):
        enter_reserve(game, corps)
        game.tell("deploy.no-room", piece=corps)
        return ""
    choice = yield ask(
        side,
        "deploy.where",
        rule="diplomacy.minor-deploys",
        offers=[Go(zone) for zone in zones],
        unless=partial(cannot_deploy, game, corps, zones),
        kind=Go,
        facts={"piece": corps},
    )
    assert isinstance(choice, Go)
    station(game, corps, game.printed.corps[corps].steps, choice.zone)
    game.tell("deploy.placed", piece=corps, zone=choice.zone)
    return choice.zone


def cannot_deploy(game: Game, corps: str, zones: list[str], choice: Go) -> Refusal | None:
    """[diplomacy.minor-deploys] [stacking.one-force] Why not here; None if the zone is free.

    A force of its side that is there may take the corps in, if its general can command it (R-483).
    """
    zone = choice.zone
    if zone not in zones:
        return refuse("diplomacy.minor-deploys", "deploy.elsewhere", zone=zone)
    friends = friends_in(game, game.printed.nation_of[corps], zone)
    if len(friends) < len(game.zones.get(zone, ())):
        return refuse("stacking.one-force", "deploy.occupied", zone=zone)
    return cannot_station(game, corps, game.printed.corps[corps].steps, zone)


def launch(game: Game, side: Side, fleet: str, country: str) -> Procedure[None]:
    """[diplomacy.minor-deploys] A fleet comes into a port of its country that has room."""
    ports = home_ports(game, country)
    if not ports:
        enter_reserve(game, fleet)
        return
    choice = yield ask(
        side,
        "deploy.which-port",
        rule="diplomacy.minor-deploys",
        offers=[Go(port) for port in ports],
        facts={"piece": fleet},
    )
    assert isinstance(choice, Go)
    berth(game, fleet, "port", choice.zone)
    game.tell("deploy.placed", piece=fleet, zone=choice.zone)


def home_ports(game: Game, country: str) -> list[str]:
    """[naval.stack.squadron] The ports of a country that can take one more fleet."""
    most = game.printed.tables.limits.fleets_in_port
    return [
        port
        for port in game.printed.ports
        if country_of(game, port) == country and ships_in(game, port) < most
    ]


def ships_in(game: Game, port: str) -> int:
    """The fleets that lie in a port."""
    return sum([berth.kind == "port" and berth.where == port for berth in game.fleets.values()])
