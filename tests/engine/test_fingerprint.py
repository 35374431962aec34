"""The fingerprint of a box: its numbers, whatever the order in which they stand."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from estafette.engine.box import gather
from estafette.engine.packing import fingerprint_of

TABLES = st.dictionaries(
    st.text(min_size=1, max_size=5),
    st.recursive(
        st.integers() | st.text(max_size=5) | st.booleans(),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
        ),
        max_leaves=6,
    ),
    max_size=4,
)
FILES = st.dictionaries(st.from_regex(r"(sheet-|[a-c]/)[a-z]{1,5}\.toml", fullmatch=True), TABLES)


@given(FILES, st.randoms(use_true_random=False))
def test_the_order_of_files_and_keys_does_not_change_the_fingerprint(files, chance):
    order = list(files)
    chance.shuffle(order)
    shuffled = {name: dict(reversed(files[name].items())) for name in order}

    same = fingerprint_of(gather(Path("box"), files))

    assert fingerprint_of(gather(Path("box"), shuffled)) == same


@given(TABLES, st.text(min_size=1, max_size=5), st.integers())
def test_a_changed_number_changes_the_fingerprint(table, name, number):
    before, after = {**table, name: number}, {**table, name: number + 1}

    assert fingerprint_of(before) != fingerprint_of(after)
