"""What a seat cannot know makes no difference to anything it sees, hears, is asked or refused."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import json, to_builtins

from estafette.engine import Action, Dice, decode, encode, secret_of
from estafette.match import Match, question

from .cases import Case, close_looks, for_every_case, slept_and_woken, walk
from .looking import hidden_from, keys_in, names_in, position, sent, sight
from .wrong import wrong_answers


@for_every_case
def test_a_secret_changed_is_not_seen(case: Case) -> None:
    looks = close_looks(case)
    for match, _, _ in walk(case):
        if looks(match):
            for seat in case.seats():
                other = match.imagined(seat, secret_of(match.number))
                assert sight(other, seat) == sight(match, seat), f"choice {match.number}, {seat}"


@for_every_case
def test_between_two_steps_the_first_guess_is_right(case: Case) -> None:
    looks = close_looks(case, 1)
    for match, _, _ in walk(case):
        if not match.saved().choices and looks(match):
            woken = slept_and_woken(case, match)
            for seat in case.seats():
                other = guessed(case, match, seat)
                assert sight(other, seat) == sight(woken, seat), f"choice {match.number}, {seat}"


@for_every_case
def test_a_guess_depends_on_nothing_that_the_seat_cannot_know(case: Case) -> None:
    looks = close_looks(case, 2)
    for match, _, _ in walk(case):
        if looks(match):
            for seat in case.seats():
                other = match.imagined(seat, secret_of(match.number))
                one = match.imagined(seat, secret_of(-1))
                two = other.imagined(seat, secret_of(-1))
                assert position(one) == position(two), f"choice {match.number}, {seat}"
                assert one.saved() == two.saved(), f"choice {match.number}, {seat}"


@for_every_case
def test_a_guess_doubles_nothing_and_loses_nothing(case: Case) -> None:
    looks = close_looks(case, 6)
    for match, _, _ in walk(case):
        if looks(match):
            for seat in case.seats():
                other = match.imagined(seat, secret_of(match.number))
                things = things_of(case, match) | things_of(case, other)
                lost_or_doubled = (names_on(other) ^ names_on(match)) & things
                assert not lost_or_doubled, f"choice {match.number}, {seat}"


@for_every_case
def test_what_only_others_see_is_hidden(case: Case) -> None:
    """Of the ids that have ever been hidden: others may go by several names."""
    looks, secrets = close_looks(case, 7), set[str]()
    for match, _, _ in walk(case):
        if looks(match):
            seen = {seat: {*names_in(to_builtins(match.view(seat)))} for seat in case.seats()}
            hidden = hidden_from(case, match)
            secrets.update(*hidden.values())
            for seat in case.seats():
                known_to_others = secrets.intersection(set[str]().union(*seen.values()))
                assert known_to_others - seen[seat] <= hidden[seat], f"{match.number}, {seat}"
                assert not seen[seat] & hidden[seat], f"choice {match.number}, {seat}"


@for_every_case
def test_an_imagined_match_does_not_hold_the_true_dice(case: Case) -> None:
    for match, _, _ in walk(case):
        if match.number > 40:
            return
        for seat in case.seats():
            fork = match.imagined(seat, secret_of(match.number)).fork()
            assert fork.game.dice.secret != match.game.dice.secret, f"choice {match.number}"


@for_every_case
def test_a_secret_changed_refuses_nothing_else(case: Case) -> None:
    looks = close_looks(case, 3)
    for match, _, _ in walk(case):
        if looks(match):
            for decision in match.open:
                other = match.imagined(decision.seat, secret_of(match.number))
                for action in wrong_answers(case, match, decision, 12):
                    assert sent(match.why_not(decision.seat, action)) == sent(
                        other.why_not(decision.seat, action)
                    ), f"choice {match.number}: {action}"


@for_every_case
def test_no_question_or_refusal_names_what_is_hidden_from_the_seat(case: Case) -> None:
    looks = close_looks(case, 4)
    for match, _, _ in walk(case):
        for decision in match.open:
            hidden = case.rules.hidden(match.game, decision.seat)
            assert not named(hidden, decision.options, decision.facts), decision.key
            if looks(match):
                for action, refusal in decision.refused():
                    assert not named(hidden, action, refusal.facts), refusal.key
                for action in wrong_answers(case, match, decision, 12):
                    answered = match.why_not(decision.seat, action)
                    assert answered is not None
                    assert not named(hidden - {*names_in(action)}, answered.facts), answered.key


@for_every_case
def test_nobody_is_told_what_is_hidden_from_him(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is named that stays hidden before the choice, after it, and at every word of it."""
    state, tell = case.rules.state, case.rules.state.tell
    moments: list[dict[str | None, frozenset[str]]] = []

    def listen(game: Any, key: str, /, **facts: Any) -> None:
        tell(game, key, **facts)
        moments.append({seat: case.rules.hidden(game, seat) for seat in case.seats()})

    monkeypatch.setattr(state, "tell", listen)
    for match, _, _ in walk(case):
        moments.append(hidden_from(case, match))
        if match.log:
            for seat in case.seats():
                hidden = frozenset.intersection(*[moment[seat] for moment in moments])
                for told in match.log[-1].told:
                    if told.is_heard_by(seat):
                        assert not named(hidden, told.facts), f"{told.key} to {seat}"
        moments[:] = moments[-1:]


@for_every_case
def test_an_answer_given_in_secret_changes_nothing_for_the_others(case: Case) -> None:
    for match, seat, _ in walk(case):
        decision = match.decision(seat)
        assert decision is not None
        others = [other.seat for other in match.open if other.seat != seat]
        before = slept_and_woken(case, match) if others else match
        for option in decision.options[:4] if others else ():
            after = slept_and_answered(case, match, seat, option)
            for other in (*others, None):
                assert sent(after.view(other)) == sent(before.view(other))
                assert not [told for told in after.log[-1].told if told.is_heard_by(other)]
            for other in others:
                assert question(after.decision(other)) == question(before.decision(other))


@for_every_case
def test_an_answer_given_in_secret_is_not_imagined(case: Case) -> None:
    for match, seat, _ in walk(case):
        decision = match.decision(seat)
        assert decision is not None
        for other in [other.seat for other in match.open if other.seat != seat]:
            after = [
                slept_and_answered(case, match, seat, option) for option in decision.options[:4]
            ]
            still = [a for a in after if len(a.open) == len(after[0].open)]
            imagined = [each.imagined(other, secret_of(match.number)) for each in still]
            assert len({encode(each.game) for each in imagined}) == 1
            assert len({sent(each.saved()) for each in imagined}) == 1, f"choice {match.number}"


def guessed(case: Case, match: Match, seat: str | None) -> Match:
    """The match with everything redrawn that a seat cannot know, at the first attempt."""
    saved = match.saved()
    guess = case.rules.imagine(match.game, seat, Dice(secret_of(match.number)))
    table = decode(case.rules.state, saved.table, case.printed)
    case.rules.suppose(table, guess)
    return Match(case.rules, case.setup, table, number=saved.number)


def slept_and_answered(case: Case, match: Match, seat: str, answer: Action) -> Match:
    """The same match a choice later, with everything told; the match itself stays where it is."""
    other = slept_and_woken(case, match)
    assert other.choose(seat, answer) is None
    return other


def names_on(match: Match) -> set[str]:
    """Every name on the table at the last step, wherever it lies."""
    table = json.decode(match.saved().table)
    del table["dice"]
    return {*names_in(table), *keys_in(table)}


def things_of(case: Case, match: Match) -> set[str]:
    """What there is one of: pieces and cards that somebody sees, and what somebody does not."""
    views = [match.view(seat) for seat in case.seats()]
    pieces = [piece.name for view in views for piece in view.pieces]
    cards = [card.id for view in views for heap in view.cards for card in heap.open]
    return {*pieces, *cards}.union(*hidden_from(case, match).values())


def named(hidden: Iterable[str], *things: Any) -> set[str]:
    return {*hidden} & {*names_in(things)}


@for_every_case
def test_what_can_be_taken_back_has_taught_nothing(case: Case) -> None:
    """The same choice in a world that the seat could not tell apart leads to the same sight."""
    looks = close_looks(case, 5)
    for match, seat, action in walk(case):
        if not looks(match):
            continue
        other = match.imagined(seat, secret_of(f"{case.name}/{match.number}"))
        other.game.told = []
        assert match.choose(seat, action) is None
        if match.why_no_undo(seat) is None:
            assert other.choose(seat, action) is None, f"choice {match.number}"
            assert learned(other, seat) == learned(match, seat), f"choice {match.number}"


def learned(match: Match, seat: str) -> tuple[Any, ...]:
    """What a seat sees, hears and is asked right after a choice."""
    heard = [told for told in match.log[-1].told if told.is_heard_by(seat)]
    asked = [decision.seat for decision in match.open]
    return match.view(seat), question(match.decision(seat)), heard, asked
