"""Checks what finds GraphQL in Swift without a server: the injection for tree-sitter, and the grammars for VS Code.

    colors.py EDITORS
"""

import json
import logging
import pathlib
import re
import sys

import tree_sitter
import tree_sitter_graphql
import tree_sitter_swift
from textmate_grammar.parsers.base import LanguageParser

SWIFT = '''
enum Queries {
  #graphql(
    """
    query Hero($episode: Episode = JEDI) @live {
      hero(episode: $episode, text: "a { b", n: -1.5) { # A brace in a comment: {
        id ...Card ... on Droid { primaryFunction }
      }
    }
    """,
    schema: "Shelf"
  )
}
let after = "query No { no }"
#graphql("query Short { type }", schema: "Shelf")
@InlineGraphQL.GraphQLFragment("fragment Card on Character { name }") public struct Card {}
@GraphQLOperation("query Named { query }") struct Named { let query = fragment }
@Other("query Other { no }") struct Other {}
'''
# Each literal begins with these words.
LITERALS = ["query Hero", "query Short", "fragment Card", "query Named"]


def injected(path):
    """The texts that an injection says are GraphQL."""
    swift = tree_sitter.Language(tree_sitter_swift.language())
    tree = tree_sitter.Parser(swift).parse(SWIFT.encode())
    query = tree_sitter.Query(swift, path.read_text())
    for pattern, captures in tree_sitter.QueryCursor(query).matches(tree.root_node):
        expect("language", query.pattern_settings(pattern)["injection.language"], "graphql")
        for node in captures["injection.content"]:
            yield node.start_byte, node.text.decode()


def check_injections(editors):
    # To this one, a quote in a literal is the end of a piece.
    pieces = [text for _, text in sorted(injected(editors / "TreeSitter/injections.scm"))]
    begun = [text for text in pieces if text.split()[0] in ("query", "fragment")]
    expect("beginnings", [" ".join(re.findall(r"\w+", text)[:2]) for text in begun], LITERALS)
    # This one says how many quotes to leave out.
    whole = [text for _, text in sorted(injected(editors / "Neovim/after/queries/swift/injections.scm"))]
    expect("literals", [" ".join(re.findall(r"\w+", text)[:2]) for text in whole], LITERALS)
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_graphql.language()))
    for text in whole:
        expect(f"errors in {text}", parser.parse(text.strip('"').encode()).root_node.has_error, False)


def grammar(path, name, extension, **replaced):
    text = path.read_text()
    for old, new in replaced.values():
        text = text.replace(old, new)
    return LanguageParser({**json.loads(text), "name": name, "fileTypes": [extension]})


def check_grammars(editors):
    syntaxes = editors / "VSCode/syntaxes"
    grammar(syntaxes / "graphql.tmLanguage.json", "GraphQL", "graphql")
    swift = grammar(
        syntaxes / "swift-injection.tmLanguage.json", "Swift", "swift",
        # The grammar is Swift's here, and this engine has no references from an end to its beginning.
        itself=('{ "include": "source.swift" }', r'{ "match": "\\w+", "name": "word.swift" }'),
        scope=("inline-graphql.injection", "source.swift"),
        raw=(r'\\1"', '"'),
    )
    swift._initialize_repository()
    tokens = [(text, scopes) for _, text, scopes in swift.parse_string(SWIFT).flatten()]
    inside = [text for text, scopes in tokens if "meta.embedded.block.graphql" in scopes]
    outside = [text for text, scopes in tokens if "meta.embedded.block.graphql" not in scopes]
    for word in ["Hero", "JEDI", "primaryFunction", "Short", "Named", "query"]:
        expect(f"{word} is GraphQL", word in inside, True)
    for text in ["query No { no }", "query Other { no }", '"Shelf"', "let query = fragment"]:
        expect(f"{text} is not GraphQL", any(text in part for part in outside), True)
    kinds = {text: scopes[-1] for text, scopes in tokens if "meta.embedded.block.graphql" in scopes}
    expected = {
        "Hero": "entity.name.function.graphql", "$episode": "variable.other.graphql", "Episode": "entity.name.type.graphql",
        "JEDI": "constant.other.enum.graphql", "@live": "entity.name.function.decorator.graphql",
        "text": "variable.parameter.graphql", '"a { b"': "string.quoted.double.graphql", "-1.5": "constant.numeric.graphql",
        "# A brace in a comment: {": "comment.line.number-sign.graphql", "id": "variable.other.property.graphql",
        "Card": "entity.name.function.graphql", "on": "keyword.other.graphql", "Droid": "entity.name.type.graphql",
        "type": "variable.other.property.graphql",
    }
    expect("colors", {text: kinds.get(text) for text in expected}, expected)


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"{what}:\n  found    {found}\n  expected {expected}")


def main():
    # What the grammars leave without a scope is no mistake.
    logging.disable(logging.WARNING)
    editors = pathlib.Path(sys.argv[1])
    check_injections(editors)
    print("Colors: tree-sitter")
    check_grammars(editors)
    print("Colors: TextMate")


main()
