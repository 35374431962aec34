"""What each seat may see. Built from nothing: what is not written here is not sent."""

from collections.abc import Iterable, Iterator

from estafette.engine import CardFace, Cards, Figure, Marker, Piece, Track, View

from .control import controller
from .sequence import SEQUENCE
from .sides import SPAIN
from .state import Game


def view(game: Game, seat: str | None) -> View:
    """[event.secret] The table as one seat sees it: only markers in hand and pool are hidden."""
    return View(
        seat=seat,
        path=SEQUENCE.path(game.place - 1),
        pieces=tuple(pieces(game)),
        markers=tuple(flags(game)),
        tracks=tracks(game),
        cards=tuple(hands(game, seat)),
    )


def pieces(game: Game) -> Iterator[Piece]:
    """[activation.inspect] Leaders on top of the armies they are with, and the Guerrillas."""
    for army, area in game.where.items():
        face = game.face(army)
        figures = (
            Figure("figure.tactical", face.tactical),
            Figure("figure.steps", face.steps, game.printed.armies[army].most),
            Figure("figure.movement", face.movement),
        )
        marks = ("cavalry",) if face.cavalry else ()
        power = game.printed.power_of[army]
        yield Piece(army, area, power, "army", face.counter, figures, marks)
    for leader, area in game.leaders.items():
        printed = game.printed.leaders[leader]
        ratings = (
            Figure("figure.strategic", printed.strategic),
            Figure("figure.cavalry", printed.cavalry),
            Figure("figure.battle", printed.battle),
        )
        yield Piece(leader, area, printed.power, "leader", leader, ratings)
    for guerrilla, area in game.guerrillas.items():
        yield Piece(guerrilla, area, SPAIN, "guerrilla", guerrilla)


def flags(game: Game) -> Iterable[Marker]:
    """[component.flag-markers] Who controls each area."""
    for area in game.printed.areas:
        if side := controller(game, area):
            yield Marker("flag", area, side=side)


def tracks(game: Game) -> tuple[Track, ...]:
    """[component.turn-marker] The year."""
    sheet = game.sheet
    return (Track("track.year", min(game.year, sheet.last), sheet.first, sheet.last),)


def hands(game: Game, seat: str | None) -> Iterator[Cards]:
    """[event.secret] One's own markers; of the rest, how many."""
    for side, hand in game.hands.items():
        seen = tuple([face_of(game, held) for held in hand]) if side == seat else ()
        yield Cards(f"hand-{side}", f"cards.hand-{side}", side, len(hand), seen)
        yield Cards(f"pool-{side}", f"cards.pool-{side}", side, len(game.pools[side]))


def face_of(game: Game, marker: str) -> CardFace:
    """[event.colours] A marker as it is printed."""
    return CardFace(marker, marker, game.printed.markers[marker].colour, text=f"marker.{marker}")
