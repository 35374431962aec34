"""The house keeps itself: what no linter sees in the rooms and the rulebooks."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

from estafette.engine import Ledger, Messages

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "estafette"
SPECIMEN = TESTS / "specimen"
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


def files_in(*folders: Path) -> list[Path]:
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def files_of(game: Path) -> list[Path]:
    """The rules of a game; the specimen keeps its clause tests beside them."""
    return [file for file in files_in(game) if "clauses" not in file.parts]


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


for_every_file = pytest.mark.parametrize("file", files_in(SOURCE), ids=short)
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
RULES = [file for game in GAMES for file in files_of(game)]
for_every_chapter = pytest.mark.parametrize("file", RULES, ids=short)


@for_every_file
def test_a_room_imports_only_from_the_rooms_below_it(file: Path):
    room, *_ = file.relative_to(SOURCE).parts
    allowed = ROOMS.get(room, set()) | {room}
    reached = {module.split(".")[1] for module in imports_of(file) if is_ours(module)}

    assert room == file.name or room in ROOMS, f"nobody knows the room {room}"
    assert reached - allowed == set()


@for_every_file
def test_nobody_names_a_game_but_the_game_itself(file: Path):
    games = {folder.name for folder in SOURCE.glob("games/*") if folder.is_dir()}
    named = {
        module.split(".")[2]
        for module in imports_of(file)
        if module.startswith("estafette.games.") and module.split(".")[2] in games
    }
    _, *own = file.relative_to(SOURCE).parts[:2]

    assert {game for game in named if not game.startswith("_")} <= set(own)


@pytest.mark.parametrize("file", [*files_in(SOURCE), *files_of(SPECIMEN)], ids=short)
def test_no_file_is_longer_than_one_can_read(file: Path):
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST_FILE


@for_every_chapter
def test_no_procedure_is_called_and_left_lying(file: Path):
    """Calling a procedure without `yield from` does nothing at all, in silence."""
    dropped = [
        ast.unparse(call)
        for parent in ast.walk(parsed(file))
        for call in ast.iter_child_nodes(parent)
        if isinstance(parent, DROPS) and isinstance(call, ast.Call) and is_asking(call, file)
    ]

    assert dropped == []


@pytest.mark.parametrize("file", [*files_in(SOURCE / "engine"), *RULES], ids=short)
def test_no_rule_asks_a_clock_or_a_die_of_its_own(file: Path):
    reached = {module.split(".")[0] for module in imports_of(file)}

    assert reached & OUTSIDE == set()


@for_every_chapter
def test_no_rule_depends_on_the_order_of_a_set(file: Path):
    assert [ast.unparse(node) for node in unordered_walks(parsed(file))] == []


@for_every_chapter
def test_no_rule_holds_a_sentence_for_people(file: Path):
    tree = parsed(file)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    sentences = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
        and re.search(r"\w \w.*[.?!]$", node.value)
    ]

    assert sentences == []


@pytest.mark.parametrize("folder", TEXTS, ids=short)
def test_every_room_speaks_both_languages(folder: Path):
    messages = Messages([folder], strict=True)
    english, french = messages.keys("en"), messages.keys("fr")

    assert english == french
    unlike = {k for k in english if messages.variables(k, "en") != messages.variables(k, "fr")}
    assert unlike == set()


@for_every_game
def test_every_clause_that_a_rule_cites_exists(game: Path):
    ledger = Ledger.read(game / "box" / "rules.toml")
    cited = {
        f"{short(file)}: {clause}"
        for file in files_of(game)
        for clause in clauses_cited(parsed(file))
        if clause not in ledger
    }

    assert cited == set()


@for_every_game
def test_every_docstring_opens_with_a_clause_or_a_chapter_that_exists(game: Path):
    known = [clause.id for clause in Ledger.read(game / "box" / "rules.toml")]
    unknown = {
        f"{short(file)}: [{clause}]"
        for file in files_of(game)
        for clause in docstring_clauses(parsed(file))
        if not any(id_ == clause or id_.startswith(clause) for id_ in known)
    }

    assert unknown == set()


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def is_ours(module: str) -> bool:
    return module.startswith("estafette.")


def imports_of(file: Path) -> Iterator[str]:
    """Everything that a file imports, by its full name."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                folder = file.parents[node.level - 1]
                above = folder.relative_to(SOURCE.parent if SOURCE in file.parents else ROOT)
                module = ".".join([*above.parts, *filter(None, [module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


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
        for parent in ast.walk(parsed(file))
        if isinstance(parent, ast.ClassDef)
        for node in parent.body
        if isinstance(node, ast.FunctionDef) and is_procedure(node)
    )


def imports_within(file: Path) -> Iterator[tuple[ast.ImportFrom, Path]]:
    """The imports from the same package, each with the folder that its dots lead to."""
    for node in ast.walk(parsed(file)):
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


def unordered_walks(tree: ast.Module) -> Iterator[ast.AST]:
    """Sets that are gone through in an order that matters."""
    harmless: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in UNORDERED:
            harmless |= {id(generator) for generator in generators_in(node)}
        elif isinstance(node, ast.SetComp):
            harmless |= {id(generator) for generator in node.generators}
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            if is_set(node.iter) and id(node) not in harmless:
                yield node.iter
        elif isinstance(node, ast.Call) and name_of(node.func) in ("list", "tuple", "enumerate"):
            yield from (argument for argument in node.args if is_set(argument))


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


def clauses_cited(tree: ast.Module) -> Iterator[str]:
    """The clauses given as plain strings to refuse, ask, Step, Sequence and Outcome."""
    for node in ast.walk(tree):
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
                yield value.value


def docstring_clauses(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found = re.match(r"\[([^\]]+)\]", ast.get_docstring(node) or "")
            if found and not found[1].startswith("p."):  # a page of the rulebook
                yield found[1]
