"""A page of the laboratory: whole in one file, on the paper of the house."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

STYLE = (Path(__file__).parent / "page.css").read_text("utf-8")


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """The whole document."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(level: int, text: str) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{escape(text)}</p>"


def figure(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def command(line: str) -> str:
    return f"<pre><code>{escape(line)}</code></pre>"


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """What a reader wants to know first, side by side."""
    shown = "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in pairs)
    return f"<dl>{shown}</dl>"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first column names what the others count."""
    head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def beside(*parts: str) -> str:
    """Two things next to each other where there is room."""
    return f'<div class="beside">{"".join(f"<div>{part}</div>" for part in parts)}</div>'
