"""The report of an arena: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from dorfplatz.arena.figures import Figures
from dorfplatz.arena.summary import Interval, Summary

WIDTH, LABEL, FIGURE, ROW, BAR = 720, 190, 80, 34, 18
"""In pixels: of a plot, of the names at its left, of the figures at its right, of a row and of the bar in it."""
COLOURS = ("#4c78a8", "#f58518", "#54a24b", "#e45756", "#72b7b2", "#b279a2", "#9d755d", "#eeca3b", "#ff9da6", "#8c8c8c")
STYLE = """
:root { color-scheme: light dark; --ink: #222; --line: #ccc; --paper: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --line: #555; --paper: #1b1b1b; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; margin: 1rem 0 2rem; display: block; overflow-x: auto; }
th, td { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; display: block; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .axis { stroke: var(--ink); } svg .par { stroke: var(--ink); stroke-dasharray: 4 4; }
small { display: block; max-width: 45rem; }
"""


class Bar(NamedTuple):
    """A row of a plot: pieces from left to right, and where the figure lies with 95 % certainty."""

    label: str
    pieces: Sequence[float]
    figure: str
    interval: Interval | None = None


def page(found: Summary, language: str) -> str:
    """The whole file."""
    figures = Figures(found, language)
    plots = "\n".join(f"<h2>{escape(title)}</h2>\n{plot}" for title, plot in _plots(figures))
    tables = "\n".join(_table(rows) for rows in figures.tables())
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>{escape(figures.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(figures.title)}</h1>
<p>{escape(figures.length)}</p>
{plots}
<h2>{escape(figures.text("arena-figures"))}</h2>
{tables}
<small>{escape(figures.text("arena-method"))}</small>
</body>
</html>
"""


def _plots(figures: Figures) -> list[tuple[str, str]]:
    found, bots = figures.found, figures.found.bots
    plots = []
    if figures.with_others:
        shares = [
            Bar(bot, [found.win_share[bot]], figures.percent(found.win_share[bot]), found.win_share_interval[bot]) for bot in bots
        ]
        plots.append((figures.text("arena-win-share"), _plot(shares, mark=1 / found.players)))
    if found.rating:
        ratings = [
            Bar(bot, [found.rating[bot]], figures.number(found.rating[bot], 0), found.rating_interval[bot]) for bot in bots
        ]
        plots.append((figures.text("arena-rating"), _plot(ratings)))
    points = [Bar(bot, list(found.parts[bot].values()), figures.number(found.points[bot])) for bot in bots]
    legend = [figures.text(part) for part in found.parts[bots[0]]]
    plots.append((figures.text("arena-points"), _plot(points) + _legend(legend)))
    if figures.with_others:
        seats = [
            Bar(figures.text("arena-seat", n=seat + 1), [share], figures.percent(share), found.win_share_by_seat_interval[seat])
            for seat, share in enumerate(found.win_share_by_seat)
        ]
        plots.append((figures.text("arena-by-seat"), _plot(seats, mark=1 / found.players)))
    return plots


def _plot(bars: Sequence[Bar], mark: float = 0.0) -> str:
    """Horizontal bars from 0, with a line at the mark. Pieces below 0 go to the left."""
    ends = [0.0, mark]
    for bar in bars:
        ends += [sum(piece for piece in bar.pieces if piece > 0), sum(piece for piece in bar.pieces if piece < 0)]
        ends += bar.interval or ()
    low, high = min(ends), max(ends)

    def across(value: float) -> float:
        return round(LABEL + (WIDTH - LABEL - FIGURE) * (value - low) / ((high - low) or 1), 1)

    drawn = []
    for number, bar in enumerate(bars):
        middle = ROW * number + ROW // 2
        drawn.append(f'<text x="0" y="{middle + 5}">{escape(_short(bar.label))}</text>')
        reached = {True: 0.0, False: 0.0}
        for place, piece in enumerate(bar.pieces):
            start = reached[piece > 0]
            end = reached[piece > 0] = start + piece
            left, right = sorted((across(start), across(end)))
            colour = COLOURS[place % len(COLOURS)]
            size = f'x="{left}" y="{middle - BAR // 2}" width="{right - left:.1f}" height="{BAR}"'
            drawn.append(f'<rect {size} fill="{colour}"/>')
        if bar.interval:
            first, last = map(across, bar.interval)
            drawn.append(f'<path class="axis" fill="none" d="M{first} {middle - 5}v10m0 -5H{last}m0 -5v10"/>')
        drawn.append(f'<text x="{WIDTH}" y="{middle + 5}" text-anchor="end">{escape(bar.figure)}</text>')
    height = ROW * len(bars)
    drawn.append(f'<path class="axis" d="M{across(0)} 0V{height}"/>')
    if mark:
        drawn.append(f'<path class="par" d="M{across(mark)} 0V{height}"/>')
    told = escape("; ".join(f"{bar.label}: {bar.figure}" for bar in bars))
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{told}">{"".join(drawn)}</svg>'


def _short(label: str) -> str:
    """The end of a long name says more than its beginning."""
    return label if len(label) <= 26 else f"…{label[-25:]}"


def _legend(labels: Sequence[str]) -> str:
    """Which colour is which piece."""
    entries = [
        f'<g transform="translate({LABEL + 260 * (number % 2)} {22 * (number // 2)})">'
        f'<rect y="4" width="12" height="12" fill="{COLOURS[number % len(COLOURS)]}"/>'
        f'<text x="20" y="15">{escape(label)}</text></g>'
        for number, label in enumerate(labels)
    ]
    return f'<svg viewBox="0 0 {WIDTH} {22 * ((len(labels) + 1) // 2) + 4}" aria-hidden="true">{"".join(entries)}</svg>'


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = [f"<tr>{''.join(f'<th>{escape(cell)}</th>' for cell in head)}</tr>"]
    lines += [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body]
    return "<table>\n" + "\n".join(lines) + "\n</table>"
