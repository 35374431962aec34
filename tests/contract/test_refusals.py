"""What is no answer at all cannot be read; what was not offered, the watchers try."""

import msgspec
import pytest

from estafette.engine import Rules

from .cases import for_every_game

MALFORMED = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"{}",
    b'"Pass"',
    b'{"type": "NoSuchAction"}',
    b'{"type": 7}',
)


@for_every_game
@pytest.mark.parametrize("sent", MALFORMED, ids=repr)
def test_what_is_no_answer_cannot_be_read(rules: Rules, sent: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(sent, type=rules.actions)
