"""What a seat cannot know makes no difference to anything it sees, hears, is asked or refused."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import json, to_builtins

from estafette.engine import Action, encode, secret_of
from estafette.match import Match, question

from ..cases import Case, slept_and_woken
from ..looking import hidden_from, keys_in, names_in, position, sent
from ..watching import Moment, Watch, watches
from ..wrong import wrong_answers


@watches
def a_guess_depends_on_nothing_that_the_seat_cannot_know(case: Case) -> Watch:
    while now := (yield):
        for seat in case.seats() if now.is_close else ():
            one = now.match.imagined(seat, secret_of(-1))
            two = now.guess(seat).imagined(seat, secret_of(-1))
            assert position(one) == position(two), f"{now}, {seat}"
            assert one.saved() == two.saved(), f"{now}, {seat}"


@watches
def a_guess_doubles_nothing_and_loses_nothing(case: Case) -> Watch:
    while now := (yield):
        for seat in case.seats() if now.is_close else ():
            other = now.guess(seat)
            if changed := names_on(other) ^ now.once(names_on, now.match):
                here, there = now.once(things_on, case, now.match), things_on(case, other)
                things = (here | there).union(
                    *now.hidden.values(), *hidden_from(case, other).values()
                )
                assert not changed & things - (here & there), f"{now}, {seat}"


@watches
def what_only_others_see_is_hidden(case: Case) -> Watch:
    """Of the ids that have ever been hidden: others may go by several names."""
    secrets = set[str]()
    while now := (yield):
        if now.is_close:
            seen = {seat: {*names_in(to_builtins(now.view(seat)))} for seat in case.seats()}
            hidden = now.hidden
            secrets.update(*hidden.values())
            for seat in case.seats():
                known_to_others = secrets.intersection(set[str]().union(*seen.values()))
                assert known_to_others - seen[seat] <= hidden[seat], f"{now}, {seat}"
                assert not seen[seat] & hidden[seat], f"{now}, {seat}"


@watches
def an_imagined_match_does_not_hold_the_true_dice(case: Case) -> Watch:
    while now := (yield):
        for seat in case.seats() if now.number <= 40 else ():
            fork = now.guess(seat).fork()
            assert fork.game.dice.secret != now.match.game.dice.secret, f"{now}, {seat}"


@watches
def a_secret_changed_refuses_nothing_else(case: Case) -> Watch:
    while now := (yield):
        for decision in now.match.open if now.is_looked_at else ():
            other = now.guess(decision.seat)
            for action in wrong_answers(case, now.match, decision, 12):
                assert sent(now.match.why_not(decision.seat, action)) == sent(
                    other.why_not(decision.seat, action)
                ), f"{now}: {action}"


@watches
def no_question_or_refusal_names_what_is_hidden_from_the_seat(case: Case) -> Watch:
    while now := (yield):
        for decision in now.match.open:
            hidden = now.hidden[decision.seat]
            assert not named(hidden, decision.options, decision.facts), decision.key
            if now.is_looked_at:
                for action, refusal in decision.refused():
                    assert not named(hidden, action, refusal.facts), refusal.key
                for action in wrong_answers(case, now.match, decision, 12):
                    answered = now.match.why_not(decision.seat, action)
                    assert answered is not None
                    assert not named(hidden - {*names_in(action)}, answered.facts), answered.key


@watches
def nobody_is_told_what_is_hidden_from_him(case: Case) -> Watch:
    """Nothing is named that stays hidden before the choice, after it, and at every word of it."""
    tell = case.rules.state.tell
    here: list[Match] = []
    heard = 0
    moments: list[dict[str | None, frozenset[str]]] = []

    def listen(game: Any, key: str, /, **facts: Any) -> None:
        tell(game, key, **facts)
        if here and game is here[0].game:
            moments.append({seat: case.rules.hidden(game, seat) for seat in case.seats()})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(case.rules.state, "tell", listen)
        while now := (yield):
            here[:] = [now.match]
            moments.append(now.hidden)
            if heard == now.number:
                continue
            heard = now.number
            for seat in case.seats():
                hidden = frozenset.intersection(*[moment[seat] for moment in moments])
                for told in now.match.log[-1].told:
                    if told.is_heard_by(seat):
                        assert not named(hidden, told.facts), f"{told.key} to {seat}"
            moments[:] = moments[-1:]


@watches
def an_answer_given_in_secret_changes_nothing_for_the_others(case: Case) -> Watch:
    while now := (yield):
        others = [other.seat for other in now.match.open if other.seat != now.seat]
        before = slept_and_woken(case, now.match) if others else now.match
        for after in now.once(answered_in_secret, now) if others else ():
            for other in (*others, None):
                assert sent(after.view(other)) == sent(before.view(other))
                assert not [told for told in after.log[-1].told if told.is_heard_by(other)]
            for other in others:
                assert question(after.decision(other)) == question(before.decision(other))


@watches
def an_answer_given_in_secret_is_not_imagined(case: Case) -> Watch:
    while now := (yield):
        for other in [other.seat for other in now.match.open if other.seat != now.seat]:
            after = now.once(answered_in_secret, now)
            still = [a for a in after if len(a.open) == len(after[0].open)]
            imagined = [each.imagined(other, secret_of(now.number)) for each in still]
            assert len({encode(each.game) for each in imagined}) == 1
            assert len({sent(each.saved()) for each in imagined}) == 1, f"{now}"


@watches
def what_can_be_taken_back_has_taught_nothing(case: Case) -> Watch:
    """The same choice in a world that the seat could not tell apart leads to the same sight."""
    other, chosen = None, None
    while now := (yield):
        if other is not None and chosen is not None:
            assert_taught_nothing(chosen, other)
        other, chosen = None, now
        if now.is_looked_at:
            other = now.match.imagined(now.seat, secret_of(f"{case.name}/{now.moment}"))
            other.game.told = []
    if other is not None and chosen is not None:
        assert_taught_nothing(chosen, other)


def assert_taught_nothing(chosen: Moment, other: Match) -> None:
    """Right after a choice, if it can be taken back."""
    seat = chosen.seat
    if chosen.match.why_no_undo(seat) is None:
        assert other.choose(seat, chosen.action) is None, f"{chosen}"
        assert learned(other, seat) == learned(chosen.match, seat), f"{chosen}"


def answered_in_secret(now: Moment) -> list[Match]:
    """The match a choice later, with everything told, after each of a few answers of a seat."""
    decision = now.match.decision(now.seat)
    assert decision is not None
    return [slept_and_answered(now, option) for option in decision.options[:4]]


def slept_and_answered(now: Moment, answer: Action) -> Match:
    other = slept_and_woken(now.case, now.match)
    assert other.choose(now.seat, answer) is None
    return other


def names_on(match: Match) -> set[str]:
    """Every name on the table at the last step, wherever it lies."""
    table = json.decode(match.saved().table)
    del table["dice"]
    return {*names_in(table), *keys_in(table)}


def things_on(case: Case, match: Match) -> set[str]:
    """What there is one of, and somebody sees: pieces and cards."""
    views = [match.view(seat) for seat in case.seats()]
    pieces = [piece.name for view in views for piece in view.pieces]
    return {*pieces, *[card.id for view in views for heap in view.cards for card in heap.open]}


def named(hidden: Iterable[str], *things: Any) -> set[str]:
    return {*hidden} & {*names_in(things)}


def learned(match: Match, seat: str) -> tuple[Any, ...]:
    """What a seat sees, hears and is asked right after a choice."""
    last = () if match.drafted else match.log[-1].told
    heard = [told for told in last if told.is_heard_by(seat)]
    asked = [decision.seat for decision in match.open]
    return match.view(seat), question(match.decision(seat)), heard, asked
