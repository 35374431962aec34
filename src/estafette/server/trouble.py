"""What was asked of the server and cannot be had: said in one sentence, with the right status."""

from typing import Any

from estafette.engine import Refusal


class Turned(Exception):
    """A request is turned down: an HTTP status, a key and facts for the message room.

    With `refusal`, it is a rule of the game that says no; `number` is where the table stands.
    """

    def __init__(
        self,
        status: int,
        key: str,
        *,
        refusal: Refusal | None = None,
        number: int | None = None,
        **facts: Any,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.refusal = refusal
        self.number = number
        self.facts = facts
