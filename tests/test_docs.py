"""The pages are in the tests' reach: samples run, commands exist, links lead somewhere.

A Python sample is real code: those of a page run from top to bottom, in a process of their own. In
a `console` sample a line after `$` is a command, a line after the prompt is what the player types,
and the other lines must be said in that order (`…` stands for whatever is left out).
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent
from typing import Any, TypeVar
from xml.etree import ElementTree

import pytest
import typer.main
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from estafette.cli.front import build
from estafette.cli.session import PROMPT as TYPED
from estafette.engine import Ledger, Messages
from estafette.games import find
from tests.reading import ROOT, read, refuse
from tests.reading import short as name

DOCS = ROOT / "docs"
INDEX = DOCS / "index.md"
READMES = (ROOT / "README.md", ROOT / "README.fr.md")
PAGES = [*READMES, *sorted(DOCS.rglob("*.md"))]
GAME = "napoleon-1815"
GLOSSARIES = {
    GAME: DOCS / "glossary.md",
    "napoleon-against-europe": DOCS / "glossary-napoleon-against-europe.md",
}

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
CELL = re.compile(r"^`([^`]+)`$")
PROMPT, LEFT_OUT = "$ ", "…"

Thing = TypeVar("Thing")


class Sample(Struct, frozen=True):
    """A piece of a page between fences, and the line of the page where it begins."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def place(self) -> str:
        return f"{name(self.page)}:{self.line}"


def samples(page: Path, *languages: str) -> list[Sample]:
    text = read(page)
    return [
        Sample(page, text.count("\n", 0, found.start()) + 2, found[2], dedent(found[3]))
        for found in FENCE.finditer(text)
        if found[2] in languages
    ]


def all_samples(*languages: str) -> list[Sample]:
    return [sample for page in PAGES for sample in samples(page, *languages)]


@cache
def prose(page: Path) -> str:
    """A page without what stands between fences; every other line is where it was."""
    return FENCE.sub(lambda fenced: "\n" * fenced[0].count("\n"), read(page))


def forbid(faults: Callable[[Thing], Iterator[str]], things: Sequence[Thing]) -> None:
    """Whatever is wrong with these things is named."""
    assert things, "there is nothing to look at"
    refuse([fault for each in things for fault in faults(each)])


@pytest.mark.parametrize("page", [page for page in PAGES if samples(page, "python")], ids=name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    lines: list[str] = []
    for sample in samples(page, "python"):
        lines += [""] * (sample.line - 1 - len(lines))  # a traceback names the line of the page
        lines += sample.text.splitlines()
    program = f"exec(compile({chr(10).join(lines)!r}, {str(page)!r}, 'exec'))"
    done = run([sys.executable, "-c", program], tmp_path)

    assert done.returncode == 0, done.stderr


def test_the_toml_of_a_page_can_be_read() -> None:
    forbid(faults_of_toml, all_samples("toml"))


def test_the_messages_of_a_page_can_be_read() -> None:
    forbid(faults_of_messages, all_samples("ftl"))


def test_the_commands_of_a_page_exist() -> None:
    forbid(faults_of_commands, all_samples("console", "sh"))


@pytest.mark.parametrize(
    "sample", [s for s in all_samples("console") if TYPED in s.text], ids=lambda s: s.place
)
def test_a_transcript_is_what_the_terminal_says(sample: Sample, tmp_path: Path) -> None:
    (command,) = commands_of(sample)
    shown = sample.text.splitlines()
    typed = [line.removeprefix(TYPED) for line in shown if line.startswith(TYPED)]
    language = "fr" if "--lang fr" in sample.text else "en"
    done = run([*python_for(command)], tmp_path, typed="\n".join(typed), language=language)

    said = iter([line.lstrip(TYPED).rstrip() for line in done.stdout.splitlines()])
    for line in shown:
        if line.strip() and not line.startswith((PROMPT, TYPED, LEFT_OUT)):
            assert line.strip() in said, f"{sample.place}: {line!r} is not said:\n{done.stdout}"


def test_a_link_leads_to_a_file_and_a_heading() -> None:
    assert any(LINK.search(prose(page)) for page in PAGES)
    forbid(links_astray, PAGES)


def test_every_page_can_be_reached_from_the_index() -> None:
    reached = {(DOCS / link.partition("#")[0]).resolve() for link in LINK.findall(prose(INDEX))}

    assert set(DOCS.rglob("*.md")) - reached == {INDEX}


def test_both_readmes_have_the_same_shape_and_lead_to_the_same_places() -> None:
    english, french = READMES

    assert [level for level, _ in headings(english)] == [level for level, _ in headings(french)]
    assert links_without_language(english) == links_without_language(french)
    assert samples(english, "sh") != []
    assert [s.text for s in samples(english, "sh")] == [s.text for s in samples(french, "sh")]


def test_a_glossary_names_clauses_and_code_that_exist() -> None:
    forbid(faults_of_glossary, [*GLOSSARIES])


def test_the_picture_shows_what_the_french_may_see_and_nothing_more() -> None:
    rules = find(GAME)
    printed = rules.read(None)
    words = Messages([rules.folder / "text"], printed.names)
    written = set(ElementTree.parse(DOCS / "images" / "campaign-1815.svg").getroot().itertext())
    blocks = {unit.block for unit in printed.sheets["campaign-1815"].unit}
    ours = {block for block in blocks if printed.army_of[block] == "french"}

    assert {words.name(zone, "fr") for zone in printed.zones} <= written
    assert {words.name(block, "fr") for block in ours} <= written
    assert not {words.name(block, "fr") for block in blocks - ours} & written


def faults_of_toml(sample: Sample) -> Iterator[str]:
    try:
        if not tomllib.loads(sample.text):
            yield f"{sample.place}: says nothing"
    except tomllib.TOMLDecodeError as error:
        yield f"{sample.place}: {error}"


def faults_of_messages(sample: Sample) -> Iterator[str]:
    body = FluentParser().parse(sample.text).body
    if not body:
        yield f"{sample.place}: says nothing"
    for entry in body:
        if isinstance(entry, ftl.Junk):
            yield f"{sample.place}: {entry.content.strip()}"


def faults_of_commands(sample: Sample) -> Iterator[str]:
    commands = list(commands_of(sample))
    if not commands:
        yield f"{sample.place}: shows no command"
    for words in commands:
        if fault := fault_of(words):
            yield f"{sample.place}: {shlex.join(words)}: {fault}"


def links_astray(page: Path) -> Iterator[str]:
    """Links to what is nowhere, and to headings that are not in their page."""
    for link in LINK.finditer(prose(page)):
        path, _, heading = link[1].partition("#")
        file = page.parent / path if path else page
        if link[1].startswith(("http://", "https://")):
            continue
        if not file.exists() or (heading and heading not in anchors(file)):
            line = prose(page).count("\n", 0, link.start()) + 1
            yield f"{name(page)}:{line}: {link[1]}"


def faults_of_glossary(game: str) -> Iterator[str]:
    page, folder = GLOSSARIES[game], find(game).folder
    ledger = Ledger.read(folder / "box" / "rules.toml")
    rows = list(glossary_rows(page))
    if len(rows) <= 40:
        yield f"{name(page)}: only {len(rows)} rows can be read"
    for line, (french, english, clause, code) in rows:
        if not french:
            yield f"{name(page)}:{line}: {english}: no French term"
        if clause not in ledger:
            yield f"{name(page)}:{line}: {english}: no clause {clause}"
        if thing(folder.name, code) is None:
            yield f"{name(page)}:{line}: {english}: no {code or 'name in code'}"


def run(
    command: list[str], folder: Path, *, typed: str = "", language: str = "en"
) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
        "PYTHONIOENCODING": "utf-8",
        "ESTAFETTE_LANG": language,
        "XDG_DATA_HOME": str(folder),
        "COLUMNS": "100",
    }
    return subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, encoding="utf-8"
    )


def python_for(command: list[str]) -> list[str]:
    """`estafette …` by the Python of the tests, whether it is installed or not."""
    return [sys.executable, "-m", "estafette.cli", *command[1:]]


def commands_of(sample: Sample) -> Iterator[list[str]]:
    """The commands of a sample, without their comments."""
    for line in sample.text.splitlines():
        if sample.language == "sh" or line.startswith(PROMPT):
            words = shlex.split(line.removeprefix(PROMPT), comments=True)
            while words and re.match(r"[A-Z_]+=", words[0]):
                words.pop(0)  # something said to the environment
            if words:
                yield words


def fault_of(words: list[str]) -> str | None:
    """What is wrong with a command; None if it could be typed."""
    match words:
        case ["make", *targets]:
            known = re.findall(r"^(\w+):", read(ROOT / "Makefile"), re.MULTILINE)
            goals = [target for target in targets if "=" not in target]
            return next((f"no target {goal}" for goal in goals if goal not in known), None)
        case ["estafette", *rest]:
            return fault_of_command(front_door(), rest)
    return None


def fault_of_command(command: Any, words: list[str]) -> str | None:
    """The first word that a command does not take."""
    options = {name: option for option in command.params for name in option.opts}
    places = [known for known in command.params if known.param_type_name == "argument"]
    given = 0
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word.startswith("-"):
            known = options.get(word.partition("=")[0]) or front_options().get(word)
            if known is None:
                return f"no option {word}"
            if not known.is_flag and "=" not in word:
                waiting = waiting[1:]
        elif commands := getattr(command, "commands", None):
            return fault_of_command(commands[word], waiting) if word in commands else f"no {word}"
        else:
            given += 1
    takes_many = any(place.nargs == -1 for place in places)
    return None if given <= len(places) or takes_many else "too many words"


@cache
def front_door() -> Any:
    return typer.main.get_command(build("en"))


def front_options() -> dict[str, Any]:
    """The options that may stand anywhere."""
    return {name: option for option in front_door().params for name in option.opts}


def headings(page: Path) -> list[tuple[str, str]]:
    return HEADING.findall(prose(page))


@cache
def anchors(page: Path) -> set[str]:
    """The names that a reader's browser gives to the headings of a page."""
    return {slug(heading) for _, heading in headings(page)}


def slug(heading: str) -> str:
    plain = unicodedata.normalize("NFC", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def links_without_language(page: Path) -> list[str]:
    """Where a page leads; a page and its translation count as one place."""
    twins = {
        "README.fr.md": "README.md",
        "docs/learn/premiere-partie-1815.md": "docs/learn/first-match-1815.md",
        "docs/learn/premiere-partie-navigateur.md": "docs/learn/first-match-browser.md",
    }
    return [twins.get(link, link) for link in LINK.findall(prose(page))]


def glossary_rows(page: Path) -> Iterator[tuple[int, tuple[str, str, str, str]]]:
    """French term, English term, clause, name in code; each row with its line."""
    for number, line in enumerate(read(page).splitlines(), 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and (clause := CELL.match(cells[2])):
            code = CELL.match(cells[3])
            yield number, (cells[0], cells[1], clause[1], code[1] if code else "")


def thing(game: str, path: str) -> Any:
    """What a name like `state.Game.zone` stands for; None if there is nothing of that name."""
    module, *names = path.split(".")
    found: Any = None
    name = f"estafette.games.{game}.{module}"
    if module and find_spec(name):
        found = import_module(name)
    for step in names:
        fields = getattr(found, "__struct_fields__", ())
        found = step if step in fields else getattr(found, step, None)
    return found
