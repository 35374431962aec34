"""`estafette play`: a match in the terminal."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

from estafette.engine import Rules, secret_of
from estafette.match import Header, Match

from .choices import options_of, pairs, setup_of
from .desk import Desk
from .help import Door
from .keeper import Keeper, matches_folder, new_path
from .session import Session
from .thinking import check_player, level_of, minds
from .words import Mistake

ME = "me"
RECRUIT = "recruit"


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("play")
    def play(
        game: Annotated[str | None, flags.argument("game", "play.game")] = None,
        scenario: Annotated[str | None, flags.scenario] = None,
        option: Annotated[list[str] | None, flags.pairs] = None,
        seat: Annotated[list[str] | None, flags.option("seat", "seating", "play.seat")] = None,
        seed: Annotated[str | None, flags.seed] = None,
        box: Annotated[Path | None, flags.box] = None,
        load: Annotated[Path | None, flags.option("load", "file", "play.load")] = None,
        no_save: Annotated[bool, flags.switch("no-save", "play.no-save")] = False,
        ask_all: Annotated[bool, flags.switch("ask-all", "play.ask-all")] = False,
    ) -> None:
        header = None
        if load is not None:
            check_alone(load, {"--scenario": scenario, "--option": option})
            match, header = loaded(desk, game, load, box)
        elif game is not None:
            rules = desk.game(game)
            match = begun(rules, desk.printed(rules, box), scenario, option or (), seed)
        else:
            raise Mistake("mistake.which-game", names=tuple(desk.games))
        known = header.players if header else {}
        asked = pairs(seat or (), example=f"{match.seats[0]}={ME}")
        for who in asked.values():
            check_player(desk.words, who, me=ME)
        seating = seated(desk, match, asked or known)
        path = None if no_save else kept_where(match, load)
        keeper = Keeper(path, seating, box, started=header.started if header else None)
        greet(desk, keeper)
        lot = f"{seed or token_hex(8)}/{match.number}"
        seats = minds(seating, lot, steady=desk.console.is_terminal)
        Session(desk, match, seats, keeper, ask_all=ask_all).run()


def begun(
    rules: Rules, printed: Any, scenario: str | None, options: Sequence[str], seed: str | None
) -> Match:
    setup = setup_of(printed, scenario, options_of(printed.scenarios, options))
    return Match.start(rules, printed, setup, secret_of(seed) if seed else None)


def check_alone(load: Path, others: Mapping[str, object]) -> None:
    """A match that is loaded was agreed on long ago."""
    for name, value in others.items():
        if value:
            raise Mistake("mistake.with-load", name=name, file=str(load))


def loaded(desk: Desk, game: str | None, file: Path, box: Path | None) -> tuple[Match, Header]:
    """A match from its file; the file knows its game."""
    written = desk.read_match(file)
    if game is not None and desk.game(game).id != written.header.game:
        raise Mistake("mistake.other-game", name=str(file), game=written.header.game)
    rules = desk.game(written.header.game)
    return desk.replayed(rules, desk.printed(rules, box), file, written), written.header


def seated(desk: Desk, match: Match, asked: Mapping[str, str]) -> dict[str, str]:
    """Who sits where: as asked, else the user on the first seat and recruits on the others.

    Players of ours are spelt as the file keeps them, whatever the language.
    """
    for seat in asked:
        if seat not in match.seats:
            raise Mistake("mistake.seat", name=seat, names=match.seats)
    asked = asked or {match.seats[0]: ME}
    seating = {seat: asked.get(seat, RECRUIT) for seat in match.seats}
    return {seat: level_of(desk.words, who) or who for seat, who in seating.items()}


def kept_where(match: Match, load: Path | None) -> Path:
    """A match that was kept by us goes on in its file; any other gets a file of its own."""
    if load is not None and load.resolve().parent == matches_folder().resolve():
        return load
    return new_path(match.rules.id, match.setup.scenario)


def greet(desk: Desk, keeper: Keeper) -> None:
    if keeper.path is None:
        desk.say("play.not-kept")
    else:
        desk.say("play.keeping", file=str(keeper.path))
    desk.say("play.how")
