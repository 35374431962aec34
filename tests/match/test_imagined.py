"""A match as a seat may imagine it: what it knows stays, what it cannot know is redrawn."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from estafette.engine import (
    Dice,
    Pass,
    Procedure,
    Rules,
    Sequence,
    Setup,
    Step,
    ask,
    encode,
    secret_of,
)
from estafette.match import Match, Unimaginable, question
from estafette.match.match import ATTEMPTS
from tests.match.outposts import (
    BLUE,
    CARDS,
    PRINTED,
    RED,
    RULES,
    SEATS,
    SPRING,
    Lay,
    Order,
    Post,
    imagine,
    new_match,
    play,
    play_at_random,
    suppose,
)

SECRET = secret_of("imagined")
TO_THE_CARDS = (
    (BLUE, Post("ford")),
    (BLUE, Post("hill")),
    (BLUE, Order("hold")),
    (RED, Order("hold")),
)


def with_cards(**hands: list[str]) -> Match:
    """A match at Red's cards, the hands given, the rest of the cards in the pile."""

    def deal(printed: Any, setup: Setup, dice: Dice) -> Any:
        game = RULES.start(printed, setup, dice)
        game.hands = {side: list(hands[side]) for side in SEATS}
        held = [card for hand in hands.values() for card in hand]
        game.deck.pile = [card for card in CARDS if card not in held]
        return game

    match = Match.start(structs.replace(RULES, start=deal), PRINTED, SPRING, SECRET)
    play(match, *TO_THE_CARDS)
    return match


@pytest.mark.parametrize("number", range(0, 20, 2))
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_seat_sees_and_is_asked_the_same_in_what_it_imagines(number, seat):
    match = new_match(SECRET)
    play_at_random(match, Dice(secret_of(number)), number)

    other = match.imagined(seat, secret_of("guess"))

    assert other.number == match.number
    assert other.view(seat) == match.view(seat)
    assert question(other.decision(seat)) == question(match.decision(seat))
    assert [d.seat for d in other.open] == [d.seat for d in match.open]


def test_what_the_seat_knows_stays_and_the_rest_is_redrawn_evenly():
    match = with_cards(blue=["drum", "eagle"], red=["fog", "gabion"])
    hands: Counter[str] = Counter()
    for seed in range(200):
        other = match.imagined(BLUE, secret_of(seed))
        assert other.game.hands[BLUE] == ["drum", "eagle"]
        hands.update(other.game.hands[RED])

    assert set(hands) == {"fog", "gabion", "horse", "ice"}
    assert all(70 < count < 130 for count in hands.values())


def test_what_is_imagined_depends_on_what_the_seat_knows_and_the_secret_alone():
    match = with_cards(blue=["drum", "eagle"], red=["fog", "gabion"])
    other = with_cards(blue=["drum", "eagle"], red=["ice", "horse"])

    for seed in range(10):
        guess, guess_of_other = (m.imagined(BLUE, secret_of(seed)) for m in (match, other))
        assert guess.game.hands == guess_of_other.game.hands
        assert guess.game.deck == guess_of_other.game.deck


def test_what_was_laid_open_since_the_last_step_is_laid_open_in_every_guess():
    match = with_cards(blue=["drum", "eagle"], red=["fog", "gabion"])
    play(match, (RED, Lay("fog")))

    for seed in range(20):
        other = match.imagined(BLUE, secret_of(seed))
        assert other.game.laid == ["fog"]
        assert len(other.game.hands[RED]) == 1


def test_the_true_match_is_not_touched():
    match = with_cards(blue=["drum", "eagle"], red=["fog", "gabion"])

    play_at_random(match.imagined(BLUE, secret_of(1)), Dice(secret_of(2)))

    assert match.number == 4
    assert match.game.hands == {BLUE: ["drum", "eagle"], RED: ["fog", "gabion"]}


def test_nobody_listens_to_an_imagined_match():
    other = new_match(SECRET).imagined(RED, secret_of(1))
    play(other, (BLUE, Post("ford")))

    assert other.log[-1].told == ()


Guess = Callable[[Any, str | None, Dice], Any]


def guessing(guess: Guess) -> tuple[Match, list[int]]:
    """A match where Red has laid a card and Blue guesses so; and the count of its guesses."""
    calls: list[int] = []

    def counted(game: Any, seat: str | None, dice: Dice) -> Any:
        calls.append(len(calls))
        return guess(game, seat, dice)

    rules: Rules = structs.replace(RULES, imagine=counted, suppose=lay_as_told)
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    play(match, *TO_THE_CARDS, (RED, Lay(match.game.hands[RED][0])))
    return match, calls


def lay_as_told(game: Any, guess: Any) -> dict[str, str]:
    """A guess may say outright what Red held."""
    if isinstance(guess, list):
        game.hands[RED] = list(guess)
        return {}
    return suppose(game, guess)


def test_a_guess_that_makes_a_choice_illegal_is_thrown_away_and_another_made():
    def wrong_twice(game: Any, seat: str | None, dice: Dice) -> Any:
        return [] if len(calls) < 3 else imagine(game, seat, dice)

    match, calls = guessing(wrong_twice)
    other = match.imagined(BLUE, secret_of(1))

    assert len(calls) == 3
    assert other.game.laid == match.game.laid


def test_a_guess_that_looks_otherwise_to_the_seat_is_thrown_away():
    def a_card_too_many(game: Any, seat: str | None, dice: Dice) -> Any:
        return [*game.laid, "a", "b", "c"] if len(calls) < 3 else imagine(game, seat, dice)

    match, calls = guessing(a_card_too_many)
    other = match.imagined(BLUE, secret_of(1))

    assert len(calls) == 3
    assert len(other.game.hands[RED]) == 1


def test_a_seat_that_guesses_wrong_for_ever_cannot_imagine_the_match():
    match, calls = guessing(lambda game, seat, dice: [])

    with pytest.raises(Unimaginable, match="outposts: choice 5, seat blue"):
        match.imagined(BLUE, secret_of(1))

    assert len(calls) == ATTEMPTS


def bury(game: Any, side: str) -> Procedure[None]:
    """Cards go face down to the discard: the other side sees that, not which."""
    for _ in range(2):
        offers = [Lay(card) for card in game.hands[side]]
        choice = yield ask(side, "bury.which", rule="1", offers=offers, or_else=Pass())
        if isinstance(choice, Lay):
            game.hands[side].remove(choice.card)
            game.deck.discard.append(choice.card)


def test_choices_are_made_again_under_the_names_of_the_guess():
    def exchange(game: Any, guess: Any) -> dict[str, str]:
        game.hands[RED] = ["horse", "ice"]
        return {"fog": "ice", "gabion": "horse"}

    def deal(printed: Any, setup: Setup, dice: Dice) -> Any:
        game = RULES.start(printed, setup, dice)
        game.hands = {BLUE: ["drum"], RED: ["fog", "gabion"]}
        return game

    bury_by_red = Sequence(Step("1", bury, by=RED))
    rules = structs.replace(RULES, start=deal, suppose=exchange, sequence=bury_by_red)
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    play(match, (RED, Lay("fog")))

    other = match.imagined(BLUE, secret_of(1))

    assert [entry.action for entry in other.log] == [Lay("ice")]
    assert other.game.deck.discard == ["ice"]
    assert match.game.deck.discard == ["fog"]


def long_step(game: Any) -> Procedure[None]:
    """A die falls and the open discard is shuffled into the pile, all in one step."""
    while True:
        yield ask(BLUE, "on", rule="1", offers=[Lay("drum"), Pass()])
        game.tell("die", die=game.dice.d6())
        game.deck.discard += game.deck.pile
        game.deck.pile = []
        game.deck.reshuffle(game)


def in_a_long_step(
    choices: int,
    *,
    imagine: Any = lambda game, seat, dice: None,
    suppose: Any = lambda game, guess: {},
) -> Match:
    long = Sequence(Step("1", long_step))
    rules = structs.replace(RULES, sequence=long, imagine=imagine, suppose=suppose)
    match = Match.start(rules, PRINTED, SPRING, SECRET)
    play(match, *[(BLUE, Pass())] * choices)
    return match


@pytest.mark.parametrize("choices", [0, 1, 4])
def test_what_is_imagined_holds_nothing_of_the_true_dice(choices):
    match = in_a_long_step(choices)

    other = match.imagined(BLUE, secret_of("guess"))
    play(other, *[(BLUE, Pass())] * 3)

    assert SECRET not in repr(other.saved())
    assert SECRET not in repr(other.game)
    assert encode(other.fork().game) == encode(other.game)


def test_the_dice_that_were_seen_lie_as_they_fell_in_what_is_imagined():
    match = in_a_long_step(4)

    def faces(match: Match) -> list[int | str]:
        return [fell for entry in match.log for fell in entry.chance if isinstance(fell, int)]

    assert faces(match.imagined(BLUE, secret_of("guess"))) == faces(match)
    assert faces(match.fork().imagined(BLUE, secret_of("guess"))) == faces(match)


def test_a_shuffle_that_nobody_saw_is_not_known_to_who_imagines():
    def rename(table: Any, names: dict[str, str]) -> dict[str, str]:
        for cards in (table.deck.pile, table.deck.discard):
            cards[:] = [names[card] for card in cards]
        return names

    def guess(game: Any, seat: str | None, dice: Dice) -> dict[str, str]:
        pile = game.deck.pile
        return dict(zip(pile, dice.shuffled(sorted(pile)), strict=True))

    match = in_a_long_step(1, imagine=guess, suppose=rename)

    piles = {tuple(match.imagined(BLUE, secret_of(seed)).game.deck.pile) for seed in range(20)}

    assert len(piles) == 2


def test_the_dice_to_come_say_nothing_of_what_was_guessed():
    match = with_cards(blue=["drum", "eagle"], red=["fog", "gabion"])

    pairs = set()
    for seed in range(300):
        other = match.imagined(BLUE, secret_of(seed))
        pairs.add((other.game.hands[RED][0], other.game.dice.d6()))

    assert len(pairs) == 4 * 6


def test_what_another_answered_in_secret_is_guessed():
    match = new_match(SECRET)
    play(match, *TO_THE_CARDS[:3])

    for mine in (match, match.fork()):
        others = [mine.imagined(RED, secret_of(seed)) for seed in range(20)]
        assert {other.log[-1].action for other in others} == {Order("attack"), Order("hold")}
        for other in others:
            assert [decision.seat for decision in other.open] == [RED]


def test_what_the_seat_itself_answered_in_secret_stays():
    match = new_match(SECRET)
    play(match, *TO_THE_CARDS[:3])

    for seed in range(20):
        assert match.imagined(BLUE, secret_of(seed)).log[-1].action == Order("hold")
