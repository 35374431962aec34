"""What each seat may see. Built from nothing: what is not written here is not sent."""

from collections.abc import Iterator, Mapping
from functools import cache

from estafette.engine import Figure, Marker, Piece, Track, View

from .affairs import Command
from .eyes import unseen
from .papers import sheets
from .printed import Printed
from .rosters import rosters
from .sequence import SEQUENCE
from .sheets import Unit
from .sides import Side
from .state import Game
from .toll import army_toll, level_of


def view(game: Game, seat: str | None) -> View:
    """[stacking.inspect] [command.written-or-markers] The table as one seat sees it."""
    side = None if seat is None else Side(seat)
    covered = handles(game, seat)
    return View(
        seat=seat,
        path=SEQUENCE.path(game.place - 1),
        pieces=(*units(game, covered), *leaders(game), *headquarters(game)),
        markers=(*objectives(game), *targets(game, side), *lines(game)),
        tracks=tuple(tracks(game)),
        sheets=tuple(sheets(game, side)),
        rosters=rosters(game, side),
    )


def handles(game: Game, seat: str | None) -> Mapping[str, str]:
    """[stacking.inspect] What a seat calls the units that it may not look at."""
    return {unit: f"block-{number}" for number, unit in enumerate(unseen(game, seat), 1)}


def units(game: Game, covered: Mapping[str, str]) -> Iterator[Piece]:
    """[stacking.inspect] Hex by hex, the top unit last: so it is drawn above the others."""
    for hex_ in sorted(game.stacks):
        for unit in reversed(game.at(hex_)):
            if game.where[unit] != hex_:
                continue  # [option.extended.deploy] the other half of a line: see `lines`
            if unit in covered:
                yield covered_piece(game, covered[unit], unit, hex_)
            else:
                yield unit_piece(game, unit, hex_)


def covered_piece(game: Game, handle: str, unit: str, hex_: str) -> Piece:
    """R-160: of a unit below others one sees the corps and the arm, and nothing else."""
    marks = (f"of-{game.corps(unit)}",)
    return Piece(handle, hex_, game.printed.army_of[unit], kind(game.unit(unit)), "", (), marks)


def unit_piece(game: Game, unit: str, hex_: str) -> Piece:
    """[proposal.units] A unit as it lies there: strength, movement and what lies upon it."""
    sheet = game.unit(unit)
    figures = figures_of(game.strength(unit), sheet.movement)
    army = game.printed.army_of[unit]
    return Piece(unit, hex_, army, kind(sheet), unit, figures, tuple(unit_marks(game, unit)))


def kind(sheet: Unit) -> str:
    """[morale.base.default] Infantry, cavalry or artillery."""
    if sheet.arm.is_cavalry:
        return "cavalry"
    return "artillery" if sheet.arm.is_artillery else "infantry"


@cache
def figures_of(strength: int, movement: int) -> tuple[Figure, ...]:
    return (Figure("figure.strength", strength), Figure("figure.movement", movement))


def unit_marks(game: Game, unit: str) -> Iterator[str]:
    """[component.marker.disorganised] What everybody must remember of a unit."""
    yield f"of-{game.corps(unit)}"
    if unit in game.disorganised:
        yield "disorganised"
    if lost := game.losses.get(unit, 0):
        yield "reduced" if lost == 1 else "third-step"
    if unit in game.charged:
        yield "charged"
    if unit in game.bombarded:
        yield "bombarded"
    if unit in game.moved:
        yield "activated"
    if unit in game.extended:
        yield "extended"


def leaders(game: Game) -> Iterator[Piece]:
    """[proposal.leaders] Leaders with their command values, above the units."""
    for leader in sorted(game.leaders):
        sheet = game.printed.leaders[leader]
        figures = (Figure("figure.command", game.value(leader)),)
        marks: tuple[str, ...] = ("replacement",) if leader in game.replaced else ()
        if leader in game.moved:
            marks += ("activated",)
        yield Piece(leader, game.leaders[leader], sheet.army, "leader", leader, figures, marks)


def headquarters(game: Game) -> Iterator[Piece]:
    """[component.hq.one-per-cc] The headquarters of the armies."""
    for army, hex_ in game.hqs.items():
        yield Piece(f"hq-{army}", hex_, army, "headquarters", f"hq-{army}")


def objectives(game: Game) -> Iterator[Marker]:
    """[victory.control] [movement.exit.not-eliminated] Hexes that score, and who holds them."""
    for goal in game.sheet.objective:
        yield Marker("objective", goal.hex, side=game.control[goal.hex], value=goal.points)
    for way in game.sheet.exit:
        for hex_ in way.hexes:
            yield Marker("exit", hex_, side=way.side, value=way.points)


def targets(game: Game, side: Side | None) -> Iterator[Marker]:
    """[command.written-or-markers] Where the orders point that a seat may read."""
    for formation, command in readable(game, side).items():
        if command.order.target:
            army = game.army_of(formation)
            yield Marker(f"order-{command.order.kind}", command.order.target[0], side=army)


def lines(game: Game) -> Iterator[Marker]:
    """[option.extended.deploy] Brigades that fill two hexes."""
    for unit, other in game.extended.items():
        army = game.printed.army_of[unit]
        yield Marker("line", between=(game.where[unit], other), side=army)


def readable(game: Game, side: Side | None) -> Mapping[str, Command]:
    """[command.written-or-markers] The orders in force that a seat may read."""
    if not game.orders_are_written:
        return game.commands
    return {
        formation: command
        for formation, command in game.commands.items()
        if game.side_of_formation(formation) is side
    }


def tracks(game: Game) -> Iterator[Track]:
    """[proposal.turns] The hour, and what each army has lost of what it can bear."""
    labels = hours(game.printed, game.scenario)
    yield Track("track.turn", min(game.turn + 1, len(labels)), 1, len(labels))
    for army in game.sheet.levels:
        level = level_of(game, army)
        yield Track(f"track.losses-{army}", min(army_toll(game, army), level), 0, level)


@cache
def hours(printed: Printed, scenario: str) -> tuple[str, ...]:
    return printed.track(scenario)
