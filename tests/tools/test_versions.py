"""The tool that watches over versions: what it counts as a change, and what it refuses to note."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from estafette.engine import read_box
from estafette.engine.versions import versions_in
from tools.versions.code import code_fingerprint, rules_in
from tools.versions.conduct import conduct_of, texts_in
from tools.versions.faults import faults_of
from tools.versions.games import Game
from tools.versions.past import Forgotten
from tools.versions.writing import Refused, write

FILES = {
    "src/ford/__init__.py": """
        from .judgement import judgement
        from .sequence import SEQUENCE
        from .cards import DECK as DECK

        RULES = Rules(version=1, sequence=SEQUENCE, judgement=judgement)
        """,
    "src/ford/sequence.py": """
        def march(game):
            \"\"\"[1] As far as one can.\"\"\"
            from . import ground
            return ground.FAR
        """,
    "src/ford/ground.py": "FAR = 2",
    "src/ford/cards/__init__.py": "from . import blue\nDECK = blue.DECK",
    "src/ford/cards/blue.py": "from ..ground import FAR\nDECK = [FAR]",
    "src/ford/judgement.py": "from .prospects import HOPE",
    "src/ford/prospects.py": "HOPE = 0.5",
    "src/ford/versions.toml": "version = [{ number = 1 }]",
    "src/ford/box/map.toml": "depth = 1",
    "src/ford/box/rules.toml": """
        game = "ford"
        title = "Ford"
        clause = [{ id = "1", section = "1", kind = "rule", en = "One wades.", fr = "On passe." }]
        """,
    "tests/playthroughs/ford/dusk.txt": """\
        The Ford: dusk

           0 vanguard [1] Where to?
             > Across (of 2)
             They wade at 1.
             = 0123456789ab

        The end [1]: The night falls.
        """,
}
SECOND = 'version = [{ number = 1 }, { number = 2, clauses = ["1"] }]'


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    yield
    forget()


def forget() -> None:
    rules_in.cache_clear()
    versions_in.cache_clear()


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game in a house of its own, committed with what is noted of it."""
    game = Game("ford", 1, tmp_path / "src" / "ford", tmp_path)
    for name, text in FILES.items():
        put(game, name, text)
    git(game, "init", "--quiet")
    commit(game)
    write(game, as_written)
    commit(game)
    return game


def put(game: Game, name: str, text: str) -> None:
    file = game.root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text), "utf-8")
    forget()


def commit(game: Game) -> None:
    git(game, "add", ".")
    nobody = ("-c", "user.name=x", "-c", "user.email=x", "-c", "commit.gpgsign=false")
    git(game, *nobody, "commit", "--quiet", "-m", "x")


def git(game: Game, *words: str) -> None:
    subprocess.run(["git", *words], cwd=game.root, check=True, capture_output=True)


def as_written(game: Game, box: bytes | None) -> str:
    """Whatever is asked, the playthroughs go as they are written."""
    return conduct_of(texts_in(game.playthroughs))


def raised(game: Game, listed: str = SECOND) -> Game:
    put(game, "src/ford/versions.toml", listed)
    return Game(game.id, 2, game.folder, game.root)


def replaced(game: Game, name: str, old: str, new: str) -> None:
    text = dedent(FILES[name])
    assert old in text
    put(game, name, text.replace(old, new))


def test_rules_are_what_the_front_page_leads_to(game: Game) -> None:
    assert {Path(name).relative_to("ford").as_posix() for name in rules_in(game.folder)} == {
        "__init__.py",
        "cards/__init__.py",
        "cards/blue.py",
        "ground.py",
        "sequence.py",
    }


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("sequence.py", "As far as one can.", "Not too far."),
        ("sequence.py", "return ground", "# Far away.\n\n    return   ground"),
        ("sequence.py", '"""[1] As far as one can."""', ""),
        ("__init__.py", "version=1", "version=2"),
        ("__init__.py", "judgement=judgement", "view=judgement"),
        ("judgement.py", "HOPE", "HOPE as FEAR"),
        ("prospects.py", "0.5", "0.7"),
    ],
)
def test_words_and_what_only_looks_do_not_count(game: Game, name: str, old: str, new: str) -> None:
    before = code_fingerprint(game.folder)
    replaced(game, f"src/ford/{name}", old, new)

    assert code_fingerprint(game.folder) == before


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("ground.py", "2", "3"),
        ("ground.py", "2", "2.0"),
        ("ground.py", "2", '"2"'),
        ("ground.py", "2", "None"),
        ("sequence.py", "ground.FAR", "-ground.FAR"),
        ("sequence.py", "def march(game)", "def march(game, side=None)"),
        ("cards/blue.py", "[FAR]", "[FAR, FAR]"),
        ("__init__.py", "import SEQUENCE", "import NIGHT as SEQUENCE"),
        ("__init__.py", "RULES", "SEATS = 3\nRULES"),
    ],
)
def test_a_rule_that_is_changed_counts(game: Game, name: str, old: str, new: str) -> None:
    before = code_fingerprint(game.folder)
    replaced(game, f"src/ford/{name}", old, new)

    assert code_fingerprint(game.folder) != before


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("They wade at 1.", "They cross at 1.", True),
        ("Where to?", "Whither?", True),
        ("> Across", "> Over", True),
        ("of 2", "of 3", False),
        ("[1] Where", "[2] Where", False),
        ("vanguard", "rearguard", False),
        ("0123456789ab", "0123456789ac", False),
        ("The end [1]", "The end [2]", False),
    ],
)
def test_a_playthrough_may_be_told_in_other_words(
    game: Game, old: str, new: str, same: bool
) -> None:
    before = as_written(game, None)
    replaced(game, "tests/playthroughs/ford/dusk.txt", old, new)

    assert (as_written(game, None) == before) is same


def test_a_game_as_it_was_noted_has_no_faults(game: Game) -> None:
    assert list(faults_of(game)) == []


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("src/ford/ground.py", "FAR = 3", "the code of the rules has changed since version 1"),
        ("src/ford/box/map.toml", "depth = 2", "the box has changed since version 1"),
        ("tests/playthroughs/ford/dawn.txt", "", "the golden playthroughs go otherwise"),
        ("src/ford/versions.toml", "version = [{ number = 2 }]", "listed are [2]"),
        ("src/ford/versions.toml", SECOND, "of version 1, and listed are [1, 2]"),
        ("src/ford/versions.toml", "version = 1", "src/ford/versions.toml: Expected"),
        ("src/ford/versions.toml", "version", "src/ford/versions.toml: "),
        ("src/ford/prospects.py", "def f(): ask(1)", "src/ford/prospects.py:1: a rule that is"),
        ("src/ford/prospects.py", "def f(game): game.tell(1)", "import it in src/ford/__init__.py"),
    ],
)
def test_what_does_not_agree_is_named(game: Game, name: str, text: str, fault: str) -> None:
    put(game, name, text)

    assert any(fault in each for each in faults_of(game))


@pytest.mark.parametrize(
    ("listed", "fault"),
    [
        (FILES["src/ford/versions.toml"], "of version 2, and listed are [1]"),
        (SECOND.replace('"1"', ""), "version 2 names no clause"),
        (SECOND.replace('"1"', '"1.2"'), "version 2 names 1.2, which is no clause"),
        (SECOND, "noted is version 1, not 2"),
    ],
)
def test_a_number_is_raised_with_its_clauses(game: Game, listed: str, fault: str) -> None:
    assert any(fault in each for each in faults_of(raised(game, listed)))


def test_code_by_which_every_match_goes_as_it_went_keeps_its_number(game: Game) -> None:
    put(game, "src/ford/ground.py", "FAR = 1 + 1")

    assert write(game, as_written) == "ford: version 1 is noted."
    assert list(faults_of(game)) == []
    assert write(game, as_written) == "ford: version 1 is noted."


def test_nothing_is_played_where_nothing_has_changed(game: Game) -> None:
    assert write(game, never) == "ford: version 1 is noted as it was."


def never(game: Game, box: bytes | None) -> str:
    raise AssertionError


def test_a_playthrough_that_goes_otherwise_needs_a_new_number(game: Game) -> None:
    replaced(game, "tests/playthroughs/ford/dusk.txt", "0123", "4567")
    noted = game.note.read_text("utf-8")

    with pytest.raises(Refused, match=r"no longer go as by version 1: raise `version` in src/ford"):
        write(game, as_written)
    assert game.note.read_text("utf-8") == noted
    assert write(raised(game), as_written) == "ford: version 2 is noted."
    assert list(faults_of(raised(game))) == []


def test_a_number_may_be_written_again_until_it_is_committed(game: Game) -> None:
    replaced(game, "tests/playthroughs/ford/dusk.txt", "0123", "4567")
    write(raised(game), as_written)
    replaced(game, "tests/playthroughs/ford/dusk.txt", "0123", "89ab")

    assert write(raised(game), as_written) == "ford: version 2 is noted."
    commit(game)
    replaced(game, "tests/playthroughs/ford/dusk.txt", "0123", "cdef")
    with pytest.raises(Refused, match="no longer go as by version 2"):
        write(raised(game), as_written)


def test_a_number_never_falls(game: Game) -> None:
    write(raised(game), as_written)
    commit(game)
    put(game, "src/ford/versions.toml", FILES["src/ford/versions.toml"])

    with pytest.raises(Refused, match="version 2 is noted; 1 is older"):
        write(game, as_written)


def test_playthroughs_must_be_written_as_they_go(game: Game) -> None:
    put(game, "src/ford/ground.py", "FAR = 3")

    with pytest.raises(Refused, match=r"ESTAFETTE_GAMES=ford python -m tests\.playthroughs"):
        write(game, lambda game, box: "0" * 32)


def test_a_list_that_does_not_hold_together_is_not_noted(game: Game) -> None:
    with pytest.raises(Refused, match="names no clause"):
        write(raised(game, SECOND.replace('"1"', "")), as_written)


def test_a_box_that_is_corrected_is_kept_as_it_was(game: Game) -> None:
    before = read_box(game.box)
    put(game, "src/ford/box/map.toml", "depth = 2")

    said = write(game, as_written)

    assert said.endswith(f"is kept in src/ford/box/past/{before.fingerprint}.z.")
    kept = (game.box / "past" / f"{before.fingerprint}.z").read_bytes()
    assert read_box(game.box, kept).data == before.data
    assert list(faults_of(game)) == []


def test_a_box_is_found_though_its_correction_was_committed(game: Game) -> None:
    before = read_box(game.box).fingerprint
    for depth in (2, 3):
        put(game, "src/ford/box/map.toml", f"depth = {depth}")
        commit(game)

    write(game, as_written)

    assert [file.stem for file in (game.box / "past").iterdir()] == [before]


def test_a_corrected_box_needs_no_number_if_the_old_one_is_played_as_ever(game: Game) -> None:
    old = as_written(game, None)
    put(game, "src/ford/box/map.toml", "depth = 2")
    replaced(game, "tests/playthroughs/ford/dusk.txt", "0123", "4567")

    with pytest.raises(Refused, match="no longer go as by version 1"):
        write(game, as_written)
    assert not (game.box / "past").exists()
    write(game, played_by_box(old))
    assert list(faults_of(game)) == []


def played_by_box(old: str) -> Callable[[Game, bytes | None], str]:
    return lambda game, box: as_written(game, None) if box is None else old


def test_a_box_that_no_commit_knows_is_not_let_go(game: Game) -> None:
    put(game, "src/ford/box/map.toml", "depth = 2")
    noted = game.note.read_text("utf-8").replace(read_box(game.box).fingerprint, "0" * 32)
    game.note.write_text(noted.replace('box          = "', 'box          = "00'), "utf-8")
    commit(game)

    with pytest.raises(Forgotten, match="no commit has the box 00"):
        write(game, as_written)
