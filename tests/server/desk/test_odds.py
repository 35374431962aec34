"""Odds at a table: for who is asked, about what he may answer, worked out once."""

import asyncio
from random import Random
from typing import Any

import pytest

from estafette.ai import Budget
from estafette.server.desk import chances
from estafette.server.store import Store
from estafette.server.trouble import Turned
from estafette.server.wire import Ask, OddsRequest, OddsSheet, Option
from estafette.speech import plain
from tests.server.desk.house import House
from tests.server.desk.minds import ThoughtAtOnce, ThoughtInVain
from tests.waiting import until_held

pytestmark = pytest.mark.anyio

TABLES = 10  # at one of so many somebody can fire, however the dice fall


class Staked:
    """A house, and a table at which somebody could fire."""

    def __init__(self, house: House, table: str, account: str, ask: Ask) -> None:
        self.house = house
        self.table = table
        self.account = account
        self.ask = ask

    @property
    def volley(self) -> Option:
        return next(option for option in self.ask.options if option.at_stake)

    async def odds(
        self, account: str | None = None, language: str = "en", **other: Any
    ) -> OddsSheet:
        ask = self.ask
        fields = {"seat": ask.seat, "number": ask.number, "action": self.volley.action, **other}
        request = OddsRequest(**fields)
        return await self.house.desk.odds(account or self.account, self.table, request, language)


async def staked_in(house: House) -> Staked:
    await house.people("ninon", "gaspard", "odile")
    for seed in range(TABLES):
        table, dice = await house.duel(), Random(seed)
        while (await house.desk.card("ninon", table, "en")).stage != "over":
            account, ask = await house.asked(table)
            if any(option.at_stake and option.action["type"] == "Fire" for option in ask.options):
                return Staked(house, table, account, ask)
            await house.choose(table, dice)
    raise AssertionError("nobody ever could fire")


@pytest.fixture
async def staked(store: Store, monkeypatch: pytest.MonkeyPatch) -> Staked:
    monkeypatch.setattr(chances, "WEIGHING", Budget(iterations=20))
    minds: Any = ThoughtAtOnce()
    return await staked_in(House(store, minds=minds))


async def test_the_odds_come_in_the_words_of_the_game(staked: Staked):
    english, french = await staked.odds(), await staked.odds(language="fr")

    (chart,) = english.charts
    assert plain(chart.sentence) == "Hits of the volley"
    assert plain(french.charts[0].sentence) == "Coups au but de la salve"
    assert english.exact
    assert english.action == staked.volley.action
    assert sum(line.chance for line in chart.lines) == pytest.approx(1, abs=1e-3)


async def test_only_answers_that_leave_something_to_chance_are_marked(staked: Staked):
    kinds = {option.action["type"] for option in staked.ask.options if option.at_stake}

    assert kinds <= {"Fire", "PlayCard"}
    assert not all(option.at_stake for option in staked.ask.options)


async def test_an_answer_is_weighed_once(staked: Staked):
    await asyncio.gather(*[staked.odds() for _ in range(3)])
    await staked.odds()

    assert len(staked.house.minds.works) == 1


async def test_asking_changes_nothing_at_the_table(staked: Staked):
    before = await staked.house.sight(staked.account, staked.table, staked.ask.seat)
    staked.house.news.clear()
    await staked.odds()

    assert await staked.house.sight(staked.account, staked.table, staked.ask.seat) == before
    assert not staked.house.news


@pytest.mark.parametrize("number", [-1, 1])
async def test_a_forged_number_has_no_odds(staked: Staked, number: int):
    with pytest.raises(Turned, match=r"server\.stale"):
        await staked.odds(number=staked.ask.number + number)


async def test_another_has_no_odds_of_mine(staked: Staked):
    (enemy,) = {"ninon", "gaspard"} - {staked.account}
    for account in (enemy, "odile"):
        with pytest.raises(Turned, match=r"desk\.not-your-seat"):
            await staked.odds(account)
    with pytest.raises(Turned, match=r"desk\.not-your-seat"):
        await staked.odds(seat={"vanguard": "rearguard"}.get(staked.ask.seat, "vanguard"))


async def test_who_is_not_asked_has_no_odds(staked: Staked):
    (enemy,) = {"ninon", "gaspard"} - {staked.account}
    (seat,) = {"vanguard", "rearguard"} - {staked.ask.seat}

    with pytest.raises(Turned, match=r"desk\.not-asked"):
        await staked.odds(enemy, seat=seat)


async def test_what_is_not_offered_has_no_odds(staked: Staked):
    with pytest.raises(Turned) as turned:
        await staked.odds(action={"type": "Fire", "battalion": "hussars", "at": "nowhere"})
    assert turned.value.status == 422
    with pytest.raises(Turned, match=r"desk\.nothing-at-stake"):
        await staked.odds(action={"type": "Pass"})
    with pytest.raises(Turned, match=r"desk\.bad-action"):
        await staked.odds(action={"type": "Fly"})


async def test_odds_that_come_too_late_are_not_shown(store: Store):
    minds: Any = ThoughtInVain()
    staked = await staked_in(House(store, minds=minds))
    waiting = asyncio.ensure_future(staked.odds())
    await until_held(lambda: minds.works, "somebody thinks")
    minds.interrupt("house closes")

    with pytest.raises(Turned, match=r"server\.stale"):
        await waiting
