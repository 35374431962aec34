"""At the keyboard one drafts, takes back, and hands in a whole paper; nobody sees it before."""

import re
from typing import Any

import pytest
from msgspec import structs
from typer.testing import CliRunner, Result

from estafette.cli.front import build
from estafette.engine import Paper, Pass, Procedure, Rules, Sequence, Step, ask
from estafette.games import find
from estafette.match import Match, read, replay
from tests.papers import FORD, REARGUARD, VANGUARD, always, order, stand
from tests.specimen.orders import Advance, LayDown, Stand

ALONE = ("--seat", "vanguard=me", "--seat", "rearguard=me")
PAIR = ("--seat", "vanguard=Anne", "--seat", "rearguard=Paul")
ADVANCE, STAND, PASS = "adv", "stand", "pass"


def play(*arguments: str, typed: list[str], rules: Rules = FORD, language: str = "en") -> Result:
    words = ["play", rules.id, "--seed", "3", *arguments]
    lines = "".join([f"{line}\n" for line in typed])
    return CliRunner().invoke(build(language, lambda: {rules.id: rules}), words, input=lines)


def kept(data_folder: Any, rules: Rules = FORD) -> Match:
    (path,) = (data_folder / "matches").glob("*.jsonl")
    return replay(rules, rules.read(None), read(path))


def answers(output: str) -> list[str]:
    """The lines that follow each prompt."""
    return re.split("^\u203a ", output, flags=re.MULTILINE)[1:]


def test_what_is_typed_is_drafted_and_the_last_answer_hands_it_in(data_folder: Any):
    result = play(typed=[ADVANCE, STAND, PASS])

    first, second, last = answers(result.output)[:3]
    assert "What are your orders" in first
    assert "Do you lay a card" in second
    assert "✓ Pass" in last
    match = kept(data_folder)
    assert match.log[0].action == Paper((Advance(), Stand(), Pass()))
    assert isinstance(match.log[1].action, Paper)
    assert [entry.seat for entry in match.log] == [VANGUARD, REARGUARD]


def test_the_table_shows_who_writes_what_he_has_drafted():
    result = play(typed=[ADVANCE, ADVANCE])

    first, second = answers(result.output)[:2]
    assert "Impulses of the vanguard   1 " in first
    assert "Impulses of the vanguard   2 " in second


def test_what_is_drafted_is_taken_back_answer_by_answer_and_written_anew(data_folder: Any):
    result = play(typed=[ADVANCE, STAND, "undo", "undo", STAND, ADVANCE, "undo", STAND, PASS])

    said = answers(result.output)
    assert [line.count("Taken back.") for line in said[:7]] == [0, 0, 1, 1, 0, 0, 1]
    assert "Impulses of the vanguard   0 " in said[3]
    assert kept(data_folder).log[0].action == Paper((Stand(), Stand(), Pass()))


def test_an_empty_draft_has_nothing_to_take_back():
    result = play(typed=["undo", ADVANCE, "undo", "undo", STAND])

    said = answers(result.output)
    assert "nothing to take back" in said[0]
    assert "Taken back." in said[2]
    assert "nothing to take back" in said[3]
    assert "Do you lay a card" not in said[4]


def test_what_another_has_handed_in_is_not_taken_back(data_folder: Any):
    result = play(*ALONE, typed=[ADVANCE, ADVANCE, PASS, "undo", STAND, "undo", "undo"])

    said = answers(result.output)
    assert "Something is written in secret now" in said[3]
    assert "Taken back." in said[5]
    assert "Something is written in secret now" in said[6]
    assert len(kept(data_folder).log) == 1


def test_where_an_open_question_follows_one_comes_back_into_the_paper(data_folder: Any):
    papers = [ADVANCE, ADVANCE, PASS, STAND, ADVANCE, PASS]
    result = play(*ALONE, typed=[*papers, "undo", "undo", STAND, PASS, ADVANCE])

    said = answers(result.output)
    assert "Taken back." in said[6]
    assert "Do you lay a card" in said[6]
    assert "Impulses of the rearguard  0 " in said[7]
    log = kept(data_folder).log
    assert [entry.action for entry in log[:2]] == [
        Paper((Advance(), Advance(), Pass())),
        Paper((Stand(), Stand(), Pass())),
    ]


def empty_handed(game: Any, side: str) -> Procedure[None]:
    """Two orders, and a card from an empty hand: of that nobody has a choice."""
    for _ in range(2):
        yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))
    yield ask(side, "orders.lay-down", rule="5.3", or_else=Pass(), always=True)


EMPTY_HANDED = structs.replace(
    FORD,
    sequence=Sequence(
        Step("3.2", order, by=VANGUARD, on_paper=always),
        Step("3.2", empty_handed, by=REARGUARD, on_paper=always),
        Step("3.3", stand, by=VANGUARD),
    ),
)


def test_what_nobody_has_a_choice_in_is_written_by_itself(data_folder: Any):
    play(*ALONE, typed=[ADVANCE, ADVANCE, PASS, STAND, STAND], rules=EMPTY_HANDED)

    assert kept(data_folder, EMPTY_HANDED).log[1].action == Paper((Stand(), Stand(), Pass()))


def test_one_comes_back_into_a_paper_past_what_was_written_by_itself():
    typed = [ADVANCE, ADVANCE, PASS, STAND, STAND, "undo", ADVANCE]
    result = play(*ALONE, typed=typed, rules=EMPTY_HANDED)

    back, again = answers(result.output)[5:7]
    assert "Taken back." in back
    assert "[R] the rearguard" in back
    assert "✓ Advance" in again
    assert "[V] the vanguard" in again


def test_between_two_people_the_keyboard_is_handed_over_when_the_paper_is_handed_in():
    result = play(*PAIR, typed=[ADVANCE, ADVANCE, PASS, "", STAND])

    said = answers(result.output)
    assert ["Paul (the rearguard)" in line for line in said[:3]] == [False, False, True]
    assert result.output.count("The keyboard goes to") == 1


def test_who_leaves_a_draft_finds_it_again(data_folder: Any):
    result = play(*ALONE, typed=[ADVANCE, ADVANCE, PASS, STAND, STAND])

    assert result.exit_code == 0
    match = kept(data_folder)
    assert [entry.seat for entry in match.log] == [VANGUARD]
    assert match.drafted == (Stand(), Stand())


def test_a_match_that_was_left_in_a_draft_goes_on(data_folder: Any):
    play(*ALONE, typed=[ADVANCE, ADVANCE, PASS, STAND])
    (path,) = (data_folder / "matches").glob("*.jsonl")

    result = play("--load", str(path), *ALONE, typed=[])
    assert "[R] the rearguard" in result.output
    words = ["play", "--load", str(path), "--seat", "vanguard=me", "--seat", "rearguard=me"]
    app = build("en", lambda: {FORD.id: FORD})
    CliRunner().invoke(app, words, input=f"{ADVANCE}\n{PASS}\n")

    assert kept(data_folder).log[1].action == Paper((Stand(), Advance(), Pass()))


@pytest.mark.parametrize("level", ["recruit", "sergeant", "marshal:20"])
def test_players_of_ours_hand_their_papers_in(data_folder: Any, level: str):
    result = play("--seat", f"vanguard={level}", "--seat", f"rearguard={level}", typed=[])

    match = kept(data_folder)
    assert "The match is over" in result.output
    assert match.outcome is not None
    assert [isinstance(entry.action, Paper) for entry in match.log[:3]] == [True, True, False]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_paper_is_read_out_answer_by_answer(data_folder: Any, language: str):
    play(*ALONE, typed=[ADVANCE, STAND, "1", STAND])
    (path,) = (data_folder / "matches").glob("*.jsonl")
    app = build(language, lambda: {FORD.id: FORD})

    result = CliRunner().invoke(app, ["replay", str(path)])

    wanted = {
        "en": "Advance: two impulses; Stand: one impulse, and cover; Lay down Lost Dispatch",
        "fr": "; ",
    }
    said = " ".join(result.output.split())
    assert wanted[language] in said
    assert "⟨" not in said
    match = kept(data_folder)
    assert isinstance(match.log[0].action, Paper)
    assert isinstance(match.log[0].action.answers[2], LayDown)


def test_written_orders_are_drafted_taken_back_and_handed_in(data_folder: Any):
    campaigns = find("last-campaigns")
    setup = ("--scenario", "ligny", "--option", "orders=written")
    seats = ("--seat", "french=me", "--seat", "allied=recruit")
    typed = ["1", "2", "3", "undo", "undo", "undo", "undo", "no local"]

    result = play(*setup, *seats, typed=typed, rules=campaigns)

    said = answers(result.output)
    assert [line.count("Taken back.") for line in said[:7]] == [0, 0, 0, 1, 1, 1, 0]
    assert "nothing to take back" in said[6]
    log = kept(data_folder, campaigns).log
    assert log[0].action == Paper((Pass(),))
    assert isinstance(log[1].action, Paper)
