"""A match can be saved and woken anywhere, taken back where that is fair, and forked freely."""

from typing import TypeAlias

from estafette.engine import Action, secret_of
from estafette.match import Match

from ..cases import Case, RandomPlayer, slept_and_woken
from ..looking import position, sight
from ..watching import Watch, watches

Answer: TypeAlias = tuple[str, Action]


@watches
def a_match_woken_at_any_decision_stands_and_goes_on_as_before(case: Case) -> Watch:
    woken = None
    while now := (yield):
        if woken is not None:
            assert position(woken) == now.position, f"{now}: it went on otherwise"
            assert not woken.log or woken.log[-1] == now.match.log[-1]
        woken = slept_and_woken(case, now.match)
        assert position(woken) == now.position, f"{now}"
        for seat in case.seats() if now.is_close else ():
            assert sight(woken, seat) == now.sight(seat), f"{now}, {seat}"
        match = now.match
        assert woken.choose(now.seat, now.action) is None
    assert woken is not None
    assert woken.outcome == match.outcome


@watches
def what_was_said_and_thrown_is_the_same_when_a_whole_match_is_repeated(case: Case) -> Watch:
    match, played = case.start(), []
    while now := (yield):
        match = now.match
        played.append((now.seat, now.action))
    again = case.start()
    again.repeat(played)

    assert again.log == match.log
    assert again.prologue == match.prologue
    assert position(again) == position(match)


@watches
def a_choice_that_may_be_taken_back_leaves_no_trace(case: Case) -> Watch:
    """In a match of his own, which goes the same way: here the past is changed."""
    twin, stood = case.start(), dict[tuple[int, int], object]()
    while now := (yield):
        stood[now.moment] = now.position
        assert position(twin) == now.position, f"{now}"
        if now.is_close:
            taken_back = take_back(twin, stood)
            twin.repeat(taken_back)
            assert position(twin) == now.position, f"{now}"
        assert twin.choose(now.seat, now.action) is None


def take_back(match: Match, stood: dict[tuple[int, int], object]) -> list[Answer]:
    """Undo as far as it goes, and compare with what was; the answers taken back, in order."""
    taken_back: list[Answer] = []
    while (last := last_answer(match)) and match.why_no_undo(last[0]) is None:
        assert match.undo(last[0]) is None
        assert position(match) == stood[match.moment], f"choice {match.moment}"
        taken_back.insert(0, last)
    return taken_back


def last_answer(match: Match) -> Answer | None:
    """Who answered last, if it was on a paper that is not handed in, and what."""
    answers = match.answers_since(match.number if match.drafted else match.number - 1)
    return answers[-1] if answers else None


@watches
def what_chance_or_sight_decided_is_not_taken_back(case: Case) -> Watch:
    known = None
    while now := (yield):
        if known is not None and not now.match.drafted:
            last = now.match.log[-1]
            learned = known - now.hidden[last.seat]
            if last.chance or last.final or learned:
                refusal = now.match.why_no_undo(last.seat)
                assert refusal is not None, f"choice {last.number}: {learned}"
                assert now.match.undo(last.seat) == refusal
                assert position(now.match) == now.position
        known = now.hidden[now.seat]


@watches
def nobody_takes_back_the_choice_of_another(case: Case) -> Watch:
    while now := (yield):
        if last := last_answer(now.match):
            others = set(case.rules.seats(case.setup)) - {last[0]}
            assert all(now.match.why_no_undo(seat) is not None for seat in others)


@watches
def a_paper_is_written_by_one_alone_and_nothing_falls_on_it(case: Case) -> Watch:
    """What is drafted is taken back at will, and nobody else hears of it."""
    while now := (yield):
        match = now.match
        if match.is_on_paper:
            writers = {seat for seat, _ in match.answers_since(match.number)}
            assert {decision.seat for decision in match.open} == writers | {now.seat} == {now.seat}
            if match.drafted:
                assert not match.game.dice.fallen, f"{now}: chance answers a draft"
                assert not match.game.uncovered, f"{now}: a draft uncovers something"


@watches
def what_happens_in_a_fork_stays_in_the_fork(case: Case) -> Watch:
    while now := (yield):
        if now.is_close:
            log = list(now.match.log)
            fork = now.match.fork()
            play_on(fork, case.player(now.number), 8)
            assert fork.moment > now.moment
            assert (position(now.match), now.match.log) == (now.position, log)


@watches
def forks_with_the_same_secret_have_the_same_future(case: Case) -> Watch:
    while now := (yield):
        if now.is_close:
            secret = secret_of(now.number)
            one, other = now.match.fork(secret), now.match.fork(secret)
            play_on(one, case.player(now.number), 8)
            play_on(other, case.player(now.number), 8)
            assert position(one) == position(other), f"{now}"


@watches
def a_fork_of_a_fork_has_the_future_of_the_fork(case: Case) -> Watch:
    while now := (yield):
        if now.is_close:
            one = now.match.fork(secret_of(now.number))
            other = one.fork()
            play_on(one, case.player(now.number), 8)
            play_on(other, case.player(now.number), 8)
            assert position(one) == position(other), f"{now}"


@watches
def a_fork_without_a_secret_has_the_future_of_the_match(case: Case) -> Watch:
    forks = list[Match]()
    while now := (yield):
        for fork in forks:
            assert position(fork) == now.position, f"{now}"
        forks = forks[-2:]
        if now.is_close:
            forks.append(now.match.fork())
        for fork in forks:
            assert fork.choose(now.seat, now.action) is None


def play_on(match: Match, player: RandomPlayer, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            assert match.choose(*player.answer(match)) is None
