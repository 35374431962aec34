"""The plots of a report: SVG in the colours of the house, with words that stay words."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any

from msgspec import Struct

from .extras import need

INK, SOFT, PAPER, LINE = "#2b2112", "#5b4b2e", "#fbf6e6", "#b9a577"
GOLD, QUIET = "#c9971c", "#8a7442"
NATIONS = {
    "france": "#27458a",
    "britain": "#9c2a26",
    "prussia": "#3a3a3c",
    "austria": "#a89f86",
    "russia": "#3f6b4f",
    "spain": "#b8862b",
    "turkey": "#7b3f6e",
    "sweden": "#3d6f94",
}
SPARE = ("#27458a", "#9c2a26", "#3f6b4f", "#b8862b", "#7b3f6e", "#3d6f94")
WIDTH = 7.2  # inches: a page has one column
HALF = 3.6  # for what stands side by side
ROW = 0.3  # inches for each bar
SENTENCE = 0.52  # inches for a bar with a sentence above it
CLASSES = 40  # bars of a histogram, at most


class Bar(Struct, frozen=True):
    """A share with its name, its colour and, if it is an estimate, its interval."""

    name: str
    share: float
    colour: str = QUIET
    low: float | None = None
    high: float | None = None
    note: str = ""


class Dot(Struct, frozen=True):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


def bars(
    title: str, found: Sequence[Bar], even: float | None = None, *, sentences: bool = False
) -> str:
    """Shares from 0 to 100 %, the first on top; `even` marks where all would be equal.

    Names stand beside their bars, sentences above them.
    """
    with drawing(title, len(found) * (SENTENCE if sentences else ROW) + 0.45) as (figure, axes):
        places = range(len(found) - 1, -1, -1)
        thick = 0.4 if sentences else 0.62
        axes.barh(places, [b.share for b in found], color=[b.colour for b in found], height=thick)
        for place, bar in zip(places, found, strict=True):
            draw_interval(axes, place, bar)
            edge = max(bar.share, bar.high or 0.0)
            axes.text(edge + 0.012, place, bar.note, va="center", color=SOFT, fontsize=9)
            if sentences:
                axes.text(0, place + 0.27, bar.name, va="bottom", fontsize=10)
        if even is not None:
            axes.axvline(even, color=GOLD, linewidth=1.2, linestyle=(0, (4, 3)), zorder=0)
        axes.set_yticks([] if sentences else list(places), [] if sentences else names_of(found))
        axes.set_ylim(-0.5, len(found) - (0.2 if sentences else 0.5))
        axes.set_xlim(0, 1.1)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "25", "50", "75", "100\u00a0%"])
        return text_of(figure, title)


def draw_interval(axes: Any, place: float, bar: Bar) -> None:
    if bar.low is not None and bar.high is not None:
        axes.hlines(place, bar.low, bar.high, color=INK, linewidth=1.4)
        axes.vlines([bar.low, bar.high], place - 0.16, place + 0.16, color=INK, linewidth=1.4)


def names_of(found: Sequence[Bar | Dot]) -> list[str]:
    return [one.name for one in found]


def histogram(title: str, label: str, lengths: Counter[int], median: float) -> str:
    """How often each length came about, with the median marked."""
    with drawing(title, 1.9, HALF) as (figure, axes):
        least, most = min(lengths), max(lengths)
        wide = -(-(most - least + 1) // CLASSES)
        classes: Counter[int] = Counter()
        for length, times in lengths.items():
            classes[(length - least) // wide] += times
        edges = [least + number * wide - 0.5 for number in classes]
        axes.bar(edges, list(classes.values()), width=wide, align="edge", color=QUIET)
        axes.axvline(median, color=GOLD, linewidth=1.6)
        axes.set_xlabel(label)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.yaxis.get_major_locator().set_params(integer=True, nbins=4)
        axes.grid(axis="y", color=LINE, linewidth=0.5, alpha=0.6)
        return text_of(figure, title)


def dots(title: str, label: str, found: Sequence[Dot]) -> str:
    """Values with their intervals, the best on top."""
    with drawing(title, len(found) * ROW + 0.75) as (figure, axes):
        places = range(len(found) - 1, -1, -1)
        for place, dot in zip(places, found, strict=True):
            axes.hlines(place, dot.low, dot.high, color=QUIET, linewidth=5, alpha=0.55)
            axes.plot([dot.value], [place], "o", color=NATIONS["britain"], markersize=7)
        axes.set_yticks(list(places), names_of(found))
        axes.set_ylim(-0.6, len(found) - 0.4)
        axes.set_xlabel(label)
        axes.grid(axis="x", color=LINE, linewidth=0.5, alpha=0.6)
        return text_of(figure, title)


@contextmanager
def drawing(title: str, height: float, width: float = WIDTH) -> Iterator[tuple[Any, Any]]:
    """A sheet without a frame; the same plot always gives the same file."""
    matplotlib = need("matplotlib", "lab")
    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": title,
        "font.family": "serif",
        "font.size": 10.5,
        "text.color": INK,
        "axes.labelcolor": SOFT,
        "axes.edgecolor": LINE,
        "xtick.color": SOFT,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "ytick.major.size": 0,
    }
    with matplotlib.rc_context(style):
        figure = need("matplotlib.figure", "lab").Figure(
            figsize=(width, height), layout="constrained"
        )
        figure.patch.set_alpha(0)
        axes = figure.subplots()
        axes.patch.set_alpha(0)
        axes.set_axisbelow(True)
        yield figure, axes


def text_of(figure: Any, title: str) -> str:
    """The drawing as an element of a page, with a name for those who cannot see it."""
    stream = StringIO()
    figure.savefig(stream, format="svg", metadata={"Date": None})
    drawn = stream.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r' (?:width|height)="[\d.]+pt"', "", drawn, count=2)
    spoken = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return drawn.replace("<svg", f'<svg role="img" aria-label="{spoken}"', 1)
