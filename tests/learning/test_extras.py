"""What only learners need is asked of nobody else, and its absence is said plainly."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import estafette

SOURCE = Path(estafette.__file__ or "").parent
LIBRARIES = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"}


@pytest.mark.parametrize(
    ("library", "module"), [("pettingzoo", "aec"), ("pyspiel", "openspiel"), ("numpy", "aec")]
)
def test_a_missing_extra_is_named_in_one_line(library, module):
    program = (
        f"import sys; sys.modules[{library!r}] = None\n"
        f"try: import estafette.learning.{module}\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.stdout == (
        f"estafette.learning needs {library}: pip install 'estafette[learning]'\n"
    ), done.stderr


def test_no_other_room_needs_the_libraries_of_learners():
    others = [file for file in SOURCE.rglob("*.py") if "learning" not in file.parts]
    reached = {module.split(".")[0] for file in others for module in imported_by(file)}

    assert len(others) > 50
    assert reached & LIBRARIES == set()


def imported_by(file: Path) -> list[str]:
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return plain + [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
