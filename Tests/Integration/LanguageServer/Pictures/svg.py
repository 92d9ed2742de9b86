"""Draws a terminal's screen as an SVG. Its window is dark, so it is readable on pages of both kinds."""

import itertools
import xml.sax.saxutils

WIDTH, HEIGHT, SIZE = 8.4, 18, 14
LEFT, TOP = 12, 40
FOREGROUND, BACKGROUND = "e4e4e8", "16161c"
STYLE = (
    f'text{{font:{SIZE}px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}}'
    ".b{font-weight:bold}.i{font-style:italic}.u{text-decoration:underline}"
)
# The colors that a terminal has names for.
NAMES = {
    "black": "16161c", "red": "ff6e6e", "green": "8ce99a", "brown": "ffd866", "blue": "78b0ff", "magenta": "d6a0ff",
    "cyan": "78dce8", "white": "e4e4e8", "brightblack": "8c8c98", "brightred": "ff8a8a", "brightgreen": "a8f0b4",
    "brightbrown": "ffe08a", "brightblue": "9cc6ff", "brightmagenta": "e4bcff", "brightcyan": "9ceaf4",
    "brightwhite": "ffffff",
    # pyte misspells it.
    "bfightmagenta": "e4bcff",
}


def color(name, default):
    return default if name == "default" else NAMES.get(name, name)


def style(cell):
    """The colors of a cell and how its text is written."""
    foreground, background = color(cell.fg, FOREGROUND), color(cell.bg, BACKGROUND)
    if cell.reverse:
        foreground, background = background, foreground
    return foreground, background, cell.bold, cell.italics, cell.underscore


def draw(screen, title):
    width, height = round(screen.columns * WIDTH + 2 * LEFT), screen.lines * HEIGHT + TOP + 10
    backgrounds, texts = [], []
    for line in range(screen.lines):
        cells = [screen.buffer[line][column] for column in range(screen.columns)]
        y, column = TOP + line * HEIGHT, 0
        for (foreground, background, *flags), group in itertools.groupby(cells, style):
            text = "".join(cell.data for cell in group)
            if background != BACKGROUND:
                x = LEFT + column * WIDTH
                backgrounds.append(
                    f'<rect x="{x:g}" y="{y}" width="{len(text) * WIDTH:g}" height="{HEIGHT}" fill="#{background}"/>'
                )
            texts += words(text, column, y, foreground, flags)
            column += len(text)
    x, y = LEFT + screen.cursor.x * WIDTH, TOP + screen.cursor.y * HEIGHT
    cursor = f'<rect x="{x:g}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#{FOREGROUND}"/>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<style>{STYLE}</style>
<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="10" fill="#{BACKGROUND}" stroke="#5c5c68"/>
<g fill="#5c5c68"><circle cx="20" cy="18" r="6"/><circle cx="40" cy="18" r="6"/><circle cx="60" cy="18" r="6"/></g>
<text x="{width / 2:g}" y="23" fill="#a8a8b4" text-anchor="middle">{xml.sax.saxutils.escape(title)}</text>
{chr(10).join([*backgrounds, *texts, cursor])}
</svg>
"""


def words(text, column, y, foreground, flags):
    """The parts of a text between wide gaps, each as wide as its cells, whatever font there is."""
    names = " ".join(name for name, flag in zip("biu", flags) if flag)
    attributes = f'fill="#{foreground}"' + (f' class="{names}"' if names else "")
    start = 0
    for part in text.split("  "):
        stripped = part.strip()
        if stripped:
            x = LEFT + (column + start + part.index(stripped)) * WIDTH
            yield (
                f'<text x="{x:g}" y="{y + 13}" textLength="{len(stripped) * WIDTH:g}" {attributes}>'
                f"{xml.sax.saxutils.escape(stripped)}</text>"
            )
        start += len(part) + 2
