"""What is kept with a match comes out of its packing, if it is whole and not too large."""

import zlib

import pytest

from estafette.engine.packing import LARGEST, deflated, inflated


def test_what_was_packed_comes_back_in_the_same_order():
    assert inflated(deflated({"second": 2, "first": "é"})) == '{"second":2,"first":"é"}'.encode()


def test_as_much_as_may_be_kept_comes_back_whole():
    assert len(inflated(zlib.compress(b" " * LARGEST))) == LARGEST


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"nothing of ours",
        zlib.compress(b"a table")[:-1],
        zlib.compress(b" " * (LARGEST + 1)),
        zlib.compress(b" " * 8 * LARGEST),
    ],
    ids=["empty", "foreign", "cut", "a byte too large", "huge"],
)
def test_what_is_cut_short_or_too_large_is_refused(packed):
    with pytest.raises(ValueError, match=r"not packed|cut short"):
        inflated(packed)


def test_what_would_fill_the_memory_is_not_unpacked(monkeypatch):
    asked = []

    class Unpacking:
        eof = False

        def decompress(self, packed, most):
            asked.append(most)
            return b""

    monkeypatch.setattr(zlib, "decompressobj", Unpacking)
    with pytest.raises(ValueError, match="too large"):
        inflated(b"packed")
    assert asked == [LARGEST + 1]
