"""Who may see and do what: nobody, another player, a spectator, and whoever forges a seat."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from estafette.engine import Dice, secret_of
from estafette.server.desk import Desk
from estafette.server.trouble import Turned
from estafette.server.wire import (
    Answer,
    Branch,
    DrawWord,
    HintRequest,
    Question,
    Saying,
    Sight,
    Sitting,
    TakeBack,
)
from tests.server.desk.house import ME, House

pytestmark = pytest.mark.anyio

Try = Callable[[Desk, str | None, str], Awaitable[Any]]

PASS = {"type": "Pass"}
HOTSEAT = {"french": ME, "coalition": ME}

OF_THE_SEAT: dict[str, Try] = {
    "sight": lambda desk, who, table: desk.sight(who, table, "french", 0, "en"),
    "replay": lambda desk, who, table: desk.replay(who, table, "french", 0, "en"),
    "choose": lambda desk, who, table: desk.choose(who, table, Answer("french", 0, PASS)),
    "choose-other-number": lambda desk, who, table: desk.choose(
        who, table, Answer("french", 7, PASS)
    ),
    "undo": lambda desk, who, table: desk.undo(who, table, TakeBack("french", 0)),
    "why": lambda desk, who, table: desk.why(who, table, Question("french", "ligny"), "en"),
    "resign": lambda desk, who, table: desk.resign(who, table, "french"),
    "draw": lambda desk, who, table: desk.draw(who, table, DrawWord("french", "offer")),
    "claim": lambda desk, who, table: desk.claim(who, table, "french"),
    "notes": lambda desk, who, table: desk.notes(who, table, "french"),
    "write": lambda desk, who, table: desk.write_notes(who, table, "french", "mine now"),
    "say": lambda desk, who, table: desk.say(who, table, Saying("hello", "french")),
    "hint": lambda desk, who, table: desk.hint(who, table, HintRequest("french", 0), "en"),
    "since": lambda desk, who, table: desk.since_my_last_turn(who, table, "french"),
}
OF_THE_PLAYERS: dict[str, Try] = {
    "file": lambda desk, who, table: desk.file(who, table),
    "leave": lambda desk, who, table: desk.leave(who, table),
    "rematch": lambda desk, who, table: desk.rematch(who, table),
    "branch": lambda desk, who, table: desk.branch(who, table, Branch(0, HOTSEAT)),
    "cancel": lambda desk, who, table: desk.cancel(who, table),
}
OF_WHO_WATCHES: dict[str, Try] = {
    "card": lambda desk, who, table: desk.card(who, table, "en"),
    "sight": lambda desk, who, table: desk.sight(who, table, None, 0, "en"),
    "replay": lambda desk, who, table: desk.replay(who, table, None, 0, "en"),
    "chat": lambda desk, who, table: desk.chat(who, table),
}


async def turned_down(attempt: Awaitable[Any]) -> Turned:
    with pytest.raises(Turned) as turned:
        await attempt
    return turned.value


def named(sight: Sight, hidden: frozenset[str]) -> list[str]:
    """What must not be named now and yet is; what was heard while it lay open stays heard."""
    text = msgspec.json.encode(replace(sight, lines=())).decode()
    return [name for name in hidden if f'"{name}"' in text]


async def everything(house: House, table: str) -> list[Any]:
    """The whole table as its players see it."""
    return [
        await house.sight("ninon", table, "french"),
        await house.sight("gaspard", table, "coalition"),
        await house.desk.notes("ninon", table, "french"),
        await house.desk.chat("ninon", table),
    ]


@pytest.mark.parametrize("who", [None, "gaspard", "odile", "no-such-account"])
async def test_a_seat_is_only_for_who_holds_it(house: House, who):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard()
    await house.desk.write_notes("ninon", table, "french", "Grouchy is late")
    before = await everything(house, table)
    for name, attempt in OF_THE_SEAT.items():
        turned = await turned_down(attempt(house.desk, who, table))
        assert turned.status in (401, 403), name

    assert await everything(house, table) == before


@pytest.mark.parametrize("who", [None, "odile"])
async def test_what_players_do_is_not_for_spectators(house: House, who):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard()
    before = await everything(house, table)
    for name, attempt in OF_THE_PLAYERS.items():
        turned = await turned_down(attempt(house.desk, who, table))
        assert turned.status in (401, 403), name

    assert await everything(house, table) == before


@pytest.mark.parametrize("who", [None, "odile"])
async def test_a_match_that_may_not_be_watched_does_not_exist_for_others(house: House, who):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(watchable=False)
    before = await everything(house, table)
    for name, attempt in {**OF_THE_SEAT, **OF_THE_PLAYERS, **OF_WHO_WATCHES}.items():
        turned = await turned_down(attempt(house.desk, who, table))
        assert (turned.status, turned.key) == (404, "server.no-table"), name
    lobby = await house.desk.lobby(who, "en")

    assert (lobby.mine, lobby.open, lobby.watch, lobby.finished) == ((), (), (), ())
    assert (await turned_down(house.desk.proof(table))).status == 404
    assert await everything(house, table) == before


async def test_a_table_that_does_not_exist_has_no_doors(house: House):
    await house.person("ninon")
    for attempt in {**OF_THE_SEAT, **OF_THE_PLAYERS, **OF_WHO_WATCHES}.values():
        assert (await turned_down(attempt(house.desk, "ninon", "nowhere"))).status == 404
    assert house.desk.hall._tables == {}


async def test_a_seat_that_does_not_exist_is_nobodys(house: House):
    await house.people("ninon", "gaspard")
    table = await house.grognard()
    for seat in ("prussian", "", "FRENCH", "french "):
        attempt = house.desk.choose("ninon", table, Answer(seat, 0, PASS))
        assert (await turned_down(attempt)).status == 404


async def test_who_watches_sees_what_a_spectator_sees_and_nothing_else(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard()
    await house.play(table, 30)
    sight = await house.sight("odile", table, None)
    async with house.desk.hall.at(table) as live:
        match = live.playing
        hidden = match.rules.hidden(match.game, None)
        secret = live.row.secret
        assert sight.view == match.view(None)
        heard = [(number, told.key) for number, told in match.told(None)]

    assert sight.ask is None
    assert not sight.may_undo
    assert [(line.number, line.key) for line in sight.lines] == heard
    assert secret not in msgspec.json.encode(sight).decode()
    assert named(sight, hidden) == []


async def test_no_sight_of_a_seat_holds_what_it_may_not_know(house: House):
    await house.people("ninon", "gaspard")
    table, dice = await house.grognard(), Dice(secret_of("look"))
    for _ in range(40):
        account, ask = await house.asked(table)
        answer = Answer(ask.seat, ask.number, dice.pick(ask.options).action)
        await house.desk.choose(account, table, answer)
        for who, seat in (("ninon", "french"), ("gaspard", "coalition"), (None, None)):
            sight = await house.sight(who, table, seat, since=ask.number)
            async with house.desk.hall.at(table) as live:
                match = live.playing
                hidden = match.rules.hidden(match.game, seat)
                heard = [told.key for _, told in match.told(seat, ask.number)]
            assert [line.key for line in sight.lines] == heard
            assert named(sight, hidden) == []


async def test_once_it_is_over_everybody_may_look_from_any_seat(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(watchable=False)
    await house.play(table, 20)
    await house.desk.resign("gaspard", table, "coalition")

    for who in (None, "odile", "gaspard"):
        assert (await house.sight(who, table, "french")).view.seat == "french"
        assert (await house.desk.replay(who, table, "coalition", 10, "fr")).number == 10
        assert (await house.desk.proof(table)).agrees
        assert b"secret" in await house.desk.file(who, table)
    assert (await turned_down(house.desk.notes("odile", table, "french"))).status == 403


async def test_who_sits_nowhere_may_not_sit_down_at_a_match_that_runs(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard()

    assert (await turned_down(house.desk.sit("odile", table, Sitting("french")))).status == 409
