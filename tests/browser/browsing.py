"""Somebody with a browser: his page, what reached it over the socket, and what went wrong in it."""

import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
)

from tests.server.web.serving import sitting
from tests.waiting import PATIENCE, missed

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LOG = ".log-lines .log-group > p:not(.log-mark)"
DESKTOP = {"width": 1440, "height": 900}
LONGEST = PATIENCE * 1000  # in the milliseconds of the browser
MANY = 100  # looks at a page on which something stirs all the time
A_BLINK = 15  # milliseconds between two looks, while events come in
# After a frame the page has drawn, and after the timers that it set then it has done all the rest.
FRAME = "const frame = (then) => requestAnimationFrame(() => setTimeout(then));"
PAINTED = f"() => new Promise((done) => {{ {FRAME} frame(() => frame(done)); }})"
# The moment of the match that the page shows, when for two frames nothing has stirred on it.
STILL = f"""() => new Promise((done) => {{
  {FRAME}
  const find = (selector) => document.querySelector(selector);
  let before = "", same = 0, looks = 0;
  const look = () => {{
    const {{ a, d, e, f }} = find("#board-world")?.getScreenCTM() ?? {{}};
    const busy = find(".decision [aria-busy=true]") || document.fonts.status !== "loaded";
    const moment = find(".curtain") ? "curtain" : (find("[data-moment]")?.dataset.moment ?? "");
    const boxes = [".board-table", ".decision .answers", ".hand"]
      .map((each) => find(each)?.getBoundingClientRect())
      .map((box) => box && [box.x, box.y, box.width, box.height]);
    const now = JSON.stringify([moment, !!busy, a, d, e, f, boxes]);
    same = now === before ? same + 1 : 0;
    before = now;
    if (same === 2) return done(busy ? "" : moment);
    if (++looks > {MANY}) return done("");
    frame(look);
  }};
  look();
}})"""
WHO_AM_I = re.compile(r"/api/me(\?|$)")
LOST_LINE = re.compile(r"ERR_CONNECTION|ERR_ABORTED|WebSocket connection|ERR_EMPTY_RESPONSE")


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium, without a window."""
    if not CHROMIUM.exists():
        raise AssertionError(
            f"The browser tests need Chromium at {CHROMIUM}: install Debian's package 'chromium'."
        )
    return playwright.chromium.launch(
        executable_path=str(CHROMIUM), args=list(FLAGS), timeout=LONGEST
    )


# Hands answer every question themselves; whoever wants the page to pass for him says so.
ASKED = 'localStorage["estafette.passing"] ??= "ask"'
# The page's own share of the secret of a match is the same in every run: all luck is the server's.
ALIKE = "Crypto.prototype.getRandomValues = (room) => room.fill(0x15)"


class Visitor:
    """A browser of somebody's own; `frames` is all that the server ever told its sockets."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.csrf = ""
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.wrong: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.endswith("/lobby"):
            socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
            socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def _hear(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        if message.type in ("error", "warning") and not WHO_AM_I.search(where):
            self.wrong.append(f"console: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left gives up what it asked for
            self.wrong.append(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        unknown = response.status == 401 and WHO_AM_I.search(response.url)  # nobody yet
        if response.status >= 400 and not unknown:
            self.wrong.append(f"response: {response.url} {response.status}")

    def forgive(self, what: re.Pattern[str] = LOST_LINE) -> None:
        """What was wrong because the test pulled the plug."""
        self.wrong = [wrong for wrong in self.wrong if not what.search(wrong)]

    # Over the wire, as the page itself does it

    def arrive(self, name: str) -> "Visitor":
        """As a guest, without the form."""
        self.csrf = self.post("/api/guest", {"name": name})["csrf"]
        return self

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(
            self.address + path,
            data=body,
            headers={"X-CSRF-Token": self.csrf},
            timeout=LONGEST,
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def get(self, path: str) -> Any:
        return json.loads(self.fetch(path))

    def fetch(self, path: str) -> bytes:
        answer = self.context.request.get(self.address + path, timeout=LONGEST)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.body()

    def lay(
        self, seats: Mapping[str, str], scenario: str = "intro-ligny", **order: Any
    ) -> dict[str, Any]:
        """A table with these sitters by seat; a level is a player of the house."""
        wanted = {
            "game": "napoleon-1815",
            "scenario": scenario,
            "options": {},
            "seats": {seat: sitting(who) for seat, who in seats.items()},
            **order,
        }
        card: dict[str, Any] = self.post("/api/tables", wanted)
        return card

    # In the page

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def at_table(self, table: str, hash_: str = "") -> dict[str, Any]:
        """The table lies open and still; what is seen there."""
        self.frames.clear()
        self.go(f"/table/{table}{hash_}")
        self.until(lambda: self._table == table, "the table opens")
        self.settled()
        assert self.sight is not None
        return self.sight

    @property
    def _table(self) -> str:
        return str(self.sight["table"]["id"]) if self.sight else ""

    @property
    def sight(self) -> dict[str, Any] | None:
        """The latest sight that reached this page."""
        for frame in reversed(self.frames):
            if frame["type"] in ("welcome", "sight"):
                sight: dict[str, Any] = frame["sight"]
                return sight
        return None

    @property
    def ask(self) -> dict[str, Any] | None:
        sight = self.sight
        return sight.get("ask") if sight else None

    @property
    def is_over(self) -> bool:
        """Has the match that lies open ended?"""
        sight = self.sight
        return sight is not None and sight["table"]["stage"] == "over"

    def await_turn(self) -> dict[str, Any] | None:
        """What is asked of this player now; None when the match is over."""
        self.until(lambda: self.ask is not None or self.is_over, "my turn, or the end")
        return self.ask

    @property
    def board(self) -> dict[str, Any]:
        return next(frame["board"] for frame in reversed(self.frames) if "board" in frame)

    @property
    def moment(self) -> str:
        """The moment of the match that this page was last told of, as the page names it."""
        sight = self.sight
        assert sight is not None
        ask, whose = sight.get("ask"), sight["seat"] or "watching"
        draft, asked = (ask.get("draft", 0), "asked") if ask else (0, "waiting")
        return f"{whose} {sight['number']} {sight['undone']} {draft} {asked}"

    def until(self, holds: Callable[[], Any], what: str | Callable[[], str]) -> None:
        """Events come in while the page is waited upon; a table that moves on is waited for."""
        end, heard = time.monotonic() + PATIENCE, self._sights
        while not holds():
            if heard != self._sights:
                end, heard = time.monotonic() + PATIENCE, self._sights
            if time.monotonic() > end:
                raise AssertionError(f"{missed(what)}; {self.told()}")
            self.page.wait_for_timeout(A_BLINK)

    @property
    def _sights(self) -> int:
        return sum("sight" in frame for frame in self.frames)

    def settled(self) -> None:
        """The page shows the moment of which it was last told, and nothing on it moves."""
        shown = ""

        def holds() -> bool:
            nonlocal shown
            shown = self.page.evaluate(STILL)
            curtained = self.sight is not None and self.sight["seat"] is None
            return shown == self.moment or (shown == "curtain" and curtained)

        self.until(holds, lambda: f"the page shows “{self.moment}” and lies still, not “{shown}”")

    def told(self) -> str:
        """Where the page stood, for whoever reads a failure."""
        sight = self.sight or {"number": None, "table": {}}
        asked = [seat["seat"] for seat in sight["table"].get("seats", []) if seat.get("asked")]
        last = [frame["type"] for frame in self.frames[-5:]]
        return (
            f"at choice {sight['number']}, {sight['table'].get('stage')}, asked {asked}, "
            f"last frames {last}, last sent {self.sent[-2:]}, wrong {self.wrong}"
        )

    def painted(self) -> None:
        """All that the page has heard or been told to do is on the screen."""
        self.page.evaluate(PAINTED)

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    @property
    def log(self) -> list[str]:
        """The lines of the log, as they stand on the page once it is settled."""
        self.settled()
        return self.page.locator(LOG).all_text_contents()


@contextmanager
def visiting(browser: Browser, address: str, **settings: Any) -> Iterator[Visitor]:
    wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
    context = browser.new_context(**wanted)
    context.set_default_timeout(LONGEST)
    context.set_default_navigation_timeout(LONGEST)
    context.add_init_script(f"{ASKED}; {ALIKE};")
    try:
        yield Visitor(context, address)
    finally:
        context.close()


def plain(sentence: list[dict[str, Any]]) -> str:
    return "".join(part["text"] for part in sentence)
