"""Two browsers in the fog of war: what a seat may not know is nowhere in its page."""

from typing import Any

from msgspec import Struct

from estafette.engine import View
from estafette.games import installed
from estafette.match import parse
from estafette.match.retold import spans, told
from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

CHOICES = 40
OTHER = {"french": "coalition", "coalition": "french"}

# All that hangs on the page's elements, in its stores and in what those hold: every thing that
# has the shape of a piece or of a card.
DUMP = """async () => {
  const pieces = new Set(), cards = new Set(), seen = new Set();
  const waiting = [...document.querySelectorAll("*")].flatMap((element) => Object.values(element));
  waiting.push({ ...localStorage }, { ...sessionStorage }, history.state);
  for (const { name } of await indexedDB.databases()) throw new Error("a database: " + name);
  for (const name of await caches.keys()) throw new Error("a cache: " + name);
  while (waiting.length) {
    const thing = waiting.pop();
    if (!thing || typeof thing !== "object" || seen.has(thing) || thing instanceof Node) continue;
    seen.add(thing);
    if (thing instanceof Map || thing instanceof Set) waiting.push(...[...thing].flat());
    if ("space" in thing && "side" in thing && "kind" in thing) pieces.add(thing.name ?? "");
    if ("colour" in thing && "name" in thing) cards.add(thing.id);
    for (const key of Object.keys(thing)) waiting.push(thing[key]);
  }
  return { pieces: [...pieces], cards: [...cards], seen: seen.size };
}"""


class Look(Struct):
    """A page at one moment: its elements, and what can be found behind them."""

    seat: str
    number: int
    pieces: list[str]
    cards: list[str]
    words: str
    content: str


class Truth(Struct):
    """What a seat must not know at one moment: face-down blocks of the other, and his cards."""

    blocks: set[str]
    cards: set[str]


def test_in_the_fog_no_page_ever_holds_what_its_seat_may_not_know(visit: Visit) -> None:
    seats = {"french": visit("Marbot"), "coalition": visit("Jomini")}
    table = seats["french"].lay(
        {"french": "me", "coalition": "open"}, "campaign-1815", options={"rules": "grognard"}
    )["id"]
    seats["coalition"].post(f"/api/tables/{table}/sit", {"seat": "coalition"})
    looks = played(seats, table)

    seats["french"].post(f"/api/tables/{table}/resign", {"seat": "french"})
    truths = retold_truths(seats["french"], table)
    lexicon = seats["french"].get("/api/games/napoleon-1815/lexicon?lang=en")["names"]

    assert any(truth.blocks for truth in truths.values())
    assert any(truth.cards for truth in truths.values())
    for look in looks:
        check_look(look, truths[look.seat, look.number], lexicon)
    for seat, visitor in seats.items():
        told = [frame["sight"] for frame in visitor.frames if "sight" in frame]
        assert len(told) > CHOICES / 2
        for sight in told:
            if sight["table"]["stage"] == "playing":
                assert sight["seat"] == seat
                check_sight(sight, truths[seat, sight["number"]])


def played(seats: dict[str, Visitor], table: str) -> list[Look]:
    """Forty choices by turns; after every fourth, both pages are looked through."""
    for visitor in seats.values():
        visitor.at_table(table)
    hands = {seat: Hands(visitor, 1815) for seat, visitor in seats.items()}
    looks = []
    agreed(seats)
    for count in range(CHOICES):
        asked = next(seat for seat in seats if seats[seat].ask is not None)
        hands[asked].play()
        agreed(seats)
        if count % 4 == 0:
            looks += [looked(seat, visitor) for seat, visitor in seats.items()]
    return looks


def agreed(seats: dict[str, Visitor]) -> None:
    """Both pages stand at the same choice, and one of them is asked."""
    one, other = seats.values()

    def same() -> bool:
        assert one.sight is not None
        assert other.sight is not None
        asked = one.ask is not None or other.ask is not None
        return one.sight["number"] == other.sight["number"] and asked

    other.until(same, "both pages stand at the same choice")
    one.settled()
    other.settled()


def looked(seat: str, visitor: Visitor) -> Look:
    page = visitor.page
    found = page.evaluate(DUMP)
    assert found["seen"] > 1000, "the page could not be looked through"
    assert visitor.sight is not None
    heaps = visitor.sight["view"]["cards"]
    own = {card["id"] for heap in heaps for card in heap.get("open", [])}
    assert own <= set(found["cards"]), "what may be known could not be found"
    words = page.locator(".board-pane").text_content() or ""
    return Look(
        seat, visitor.sight["number"], found["pieces"], found["cards"], words, page.content()
    )


def retold_truths(visitor: Visitor, table: str) -> dict[tuple[str, int], Truth]:
    """The match told again from its file, choice by choice, with the eyes of both seats."""
    rules = installed()["napoleon-1815"]
    file = parse(visitor.fetch(f"/api/tables/{table}/file"))
    (span,) = spans(file)
    found = {}
    for match in told(rules, rules.read(None), file, span):
        for seat, other in OTHER.items():
            mine, his = match.view(seat), match.view(other)
            known = {piece.name for piece in mine.pieces if piece.name}
            blocks = {piece.name for piece in his.pieces if piece.name} - known
            cards = hand_of(other, his) - hand_of(other, mine)  # some cards show a hand
            found[seat, match.number] = Truth(blocks, cards)
    return found


def hand_of(seat: str, view: View) -> set[str]:
    """The cards of a hand that lie open to whoever has this view."""
    return {card.id for heap in view.cards if heap.id == f"hand-{seat}" for card in heap.open}


def check_look(look: Look, truth: Truth, lexicon: dict[str, str]) -> None:
    assert truth.blocks.isdisjoint(look.pieces)
    assert truth.cards.isdisjoint(look.cards)
    marked = [f'data-card="{card}"' for card in truth.cards]
    marked += [f'data-piece="{block}"' for block in truth.blocks]
    assert [each for each in marked if each in look.content] == []
    assert [block for block in truth.blocks if lexicon[block] in look.words] == []


def check_sight(sight: dict[str, Any], truth: Truth) -> None:
    view = sight["view"]
    assert truth.blocks.isdisjoint(piece.get("name", "") for piece in view.get("pieces", []))
    assert truth.blocks.isdisjoint(piece["id"] for piece in view.get("pieces", []))
    heaps = view.get("cards", [])
    assert truth.cards.isdisjoint(card["id"] for heap in heaps for card in heap.get("open", []))
    named = {part.get("id") for line in sight.get("lines", []) for part in line["sentence"]}
    assert truth.cards.isdisjoint(named)
    points = {
        point
        for option in (sight.get("ask") or {"options": []})["options"]
        for point in option.get("points", [])
    }
    assert truth.cards.isdisjoint(points)
