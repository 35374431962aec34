"""What each seat may see. Built from nothing: what is not written here is not sent."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from estafette.engine import CardFace, Cards, Figure, Marker, Piece, Track, View

from .control import friend_of, occupier
from .mobilisation import is_available
from .papers import sheets
from .printed import Card, Corps, Printed
from .sequence import CAMPAIGN, SEQUENCE
from .sides import FRANCE, FRENCH, SIDE_OF_POOL
from .state import Game

OFF_MAP = ""
COLOURS = {"french": "blue", "coalition": "red", "either": "green"}


def view(game: Game, seat: str | None) -> View:
    """[cards.hand.hidden] The table as one seat sees it: only hands and the pile are hidden."""
    path = SEQUENCE.path(game.place - 1)
    in_campaign = CAMPAIGN.rule in path
    return View(
        seat=seat,
        path=path,
        pieces=(*on_the_map(game, in_campaign), *beside_the_map(game)),
        markers=tuple(markers(game)),
        tracks=tracks(game),
        cards=tuple(cards(game, seat)),
        sheets=tuple(sheets(game, seat, in_campaign=in_campaign)),
    )


def on_the_map(game: Game, in_campaign: bool) -> Iterator[Piece]:
    """[def.army] The corps on the map, each leader on top; who is tired or has moved."""
    printed = game.printed.corps
    for corps, area in sorted(game.where.items(), key=lambda at: printed[at[0]].seniority):
        marks = []
        if corps in game.exhausted:
            marks.append("exhausted")
        if in_campaign and corps in game.moved:
            marks.append("activated")
        if game.side(corps) is FRENCH and livery(game.printed, corps) != FRANCE:
            marks.append("serves-france")
        yield piece(game, corps, area, *marks)


def beside_the_map(game: Game) -> Iterator[Piece]:
    """[def.prisoners] [def.reserve] The prisoners, and the corps that may be raised now."""
    for corps in game.prisoners:
        yield piece(game, corps, OFF_MAP, "prisoner")
    for corps in game.printed.corps:
        if is_available(game, corps):
            yield piece(game, corps, OFF_MAP, "reserve")


def piece(game: Game, corps: str, area: str, *marks: str) -> Piece:
    """[def.corps.ratings] A corps in the colours of its row of the mobilisation table."""
    figures = figures_of(game.printed.corps[corps], corps in game.exhausted)
    return Piece(corps, area, livery(game.printed, corps), "corps", corps, figures, marks)


def livery(printed: Printed, corps: str) -> str:
    """[def.fr-fa] Minors march in the colours of the great power that raises them."""
    pool = printed.corps[corps].pool
    if pool in SIDE_OF_POOL:
        return "france" if SIDE_OF_POOL[pool] is FRENCH else "britain"
    return pool


@cache
def figures_of(corps: Corps, is_tired: bool) -> tuple[Figure, ...]:
    """[def.corps.ratings] Battle, movement and seniority, as printed on the side that is up."""
    return (
        Figure("figure.battle", corps.exhausted if is_tired else corps.fresh),
        Figure("figure.movement", corps.movement),
        Figure("figure.seniority", corps.seniority),
    )


def markers(game: Game) -> Iterable[Marker]:
    """[def.status.set] Who controls each area and in which state, and where there were risings."""
    for area in game.printed.areas:
        country = game.country_of(area)
        status, holder = game.status.get(country), friend_of(game, area)
        word = status.name.lower() if status else "own"
        if taken := occupier(game, country):
            word, holder = "occupied", taken
        yield Marker(f"status-{word}", area, side=str(holder or ""))
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
