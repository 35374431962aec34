"""What each seat may see. Built from nothing: what is not written here is not sent.

Most of a table stays as it was from one look to the next. What depends on one reading of it alone
is drawn once for that reading, whoever looks.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from estafette.engine import CardFace, Cards, Figure, Marker, Piece, Track, View

from .mobilisation import reserve
from .papers import sheets
from .printed import Card, Printed
from .sequence import CAMPAIGN, SEQUENCE
from .sides import FRANCE, FRENCH, SIDE_OF_POOL, Side
from .standing import READINGS, Politics, Standing
from .state import Game

OFF_MAP = ""
COLOURS = {"french": "blue", "coalition": "red", "either": "green"}
PIECES = 8192  # counters, as they lie now here, now there


def view(game: Game, seat: str | None) -> View:
    """[cards.hand.hidden] The table as one seat sees it: only hands and the pile are hidden."""
    path = SEQUENCE.path(game.place - 1)
    in_campaign = CAMPAIGN.rule in path
    moved = game.moved if in_campaign else frozenset[str]()
    return View(
        seat=seat,
        path=path,
        pieces=on_the_map(game.standing, game.exhausted, moved) + beside_the_map(game),
        markers=(*states(game.politics, game.standing.occupied), *risings(game)),
        tracks=tracks(game),
        cards=tuple(cards(game, seat)),
        sheets=tuple(sheets(game, seat, in_campaign=in_campaign)),
    )


@lru_cache(READINGS)
def on_the_map(
    standing: Standing, exhausted: frozenset[str], moved: frozenset[str]
) -> tuple[Piece, ...]:
    """[def.army] The corps on the map, each leader on top; who is tired or has moved."""
    where, sides, printed = standing.where, standing.politics.sides, standing.politics.printed
    return tuple(
        [
            counter(printed, c, where[c], sides[c] is FRENCH, c in exhausted, c in moved)
            for c in sorted(where, key=printed.seniority.__getitem__)
        ]
    )


@lru_cache(PIECES)
def counter(
    printed: Printed, corps: str, area: str, is_french: bool, is_tired: bool, has_moved: bool
) -> Piece:
    """[def.army] A corps on the map, and what lies on it."""
    marks = []
    if is_tired:
        marks.append("exhausted")
    if has_moved:
        marks.append("activated")
    if is_french and livery(printed, corps) != FRANCE:
        marks.append("serves-france")
    return piece(printed, corps, area, is_tired, *marks)


def beside_the_map(game: Game) -> tuple[Piece, ...]:
    """[def.prisoners] [def.reserve] The prisoners, and the corps that may be raised now."""
    captured = laid_out(game.printed, tuple(game.prisoners), game.exhausted, "prisoner")
    return captured + laid_out(game.printed, tuple(reserve(game)), game.exhausted, "reserve")


@lru_cache(READINGS)
def laid_out(
    printed: Printed, row: tuple[str, ...], exhausted: frozenset[str], mark: str
) -> tuple[Piece, ...]:
    """A row of corps beside the map."""
    return tuple([piece(printed, corps, OFF_MAP, corps in exhausted, mark) for corps in row])


@lru_cache(PIECES)
def piece(printed: Printed, corps: str, area: str, is_tired: bool, *marks: str) -> Piece:
    """[def.corps.ratings] A corps in the colours of its row of the mobilisation table."""
    figures = figures_of(printed, corps, is_tired)
    return Piece(corps, area, livery(printed, corps), "corps", corps, figures, marks)


@cache
def livery(printed: Printed, corps: str) -> str:
    """[def.fr-fa] Minors march in the colours of the great power that raises them."""
    pool = printed.corps[corps].pool
    if pool in SIDE_OF_POOL:
        return "france" if SIDE_OF_POOL[pool] is FRENCH else "britain"
    return pool


@cache
def figures_of(printed: Printed, corps: str, is_tired: bool) -> tuple[Figure, ...]:
    """[def.corps.ratings] Battle, movement and seniority, as printed on the side that is up."""
    ratings = printed.corps[corps]
    return (
        Figure("figure.battle", ratings.exhausted if is_tired else ratings.fresh),
        Figure("figure.movement", ratings.movement),
        Figure("figure.seniority", ratings.seniority),
    )


@lru_cache(READINGS)
def states(politics: Politics, occupied: tuple[tuple[str, Side], ...]) -> tuple[Marker, ...]:
    """[def.status.set] Who controls each area and in which state."""
    markers, occupiers = [], dict(occupied)
    for area, country in politics.countries.items():
        status, holder = politics.status.get(country), politics.friends[area]
        word = status.name.lower() if status else "own"
        if taken := occupiers.get(country):
            word, holder = "occupied", taken
        markers.append(Marker(f"status-{word}", area, side=str(holder or "")))
    return tuple(markers)


def risings(game: Game) -> Iterator[Marker]:
    """[insurrection.start.status] Where there were insurrections."""
    for country in game.risen:
        capital = game.printed.countries[country].capital
        yield Marker("insurrection", capital or country)


def tracks(game: Game) -> tuple[Track, ...]:
    """[map.boxes] The year track and the round track."""
    years = game.printed.tables.years
    year = min(game.year, years.last)
    labels = months(game.printed, year)
    return (
        Track("track.year", year, years.first, years.last),
        Track("track.round", min(game.round, len(labels)), 1, len(labels), labels),
    )


@cache
def months(printed: Printed, year: int) -> tuple[str, ...]:
    """[campaign.rounds.two-months] The two months of each round of a year."""
    return tuple([f"months.{month}-{year}" for month in printed.tables.rounds.months])


def cards(game: Game, seat: str | None) -> Iterable[Cards]:
    """[cards.hand.hidden] One's own hand and all that lies open; of the rest, how many."""
    for side, hand in game.hands.items():
        seen = open_(game, hand) if side == seat else ()
        yield Cards(f"hand-{side}", f"cards.hand-{side}", side, len(hand), seen)
    discard = game.deck.discard
    yield Cards("pile", "cards.pile", "", len(game.deck.pile))
    yield Cards("discard", "cards.discard", "", len(discard), open_(game, discard))
    for id_, lying in (("removed", game.removed), ("set-aside", game.set_aside)):
        if lying:
            yield Cards(id_, f"cards.{id_}", "", len(lying), open_(game, lying))


def open_(game: Game, held: Iterable[str]) -> tuple[CardFace, ...]:
    faces = faces_of(game.printed)
    return tuple([faces[card] for card in held])


@cache
def faces_of(printed: Printed) -> Mapping[str, CardFace]:
    return {card.id: face_of(printed, card) for card in printed.cards.values()}


def face_of(printed: Printed, card: Card) -> CardFace:
    """[cards.use.side] A card as it is printed: whose event it is, and its phases."""
    title = printed.titles[card.title]
    moments = tuple([f"phase.{phase}" for phase in title.phases])
    colour, text = COLOURS[title.side], f"card.{title.id}-text"
    return CardFace(card.id, card.id, colour, moments=moments, text=text)
