"""Trial after trial on tables imagined anew, until one knows enough or the time is out."""

from collections.abc import Callable

from estafette.ai.budget import Watch
from estafette.engine import secret_of
from estafette.match import Chair, Match, Unimaginable

from .bars import Census
from .intervals import wilson
from .manners import Manners
from .trial import Fallen, Question, try_out

LEAST = 100  # trials before anybody asks whether they are enough
PRECISE = 0.02  # half the width of the widest interval that one is content with
HOPELESS = 50  # tables that cannot be imagined, one after the other


def sampled(question: Question, chair: Chair, watch: Watch, stop: Callable[[], bool]) -> Census:
    """How often each result fell. At least one trial is made, however short the time."""
    census, manners, failures, number = Census(), Manners(), 0, 0
    while failures < HOPELESS:
        number += 1
        try:
            match = chair.imagined(secret_of(f"odds {number}"))
        except Unimaginable:
            failures += 1
            continue
        failures = 0
        census.add(sample(question, match, manners), 1)
        watch.tick()
        if watch.spent >= 1 or stop() or is_enough(census):
            break
    return census


def sample(question: Question, match: Match, manners: Manners) -> Fallen:
    look = secret_of("a glance")
    return try_out(question, match, manners, lambda: match.fork(look))


def is_enough(census: Census) -> bool:
    """Now and then: is the widest interval narrow?"""
    tried = census.trials
    return tried >= LEAST and tried % LEAST == 0 and widest(census) <= 2 * PRECISE


def widest(census: Census) -> float:
    bounds = [wilson(int(found), census.trials) for found in census.counts()]
    return max((high - low for low, high in bounds), default=0.0)
