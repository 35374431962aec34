"""One walk through a match, and everybody who watches it.

A watcher follows a case and says what is wrong. It is sent every moment of the match, and nothing
when the match is followed no further:

    @watches
    def every_question_has_answers(case: Case) -> Watch:
        while now := (yield):
            assert all(decision.options for decision in now.match.open)

All watch the same walk, and what several of them want to see of a moment is seen once: the walk and
the sights cost more than most looks. Nobody lays a hand on the match. Who finds a fault is heard
and watches no more; the others go on, and stay to the end. ESTAFETTE_WATCHERS names those that are
wanted, by a part of their names, instead of all.
"""

import os
from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

import pytest

from estafette.engine import Action, View, secret_of
from estafette.match import Match

from .cases import LOOKS, SHORT, Case, close_looks, walk
from .looking import hidden_from, position, sight

CALLED = os.environ.get("ESTAFETTE_WATCHERS", "")

# `pytest.raises` fails by something of its own, and nobody may skip a case for all.
FAULTS = (Exception, pytest.fail.Exception, pytest.skip.Exception)

T = TypeVar("T")


class Moment:
    """A decision of a match, and what will be chosen next."""

    def __init__(
        self, case: Case, match: Match, seat: str, action: Action, *, close: bool, looked_at: bool
    ) -> None:
        self.case = case
        self.match = match
        self.seat = seat
        self.action = action
        self.number = match.number
        self.moment = match.moment
        self.is_close = close  # worth a close look, and not only a glance
        self.is_looked_at = close or looked_at  # by those whose looks cost less
        self._seen: dict[tuple[object, ...], Any] = {}

    def __str__(self) -> str:
        number, drafted = self.moment
        return f"choice {number}" + (f", answer {drafted}" if drafted else "")

    @property
    def is_glanced_at(self) -> bool:
        """Where each look is dear: of a long war, one decision in eight."""
        return LOOKS == "all" or self.number < SHORT or self.number % 8 == 0

    @property
    def position(self) -> tuple[Any, ...]:
        return self.once(position, self.match)

    @property
    def hidden(self) -> dict[str | None, frozenset[str]]:
        return self.once(hidden_from, self.case, self.match)

    def view(self, seat: str | None) -> View:
        return self.once(self.match.view, seat)

    def sight(self, seat: str | None) -> tuple[bytes, ...]:
        return self.once(sight, self.match, seat)

    def guess(self, seat: str | None) -> Match:
        """What the seat might take the match for; nobody plays on in it."""
        return self.once(self.match.imagined, seat, secret_of(f"{self.moment}"))

    def once(self, look: Callable[..., T], *at: Any) -> T:
        """What somebody has seen of this moment already, or sees now for everybody."""
        key = (look, *at)
        if key not in self._seen:
            self._seen[key] = look(*at)
        seen: T = self._seen[key]
        return seen


Watch: TypeAlias = Generator[None, Moment | None, None]
Watcher: TypeAlias = Callable[[Case], Watch]

WATCHERS: dict[str, Watcher] = {}


def watches(watcher: Watcher) -> Watcher:
    """This one watches every case."""
    assert watcher.__name__ not in WATCHERS, watcher.__name__
    WATCHERS[watcher.__name__] = watcher
    return watcher


def watched(case: Case) -> dict[str, BaseException]:
    """A case followed by all watchers at once: who found a fault, and which."""
    crowd = Crowd(case)
    try:
        follow(case, crowd)
    except FAULTS as fault:
        crowd.faults["the_match_goes_on"] = fault
    finally:
        crowd.go_home()
    return crowd.faults


def follow(case: Case, crowd: "Crowd") -> None:
    close, closer = close_looks(case), close_looks(case, 1)
    for match, seat, action in walk(case):
        now = Moment(case, match, seat, action, close=close(match), looked_at=closer(match))
        stood = now.position if now.is_close else None
        crowd.see(now)
        if now.is_close:
            assert position(match) == stood, f"{now}: somebody has laid a hand on the match"
    crowd.see(None)
    assert not crowd.watching, f"they do not see the end: {', '.join(crowd.watching)}"


class Crowd:
    """Those who watch a case, and what they have found."""

    def __init__(self, case: Case) -> None:
        self.watching = {name: watch(case) for name, watch in WATCHERS.items() if CALLED in name}
        self.faults: dict[str, BaseException] = {}
        assert self.watching, f"nobody is called {CALLED}"
        for name, watch in list(self.watching.items()):  # they take their places
            self._show(name, watch, None, "never came")

    def see(self, now: Moment | None) -> None:
        """A moment, or that the match is followed no further."""
        for name, watch in list(self.watching.items()):
            self._show(name, watch, now, "left before the end" if now else "")

    def _show(self, name: str, watch: Watch, now: Moment | None, gone: str) -> None:
        try:
            watch.send(now)
            return
        except StopIteration:
            fault: BaseException | None = AssertionError(f"{name} {gone}") if gone else None
        except FAULTS as found:
            fault = found
        del self.watching[name]
        if fault is not None:
            fault.add_note(f"{name}: {now or 'at the end'}")
            self.faults[name] = fault

    def go_home(self) -> None:
        """Whatever somebody has laid on the house is taken off again."""
        for watch in self.watching.values():
            watch.close()
