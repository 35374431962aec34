"""The rooms behind the front door: nobody enters one before a command of it is asked for."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any

from typer.main import get_group

from .desk import Desk
from .help import Door

ROOMS = {
    "games": "catalogue",
    "rules": "ledger",
    "play": "play",
    "serve": "serve",
    "replay": "record",
    "verify": "record",
    "validate": "validate",
    "odds": "odds",
    "hint": "counsel",
    "analyse": "counsel",
    "simulate": "simulate",
    "ladder": "ladder",
    "bench": "bench",
    "box": "box",
}


class Commands(Mapping[str, Any]):
    """Every command under its name; a room is built when one of its commands is looked at."""

    def __init__(self, desk: Desk) -> None:
        self._room = cache(partial(room_of, desk))

    def __getitem__(self, name: str) -> Any:
        return self._room(ROOMS[name])[name]

    def __iter__(self) -> Iterator[str]:
        return iter(ROOMS)

    def __len__(self) -> int:
        return len(ROOMS)


def room_of(desk: Desk, name: str) -> Mapping[str, Any]:
    """The commands of one room."""
    door = Door(desk, "estafette")
    import_module(f".{name}", __package__).add_to(door, desk)
    return get_group(door).commands
