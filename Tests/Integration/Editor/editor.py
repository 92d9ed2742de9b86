"""Sends sourcekit-lsp the requests of an editor about the fixture, with the plugin EmbedGraphQLSchema and without.

    editor.py FOLDER SCRATCH LOG
"""

import json
import pathlib
import re
import sys
import time

from client import Client
from edits import EDITS

LIMIT = 90
SEVERITIES = {1: "error", 2: "warning", 3: "information", 4: "hint"}
# With background indexing, the server builds the package again, which takes as long as a first build.
OPTIONS = {"backgroundIndexing": False}
CAPABILITIES = {
    "textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["refactor"]}}}},
    "experimental": {
        "workspace/peekDocuments": {"supported": True},
        "workspace/getReferenceDocument": {"supported": True},
    },
}


class Document:
    """A file that is open in the editor."""

    def __init__(self, server, path):
        self.server = server
        self.uri = path.as_uri()
        self.text = path.read_text()
        self.version = 1
        document = {"uri": self.uri, "languageId": "swift", "version": self.version, "text": self.text}
        server.notify("textDocument/didOpen", {"textDocument": document})

    def position(self, text, offset):
        """The position of an offset from the start of a text."""
        index = self.text.index(text) + offset
        return {"line": self.text.count("\n", 0, index), "character": index - self.text.rfind("\n", 0, index) - 1}

    def ask(self, method, text, offset, **parameters):
        parameters |= {"textDocument": {"uri": self.uri}, "position": self.position(text, offset)}
        return self.server.ask(f"textDocument/{method}", parameters)

    def edit(self, old, new):
        assert self.text.count(old) == 1, old
        self.show(self.text.replace(old, new))

    def show(self, text):
        self.text = text
        self.version += 1
        document = {"uri": self.uri, "version": self.version}
        self.server.notify(
            "textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": self.text}]}
        )

    def diagnostics(self):
        """`line:column-line:column: severity: message`, counted from 1 as in compilers."""
        found = self.server.ask("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})["items"]
        # Newer compilers add the name of the macro that reports.
        return [
            f"{place(item['range'])}: {SEVERITIES[item['severity']]}: "
            + re.sub(r" \(from macro '\w+'\)$", "", item["message"])
            for item in found
        ]

    def quick_fixes(self):
        """The titles of the changes that are offered for what is shown."""
        found = self.server.ask("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})["items"]
        notes = [note for item in found for note in item.get("relatedInformation", [])]
        return [action["title"] for each in found + notes for action in each.get("codeActions", [])]

    def expansions(self, text, offset):
        """The result of the command "Expand Macro"."""
        position = self.position(text, offset)
        actions = self.server.ask(
            "textDocument/codeAction",
            {
                "textDocument": {"uri": self.uri},
                "range": {"start": position, "end": position},
                "context": {"diagnostics": []},
            },
        )
        commands = [action["command"] for action in actions if action["title"] == "Expand Macro"]
        if len(commands) != 1:
            sys.exit(f"There is no one command to expand {text}: {actions}")
        self.server.said.clear()
        self.server.ask("workspace/executeCommand", commands[0])
        shown = [message for message in self.server.said if message["method"] == "workspace/peekDocuments"]
        shown = shown or [self.server.wait(lambda message: message.get("method") == "workspace/peekDocuments", "expansion")]
        return [
            self.server.ask("workspace/getReferenceDocument", {"uri": location})["content"]
            for location in shown[0]["params"]["locations"]
        ]


def place(range):
    start, end = range["start"], range["end"]
    return f"{start['line'] + 1}:{start['character'] + 1}-{end['line'] + 1}:{end['character'] + 1}"


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"{what}:\n  found    {found}\n  expected {expected}")


def check(server, folder, expanded, mistake, is_built):
    """Sends the requests for a target. Checks a segment of its expansions and the diagnostic for a mistake.

    With `is_built` the target has the plugin's macros, else the imported ones."""
    use = Document(server, folder / "Use.swift")
    # Until the server has read the package, it answers from the file alone.
    deadline = time.monotonic() + LIMIT
    while not (hover := use.ask("hover", "hero.name", 6)):
        if time.monotonic() > deadline:
            sys.exit(f"Nothing is known of {folder.name} within {LIMIT} seconds")
        time.sleep(0.5)
    expect("hover", hover["contents"]["value"], "```swift\nlet name: String\n```\n\nWhat the character is called.")
    queries = Document(server, folder / "Queries.swift")
    expect("diagnostics of what is right", [use.diagnostics(), queries.diagnostics()], [[], []])

    names = [item["label"] for item in use.ask("completion", "hero.name", 5)["items"]]
    expect("completion", [name for name in names if name in ("name", "friends", "fragment_Card")], ["name", "fragment_Card"])
    for member in ("hero.name", "data.name"):
        definition = use.ask("definition", member, 6)
        macro = "#graphql" if member == "hero.name" else "@GraphQLFragment"
        position = queries.position(macro, 0)
        expect(f"definition of {member}", definition, [{"uri": queries.uri, "range": {"start": position, "end": position}}])

    for macro, text in expanded.items():
        shown = "\n".join(queries.expansions(macro, 3))
        if text not in shown:
            sys.exit(f"The expansion of {macro} has no {text!r}:\n{shown}")

    queries.edit("{ name ...Card }", "{ nme ...Card }")
    expect("diagnostics of a mistake", [queries.diagnostics(), use.diagnostics()], [mistake, []])
    queries.edit("{ nme ...Card }", "{ name ...Card }")
    expect("diagnostics of what is mended", queries.diagnostics(), [])
    check_edits({"Queries": queries, "Use": use}, is_built)
    print(f"{folder.name}: hover, completion, definition, expansion and diagnostics are right", flush=True)


def check_edits(documents, is_built):
    """Checks what is shown of edits that are neither saved nor built."""
    saved = {name: document.text for name, document in documents.items()}
    for edit in EDITS:
        for name, old, new in edit.changes:
            documents[name].edit(old, new)
        # The files may be expanded in any order.
        for document in documents.values():
            document.diagnostics()
        shown = {name: document.diagnostics() for name, document in documents.items()}
        expected = edit.shown_when_built if is_built else edit.shown
        expect(edit.name, shown, {"Queries": expected, "Use": []})
        expect(f"{edit.name}: quick fixes", documents["Queries"].quick_fixes(), edit.fixes_when_built if is_built else edit.fixes)
        for name, text in saved.items():
            documents[name].show(text)


def compile_commands(folder, sources, scratch):
    """Tells a server how to compile a target with the plugin, because without an index it does not find out."""
    outputs = sorted(scratch.glob("plugins/outputs/editor/Embedded/*/EmbedGraphQLSchema/**/*.swift"))
    if not outputs:
        sys.exit(f"The plugin has written nothing into {scratch}")
    files = [str(file) for file in [*sorted(sources.glob("*.swift")), *outputs]]
    products = scratch / "debug"
    arguments = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Embedded", "-I", f"{products}/Modules"]
    arguments += ["-load-plugin-executable", f"{products}/InlineGraphQLMacros-tool#InlineGraphQLMacros", *files]
    folder.mkdir()
    commands = [{"directory": str(folder), "file": file, "arguments": arguments} for file in files]
    (folder / "compile_commands.json").write_text(json.dumps(commands))


def started(command, folder, log):
    server = Client(command, folder, log, LIMIT)
    parameters = {"processId": None, "rootUri": folder.as_uri(), "capabilities": CAPABILITIES}
    server.ask("initialize", parameters | {"initializationOptions": OPTIONS})
    server.notify("initialized", {})
    return server


def main():
    folder, scratch, log = sys.argv[1:]
    folder, scratch = pathlib.Path(folder).resolve(), pathlib.Path(scratch).resolve()
    types = {"#graphql": "struct Hero: InlineGraphQL.GraphQLQuery {", "@GraphQLFragment": "struct Data: InlineGraphQL."}
    mistake = ['9:33-9:36: error: Cannot query field "nme" on type "Character". Did you mean "name"?']
    with started(["sourcekit-lsp", "--scratch-path", str(scratch)], folder, log) as server:
        # A server that does not index runs no plugins, so a target with the plugin has the imported macros there.
        for target in ("Direct", "Embedded"):
            check(server, folder / "Sources" / target, types, mistake, is_built=False)
    # The plugin's macros expand to other macros. Editors do not show the diagnostics of those, such as the one that the
    # next build checks a changed literal.
    compile_commands(folder / "AsBuilt", folder / "Sources" / "Embedded", scratch)
    with started(["sourcekit-lsp"], folder / "AsBuilt", log + ".as-built") as server:
        step = "#_graphql_Queries("
        check(server, folder / "Sources" / "Embedded", {macro: step for macro in types}, [], is_built=True)


main()
