"""Papers on the wire: who writes sees it at once, and to nobody else anything goes out."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast

import pytest

from estafette.server.accounts import Who
from estafette.server.desk import News
from estafette.server.house import House
from estafette.server.hub import Bulletin, Hub
from estafette.server.socket import TableSocket
from tests.server.web.conftest import Table
from tests.server.web.plugs import Plug, plugged
from tests.server.web.serving import Person, Server

DONE = {"type": "Paper", "answers": [{"type": "Pass"}]}
WRITTEN = {"game": "last-campaigns", "scenario": "ligny", "options": {"orders": "written"}}


@pytest.fixture
def written(server: Server) -> Table:
    """Two people who write their orders, the host for the French, and one who watches."""
    host, guest, watcher = (Person.guest(server.address, n) for n in ("Ney", "Blücher", "Jomini"))
    card = host.lay({"french": "me", "allied": "open"}, **WRITTEN)
    assert guest.post(f"/api/tables/{card['id']}/sit", {"seat": "allied"}).status_code == 200
    return Table(card["id"], host, guest, watcher, "french", "allied")


@contextmanager
def all_plugged(server: Server, table: Table) -> Iterator[list[Plug]]:
    with (
        plugged(server, table.id, table.host, seat="french") as host,
        plugged(server, table.id, table.guest, seat="allied") as guest,
        plugged(server, table.id, table.guest) as guest_watching,
        plugged(server, table.id, table.watcher) as watcher,
        plugged(server, table.id) as nobody,
    ):
        plugs = [host, guest, guest_watching, watcher, nobody]
        for plug in plugs:
            plug.until("welcome")
        yield plugs


def frames_until(plug: Plug, type_: str) -> list[str]:
    """The kinds of all frames up to one of this kind, without word of who has come."""
    kinds = [""]
    while kinds[-1] != type_:
        kinds.append(plug.hear()["type"])
    return [kind for kind in kinds[1:] if kind != "table"]


def settled(plugs: list[Plug]) -> None:
    """Who came last has been announced to all."""
    for plug in plugs:
        plug.send("ping")
        plug.until("pong")


def drafted(plug: Plug, count: int) -> dict[str, Any]:
    """The next sight, with so much drafted and no choice made."""
    sight: dict[str, Any] = plug.until("sight")["sight"]
    assert (sight["number"], sight["ask"].get("drafted", 0)) == (0, count)
    return sight


def test_what_is_drafted_goes_out_to_who_writes_and_to_nobody_else(
    server: Server, written: Table
) -> None:
    with all_plugged(server, written) as plugs:
        host, *others = plugs
        settled(plugs)
        for count in (1, 2):
            host.choose(0)
            drafted(host, count)
        host.send("undo", back={"seat": "french", "number": 0})
        drafted(host, 1)
        for plug in others:
            plug.send("ping")
        meanwhile = [frames_until(plug, "pong") for plug in others]
        host.send("choose", answer={"seat": "french", "number": 0, "action": DONE})
        news = [frames_until(plug, "sight") for plug in others]

        assert meanwhile == [["pong"]] * len(others)
        assert news == [["sight"]] * len(others)
        assert [plug.number for plug in others] == [1] * len(others)


def test_a_paper_that_is_handed_in_is_seen_by_all(server: Server, written: Table) -> None:
    with all_plugged(server, written) as plugs:
        plugs[0].choose(-1)
        seen = [plug.until("sight", 1)["sight"] for plug in plugs]

    assert ["ask" in sight for sight in seen] == [False, True, False, False, False]
    assert seen[1]["ask"]["paper"]


def test_the_other_windows_of_who_writes_follow(server: Server, written: Table) -> None:
    with (
        plugged(server, written.id, written.host, seat="french") as one,
        plugged(server, written.id, written.host, seat="french") as two,
    ):
        one.until("welcome")
        two.until("welcome")
        one.choose(0)
        drafted(one, 1)
        drafted(two, 1)
        two.choose(0, draft=two.ask["draft"])
        drafted(one, 2)


def test_an_answer_to_an_older_question_of_the_paper_is_refused(
    server: Server, written: Table
) -> None:
    with plugged(server, written.id, written.host, seat="french") as plug:
        plug.until("welcome")
        plug.choose(0, draft="")
        drafted(plug, 1)
        plug.choose(0, draft="")
        refused = plug.until("refused")["trouble"]

    assert (refused["key"], refused["number"]) == ("server.stale", 0)


def test_over_http_a_paper_is_drafted_and_handed_in(written: Table) -> None:
    host, path = written.host, f"{written.path}/choices"
    asked = host.get(f"{written.path}/decision", seat="french").json()
    first = {"seat": "french", "number": 0, "undone": 0, "action": asked["options"][0]["action"]}

    draft = host.post(path, {**first, "draft": ""})
    again = host.post(path, {**first, "draft": ""})
    unfinished = {"type": "Paper", "answers": [first["action"]]}
    refused = host.post(path, {**first, "action": unfinished})
    handed_in = host.post(path, {**first, "action": DONE, "draft": draft.json()["ask"]["draft"]})

    assert [each.status_code for each in (draft, again, refused, handed_in)] == [200, 409, 422, 200]
    assert draft.json()["ask"]["drafted"] == 1
    assert "This paper ends before" in refused.text
    assert handed_in.json()["number"] == 1
    assert "drafted" not in handed_in.text


def test_a_plan_is_drafted_answer_by_answer_and_handed_in(written: Table) -> None:
    host = written.host
    asked = host.get(f"{written.path}/decision", seat="french").json()
    actions = [asked["options"][0]["action"]]

    seen = host.post(
        f"{written.path}/confirm", {"seat": "french", "number": 0, "actions": actions}
    ).json()
    assert (seen["number"], seen["ask"]["drafted"]) == (0, 1)


def test_the_lobby_shows_nothing_of_a_draft(written: Table) -> None:
    people = (written.guest, written.watcher, written.host)
    before = [person.get("/api/lobby").json() for person in people]
    assert written.host.choose(written.id, "french").status_code == 200

    assert [person.get("/api/lobby").json() for person in people] == before


# In the process


class Ear:
    def __init__(self) -> None:
        self.kinds: list[str] = []

    def hear(self, bulletin: Bulletin) -> None:
        self.kinds.append(bulletin.kind)


class Line:
    """A connection of somebody who asks for no language."""

    headers: Mapping[str, str] = {}
    query_params: Mapping[str, str] = {}


class Channels:
    """What is published is handed out at once."""

    def __init__(self) -> None:
        self.published: list[bytes] = []

    def publish(self, payload: bytes, channel: str) -> None:
        self.published.append(payload)


def test_a_draft_is_no_news_for_the_lobby_nor_for_other_tables() -> None:
    channels, here, there, lobby = Channels(), Ear(), Ear(), Ear()
    hub = Hub(cast(Any, channels))
    hub.join(here, "a-table")
    hub.join(there, "another")
    hub.join_lobby(lobby)

    hub.tell(News("a-table", "drafted", 3, who="ninon"))
    (payload,) = channels.published
    bulletin = hub._decoder.decode(payload)
    hub._hand_out(bulletin)

    assert (bulletin.kind, bulletin.number, bulletin.who) == ("drafted", 3, ("ninon",))
    assert (here.kinds, there.kinds, lobby.kinds) == (["drafted"], [], [])


@pytest.mark.parametrize(
    ("account", "is_stirred"), [("ninon", True), ("gaspard", False), (None, False)]
)
def test_only_the_account_that_writes_is_stirred(account: str | None, is_stirred: bool) -> None:
    who = Who(account, account.title(), True, "session", "browser") if account else None
    socket = TableSocket(cast(House, None), cast(Any, Line()), who, "a-table")

    socket.hear(Bulletin("drafted", "a-table", 3, who=("ninon",)))

    assert (socket._sight_due, socket._stirred.is_set()) == (is_stirred, is_stirred)
    assert not socket._table_due


def test_what_is_drafted_elsewhere_calls_no_player_of_ours() -> None:
    heard: list[News] = []
    house = cast(Any, House.__new__(House))
    house.hub = type("Hub", (), {"process": "here"})()
    house.desk = type("Desk", (), {"heard": staticmethod(heard.append)})()

    house.hear(Bulletin("drafted", "a-table", 3, process="there", who=("ninon",)))

    assert heard == []
