"""What a seat cannot know could be otherwise, and it would see, hear and be asked the same."""

from collections import Counter

from ..cases import AT_NIGHT, Case
from ..watching import Moment, Watch, watches
from ..worlds import ALIKE, Asked, Difference, World, explained, found, questions

SIDE_BY_SIDE = 30 if AT_NIGHT else 8  # choices for which two worlds are carried on
ENOUGH = 20  # guesses at a match, to say how many of them should look like it
MOST = 0.75


@watches
def a_secret_changed_is_not_seen(case: Case) -> Watch:
    """In the first world that is drawn at a decision, in the middle of a step too."""
    asked: list[Asked] = []
    count: Counter[bool] = Counter()
    while now := (yield):
        since(now, asked)
        for seat in case.seats() if now.is_looked_at else ():
            _, parted = now.once(first_guess, now, seat, tuple(asked))
            why = explained(now.match, parted) if parted else ALIKE
            assert why, f"{now}, {seat}: {parted}"
            found[case.rules.id, why] += 1
            count[parted is None] += 1
        asked.append(questions(now.match))
    assert count.total() < ENOUGH or count[True] >= MOST * count.total(), count


@watches
def worlds_that_look_alike_stay_alike(case: Case) -> Watch:
    """Whoever chooses the same in both, by the same dice, is asked, told and shown the same."""
    asked: list[Asked] = []
    beside: dict[str | None, tuple[World, int]] = {}
    last: Moment | None = None
    while now := (yield):
        for seat, (world, began) in [*beside.items()]:
            assert last is not None
            seen = now.sight(seat)[0]
            parted = world.carry_on(now.match, last.seat, last.action, asked[-1], seen)
            why = explained(now.match, parted, later=True) if parted else ALIKE
            assert why, f"{now}, {seat}, from choice {began}: {parted}"
            found[case.rules.id, why] += 1
            if parted or now.number - began >= SIDE_BY_SIDE:
                del beside[seat]
        since(now, asked)
        for seat in case.seats() if now.is_looked_at and not is_secret(now) else ():
            world, parted = now.once(first_guess, now, seat, tuple(asked))
            if parted is None and seat not in beside:
                beside[seat] = world, now.number
        asked.append(questions(now.match))
        last = now


def since(now: Moment, asked: list[Asked]) -> None:
    """Of what was asked before the last step nobody speaks any more."""
    if now.match.is_between_steps:
        asked.clear()


def is_secret(now: Moment) -> bool:
    """Has somebody answered who has not laid his answer open?"""
    return now.match._open_choices < len(now.match._choices)


def first_guess(
    now: Moment, seat: str | None, asked: tuple[Asked, ...]
) -> tuple[World, Difference | None]:
    """A world drawn for a seat, and what tells it from the match, if anything."""
    world = World(now.match, seat, f"{now.case.lot}/world {now.moment}")
    return world, world.catch_up(now.match, asked, now.sight(seat)[0])
