"""What may be found out in the course of play is named with its clause, and nothing besides."""

from collections import Counter
from collections.abc import Iterator, Set
from itertools import count

import pytest
from msgspec.structs import replace

from estafette.engine import Action, Dice, Rules, Told
from estafette.match import Match
from tests.words import words_of

from .cases import GAMES, TESTS, Case, RandomPlayer, cases_of, for_every_game
from .speech import ledger_of
from .watchers.worlds import a_secret_changed_is_not_seen, worlds_that_look_alike_stay_alike
from .watching import Moment, Watch
from .worlds import ALIKE, deductions, dice_unheard, found

DECISIONS = 5_000
MOST = 100_000  # decisions until what is rare has been met as well
LEAST = 300  # decisions of a case
FARTHER = 4  # times as many, if something has not been met yet
QUESTIONS = 20  # of which then none is looked at more often than the others together
WATCHING = (a_secret_changed_is_not_seen, worlds_that_look_alike_stay_alike)


def test_deductions_are_named_for_games_that_there_are() -> None:
    assert {game for game in GAMES if game not in deductions()} == set()


@for_every_game
def test_every_deduction_has_a_clause_and_a_key_that_exist(rules: Rules) -> None:
    ledger, messages = ledger_of(rules), words_of(rules)
    for deduction in deductions()[rules.id]:
        assert deduction.clause in ledger, deduction
        for key in deduction.keys if deduction.way != "seen" else ():
            assert "*" in key or messages.has(key), deduction
        if deduction.shown:
            assert str(deduction) in (TESTS / deduction.shown).read_text("utf-8")


def test_what_falls_unheard_counts_up_to_what_is_heard_next() -> None:
    red, blue = ("red",), ("blue",)
    told = [
        Told("orders.read", {"die": 4}, red),
        Told("guns.fire", {"dice": [1, 6]}),
        Told("orders.lost", {"sum": 4}, red),
        Told("riders.roll", {"roll": 7}, red),
        Told("rain.falls", {"die": 2}, blue),
    ]

    assert [dice_unheard(told, "blue", most) for most in range(3)] == [0, 1, 3]
    assert [dice_unheard(told, "red", most) for most in range(6)] == [0, 0, 0, 0, 0, 1]


@pytest.mark.night
@for_every_game
def test_no_secret_is_given_away_in_five_thousand_decisions(
    rules: Rules, capsys: pytest.CaptureFixture[str]
) -> None:
    times = scanned(rules, cases_of(rules))

    with capsys.disabled():
        print(f"\n{rules.id}: {times[ALIKE]} alike of {times.total()}", dict(times.most_common()))


@pytest.mark.night
@for_every_game
def test_every_deduction_is_drawn(rules: Rules) -> None:
    """By the lots of the day, so that it is known whether one is."""
    named = {str(each) for each in deductions()[rules.id] if not each.shown}
    times = scanned(rules, [replace(case, night="") for case in cases_of(rules)], named)

    assert named - times.keys() == set()


class CuriousPlayer(RandomPlayer):
    """Answers every second time as has been answered least so far, in all matches together."""

    def __init__(self, dice: Dice, times: Counter[tuple[str, Action]]) -> None:
        super().__init__(dice)
        self.times = times

    def answer(self, match: Match) -> tuple[str, Action]:
        decision = self.pick(match.open)
        options = decision.options
        if self.pick(range(2)):
            least = min([self.times[decision.key, option] for option in options])
            options = [o for o in options if self.times[decision.key, o] == least]
        action = self.pick(options)
        self.times[decision.key, action] += 1
        return decision.seat, action


def scanned(rules: Rules, cases: list[Case], wanted: Set[str] = frozenset()) -> Counter[str]:
    """What is found at every decision of some cases, one match of each after the other.

    They go on for longer if something that is wanted has not been found yet: farther into each
    match, for some things come late; and where they have seldom looked, for some things are rare.
    Every second match is then played by the curious.
    """
    found.clear()
    share, seen = max(LEAST, DECISIONS // len(cases)), 0
    times: Counter[tuple[str, Action]] = Counter()
    looks: Counter[str] = Counter()
    for seed in count():
        for each in cases:
            case = replace(each, seed=seed, followed=share * FARTHER if seed else share)
            player = case.player()
            if seed % 2:
                player = CuriousPlayer(player.dice, times)
            watches = [watch(case) for watch in WATCHING]
            for now in moments(case, player, looks, everywhere=not seed):
                seen += now is not None and now.is_looked_at
                for watch in watches:
                    send(watch, now)
        missing = wanted - {why for game, why in found if game == rules.id}
        if seen >= (MOST if missing else DECISIONS):
            break
    return Counter({why: times for (game, why), times in found.items() if game == rules.id})


def moments(
    case: Case, player: RandomPlayer, looks: Counter[str], *, everywhere: bool
) -> Iterator[Moment | None]:
    """All see the match from its first decision, and the end of it.

    They look everywhere, or at no question more often than at one in so many.
    """
    yield None
    match = case.start()
    while match.outcome is None and match.number < case.followed:
        key = match.open[0].key
        is_close = everywhere or looks[key] * QUESTIONS <= looks.total()
        looks[key] += is_close
        seat, action = player.answer(match)
        yield Moment(case, match, seat, action, close=is_close, looked_at=False)
        assert match.choose(seat, action) is None
    yield None


def send(watch: Watch, now: Moment | None) -> None:
    try:
        watch.send(now)
    except StopIteration:
        assert now is None
