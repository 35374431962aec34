"""Sockets: what is seen at once, what is lost by nobody, and what a wrong frame does."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.web.conftest import SEATS, Table
from tests.server.web.plugs import connected, heard, plugged, poured, shut
from tests.server.web.serving import Person, Server, serving
from tests.waiting import WINK

MANY = 20  # choices


def test_the_first_frame_is_the_board_and_what_the_seat_sees(server: Server, table: Table) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        welcome = plug.hear()

    assert welcome["type"] == "welcome"
    assert welcome["board"]["spaces"]
    assert welcome["sight"]["seat"] == "vanguard"
    assert welcome["sight"]["ask"]["options"]


def test_a_choice_is_seen_by_both_seats_and_by_who_watches(server: Server, table: Table) -> None:
    with (
        plugged(server, table.id, table.host, seat="vanguard") as host,
        plugged(server, table.id, table.guest, seat="rearguard") as guest,
        plugged(server, table.id) as watcher,
    ):
        for plug in (host, guest, watcher):
            plug.until("welcome")
        host.choose()
        seen = [plug.until("sight", 1)["sight"] for plug in (host, guest, watcher)]

    assert [sight.get("seat") for sight in seen] == ["vanguard", "rearguard", None]
    assert "ask" not in seen[2]


def test_a_plan_that_is_handed_in_is_seen_when_it_is_done(server: Server, table: Table) -> None:
    with (
        plugged(server, table.id, table.host, seat="vanguard") as host,
        plugged(server, table.id, table.guest, seat="rearguard") as guest,
    ):
        for plug in (host, guest):
            plug.until("welcome")
        actions = [{"type": "Advance"}, {"type": "Pass"}]
        host.send("confirm", answers={"seat": "vanguard", "number": 0, "actions": actions})
        seen = [plug.until("sight", 2)["sight"]["number"] for plug in (host, guest)]

    assert seen == [2, 2]


def test_the_eyes_of_a_seat_that_is_not_mine_are_refused(server: Server, table: Table) -> None:
    for person, seat in ((table.guest, "vanguard"), (table.watcher, "vanguard"), (None, "nobody")):
        with plugged(server, table.id, person, seat=seat) as plug:
            assert plug.hear()["type"] == "refused"
            assert shut(plug) in (4401, 4403, 4404)


def test_whoever_sits_elsewhere_is_refused_and_stays_where_he_was(
    server: Server, table: Table
) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.send("sit", seat="rearguard")
        assert plug.until("refused")["trouble"]["key"] == "desk.not-your-seat"
        plug.choose()
        assert plug.until("sight", 1)["sight"]["seat"] == "vanguard"


def test_a_hot_seat_changes_eyes_on_one_connection(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    with plugged(server, card["id"], person, seat="vanguard") as plug:
        plug.until("welcome")
        plug.send("sit", seat="rearguard")
        assert plug.until("welcome")["sight"]["seat"] == "rearguard"
        plug.send("sit", seat="")
        assert plug.until("welcome")["sight"].get("seat") is None


def test_an_old_number_is_refused_and_says_where_the_table_stands(
    server: Server, table: Table
) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.choose(number=7)
        refused = plug.until("refused")
        plug.choose()
        plug.choose()
        plug.until("sight", 1)
        again = plug.until("refused")

    assert refused["trouble"]["number"] == 0
    assert again["trouble"] == {**refused["trouble"], "number": 1}


def test_who_comes_back_hears_what_he_missed_once(server: Server, table: Table) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        held, number = plug.lines, plug.number
    for _ in range(4):
        for seat in ("vanguard", "rearguard"):
            holder = table.holder(seat)
            if holder.get(f"{table.path}/decision", seat=seat).status_code == 200:
                holder.choose(table.id, seat, -1)

    with (
        plugged(server, table.id, table.host, seat="vanguard", since=number) as back,
        plugged(server, table.id, table.host, seat="vanguard") as fresh,
    ):
        back.lines = held
        back.until("welcome")
        fresh.until("welcome")

    assert len(fresh.lines) > len(held)
    assert back.lines == fresh.lines


def test_what_was_taken_back_is_forgotten_by_those_who_heard_it(
    server: Server, table: Table
) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.choose()
        plug.until("sight", 1)
        plug.send("undo", back={"seat": "vanguard", "number": 1})
        plug.until("sight", 0)
        plug.choose(0)
        plug.until("sight", 1)
        heard = plug.lines
    with plugged(server, table.id, table.host, seat="vanguard") as fresh:
        fresh.until("welcome")

    assert heard == fresh.lines


def test_many_choices_while_one_looks_come_in_few_sights(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay(dict.fromkeys(SEATS, "me"))
    with plugged(server, card["id"], person) as plug:
        plug.until("welcome")
        for _ in range(MANY):
            states = person.get(f"/api/tables/{card['id']}").json()["seats"]
            asked = next(state["seat"] for state in states if state.get("asked"))
            assert person.choose(card["id"], asked, -1).status_code == 200
        numbers = []
        while plug.number < MANY:
            numbers.append(plug.until("sight")["sight"]["number"])
        whole = plug.lines
    with plugged(server, card["id"], person) as fresh:
        fresh.until("welcome")

    assert numbers == sorted(set(numbers))
    assert whole == fresh.lines


def test_others_see_who_comes_and_goes(server: Server, table: Table) -> None:
    def online(frame: dict[str, object], seat: str) -> bool:
        card = frame["table"]
        assert isinstance(card, dict)
        return any(s["seat"] == seat and s.get("online", False) for s in card["seats"])

    with plugged(server, table.id, table.host, seat="vanguard") as host:
        host.until("welcome")
        with plugged(server, table.id, table.guest, seat="rearguard") as guest:
            guest.until("welcome")
            while not online(host.until("table"), "rearguard"):
                pass
        while online(host.until("table"), "rearguard"):
            pass


def test_what_is_said_is_heard_by_those_who_may_and_no_others(server: Server, table: Table) -> None:
    with (
        plugged(server, table.id, table.host, seat="vanguard") as player,
        plugged(server, table.id, table.watcher) as watcher,
        plugged(server, table.id) as gallery,
    ):
        for plug in (player, watcher, gallery):
            plug.until("welcome")
        watcher.send("say", saying={"text": "<b>En avant !</b>"})
        heard = gallery.until("said")
        player.send("ping")
        until_pong = [frame["type"] for frame in iter(player.hear, {"type": "pong"})]

    assert heard["line"]["text"] == "<b>En avant !</b>"
    assert "said" not in until_pong


def test_why_is_answered_and_a_ping_too(server: Server, table: Table) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.send("why", question={"seat": "vanguard", "point": "mill"})
        assert plug.until("why")["answer"]["point"] == "mill"
        plug.send("ping")
        assert plug.until("pong")


def test_a_page_of_another_site_cannot_open_a_socket(server: Server, table: Table) -> None:
    headers = {"Origin": "https://elsewhere.example", "Cookie": table.host.cookie}
    for path in (f"{table.path}/socket?seat=vanguard", "/api/lobby/socket"):
        with (
            pytest.raises(InvalidStatus),
            connected(server.socket_address + path, headers),
        ):
            pass


def test_who_logs_out_elsewhere_is_shown_the_door(server: Server) -> None:
    person = Person.guest(server.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    with plugged(server, card["id"], person, seat="vanguard") as plug:
        plug.until("welcome")
        person.post("/api/logout")
        assert shut(plug) == 4401


def test_who_pours_frames_in_is_refused_then_shut_out(server: Server, table: Table) -> None:
    with plugged(server, table.id, table.host, seat="vanguard") as plug:
        plug.until("welcome")
        assert poured(plug) == 1008


def test_who_does_not_listen_keeps_nobody_waiting(server: Server, table: Table) -> None:
    address = f"{server.socket_address}{table.path}/socket?seat=rearguard"
    headers = {"Cookie": table.guest.cookie}
    with (
        connected(address, headers, max_queue=1, close_timeout=WINK),
        plugged(server, table.id, table.host, seat="vanguard") as host,
    ):
        host.until("welcome")
        for _ in range(9):
            host.choose()
            host.until("sight", 1)
            host.send("undo", back={"seat": "vanguard", "number": 1})
            host.until("sight", 0)

    assert host.number == 0


def test_a_bot_opens_a_socket_with_its_token(server: Server, table: Table) -> None:
    token = table.host.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    address = f"{server.socket_address}{table.path}/socket?seat=vanguard"
    with connected(address, {"Authorization": f"Bearer {token}"}) as line:
        assert heard(line)["sight"]["seat"] == "vanguard"
    with connected(address, {"Authorization": "Bearer forged"}) as line:
        assert heard(line)["trouble"]["key"] == "account.bad-token"


def test_the_lobby_hears_that_a_table_was_laid(server: Server) -> None:
    with connected(f"{server.socket_address}/api/lobby/socket") as line:
        Person.guest(server.address).lay({"vanguard": "me", "rearguard": "open"})
        assert heard(line) == {"type": "lobby"}


def test_a_server_that_stops_closes_its_sockets(tmp_path: object) -> None:
    with serving(f"{tmp_path}/x.db") as stopping:
        person = Person.guest(stopping.address)
        card = person.lay({"vanguard": "me", "rearguard": "me"})
        with plugged(stopping, card["id"], person, seat="vanguard") as plug:
            plug.until("welcome")
            stopping.process.terminate()
            assert shut(plug) in (1001, 1012)
        assert stopping.stop() in (0, -15, 143)
