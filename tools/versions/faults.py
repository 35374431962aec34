"""What is wrong with the version of a game, and what to do about it."""

import ast
from collections.abc import Iterator

import msgspec

from estafette.engine import Ledger
from estafette.engine.versions import VERSIONS, versions_in

from .code import FRONT, left_out, parsed
from .games import Game

CHANGED = {
    "code": "the code of the rules has changed",
    "box": "the box has changed",
    "playthroughs": "the golden playthroughs go otherwise",
}


def faults_of(game: Game) -> Iterator[str]:
    yield from faults_of_list(game)
    yield from faults_of_front(game)
    yield from faults_of_note(game)


def faults_of_list(game: Game) -> Iterator[str]:
    """Versions are counted from one, and each says which clauses were mended in it."""
    file = game.short(game.folder / VERSIONS)
    try:
        versions = versions_in(game.folder)
    except (msgspec.MsgspecError, ValueError) as error:
        yield f"{file}: {error}"
        return
    numbers = [version.number for version in versions]
    if numbers != list(range(1, game.version + 1)):
        yield f"{file}: the rules are of version {game.version}, and listed are {numbers}"
    ledger = Ledger.read(game.box / "rules.toml")
    for version in versions:
        if not version.clauses and version.number > 1:
            yield f"{file}: version {version.number} names no clause that was mended"
        for clause in version.clauses:
            if clause not in ledger:
                yield f"{file}: version {version.number} names {clause}, which is no clause"


def faults_of_front(game: Game) -> Iterator[str]:
    """Whoever asks or tells is one of the rules, so the front page must lead to him."""
    for file in left_out(game.folder):
        for node in ast.walk(parsed(file)):
            match node:
                case ast.Call(ast.Name("ask") | ast.Attribute(_, "tell")):
                    yield (
                        f"{game.short(file)}:{node.lineno}: a rule that is reached only by what"
                        f" looks at a match: import it in {game.short(game.folder / FRONT)}"
                    )


def faults_of_note(game: Game) -> Iterator[str]:
    """What is noted of a version must be so today."""
    file, noted, found = game.short(game.note), game.noted(), game.found()
    write = f"`python -m tools.versions --write {game.id}`"
    if noted is None:
        yield f"{file}: nothing is noted of this game; {write} does it"
        return
    if noted.version != found.version:
        yield f"{file}: noted is version {noted.version}, not {found.version}; {write} notes it"
        return
    for field, what in CHANGED.items():
        if getattr(noted, field) != getattr(found, field):
            advice = f"If a match goes otherwise now, {how_to_raise(game)}; then {write}"
            if field == "box":
                advice = f"{write} keeps it as it was for the matches that were laid with it"
            yield f"{file}: {what} since version {found.version} was noted. {advice}"


def how_to_raise(game: Game) -> str:
    front, listed = game.folder / FRONT, game.folder / VERSIONS
    return (
        f"raise `version` in {game.short(front)} and add a [[version]] with the clauses that were"
        f" mended to {game.short(listed)}"
    )
