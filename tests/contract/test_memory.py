"""A match can be saved and woken anywhere, taken back where that is fair, and forked freely."""

from estafette.engine import secret_of
from estafette.match import Entry, Match

from .cases import Case, RandomPlayer, close_looks, for_every_case, slept_and_woken, walk
from .looking import position, sight


@for_every_case
def test_a_match_woken_at_any_decision_stands_and_goes_on_as_before(case: Case) -> None:
    woken, looks = None, close_looks(case)
    for match, seat, action in walk(case):
        if woken is not None:
            assert position(woken) == position(match)
            assert woken.log[-1] == match.log[-1]
        woken = slept_and_woken(case, match)
        assert position(woken) == position(match), f"choice {match.number}"
        if looks(match):
            for eyes in case.seats():
                assert sight(woken, eyes) == sight(match, eyes), f"choice {match.number}, {eyes}"
        assert woken.choose(seat, action) is None
    assert woken is not None
    assert woken.outcome == match.outcome


@for_every_case
def test_what_was_said_and_thrown_is_the_same_when_a_whole_match_is_repeated(case: Case) -> None:
    played = [(seat, action) for _, seat, action in walk(case)]
    match, again = case.start(), case.start()
    match.repeat(played)
    again.repeat(played)

    assert again.log == match.log
    assert again.prologue == match.prologue
    assert position(again) == position(match)


@for_every_case
def test_a_choice_that_may_be_taken_back_leaves_no_trace(case: Case) -> None:
    snapshots: dict[int, object] = {}
    looks = close_looks(case)
    for match, _, _ in walk(case):
        snapshots[match.number] = position(match)
        if not looks(match):
            continue
        taken_back = take_back(match, snapshots)
        match.repeat([(entry.seat, entry.action) for entry in taken_back])
        assert position(match) == snapshots[match.number]


def take_back(match: Match, snapshots: dict[int, object]) -> list[Entry]:
    """Undo as far as it goes, and compare with what was; the choices taken back, in order."""
    taken_back: list[Entry] = []
    while match.log and match.why_no_undo(match.log[-1].seat) is None:
        last = match.log[-1]
        assert match.undo(last.seat) is None
        assert position(match) == snapshots[last.number], f"choice {last.number}"
        taken_back.insert(0, last)
    return taken_back


@for_every_case
def test_what_chance_or_sight_decided_is_not_taken_back(case: Case) -> None:
    known = None
    for match, seat, _ in walk(case):
        if known is not None:
            last = match.log[-1]
            learned = known - case.rules.hidden(match.game, last.seat)
            if last.chance or last.final or learned:
                before = position(match)
                assert match.undo(last.seat) is not None, f"choice {last.number}: {learned}"
                assert position(match) == before
        known = case.rules.hidden(match.game, seat)


@for_every_case
def test_nobody_takes_back_the_choice_of_another(case: Case) -> None:
    for match, _, _ in walk(case):
        if match.log:
            others = set(case.rules.seats(case.setup)) - {match.log[-1].seat}
            assert all(match.why_no_undo(seat) is not None for seat in others)


@for_every_case
def test_what_happens_in_a_fork_stays_in_the_fork(case: Case) -> None:
    looks = close_looks(case)
    for match, _, _ in walk(case):
        if looks(match):
            before, log = position(match), list(match.log)
            fork = match.fork()
            play_on(fork, case.player(match.number), 8)
            assert fork.number > match.number
            assert (position(match), match.log) == (before, log)


@for_every_case
def test_forks_with_the_same_secret_have_the_same_future(case: Case) -> None:
    looks = close_looks(case)
    for match, _, _ in walk(case):
        if looks(match):
            secret = secret_of(match.number)
            one, other = match.fork(secret), match.fork(secret)
            play_on(one, case.player(match.number), 8)
            play_on(other, case.player(match.number), 8)
            assert position(one) == position(other)


@for_every_case
def test_a_fork_of_a_fork_has_the_future_of_the_fork(case: Case) -> None:
    looks = close_looks(case)
    for match, _, _ in walk(case):
        if looks(match):
            one = match.fork(secret_of(match.number))
            other = one.fork()
            play_on(one, case.player(match.number), 8)
            play_on(other, case.player(match.number), 8)
            assert position(one) == position(other)


@for_every_case
def test_a_fork_without_a_secret_has_the_future_of_the_match(case: Case) -> None:
    looks, forks = close_looks(case), list[Match]()
    for match, seat, action in walk(case):
        for fork in forks:
            assert position(fork) == position(match)
        forks = [fork for fork in forks if fork.number < match.number + 8][-2:]
        if looks(match):
            forks.append(match.fork())
        for fork in forks:
            assert fork.choose(seat, action) is None


def play_on(match: Match, player: RandomPlayer, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            assert match.choose(*player.answer(match)) is None
