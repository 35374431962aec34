"""A roster in the terminal: its rows under their groups, with what can be done from each."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from estafette.engine import Decision, Roster, Row, View
from estafette.speech import deeds, plain

from .picture import GAP, pips
from .speech import TerminalSpeech


def rosters_for(speech: TerminalSpeech, view: View, decision: Decision) -> Iterator[Table]:
    """The rosters of a view from which this question can be answered."""
    verbs: dict[str, list[str]] = {}
    for deed in deeds(view, decision):
        if deed.options:
            verbs.setdefault(deed.row, []).append(speech.verb(deed.kind))
    names = {piece.id: piece.name for piece in view.pieces if piece.name}
    for roster in view.rosters:
        if any(row.id in verbs for row in roster.rows):
            yield drawn(speech, roster, names, verbs)


def drawn(
    speech: TerminalSpeech, roster: Roster, names: dict[str, str], verbs: dict[str, list[str]]
) -> Table:
    groups = gathered(roster)
    inner = [row for _, rows in groups for row in rows]
    keys = list(dict.fromkeys(figure.key for row in inner for figure in row.figures))
    table = Table(
        title=Text(plain(speech.roster(roster)), "bold"),
        title_justify="left",
        box=None,
        pad_edge=False,
        padding=(0, GAP, 0, 0),
        header_style="dim underline",
    )
    for title in ("", *[speech.word("figure", key) for key in keys], "", ""):
        table.add_column(title)
    for head, rows in groups:
        if head is not None:
            own = [f"{speech.word('figure', f.key)} {pips(f)}" for f in head.figures]
            name = Text(speech.name(head.id), "bold")
            done = Text(", ".join(verbs.get(head.id, [])), "green")
            table.add_row(name, *[""] * len(keys), Text(", ".join(own), "dim"), done)
        for row in rows:
            shown = {figure.key: pips(figure) for figure in row.figures}
            table.add_row(
                label(speech, row, names, indented=head is not None),
                *[shown.get(key, "") for key in keys],
                Text(", ".join(speech.word("mark", mark) for mark in row.marks), "dim"),
                Text(", ".join(verbs.get(row.id, [])), "green"),
            )
    return table


def label(speech: TerminalSpeech, row: Row, names: dict[str, str], *, indented: bool) -> Text:
    """Its name; a block has a name on its face and a number on its back."""
    face, back = speech.name(names.get(row.id, row.id)), speech.name(row.id)
    line = Text("  " if indented else "").append(face)
    return line if face == back else line.append(f" {back}", "dim")


def gathered(roster: Roster) -> list[tuple[Row | None, list[Row]]]:
    """Rows under the row of their group, in the order in which either first appears."""
    heads = {row.group for row in roster.rows} - {""}
    known = {row.id: row for row in roster.rows if row.id in heads}
    groups: dict[str, list[Row]] = {}
    for row in roster.rows:
        if row.id in heads:
            groups.setdefault(row.id, [])
        else:
            groups.setdefault(row.group, []).append(row)
    return [(known.get(id_, Row(id_)) if id_ else None, rows) for id_, rows in groups.items()]
