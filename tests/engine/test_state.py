"""What lies on the table: told, copied, saved and woken."""

import os
import subprocess
import sys
from enum import StrEnum

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, field

from estafette.engine import Dice, Shared, State, Told, decode, encode, secret_of

SECRET = secret_of("state")


class Side(StrEnum):
    FRENCH = "french"
    AUSTRIAN = "austrian"


class Corps(Struct):
    area: str
    fatigue: int = 0


class Game(State):
    day: int = 1
    corps: dict[str, Corps] = field(default_factory=dict)
    hands: dict[Side, list[str]] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    fight: Corps | None = None


def game(**fields):
    return Game(dice=Dice(SECRET), **fields)


games = st.builds(
    Game,
    dice=st.builds(Dice, st.just(SECRET), used=st.integers(0, 500)),
    place=st.integers(0, 9),
    day=st.integers(1, 9),
    corps=st.dictionaries(
        st.text(max_size=4), st.builds(Corps, st.text(max_size=4), st.integers(0, 3)), max_size=4
    ),
    hands=st.dictionaries(st.sampled_from(Side), st.lists(st.text(max_size=3), max_size=3)),
    seen=st.sets(st.text("abc", max_size=3), max_size=4),
    fight=st.none() | st.builds(Corps, st.text(max_size=4)),
)


@given(table=games)
def test_a_table_saved_and_woken_is_the_same_table(table):
    assert decode(Game, encode(table), None) == table


@given(table=games)
def test_a_woken_table_is_saved_in_the_same_bytes(table):
    saved = encode(table)

    assert encode(decode(Game, saved, None)) == saved
    assert encode(table.copy()) == saved


def test_the_saved_form_does_not_depend_on_how_python_hashes():
    code = (
        "from tests.engine.test_state import Game, game\n"
        "from estafette.engine import encode\n"
        "print(encode(game(seen={'lodi', 'milan', 'turin', 'pavia', 'adda', 'po'})))"
    )

    saved = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }

    assert len(saved) == 1


def test_what_is_printed_told_thrown_or_shown_is_not_saved():
    table = game(printed="box", uncovered=True)
    table.tell("dawn")
    table.dice.d6()

    saved = msgspec.json.decode(encode(table))

    assert saved.keys() == {"dice", "place", "day", "corps", "hands", "seen", "fight"}
    assert not saved["dice"].get("fallen")
    assert table.told == [Told("dawn")]
    assert table.dice.fallen != []


class Reading(Shared):
    """Something found out about a table, once for all its copies."""


class Read(State):
    day: int = 1
    reading: Reading | None = None


def test_what_tables_share_is_not_saved():
    table = Read(dice=Dice(SECRET), reading=Reading())

    assert msgspec.json.decode(encode(table)).keys() == {"dice", "place", "day"}
    assert decode(Read, encode(table), None).reading is None


def test_a_woken_table_is_given_what_is_printed_and_nothing_yet_told():
    woken = decode(Game, encode(game(uncovered=True)), "box")

    assert woken.printed == "box"
    assert woken.told == []
    assert not woken.uncovered


def test_a_table_with_dice_of_another_kind_is_not_woken():
    with pytest.raises(msgspec.ValidationError, match="unknown dice"):
        decode(Game, b'{"dice": {"secret": "00", "algorithm": "coin-1"}}', None)


def test_what_is_told_keeps_its_facts_and_its_hearers():
    table = game()

    table.tell("fire.volley", die=4, hits=2)
    table.tell("draw", to=("french",), card="fog")

    assert table.told == [
        Told("fire.volley", {"die": 4, "hits": 2}),
        Told("draw", {"card": "fog"}, ("french",)),
    ]


def test_a_fact_may_bear_any_name_even_key():
    table = game()

    table.tell("odds", key="value")

    assert table.told == [Told("odds", {"key": "value"})]


def test_everybody_hears_what_is_told_to_all_and_only_the_named_hear_the_rest():
    aloud, whispered = Told("dawn"), Told("draw", {}, ("french",))

    assert all(aloud.is_heard_by(seat) for seat in ("french", "austrian", None))
    assert whispered.is_heard_by("french")
    assert not whispered.is_heard_by("austrian")
    assert not whispered.is_heard_by(None)


def test_what_is_told_to_nobody_is_heard_by_nobody():
    assert not any(Told("note", {}, ()).is_heard_by(seat) for seat in ("french", None))


def test_where_nobody_listens_nothing_is_told():
    table = game(told=None)

    table.tell("dawn")

    assert table.told is None
    assert table.copy().told is None


def test_a_copy_is_the_same_table_with_nothing_yet_told_thrown_or_shown():
    table = game(printed=["box"], corps={"massena": Corps("lodi")}, uncovered=True)
    table.tell("dawn")
    table.dice.d6()

    copy = table.copy()

    assert (copy.told, copy.dice.fallen, copy.uncovered) == ([], [], False)
    assert (table.told, len(table.dice.fallen), table.uncovered) == ([Told("dawn")], 1, True)
    assert copy.printed is table.printed
    assert copy.corps == table.corps
    assert copy.dice.used == table.dice.used


def test_the_dice_of_a_copy_fall_alike_and_apart():
    table = game()
    copy = table.copy()

    faces = [copy.dice.d6() for _ in range(9)]

    assert table.dice.used == 0
    assert [table.dice.d6() for _ in range(9)] == faces


def test_a_table_cleared_has_nothing_left_to_tell():
    table = game(uncovered=True)
    table.tell("dawn")
    table.dice.d6()
    used = table.dice.used

    table.clear()

    assert (table.told, table.dice.fallen, table.uncovered) == ([], [], False)
    assert table.dice.used == used


def test_the_saved_form_names_its_dice():
    assert msgspec.json.decode(encode(game()))["dice"]["algorithm"] == "blake2b-counter-1"


def test_a_woken_table_keeps_the_order_in_which_things_were_laid():
    table = game(corps={"massena": Corps("lodi"), "augereau": Corps("milan")})

    woken = decode(Game, encode(table), None)

    assert list(woken.corps) == ["massena", "augereau"]
