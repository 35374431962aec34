"""A copy of the table: what can change is copied, what cannot is shared."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from estafette.engine import copier
from estafette.engine.copying import Shared


class Side(Enum):
    FRENCH = "french"
    AUSTRIAN = "austrian"


class Seal(Struct, frozen=True):
    words: str


class Corps(Struct):
    strength: int
    traces: list[str]


class Army(Struct):
    corps: list[Corps]
    leader: Corps | None
    camps: dict[str, list[Corps]]


class Map(Shared):
    pass


class Table(Struct):
    map: Map
    pieces: list[int]


class Everything(Struct):
    """One field for every shape that a state may have."""

    number: int
    word: str
    truth: bool
    fraction: float
    octets: bytes
    nothing: None
    side: Side
    seal: Seal
    either: int | str
    perhaps: Seal | None
    one_of: Literal["infantry", "cavalry"]
    row: tuple[int, ...]
    pair: tuple[str, Seal]
    fixed: frozenset[int]
    bare: list  # type: ignore[type-arg]
    numbers: list[int]
    sides: dict[Side, int]
    chosen: set[int]
    seals: list[Seal]
    grid: list[list[int]]
    cube: list[list[list[int]]]
    index: dict[str, list[int]]
    nested: dict[str, dict[str, list[int]]]
    maybe_list: list[int] | None
    maybe_lists: list[list[int] | None]
    corps: Corps
    maybe_corps: Corps | None
    stack: list[Corps]
    maybe_stack: list[Corps | None]
    armies: dict[str, Army]


words = st.text("abc", max_size=3)
numbers = st.integers(-5, 5)
few: dict[str, Any] = {"max_size": 3}
lists = st.lists(numbers, **few)
seals = st.builds(Seal, words)
corps = st.builds(Corps, numbers, st.lists(words, **few))
armies = st.builds(
    Army,
    st.lists(corps, **few),
    st.none() | corps,
    st.dictionaries(words, st.lists(corps, **few), **few),
)
everything = st.builds(
    Everything,
    number=numbers,
    word=words,
    truth=st.booleans(),
    fraction=st.floats(0, 1),
    octets=st.binary(max_size=3),
    nothing=st.none(),
    side=st.sampled_from(Side),
    seal=seals,
    either=numbers | words,
    perhaps=st.none() | seals,
    one_of=st.sampled_from(["infantry", "cavalry"]),
    row=lists.map(tuple),
    pair=st.tuples(words, seals),
    fixed=st.frozensets(numbers, **few),
    bare=lists,
    numbers=lists,
    sides=st.dictionaries(st.sampled_from(Side), numbers),
    chosen=st.sets(numbers, **few),
    seals=st.lists(seals, **few),
    grid=st.lists(lists, **few),
    cube=st.lists(st.lists(lists, **few), **few),
    index=st.dictionaries(words, lists, **few),
    nested=st.dictionaries(words, st.dictionaries(words, lists, **few), **few),
    maybe_list=st.none() | lists,
    maybe_lists=st.lists(st.none() | lists, **few),
    corps=corps,
    maybe_corps=st.none() | corps,
    stack=st.lists(corps, **few),
    maybe_stack=st.lists(st.none() | corps, **few),
    armies=st.dictionaries(words, armies, **few),
)


def changeable(thing: Any) -> Iterator[Any]:
    """Everything inside a thing that could be changed, the thing itself included."""
    if isinstance(thing, Struct):
        if not thing.__struct_config__.frozen:
            yield thing
        parts = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, list | set | tuple):
        if not isinstance(thing, tuple):
            yield thing
        parts = list(thing)
    elif isinstance(thing, dict):
        yield thing
        parts = list(thing.values())
    else:
        parts = []
    for part in parts:
        yield from changeable(part)


def disturb(thing: Any) -> None:
    """Make a change that shows, in the thing alone."""
    match thing:
        case Struct():
            setattr(thing, thing.__struct_fields__[0], "disturbed")
        case list():
            thing.append("disturbed")
        case set():
            thing.add("disturbed")
        case dict():
            thing["disturbed"] = "disturbed"


@given(old=everything)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(old):
    new = copier(Everything)(old)

    assert new == old
    assert not {id(part) for part in changeable(new)} & {id(part) for part in changeable(old)}


@given(old=everything)
def test_whatever_is_changed_in_a_copy_the_old_table_lies_as_it_lay(old):
    before = repr(old)

    for part in list(changeable(copier(Everything)(old))):
        disturb(part)

    assert repr(old) == before


@given(old=everything)
def test_what_never_changes_is_shared(old):
    new = copier(Everything)(old)

    for name in ("seal", "perhaps", "row", "pair", "fixed", "octets", "word"):
        assert getattr(new, name) is getattr(old, name)
    assert all(a is b for a, b in zip(new.seals, old.seals, strict=True))


def test_the_order_of_a_dict_is_kept():
    old = Army([], None, {"z": [], "a": [Corps(1, [])], "m": []})

    assert list(copier(Army)(old).camps) == ["z", "a", "m"]


def test_printed_things_are_shared():
    old = Table(Map(), [1])

    new = copier(Table)(old)

    assert new.map is old.map
    assert new.pieces is not old.pieces


class Chronicle(Struct):
    """Fields that may be read and replaced, but not altered."""

    years: Sequence[int]
    states: Mapping[str, str]


def test_what_may_only_be_read_is_shared():
    old = Chronicle([1805], {"austria": "cm"})

    new = copier(Chronicle)(old)

    assert new.years is old.years
    assert new.states is old.states


def test_a_copier_is_written_once_for_a_kind():
    assert copier(Army) is copier(Army)


@pytest.mark.parametrize(
    "hint",
    [
        deque[int],
        bytearray,
        date,
        set[Corps],
        dict[str, deque[int]],
        tuple[Corps, ...],
        tuple[str, list[int]],
        Mapping[str, list[int]],
        list[int] | dict[str, int],
        Corps | Army | None,
    ],
)
def test_a_field_that_nobody_knows_how_to_copy_is_refused_by_name(hint):
    kind = msgspec.defstruct("Table", [("pieces", hint)])

    with pytest.raises(TypeError, match="cannot hold"):
        copier(kind)


class First:
    class Piece(Struct):
        marks: list[int]


class Second:
    class Piece(Struct):
        names: list[str]


class Pieces(Struct):
    one: First.Piece
    other: Second.Piece


def test_kinds_that_bear_the_same_name_are_not_confounded():
    old = Pieces(First.Piece([1]), Second.Piece(["drum"]))

    new = copier(Pieces)(old)

    assert new == old
    assert new.one.marks is not old.one.marks
    assert new.other.names is not old.other.names
