"""The page of `rimward balance`: one file that needs no other, by day and by night, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rimward.lab import plots
from rimward.lab.figures import LEAST, MOST, Estimate
from rimward.lab.survey import Group, Row, Survey, counted

STYLE = """
:root { color-scheme: light dark;
  --page: light-dark(#cfd6da, #070b12); --card: light-dark(#fffdf7, #17202c); --well: light-dark(#e9e2d2, #212d3b);
  --line: light-dark(#d3c9b4, #2b3847); --text: light-dark(#1b222b, #efe9dc); --text-2: light-dark(#3f4a57, #bcc4cd);
  --text-3: light-dark(#5a6470, #93a0ae); --one: light-dark(#0b5fb0, #5397fe); --two: light-dark(#a53a0a, #fa6e1f);
  --three: light-dark(#96298c, #efa4e2); }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px 12px 48px; background: var(--page); color: var(--text);
  font: 1rem/1.45 "Inter Variable", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1180px; margin: 0 auto; display: grid; gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); align-items: start; }
header, section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px;
  min-width: 0; }
header { grid-column: 1 / -1; }
h1, h2 { font: 700 1.75rem/1.2 "Tektur Variable", "Inter Variable", system-ui, sans-serif; margin: 0 0 8px; }
h2 { font-size: 1.25rem; }
p, ul { margin: 0 0 8px; } ul { padding-left: 20px; }
.quiet { color: var(--text-2); font-size: .875rem; }
.key { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; }
.key li { display: flex; align-items: center; gap: 6px; overflow-wrap: anywhere; } .key svg { width: 22px; flex: none; }
svg { display: block; width: 100%; max-width: 560px; height: auto; overflow: visible; }
svg text { fill: var(--text); font-size: 12.5px; } svg .tick { fill: var(--text-3); font-size: 11.5px; }
.grid { stroke: var(--line); } .fair { stroke: var(--text-2); stroke-dasharray: 4 3; } .band { fill: var(--well); }
.reach, .line { fill: none; stroke-width: 2; }
circle.s0 { fill: var(--card); stroke: var(--text-2); stroke-width: 2; } .reach.s0, .line.s0 { stroke: var(--text-2); }
path.s1 { fill: var(--one); } path.s2 { fill: var(--two); } path.s3 { fill: var(--three); }
.reach.s1, .line.s1 { fill: none; stroke: var(--one); } .reach.s2, .line.s2 { fill: none; stroke: var(--two); }
.reach.s3, .line.s3 { fill: none; stroke: var(--three); }
.line.s0 { stroke-dasharray: 5 3; }
.wide { overflow-x: auto; margin-top: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .8125rem; }
th, td { padding: 4px 8px; text-align: right; vertical-align: top; white-space: nowrap;
  border-top: 1px solid var(--line); }
th:first-child { text-align: left; padding-left: 0; font-weight: 400; white-space: normal; min-width: 6.5em; }
thead th { border: 0; color: var(--text-2); white-space: normal; }
small { color: var(--text-2); font-size: .75rem; }
@media print { body { background: none; } section { break-inside: avoid; } }
"""


def page(found: Survey, sentences: Sequence[str]) -> str:
    several = len(found.settings) > 1
    title = f"{found.game.capitalize()}: {' against '.join(found.settings) if several else 'balance'}"
    parts = [_head(found, title, sentences), _length(found), *[_wins(found, group) for group in found.groups]]
    if found.sources:
        parts.append(_sources(found))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _head(found: Survey, title: str, sentences: Sequence[str]) -> str:
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    games, bots = " and ".join(f"{count:,}" for count in found.games), escape(counted(found.bots))
    dealt = " Starting ships and the like were dealt, not chosen." if found.deal else ""
    same = " Every game was played under each setting with the same seed." if len(found.settings) > 1 else ""
    return (
        f"<header><h1>{escape(title)}</h1><ul>{told}</ul>{_key(found.settings)}"
        f'<p class="quiet">{games} games between {bots}, seed {escape(found.seed)}.{_common(found)}{same}{dealt}'
        " Lines beside a mark are 95% intervals; one in twenty misses the truth by chance.</p></header>"
    )


def _common(found: Survey) -> str:
    return f" All with {escape(', '.join(found.common))}." if found.common else ""


def _key(settings: Sequence[str]) -> str:
    if len(settings) < 2:
        return ""
    items = [
        f'<li><svg viewBox="0 0 22 14" aria-hidden="true">{plots.SHAPES[number % 4].format(x=11, y=7)}</svg>'
        f"{escape(setting)}</li>"
        for number, setting in enumerate(settings)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def _length(found: Survey) -> str:
    plot = plots.steps("How many turns a seat had", found.turns, "turns of a seat in a game")
    return _section(
        "Length",
        "The share of seats that had so many turns. A turn is without effect when its seat could decide something in it"
        " and nothing came of it.",
        plot,
        found,
        [_median(found), *found.length],
    )


def _median(found: Survey) -> Row:
    exact: list[Estimate | None] = [Estimate(each, each, each) for each in found.medians]
    return Row("median", "turns a seat, median", exact, [])


def _wins(found: Survey, group: Group) -> str:
    note = "1 is a fair share of the wins."
    if group.judged:
        note += f" What lies in the shaded part, from {LEAST:g} to {MOST:g}, counts as balanced."
    else:
        note += " Luck is measured throw by throw, each against its own die; the more it decides, the steeper."
    rows = [(row.label, row.values) for row in group.rows]
    plot = plots.marks(group.title, rows, 1.0, (LEAST, MOST) if group.judged else None)
    return _section(group.title, note, plot, found, group.rows, group.judged)


def _sources(found: Survey) -> str:
    title = "Points by source"
    plot = plots.marks(title, [(row.label, row.values) for row in found.sources])
    return _section(title, "Points a game, of all seats together.", plot, found, found.sources)


def _section(title: str, note: str, plot: str, found: Survey, rows: Sequence[Row], judged: bool = False) -> str:
    several = len(found.settings) > 1
    head = [
        *(found.settings if several else ["95% interval"]),
        *[f"{each}: difference" for each in found.settings[1:]],
    ]
    lines = "".join(f"<tr>{''.join(_cells(row, found, judged))}</tr>" for row in rows)
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    return (
        f'<section><h2>{escape(title)}</h2><p class="quiet">{escape(note)}</p>{plot}<div class="wide" tabindex="0">'
        f'<table><thead><tr><th scope="col"></th>{heads}</tr></thead><tbody>{lines}</tbody></table></div></section>'
    )


def _cells(row: Row, found: Survey, judged: bool) -> list[str]:
    cells = [f'<th scope="row">{escape(row.label)}</th>']
    for number in range(len(found.settings)):
        flag = " <b>outside</b>" if judged and row.verdicts[number] == "outside" else ""
        cells.append(_cell(row, row.values[number], flag))
    changes = row.differences or [None] * (len(found.settings) - 1)
    return cells + [_cell(row, each, " <b>sure</b>" if each and each.sure else "", signed=True) for each in changes]


def _cell(row: Row, estimate: Estimate | None, flag: str, *, signed: bool = False) -> str:
    value, interval = told(estimate, signed=signed, percent=row.percent)
    return f"<td>{value}{flag}<br><small>{interval}</small></td>" if interval else f"<td>{value}{flag}</td>"


def told(estimate: Estimate | None, *, signed: bool = False, percent: bool = False) -> tuple[str, str]:
    """The value and its interval, in as many digits as say something."""
    if estimate is None:
        return "-", ""
    if percent:
        estimate = estimate.times(100)
    digits = 0 if abs(estimate.value) >= 100 else 1 if abs(estimate.value) >= 20 else 2
    form, unit = f"{'+' if signed else ''}.{digits}f", " %" if percent else ""
    value = f"{estimate.value:{form}}{unit}"
    return value, "" if estimate.low == estimate.high else f"{estimate.low:{form}} to {estimate.high:{form}}{unit}"
