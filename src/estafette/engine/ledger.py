"""Our own index of a rulebook, clause by clause, and which of its clauses the tests show."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Self, TypeAlias
from unicodedata import combining, normalize

from msgspec import Meta, Struct, ValidationError, convert, field

from .box import Provenance

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
ClauseId: TypeAlias = Annotated[str, Meta(pattern=r"^\S+$")]
Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "\u2019": "'"})
EXAMPLE = "example "  # an example of play is cited by its page and is no clause


class LedgerError(ValueError):
    """The ledger, or a citation of it, does not hold together."""


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One statement of the rulebook, in our own words."""

    id: ClauseId
    section: Text
    kind: Text
    en: Text
    fr: Text
    see: tuple[str, ...] = ()
    ruling: str = ""

    def text(self, language: str) -> str:
        return {"en": self.en, "fr": self.fr}[language]


class Ledger(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The clauses of a game in the order of its rulebook."""

    game: str
    title: str
    clauses: tuple[Clause, ...] = field(name="clause")
    provenance: Provenance | None = None

    @classmethod
    def read(cls, path: Path) -> Self:
        """The ledger of a file; LedgerError names the clause at fault."""
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise LedgerError(f"{path}: {error}") from None
        try:
            ledger = convert(table, cls)
        except ValidationError as error:
            raise LedgerError(f"{path}: {with_clause(str(error), table)}") from None
        if faults := ledger.faults():
            raise LedgerError(f"{path}: {'; '.join(faults)}")
        return ledger

    def faults(self) -> list[str]:
        """Doubled ids, and references that lead nowhere."""
        times = Counter(clause.id for clause in self.clauses)
        doubled = [f"clause {id_} is there twice" for id_ in times if times[id_] > 1]
        return doubled + [
            f"clause {clause.id} refers to {other}, which does not exist"
            for clause in self.clauses
            for other in clause.see
            if other not in self.by_id
        ]

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    def __getitem__(self, id_: str) -> Clause:
        return self.by_id[id_]

    def __contains__(self, id_: object) -> bool:
        return id_ in self.by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def search(self, words: str, language: str) -> list[Clause]:
        """The clauses that hold all the words, those that bear them in their id first."""
        wanted = folded(words).split()
        ranked = [
            (rank(wanted, id_, text), number)
            for number, (id_, text) in enumerate(self.plain[language])
            if all(word in id_ or word in text for word in wanted)
        ]
        return [self.clauses[number] for _, number in sorted(ranked)]

    @cached_property
    def plain(self) -> dict[str, list[tuple[str, str]]]:
        """Each clause's id, and its section and words, without accents or capitals."""
        return {
            language: [
                (folded(clause.id), folded(f"{clause.section}\n{clause.text(language)}"))
                for clause in self.clauses
            ]
            for language in ("en", "fr")
        }


class Coverage(Struct, frozen=True):
    """How many clauses are shown by a test, of how many, and which are not."""

    covered: int
    total: int
    missing: tuple[str, ...]

    @classmethod
    def of(cls, ledger: Ledger, cited: Collection[str]) -> Self:
        """What a set of citations covers; a citation of nothing is an error."""
        if unknown := unknown_citations(ledger, cited):
            raise LedgerError("; ".join(unknown))
        missing = tuple(clause.id for clause in ledger if clause.id not in cited)
        return cls(len(ledger) - len(missing), len(ledger), missing)


def unknown_citations(ledger: Ledger, cited: Collection[str]) -> list[str]:
    """The citations of clauses that do not exist, with the places where they stand."""
    places = cited if isinstance(cited, Mapping) else {}
    return [
        f"{', '.join(places.get(clause, ())) or 'a test'} cites {ledger.game} {clause}, "
        "which does not exist"
        for clause in cited
        if clause not in ledger
    ]


def with_clause(error: str, table: Mapping[str, Any]) -> str:
    """An error with the id of the clause that it lies in, where it has one."""
    number = re.search(r"`\$\.clause\[(\d+)\]", error)
    clause = table["clause"][int(number[1])] if number else None
    return f"clause {clause['id']}: {error}" if clause and "id" in clause else error


def rank(wanted: Collection[str], id_: str, text: str) -> tuple[bool, int, int, int, int]:
    """The id itself, then its chapter, then whole words of the id, parts of it, whole words."""
    whole = set(re.findall(r"\w+", text))
    parts = re.findall(r"\w+", id_)
    return (
        " ".join(wanted) != id_,
        -sum(word == id_.partition(".")[0] for word in wanted),
        -sum(word in parts for word in wanted),
        -sum(word in id_ for word in wanted),
        -sum(word in whole for word in wanted),
    )


def folded(text: str) -> str:
    """Without accents, capitals or ligatures, so that `foret` finds « Forêt »."""
    letters = [letter for letter in normalize("NFKD", text) if not combining(letter)]
    return "".join(letters).casefold().translate(LIGATURES)


def cited_clauses(tests_folder: Path) -> dict[str, dict[str, tuple[str, ...]]]:
    """For each game the clauses that tests cite, with their places, read without running them."""
    cited: dict[str, dict[str, tuple[str, ...]]] = {}
    for file in sorted(tests_folder.rglob("test_*.py")):
        name = file.relative_to(tests_folder.parent).as_posix()
        try:
            tree = ast.parse(file.read_text("utf-8"))
        except SyntaxError as error:
            raise LedgerError(f"{name}:{error.lineno}: {error.msg}") from None
        for line, citation in citations(tree.body, name):
            game, _, clause = citation.partition(" ")
            if not clause:
                raise LedgerError(f"{name}:{line}: {citation!r} names no game, or no clause")
            if not clause.startswith(EXAMPLE):
                places = cited.setdefault(game, {})
                places[clause] = (*places.get(clause, ()), f"{name}:{line}")
    return cited


def citations(body: list[ast.stmt], file: str) -> Iterator[tuple[int, str]]:
    """The citations above tests that can fail, with their lines."""
    for node in body:
        if isinstance(node, Definition) and shows_something(node):
            for decorator in node.decorator_list:
                yield from cited_by(decorator, file)
            if isinstance(node, ast.ClassDef):
                yield from citations(node.body, file)


def shows_something(node: Definition) -> bool:
    """Is this a test that can fail, or a class that holds one?"""
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test") and any(
            isinstance(inner, Definition) and shows_something(inner) for inner in node.body
        )
    return node.name.startswith("test_") and any(
        isinstance(inner, ast.Assert)
        or (isinstance(inner, ast.Call) and ast.unparse(inner.func) in ("pytest.raises", "raises"))
        for statement in node.body
        for inner in ast.walk(statement)
    )


def cited_by(decorator: ast.expr, file: str) -> Iterator[tuple[int, str]]:
    """The strings of `@rule(...)` or `@pytest.mark.rule(...)`; anything else cites nothing."""
    if not isinstance(decorator, ast.Call):
        return
    if ast.unparse(decorator.func) not in ("rule", "mark.rule", "pytest.mark.rule"):
        return
    for argument in decorator.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise LedgerError(f"{file}:{argument.lineno}: a clause is cited as a plain string")
        yield argument.lineno, argument.value
