"""Whatever is sent through a socket, the table stands as it stood and others are not disturbed."""

import json
import os
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.web.conftest import Table, begun
from tests.server.web.plugs import Plug, plugged, shut
from tests.server.web.serving import Server

pytestmark = pytest.mark.once
ROUNDS = int(os.environ.get("ESTAFETTE_ROUNDS", "30"))
TYPES = ("sit", "choose", "undo", "why", "say", "ping", "welcome", "sight", "", "__proto__")
ANSWERED = {"refused", "why", "pong", "welcome", "sight", "table", "said"}


@pytest.fixture
def match(target: Server) -> Table:
    return begun(target)


def number(random: Random) -> Any:
    return random.choice([0, -1, 1, 7, 10**6, 10**9, 2**64, -(2**63), 0.5, "0", None, True, [], {}])


def word(random: Random) -> Any:
    words = ["", "vanguard", "rearguard", "x" * 59, "x" * 5000, "\u202e", "\x00", "\ud83d\ude00"]
    return random.choice([*words, None, 3, [], {}])


def action(random: Random) -> Any:
    types = ["Stand", "Advance", "Pass", "March", "Scout", "__init__", "", None, 3]
    return random.choice(
        [
            {"type": random.choice(types), "block": word(random), "to": word(random)},
            {"type": "LayDown", "card": word(random)},
            {"type": random.choice(types)},
            word(random),
        ]
    )


def frame(random: Random) -> Any:
    """A frame that could almost be one of ours."""
    seat = word(random)
    bodies = {
        "answer": {"seat": seat, "number": 5 + random.randrange(9), "action": action(random)},
        "back": {"seat": seat, "number": number(random)},
        "question": {"seat": seat, "point": word(random), "action": action(random)},
        "saying": {"text": word(random), "seat": seat},
        "seat": seat,
        "since": number(random),
    }
    kept = random.sample(sorted(bodies), random.randrange(len(bodies)))
    return {"type": random.choice(TYPES), **{name: bodies[name] for name in kept}}


def garbage(random: Random) -> str | bytes:
    kinds: list[str | bytes] = [
        json.dumps(frame(random)),
        random.randbytes(random.randrange(200)),
        "[" * random.randrange(1, 20_000),
        json.dumps({"type": "choose", "answer": {"action": {"x": "y" * 60_000}}}),
        "{}",
        "null",
        "",
        json.dumps(frame(random))[: random.randrange(40)],
    ]
    return random.choice(kinds)


@pytest.mark.parametrize("seed", range(3))
def test_garbage_changes_nothing_and_disturbs_nobody(
    target: Server, match: Table, seed: int
) -> None:
    random = Random(seed)
    before = match.guest.get(f"{match.path}/view", seat="rearguard").json()
    with plugged(target, match.id, match.guest, seat="rearguard") as other:
        other.until("welcome")
        for _ in range(ROUNDS // 10):
            with plugged(target, match.id, match.host, seat="vanguard") as plug:
                plug.until("welcome")
                throw(plug, random)
        other.send("ping")
        other.until("pong")

    after = match.guest.get(f"{match.path}/view", seat="rearguard").json()
    assert still(after) == still(before)


def throw(plug: Plug, random: Random) -> None:
    try:
        for _ in range(10):
            plug.line.send(garbage(random))
        plug.send("ping")
        while (heard := plug.hear())["type"] != "pong":
            assert heard["type"] in ANSWERED
    except ConnectionClosed:
        pass  # shown the door, which is an answer too


def still(sight: dict[str, Any]) -> dict[str, Any]:
    """What may not change; who is here may."""
    return {field: sight[field] for field in ("number", "undone", "view")}


def test_a_frame_that_is_too_large_closes_only_its_own_connection(
    target: Server, match: Table
) -> None:
    with (
        plugged(target, match.id, match.guest, seat="rearguard") as other,
        plugged(target, match.id, match.host, seat="vanguard") as plug,
    ):
        other.until("welcome")
        plug.until("welcome")
        plug.line.send("x" * 200_000)
        code = shut(plug)
        other.send("ping")
        other.until("pong")

    assert code == 1009


@pytest.mark.parametrize(
    "answer",
    [
        {"seat": "rearguard", "number": 0, "action": {"type": "Stand"}},
        {"seat": "vanguard", "number": 1, "action": {"type": "Stand"}},
        {"seat": "vanguard", "number": 0, "undone": 4, "action": {"type": "Stand"}},
        {"seat": "vanguard", "number": 0, "action": {"type": "March", "battalion": "x", "to": "y"}},
        {"seat": "vanguard", "number": 0, "action": {}},
    ],
    ids=["wrong seat", "wrong number", "wrong count", "wrong action", "no action"],
)
def test_an_answer_that_is_wrong_is_refused_in_a_sentence(
    target: Server, match: Table, answer: dict[str, Any]
) -> None:
    with plugged(target, match.id, match.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.send("choose", answer=answer)
        refused = plug.until("refused")

    assert refused["trouble"]["sentence"]
    assert match.host.get(match.path).json()["number"] == 0


def test_an_answer_to_another_match_is_refused(target: Server, match: Table) -> None:
    other = begun(target)
    with plugged(target, other.id, match.host, seat="") as plug:
        plug.until("welcome")
        plug.send("choose", answer={"seat": "vanguard", "number": 0, "action": {"type": "Stand"}})
        assert plug.until("refused")["trouble"]["key"] == "desk.not-your-seat"

    assert other.host.get(other.path).json()["number"] == 0


def test_frames_out_of_order_are_each_answered_for_themselves(target: Server, match: Table) -> None:
    with plugged(target, match.id, match.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.send("undo", back={"seat": "vanguard", "number": 5})
        plug.send("choose", answer={"seat": "vanguard", "number": 3, "action": {"type": "Stand"}})
        plug.send("choose", answer={"seat": "vanguard", "number": 0, "action": {"type": "Stand"}})
        plug.send("choose", answer={"seat": "vanguard", "number": 0, "action": {"type": "Stand"}})
        refused = 0
        while refused < 3:
            refused += plug.hear()["type"] == "refused"

    assert match.host.get(match.path).json()["number"] == 1
