"""The files from which messages are read: all of them one book, in both languages."""

import re

import pytest

from estafette.engine.messages import LANGUAGES, Messages, MessagesError, house_messages
from tests.engine.wordbook import write


def test_all_files_of_a_language_make_one_book(tmp_path):
    folder = write(tmp_path / "text", "one = Ein { two }", "one = Un { two }", "a.ftl")
    write(folder, "two = two", "two = deux", "b.ftl")

    assert Messages([folder], strict=True).say("one", {}, "fr") == "Un deux"


def test_a_message_written_twice_is_refused_with_both_files(tmp_path):
    first = write(tmp_path / "first", "same = a", "same = a")
    second = write(tmp_path / "second", "same = b", "same = b")

    with pytest.raises(MessagesError, match=r"same .*first/en/game\.ftl .*second/en/game\.ftl"):
        Messages([first, second])


def test_a_game_may_not_redefine_what_the_house_says(tmp_path):
    folder = write(tmp_path / "text", "match-over = x", "match-over = x")

    with pytest.raises(MessagesError, match=r"match-over .*house\.ftl .*game\.ftl"):
        Messages([folder])


def test_the_folder_of_the_house_may_be_named_again(tmp_path):
    folder = write(tmp_path / "text", "here = Here.", "here = Ici.")

    messages = Messages([house_messages(), folder])

    assert messages.say("here", {}, "fr") == "Ici."


def test_a_message_that_cannot_be_parsed_is_refused_with_its_file_and_line(tmp_path):
    folder = write(tmp_path / "text", "good = a\nbad = { $x\n", "good = a\nbad = b")

    with pytest.raises(MessagesError, match=r"en/game\.ftl:2: "):
        Messages([folder])


def test_a_folder_without_a_language_is_refused(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("a = b", "utf-8")

    with pytest.raises(MessagesError, match="fr"):
        Messages([tmp_path])


def test_the_messages_of_the_house_are_twins():
    messages = Messages([])

    assert messages.keys("en") == messages.keys("fr")
    for key in messages.keys("en"):
        assert messages.variables(key, "en") == messages.variables(key, "fr"), key


@pytest.mark.parametrize(
    "key",
    [
        "decision.not-offered",
        "decision.not-yours",
        "decision.unknown-name",
        "decision.malformed",
        "match.over",
        "undo.nothing",
        "undo.chance",
        "undo.shown",
        "undo.other",
    ],
)
def test_the_house_has_a_sentence_for_each_of_its_refusals(key):
    messages = Messages([], strict=True)

    said = {language: messages.say(key, {"name": "x"}, language) for language in LANGUAGES}

    assert said["en"] != said["fr"]
    assert all(re.fullmatch(r"[A-Z].+\.", text) for text in said.values())
