"""A hand-out as one HTML file that needs nothing else, neither a network nor a font of its own."""

from __future__ import annotations

from html import escape

from bpe_gui import look
from bpe_gui.panes.glyphs import with_controls
from bpe_gui.panes.pictures import svg_of
from bpe_gui.panes.tokens.sample_source import SampleSource
from bpe_gui.panes.tokens.token_layout import NO_TINT, Blocks, tint_numbers, token_text
from bpe_gui.window.handout.blocks import (
    Block,
    Drawing,
    Handout,
    Heading,
    Lines,
    NewPage,
    Paragraph,
    Room,
    Sentence,
    Together,
)

_STYLE = """
:root { color-scheme: light; }
body { margin: 2.5rem auto; max-width: 46rem; padding: 0 1rem; background: %(window)s; color: %(text)s;
  font: 1rem/1.5 "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums; }
h1 { font-size: 1.75rem; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; break-after: avoid; }
p { margin: .5rem 0; white-space: pre-line; overflow-wrap: anywhere; }
.quiet { color: %(quiet)s; }
.mono, .lines, .tokens { font-family: "Noto Sans Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.lines { list-style: none; margin: .5rem 0; padding: 0; font-size: .9rem; white-space: pre-wrap;
  overflow-wrap: anywhere; column-gap: 1.5rem; }
.lines.text { font-family: inherit; font-size: 1rem; }
.lines li { break-inside: avoid; min-height: 1.5em; }
.tokens { font-size: 1.25rem; line-height: 2.2; white-space: pre-wrap; overflow-wrap: anywhere;
  margin: .75rem 0; }
.tokens i { font-style: normal; padding: .15em 0; border-radius: .2em; border-bottom: .16em solid; }
.tokens .near { box-shadow: -1px 0 0 %(text)s; }
.tokens:dir(rtl) .near { box-shadow: 1px 0 0 %(text)s; }
.tokens .lost { background: none; color: %(quiet)s; border-bottom: .1em dashed %(quiet)s; }
.tokens .unknown { background: none; border-bottom: .1em dotted %(quiet)s; }
svg { max-width: 100%%; height: auto; }
.room { border-bottom: 1px solid %(border)s; height: 2rem; }
@media print { body { margin: 0; max-width: none; background: none; } .page { break-before: page; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  figure, .tokens, .together { break-inside: avoid; } }
figure { margin: 1rem 0; }
"""


def html_of(handout: Handout) -> str:
    """The page, complete, in UTF-8; whatever stands in a corpus is text there, never markup."""
    colours = look.LIGHT
    style = _STYLE % {name: getattr(colours, name).name() for name in ("window", "text", "quiet", "border")}
    for number, (tint, edge) in enumerate(zip(colours.tints, colours.tint_edges, strict=True)):
        style += f".tokens .t{number} {{ background: {tint.name()}; border-color: {edge.name()}; }}\n"
    body = "\n".join(_block(block) for block in handout.blocks)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(handout.language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_escaped(handout.title)}</title>\n<style>{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _block(block: Block) -> str:
    match block:
        case Heading():
            return f"<h{block.level}>{_escaped(block.text)}</h{block.level}>"
        case Paragraph():
            kinds = " ".join(name for name in ("quiet", "mono") if getattr(block, name))
            return f'<p dir="auto" class="{kinds}">{_escaped(block.text)}</p>'
        case Lines():
            items = "".join(f'<li dir="auto">{_escaped(text)}</li>' for text in block.texts)
            kind = "lines" if block.mono else "lines text"
            return f'<ul class="{kind}" style="columns: {block.columns}">{items}</ul>'
        case Sentence():
            return f'<div class="tokens" dir="auto">{_tokens(block.source, block.limit)}</div>'
        case Drawing():
            drawing = svg_of(block.picture).decode()
            return f"<figure>{drawing[drawing.index('<svg') :]}</figure>"
        case Room():
            return '<div class="room"></div>' * block.lines
        case Together():
            inside = "\n".join(_block(each) for each in block.blocks)
            return f'<section class="together">{inside}</section>'
        case NewPage():
            return '<div class="page"></div>'


def _escaped(text: str) -> str:
    """Text as it may stand in a page: HTML has no way to write most controls."""
    return escape(with_controls(text))


def _tokens(source: SampleSource, limit: int | None) -> str:
    blocks = Blocks(source.text)
    lines = (_line(source, *blocks.bounds(number), limit) for number in range(len(blocks)))
    # A long line comes in several blocks.
    return "".join(line if not n or blocks.continues(n) else f"\n{line}" for n, line in enumerate(lines))


def _line(source: SampleSource, start: int, end: int, limit: int | None) -> str:
    line = source.shown(start, end)
    data = line.text.encode("utf-8", "surrogatepass")
    parts, at = [], 0
    for token, tint in zip(line.tokens, tint_numbers(line.tokens), strict=True):
        kind = "unknown" if tint == NO_TINT else f"t{tint}"
        if limit is not None and token.place >= limit:
            kind = "lost"
        if token.start > at:
            parts.append(_escaped(data[at : token.start].decode("utf-8", "replace")))
        elif parts:
            kind += " near"  # a hairline only between tokens that touch: CSS does not see a space between two
        parts.append(f'<i class="{kind}">{_escaped(token_text(line, token))}</i>')
        at = token.end
    parts.append(_escaped(data[at:].decode("utf-8", "replace")))
    return "".join(parts)
