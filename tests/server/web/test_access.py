"""Each door is tried by nobody, by another player, by a spectator, and with a forged number."""

import httpx
import pytest

from tests.server.web.conftest import Table, begun
from tests.server.web.serving import Person, Server

OPEN, SHUT, NOBODY, FOREIGN = (200,), (403, 404), (401,), (403,)

# Who asks by GET for what, on behalf of the seat of another, and what he gets. A table that may be
# watched shows to everybody what a spectator may see, and to nobody what a seat sees.
LOOKS = {
    "": (OPEN, OPEN, OPEN),
    "/board": (OPEN, OPEN, OPEN),
    "/view": (OPEN, OPEN, OPEN),
    "/view?seat={asked}": (SHUT + NOBODY, SHUT, SHUT),
    "/decision?seat={asked}": (NOBODY, SHUT, SHUT),
    "/since?seat={asked}": (NOBODY, SHUT, SHUT),
    "/notes?seat={asked}": (NOBODY, SHUT, SHUT),
    "/replay/0?seat={asked}": (SHUT + NOBODY, SHUT, SHUT),
    "/chat": (OPEN, OPEN, OPEN),
    "/proof": ((409,), (409,), (409,)),
    "/analysis": ((409,), (409,), (409,)),
}
CHANGES = {
    "/choices": {"seat": "{asked}", "number": 0, "action": {"type": "Stand"}},
    "/plan": {"seat": "{asked}", "number": 0, "lines": [[{"type": "Stand"}]]},
    "/confirm": {"seat": "{asked}", "number": 0, "actions": [{"type": "Stand"}]},
    "/undo": {"seat": "{asked}", "number": 0},
    "/why": {"seat": "{asked}", "point": "mill"},
    "/odds": {"seat": "{asked}", "number": 0, "action": {"type": "Stand"}},
    "/hint": {"seat": "{asked}", "number": 0},
    "/analysis": {},
    "/resign": {"seat": "{asked}"},
    "/draw": {"seat": "{asked}", "word": "offer"},
    "/claim": {"seat": "{asked}"},
    "/sit": {"seat": "{asked}"},
    "/chat": {"text": "psst", "seat": "{asked}"},
}
GUESTS = ("nobody", "another player", "a spectator")


@pytest.fixture(scope="module")
def match(server: Server) -> Table:
    return begun(server)


def caller(match: Table, server: Server, who: str) -> Person:
    return {
        "nobody": Person(server.address),
        "another player": match.holder(match.other),
        "a spectator": match.watcher,
    }[who]


@pytest.mark.parametrize("who", GUESTS)
@pytest.mark.parametrize("path", LOOKS)
def test_nobody_sees_with_the_eyes_of_another(
    match: Table, server: Server, path: str, who: str
) -> None:
    answer = caller(match, server, who).get(match.path + path.format(asked=match.asked))

    assert answer.status_code in LOOKS[path][GUESTS.index(who)], answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) <= {"key", "sentence", "number", "rule", "clause"}


@pytest.mark.parametrize("who", GUESTS)
@pytest.mark.parametrize("path", CHANGES)
def test_nobody_acts_for_another(match: Table, server: Server, path: str, who: str) -> None:
    body = {
        key: match.asked if value == "{asked}" else value for key, value in CHANGES[path].items()
    }
    before = match.holder(match.asked).get(f"{match.path}/view", seat=match.asked).json()

    answer = caller(match, server, who).post(match.path + path, body)

    assert answer.status_code in (NOBODY if who == "nobody" else (403, 404, 409)), answer.text
    assert match.holder(match.asked).get(f"{match.path}/view", seat=match.asked).json() == before


@pytest.mark.parametrize("who", GUESTS)
def test_nobody_writes_the_notes_of_another(match: Table, server: Server, who: str) -> None:
    holder = match.holder(match.asked)
    holder.http.put(f"{match.path}/notes?seat={match.asked}", json={"text": "mine"})

    answer = caller(match, server, who).http.put(
        f"{match.path}/notes?seat={match.asked}", json={"text": "theirs"}
    )

    assert answer.status_code in ((401,) if who == "nobody" else SHUT)
    assert holder.get(f"{match.path}/notes", seat=match.asked).json() == {"text": "mine"}


@pytest.mark.parametrize("who", GUESTS)
def test_only_the_host_clears_a_table(match: Table, server: Server, who: str) -> None:
    person = match.guest if who == "another player" else caller(match, server, who)

    answer = person.http.delete(match.path)

    assert answer.status_code in ((401,) if who == "nobody" else (403, 404, 409))


@pytest.mark.parametrize("number", [-1, 7, 999_999, 10**9, "1", None, 0.5])
def test_a_forged_number_does_nothing(match: Table, number: object) -> None:
    holder = match.holder(match.asked)
    before = holder.get(f"{match.path}/view", seat=match.asked).json()
    answer = {"seat": match.asked, "number": number, "action": {"type": "Stand"}}

    assert holder.post(f"{match.path}/choices", answer).status_code in (400, 409)
    assert holder.get(f"{match.path}/view", seat=match.asked).json() == before


HIDDEN = ["/view", "/replay/0", "", "/chat", "/board", "/file", "/proof", "/analysis"]


@pytest.mark.parametrize("path", HIDDEN)
def test_a_table_that_is_not_to_be_watched_is_nowhere(server: Server, path: str) -> None:
    host = Person.guest(server.address)
    card = host.lay({"vanguard": "me", "rearguard": "me"}, watchable=False)

    for stranger in (Person(server.address), Person.guest(server.address)):
        assert stranger.get(f"/api/tables/{card['id']}{path}").status_code in (401, 403, 404)


def test_what_belongs_to_somebody_needs_somebody(server: Server) -> None:
    nobody = Person(server.address)
    answers: list[httpx.Response] = [
        nobody.get("/api/me"),
        nobody.get("/api/me/export"),
        nobody.get("/api/me/tokens"),
        nobody.post("/api/me/tokens", {"label": "x"}),
        nobody.post("/api/logout"),
        nobody.http.patch("/api/me", json={}),
        nobody.http.delete("/api/me"),
        nobody.http.delete("/api/me/tokens/x"),
        nobody.post("/api/me/password", {"old": "", "new": "a long password"}),
        nobody.post("/api/tables", {"game": "", "scenario": "", "options": {}, "seats": {}}),
        nobody.http.post("/api/tables/import", content=b"{}"),
    ]

    assert {answer.status_code for answer in answers} == {401}


@pytest.mark.parametrize("id_", ["nothing", "..", "%2e%2e%2fsecret", "a" * 300, "\u00e9", "'--"])
def test_a_table_that_nobody_laid_is_not_found(server: Server, id_: str) -> None:
    assert Person.guest(server.address).get(f"/api/tables/{id_}/view").status_code in (400, 404)
