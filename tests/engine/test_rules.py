"""What is agreed before a game, and answers about things that bear other names."""

import pytest
from msgspec import Struct

from estafette.engine import Action, Option, Pass, Scenario, Setup, renamed, settle


class Printed(Struct, frozen=True):
    scenarios: tuple[Scenario, ...]
    fingerprint: str = ""
    packed: bytes = b""
    names: dict[str, str] = {}


BOX = Printed(
    (
        Scenario("lodi"),
        Scenario(
            "rivoli", (Option("fog", ("yes", "no"), "no"), Option("players", ("2", "3"), "2"))
        ),
    )
)


class Send(Action, frozen=True):
    corps: str
    ways: tuple[str, ...] = ()
    routes: tuple[tuple[str, int], ...] = ()
    strength: int = 0


def test_what_is_not_asked_for_is_settled_by_default():
    assert settle(BOX, "rivoli", {}) == Setup("rivoli", {"fog": "no", "players": "2"})
    assert settle(BOX, "rivoli", {"fog": "yes"}) == Setup("rivoli", {"fog": "yes", "players": "2"})
    assert settle(BOX, "lodi", {}) == Setup("lodi")


def test_what_is_settled_settles_to_itself():
    setup = settle(BOX, "rivoli", {"players": "3"})

    assert settle(BOX, setup.scenario, setup.options) == setup


@pytest.mark.parametrize(
    ("scenario", "options", "named"),
    [
        ("arcole", {}, "scenario arcole"),
        ("rivoli", {"fog": "thick"}, "fog=thick"),
        ("rivoli", {"snow": "yes"}, "snow"),
        ("lodi", {"fog": "yes"}, "fog"),
    ],
)
def test_what_does_not_exist_is_refused_by_name(scenario, options, named):
    with pytest.raises(ValueError, match=f"^{named}$"):
        settle(BOX, scenario, options)


def test_an_answer_is_renamed_wherever_it_names_something():
    send = Send("massena", ("adda", "milan"), (("adda", 1), ("po", 2)), strength=4)

    other = renamed(send, {"massena": "augereau", "adda": "mincio"})

    assert other == Send("augereau", ("mincio", "milan"), (("mincio", 1), ("po", 2)), strength=4)


def test_names_may_be_exchanged():
    exchange = {"massena": "augereau", "augereau": "massena"}

    assert renamed(Send("massena", ("augereau",)), exchange) == Send("augereau", ("massena",))


def test_an_answer_that_names_nothing_renamed_stays_as_it_is():
    send = Send("massena")

    assert renamed(send, {}) is send
    assert renamed(send, {"augereau": "massena"}) == send
    assert renamed(Pass(), {"massena": "augereau"}) == Pass()
