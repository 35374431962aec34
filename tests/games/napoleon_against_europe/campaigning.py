"""Activations for the clause tests: a force or a squadron from its first order to its last."""

from estafette.engine import Procedure
from estafette.games.napoleon_against_europe.affairs import Voyage
from estafette.games.napoleon_against_europe.departure import set_out
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.march import march_on
from estafette.games.napoleon_against_europe.sides import Side
from estafette.games.napoleon_against_europe.squadron import movement
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.voyage import sail_on, set_sail
from tests.referee import Referee


def on_campaign(game: Game, side: Side, piece: str) -> Referee:
    """A force is activated and marches until it is told to halt."""
    game.active = side
    return Referee(game, whole_march(game, side, piece))


def whole_march(game: Game, side: Side, piece: str) -> Procedure[None]:
    yield from set_out(game, side, piece)
    while game.march is not None:
        yield from march_on(game)


def at_sea(game: Game, sea: str, *fleets: str) -> None:
    """These fleets are at sea."""
    assert sea in game.printed.seas, sea
    for fleet in fleets:
        berth(game, fleet, "sea", sea)


def in_port(game: Game, port: str, *fleets: str) -> None:
    """These fleets lie in a port."""
    assert port in game.printed.ports, port
    for fleet in fleets:
        berth(game, fleet, "port", port)


def before(game: Game, port: str, *fleets: str) -> None:
    """These fleets lie in the blockade box of a port."""
    assert port in game.printed.ports, port
    for fleet in fleets:
        berth(game, fleet, "box", port)


def voyage(game: Game, side: Side, *fleets: str, **more: object) -> Voyage:
    """A squadron is under way, with its whole movement factor or as many points as are given."""
    tables = game.printed.tables
    sailing = Voyage(side, list(fleets), game.fleets[fleets[0]], movement(game, fleets))
    sailing.steps, sailing.penalty = tables.limits.landing_steps, tables.terrain.landing
    for name, value in more.items():
        setattr(sailing, name, value)
    game.voyage, game.active = sailing, side
    return sailing


def sailed(game: Game) -> Referee:
    """The voyage under way, until its end."""
    return Referee(game, whole_voyage(game))


def whole_voyage(game: Game) -> Procedure[None]:
    while game.voyage is not None:
        yield from sail_on(game)


def on_cruise(game: Game, side: Side, fleet: str, points: int) -> Referee:
    """A fleet is activated with so many activation points and sails until it stops."""
    game.active, game.points = side, points
    return Referee(game, whole_cruise(game, side, fleet))


def whole_cruise(game: Game, side: Side, fleet: str) -> Procedure[None]:
    yield from set_sail(game, side, fleet)
    yield from whole_voyage(game)
