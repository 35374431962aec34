"""[force.squadron] Squadrons: which fleets lie where, and which may be activated together."""

from collections.abc import Iterable, Sequence

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Berth, Voyage
from .fate import berth
from .powers import side_of
from .sides import Side
from .state import Game

SEA, PORT, BOX, CORSAIRS = "sea", "port", "box", "corsairs"


def side_of_fleet(game: Game, fleet: str) -> Side | None:
    """[status.ally.squadrons] The side for which a fleet sails."""
    return side_of(game, game.printed.fleets[fleet].nation)


def fleets_at(game: Game, kind: str, where: str, side: Side) -> list[str]:
    """The fleets of a side in a sea zone, a port or a blockade box."""
    return [
        fleet
        for fleet, lies in game.fleets.items()
        if lies.where == where and lies.kind == kind and side_of_fleet(game, fleet) is side
    ]


def at_sea(game: Game, sea: str, side: Side) -> list[str]:
    """[naval.stack.sea-zone] The squadron of a side at sea in a zone; boxes and ports are apart."""
    return fleets_at(game, SEA, sea, side)


def in_port(game: Game, port: str, side: Side) -> list[str]:
    return fleets_at(game, PORT, port, side)


def in_box(game: Game, port: str, side: Side) -> list[str]:
    return fleets_at(game, BOX, port, side)


def sea_of(game: Game, lies: Berth) -> str:
    """[naval.blockade.box] The sea zone on which a fleet lies; a port looks on one."""
    return lies.where if lies.kind == SEA else game.printed.ports[lies.where]


def put(game: Game, fleets: Iterable[str], kind: str, where: str = "") -> None:
    for fleet in fleets:
        berth(game, fleet, kind, where)


def sailing(game: Game) -> Voyage:
    """The voyage under way."""
    assert game.voyage is not None
    return game.voyage


def lies_at(game: Game, voyage: Voyage) -> Berth:
    """Where the squadron that sails is now."""
    return game.fleets[voyage.fleets[0]]


def initiative(game: Game, fleets: Sequence[str]) -> int:
    """[naval.intercept.roll] The best initiative of a squadron."""
    return max([game.printed.fleets[fleet].initiative for fleet in fleets])


def movement(game: Game, fleets: Sequence[str]) -> int:
    """[naval.move.costs] [movement.weather] As fast as the slowest of its fleets (R-160)."""
    rounds = game.printed.tables.rounds
    weather = rounds.bad_weather_movement if game.is_bad_weather else 0
    return min([game.printed.fleets[fleet].movement for fleet in fleets]) + weather


def room_at_sea(game: Game, sea: str, side: Side) -> int:
    """[naval.stack.squadron] How many more fleets a side may have at sea in a zone."""
    return game.printed.tables.limits.squadron - len(at_sea(game, sea, side))


def room_in_port(game: Game, port: str) -> int:
    """[map.port] How many more fleets a port holds."""
    there = [fleet for fleet, lies in game.fleets.items() if lies == Berth(PORT, port)]
    return game.printed.tables.limits.fleets_in_port - len(there)


def cannot_sail(game: Game, side: Side, fleet: str, others: Sequence[str] = ()) -> Refusal | None:
    """[naval.activation] Why this fleet may not be activated, with these others; None if it may."""
    if fleet not in game.fleets or side_of_fleet(game, fleet) is not side:
        return refuse("naval.activation", "naval.not-yours", fleet=fleet)
    if fleet in game.moved:
        return refuse("combine.once-per-round", "naval.has-sailed", fleet=fleet)
    if others and game.fleets[fleet] != game.fleets[others[0]]:
        return refuse("naval.move.no-merge", "naval.not-together", fleet=fleet, other=others[0])
    if others and game.fleets[fleet].kind == CORSAIRS:
        return refuse("naval.corsairs.box", "naval.corsairs-alone", fleet=fleet)
    if len(others) >= game.printed.tables.limits.squadron:
        return refuse("naval.stack.squadron", "naval.squadron-full")
    return None


def sailable(game: Game, side: Side) -> list[str]:
    """The fleets that a card may send: those after the corsairs cost a point (R-664)."""
    return [
        fleet
        for fleet, lies in game.fleets.items()
        if lies.kind != CORSAIRS and cannot_sail(game, side, fleet) is None
    ]


def muster(game: Game, side: Side, first: str, most: int) -> Procedure[tuple[str, ...]]:
    """[naval.activation] The fleets that sail with the first: as many as wished, `most` in all."""
    squadron = [first]
    while len(squadron) < most:
        here = game.fleets[first]
        near = [each for each in game.fleets if game.fleets[each] == here and each not in squadron]
        able = [each for each in near if cannot_sail(game, side, each, squadron) is None]
        if not able:
            break
        choice = yield ask(
            side,
            "naval.muster",
            rule="naval.activation",
            offers=[Take(each) for each in able],
            or_else=Pass(),
            facts={"fleets": list(squadron)},
        )
        if not isinstance(choice, Take):
            break
        squadron.append(choice.piece)
    return tuple(squadron)
