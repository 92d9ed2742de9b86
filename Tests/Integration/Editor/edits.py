"""Edits of the fixture's files that are neither saved nor built, with what an editor shows of them."""

from dataclasses import dataclass, field


@dataclass
class Edit:
    name: str
    # The file, the text, and the text in its place.
    changes: list
    # What is shown in `Queries.swift` without the plugin, and with it. Nothing is shown in `Use.swift`.
    shown: list = field(default_factory=list)
    shown_when_built: list = field(default_factory=list)
    fixes: list = field(default_factory=list)
    fixes_when_built: list = field(default_factory=list)


SAVED = "Other literals are known as they were saved last."
MISNAMED = '15:28-15:32: error: The fragment is named "Card" and its struct "Panel". Give both the same name.'
MENDED = ['Replace "Card" with "Panel"']

EDITS = [
    Edit(
        "a new fragment, with a variable that only it uses",
        [
            ("Queries", "($episode: Episode)", "($episode: Episode, $other: Episode)"),
            ("Queries", "{ name ...Card }", "{ name ...Card } ...New"),
            (
                "Queries",
                '@GraphQLFragment("fragment Card',
                '@GraphQLFragment("fragment New on Query { other: hero(episode: $other) { name } }") struct New {}\n\n'
                '@GraphQLFragment("fragment Card',
            ),
            (
                "Use",
                "func use",
                "func query() -> Queries.Hero { Queries.Hero(episode: .jedi, other: .empire) }\n"
                "func new(_ data: Queries.Hero.Data) -> String? { New(key: data).data.other?.name }\n"
                "func use",
            ),
        ],
        shown=[
            f'8:35-8:50: warning: Variable "$other" is never used in operation "Hero". {SAVED}',
            f'9:51-9:54: warning: Unknown fragment "New". {SAVED}',
        ],
        fixes=['Remove "$other"'],
    ),
    Edit(
        "a fragment that is renamed with its struct and its spreads",
        [
            ("Queries", "...Card", "...Panel"),
            ("Queries", "fragment Card", "fragment Panel"),
            ("Queries", "struct Card", "struct Panel"),
            ("Use", "Card(key", "Panel(key"),
        ],
        shown=[f'9:41-9:46: warning: Unknown fragment "Panel". {SAVED}'],
    ),
    Edit(
        "a struct that is renamed without its fragment",
        [("Queries", "struct Card", "struct Panel"), ("Use", "Card(key", "Panel(key")],
        shown=[MISNAMED],
        shown_when_built=[MISNAMED],
        fixes=MENDED,
        fixes_when_built=MENDED,
    ),
]
