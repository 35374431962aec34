"""What each seat may see. Built from nothing: what is not written here is not sent."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from estafette.engine import CardFace, Cards, Figure, Marker, Piece, Track, View

from .absorption import most
from .dominion import dominion_of
from .events import EVENTS
from .ground import ground_of
from .papers import sheets
from .printed import Printed
from .recruitment import is_available
from .rosters import rosters
from .score import Score, tally, victory_points
from .sequence import ACTIVATION, SEQUENCE
from .sheets import Army, Face
from .sides import COALITION, FRENCH, SPAIN, Side
from .state import Game
from .supply import controlled_and_empty

OFF_MAP = ""
WORST = -9  # what a track of victory points shows at the least
IMPULSES = tuple([f"impulse.{each}" for each in ("fair", "fair-led", "bad", "bad-led")])


def view(game: Game, seat: str | None) -> View:
    """[event.secret] The table as one seat sees it: only markers in hand and pool are hidden."""
    path, score = SEQUENCE.path(game.place - 1), tally(game)
    in_activation = ACTIVATION.rule in path
    return View(
        seat=seat,
        path=path,
        pieces=(*on_the_map(game, in_activation), *beside_the_map(game)),
        markers=flags(game),
        tracks=tuple(tracks(game, score, in_activation)),
        cards=tuple(hands(game, seat)),
        sheets=tuple(sheets(game, seat, score, in_activation=in_activation)),
        rosters=rosters(game),
    )


def on_the_map(game: Game, in_activation: bool) -> Iterator[Piece]:
    """[activation.inspect] Guerrillas, armies, and on top the leaders, who commands uppermost."""
    printed = game.printed.leaders
    for guerrilla, area in game.guerrillas.items():
        yield Piece(guerrilla, area, SPAIN, "guerrilla", guerrilla)
    for army, area in game.where.items():
        yield army_piece(game, army, area, game.steps[army], *army_marks(game, army, in_activation))
    for leader, area in sorted(game.leaders.items(), key=lambda at: printed[at[0]].strategic):
        marks = ("disgraced",) if leader in game.disgraced else ()
        yield leader_piece(game.printed, leader, area, *marks)


def beside_the_map(game: Game) -> Iterator[Piece]:
    """[scenario.choice-of-area] [reinforce.free] [recruit.eliminated] Armies that may come."""
    for army, steps in game.awaiting.items():
        yield army_piece(game, army, OFF_MAP, steps, "due")
    for army in game.due:
        yield army_piece(game, army, OFF_MAP, most(game, army), "due")
    for army in game.printed.armies:
        if is_available(game, army) and game.side(army) is not None:
            yield army_piece(game, army, OFF_MAP, 1, "reserve")


def army_marks(game: Game, army: str, in_activation: bool) -> Iterator[str]:
    """[supply.out.marker] What everybody must remember of an army on the map."""
    if army in game.unsupplied:
        yield "unsupplied"
    if army in game.worn:
        yield "worn"
    if in_activation and army in (game.led if game.is_sub_impulse else game.moved):
        yield "activated"
    if army in game.strays:
        yield f"serves-{game.strays[army]}"


def army_piece(game: Game, army: str, area: str, steps: int, *marks: str) -> Piece:
    """[unit.name] An army as it lies there: tactical modifier, steps and movement modifier."""
    faces = game.printed.faces[army]
    face = game.face(army) if army in game.where else faces.get(steps) or faces[max(faces)]
    return counter(game.printed.armies[army], area, face, steps, marks)


@lru_cache(maxsize=4096)
def counter(army: Army, area: str, face: Face, steps: int, marks: tuple[str, ...]) -> Piece:
    """[unit.tactical-modifier] [unit.movement-modifier] What is printed on an army."""
    figures = (
        Figure("figure.tactical", face.tactical),
        Figure("figure.steps", steps, army.most),
        Figure("figure.movement", face.movement),
    )
    signs = ("cavalry", *marks) if face.cavalry else marks
    return Piece(army.id, area, army.power, "army", face.counter, figures, signs)


def leader_piece(printed: Printed, leader: str, area: str, *marks: str) -> Piece:
    """[leader.army-commanders] A leader with his ratings; few have one for cavalry."""
    sheet = printed.leaders[leader]
    ratings: tuple[Figure, ...] = (
        Figure("figure.strategic", sheet.strategic),
        Figure("figure.battle", sheet.battle),
    )
    if sheet.cavalry:
        ratings = (*ratings, Figure("figure.charge", sheet.cavalry))
    return Piece(leader, area, sheet.power, "leader", leader, ratings, marks)


def flags(game: Game) -> tuple[Marker, ...]:
    """[component.flag-markers] Who controls each area, and where he has raised his flag."""
    french, coalition = [controlled_and_empty(game, side)[0] for side in (FRENCH, COALITION)]
    return flown(game.printed, french, coalition, dominion_of(game).flagged)


@lru_cache(maxsize=64)
def flown(printed: Printed, french: int, coalition: int, raised: int) -> tuple[Marker, ...]:
    """[control.initial] The flags over what each side controls; raised where it is not its own."""
    found = []
    for area, bit in ground_of(printed).bit.items():
        side = FRENCH if bit & french else COALITION if bit & coalition else None
        if side is not None:
            found.append(Marker("flag-occupied" if bit & raised else "own", area, side=side))
    return tuple(found)


def tracks(game: Game, score: Score, in_activation: bool) -> Iterator[Track]:
    """[component.turn-marker] The year, the impulse, and the points of France."""
    sheet, goal = game.sheet, game.printed.tables.victory.points
    yield Track("track.year", min(game.year, sheet.last), sheet.first, sheet.last)
    if in_activation:
        place = min(2 * game.impulses + game.is_sub_impulse + 1, len(IMPULSES))
        yield Track("track.impulse", place, 1, len(IMPULSES), IMPULSES)
    points = min(max(victory_points(score), WORST), goal)
    yield Track("track.victory", points, WORST, goal, sides=(Side.COALITION, Side.FRENCH))


def hands(game: Game, seat: str | None) -> Iterator[Cards]:
    """[event.secret] One's own markers; of the rest, how many."""
    faces = faces_of(game.printed)
    for side, hand in game.hands.items():
        seen = tuple([faces[held] for held in hand]) if side == seat else ()
        yield Cards(f"hand-{side}", f"cards.hand-{side}", side, len(hand), seen)
        pool = game.pools[side]
        open_ = tuple([faces[held] for held in sorted(pool)]) if picks(game, side, seat) else ()
        yield Cards(f"pool-{side}", f"cards.pool-{side}", side, len(pool), open_)


def picks(game: Game, side: Side, seat: str | None) -> bool:
    """[scenario.1805.france-picks-marker] Who picks a marker before the war looks at them all."""
    return side == seat == FRENCH and bool(game.layout.picks) and not game.is_prepared


@cache
def faces_of(printed: Printed) -> Mapping[str, CardFace]:
    return {marker: face_of(printed, marker) for marker in printed.markers}


def face_of(printed: Printed, marker: str) -> CardFace:
    """[event.colours] [event.play.timing] A marker as it is printed, and when it is played."""
    moments = tuple([f"moment.{at}" for held, at in EVENTS if held == marker])
    sheet = printed.markers[marker]
    text = f"marker.{marker}"
    return CardFace(marker, marker, sheet.colour, moments=moments, text=text)
