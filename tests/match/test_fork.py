"""The same match once more, free to go another way."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import (
    Dice,
    Outcome,
    Pass,
    Procedure,
    Sequence,
    Step,
    ask,
    encode,
    end,
    secret_of,
)
from estafette.match import Match
from tests.match.outposts import (
    ATTACKS,
    BLUE,
    HOLDS,
    PICKETS,
    PRINTED,
    RED,
    RULES,
    SECRET,
    SPRING,
    Order,
    Press,
    after,
    looks,
    new_match,
    play,
    play_at_random,
)


@pytest.mark.parametrize("number", range(0, 20, 2))
def test_a_fork_is_the_same_match_and_goes_its_own_way(number):
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of(number)), number)
    before, log = looks(match), list(match.log)

    fork = match.fork()
    assert looks(fork) == before
    play_at_random(fork, Dice(secret_of("fork")))

    assert looks(match) == before
    assert match.log == log
    play_at_random(match, Dice(secret_of("fork")))
    assert looks(fork) == looks(match)


def test_a_fork_in_the_midst_of_secret_orders_waits_for_the_same_seat():
    match = after(*PICKETS, (RED, Order("attack")))

    fork = match.fork()
    assert [decision.seat for decision in fork.open] == [BLUE]
    play(fork, (BLUE, Order("attack")))
    play(match, (BLUE, Order("attack")))

    assert looks(fork) == looks(match)


def test_a_fork_goes_by_the_answers_that_were_given_in_silence():
    def forced_then_free(game: Any) -> Procedure[None]:
        while True:
            yield ask(BLUE, "forced", rule="1", offers=[Press()])
            game.day += game.dice.d6()
            yield ask(BLUE, "free", rule="1", offers=[Press(), Pass()])
            yield ask(BLUE, "forced", rule="1", offers=[Pass()])

    rules = structs.replace(RULES, sequence=Sequence(Step("1", forced_then_free)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    for answer in (Press(), Pass(), Press()):
        assert looks(match.fork().fork()) == looks(match)
        play(match, (BLUE, answer))
    assert looks(match.fork()) == looks(match)


@pytest.mark.parametrize("loaded", [(1, 6), (1, 1)])
def test_a_fork_of_a_match_that_is_over_is_over(loaded):
    match = after(*PICKETS, *ATTACKS, (BLUE, Press()), loaded=loaded)
    play_at_random(match, Dice(secret_of("the end")))

    assert match.outcome is not None
    assert looks(match.fork()) == looks(match)
    assert looks(Match.wake(RULES, PRINTED, match.saved())) == looks(match)


def test_a_fork_tells_nothing():
    fork = after(*PICKETS).fork()
    play(fork, *HOLDS)

    assert list(fork.told(BLUE)) == []


def test_a_fork_with_a_secret_goes_by_other_dice():
    match = after(*PICKETS, (BLUE, Order("attack")))

    def die(secret: str | None) -> tuple[int | str, ...]:
        fork = match.fork(secret)
        play(fork, (RED, Order("attack")))
        return fork.log[-1].chance

    assert {die(None) for _ in range(5)} == {die(None)}
    assert len({die(secret_of(seed)) for seed in range(40)}) == 6


def test_a_fork_of_a_match_lost_in_a_step_that_asks_nothing_is_over():
    def asking(game: Any) -> Procedure[None]:
        yield ask(BLUE, "k", rule="1", offers=[Press(), Pass()])

    def collapse(game: Any) -> None:
        end(Outcome(RED, "2", "victory.collapse"))

    rules = structs.replace(RULES, sequence=Sequence(Step("1", asking), Step("2", collapse)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    play(match, (BLUE, Press()))

    assert match.outcome == Outcome(RED, "2", "victory.collapse")
    assert looks(match.fork()) == looks(match)


def volleys(game: Any) -> Procedure[None]:
    """One long step in which a die falls at every choice and the pile is shuffled."""
    while True:
        yield ask(BLUE, "volley", rule="1", offers=[Press(), Pass()])
        game.tell("die", die=game.dice.d6())
        game.deck.shuffle(game)


@pytest.mark.parametrize("before", [0, 1, 5])
def test_a_fork_of_a_fork_by_other_dice_goes_the_way_of_that_fork(before):
    rules = structs.replace(RULES, sequence=Sequence(Step("1", volleys)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    play(match, *[(BLUE, Press())] * before)

    fork = match.fork(secret_of("other"))
    assert fork.game.deck == match.game.deck
    play(fork, *[(BLUE, Press())] * 3)
    other = fork.fork()

    assert encode(other.game) == encode(fork.game)
    assert encode(Match.wake(rules, PRINTED, fork.saved()).game) == encode(fork.game)
    assert SECRET not in repr(fork.saved())
