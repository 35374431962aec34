"""The night goes through every part, remembers what was green, and tells what was not."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, until
from tools import nightly
from tools.nightly import (
    HOUSE,
    INTERRUPTED,
    SPECIMEN,
    Going,
    Night,
    Part,
    findings,
    forecast,
    gone_through,
    grounds_of,
    main,
    parts_for,
    stands_on,
    summary,
    tonight,
)

A, B, C = (Part("contract", game, ("python", "-c", game)) for game in ("austerlitz", "lodi", HOUSE))
PARTS = [A, B, C]
GROUNDS = {part.title: "firm" for part in PARTS}


class Runner:
    """Takes the place of what is run: a code for each command, and what came by."""

    def __init__(self, *red: str, interrupted: str = "") -> None:
        self.red, self.interrupted = red, interrupted
        self.tried: list[str] = []

    def __call__(self, command: Sequence[str], environment: Mapping[str, str], log: Path) -> int:
        self.tried.append(command[2])
        if command[2] == self.interrupted:
            raise KeyboardInterrupt
        return int(command[2] in self.red)


@pytest.fixture
def night(tmp_path: Path) -> Night:
    return Night("1805-12-02", tmp_path)


def test_a_red_part_does_not_stop_those_after_it(night: Night) -> None:
    runner = Runner("austerlitz")

    gone_through(night, PARTS, GROUNDS, runner)

    assert runner.tried == ["austerlitz", "lodi", HOUSE]
    assert [night.is_green(part, "firm") for part in PARTS] == [False, True, True]


def test_what_was_green_is_not_tried_again_and_what_was_red_is(night: Night) -> None:
    gone_through(night, PARTS, GROUNDS, Runner("lodi"))
    again = Runner()

    gone_through(Night(night.word, night.folder.parent), PARTS, GROUNDS, again)

    assert again.tried == ["lodi"]


def test_a_night_that_was_stopped_goes_on_with_the_part_it_was_at(night: Night) -> None:
    with pytest.raises(KeyboardInterrupt):
        gone_through(night, PARTS, GROUNDS, Runner(interrupted="lodi"))
    again = Runner()

    gone_through(Night(night.word, night.folder.parent), PARTS, GROUNDS, again)

    assert again.tried == ["lodi", HOUSE]


def test_on_other_ground_a_green_part_is_tried_again(night: Night) -> None:
    gone_through(night, PARTS, GROUNDS, Runner())
    again = Runner()

    gone_through(night, PARTS, {**GROUNDS, B.title: "mended"}, again)

    assert again.tried == ["lodi"]


@pytest.mark.parametrize(("ground", "is_kept"), [("firm", True), ("mended", False)])
def test_results_go_on_where_they_stopped_only_on_the_same_ground(
    night: Night, ground: str, is_kept: bool
) -> None:
    part = Part("simulate", "lodi", ("python", "-c", "lodi"), folder="lodi")
    with pytest.raises(KeyboardInterrupt):
        gone_through(night, [part], {part.title: "firm"}, Runner(interrupted="lodi"))
    kept = night.folder / "lodi" / "journal.jsonl"
    kept.parent.mkdir()
    kept.touch()

    gone_through(night, [part], {part.title: ground}, Runner())

    assert kept.exists() == is_kept
    assert night.command(part)[-4:] == ["--seed", night.word, "--out", str(kept.parent)]


def test_a_night_that_was_stopped_or_mended_goes_on_and_the_next_one_has_another_word(
    tmp_path: Path,
) -> None:
    first = tonight(tmp_path, PARTS, GROUNDS)
    with pytest.raises(KeyboardInterrupt):
        gone_through(first, PARTS, GROUNDS, Runner(interrupted="lodi"))
    assert tonight(tmp_path, PARTS, GROUNDS).word == first.word

    gone_through(first, PARTS, GROUNDS, Runner())

    assert tonight(tmp_path, PARTS, GROUNDS).word == f"{first.word}b"
    assert tonight(tmp_path, PARTS, {**GROUNDS, A.title: "mended"}).word == first.word


def test_a_red_part_does_not_keep_the_others_from_a_new_night(tmp_path: Path) -> None:
    first = tonight(tmp_path, PARTS, GROUNDS)
    gone_through(first, PARTS, GROUNDS, Runner("lodi"))

    assert tonight(tmp_path, PARTS, GROUNDS).word == f"{first.word}b"


def test_a_night_of_long_ago_is_not_gone_on_with(tmp_path: Path) -> None:
    old = Night("1796-05-10", tmp_path)
    with pytest.raises(KeyboardInterrupt):
        gone_through(old, PARTS, GROUNDS, Runner(interrupted="lodi"))
    assert tonight(tmp_path, PARTS, GROUNDS).word == old.word

    os.utime(old.folder / "night.json", (0, 0))

    assert tonight(tmp_path, PARTS, GROUNDS).word != old.word


@pytest.mark.parametrize("damage", ["", "{", "[1]", '{"lodi contract": {"code": 0}}'])
def test_a_damaged_night_begins_anew(
    night: Night, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    gone_through(night, PARTS, GROUNDS, Runner())
    (night.folder / "night.json").write_text(damage, "utf-8")

    assert Night(night.word, night.folder.parent).gone == {}
    assert "cannot be read" in capsys.readouterr().out


def test_the_word_of_the_night_is_what_lots_fall_by(night: Night) -> None:
    other = Night("1806-10-14", night.folder.parent)
    part = Part("contract", "lodi", (), {"ESTAFETTE_GAMES": "lodi"})

    assert night.environment(part)["ESTAFETTE_NIGHT"] == night.word
    assert night.environment(part)["ESTAFETTE_GAMES"] == "lodi"
    assert night.environment(part)["PYTHONHASHSEED"] != other.environment(part)["PYTHONHASHSEED"]


def test_a_game_does_not_stand_on_the_files_of_another() -> None:
    assert stands_on("pitts-war", "src/estafette/games/pitts_war/fleets.py")
    assert stands_on("pitts-war", "tests/playthroughs/pitts-war/liberty.txt")
    assert stands_on("pitts-war", "src/estafette/games/__init__.py")
    assert stands_on("pitts-war", "src/estafette/match/match.py")
    assert not stands_on("pitts-war", "src/estafette/games/napoleon_1815/fog.py")
    assert not stands_on("pitts-war", "tests/games/napoleon_1815/test_fog.py")
    assert stands_on(HOUSE, "tests/games/napoleon_1815/test_fog.py")


def test_the_ground_changes_with_the_files_and_with_what_is_asked(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    mine, other = (tmp_path / "src/estafette/games" / game / "a.py" for game in ("lodi", "arcole"))
    for file in (mine, other):
        file.parent.mkdir(parents=True)
        file.touch()
    before = grounds_of(PARTS, tmp_path)

    other.write_text("1", "utf-8")
    assert [title for title, at in grounds_of(PARTS, tmp_path).items() if at != before[title]] == [
        C.title
    ]
    mine.write_text("1", "utf-8")
    after = grounds_of(PARTS, tmp_path)
    assert after[B.title] != before[B.title]
    assert after[A.title] == before[A.title]
    more = Part(B.name, B.game, B.command, {"ESTAFETTE_MATCHES": "3"})
    assert grounds_of([more], tmp_path)[B.title] != after[B.title]


def test_every_game_is_tried_and_the_house_once() -> None:
    titles = [part.title for part in parts_for([SPECIMEN, "lodi", HOUSE], matches=2, looks="9")]

    assert titles == [
        *("ford contract", "ford worlds", "ford players"),
        *("lodi contract", "lodi worlds", "lodi players", "lodi simulate"),
        *("house planted", "house measures", "house fuzz", "house kills"),
    ]


def test_more_matches_are_asked_of_every_part() -> None:
    contract, *_, simulate = parts_for(["lodi"], matches=3, looks="9")

    assert contract.environment["ESTAFETTE_MATCHES"] == "3"
    assert contract.environment["ESTAFETTE_LOOKS"] == "9"
    assert simulate.command[simulate.command.index("-n") + 1] == str(3 * nightly.SIMULATED)
    assert "--all-options" in simulate.command


def test_the_summary_names_what_is_red_and_how_to_try_it_again(night: Night) -> None:
    gone_through(night, [A, B], GROUNDS, Runner("lodi"))
    night.log(B).write_text("....F\nFAILED tests/a.py::test_b\n1 failed\n", "utf-8")
    night.note(B, Going(1, 75, "firm"))

    told = [re.sub(" +", " ", line.strip()) for line in summary(night, PARTS, GROUNDS).splitlines()]

    assert told == [
        "The night of 1805-12-02",
        "0 s green austerlitz contract",
        "1 min 15 s RED lodi contract",
        "not tried house contract",
        "",
        f"lodi contract: {os.path.relpath(night.log(B))}",
        "FAILED tests/a.py::test_b",
        f"ESTAFETTE_NIGHT=1805-12-02 PYTHONHASHSEED={night.environment(B)['PYTHONHASHSEED']} "
        "python -c lodi",
    ]


def test_of_many_findings_the_last_are_named(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("".join(f"FAILED {number}\n" for number in range(20)), "utf-8")

    assert findings(log) == [*(f"FAILED {number}" for number in range(8, 20)), "and 8 more"]
    log.write_text("1/3 caught: a lint\n2/3 not caught: a watcher\n✗ 1/0 broke", "utf-8")
    assert findings(log) == ["2/3 not caught: a watcher", "✗ 1/0 broke"]


def test_how_long_is_left_is_what_it_took_before() -> None:
    assert forecast([None, None]) == ""
    assert forecast([60, 7200]) == ": 1 min 00 s last time; 2 h 01 min to the end"
    assert forecast([None, 45]) == "; at least 45 s to the end"


def test_what_a_part_says_is_shown_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "deep" / "log"
    said = "import os, sys; print(os.environ['WORD']); sys.exit('wrong')"

    code = nightly.run([sys.executable, "-c", said], {"WORD": "Marengo"}, log)

    assert code == 1
    assert capsys.readouterr().out.split() == ["Marengo", "wrong"]
    first, *rest = log.read_text("utf-8").splitlines()
    assert first.startswith("WORD=Marengo ")
    assert rest == ["Marengo", "wrong"]


def test_words_of_the_caller_do_not_reach_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ESTAFETTE_WATCHERS", "nobody")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--collect-only")
    said = "import os; print(*[n for n in os.environ if n.startswith(('ESTAFETTE', 'PYTEST'))])"

    nightly.run([sys.executable, "-c", said], {"ESTAFETTE_GAMES": "lodi"}, tmp_path / "log")

    assert capsys.readouterr().out.split() == ["ESTAFETTE_GAMES"]


def test_who_is_told_to_stop_takes_along_whom_he_has_started(tmp_path: Path) -> None:
    """A part that never ends is begun by the night, which is then told to stop."""
    begun = tmp_path / "begun"
    endless = (
        "import os, pathlib, signal; "
        f"pathlib.Path({str(begun)!r}).write_text(str(os.getpid())); signal.pause()"
    )
    night = (
        "import sys; from pathlib import Path; from tools import nightly as n\n"
        f"n.NIGHTS = Path({str(tmp_path)!r})\n"
        f"part = n.Part('contract', n.SPECIMEN, (sys.executable, '-c', {endless!r}))\n"
        "n.parts_for = lambda games, **_: [part]\n"
        "sys.exit(n.main([]))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", night], cwd=nightly.ROOT, stdout=-1, text=True
    )
    until(lambda: begun.exists() and begun.read_text("utf-8"), "the part has begun")

    refused = subprocess.run([sys.executable, "-c", night], cwd=nightly.ROOT, capture_output=True)
    process.terminate()
    said, _ = process.communicate(timeout=PATIENCE)

    assert refused.returncode == 2
    assert b"Another night is under way." in refused.stdout
    assert process.returncode == INTERRUPTED
    assert re.search(r"not tried +ford contract", said)
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text("utf-8")), 0)


@pytest.mark.parametrize(
    "words", [("--matches", "0"), ("--looks", "many"), ("--night", "../x"), ("--game", "risk")]
)
def test_what_makes_no_sense_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([*words, "--list"])

    assert refused.value.code == 2


def test_a_list_tries_nothing_and_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nightly, "NIGHTS", tmp_path / "none")
    monkeypatch.setattr(nightly, "run", lambda *_: pytest.fail("it is tried"))

    assert main(["--list"]) == 0
    assert "not tried  house planted" in capsys.readouterr().out
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(("runner", "code"), [(Runner(), 0), (Runner("x"), 1)])
def test_one_game_may_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runner: Runner, code: int
) -> None:
    x = Part("contract", SPECIMEN, ("python", "-c", "x"))
    monkeypatch.setattr(nightly, "NIGHTS", tmp_path)
    monkeypatch.setattr(nightly, "parts_for", lambda games, **_: [A, x])
    monkeypatch.setattr(nightly, "run", runner)

    assert main(["--game", SPECIMEN, "--night", "tonight"]) == code
    assert runner.tried == ["x"]


def test_who_stops_the_night_is_told_how_far_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nightly, "NIGHTS", tmp_path)
    monkeypatch.setattr(nightly, "parts_for", lambda games, **_: PARTS)
    monkeypatch.setattr(nightly, "run", Runner(interrupted="lodi"))

    assert main(["--night", "tonight"]) == INTERRUPTED
    said = capsys.readouterr().out
    assert "[2/3] lodi contract" in said
    assert re.search(r"green +austerlitz contract", said)
    assert re.search(r"not tried +lodi contract", said)
