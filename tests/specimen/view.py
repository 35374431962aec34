"""[2.3] What each seat may see. Built from nothing: what is not written here is not sent."""

from estafette.engine import (
    Board,
    CardFace,
    Cards,
    Figure,
    Link,
    Piece,
    Roster,
    Row,
    Setup,
    Sheet,
    Space,
    Track,
    View,
)

from .cards import CARDS
from .printed import Printed
from .sequence import HOUR
from .state import Block, Game, Side


def view(game: Game, seat: str | None) -> View:
    """The table as one seat sees it; None is a spectator, who sees least."""
    return View(
        seat=seat,
        path=HOUR.path(game.place - 1),
        pieces=tuple(piece(game, block, seat) for block in game.blocks.values()),
        tracks=tracks(game),
        cards=cards(game, seat),
        sheets=sheets(game),
        rosters=(columns(game, seat),),
    )


def piece(game: Game, block: Block, seat: str | None) -> Piece:
    """[2.1] The enemy's blocks show their number, and nothing of what stands on them."""
    marks = ["shaken"] * block.shaken + ["open"] * block.open
    marks += [f"scouted-by-{side}" for side in block.scouted_by]
    if not is_known(block, seat):
        return Piece(block.handle, block.space, block.side, "battalion", marks=tuple(marks))
    full = game.printed_on(block).strength
    return Piece(
        block.handle,
        block.space,
        block.side,
        "battalion",
        name=block.battalion,
        figures=(Figure("figure.strength", game.strength(block), full),),
        marks=tuple(marks),
    )


def is_known(block: Block, seat: str | None) -> bool:
    """[2.2] One knows one's own, what was turned over, and what one's scouts have seen."""
    return block.open or block.side == seat or seat in block.scouted_by


def tracks(game: Game) -> tuple[Track, ...]:
    return (
        Track("track.hour", game.hour, 1, game.sheet.hours + 1),
        *[Track(f"track.impulses-{side}", game.impulses[side], 0, 6) for side in Side],
    )


def cards(game: Game, seat: str | None) -> tuple[Cards, ...]:
    """[2.3] Hands are secret and the pile lies face down; the rest is open."""
    hands = [
        Cards(
            f"hand-{side}",
            "cards.hand",
            side,
            len(game.hands[side]),
            faces(game, game.hands[side]) if side == seat else (),
        )
        for side in Side
    ]
    return (
        *hands,
        Cards("pile", "cards.pile", "", len(game.deck.pile)),
        Cards("played", "cards.played", "", len(game.played), faces(game, game.played)),
        Cards(
            "discard",
            "cards.discard",
            "",
            len(game.deck.discard),
            faces(game, game.deck.discard),
        ),
    )


def faces(game: Game, cards: list[str]) -> tuple[CardFace, ...]:
    return tuple(
        CardFace(
            id_,
            id_,
            game.printed.cards[id_].colour,
            moments=(f"moment.{CARDS[id_].at}",),
            text=f"card.{id_}-text",
        )
        for id_ in cards
    )


def sheets(game: Game) -> tuple[Sheet, ...]:
    """[7.1] What everybody must remember: the standing orders and the volley under way."""
    standing = [Sheet("sheet.standing", {"side": side}) for side in game.standing]
    lost = [Sheet("sheet.lost", {"battalions": game.lost})] if game.lost else []
    if game.volley is None:
        return (*standing, *lost)
    facts = {
        "block": game.volley.block,
        "space": game.volley.target,
        "tally": tuple(game.volley.tally),
    }
    return (*standing, *lost, Sheet("sheet.volley", facts))


def columns(game: Game, seat: str | None) -> Roster:
    """[2.2] Both columns block by block, with what the seat knows of each."""
    rows: list[Row] = []
    for side in Side:
        rows.append(Row(side, (Figure("figure.impulses", game.impulses[side]),)))
        for block in game.army(side):
            seen = piece(game, block, seat)
            rows.append(Row(block.handle, seen.figures, seen.marks, group=side))
    return Roster("roster.columns", tuple(rows), {"hour": game.hour})


def board(printed: Printed, setup: Setup) -> Board:
    """The map of the scenario."""
    sheet = printed.sheets[setup.scenario]
    ground = printed.grounds[sheet.ground]
    marked = {sheet.key: ("key",), sheet.goal: ("goal",)}
    return Board(
        ground.shape,
        max(point.x for point in ground.points.values()) + 100,
        max(point.y for point in ground.points.values()) + 100,
        tuple(
            Space(id_, x, y, "village" if id_ in ground.villages else "open", marked.get(id_, ()))
            for id_, (x, y) in ground.points.items()
        ),
        tuple(Link(border.ends, border.kind) for border in ground.graph.borders),
    )
