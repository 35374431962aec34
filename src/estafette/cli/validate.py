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
        from .validation import found_in, print_on  # all of the store, which few commands need

        findings = found_in(desk, database)
        if json:
            desk.print_json(findings)
        else:
            print_on(desk, findings)
        if any(each.verdict != "agrees" for each in findings):
            raise Exit(DIFFERENT)
