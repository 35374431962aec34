"""The bot of the pages plays a whole match against a real server."""

import subprocess
import sys
from pathlib import Path

from msgspec import structs

from estafette.server.settings import PREFIX, Mail, Settings
from tests.server.web.serving import Person, Server
from tests.waiting import PATIENCE

BOT = Path(__file__).parents[3] / "docs" / "do" / "bot.py"
PAGE = BOT.with_name("write-a-bot.md")
SEEDED = """
import random, runpy, sys
random.seed(1815)
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def test_the_bot_plays_a_whole_match_and_says_how_it_ended(server: Server) -> None:
    owner = Person.guest(server.address)
    token = owner.post("/api/me/tokens", {"label": "bot"}).json()["token"]

    done = subprocess.run(
        [sys.executable, "-c", SEEDED, str(BOT), server.address, token, "ford", "the-ford"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert owner.get("/api/tables").json()["finished"]


def test_the_bot_is_as_short_as_its_page_says() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
    assert "forty lines" in PAGE.read_text("utf-8")


def test_the_page_names_every_variable_of_the_environment() -> None:
    page = PAGE.with_name("run-a-server.md").read_text("utf-8")
    variables = [f"{PREFIX}{field.name.upper()}" for field in structs.fields(Settings)]
    variables.remove(f"{PREFIX}MAIL")
    letters = [f"_{field.name.upper()}`" for field in structs.fields(Mail)]

    assert [name for name in variables if f"`{name}`" not in page] == []
    assert [name for name in letters if name not in page] == []
