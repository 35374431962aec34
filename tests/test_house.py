"""The house keeps itself: what no linter sees in the rooms and the rulebooks."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

from estafette.engine import Ledger, Messages
from estafette.engine.message_files import MessagesError
from estafette.engine.messages import house_messages
from tests.reading import (
    ROOT,
    Offence,
    files_in,
    forbid,
    forget,
    nodes,
    nothing_thrown_away,
    parsed,
    read,
    refuse,
    short,
)

SOURCE = ROOT / "src" / "estafette"
SPECIMEN = ROOT / "tests" / "specimen"
ROOMS = {
    "engine": set(),
    "board": set(),
    "games": {"engine", "board"},
    "match": {"engine"},
    "speech": {"engine", "match"},
    "ai": {"engine", "match"},
    "odds": {"engine", "match", "ai"},
    "lab": {"engine", "match", "ai", "odds", "games"},
    "learning": {"engine", "match", "ai", "games", "speech"},
    "server": {"engine", "match", "ai", "odds", "games", "speech"},
    "cli": {"engine", "board", "games", "match", "ai", "odds", "lab", "speech", "server"},
}
LONGEST_FILE = 450
OUTSIDE = {"random", "secrets", "time", "datetime", "uuid", "os"}
UNORDERED = {"any", "all", "sum", "len", "min", "max", "set", "frozenset", "sorted", "in_order"}
DROPS = (
    ast.Expr,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.NamedExpr,
    ast.Assert,
    ast.If,
    ast.While,
    ast.For,
    ast.UnaryOp,
    ast.BinOp,
    ast.BoolOp,
    ast.Compare,
    ast.Attribute,
    ast.Subscript,
    ast.FormattedValue,
    ast.comprehension,
)

GAMES = [SPECIMEN, *sorted(f.parent.parent for f in SOURCE.glob("games/*/box/rules.toml"))]
TEXTS = sorted(folder for folder in SOURCE.rglob("text") if folder.is_dir())


def files_of(game: Path) -> list[Path]:
    """The rules of a game; the specimen keeps its clause tests beside them."""
    return [file for file in files_in(game) if "clauses" not in file.parts]


FILES = files_in(SOURCE)
RULES = [file for game in GAMES for file in files_of(game)]


@pytest.fixture(scope="module", autouse=True)
def what_was_read_is_forgotten() -> Iterator[None]:
    yield
    forget()


def test_every_game_of_the_house_is_looked_at():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    modules = [
        entry.partition(":")[0] for entry in project["entry-points"]["estafette.games"].values()
    ]

    assert {game.name for game in GAMES} == {"specimen", *(m.split(".")[-1] for m in modules)}


def test_a_room_imports_only_from_the_rooms_below_it():
    forbid(imports_from_above, FILES)


def test_nobody_names_a_game_but_the_game_itself():
    forbid(games_named, FILES)


def test_no_file_is_longer_than_one_can_read():
    forbid(lines_too_many, [*FILES, *files_of(SPECIMEN)])


def test_no_procedure_is_called_and_left_lying():
    """Calling a procedure without `yield from` does nothing at all, in silence."""
    forbid(procedures_dropped, RULES)


def test_no_rule_asks_a_clock_or_a_die_of_its_own():
    forbid(clocks_and_dice, [*files_in(SOURCE / "engine"), *RULES])


def test_no_rule_depends_on_the_order_of_a_set():
    forbid(unordered_walks, RULES)


def test_no_rule_holds_a_sentence_for_people():
    forbid(sentences, RULES)


def test_every_room_speaks_both_languages():
    assert house_messages() in TEXTS
    with nothing_thrown_away():
        offences = {offence for folder in TEXTS for offence in half_said(folder)}
    refuse(sorted(offences))


def test_every_clause_that_a_rule_cites_exists():
    forbid(clauses_made_up, RULES)


def test_every_docstring_opens_with_a_clause_or_a_chapter_that_exists():
    forbid(chapters_made_up, RULES)


def imports_from_above(file: Path) -> Iterator[Offence]:
    room, *_ = file.relative_to(SOURCE).parts
    if room != file.name and room not in ROOMS:
        yield 1, f"nobody knows the room {room}"
    for line, module in imports_of(file):
        if is_ours(module) and module.split(".")[1] not in ROOMS.get(room, set()) | {room}:
            yield line, f"{room} imports {module}"


def games_named(file: Path) -> Iterator[Offence]:
    _, *own = file.relative_to(SOURCE).parts[:2]
    for line, module in imports_of(file):
        game = module.split(".")[2] if module.startswith("estafette.games.") else ""
        if game and game not in own and is_game(game):
            yield line, f"imports {module}"


@cache
def is_game(name: str) -> bool:
    return (SOURCE / "games" / name).is_dir() and not name.startswith("_")


def lines_too_many(file: Path) -> Iterator[Offence]:
    if (lines := len(read(file).splitlines())) > LONGEST_FILE:
        yield lines, f"is longer than {LONGEST_FILE} lines"


def procedures_dropped(file: Path) -> Iterator[Offence]:
    for parent in nodes(file):
        if isinstance(parent, DROPS):
            for call in ast.iter_child_nodes(parent):
                if isinstance(call, ast.Call) and is_asking(call, file):
                    yield call.lineno, ast.unparse(call)


def clocks_and_dice(file: Path) -> Iterator[Offence]:
    for line, module in imports_of(file):
        if module.split(".")[0] in OUTSIDE:
            yield line, f"imports {module}"


def sentences(file: Path) -> Iterator[Offence]:
    docstrings = {
        id(node.body[0].value)
        for node in nodes(file)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes(file):
        match node:
            case ast.Constant(value=str(words)) if id(node) not in docstrings:
                if re.search(r"\w \w.*[.?!]$", words):
                    yield node.lineno, words


def half_said(folder: Path) -> Iterator[str]:
    """What a room says in one language only, or cannot say; the house speaks for itself."""
    try:
        messages = Messages([folder], strict=True)
    except MessagesError as error:
        yield str(error)
        return
    house = Messages([]) if folder != house_messages() else None
    english, french = (
        messages.keys(language) - (house.keys(language) if house else set())
        for language in ("en", "fr")
    )
    yield from (f"{short(folder)}: {key} is not in both languages" for key in english ^ french)
    for key in english & french:
        try:
            if messages.variables(key, "en") != messages.variables(key, "fr"):
                yield f"{short(folder)}: {key} has other facts in French"
        except KeyError:
            yield f"{short(folder)}: {key} has no words of its own"


def clauses_made_up(file: Path) -> Iterator[Offence]:
    for line, clause in clauses_cited(file):
        if clause not in ledger_of(file):
            yield line, clause


def chapters_made_up(file: Path) -> Iterator[Offence]:
    known = [clause.id for clause in ledger_of(file)]
    for line, clause in docstring_clauses(file):
        if not any(id_.startswith(clause) for id_ in known):
            yield line, f"[{clause}]"


def ledger_of(file: Path) -> Ledger:
    return ledger(next(game for game in GAMES if game in file.parents))


@cache
def ledger(game: Path) -> Ledger:
    return Ledger.read(game / "box" / "rules.toml")


def is_ours(module: str) -> bool:
    return module.startswith("estafette.")


def imports_of(file: Path) -> Iterator[Offence]:
    """Everything that a file imports, by its line and its full name."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                folder = file.parents[node.level - 1]
                above = folder.relative_to(SOURCE.parent if SOURCE in file.parents else ROOT)
                module = ".".join([*above.parts, *filter(None, [module])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def is_asking(call: ast.Call, file: Path) -> bool:
    """Is a procedure called here: a function, a function of a module, or a method?"""
    match call.func:
        case ast.Name(name):
            return name in procedures_known_in(file)
        case ast.Attribute(ast.Name(module), name) if module in modules_known_in(file):
            return name in procedures_known_in(modules_known_in(file)[module])
        case ast.Attribute(_, name):
            return name in methods_that_ask()
    return False


@cache
def procedures_known_in(file: Path) -> frozenset[str]:
    """The procedures that a file defines or imports, by the names it has for them."""
    known = {node.name for node in parsed(file).body if is_procedure(node)}
    for node, folder in imports_within(file):
        target = target_of(folder, node.module or "")
        for alias in node.names if target else ():
            if is_procedure(definition(target, alias.name)):
                known.add(alias.asname or alias.name)
    return frozenset(known)


@cache
def modules_known_in(file: Path) -> dict[str, Path]:
    """The modules of its own package that a file imports whole."""
    return {
        alias.asname or alias.name: target
        for node, folder in imports_within(file)
        for alias in node.names
        if (target := target_of(folder, ".".join(filter(None, [node.module, alias.name]))))
    }


@cache
def methods_that_ask() -> frozenset[str]:
    return frozenset(
        node.name
        for file in RULES
        for parent in nodes(file)
        if isinstance(parent, ast.ClassDef)
        for node in parent.body
        if isinstance(node, ast.FunctionDef) and is_procedure(node)
    )


def imports_within(file: Path) -> Iterator[tuple[ast.ImportFrom, Path]]:
    """The imports from the same package, each with the folder that its dots lead to."""
    for node in nodes(file):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node, file.parents[node.level - 1]


def target_of(folder: Path, module: str) -> Path | None:
    path = folder.joinpath(*module.split("."))
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if module and candidate.exists():
            return candidate
    return folder / "__init__.py" if not module else None


def definition(file: Path | None, name: str) -> ast.stmt | None:
    """Where a name comes from: a function of this file, or of the one it is handed on from."""
    if file is None:
        return None
    for node in parsed(file).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
        if isinstance(node, ast.ImportFrom) and file.name == "__init__.py" and node.level == 1:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return definition(target_of(file.parent, node.module or ""), alias.name)
    return None


def is_procedure(node: ast.stmt | None) -> TypeGuard[ast.FunctionDef]:
    return (
        isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and "Procedure" in ast.unparse(node.returns)
    )


def unordered_walks(file: Path) -> Iterator[Offence]:
    """Sets that are gone through in an order that matters."""
    harmless: set[int] = set()
    for node in nodes(file):
        if isinstance(node, ast.Call) and name_of(node.func) in UNORDERED:
            harmless |= {id(generator) for generator in generators_in(node)}
        elif isinstance(node, ast.SetComp):
            harmless |= {id(generator) for generator in node.generators}
    for node in nodes(file):
        if isinstance(node, ast.For | ast.comprehension):
            if is_set(node.iter) and id(node) not in harmless:
                yield node.iter.lineno, ast.unparse(node.iter)
        elif isinstance(node, ast.Call) and name_of(node.func) in ("list", "tuple", "enumerate"):
            for argument in filter(is_set, node.args):
                yield argument.lineno, ast.unparse(argument)


def generators_in(call: ast.Call) -> Iterator[ast.comprehension]:
    for argument in call.args:
        if isinstance(argument, ast.GeneratorExp | ast.ListComp | ast.SetComp):
            yield from argument.generators


def is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return name_of(node.func) in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def clauses_cited(file: Path) -> Iterator[Offence]:
    """The clauses given as plain strings to refuse, ask, Step, Sequence and Outcome."""
    for node in nodes(file):
        if not isinstance(node, ast.Call):
            continue
        name = name_of(node.func)
        place = {"refuse": 0, "Refusal": 0, "Step": 0, "Outcome": 1}.get(name)
        given = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
        if name not in ("refuse", "Refusal", "Step", "Outcome", "ask", "Sequence"):
            continue
        if place is not None and len(node.args) > place:
            given.append(node.args[place])
        for value in given:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.lineno, value.value


def docstring_clauses(file: Path) -> Iterator[Offence]:
    for node in nodes(file):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            opened = re.match(r"\[([^\]]+)\]", ast.get_docstring(node) or "")
            if opened and not opened[1].startswith("p."):  # a page of the rulebook
                yield getattr(node, "lineno", 1), opened[1]
