"""The fingerprint of a game's rules as code: what decides how a match goes, and nothing else.

It is taken from the game's front page, from the modules that this imports, and from those that
they import. What only looks at a match (its view, its judgement, its odds) is left out unless a
rule uses it. Docstrings, comments and layout do not count; a number does.
"""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from estafette.engine.packing import fingerprint_of

FRONT = "__init__.py"
LOOKING = {"view", "board", "imagine", "suppose", "hidden", "judgement", "check", "stakes"}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def code_fingerprint(folder: Path) -> str:
    """Of the rules in this package."""
    return fingerprint_of({name: script.digest for name, script in rules_in(folder).items()})


@cache
def rules_in(folder: Path) -> dict[str, "Script"]:
    """The modules by which a match goes, under their paths beside the package."""
    front = folder / FRONT
    found = {front: Script(without_looking(parsed(front)))}
    ahead = [front]
    while ahead:
        file = ahead.pop()
        for module in imported(file, found[file], folder.parent):
            if module not in found:
                found[module] = Script(parsed(module))
                ahead.append(module)
    return {file.relative_to(folder.parent).as_posix(): script for file, script in found.items()}


def left_out(folder: Path) -> list[Path]:
    """The modules that are none of the rules."""
    known = {folder.parent / name for name in rules_in(folder)}
    return sorted(file for file in folder.rglob("*.py") if file not in known)


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), str(file))


def without_looking(front: ast.Module) -> ast.Module:
    """The front page without the number of the rules, and without what only looks at a match."""
    unused: set[str] = set()
    for node in ast.walk(front):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Rules":
            looking = [keyword for keyword in node.keywords if keyword.arg in LOOKING]
            unused |= {each.value.id for each in looking if isinstance(each.value, ast.Name)}
            left_out = LOOKING | {"version"}
            node.keywords = [each for each in node.keywords if each.arg not in left_out]
    for node in front.body:
        if isinstance(node, ast.ImportFrom):
            node.names = [each for each in node.names if (each.asname or each.name) not in unused]
    front.body = [node for node in front.body if getattr(node, "names", [node])]
    return front


def imported(file: Path, script: "Script", shelf: Path) -> Iterator[Path]:
    """The modules that a module imports from its own package, or from one beside it."""
    for node in script.imports:
        here = file.parents[node.level - 1]
        path = here.joinpath(*node.module.split(".")) if node.module else here
        for each in (path, *[path / alias.name for alias in node.names]):
            yield from modules_at(each, shelf)


def modules_at(path: Path, shelf: Path) -> Iterator[Path]:
    """The module of this path, if it is one, and the packages on the shelf that hold it."""
    if (module := path.with_suffix(".py")).is_file():
        yield module
    for folder in (path, *path.parents):
        if shelf not in folder.parents:
            break
        if (folder / FRONT).is_file():
            yield folder / FRONT


class Script:
    """A module in words that are the same in every version of Python, and what it imports."""

    def __init__(self, tree: ast.Module) -> None:
        self.imports: list[ast.ImportFrom] = []  # from the game itself
        words: list[str] = []
        self._read(tree, words)
        self.digest = blake2b(" ".join(words).encode(), digest_size=16).hexdigest()

    def _read(self, node: ast.AST, words: list[str]) -> None:
        """What is empty is not said, nor how a name is used: its place says that."""
        words.append(type(node).__name__)
        if isinstance(node, ast.ImportFrom) and node.level:
            self.imports.append(node)
        for field in node._fields:
            part = getattr(node, field)
            if field == "body" and is_documented(node):
                part = part[1:]
            if part is None or part == [] or field == "ctx":
                continue
            words.append(field)
            for each in part if isinstance(part, list) else [part]:
                if isinstance(each, ast.AST):
                    self._read(each, words)
                else:
                    words.append(repr(each))
        words.append(";")


def is_documented(node: ast.AST) -> bool:
    return isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None
