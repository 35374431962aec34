"""A ladder as a page: the ratings, and every pair beside every other."""

import shlex
from collections.abc import Sequence

from . import page, plots
from .ladder import Pairing, Rating
from .plots import Dot
from .report import Voice, command_of
from .study import Ladder


def ladder_report(
    voice: Voice, ladder: Ladder, ratings: Sequence[Rating], pairings: Sequence[Pairing]
) -> str:
    """The whole page."""
    played = sum(one.wins + one.draws + one.losses for one in pairings)
    scenario = voice.scenario(ladder.scenario) if ladder.scenario else voice("ladder.every")
    title = voice("ladder.title", game=voice.game())
    dots = [Dot(rating.player, rating.rating, rating.low, rating.high) for rating in ratings]
    drawn = plots.dots(title, voice("ladder.rating"), dots)
    return page.page(
        voice.language,
        title,
        [
            page.paragraph(voice("report.laboratory"), "over"),
            page.heading(1, title),
            page.facts(
                [
                    (voice("report.matches"), voice.figures(f"{played:,}")),
                    (voice("ladder.scenario"), scenario),
                    (voice("report.seed"), ladder.seed),
                ]
            ),
            page.heading(2, voice("ladder.ratings")),
            page.figure(drawn, voice("ladder.caption")),
            page.table(*ratings_table(voice, ratings)),
            page.heading(2, voice("ladder.pairings")),
            page.table(*pairings_table(voice, pairings)),
            page.paragraph(voice("ladder.pairings-how"), "note"),
            page.heading(2, voice("report.again")),
            page.paragraph(voice("report.again-how"), "note"),
            page.command(shlex.join(command_of(ladder))),
        ],
    )


def ratings_table(
    voice: Voice, ratings: Sequence[Rating]
) -> tuple[list[str], list[tuple[str, ...]]]:
    columns = [
        voice(f"ladder.{key}") for key in ("player", "matches", "rating", "interval", "ordinal")
    ]
    rows: list[tuple[str, ...]] = [
        (
            rating.player,
            voice.figures(f"{rating.matches:,}"),
            one_place(voice, rating.rating),
            f"{one_place(voice, rating.low)} – {one_place(voice, rating.high)}",
            one_place(voice, rating.ordinal),
        )
        for rating in ratings
    ]
    return columns, rows


def one_place(voice: Voice, number: float) -> str:
    return voice.figures(f"{number:.1f}").replace("-", "−")


def pairings_table(
    voice: Voice, pairings: Sequence[Pairing]
) -> tuple[list[str], list[tuple[str, ...]]]:
    columns = [
        voice(f"ladder.{key}") for key in ("pairing", "wins", "draws", "losses", "share")
    ] + [voice("simulate.interval")]
    rows: list[tuple[str, ...]] = [
        (
            voice("ladder.against", first=one.first, second=one.second),
            voice.figures(f"{one.wins:,}"),
            voice.figures(f"{one.draws:,}"),
            voice.figures(f"{one.losses:,}"),
            voice.share(one.share),
            f"{voice.share(one.low)} – {voice.share(one.high)}",
        )
        for one in pairings
    ]
    return columns, rows
