"""Of two worlds that a seat cannot tell apart a server sends it the same, to the last byte."""

from pathlib import Path

import pytest

from estafette.engine import Dice, Rules, secret_of

from .cases import Case, cases_of, for_every_game
from .streams.stream import Stream
from .streams.twin import still

__all__ = ["still"]

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@for_every_game
async def test_what_a_seat_is_sent_tells_nothing_that_is_hidden_from_it(
    rules: Rules, tmp_path: Path
) -> None:
    """By day, of the case that hides the most."""
    case = max(cases_of(rules), key=secrets)
    stream = Stream(case, rules.seats(case.setup)[0], tmp_path)
    await stream.run(worlds=2, choices=16)

    assert stream.compared >= 4
    assert stream.looks >= 2


@pytest.mark.night
@for_every_game
async def test_no_byte_of_any_case_tells_what_is_hidden(
    rules: Rules, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compared = looks = 0
    for number, case in enumerate(cases_of(rules)):
        folder = tmp_path / str(number)
        folder.mkdir()
        seat = Dice(secret_of(f"{case.lot}/seat")).pick(rules.seats(case.setup))
        stream = Stream(case, seat, folder)
        await stream.run(worlds=4, choices=48)
        compared, looks = compared + stream.compared, looks + stream.looks

    with capsys.disabled():
        print(f"\n{rules.id}: {compared} choices and {looks} looks through all doors are alike")
    assert compared > 0


def secrets(case: Case) -> int:
    """How much is hidden from somebody at first."""
    game = case.start().game
    return max(len(case.rules.hidden(game, seat)) for seat in case.rules.seats(case.setup))
