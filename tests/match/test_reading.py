"""Files that are cut short, damaged or hostile: each is refused politely, by its line."""

import pickle
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from estafette.engine import ALGORITHM, Dice, secret_of
from estafette.match import (
    Match,
    MatchFile,
    MatchFileError,
    parse,
    read,
    record,
    written,
)
from estafette.match.file import DEEPEST, LARGEST, LONGEST
from tests.match.outposts import (
    new_match,
    play_at_random,
)

SECRET = secret_of("file")


def ended() -> Match:
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of("players")))
    assert match.outcome is not None
    return match


def refused(text: bytes) -> tuple[str, int | None]:
    """The key and the line of what is wrong with these bytes."""
    with pytest.raises(MatchFileError) as caught:
        parse(text)
    assert str(caught.value)
    return caught.value.key, caught.value.line


WHOLE = written(record(ended()))
LINES = WHOLE.splitlines(keepends=True)


def with_line(number: int, line: bytes) -> bytes:
    """The whole file with another line at this number."""
    return b"".join([*LINES[: number - 1], line, *LINES[number:]])


def with_fields(number: int, /, **fields: Any) -> bytes:
    changed = msgspec.json.decode(LINES[number - 1]) | fields
    return with_line(number, msgspec.json.encode(changed) + b"\n")


def test_an_empty_file_is_refused():
    assert refused(b"") == ("file.empty", None)


def test_a_file_of_another_kind_is_refused():
    assert refused(b"hello, world\n") == ("file.not-json", 1)
    assert refused(b"\xff\xfe\x00\x00") == ("file.not-json", 1)
    assert refused(b'{"game": "chess"}\n') == ("file.other-format", 1)
    assert refused(b"[1, 2]\n") == ("file.bad-line", 1)


@pytest.mark.parametrize("version", [0, 3, "1", None, [1]])
def test_a_file_of_an_unknown_version_is_refused(version):
    assert refused(with_fields(1, version=version)) == ("file.other-version", 1)


@pytest.mark.parametrize(
    "fields",
    [
        {"version": True},
        {"game": 7},
        {"options": {"hand": 2}},
        {"seats": "blue"},
        {"surprise": 1},
        {"dice": {"algorithm": ALGORITHM}},
        {"dice": {"algorithm": ALGORITHM, "commitment": "xyz"}},
        {"dice": {"algorithm": ALGORITHM, "commitment": "00", "secret": "0"}},
        {"dice": {"algorithm": ALGORITHM, "commitment": "00", "secret": "00\n"}},
        {"dice": {"algorithm": ALGORITHM, "commitment": "00", "secret": "00" * 65}},
    ],
    ids=str,
)
def test_a_first_line_that_does_not_say_what_it_should_is_refused(fields):
    assert refused(with_fields(1, **fields)) == ("file.bad-line", 1)


@pytest.mark.parametrize(
    "fields",
    [
        {"number": "3"},
        {"number": 3.5},
        {"seat": None},
        {"action": "Pass"},
        {"action": [1]},
        {"chance": 4},
        {"chance": [4.5]},
        {"chance": [True]},
        {"chance": [None]},
        {"surprise": 1},
    ],
    ids=str,
)
def test_a_choice_that_does_not_say_what_it_should_is_refused_by_its_line(fields):
    assert refused(with_fields(5, **fields)) == ("file.bad-line", 5)


def test_a_choice_that_lacks_something_is_refused_by_its_line():
    assert refused(with_line(4, b'{"number": 2, "seat": "blue", "chance": []}\n')) == (
        "file.bad-line",
        4,
    )


@pytest.mark.parametrize(
    "line",
    [b"\n", b"nonsense\n", b'{"number": 2,\n', b"{}{}\n", b'"\xed\xa0\x80"\n', b"\x00\x00\x00\n"],
)
def test_a_line_that_is_not_json_is_refused_by_its_number(line):
    assert refused(with_line(4, line)) == ("file.not-json", 4)


def test_choices_out_of_order_are_refused_where_the_order_breaks():
    swapped = [*LINES[:3], LINES[4], LINES[3], *LINES[5:]]
    left_out = [*LINES[:3], *LINES[4:]]
    twice = [*LINES[:4], *LINES[3:]]

    assert refused(b"".join(swapped)) == ("file.misnumbered", 4)
    assert refused(b"".join(left_out)) == ("file.misnumbered", 4)
    assert refused(b"".join(twice)) == ("file.misnumbered", 5)


def test_an_end_in_the_middle_is_refused_by_its_line():
    assert refused(b"".join([*LINES[:4], LINES[-1], *LINES[4:]])) == ("file.bad-line", 5)
    assert refused(WHOLE + LINES[-1]) == ("file.bad-line", len(LINES))


@pytest.mark.parametrize(
    "outcome", [{"outcome": None}, {"outcome": {"winner": 3}}, {"outcome": 1, "more": 2}], ids=str
)
def test_an_end_that_does_not_say_what_it_should_is_refused(outcome):
    last = len(LINES)

    assert refused(with_line(last, msgspec.json.encode(outcome) + b"\n")) == ("file.bad-line", last)


def test_a_last_line_cut_off_is_lost_alone_and_a_warning_says_so():
    for cut in range(1, len(LINES[-1]) - 1):
        file = parse(WHOLE[: -cut - 1])
        assert file.outcome is None
        assert len(file.choices) == len(LINES) - 3
        assert file.warning is not None
        assert (file.warning.key, file.warning.line) == ("file.truncated", len(LINES))


def test_a_choice_cut_off_is_lost_alone():
    file = parse(b"".join(LINES[:5]) + LINES[5][:20])

    assert [choice.number for choice in file.choices] == [0, 1, 2]
    assert str(file.warning) == "line 6: file.truncated"


def test_a_file_that_lacks_only_its_last_line_break_has_lost_nothing():
    assert parse(WHOLE[:-1]) == parse(WHOLE)


def test_lines_may_end_as_on_windows():
    assert parse(WHOLE.replace(b"\n", b"\r\n")) == parse(WHOLE)


def test_a_first_line_cut_off_leaves_nothing():
    assert refused(LINES[0][:40]) == ("file.not-json", 1)


def test_a_line_that_is_too_long_is_refused():
    long = b'{"number": 2, "seat": "' + b"x" * LONGEST + b'"}'

    assert refused(with_line(4, long + b"\n")) == ("file.long-line", 4)
    assert refused(b"".join(LINES[:3]) + long[: LONGEST + 9]) == ("file.long-line", 4)


def test_a_file_that_is_too_large_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "large.jsonl"
    with path.open("wb") as stream:
        stream.truncate(LARGEST + 1)

    with pytest.raises(MatchFileError) as caught:
        read(path)

    assert caught.value.key == "file.too-large"


@pytest.mark.parametrize("depth", [DEEPEST + 1, 100, 900, 5000, 20_000])
@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_brackets_within_brackets_without_end_are_refused(depth, opening, closing):
    if len(opening) * depth + depth > LONGEST:
        depth = LONGEST // 8
    nest = opening * depth + b"1" + closing * depth

    assert refused(with_line(4, b'{"action": ' + nest + b"}\n")) == ("file.deep-line", 4)
    assert refused(nest + b"\n") == ("file.deep-line", 1)


def test_a_number_without_end_is_refused():
    assert refused(with_line(4, b'{"number": ' + b"9" * 6000 + b"}\n")) == ("file.not-json", 4)


@given(text=st.binary(max_size=200))
def test_no_bytes_whatever_raise_anything_but_a_match_file_error(text):
    for bytes_ in (text, LINES[0] + text, b"".join(LINES[:3]) + text + b"\n"):
        with suppress(MatchFileError):
            assert isinstance(parse(bytes_), MatchFile)


@given(data=st.data())
def test_a_byte_changed_anywhere_is_read_as_another_file_or_refused(data):
    place = data.draw(st.integers(0, len(WHOLE) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != WHOLE[place]))
    changed = WHOLE[:place] + bytes([byte]) + WHOLE[place + 1 :]

    try:
        file = parse(changed)
    except MatchFileError:
        return
    assert isinstance(file, MatchFile)
    same = changed.split() == WHOLE.split() or byte in b"\r\t "
    assert same or file != parse(WHOLE)


def test_an_error_says_its_line_its_key_and_its_facts():
    error = MatchFileError("file.misnumbered", {"found": 3, "due": 2}, 4)

    assert str(error) == "line 4: file.misnumbered (found 3, due 2)"
    assert str(MatchFileError("file.empty")) == "file.empty"


def test_an_error_passes_between_processes_unharmed():
    error = MatchFileError("file.misnumbered", {"found": 3, "due": 2}, 4)

    again = pickle.loads(pickle.dumps(error))

    assert (again.key, again.facts, again.line) == (error.key, error.facts, error.line)
