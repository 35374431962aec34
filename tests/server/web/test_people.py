"""Guests and accounts, their sessions, tokens and cookies, and who is kept out."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.web.serving import Person, Server, fetch, serving, until_slowed

PASSWORD = "the sun of Austerlitz"


def registered(server: Server, name: str, password: str = PASSWORD) -> Person:
    person = Person(server.address)
    answer = person.post("/api/register", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    person.known(answer)
    return person


def logged_in(server: Server, name: str, password: str = PASSWORD) -> httpx.Response:
    return Person(server.address).post("/api/login", {"name": name, "password": password})


def test_a_guest_gives_a_name_and_is_somebody(server: Server) -> None:
    me = Person.guest(server.address, "  Michel   Ney ").get("/api/me").json()

    assert me["name"] == "Michel Ney"
    assert me["guest"] is True


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "a\nb", "\u200b", "Ney\u202e", "\x00", 3])
def test_a_name_that_cannot_be_read_is_refused(server: Server, name: object) -> None:
    assert Person(server.address).post("/api/guest", {"name": name}).status_code == 400


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server) -> None:
    answer = Person(server.address).post("/api/guest", {"name": "Ney"})
    cookie = answer.headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_a_guest_who_registers_keeps_his_tables(server: Server) -> None:
    person = Person.guest(server.address, "Grouchy")
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    old_cookie = person.cookie

    me = person.known(person.post("/api/register", {"name": "Grouchy 1", "password": PASSWORD}))

    assert me["guest"] is False
    assert me["name"] == "Grouchy 1"
    assert person.get("/api/tables").json()["mine"][0]["id"] == card["id"]
    stolen = fetch(f"{server.address}/api/me", headers={"Cookie": old_cookie})
    assert stolen.status_code == 401


def test_a_name_belongs_to_who_registered_it_however_it_is_written(server: Server) -> None:
    registered(server, "Davout")
    again = Person(server.address).post("/api/register", {"name": "DAVOUT", "password": PASSWORD})

    assert again.status_code == 409
    assert logged_in(server, "dAVOUT").status_code == 200


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(server: Server) -> None:
    registered(server, "Lannes")
    wrong = logged_in(server, "Lannes", "the fog of Austerlitz")
    unknown = logged_in(server, "Nobody of that name", "the fog of Austerlitz")

    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


def test_who_logs_out_is_nobody(server: Server) -> None:
    person = registered(server, "Suchet")
    cookie = person.cookie

    assert person.post("/api/logout").status_code == 204
    assert person.get("/api/me").status_code == 401
    stolen = fetch(f"{server.address}/api/me", headers={"Cookie": cookie})
    assert stolen.status_code == 401


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    person = registered(server, "Marmont")
    other = Person(server.address)
    other.known(other.post("/api/login", {"name": "Marmont", "password": PASSWORD}))

    refused = person.post("/api/me/password", {"old": "wrong", "new": "the snow of Eylau"})
    changed = person.post("/api/me/password", {"old": PASSWORD, "new": "the snow of Eylau"})

    assert (refused.status_code, changed.status_code) == (403, 204)
    assert person.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert logged_in(server, "Marmont").status_code == 401
    assert logged_in(server, "Marmont", "the snow of Eylau").status_code == 200


def test_who_leaves_takes_everything_along(server: Server) -> None:
    person = registered(server, "Bernadotte")
    person.lay({"vanguard": "me", "rearguard": "me"})

    refused = person.http.request("DELETE", "/api/me", json={"password": "wrong"})
    gone = person.http.request("DELETE", "/api/me", json={"password": PASSWORD})

    assert (refused.status_code, gone.status_code) == (403, 204)
    assert logged_in(server, "Bernadotte").status_code == 401
    registered(server, "Bernadotte")


def test_a_change_without_the_token_of_the_page_is_refused(server: Server) -> None:
    person = Person.guest(server.address)
    own = person.http.headers.pop("X-CSRF-Token")
    changes = ["", "wrong", own[:-1], Person.guest(server.address).http.headers["X-CSRF-Token"]]

    for forged in changes:
        person.http.headers["X-CSRF-Token"] = forged
        assert person.http.patch("/api/me", json={"name": "Murat"}).status_code == 403
    person.http.headers["X-CSRF-Token"] = own
    assert person.http.patch("/api/me", json={"name": "Murat"}).json()["name"] == "Murat"


@pytest.mark.parametrize("path", ["/api/guest", "/api/login", "/api/register", "/api/tables"])
def test_a_page_of_another_site_changes_nothing(server: Server, path: str) -> None:
    person = Person.guest(server.address)
    person.http.headers["Origin"] = "https://elsewhere.example"

    assert person.post(path, {"name": "Ney", "password": PASSWORD}).status_code in (400, 403)


def test_a_bot_plays_with_a_token_until_it_is_taken_back(server: Server) -> None:
    owner = registered(server, "Berthier")
    made = owner.post("/api/me/tokens", {"label": "staff"}).json()
    bot = Person(server.address, made["token"])

    card = bot.lay({"vanguard": "me", "rearguard": "me"})
    assert bot.choose(card["id"], "vanguard").status_code == 200
    assert "token" not in owner.get("/api/me/tokens").json()[0]
    assert bot.post("/api/me/tokens", {"label": "more"}).status_code == 403
    assert bot.http.delete("/api/me").status_code == 403
    assert owner.http.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert bot.get("/api/me").status_code == 401


def test_a_cookie_is_no_token_and_a_token_no_cookie(server: Server) -> None:
    owner = Person.guest(server.address)
    token = owner.post("/api/me/tokens", {"label": "staff"}).json()["token"]
    cookie = owner.http.cookies["estafette"]

    as_token = fetch(f"{server.address}/api/me", headers={"Authorization": f"Bearer {cookie}"})
    as_cookie = fetch(f"{server.address}/api/me", headers={"Cookie": f"estafette={token}"})

    assert as_token.status_code == as_cookie.status_code == 401


def test_one_can_read_everything_that_is_kept_about_oneself(server: Server) -> None:
    person = Person.guest(server.address, "Caulaincourt")
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    person.choose(card["id"], "vanguard")
    person.post(f"/api/tables/{card['id']}/chat", {"text": "Sire, I was there."})
    person.http.put(f"/api/tables/{card['id']}/notes?seat=vanguard", json={"text": "secret"})

    kept = person.get("/api/me/export").json()

    assert kept["account"]["name"] == "Caulaincourt"
    assert [choice["seat"] for choice in kept["choices"]] == ["vanguard"]
    assert kept["chat"][0]["text"] == "Sire, I was there."
    assert kept["notes"][0]["text"] == "secret"
    assert "hash" not in str(kept)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"email": "ney@example.org"}, 200),
        ({"email": "ney"}, 400),
        ({"webhook": "https://example.org/hook"}, 200),
        ({"webhook": "file:///etc/passwd"}, 400),
        ({"webhook": "https://user:pw@example.org/"}, 400),
        ({"language": "de"}, 400),
        ({"unknown": 1}, 400),
    ],
)
def test_what_is_known_about_somebody_can_be_changed(
    server: Server, wish: dict[str, object], status: int
) -> None:
    assert Person.guest(server.address).http.patch("/api/me", json=wish).status_code == status


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that slows people down soon, and stands behind a proxy that encrypts."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    limits = {"ESTAFETTE_ARRIVALS": "6", "ESTAFETTE_CHOICES": "2"}
    with serving(str(folder / "x.db"), "--trust-proxy", environment=limits) as running:
        yield running


def test_behind_a_proxy_that_encrypts_the_cookie_is_secure(hasty: Server) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    answer = fetch(f"{hasty.address}/api/guest", "POST", json={"name": "Ney"}, headers=forwarded)

    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"]


def test_passwords_are_not_guessed_by_the_hundred(hasty: Server) -> None:
    guess = {"name": "Ney", "password": "a guess of mine"}

    def guessed(address: str) -> httpx.Response:
        headers = {"X-Forwarded-For": address}
        return fetch(f"{hasty.address}/api/login", "POST", json=guess, headers=headers)

    *wrong, slowed = until_slowed(lambda: guessed("192.0.2.9"), 6, a_minute=6)

    assert {answer.status_code for answer in wrong} == {401}
    assert int(slowed.headers["retry-after"]) >= 1
    assert guessed("192.0.2.10").status_code == 401


def test_choices_are_not_poured_in(hasty: Server) -> None:
    person = Person.guest(hasty.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    wrong = {"seat": "vanguard", "number": 99, "action": {"type": "Stand"}}

    door = f"/api/tables/{card['id']}/choices"
    *taken, _ = until_slowed(lambda: person.post(door, wrong), 4, a_minute=120)

    assert {answer.status_code for answer in taken} == {409}
