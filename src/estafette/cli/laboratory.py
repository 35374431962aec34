"""What the commands of the laboratory share: who plays, on what, for how long, and how far it is.

`estafette simulate`, `estafette ladder` and `estafette bench` have files of their own.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import contextmanager
from inspect import Parameter, Signature, signature
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from estafette.ai import LEVELS, UnknownPlayer
from estafette.lab.crew import crew_of
from estafette.lab.extras import Missing, require
from estafette.lab.findings import Tally
from estafette.lab.journal import Journal, OtherStudy, Question, asked_before
from estafette.lab.simulate import simulate
from estafette.lab.study import LONGEST, Inquiry, Ladder, Plan, WrongNumber, check
from estafette.lab.worker import Batch, OtherGround, ground_of

from .choices import check_options, find_scenario, options_of
from .desk import Desk
from .keeper import crashes_folder
from .progress import Pace
from .words import Mistake

Kind = TypeVar("Kind", bound=Inquiry)

CORES = os.cpu_count() or 1
LIBRARIES = ("matplotlib", "pyarrow")  # what the files of a study are made with
KNOWN_PLAYERS = tuple(dict.fromkeys([*LEVELS, "marshal", "marshal:2s", "marshal:300"]))


class Asked(Struct, frozen=True, kw_only=True):
    """What `simulate` and `ladder` are both asked: each field stands in the line under its name."""

    game: str
    seed: str | None = None
    jobs: int = CORES
    cluster: str | None = None
    scenario: str | None = None
    option: list[str] | None = None
    all_options: bool = False
    longest: int = LONGEST
    box: Path | None = None
    out: Path | None = None
    crashes: Path | None = None
    json: bool = False


def asking(desk: Desk) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Typer reads the options of a command from its signature: those of `Asked` are added there."""
    known = flags_of(desk)
    shared = [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if field.required else field.default,
            annotation=Annotated[field.type, known[field.name]],
        )
        for field in fields(Asked)
    ]

    def spread(command: Callable[..., None]) -> Callable[..., None]:
        _, *own = signature(command).parameters.values()

        def called(**given: Any) -> None:
            asked = Asked(**{each.name: given.pop(each.name) for each in shared})
            command(asked, **given)

        called.__dict__["__signature__"] = Signature([*own, *shared])
        return called

    return spread


def flags_of(desk: Desk) -> dict[str, Any]:
    flags = desk.flags
    return {
        "game": flags.argument("game", "simulate.game"),
        "seed": flags.seed,
        "jobs": flags.number("--jobs", "-j", text="simulate.jobs", least=1),
        "cluster": flags.option("cluster", "address", "simulate.cluster"),
        "scenario": flags.option("scenario", "scenario", "simulate.scenario"),
        "option": flags.option("option", "pair", "simulate.option"),
        "all_options": flags.switch("all-options", "simulate.all-options"),
        "longest": flags.number("--longest", text="simulate.longest", least=1),
        "box": flags.box,
        "out": flags.option("out", "folder", "simulate.out"),
        "crashes": flags.option("crashes", "folder", "simulate.crashes"),
        "json": flags.json,
    }


def planned(
    desk: Desk, kind: type[Kind], asked: Asked, *, players: str | None, **others: Any
) -> Kind:
    """What is asked, checked; a study that goes on keeps the seed with which it began."""
    printed = desk.printed(desk.game(asked.game), asked.box)
    before = asked_before(asked.out) if asked.out else None
    plan = kind(
        game=asked.game,
        scenario=asked.scenario,
        options=options_of(printed.scenarios, asked.option or ()),
        all_options=asked.all_options,
        box=str(asked.box.resolve()) if asked.box else None,
        seed=asked.seed or (before.plan.seed if before else token_hex(4)),
        longest=asked.longest,
        **others,
    )
    if players is not None:
        spelt = tuple(word.strip() for word in players.split(",") if word.strip())
        plan = replace(plan, players=spelt)
    return plan


def check_plan(desk: Desk, plan: Plan) -> None:
    """Everything that is named exists, and something is left to be played."""
    printed = desk.game(plan.game).read(plan.folder)
    named = (find_scenario(printed, plan.scenario),) if plan.scenario else printed.scenarios
    check_options(named, plan.options)
    if not plan.players:
        raise Mistake("mistake.player", name="", names=KNOWN_PLAYERS)
    if isinstance(plan, Ladder) and len(set(plan.players)) < max(2, len(plan.players)):
        raise Mistake("mistake.ladder")
    try:
        check(plan, desk.shelf)
    except UnknownPlayer as unknown:
        raise Mistake("mistake.player", name=unknown.spec, names=KNOWN_PLAYERS) from unknown
    except WrongNumber as wrong:
        sides, seats = len(wrong.sides), len(wrong.seats)
        seats = 0 if seats == sides else seats
        facts = {"scenario": wrong.setup.scenario, "sides": sides, "seats": seats}
        raise Mistake("mistake.players", **facts) from wrong
    except ValueError as error:
        raise Mistake("mistake.no-setup") from error


@contextmanager
def plain_words(cluster: str | None = None) -> Iterator[None]:
    """Whatever the laboratory cannot do is a mistake that one line tells."""
    try:
        yield
    except Missing as missing:
        raise Mistake("mistake.library", name=missing.library, extra=missing.extra) from missing
    except OtherStudy as other:
        facts = {"folder": str(other.folder), "different": other.different}
        raise Mistake("mistake.study", **facts) from other
    except OtherGround as other:
        raise Mistake("mistake.other-ground") from other
    except BrokenExecutor as broken:
        raise Mistake("mistake.workers-died") from broken
    except (OSError, TimeoutError) as error:
        if cluster is None or getattr(error, "filename", None):
            raise
        raise Mistake("mistake.cluster", name=cluster) from error
    except (CancelledError, Exception) as error:
        if cluster is None or not is_of_the_cluster(error):
            raise
        raise Mistake("mistake.cluster-lost", detail=type(error).__name__) from error


def is_of_the_cluster(error: BaseException) -> bool:
    """Is it the cluster that failed, and not what was played on it?"""
    return isinstance(error, CancelledError) or type(error).__module__.startswith("distributed.")


@contextmanager
def notebook(desk: Desk, plan: Plan, out: Path | None) -> Iterator[Journal | None]:
    """The folder in which the results are written down, if one is named."""
    if out is None:
        yield None
        return
    for library in LIBRARIES:
        require(library, "lab")
    with Journal(out, Question(plan, ground_of(plan, desk.shelf))) as journal:
        yield journal


def played(
    desk: Desk,
    plan: Plan,
    journal: Journal | None,
    asked: Asked,
    hear: Callable[[Batch], None] | None = None,
) -> Tally:
    """All matches of the plan, those of an earlier run among them, counted as they come."""
    tally = Tally()

    def count(batch: Batch) -> None:
        tally.add(batch)
        if hear:
            hear(batch)

    for batch in journal.batches() if journal else ():
        count(batch)
    known = len(journal.numbers) if journal else 0
    if known == plan.total:
        return tally
    folder = asked.crashes or crashes_folder()
    with crew_of(asked.jobs, asked.cluster) as crew, Pace(desk, plan.total, known) as pace:
        for batch in simulate(plan, desk.shelf, crew, crashes=folder, journal=journal):
            count(batch)
            pace.add(len(batch.results))
    return tally
