"""The night: what takes long, and what measures, game by game, however often it is stopped.

python -m tools.nightly                      every part that is not green yet
python -m tools.nightly --game pitts-war     one game
python -m tools.nightly --matches 3          three matches of every combination of options
python -m tools.nightly --list               the parts, and how they stand

A night has a word, its date, by which lots fall: another night tries other matches. A red part does
not stop those after it. What was green is not tried again until something it stands on has changed:
the house, the tests, its own game. Everything lies in build/nightly: for each night what was said,
how long it took, and the matches of the laboratory.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import asdict, dataclass, field
from datetime import date
from fcntl import LOCK_EX, LOCK_NB, flock
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from shlex import join
from time import monotonic, time
from typing import IO
from zlib import crc32

from estafette.games import installed

ROOT = Path(__file__).resolve().parent.parent
NIGHTS = ROOT / "build" / "nightly"
HOUSE = "house"  # what belongs to no game
SPECIMEN = "ford"
SIMULATED = 500  # matches between recruits, for each match of a combination
LOOKS = "120"  # close looks at a match: at all of a short one, at ever fewer moments of a long one
DAY = 24 * 3600
MOST_NAMED = 12  # findings of a part
FINDING = re.compile(r"^(FAILED|ERROR|✗|\d+/\d+ (?!caught))")
INTERRUPTED = 130
GROUND = ("src", "tests", "tools", "requirements", "client", "pyproject.toml")
OURS = ("ESTAFETTE_", "PYTEST_")  # what such words of the caller would change is not handed on
ROOMS_OF_GAMES = ("src/estafette/games", "tests/games", "tests/playthroughs")


@dataclass(frozen=True)
class Part:
    """A piece of the night: of a game or of the house, and how it is tried."""

    name: str
    game: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""  # of results that go on where they stopped, within that of the night

    @property
    def title(self) -> str:
        return f"{self.game} {self.name}"


@dataclass(frozen=True)
class Going:
    """How a part went, and on what ground."""

    code: int | None  # None: it was begun, and stopped
    seconds: float
    ground: str

    @property
    def is_green(self) -> bool:
        return self.code == 0


def parts_for(games: Iterable[str], *, matches: int = 1, looks: str = LOOKS) -> list[Part]:
    """What is tried of these games, and of the house if it is among them."""
    return [
        part
        for game in games
        for part in (parts_of_house() if game == HOUSE else parts_of(game, matches, looks))
    ]


def parts_of(game: str, matches: int, looks: str) -> Iterator[Part]:
    deep = {
        "ESTAFETTE_GAMES": game,
        "ESTAFETTE_MATCHES": str(matches),
        "ESTAFETTE_LOOKS": looks,
    }
    yield Part("contract", game, pytest("-n", "2", "-m", "not night", "tests/contract"), deep)
    yield Part("worlds", game, pytest("-m", "night", "tests/contract"), {"ESTAFETTE_GAMES": game})
    players = ("-n", "2", "tests/ai/test_players.py", "-k", "every_scenario")
    yield Part("players", game, pytest(*players), deep)
    if game != SPECIMEN:
        yield Part("simulate", game, simulate(game, matches * SIMULATED), folder=game)


def parts_of_house() -> Iterator[Part]:
    yield Part("planted", HOUSE, (sys.executable, "-m", "tools.planted", "--jobs", "2"))
    yield Part("measures", HOUSE, pytest("-m", "night", "--ignore=tests/contract"))
    many = {"ESTAFETTE_EXAMPLES": "30", "ESTAFETTE_ROUNDS": "100"}
    yield Part("fuzz", HOUSE, pytest("-n", "2", "tests/server/fuzz", "tests/board"), many)
    kills = {"ESTAFETTE_KILLS": "100"}  # on each of two databases
    yield Part("kills", HOUSE, pytest("tests/server/durability"), kills)


def pytest(*words: str) -> tuple[str, ...]:
    counted = ("-o", "console_output_style=count", "--dist", "worksteal")
    return (sys.executable, "-m", "pytest", *counted, *words)


def simulate(game: str, matches: int) -> tuple[str, ...]:
    command = (sys.executable, "-m", "estafette.cli", "simulate", game)
    return (*command, "--all-options", "-n", str(matches), "--jobs", "2")


class Night:
    """One night on disk: its word, and how every part of it went."""

    def __init__(self, word: str, nights: Path) -> None:
        self.word = word
        self.folder = nights / word
        self._file = self.folder / "night.json"
        try:
            known = json.loads(self._file.read_text("utf-8")) if self._file.exists() else {}
            self.gone = {title: Going(**going) for title, going in known.items()}
        except (ValueError, TypeError, AttributeError):
            say(f"{os.path.relpath(self._file)} cannot be read: that night begins anew.")
            self.gone = {}

    def note(self, part: Part, going: Going) -> None:
        self.gone[part.title] = going
        self.folder.mkdir(parents=True, exist_ok=True)
        written = json.dumps({title: asdict(each) for title, each in self.gone.items()}, indent=1)
        beside = self._file.with_suffix(".part")
        beside.write_text(written, "utf-8")
        beside.replace(self._file)

    def is_green(self, part: Part, ground: str) -> bool:
        going = self.gone.get(part.title)
        return going is not None and going.is_green and going.ground == ground

    def is_tried(self, part: Part, ground: str) -> bool:
        going = self.gone.get(part.title)
        return going is not None and going.code is not None and going.ground == ground

    def log(self, part: Part) -> Path:
        return self.folder / f"{part.game}-{part.name}.log"

    def environment(self, part: Part) -> dict[str, str]:
        """By whose lots it falls; who repeats a part by hand needs these words."""
        falls = {"ESTAFETTE_NIGHT": self.word, "PYTHONHASHSEED": str(crc32(self.word.encode()))}
        return {**falls, **part.environment}

    def command(self, part: Part) -> list[str]:
        if not part.folder:
            return [*part.command]
        return [*part.command, "--seed", self.word, "--out", str(self.folder / part.folder)]


def tonight(nights: Path, everything: Sequence[Part], grounds: Mapping[str, str]) -> Night:
    """The night that was stopped within a day, or whose ground was mended; or else a new one."""
    files = sorted(nights.glob("*/night.json"), key=lambda file: file.stat().st_mtime)
    if files and time() - files[-1].stat().st_mtime < DAY:
        last = Night(files[-1].parent.name, nights)
        if not all(last.is_tried(part, grounds[part.title]) for part in everything):
            return last
    words = (date.today().isoformat() + more for more in ("", *"bcdefghijklmnopqrstuvwxyz"))
    return Night(next(word for word in words if not (nights / word).exists()), nights)


def grounds_of(parts: Iterable[Part], root: Path = ROOT) -> dict[str, str]:
    """A digest for each part of how it is tried, and of all that it stands on."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *GROUND]
    names = subprocess.run(listed, cwd=root, capture_output=True, check=True, encoding="utf-8")
    files = sorted(name for name in names.stdout.split("\0") if (root / name).is_file())
    digests = {name: blake2b((root / name).read_bytes()).hexdigest() for name in files}

    def ground(part: Part) -> str:
        tried = [*part.command, *map("=".join, part.environment.items())]
        lines = [f"{name} {digests[name]}" for name in files if stands_on(part.game, name)]
        return blake2b("\n".join([*tried, *lines]).encode(), digest_size=8).hexdigest()

    return {part.title: ground(part) for part in parts}


def stands_on(game: str, name: str) -> bool:
    """Does a game stand on a file? Not on what belongs to another one."""
    path = PurePosixPath(name)
    for room in ROOMS_OF_GAMES:
        if game != HOUSE and path.is_relative_to(room):
            owner, *rest = path.relative_to(room).parts
            return not rest or owner.replace("_", "-") == game
    return True


Run = Callable[[Sequence[str], Mapping[str, str], Path], int]


def run(command: Sequence[str], environment: Mapping[str, str], log: Path) -> int:
    """What is said is shown, and kept in the log."""
    others = {name: os.environ[name] for name in os.environ if not name.startswith(OURS)}
    whole = {**others, "PYTHONUNBUFFERED": "1", **environment}
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as kept:
        kept.write(f"{repeated(command, environment)}\n".encode())
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=whole,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        assert child.stdout is not None
        try:
            copy(child.stdout, kept)
            return child.wait()
        except KeyboardInterrupt:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGTERM)  # with all whom it has started
            child.wait()
            raise


def copy(said: IO[bytes], kept: IO[bytes]) -> None:
    while piece := os.read(said.fileno(), 65536):
        kept.write(piece)
        sys.stdout.write(piece.decode("utf-8", "replace"))
        sys.stdout.flush()


def gone_through(night: Night, parts: Sequence[Part], grounds: Mapping[str, str], run: Run) -> None:
    """Every part that is not green yet; each is written down as soon as it is over."""
    usual = {title: going.seconds for title, going in earlier(night).items()}
    left = [part for part in parts if not night.is_green(part, grounds[part.title])]
    for number, part in enumerate(left, 1):
        ahead = [usual.get(each.title) for each in left[number - 1 :]]
        say(f"\n[{number}/{len(left)}] {part.title}{forecast(ahead)}")
        before, ground = night.gone.get(part.title), grounds[part.title]
        if part.folder and (before is None or before.ground != ground):
            shutil.rmtree(night.folder / part.folder, ignore_errors=True)
        night.note(part, Going(None, 0.0, ground))
        begun = monotonic()
        code = run(night.command(part), night.environment(part), night.log(part))
        night.note(part, Going(code, monotonic() - begun, ground))


def earlier(night: Night) -> dict[str, Going]:
    """How long parts took in this night and those before it, the last time they were green."""
    files = sorted(night.folder.parent.glob("*/night.json"), key=lambda f: f.stat().st_mtime)
    nights = [Night(file.parent.name, night.folder.parent) for file in files]
    return {title: going for each in nights for title, going in each.gone.items() if going.is_green}


def forecast(ahead: Sequence[float | None]) -> str:
    """How long this part and those after it took when they were last green."""
    known = [seconds for seconds in ahead if seconds is not None]
    mine = "" if ahead[0] is None else f": {minutes(ahead[0])} last time"
    least = "" if len(known) == len(ahead) else "at least "
    return f"{mine}; {least}{minutes(sum(known))} to the end" if known else ""


def minutes(seconds: float) -> str:
    whole = round(seconds)
    hours, left = divmod(whole, 3600)
    if hours:
        return f"{hours} h {left // 60:02} min"
    return f"{whole // 60} min {whole % 60:02} s" if whole >= 60 else f"{whole} s"


def summary(night: Night, parts: Sequence[Part], grounds: Mapping[str, str]) -> str:
    lines = [f"The night of {night.word}"]
    lines += [f"{told(night, part, grounds):>16}  {part.title}" for part in parts]
    for part in parts:
        ground = grounds[part.title]
        if night.is_tried(part, ground) and not night.is_green(part, ground):
            lines += ["", f"{part.title}: {os.path.relpath(night.log(part))}"]
            lines += [f"  {finding}" for finding in findings(night.log(part))]
            lines.append(f"  {repeated(night.command(part), night.environment(part))}")
    return "\n".join(lines)


def told(night: Night, part: Part, grounds: Mapping[str, str]) -> str:
    if not night.is_tried(part, grounds[part.title]):
        return "not tried"
    going = night.gone[part.title]
    return f"{minutes(going.seconds)}  {'green' if going.is_green else 'RED  '}"


def findings(log: Path) -> list[str]:
    lines = log.read_text("utf-8", "replace").splitlines() if log.exists() else []
    found = [line for line in lines if FINDING.match(line)]
    more = len(found) - MOST_NAMED
    return found if more <= 0 else [*found[-MOST_NAMED:], f"and {more} more"]


def repeated(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """The line that tries a part again by hand."""
    words = [f"{name}={value}" for name, value in environment.items()]
    python, *rest = command
    if Path(python).is_relative_to(ROOT):
        python = str(Path(python).relative_to(ROOT))
    return " ".join([*words, join([python, *rest])])


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(words: Sequence[str] | None = None) -> int:
    games = [SPECIMEN, *installed()]
    parser = argparse.ArgumentParser(description="What takes long, game by game.")
    parser.add_argument("--game", choices=[*games, HOUSE], help="instead of all")
    parser.add_argument("--matches", type=some, default=1, help="of every combination of options")
    looks = "at so many decisions of a match, then at fewer and fewer; or all"
    parser.add_argument("--looks", type=all_or_some, default=LOOKS, help=looks)
    parser.add_argument("--night", type=word, metavar="WORD", help="lots fall by it")
    parser.add_argument("--list", action="store_true", help="the parts and how they stand")
    asked = parser.parse_args(words)
    everything = parts_for([*games, HOUSE], matches=asked.matches, looks=asked.looks)
    parts = [part for part in everything if asked.game in (None, part.game)]
    grounds = grounds_of(everything)
    with alone(NIGHTS) if not asked.list else nullcontext(True) as is_alone:
        if not is_alone:
            say("Another night is under way.")
            return 2
        night = Night(asked.night, NIGHTS) if asked.night else tonight(NIGHTS, everything, grounds)
        try:
            if not asked.list:
                gone_through(night, parts, grounds, run)
        except KeyboardInterrupt:
            return INTERRUPTED
        finally:
            say(f"\n{summary(night, parts, grounds)}")
    is_well = asked.list or all(night.is_green(part, grounds[part.title]) for part in parts)
    return int(not is_well)


@contextmanager
def alone(nights: Path) -> Iterator[bool]:
    """Nobody else goes through a night meanwhile; who is told to stop stops as by Ctrl-C."""
    nights.mkdir(parents=True, exist_ok=True)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with (nights / "lock").open("w") as lock:
            try:
                flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                yield False
            else:
                yield True
    finally:
        signal.signal(signal.SIGTERM, before)


def some(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError("a number from 1")
    return int(text)


def all_or_some(text: str) -> str:
    return text if text == "all" else str(some(text))


def word(text: str) -> str:
    if not re.fullmatch(r"\w[\w.-]*", text):
        raise argparse.ArgumentTypeError("letters, digits, dots and hyphens")
    return text


if __name__ == "__main__":
    sys.exit(main())
