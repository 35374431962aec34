"""One match: chosen, refused, told, put to rest and woken."""

import pickle
from typing import Any

import pytest
from msgspec import structs

from estafette.engine import (
    Action,
    Dice,
    Offers,
    Outcome,
    Pass,
    Procedure,
    Refusal,
    Sequence,
    Step,
    ask,
    refuse,
    secret_of,
)
from estafette.match import Diverged, Match, Saved, question
from tests.match.outposts import (
    ATTACKS,
    BLUE,
    CARDS,
    HOLDS,
    PICKETS,
    PRINTED,
    RED,
    RULES,
    SEATS,
    SECRET,
    SPRING,
    Order,
    Post,
    Press,
    after,
    looks,
    new_match,
    play,
    play_at_random,
)


def test_a_match_begins_at_its_first_question():
    match = new_match(SECRET)

    assert match.number == 0
    assert match.seats == SEATS
    assert match.outcome is None
    assert [decision.key for decision in match.open] == ["post.where"]
    assert match.path == ("2",)


def test_a_match_without_a_given_secret_has_one_of_its_own():
    secrets = {Match.start(RULES, PRINTED, SPRING).game.dice.secret for _ in range(3)}

    assert len(secrets) == 3
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


def test_a_seat_is_asked_what_is_put_to_it_and_nothing_else():
    match = new_match(SECRET)

    assert match.decision(BLUE) is match.open[0]
    assert match.decision(RED) is None
    assert match.decision(None) is None


def test_a_choice_is_made_and_written_down():
    match = after(*PICKETS)

    assert [(e.number, e.seat, e.action) for e in match.log] == [
        (0, BLUE, Post("ford")),
        (1, BLUE, Post("hill")),
    ]
    assert match.number == 2
    assert match.game.pickets == ["ford", "hill"]
    assert match.path == ("3",)


@pytest.mark.parametrize(
    ("seat", "action", "refusal"),
    [
        (RED, Post("hill"), refuse("", "decision.not-yours")),
        ("green", Post("hill"), refuse("", "decision.not-yours")),
        (BLUE, Post("ford"), refuse("2.2", "post.taken", place="ford")),
        (BLUE, Post("moon"), refuse("", "decision.unknown-name", name="moon")),
        (BLUE, Post("fog"), refuse("2.1", "post.nowhere", place="fog")),
        (BLUE, Press(), refuse("", "decision.not-offered")),
    ],
)
def test_a_choice_that_is_refused_changes_nothing(seat, action, refusal):
    match = after((BLUE, Post("ford")))
    before = looks(match)

    assert match.why_not(seat, action) == refusal
    assert match.choose(seat, action) == refusal
    assert looks(match) == before
    assert len(match.log) == 1


def test_an_option_needs_no_printed_name():
    class Count(Action, frozen=True):
        word: str

    def counting(game: Any) -> Procedure[None]:
        yield ask(BLUE, "count", rule="1", offers=[Count("one"), Count("two")])

    rules = structs.replace(RULES, sequence=Sequence(Step("1", counting)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    assert match.choose(BLUE, Count("one")) is None


def test_what_is_offered_and_forbidden_is_refused_by_its_clause_whatever_its_name():
    class Count(Action, frozen=True):
        word: str

    def too_much(count: Count) -> Refusal | None:
        return refuse("1.1", "count.too-much") if count.word == "three" else None

    def counting(game: Any) -> Procedure[None]:
        words = ("one", "two", "three")
        yield ask(BLUE, "count", rule="1", offers=[*map(Count, words)], unless=too_much)

    rules = structs.replace(RULES, sequence=Sequence(Step("1", counting)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    assert match.choose(BLUE, Count("three")) == refuse("1.1", "count.too-much")
    assert match.choose(BLUE, Count("four")).key == "decision.unknown-name"


def test_a_name_that_is_printed_nowhere_never_reaches_a_predicate():
    def judge(post: Post) -> Refusal | None:
        assert post.place in PRINTED.names
        return None

    def asking(game: Any) -> Procedure[None]:
        yield ask(BLUE, "k", rule="1", also=(Offers((Post("ford"), Post("hill")), judge),))

    rules = structs.replace(RULES, sequence=Sequence(Step("1", asking)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    refusal = match.choose(BLUE, Post("moon"))

    assert refusal == refuse("", "decision.unknown-name", name="moon")


def test_seats_that_choose_in_secret_answer_in_any_order_with_the_same_end():
    one = after(*PICKETS, (BLUE, Order("hold")), (RED, Order("attack")))
    other = after(*PICKETS, (RED, Order("attack")), (BLUE, Order("hold")))

    assert looks(one) == looks(other)
    assert [entry.seat for entry in one.log[2:]] == [BLUE, RED]
    assert [entry.seat for entry in other.log[2:]] == [RED, BLUE]


def test_who_has_answered_in_secret_is_asked_no_more():
    match = after(*PICKETS)
    assert [decision.seat for decision in match.open] == [BLUE, RED]

    play(match, (RED, Order("hold")))

    assert [decision.seat for decision in match.open] == [BLUE]
    assert match.choose(RED, Order("attack")) == refuse("", "decision.not-yours")
    assert match.choose(BLUE, Order("charge")) == refuse("", "decision.unknown-name", name="charge")
    assert match.game.orders == {}


def test_what_chance_answered_is_written_with_the_choice_that_called_it():
    match = after(*PICKETS, *ATTACKS, (BLUE, Press()), loaded=(2, 5))

    assert [entry.chance for entry in match.log] == [(), (), (), (2,), (5,)]


def test_a_match_that_is_over_asks_nothing_and_takes_nothing():
    match = after(*PICKETS, *ATTACKS, (BLUE, Press()), loaded=(2, 6))

    assert match.outcome == Outcome(
        BLUE, "4.1", "victory.ford", {"day": 1, "places": ("ford", "hill", "wood")}
    )
    assert match.open == ()
    assert match.decision(BLUE) is None
    assert match.choose(BLUE, Pass()) == refuse("", "match.over")


def test_each_seat_hears_what_is_told_to_it_and_nothing_else():
    match = after(*PICKETS, *HOLDS, (RED, Pass()))

    def heard(seat: str | None) -> list[tuple[int, str]]:
        return [(number, told.key) for number, told in match.told(seat)]

    to_all = [
        (-1, "dawn"),
        (0, "post.done"),
        (1, "post.done"),
        (3, "orders.read"),
        (4, "dawn"),
    ]
    assert heard(None) == to_all
    assert heard(BLUE) == [(-1, "deal"), *to_all[:4], (4, "draw.done"), *to_all[4:]]
    assert heard(BLUE) == heard(RED)
    dealt = {seat: next(match.told(seat))[1].facts["cards"] for seat in SEATS}
    assert not set(dealt[BLUE]) & set(dealt[RED])


def test_what_was_told_can_be_heard_from_a_choice_on():
    match = after(*PICKETS, *HOLDS)

    assert [number for number, _ in match.told(None, since=1)] == [1, 3]
    assert [number for number, _ in match.told(None, since=4)] == []


@pytest.mark.parametrize("number", range(0, 24, 3))
def test_a_match_put_to_rest_wakes_as_it_was_and_goes_the_same_way(number):
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of(number)), number)

    saved = match.saved()
    woken = Match.wake(RULES, PRINTED, saved)

    assert looks(woken) == looks(match)
    assert woken.saved() == saved
    for each in (match, woken):
        play_at_random(each, Dice(secret_of("the rest")))
    assert looks(woken) == looks(match)
    assert woken.log[-1] == match.log[-1]


def test_a_match_at_rest_is_the_table_at_the_last_step_and_the_choices_since():
    match = after(*PICKETS, (RED, Order("hold")))

    saved = match.saved()

    assert saved.setup == SPRING
    assert saved.number == 2
    assert saved.choices == ((RED, Order("hold")),)


def test_a_woken_match_goes_on_counting():
    woken = Match.wake(RULES, PRINTED, after(*PICKETS, *HOLDS).saved())

    play(woken, (RED, Pass()))

    assert woken.number == 5
    assert woken.log[-1].number == 4


def test_a_choice_that_is_no_longer_legal_diverges_by_its_number():
    saved = after(*PICKETS, (RED, Order("hold"))).saved()
    changed = Saved(saved.setup, saved.table, saved.number, ((RED, Order("charge")),))

    with pytest.raises(Diverged, match=r"choice 2: decision\.unknown-name") as caught:
        Match.wake(RULES, PRINTED, changed)

    assert caught.value.refusal.key == "decision.unknown-name"


def test_the_questions_of_two_matches_are_compared_without_their_reasons():
    one, other = new_match(SECRET), new_match(secret_of("other"))

    assert question(one.decision(BLUE)) == question(other.decision(BLUE))
    assert question(None) is None


def test_every_card_is_somewhere():
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of("cards")))

    game = match.game
    cards = [*game.deck.pile, *game.hands[BLUE], *game.hands[RED], *game.laid]
    assert sorted(cards) == sorted(CARDS)


def test_a_divergence_passes_between_processes():
    again = pickle.loads(pickle.dumps(Diverged(3, refuse("2.2", "post.taken", place="ford"))))

    assert str(again) == "choice 3: post.taken [2.2]"


def test_a_match_that_is_over_before_it_begins_can_be_put_to_rest():
    won = Outcome(None, "0", "victory.none")
    rules = structs.replace(RULES, outcome=lambda game: won)
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    assert match.path == ("1",)
    assert Match.wake(rules, PRINTED, match.saved()).outcome == won
    assert match.fork().outcome == won


class Send(Action, frozen=True):
    routes: tuple[tuple[str, str], ...]


def test_a_name_that_is_printed_nowhere_is_found_however_deep():
    def asking(game: Any) -> Procedure[None]:
        yield ask(BLUE, "k", rule="1", offers=[Send((("ford", "hill"),)), Send(())])

    rules = structs.replace(RULES, sequence=Sequence(Step("1", asking)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    refusal = match.choose(BLUE, Send((("ford", "moon"),)))

    assert refusal == refuse("", "decision.unknown-name", name="moon")
