"""At a real terminal: colours, handing over the keyboard, leaving by Ctrl-C."""

import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from estafette.match import read
from tests.waiting import PATIENCE, until

pty = pytest.importorskip("pty", reason="needs a terminal of the Unix kind")

ROOT = Path(__file__).parents[2]
PROMPT = "\n\u203a "
CLEARED = "\x1b[H\x1b[2J\x1b[3J"
TWO_PEOPLE = ("--seat", "vanguard=Anne", "--seat", "rearguard=Paul", "--seed", "3")


class Terminal:
    """The command at a terminal of its own; what it writes is gathered as it comes."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "40",
            "XDG_DATA_HOME": str(folder),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.shelf", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=hold_terminal,
        )
        os.close(theirs)
        self.text = ""

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def until(self, words: str) -> str:
        """What was written up to these words; the rest is kept for the next look."""
        until(lambda: words in self.text or not self.read(), lambda: f"{words!r} after {self.text}")
        assert words in self.text, self.text
        before, _, self.text = self.text.partition(words)
        return before + words

    def read(self) -> bool:
        """One piece more, if there is one; False when the other end has closed."""
        is_gone = self.process.poll() is not None  # asked first: his last words are read
        ready, _, _ = select.select([self.ours], [], [], 0.1)
        if not ready:
            return not is_gone
        try:
            piece = os.read(self.ours, 65536)
        except OSError:
            return False
        self.text += piece.decode("utf-8", "replace")
        return bool(piece)

    def effort(self) -> object:
        """Something that stays the same only while the command sleeps."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return "asleep"
        return fields[11:13] if fields[0] == "S" else object()

    def interrupt(self) -> int:
        """Ctrl-C until it is heard, the last words, and the code with which the command ends.

        Python does not hear one that comes between a prompt and the reading of the line: who
        sleeps on and says nothing for a while is called again, but nobody who is on his way out.
        """
        os.write(self.ours, b"\x03")
        efforts: list[object] = []

        def is_gone() -> bool:
            efforts.append((self.effort(), len(self.text)))
            if efforts[-2:-1] == efforts[-1:]:
                os.write(self.ours, b"\x03")
            return not all(self.read() for _ in range(10))

        try:
            until(is_gone, lambda: f"the command ends: {self.text}")
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            os.close(self.ours)


def hold_terminal() -> None:
    """Ctrl-C reaches the process that holds the terminal."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell in the background leaves it ignored


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def test_sides_have_colours_and_letters(tmp_path):
    terminal = Terminal(tmp_path, "play", "ford", "--seed", "3", "--no-save")

    screen = terminal.until(PROMPT)

    assert re.search(r"\x1b\[[0-9;]+m\[V\]", screen)
    assert re.search(r"\x1b\[[0-9;]+m\[R\]", screen)
    assert terminal.interrupt() == 0


def test_the_keyboard_is_handed_over_and_the_screen_is_cleared(tmp_path):
    terminal = Terminal(tmp_path, "play", "ford", *TWO_PEOPLE)
    first = plain(terminal.until(PROMPT))
    terminal.type("advance")
    terminal.until(PROMPT)
    terminal.type("pass")

    terminal.until(CLEARED)
    between = plain(terminal.until("press Enter"))
    terminal.type("")
    terminal.until(CLEARED)
    second = plain(terminal.until(PROMPT))

    assert "You draw" in first
    assert "The keyboard goes to Paul (the rearguard)." in between
    assert "Fusiliers" in first
    assert "Fusiliers" not in between + second
    assert "Pioneers" in second
    assert terminal.interrupt() == 0


def test_ctrl_c_leaves_the_table_cleanly(tmp_path):
    terminal = Terminal(tmp_path, "play", "ford", "--seed", "3")
    terminal.until(PROMPT)

    assert terminal.interrupt() == 0
    assert "The match is kept in " in terminal.text
    assert "Traceback" not in terminal.text
    assert list(tmp_path.rglob("*.jsonl"))


def test_ctrl_c_leaves_other_commands_without_a_traceback(tmp_path):
    arguments = ("simulate", "ford", "-n", "100000", "-j", "1", "--seed", "1")
    terminal = Terminal(tmp_path, *arguments)
    terminal.until("Matches")

    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.text


def test_one_sees_that_a_marshal_thinks_and_may_leave_him_to_it(tmp_path):
    seats = ("--seat", "vanguard=marshal:30s", "--seat", "rearguard=me")
    hesitant = ("--seed", "5")  # with other dice he may see at once what is best
    terminal = Terminal(tmp_path, "play", "ford", *seats, *hesitant)
    terminal.until("The vanguard: thinking")

    assert terminal.interrupt() == 0
    assert "The match is kept in " in terminal.text
    assert "\x1b[?25h" in terminal.text, "the cursor is shown again"
    (file,) = (tmp_path / "estafette" / "matches").glob("*.jsonl")
    assert read(file).header.players["vanguard"] == "marshal:30s"
