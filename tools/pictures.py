"""Screenshots of every page, in both languages and both themes, into `build/pictures`.

Run by hand with `make pictures`; the best of them go to `docs/images`, where the README shows them.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "build" / "pictures"
README = ROOT / "docs" / "images"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
DESKTOP = (1440, 900)
TABLET = (834, 1112)
PHONE = (390, 844)
GAME = "napoleon-1815"
SEED = 1815
MANY = 3000
TRIES = 20
QUALITY = 76
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

# The pictures that the README shows: by name, language and theme.
BEST = {
    ("lobby", "en", "day"): "lobby",
    ("combat", "fr", "day"): "table-fr",
    ("campaign", "en", "night"): "table-night",
    ("europe", "en", "day"): "europe",
    ("hexes", "fr", "day"): "hexes",
}


class Shot(Struct, frozen=True):
    """One page: its address, what must be there before it is taken, the size of the screen."""

    name: str
    path: str
    there: str
    size: tuple[int, int] = DESKTOP


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    README.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        host = browser.new_context()
        shots = laid(Host(host, address))
        for language in ("en", "fr"):
            for theme in ("day", "night"):
                for shot in shots:
                    take(browser, host, address, shot, language, theme)
        browser.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on an empty database, as a player starts one."""
    estafette = str(Path(sys.executable).with_name("estafette"))
    command = [estafette, "serve", "--no-open", "--port", "0"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "estafette.db")],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "ESTAFETTE_CHOICES": "0", "ESTAFETTE_ARRIVALS": "0"},
            text=True,
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        if found is None:
            raise SystemExit((folder / "log").read_text("utf-8"))
        yield found[0]
    finally:
        process.terminate()
        process.wait()


class Host:
    """Somebody who lays tables and plays at them over HTTP, by lot, rather toward the enemy."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.request = context.request
        self.address = address
        self.lot = random.Random(SEED)
        self.csrf = self.post("/guest", {"name": "Marbot"})["csrf"]

    def post(self, path: str, body: Any) -> Any:
        headers = {"X-CSRF-Token": getattr(self, "csrf", "")}
        answer = self.request.post(f"{self.address}/api{path}", data=body, headers=headers)
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.status} {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.request.get(f"{self.address}/api{path}")
        return answer.json() if answer.status == 200 else None

    def lay(self, scenario: str, other: str = "player", game: str = GAME, **options: str) -> str:
        """A table with the host in the first seat."""
        levels = self.get("/players")
        sitter = {"sitter": other, "level": levels[0]["level"] if other == "player" else ""}
        mine, *others = self.seats(game, scenario)
        seats = {mine: {"sitter": "me"}, **dict.fromkeys(others, sitter)}
        order = {"game": game, "scenario": scenario, "options": options, "seats": seats}
        return str(self.post("/tables", order)["id"])

    def seats(self, game: str, scenario: str) -> list[str]:
        shelf = next(card for card in self.get("/games") if card["id"] == game)
        known = next(card for card in shelf["scenarios"] if card["id"] == scenario)
        return [card["seat"] for card in known["seats"]]

    def play(
        self, table: str, until: Callable[[dict[str, Any]], bool], seat: str = "french"
    ) -> None:
        """Answer until the table looks as wanted, or is over."""
        for _ in range(MANY):
            sight = self.get(f"/tables/{table}/view?seat={seat}")
            if sight["table"]["stage"] == "over":
                return
            if "ask" not in sight:
                continue  # the other thinks, and is asked again at once
            if until(sight):
                return
            action = self.choice(sight)["action"]
            answer = {"seat": seat, "number": sight["number"], "action": action}
            self.post(f"/tables/{table}/choices", answer)

    def choice(self, sight: dict[str, Any]) -> dict[str, Any]:
        options: list[dict[str, Any]] = sight["ask"]["options"]
        enemies = {
            piece["space"] for piece in sight["view"]["pieces"] if piece["side"] == "coalition"
        }
        bold = [option for option in options if enemies.intersection(option.get("points", ()))]
        deeds = [option for option in options if not option.get("aside")]
        return self.lot.choice(bold or (deeds if self.lot.random() < 0.6 and deeds else options))


def laid(host: Host) -> list[Shot]:
    """Tables at the moments worth a picture."""
    start, campaign, over = (
        host.lay(each) for each in ("intro-ligny", "campaign-1815", "intro-ligny")
    )
    host.lay("waterloo-wavre", "open", rules="grognard")
    host.play(campaign, lambda sight: sight["number"] > 40 and is_march(sight))
    host.play(over, lambda sight: False)
    europe = host.lay("1815", game="napoleon-against-europe")
    host.play(europe, lambda sight: sight["number"] > 60 and is_march(sight), "empire")
    hexes = host.lay("la-belle-alliance", game="last-campaigns")
    combat = fought(host)
    clause = host.get(f"/tables/{combat}/view?seat=french")["ask"]["rule"]
    middle = host.get(f"/tables/{over}")["number"] // 2
    return [
        Shot("lobby", "/", ".lobby-tables"),
        Shot("new", "/new", ".lobby-seating"),
        Shot("start", f"/table/{start}", ".decision"),
        Shot("campaign", f"/table/{campaign}", ".decision"),
        Shot("combat", f"/table/{combat}", ".decision"),
        Shot("europe", f"/table/{europe}", ".decision"),
        Shot("hexes", f"/table/{hexes}", ".decision"),
        Shot("end", f"/table/{over}", ".ending"),
        Shot("replay", f"/replay/{over}#{middle}", ".replay-where"),
        Shot("proof", f"/proof/{over}", ".proof-secrets"),
        Shot("rules", f"/rules/{GAME}#{clause}", ".rules-clause"),
        Shot("tablet", f"/table/{combat}", ".decision", TABLET),
        Shot("phone", f"/table/{start}", ".decision", PHONE),
        Shot("phone-combat", f"/table/{combat}", ".decision", PHONE),
        Shot("phone-lobby", "/", ".lobby-tables", PHONE),
    ]


def fought(host: Host) -> str:
    """A table in the middle of a combat; not every match comes to blows."""
    for _ in range(TRIES):
        table = host.lay("intro-ligny")
        host.play(table, is_combat)
        if host.get(f"/tables/{table}")["stage"] == "playing":
            return table
    raise SystemExit("no match came to blows")


def is_combat(sight: dict[str, Any]) -> bool:
    return str(sight["ask"]["rule"]).startswith("combat")


def is_march(sight: dict[str, Any]) -> bool:
    spaces = sum(bool(option.get("points")) for option in sight["ask"]["options"])
    return spaces > 2


def take(
    browser: Browser, host: BrowserContext, address: str, shot: Shot, language: str, theme: str
) -> None:
    """The page of the host, as he would see it on such a screen."""
    phone = shot.size is PHONE
    context = browser.new_context(
        viewport={"width": shot.size[0], "height": shot.size[1]},
        locale=language,
        color_scheme="dark" if theme == "night" else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
        storage_state=host.storage_state(),
    )
    page = context.new_page()
    page.goto(address + shot.path)
    page.locator(shot.there).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(PAINTED)
    page.screenshot(path=PICTURES / f"{shot.name}-{language}-{theme}.png")
    best = BEST.get((shot.name, language, theme))
    if best:
        page.screenshot(path=README / f"{best}.jpg", type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main()
