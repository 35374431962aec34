"""Choices taken back, and those that cannot be."""

from typing import Any

from msgspec import structs

from estafette.engine import (
    Action,
    Pass,
    Procedure,
    Sequence,
    Step,
    ask,
    encode,
    refuse,
    together,
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
    SEATS,
    SECRET,
    SPRING,
    Lay,
    Order,
    Post,
    Press,
    after,
    looks,
    new_match,
    play,
)


def test_the_last_choice_of_a_seat_is_taken_back():
    match = after((BLUE, Post("ford")))
    before = looks(match)
    play(match, (BLUE, Post("hill")))

    assert match.undo(BLUE) is None

    assert looks(match) == before
    assert [entry.number for entry in match.log] == [0]


def test_choices_are_taken_back_one_by_one_across_the_bounds_of_steps():
    match = new_match(SECRET)
    before = [looks(match)]
    for answer in (*PICKETS, (BLUE, Order("hold"))):
        play(match, answer)
        before.append(looks(match))

    while match.log:
        assert looks(match) == before.pop()
        assert match.undo(BLUE) is None
    assert looks(match) == before.pop()
    assert match.undo(BLUE) == refuse("", "undo.nothing")


def test_after_a_choice_is_taken_back_the_numbers_go_on_without_a_gap():
    match = after(*PICKETS)
    match.undo(BLUE)

    play(match, (BLUE, Post("wood")), *HOLDS)

    assert [(entry.number, entry.action) for entry in match.log[:2]] == [
        (0, Post("ford")),
        (1, Post("wood")),
    ]
    assert [entry.number for entry in match.log] == [0, 1, 2, 3]
    assert match.game.pickets == ["ford", "wood"]


def test_what_was_told_is_told_once_after_a_choice_is_taken_back():
    match = after(*PICKETS)
    told = list(match.told(BLUE))
    match.undo(BLUE)
    match.undo(BLUE)

    play(match, *PICKETS)

    assert list(match.told(BLUE)) == told


def test_a_match_goes_the_same_way_whether_or_not_a_choice_was_taken_back():
    straight, wavering = new_match(SECRET), new_match(SECRET)
    play(wavering, (BLUE, Pass()), (BLUE, Pass()))
    wavering.undo(BLUE)
    wavering.undo(BLUE)

    for match in (straight, wavering):
        play(match, *PICKETS, *ATTACKS, (BLUE, Press()))

    assert wavering.log == straight.log
    assert looks(wavering) == looks(straight)


def test_a_secret_order_can_be_taken_back_until_another_seat_has_answered():
    match = after(*PICKETS, (RED, Order("hold")))
    assert match.undo(BLUE) == refuse("", "undo.other")
    assert match.undo(RED) is None

    play(match, (RED, Order("attack")), (BLUE, Order("attack")))

    assert match.undo(RED) == refuse("", "undo.other")


def volleys() -> Match:
    """A die falls after each of the first two choices, and none after the two that follow."""

    def battle(game: Any) -> Procedure[None]:
        for _ in range(2):
            yield ask(BLUE, "volley", rule="1", offers=[Press(), Pass()])
            game.tell("die", die=game.dice.d6())
        for _ in range(2):
            yield ask(BLUE, "after", rule="1", offers=[Press(), Pass()])

    rules = structs.replace(RULES, sequence=Sequence(Step("1", battle)))
    return Match.start(rules, PRINTED, SPRING, SECRET)


def test_what_chance_has_decided_is_not_taken_back():
    match = volleys()
    play(match, (BLUE, Press()))
    before = looks(match)

    assert match.why_no_undo(BLUE) == refuse("", "undo.chance")
    assert match.undo(BLUE) == refuse("", "undo.chance")
    assert looks(match) == before


def test_where_something_was_shown_it_is_not_said_whether_dice_fell_too():
    match = after(*PICKETS, *ATTACKS)

    assert match.log[-1].chance
    assert match.why_no_undo(RED) == refuse("", "undo.shown")


def test_what_has_been_shown_is_not_taken_back():
    match = after(*PICKETS, *HOLDS)
    assert match.undo(RED) == refuse("", "undo.shown")

    card = match.game.hands[RED][0]
    play(match, (RED, Lay(card)))
    assert match.log[-1].final
    assert match.undo(RED) == refuse("", "undo.shown")


def test_a_choice_after_chance_is_taken_back_and_the_dice_lie_as_they_fell():
    match = volleys()
    play(match, (BLUE, Press()), (BLUE, Press()))
    before, log = encode(match.game), list(match.log)

    play(match, (BLUE, Press()))
    assert match.undo(BLUE) is None

    assert encode(match.game) == before
    assert match.log == log


def test_a_woken_match_takes_back_what_was_chosen_since_its_last_step_and_no_more():
    match = Match.wake(RULES, PRINTED, after((BLUE, Post("ford"))).saved())

    assert match.undo(BLUE) is None
    assert match.undo(BLUE) == refuse("", "undo.nothing")
    assert looks(match) == looks(new_match(SECRET))


def test_a_match_that_is_over_stays_over():
    match = after(*PICKETS, *HOLDS, (RED, Pass()))
    while match.open:
        decision = match.open[0]
        play(match, (decision.seat, decision.options[-1]))

    assert match.log[-1].chance == ()
    assert match.undo(match.log[-1].seat) == refuse("", "match.over")


def test_who_closes_a_secret_choice_has_seen_the_others_and_cannot_take_his_back():
    def write(side: str) -> Procedure[Action]:
        return (yield ask(side, "k", rule="1", offers=[Press(), Pass()]))

    def orders(game: Any) -> Procedure[None]:
        yield from together({side: write(side) for side in SEATS})

    rules = structs.replace(RULES, sequence=Sequence(Step("1", orders)))
    match = Match.start(rules, PRINTED, SPRING, SECRET)

    play(match, (BLUE, Press()))
    assert match.why_no_undo(BLUE) is None
    play(match, (RED, Press()))
    assert match.why_no_undo(RED) == refuse("", "undo.shown")
