"""`estafette validate`: every stored match told again by the rules in hand, and nothing changed."""

from typing import Annotated

from typer import Exit

from .desk import Desk
from .help import Door

DIFFERENT = 1


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("validate")
    def validate(
        database: Annotated[
            str | None, flags.option("database", "database", "validate.database")
        ] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        from .validation import Report, look_into  # all of the store, which few commands need

        report = Report(desk, aloud=not json)
        look_into(desk, database, report.note)
        if json:
            desk.print_json(report.found)
        else:
            report.sum_up()
        if not report.is_clean:
            raise Exit(DIFFERENT)
