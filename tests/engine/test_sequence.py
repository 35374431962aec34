"""The sequence of play: steps, nests, repetitions, and the end."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import field

from estafette.engine import (
    Action,
    Decision,
    Dice,
    Ended,
    Outcome,
    Pass,
    Play,
    Procedure,
    Sequence,
    State,
    Step,
    Together,
    Unanswerable,
    ask,
    decode,
    encode,
    end,
    secret_of,
    together,
)

WON = Outcome("french", "9", "victory")


class Say(Action, frozen=True):
    word: str


YES, NO = Say("yes"), Say("no")


class Game(State):
    done: list[str] = field(default_factory=list)
    count: int = 0


def plain(name: str) -> Callable[[Game], None]:
    """A step that asks nothing."""

    def step(game: Game) -> None:
        game.done.append(name)

    return step


def asking(name: str, *options: Action, always: bool = False) -> Callable[[Game], Procedure[None]]:
    """A step that asks once and writes down the answer."""

    def step(game: Game) -> Procedure[None]:
        choice = yield ask("french", name, rule="1", offers=options or (YES, NO), always=always)
        game.done.append(f"{name} {choice.word if isinstance(choice, Say) else 'pass'}")

    return step


class Under:
    """A sequence under way, with the tables kept between its steps."""

    def __init__(
        self,
        sequence: Sequence,
        outcome: Callable[[Game], Outcome | None] = lambda _: None,
        game: Game | None = None,
    ) -> None:
        self.game = game or Game(dice=Dice(secret_of("sequence")))
        self.kept: list[bytes] = []
        self.play = Play(sequence, self.game, outcome, self.keep)

    def keep(self) -> None:
        self.kept.append(encode(self.game))

    def answer(self, *answers: Any) -> list[str]:
        for answer in answers:
            self.play.go_on(answer)
        return self.game.done

    @property
    def is_won(self) -> bool:
        return self.play.asked is None and self.play.outcome == WON

    @property
    def key(self) -> str:
        assert isinstance(self.play.asked, Decision)
        return self.play.asked.key


def at_least(count: int) -> Callable[[Game], bool]:
    return lambda game: game.count >= count


def count_up(game: Game) -> None:
    game.count += 1
    game.done.append(str(game.count))


def test_steps_that_ask_nothing_are_done_before_the_first_question():
    under = Under(Sequence(Step("1", plain("dawn")), Step("2", asking("march"))))

    assert under.game.done == ["dawn"]
    assert under.key == "march"
    assert under.play.outcome is None


def test_the_outermost_sequence_goes_round_for_ever():
    under = Under(Sequence(Step("1", plain("dawn")), Step("2", asking("march"))))

    done = under.answer(YES, NO)

    assert done == ["dawn", "march yes", "dawn", "march no", "dawn"]


def test_a_step_by_a_side_is_told_which():
    def move(game: Game, side: str) -> Procedure[None]:
        yield ask(side, "move", rule="1", offers=[YES, NO])

    under = Under(Sequence(Step("1", move, by="french"), Step("2", move, by="austrian")))
    seats = []
    for _ in range(3):
        assert isinstance(under.play.asked, Decision)
        seats.append(under.play.asked.seat)
        under.answer(YES)

    assert seats == ["french", "austrian", "french"]


def test_a_forced_answer_is_given_in_silence():
    under = Under(Sequence(Step("1", asking("forced", NO)), Step("2", asking("free"))))

    assert under.game.done == ["forced no"]
    assert under.key == "free"


def test_an_only_answer_is_asked_for_when_silence_would_speak():
    under = Under(Sequence(Step("1", asking("window", Pass(), always=True))))

    assert under.key == "window"
    assert under.answer(Pass()) == ["window pass"]


def test_a_question_without_an_answer_is_a_fault():
    def nothing(game: Game) -> Procedure[None]:
        yield ask("french", "nothing", rule="1")

    with pytest.raises(Unanswerable, match="nothing"):
        Under(Sequence(Step("1", nothing)))


def test_a_procedure_that_asks_nobody_lets_the_next_step_come():
    def silent(game: Game) -> Procedure[None]:
        game.done.append("silent")
        return
        yield

    under = Under(Sequence(Step("1", silent), Step("2", asking("march"))))

    assert under.game.done == ["silent"]
    assert under.key == "march"


def test_secret_questions_are_put_together_and_laid_open_by_the_step():
    def write(side: str) -> Procedure[Action]:
        return (yield ask(side, "order", rule="1", offers=[YES, NO]))

    def orders(game: Game) -> Procedure[None]:
        written = yield from together({side: write(side) for side in ("a", "b")})
        game.done.extend(f"{side} {order}" for side, order in written.items())

    under = Under(Sequence(Step("1", orders), Step("2", asking("march"))))
    assert isinstance(under.play.asked, Together)

    assert under.answer(("b", NO)) == []
    assert under.answer(("a", YES)) == [f"a {YES}", f"b {NO}"]
    assert under.key == "march"


def test_a_step_is_repeated_until_that_is_true():
    sequence = Sequence(
        Step("1", count_up, until=at_least(3)),
        Step("2", asking("march")),
    )

    assert Under(sequence).game.done == ["1", "2", "3"]


def test_a_step_is_passed_over_when_its_until_is_true_at_once():
    sequence = Sequence(Step("1", count_up, until=at_least(0)), Step("2", asking("march")))
    under = Under(sequence)

    assert under.game.done == []
    assert under.key == "march"


def test_a_sequence_is_passed_over_when_its_until_is_true_at_once():
    inner = Sequence(Step("1.1", plain("never")), Step("1.2", asking("never")), until=at_least(0))
    under = Under(Sequence(inner, Step("2", asking("march"))))

    assert under.game.done == []
    assert under.key == "march"


def test_a_sequence_is_repeated_whole():
    battle = Sequence(
        Step("1.1", count_up), Step("1.2", asking("round")), rule="1", until=at_least(2)
    )
    under = Under(Sequence(battle, Step("2", asking("night"))))

    assert under.answer(YES, NO, YES) == ["1", "round yes", "2", "round no", "night yes"]
    assert under.key == "night"


def test_a_sequence_without_until_is_gone_through_once():
    phase = Sequence(Step("1.1", plain("a")), Step("1.2", asking("b")), rule="1")
    under = Under(Sequence(phase, Step("2", asking("c"))))

    assert under.answer(YES, YES) == ["a", "b yes", "c yes", "a"]


def nested() -> Sequence:
    """Three rounds a battle, a battle until the count is even more, a night after."""

    def rounds_done(game: Game) -> bool:
        return game.count % 3 == 0 and game.done[-1:] != ["battle"]

    return Sequence(
        Sequence(
            Step("1.1", plain("battle")),
            Sequence(
                Step("1.21", count_up),
                Step("1.22", asking("fire")),
                rule="1.2",
                until=rounds_done,
            ),
            rule="1",
            until=at_least(6),
        ),
        Step("2", asking("night")),
        rule="day",
    )


def test_loops_within_loops_each_have_their_own_end():
    under = Under(nested())

    done = under.answer(*[YES] * 7)

    first = ["battle", "1", "fire yes", "2", "fire yes", "3", "fire yes"]
    second = ["battle", "4", "fire yes", "5", "fire yes", "6", "fire yes"]
    assert done == [*first, *second, "night yes"]


def test_a_saved_table_wakes_in_the_deepest_nest_and_goes_the_same_way():
    whole = Under(nested())
    whole.answer(*[YES] * 7)

    for number, saved in enumerate(whole.kept):
        woken = Under(nested(), game=decode(Game, saved, None))
        assert woken.kept == [saved]
        woken.answer(*[YES] * (7 - number))
        assert woken.game.done == whole.game.done
        assert encode(woken.game) == encode(whole.game)


def test_the_table_is_kept_before_each_step_that_asks_and_at_no_other_time():
    under = Under(
        Sequence(Step("1", plain("dawn")), Step("2", asking("a")), Step("3", asking("b")))
    )
    assert len(under.kept) == 1

    under.answer(YES)
    assert len(under.kept) == 2

    under.answer(YES)
    assert len(under.kept) == 3
    assert [decode(Game, saved, None).place for saved in under.kept] == [1, 2, 1]


def test_the_path_names_the_clauses_that_lead_to_a_step():
    sequence = nested()
    under = Under(sequence)

    assert sequence.path(decode(Game, under.kept[0], None).place) == ("day", "1", "1.2", "1.22")

    under.answer(*[YES] * 6)
    assert sequence.path(decode(Game, under.kept[-1], None).place) == ("day", "2")


def test_a_part_without_a_clause_adds_nothing_to_the_path():
    sequence = Sequence(Sequence(Step("1", asking("a"))))

    assert sequence.path(0) == ("1",)


def test_the_outcome_is_asked_for_after_every_step():
    def three_done(game: Game) -> Outcome | None:
        return WON if len(game.done) == 3 else None

    under = Under(Sequence(*[Step(str(n), plain(str(n))) for n in range(5)]), three_done)

    assert under.game.done == ["0", "1", "2"]
    assert under.is_won


def test_an_outcome_after_a_choice_ends_the_game():
    def marched(game: Game) -> Outcome | None:
        return WON if "march yes" in game.done else None

    under = Under(Sequence(Step("1", asking("march"))), marched)

    under.answer(NO)
    assert not under.is_won
    under.answer(YES)
    assert under.is_won


def test_a_game_that_is_won_before_it_begins_asks_nothing():
    under = Under(Sequence(Step("1", asking("march"))), lambda _: WON)

    assert under.is_won
    assert under.kept == []


def test_sudden_victory_ends_the_game_in_the_middle_of_a_step():
    def charge(game: Game) -> Procedure[None]:
        yield ask("french", "charge", rule="1", offers=[YES, NO])
        game.done.append("charge")
        end(WON)

    under = Under(Sequence(Step("1", charge), Step("2", asking("never"))))
    under.answer(YES)

    assert under.is_won
    assert under.game.done == ["charge"]


def test_sudden_victory_deep_in_a_called_procedure_ends_the_game():
    def breakthrough() -> Procedure[None]:
        yield ask("french", "press", rule="1", offers=[YES, NO])
        end(WON)

    def battle(game: Game) -> Procedure[None]:
        yield from breakthrough()
        game.done.append("never")

    under = Under(Sequence(Step("1", battle)))
    under.answer(YES)

    assert under.is_won
    assert under.game.done == []


def test_sudden_victory_ends_the_game_in_a_step_that_asks_nothing():
    def collapse(game: Game) -> None:
        end(WON)

    under = Under(Sequence(Step("1", asking("march")), Step("2", collapse), Step("3", plain("no"))))
    under.answer(YES)

    assert under.is_won
    assert under.game.done == ["march yes"]


def test_sudden_victory_ends_the_game_before_its_first_question():
    def collapse(game: Game) -> None:
        end(WON)

    under = Under(Sequence(Step("1", collapse), Step("2", asking("never"))))

    assert under.is_won


def test_sudden_victory_in_a_secret_procedure_ends_the_game_for_all():
    def surrender(side: str) -> Procedure[None]:
        yield ask(side, "order", rule="1", offers=[YES, NO])
        end(WON)

    def orders(game: Game) -> Procedure[None]:
        yield from together({side: surrender(side) for side in ("a", "b")})

    under = Under(Sequence(Step("1", orders)))
    under.answer(("b", YES))

    assert under.is_won


def test_end_carries_its_outcome():
    with pytest.raises(Ended, match="victory") as caught:
        end(WON)

    assert caught.value.outcome == WON


def test_a_game_that_is_won_passes_between_processes():
    ended = pickle.loads(pickle.dumps(Ended(WON)))

    assert ended.outcome == WON
    assert str(ended) == "victory"


def test_a_step_that_acts_before_it_asks_would_act_twice_and_is_refused():
    def sly(game: Game) -> Procedure[None]:
        game.count += 1
        return asking("march")(game)

    with pytest.raises(AssertionError, match="step 1 has acted before it asks"):
        Under(Sequence(Step("1", sly)))


def test_a_step_is_passed_over_and_nothing_kept_unless_it_is_due():
    under = Under(
        Sequence(
            Step("1", asking("never"), when=lambda game: False),
            Step("2", asking("by"), by="french", when=lambda game, by: by == "prussian"),
            Step("3", asking("once"), when=lambda game: not game.done),
            Step("4", plain("after")),
            Step("5", asking("always")),
        )
    )

    assert under.play.asked.key == "once"
    assert len(under.kept) == 1
    under.answer(YES)
    assert under.game.done == ["once yes", "after"]
    assert under.play.asked.key == "always"
