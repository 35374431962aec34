"""Results as Parquet, for whoever wants to ask questions of his own."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from estafette.engine import Rules

from .extras import need
from .study import Plan
from .trial import Result
from .usage import Line


def write_matches(
    path: Path, results: Iterable[Result], plan: Plan, rules: Rules, printed: Any
) -> None:
    """One row for each match, in the order of their numbers."""
    arrow = need("pyarrow", "lab")
    in_order = sorted(results, key=lambda result: result.number)
    trials = plan.trials(rules, printed, [result.number for result in in_order])
    rows = [
        row(result, dict(zip(rules.seats(trial.setup), trial.players, strict=True)))
        for result, trial in zip(in_order, trials, strict=True)
    ]
    words = arrow.map_(arrow.string(), arrow.string())
    schema = arrow.schema(
        [
            ("number", arrow.int64()),
            ("seed", arrow.string()),
            ("scenario", arrow.string()),
            ("options", words),
            ("players", words),
            ("winner", arrow.string()),
            ("ending", arrow.string()),
            ("decisions", arrow.int32()),
            ("turns", arrow.int32()),
            ("seconds", arrow.float64()),
            ("fault", arrow.string()),
        ]
    )
    put(path, rows, schema)


def row(result: Result, players: dict[str, str]) -> dict[str, Any]:
    outcome, fault = result.outcome, result.fault
    return {
        "number": result.number,
        "seed": result.seed,
        "scenario": result.setup.scenario,
        "options": list(result.setup.options.items()),
        "players": [(str(seat), spec) for seat, spec in players.items()],
        "winner": str(outcome.winner) if outcome and outcome.winner else None,
        "ending": outcome.key if outcome else None,
        "decisions": result.decisions,
        "turns": result.turns,
        "seconds": result.seconds,
        "fault": f"{fault.kind}: {fault.what}" if fault else None,
    }


def write_usage(path: Path, lines: Sequence[Line]) -> None:
    """One row for each thing of each scenario: in how many matches, and how often."""
    arrow = need("pyarrow", "lab")
    schema = arrow.schema(
        [
            ("scenario", arrow.string()),
            ("kind", arrow.string()),
            ("id", arrow.string()),
            ("matches", arrow.int64()),
            ("times", arrow.int64()),
        ]
    )
    rows = [{name: getattr(line, name) for name in Line.__struct_fields__} for line in lines]
    put(path, rows, schema)


def put(path: Path, rows: list[dict[str, Any]], schema: Any) -> None:
    """Written beside its place and moved there, so that nobody reads half a table."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    part = path.with_name(f".{path.name}.part")
    parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), part)
    part.replace(path)
