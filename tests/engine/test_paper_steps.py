"""Steps on paper: which are so, and when that is found out."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import field

from estafette.engine import (
    Action,
    Decision,
    Dice,
    Outcome,
    Paper,
    Pass,
    Play,
    Procedure,
    Sequence,
    State,
    Step,
    ask,
    end,
    secret_of,
)


class Say(Action, frozen=True):
    word: str


YES, NO = Say("yes"), Say("no")


class Game(State):
    written: bool = True
    looked: list[int] = field(default_factory=list)
    count: int = 0


def is_written(game: Game) -> bool:
    game.looked.append(game.place)
    return game.written


def saying(game: Game, side: str) -> Procedure[None]:
    for _ in range(2):
        yield ask(side, "what", rule="1", offers=(YES, NO))
        game.count += 1


def to_markers(game: Game, side: str) -> Procedure[None]:
    game.written = False
    yield ask(side, "what", rule="1", offers=(YES, NO))
    game.count += 1


def nothing(game: Game) -> None:
    game.count += 10


ON_PAPER = Step("1", saying, by="french", on_paper=is_written)
OPEN = Step("2", saying, by="allied")


class Under:
    """A sequence under way; at each bound between steps it is noted whether one was on paper."""

    def __init__(self, *steps: Step, game: Game | None = None, trail: Any = None) -> None:
        self.game = game or Game(dice=Dice(secret_of("papers")))
        self.kept: list[bool] = []
        self.play: Play | None = None
        sequence, outcome = Sequence(*steps), lambda game: None
        self.play = Play(sequence, self.game, outcome, self.keep, trail)

    def keep(self) -> None:
        if self.play is not None:
            self.kept.append(self.play.on_paper)

    @property
    def asked(self) -> str | None:
        assert self.play is not None
        return self.play.asked.seat if isinstance(self.play.asked, Decision) else None

    def answer(self, *answers: Action) -> bool:
        assert self.play is not None
        for answer in answers:
            self.play.go_on(answer)
        return self.play.on_paper


def test_a_step_is_answered_in_the_open_unless_it_says_otherwise():
    assert not Under(OPEN).answer()
    assert Under(ON_PAPER).answer()


def test_a_step_is_on_paper_to_its_last_answer_and_the_next_is_not():
    under = Under(ON_PAPER, OPEN)

    assert [under.answer(YES) for _ in range(4)] == [True, False, False, True]


def test_steps_that_ask_nothing_are_passed_between_two_papers():
    under = Under(ON_PAPER, Step("2", nothing), Step("3", saying, by="allied", on_paper=is_written))

    assert under.answer(YES, YES)
    assert under.asked == "allied"
    assert under.game.count == 12


def test_the_table_says_whether_a_step_is_on_paper():
    game = Game(dice=Dice(secret_of("papers")), written=False)

    assert not Under(ON_PAPER, game=game).answer()


def test_it_is_looked_at_once_when_the_step_begins_and_before_anything_is_done_in_it():
    under = Under(Step("1", to_markers, by="french", on_paper=is_written), OPEN)

    assert under.answer()
    assert under.game.looked == [0]
    assert not under.answer(YES)
    assert under.game.looked == [0]


def test_where_a_table_is_kept_it_is_known_whether_the_step_that_is_over_was_on_paper():
    under = Under(ON_PAPER, OPEN)
    under.answer(YES, YES, YES, YES)

    assert under.kept == [True, False]


def test_a_step_that_is_retraced_is_on_paper_too():
    assert Under(ON_PAPER, OPEN, trail=[YES]).answer()
    assert not Under(OPEN, ON_PAPER, trail=[YES]).answer()


def test_a_step_on_paper_that_is_not_due_leaves_the_next_in_the_open():
    idle = Step("1", saying, by="french", when=lambda game, side: False, on_paper=is_written)
    under = Under(idle, OPEN)

    assert not under.answer()
    assert under.game.looked == []


def test_a_game_that_ends_on_paper_was_on_paper_at_its_end():
    def giving_up(game: Game, side: str) -> Procedure[None]:
        yield ask(side, "what", rule="1", offers=(YES, NO))
        end(Outcome(None, "9", "over"))

    under = Under(Step("1", giving_up, by="french", on_paper=is_written))

    assert under.answer(YES)
    assert under.asked is None


@pytest.mark.parametrize("answers", [(), (YES,), (YES, Pass(), NO)])
def test_a_paper_is_written_down_and_read_again(answers: tuple[Action, ...]):
    paper = Paper(answers)
    read: Callable[..., Any] = msgspec.json.decode

    assert read(msgspec.json.encode(paper), type=Paper[Say | Pass]) == paper
    assert msgspec.to_builtins(paper) == {
        "type": "Paper",
        "answers": tuple([msgspec.to_builtins(answer) for answer in answers]),
    }


def test_papers_are_told_apart_by_their_answers_and_the_order_of_them():
    assert Paper((YES, NO)) == Paper((YES, NO))
    assert len({Paper((YES, NO)), Paper((YES, NO)), Paper((NO, YES)), Paper((YES,))}) == 3
