"""The files from which messages are read: all of them one book, in both languages."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from estafette.engine.message_files import Entries, MessagesError, space
from estafette.engine.messages import LANGUAGES, Messages, house_messages
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
        Messages([folder], strict=True)


def test_who_is_not_strict_reads_on_around_a_message_that_cannot_be_parsed(tmp_path):
    folder = write(tmp_path / "text", "good = a { bad }\nbad = { $x\nfine = b", "good = a\nbad = b")
    messages = Messages([folder])

    assert messages.say("bad", {}, "en") == "⟨bad⟩"
    assert messages.say("good", {}, "en") == "⟨good⟩"
    assert messages.say("fine", {}, "en") == "b"


@pytest.mark.parametrize("stray", ["words that belong to nothing", "1 = one", "= empty", "“x” = y"])
def test_a_line_that_begins_no_message_is_refused_with_its_file_and_line(tmp_path, stray):
    folder = write(tmp_path / "text", f"# A remark\n\ngood = a\n  b\n{stray}\n", "good = a")

    with pytest.raises(MessagesError, match=r"en/game\.ftl:5: "):
        Messages([folder])


@pytest.mark.parametrize(
    "lost",
    [
        "a = A\n# remark\n    continued",
        "a = A\n# remark\n    .de = de A",
        "# remark\n b = B\na = A",
        " b = B\na = A",
        ".x = y\na = A",
        "[x]\na = A",
        "a = A\n# remark\n{ a }",
        "a = A\n# remark\n\t\n",
        "a = A\n#remark",
        "a = A\n#### remark",
        "a = A\nnaïve = B",
        "  nothing",
    ],
)
def test_what_would_be_lost_between_two_messages_is_refused(tmp_path, lost):
    assert any(isinstance(entry, ftl.Junk) for entry in FluentResource(lost).body)

    with pytest.raises(MessagesError, match=r"en/game\.ftl:\d+: "):
        Messages([write(tmp_path / "text", lost, "a = A")])


def test_files_are_cut_where_fluent_would_cut_them(tmp_path):
    """Whatever Fluent lets stand at the beginning of a line."""
    text = """### A book
one = First
    and second = line
    .title = { -brand } of one
# a remark
# of two lines
-brand = Estafette
two = { $x ->
[a] A
*[b] B = { one.title }
}
.short = 2

three =
    { "}" }
    # no remark

four =
{ one }
"""
    folder = write(tmp_path / "text", text, text)
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name: entry
        for entry in FluentResource(text).body
        if isinstance(entry, ftl.Message | ftl.Term)
    }

    cut = Entries("en", [folder])

    assert list(cut) == list(whole) == ["one", "-brand", "two", "three", "four"]
    for id_, entry in whole.items():
        assert cut[id_].equals(entry, ignored_fields=["span", "comment"]), id_


def test_nobody_sees_an_entry_before_its_hard_spaces_are_set(tmp_path, monkeypatch):
    """Several threads may ask for the same message at once."""
    entries = Entries("fr", [write(tmp_path / "text", "a = A !", "a = A !")])
    seen = []

    def spaced(entry: ftl.Message) -> None:
        seen.append("a" in entries._parsed)
        space(entry)

    monkeypatch.setattr("estafette.engine.message_files.space", spaced)

    assert entries["a"].value.elements[0].value == "A\u202f!"
    assert seen == [False]


def test_an_entry_is_parsed_when_it_is_first_needed(tmp_path, monkeypatch):
    folder = write(tmp_path / "text", "a = { b }\nb = B\nc = C", "a = { b }\nb = B\nc = C")
    parsed = []

    def noted(text: str) -> ftl.Resource:
        parsed.append(text.split(" ")[0])
        return FluentResource(text)

    monkeypatch.setattr("estafette.engine.message_files.FluentResource", noted)
    messages = Messages([folder])
    assert messages.say("list.and", {}, "en")  # the book is open: it knows how to join a list
    parsed.clear()

    assert messages.say("a", {}, "en") == "B"
    assert messages.say("a", {}, "en") == "B"
    assert parsed == ["a", "b"]


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
