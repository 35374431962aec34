"""The guide of a first match is for everybody; where somebody left off is for him alone."""

import pytest

from .conftest import Table
from .serving import Server, fetch

GUIDE = "/api/games/napoleon-1815/guide"


@pytest.mark.parametrize(("language", "title"), [("en", "The map"), ("fr", "La carte")])
def test_whoever_asks_reads_the_guide_in_his_language(server: Server, language: str, title: str):
    asked = {"scenario": "intro-ligny", "lang": language}
    told = fetch(server.address + GUIDE, params=asked).json()

    assert title in [step["title"] for step in told["steps"]]


@pytest.mark.parametrize("scenario", ["campaign-1815", "../intro-ligny", "nowhere"])
def test_where_no_guide_was_written_there_is_none(server: Server, scenario: str):
    answer = fetch(server.address + GUIDE, params={"scenario": scenario})

    assert answer.status_code == 404


def test_a_seat_learns_the_number_of_its_own_last_choice(table: Table):
    holder = table.holder(table.asked)
    answer = holder.get(f"{table.path}/since?seat={table.asked}")

    assert answer.status_code == 200
    assert answer.json() == {"number": 0}


def test_nobody_learns_when_another_seat_chose(server: Server, table: Table):
    path = f"{table.path}/since?seat={table.asked}"
    rival = table.holder(table.other)

    assert fetch(server.address + path).status_code == 401
    assert rival.get(path).status_code in (403, 404)
    assert table.watcher.get(path).status_code in (403, 404)
    assert rival.get(f"{table.path}/since?seat=nobody").status_code in (403, 404)
