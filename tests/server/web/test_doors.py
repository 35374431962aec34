"""What every answer carries, what is published, and the pages of the client."""

import re
from pathlib import Path

import pytest

from estafette.engine import Messages
from estafette.server.headers import POLICY
from estafette.server.words import DESK_TEXT, MATCH_TEXT, TEXT, preferred
from tests.server.web.command import shelf
from tests.server.web.serving import Person, Server, fetch, serving

PATHS = ["/", "/health", "/api/games", "/api/nothing", "/api/me", "/nothing.js", "/metrics"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_tells_the_browser_what_it_may_do(server: Server, path: str) -> None:
    headers = fetch(server.address + path).headers

    assert headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_what_is_private_is_kept_by_nobody(server: Server) -> None:
    assert Person.guest(server.address).get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["get", "post", "put", "patch", "delete"])
def test_a_door_that_does_not_exist_is_said_in_a_sentence(server: Server, method: str) -> None:
    answer = fetch(
        f"{server.address}/api/nothing", method, headers={"Accept-Language": "fr-BE, en;q=0.5"}
    )

    assert answer.status_code in (404, 405)
    assert answer.json()["sentence"] in ("Il n’y a rien ici.", "Cela ne se fait pas ici.")


def test_the_games_are_told_in_both_languages_and_kept(server: Server) -> None:
    english = fetch(f"{server.address}/api/games?lang=en")
    french = fetch(f"{server.address}/api/games?lang=fr")
    again = fetch(
        f"{server.address}/api/games?lang=en", headers={"If-None-Match": english.headers["etag"]}
    )

    assert {card["id"] for card in english.json()} == shelf().keys()
    assert english.json() != french.json()
    assert again.status_code == 304
    assert again.content == b""


def test_the_shelf_shows_seats_words_and_rules(server: Server) -> None:
    nobody = Person(server.address)
    seats = nobody.get("/api/games/napoleon-1815/seats", scenario="campaign-1815", players="3")
    words = nobody.get("/api/games/napoleon-1815/lexicon").json()
    rules = nobody.get("/api/games/napoleon-1815/rules").json()

    assert len(seats.json()) == 3
    assert words["names"]["ligny"] == "Ligny"
    assert words["letters"]
    assert len(rules["clauses"]) > 100
    assert rules["steps"][0]["title"]
    assert nobody.get("/api/games/ford/seats", scenario="nowhere").status_code == 400
    assert nobody.get("/api/games/ford/seats").status_code == 400
    assert nobody.get("/api/games/nothing/rules").status_code == 404
    assert nobody.get("/api/players").json()[0]["level"] == "recruit"


@pytest.mark.parametrize(
    "name", ["../rules.py", "..%2F__init__.py", "%2e%2e", "nothing.svg", "x.py", "map.svg%00"]
)
def test_only_pictures_leave_the_folder_of_drawings(server: Server, name: str) -> None:
    answer = fetch(f"{server.address}/api/games/ford/drawing/{name}")

    assert answer.status_code in (400, 404)
    assert b"import" not in answer.content


@pytest.mark.parametrize(
    "path", ["/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/static/app.py"]
)
def test_nothing_beside_the_pages_is_served(server: Server, path: str) -> None:
    assert b"create_app" not in fetch(server.address + path).content


def test_the_schema_describes_every_door(server: Server) -> None:
    schema = fetch(f"{server.address}/api/schema").json()

    assert schema["info"]["title"] == "Estafette"
    assert set(schema["components"]["securitySchemes"]) == {"bearer", "cookie"}
    for path, doors in schema["paths"].items():
        for method, door in doors.items():
            assert door["summary"], path
            assert door["tags"], path
            assert any(status.startswith("2") for status in door["responses"]), path
            if method != "get":
                assert "400" in door["responses"], path
    sight = schema["paths"]["/api/tables/{table}/view"]["get"]["responses"]["200"]["content"]
    assert sight["application/json"]["schema"]["$ref"].endswith("Sight")


def test_the_counters_count(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    person.choose(card["id"], "vanguard")

    counted = fetch(f"{server.address}/metrics").text

    assert 'estafette_choices_total{result="taken"}' in counted
    assert "estafette_choice_seconds_bucket" in counted
    assert "estafette_open_sockets" in counted
    assert "estafette_awake_matches" in counted
    assert 'path="/api/tables/{table:str}/choices"' in counted or "/choices" in counted
    assert card["id"] not in counted


def test_a_client_that_was_not_built_is_missed_in_words(tmp_path: Path) -> None:
    empty = {"ESTAFETTE_STATIC": str(tmp_path)}
    with serving(str(tmp_path / "x.db"), environment=empty) as server:
        page = fetch(f"{server.address}/table/x", headers={"Accept-Language": "fr"})

    assert page.status_code == 503
    assert "make play" in page.text


def test_built_files_are_kept_for_ever_and_pressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>")
    (tmp_path / "assets" / "index-AbCd1234.js").write_text("let x = 1;\n" * 500)
    (tmp_path / "assets" / "index-AbCd1234.js.br").write_bytes(b"pressed")
    with serving(str(tmp_path / "x.db"), environment={"ESTAFETTE_STATIC": str(tmp_path)}) as server:
        script = f"{server.address}/assets/index-AbCd1234.js"
        plain = fetch(script, headers={"Accept-Encoding": "identity"})
        gzipped = fetch(script, headers={"Accept-Encoding": "gzip"})
        with Person(script).http.stream("GET", "", headers={"Accept-Encoding": "br"}) as pressed:
            raw = b"".join(pressed.iter_raw())
        page = fetch(f"{server.address}/table/abc")

    assert "immutable" in plain.headers["cache-control"]
    assert gzipped.headers["content-encoding"] == "gzip"
    assert gzipped.content == plain.content
    assert raw == b"pressed"
    assert page.headers["cache-control"] == "no-cache"
    assert "<title>" in page.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("fr", "fr"), ("de,fr;q=0.5", "fr"), ("en;q=0.2,fr-CH;q=0.9", "fr"), ("*", "en")],
)
def test_the_browser_says_its_language(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_the_words_of_the_server_are_whole() -> None:
    messages = Messages([TEXT, DESK_TEXT, MATCH_TEXT], strict=True)
    sources = TEXT.parent.rglob("*.py")
    keys = {
        key
        for source in sources
        for key in re.findall(r'Turned\(\s*\d+, "([\w.-]+)"', source.read_text("utf-8"))
    }

    assert len(keys) > 20
    assert [key for key in sorted(keys) if not messages.has(key)] == []
