"""The command speaks two languages, and chooses the one that its user wants."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from estafette import cli
from estafette.cli.words import MATCH_TEXT, TEXT, Mistake, Words, language_of
from estafette.engine import Messages
from tests.cli.shelf import GAME, estafette, shelf

SOURCES = sorted(Path(cli.__file__).parent.glob("*.py"))
GAMES_OWN = {"speech"}  # the words that it asks for are those of the games
CALL = re.compile(r'(?:words|say|Mistake)\(\s*"([a-z][a-z.-]+)"')


def ids(language: str) -> list[str]:
    body = FluentParser().parse((TEXT / language / "cli.ftl").read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def test_both_languages_say_the_same_things_in_the_same_order():
    assert ids("en") == ids("fr")


def test_both_languages_use_the_same_facts():
    messages = Messages([TEXT, MATCH_TEXT])

    for key in ids("en"):
        assert messages.variables(key, "en") == messages.variables(key, "fr"), key


@pytest.mark.parametrize(
    "source", [s for s in SOURCES if s.stem not in GAMES_OWN], ids=lambda source: source.stem
)
def test_every_key_in_the_sources_has_its_words(source):
    messages = Messages([TEXT, MATCH_TEXT])

    for key in CALL.findall(source.read_text("utf-8")):
        assert messages.has(key), key


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LC_ALL": "fr_BE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"ESTAFETTE_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
    ],
)
def test_the_locale_gives_the_language(environment, language):
    assert language_of([], environment) == language


@pytest.mark.parametrize("arguments", [["--lang", "fr", "games"], ["games", "--lang=fr"]])
def test_the_option_goes_before_the_environment(arguments):
    assert language_of(arguments, {"ESTAFETTE_LANG": "en"}) == "fr"


def test_an_unknown_language_is_a_mistake():
    with pytest.raises(Mistake) as mistake:
        language_of([], {"ESTAFETTE_LANG": "de"})

    assert Words("fr").mistake(mistake.value) == (
        "Langue inconnue\u00a0: «\u00a0de\u00a0». On connaît\u00a0: en et fr."
    )


def test_the_language_may_be_named_anywhere_in_the_line(capsys):
    with pytest.raises(SystemExit) as leaving:
        cli.main(["games", GAME, "--lang", "fr"], shelf)

    assert not leaving.value.code
    assert "Le Gué" in capsys.readouterr().out


def test_an_unknown_language_ends_the_command(capsys):
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--lang", "de", "games"], shelf)

    assert leaving.value.code == 2
    assert capsys.readouterr().err == "estafette: No such language: “de”. Known: en and fr.\n"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "command",
    [
        [],
        ["games"],
        ["rules"],
        ["box"],
        ["box", "check"],
        ["play"],
        ["replay"],
        ["verify"],
        ["simulate"],
        ["ladder"],
        ["bench"],
    ],
    ids=" ".join,
)
def test_every_help_page_is_whole_in_both_languages(command, language):
    result = estafette(*command, "--help", language=language)

    assert result.exit_code == 0
    assert "⟨" not in result.output
    assert {"en": "Usage", "fr": "Emploi"}[language] in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_command_alone_shows_its_help():
    assert estafette().output.rstrip() == estafette("--help").output.rstrip()
    assert estafette("box").output.rstrip() == estafette("box", "--help").output.rstrip()


def test_figures_are_written_as_each_language_writes_them():
    assert (Words("en").share(0.125), Words("en").figures("1,234.5")) == ("12.5%", "1,234.5")
    assert (Words("fr").share(0.125), Words("fr").figures("1,234.5")) == (
        "12,5\u00a0%",
        "1\u202f234,5",
    )


def test_what_the_system_refuses_is_said_in_the_language_of_the_desk():
    said = estafette("replay", "/none.jsonl", language="fr").output

    assert "Impossible d’ouvrir le fichier : le fichier ou le dossier n’existe pas." in " ".join(
        said.split()
    )
    assert Words("fr").of_system(OSError(9999, "Out of cheese")) == "Out of cheese"
