"""Hands at the table: they answer as a player does, on the map, in the hand, or by a button."""

import random
from collections.abc import Sequence
from typing import Any, TypeAlias

from tests.browser.browsing import Visitor, plain

# Where a thing can be hit: a place on the screen at which nothing else lies above it.
SPOT = """([id, sort]) => {
  const within = (box, hit) => {
    const steps = 9, found = [];
    for (let i = 0; i <= steps; i++) for (let j = 0; j <= steps; j++)
      found.push({ x: box.x + box.width * i / steps, y: box.y + box.height * j / steps });
    const far = ({ x, y }) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    found.sort((a, b) => far(a) - far(b));
    return found.find((at) => hit(document.elementFromPoint(at.x, at.y), at)) ?? null;
  };
  const away = (box, { x, y }) =>
    Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) / box.width;
  if (sort === "space") {
    const halo = document.querySelector(`[data-lit="${id}"] .board-lit-ring`);
    if (!halo) return null;
    const own = halo.getBoundingClientRect();
    const lit = [...document.querySelectorAll(".board-lit-ring")]
      .map((ring) => ring.getBoundingClientRect());
    return within(own, (top, at) => {
      if (!top?.closest(".board-table") || top.closest("[data-piece]")) return false;
      const field = top.closest("[data-space]");
      if (field) return field.dataset.space === id;
      return lit.every((ring) => away(own, at) <= away(ring, at));
    });
  }
  const [where, name] = {
    card: [".hand", "data-card"],
    fan: [".board-fan", "data-piece"],
    piece: [".board-pieces", "data-piece"],
  }[sort];
  const lying = document.querySelector(`${where} [${name}="${id}"]`);
  if (!lying) return null;
  if (sort === "card") lying.scrollIntoView({ block: "nearest", inline: "nearest" });
  return within(lying.getBoundingClientRect(), (top) => top?.closest(`[${name}]`) === lying);
}"""

# How far the page has come with an answer: at which moment, sent or not, and what is pointed at.
HELD = """() => ({
  moment: document.querySelector("[data-moment]")?.dataset.moment ?? "",
  busy: document.querySelector(".decision [aria-busy=true]") !== null,
  chips: document.querySelectorAll(".decision .chip").length,
})"""

THERE = """({ x, y }) => {
  const named = (each) => each.outerHTML.slice(0, each.outerHTML.indexOf(">") + 1);
  return document.elementsFromPoint(x, y).slice(0, 4).map(named).join(" on ");
}"""

PLACE = """([x, y]) => {
  const drawn = document.querySelector("#board-world").getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(drawn);
  return { x: at.x, y: at.y };
}"""


Stand: TypeAlias = tuple[str, int, int, int]


class Hands:
    """A player who picks among the answers by lot, and points at what they name where he can."""

    def __init__(self, visitor: Visitor, seed: int = 1815) -> None:
        self.visitor = visitor
        self.lot = random.Random(seed)
        self.tried: set[str] = set()
        self.pointed = {"space": 0, "piece": 0, "card": 0, "button": 0}

    def play(self) -> dict[str, Any]:
        """One answer to the open question; the option that was chosen."""
        visitor = self.visitor
        ask = visitor.ask
        assert ask is not None
        option = self.pick(ask["options"])
        self.answer(option)
        return option

    def pick(self, options: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """By lot: first a sort of thing not yet pointed at, and rather a thing than a button."""
        pointing = [option for option in options if self._reach(option)]
        new = [each for each in pointing if not all(self.pointed[s] for _, s in self._reach(each))]
        if new:
            return self.lot.choice(new)
        return self.lot.choice(pointing if pointing and self.lot.random() < 0.7 else options)

    def answer(self, option: dict[str, Any]) -> None:
        """Point at all that it names; what cannot be hit, or does not settle it, is a button."""
        visitor = self.visitor
        visitor.settled()
        ask, moment = visitor.ask, visitor.moment
        assert ask is not None
        before = len(self._choices())
        held = [] if option.get("aside") else self._pointed_at(option, moment)
        if not is_sent(visitor, moment):
            self.press(option, held)
        visitor.until(lambda: len(self._choices()) > before, f"sent: {plain(option['sentence'])}")
        sent = self._choices()[before]["answer"]["action"]
        assert sent == option["action"], f"{option} was meant"
        self.heard(ask)

    def _pointed_at(self, option: dict[str, Any], moment: str) -> list[str]:
        """What an answer names is clicked, thing by thing, until one of them cannot be hit."""
        visitor = self.visitor
        held: list[str] = []
        for id_, sort in self._reach(option):
            self.tried.add(sort)
            spot = self.spot(id_, sort)
            if spot is None:
                break
            visitor.page.mouse.click(spot["x"], spot["y"])
            visitor.page.mouse.move(2, 2)
            held.append(id_)
            self.pointed[sort] += 1
            until_held(visitor, moment, len(held), f"the {sort} {id_}", spot)
            if is_sent(visitor, moment):
                break
        return held

    def heard(self, ask: dict[str, Any]) -> None:
        """The server has taken the answer to this question, and the page shows what follows."""
        until_taken(self.visitor, question_of(ask))
        self.visitor.settled()

    def press(self, option: dict[str, Any], held: Sequence[str] = ()) -> None:
        """Its button; several may say the same, in the order of the answers; copies share one."""
        buttons = self.visitor.page.locator(".answers .answer")
        texts = [text.strip() for text in buttons.locator("> span").all_text_contents()]
        alike = [each for each in self._left(held) if spoken(each) == spoken(option)]
        places = [place for place, text in enumerate(texts) if text == spoken(option)]
        assert 0 < len(places) <= len(alike), f"to say {spoken(option)} there are {texts}"
        button = buttons.nth(places[min(alike.index(option), len(places) - 1)])
        if not button.is_visible():  # folded away while a roster offers the same
            self.visitor.page.locator(".answers-all > summary").click()
        button.click()
        self.pointed["button"] += 1

    def _left(self, held: Sequence[str]) -> list[dict[str, Any]]:
        """The answers that the page still offers when these things have been pointed at."""
        ask = self.visitor.ask
        assert ask is not None
        named = [(each, {id_ for id_, _ in self._reach(each)}) for each in ask["options"]]
        return [each for each, reach in named if each.get("aside") or reach.issuperset(held)]

    def _choices(self) -> list[dict[str, Any]]:
        return [frame for frame in self.visitor.sent if frame["type"] == "choose"]

    def _reach(self, option: dict[str, Any]) -> Sequence[tuple[str, str]]:
        """The things of the table that an answer names, each with its sort."""
        sight = self.visitor.sight
        assert sight is not None
        spaces = {space["id"] for space in self.visitor.board["spaces"]}
        pieces = [piece for piece in sight["view"].get("pieces", []) if piece["space"] in spaces]
        handles = {piece["name"]: piece["id"] for piece in pieces if piece.get("name")}
        heaps = sight["view"].get("cards", [])
        cards = {card["id"] for heap in heaps for card in heap.get("open", [])}
        found = []
        for point in option.get("points", []):
            handle = handles.get(point, point)
            if any(piece["id"] == handle for piece in pieces):
                found.append((handle, "piece"))
            elif point in cards:
                found.append((point, "card"))
            elif point in spaces:
                found.append((point, "space"))
        return list(dict.fromkeys(found))

    def spot(self, id_: str, sort: str) -> dict[str, float] | None:
        """Where to click, if it can be hit; a stack is spread open first."""
        page = self.visitor.page
        page.mouse.move(2, 2)
        self.visitor.painted()
        found: dict[str, float] | None = page.evaluate(SPOT, [id_, sort])
        if sort != "piece" or found is None or not is_stacked(self.visitor, id_):
            return found
        page.mouse.move(found["x"], found["y"])
        page.locator(f'.board-fan [data-piece="{id_}"]').wait_for()
        self.visitor.painted()
        spread: dict[str, float] | None = page.evaluate(SPOT, [id_, "fan"])
        return spread


def spoken(option: dict[str, Any]) -> str:
    """What its button says; dice are drawn."""
    return "".join(part["text"] for part in option["sentence"] if not part.get("die")).strip()


def place_of(visitor: Visitor, space: str) -> dict[str, float]:
    """Where the middle of a space lies on the screen."""
    at = next(each for each in visitor.board["spaces"] if each["id"] == space)
    found: dict[str, float] = visitor.page.evaluate(PLACE, [at["x"], at["y"]])
    return found


def is_stacked(visitor: Visitor, piece: str) -> bool:
    """Does it share its space with others? Whoever points there sees them spread open."""
    assert visitor.sight is not None
    spaces = {each["id"]: each["space"] for each in visitor.sight["view"].get("pieces", [])}
    return list(spaces.values()).count(spaces[piece]) > 1


def until_held(
    visitor: Visitor, moment: str, number: int, what: str, spot: dict[str, float]
) -> None:
    """The page has taken what was clicked: so many things are held, or the answer is sent."""

    def holds() -> bool:
        now = visitor.page.evaluate(HELD)
        return bool(now["moment"] != moment or now["busy"] or now["chips"] == number)

    def lying() -> str:
        return f"{what} is taken, clicked at {spot}: {visitor.page.evaluate(THERE, spot)}"

    visitor.until(holds, lying)


def is_sent(visitor: Visitor, moment: str) -> bool:
    """Has the page answered the question of this moment?"""
    now = visitor.page.evaluate(HELD)
    return bool(now["moment"] != moment or now["busy"])


def until_taken(visitor: Visitor, before: Stand | None) -> None:
    """The question that stood before stands no more."""
    visitor.until(lambda: stand_of(visitor) != before, "taken")


def stand_of(visitor: Visitor) -> Stand | None:
    return question_of(visitor.ask) if visitor.ask else None


def question_of(ask: dict[str, Any]) -> Stand:
    """Where a question is put: to whom, after so many choices, takings-back, answers on paper."""
    return ask["seat"], ask["number"], ask["undone"], ask.get("drafted", 0)
