"""A server under load: the measure is honest about who saw what when."""

import asyncio

import pytest

from estafette.lab import load
from estafette.lab.load import PACE, Answered, Ask, Battle, Load, Option, Seat, measured, serving
from tests.waiting import PATIENCE, until

SHORT = Load("napoleon-1815", "campaign-1815", matches=3, seconds=1.5)


def test_a_choice_is_seen_when_another_seat_hears_of_it():
    battle = Battle(SHORT)
    battle.measuring = True
    battle.sent = {"t": {1: (10.0, "french"), 2: (10.5, "french"), 3: (11.0, "coalition")}}

    battle.note(Seat("t", "french", "", ""), 3, 11.2)
    assert battle.delays == [pytest.approx(200)]
    battle.note(Seat("t", "coalition", "", ""), 1, 11.5)
    battle.note(Seat("t", "coalition", "", ""), 3, 12.0)

    assert battle.delays == pytest.approx([200, 1500, 1500])
    assert battle.sent == {"t": {}}


def test_at_a_steady_rate_each_choice_has_its_moment():
    async def three_turns() -> float:
        loop = asyncio.get_running_loop()
        battle = Battle(Load("", "", matches=1, seconds=1, rate=50))
        begun = loop.time()
        for _ in range(3):
            await battle.wait_for_turn()
        return loop.time() - begun

    assert asyncio.run(three_turns()) >= 3 / 50 - 0.005


def test_no_seat_answers_faster_than_it_would_be_heard():
    class Line:
        async def send(self, frame: str) -> None: ...

    async def two_answers() -> float:
        loop = asyncio.get_running_loop()
        seat, begun = Seat("t", "french", "", ""), loop.time()
        for number in range(2):
            await Battle(SHORT).answer(Line(), seat, Ask("french", number, 0, [Option({})]))
        return loop.time() - begun

    assert asyncio.run(two_answers()) >= PACE - 0.005


def test_matches_are_played_on_a_real_server(tmp_path, monkeypatch):
    monkeypatch.setattr(load, "PATIENCE", PATIENCE)
    with serving(str(tmp_path / "load.db")) as port:
        answered = until(lambda: choices_seen(port), "somebody sees a choice of another")

    assert answered.server == "sqlite"
    assert 0 < answered.p50 <= answered.p99


def choices_seen(port: int) -> Answered | None:
    """What a short while shows, if anything: on a busy machine it may be too short."""
    answered = measured("sqlite", port, SHORT)
    return answered if answered.choices else None
