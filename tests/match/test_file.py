"""A match as a file: what is written, and who may hold what."""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from estafette.engine import ALGORITHM, Dice, commitment, secret_of
from estafette.match import (
    Match,
    MatchFileError,
    parse,
    put,
    read,
    record,
    sealed,
    write,
    written,
)
from estafette.match.seals import is_sealed, seal
from tests.match.outposts import (
    BLUE,
    PRINTED,
    RED,
    RULES,
    SEATS,
    SPRING,
    Order,
    Post,
    Press,
    new_match,
    play,
    play_at_random,
)

SECRET = secret_of("file")


def under_way() -> Match:
    """Blue has posted two pickets, both attack, and a die has fallen."""
    match = new_match(SECRET)
    play(
        match,
        (BLUE, Post("ford")),
        (BLUE, Post("hill")),
        (BLUE, Order("attack")),
        (RED, Order("attack")),
    )
    return match


def ended() -> Match:
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of("players")))
    assert match.outcome is not None
    return match


def lines_of(match: Match, **particulars: Any) -> list[dict[str, Any]]:
    text = written(record(match, **particulars))
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_the_first_line_says_what_was_agreed():
    header = lines_of(
        under_way(),
        held=SEATS,
        players={BLUE: "Joséphine"},
        started="1796-05-10",
        overlay="my-box",
    )[0]

    assert header == {
        "format": "estafette-match",
        "version": 2,
        "game": "outposts",
        "rules": 1,
        "scenario": "spring",
        "options": {"hand": "2"},
        "box": PRINTED.fingerprint,
        "seats": ["blue", "red"],
        "dice": {"algorithm": ALGORITHM, "commitment": commitment(SECRET), "secret": SECRET},
        "overlay": "my-box",
        "players": {"blue": "Joséphine"},
        "started": "1796-05-10",
    }


def test_what_nobody_said_is_not_written():
    header = lines_of(under_way())[0]

    assert not header.keys() & {"overlay", "players", "started"}
    assert "secret" not in header["dice"]


def test_the_box_is_a_line_and_each_choice_with_what_chance_answered():
    match = under_way()
    (die,) = match.log[-1].chance

    assert lines_of(match, held=SEATS)[1:] == [
        {"box": "bnVtYmVycw=="},
        {"number": 0, "seat": "blue", "action": {"type": "Post", "place": "ford"}, "chance": []},
        {"number": 1, "seat": "blue", "action": {"type": "Post", "place": "hill"}, "chance": []},
        {"number": 2, "seat": "blue", "action": {"type": "Order", "order": "attack"}, "chance": []},
        {
            "number": 3,
            "seat": "red",
            "action": {"type": "Order", "order": "attack"},
            "chance": [die],
        },
    ]


def test_the_last_line_tells_the_end():
    match = new_match(SECRET, loaded=(1, 6))
    play(
        match,
        *((BLUE, Post(place)) for place in ("ford", "hill")),
        *((seat, Order("attack")) for seat in SEATS),
        (BLUE, Press()),
    )

    assert lines_of(match)[-1] == {
        "outcome": {
            "winner": "blue",
            "rule": "4.1",
            "key": "victory.ford",
            "facts": {"day": 1, "places": ["ford", "hill", "wood"]},
        }
    }


@pytest.mark.parametrize("number", [0, 1, 4, 7, 11, None])
def test_what_is_written_is_read_again(tmp_path, number):
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of("players")), number)
    path = tmp_path / "match.jsonl"

    file = write(path, match, held=SEATS, players={RED: "Élise"})

    assert read(path) == file
    assert written(read(path)) == path.read_bytes()
    assert read(path).warning is None


def test_the_same_match_is_written_in_the_same_bytes():
    assert written(record(under_way(), held=SEATS)) == written(record(under_way(), held=SEATS))


def test_a_secret_written_in_capitals_is_the_same_secret():
    match = Match.start(RULES, PRINTED, SPRING, SECRET.upper())

    header = parse(written(record(match, held=SEATS))).header

    assert header.dice.secret == SECRET


def test_while_a_match_runs_a_seat_holds_its_own_choices_and_no_secret():
    match = under_way()

    mine, theirs = sealed(match, BLUE), sealed(match, RED)

    assert [choice.action is None for choice in mine.choices] == [False, False, False, True]
    assert [choice.action is None for choice in theirs.choices] == [True, True, True, False]
    assert [choice.seat for choice in theirs.choices] == [BLUE, BLUE, BLUE, RED]
    assert match.log[-1].chance
    for file in (mine, theirs):
        assert [c.chance for c in file.choices] == [
            seal(SECRET, 0, entry.number, entry.chance) for entry in match.log
        ]
        assert SECRET.encode() not in written(file)
        assert file.header.dice.commitment == commitment(SECRET)
        assert parse(written(file)) == file


def test_who_holds_no_seat_holds_no_choice():
    assert all(choice.action is None for choice in record(under_way()).choices)


def test_what_others_chose_in_secret_does_not_change_what_a_seat_holds():
    one, other = new_match(SECRET), new_match(SECRET)
    play(one, (BLUE, Post("ford")), (BLUE, Post("hill")), (BLUE, Order("attack")))
    play(other, (BLUE, Post("wood")), (BLUE, Post("hill")), (BLUE, Order("hold")))

    assert written(sealed(one, RED)) == written(sealed(other, RED))


def test_no_seal_tells_whether_chance_has_spoken():
    """Dice that fell before one side's eyes only are not told to the other by the file."""
    chances = [(), (3,), (3, 3), ("shuffle 5f0c",)]
    seals = {seal(SECRET, u, n, chance) for u in range(2) for n in range(3) for chance in chances}

    assert len(seals) == 6 * len(chances)
    assert {(len(each), len(str(each[0])), is_sealed(each)) for each in seals} == {(1, 39, True)}
    assert not any(is_sealed(chance) for chance in chances)
    assert seal(SECRET, 0, 1, (3,)) != seal(secret_of("other"), 0, 1, (3,))


def test_who_holds_every_seat_holds_everything():
    file = record(under_way(), held=SEATS)

    assert file.header.dice.secret == SECRET
    assert all(choice.action is not None for choice in file.choices)


def test_once_a_match_has_ended_everybody_holds_everything():
    match = ended()

    assert sealed(match, RED) == record(match, held=SEATS) == record(match)
    assert record(match).header.dice.secret == SECRET
    assert record(match).outcome is not None


def test_a_match_whose_first_choices_are_not_known_is_not_written(tmp_path):
    woken = Match.wake(RULES, PRINTED, under_way().saved())
    path = tmp_path / "match.jsonl"

    with pytest.raises(MatchFileError) as caught:
        write(path, woken)

    assert caught.value.key == "file.incomplete"
    assert list(tmp_path.iterdir()) == []


def test_a_choice_taken_back_leaves_no_trace():
    match = new_match(SECRET)
    play(match, (BLUE, Post("ford")))
    before = written(record(match, held=SEATS))
    play(match, (BLUE, Post("hill")))
    match.undo(BLUE)

    assert written(record(match, held=SEATS)) == before


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "match.jsonl"
    write(path, ended())
    write(path, under_way(), held=SEATS)

    assert read(path) == record(under_way(), held=SEATS)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_when_the_disk_fails_the_old_file_stands_and_nothing_is_left_lying(
    tmp_path, monkeypatch, failing
):
    path = tmp_path / "match.jsonl"
    write(path, under_way(), held=SEATS)
    before = path.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if failing == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write(path, ended())

    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_bytes_are_on_the_disk_before_the_file_takes_its_name(tmp_path, monkeypatch):
    deeds: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note_fsync(descriptor: int) -> None:
        deeds.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def note_replace(part: Path, path: Path) -> Path:
        deeds.append("replace")
        return replace(part, path)

    monkeypatch.setattr(os, "fsync", note_fsync)
    monkeypatch.setattr(Path, "replace", note_replace)
    write(tmp_path / "match.jsonl", under_way())

    assert deeds == ["file", "replace", "folder"]


def test_a_file_that_is_not_there_is_refused_politely(tmp_path):
    with pytest.raises(MatchFileError) as caught:
        read(tmp_path / "nowhere.jsonl")

    assert caught.value.key == "file.unreadable"
    assert "No such file" in str(caught.value)


def test_a_file_made_elsewhere_can_be_put_on_disk(tmp_path):
    file = structs.replace(sealed(under_way(), RED), warning=None)
    put(tmp_path / "mine.jsonl", file)

    assert read(tmp_path / "mine.jsonl") == file
