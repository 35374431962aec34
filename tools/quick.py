"""The tests that stand nearest to what has changed, for `make quick`.

python -m tools.quick            what has changed since the last commit; if nothing, what it changed
python -m tools.quick main       what has changed since another commit

A file is tried by the tests of its name, or else by those of its folder; a game by its own tests
and by its contract, and the house by the contract of the specimen; the client by those of its tests
that its changed files reach. The lints of the house are always tried, the browser's tests never.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
SOURCE, TESTS = PurePosixPath("src/estafette"), PurePosixPath("tests")
GAMES, CONTRACT, BROWSER = SOURCE / "games", TESTS / "contract", TESTS / "browser"
PLAYTHROUGHS = TESTS / "playthroughs"
LINTS = ("tests/test_house.py", "tests/test_steady.py", "tests/test_versions.py")
SPECIMEN = "ford"


def changed_since(commit: str) -> list[str]:
    """Files that differ from a commit, or are gone, and files that git does not know yet."""
    differ = git("diff", "--name-only", "--no-renames", "-z", commit, "--")
    return sorted({*differ, *git("ls-files", "--others", "--exclude-standard", "-z")})


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(done.stderr.strip())
    return done.stdout.split("\0")[:-1]


def near(files: Iterable[str], root: Path = ROOT) -> list[str]:
    """The files and folders of tests that these files call for, but for contract and browser."""
    found = {test for file in files if (test := nearest(PurePosixPath(file), root)) is not None}
    return sorted(str(test) for test in found if not found & set(test.parents))


def nearest(file: PurePosixPath, root: Path) -> PurePosixPath | None:
    """The tests of a file's name, or the next folder around them; none where that is all tests."""
    test = twin(file)
    if test is None or any(map(test.is_relative_to, (CONTRACT, BROWSER, PLAYTHROUGHS))):
        return None
    return next((t for t in (test, *test.parents) if is_tests(t) and (root / t).exists()), None)


def twin(file: PurePosixPath) -> PurePosixPath | None:
    """Where tests of this file would stand."""
    if file.suffix == ".md" or str(file) == "Makefile":
        return TESTS / "test_docs.py"
    if file.is_relative_to(TESTS):
        return file if file.name.startswith("test_") else file.parent
    if file.is_relative_to(SOURCE) and file.parent != GAMES:
        return TESTS / file.relative_to(SOURCE).with_name(f"test_{file.stem}.py")
    if file.is_relative_to("tools"):
        return TESTS / file.with_name(f"test_{file.stem}.py")
    return None


def is_tests(path: PurePosixPath) -> bool:
    return TESTS in path.parents


def contracts_for(files: Iterable[str]) -> list[str]:
    """Whose contract is tried: the games that have changed, and the specimen for the house."""
    names = set[str]()
    for file in map(PurePosixPath, files):
        if file.is_relative_to(PLAYTHROUGHS) and file.suffix == ".txt":
            names.add(file.parent.name)
        elif file.is_relative_to(GAMES) and (game := file.relative_to(GAMES).parts[0])[0].isalpha():
            names.add(game.replace("_", "-"))
        elif any(map(file.is_relative_to, (SOURCE, CONTRACT, TESTS / "specimen"))):
            names.add(SPECIMEN)
    return sorted(names)


def client_files(files: Iterable[str], root: Path = ROOT) -> list[str]:
    """The changed files of the client that are still there, as seen from its folder."""
    return [
        str(path.relative_to("client"))
        for path in map(PurePosixPath, files)
        if path.is_relative_to("client")
        and path.suffix in (".ts", ".tsx")
        and (root / path).exists()
    ]


def tried(files: Sequence[str]) -> bool:
    """All that the files call for, whether or not an earlier part failed."""
    pytest = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    contracts, client = contracts_for(files), client_files(files)
    done = [run([*pytest, *LINTS, *near(files)])]
    if contracts:
        done.append(run([*pytest, str(CONTRACT)], ESTAFETTE_GAMES=",".join(contracts)))
    if client:
        done.append(run(["npm", "run", "--silent", "check"], "client"))
        done.append(run(["npx", "vitest", "related", "--run", *client], "client"))
    return all(done)


def run(command: Sequence[str], folder: str = ".", **environment: str) -> bool:
    said = [f"{name}={value}" for name, value in environment.items()]
    sys.stdout.write(f"{' '.join([*said, *command])}\n")
    sys.stdout.flush()
    return not subprocess.run(
        command, cwd=ROOT / folder, env={**os.environ, **environment}
    ).returncode


def main(arguments: Sequence[str]) -> int:
    files = changed_since(*arguments[:1] or ["HEAD"]) or changed_since("HEAD~1")
    return 0 if tried(files) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
