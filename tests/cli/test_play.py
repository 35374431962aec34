"""`estafette play`: a match in the terminal, from the first question to the last."""

import json
import re

import pytest

from estafette.match import read, replay
from tests.cli.shelf import GAME, estafette
from tests.specimen import RULES

ALL_FIRST = "1\n" * 400
TABLE = "╭─ The Ford"
TO_THE_FIRE = "advance\npass\n"


def play(*arguments: str, typed: str, language: str = "en"):
    return estafette("play", GAME, "--seed", "3", *arguments, typed=typed, language=language)


def kept_file(data_folder):
    (path,) = (data_folder / "matches").glob("*.jsonl")
    return path


def kept(data_folder):
    return replay(RULES, RULES.read(None), read(kept_file(data_folder)))


def answers(output: str) -> list[str]:
    """The lines that follow each prompt."""
    return re.split("^\u203a ", output, flags=re.MULTILINE)[1:]


def test_a_whole_match_is_played_by_numbers(data_folder):
    result = play("--seat", "vanguard=me", "--seat", "rearguard=recruit", typed=ALL_FIRST)

    assert result.exit_code == 0
    assert "The match is over" in result.output
    assert "⟨" not in result.output
    assert kept(data_folder).outcome is not None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_played_in_both_languages_within_eighty_columns(language):
    result = play("--scenario", "the-heights", "--no-save", typed=ALL_FIRST, language=language)

    assert result.exit_code == 0
    assert {"en": "The match is over", "fr": "La partie est finie"}[language] in result.output
    assert "⟨" not in result.output
    assert "\x1b" not in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_one_person_may_hold_every_seat():
    result = play("--seat", "vanguard=me", "--seat", "rearguard=me", "--no-save", typed=ALL_FIRST)

    assert "The match is over" in result.output
    assert "The keyboard goes to" not in result.output


def test_recruits_play_among_themselves():
    result = play("--seat", "vanguard=recruit", "--no-save", typed="")

    assert result.exit_code == 0
    assert "The match is over" in result.output


def test_a_recruit_is_also_known_in_french():
    result = play("--seat", "vanguard=recrue", "--no-save", typed="", language="fr")

    assert "La partie est finie" in result.output


def test_every_level_may_be_seated_and_sits_down_again(data_folder):
    seating = ("--seat", "vanguard=sergent", "--seat", "rearguard=maréchal:2")
    result = play(*seating, typed="", language="fr")

    assert "La partie est finie" in result.output
    players = read(kept_file(data_folder)).header.players
    assert players == {"vanguard": "sergeant", "rearguard": "marshal:2"}


def test_the_same_seed_gives_the_same_match():
    assert play("--no-save", typed=ALL_FIRST).output == play("--no-save", typed=ALL_FIRST).output


def test_the_options_agreed_on_are_played(data_folder):
    play("--scenario", "the-heights", "--option", "weather=rain", typed="")

    setup = kept(data_folder).setup
    assert (setup.scenario, setup.options) == ("the-heights", {"weather": "rain"})


def test_the_picture_shows_what_the_seat_may_see():
    result = play("--no-save", typed="")

    for word in ("[V]", "Fusiliers", "? №", "Hour", "Hand", "What are your orders", "[5.2]"):
        assert word in result.output
    assert "Pioneers" not in result.output


def test_an_option_is_chosen_by_a_few_letters(data_folder):
    result = play(typed="adv\npa\n")

    assert "✓ Advance: two impulses" in result.output
    assert "✓ Pass" in result.output


def test_letters_that_fit_several_options_show_them():
    result = play("--no-save", typed="scout\n")

    answer = answers(result.output)[0]
    assert answer.count("Scout") == 4
    assert "Advance" not in answer
    assert "✓" not in answer


def test_letters_that_fit_nothing_are_told_so():
    result = play("--no-save", typed="elephant\n99\n")

    assert "No option and no command holds “elephant”." in result.output
    assert "There is no option 99: they go from 1 to 6." in result.output


def test_why_something_is_not_possible_is_told_with_its_clause():
    result = play("--no-save", typed=f"{TO_THE_FIRE}why grenadiers ford\n")

    assert "✗ Grenadiers march to the Ford\n    The enemy holds the Ford. [6." in result.output
    assert "✗ Grenadiers fire at the Ford" in result.output
    assert "✗ Fusiliers" not in result.output


def test_why_of_what_is_possible_says_that_it_is():
    result = play("--no-save", typed=f"{TO_THE_FIRE}why grenadiers orchard\n")

    answer = answers(result.output)[2]
    assert "That is possible:" in answer
    assert "Grenadiers march to the Orchard" in answer


def test_why_of_nothing_says_so():
    result = play("--no-save", typed="why elephants\nwhy\n")

    assert "Nothing that you could choose here, or point at, holds “elephants”." in result.output
    assert "“why WORDS” asks about a piece" in result.output


def test_a_rule_is_read_at_the_table():
    result = play("--no-save", typed="rule\nrule 5.3\nrule impulse\nrule elephants\n")

    own, by_id, by_words, nothing = answers(result.output)[:4]
    assert "╭─ 5.2 " in own
    assert "╭─ 5.3 " in by_id
    assert by_words.count("╭─") == 3
    assert "Also: " in by_words
    assert "No clause holds “elephants”." in nothing


def test_commands_are_understood_in_french_and_in_english():
    result = play("--no-save", typed="règle 5.3\nregle 5.3\nrule 5.3\naide\n", language="fr")

    french, plain, english, help_ = answers(result.output)[:4]
    assert french.split("\n", 1)[1] == plain.split("\n", 1)[1] == english.split("\n", 1)[1]
    assert "pourquoi MOTS" in help_


def test_the_table_the_map_and_the_log_are_shown_again():
    result = play("--no-save", typed="view\nmap mill\nlog\nlog 1\n\n")

    view, map_, log, short_log, question = answers(result.output)[:5]
    assert "Fusiliers" in view
    assert "the High Road (open)" in map_
    assert "Hour 1 begins" in log
    assert "You draw" in log
    assert "2 earlier events" in short_log
    assert "What are your orders for this hour?" in question


def test_a_card_is_read_by_its_title():
    result = play("--no-save", typed="card\ncard lost\ncard sharp\ncard moon\n")

    held, one, unseen, nothing = answers(result.output)[:4]
    assert "Lost Dispatch" in held
    assert "Counter-march" in held
    assert "The enemy loses a card" in one
    assert "Counter-march" not in one
    assert "Sharpshooters" in unseen
    assert "Your volley hits harder by one." in unseen
    assert "No card is called “moon”." in nothing


def test_the_keyboard_is_handed_over_in_grammatical_words():
    seats = ("--seat", "vanguard=Anne", "--seat", "rearguard=Paul")

    english = play(*seats, "--no-save", typed="5\n3\n")
    french = play(*seats, "--no-save", typed="5\n3\n", language="fr")

    assert "The keyboard goes to Paul (the rearguard)." in english.output
    assert "Le clavier passe à Paul (l’arrière-garde)." in french.output


def test_a_choice_is_taken_back(data_folder):
    result = play(typed="advance\nundo\nstand\n")

    assert "Taken back." in result.output
    assert result.output.count("What are your orders for this hour?") == 2
    chosen = [entry.action for entry in kept(data_folder).log if entry.seat == "vanguard"]
    assert [type(action).__name__ for action in chosen] == ["Stand"]


def test_a_choice_that_another_seat_has_answered_is_not_taken_back():
    result = play("--no-save", typed="1\n1\nundo\n" * 30)

    assert "somebody else has answered since (the rearguard)" in result.output


def test_the_table_is_drawn_at_a_new_moment_and_when_it_is_asked_for():
    result = play("--no-save", typed="advance\nundo\nadvance\nview\n")

    first, taken_back, again, viewed = re.split("^\u203a ", result.output, flags=re.MULTILINE)[:4]
    assert TABLE in first
    assert TABLE not in taken_back + again
    assert TABLE in viewed + answers(result.output)[3]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_gives_examples_of_the_question_that_is_open(language):
    result = play("--no-save", typed="help\n5\nhelp\n", language=language)

    helps = [answer for answer in answers(result.output) if answer.startswith("help")]
    assert {"en": "rule 5.2, or", "fr": "règle 5.2, ou"}[language] in helps[0]
    assert "mill" not in helps[0] + helps[1]
    assert helps[0] != helps[1]


def test_nothing_can_be_taken_back_before_the_first_choice():
    result = play("--seat", "vanguard=me", "--seat", "rearguard=me", "--no-save", typed="undo\n")

    assert "no choice has been made yet" in result.output


def test_what_chance_has_decided_is_not_taken_back():
    seats = ("--seat", "vanguard=me", "--seat", "rearguard=me")

    result = play(*seats, "--no-save", typed="1\n1\nundo\n" * 100)

    refused = "Something hidden has been shown since, or chance has spoken"
    assert "Taken back." in result.output
    assert refused in result.output.replace("\n", " ")


def test_a_match_is_saved_and_gone_on_with(tmp_path):
    file = tmp_path / "ford.jsonl"

    first = play("--no-save", typed=f"{TO_THE_FIRE}save {file}\nquit\n\n")
    again = estafette("play", "--load", str(file), "--no-save", typed="view\n")

    assert f"Saved in {file}" in first.output.replace("\n", " ")
    assert again.exit_code == 0
    assert "What does your column do?" in again.output
    assert "The vanguard advances." in again.output
    assert "Hour 1 begins" not in again.output
    assert len(read(file).choices) == 4


def test_a_loaded_match_can_be_played_to_its_end(tmp_path):
    file = tmp_path / "ford.jsonl"
    play("--no-save", typed=f"{TO_THE_FIRE}save {file}\n")

    result = estafette("play", GAME, "--load", str(file), "--no-save", typed=ALL_FIRST)

    assert "The match is over" in result.output
    assert len(read(file).choices) == 4


def test_everybody_sits_down_again_where_they_sat(tmp_path):
    file = tmp_path / "ford.jsonl"
    play("--seat", "rearguard=Paul", "--no-save", typed=f"save {file}\n")

    result = estafette("play", "--load", str(file), "--no-save", typed="")

    assert read(file).header.players == {"vanguard": "recruit", "rearguard": "Paul"}
    assert "╭─ [R] the rearguard ─" in result.output
    assert "╭─ [V] the vanguard ─" not in result.output


def test_a_match_that_was_kept_goes_on_in_its_own_file(data_folder):
    play(typed=TO_THE_FIRE)
    before = len(read(kept_file(data_folder)).choices)

    estafette("play", "--load", str(kept_file(data_folder)), typed="pass\n")

    assert len(read(kept_file(data_folder)).choices) > before


def test_every_choice_is_kept_as_it_is_made(data_folder):
    result = play(typed=TO_THE_FIRE)

    path = kept_file(data_folder)
    flat = result.output.replace("\n", " ")
    assert f"This match is kept in {path}" in flat
    assert f"The match is kept in {path}" in flat
    assert "Advance" in json.dumps([choice.action for choice in read(path).choices])


def test_whoever_leaves_without_keeping_is_asked(tmp_path, data_folder):
    file = tmp_path / "late.jsonl"

    result = play("--no-save", typed=f"advance\nquit\n/none/x.jsonl\n{file}\n")

    assert "This match is not kept" in result.output
    assert "Save before leaving?" in result.output
    assert "“/none/x.jsonl” cannot be used" in result.output
    assert read(file).choices
    assert not data_folder.exists()


def test_the_end_of_the_input_leaves_the_table_cleanly():
    result = play("--no-save", typed="")

    assert result.exit_code == 0
    assert result.stderr == ""


def test_questions_with_one_answer_are_passed_over():
    quiet = play("--no-save", typed=ALL_FIRST)
    asked = play("--no-save", "--ask-all", typed=ALL_FIRST)

    def lonely(output: str) -> int:
        return sum("\n  1 Pass" in part and "\n  2 " not in part for part in answers(output))

    assert lonely(quiet.output) == 0
    assert lonely(asked.output) > 0


def test_another_game_is_not_loaded_under_this_name(tmp_path):
    file = tmp_path / "ford.jsonl"
    play("--no-save", typed=f"save {file}\n")
    words = file.read_text("utf-8").replace('"ford"', '"loire"', 1)
    file.write_text(words, "utf-8")

    result = estafette("play", GAME, "--load", str(file))

    assert result.exit_code == 2
    assert "holds a match of another game: loire." in result.stderr
